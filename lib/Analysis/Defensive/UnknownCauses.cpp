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

#include "jir/Analysis/Defensive/UnknownCauses.h"

using namespace jir;
using namespace jir::defensive;

namespace {

class CauseFinder {
public:
  CauseFinder(Solver &solver, const Activation &activation)
      : solver(solver), hierarchy(solver.getHierarchy()),
        activation(activation), code(*activation.code) {}

  std::string find(ValueId value);

private:
  std::string findSource(ValueId value);
  std::string describeParameter(ValueId value) const;
  std::string describeField(const Instruction &instruction) const;
  std::string describeCall(const Instruction &instruction) const;

  Solver &solver;
  ClassHierarchy &hierarchy;
  const Activation &activation;
  const MethodCode &code;
  llvm::SmallVector<ValueId> seen;
};

} // namespace

static std::string getVisibility(uint32_t flags) {
  std::string text = flags & access::Private     ? "private"
                     : flags & access::Protected ? "protected"
                     : flags & access::Public    ? "public"
                                                 : "package";
  return (flags & access::Final ? "final " : "") + text;
}

std::string CauseFinder::describeParameter(ValueId value) const {
  const MethodInfo &info = hierarchy.getMethod(code.method);
  if (value == 0 && !info.isStatic())
    return "parameter: receiver";
  return "parameter: of a " + getVisibility(info.flags & ~access::Final) +
         " method";
}

std::string CauseFinder::describeField(const Instruction &instruction) const {
  if (instruction.aux == kElements)
    return "load: element";
  if (instruction.aux == kNoField)
    return "load: unresolved field";
  const FieldInfo &info = hierarchy.getField(FieldId(instruction.aux));
  return (instruction.action == Action::Load ? "load: " : "load: static ") +
         getVisibility(info.flags) + " field" +
         (hierarchy.getOrigin(info.owner) == jvm::Origin::Platform
              ? " of the platform"
              : "");
}

std::string CauseFinder::describeCall(const Instruction &instruction) const {
  const CallTarget &call = code.calls[instruction.aux];
  if (!call.resolution.isFound())
    return "call: unresolved";
  const MethodInfo &info = hierarchy.getMethod(call.resolution.method);
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
        if (activation.values[source] == kUnknown)
          return find(source);
      }
  return "join: too many";
}

std::string CauseFinder::find(ValueId value) {
  if (llvm::is_contained(seen, value))
    return "cycle";
  seen.push_back(value);
  if (value < code.numParameters)
    return describeParameter(value);
  if (code.values[value].instruction == kNoValue)
    return findSource(value);
  const Instruction &instruction =
      code.instructions[code.values[value].instruction];
  llvm::ArrayRef<ValueId> operands = code.getOperands(instruction);
  switch (instruction.action) {
  case Action::Cast:
  case Action::Select:
    for (ValueId operand : operands)
      if (operand != kNoValue && activation.values[operand] == kUnknown)
        return find(operand);
    return "join: too many";
  case Action::Load:
  case Action::LoadStatic:
    return describeField(instruction);
  case Action::Call:
    return code.calls[instruction.aux].isConstructor
               ? find(operands[0])
               : describeCall(instruction);
  case Action::Opaque:
    return "opaque instruction";
  default:
    return "other";
  }
}

std::string defensive::getUnknownCause(Solver &solver,
                                       const Activation &activation,
                                       ValueId value) {
  return CauseFinder(solver, activation).find(value);
}
