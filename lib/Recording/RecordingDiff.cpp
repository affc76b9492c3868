//===- RecordingDiff.cpp - Where two runs differ ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods of one run only, and the edges where the runs part.
///
//===----------------------------------------------------------------------===//

#include "jir/Recording/RecordingDiff.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Causes
//===----------------------------------------------------------------------===//

namespace {

/// Names of one end of an edge.
struct EndName {
  StringRef owner;
  StringRef method;
};

} // namespace

static bool startsWithAny(StringRef text, ArrayRef<StringLiteral> prefixes) {
  return any_of(prefixes,
                [&](StringLiteral prefix) { return text.starts_with(prefix); });
}

/// What the collector, or the thread that follows it, sets off: emptied
/// references, and tables that drop them.
static bool isCollector(EndName end) {
  return startsWithAny(end.owner, {"java.lang.ref.", "jdk.internal.ref."}) ||
         end.method.contains_insensitive("expunge") ||
         end.method.contains_insensitive("stale") ||
         end.owner.contains("WeakEntry") || end.owner.contains("SoftReference");
}

/// Tables whose probing depends on salts, on identity hash codes, or on
/// addresses.
static bool isHashTable(EndName end) {
  return startsWithAny(end.owner,
                       {"java.util.ImmutableCollections", "java.util.HashMap",
                        "java.util.HashSet", "java.util.LinkedHash",
                        "java.util.Hashtable", "java.util.IdentityHashMap",
                        "java.util.WeakHashMap",
                        "java.util.concurrent.ConcurrentHashMap",
                        "java.util.Map", "java.util.AbstractMap",
                        "java.util.AbstractSet"}) ||
         end.method == "equals" || end.method == "hashCode";
}

/// Threads, locks, caches that threads race for, and the clock.
static bool isTiming(EndName end) {
  return startsWithAny(
             end.owner,
             {"java.util.concurrent.", "java.lang.Thread", "java.lang.Shutdown",
              "java.lang.ApplicationShutdown", "java.time.", "java.util.Date",
              "java.util.Calendar", "java.util.GregorianCalendar",
              "java.util.Timer", "java.lang.InheritableThreadLocal",
              "sun.util.calendar.", "jdk.internal.misc.InnocuousThread"}) ||
         end.method == "nanoTime" || end.method == "currentTimeMillis";
}

static bool isRandom(EndName end) {
  return startsWithAny(end.owner,
                       {"java.util.Random", "java.util.SplittableRandom",
                        "java.security.SecureRandom", "sun.security.provider.",
                        "java.util.UUID"}) ||
         end.owner.contains("TempFile") ||
         end.owner.contains("TempDirectory") ||
         end.method.contains_insensitive("random");
}

static bool isLinking(EndName end) {
  return startsWithAny(end.owner, {"java.lang.invoke.", "sun.invoke.",
                                   "java.lang.runtime."}) ||
         end.owner.contains('/');
}

/// Sorted for people: read off the names at both ends of the edge.
static StringRef classify(EndName caller, EndName callee,
                          bool isCalleeMadeAtRunTime) {
  auto either = [&](bool (*test)(EndName)) {
    return test(caller) || test(callee);
  };
  if (either(isCollector))
    return "collector";
  if (isCalleeMadeAtRunTime)
    return "class made at run time";
  if (either(isRandom))
    return "random numbers and temporary names";
  if (either(isLinking))
    return "linking";
  if (either(isTiming))
    return "timing";
  if (either(isHashTable))
    return "hash salts and identity hashes";
  if (callee.method == "<clinit>" || callee.method == "loadClass")
    return "class loading";
  return "other";
}

//===----------------------------------------------------------------------===//
// The two sides
//===----------------------------------------------------------------------===//

/// One recording, with the names of its ordinary methods.
class RecordingDiff::Side {
public:
  explicit Side(const Recording &recording)
      : recording(recording), entered(recording.getEntered()),
        callees(recording.getMethods().size()) {
    for (uint32_t row : entered)
      if (!isHidden(row))
        names.insert(getName(row));
    for (auto [caller, bci, callee] : recording.getEdges())
      callees[caller].push_back({bci, callee});
  }

  const StringSet<> &getNames() const { return names; }
  /// Adds the methods that \p other has not.
  void collect(const Side &other, bool isFirst,
               std::vector<MethodDifference> &differences) const;

private:
  /// The edge where a path leaves what ran in both runs; ~0: a root.
  struct Crossing {
    uint32_t caller = ~0u;
    int32_t bci = -1;
    uint32_t callee = ~0u;
  };

  const RecordedClass &getOwner(uint32_t row) const {
    return recording.getClasses()[recording.getMethods()[row].classIndex];
  }
  bool isHidden(uint32_t row) const { return getOwner(row).isHidden; }
  std::string getName(uint32_t row) const {
    const RecordedMethod &method = recording.getMethods()[row];
    return getOwner(row).name + "." + method.name + method.descriptor;
  }
  EndName getEnd(uint32_t row) const {
    return {getOwner(row).name, recording.getMethods()[row].name};
  }
  std::vector<Crossing> findCrossings(const Side &other) const;
  void explain(const Crossing &crossing, MethodDifference &difference) const;

