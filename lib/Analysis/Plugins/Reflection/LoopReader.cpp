//===- LoopReader.cpp - What a method does with members ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members, their uses, and which uses are reached without an answer.
//
//===----------------------------------------------------------------------===//

#include "LoopReader.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most methods that ask each other about a member.
static constexpr unsigned kMostAsking = 3;

void LoopReader::addCopies(Locals &locals) const {
  for (size_t i = 0; i < locals.size(); ++i) {
    for (const Move &move : facts.moves)
      if (move.from == locals[i])
        locals.insert(move.to);
    for (const FilteredMove &move : facts.filteredMoves)
      if (move.from == locals[i])
        locals.insert(move.to);
  }
}

/// An array that goes elsewhere may be looked through there.
bool LoopReader::findMembers(Local array) {
  Locals arrays;
  arrays.insert(array);
  addCopies(arrays);
  if (arrays.contains(facts.signature.getReturned()))
    return false;
  for (const Call &call : facts.calls)
    if (llvm::any_of(facts.getArguments(call),
                     [&](Local each) { return arrays.contains(each); }))
      return false;
  for (const FieldAccess &store : facts.stores)
    if (arrays.contains(store.value))
      return false;
  for (const StaticAccess &store : facts.staticStores)
    if (arrays.contains(store.value))
      return false;
  for (const FieldAccess &load : facts.loads)
    if (arrays.contains(load.base) && load.value != kNoLocal)
      members.insert(load.value);
  return !members.empty();
}

/// Whether a method only tells something of a member.
static bool isQuestion(llvm::StringRef owner, llvm::StringRef name) {
  if (name == "invoke" || name == "newInstance" || name == "get")
    return false;
  // Those of fields that return and take primitives.
  return owner != "java.lang.reflect.Field" ||
         (!name.starts_with("get") && !name.starts_with("set")) ||
         name == "getName" || name == "getType" || name == "getModifiers" ||
         name == "getGenericType" || name == "getDeclaringClass" ||
         name.starts_with("getAnnotat") || name == "setAccessible";
}

/// Whether a method finds a class or a member by a name.
static bool looksUp(const ClassHierarchy &hierarchy, MethodId method) {
  llvm::StringRef owner = hierarchy.getName(hierarchy.getMethod(method).owner);
  return owner == "java.lang.Class" ||
         owner == "java.lang.invoke.MethodHandles$Lookup";
}

bool LoopReader::findUses() {
  for (const FieldAccess &store : facts.stores)
    if (members.contains(store.value))
      return false;
  for (const StaticAccess &store : facts.staticStores)
    if (members.contains(store.value))
      return false;
  for (const Function &function : facts.functions)
    for (Local captured : function.captured)
      if (members.contains(captured))
        return false;
  for (const Return &each : facts.returns)
    if (members.contains(each.value))
      uses.insert(each.block);
  for (const Call &call : facts.calls)
    findUse(call);
  // The name finds another member.
  for (const Call &call : facts.calls)
    if (call.resolved &&
        llvm::any_of(facts.getArguments(call),
                     [&](Local each) { return names.contains(each); }) &&
        looksUp(hierarchy, call.resolved))
      uses.insert(call.block);
  return true;
}

void LoopReader::findUse(const Call &call) {
  if (llvm::any_of(facts.getArguments(call),
                   [&](Local each) { return members.contains(each); }) &&
      !asksMethod(call))
    uses.insert(call.block);
  if (!members.contains(call.receiver) || !call.resolved)
    return;
  llvm::StringRef name = hierarchy.getMethodName(call.resolved);
  llvm::StringRef owner =
      hierarchy.getName(hierarchy.getMethod(call.resolved).owner);
  if (!isQuestion(owner, name))
    uses.insert(call.block);
  if (name == "getName" && call.result != kNoLocal) {
    names.insert(call.result);
    begins.insert(call.block);
  }
}

bool LoopReader::asksMethod(const Call &call) {
  Edges branches;
  if (depth >= kMostAsking || !call.resolved || call.dispatches ||
      !addBranches(call, /*isTrue=*/true, branches))
    return false;
  const MethodFacts &helper = shared.getEngine().getFacts(call.resolved);
  Local first = helper.signature.hasReceiver ? 1 : 0;
  MemberFilters found;
  for (auto [place, argument] : llvm::enumerate(facts.getArguments(call))) {
    if (!members.contains(argument))
      continue;
    auto filters =
        LoopReader(shared, helper, depth + 1).readPredicate(first + place);
    if (!filters)
      return false;
    found.append(*filters);
  }
  asked.push_back({&call, found});
  return true;
}

