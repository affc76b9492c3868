//===- ExplorerExport.cpp - A call graph for browsers -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbers what the page shows, writes it as JSON, and puts that into the page.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ExplorerExport.h"
#include "jir/Analysis/CallGraph/CallGraphReader.h"
#include "jir/Analysis/CallGraph/Dominators.h"
#include "jir/Analysis/CallGraph/ReachabilityPaths.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// A file that is part of the program.
struct EmbeddedPage {
  llvm::StringLiteral name;
  llvm::StringLiteral text;
};

/// Numbers classes and methods, and writes the data of one page.
class ExplorerWriter {
public:
  explicit ExplorerWriter(const ExplorerInput &input)
      : graph(input.graph), claims(input.claims), filter(input.filter),
        title(input.title), before(input.before),
        hierarchy(graph.getHierarchy()), paths(graph), dominators(graph),
        numbers(hierarchy.getNumMethods(), kNone),
        classNumbers(hierarchy.getNumClasses(), kNone) {}

  void write(json::OStream &out);

private:
  static constexpr uint32_t kNone = ~0u;

  bool isOwn(ClassId id) const {
    return hierarchy.getOrigin(id) != jvm::Origin::Platform &&
           !hierarchy.isPhantom(id);
  }
  uint32_t getNumber(ClassId id);
  uint32_t getNumber(MethodId method);
  /// As the page and EarlierRun name it.
  std::string getText(MethodId method) const;
  /// Invalid for a name that the program lacks.
  MethodId lookup(const MethodName &name) const;
  void collect();
  void writeClasses(json::OStream &out);
  void writeMethods(json::OStream &out);
  void writeEdges(json::OStream &out);
  void writePaths(json::OStream &out);
  void writeDominators(json::OStream &out);
  void writeChanges(json::OStream &out);
  void writeClaims(json::OStream &out);
  void writeUnresolved(json::OStream &out);

  const CallGraph &graph;
  const ClaimSet *claims;
  const EdgeFilter &filter;
  const std::string &title;
  const EarlierRun *before;
  ClassHierarchy &hierarchy;
  ReachabilityPaths paths;
  Dominators dominators;
  std::vector<uint32_t> numbers, classNumbers;
  std::vector<MethodId> methods;
  std::vector<ClassId> classes;
};

} // namespace

static constexpr EmbeddedPage kPages[] = {
#include "ExplorerPage.inc"
};

/// Where the data go in the page.
static constexpr llvm::StringLiteral kMark = "@DATA@";

uint32_t ExplorerWriter::getNumber(ClassId id) {
  uint32_t &number = classNumbers[id.index];
  if (number == kNone) {
    number = classes.size();
    classes.push_back(id);
  }
  return number;
}

uint32_t ExplorerWriter::getNumber(MethodId method) {
  uint32_t &number = numbers[method.index];
  if (number == kNone) {
    number = methods.size();
    methods.push_back(method);
    getNumber(hierarchy.getMethod(method).owner);
  }
  return number;
}

MethodId ExplorerWriter::lookup(const MethodName &name) const {
  ClassId owner = hierarchy.lookupClass(name.owner);
  return owner
             ? hierarchy.lookupMethod(owner, hierarchy.getSelector(name.member))
             : MethodId();
}

void ExplorerWriter::collect() {
  // All of the program, reached or not, then what its edges lead to.
  for (uint32_t index = 0; index < classNumbers.size(); ++index)
    if (isOwn(ClassId(index)))
      for (uint32_t method : hierarchy.getMethodIndices(ClassId(index)))
        getNumber(MethodId(method));
  for (MethodId method : filter.getMethods(graph))
    getNumber(method);
  // The list grows by what leads to its methods.
  for (size_t i = 0; i < methods.size(); ++i) {
    MethodId method = methods[i];
    if (!paths.isReached(method))
      continue;
    ReasonStep step = paths.getLastStep(method);
    if (step.caller)
      getNumber(step.caller);
    if (MethodId dominator = dominators.getDominator(method))
      getNumber(dominator);
  }
}

