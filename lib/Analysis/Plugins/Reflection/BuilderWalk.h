//===- BuilderWalk.h - Reads what a builder gets ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the calls of one method put into a builder of a text (rule R31 of
/// docs/Analysis/Reflection.md). Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_BUILDERWALK_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_BUILDERWALK_H

#include "ValueTracer.h"

namespace jir {

/// What a builder holds, and where it comes from.
struct ValueTracer::BuilderText {
  enum class Origin : uint8_t {
    Unknown,
    /// Made in the method.
    Made,
    /// `from` is a parameter, or what a call of no builder returned.
    Parameter,
    Given,
    /// Read from the field, or stored into it.
    Field
  };
  Origin origin = Origin::Unknown;
  pointsto::Local from = pointsto::kNoLocal;
  pointsto::FieldId field;
  llvm::SmallVector<Part> parts;

  /// Nothing is known of what it holds so far.
  void forget() {
    parts = {Part()};
    origin = Origin::Made;
  }
};

/// Reads the calls of one method that one builder comes to.
class ValueTracer::BuilderWalk {
public:
  BuilderWalk(ValueTracer &tracer, pointsto::InstanceId instance, StackId stack,
              const pointsto::MethodFacts &facts,
              llvm::ArrayRef<pointsto::Local> builders, unsigned depth)
      : tracer(tracer), instance(instance), stack(stack), facts(facts),
        depth(depth), aliases(builders) {
    findAliases();
    findOrigin();
  }

  /// What the builder holds before call number \p end.
  BuilderText read(uint32_t end);

private:
  bool isAlias(pointsto::Local local) const {
    return local != pointsto::kNoLocal && llvm::is_contained(aliases, local);
  }
  bool addAlias(pointsto::Local local) {
    if (local == pointsto::kNoLocal || llvm::is_contained(aliases, local) ||
        !tracer.textMethods->isBuilder(tracer.context->getTypes(),
                                       tracer.getStaticType(facts, local)))
      return false;
    aliases.push_back(local);
    return true;
  }
  std::optional<BuilderMethod> findMethod(const pointsto::Call &call) const {
    return call.resolved ? tracer.textMethods->findOfBuilder(call.resolved)
                         : std::nullopt;
  }
  void findAliases();
  void findOrigin();
  void setOrigin(BuilderText::Origin origin,
                 pointsto::Local from = pointsto::kNoLocal,
                 pointsto::FieldId field = {});
  /// Whether a call may run more than once, or not at all, between the
  /// builder's making and the end.
  bool isRepeated(uint32_t block) const;
  bool isSkipped(uint32_t block) const;
  void readCall(const pointsto::Call &call, BuilderMethod does);
  void readJoined(const pointsto::Call &call);
  void readHelper(const pointsto::Call &call);
  bool platformWrites(const pointsto::Call &call);
  /// What a call puts in as its operand of that number, and all after it.
  Part getAdded(const pointsto::Call &call, unsigned operand);
  /// All so far becomes a part of what an operation makes.
  void change(const pointsto::Call &call, TextOperation operation,
              llvm::ArrayRef<TextNumber> numbers = {},
              std::optional<Part> operand = std::nullopt);
  /// A place in the text as it is before the call.
  TextNumber findPlace(const pointsto::Call &call, uint32_t operand);
  void addPart(Part part, uint32_t block);

  ValueTracer &tracer;
  pointsto::InstanceId instance;
  StackId stack;
  const pointsto::MethodFacts &facts;
  unsigned depth;
  llvm::SmallVector<pointsto::Local, 4> aliases;
  unsigned numOrigins = 0;
  uint32_t originBlock = 0, endBlock = 0;
  /// Whether an array or a function object holds it, too.
  bool isShared = false;
  BuilderText text;
  /// Of a joiner: what is between the parts, and at the end; whether there is a
  /// part.
  std::optional<Part> between, after;
  bool isJoined = false;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_BUILDERWALK_H
