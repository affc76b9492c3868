//===- JarSignatureTests.cpp - Signed jars ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of a signature are found, and nothing else is taken for one.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/JarSignature.h"
#include "gtest/gtest.h"

using namespace jir;

TEST(JarSignature, Files) {
  for (const char *name : {"META-INF/A.SF", "META-INF/a.rsa", "meta-inf/X.DSA",
                           "META-INF/X.EC", "META-INF/SIG-X"})
    EXPECT_TRUE(isSignatureFile(name)) << name;
  for (const char *name : {"META-INF/MANIFEST.MF", "META-INF/sub/A.SF", "A.SF",
                           "META-INF/A.SF/", "META-INF/services/X.EC"})
    EXPECT_FALSE(isSignatureFile(name)) << name;
}

TEST(JarSignature, SectionsOfDigestsGo) {
  EXPECT_EQ(removeDigests("Manifest-Version: 1.0\r\n"
                          "Main-Class: A\r\n"
                          "\r\n"
                          "Name: a/B.class\r\n"
                          "SHA-256-Digest: xxxx\r\n"
                          " yyyy\r\n"
                          "\r\n"
                          "Name: c/\r\n"
                          "Sealed: true\r\n"
                          "SHA1-Digest-fr: zzzz\r\n"
                          "\r\n"),
            "Manifest-Version: 1.0\r\n"
            "Main-Class: A\r\n"
            "\r\n"
            "Name: c/\r\n"
            "Sealed: true\r\n"
            "\r\n");
}

TEST(JarSignature, OtherManifestsStay) {
  for (const char *text : {"", "\n", "Main-Class: A", "A: b\n\nName: x\n\n\n",
                           "A: b\r\rName: x\rC: d\r\r"})
    EXPECT_EQ(removeDigests(text), text);
}
