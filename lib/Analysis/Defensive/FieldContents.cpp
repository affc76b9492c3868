//===- FieldContents.cpp - All that is ever stored in a field ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stores of a class and its nest, each by the definition of what it stores.
//
//===----------------------------------------------------------------------===//

#include "FieldContents.h"
#include "FlowSolver.h"

using namespace jir;
using namespace jir::defensive;

static jvm::ClassOp getClassOp(ClassId id, ClassHierarchy &hierarchy) {
  mlir::ModuleOp program = hierarchy.getProgram();
  // A loader finds it by a table, a symbol is looked for among all.
  if (hierarchy.getLoader())
    if (jvm::ClassOp op =
            hierarchy.getLoader()->ensureClass(program, hierarchy.getName(id)))
      return op;
  return llvm::dyn_cast_or_null<jvm::ClassOp>(
      mlir::SymbolTable::lookupSymbolIn(program, hierarchy.getName(id)));
}

SetId FieldContents::get(FieldId field) {
  // A run may ask while a field is being computed that asked for the run: what
  // it then learns is kept, so it must not be half an answer.
  size_t outer = floor;
  floor = pending.size();
  SetId set = getOrSkip(field);
  floor = outer;
  return set;
}

SetId FieldContents::getOrSkip(FieldId field) {
  SetId inProgram = solver.getFlow().getField(field);
  if (inProgram != kUnknown)
    return inProgram;
  const FieldInfo &info = solver.getHierarchy().getField(field);
  const DefensiveConfig &config = solver.getConfig();
  bool isFinal = info.flags & access::Final;
  bool isPrivate = info.flags & access::Private;
  if (!(isFinal && config.useFinals) && !(isPrivate && config.usePrivates))
    return kUnknown;
  // The JVM itself fills fields of its own classes (Class, Thread); of static
  // final ones those that no code fills (System.out), see below.
  llvm::StringRef package = solver.getHierarchy().getPackage(info.owner);
  bool isConstant = isFinal && (info.flags & access::Static);
  if (!isConstant &&
      (package.starts_with("java.lang") ||
       package.starts_with("jdk.internal") || package.starts_with("sun.")))
    return kUnknown;
  auto found = known.find(field);
  if (found != known.end())
    return found->second;
  auto *place = llvm::find(pending, field);
  if (place != pending.end()) {
    size_t position = place - pending.begin();
    lowest = std::min(lowest, position);
    return position < floor ? kUnknown : kNever;
  }
  constexpr size_t kMaxPending = 32;
  if (pending.size() >= kMaxPending)
    return kUnknown;
  size_t outer = lowest, own = pending.size();
  lowest = ~size_t(0);
  pending.push_back(field);
  SetId set = compute(field);
  pending.pop_back();
  // A field that no code fills, other code does.
  if (llvm::all_of(objects().getMembers(set),
                   [](ObjectId object) { return object == kNull; }))
    set = kUnknown;
  set = objects().addPremises(objects().join(set, kOnlyNull),
                              isFinal && config.useFinals ? PremiseFinals
                                                          : PremisePrivates);
  // What left out a field further out is not the whole answer for others.
  if (lowest >= own)
    known[field] = set;
  lowest = std::min(outer, lowest >= own ? ~size_t(0) : lowest);
  return set;
}

ObjectTable &FieldContents::objects() { return solver.getObjects(); }

/// The nest's host and all that it lists, whether they confirm it or not (JVMS
/// 4.7.28); none if a class is absent.
static llvm::SmallVector<ClassId> getNest(ClassId id,
                                          ClassHierarchy &hierarchy) {
  // Loading members loads the attributes.
  hierarchy.getMethodIndices(id);
  jvm::ClassOp op = getClassOp(id, hierarchy);
  if (!op || !op.hasMembers())
    return {};
  ClassId host = id;
  if (mlir::StringAttr name = op.getNestHostAttr()) {
    host = hierarchy.getClass(name);
    if (hierarchy.isPhantom(host))
      return {};
    hierarchy.getMethodIndices(host);
    op = getClassOp(host, hierarchy);
    if (!op || !op.hasMembers())
      return {};
  }
  llvm::SmallVector<ClassId> nest = {host};
  if (mlir::ArrayAttr members = op.getNestMembersAttr())
    for (auto name : members.getAsRange<mlir::StringAttr>())
      nest.push_back(hierarchy.getClass(name));
  if (!llvm::is_contained(nest, id))
    nest.push_back(id);
  return nest;
}

llvm::SmallVector<ClassId> FieldContents::getWriters(FieldId field) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  const FieldInfo info = hierarchy.getField(field);
  // A final field is its class's own (JVMS 6.5, putfield, putstatic), a private
  // one its nest's (5.4.4).
  if ((info.flags & access::Final) && solver.getConfig().useFinals)
    return {info.owner};
  return getNest(info.owner, hierarchy);
}

