//===- MethodConstants.cpp - Constants and arrays of a method ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads facts: nothing is followed out of the method.
//
//===----------------------------------------------------------------------===//

#include "MethodConstants.h"

using namespace jir;
using namespace jir::pointsto;

/// The definition of a variable that is a new array, and nothing else.
static const Allocation *findArray(const MethodFacts &facts, Local array) {
  const Allocation *found = nullptr;
  for (const Allocation &allocation : facts.allocations)
    if (allocation.result == array) {
      if (found || allocation.kind != AllocationKind::Array)
        return nullptr;
      found = &allocation;
    }
  for (const Move &move : facts.moves)
    if (move.to == array)
      return nullptr;
  return found;
}

bool jir::isNewArray(const MethodFacts &facts, Local array) {
  return array != kNoLocal && findArray(facts, array);
}

/// What is stored into the places of a new array of known length, kNoLocal
/// where nothing is seen; nothing if a store's place is not known.
static std::optional<llvm::SmallVector<Local>>
findPlaces(const MethodFacts &facts, Local array) {
  const Allocation *made = findArray(facts, array);
  if (!made || made->length < 0)
    return std::nullopt;
  llvm::SmallVector<Local> places(made->length, kNoLocal);
  for (const FieldAccess &store : facts.stores) {
    if (store.base != array || store.field != FieldTable::getElements())
      continue;
    auto index = llvm::find_if(facts.numbers, [&](const NumberOperand &each) {
      return each.bci == store.bci && each.addedCall < 0;
    });
    if (index == facts.numbers.end() || index->value < 0 ||
        index->value >= made->length || places[index->value] != kNoLocal)
      return std::nullopt;
    places[index->value] = store.value;
  }
  return places;
}

std::optional<llvm::SmallVector<Local>>
jir::findElements(const MethodFacts &facts, Local array) {
  if (array == kNoLocal)
    return llvm::SmallVector<Local>();
  auto places = findPlaces(facts, array);
  // Null, or what other code stores.
  if (!places || llvm::is_contained(*places, kNoLocal))
    return std::nullopt;
  return places;
}

llvm::DenseMap<Local, mlir::StringAttr>
jir::findTexts(const MethodFacts &facts) {
  llvm::DenseMap<Local, mlir::StringAttr> texts;
  for (const Allocation &each : facts.allocations)
    if (auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(each.constant);
        text && each.kind == AllocationKind::String && each.result != kNoLocal)
      texts[each.result] = text;
  return texts;
}

std::optional<llvm::SmallVector<mlir::Type>>
jir::findClassArray(const MethodFacts &facts, Local array) {
  llvm::SmallVector<mlir::Type> found;
  if (array == kNoLocal)
    return found;
  auto elements = findPlaces(facts, array);
  if (!elements)
    return std::nullopt;
  for (Local element : *elements) {
    mlir::Type type;
    for (const Allocation &allocation : facts.allocations)
      if (element != kNoLocal && allocation.result == element &&
          allocation.kind == AllocationKind::Class)
        if (auto named =
                llvm::dyn_cast_or_null<mlir::TypeAttr>(allocation.constant))
          type = named.getValue();
    found.push_back(type);
  }
  return found;
}
