//===- PassProperties.cpp - What passes need, give and keep -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The table of declarations. The check stands in PassPropertiesCheck.cpp.
///
//===----------------------------------------------------------------------===//

#include "jir/Passes/PassProperties.h"

using namespace jir;

/// One row a pass, in the order of their names.
static std::vector<PassProperties> makeTable() {
  std::vector<PassProperties> table;
  auto add = [&](llvm::StringRef pass) -> PassProperties & {
    table.emplace_back();
    table.back().pass = pass;
    return table.back();
  };

  PassProperties &cha = add("jvm-cha");
  cha.gives = "call graph";
  cha.keepsResults = true;

  PassProperties &load = add("jvm-load");
  load.needs = "call graph";
  load.from = "cha";
  load.needsOnlyWith = "what=reachable";
  load.keepsResults = true;
  // What it brings is as the class files have it.
  load.ends = {"lowered-indy"};

  add("jvm-lower-invokedynamic").establishes = {"lowered-indy"};

  add("jvm-print-hierarchy").keepsResults = true;

  add("jvm-print-linkage").keepsResults = true;

  add("jvm-unload").keepsResults = true;
  return table;
}

llvm::ArrayRef<PassProperties> jir::getPassProperties() {
  static const std::vector<PassProperties> table = makeTable();
  return table;
}
