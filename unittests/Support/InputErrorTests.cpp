//===- InputErrorTests.cpp - Errors with their place ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Errors collect their place on the way up and print it in one form.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/InputError.h"
#include "gtest/gtest.h"

using namespace jir;
using llvm::Error;

TEST(InputError, PrintsWhatIsKnown) {
  EXPECT_EQ(llvm::toString(inputError("bad")), "bad");
  EXPECT_EQ(llvm::toString(inputErrorAt(31, "bad")), "offset 0x1f: bad");
  EXPECT_EQ(llvm::toString(codeErrorAt(3, "bad")), "bytecode index 3: bad");
}

TEST(InputError, CollectsThePlace) {
  Error error = inAttribute(inputErrorAt(31, "bad"), "Code");
  error = inMember(std::move(error), "method run()V");
  error = inClass(std::move(error), "a/B");
  error = inFile(std::move(error), "app.jar!/a/B.class");
  EXPECT_EQ(llvm::toString(std::move(error)),
            "app.jar!/a/B.class: class a/B: method run()V: attribute Code: "
            "offset 0x1f: bad");
}

TEST(InputError, TheInnermostPlaceWins) {
  Error error = inAttribute(inputError("bad"), "StackMapTable");
  EXPECT_EQ(llvm::toString(inAttribute(std::move(error), "Code")),
            "attribute StackMapTable: bad");
}

TEST(InputError, SuccessStaysSuccess) {
  EXPECT_FALSE(bool(inClass(Error::success(), "a/B")));
}

TEST(InputError, OtherErrorsGetAPlace) {
  Error error = llvm::createStringError(llvm::inconvertibleErrorCode(), "bad");
  EXPECT_EQ(llvm::toString(inFile(std::move(error), "a.jar")), "a.jar: bad");
}

TEST(InputError, ShowsModifiedUtf8AsUtf8) {
  Error error = inClass(inputError("bad"), "\xC0\x80\xED\xA0\x80");
  EXPECT_EQ(llvm::toString(std::move(error)),
            std::string("class \0\\ud800: bad", 18));
}