std::string ExplorerWriter::getText(MethodId method) const {
  if (!method)
    return "<root>";
  StringRef owner = hierarchy.getName(hierarchy.getMethod(method).owner);
  return toDisplayUtf8(owner) + "." +
         toDisplayUtf8(hierarchy.getMethodName(method)) +
         toDisplayUtf8(hierarchy.getDescriptor(method));
}

void ExplorerWriter::writeClasses(json::OStream &out) {
  out.attributeArray("classes", [&] {
    for (ClassId id : classes)
      out.value(toDisplayUtf8(hierarchy.getName(id)));
  });
  out.attributeArray("origins", [&] {
    for (ClassId id : classes)
      out.value(int64_t(hierarchy.getOrigin(id)));
  });
  // Of the program's own classes; the platform is one archive to readers.
  std::vector<StringRef> archives = {""};
  std::vector<uint32_t> archiveOf;
  llvm::StringMap<uint32_t> known;
  llvm::DenseMap<mlir::StringAttr, mlir::StringAttr> archiveNames;
  for (auto op : hierarchy.getProgram().getOps<jvm::ClassOp>())
    archiveNames.try_emplace(op.getSymNameAttr(), op.getArchiveAttr());
  for (ClassId id : classes) {
    mlir::StringAttr archive;
    if (isOwn(id))
      archive = archiveNames.lookup(hierarchy.getName(id));
    StringRef name = archive ? archive.getValue() : StringRef();
    auto [it, isNew] =
        known.try_emplace(name, name.empty() ? 0 : archives.size());
    if (isNew && !name.empty())
      archives.push_back(it->first());
    archiveOf.push_back(it->second);
  }
  out.attributeArray("archives", [&] {
    for (StringRef name : archives)
      out.value(toDisplayUtf8(name));
  });
  out.attributeArray("archive_of", [&] {
    for (uint32_t number : archiveOf)
      out.value(number);
  });
}

void ExplorerWriter::writeMethods(json::OStream &out) {
  out.attributeArray("methods", [&] {
    for (MethodId method : methods)
      out.array([&] {
        out.value(classNumbers[hierarchy.getMethod(method).owner.index]);
        out.value(toDisplayUtf8(hierarchy.getMethodName(method)));
        out.value(toDisplayUtf8(hierarchy.getDescriptor(method)));
        out.value(graph.isReachable(method) ? 1 : 0);
      });
  });
}

void ExplorerWriter::writeEdges(json::OStream &out) {
  std::vector<std::string> names;
  llvm::StringMap<uint32_t> known;
  auto getReasons = [&](ReasonSet reasons) {
    auto [it, isNew] = known.try_emplace(reasons.str(), names.size());
    if (isNew)
      names.push_back(it->first().str());
    return it->second;
  };
  // Caller, index, callee, reasons, one edge after the other.
  out.attributeBegin("edges");
  out.rawValue([&](llvm::raw_ostream &os) {
    os << '[';
    bool isFirst = true;
    filter.forEachRow(graph, [&](const CallGraph::Row &row) {
      os << (isFirst ? "" : ",\n");
      isFirst = false;
      if (row.caller)
        os << getNumber(row.caller);
      else
        os << "-1";
      os << ',' << row.bci << ',' << getNumber(row.callee) << ','
         << getReasons(row.reasons);
    });
    os << ']';
  });
  out.attributeEnd();
  out.attributeArray("reasons", [&] {
    for (const std::string &name : names)
      out.value(name);
  });
}

