//===- DefensiveClaims.cpp - Claims of the defensive analysis ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls and values, unconditionally and under contexts.
//
//===----------------------------------------------------------------------===//

#include "DefensiveClaims.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/StringExtras.h"
#include <deque>

using namespace jir;
using namespace jir::defensive;

namespace {
/// An activation whose closure is not known, with those of its callees of which
/// the same is true.
struct CallNode {
  ActivationId activation;
  llvm::SmallVector<CallNode *, 2> callees;
};
} // namespace

template <>
struct llvm::GraphTraits<CallNode *> {
  using NodeRef = CallNode *;
  using ChildIteratorType = CallNode **;
  static NodeRef getEntryNode(NodeRef node) { return node; }
  static ChildIteratorType child_begin(NodeRef node) {
    return node->callees.begin();
  }
  static ChildIteratorType child_end(NodeRef node) {
    return node->callees.end();
  }
};

AssumptionSet defensive::getAssumptions(PremiseSet premises) {
  static constexpr std::pair<PremiseSet, Assumption> assumed[] = {
      {PremiseHandler, Assumption::NoAsynchronousExceptions},
      {PremiseLocks, Assumption::DataRaceFree},
      {PremiseLocks, Assumption::BuiltinLoaders},
      {PremiseFinals, Assumption::FinalsNotRewritten},
      {PremisePrivates, Assumption::PrivatesWrittenByCode},
      {PremiseFields, Assumption::FieldsWrittenByCode},
      {PremiseCallers, Assumption::MethodsCalledByCode},
      {PremisePackages, Assumption::PackagesAsGiven},
      {PremiseModels, Assumption::NativesAsModelled},
  };
  AssumptionSet set;
  for (auto [bit, assumption] : assumed)
    if (premises & bit)
      set.insert(assumption);
  if (premises & PremiseWorld)
    set.unite(AssumptionSet::closedWorld());
  return set;
}

DefensiveClaims::DefensiveClaims(ProgramRun &program,
                                 const DefensiveClaimOptions &options)
    : program(program), solver(program.getSolver()),
      hierarchy(solver.getHierarchy()), options(options) {
  claims.source = "defensive";
  rankClasses();
  for (auto [method, activation] : program.getMethods())
    addMethod(method, activation);
}

ClaimSet DefensiveClaims::takeClaims() {
  claims.normalize();
  return std::move(claims);
}

void DefensiveClaims::addMethod(MethodId method, const Activation *activation) {
  if (activation && !activation->values.empty()) {
    addCalls(*activation, 0);
    if (options.withTypes)
      addTypes(*activation, 0);
  }
  if (options.maxContexts == 0)
    return;
  for (ActivationId id : program.getContexts(method)) {
    addCalls(*solver.getActivations()[id], id);
    if (options.withTypes)
      addTypes(*solver.getActivations()[id], id);
  }
}

bool DefensiveClaims::takeContext(MethodId method, uint32_t number,
                                  ClaimSubject subject) {
  unsigned &count = numContexts[{method.index, number, subject}];
  return ++count <= options.maxContexts;
}

