//===- RunEvidence.cpp - What a run shows of assumptions --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Recorded edges that an assumption rules out, definitions and writes.
///
//===----------------------------------------------------------------------===//

#include "RunEvidence.h"
#include "RecordedEvents.h"

using namespace jir;
using llvm::StringRef;

/// The assumptions that rule out edges; the others prove nothing about a
/// recording.
static constexpr Assumption kEdgeAssumptions[] = {
    Assumption::NoGeneratedClasses,   Assumption::NoProxies,
    Assumption::AbsentStaysAbsent,    Assumption::PackagesAsGiven,
    Assumption::NoReflectiveCalls,    Assumption::ReflectionAsRecorded,
    Assumption::MethodsCalledByCode,  Assumption::StringsKnown,
    Assumption::NativesCallNothingNew};

std::optional<BrokenAssumption>
RunEvidence::getBrokenByClass(StringRef className,
                              AssumptionSet assumptions) const {
  // The class of a lambda: no assumption excludes it.
  if (className.contains('/'))
    return std::nullopt;
  for (const RecordedClass &each : program.getRecording().getClasses()) {
    if (each.name != className)
      continue;
    Assumption broken = jir::getBrokenByClass(each);
    bool isAbsent = broken == Assumption::AbsentStaysAbsent;
    if (!assumptions.contains(broken) && broken != Assumption::NoProxies &&
        isInApplicationPackage(program.getHierarchy(), className))
      broken = Assumption::PackagesAsGiven;
    if (!assumptions.contains(broken))
      return std::nullopt;
    if (isAbsent)
      return BrokenAssumption{broken, className.str() + " is loaded from " +
                                          each.source};
    return BrokenAssumption{broken,
                            each.originMethod < 0
                                ? "no archive has the class " + className.str()
                                : getPlace(each.originMethod, each.originBci) +
                                      " defines " + className.str()};
  }
  return std::nullopt;
}

std::string RunEvidence::describeCall(uint32_t caller, int32_t bci,
                                      uint32_t callee) const {
  if (auto request = analysed.findLackingRequest(callee))
    if (isReflectiveCall(program, caller, callee))
      return getPlace(request->first, request->second) + " calls " +
             program.getName(callee) + " by reflection";
  return getPlace(caller, bci) + " calls " + program.getName(callee);
}

std::string RunEvidence::getPlace(uint32_t row, int32_t bci) const {
  return program.getName(row) + "@" + std::to_string(bci);
}

bool RunEvidence::isInPackages(uint32_t classIndex) const {
  auto [it, inserted] = inPackages.try_emplace(classIndex);
  if (inserted)
    it->second = isInApplicationPackage(
        program.getHierarchy(),
        program.getRecording().getClasses()[classIndex].name);
  return it->second;
}

bool RunEvidence::isRuledOut(Assumption assumption, uint32_t caller,
                             uint32_t callee) const {
  StringRef owner = program.getClassName(caller);
  const RecordedMethod &method = program.getRecording().getMethods()[callee];
  bool isGenerated = program.getKind(callee) == RecordedKind::Generated;
  switch (assumption) {
  case Assumption::NoGeneratedClasses:
  case Assumption::NoProxies:
  case Assumption::AbsentStaysAbsent:
    return isGenerated &&
           jir::getBrokenByClass(
               program.getRecording().getClasses()[method.classIndex]) ==
               assumption;
  case Assumption::PackagesAsGiven:
    return isGenerated && !isProxyName(program.getClassName(callee)) &&
           isInPackages(method.classIndex);
  case Assumption::MethodsCalledByCode:
    if (isCalledByName(method.name, method.descriptor))
      return false;
    [[fallthrough]];
  case Assumption::NoReflectiveCalls:
  case Assumption::ReflectionAsRecorded:
  case Assumption::StringsKnown:
    return isReflectiveCall(program, caller, callee) &&
           analysed.lacksReflectiveCall(callee);
  case Assumption::NativesCallNothingNew:
    return program.getRecording().getMethods()[caller].isNative &&
           !isReflectionClass(owner) && !analysed.hasCall(caller, callee);
  default:
    return false;
  }
}

