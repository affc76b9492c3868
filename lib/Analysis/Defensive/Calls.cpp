//===- Calls.cpp - Into methods and back ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules CALL, ARGS and RET of docs/Analysis/Defensive.md. A callee has run
// to its end, for all that its entry implies, before anything comes back from
// it, and a call comes back when all its targets have.
//
//===----------------------------------------------------------------------===//

#include "MethodRun.h"

using namespace jir;
using namespace jir::defensive;

//===----------------------------------------------------------------------===//
// CALL
//===----------------------------------------------------------------------===//

/// The class that a static type alone proves: a final class. Interfaces prove
/// nothing.
static ClassId getFinalClass(mlir::Type type, const ClassHierarchy &hierarchy) {
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(type);
  if (!ref || ref.isUnion())
    return {};
  ClassId id = hierarchy.lookupClass(ref.getName());
  return id && !hierarchy.isPhantom(id) && !hierarchy.isInterface(id) &&
                 hierarchy.isFinal(id) && !hierarchy.isIncomplete(id)
             ? id
             : ClassId();
}

Targets FlowSolver::getTargets(const CallTarget &call, SetId receiver,
                               bool isOurs) {
  Targets targets;
  ClassHierarchy &hierarchy = getHierarchy();
  if (!call.resolution.isFound() || call.resolution.isSignaturePolymorphic)
    return targets;
  targets.areKnown = true;
  if (call.fixed) {
    targets.methods.push_back(call.fixed);
    return targets;
  }
  MethodId resolved = call.resolution.method;
  bool isInterfaceCall = call.kind == InvokeKind::Interface;
  auto select = [&](ClassId id) {
    MethodResolution selection =
        hierarchy.isIncomplete(id) || hierarchy.isPhantom(id)
            ? MethodResolution()
            : linkage.select(resolved, id, isInterfaceCall);
    if (selection.isFound())
      targets.methods.push_back(selection.method);
    else if (selection.outcome == LinkOutcome::Phantom)
      targets.areKnown = false;
    else
      targets.mayFail = true;
  };
  if (receiver == kUnknown) {
    ClassId exact = config.useTypes
                        ? getFinalClass(call.receiverType, hierarchy)
                        : ClassId();
    if (exact)
      select(exact);
    else
      targets.areKnown = false;
    if (!targets.areKnown && isOurs && config.usePackages)
      selectInPackages(call, targets);
    if (!targets.areKnown && isOurs && config.useWorld)
      selectInWorld(call, targets);
  }
  targets.premises |= objects.getPremises(receiver);
  for (ObjectId object : objects.getMembers(receiver)) {
    if (object == kNull)
      continue;
    const AbstractObject &info = objects.get(object);
    // Arrays have the methods of java.lang.Object (JLS 10.7).
    if (info.classId)
      select(info.classId);
    else if (hierarchy.getMethod(resolved).owner == hierarchy.getObject())
      targets.methods.push_back(resolved);
    else
      targets.areKnown = false;
  }
  llvm::sort(targets.methods);
  targets.methods.erase(
      std::unique(targets.methods.begin(), targets.methods.end()),
      targets.methods.end());
  return targets;
}

void FlowSolver::selectInPackages(const CallTarget &call, Targets &targets) {
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(call.receiverType);
  ClassId root = ref && !ref.isUnion()
                     ? getHierarchy().lookupClass(ref.getName())
                     : ClassId();
  if (!root || call.kind == InvokeKind::Interface)
    return;
  const ClosedPackages::Selections &found =
      packages.getSelections(call.resolution.method, root);
  if (found.methods.empty() || found.methods.size() > config.maxTargets)
    return;
  targets.areKnown = true;
  targets.mayFail = found.mayFail;
  targets.methods.assign(found.methods.begin(), found.methods.end());
  targets.premises = PremisePackages;
}