Claim DefensiveClaims::start(const Activation &activation, ActivationId context,
                             const FlowInstruction &instruction,
                             PremiseSet premises) {
  Claim claim;
  claim.site = getSiteName(hierarchy, activation.method, instruction.bci);
  if (premises & PremiseAssumptions) {
    claim.kind = ClaimKind::Conditional;
    claim.assumptions = getAssumptions(premises);
  }
  if (context)
    claim.context = program.getContext(context);
  return claim;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static MethodName getMethodName(jvm::MethodRefAttr ref) {
  mlir::StringAttr owner = ref.getOwnerClass();
  if (!owner)
    owner = mlir::StringAttr::get(ref.getContext(),
                                  jvm::getDescriptor(ref.getOwner()));
  return {owner, ref.getMember()};
}

/// What remains to be tested when the receiver is one of these.
static jvm::ReceiverCheck getCheck(SetId receiver, const CallTarget &call,
                                   const ObjectTable &objects,
                                   const ClassHierarchy &hierarchy) {
  jvm::ReceiverCheck check = objects.contains(receiver, kNull)
                                 ? jvm::ReceiverCheck::Null
                                 : jvm::ReceiverCheck::None;
  if (!ObjectTable::isKnown(receiver))
    check = jvm::ReceiverCheck::Null;
  if (call.kind != InvokeKind::Interface)
    return check;
  mlir::StringAttr owner = call.named.getOwnerClass();
  ClassId named = owner ? hierarchy.lookupClass(owner) : ClassId();
  bool implements = named.isValid() && ObjectTable::isKnown(receiver);
  for (ObjectId object : objects.getMembers(receiver))
    implements &= object == kNull ||
                  (objects.get(object).classId &&
                   hierarchy.isSubtype(objects.get(object).classId, named));
  return implements ? check : jvm::ReceiverCheck::Implements;
}

/// How many instructions that return a reference or call something are at each
/// bytecode index: where subroutines were copied, several do, and what is known
/// of one proves nothing about the others.
static llvm::DenseMap<int32_t, unsigned> countSharers(const FlowCode &code) {
  llvm::DenseMap<int32_t, unsigned> sharers;
  for (const FlowInstruction &instruction : code.instructions)
    if (instruction.result != kNoValue || instruction.action == Action::Call)
      ++sharers[instruction.bci];
  return sharers;
}

void DefensiveClaims::addCalls(const Activation &activation,
                               ActivationId context) {
  ObjectTable &objects = solver.getObjects();
  const FlowCode &code = *activation.code;
  llvm::DenseMap<int32_t, unsigned> sharers = countSharers(code);
  for (const CallOutcome &outcome : activation.calls) {
    const FlowInstruction &instruction = code.instructions[outcome.instruction];
    const CallTarget &call = code.calls[instruction.aux];
    bool isDispatch =
        call.kind == InvokeKind::Virtual || call.kind == InvokeKind::Interface;
    // A claim at an index that inlined subroutines share would be about all.
    if (!isDispatch || call.fixed || !outcome.areKnown ||
        sharers.lookup(instruction.bci) > 1 || outcome.targets.empty())
      continue;
    bool isCall = outcome.targets.size() == 1 && !outcome.mayFail;
    ClaimSubject subject = isCall ? ClaimSubject::Call : ClaimSubject::Targets;
    if (context &&
        !takeContext(activation.method, outcome.instruction, subject))
      continue;
    PremiseSet premises = outcome.premises;
    Claim claim = start(activation, context, instruction, premises);
    claim.subject = subject;
    claim.declared = getMethodName(call.named);
    claim.check = getCheck(outcome.receiver, call, objects, hierarchy);
    Classes classes;
    SharedClasses all;
    if (context || (premises & (PremiseCalls | PremiseHeap)))
      all = getAll(context ? context : solver.getId(&activation));
    addOwn(classes, activation);
    if (mlir::StringAttr owner = call.named.getOwnerClass())
      addWalk(classes, hierarchy.lookupClass(owner),
              hierarchy.getMethod(call.resolution.method).owner);
    for (ObjectId object : objects.getMembers(outcome.receiver))
      addWalk(classes, objects.get(object).classId, {});
    for (MethodId target : outcome.targets)
      claim.targets.push_back(getSiteName(hierarchy, target, -1).method);
    llvm::sort(claim.targets);
    if (isCall) {
      claim.target = claim.targets.front();
      claim.targets.clear();
    }
    claim.grounds =
        ObjectTable::isKnown(outcome.receiver)
            ? "the receiver is " +
                  describe(activation, code.getOperands(instruction)[0], 0)
        : (premises & (PremiseWorld | PremisePackages))
            ? std::string("the program's classes select it")
            : "the receiver's declared class is final";
    setDepends(claim, std::move(classes), all);
    claims.claims.push_back(std::move(claim));
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void DefensiveClaims::addTypes(const Activation &activation,
                               ActivationId context) {
  ObjectTable &objects = solver.getObjects();
  const FlowCode &code = *activation.code;
  llvm::DenseMap<int32_t, unsigned> sharers = countSharers(code);
  for (auto [value, info] : llvm::enumerate(code.values)) {
    // What the type itself implies needs no claim.
    if (info.isCopy || info.instruction == kNoValue ||
        !ObjectTable::isKnown(activation.values[value]) ||
        ((objects.getPremises(activation.values[value]) & PremiseTypes) &&
         solver.getBounds().isFinal(info.type)))
      continue;
    const FlowInstruction &instruction = code.instructions[info.instruction];
    // What the instruction itself implies needs no claim.
    if (instruction.bci < 0 || sharers.lookup(instruction.bci) > 1 ||
        instruction.action == Action::Constant ||
        instruction.action == Action::Null ||
        (context &&
         !takeContext(activation.method, info.instruction, ClaimSubject::Type)))
      continue;
    SetId set = activation.values[value];
    PremiseSet premises = objects.getPremises(set);
    Claim claim = start(activation, context, instruction, premises);
    claim.subject = ClaimSubject::Type;
    claim.isNonNull = !objects.contains(set, kNull);
    Classes classes;
    SharedClasses all;
    if (context || (premises & (PremiseCalls | PremiseHeap)))
      all = getAll(context ? context : solver.getId(&activation));
    addOwn(classes, activation);
    for (ObjectId object : objects.getMembers(set)) {
      if (object == kNull)
        continue;
      const AbstractObject &known = objects.get(object);
      // With what it inherits from: a sealed family is known by all of it.
      addWalk(classes, known.classId, {});
      claim.types.push_back(
          known.classId
              ? hierarchy.getName(known.classId)
              : mlir::StringAttr::get(known.type.getContext(),
                                      jvm::getDescriptor(known.type)));
    }
    llvm::sort(claim.types, [](mlir::StringAttr a, mlir::StringAttr b) {
      return a.getValue() < b.getValue();
    });
    claim.types.erase(llvm::unique(claim.types), claim.types.end());
    claim.grounds = "it is " + describe(activation, value, 0);
    setDepends(claim, std::move(classes), all);
    claims.claims.push_back(std::move(claim));
  }
}

//===----------------------------------------------------------------------===//
// Grounds
//===----------------------------------------------------------------------===//

static std::string at(const FlowInstruction &instruction) {
  return " at " + std::to_string(instruction.bci);
}

std::string
DefensiveClaims::describeCall(const Activation &activation,
                              const FlowInstruction &instruction) const {
  const CallTarget &call = activation.code->calls[instruction.aux];
  std::string text = "what ";
  if (call.resolution.method)
    text += hierarchy.getQualifiedName(call.resolution.method);
  else
    text += call.named.getMember().str();
  return text + " returns" + at(instruction);
}

/// The values that a block argument gets.
std::string DefensiveClaims::describeSources(const Activation &activation,
                                             ValueId value,
                                             unsigned depth) const {
  std::set<std::string> sources;
  for (const CodeBlock &block : activation.code->blocks)
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, source] : edge.moves)
        if (argument == value && source != kNoValue && source != value)
          sources.insert(describe(activation, source, depth + 1));
  constexpr size_t kMaxSources = 4;
  if (sources.size() > kMaxSources)
    return "one of " + std::to_string(sources.size()) + " values";
  return llvm::join(sources, " or ");
}

std::string DefensiveClaims::describe(const Activation &activation,
                                      ValueId value, unsigned depth) const {
  constexpr unsigned kMaxSteps = 5;
  const FlowCode &code = *activation.code;
  if (value == kNoValue || depth > kMaxSteps)
    return "a value from before";
  if (value < code.numParameters)
    return "reference parameter " + std::to_string(value) +
           (activation.values[value] == kUnknown ? ""
            : activation.entry.parameters[value] != kUnknown
                ? " of this context"
            : solver.getObjects().getPremises(activation.values[value]) &
                    PremiseTypes
                ? " by its type"
                : " as all calls pass it");
  const FlowValue &info = code.values[value];
  if (info.instruction == kNoValue)
    return describeSources(activation, value, depth);
  const FlowInstruction &instruction = code.instructions[info.instruction];
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  auto getFieldName = [&](uint32_t field) {
    const FieldInfo &info = hierarchy.getField(FieldId(field));
    return jvm::splitFieldMember(info.member).first.str();
  };
  switch (instruction.action) {
  case Action::Allocate:
  case Action::AllocateArray: {
    auto ref = llvm::dyn_cast<jvm::RefType>(instruction.type);
    return "a new " +
           (ref ? ref.getName().str() : jvm::getDescriptor(instruction.type)) +
           at(instruction);
  }
  case Action::Constant:
    return "a constant";
  case Action::Null:
    return "null";
  case Action::Cast:
    return describe(activation, operands[0], depth);
  case Action::Select:
    return describe(activation, operands[0], depth + 1) + " or " +
           describe(activation, operands[1], depth + 1);
  case Action::LoadStatic:
  case Action::Load:
    if (solver.getObjects().getPremises(activation.values[value]) &
        PremiseTypes)
      return "what the type of the " +
             std::string(instruction.aux == kElements ? "elements" : "field") +
             " read" + at(instruction) + " allows";
    if (instruction.aux != kElements &&
        (instruction.action == Action::LoadStatic ||
         (solver.getObjects().getPremises(activation.values[value]) &
          (PremiseFinals | PremisePrivates | PremiseFields))))
      return "what is ever stored in the field " +
             getFieldName(instruction.aux);
    return (instruction.aux == kElements
                ? std::string("an element")
                : "the field " + getFieldName(instruction.aux)) +
           " read" + at(instruction) + " of " +
           describe(activation, operands[0], depth + 1);
  case Action::Call:
    return code.calls[instruction.aux].isConstructor
               ? describe(activation, operands[0], depth)
               : describeCall(activation, instruction);
  default:
    return "the result" + at(instruction);
  }
}

//===----------------------------------------------------------------------===//
// Class files
//===----------------------------------------------------------------------===//

/// The classes from \p from up to \p to, or to the top with their interfaces.
void DefensiveClaims::rankClasses() {
  std::vector<ClassId> sorted;
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses()))
    sorted.push_back(ClassId(index));
  llvm::sort(sorted, [&](ClassId a, ClassId b) {
    return hierarchy.getName(a).getValue() < hierarchy.getName(b).getValue();
  });
  ranks.resize(sorted.size());
  names.resize(sorted.size());
  marks.resize(sorted.size());
  for (auto [rank, id] : llvm::enumerate(sorted)) {
    ranks[id.index] = rank;
    if (!hierarchy.isPhantom(id))
      names[rank] = hierarchy.getName(id);
  }
}

