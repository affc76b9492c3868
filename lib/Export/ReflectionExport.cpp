//===- ReflectionExport.cpp - Reflective calls to files ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of edges and of unresolved facts, sorted together.
//
//===----------------------------------------------------------------------===//

#include "jir/Export/ReflectionExport.h"
#include "Csv.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;

/// The reasons of edges that reflection makes, which are its evidence.
static constexpr Reason kReflective[] = {Reason::Reflection, Reason::Service,
                                         Reason::Proxy, Reason::MethodHandle};

namespace {

class Writer {
public:
  explicit Writer(const CallGraph &graph)
      : graph(graph), hierarchy(graph.getHierarchy()) {}

  void collect(bool withPlatform);
  void write(llvm::raw_ostream &os);

private:
  using Place = std::pair<MethodId, int32_t>;
  struct Row {
    std::string caller;
    int32_t bci;
    std::string rest;

    auto key() const { return std::tie(caller, bci, rest); }
  };

  void appendMethod(std::string &line, MethodId method) const;
  bool isShown(MethodId caller, bool withPlatform) const;
  /// The method that is at an instruction, for the first one that does.
  std::string getCalled(MethodId caller, int32_t bci) const;
  void add(MethodId caller, int32_t bci, std::string rest);

  const CallGraph &graph;
  const ClassHierarchy &hierarchy;
  std::vector<Row> rows;
};

} // namespace

void Writer::appendMethod(std::string &line, MethodId method) const {
  appendCsvField(line, hierarchy.getName(hierarchy.getMethod(method).owner));
  line += ',';
  appendCsvField(line, hierarchy.getMethodName(method));
  line += ',';
  appendCsvField(line, hierarchy.getDescriptor(method));
}

bool Writer::isShown(MethodId caller, bool withPlatform) const {
  return withPlatform ||
         (caller && hierarchy.getOrigin(hierarchy.getMethod(caller).owner) !=
                        jvm::Origin::Platform);
}

std::string Writer::getCalled(MethodId caller, int32_t bci) const {
  if (bci >= 0 && caller)
    for (const CallSite &site : graph.getSitesOf(caller))
      if (site.bci == bci && site.resolved && site.kind != SiteKind::Implicit)
        return hierarchy.getQualifiedName(site.resolved);
  return "";
}

void Writer::add(MethodId caller, int32_t bci, std::string rest) {
  std::string line;
  if (caller)
    appendMethod(line, caller);
  else
    line = "<root>,,";
  std::string end = ",";
  appendCsvField(end, getCalled(caller, bci));
  rows.push_back({std::move(line), bci, end + std::move(rest)});
}

void Writer::collect(bool withPlatform) {
  graph.forEachRow([&](const CallGraph::Row &row) {
    if (!isShown(row.caller, withPlatform))
      return;
    for (Reason reason : kReflective) {
      if (!row.reasons.contains(reason))
        continue;
      std::string rest = ",resolved,";
      rest += getName(reason);
      rest += ',';
      appendMethod(rest, row.callee);
      add(row.caller, row.bci, rest + ',');
    }
  });
  for (const Unresolved &fact : graph.getUnresolved()) {
    if (fact.kind != Unresolved::Reflection ||
        !isShown(fact.caller, withPlatform))
      continue;
    std::string rest = ",unresolved,,,,,";
    appendCsvField(rest, fact.what.getValue());
    add(fact.caller, fact.bci, rest);
  }
}

void Writer::write(llvm::raw_ostream &os) {
  os << "class,name,descriptor,bci,call,state,evidence,target_class,"
        "target_name,target_descriptor,why\n";
  llvm::sort(rows,
             [](const Row &a, const Row &b) { return a.key() < b.key(); });
  for (const Row &row : rows)
    os << row.caller << ',' << row.bci << row.rest << '\n';
}

void jir::exportReflection(const CallGraph &graph, bool withPlatform,
                           llvm::raw_ostream &os) {
  Writer writer(graph);
  writer.collect(withPlatform);
  writer.write(os);
}
