//===- ReflectionMechanism.cpp - One mechanism of reflection ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What most mechanisms do with what comes to their sites.
//
//===----------------------------------------------------------------------===//

#include "ReflectionMechanism.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

Mechanism::~Mechanism() = default;

void Mechanism::onClass(uint32_t site, mlir::Type type) {
  // Going on adds sites and names.
  const llvm::SmallVector<mlir::StringAttr, 1> names =
      shared.getSite(site).names;
  for (mlir::StringAttr name : names)
    onClassAndName(site, type, name);
}

void Mechanism::onName(uint32_t site, mlir::StringAttr name) {
  const llvm::SmallVector<mlir::Type, 1> classes = shared.getSite(site).classes;
  for (mlir::Type type : classes)
    onClassAndName(site, type, name);
}

void Mechanism::onUntraceable(uint32_t index, Role role) {
  const Site &site = shared.getSite(index);
  // Names of the program that the platform gets out of its own collections are
  // properties; all of them come out everywhere.
  if (role == Role::Name && shared.isPlatformSite(site))
    return shared.setUnresolved(index, "name");
  const Asks &asks = getRow(site.api).asks;
  int operand = role == Role::Name    ? asks.nameAt
                : role == Role::Class ? asks.classAt
                                      : asks.memberAt;
  assert(operand != kNoOperand && "what was traced is in the row");
  shared.watch(site.getNode(operand), index, role);
}
