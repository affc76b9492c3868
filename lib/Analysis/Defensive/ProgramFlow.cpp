//===- ProgramFlow.cpp - Flow within the application *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The least sets that all instructions agree with. What nothing is known of is
// kUnknown from the start and absorbs the rest.
//
//===----------------------------------------------------------------------===//

#include "ProgramFlow.h"
#include "FlowSolver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-defensive"

using namespace jir;
using namespace jir::defensive;

ObjectTable &ProgramFlow::objects() const { return solver.getObjects(); }

void ProgramFlow::run() {
  // Where nothing flows, because some call never reaches a method, that rests
  // on everything that narrowed the targets of calls: all that is assumed.
  const DefensiveConfig &config = solver.getConfig();
  premises = (config.useFinals ? PremiseFinals : 0) |
             (config.usePrivates ? PremisePrivates : 0) |
             (config.useFields ? PremiseFields : 0) |
             (config.useCallers ? PremiseCallers : 0) |
             (config.useWorld ? PremiseWorld : 0) |
             (config.usePackages ? PremisePackages : 0) |
             (config.models ? PremiseModels : 0) | PremiseHandler;
  if (!collect()) {
    LDBG() << "some body of the application cannot be read: no program flow";
    nodes.clear();
    fields.clear();
    return;
  }
  for (MethodId method : order)
    enqueue(method);
  while (!queue.empty()) {
    MethodId method = queue.front();
    queue.pop_front();
    nodes[method]->isQueued = false;
    visit(method);
  }
  isDone = true;
  LDBG() << "program flow over " << order.size() << " methods, of which "
         << opened.size() << " are open";
}

/// A variable for which only null or nothing was found: other code fills it, or
/// it does not run; either way there is nothing to build on.
static SetId publish(SetId set, const ObjectTable &objects) {
  bool isEmpty = llvm::all_of(objects.getMembers(set),
                              [](ObjectId object) { return object == kNull; });
  return isEmpty ? kUnknown : set;
}

SetId ProgramFlow::getValue(MethodId method, uint32_t value) const {
  if (!isDone)
    return kUnknown;
  auto found = nodes.find(method);
  if (found == nodes.end() || value >= found->second->values.size())
    return kUnknown;
  return objects().addPremises(
      publish(getOperand(*found->second, value), objects()), premises);
}