uint32_t DefensiveClaims::getRank(ClassId id) {
  // One that was loaded since then is out of order, which ClaimSet mends.
  while (id.index >= ranks.size()) {
    ClassId next(ranks.size());
    ranks.push_back(names.size());
    names.push_back(hierarchy.isPhantom(next) ? mlir::StringAttr()
                                              : hierarchy.getName(next));
    marks.push_back(0);
  }
  return ranks[id.index];
}

void DefensiveClaims::sortUnique(Classes &classes) {
  llvm::sort(classes);
  classes.erase(llvm::unique(classes), classes.end());
}

void DefensiveClaims::addWalk(Classes &classes, ClassId from, ClassId to) {
  for (ClassId id = from; id.isValid(); id = hierarchy.getSuperclass(id)) {
    classes.push_back(getRank(id));
    if (id == to)
      return;
  }
  if (from.isValid())
    for (ClassId id : hierarchy.getAllInterfaces(from))
      classes.push_back(getRank(id));
}

void DefensiveClaims::addOwn(Classes &classes, const Activation &activation) {
  classes.push_back(getRank(hierarchy.getMethod(activation.method).owner));
}

/// All classes whose code an activation ran through, or that its calls and
/// allocations looked at.
/// Without what its calls rest on.
void DefensiveClaims::addInner(Classes &classes, ActivationId id) {
  const Activation &activation = *solver.getActivations()[id];
  addOwn(classes, activation);
  ObjectTable &objects = solver.getObjects();
  for (const FlowInstruction &instruction : activation.code->instructions)
    if (auto ref = llvm::dyn_cast_or_null<jvm::RefType>(instruction.type))
      addWalk(classes, hierarchy.lookupClass(ref.getName()), {});
  for (const CallOutcome &call : activation.calls) {
    if (!call.areKnown)
      continue;
    for (ObjectId object : objects.getMembers(call.receiver))
      addWalk(classes, objects.get(object).classId, {});
    for (MethodId target : call.targets)
      classes.push_back(getRank(hierarchy.getMethod(target).owner));
  }
}

