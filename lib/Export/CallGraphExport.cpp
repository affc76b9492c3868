//===- CallGraphExport.cpp - Call graphs as CSV and DOT ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rows and arrows. A graph may have a hundred million edges: the text of each
/// method is made once, and a row only copies.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/CallGraphExport.h"
#include "CallGraphJson.h"
#include "Csv.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using llvm::StringRef;

namespace {

/// The texts of methods, each made when first asked for.
template <typename MakeText>
class MethodTexts {
public:
  MethodTexts(const CallGraph &graph, MakeText make)
      : texts(graph.getHierarchy().getNumMethods()), make(std::move(make)) {}

  StringRef operator[](MethodId method) {
    std::string &text = texts[method.index];
    if (text.empty())
      text = make(method);
    return text;
  }

private:
  std::vector<std::string> texts;
  MakeText make;
};

/// The texts of sets of reasons; a graph has few different ones.
class ReasonTexts {
public:
  StringRef operator[](ReasonSet reasons) {
    for (auto &[known, text] : texts)
      if (known == reasons)
        return text;
    return texts.emplace_back(reasons, reasons.str()).second;
  }

private:
  std::vector<std::pair<ReasonSet, std::string>> texts;
};

} // namespace

/// `class,name,descriptor`.
static std::string makeCsvMethod(const ClassHierarchy &hierarchy,
                                 MethodId method) {
  std::string text;
  appendCsvField(text, hierarchy.getName(hierarchy.getMethod(method).owner));
  text += ',';
  appendCsvField(text, hierarchy.getMethodName(method));
  text += ',';
  appendCsvField(text, hierarchy.getDescriptor(method));
  return text;
}

static void exportCsv(const CallGraph &graph, const EdgeFilter &filter,
                      llvm::raw_ostream &os) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  MethodTexts texts(
      graph, [&](MethodId method) { return makeCsvMethod(hierarchy, method); });
  ReasonTexts reasons;
  os << "caller_class,caller_name,caller_descriptor,bci,"
        "callee_class,callee_name,callee_descriptor,reason\n";
  // Rows come sorted: caller and index stay the same for long.
  std::string prefix;
  MethodId caller;
  int32_t bci = 0;
  filter.forEachRow(graph, [&](const CallGraph::Row &row) {
    if (prefix.empty() || row.caller != caller || row.bci != bci) {
      caller = row.caller;
      bci = row.bci;
      prefix = caller ? texts[caller].str() : "<root>,,";
      prefix += ',' + std::to_string(bci) + ',';
    }
    os << prefix << texts[row.callee] << ',' << reasons[row.reasons] << '\n';
  });
}

/// Text between quotes in DOT.
static std::string escapeDot(StringRef bytes) {
  std::string text;
  for (char c : toDisplayUtf8(bytes)) {
    if (c == '"' || c == '\\')
      text += '\\';
    text += c;
  }
  return text;
}

static void exportDot(const CallGraph &graph, const EdgeFilter &filter,
                      llvm::raw_ostream &os) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  os << "digraph calls {\n  node [shape=box];\n  root [label=\"<root>\"];\n";
  for (MethodId method : filter.getMethods(graph))
    os << "  m" << method.index << " [label=\""
       << escapeDot(hierarchy.getQualifiedName(method)) << "\"];\n";
  ReasonTexts texts;
  MethodId caller;
  // One arrow for each pair, in the order of the first sites.
  llvm::MapVector<MethodId, ReasonSet> arrows;
  auto flush = [&] {
    for (auto &[callee, reasons] : arrows) {
      if (caller)
        os << "  m" << caller.index;
      else
        os << "  root";
      os << " -> m" << callee.index << " [label=\"" << texts[reasons]
         << "\"];\n";
    }
    arrows.clear();
  };
  filter.forEachRow(graph, [&](const CallGraph::Row &row) {
    if (row.caller != caller) {
      flush();
      caller = row.caller;
    }
    arrows[row.callee] |= row.reasons;
  });
  flush();
  os << "}\n";
}

/// Text of an XML element or attribute.
static std::string escapeXml(StringRef bytes) {
  std::string text = toDisplayUtf8(bytes);
  std::string escaped;
  llvm::raw_string_ostream stream(escaped);
  llvm::printHTMLEscaped(text, stream);
  return escaped;
}

static void exportGraphMl(const CallGraph &graph, const EdgeFilter &filter,
                          llvm::raw_ostream &os) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  os << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
        "<key id=\"method\" for=\"node\" attr.name=\"method\" "
        "attr.type=\"string\"/>\n"
        "<key id=\"class\" for=\"node\" attr.name=\"class\" "
        "attr.type=\"string\"/>\n"
        "<key id=\"origin\" for=\"node\" attr.name=\"origin\" "
        "attr.type=\"string\"/>\n"
        "<key id=\"bci\" for=\"edge\" attr.name=\"bci\" "
        "attr.type=\"int\"/>\n"
        "<key id=\"reasons\" for=\"edge\" attr.name=\"reasons\" "
        "attr.type=\"string\"/>\n"
        "<graph edgedefault=\"directed\">\n"
        "<node id=\"root\"><data key=\"method\">&lt;root&gt;</data></node>\n";
  std::vector<MethodId> methods = filter.getMethods(graph);
  std::vector<uint32_t> numbers(hierarchy.getNumMethods());
  for (uint32_t number = 0; number < methods.size(); ++number) {
    MethodId method = methods[number];
    ClassId owner = hierarchy.getMethod(method).owner;
    numbers[method.index] = number;
    os << "<node id=\"m" << number << "\"><data key=\"method\">"
       << escapeXml(hierarchy.getQualifiedName(method))
       << "</data><data key=\"class\">" << escapeXml(hierarchy.getName(owner))
       << "</data><data key=\"origin\">"
       << jvm::stringifyOrigin(hierarchy.getOrigin(owner))
       << "</data></node>\n";
  }
  ReasonTexts texts;
  filter.forEachRow(graph, [&](const CallGraph::Row &row) {
    os << "<edge source=\"";
    if (row.caller)
      os << 'm' << numbers[row.caller.index];
    else
      os << "root";
    os << "\" target=\"m" << numbers[row.callee.index]
       << "\"><data key=\"bci\">" << row.bci << "</data><data key=\"reasons\">"
       << texts[row.reasons] << "</data></edge>\n";
  });
  os << "</graph>\n</graphml>\n";
}

void jir::exportCallGraph(const CallGraph &graph, CallGraphFormat format,
                          const EdgeFilter &filter, llvm::raw_ostream &os) {
  switch (format) {
  case CallGraphFormat::Csv:
    return exportCsv(graph, filter, os);
  case CallGraphFormat::Json:
    return exportCallGraphJson(graph, filter, os);
  case CallGraphFormat::Dot:
    return exportDot(graph, filter, os);
  case CallGraphFormat::GraphMl:
    return exportGraphMl(graph, filter, os);
  case CallGraphFormat::Jcg:
    return exportCallGraphJcg(graph, filter, os);
  }
}

void jir::exportMethods(const CallGraph &graph, llvm::raw_ostream &os) {
  const ClassHierarchy &hierarchy = graph.getHierarchy();
  os << "class,name,descriptor,origin\n";
  for (MethodId method : graph.getSortedReachable())
    os << makeCsvMethod(hierarchy, method) << ','
       << jvm::stringifyOrigin(
              hierarchy.getOrigin(hierarchy.getMethod(method).owner))
       << '\n';
}