  const Recording &recording;
  std::set<uint32_t> entered;
  std::vector<std::vector<std::pair<int32_t, uint32_t>>> callees;
  StringSet<> names;
};

/// Breadth first from the methods of both runs, through hidden classes.
std::vector<RecordingDiff::Side::Crossing>
RecordingDiff::Side::findCrossings(const Side &other) const {
  std::vector<Crossing> crossings(callees.size());
  std::vector<bool> known(callees.size());
  std::vector<uint32_t> pending;
  auto visit = [&](uint32_t row, const Crossing &crossing) {
    if (known[row] || other.names.contains(getName(row)))
      return;
    known[row] = true;
    crossings[row] = crossing;
    pending.push_back(row);
  };
  for (uint32_t row = 0; row < callees.size(); ++row)
    if (!isHidden(row) && other.names.contains(getName(row)))
      for (auto [bci, callee] : callees[row])
        visit(callee, {row, bci, callee});
  for (const auto &root : recording.getRoots())
    visit(root.first, {~0u, -1, root.first});
  for (size_t next = 0; next < pending.size(); ++next)
    for (auto [bci, callee] : callees[pending[next]])
      visit(callee, crossings[pending[next]]);
  return crossings;
}

void RecordingDiff::Side::explain(const Crossing &crossing,
                                  MethodDifference &difference) const {
  if (crossing.callee == ~0u) {
    difference.cause = "unknown"; // Recorded without edges.
    return;
  }
  difference.firstBci = crossing.bci;
  difference.firstCallee = getName(crossing.callee);
  EndName callee = getEnd(crossing.callee);
  if (crossing.caller == ~0u) {
    difference.firstCaller = "<root>";
    difference.cause = isCollector(callee) ? "collector" : "timing";
    return;
  }
  difference.firstCaller = getName(crossing.caller);
  bool isMade = getOwner(crossing.callee).isDefinedByProgram &&
                getOwner(crossing.callee).source.empty();
  difference.cause = classify(getEnd(crossing.caller), callee, isMade).str();
}

void RecordingDiff::Side::collect(
    const Side &other, bool isFirst,
    std::vector<MethodDifference> &differences) const {
  std::vector<Crossing> crossings = findCrossings(other);
  StringSet<> told;
  for (uint32_t row : entered) {
    std::string name = getName(row);
    if (isHidden(row) || other.names.contains(name) ||
        !told.insert(name).second)
      continue;
    MethodDifference difference;
    difference.method = std::move(name);
    difference.isInFirst = isFirst;
    explain(crossings[row], difference);
    differences.push_back(std::move(difference));
  }
}

//===----------------------------------------------------------------------===//
// The result
//===----------------------------------------------------------------------===//

RecordingDiff::RecordingDiff(const Recording &first, const Recording &second) {
  Side a(first), b(second);
  a.collect(b, /*isFirst=*/true, differences);
  numOnlyInFirst = differences.size();
  b.collect(a, /*isFirst=*/false, differences);
  numMethods = b.getNames().size() + numOnlyInFirst;
  sort(differences, [](const MethodDifference &x, const MethodDifference &y) {
    return x.method < y.method;
  });
  for (const MethodDifference &difference : differences)
    ++causes[difference.cause];
}

void RecordingDiff::print(raw_ostream &os, bool withMethods) const {
  os << "methods entered in either run: " << numMethods << "\n"
     << "only in the first: " << numOnlyInFirst << "\n"
     << "only in the second: " << differences.size() - numOnlyInFirst << "\n"
     << "share that differs: " << format("%.4f", getShare()) << "\n";
  for (const auto &[cause, count] : causes)
    os << "  " << cause << ": " << count << "\n";
  if (!withMethods)
    return;
  for (const MethodDifference &difference : differences)
    os << (difference.isInFirst ? "first  " : "second ") << difference.method
       << ": " << difference.cause << ", " << difference.firstCaller << "@"
       << difference.firstBci << " -> " << difference.firstCallee << "\n";
}

void RecordingDiff::printJson(raw_ostream &os) const {
  json::OStream out(os, 1);
  out.object([&] {
    out.attribute("schema", 1);
    out.attribute("methods", static_cast<int64_t>(numMethods));
    out.attribute("only_first", static_cast<int64_t>(numOnlyInFirst));
    out.attribute("only_second",
                  static_cast<int64_t>(differences.size() - numOnlyInFirst));
    out.attribute("share", getShare());
    out.attributeObject("causes", [&] {
      for (const auto &[cause, count] : causes)
        out.attribute(cause, static_cast<int64_t>(count));
    });
    out.attributeArray("differences", [&] {
      for (const MethodDifference &difference : differences)
        out.object([&] {
          out.attribute("method", json::fixUTF8(difference.method));
          out.attribute("in", difference.isInFirst ? "first" : "second");
          out.attribute("cause", difference.cause);
          out.attribute("first_caller", json::fixUTF8(difference.firstCaller));
          out.attribute("first_bci", difference.firstBci);
          out.attribute("first_callee", json::fixUTF8(difference.firstCallee));
        });
    });
  });
  os << "\n";
}