void DefensiveClaims::addUnmarked(Classes &classes, const Classes &more) {
  for (uint32_t rank : more)
    if (marks[rank] != mark) {
      marks[rank] = mark;
      classes.push_back(rank);
    }
}

/// Recursive methods share what they rest on: a strongly connected component of
/// calls has one closure.
void DefensiveClaims::visitClosure(ActivationId id) {
  auto forEachCallee = [&](ActivationId each, auto visit) {
    for (const CallOutcome &call : solver.getActivations()[each]->calls)
      if (call.areKnown)
        for (ActivationId callee : call.callees)
          visit(callee);
  };
  std::deque<CallNode> nodes = {{id, {}}};
  llvm::DenseMap<ActivationId, CallNode *> nodeOf = {{id, &nodes.front()}};
  for (size_t i = 0; i != nodes.size(); ++i)
    forEachCallee(nodes[i].activation, [&](ActivationId callee) {
      if (closures.count(callee))
        return;
      auto [it, isNew] = nodeOf.try_emplace(callee);
      if (isNew)
        it->second = &nodes.emplace_back(CallNode{callee, {}});
      nodes[i].callees.push_back(it->second);
    });
  for (auto it = llvm::scc_begin(&nodes.front()); !it.isAtEnd(); ++it) {
    Classes classes, inner;
    ++mark;
    for (const CallNode *member : *it) {
      inner.clear();
      addInner(inner, member->activation);
      addUnmarked(classes, inner);
      forEachCallee(member->activation, [&](ActivationId callee) {
        auto found = closures.find(callee);
        if (found != closures.end())
          addUnmarked(classes, *found->second);
      });
    }
    llvm::sort(classes);
    auto shared = std::make_shared<const Classes>(std::move(classes));
    for (const CallNode *member : *it)
      closures[member->activation] = shared;
  }
}

