//===- RecordingComparison.cpp - A call graph against real runs -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Ratios, and the first missed edge of each missed method.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/RecordedRuns/RecordingComparison.h"
#include "ContextCauses.h"
#include "RecordedProgram.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Format.h"

using namespace jir;
using llvm::StringRef;

/// Computes the parts of a comparison one after the other.
class RecordingComparison::Builder {
public:
  Builder(RecordingComparison &result, const CallGraph &graph,
          const Recording &recording)
      : result(result), graph(graph), hierarchy(graph.getHierarchy()),
        program(hierarchy, recording), recording(recording),
        entered(recording.getEntered()) {}

  void run() {
    compareMethods();
    compareFromEntries();
    compareEdges();
    compareSites();
    if (recording.hasContexts())
      explainByContexts();
    explainMissed();
  }

private:
  /// An edge from a method that the graph has, or none, to one that it lacks.
  struct Crossing {
    /// ~0: a root.
    uint32_t caller = ~0u;
    int32_t bci = -1;
    uint32_t callee = ~0u;
  };

  bool isReached(uint32_t row) const {
    MethodId method = program.getMethod(row);
    return method && graph.isReachable(method);
  }
  void compareMethods();
  void compareFromEntries();
  void compareEdges();
  void compareSites();
  void explainMissed();
  void explainByContexts();
  /// The ordinary methods after a chain of hidden ones.
  void collectBehindHidden(uint32_t row, llvm::DenseSet<uint32_t> &seen,
                           std::vector<uint32_t> &found) const;
  bool hasEdge(MethodId caller, int32_t bci, MethodId callee) const;
  std::string classify(const Crossing &crossing) const;
  void crossFirst();
  void addRoots();
  /// A receiver that is not found because what makes it is missed: the edge
  /// after which that is; else the edge given.
  Crossing findMaker(const Crossing &first) const;

  RecordingComparison &result;
  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  RecordedProgram program;
  const Recording &recording;
  std::set<uint32_t> entered;
  /// By row: the first edge that is missed on a path to the method, if any.
  std::vector<Crossing> crossings;
  std::vector<bool> isCrossed;
  std::vector<ContextCauses> contextCauses;
  /// Constructors that were entered, by class.
  std::map<StringRef, std::vector<uint32_t>> constructors;
};

RecordingComparison::RecordingComparison(const CallGraph &graph,
                                         const Recording &recording) {
  Builder(*this, graph, recording).run();
}

//===----------------------------------------------------------------------===//
// Ratios
//===----------------------------------------------------------------------===//

void RecordingComparison::Builder::compareMethods() {
  for (uint32_t row : entered) {
    switch (program.getKind(row)) {
    case RecordedKind::Hidden:
      ++result.numHidden;
      continue;
    case RecordedKind::Generated:
      ++result.numGenerated;
      continue;
    case RecordedKind::Overpass:
      ++result.numOverpasses;
      continue;
    case RecordedKind::Ordinary:
      break;
    }
    bool isHit = isReached(row);
    result.methods.add(isHit);
    ClassId owner = hierarchy.lookupClass(program.getClassName(row));
    result.methodsByOrigin[static_cast<unsigned>(hierarchy.getOrigin(owner))]
        .add(isHit);
  }
}

void RecordingComparison::Builder::compareFromEntries() {
  llvm::DenseSet<MethodId> entries;
  for (const CallSite &site : graph.getSitesOf(MethodId()))
    graph.forEachTarget(site, [&](const CallEdge &edge) {
      if (edge.reasons.contains(Reason::Entry))
        entries.insert(edge.callee);
    });
  std::vector<uint32_t> pending;
  llvm::DenseSet<uint32_t> seen;
  for (uint32_t row : entered)
    if (program.getMethod(row) && entries.contains(program.getMethod(row)) &&
        seen.insert(row).second)
      pending.push_back(row);
  while (!pending.empty()) {
    uint32_t row = pending.back();
    pending.pop_back();
    if (program.getKind(row) == RecordedKind::Ordinary)
      result.methodsFromEntries.add(isReached(row));
    for (auto [bci, callee] : program.getCallees(row))
      if (seen.insert(callee).second)
        pending.push_back(callee);
  }
}

