//===- MemberNames.cpp - Classes of the program by their members ----------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A whole name is looked up; others are few, and compared with all names.
//
//===----------------------------------------------------------------------===//

#include "MemberNames.h"
#include "MemberSearch.h"
#include "TextOperations.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace jir::reflection;

void MemberNames::read() {
  if (isRead)
    return;
  isRead = true;
  for (uint32_t i = 0; i < hierarchy.getNumClasses(); ++i) {
    ClassId id(i);
    if (hierarchy.isPhantom(id) ||
        hierarchy.getOrigin(id) == jvm::Origin::Platform)
      continue;
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      llvm::StringRef name = hierarchy.getMethodName(MethodId(index));
      if (!name.starts_with("<"))
        methods[name].push_back(MethodId(index));
    }
    for (uint32_t index : hierarchy.getFieldIndices(id))
      fields[getFieldName(hierarchy, FieldId(index))].push_back(FieldId(index));
  }
  for (const auto &each : methods)
    methodNames.push_back(each.getKey());
  for (const auto &each : fields)
    fieldNames.push_back(each.getKey());
  llvm::sort(methodNames);
  llvm::sort(fieldNames);
}

template <typename Lists, typename Visit>
static void forEachMatch(const Lists &lists,
                         llvm::ArrayRef<llvm::StringRef> names,
                         llvm::StringRef text, Visit visit) {
  auto visitAll = [&](llvm::StringRef name) {
    if (auto it = lists.find(name); it != lists.end())
      for (auto member : it->second)
        visit(member);
  };
  if (!text.contains(kAnyText))
    return visitAll(text);
  for (llvm::StringRef name : names)
    if (matchesText(text, name))
      visitAll(name);
}

void MemberNames::forEachMethod(llvm::StringRef text,
                                llvm::function_ref<void(MethodId)> visit) {
  read();
  forEachMatch(methods, methodNames, text, visit);
}

void MemberNames::forEachField(llvm::StringRef text,
                               llvm::function_ref<void(FieldId)> visit) {
  read();
  forEachMatch(fields, fieldNames, text, visit);
}
