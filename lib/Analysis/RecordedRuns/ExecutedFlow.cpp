//===- ExecutedFlow.cpp - Where values of a run can come from ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One reading of the bodies that ran, and walks backwards over it.
///
//===----------------------------------------------------------------------===//

#include "ExecutedFlow.h"
#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Support/Descriptor.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;

static constexpr uint32_t kNone = ~0u;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

void ExecutedFlow::readBodies() {
  if (isRead)
    return;
  isRead = true;
  const Recording &recording = program.getRecording();
  for (auto [caller, bci, callee] : recording.getEdges())
    callers[callee].push_back({caller, bci});
  MethodBodies bodies(program.getHierarchy());
  std::vector<std::pair<uint32_t, MethodId>> entered;
  for (uint32_t row : recording.getEntered())
    if (program.getMethod(row))
      entered.push_back({row, program.getMethod(row)});
  // So many at once that few bodies are there at the same time.
  constexpr size_t mostAtOnce = 512;
  for (size_t first = 0; first < entered.size(); first += mostAtOnce) {
    llvm::ArrayRef<std::pair<uint32_t, MethodId>> part =
        llvm::ArrayRef(entered).slice(
            first, std::min(mostAtOnce, entered.size() - first));
    bodies.materialize(llvm::to_vector(llvm::make_second_range(part)));
    for (auto [row, method] : part)
      bodies.visit(method,
                   [&, row = row](jvm::MethodOp op) { readBody(row, op); });
  }
}

void ExecutedFlow::readBody(uint32_t row, jvm::MethodOp method) {
  method.walk([&](mlir::Operation *op) { readOp(row, *op); });
}

void ExecutedFlow::readOp(uint32_t row, mlir::Operation &op) {
  if (auto put = llvm::dyn_cast<jvm::PutFieldOp>(op))
    return addSources(getField(put.getField()), row, put.getValue());
  if (auto put = llvm::dyn_cast<jvm::PutStaticOp>(op))
    return addSources(getField(put.getField()), row, put.getValue());
  if (auto store = llvm::dyn_cast<jvm::ArrayStoreOp>(op))
    return addSources(getElements(store.getArray()), row, store.getValue());
  if (auto end = llvm::dyn_cast<jvm::ReturnOp>(op)) {
    if (end.getValue())
      addSources({Kind::Result, row, -1, 0}, row, end.getValue());
    return;
  }
  auto site = llvm::dyn_cast<jvm::SiteOpInterface>(op);
  if (!site || !llvm::isa<jvm::SignatureOpInterface>(op))
    return;
  for (auto [index, operand] : llvm::enumerate(op.getOperands()))
    addSources({Kind::Argument, row, site.getBci(), uint32_t(index)}, row,
               operand);
}

ExecutedFlow::Node ExecutedFlow::getField(jvm::FieldRefAttr field) const {
  ClassId owner = program.getHierarchy().lookupClass(field.getOwner());
  FieldId id = program.findField(owner, field.getFieldName());
  return {Kind::Field, id ? id.index : kNone, -1, 0};
}

/// Arrays of arrays count as those of objects.
ExecutedFlow::Node ExecutedFlow::getElements(mlir::Value array) const {
  ClassId element;
  if (auto type = llvm::dyn_cast<jvm::ArrayType>(array.getType()))
    if (auto ref = llvm::dyn_cast<jvm::RefType>(type.getElementType()))
      element = program.getHierarchy().lookupClass(ref.getName());
  return {Kind::Elements, element ? element.index : kNone, -1, 0};
}

void ExecutedFlow::addSource(Node node, uint32_t row, mlir::Value value,
                             llvm::SmallVectorImpl<mlir::Value> &pending) {
  if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(value)) {
    mlir::Block *block = argument.getOwner();
    if (block->isEntryBlock()) {
      sources[node].insert({Kind::Parameter, row, -1, argument.getArgNumber()});
      return;
    }
    for (auto it = block->pred_begin(); it != block->pred_end(); ++it)
      if (auto branch =
              llvm::dyn_cast<mlir::BranchOpInterface>((*it)->getTerminator())) {
        // A caught exception is no operand.
        mlir::SuccessorOperands operands =
            branch.getSuccessorOperands(it.getSuccessorIndex());
        if (mlir::Value each = operands[argument.getArgNumber()])
          pending.push_back(each);
      }
    return;
  }
  mlir::Operation *op = value.getDefiningOp();
  llvm::TypeSwitch<mlir::Operation *>(op)
      .Case<jvm::GetFieldOp, jvm::GetStaticOp>(
          [&](auto get) { sources[node].insert(getField(get.getField())); })
      .Case([&](jvm::ArrayLoadOp load) {
        sources[node].insert(getElements(load.getArray()));
      })
      // A fresh object, whatever its constructor gets.
      .Case<jvm::InitOp, jvm::InvokeDynamicOp, jvm::LambdaOp>([](auto) {})
      .Case([&](jvm::InvokeOpInterface) {
        auto site = llvm::cast<jvm::SiteOpInterface>(op);
        sources[node].insert({Kind::Call, row, site.getBci(), 0});
      })
      .Default([&](mlir::Operation *other) {
        llvm::append_range(pending, other->getOperands());
      });
}

