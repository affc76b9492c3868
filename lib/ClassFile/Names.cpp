//===- Names.cpp - Which names and descriptors are legal --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules for names and descriptors (JVMS 4.2 and 4.3).
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using llvm::StringRef;

/// Before this version names are made of Java identifiers.
static constexpr uint16_t firstFreeNameVersion = 49;
/// From this version on class initialisers take no parameters.
static constexpr uint16_t firstPlainClinitVersion = 51;

/// The old rule. With \p slashes, identifiers may be joined by single slashes,
/// which HotSpot tolerates at both ends as well.
static bool isJavaName(StringRef name, bool slashes) {
  bool afterSlash = false;
  for (size_t i = 0; i < name.size(); ++i) {
    char c = name[i];
    if (slashes && c == '/') {
      if (afterSlash)
        return false;
      afterSlash = true;
      continue;
    }
    afterSlash = false;
    bool isPart = llvm::isAlpha(c) || c == '_' || c == '$' || int8_t(c) < 0 ||
                  (i > 0 && llvm::isDigit(c));
    if (!isPart)
      return false;
  }
  return !name.empty();
}

/// The new rule: no `. ; [ /`, but for classes slashes between parts.
static bool isUnqualifiedName(StringRef name, bool slashes) {
  if (name.find_first_of(".;[") != StringRef::npos || name.empty())
    return false;
  if (!slashes)
    return !name.contains('/');
  return name.front() != '/' && name.back() != '/' && !name.contains("//");
}

/// Whether \p name may be in a class constant that is not an array, or in a
/// descriptor.
static bool isPlainClassName(StringRef name, uint16_t majorVersion) {
  return majorVersion < firstFreeNameVersion ? isJavaName(name, true)
                                             : isUnqualifiedName(name, true);
}

/// The length of the type at the start of \p text, 0 if there is no legal one.
static size_t scanType(StringRef text, bool allowVoid, uint16_t majorVersion) {
  DescriptorType type;
  size_t length = DescriptorType::scan(text, allowVoid, type);
  if (length && type.getElementKind() == 'L' &&
      !isPlainClassName(type.getClassName(), majorVersion))
    return 0;
  return length;
}

bool jir::isLegalClassName(StringRef name, uint16_t majorVersion) {
  if (name.starts_with("["))
    return scanType(name, false, majorVersion) == name.size();
  return isPlainClassName(name, majorVersion);
}

bool jir::isLegalFieldName(StringRef name, uint16_t majorVersion) {
  return majorVersion < firstFreeNameVersion ? isJavaName(name, false)
                                             : isUnqualifiedName(name, false);
}

bool jir::isLegalMethodName(StringRef name, uint16_t majorVersion) {
  if (name.starts_with("<"))
    return name == "<init>" || name == "<clinit>";
  return isLegalFieldName(name, majorVersion) &&
         name.find_first_of("<>") == StringRef::npos;
}

bool jir::isLegalFieldDescriptor(StringRef descriptor, uint16_t majorVersion) {
  return !descriptor.empty() &&
         scanType(descriptor, false, majorVersion) == descriptor.size();
}

bool jir::isLegalMethodDescriptor(StringRef name, StringRef descriptor,
                                  uint16_t majorVersion) {
  if (name == "<clinit>" && majorVersion >= firstPlainClinitVersion)
    return descriptor == "()V";
  StringRef rest = descriptor;
  if (!rest.consume_front("("))
    return false;
  while (size_t length = scanType(rest, false, majorVersion))
    rest = rest.drop_front(length);
  if (!rest.consume_front(")"))
    return false;
  if (name.starts_with("<"))
    return rest == "V";
  return !rest.empty() && scanType(rest, true, majorVersion) == rest.size();
}