bool RecordingComparison::Builder::hasEdge(MethodId caller, int32_t bci,
                                           MethodId callee) const {
  bool found = false;
  for (const CallSite &site : graph.getSitesOf(caller))
    if (site.bci == bci && !found)
      graph.forEachTarget(
          site, [&](const CallEdge &edge) { found |= edge.callee == callee; });
  return found;
}

void RecordingComparison::Builder::collectBehindHidden(
    uint32_t row, llvm::DenseSet<uint32_t> &seen,
    std::vector<uint32_t> &found) const {
  std::vector<uint32_t> pending = {row};
  while (!pending.empty()) {
    uint32_t next = pending.back();
    pending.pop_back();
    if (!seen.insert(next).second)
      continue;
    if (program.getKind(next) == RecordedKind::Ordinary) {
      found.push_back(next);
      continue;
    }
    if (program.getKind(next) == RecordedKind::Hidden)
      for (auto [bci, callee] : program.getCallees(next))
        pending.push_back(callee);
  }
}

void RecordingComparison::Builder::compareEdges() {
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row) {
    MethodId caller = program.getMethod(row);
    if (!caller)
      continue;
    std::set<std::pair<int32_t, uint32_t>> folded;
    for (auto [bci, callee] : program.getCallees(row)) {
      llvm::DenseSet<uint32_t> seen;
      std::vector<uint32_t> found;
      collectBehindHidden(callee, seen, found);
      for (uint32_t target : found)
        folded.insert({bci, target});
    }
    for (auto [bci, target] : folded)
      result.edges.add(program.getMethod(target) &&
                       hasEdge(caller, bci, program.getMethod(target)));
  }
}

/// What a native caller reaches, and class initialisers and the like, is not a
/// target of the instruction: the callee's name tells.
void RecordingComparison::Builder::compareSites() {
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row) {
    MethodId caller = program.getMethod(row);
    if (!caller)
      continue;
    for (const CallSite &site : graph.getSitesOf(caller)) {
      if (!site.cone || !site.resolved)
        continue;
      StringRef member = hierarchy.getMember(site.resolved).getValue();
      unsigned recorded = 0;
      for (auto [bci, callee] : program.getCallees(row)) {
        const RecordedMethod &method = recording.getMethods()[callee];
        recorded += bci == site.bci && member.starts_with(method.name) &&
                    member == method.name + method.descriptor;
      }
      if (recorded != 1)
        continue;
      unsigned targets = 0;
      graph.forEachTarget(site, [&](const CallEdge &) { ++targets; });
      result.singleTargetSites.add(targets == 1);
    }
  }
}

//===----------------------------------------------------------------------===//
// Causes
//===----------------------------------------------------------------------===//

/// A call whose receivers are not all found, or that is missed by itself.
static constexpr const char *kCall = "call: receivers incomplete";

/// The mechanism of a native or JDK-internal caller, by its class.
static StringRef classifyCaller(StringRef owner, StringRef name) {
  if (owner.starts_with("jdk.internal.reflect."))
    return owner.contains("Constructor") ? "reflection: new instance"
                                         : "reflection: invoke";
  if (owner == "java.lang.Class" || owner.starts_with("java.lang.reflect."))
    return "reflection: members and proxies";
  if (owner.starts_with("java.lang.invoke."))
    return "method handle or its linking";
  if (owner == "java.security.AccessController")
    return "doPrivileged";
  if (owner.starts_with("java.io.ObjectInputStream") ||
      owner.starts_with("java.io.ObjectOutputStream") ||
      owner.starts_with("java.io.ObjectStreamClass"))
    return "serialization";
  if (owner == "java.util.ServiceLoader" ||
      owner.starts_with("java.util.ServiceLoader$"))
    return "service loading";
  return {};
}

