//===- ManifestTests.cpp - Manifests as java reads them ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main section of manifests in the spellings that java accepts.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/Manifest.h"
#include "gtest/gtest.h"

using namespace jir;
using namespace llvm;

TEST(Manifest, NamesIgnoreCase) {
  Manifest manifest = Manifest::parse("Manifest-Version: 1.0\r\n"
                                      "MAIN-class: p.Main \r\n"
                                      "Multi-Release: TRUE\r\n");
  EXPECT_EQ(manifest.getMainClass(), "p.Main");
  EXPECT_TRUE(manifest.isMultiRelease());
  EXPECT_TRUE(manifest.has("manifest-version"));
  EXPECT_FALSE(manifest.has("Absent"));
  EXPECT_EQ(manifest.get("Absent"), "");
}

TEST(Manifest, ContinuationLines) {
  Manifest manifest = Manifest::parse("Class-Path: a.jar b\n"
                                      " .jar  c.jar\n"
                                      " \n"
                                      "Main-Class: p.\r"
                                      " Main\r");
  EXPECT_EQ(manifest.getClassPath(),
            (std::vector<StringRef>{"a.jar", "b.jar", "c.jar"}));
  EXPECT_EQ(manifest.getMainClass(), "p.Main");
}

TEST(Manifest, OnlyTheMainSection) {
  Manifest manifest = Manifest::parse("Main-Class: A\n"
                                      "\n"
                                      "Name: p/\n"
                                      "Main-Class: B\n");
  EXPECT_EQ(manifest.getMainClass(), "A");
  EXPECT_EQ(manifest.getAttributes().size(), 1u);
}

TEST(Manifest, LastOfSeveralWins) {
  EXPECT_EQ(Manifest::parse("Main-Class: A\nMain-Class: B\n").getMainClass(),
            "B");
}

TEST(Manifest, ColonsInValues) {
  EXPECT_EQ(Manifest::parse("Class-Path: file:/a.jar http://h/b.jar\n")
                .getClassPath(),
            (std::vector<StringRef>{"file:/a.jar", "http://h/b.jar"}));
}

TEST(Manifest, LinesThatAreNoAttributesAreCounted) {
  Manifest manifest = Manifest::parse(" goes on with nothing\n"
                                      "no colon\n"
                                      "No-Space:x\n"
                                      "Empty:\n"
                                      "Agent-Class: A\n");
  EXPECT_EQ(manifest.getNumBadLines(), 3u);
  EXPECT_TRUE(manifest.has("Empty"));
  EXPECT_EQ(manifest.getAgentClass(), "A");
}

TEST(Manifest, Agents) {
  Manifest manifest = Manifest::parse("Launcher-Agent-Class: L\n"
                                      "Premain-Class: P\n"
                                      "Start-Class: S\n"
                                      "Automatic-Module-Name: m.n\n");
  EXPECT_EQ(manifest.getLauncherAgentClass(), "L");
  EXPECT_EQ(manifest.getPremainClass(), "P");
  EXPECT_EQ(manifest.getStartClass(), "S");
  EXPECT_EQ(manifest.getAutomaticModuleName(), "m.n");
}
