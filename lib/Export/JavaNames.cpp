//===- JavaNames.cpp - Types as Java writes them ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names of primitive types, classes and arrays.
///
//===----------------------------------------------------------------------===//

#include "JavaNames.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace jir;

static llvm::StringRef getPrimitiveName(char kind) {
  switch (kind) {
  case 'B':
    return "byte";
  case 'C':
    return "char";
  case 'D':
    return "double";
  case 'F':
    return "float";
  case 'I':
    return "int";
  case 'J':
    return "long";
  case 'S':
    return "short";
  case 'Z':
    return "boolean";
  default:
    return "void";
  }
}

std::string jir::getJavaName(const DescriptorType &type) {
  std::string text = type.getElementKind() == 'L'
                         ? toDisplayUtf8(toDotted(type.getClassName()))
                         : getPrimitiveName(type.getElementKind()).str();
  for (unsigned i = 0; i < type.getDimensions(); ++i)
    text += "[]";
  return text;
}