std::string
RecordingComparison::Builder::classify(const Crossing &crossing) const {
  const RecordedMethod &callee = recording.getMethods()[crossing.callee];
  if (program.getKind(crossing.callee) == RecordedKind::Generated)
    return "class made at run time";
  if (crossing.caller == ~0u)
    return "called by the JVM";
  if (callee.name == "<clinit>")
    return "class initialisation";
  if (callee.name == "loadClass" || callee.name == "checkPackageAccess")
    return "class loading";
  StringRef owner = program.getClassName(crossing.caller);
  StringRef mechanism =
      classifyCaller(owner, recording.getMethods()[crossing.caller].name);
  if (!mechanism.empty())
    return mechanism.str();
  if (program.getKind(crossing.callee) == RecordedKind::Hidden ||
      program.getKind(crossing.caller) == RecordedKind::Hidden)
    return "method handle or its linking";
  if (program.getClassName(crossing.callee).starts_with("java.lang.invoke."))
    return "method handle or its linking";
  if (recording.getMethods()[crossing.caller].isNative)
    return "native method";
  return kCall;
}

/// Breadth first from what the graph has: each missed method gets the edge by
/// which the path to it left the graph.
void RecordingComparison::Builder::crossFirst() {
  crossings.resize(recording.getMethods().size());
  isCrossed.resize(crossings.size());
  std::vector<uint32_t> pending;
  auto visit = [&](uint32_t row, const Crossing &first) {
    if (isCrossed[row] || isReached(row))
      return;
    isCrossed[row] = true;
    crossings[row] = first;
    pending.push_back(row);
  };
  for (uint32_t row = 0; row < crossings.size(); ++row)
    if (isReached(row))
      for (auto [bci, callee] : program.getCallees(row))
        visit(callee, {row, bci, callee});
  for (const auto &[row, thread] : recording.getRoots())
    visit(row, {~0u, -1, row});
  for (size_t next = 0; next < pending.size(); ++next)
    for (auto [bci, callee] : program.getCallees(pending[next]))
      visit(callee, crossings[pending[next]]);
  for (uint32_t row : entered)
    if (recording.getMethods()[row].name == "<init>")
      constructors[program.getClassName(row)].push_back(row);
}

RecordingComparison::Builder::Crossing
RecordingComparison::Builder::findMaker(const Crossing &first) const {
  Crossing found = first;
  // A maker may itself be called on what another one makes.
  constexpr unsigned mostSteps = 8;
  for (unsigned step = 0; step < mostSteps && classify(found) == kCall;
       ++step) {
    auto it = constructors.find(program.getClassName(found.callee));
    if (it == constructors.end())
      return found;
    const Crossing *maker = nullptr;
    for (uint32_t row : it->second) {
      if (isReached(row) || !isCrossed[row])
        return found;
      maker = &crossings[row];
    }
    if (maker->callee == found.callee)
      return found;
    found = *maker;
  }
  return found;
}

void RecordingComparison::Builder::explainMissed() {
  crossFirst();
  for (uint32_t row : entered) {
    if (program.getKind(row) != RecordedKind::Ordinary || isReached(row))
      continue;
    MissedMethod miss;
    miss.method = program.getName(row);
    miss.origin =
        hierarchy.getOrigin(hierarchy.lookupClass(program.getClassName(row)));
    if (isCrossed[row]) {
      const Crossing first = findMaker(crossings[row]);
      miss.firstCaller =
          first.caller == ~0u ? "<root>" : program.getName(first.caller);
      miss.firstBci = first.bci;
      miss.firstCallee = program.getName(first.callee);
      miss.cause = classify(first);
    } else {
      // The run was recorded without edges.
      miss.cause = "unknown";
    }
    if (result.tags)
      miss.tags = contextCauses[row].dominating;
    ++result.causes[miss.cause];
    result.missed.push_back(std::move(miss));
  }
  llvm::sort(result.missed, [](const MissedMethod &a, const MissedMethod &b) {
    return a.method < b.method;
  });
  addRoots();
}

