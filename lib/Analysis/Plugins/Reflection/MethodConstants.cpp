//===- MethodConstants.cpp - Constants and arrays of a method ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads summaries: nothing is followed out of the method.
//
//===----------------------------------------------------------------------===//

#include "MethodConstants.h"

using namespace jir;
using namespace jir::pointsto;

/// The definition of a variable that is a new array, and nothing else.
static const Allocation *findArray(const MethodSummary &summary, Local array) {
  const Allocation *found = nullptr;
  for (const Allocation &allocation : summary.allocations)
    if (allocation.result == array) {
      if (found || allocation.kind != AllocationKind::Array)
        return nullptr;
      found = &allocation;
    }
  for (const Move &move : summary.moves)
    if (move.to == array)
      return nullptr;
  return found;
}

std::optional<llvm::SmallVector<Local>>
jir::findElements(const MethodSummary &summary, Local array) {
  if (array == kNoLocal)
    return llvm::SmallVector<Local>();
  if (!findArray(summary, array))
    return std::nullopt;
  llvm::SmallVector<Local> elements;
  for (const FieldAccess &store : summary.stores)
    if (store.base == array && store.field == FieldTable::getElements())
      elements.push_back(store.value);
  return elements;
}

llvm::DenseMap<Local, mlir::StringAttr>
jir::findTexts(const MethodSummary &summary) {
  llvm::DenseMap<Local, mlir::StringAttr> texts;
  for (const Allocation &each : summary.allocations)
    if (auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(each.constant);
        text && each.kind == AllocationKind::String && each.result != kNoLocal)
      texts[each.result] = text;
  return texts;
}

std::optional<llvm::SmallVector<mlir::Type>>
jir::findClassArray(const MethodSummary &summary, Local array) {
  auto elements = findElements(summary, array);
  if (!elements)
    return std::nullopt;
  llvm::SmallVector<mlir::Type> found;
  for (Local element : *elements) {
    mlir::Type type;
    for (const Allocation &allocation : summary.allocations)
      if (allocation.result == element &&
          allocation.kind == AllocationKind::Class)
        if (auto named =
                llvm::dyn_cast_or_null<mlir::TypeAttr>(allocation.constant))
          type = named.getValue();
    found.push_back(type);
  }
  return found;
}
