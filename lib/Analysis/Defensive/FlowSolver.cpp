//===- FlowSolver.cpp - Methods under contexts ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Laziness: nothing is computed that is not asked for, and nothing twice.
//
//===----------------------------------------------------------------------===//

#include "FlowSolver.h"
#include "MethodRun.h"
#include "llvm/Support/DebugLog.h"
#include <cassert>

#define DEBUG_TYPE "jvm-defensive"

using namespace jir;
using namespace jir::defensive;

FlowSolver::FlowSolver(Linkage &linkage, const DefensiveConfig &config)
    : linkage(linkage), config(config), objects(linkage.getHierarchy()),
      codes(linkage, config.models), contents(*this), packages(linkage),
      bounds(linkage, objects, config.useWorld,
             config.usePackages ? &packages : nullptr),
      certainBounds(linkage, objects, /*useWorld=*/false, nullptr),
      flow(*this) {
  activations.emplace_back();
}

void FlowSolver::prepare() {
  if (config.useFields || config.useCallers)
    flow.run();
}

bool FlowSolver::isMemberClosed(ClassId owner, uint32_t flags) {
  return config.usePackages && packages.isMemberClosed(owner, flags);
}

void FlowSolver::runOnce(Activation &activation) {
  MethodRun(*this, activation).run();
}

SetId FlowSolver::getBound(const FlowCode &code, ValueId value) {
  if (code.isModel)
    return kUnknown;
  SetId set = flow.getValue(code.method, value);
  if (set != kUnknown || !config.useTypes)
    return set;
  const MethodInfo &info = getHierarchy().getMethod(code.method);
  if (!isApplication(code.method))
    return certainBounds.get(code.values[value].type);
  if (value == 0 && !info.isStatic())
    return bounds.get(jvm::RefType::get(getHierarchy().getName(info.owner)));
  return bounds.get(code.values[value].type);
}

bool FlowSolver::spend() {
  ++work;
  return !isSpent();
}

bool FlowSolver::isSpent() const {
  return work > workLimit || work > config.workInAll;
}

ActivationId FlowSolver::getId(const Activation *activation) const {
  return numbers.lookup(activation);
}

const Activation *FlowSolver::solve(MethodId method) {
  const FlowCode *code = codes.get(method);
  if (!code)
    return nullptr;
  Entry entry;
  entry.parameters.assign(code->numParameters, kUnknown);
  if (nesting == 0) {
    workLimit = work + config.workPerMethod;
    const Activation *result = solve(method, entry, 0);
    numSpent += isSpent();
    return result;
  }
  return solve(method, entry, 0);
}

const Activation *FlowSolver::solve(MethodId method, const Entry &entry,
                                    unsigned depth) {
  const FlowCode *code = codes.get(method);
  if (!code)
    return nullptr;
  assert(entry.parameters.size() == code->numParameters &&
         "the entry is another method's");
  // Nothing new is known in a recursive call: not a context of its own.
  if (depth > 0)
    for (Activation *each : llvm::reverse(running))
      if (each->method == method && each->entry == entry)
        if (const Activation *known = getKnown(*each))
          return known;
  auto [found, isNew] =
      ids.try_emplace({method.index, depth, entry}, activations.size());
  if (!isNew)
    return getKnown(*activations[found->second]);
  // Too deep, too many, or too late: opaque, and asked anew next time.
  constexpr uint64_t kShortMethods = 2000;
  uint64_t limit = config.contextsPerMethod *
                   (1 + kShortMethods / (1 + code->instructions.size()));
  bool isTooMany = depth > 0 && numContexts.lookup(method) >= limit;
  bool isTooDeep = nesting >= config.maxNesting;
  if (isTooDeep || isTooMany || (nesting > 0 && isSpent())) {
    ++(isTooMany ? limits.contexts : isTooDeep ? limits.nesting : limits.work);
    LDBG() << getHierarchy().getQualifiedName(method) << " is opaque: "
           << (isTooMany   ? "too many contexts"
               : isTooDeep ? "calls too deep"
                           : "budget spent");
    ids.erase(found);
    return nullptr;
  }
  numContexts[method] += depth > 0;
  auto &activation = activations.emplace_back(std::make_unique<Activation>());
  Activation *current = activation.get();
  current->id = activations.size() - 1;
  numbers[current] = current->id;
  current->method = method;
  current->code = code;
  current->entry = entry;
  current->depth = depth;
  ++nesting;
  running.push_back(current);
  runToFixpoint(*current);
  running.pop_back();
  --nesting;
  current->isDone = true;
  if (!running.empty() && current->rests != Activation::kFinal)
    running.back()->rests = std::min(running.back()->rests, current->rests);
  // Claims are made for the application; of the platform only contexts count.
  if (getHierarchy().getOrigin(getHierarchy().getMethod(method).owner) ==
      jvm::Origin::Platform) {
    current->values = std::vector<SetId>();
    llvm::erase_if(current->calls, [](const CallOutcome &call) {
      return call.callees.empty() && !call.areKnown;
    });
    current->calls.shrink_to_fit();
  }
  return current;
}

