//===- ComparedNamesFilters.cpp - What else members are asked ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R21: annotations, flags, types and parameters.
//
//===----------------------------------------------------------------------===//

#include "Handles/HandleType.h"
#include "LoopReader.h"
#include "MemberSearch.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

mlir::Type LoopReader::findClass(Local local) const {
  if (local == kNoLocal)
    return mlir::Type();
  for (const Allocation &each : facts.allocations)
    if (each.result == local && each.kind == AllocationKind::Class)
      if (auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(each.constant))
        return named.getValue();
  // `int.class` is a field of the box.
  for (const StaticAccess &each : facts.staticLoads) {
    jir::FieldId field =
        shared.getEngine().getFields().getEntry(each.field).field;
    if (each.value != local || !field ||
        getFieldName(hierarchy, field) != "TYPE")
      continue;
    mlir::Type box =
        jvm::RefType::get(hierarchy.getName(hierarchy.getField(field).owner));
    mlir::Type primitive = getUnwrapped(box);
    return primitive != box ? primitive : mlir::Type();
  }
  return mlir::Type();
}

void LoopReader::findAnnotations(MemberFilter &filter) const {
  Guard guard;
  llvm::SmallVector<mlir::Type, 1> annotations;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if ((name != "isAnnotationPresent" && name != "getAnnotation" &&
         name != "getDeclaredAnnotation") ||
        arguments.size() != 1)
      return;
    guard.from.insert(call.block);
    mlir::Type annotation = findClass(arguments[0]);
    if (annotation && addBranches(call, /*isTrue=*/true, guard.holding))
      annotations.push_back(annotation);
  });
  if (!annotations.empty() && !isUnguarded(guard))
    filter.annotations = annotations;
}

/// `Modifier.isStatic(member.getModifiers())`, or the flags themselves.
void LoopReader::findFlags(MemberFilter &filter) const {
  llvm::SmallSetVector<int32_t, 4> questions;
  Blocks asking;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if (name != "getModifiers")
      return;
    questions.insert(call.bci);
    asking.insert(call.block);
  });
  if (questions.empty())
    return;
  for (auto [name, flag] :
       {std::pair<llvm::StringRef, uint16_t>{"isStatic", access::Static},
        {"isPublic", access::Public},
        {"isPrivate", access::Private},
        {"isProtected", access::Protected},
        {"isAbstract", access::Abstract},
        {"isFinal", access::Final},
        {"isTransient", access::Transient},
        {"isVolatile", access::Volatile}}) {
    Guard ifSet, ifClear;
    for (const Call &call : facts.calls) {
      if (!call.resolved || hierarchy.getMethodName(call.resolved) != name ||
          llvm::none_of(facts.numbers, [&](const NumberOperand &each) {
            return each.bci == call.bci && each.value == 0 &&
                   questions.contains(each.addedCall);
          }))
        continue;
      ifSet.from.insert(call.block);
      addBranches(call, /*isTrue=*/true, ifSet.holding);
      addBranches(call, /*isTrue=*/false, ifClear.holding);
    }
    for (const NumberTest &test : facts.numberTests) {
      if (!questions.contains(test.bci) || test.isOfLength ||
          test.mask != flag || test.low != 0 || test.high != 0)
        continue;
      ifSet.from.insert(asking.begin(), asking.end());
      ifSet.holding.insert({test.block, test.ifOutside});
      ifClear.holding.insert({test.block, test.ifInside});
    }
    ifClear.from = ifSet.from;
    if (ifSet.from.empty())
      continue;
    if (!isUnguarded(ifSet))
      filter.required |= flag;
    else if (!isUnguarded(ifClear))
      filter.forbidden |= flag;
  }
}

void LoopReader::addComparedTypes(
    const Locals &types, Guard &guard,
    llvm::SmallVectorImpl<mlir::Type> &found) const {
  for (const Call &call : facts.calls) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (!call.resolved || arguments.size() != 1 ||
        hierarchy.getMethodName(call.resolved) != "equals")
      continue;
    bool isReceiver = types.contains(call.receiver);
    if (!isReceiver && !types.contains(arguments[0]))
      continue;
    mlir::Type type = findClass(isReceiver ? arguments[0] : call.receiver);
    if (type && addBranches(call, /*isTrue=*/true, guard.holding))
      found.push_back(type);
  }
  for (const SameTest &test : facts.sameTests) {
    bool isLeft = types.contains(test.left);
    if (!isLeft && !types.contains(test.right))
      continue;
    if (mlir::Type type = findClass(isLeft ? test.right : test.left)) {
      guard.holding.insert({test.block, test.ifSame});
      found.push_back(type);
    }
  }
}

