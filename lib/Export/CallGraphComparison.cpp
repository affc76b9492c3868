//===- CallGraphComparison.cpp - Two call graphs side by side ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads graphs into tables, and walks two sorted tables side by side.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphComparison.h"
#include "Csv.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace jir;
using llvm::StringRef;

/// The columns of `<root>`.
static constexpr llvm::StringLiteral kRoot = "<root>,,";

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

uint32_t MethodNames::getNumber(StringRef columns) {
  auto [it, isNew] = numbers.try_emplace(columns, names.size());
  if (isNew)
    names.push_back(it->first());
  return it->second;
}

/// The text in front of the first \p separator outside quotes, quotes and all;
/// it and the separator are taken off.
static StringRef takeUntil(StringRef &text, char separator) {
  size_t end = 0;
  bool isQuoted = false;
  for (; end < text.size() && (isQuoted || text[end] != separator); ++end)
    if (text[end] == '"')
      isQuoted = !isQuoted;
  StringRef taken = text.take_front(end);
  text = text.drop_front(std::min(text.size(), end + 1));
  return taken;
}

static StringRef takeField(StringRef &row) { return takeUntil(row, ','); }

/// A field without its quotes.
static std::string unquote(StringRef field) {
  if (!field.consume_front("\""))
    return field.str();
  field.consume_back("\"");
  std::string text;
  for (; !field.empty(); field = field.drop_front()) {
    text += field.front();
    if (field.starts_with("\"\""))
      field = field.drop_front();
  }
  return text;
}

std::string MethodNames::getText(uint32_t number) const {
  StringRef row = names[number];
  if (row == kRoot)
    return "<root>";
  std::string owner = unquote(takeField(row));
  std::string name = unquote(takeField(row));
  return owner + "." + name + unquote(takeField(row));
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

void CallGraphTable::finish() {
  llvm::sort(edges,
             [](const Edge &a, const Edge &b) { return a.key() < b.key(); });
  edges.erase(std::unique(edges.begin(), edges.end(),
                          [](const Edge &a, const Edge &b) {
                            return a.key() == b.key();
                          }),
              edges.end());
  for (const Edge &edge : edges)
    methods.push_back(edge.callee);
  llvm::sort(methods);
  methods.erase(std::unique(methods.begin(), methods.end()), methods.end());
}

/// The index of \p text in the table's reasons.
static uint32_t getReason(CallGraphTable &table, StringRef text) {
  // There are few different ones, and the latest come again.
  for (size_t i = table.reasons.size(); i-- > 0;)
    if (table.reasons[i] == text)
      return i;
  table.reasons.push_back(text.str());
  return table.reasons.size() - 1;
}

CallGraphTable CallGraphTable::create(const CallGraph &graph,
                                      MethodNames &names) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  CallGraphTable table;
  std::vector<uint32_t> numbers(hierarchy.getNumMethods(), ~0u);
  uint32_t root = names.getNumber(kRoot);
  auto getNumber = [&](MethodId method) {
    if (!method)
      return root;
    uint32_t &number = numbers[method.index];
    if (number != ~0u)
      return number;
    std::string columns;
    appendCsvField(columns,
                   hierarchy.getName(hierarchy.getMethod(method).owner));
    columns += ',';
    appendCsvField(columns, hierarchy.getMethodName(method));
    columns += ',';
    appendCsvField(columns, hierarchy.getDescriptor(method));
    return number = names.getNumber(columns);
  };
  ReasonSet last;
  uint32_t reason = ~0u;
  graph.forEachRow([&](const CallGraph::Row &row) {
    if (reason == ~0u || !(row.reasons == last)) {
      last = row.reasons;
      reason = getReason(table, last.str());
    }
    table.edges.push_back(
        {getNumber(row.caller), row.bci, getNumber(row.callee), reason});
  });
  table.finish();
  return table;
}

