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
                       const std::function<void(size_t)> &progress)
    : hierarchy(solver.getHierarchy()), classifySite(std::move(classifySite)),
      solver(solver) {
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

void ProgramRun::count(MethodId method, const Activation *activation) {
  const FlowCode *code = solver.getCodes().get(method);
  if (!code)
    return;
  ++statistics.numMethods;
  llvm::SmallVector<const Activation *> all;
  bool isKnown = activation && !activation->values.empty();
  for (ActivationId id : getContexts(method))
    all.push_back(solver.getActivations()[id].get());
  ObjectTable &objects = solver.getObjects();
  for (const auto &it : llvm::enumerate(code->values)) {
    const auto &info = it.value();
    size_t value = it.index();
    if (info.isCopy)
      continue;
    SetId set = isKnown ? activation->values[value] : kUnknown;
    // What declared types imply counts apart.
    auto isTraced = [&](SetId each) { return objects.isTraced(each); };
    auto isKnownInContext = [&](auto holds) {
      return llvm::any_of(all, [&](const Activation *each) {
        return holds(each->values[value]);
      });
    };
    bool here = isTraced(set), anywhere = here || isKnownInContext(isTraced);
    bool hereTyped = ObjectTable::isKnown(set);
    bool anywhereTyped = hereTyped || isKnownInContext(ObjectTable::isKnown);
    bool isFinal = solver.getBounds().isFinal(info.type);
    ++statistics.numValues;
    statistics.numUnconditional += here;
    statistics.numAnyContext += anywhere;
    statistics.numUnconditionalTyped += hereTyped || isFinal;
    statistics.numAnyContextTyped += anywhereTyped || isFinal;
    if (here)
      statistics.numMembers += objects.getMembers(set).size();
    statistics.numCertain +=
        here && !(objects.getPremises(set) & PremiseAssumptions);
    if (!anywhere)
      countCause(isKnown ? activation : nullptr, value);
  }
  countSites(*code, isKnown ? activation : nullptr, all);
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

void ProgramRun::countOneType(ValueId receiver, const Activation *activation,
                              llvm::ArrayRef<const Activation *> contexts) {
  ++statistics.numOneType;
  if (receiver == kNoValue)
    return;
  bool here = activation && isOfOneType(activation->values[receiver]);
  statistics.numOneTypeHere += here;
  statistics.numOneTypeHereAnyContext +=
      here || llvm::any_of(contexts, [&](const Activation *each) {
        return isOfOneType(each->values[receiver]);
      });
}

void ProgramRun::countSites(const FlowCode &code, const Activation *activation,
                            llvm::ArrayRef<const Activation *> contexts) {
  auto isOne = [](const CallOutcome &call) {
    return call.areKnown && !call.mayFail && call.targets.size() == 1;
  };
  enum : uint8_t { Open, InContext, Always };
  std::vector<uint8_t> found(code.instructions.size(), Open);
  for (const Activation *each : contexts)
    for (const CallOutcome &call : each->calls)
      if (isOne(call))
        found[call.instruction] = InContext;
  if (activation)
    for (const CallOutcome &call : activation->calls)
      if (isOne(call))
        found[call.instruction] = Always;
  for (auto [number, instruction] : llvm::enumerate(code.instructions)) {
    if (instruction.action != Action::Call)
      continue;
    const CallTarget &call = code.calls[instruction.aux];
    if (call.kind != InvokeKind::Virtual && call.kind != InvokeKind::Interface)
      continue;
    bool isFixed = call.fixed.isValid();
    ++statistics.numSites;
    statistics.numFixed += isFixed;
    statistics.numDevirtualized += !isFixed && found[number] == Always;
    statistics.numDevirtualizedAnyContext += !isFixed && found[number] != Open;
    BaseSite base = classifySite ? classifySite(code.method, instruction.bci)
                                 : BaseSite::Open;
    if (base == BaseSite::Open)
      continue;
    ValueId receiver = code.getOperands(instruction)[0];
    if (base == BaseSite::OneType && !isFixed)
      countOneType(receiver, activation, contexts);
    ++statistics.numSingle;
    statistics.numSingleDecided += isFixed || found[number] == Always;
    statistics.numSingleDecidedAnyContext += isFixed || found[number] != Open;
    if (isFixed || found[number] != Open)
      continue;
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
}
