//===- OverviewExport.cpp - One page about a program ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts by package, the calls with the most targets, and the commands that
/// tell more.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/OverviewExport.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"

using namespace jir;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

/// How much of something runs.
struct Share {
  uint64_t reached = 0, all = 0;
};

/// A call of the application with several targets.
struct BlurredCall {
  MethodId caller;
  int32_t bci;
  MethodId resolved;
  uint64_t targets;
};

/// Writes one overview.
class OverviewWriter {
public:
  OverviewWriter(const CallGraph &graph, const ClaimSet *claims,
                 SourceLines &lines, const OverviewOptions &options,
                 raw_ostream &os)
      : graph(graph), claims(claims), hierarchy(graph.getHierarchy()),
        lines(lines), options(options), os(os) {}

  void write();

private:
  std::string getName(MethodId method) const {
    return toDisplayUtf8(hierarchy.getQualifiedName(method));
  }
  std::string getPlace(MethodId method, int32_t bci);
  bool isOwn(ClassId id) const {
    return hierarchy.getOrigin(id) != jvm::Origin::Platform;
  }
  bool isOwn(MethodId method) const {
    return method && isOwn(hierarchy.getMethod(method).owner);
  }
  void countMethods();
  void countCalls();
  void writeMethods();
  void writeUnusedClasses();
  void writeCalls();
  void writeClaims();
  void writeUnresolved();
  void writeNext();
  void writeMore(size_t count, StringRef what);
  void writeCommand(const llvm::Twine &rest, StringRef what);

  const CallGraph &graph;
  const ClaimSet *claims;
  ClassHierarchy &hierarchy;
  SourceLines &lines;
  const OverviewOptions &options;
  raw_ostream &os;

  Share application, library;
  /// By package, the application's only.
  std::vector<std::pair<std::string, Share>> packages;
  /// The application's and libraries' classes of which no method runs, as
  /// many methods as they have.
  std::vector<std::pair<uint64_t, ClassId>> unused;
  uint64_t platformMethods = 0;
  /// The calls of the application and its libraries by the number of targets.
  uint64_t none = 0, one = 0;
  std::vector<BlurredCall> blurred;
  /// A method of the application that was not reached, to ask about.
  MethodId unreached;
};

} // namespace

/// 1234567 as 1,234,567.
static std::string group(uint64_t value) {
  std::string digits = std::to_string(value);
  for (size_t i = digits.size(); i > 3; i -= 3)
    digits.insert(i - 3, ",");
  return digits;
}

static std::string count(uint64_t number, StringRef what) {
  return group(number) + ' ' + what.str() + (number == 1 ? "" : "s");
}

std::string OverviewWriter::getPlace(MethodId method, int32_t bci) {
  std::string text = getName(method) + '@' + std::to_string(bci);
  std::string source = lines.describe(method, bci);
  return source.empty() ? text : text + " (" + toDisplayUtf8(source) + ')';
}

void OverviewWriter::countMethods() {
  for (MethodId method : graph.getReachable())
    platformMethods += !isOwn(method);
  llvm::StringMap<size_t> indices;
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
    ClassId id(index);
    if (hierarchy.isPhantom(id) || !isOwn(id))
      continue;
    Share share;
    for (uint32_t method : hierarchy.getMethodIndices(id)) {
      // What is abstract never runs; its implementations count.
      if (hierarchy.getMethod(MethodId(method)).isAbstract())
        continue;
      ++share.all;
      bool isReached = graph.isReachable(MethodId(method));
      share.reached += isReached;
      bool isPlain =
          !hierarchy.getMethodName(MethodId(method)).starts_with("<");
      if (!isReached && isPlain && !unreached &&
          hierarchy.getOrigin(id) == jvm::Origin::Application)
        unreached = MethodId(method);
    }
    if (share.all && !share.reached)
      unused.emplace_back(share.all, id);
    bool isLibrary = hierarchy.getOrigin(id) == jvm::Origin::Library;
    Share &sum = isLibrary ? library : application;
    sum.reached += share.reached;
    sum.all += share.all;
    if (isLibrary)
      continue;
    StringRef package = hierarchy.getPackage(id);
    auto [entry, isNew] = indices.try_emplace(package, packages.size());
    if (isNew)
      packages.emplace_back(package.empty() ? "(no package)" : package,
                            Share());
    packages[entry->second].second.reached += share.reached;
    packages[entry->second].second.all += share.all;
  }
  auto byName = [&](ClassId a, ClassId b) {
    return hierarchy.getName(a).getValue() < hierarchy.getName(b).getValue();
  };
  llvm::sort(unused, [&](auto &a, auto &b) {
    return a.first != b.first ? a.first > b.first : byName(a.second, b.second);
  });
  llvm::sort(packages, [](auto &a, auto &b) {
    return a.second.all != b.second.all ? a.second.all > b.second.all
                                        : a.first < b.first;
  });
}