/// `member.getReturnType() == A.class`, or the type of a field.
void LoopReader::findResults(MemberFilter &filter) const {
  Locals types;
  Guard guard;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if ((name != "getReturnType" && name != "getType") ||
        call.result == kNoLocal)
      return;
    types.insert(call.result);
    guard.from.insert(call.block);
  });
  addCopies(types);
  llvm::SmallVector<mlir::Type, 1> results;
  addComparedTypes(types, guard, results);
  if (!results.empty() && !isUnguarded(guard))
    filter.results = results;
}

/// `member.getParameterCount() == 1`, or the length of their types.
void LoopReader::findCounts(MemberFilter &filter) const {
  Blocks from;
  llvm::DenseMap<int32_t, bool> questions;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if (name != "getParameterCount" && name != "getParameterTypes" &&
        name != "getParameters")
      return;
    from.insert(call.block);
    questions[call.bci] = name != "getParameterCount";
  });
  // Each test by itself, and all that allow some number together.
  Guard all{from, {}};
  int32_t low = std::numeric_limits<int32_t>::max(), high = -1;
  for (const NumberTest &test : facts.numberTests) {
    auto it = questions.find(test.bci);
    if (it == questions.end() || it->second != test.isOfLength ||
        test.mask != ~0u)
      continue;
    all.holding.insert({test.block, test.ifInside});
    low = std::min(low, test.low);
    high = std::max(high, test.high);
    Guard ifInside{from, {{test.block, test.ifInside}}};
    Guard ifOutside{from, {{test.block, test.ifOutside}}};
    if (!isUnguarded(ifInside)) {
      filter.fewestParameters = std::max(filter.fewestParameters, test.low);
      filter.mostParameters = std::min(filter.mostParameters, test.high);
    } else if (!isUnguarded(ifOutside)) {
      if (test.low <= 0)
        filter.fewestParameters =
            std::max(filter.fewestParameters, test.high + 1);
      else if (test.high == std::numeric_limits<int32_t>::max())
        filter.mostParameters = std::min(filter.mostParameters, test.low - 1);
    }
  }
  if (!all.holding.empty() && !isUnguarded(all)) {
    filter.fewestParameters = std::max(filter.fewestParameters, low);
    filter.mostParameters = std::min(filter.mostParameters, high);
  }
}

/// `member.getParameterTypes()[0] == A.class`.
void LoopReader::findParameters(MemberFilter &filter) const {
  Locals arrays;
  Guard asked;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if (name != "getParameterTypes" || call.result == kNoLocal)
      return;
    arrays.insert(call.result);
    asked.from.insert(call.block);
  });
  if (arrays.empty())
    return;
  addCopies(arrays);
  std::map<uint32_t, Locals> elements;
  for (const FieldAccess &load : facts.loads)
    if (load.field == FieldTable::getElements() && load.value != kNoLocal &&
        arrays.contains(load.base))
      for (const NumberOperand &index : facts.numbers)
        if (index.bci == load.bci && index.operand == 0 &&
            index.addedCall == -1 && index.value >= 0)
          elements[index.value].insert(load.value);
  for (auto &[position, locals] : elements) {
    addCopies(locals);
    Guard guard = asked;
    llvm::SmallVector<mlir::Type, 1> types;
    addComparedTypes(locals, guard, types);
    if (!types.empty() && !isUnguarded(guard))
      filter.parameters.push_back({position, types});
  }
}

/// Where the names are the filter of another method, they are constants.
void LoopReader::findNames(MemberFilter &filter) {
  if (depth == 0 || !hasNames())
    return;
  for (const ComparedName &name : compared) {
    if (!name.constant) {
      filter.names.clear();
      return;
    }
    filter.names.push_back(name.getPattern());
  }
}

MemberFilters LoopReader::findFilters() {
  MemberFilter filter;
  findAnnotations(filter);
  findFlags(filter);
  findResults(filter);
  findCounts(filter);
  findParameters(filter);
  findNames(filter);
  MemberFilters found;
  if (!filter.isEmpty())
    found.push_back(filter);
  for (const auto &[call, filters] : asked) {
    Guard guard;
    guard.from.insert(call->block);
    addBranches(*call, /*isTrue=*/true, guard.holding);
    if (!isUnguarded(guard))
      found.append(filters);
  }
  return found;
}

MemberFilters reflection::findMemberFilters(ReflectionContext &shared,
                                            const MethodFacts &facts,
                                            Local array) {
  return LoopReader(shared, facts).readFilters(array);
}