DefensiveClaims::SharedClasses DefensiveClaims::getClosure(ActivationId id) {
  if (!closures.count(id))
    visitClosure(id);
  return closures[id];
}

/// What an activation and, in a context, its callers rest on.
DefensiveClaims::SharedClasses DefensiveClaims::getAll(ActivationId id) {
  ActivationId caller = program.getCaller(id);
  if (!caller)
    return getClosure(id);
  SharedClasses &known = contextClosures[id];
  if (known)
    return known;
  llvm::SmallVector<SharedClasses> chain;
  for (ActivationId each = id; each; each = program.getCaller(each))
    chain.push_back(getClosure(each));
  Classes classes;
  ++mark;
  for (const SharedClasses &each : chain)
    addUnmarked(classes, *each);
  llvm::sort(classes);
  return known = std::make_shared<const Classes>(std::move(classes));
}

void DefensiveClaims::setDepends(Claim &claim, Classes own,
                                 const SharedClasses &all) {
  sortUnique(own);
  Classes united;
  if (all)
    std::set_union(own.begin(), own.end(), all->begin(), all->end(),
                   std::back_inserter(united));
  const Classes &classes = all ? united : own;
  claim.depends.reserve(classes.size());
  for (uint32_t rank : classes)
    if (names[rank])
      claim.depends.push_back(names[rank]);
}
