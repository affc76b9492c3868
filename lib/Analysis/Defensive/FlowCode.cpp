//===- FlowCode.cpp - What a method does with references ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the operations of a body to dense instructions.
//
//===----------------------------------------------------------------------===//

#include "FlowCode.h"
#include "FlowCodeBuilder.h"
#include "jir/Analysis/JdkModel/Models.h"

using namespace jir;
using namespace jir::defensive;
using namespace jir::jvm;

const FlowCode *FlowCodes::get(MethodId id) {
  auto [entry, isNew] = codes.try_emplace(id);
  if (isNew) {
    std::unique_ptr<FlowCode> code = build(id);
    // Building may have added codes of others: find the entry again.
    return (codes[id] = std::move(code)).get();
  }
  return entry->second.get();
}

/// Natives that write fields or call methods which their arguments name: models
/// leave that to analyses that know the arguments.
static bool isReflective(llvm::StringRef package) {
  return package == "java.lang.reflect" || package == "java.lang.invoke" ||
         package == "jdk.internal.reflect" || package == "jdk.internal.misc" ||
         package == "sun.misc";
}

std::unique_ptr<FlowCode> FlowCodes::build(MethodId id) {
  ClassHierarchy &hierarchy = linkage.getHierarchy();
  const MethodInfo info = hierarchy.getMethod(id);
  if (info.isNative() && models &&
      !isReflective(hierarchy.getPackage(info.owner)))
    if (MethodOp model = models->lookup(id)) {
      std::unique_ptr<FlowCode> code =
          FlowCodeBuilder(linkage, id, model).build();
      code->isModel = true;
      return code;
    }
  if (info.isNative() || info.isAbstract())
    return nullptr;
  MethodOp method = operations.lookup(id);
  if (!method)
    return nullptr;
  BodyLoader *loader = hierarchy.getLoader();
  bool wasMaterialized = method.getState() == BodyState::Unloaded && loader;
  if (wasMaterialized && failed(loader->ensureBody(method)))
    return nullptr;
  std::unique_ptr<FlowCode> code;
  if (method.getState() == BodyState::Loaded) {
    size_t numOperations = 0;
    for (mlir::Block &block : method.getBody())
      numOperations += block.getOperations().size();
    if (numOperations <= kMaxOperations)
      code = FlowCodeBuilder(linkage, id, method).build();
  }
  if (wasMaterialized)
    loader->dropBody(method);
  return code;
}