void FlowSolver::selectInWorld(const CallTarget &call, Targets &targets) {
  ClassHierarchy &hierarchy = getHierarchy();
  targets.areKnown = false;
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(call.receiverType);
  if (!ref || ref.isUnion())
    return;
  ClassId root = hierarchy.lookupClass(ref.getName());
  // Interfaces prove nothing, and function objects have classes of their own.
  constexpr size_t kMaxSubtypes = 200;
  if (!root || hierarchy.isPhantom(root) || hierarchy.isInterface(root) ||
      hierarchy.isIncomplete(root) ||
      hierarchy.getSubtypes(root).size() > kMaxSubtypes)
    return;
  auto [entry, isNew] =
      worldTargets.try_emplace({call.resolution.method, root});
  if (isNew) {
    DispatchTargets found = linkage.selectAll(
        call.resolution.method, root, call.kind == InvokeKind::Interface);
    Targets &known = entry->second;
    known.areKnown = !found.numUnknown &&
                     found.methods.size() <= config.maxTargets &&
                     !found.methods.empty();
    known.mayFail = found.throwsAbstractMethodError ||
                    found.throwsIncompatibleClassChangeError ||
                    found.throwsIllegalAccessError;
    known.methods.assign(found.methods.begin(), found.methods.end());
    known.premises = PremiseWorld;
  }
  targets = entry->second;
}

void MethodRun::call(uint32_t number, State &state) {
  const FlowInstruction &instruction = code.instructions[number];
  const CallTarget &target = code.calls[instruction.aux];
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  SetId receiver =
      target.kind == InvokeKind::Static ? kUnknown : getSet(operands[0]);
  Targets targets =
      solver.getTargets(target, receiver, solver.isApplication(code.method));
  CallOutcome outcome;
  outcome.instruction = number;
  outcome.receiver = receiver;
  outcome.areKnown = targets.areKnown;
  outcome.mayFail = targets.mayFail;
  if (targets.areKnown)
    outcome.targets.assign(targets.methods.begin(), targets.methods.end());
  outcome.premises = targets.premises;
  SetId object = target.isConstructor ? receiver : kUnknown;
  if (instruction.isBarrier)
    barrier(state);
  PremiseSet premises = targets.premises & PremiseAssumptions;
  // That a call has no target, and so never returns, must not be assumed.
  bool isFollowed = targets.areKnown && !config.isLocal &&
                    targets.methods.size() <= config.maxTargets &&
                    (!targets.methods.empty() || !premises);
  SetId result = kNever;
  if (!isFollowed) {
    solver.getLimits().targets +=
        isLast && targets.methods.size() > config.maxTargets;
    result = callOpaque(instruction, state);
  } else {
    result = callTargets(instruction, targets, state, outcome);
  }
  if (isLast)
    activation.calls.push_back(std::move(outcome));
  if (!state.isReached || instruction.result == kNoValue)
    return;
  if (target.isConstructor)
    return assign(instruction.result, object, state);
  assign(instruction.result, orBound(instruction.result, result), state);
}

/// All targets, each on a state of its own.
SetId MethodRun::callTargets(const FlowInstruction &instruction,
                             const Targets &targets, State &state,
                             CallOutcome &outcome) {
  bool isConstructor = code.calls[instruction.aux].isConstructor;
  llvm::SmallVector<std::pair<State, SetId>, 2> returned;
  SetId result = kNever;
  for (MethodId method : targets.methods) {
    State own = state;
    SetId set = callTarget(instruction, method, own, outcome);
    if (!own.isReached)
      continue;
    result = objects.join(result, set);
    returned.push_back({std::move(own), set});
  }
  if (instruction.result != kNoValue && !isConstructor &&
      objects.join(values[instruction.result], result) == kUnknown)
    result = kUnknown;
  state = State();
  for (auto &[own, set] : returned) {
    if (result == kUnknown)
      escape(set, own);
    own.premises |= targets.premises & PremiseAssumptions;
    state.join(own, objects);
  }
  dropOrphans(state);
  return objects.addPremises(result, targets.premises & PremiseAssumptions);
}

SetId MethodRun::callOpaque(const FlowInstruction &instruction, State &state) {
  escapeOperands(instruction, state);
  barrier(state);
  if (instruction.result != kNoValue &&
      !code.calls[instruction.aux].isConstructor)
    dropBase(instruction.result, state);
  return kUnknown;
}

