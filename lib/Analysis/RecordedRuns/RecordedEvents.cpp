//===- RecordedEvents.cpp - What breaks assumptions -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names of the JDK's mechanisms, and the flags of written fields.
///
//===----------------------------------------------------------------------===//

#include "RecordedEvents.h"

using namespace jir;
using llvm::StringRef;

bool jir::isProxyName(StringRef name) {
  return name.starts_with("jdk.proxy") || name.starts_with("com.sun.proxy.") ||
         name.contains("$Proxy");
}

bool jir::isReflectionClass(StringRef name) {
  return name.starts_with("jdk.internal.reflect.") ||
         name.starts_with("java.lang.reflect.") || name == "java.lang.Class";
}

bool jir::isHandleForm(StringRef name) {
  return name.starts_with("java.lang.invoke.LambdaForm$") ||
         (name.starts_with("java.lang.invoke.") && name.contains("$Holder"));
}

bool jir::isReflectiveCall(const RecordedProgram &program, uint32_t caller,
                           uint32_t callee, bool byHandles) {
  StringRef owner = program.getClassName(caller);
  StringRef target = program.getClassName(callee);
  if (isHandleForm(owner))
    // What handles call in the platform, no assumption rules out.
    return byHandles && program.getKind(callee) == RecordedKind::Ordinary &&
           !target.starts_with("java.");
  return isReflectionClass(owner) && !isReflectionClass(target) &&
         !isHandleForm(target) &&
         (program.getRecording().getMethods()[caller].isNative ||
          owner.starts_with("jdk.internal.reflect.Generated"));
}

bool jir::isCalledByName(StringRef name, StringRef descriptor) {
  static constexpr llvm::StringLiteral names[] = {
      "main",         "premain",          "agentmain",   "readObject",
      "writeObject",  "readObjectNoData", "readResolve", "writeReplace",
      "readExternal", "writeExternal",    "<clinit>"};
  return llvm::is_contained(names, name) ||
         (name == "<init>" && descriptor == "()V");
}

static StringRef getPackage(StringRef name) {
  size_t dot = name.rfind('.');
  return dot == StringRef::npos ? StringRef() : name.take_front(dot);
}

bool jir::isInApplicationPackage(ClassHierarchy &hierarchy, StringRef name) {
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses())) {
    ClassId id(index);
    if (hierarchy.getOrigin(id) == jvm::Origin::Application &&
        !hierarchy.isPhantom(id) &&
        getPackage(hierarchy.getName(id).getValue()) == getPackage(name))
      return true;
  }
  return false;
}

Assumption jir::getBrokenByClass(const RecordedClass &each) {
  // Read from a file: it is absent here only.
  if (!each.source.empty() && !each.isDefinedByProgram)
    return Assumption::AbsentStaysAbsent;
  return isProxyName(each.name) ? Assumption::NoProxies
                                : Assumption::NoGeneratedClasses;
}

llvm::SmallVector<Assumption, 4>
jir::getBrokenByWrite(const RecordedProgram &program,
                      const RecordedWrite &write) {
  ClassHierarchy &hierarchy = program.getHierarchy();
  ClassId owner = hierarchy.lookupClass(
      StringRef(program.getRecording().getClasses()[write.target].name));
  llvm::SmallVector<Assumption, 4> broken;
  if (FieldId field = program.findField(owner, write.field)) {
    uint32_t flags = hierarchy.getField(field).flags;
    if (flags & access::Final)
      broken.push_back(Assumption::FinalsNotRewritten);
    if (flags & access::Private)
      broken.push_back(Assumption::PrivatesWrittenByCode);
  }
  if (owner && hierarchy.getOrigin(owner) == jvm::Origin::Application)
    broken.push_back(Assumption::FieldsWrittenByCode);
  return broken;
}

std::string jir::describeWrite(const Recording &recording,
                               const RecordedWrite &write) {
  std::string value = write.value < 0
                          ? "null"
                          : "a " + recording.getClasses()[write.value].name;
  return "writes " + value + " to the field " + write.field + " of " +
         recording.getClasses()[write.target].name;
}