void RecordingComparison::Builder::explainByContexts() {
  contextCauses = findContextCauses(recording);
  MissedByTag &tags = result.tags.emplace();
  for (uint32_t row : entered) {
    if (program.getKind(row) != RecordedKind::Ordinary || isReached(row))
      continue;
    const ContextCauses &causes = contextCauses[row];
    tags.numOther += causes.isPlain;
    tags.numMixed += !causes.isPlain && !causes.dominating;
    for (unsigned tag = 0; tag < kNumContextTags; ++tag)
      tags.counts[tag] += (causes.dominating >> tag) & 1;
  }
}

void RecordingComparison::Builder::addRoots() {
  std::map<std::tuple<StringRef, int32_t, StringRef>, MissedRoot> byEdge;
  for (const MissedMethod &miss : result.missed) {
    MissedRoot &root =
        byEdge[{miss.firstCaller, miss.firstBci, miss.firstCallee}];
    if (!root.numMethods++) {
      root.cause = miss.cause;
      root.caller = miss.firstCaller;
      root.bci = miss.firstBci;
      root.callee = miss.firstCallee;
    }
  }
  for (auto &[edge, root] : byEdge)
    result.roots.push_back(std::move(root));
  std::stable_sort(result.roots.begin(), result.roots.end(),
                   [](const MissedRoot &a, const MissedRoot &b) {
                     return a.numMethods > b.numMethods;
                   });
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printRatio(llvm::raw_ostream &os, StringRef what,
                       const Ratio &ratio) {
  os << what << ": " << llvm::format("%.4f", ratio.getShare()) << " ("
     << ratio.hit << " of " << ratio.total << ")\n";
}

static void printTags(llvm::raw_ostream &os, const MissedByTag &tags) {
  os << "missed methods by what leads to all their calls, some by several:\n";
  for (unsigned tag = 0; tag < kNumContextTags; ++tag)
    if (tags.counts[tag])
      os << "  " << kContextTagNames[tag] << ": " << tags.counts[tag] << "\n";
  os << "  not one tag but several: " << tags.numMixed
     << "\n  other: " << tags.numOther << "\n";
}

static std::string listTags(ContextTags tags) {
  std::string text;
  for (unsigned tag = 0; tag < kNumContextTags; ++tag)
    if (tags & (1u << tag))
      text += std::string(text.empty() ? "; " : ", ") + kContextTagNames[tag];
  return text;
}

void RecordingComparison::print(llvm::raw_ostream &os, bool withMissed) const {
  printRatio(os, "recall of methods", methods);
  for (jvm::Origin origin :
       {jvm::Origin::Application, jvm::Origin::Library, jvm::Origin::Platform})
    printRatio(os, ("  " + jvm::stringifyOrigin(origin)).str(),
               getMethodsOf(origin));
  printRatio(os, "  from the entry points", methodsFromEntries);
  printRatio(os, "recall of edges", edges);
  printRatio(os, "sites with one target in the run that have one here",
             singleTargetSites);
  os << "left out: " << numHidden << " methods of hidden classes, "
     << numGenerated << " of classes made at run time\n";
  if (numOverpasses)
    os << "left out: " << numOverpasses
       << " overpass methods, which only throw an error of linkage\n";
  os << "missed methods by the first missing edge:\n";
  for (const auto &[cause, count] : causes)
    os << "  " << cause << ": " << count << "\n";
  if (tags)
    printTags(os, *tags);
  constexpr size_t mostListed = 10;
  if (!roots.empty())
    os << "the first missing edges after which most are missed:\n";
  for (const MissedRoot &root : llvm::ArrayRef(roots).take_front(mostListed))
    os << "  " << root.numMethods << " " << root.cause << ": " << root.caller
       << "@" << root.bci << " -> " << root.callee << "\n";
  if (!withMissed)
    return;
  for (const MissedMethod &miss : missed)
    os << "missed " << miss.method << ": " << miss.cause << ", "
       << miss.firstCaller << "@" << miss.firstBci << " -> " << miss.firstCallee
       << listTags(miss.tags) << "\n";
}
