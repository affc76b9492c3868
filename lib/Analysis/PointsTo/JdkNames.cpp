//===- JdkNames.cpp - Names of the JDK that matter --------------*- C++ -*-===//
//-*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Searches the few rows.
//
//===----------------------------------------------------------------------===//

#include "JdkNames.h"

using namespace jir;
using namespace jir::pointsto;

llvm::SmallVector<llvm::StringRef> jir::pointsto::getJdkClasses(JdkRole role) {
  llvm::SmallVector<llvm::StringRef> names;
#define JDK_CLASS(Role, Jdks, Class)                                           \
  if (role == JdkRole::Role)                                                   \
    names.push_back(Class);
#include "JdkNames.def"
  return names;
}

bool jir::pointsto::hasJdkRole(llvm::StringRef name, JdkRole role) {
#define JDK_CLASS(Role, Jdks, Class)                                           \
  if (role == JdkRole::Role && name == Class)                                  \
    return true;
#include "JdkNames.def"
  return false;
}

llvm::StringRef jir::pointsto::getBoxName(char kind) {
  switch (kind) {
#define JDK_BOX(Kind, Jdks, Class)                                             \
  case Kind:                                                                   \
    return Class;
#include "JdkNames.def"
  default:
    return "";
  }
}

bool jir::pointsto::isPureMember(llvm::StringRef member) {
#define JDK_PURE(Jdks, Class, Member)                                          \
  if (member == Member)                                                        \
    return true;
#include "JdkNames.def"
  return false;
}

bool jir::pointsto::isLinkingClass(llvm::StringRef name) {
#define JDK_LINKING(Jdks, Package)                                             \
  if (name.starts_with(Package))                                               \
    return true;
#include "JdkNames.def"
  return false;
}
