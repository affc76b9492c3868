//===- ReflectionSites.h - Reflective calls ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A reflective call and what has come to it; private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONSITES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONSITES_H

#include "ReflectionApi.h"

namespace jir::reflection {

class Mechanism;

/// As what a value comes to a call.
enum class Role : uint8_t {
  Class,
  Name,
  Member,
  /// Whatever object: its class is asked for, once nothing changes.
  Receiver,
  /// Any object, passed on at once.
  Object,
  Last = Object
};

/// What a search or a watch is for, in the one number that it is known by.
struct Awaited {
  uint32_t site;
  Role role;

  static constexpr unsigned kRoleBits = 3;
  static_assert(unsigned(Role::Last) < 1u << kRoleBits, "no room for a role");

  uint32_t pack() const {
    assert(site < 1u << (32 - kRoleBits) && "too many reflective calls");
    return site << kRoleBits | unsigned(role);
  }
  static Awaited unpack(uint32_t packed) {
    return {packed >> kRoleBits, Role(packed & ((1u << kRoleBits) - 1))};
  }
};

/// A reflective call in a method in a context.
struct Site {
  Api api;
  pointsto::InstanceId caller;
  int32_t bci;
  MethodId callee;
  pointsto::NodeId receiver, result, thrown;
  pointsto::Local receiverLocal = pointsto::kNoLocal;
  pointsto::Local resultLocal = pointsto::kNoLocal;
  llvm::SmallVector<pointsto::NodeId, 4> arguments;
  llvm::SmallVector<pointsto::Local, 4> locals;
  uint32_t index = 0;
  /// Whether the call is in no body: it has nodes, and no variables.
  bool isIndirect = false;

  /// The node of an operand; invalid where the call has none.
  pointsto::NodeId getNode(int operand) const {
    if (operand == kThis)
      return receiver;
    return unsigned(operand) < arguments.size() ? arguments[operand]
                                                : pointsto::NodeId();
  }
  pointsto::Local getLocal(int operand) const {
    if (operand == kThis)
      return receiverLocal;
    return unsigned(operand) < locals.size() ? locals[operand]
                                             : pointsto::kNoLocal;
  }
};

/// The call, and what has come to it. Following it adds calls, so what is at
/// hand meanwhile is a copy of the call alone: the lists are long.
struct SiteState : Site {
  SiteState(Site site, Mechanism &mechanism)
      : Site(std::move(site)), mechanism(&mechanism) {}

  /// Who follows the call.
  Mechanism *mechanism;
  /// Classes and names in use.
  llvm::SmallVector<mlir::Type, 1> classes;
  llvm::SmallVector<mlir::StringAttr, 1> names;
  /// Class objects, members or receivers that wait for the fixpoint, and how
  /// many there are with those before.
  llvm::SmallVector<pointsto::ObjectId, 1> waiting;
  /// Those of them that are followed without a limit.
  llvm::SmallVector<pointsto::ObjectId, 1> waitingOwn;
  unsigned numArrived = 0, numNamed = 0, numTraced = 0, numMatched = 0,
           numShaped = 0;
  bool isUnresolved = false, isFull = false;
  /// Whether names come of which nothing is known.
  bool isNameUnknown = false;
  /// Whether what waits are receivers.
  bool isOfReceivers = false;
};

/// What a member object represents: one of the two.
struct Member {
  MethodId method;
  jir::FieldId field;
};

/// An edge; or that a call returns what a method returns, an invalid one:
/// something unknown.
struct FoundEdge {
  pointsto::InstanceId caller;
  int32_t bci;
  pointsto::InstanceId callee;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONSITES_H