llvm::Expected<CallGraphTable>
CallGraphTable::parse(StringRef csv, StringRef file, MethodNames &names) {
  CallGraphTable table;
  auto fail = [&](size_t line, const llvm::Twine &what) {
    return inputError(file + ":" + llvm::Twine(line) + ": " + what);
  };
  auto takeMethod = [&](StringRef &row) {
    StringRef start = row;
    for (int i = 0; i < 3; ++i)
      takeField(row);
    size_t length = start.size() - row.size();
    return names.getNumber(start.take_front(length - (length != 0)));
  };
  auto [header, rest] = csv.split('\n');
  if (!header.starts_with("caller_class,caller_name,caller_descriptor,bci,"
                          "callee_class,callee_name,callee_descriptor,reason"))
    return fail(1, "no call graph as jvm-export-call-graph{format=csv} writes "
                   "it: the first line names other columns");
  for (size_t line = 2; !rest.empty(); ++line) {
    // A line break inside quotes belongs to a name.
    StringRef row = takeUntil(rest, '\n');
    CallGraphTable::Edge edge;
    edge.caller = takeMethod(row);
    if (takeField(row).getAsInteger(10, edge.bci))
      return fail(line, "the fourth column is not a bytecode index");
    edge.callee = takeMethod(row);
    StringRef reasons = takeField(row);
    if (reasons.empty())
      return fail(line, "a row has eight columns: caller, index, callee and "
                        "reason");
    edge.reason = getReason(table, reasons);
    table.edges.push_back(edge);
  }
  table.finish();
  return table;
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// Walks two sorted ranges: what only one has goes to `only`, what both have to
/// `visit`.
template <typename T, typename Key, typename Visit>
static void walk(const std::vector<T> &first, const std::vector<T> &second,
                 std::vector<T> (&only)[2], Key key, Visit visit) {
  auto a = first.begin(), b = second.begin();
  while (a != first.end() || b != second.end()) {
    if (b == second.end() || (a != first.end() && key(*a) < key(*b)))
      only[0].push_back(*a++);
    else if (a == first.end() || key(*b) < key(*a))
      only[1].push_back(*b++);
    else
      visit(*a++, *b++);
  }
}

CallGraphComparison jir::compareCallGraphs(const CallGraphTable &first,
                                           const CallGraphTable &second,
                                           const MethodNames &names) {
  using Edge = CallGraphTable::Edge;
  CallGraphComparison result;
  // Known to both, or `<root>`.
  std::vector<bool> isCommon(names.size());
  walk(
      first.methods, second.methods, result.onlyMethods,
      [](uint32_t number) { return number; },
      [&](uint32_t number, uint32_t) {
        ++result.commonMethods;
        isCommon[number] = true;
      });
  walk(
      first.edges, second.edges, result.onlyEdges,
      [](const Edge &edge) { return edge.key(); },
      [&](const Edge &a, const Edge &b) {
        ++result.commonEdges;
        result.otherReasons +=
            first.reasons[a.reason] != second.reasons[b.reason];
      });
  for (int side : {0, 1}) {
    std::vector<bool> isOnly(names.size());
    for (uint32_t method : result.onlyMethods[side])
      isOnly[method] = true;
    for (const Edge &edge : result.onlyEdges[side])
      if (isOnly[edge.callee] &&
          (isCommon[edge.caller] || names.getColumns(edge.caller) == kRoot))
        result.partings[side].push_back(edge);
  }
  // By name: numbers follow the order in which names were met.
  auto byName = [&](const Edge &a, const Edge &b) {
    return std::tuple(names.getColumns(a.caller), a.bci,
                      names.getColumns(a.callee)) <
           std::tuple(names.getColumns(b.caller), b.bci,
                      names.getColumns(b.callee));
  };
  for (int side : {0, 1}) {
    llvm::sort(result.onlyMethods[side], [&](uint32_t a, uint32_t b) {
      return names.getColumns(a) < names.getColumns(b);
    });
    llvm::sort(result.onlyEdges[side], byName);
    llvm::sort(result.partings[side], byName);
  }
  return result;
}
