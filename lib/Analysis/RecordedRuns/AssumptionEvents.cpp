//===- AssumptionEvents.cpp - Events that break assumptions -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes, writes, calls and exceptions of a run, by what they break.
///
//===----------------------------------------------------------------------===//

#include "AssumptionEvents.h"
#include "RecordedEvents.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace jir;
using llvm::StringRef;

AssumptionEvents::AssumptionEvents(
    ClassHierarchy &hierarchy, const Recording &recording,
    const CallGraph *graph, const std::function<bool(MethodId)> &isModelled)
    : hierarchy(hierarchy), recording(recording), graph(graph),
      isModelled(isModelled), program(hierarchy, recording),
      analysed(program, graph), linkage(hierarchy), bodies(hierarchy) {
  for (auto [method, bci, callee] : recording.getRequests())
    requests[callee].push_back({method, bci});
}

void AssumptionEvents::collect() {
  collectClasses();
  collectAgents();
  collectWrites();
  collectReflectiveCalls();
  collectNativeCalls();
  collectThrows();
}

std::string AssumptionEvents::getObstacle(Assumption assumption) const {
  auto assumes = [&](Assumption each) {
    return graph && graph->getAssumptions().contains(each);
  };
  switch (assumption) {
  case Assumption::OneDefinitionPerName:
    return "classes of one name are one row";
  case Assumption::EnvironmentKnown:
    return "no recording has properties, variables and resources";
  case Assumption::UnknownApart:
    return "no recording has the objects of fields and parameters";
  case Assumption::NativesAllocateNothingNew:
    return "no recording has the results of natives";
  case Assumption::InterfacesRespected:
    return "no recording has the classes of arguments";
  case Assumption::DataRaceFree:
    return "no recording has the order of accesses";
  case Assumption::StringsKnown:
    return assumes(Assumption::StringsKnown)
               ? ""
               : "it needs the call graph of an analysis that assumes it";
  case Assumption::ReflectionAsRecorded:
    return assumes(Assumption::ReflectionAsRecorded)
               ? ""
               : "it needs the call graph of an analysis that assumes it";
  case Assumption::NoReflectiveCalls:
  case Assumption::NativesAsModelled:
  case Assumption::NativesCallNothingNew:
    return !graph                  ? "it needs a call graph"
           : !recording.hasEdges() ? "it needs a recording with --edges"
                                   : "";
  case Assumption::EncapsulationRespected:
  case Assumption::MethodsCalledByCode:
  case Assumption::NoAgents:
    return recording.hasEdges() ? "" : "it needs a recording with --edges";
  case Assumption::FinalsNotRewritten:
  case Assumption::PrivatesWrittenByCode:
  case Assumption::FieldsWrittenByCode:
    return recording.hasReceivers() ? ""
                                    : "it needs a recording with --receivers";
  case Assumption::CastsCorrect:
  case Assumption::NoAsynchronousExceptions:
    return recording.hasExceptions() ? ""
                                     : "it needs a recording with --exceptions";
  case Assumption::NoGeneratedClasses:
  case Assumption::NoProxies:
  case Assumption::BuiltinLoaders:
  case Assumption::AbsentStaysAbsent:
  case Assumption::PackagesAsGiven:
    return "";
  }
  llvm_unreachable("unknown assumption");
}