bool LoopReader::addBranches(const Call &call, bool isTrue,
                             Edges &branches) const {
  bool isTested = false;
  for (const CallTest &test : facts.tests) {
    if (test.bci != call.bci)
      continue;
    uint32_t taken = isTrue ? test.ifTrue : test.ifFalse;
    uint32_t other = isTrue ? test.ifFalse : test.ifTrue;
    // The block that ends with this branch leads to both.
    for (const Jump &jump : facts.jumps)
      if (jump.to == taken && taken != other &&
          llvm::any_of(facts.jumps, [&](const Jump &each) {
            return each.from == jump.from && each.to == other;
          })) {
        isTested = true;
        branches.insert({jump.from, jump.to});
      }
  }
  return isTested;
}

bool LoopReader::isUnguarded(const Guard &guard) const {
  // What is reached from the method's first block was not asked at all.
  Blocks starts = guard.from;
  starts.insert(0);
  llvm::SmallSetVector<uint32_t, 16> seen;
  for (uint32_t begin : starts) {
    if (uses.contains(begin))
      return true;
    for (const Jump &jump : facts.jumps)
      if (jump.from == begin && !guard.holding.contains({jump.from, jump.to}))
        seen.insert(jump.to);
  }
  for (size_t i = 0; i < seen.size(); ++i) {
    uint32_t block = seen[i];
    // The next member is asked for itself.
    if (guard.from.contains(block))
      continue;
    if (uses.contains(block))
      return true;
    for (const Jump &jump : facts.jumps)
      if (jump.from == block && !guard.holding.contains({jump.from, jump.to}))
        seen.insert(jump.to);
  }
  return false;
}

void LoopReader::forEachQuestion(
    llvm::function_ref<void(llvm::StringRef, const Call &)> visit) const {
  for (const Call &call : facts.calls)
    if (call.resolved && members.contains(call.receiver))
      visit(hierarchy.getMethodName(call.resolved), call);
}

MemberFilters LoopReader::readFilters(Local array) {
  if (array == kNoLocal)
    return {};
  if (!findMembers(array))
    return readStream(array);
  addCopies(members);
  // What is not used tells nothing: something else may be made of its parts.
  return findUses() && !uses.empty() ? findFilters() : MemberFilters();
}

std::optional<MemberFilters> LoopReader::readPredicate(Local parameter) {
  if (!facts.hasBody || parameter >= facts.signature.numParameters)
    return std::nullopt;
  members.insert(parameter);
  addCopies(members);
  if (!findUses() || !uses.empty())
    return std::nullopt;
  uses.insert(facts.trueReturns.begin(), facts.trueReturns.end());
  return findFilters();
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

const Call *LoopReader::findOnlyUse(Local local) const {
  auto isOf = [&](const auto &each) { return each.from == local; };
  auto isStored = [&](const auto &each) { return each.value == local; };
  if (local == kNoLocal || llvm::any_of(facts.moves, isOf) ||
      llvm::any_of(facts.filteredMoves, isOf) ||
      llvm::any_of(facts.stores, isStored) ||
      llvm::any_of(facts.staticStores, isStored) ||
      llvm::any_of(facts.loads,
                   [&](const FieldAccess &each) { return each.base == local; }))
    return nullptr;
  for (const Function &function : facts.functions)
    if (llvm::is_contained(function.captured, local))
      return nullptr;
  const Call *found = nullptr;
  for (const Call &call : facts.calls) {
    if (call.receiver != local &&
        !llvm::is_contained(facts.getArguments(call), local))
      continue;
    if (found)
      return nullptr;
    found = &call;
  }
  return found;
}

std::optional<MemberFilters> LoopReader::readFunction(Local function) {
  for (const Allocation &each : facts.allocations) {
    if (each.result != function || each.kind != AllocationKind::Function)
      continue;
    const Function &made = facts.functions[each.detail];
    if (!made.target.method || made.target.dispatches)
      return std::nullopt;
    Local parameter = llvm::count_if(made.capturedKinds, [](char kind) {
      return kind == 'L' || kind == '[';
    });
    return LoopReader(shared, shared.getEngine().getFacts(made.target.method),
                      depth + 1)
        .readPredicate(parameter);
  }
  return std::nullopt;
}

MemberFilters LoopReader::readStream(Local array) {
  const Call *call = findOnlyUse(array);
  if (!call || !call->resolved)
    return {};
  const std::string begin = hierarchy.getQualifiedName(call->resolved);
  if (!llvm::StringRef(begin).starts_with("java.util.Arrays.stream(") &&
      !llvm::StringRef(begin).starts_with("java.util.stream.Stream.of("))
    return {};
  MemberFilters found;
  while ((call = findOnlyUse(call->result)) && call->resolved) {
    llvm::StringRef name = hierarchy.getMethodName(call->resolved);
    if (name != "filter" && name != "sorted")
      break;
    llvm::ArrayRef<Local> arguments = facts.getArguments(*call);
    if (name != "filter" || arguments.size() != 1)
      continue;
    if (auto filters = readFunction(arguments[0]))
      found.append(*filters);
  }
  return found;
}