void ExplorerWriter::writePaths(json::OStream &out) {
  // For each method what reaches it: -2 nothing, -1 the JVM or an entry.
  out.attributeArray("from", [&] {
    for (MethodId method : methods) {
      if (!paths.isReached(method)) {
        out.value(-2);
        continue;
      }
      ReasonStep step = paths.getLastStep(method);
      out.value(step.caller ? int64_t(numbers[step.caller.index]) : -1);
    }
  });
  out.attributeArray("steps", [&] {
    for (MethodId method : methods) {
      if (!paths.isReached(method)) {
        out.value("");
        continue;
      }
      ReasonStep step = paths.getLastStep(method);
      std::string text = step.reasons.str();
      if (step.bci >= 0)
        text = "@" + std::to_string(step.bci) + " " + text;
      if (step.numTargets > 1 && step.caller)
        text += ", one of " + std::to_string(step.numTargets) + " targets";
      out.value(text);
    }
  });
}

void ExplorerWriter::writeDominators(json::OStream &out) {
  // For each method: its immediate dominator (-1 <root>, -2 not reached), how
  // many methods go without it, how many of these are the program's own, and
  // whether one edge alone leads to it.
  std::vector<uint32_t> all =
      dominators.countDominated([](MethodId) { return true; });
  std::vector<uint32_t> own = dominators.countDominated([&](MethodId method) {
    return isOwn(hierarchy.getMethod(method).owner);
  });
  out.attributeArray("dominators", [&] {
    for (MethodId method : methods)
      out.array([&] {
        if (!dominators.isReached(method)) {
          out.value(-2);
          return;
        }
        MethodId dominator = dominators.getDominator(method);
        out.value(dominator ? int64_t(numbers[dominator.index]) : -1);
        out.value(all[method.index]);
        out.value(own[method.index]);
        out.value(dominators.hasOneEntry(method) ? 1 : 0);
      });
  });
}

//===----------------------------------------------------------------------===//
// Another run
//===----------------------------------------------------------------------===//

llvm::Expected<EarlierRun> EarlierRun::parse(StringRef text, StringRef file) {
  EarlierRun run;
  run.file = file.str();
  auto getText = [](StringRef owner, StringRef name, StringRef descriptor) {
    if (owner == "<root>")
      return owner.str();
    return (owner + "." + name + descriptor).str();
  };
  auto read = [&](llvm::ArrayRef<std::string> row) {
    run.edges.push_back({getText(row[0], row[1], row[2]), row[3],
                         getText(row[4], row[5], row[6]), row[7]});
    return std::string();
  };
  if (llvm::Error error = forEachCallGraphRow(text, file, read))
    return error;
  for (const Edge &edge : run.edges) {
    if (edge.caller != "<root>")
      run.methods.push_back(edge.caller);
    run.methods.push_back(edge.callee);
  }
  llvm::sort(run.methods);
  run.methods.erase(llvm::unique(run.methods), run.methods.end());
  return run;
}

/// What makes an edge the same in two runs.
static std::string getKey(StringRef caller, const llvm::Twine &bci,
                          StringRef callee) {
  return (caller + "@" + bci + " " + callee).str();
}

