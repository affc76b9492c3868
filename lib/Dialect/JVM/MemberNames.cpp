//===- MemberNames.cpp - Symbols of fields and methods ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Joins names and descriptors so that they can be cut apart again.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using llvm::StringRef;

std::string jvm::joinFieldMember(StringRef name, StringRef descriptor) {
  std::string member = (name + ":" + descriptor).str();
  // A second colon is rare.
  if (member.find(':') == name.size() ||
      splitFieldMember(member).first.size() == name.size())
    return member;
  return (name + ".:" + descriptor).str();
}

std::string jvm::joinMethodMember(StringRef name, StringRef descriptor) {
  std::string member = (name + descriptor).str();
  if (member.find('(') == name.size() ||
      splitMethodMember(member).first.size() == name.size())
    return member;
  return (name + "." + descriptor).str();
}
