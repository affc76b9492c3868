//===- TextMethods.cpp - The library's methods of texts ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows that the program's JDK lacks are left out.
//
//===----------------------------------------------------------------------===//

#include "TextMethods.h"

using namespace jir;

TextMethods::TextMethods(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {
  const JdkNames jdk(hierarchy);
  string = hierarchy.lookupClass("java.lang.String");
#define TEXT_METHOD(Makes, Jdks, Class, Member)                                \
  if (MethodId method = jdk.lookupMethod(JdkRange::Jdks, Class, Member))       \
    methods[method] = TextMethod::Makes;
#define BUILDER_METHOD(Does, Jdks, Class, Name)                                \
  if (ClassId id = jdk.lookupClass(JdkRange::Jdks, Class)) {                   \
    if (!llvm::is_contained(builders, id))                                     \
      builders.push_back(id);                                                  \
    ofBuilders.push_back({id, Name, BuilderMethod::Does});                     \
  }
#include "TextMethods.def"
}

std::optional<TextMethod> TextMethods::find(MethodId method) const {
  auto it = methods.find(method);
  if (it == methods.end())
    return std::nullopt;
  return it->second;
}

std::optional<BuilderMethod> TextMethods::findOfBuilder(MethodId method) const {
  ClassId owner = hierarchy.getMethod(method).owner;
  if (!llvm::is_contained(builders, owner))
    return std::nullopt;
  llvm::StringRef name = hierarchy.getMethodName(method);
  for (const BuilderRow &row : ofBuilders)
    if (row.owner == owner && row.name == name)
      return row.does;
  // Classes of builders have methods of a superclass as their own.
  for (const BuilderRow &row : ofBuilders)
    if (row.name == name)
      return row.does;
  // What changes a builder returns it, or nothing.
  llvm::StringRef result = hierarchy.getDescriptor(method).split(')').second;
  return result == "V" || result.ends_with("Builder;") ||
                 result.ends_with("Buffer;")
             ? BuilderMethod::Change
             : BuilderMethod::Read;
}

bool TextMethods::isBuilder(const pointsto::TypeTable &types,
                            pointsto::TypeId type) const {
  return type && types.isClass(type) &&
         llvm::is_contained(builders, types.getClassId(type));
}
