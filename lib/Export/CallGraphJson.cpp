//===- CallGraphJson.cpp - Call graphs as JSON ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// jir's own JSON form, and that of the JCG project.
///
//===----------------------------------------------------------------------===//

#include "CallGraphJson.h"
#include "JsonPieces.h"
#include "jir/Export/CallGraphExport.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// jir's own form
//===----------------------------------------------------------------------===//

static void writeUnresolved(json::OStream &out, const CallGraph &graph) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  for (const Unresolved &fact : graph.getUnresolved())
    out.object([&] {
      out.attribute("kind", getName(fact.kind));
      if (fact.caller)
        writeMethod(out, hierarchy, fact.caller);
      out.attribute("bci", fact.bci);
      if (fact.what)
        out.attribute("what", toDisplayUtf8(fact.what.getValue()));
    });
}

/// Writes the edges. They are numbers but for the reasons, which are words of
/// our own: nothing needs an escape.
static void writeEdges(json::OStream &out, const CallGraph &graph,
                       const EdgeFilter &filter,
                       llvm::ArrayRef<uint32_t> numbers) {
  out.rawValue([&](llvm::raw_ostream &os) {
    os << '[';
    bool isFirst = true;
    filter.forEachRow(graph, [&](const CallGraph::Row &row) {
      os << (isFirst ? "\n" : ",\n") << "{\"caller\":";
      isFirst = false;
      if (row.caller)
        os << numbers[row.caller.index];
      else
        os << "-1";
      os << ",\"bci\":" << row.bci
         << ",\"callee\":" << numbers[row.callee.index] << ",\"reasons\":\"";
      row.reasons.print(os);
      os << "\"}";
    });
    os << "\n]";
  });
}

void jir::exportCallGraphJson(const CallGraph &graph, const EdgeFilter &filter,
                              llvm::raw_ostream &os) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  std::vector<MethodId> methods = filter.getMethods(graph);
  std::vector<uint32_t> numbers(hierarchy.getNumMethods());
  for (uint32_t number = 0; number < methods.size(); ++number)
    numbers[methods[number].index] = number;
  json::OStream out(os);
  out.object([&] {
    out.attribute("schema", kCallGraphSchema);
    out.attributeArray("assumptions", [&] {
      for (StringRef name : graph.getAssumptions().getNames())
        out.value(name);
    });
    out.attribute("runtime", getName(graph.getAssumptions().getRuntime()));
    out.attributeArray("methods", [&] {
      for (MethodId method : methods)
        out.object([&] {
          writeMethod(out, hierarchy, method);
          out.attribute("origin", jvm::stringifyOrigin(hierarchy.getOrigin(
                                      hierarchy.getMethod(method).owner)));
        });
    });
    out.attributeBegin("edges");
    writeEdges(out, graph, filter, numbers);
    out.attributeEnd();
    out.attributeArray("unresolved", [&] { writeUnresolved(out, graph); });
  });
  os << '\n';
}

//===----------------------------------------------------------------------===//
// The form of the JCG project
//===----------------------------------------------------------------------===//

namespace {

/// Writes methods in JCG's form, each text made once.
class JcgWriter {
public:
  JcgWriter(const CallGraph &graph, const EdgeFilter &filter,
            llvm::raw_ostream &os)
      : graph(graph), filter(filter), hierarchy(graph.getHierarchy()),
        ops(hierarchy), os(os), texts(hierarchy.getNumMethods()) {}

  void write();

private:
  StringRef getText(MethodId method);
  /// The source line of a bytecode index; -1 where the method's code is not in
  /// the IR.
  int32_t getLine(MethodId caller, int32_t bci);
  void writeSites(MethodId caller);
  void writeSite(MethodId declared, int32_t line, int32_t bci,
                 llvm::ArrayRef<MethodId> targets);

  const CallGraph &graph;
  const EdgeFilter &filter;
  ClassHierarchy &hierarchy;
  MethodOps ops;
  llvm::raw_ostream &os;
  std::vector<std::string> texts;
  bool isFirstSite = true;
};

} // namespace

StringRef JcgWriter::getText(MethodId method) {
  std::string &text = texts[method.index];
  if (!text.empty())
    return text;
  std::string owner =
      hierarchy.getName(hierarchy.getMethod(method).owner).str();
  std::replace(owner.begin(), owner.end(), '.', '/');
  llvm::raw_string_ostream stream(text);
  json::OStream out(stream);
  out.object([&] {
    out.attribute("name", toDisplayUtf8(hierarchy.getMethodName(method)));
    out.attribute("declaringClass", toDisplayUtf8("L" + owner + ";"));
    StringRef descriptor = hierarchy.getDescriptor(method);
    auto [parameters, result] = descriptor.drop_front().split(')');
    out.attribute("returnType", toDisplayUtf8(result));
    out.attributeArray("parameterTypes", [&, rest = parameters]() mutable {
      while (!rest.empty()) {
        size_t end = rest.find_first_not_of('[');
        end = rest[end] == 'L' ? rest.find(';', end) + 1 : end + 1;
        out.value(toDisplayUtf8(rest.take_front(end)));
        rest = rest.drop_front(end);
      }
    });
  });
  return text;
}

int32_t JcgWriter::getLine(MethodId caller, int32_t bci) {
  // Platform classes come with names and bodies materialized only; asking for
  // one would load it.
  if (hierarchy.getOrigin(hierarchy.getMethod(caller).owner) ==
      jvm::Origin::Platform)
    return -1;
  jvm::MethodOp op = ops.lookup(caller);
  return op ? op.getLine(bci) : -1;
}

void JcgWriter::writeSite(MethodId declared, int32_t line, int32_t bci,
                          llvm::ArrayRef<MethodId> targets) {
  os << (isFirstSite ? "\n" : ",\n")
     << "{\"declaredTarget\":" << getText(declared) << ",\"line\":" << line
     << ",\"pc\":" << bci << ",\"targets\":[";
  isFirstSite = false;
  llvm::interleaveComma(targets, os,
                        [&](MethodId target) { os << getText(target); });
  os << "]}";
}

void JcgWriter::writeSites(MethodId caller) {
  isFirstSite = true;
  std::vector<MethodId> targets;
  for (const CallSite &site : graph.getSitesOf(caller)) {
    int32_t line = getLine(caller, site.bci);
    targets.clear();
    size_t all = 0;
    graph.forEachTarget(site, [&](const CallEdge &edge) {
      ++all;
      if (filter.isTrivial() || filter.keeps(caller, edge.callee))
        targets.push_back(edge.callee);
    });
    // A site that reaches nothing is a fact; one that is filtered out is not.
    if (all && targets.empty())
      continue;
    if (site.resolved) {
      writeSite(site.resolved, line, site.bci, targets);
      continue;
    }
    // No instruction names these targets: each represents itself.
    for (MethodId target : targets)
      writeSite(target, line, site.bci, target);
  }
}

void JcgWriter::write() {
  os << "{\"reachableMethods\":[";
  bool isFirst = true;
  for (MethodId method : filter.getMethods(graph)) {
    os << (isFirst ? "\n" : ",\n") << "{\"method\":" << getText(method)
       << ",\"callSites\":[";
    isFirst = false;
    writeSites(method);
    os << "]}";
  }
  os << "\n]}\n";
}

void jir::exportCallGraphJcg(const CallGraph &graph, const EdgeFilter &filter,
                             llvm::raw_ostream &os) {
  JcgWriter(graph, filter, os).write();
}
