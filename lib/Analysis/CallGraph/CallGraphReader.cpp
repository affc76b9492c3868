//===- CallGraphReader.cpp - Call graphs of other tools ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// CSV rows to methods and edges.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraphReader.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

using namespace jir;
using namespace llvm;

/// The fields of one line (RFC 4180). None when a quote does not end: our files
/// have no line ends inside fields.
static std::optional<SmallVector<std::string, 8>> splitRow(StringRef line) {
  SmallVector<std::string, 8> fields(1);
  bool isQuoted = false;
  for (size_t i = 0; i < line.size(); ++i) {
    char c = line[i];
    if (c == '"' && isQuoted && line.substr(i + 1).starts_with("\"")) {
      fields.back() += c;
      ++i;
    } else if (c == '"') {
      isQuoted = !isQuoted;
    } else if (c == ',' && !isQuoted) {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  if (isQuoted)
    return std::nullopt;
  return fields;
}

/// `clinit|static` to a set; none for an unknown name.
static std::optional<ReasonSet> parseReasons(StringRef text) {
  ReasonSet reasons;
  SmallVector<StringRef, 4> names;
  text.split(names, '|');
  for (StringRef name : names) {
    std::optional<Reason> reason = StringSwitch<std::optional<Reason>>(name)
#define CALL_REASON(Enumerator, Name, Meaning) .Case(Name, Reason::Enumerator)
#include "jir/Analysis/CallGraph/CallReasons.def"
                                       .Default(std::nullopt);
    if (!reason)
      return std::nullopt;
    reasons |= *reason;
  }
  return reasons;
}

/// Calls \p read with the fields of each row after the heading. It returns what
/// it expected instead, or nothing.
static Error forEachRow(StringRef text, StringRef file, unsigned numColumns,
                        StringRef heading,
                        function_ref<std::string(ArrayRef<std::string>)> read) {
  unsigned lineNumber = 0;
  auto fail = [&](const Twine &message) {
    return inFile(inputError("line " + Twine(lineNumber) + ": " + message),
                  file);
  };
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    line.consume_back("\r");
    ++lineNumber;
    if (lineNumber == 1) {
      if (!line.starts_with(heading))
        return fail("expected the columns " + heading);
      continue;
    }
    std::optional<SmallVector<std::string, 8>> fields = splitRow(line);
    if (!fields || fields->size() < numColumns)
      return fail("expected " + Twine(numColumns) + " fields");
    std::string problem = read(*fields);
    if (!problem.empty())
      return fail(problem);
  }
  if (lineNumber == 0)
    return inFile(inputError("is empty: expected the columns " + heading),
                  file);
  return Error::success();
}

Error jir::forEachCallGraphRow(
    StringRef text, StringRef file,
    function_ref<std::string(ArrayRef<std::string>)> read) {
  return forEachRow(text, file, 8,
                    "caller_class,caller_name,caller_descriptor,bci,"
                    "callee_class,callee_name,callee_descriptor,reason",
                    read);
}

MethodId CallGraphReader::lookup(StringRef owner, StringRef name,
                                 StringRef descriptor) {
  ClassId id = hierarchy.lookupClass(owner);
  if (!id || hierarchy.isPhantom(id))
    return MethodId();
  return hierarchy.lookupMethod(id, jvm::joinMethodMember(name, descriptor));
}

Error CallGraphReader::readMethods(StringRef text, StringRef file) {
  return forEachRow(text, file, 3, "class,name,descriptor",
                    [&](ArrayRef<std::string> row) -> std::string {
                      if (MethodId method = lookup(row[0], row[1], row[2]))
                        methods.push_back(method);
                      else
                        ++numUnknown;
                      return "";
                    });
}

Error CallGraphReader::readEdges(StringRef text, StringRef file) {
  auto read = [&](ArrayRef<std::string> row) -> std::string {
    Edge edge;
    if (StringRef(row[3]).getAsInteger(10, edge.bci))
      return "expected a bytecode index or -1";
    std::optional<ReasonSet> reasons = parseReasons(row[7]);
    if (!reasons)
      return "unknown reason '" + row[7] + "'";
    edge.reasons = *reasons;
    bool isRoot = row[0] == "<root>";
    edge.caller = isRoot ? MethodId() : lookup(row[0], row[1], row[2]);
    edge.callee = lookup(row[4], row[5], row[6]);
    if (edge.callee && (isRoot || edge.caller))
      edges.push_back(edge);
    else
      ++numUnknown;
    return "";
  };
  return forEachCallGraphRow(text, file, read);
}

std::shared_ptr<CallGraph> CallGraphReader::finish() {
  auto graph = std::make_shared<CallGraph>(hierarchy);
  stable_sort(edges, [](const Edge &a, const Edge &b) {
    return std::make_tuple(a.caller.index, a.bci) <
           std::make_tuple(b.caller.index, b.bci);
  });
  for (MethodId method : methods)
    graph->addReachable(method, CallGraph::Cause());
  const Edge *last = nullptr;
  for (const Edge &edge : edges) {
    if (!last || last->caller != edge.caller || last->bci != edge.bci) {
      CallSite site;
      site.caller = edge.caller;
      site.bci = edge.bci;
      site.kind = edge.caller ? SiteKind::Implicit : SiteKind::Root;
      graph->addSite(site);
    }
    graph->addEdge(edge.callee, edge.reasons);
    if (edge.caller)
      graph->addReachable(edge.caller, CallGraph::Cause());
    graph->addReachable(edge.callee, {edge.caller, edge.bci, Reason::Dispatch});
    last = &edge;
  }
  graph->finish();
  return graph;
}