void RunEvidence::indexObjects() {
  if (isIndexed)
    return;
  isIndexed = true;
  const Recording &recording = program.getRecording();
  for (const RecordedMethod &method : recording.getMethods())
    if (method.name == "<init>")
      constructed.insert(method.classIndex);
  for (auto [row, classIndex] : recording.getReceivers())
    if (recording.getMethods()[row].name != "<init>")
      receivers[row].push_back(classIndex);
  findObjectsOfTheJvm();
}

/// What is entered from the threads' starts, without the edges that an
/// assumption rules out. A method with a receiver waits until objects of one of
/// its classes are made: else all that a class made by reflection overrides
/// would seem to run without it.
class RunEvidence::Closure {
public:
  /// How a row was first entered.
  struct Entry {
    /// The edge; kNone for a thread's first method.
    uint32_t caller = kNone;
    int32_t bci = -1;
    /// The class whose making the edge waited for; kNone if it did not.
    uint32_t awaited = kNone;
  };
  static constexpr uint32_t kNone = ~0u;

  Closure(const RunEvidence &evidence, std::optional<Assumption> ruledOut)
      : evidence(evidence), ruledOut(ruledOut) {}

  /// Makes objects of a class be there.
  void make(uint32_t classIndex, uint32_t constructor = kNone);
  void run();

  bool contains(uint32_t row) const { return entries.contains(row); }
  bool isMade(uint32_t classIndex) const { return makers.contains(classIndex); }
  Entry getEntry(uint32_t row) const { return entries.lookup(row); }
  /// The constructor that made the first object of a class, or kNone.
  uint32_t getMaker(uint32_t classIndex) const {
    return makers.lookup(classIndex);
  }
  /// The classes that methods wait for, ascending.
  std::vector<uint32_t> getAwaited() const;

private:
  struct Waiting {
    uint32_t row;
    Entry entry;
  };

  void enter(uint32_t row, Entry entry) {
    if (entries.try_emplace(row, entry).second)
      pending.push_back(row);
  }
  void call(uint32_t row, Entry entry);

  const RunEvidence &evidence;
  std::optional<Assumption> ruledOut;
  llvm::DenseMap<uint32_t, Entry> entries;
  llvm::DenseMap<uint32_t, uint32_t> makers;
  llvm::DenseMap<uint32_t, llvm::SmallVector<Waiting, 2>> waiting;
  std::vector<uint32_t> pending;
};

void RunEvidence::Closure::run() {
  const Recording &recording = evidence.program.getRecording();
  for (const auto &root : recording.getRoots())
    enter(root.first, {});
  while (!pending.empty()) {
    uint32_t row = pending.back();
    pending.pop_back();
    const RecordedMethod &method = recording.getMethods()[row];
    if (method.name == "<init>")
      make(method.classIndex, row);
    for (auto [bci, callee] : evidence.program.getCallees(row))
      if (!ruledOut || !evidence.isRuledOut(*ruledOut, row, callee))
        call(callee, {row, bci, kNone});
  }
}

void RunEvidence::Closure::call(uint32_t row, Entry entry) {
  if (contains(row))
    return;
  auto found = evidence.receivers.find(row);
  if (found == evidence.receivers.end() ||
      llvm::any_of(found->second, [&](uint32_t classIndex) {
        return isMade(classIndex) || !evidence.constructed.contains(classIndex);
      }))
    return enter(row, entry);
  for (uint32_t classIndex : found->second) {
    entry.awaited = classIndex;
    waiting[classIndex].push_back({row, entry});
  }
}

void RunEvidence::Closure::make(uint32_t classIndex, uint32_t constructor) {
  if (!makers.try_emplace(classIndex, constructor).second)
    return;
  auto found = waiting.find(classIndex);
  if (found == waiting.end())
    return;
  for (const Waiting &each : found->second)
    enter(each.row, each.entry);
  waiting.erase(found);
}

std::vector<uint32_t> RunEvidence::Closure::getAwaited() const {
  std::vector<uint32_t> awaited;
  for (const auto &entry : waiting)
    awaited.push_back(entry.first);
  llvm::sort(awaited);
  return awaited;
}

RunEvidence::RunEvidence(const RecordedProgram &program, const CallGraph *graph)
    : program(program), analysed(program, graph), flow(program) {}
