//===- ServiceFileTests.cpp - Provider-configuration files ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Providers, comments and bad lines of service files.
//
//===----------------------------------------------------------------------===//

#include "ZipBuilder.h"
#include "jir/Archive/ServiceFile.h"

using namespace jir;
using namespace jir::test;
using namespace llvm;

using Strings = std::vector<std::string>;

TEST(ServiceFile, CommentsAndWhiteSpace) {
  ServiceFile file = parseServiceFile("p.Service", "# comment\r\n"
                                                   "  p.A  # the first\r\n"
                                                   "\r\n"
                                                   "p.B\n"
                                                   "p.A\n"
                                                   "p.Outer$Inner");
  EXPECT_EQ(file.service, "p.Service");
  EXPECT_EQ(file.providers, (Strings{"p.A", "p.B", "p.Outer$Inner"}));
  EXPECT_TRUE(file.badLines.empty());
}

TEST(ServiceFile, BadLines) {
  ServiceFile file = parseServiceFile("p.S", "p.A p.B\n1p\np-q\nok\n");
  EXPECT_EQ(file.providers, Strings{"ok"});
  EXPECT_EQ(file.badLines, (Strings{"p.A p.B", "1p", "p-q"}));
}

TEST(ServiceFile, OfAnArchive) {
  auto archive = openGood(buildZip({{"META-INF/services/p.S", "p.A"},
                                    {"META-INF/services/", ""},
                                    {"META-INF/services/sub/p.S", "p.B"},
                                    {"META-INF/services/p.T", "p.C", true}}));
  std::vector<ServiceFile> files = cantFail(archive->readServiceFiles());
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].service, "p.S");
  EXPECT_EQ(files[0].entry, 0u);
  EXPECT_EQ(files[1].service, "p.T");
  EXPECT_EQ(files[1].providers, Strings{"p.C"});
}
