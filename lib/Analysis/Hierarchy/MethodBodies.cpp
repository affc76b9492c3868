//===- MethodBodies.cpp - Bodies materialized for one visit -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loading, lowering, dropping.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Dialect/JVM/BodyLoader.h"

using namespace jir;
using namespace jir::jvm;

void MethodBodies::materialize(llvm::ArrayRef<MethodId> methods) {
  if (!hierarchy.getLoader())
    return;
  std::vector<MethodOp> wanted;
  std::vector<MethodId> ids;
  for (MethodId method : methods) {
    MethodOp op = ops.lookup(method);
    if (!op || op.getState() != BodyState::Unloaded)
      continue;
    wanted.push_back(op);
    ids.push_back(method);
  }
  hierarchy.getLoader()->materializeBodies(wanted);
  for (auto [method, op] : llvm::zip(ids, wanted))
    if (op.getState() != BodyState::Unloaded)
      materialized.insert(method);
}

bool MethodBodies::visit(MethodId method,
                         llvm::function_ref<void(MethodOp)> process) {
  MethodOp op = ops.lookup(method);
  if (op && op.getState() == BodyState::Unloaded)
    materialize(method);
  // The bodies of the platform meet no pass before this one.
  bool wasMaterialized = materialized.erase(method);
  bool isLoaded = op && op.getState() == BodyState::Loaded;
  if (wasMaterialized && isLoaded)
    lowering.run(op);
  if (isLoaded)
    process(op);
  if (wasMaterialized && isLoaded)
    hierarchy.getLoader()->dropBody(op);
  return isLoaded;
}
