//===- Descriptor.cpp - Field and method descriptors ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The grammar of descriptors (JVMS 4.3). Which characters a class name may hold
// depends on the class file version and is checked elsewhere.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"

using namespace jir;
using llvm::Expected;
using llvm::StringRef;

std::string jir::toDotted(StringRef internalName) {
  std::string name = internalName.str();
  llvm::replace(name, '/', '.');
  return name;
}

std::string jir::toInternal(StringRef dottedName) {
  std::string name = dottedName.str();
  llvm::replace(name, '.', '/');
  return name;
}

static constexpr unsigned maxDimensions = 255;
static constexpr unsigned maxParameterSlots = 255;

size_t DescriptorType::scan(StringRef text, bool allowVoid,
                            DescriptorType &result) {
  size_t dimensions = 0;
  while (dimensions < text.size() && text[dimensions] == '[')
    ++dimensions;
  if (dimensions > maxDimensions || dimensions == text.size())
    return 0;
  size_t length = 0;
  switch (text[dimensions]) {
  case 'V':
    if (!allowVoid || dimensions)
      return 0;
    [[fallthrough]];
  case 'B':
  case 'C':
  case 'D':
  case 'F':
  case 'I':
  case 'J':
  case 'S':
  case 'Z':
    length = dimensions + 1;
    break;
  case 'L': {
    size_t semicolon = text.find(';', dimensions);
    if (semicolon == StringRef::npos || semicolon == dimensions + 1)
      return 0;
    length = semicolon + 1;
    break;
  }
  default:
    return 0;
  }
  result = DescriptorType(text.take_front(length), dimensions);
  return length;
}

Expected<DescriptorType> DescriptorType::parse(StringRef text) {
  DescriptorType result;
  if (text.empty() || scan(text, false, result) != text.size())
    return inputError("\"" + text + "\" is not a field descriptor");
  return result;
}

DescriptorType DescriptorType::getElement() const {
  return DescriptorType(text.drop_front(dimensions), 0);
}

DescriptorType DescriptorType::getComponent() const {
  return isArray() ? DescriptorType(text.drop_front(), dimensions - 1) : *this;
}

Expected<MethodDescriptor> MethodDescriptor::parse(StringRef text) {
  auto bad = [&](const char *why) {
    return inputError("\"" + text + "\" is not a method descriptor: " + why);
  };
  MethodDescriptor result;
  result.text = text;
  if (!text.starts_with("("))
    return bad("it does not start with (");
  size_t at = 1;
  while (at < text.size() && text[at] != ')') {
    DescriptorType parameter;
    size_t length = DescriptorType::scan(text.drop_front(at), false, parameter);
    if (!length)
      return bad("a parameter type is malformed");
    at += length;
    result.parameterSlots += parameter.getSlots();
  }
  if (at >= text.size())
    return bad("it has no )");
  if (result.parameterSlots > maxParameterSlots)
    return bad("the parameters take more than 255 slots");
  result.closeParen = at;
  StringRef rest = text.drop_front(at + 1);
  if (rest.empty() ||
      DescriptorType::scan(rest, true, result.returnType) != rest.size())
    return bad("the return type is malformed");
  return result;
}