void AssumptionEvents::add(Assumption assumption, int64_t row, int32_t bci,
                           std::string what, bool isCertain) {
  events[assumption].insert({row < 0 ? "" : program.getName(row),
                             row < 0 ? -1 : bci, std::move(what), isCertain});
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

/// The loaders that a JDK's launcher makes; the boot loader has no class.
static bool isBuiltinLoader(StringRef name) {
  return name.starts_with("jdk.internal.loader.ClassLoaders$") ||
         name.starts_with("sun.misc.Launcher$");
}

/// What reflection generates in the place of a native.
static bool isAccessor(StringRef name) {
  return name.starts_with("jdk.internal.reflect.Generated") ||
         name.starts_with("sun.reflect.Generated");
}

void AssumptionEvents::collectClass(const RecordedClass &each) {
  auto add = [&](Assumption assumption, bool isLoaded, bool isCertain = true) {
    std::string what =
        each.originMethod < 0
            ? each.name + (isLoaded ? " is loaded" : " is defined")
            : (isLoaded ? "loads " : "defines ") + each.name;
    if (!each.source.empty())
      what += " from " + each.source;
    this->add(assumption, each.originMethod, each.originBci, what, isCertain);
  };
  if (each.loader >= 0) {
    StringRef loader = recording.getClasses()[each.loader].name;
    if (!isBuiltinLoader(loader))
      this->add(Assumption::BuiltinLoaders, each.originMethod, each.originBci,
                each.originMethod < 0
                    ? each.name + " is defined by a " + loader.str()
                    : "defines " + each.name + " by a " + loader.str());
  }
  if (program.isOrdinaryClass(each.name))
    return;
  Assumption broken = getBrokenByClass(each);
  bool isAbsent = broken == Assumption::AbsentStaysAbsent;
  add(broken, isAbsent, isAbsent || each.isDefinedByProgram);
  if (broken != Assumption::NoProxies &&
      isInApplicationPackage(hierarchy, each.name))
    add(Assumption::PackagesAsGiven, isAbsent);
}

void AssumptionEvents::collectClasses() {
  for (const RecordedClass &each : recording.getClasses())
    if (!each.isHidden && !isAccessor(each.name) &&
        !StringRef(each.name).starts_with("["))
      collectClass(each);
  // Hidden classes are those of lambdas, unless an instruction asks for one.
  std::set<std::pair<uint32_t, int32_t>> definitions;
  for (auto [caller, bci, callee] : recording.getEdges()) {
    StringRef name = recording.getMethods()[callee].name;
    if (name.starts_with("defineHiddenClass") || name == "defineAnonymousClass")
      definitions.insert({caller, bci});
  }
  for (const RecordedClass &each : recording.getClasses())
    if (each.isHidden && each.originMethod >= 0 &&
        definitions.count({uint32_t(each.originMethod), each.originBci}))
      add(Assumption::NoGeneratedClasses, each.originMethod, each.originBci,
          "defines the hidden class " +
              StringRef(each.name).split('/').first.str());
}

/// An agent in Java is started by a class of its own.
void AssumptionEvents::collectAgents() {
  for (uint32_t row : recording.getEntered()) {
    StringRef name = recording.getMethods()[row].name;
    if (program.getClassName(row) == "sun.instrument.InstrumentationImpl" &&
        (name.starts_with("loadClassAndCall") || name == "transform"))
      add(Assumption::NoAgents, row, -1,
          name == "transform" ? "lets an agent change a class"
                              : "starts an agent");
  }
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

bool AssumptionEvents::callsReflection(uint32_t row, int32_t bci) const {
  return llvm::any_of(program.getCallees(row), [&](const auto &callee) {
    StringRef owner = program.getClassName(callee.second);
    return callee.first == bci && (owner == "java.lang.reflect.Field" ||
                                   owner.ends_with("misc.Unsafe"));
  });
}

void AssumptionEvents::collectWrites() {
  for (const RecordedWrite &write : recording.getWrites()) {
    std::string what = describeWrite(recording, write);
    for (Assumption each : getBrokenByWrite(program, write))
      add(each, write.method, write.bci, what);
    // Of writes no call graph shows which ones its analysis has.
    add(Assumption::NoReflectiveCalls, write.method, write.bci, what, false);
    MethodId from = program.getMethod(write.method);
    ClassId owner = hierarchy.lookupClass(
        StringRef(recording.getClasses()[write.target].name));
    FieldId field = program.findField(owner, write.field);
    if (!from || !field || !callsReflection(write.method, write.bci))
      continue;
    const FieldInfo info = hierarchy.getField(field);
    ClassId accessor = hierarchy.getMethod(from).owner;
    if (!linkage.isClassAccessible(owner, accessor) ||
        !linkage.isMemberAccessible(info.owner, info.flags, owner, accessor))
      add(Assumption::EncapsulationRespected, write.method, write.bci, what);
  }
}

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

std::optional<bool> AssumptionEvents::isThrow(MethodId method, int32_t bci) {
  bool isThrow = false;
  if (!method || !bodies.visit(method, [&](jvm::MethodOp op) {
        op.walk([&](jvm::ThrowOp each) { isThrow |= each.getBci() == bci; });
      }))
    return std::nullopt;
  return isThrow;
}

bool AssumptionEvents::isVirtualMachineError(StringRef className) const {
  for (ClassId id = hierarchy.lookupClass(className); id;
       id = hierarchy.getSuperclass(id))
    if (hierarchy.getName(id) == "java.lang.VirtualMachineError")
      return true;
  return className == "java.lang.StackOverflowError" ||
         className == "java.lang.OutOfMemoryError";
}

void AssumptionEvents::collectThrows() {
  for (auto [row, bci, classIndex] : recording.getThrows()) {
    StringRef name = recording.getClasses()[classIndex].name;
    std::string what = "throws a " + name.str();
    // Where the object was made, no recording has.
    if (name == "java.lang.ClassCastException")
      add(Assumption::CastsCorrect, row, bci, what, false);
    if (name != "java.lang.ThreadDeath" && !isVirtualMachineError(name))
      continue;
    std::optional<bool> isThrown = isThrow(program.getMethod(row), bci);
    if (!isThrown.value_or(false))
      add(Assumption::NoAsynchronousExceptions, row, bci, what,
          isThrown.has_value());
  }
}