RunEvidence::~RunEvidence() = default;

/// Some classes have constructors that ran and objects that none of them made:
/// the JVM makes the Method objects that Method.copy copies. Such a class is
/// one whose constructors run only below its own methods.
void RunEvidence::findObjectsOfTheJvm() {
  Closure plain(*this, std::nullopt);
  plain.run();
  std::vector<uint32_t> awaited = plain.getAwaited();
  for (uint32_t classIndex : awaited) {
    Closure others(*this, std::nullopt);
    for (uint32_t other : awaited)
      if (other != classIndex)
        others.make(other);
    others.run();
    if (!others.isMade(classIndex))
      madeByJvm.push_back(classIndex);
  }
  // What only waits for each other was made by something unseen.
  Closure known(*this, std::nullopt);
  for (uint32_t classIndex : madeByJvm)
    known.make(classIndex);
  known.run();
  llvm::append_range(madeByJvm, known.getAwaited());
}

const RunEvidence::Closure &
RunEvidence::getClosure(std::optional<Assumption> ruledOut) {
  indexObjects();
  std::unique_ptr<Closure> &closure = closures[ruledOut];
  if (closure)
    return *closure;
  closure = std::make_unique<Closure>(*this, ruledOut);
  for (uint32_t classIndex : madeByJvm)
    closure->make(classIndex);
  closure->run();
  return *closure;
}

/// Goes back from a row that runs only where the assumption is broken to the
/// edge that broke it: the first that it rules out and whose caller runs all
/// the same.
std::string RunEvidence::findEvent(uint32_t row, Assumption assumption) {
  const Closure &all = getClosure(std::nullopt);
  const Closure &without = getClosure(assumption);
  llvm::DenseSet<uint32_t> seen;
  while (seen.insert(row).second) {
    Closure::Entry entry = all.getEntry(row);
    if (entry.caller == Closure::kNone)
      break;
    if (!without.contains(entry.caller)) {
      row = entry.caller;
      continue;
    }
    if (isRuledOut(assumption, entry.caller, row))
      return describeCall(entry.caller, entry.bci, row);
    // The method waited for objects that only broken assumptions make.
    if (entry.awaited == Closure::kNone ||
        all.getMaker(entry.awaited) == Closure::kNone)
      break;
    row = all.getMaker(entry.awaited);
  }
  return "";
}

std::optional<BrokenAssumption>
RunEvidence::getBrokenByEntry(uint32_t row, AssumptionSet assumptions) {
  // Of what no recorded path reaches the run tells nothing.
  if (!getClosure(std::nullopt).contains(row))
    return std::nullopt;
  for (Assumption assumption : kEdgeAssumptions) {
    if (!assumptions.contains(assumption) ||
        getClosure(assumption).contains(row))
      continue;
    std::string event = findEvent(row, assumption);
    if (!event.empty())
      return BrokenAssumption{assumption, std::move(event)};
  }
  return std::nullopt;
}

std::optional<BrokenAssumption>
RunEvidence::getBrokenByCall(ValuePlace caller, uint32_t callee,
                             AssumptionSet assumptions) {
  if (auto broken = getBrokenByEntry(callee, assumptions))
    return broken;
  if (auto broken = getBrokenByEntry(caller.row, assumptions))
    return broken;
  return getBrokenByReceivers(caller, callee, assumptions);
}

/// Objects of all classes that a method ran on.
std::optional<BrokenAssumption>
RunEvidence::getBrokenByReceivers(ValuePlace caller, uint32_t callee,
                                  AssumptionSet assumptions) {
  indexObjects();
  auto found = receivers.find(callee);
  if (found == receivers.end())
    return getBrokenByObjects(program.getClassName(callee), caller,
                              assumptions);
  std::optional<BrokenAssumption> broken;
  for (uint32_t classIndex : found->second) {
    broken =
        getBrokenByObjects(program.getRecording().getClasses()[classIndex].name,
                           caller, assumptions);
    if (!broken)
      return std::nullopt;
  }
  return broken;
}

