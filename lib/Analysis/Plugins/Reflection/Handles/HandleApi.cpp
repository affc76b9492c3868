//===- HandleApi.cpp - The API of method handles ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables.
//
//===----------------------------------------------------------------------===//

#include "HandleApi.h"
#include "../MemberSearch.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

namespace {

struct MethodRow {
  HandleOp op;
  BodyOverride bodyOverride;
  JdkRange jdks;
  llvm::StringLiteral className, name;
};

struct FieldRow {
  JdkRange jdks;
  llvm::StringLiteral className, name;
};

} // namespace

static constexpr MethodRow kMethods[] = {
#define HANDLE_API(Op, Override, Jdks, Class, Name)                            \
  {HandleOp::Op, BodyOverride::Override, JdkRange::Jdks, Class, Name},
#include "HandleApi.def"
};

static constexpr FieldRow kFields[] = {
#define HANDLE_FIELD(Enumerator, Jdks, Class, Name)                            \
  {JdkRange::Jdks, Class, Name},
#include "HandleApi.def"
};

HandleApi::HandleApi(ReflectionContext &shared) {
  ClassHierarchy &hierarchy = shared.getHierarchy();
  for (const MethodRow &row : kMethods) {
    ClassId owner = shared.getJdk().lookupClass(row.jdks, row.className);
    if (!owner)
      continue;
    for (uint32_t index : hierarchy.getMethodIndices(owner)) {
      MethodId method(index);
      if (hierarchy.getMethodName(method) != row.name)
        continue;
      ops[method] = {row.op, row.bodyOverride};
      shared.getEngine().setBodyOverride(method, row.bodyOverride);
    }
  }
}

jir::FieldId reflection::findHandleField(ReflectionContext &shared,
                                         HandleField field) {
  const FieldRow &row = kFields[unsigned(field)];
  ClassHierarchy &hierarchy = shared.getHierarchy();
  ClassId owner = shared.getJdk().lookupClass(row.jdks, row.className);
  if (owner)
    for (uint32_t index : hierarchy.getFieldIndices(owner))
      if (getFieldName(hierarchy, jir::FieldId(index)) == row.name)
        return jir::FieldId(index);
  return jir::FieldId();
}
