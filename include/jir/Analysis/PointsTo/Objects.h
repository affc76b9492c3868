//===- Objects.h - Abstract objects and method instances --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the objects of the solver represent, and methods in their contexts.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_POINTSTO_OBJECTS_H
#define JIR_ANALYSIS_POINTSTO_OBJECTS_H

#include "jir/Analysis/MethodFacts/MethodFacts.h"

namespace jir::pointsto {

/// A context of a method or object: a short list of call sites, objects or
/// classes. 0 is the empty one.
using ContextId = DenseId<struct ContextIdTag>;
/// A method in a context.
using InstanceId = DenseId<struct InstanceIdTag>;

class Plugin;

/// What an abstract object represents.
enum class ObjectKind : uint8_t {
  /// What an allocation makes, in a heap context.
  Allocated,
  /// All objects of a type, whatever makes them: strings, exceptions.
  Merged,
  /// A function object of a `jvm.lambda`.
  Function,
  /// Objects of a type that the JVM or a native method makes.
  JvmMade,
  /// Objects of a type that callers of an entry point may pass.
  Synthetic,
  /// It is unknown.
  Unknown,
};

/// `allocated`, `merged`, ...
llvm::StringRef getName(ObjectKind kind);

/// One abstract object.
struct ObjectInfo {
  ObjectKind kind;
  TypeId type;
  /// The allocating method; invalid for JvmMade and the like.
  MethodId method;
  int32_t bci = -1;
  ContextId context;
  /// Equal for the objects of one allocation in several contexts.
  uint32_t site = 0;
  /// A constant's value, or why an Unknown is unknown (a StringAttr).
  mlir::Attribute constant = {};
  /// For functions: where it was made, and its number there.
  InstanceId creator = {};
  uint32_t function = 0;
  /// What defines the calls on it; null: its type.
  Plugin *dispatcher = nullptr;
  /// An array, or an object that is a part of its maker's class: a node, an
  /// entry, an iterator. What it holds is the maker's.
  bool isPart = false;
  /// An array of length 0: it has no elements.
  bool isEmpty = false;
};

/// A method in a context, and its nodes.
struct Instance {
  MethodId method;
  ContextId context;
  /// The nodes of parameters and result; then those of the body, once it was
  /// looked at.
  NodeId first, body;
  /// The exceptions that leave it: one node for all contexts of a method,
  /// unless exceptions are told apart.
  NodeId thrown;
  /// The instance without a context whose nodes are those of the variables that
  /// all contexts share; invalid if all are its own.
  InstanceId whole = {};
  /// Whether nodes of the body, and constraints of shared variables, are there.
  bool hasBody = false, hasShared = false;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_OBJECTS_H