SetId ProgramFlow::getField(FieldId field) const {
  if (!isDone)
    return kUnknown;
  auto found = fields.find(field.index);
  if (found == fields.end() || found->second.isOpen)
    return kUnknown;
  SetId set = publish(found->second.set, objects());
  if (set == kUnknown)
    return set;
  return objects().addPremises(objects().join(set, kOnlyNull), premises);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

void ProgramFlow::enqueue(MethodId method) {
  auto found = nodes.find(method);
  if (found == nodes.end() || !found->second->code || found->second->isQueued)
    return;
  found->second->isQueued = true;
  queue.push_back(method);
}

/// Values that live through handlers: told apart in runs only.
SetId ProgramFlow::getOperand(const Node &node, uint32_t value) const {
  if (value == kNoValue)
    return kUnknown;
  SetId set = node.values[value];
  return node.code->handlersInto.empty()
             ? set
             : objects().addPremises(set, PremiseHandler);
}

SetId ProgramFlow::bound(const Node &node, uint32_t value) {
  const FlowValue &info = node.code->values[value];
  if (value == 0 &&
      !solver.getHierarchy().getMethod(node.code->method).isStatic())
    return solver.getBounds().get(
        jvm::RefType::get(solver.getHierarchy().getName(
            solver.getHierarchy().getMethod(node.code->method).owner)));
  return solver.getBounds().get(info.type);
}

void ProgramFlow::assign(MethodId method, Node &node, uint32_t value,
                         SetId set) {
  SetId old = node.values[value];
  if (old == kUnknown || set == kNever)
    return;
  if (set == kUnknown)
    set = bound(node, value);
  SetId joined = objects().join(old, set);
  // Too many classes: the type may still show something.
  if (joined == kUnknown && set != kUnknown)
    joined = objects().join(bound(node, value), old);
  if (joined == old)
    return;
  node.values[value] = joined;
  if (value < node.code->numParameters)
    enqueue(method);
}

void ProgramFlow::visit(MethodId method) {
  Node &node = *nodes[method];
  const FlowCode &code = *node.code;
  std::vector<SetId> before;
  SetId result = node.result;
  do {
    before = node.values;
    for (const CodeBlock &block : code.blocks) {
      for (uint32_t i = 0; i < block.numInstructions; ++i) {
        const FlowInstruction &instruction =
            code.instructions[block.firstInstruction + i];
        SetId set = evaluate(method, node, instruction);
        if (instruction.result != kNoValue)
          assign(method, node, instruction.result, set);
      }
      for (const CodeEdge &edge : block.edges)
        for (auto [argument, source] : edge.moves)
          assign(method, node, argument, getOperand(node, source));
    }
  } while (before != node.values);
  if (node.result != result)
    for (MethodId caller : node.callers)
      enqueue(caller);
}

SetId ProgramFlow::evaluate(MethodId method, Node &node,
                            const FlowInstruction &instruction) {
  llvm::ArrayRef<ValueId> operands = node.code->getOperands(instruction);
  switch (instruction.action) {
  case Action::Allocate:
  case Action::AllocateArray:
  case Action::Constant:
    return objects().getSingle(objects().getExact(instruction.type));
  case Action::Null:
    return kOnlyNull;
  case Action::Cast:
    return objects().keepInstances(getOperand(node, operands[0]),
                                   instruction.type);
  case Action::Select:
    return objects().join(getOperand(node, operands[0]),
                          getOperand(node, operands[1]));
  case Action::Load:
  case Action::LoadStatic:
    return read(method, instruction.aux);
  case Action::Store:
  case Action::StoreStatic:
    if (!operands.empty())
      write(instruction.aux, getOperand(node, operands.back()));
    return kNever;
  case Action::Call:
    return call(method, node, instruction);
  case Action::Opaque:
    return instruction.type
               ? objects().getSingle(objects().getExact(instruction.type))
               : kUnknown;
  case Action::Return:
    if (!operands.empty())
      node.result = objects().join(node.result, getOperand(node, operands[0]));
    return kNever;
  case Action::Barrier:
  case Action::Throw:
    return kUnknown;
  }
  return kUnknown;
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

SetId ProgramFlow::read(MethodId method, uint32_t field) {
  if (field == kElements || field == kNoField)
    return kUnknown;
  auto found = fields.find(field);
  if (found == fields.end())
    return solver.getContents().get(FieldId(field));
  FieldNode &node = found->second;
  if (node.isOpen)
    return kUnknown;
  node.readers.insert(method);
  return objects().join(node.set, kOnlyNull);
}

void ProgramFlow::write(uint32_t field, SetId set) {
  auto found = fields.find(field);
  if (found == fields.end() || found->second.isOpen)
    return;
  FieldNode &node = found->second;
  SetId joined = objects().join(node.set, set);
  if (joined == node.set)
    return;
  node.set = joined;
  // Nothing known of the field: its type may still show something to readers.
  if (joined == kUnknown)
    node.isOpen = true;
  for (MethodId reader : node.readers)
    enqueue(reader);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

SetId ProgramFlow::call(MethodId method, Node &node,
                        const FlowInstruction &instruction) {
  const CallTarget &target = node.code->calls[instruction.aux];
  llvm::ArrayRef<ValueId> operands = node.code->getOperands(instruction);
  if (!target.resolution.isFound() || target.resolution.isSignaturePolymorphic)
    return kUnknown;
  SetId receiver = kUnknown;
  if (target.kind != InvokeKind::Static) {
    receiver = getOperand(node, operands[0]);
    if (receiver == kNever)
      return kNever;
  }
  if (target.fixed) {
    SetId result =
        callMethod(method, node, instruction, target.fixed, receiver);
    return target.isConstructor ? receiver : result;
  }
  Targets targets = solver.getTargets(target, receiver, /*isOurs=*/true);
  if (!targets.areKnown) {
    callAnything(method, node, instruction, target);
    return kUnknown;
  }
  SetId result = kNever;
  for (MethodId each : targets.methods) {
    SetId own = receiver;
    // Of several targets, each gets the receivers that select it.
    if (targets.methods.size() > 1 && receiver != kUnknown) {
      llvm::SmallVector<ObjectId> members;
      for (ObjectId object : llvm::to_vector(objects().getMembers(receiver)))
        if (object != kNull &&
            llvm::is_contained(solver
                                   .getTargets(target,
                                               objects().getSingle(object),
                                               /*isOurs=*/false)
                                   .methods,
                               each))
          members.push_back(object);
      own = objects().getSet(members, objects().getPremises(receiver));
    }
    result = objects().join(result,
                            callMethod(method, node, instruction, each, own));
  }
  return objects().addPremises(result, targets.premises);
}

SetId ProgramFlow::callPlatform(const Node &node,
                                const FlowInstruction &instruction,
                                MethodId target, SetId receiver) {
  auto [entry, isNew] = platformResults.try_emplace(target);
  if (isNew) {
    SetId result = kUnknown;
    PassedResult passed;
    const Activation *activation = solver.solve(target);
    if (activation && !activation->exit.isOpaque) {
      PremiseSet own = activation->code->isModel ? PremiseCalls | PremiseModels
                                                 : PremiseCalls;
      result = objects().addPremises(
          objects().generalize(activation->exit.result), own);
      passed = activation->exit.passed;
      passed.beside = objects().generalize(passed.beside);
      passed.premises |= own;
    }
    platformResults[target] = {result, passed};
  }
  auto [result, passed] = platformResults[target];
  bool isStatic = solver.getHierarchy().getMethod(target).isStatic();
  llvm::ArrayRef<ValueId> operands = node.code->getOperands(instruction);
  return passed.get(
      [&](uint32_t parameter) {
        if (parameter >= operands.size())
          return kUnknown;
        return parameter == 0 && !isStatic
                   ? objects().dropNull(receiver)
                   : getOperand(node, operands[parameter]);
      },
      result, objects());
}

SetId ProgramFlow::callMethod(MethodId caller, Node &node,
                              const FlowInstruction &instruction,
                              MethodId target, SetId receiver) {
  auto found = nodes.find(target);
  if (found == nodes.end())
    return callPlatform(node, instruction, target, receiver);
  Node &callee = *found->second;
  llvm::ArrayRef<ValueId> operands = node.code->getOperands(instruction);
  if (!callee.code || callee.code->numParameters != operands.size())
    return kUnknown;
  bool isStatic = solver.getHierarchy().getMethod(target).isStatic();
  for (auto [index, operand] : llvm::enumerate(operands)) {
    bool isReceiver = index == 0 && !isStatic;
    if (callee.isOpen && !isReceiver)
      continue;
    SetId set = isReceiver ? receiver : getOperand(node, operand);
    assign(target, callee, index, isReceiver ? objects().dropNull(set) : set);
  }
  callee.callers.insert(caller);
  return callee.result;
}

/// Nothing is known of the receiver: every method of the application that its
/// type allows. Those that platform classes declare are open already.
void ProgramFlow::callAnything(MethodId caller, Node &node,
                               const FlowInstruction &instruction,
                               const CallTarget &target) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  MethodId resolved = target.resolution.method;
  ClassId owner = hierarchy.getMethod(resolved).owner;
  if (hierarchy.getOrigin(owner) == jvm::Origin::Platform)
    return;
  ClassId root = owner;
  if (auto ref = llvm::dyn_cast_or_null<jvm::RefType>(target.receiverType))
    if (!ref.isUnion() && target.kind != InvokeKind::Interface)
      if (ClassId id = hierarchy.lookupClass(ref.getName());
          id && !hierarchy.isPhantom(id) && !hierarchy.isInterface(id))
        root = id;
  auto [entry, isNew] = cones.try_emplace({resolved, root});
  if (isNew) {
    entry->second =
        solver.getLinkage()
            .selectAll(resolved, root, target.kind == InvokeKind::Interface)
            .methods;
    // Unknown classes may extend abstract ones.
    if (!solver.getConfig().useWorld)
      for (ClassId each : hierarchy.getSubtypes(root))
        if (hierarchy.isAbstract(each) && !hierarchy.isInterface(each))
          if (MethodId selected =
                  solver.getLinkage().select(resolved, each).method)
            entry->second.push_back(selected);
  }
  std::vector<MethodId> methods = entry->second;
  for (MethodId each : methods)
    if (nodes.count(each))
      callMethod(caller, node, instruction, each,
                 solver.getBounds().getReceiver(each));
}