const Activation *FlowSolver::solveFinally(MethodId method) {
  ++numFinally;
  const Activation *result = solve(method);
  --numFinally;
  assert((!result || result->rests == Activation::kFinal) &&
         "an answer that is kept rests on an unfinished one");
  return result;
}

const Activation *FlowSolver::getKnown(Activation &known) {
  if (known.isDone && known.rests == Activation::kFinal)
    return &known;
  if (numFinally)
    return nullptr;
  if (!known.isDone) {
    // Rounds within rounds take long.
    if (!config.useRecursion || known.isClosed ||
        (!known.isHead && numHeads >= config.maxRecursion)) {
      limits.recursion += config.useRecursion;
      return nullptr;
    }
    numHeads += !known.isHead;
    known.isHead = true;
  }
  ActivationId rests = known.isDone ? known.rests : known.id;
  running.back()->rests = std::min(running.back()->rests, rests);
  return &known;
}

void FlowSolver::discardBehind(const Activation &current) {
  for (size_t id = current.id + 1; id < activations.size(); ++id) {
    Activation &each = *activations[id];
    if (each.rests == Activation::kFinal)
      continue;
    auto found = ids.find({each.method.index, each.depth, each.entry});
    if (found == ids.end() || found->second != id)
      continue;
    ids.erase(found);
    numContexts[each.method] -= each.depth > 0;
    each.exit = Exit();
    each.values = std::vector<SetId>();
    each.calls = std::vector<CallOutcome>();
  }
}

/// Rule RET for recursion. A call of what runs already returns what the round
/// before left, and at first that it does not return: an execution in which
/// calls are nested n deep is covered if those of n - 1 are.
void FlowSolver::runToFixpoint(Activation &current) {
  constexpr unsigned kMaxRounds = 6;
  for (unsigned round = 0;; ++round) {
    Exit before;
    if (!current.isClosed) {
      before = round ? current.exit : Exit();
      before.isOpaque &= round > 0;
      before.isQuiet |= round == 0;
      before.result = round ? before.result : kNever;
      current.exit = before;
    }
    current.calls.clear();
    current.rests = Activation::kFinal;
    runOnce(current);
    if (!current.isHead || current.isClosed || current.exit == before)
      break;
    LDBG() << getHierarchy().getQualifiedName(current.method)
           << " calls itself: round " << round + 2;
    // Others further out begin again when they are done.
    current.isClosed = round + 1 == kMaxRounds;
    discardBehind(current);
  }
  LDBG() << getHierarchy().getQualifiedName(current.method) << " at depth "
         << current.depth << ": activation " << current.id
         << (current.exit.isOpaque  ? ", opaque"
             : current.exit.returns ? ""
                                    : ", does not return")
         << (ObjectTable::isKnown(current.exit.result) ? ", known result" : "");
  numHeads -= current.isHead;
  if (current.rests < current.id)
    return;
  current.rests = Activation::kFinal;
  if (!current.isHead)
    return;
  for (size_t id = current.id + 1; id < activations.size(); ++id)
    activations[id]->rests = Activation::kFinal;
}

const std::vector<uint32_t> *FlowSolver::getFields(ClassId id) {
  auto found = fieldLists.find(id);
  if (found != fieldLists.end())
    return found->second.get();
  ClassHierarchy &hierarchy = getHierarchy();
  auto list = std::make_unique<std::vector<uint32_t>>();
  SelectorId finalize = hierarchy.getSelector(mlir::StringAttr::get(
      hierarchy.getProgram().getContext(), "finalize()V"));
  bool isPlain =
      id.isValid() && !hierarchy.isPhantom(id) && !hierarchy.isIncomplete(id);
  for (ClassId each = id; isPlain && each.isValid();
       each = hierarchy.getSuperclass(each)) {
    if (each != hierarchy.getObject() &&
        hierarchy.lookupMethod(each, finalize).isValid())
      isPlain = false;
    if (hierarchy.getName(each).getValue() == "java.lang.ref.Reference" ||
        hierarchy.getName(each).getValue() == "java.lang.Thread")
      isPlain = false;
    for (uint32_t field : hierarchy.getFieldIndices(each)) {
      const FieldInfo &info = hierarchy.getField(FieldId(field));
      llvm::StringRef descriptor =
          jvm::splitFieldMember(info.member.getValue()).second;
      if (!(info.flags & access::Static) &&
          (descriptor.starts_with("L") || descriptor.starts_with("[")))
        list->push_back(field);
    }
  }
  if (!isPlain)
    list = nullptr;
  return (fieldLists[id] = std::move(list)).get();
}