SetId MethodRun::callTarget(const FlowInstruction &instruction, MethodId target,
                            State &state, CallOutcome &outcome) {
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  const FlowCode *callee = solver.getCodes().get(target);
  // A method that exists only with other parameters cannot be selected; bodies
  // written by hand may disagree.
  if (!callee || callee->numParameters != operands.size())
    return callOpaque(instruction, state);
  ArgumentMapping mapping =
      mapArguments(operands, *callee, state, solver.isApplication(target));
  const Activation *activation = nullptr;
  if (mapping.isUseful && this->activation.depth < config.contextDepth)
    activation =
        solver.solve(target, mapping.entry, this->activation.depth + 1);
  // What holds for every caller holds where the context could not be followed.
  if (!activation || activation->exit.isOpaque) {
    activation = solver.solve(target);
    mapping = ArgumentMapping();
    escapeOperands(instruction, state);
  }
  if (!activation || activation->exit.isOpaque)
    return callOpaque(instruction, state);
  outcome.callees.push_back(solver.getId(activation));
  const Exit &exit = activation->exit;
  if (!exit.returns) {
    state.isReached = false;
    return kNever;
  }
  ValueId result =
      code.calls[instruction.aux].isConstructor ? kNoValue : instruction.result;
  SetId set = applyExit(exit, mapping, operands, result, state);
  if (result != kNoValue)
    set = passResult(outcome.instruction, *activation, mapping, set);
  if (!callee->isModel)
    return set;
  state.premises |= PremiseModels;
  return objects.addPremises(set, PremiseModels);
}

//===----------------------------------------------------------------------===//
// ARGS
//===----------------------------------------------------------------------===//

MethodRun::ArgumentMapping
MethodRun::mapArguments(llvm::ArrayRef<ValueId> arguments,
                        const FlowCode &callee, const State &state,
                        bool isDetailed) {
  ArgumentMapping mapping;
  llvm::DenseMap<ObjectId, ObjectId> names;
  // Objects that no other code can reach keep their identity; of others the
  // class is all that stays true.
  auto mapObject = [&](ObjectId object) -> ObjectId {
    if (object == kNull || !objects.isTracked(object))
      return object;
    mlir::Type type = objects.get(object).type;
    if (state.isEscaped(object))
      return objects.getExact(type);
    auto [entry, isNew] = names.try_emplace(object, 0);
    if (isNew) {
      entry->second = objects.getGiven(mapping.given.size(), type);
      mapping.given.push_back(object);
    }
    return entry->second;
  };
  auto mapSet = [&](SetId set) {
    if (!ObjectTable::isKnown(set))
      return set;
    llvm::SmallVector<ObjectId> mapped;
    for (ObjectId object : llvm::to_vector(objects.getMembers(set)))
      mapped.push_back(mapObject(object));
    return objects.getSet(mapped, objects.getPremises(set));
  };
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    SetId set = mapSet(getSet(argument));
    mapping.entry.parameters.push_back(set);
    if (objects.getPremises(set) & PremiseTypes)
      continue;
    // What the program passes is known in the callee anyway.
    if ((objects.getPremises(set) & (PremiseFields | PremiseCallers)) &&
        objects.isTraced(solver.getBound(callee, index)))
      continue;
    for (ObjectId object : objects.getMembers(set))
      mapping.isUseful |=
          object != kNull && (isDetailed || isWorthPassing(object));
  }
  std::map<PathId, SetId> facts;
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    if (argument == kNoValue)
      continue;
    PathId from = paths.getRoot(getBase(argument));
    for (const State::Fact &fact : state.facts)
      if (paths.isPrefix(from, fact.first))
        facts[paths.replacePrefix(fact.first, from, paths.getRoot(index))] =
            objects.addPremises(fact.second,
                                state.premises & PremiseAssumptions);
  }
  for (auto [path, set] : facts) {
    SetId mapped = mapSet(set);
    if (mapped != kUnknown)
      mapping.entry.facts.push_back({path, mapped});
    mapping.isUseful = true;
  }
  for (size_t next = 0; next < mapping.given.size(); ++next)
    for (auto [holder, held] : state.holds)
      if (holder == mapping.given[next] && !state.isEscaped(held)) {
        ObjectId name = mapObject(held);
        mapping.entry.holds.push_back({mapObject(holder), name});
      }
  llvm::sort(mapping.entry.holds);
  return mapping;
}

/// Whether a context is worth its cost: what final classes and constants imply
/// is known in the callee anyway, or shows little.
bool MethodRun::isWorthPassing(ObjectId object) const {
  if (object == kNull)
    return false;
  const AbstractObject &info = objects.get(object);
  return info.kind == ObjectKind::Given ||
         (info.classId && !solver.getHierarchy().isFinal(info.classId));
}

//===----------------------------------------------------------------------===//
// RET
//===----------------------------------------------------------------------===//