/// The numbers of the methods and edges that the other run lacks, and the names
/// of those that it alone has.
void ExplorerWriter::writeChanges(json::OStream &out) {
  if (!before)
    return;
  llvm::StringMap<bool> isHere;
  for (const EarlierRun::Edge &edge : before->getEdges())
    isHere.try_emplace(getKey(edge.caller, edge.bci, edge.callee), false);
  std::vector<uint32_t> added;
  std::vector<bool> isEnd(hierarchy.getNumMethods());
  uint32_t numEdges = 0;
  filter.forEachRow(graph, [&](const CallGraph::Row &row) {
    auto found = isHere.find(
        getKey(getText(row.caller), llvm::Twine(row.bci), getText(row.callee)));
    if (found == isHere.end())
      added.push_back(numEdges);
    else
      found->second = true;
    ++numEdges;
    isEnd[row.callee.index] = true;
    if (row.caller)
      isEnd[row.caller.index] = true;
  });
  std::vector<std::string> names;
  std::vector<uint32_t> addedMethods;
  for (auto [number, method] : llvm::enumerate(methods)) {
    if (!isEnd[method.index])
      continue;
    names.push_back(getText(method));
    if (!llvm::binary_search(before->getMethods(), names.back()))
      addedMethods.push_back(number);
  }
  llvm::sort(names);
  out.attributeObject("changes", [&] {
    out.attribute("before", toDisplayUtf8(before->getFile()));
    out.attributeArray("methods", [&] {
      for (uint32_t number : addedMethods)
        out.value(number);
    });
    out.attributeArray("edges", [&] {
      for (uint32_t number : added)
        out.value(number);
    });
    out.attributeArray("gone_methods", [&] {
      for (const std::string &name : before->getMethods())
        if (!llvm::binary_search(names, name))
          out.value(json::fixUTF8(name));
    });
    out.attributeArray("gone_edges", [&] {
      for (const EarlierRun::Edge &edge : before->getEdges())
        if (!isHere.lookup(getKey(edge.caller, edge.bci, edge.callee)))
          out.array([&] {
            for (const std::string *field :
                 {&edge.caller, &edge.bci, &edge.callee, &edge.reasons})
              out.value(json::fixUTF8(*field));
          });
    });
  });
}

void ExplorerWriter::writeClaims(json::OStream &out) {
  // Method, index, sentence.
  auto writeSite = [&](const SiteName &site, const std::string &text) {
    MethodId method = lookup(site.method);
    if (!method || numbers[method.index] == kNone)
      return;
    out.array([&] {
      out.value(numbers[method.index]);
      out.value(site.bci);
      out.value(json::fixUTF8(text));
    });
  };
  out.attributeArray("claims", [&] {
    if (claims)
      for (const Claim &claim : claims->claims) {
        std::string text = jvm::stringifyClaimKind(claim.kind).str() + ": ";
        if (claim.target)
          text += "runs " + toDisplayUtf8((claim.target.owner.getValue() + "." +
                                           claim.target.member.getValue())
                                              .str());
        text += "; " + toDisplayUtf8(claim.grounds);
        writeSite(claim.site, text);
      }
  });
  out.attributeArray("unclaimed", [&] {
    if (claims)
      for (const UnclaimedSite &site : claims->unclaimed)
        writeSite(site.site, toDisplayUtf8(site.reason));
  });
}

void ExplorerWriter::writeUnresolved(json::OStream &out) {
  out.attributeArray("unresolved", [&] {
    for (const Unresolved &fact : graph.getUnresolved()) {
      if (!fact.caller || numbers[fact.caller.index] == kNone ||
          !isOwn(hierarchy.getMethod(fact.caller).owner))
        continue;
      out.array([&] {
        out.value(numbers[fact.caller.index]);
        out.value(fact.bci);
        out.value(jir::getName(fact.kind));
        out.value(fact.what ? toDisplayUtf8(fact.what.getValue()) : "");
      });
    }
  });
}

void ExplorerWriter::write(json::OStream &out) {
  collect();
  out.object([&] {
    out.attribute("schema", kExplorerSchema);
    out.attribute("title", toDisplayUtf8(title));
    out.attributeArray("assumptions", [&] {
      for (StringRef name : graph.getAssumptions().getNames())
        out.value(name);
    });
    writeClasses(out);
    writeMethods(out);
    writeEdges(out);
    writePaths(out);
    writeDominators(out);
    writeChanges(out);
    writeClaims(out);
    writeUnresolved(out);
  });
}

void jir::exportExplorer(const ExplorerInput &input, llvm::raw_ostream &os) {
  std::string data;
  llvm::raw_string_ostream stream(data);
  json::OStream out(stream);
  ExplorerWriter(input).write(out);
  auto [before, after] = StringRef(kPages[0].text).split(kMark);
  os << before;
  // The data are in an element of HTML: a < may not begin its end. In JSON it
  // is in strings only.
  for (char c : data)
    if (c == '<')
      os << "\\u003c";
    else
      os << c;
  os << after;
}