/// What reflection passes, no recording has: a call by it explains what the
/// parameters hold that the value came from.
std::optional<BrokenAssumption>
RunEvidence::getBrokenByArguments(const ValueSources &sources,
                                  AssumptionSet assumptions) const {
  if (!assumptions.contains(Assumption::MethodsCalledByCode))
    return std::nullopt;
  for (auto [caller, bci, callee] : program.getRecording().getEdges())
    if (sources.receivers.count(callee) &&
        isRuledOut(Assumption::MethodsCalledByCode, caller, callee))
      return BrokenAssumption{Assumption::MethodsCalledByCode,
                              describeCall(caller, bci, callee)};
  return std::nullopt;
}

std::optional<BrokenAssumption>
RunEvidence::getBrokenByObjects(StringRef className, ValuePlace place,
                                AssumptionSet assumptions) {
  if (auto broken = getBrokenByConstructors(className, assumptions))
    return broken;
  if (auto broken = getBrokenByLoader(className, assumptions))
    return broken;
  const ValueSources sources = flow.findSources(place, className);
  if (auto broken = getBrokenByWrite(className, sources, assumptions))
    return broken;
  return getBrokenByArguments(sources, assumptions);
}

std::optional<BrokenAssumption>
RunEvidence::getBrokenByConstructors(StringRef className,
                                     AssumptionSet assumptions) {
  std::optional<BrokenAssumption> broken;
  const Recording &recording = program.getRecording();
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row) {
    if (recording.getMethods()[row].name != "<init>" ||
        program.getClassName(row) != className)
      continue;
    broken = getBrokenByEntry(row, assumptions);
    if (!broken)
      return std::nullopt;
  }
  return broken;
}

/// A class of an archive that the program's own loader defined: it breaks an
/// assumption where the analysis makes no object of it.
std::optional<BrokenAssumption>
RunEvidence::getBrokenByLoader(StringRef className,
                               AssumptionSet assumptions) const {
  if (!assumptions.contains(Assumption::BuiltinLoaders))
    return std::nullopt;
  const Recording &recording = program.getRecording();
  for (uint32_t row = 0; row < recording.getMethods().size(); ++row)
    if (recording.getMethods()[row].name == "<init>" &&
        program.getClassName(row) == className && analysed.isReachable(row))
      return std::nullopt;
  for (const RecordedClass &each : recording.getClasses())
    if (each.name == className && each.isDefinedByProgram &&
        each.originMethod >= 0)
      return BrokenAssumption{Assumption::BuiltinLoaders,
                              getPlace(each.originMethod, each.originBci) +
                                  " defines " + className.str()};
  return std::nullopt;
}

std::optional<Assumption>
RunEvidence::getBrokenBy(const RecordedWrite &write,
                         AssumptionSet assumptions) const {
  llvm::SmallVector<Assumption, 4> excluding =
      jir::getBrokenByWrite(program, write);
  excluding.push_back(Assumption::NoReflectiveCalls);
  for (Assumption each : excluding)
    if (assumptions.contains(each))
      return each;
  return std::nullopt;
}

/// Of a field that is not known, the class is.
bool RunEvidence::isSource(const ValueSources &sources,
                           const RecordedWrite &write) const {
  ClassHierarchy &hierarchy = program.getHierarchy();
  ClassId target = hierarchy.lookupClass(
      StringRef(program.getRecording().getClasses()[write.target].name));
  if (write.field != "?") {
    FieldId field = program.findField(target, write.field);
    return field && sources.fields.count(field.index);
  }
  return target && llvm::any_of(sources.fields, [&](uint32_t index) {
           return hierarchy.isSubtype(target,
                                      hierarchy.getField(FieldId(index)).owner);
         });
}

std::optional<BrokenAssumption>
RunEvidence::getBrokenByWrite(StringRef className, const ValueSources &sources,
                              AssumptionSet assumptions) const {
  const Recording &recording = program.getRecording();
  for (const RecordedWrite &write : recording.getWrites()) {
    if (write.value < 0 ||
        recording.getClasses()[write.value].name != className ||
        !isSource(sources, write))
      continue;
    if (auto broken = getBrokenBy(write, assumptions))
      return BrokenAssumption{
          *broken, getPlace(write.method, write.bci) + " writes a " +
                       className.str() + " to the field " + write.field +
                       " of " + recording.getClasses()[write.target].name};
  }
  return std::nullopt;
}