void OverviewWriter::countCalls() {
  // Several sites of one instruction are one call.
  llvm::MapVector<std::pair<MethodId, int32_t>,
                  std::pair<MethodId, llvm::DenseSet<MethodId>>>
      calls;
  for (MethodId caller : graph.getReachable()) {
    if (!isOwn(caller))
      continue;
    calls.clear();
    for (const CallSite &site : graph.getSitesOf(caller)) {
      if (site.kind == SiteKind::Implicit || site.kind == SiteKind::Root)
        continue;
      auto &[resolved, targets] = calls[{caller, site.bci}];
      if (site.resolved)
        resolved = site.resolved;
      graph.forEachTarget(site, [&, &targets = targets](const CallEdge &edge) {
        targets.insert(edge.callee);
      });
    }
    for (auto &[place, call] : calls) {
      none += call.second.empty();
      one += call.second.size() == 1;
      if (call.second.size() > 1)
        blurred.push_back(
            {place.first, place.second, call.first, call.second.size()});
    }
  }
  llvm::sort(blurred, [&](const BlurredCall &a, const BlurredCall &b) {
    if (a.targets != b.targets)
      return a.targets > b.targets;
    if (a.caller != b.caller)
      return hierarchy.getQualifiedName(a.caller) <
             hierarchy.getQualifiedName(b.caller);
    return a.bci < b.bci;
  });
}

void OverviewWriter::writeMore(size_t number, StringRef what) {
  if (number > options.limit)
    os << "    and " << group(number - options.limit) << " more " << what
       << '\n';
}

static std::string getPart(const Share &share) {
  return group(share.reached) + " of " + group(share.all) + " methods";
}

void OverviewWriter::writeMethods() {
  os << "What runs\n  application  " << getPart(application) << '\n';
  for (auto &[name, share] : llvm::ArrayRef(packages).take_front(options.limit))
    os << "    " << toDisplayUtf8(name) << "  " << getPart(share) << '\n';
  writeMore(packages.size(), "packages");
  if (library.all)
    os << "  libraries    " << getPart(library) << '\n';
  os << "  platform     " << count(platformMethods, "method") << '\n';
}

void OverviewWriter::writeUnusedClasses() {
  if (unused.empty())
    return;
  os << "What never runs: " << group(unused.size())
     << (unused.size() == 1 ? " class" : " classes") << '\n';
  for (auto &[methods, id] : llvm::ArrayRef(unused).take_front(options.limit))
    os << "    " << toDisplayUtf8(hierarchy.getName(id)) << "  "
       << count(methods, "method") << '\n';
  writeMore(unused.size(), "classes");
}

void OverviewWriter::writeCalls() {
  os << "Calls of the application and its libraries\n  " << group(one)
     << " have one target, " << group(blurred.size()) << " have more, "
     << group(none) << " have none\n";
  for (const BlurredCall &call :
       llvm::ArrayRef(blurred).take_front(options.limit)) {
    os << "    " << getPlace(call.caller, call.bci) << ": " << call.targets
       << " targets";
    if (call.resolved)
      os << " of " << getName(call.resolved);
    os << '\n';
  }
  writeMore(blurred.size(), "with several targets");
}

void OverviewWriter::writeClaims() {
  if (!claims)
    return;
  uint64_t certain = llvm::count_if(claims->claims, [](const Claim &claim) {
    return claim.kind == jvm::ClaimKind::Certain;
  });
  os << "Virtual and interface calls: " << group(claims->claims.size())
     << " have one target for sure or under named assumptions ("
     << group(certain) << " for sure), " << group(claims->unclaimed.size())
     << " are not claimed\n";
}

void OverviewWriter::writeUnresolved() {
  llvm::MapVector<StringRef, uint64_t> kinds;
  uint64_t own = 0, platform = 0;
  for (const Unresolved &fact : graph.getUnresolved()) {
    if (fact.caller && !isOwn(fact.caller)) {
      ++platform;
      continue;
    }
    ++own;
    ++kinds[jir::getName(fact.kind)];
  }
  os << "What was not seen through: " << count(own, "place")
     << " of the application and its libraries, " << group(platform)
     << " of the platform\n";
  auto sorted = kinds.takeVector();
  llvm::sort(sorted);
  for (auto &[name, number] : sorted)
    os << "    " << name << "  " << group(number) << '\n';
}

void OverviewWriter::writeCommand(const llvm::Twine &rest, StringRef what) {
  os << "  " << options.command << ' ' << rest << "\n      " << what << '\n';
}

void OverviewWriter::writeNext() {
  os << "What to ask next\n";
  if (!blurred.empty())
    writeCommand("--why='" + getName(blurred.front().caller) + "@" +
                     llvm::Twine(blurred.front().bci) + "'",
                 "which objects select the targets of the first call above");
  if (unreached)
    writeCommand("--why-not='" + getName(unreached) + "'",
                 "why a method never runs; --who-calls and --calls-of take "
                 "methods and classes too");
  writeCommand("--explore=calls.html", "all of it as a page for a browser");
  writeCommand("--unresolved", "each place that was not seen through");
  writeCommand("--jir-call-graph='output=calls.csv'", "the calls as a table");
  writeCommand("--jir-devirtualize='output=claims.json'",
               "what a compiler may rely on");
}

void OverviewWriter::write() {
  countMethods();
  countCalls();
  writeMethods();
  writeUnusedClasses();
  writeCalls();
  writeClaims();
  writeUnresolved();
  writeNext();
}

void jir::exportOverview(const CallGraph &graph, const ClaimSet *claims,
                         SourceLines &lines, const OverviewOptions &options,
                         raw_ostream &os) {
  OverviewWriter(graph, claims, lines, options, os).write();
}
