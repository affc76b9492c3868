//===- AssumptionEventsCalls.cpp - Calls that break assumptions -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls by reflection, handles and natives.
///
//===----------------------------------------------------------------------===//

#include "AssumptionEvents.h"
#include "RecordedEvents.h"
#include "jir/Dialect/JVM/JVMOps.h"

using namespace jir;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// What code can name
//===----------------------------------------------------------------------===//

bool AssumptionEvents::isNameable(MethodId method, ClassId from) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (linkage.isClassAccessible(info.owner, from) &&
      linkage.isMemberAccessible(info.owner, info.flags, info.owner, from))
    return true;
  if (info.isPrivate() || info.isStatic() ||
      hierarchy.getMethodName(method) == "<init>")
    return false;
  // A call of what it overrides or implements selects it.
  auto isDeclared = [&](ClassId id) {
    MethodId above = hierarchy.lookupMethod(id, info.selector);
    return above && linkage.isClassAccessible(id, from) &&
           linkage.isMemberAccessible(id, hierarchy.getMethod(above).flags, id,
                                      from);
  };
  for (ClassId id = hierarchy.getSuperclass(info.owner); id;
       id = hierarchy.getSuperclass(id))
    if (isDeclared(id))
      return true;
  return llvm::any_of(hierarchy.getAllInterfaces(info.owner), isDeclared);
}

bool AssumptionEvents::overridesPlatform(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (info.isPrivate() || info.isStatic())
    return false;
  auto isDeclared = [&](ClassId id) {
    // Of an absent class it is not known what it declares.
    return hierarchy.isPhantom(id) ||
           (hierarchy.getOrigin(id) == jvm::Origin::Platform &&
            hierarchy.lookupMethod(id, info.selector));
  };
  for (ClassId id = hierarchy.getSuperclass(info.owner); id;
       id = hierarchy.getSuperclass(id))
    if (isDeclared(id))
      return true;
  return llvm::any_of(hierarchy.getAllInterfaces(info.owner), isDeclared);
}

bool AssumptionEvents::isNamedByString(MethodId method) {
  if (!strings) {
    strings.emplace();
    for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses())) {
      ClassId id(index);
      if (hierarchy.getOrigin(id) != jvm::Origin::Application)
        continue;
      for (uint32_t each : hierarchy.getMethodIndices(id))
        bodies.visit(MethodId(each), [&](jvm::MethodOp op) {
          op.walk([&](jvm::StringOp text) {
            strings->insert(text.getValue().str());
          });
        });
    }
  }
  return strings->count(hierarchy.getMethodName(method).str());
}

//===----------------------------------------------------------------------===//
// Reflection and handles
//===----------------------------------------------------------------------===//

static std::string describe(const RecordedProgram &program, uint32_t callee,
                            bool byHandle) {
  return "calls " + program.getName(callee) +
         (byHandle ? " by a method handle" : " by reflection");
}

/// Calls that the analysis lacks. Without a call graph none can be told from
/// those that it has, and those of the program are worth a look.
void AssumptionEvents::addLackingCall(uint32_t callee, bool byHandle) {
  MethodId target = program.getMethod(callee);
  if (graph
          ? !analysed.lacksReflectiveCall(callee)
          : !target || hierarchy.getOrigin(hierarchy.getMethod(target).owner) ==
                           jvm::Origin::Platform)
    return;
  std::string what = describe(program, callee, byHandle);
  const AssumptionSet assumed =
      graph ? graph->getAssumptions() : AssumptionSet();
  auto addAt = [&](int64_t row, int32_t bci) {
    add(Assumption::NoReflectiveCalls, row, bci, what, graph != nullptr);
    if (assumed.contains(Assumption::ReflectionAsRecorded))
      add(Assumption::ReflectionAsRecorded, row, bci, what);
    if (!assumed.contains(Assumption::StringsKnown))
      return;
    // Another assumption of the same level may exclude the call.
    MethodId from = row < 0 ? MethodId() : program.getMethod(row);
    bool isOnly =
        !assumed.contains(Assumption::EnvironmentKnown) && from &&
        isNameable(program.getMethod(callee), hierarchy.getMethod(from).owner);
    add(Assumption::StringsKnown, row, bci, what, isOnly);
  };
  auto found = requests.find(callee);
  if (found == requests.end())
    return addAt(-1, -1);
  for (auto [row, bci] : found->second)
    addAt(row, bci);
}

