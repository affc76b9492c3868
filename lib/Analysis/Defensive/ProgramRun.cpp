//===- ProgramRun.cpp - All methods of the application ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks for every method of the application, finds the contexts that arise, and
// counts.
//
//===----------------------------------------------------------------------===//

#include "ProgramRun.h"
#include "UnknownCauses.h"

using namespace jir;
using namespace jir::defensive;

ProgramRun::ProgramRun(FlowSolver &solver,
                       const std::function<bool(MethodId)> &isCounted,
                       std::function<BaseSite(MethodId, int32_t)> classifySite,
                       const std::function<void(size_t)> &progress,
                       const DefensiveKnowledge *before)
    : hierarchy(solver.getHierarchy()), classifySite(std::move(classifySite)),
      solver(solver), before(before) {
  solver.prepare();
  for (auto classOp : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    if (classOp.getOrigin() == jvm::Origin::Platform)
      continue;
    ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!id)
      continue;
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      const Activation *activation = solver.solve(MethodId(index));
      methods.push_back({MethodId(index), activation});
      if (progress)
        progress(methods.size());
    }
  }
  linkContexts();
  for (auto [method, activation] : methods)
    if (!isCounted || isCounted(method))
      count(method, activation);
  statistics.numActivations = solver.getActivations().size() - 1;
  statistics.numCodes = solver.getCodes().getNumCodes();
  statistics.work = solver.getWork();
  statistics.numSpent = solver.getNumSpentMethods();
  statistics.limits = solver.getLimits();
}

/// Activations that only an earlier round asked for are in no context.
void ProgramRun::linkContexts() {
  auto activations = solver.getActivations();
  parents.assign(activations.size(), {0, 0});
  std::vector<ActivationId> pending;
  for (ActivationId id = 1; id < activations.size(); ++id)
    if (activations[id]->isUnconditional())
      pending.push_back(id);
  for (size_t next = 0; next < pending.size(); ++next) {
    ActivationId id = pending[next];
    for (const CallOutcome &call : activations[id]->calls)
      for (ActivationId callee : call.callees) {
        if (activations[callee]->isUnconditional() || parents[callee].first)
          continue;
        parents[callee] = {id, call.instruction};
        pending.push_back(callee);
      }
  }
  for (ActivationId id = 1; id < activations.size(); ++id)
    if (parents[id].first && !activations[id]->values.empty())
      contexts[activations[id]->method].push_back(id);
}

llvm::ArrayRef<ActivationId> ProgramRun::getContexts(MethodId method) const {
  auto found = contexts.find(method);
  return found == contexts.end() ? llvm::ArrayRef<ActivationId>()
                                 : llvm::ArrayRef(found->second);
}

SiteName defensive::getSiteName(ClassHierarchy &hierarchy, MethodId method,
                                int32_t bci) {
  const MethodInfo &info = hierarchy.getMethod(method);
  return {{hierarchy.getName(info.owner), hierarchy.getMember(method)}, bci};
}

