//===- UnknownCauses.cpp - Why nothing is known of a value ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A walk backwards over copies, casts and block arguments.
//
//===----------------------------------------------------------------------===//

#include "UnknownCauses.h"

using namespace jir;
using namespace jir::defensive;

namespace {

class CauseFinder {
public:
  CauseFinder(FlowSolver &solver, const Activation &activation)
      : solver(solver), hierarchy(solver.getHierarchy()),
        activation(activation), code(*activation.code) {}

  UnknownCause find(ValueId value) {
    UnknownCause cause;
    cause.kind = findKind(value);
    cause.source = std::move(source);
    return cause;
  }

private:
  /// Whether nothing was traced: declared types are not news.
  bool isOpen(ValueId value) const {
    return activation.values[value] != kNever &&
           !solver.getObjects().isTraced(activation.values[value]);
  }
  std::string findKind(ValueId value);
  std::string findSource(ValueId value);
  std::string describeParameter(ValueId value);
  std::string describeField(const FlowInstruction &instruction);
  std::string describeCall(const FlowInstruction &instruction);

  FlowSolver &solver;
  ClassHierarchy &hierarchy;
  const Activation &activation;
  const FlowCode &code;
  llvm::SmallVector<ValueId> seen;
  std::string source;
};

} // namespace

static std::string getVisibility(uint32_t flags) {
  std::string text = flags & access::Private     ? "private"
                     : flags & access::Protected ? "protected"
                     : flags & access::Public    ? "public"
                                                 : "package";
  return (flags & access::Final ? "final " : "") + text;
}

std::string CauseFinder::describeParameter(ValueId value) {
  source = hierarchy.getQualifiedName(code.method);
  const MethodInfo &info = hierarchy.getMethod(code.method);
  if (value == 0 && !info.isStatic())
    return "parameter: receiver";
  return "parameter: of a " + getVisibility(info.flags & ~access::Final) +
         " method";
}

std::string CauseFinder::describeField(const FlowInstruction &instruction) {
  if (instruction.aux == kElements)
    return "load: element";
  if (instruction.aux == kNoField)
    return "load: unresolved field";
  const FieldInfo &info = hierarchy.getField(FieldId(instruction.aux));
  source = (hierarchy.getName(info.owner).getValue() + "." +
            jvm::splitFieldMember(info.member.getValue()).first)
               .str();
  return (instruction.action == Action::Load ? "load: " : "load: static ") +
         getVisibility(info.flags) + " field" +
         (hierarchy.getOrigin(info.owner) == jvm::Origin::Platform
              ? " of the platform"
              : "");
}

std::string CauseFinder::describeCall(const FlowInstruction &instruction) {
  const CallTarget &call = code.calls[instruction.aux];
  if (!call.resolution.isFound())
    return "call: unresolved";
  const MethodInfo &info = hierarchy.getMethod(call.resolution.method);
  source = hierarchy.getQualifiedName(call.resolution.method);
  std::string where = hierarchy.getOrigin(info.owner) == jvm::Origin::Platform
                          ? " of the platform"
                          : "";
  for (const CallOutcome &outcome : activation.calls)
    if (&code.instructions[outcome.instruction] == &instruction) {
      if (!outcome.areKnown)
        return "call: targets unknown" + where;
      if (outcome.callees.empty())
        return "call: target without a body, recursive or over budget" + where;
      return "call: result unknown" + where;
    }
  return "call: not run" + where;
}

std::string CauseFinder::findSource(ValueId value) {
  for (const CodeBlock &block : code.blocks)
    for (const CodeEdge &edge : block.edges)
      for (auto [argument, source] : edge.moves) {
        if (argument != value)
          continue;
        if (source == kNoValue)
          return "caught exception";
        if (isOpen(source))
          return findKind(source);
      }
  return "join: too many";
}

std::string CauseFinder::findKind(ValueId value) {
  if (llvm::is_contained(seen, value))
    return "cycle";
  seen.push_back(value);
  if (value < code.numParameters)
    return describeParameter(value);
  if (code.values[value].instruction == kNoValue)
    return findSource(value);
  const FlowInstruction &instruction =
      code.instructions[code.values[value].instruction];
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  switch (instruction.action) {
  case Action::Cast:
  case Action::Select:
    for (ValueId operand : operands)
      if (operand != kNoValue && isOpen(operand))
        return findKind(operand);
    return "join: too many";
  case Action::Load:
  case Action::LoadStatic:
    return describeField(instruction);
  case Action::Call:
    return code.calls[instruction.aux].isConstructor
               ? findKind(operands[0])
               : describeCall(instruction);
  case Action::Opaque:
    return "opaque instruction";
  default:
    return "other";
  }
}

UnknownCause defensive::getUnknownCause(FlowSolver &solver,
                                        const Activation &activation,
                                        ValueId value) {
  return CauseFinder(solver, activation).find(value);
}
