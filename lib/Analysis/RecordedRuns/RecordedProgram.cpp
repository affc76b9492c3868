//===- RecordedProgram.cpp - A recording in the terms of a hierarchy ------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes by name, methods by name and descriptor.
///
//===----------------------------------------------------------------------===//

#include "RecordedProgram.h"
#include "jir/Dialect/JVM/MemberNames.h"

using namespace jir;

RecordedProgram::RecordedProgram(ClassHierarchy &hierarchy,
                                 const Recording &recording)
    : hierarchy(hierarchy), recording(recording) {
  size_t size = recording.getMethods().size();
  kinds.resize(size, RecordedKind::Generated);
  methods.resize(size);
  callees.resize(size);
  for (uint32_t row = 0; row < size; ++row) {
    const RecordedMethod &method = recording.getMethods()[row];
    const RecordedClass &owner = recording.getClasses()[method.classIndex];
    if (owner.isHidden) {
      kinds[row] = RecordedKind::Hidden;
      continue;
    }
    ClassId id = hierarchy.lookupClass(llvm::StringRef(owner.name));
    if (!id || hierarchy.isPhantom(id))
      continue;
    kinds[row] =
        method.isOverpass ? RecordedKind::Overpass : RecordedKind::Ordinary;
    methods[row] = hierarchy.lookupMethod(
        id, jvm::joinMethodMember(method.name, method.descriptor));
  }
  for (auto [caller, bci, callee] : recording.getEdges())
    callees[caller].push_back({bci, callee});
}

llvm::StringRef RecordedProgram::getClassName(uint32_t row) const {
  return recording.getClasses()[recording.getMethods()[row].classIndex].name;
}

std::string RecordedProgram::getName(uint32_t row) const {
  const RecordedMethod &method = recording.getMethods()[row];
  return (getClassName(row) + "." + method.name + method.descriptor).str();
}

FieldId RecordedProgram::findField(ClassId owner, llvm::StringRef name) const {
  for (ClassId each = owner; each; each = hierarchy.getSuperclass(each))
    for (uint32_t index : hierarchy.getFieldIndices(each))
      if (jvm::splitFieldMember(hierarchy.getField(FieldId(index)).member)
              .first == name)
        return FieldId(index);
  return FieldId();
}