SetId FieldContents::compute(FieldId field) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  llvm::SmallVector<ClassId> writers = getWriters(field);
  if (writers.empty())
    return kUnknown;
  SetId set = kNever;
  // A constant is there before any code runs (JVMS 4.7.2).
  const FieldInfo info = hierarchy.getField(field);
  jvm::ClassOp owner = getClassOp(info.owner, hierarchy);
  jvm::FieldOp op = owner ? owner.lookupField(info.member) : jvm::FieldOp();
  if (!op)
    return kUnknown;
  if (op.getConstantAttr())
    set = objects().getSingle(objects().getExact(
        jvm::RefType::get(op.getContext(), "java.lang.String")));
  for (ClassId writer : writers) {
    if (hierarchy.isPhantom(writer))
      return kUnknown;
    for (uint32_t index : hierarchy.getMethodIndices(writer)) {
      const MethodInfo info = hierarchy.getMethod(MethodId(index));
      const FlowCode *code = solver.getCodes().get(MethodId(index));
      if (!code && !info.isAbstract() && !info.isNative())
        return kUnknown;
      if (!code)
        continue;
      for (const FlowInstruction &instruction : code->instructions) {
        bool isStore = instruction.action == Action::Store ||
                       instruction.action == Action::StoreStatic;
        if (!isStore || instruction.aux == kElements)
          continue;
        // A store that could not be resolved may be one to this field.
        if (instruction.aux != kNoField && instruction.aux != field.index)
          continue;
        llvm::ArrayRef<ValueId> operands = code->getOperands(instruction);
        if (operands.empty())
          continue;
        llvm::SmallVector<uint32_t> seen;
        SetId stored = evaluate(*code, operands.back(), seen);
        // Values that live through handlers: told apart in runs only.
        if (!code->handlersInto.empty())
          stored = objects().addPremises(stored, PremiseHandler);
        set = objects().join(set, stored);
        if (set == kUnknown)
          return kUnknown;
      }
    }
  }
  return set;
}

SetId FieldContents::evaluateSources(const FlowCode &code, uint32_t value,
                                     llvm::SmallVectorImpl<uint32_t> &seen) {
  if (value < code.numParameters)
    return kUnknown;
  SetId set = kNever;
  for (const CodeBlock &block : code.blocks)
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, source] : edge.moves)
        if (argument == value) {
          SetId each = evaluate(code, source, seen);
          if (edge.isHandler)
            each = objects().addPremises(each, PremiseHandler);
          set = objects().join(set, each);
        }
  return set;
}

SetId FieldContents::evaluate(const FlowCode &code, uint32_t value,
                              llvm::SmallVectorImpl<uint32_t> &seen) {
  constexpr size_t kMaxSeen = 64;
  if (value == kNoValue || seen.size() > kMaxSeen)
    return kUnknown;
  // A cycle of copies adds nothing.
  if (llvm::is_contained(seen, value))
    return kNever;
  seen.push_back(value);
  const FlowValue &info = code.values[value];
  if (info.instruction == kNoValue)
    return evaluateSources(code, value, seen);
  const FlowInstruction &instruction = code.instructions[info.instruction];
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  switch (instruction.action) {
  case Action::Allocate:
  case Action::AllocateArray:
  case Action::Constant:
    return objects().getSingle(objects().getExact(instruction.type));
  case Action::Null:
    return kOnlyNull;
  case Action::Cast:
    return evaluate(code, operands[0], seen);
  case Action::Select:
    return objects().join(evaluate(code, operands[0], seen),
                          evaluate(code, operands[1], seen));
  case Action::Load:
  case Action::LoadStatic:
    if (instruction.aux == kElements || instruction.aux == kNoField)
      return kUnknown;
    return getOrSkip(FieldId(instruction.aux));
  case Action::Call: {
    const CallTarget &call = code.calls[instruction.aux];
    if (call.isConstructor)
      return evaluate(code, operands[0], seen);
    if (!call.fixed)
      return kUnknown;
    const Activation *callee = solver.solveFinally(call.fixed);
    if (!callee || callee->exit.isOpaque)
      return kUnknown;
    PassedResult passed = callee->exit.passed;
    passed.beside = objects().generalize(passed.beside);
    // What is looked at here may be left out of the answer.
    llvm::SmallVector<uint32_t> own(seen.begin(), seen.end());
    return passed.get(
        [&](uint32_t parameter) {
          return parameter < operands.size()
                     ? evaluate(code, operands[parameter], own)
                     : kUnknown;
        },
        objects().addPremises(objects().generalize(callee->exit.result),
                              PremiseCalls),
        objects());
  }
  default:
    return kUnknown;
  }
}
