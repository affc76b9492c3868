//===- ResultStoreTests.cpp - How results travel ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which result is found: by pass, options and type, the latest first.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Framework/ResultStore.h"
#include "mlir/IR/BuiltinOps.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

class ResultStoreTest : public testing::Test {
protected:
  ResultStoreTest()
      : program(mlir::ModuleOp::create(mlir::UnknownLoc::get(&context))),
        store(*program) {}

  void add(llvm::StringRef pass, llvm::StringRef options, int value) {
    store.add<int>(pass, options, std::make_shared<const int>(value));
  }
  /// The latest int of \p source; -1 without one.
  int latest(llvm::StringRef source) {
    auto found = store.latest<int>(source);
    return found ? *found : -1;
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> program;
  ResultStore store;
};

TEST_F(ResultStoreTest, SourceIsNamedWithOrWithoutPrefix) {
  add("jvm-cha", "", 1);
  EXPECT_EQ(latest("cha"), 1);
  EXPECT_EQ(latest("jvm-cha"), 1);
  EXPECT_EQ(latest("points-to"), -1);
}

TEST_F(ResultStoreTest, LatestOfSeveralOptions) {
  add("jvm-cha", "a=1", 1);
  add("jvm-cha", "a=2", 2);
  EXPECT_EQ(latest("cha"), 2);
  EXPECT_EQ(*store.find<int>("jvm-cha", "a=1"), 1);
  EXPECT_FALSE(store.find<int>("jvm-cha", "a=3"));
  // The same key again: it is the latest then, and the older one is gone.
  add("jvm-cha", "a=1", 3);
  EXPECT_EQ(latest("cha"), 3);
  EXPECT_EQ(*store.find<int>("jvm-cha", "a=1"), 3);
}

TEST_F(ResultStoreTest, TypesAreKeptApart) {
  add("jvm-cha", "", 1);
  store.add<float>("jvm-cha", "", std::make_shared<const float>(2.0f));
  EXPECT_EQ(latest("cha"), 1);
  EXPECT_EQ(*store.latest<float>("cha"), 2.0f);
  EXPECT_FALSE(store.latest<double>("cha"));
}

TEST_F(ResultStoreTest, NoSourceIsTheLatestOfAny) {
  EXPECT_EQ(latest(""), -1);
  EXPECT_EQ(store.getSource<int>(""), "");
  add("jvm-cha", "", 1);
  add("jvm-points-to", "", 2);
  store.add<float>("jvm-other", "", std::make_shared<const float>(3.0f));
  EXPECT_EQ(latest(""), 2);
  EXPECT_EQ(store.getSource<int>(""), "points-to");
  EXPECT_EQ(store.getSource<int>("jvm-cha"), "cha");
}

TEST_F(ResultStoreTest, ResultsOutliveTheStore) {
  std::shared_ptr<const int> kept;
  {
    ResultStore other(*program);
    other.add<int>("jvm-cha", "", std::make_shared<const int>(5));
    kept = other.latest<int>("cha");
  }
  EXPECT_EQ(*kept, 5);
}

TEST_F(ResultStoreTest, PrintsPassesAndOptions) {
  add("jvm-cha", "a=1", 2);
  add("jvm-unload", "", 1);
  std::string text;
  llvm::raw_string_ostream os(text);
  store.print(os);
  EXPECT_EQ(text, "jvm-cha a=1\njvm-unload\n");
}

} // namespace
