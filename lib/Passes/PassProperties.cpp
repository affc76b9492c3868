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

/// The kinds of results.
static constexpr llvm::StringLiteral kCallGraph = "call graph";
static constexpr llvm::StringLiteral kClaims = "set of claims";

/// The options of jvm-points-to that have few values.
static decltype(PassProperties::choices) getPointsToChoices() {
  return {{"annotate", {"application", "none", "all"}},
          {"context",
           {"ci", "1-call", "2-call", "3-call", "1-obj", "2-obj", "3-obj",
            "1-type", "2-type", "3-type", "selective"}}};
}

static void describeLoad(PassProperties &load) {
  load.needs = kCallGraph;
  load.from = "cha";
  load.needsOnlyWith = "what=reachable";
  load.choices = {{"what", {"application", "reachable", "all"}}};
  load.keepsResults = true;
  // What it brings is as the class files have it.
  load.ends = {"lowered-indy"};
}

/// One row a pass, in the order of their names.
static std::vector<PassProperties> makeTable() {
  std::vector<PassProperties> table;
  auto add = [&](llvm::StringRef pass) -> PassProperties & {
    table.emplace_back();
    table.back().pass = pass;
    return table.back();
  };

  /// A pass that reads a result and changes nothing.
  auto addReader = [&](llvm::StringRef pass, llvm::StringRef needs,
                       llvm::StringRef from) -> PassProperties & {
    PassProperties &row = add(pass);
    row.needs = needs;
    row.from = from;
    row.keepsResults = true;
    return row;
  };
  /// An analysis.
  auto addAnalysis = [&](llvm::StringRef pass,
                         llvm::StringRef gives) -> PassProperties & {
    PassProperties &row = add(pass);
    row.gives = gives;
    row.keepsResults = true;
    return row;
  };

  addAnalysis("jvm-cha", kCallGraph).choices = {
      {"annotate", {"application", "none", "all"}}};
  addReader("jvm-check-claims", kClaims, "devirtualize");
  addReader("jvm-compare-call-graphs", kCallGraph, "cha");
  addReader("jvm-compare-recording", kCallGraph, "cha");

  addAnalysis("jvm-defensive", kClaims);

  // A rewritten call means the same and keeps its key: results stay.
  PassProperties &devirtualize = addAnalysis("jvm-devirtualize", kClaims);
  devirtualize.needs = kCallGraph;
  devirtualize.needsOr = kClaims;
  devirtualize.from = "cha";
  devirtualize.choices = {{"mode", {"annotate", "rewrite"}},
                          {"scope", {"application", "all"}}};

  addReader("jvm-export-call-graph", kCallGraph, "cha").choices = {
      {"format", {"csv", "json", "dot", "jcg"}}};
  addReader("jvm-export-claims", kClaims, "devirtualize");
  addReader("jvm-export-methods", kCallGraph, "cha");

  describeLoad(add("jvm-load"));

  add("jvm-lower-invokedynamic").establishes = {"lowered-indy"};

  addAnalysis("jvm-points-to", kCallGraph).choices = getPointsToChoices();
  PassProperties &claims = addAnalysis("jvm-points-to-claims", kClaims);
  claims.needs = kCallGraph;
  claims.from = "points-to";

  addReader("jvm-print-call-graph", kCallGraph, "cha");
  add("jvm-print-hierarchy").keepsResults = true;

  add("jvm-print-linkage").keepsResults = true;
  PassProperties &natives = add("jvm-print-natives");
  natives.keepsResults = true;
  natives.choices = {{"only", {"all", "missing", "unused"}}};

  addReader("jvm-print-points-to", kCallGraph, "points-to");
  addReader("jvm-print-statistics", kCallGraph, "cha");

  addAnalysis("jvm-read-call-graph", kCallGraph);

  add("jvm-unload").keepsResults = true;
  add("jvm-verify-types").keepsResults = true;
  // Claims are asked without a call graph, too.
  addReader("jvm-why", kCallGraph, "cha").needsOr = kClaims;
  return table;
}

llvm::ArrayRef<PassProperties> jir::getPassProperties() {
  static const std::vector<PassProperties> table = makeTable();
  return table;
}