void AssumptionEvents::addEncapsulation(uint32_t from, int32_t bci,
                                        uint32_t callee) {
  MethodId accessor = program.getMethod(from);
  MethodId target = program.getMethod(callee);
  if (accessor && target && hierarchy.getMethodName(target) != "<clinit>" &&
      !isNameable(target, hierarchy.getMethod(accessor).owner))
    add(Assumption::EncapsulationRespected, from, bci,
        describe(program, callee, false));
}

void AssumptionEvents::addApplicationCall(uint32_t callee, bool byHandle) {
  MethodId target = program.getMethod(callee);
  const RecordedMethod &method = recording.getMethods()[callee];
  if (!target || isCalledByName(method.name, method.descriptor) ||
      hierarchy.getOrigin(hierarchy.getMethod(target).owner) !=
          jvm::Origin::Application)
    return;
  // A handle may be a constant of a class file.
  bool isCertain =
      !byHandle && !overridesPlatform(target) && !isNamedByString(target);
  std::string what = describe(program, callee, byHandle);
  auto found = requests.find(callee);
  if (found == requests.end())
    return add(Assumption::MethodsCalledByCode, -1, -1, what, isCertain);
  for (auto [row, bci] : found->second)
    add(Assumption::MethodsCalledByCode, row, bci, what, isCertain);
}

/// HotSpot's own calls while it loads classes and links natives. Any
/// instruction may cause them; runtime=hotspot has them, runtime=aot has not.
static bool isCalledForLinking(StringRef name) {
  return name == "loadClass" || name == "addClass" || name == "findNative";
}

void AssumptionEvents::collectReflectiveCall(uint32_t callee, bool byHandle) {
  addLackingCall(callee, byHandle);
  addApplicationCall(callee, byHandle);
  if (byHandle)
    return;
  for (auto [row, bci] : requests.lookup(callee))
    addEncapsulation(row, bci, callee);
}

void AssumptionEvents::collectReflectiveCalls() {
  // A method that reflection calls as well counts for reflection.
  std::map<uint32_t, bool> byHandle;
  for (auto [caller, bci, callee] : recording.getEdges()) {
    if (program.getKind(callee) != RecordedKind::Ordinary ||
        !isReflectiveCall(program, caller, callee) ||
        isCalledForLinking(recording.getMethods()[callee].name))
      continue;
    bool isHandle = isHandleForm(program.getClassName(caller));
    auto [it, inserted] = byHandle.try_emplace(callee, isHandle);
    it->second &= isHandle;
  }
  for (auto [callee, isHandle] : byHandle)
    collectReflectiveCall(callee, isHandle);
}

//===----------------------------------------------------------------------===//
// Natives
//===----------------------------------------------------------------------===//

void AssumptionEvents::collectNativeCalls() {
  if (!graph)
    return;
  for (auto [caller, bci, callee] : recording.getEdges()) {
    MethodId native = program.getMethod(caller);
    if (!native || !recording.getMethods()[caller].isNative ||
        isReflectionClass(program.getClassName(caller)) ||
        program.getKind(callee) != RecordedKind::Ordinary ||
        analysed.hasCall(caller, callee))
      continue;
    StringRef name = recording.getMethods()[callee].name;
    bool isNew = !analysed.isReachable(callee);
    if (isCalledForLinking(name) || (!isNew && name == "<clinit>"))
      continue;
    add(isModelled && isModelled(native) ? Assumption::NativesAsModelled
                                         : Assumption::NativesCallNothingNew,
        caller, bci, "calls " + program.getName(callee), isNew);
  }
}