void ExecutedFlow::addSources(Node node, uint32_t row, mlir::Value value) {
  llvm::SmallVector<mlir::Value, 8> pending = {value};
  llvm::SmallPtrSet<mlir::Value, 8> seen;
  while (!pending.empty()) {
    mlir::Value next = pending.pop_back_val();
    if (jvm::isReference(next.getType()) && seen.insert(next).second)
      addSource(node, row, next, pending);
  }
}

//===----------------------------------------------------------------------===//
// Walking
//===----------------------------------------------------------------------===//

bool ExecutedFlow::canHold(const Node &node, ClassId held) const {
  ClassHierarchy &hierarchy = program.getHierarchy();
  auto [kind, index, bci, number] = node;
  ClassId type;
  if (kind == Kind::Elements && index != kNone)
    type = ClassId(index);
  if (kind == Kind::Field && index != kNone) {
    llvm::StringRef descriptor =
        jvm::splitFieldMember(hierarchy.getField(FieldId(index)).member).second;
    if (descriptor.consume_front("L") && descriptor.consume_back(";")) {
      std::string name = descriptor.str();
      std::replace(name.begin(), name.end(), '/', '.');
      type = hierarchy.lookupClass(llvm::StringRef(name));
    }
  }
  return !held || !type || hierarchy.isPhantom(held) ||
         hierarchy.isPhantom(type) || hierarchy.isSubtype(held, type);
}

/// What a hidden class's method passes on, it got from its own caller, or where
/// the class was made.
void ExecutedFlow::addArguments(uint32_t caller, int32_t bci, uint32_t index,
                                std::vector<Node> &nodes) const {
  if (program.getKind(caller) != RecordedKind::Hidden) {
    nodes.push_back({Kind::Argument, caller, bci, index});
    return;
  }
  auto addAll = [&](uint32_t row, int32_t place) {
    auto first = sources.lower_bound({Kind::Argument, row, place, 0});
    for (;
         first != sources.end() &&
         std::get<0>(first->first) == Kind::Argument &&
         std::get<1>(first->first) == row && std::get<2>(first->first) == place;
         ++first)
      nodes.push_back(first->first);
  };
  const Recording &recording = program.getRecording();
  std::vector<uint32_t> pending = {caller};
  std::set<uint32_t> seen;
  while (!pending.empty()) {
    uint32_t row = pending.back();
    pending.pop_back();
    if (!seen.insert(row).second)
      continue;
    const RecordedClass &owner =
        recording.getClasses()[recording.getMethods()[row].classIndex];
    if (owner.originMethod >= 0)
      addAll(owner.originMethod, owner.originBci);
    auto found = callers.find(row);
    if (found == callers.end())
      continue;
    for (auto [above, place] : found->second)
      if (program.getKind(above) == RecordedKind::Hidden)
        pending.push_back(above);
      else
        addAll(above, place);
  }
}

std::vector<ExecutedFlow::Node>
ExecutedFlow::getLinked(const Node &node) const {
  auto [kind, row, bci, index] = node;
  std::vector<Node> nodes;
  if (kind == Kind::Parameter) {
    auto found = callers.find(row);
    if (found != callers.end())
      for (auto [caller, place] : found->second)
        addArguments(caller, place, index, nodes);
  } else if (kind == Kind::Call) {
    std::vector<uint32_t> pending;
    std::set<uint32_t> seen;
    for (auto [place, callee] : program.getCallees(row))
      if (place == bci)
        pending.push_back(callee);
    while (!pending.empty()) {
      uint32_t callee = pending.back();
      pending.pop_back();
      if (!seen.insert(callee).second)
        continue;
      nodes.push_back({Kind::Result, callee, -1, 0});
      if (program.getKind(callee) == RecordedKind::Hidden)
        for (auto [place, next] : program.getCallees(callee))
          pending.push_back(next);
    }
  } else if (kind == Kind::Elements) {
    // An array of a class is also one of its superclasses.
    for (auto it = sources.lower_bound({Kind::Elements, 0, -1, 0});
         it != sources.end() && std::get<0>(it->first) == Kind::Elements; ++it)
      nodes.push_back(it->first);
  }
  return nodes;
}

ValueSources ExecutedFlow::findSources(ValuePlace place, llvm::StringRef held) {
  readBodies();
  ClassId heldId = program.getHierarchy().lookupClass(held);
  ValueSources result;
  std::vector<Node> pending = {
      place.bci < 0 ? Node(Kind::Parameter, place.row, -1, 0)
                    : Node(Kind::Argument, place.row, place.bci, 0)};
  std::set<Node> seen;
  while (!pending.empty()) {
    Node node = pending.back();
    pending.pop_back();
    if (!canHold(node, heldId) || !seen.insert(node).second)
      continue;
    auto [kind, index, bci, number] = node;
    if (kind == Kind::Field && index != kNone)
      result.fields.insert(index);
    if (kind == Kind::Parameter)
      result.receivers.insert(index);
    auto found = sources.find(node);
    if (found != sources.end())
      llvm::append_range(pending, found->second);
    llvm::append_range(pending, getLinked(node));
  }
  return result;
}
