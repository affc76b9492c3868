//===- CallGraphComparisonPrinter.cpp - Differences as text -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The text and JSON forms of a comparison.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphComparison.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

void jir::printComparison(const CallGraphComparison &comparison,
                          const ComparisonShown &shown, llvm::raw_ostream &os) {
  const MethodNames &names = *shown.names;
  os << "methods: " << comparison.commonMethods << " in both\n";
  os << "edges: " << comparison.commonEdges << " in both, "
     << comparison.otherReasons << " of them with other reasons\n";
  for (int side : {0, 1}) {
    const auto &methods = comparison.onlyMethods[side];
    const auto &edges = comparison.onlyEdges[side];
    const auto &partings = comparison.partings[side];
    os << "only in " << shown.labels[side] << ": " << methods.size()
       << " methods, " << edges.size() << " edges, " << partings.size()
       << " of them from a method in both to one that the other has not\n";
    for (const CallGraphTable::Edge &edge :
         llvm::ArrayRef(partings).take_front(shown.limit))
      os << "  " << names.getText(edge.caller) << " [" << edge.bci << "] -> "
         << names.getText(edge.callee) << " : "
         << shown.tables[side]->reasons[edge.reason] << '\n';
    if (partings.size() > shown.limit)
      os << "  and " << partings.size() - shown.limit << " more\n";
  }
}

void jir::exportComparisonJson(const CallGraphComparison &comparison,
                               const ComparisonShown &shown,
                               llvm::raw_ostream &os) {
  json::OStream out(os, /*IndentSize=*/1);
  auto writeEdges = [&](StringRef key, int side,
                        const std::vector<CallGraphTable::Edge> &edges) {
    out.attributeArray(key, [&] {
      for (const CallGraphTable::Edge &edge : edges)
        out.object([&] {
          out.attribute("caller",
                        json::fixUTF8(shown.names->getText(edge.caller)));
          out.attribute("bci", edge.bci);
          out.attribute("callee",
                        json::fixUTF8(shown.names->getText(edge.callee)));
          out.attribute(
              "reasons",
              json::fixUTF8(shown.tables[side]->reasons[edge.reason]));
        });
    });
  };
  out.object([&] {
    out.attribute("schema", kCallGraphComparisonSchema);
    out.attribute("same", comparison.isSame());
    out.attribute("common_methods", comparison.commonMethods);
    out.attribute("common_edges", comparison.commonEdges);
    out.attribute("other_reasons", comparison.otherReasons);
    for (int side : {0, 1})
      out.attributeObject(side ? "second" : "first", [&] {
        out.attribute("label", json::fixUTF8(shown.labels[side]));
        out.attributeArray("only_methods", [&] {
          for (uint32_t method : comparison.onlyMethods[side])
            out.value(json::fixUTF8(shown.names->getText(method)));
        });
        writeEdges("partings", side, comparison.partings[side]);
        writeEdges("only_edges", side, comparison.onlyEdges[side]);
      });
  });
  os << '\n';
}