ObjectId MethodRun::mapObjectBack(ObjectId object,
                                  const ArgumentMapping &mapping) const {
  return objects.get(object).kind == ObjectKind::Given
             ? mapping.given[objects.get(object).number]
             : object;
}

SetId MethodRun::mapSetBack(SetId set, const ArgumentMapping &mapping) {
  if (!ObjectTable::isKnown(set))
    return set;
  llvm::SmallVector<ObjectId> mapped;
  for (ObjectId object : llvm::to_vector(objects.getMembers(set)))
    mapped.push_back(mapObjectBack(object, mapping));
  return objects.getSet(mapped, objects.getPremises(set) | PremiseCalls);
}

SetId MethodRun::passResult(uint32_t number, const Activation &callee,
                            const ArgumentMapping &mapping, SetId set) {
  PassedResult passed = callee.exit.passed;
  if (objects.isTraced(set)) {
    passed.isKnown = true;
    passed.parameters.clear();
    passed.beside = set;
  } else {
    passed.beside = mapSetBack(passed.beside, mapping);
  }
  if (callee.code->isModel)
    passed.premises |= PremiseModels;
  const FlowInstruction &instruction = code.instructions[number];
  bool isStatic = code.calls[instruction.aux].kind == InvokeKind::Static;
  set = passed.get(
      [&](uint32_t parameter) {
        SetId argument = getSet(code.getOperands(instruction)[parameter]);
        return parameter == 0 && !isStatic ? objects.dropNull(argument)
                                           : argument;
      },
      set, objects);
  if (isLast) {
    auto [entry, isNew] = passedCalls.try_emplace(number, passed);
    if (!isNew)
      entry->second.add(passed, objects);
  }
  return set;
}

SetId MethodRun::applyExit(const Exit &exit, const ArgumentMapping &mapping,
                           llvm::ArrayRef<ValueId> arguments, ValueId result,
                           State &state) {
  // FRAME-2: what the callee could not reach is as it was.
  auto isPassed = [&](ObjectId object) {
    return llvm::is_contained(mapping.given, object);
  };
  if (!exit.isQuiet)
    barrier(state);
  llvm::erase_if(state.facts, [&](const State::Fact &fact) {
    for (PathId path = fact.first; paths.getLength(path) > 0;) {
      path = paths.getParent(path);
      if (llvm::any_of(objects.getMembers(getPathSet(path, state)), isPassed))
        return true;
    }
    return false;
  });
  dropOrphans(state);
  llvm::erase_if(state.holds,
                 [&](const auto &pair) { return isPassed(pair.first); });
  if (result != kNoValue)
    dropBase(result, state);
  for (ObjectId object : exit.fresh)
    renew(object, result, state);
  for (auto [holder, held] : exit.holds)
    state.addHolds(mapObjectBack(holder, mapping),
                   mapObjectBack(held, mapping));
  for (ObjectId object : exit.escaped)
    escapeObject(mapObjectBack(object, mapping), state);
  escapeUnlessFresh(exit, state);
  // What the callee's handlers hide matters for objects that it had or made.
  if (!mapping.given.empty() || !exit.fresh.empty())
    state.premises |= exit.premises & PremiseAssumptions;
  for (const State::Fact &fact : exit.facts) {
    ValueId base = paths.getBase(fact.first);
    ValueId own = base == kResultBase           ? result
                  : arguments[base] == kNoValue ? kNoValue
                                                : getBase(arguments[base]);
    if (own == kNoValue)
      continue;
    PathId path = paths.replacePrefix(fact.first, paths.getRoot(base),
                                      paths.getRoot(own));
    if (state.find(path) == kUnknown)
      addFact(path, mapSetBack(fact.second, mapping), state);
  }
  dropOrphans(state);
  dropEscaped(state);
  return mapSetBack(exit.result, mapping);
}

/// Objects made in the callee that come back with others' references to them.
void MethodRun::escapeUnlessFresh(const Exit &exit, State &state) {
  auto check = [&](ObjectId object) {
    if (objects.get(object).kind == ObjectKind::Site &&
        !llvm::is_contained(exit.fresh, object))
      escapeObject(object, state);
  };
  for (ObjectId object : objects.getMembers(exit.result))
    check(object);
  for (const State::Fact &fact : exit.facts)
    for (ObjectId object : objects.getMembers(fact.second))
      check(object);
  for (auto [holder, held] : exit.holds) {
    check(holder);
    check(held);
  }
}