std::vector<SiteName> ProgramRun::getContext(ActivationId id) const {
  std::vector<SiteName> sites;
  while (parents[id].first) {
    auto [caller, instruction] = parents[id];
    const Activation &activation = *solver.getActivations()[caller];
    sites.push_back(
        getSiteName(hierarchy, activation.method,
                    activation.code->instructions[instruction].bci));
    id = caller;
  }
  std::reverse(sites.begin(), sites.end());
  return sites;
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

uint8_t ProgramRun::getFlags(SetId set) {
  using Flags = DefensiveKnowledge;
  // What declared types imply counts apart.
  const ObjectTable &objects = solver.getObjects();
  bool isTraced = objects.isTraced(set);
  bool isCertain = !(objects.getPremises(set) & PremiseAssumptions);
  return (isTraced ? Flags::Traced : 0) |
         (ObjectTable::isKnown(set) ? Flags::Known : 0) |
         (isOfOneType(set) ? Flags::OneType : 0) |
         (isTraced && isCertain ? Flags::Certain : 0);
}

DefensiveKnowledge::Method ProgramRun::learn(MethodId method,
                                             const FlowCode &code,
                                             const Activation *activation) {
  using Flags = DefensiveKnowledge;
  Flags::Method known;
  known.values.resize(code.values.size());
  known.instructions.resize(code.instructions.size());
  auto add = [&](const Activation &each, bool isAlways) {
    // The flag of any context is beside that of every caller.
    for (auto [flags, set] : llvm::zip(known.values, each.values))
      flags |= getFlags(set) * (isAlways ? 3 : 2);
    for (const CallOutcome &call : each.calls)
      if (call.areKnown && !call.mayFail && call.targets.size() == 1)
        known.instructions[call.instruction] |=
            Flags::DecidedAnywhere | (isAlways ? Flags::Decided : 0);
  };
  if (activation)
    add(*activation, /*isAlways=*/true);
  for (ActivationId id : getContexts(method))
    add(*solver.getActivations()[id], /*isAlways=*/false);
  if (!before)
    return known;
  auto found = before->methods.find(method);
  if (found == before->methods.end())
    return known;
  for (auto [flags, earlier] : llvm::zip(known.values, found->second.values))
    flags |= earlier;
  for (auto [flags, earlier] :
       llvm::zip(known.instructions, found->second.instructions))
    flags |= earlier;
  return known;
}

void ProgramRun::count(MethodId method, const Activation *activation) {
  using Flags = DefensiveKnowledge;
  const FlowCode *code = solver.getCodes().get(method);
  if (!code)
    return;
  ++statistics.numMethods;
  if (activation && activation->values.empty())
    activation = nullptr;
  Flags::Method known = learn(method, *code, activation);
  ObjectTable &objects = solver.getObjects();
  for (auto [value, info] : llvm::enumerate(code->values)) {
    if (info.isCopy)
      continue;
    uint8_t flags = known.values[value];
    bool isFinal = solver.getBounds().isFinal(info.type);
    ++statistics.numValues;
    statistics.numUnconditional += bool(flags & Flags::Traced);
    statistics.numAnyContext += bool(flags & Flags::TracedAnywhere);
    statistics.numUnconditionalTyped += (flags & Flags::Known) || isFinal;
    statistics.numAnyContextTyped += (flags & Flags::KnownAnywhere) || isFinal;
    SetId set = activation ? activation->values[value] : kUnknown;
    if (objects.isTraced(set)) {
      ++statistics.numMemberSets;
      statistics.numMembers += objects.getMembers(set).size();
    }
    statistics.numCertain += bool(flags & Flags::Certain);
    if (!(flags & Flags::TracedAnywhere))
      countCause(activation, value);
  }
  countSites(*code, activation, known);
  knowledge.methods[method] = std::move(known);
}

void ProgramRun::countCause(const Activation *activation, ValueId value) {
  UnknownCause cause = {"method not looked into", ""};
  if (activation)
    cause = getUnknownCause(solver, *activation, value);
  ++statistics.causes[cause.kind];
  if (!cause.source.empty())
    ++statistics.sources[cause.kind + ": " + cause.source];
}

bool ProgramRun::isOfOneType(SetId set) {
  ObjectTable &objects = solver.getObjects();
  if (!objects.isTraced(set))
    return false;
  mlir::Type type;
  for (ObjectId member : objects.getMembers(set)) {
    const AbstractObject &info = objects.get(member);
    if (info.kind == ObjectKind::Null)
      continue;
    if (type && type != info.type)
      return false;
    type = info.type;
  }
  return bool(type);
}

void ProgramRun::countSites(const FlowCode &code, const Activation *activation,
                            const DefensiveKnowledge::Method &known) {
  using Flags = DefensiveKnowledge;
  for (auto [number, instruction] : llvm::enumerate(code.instructions)) {
    if (instruction.action != Action::Call)
      continue;
    const CallTarget &call = code.calls[instruction.aux];
    if (call.kind != InvokeKind::Virtual && call.kind != InvokeKind::Interface)
      continue;
    bool isFixed = call.fixed.isValid();
    uint8_t found = known.instructions[number];
    bool isDecided = isFixed || (found & Flags::Decided);
    bool isDecidedAnywhere = isFixed || (found & Flags::DecidedAnywhere);
    ++statistics.numSites;
    statistics.numFixed += isFixed;
    statistics.numDevirtualized += !isFixed && isDecided;
    statistics.numDevirtualizedAnyContext += !isFixed && isDecidedAnywhere;
    BaseSite base = classifySite ? classifySite(code.method, instruction.bci)
                                 : BaseSite::Open;
    if (base == BaseSite::Open)
      continue;
    ValueId receiver = code.getOperands(instruction)[0];
    if (base == BaseSite::OneType && !isFixed) {
      uint8_t flags = receiver == kNoValue ? 0 : known.values[receiver];
      ++statistics.numOneType;
      statistics.numOneTypeHere += bool(flags & Flags::OneType);
      statistics.numOneTypeHereAnyContext +=
          bool(flags & Flags::OneTypeAnywhere);
    }
    ++statistics.numSingle;
    statistics.numSingleDecided += isDecided;
    statistics.numSingleDecidedAnyContext += isDecidedAnywhere;
    if (!isDecidedAnywhere)
      countOpen(activation, receiver);
  }
}

void ProgramRun::countOpen(const Activation *activation, ValueId receiver) {
  std::string cause = "method not looked into";
  if (activation && receiver != kNoValue) {
    SetId set = activation->values[receiver];
    cause = ObjectTable::isKnown(set) ? "several classes"
            : set == kNever
                ? "does not run"
                : getUnknownCause(solver, *activation, receiver).kind;
  }
  ++statistics.openSites[cause];
}
