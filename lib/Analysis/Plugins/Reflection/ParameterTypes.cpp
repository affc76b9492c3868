//===- ParameterTypes.cpp - Types of parameters that are asked --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An array is read where it is made: in the method, in one that it calls and
// that returns its argument, or in the initialiser of a class that keeps it in
// a private constant.
//
//===----------------------------------------------------------------------===//

#include "ParameterTypes.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

using Types = std::optional<llvm::SmallVector<mlir::Type>>;

/// The most helpers within each other that an array goes through.
static constexpr unsigned kMostHelpers = 4;

/// The call whose result a variable is, if it is nothing else.
static const Call *findOnlyCall(const MethodFacts &facts, Local local) {
  auto isTarget = [&](const auto &each) { return each.to == local; };
  if (llvm::any_of(facts.moves, isTarget) ||
      llvm::any_of(facts.filteredMoves, isTarget))
    return nullptr;
  const Call *found = nullptr;
  for (const Call &call : facts.calls)
    if (call.result == local) {
      if (found)
        return nullptr;
      found = &call;
    }
  return found;
}

/// What a method returns, if it is one variable.
static Local findReturned(const MethodFacts &facts) {
  Local returned = facts.signature.getReturned(), found = kNoLocal;
  for (const Move &move : facts.moves)
    if (move.to == returned) {
      if (found != kNoLocal && found != move.from)
        return kNoLocal;
      found = move.from;
    }
  return found == kNoLocal ? returned : found;
}

/// The field that a variable is loaded from, if it is nothing else.
static jir::FieldId findOnlyField(const FieldTable &fields,
                                  const MethodFacts &facts, Local local) {
  auto isTarget = [&](const auto &each) { return each.to == local; };
  if (local < facts.signature.numParameters ||
      llvm::any_of(facts.moves, isTarget) ||
      llvm::any_of(facts.filteredMoves, isTarget))
    return jir::FieldId();
  jir::FieldId found;
  for (const StaticAccess &load : facts.staticLoads)
    if (load.value == local) {
      if (found)
        return jir::FieldId();
      found = fields.getEntry(load.field).field;
    }
  return found;
}

/// Whether a method stores into an array that it loads from a field, or passes
/// the array on to code of the program.
static bool mayChange(ReflectionContext &shared, const MethodFacts &facts,
                      jir::FieldId field) {
  const FieldTable &fields = shared.getEngine().getFields();
  for (const StaticAccess &load : facts.staticLoads) {
    if (fields.getEntry(load.field).field != field || load.value == kNoLocal)
      continue;
    auto isFrom = [&](const auto &each) { return each.from == load.value; };
    if (llvm::any_of(facts.moves, isFrom) ||
        llvm::any_of(facts.filteredMoves, isFrom) ||
        llvm::any_of(facts.stores, [&](const FieldAccess &each) {
          return each.base == load.value || each.value == load.value;
        }))
      return true;
    for (const Call &call : facts.calls)
      if (llvm::is_contained(facts.getArguments(call), load.value) &&
          (!call.resolved || !shared.isPlatformMethod(call.resolved) ||
           shared.getHierarchy().getMethodName(call.resolved) == "arraycopy"))
        return true;
  }
  return false;
}

/// The classes in the array of a private constant: what the initialiser of its
/// class stores, if no method of the class may change it.
static Types findConstantTypes(ReflectionContext &shared, jir::FieldId field) {
  ClassHierarchy &hierarchy = shared.getHierarchy();
  const FieldInfo info = hierarchy.getField(field);
  constexpr uint16_t flags = access::Private | access::Static | access::Final;
  if ((info.flags & flags) != flags)
    return std::nullopt;
  Types found;
  const FieldTable &fields = shared.getEngine().getFields();
  for (uint32_t index : hierarchy.getMethodIndices(info.owner)) {
    const MethodFacts &facts = shared.getEngine().getFacts(MethodId(index));
    if (mayChange(shared, facts, field))
      return std::nullopt;
    for (const StaticAccess &store : facts.staticStores) {
      if (fields.getEntry(store.field).field != field)
        continue;
      if (found)
        return std::nullopt;
      found = findClassArray(facts, store.value);
      if (!found)
        return std::nullopt;
    }
  }
  return found;
}

/// The classes in an array of a method; nothing if unknown.
static Types findTypes(ReflectionContext &shared, const MethodFacts &facts,
                       Local array, unsigned depth) {
  if (auto types = findClassArray(facts, array))
    return types;
  if (jir::FieldId field =
          findOnlyField(shared.getEngine().getFields(), facts, array))
    return findConstantTypes(shared, field);
  const Call *call = findOnlyCall(facts, array);
  if (!call || !call->resolved || depth >= kMostHelpers ||
      !shared.getHierarchy().getMethod(call->resolved).isStatic())
    return std::nullopt;
  // The reachable method may be looked at later than the call.
  const MethodFacts &helper = shared.getEngine().getFacts(call->resolved);
  if (!helper.hasBody)
    return std::nullopt;
  Local returned = findReturned(helper);
  if (returned < helper.signature.numParameters) {
    // A helper that changes its argument is not such a one.
    if (llvm::any_of(helper.stores, [&](const FieldAccess &each) {
          return each.base == returned;
        }))
      return std::nullopt;
    return findTypes(shared, facts, facts.getArguments(*call)[returned],
                     depth + 1);
  }
  return findTypes(shared, helper, returned, depth + 1);
}

bool reflection::fitsParameters(ReflectionContext &shared, const Site &site,
                                MethodId method, unsigned argument) {
  // A call that is in no body has no variables.
  if (argument >= site.locals.size())
    return true;
  Types wanted =
      findTypes(shared, shared.getFacts(site), site.locals[argument], 0);
  if (!wanted)
    return true;
  ClassHierarchy &hierarchy = shared.getHierarchy();
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(hierarchy.getProgram().getContext(),
                                  hierarchy.getDescriptor(method), parameters,
                                  result) ||
      parameters.size() != wanted->size())
    return false;
  for (auto [type, parameter] : llvm::zip(*wanted, parameters))
    if (type && type != parameter)
      return false;
  return true;
}

size_t reflection::countParameters(const ClassHierarchy &hierarchy,
                                   MethodId method) {
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  mlir::ModuleOp program = hierarchy.getProgram();
  jvm::parseMethodDescriptor(program.getContext(),
                             hierarchy.getDescriptor(method), parameters,
                             result);
  return parameters.size();
}
