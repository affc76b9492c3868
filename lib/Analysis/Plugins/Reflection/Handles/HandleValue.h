//===- HandleValue.h - What a method handle does ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Method handles and variable handles as values with parts. Private to
/// lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEVALUE_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEVALUE_H

#include "../ReflectionContext.h"
#include "HandleType.h"

namespace jir::reflection {

/// A value that a call passes. A primitive and null have no node.
struct Argument {
  pointsto::NodeId node;
  /// The static type; null if unknown.
  mlir::Type type;
};

/// What calling a handle does with the arguments of the call.
enum class HandleAction : uint8_t {
  // Members.
  Method,
  Constructor,
  Getter,
  Setter,
  // The platform's own.
  ElementGetter,
  ElementSetter,
  NewArray,
  /// Has its values.
  Constant,
  Identity,
  Throw,
  /// Makes an object of its result's interface, whose methods call the part
  /// with what this call got before their own arguments.
  MakeFunction,
  /// A text out of the arguments.
  Concatenation,
  /// Calls what all objects have on what the part, a record's getters, returns
  /// of the first two arguments.
  RecordMethod,
  // Calls of the first part, with other arguments or another result.
  /// Its values are at a place.
  Insert,
  /// `count` arguments at a place are left out.
  Drop,
  /// Parameter i is argument order[i]; any of a fitting type without an order.
  Permute,
  /// Further parts return the parameters from a place on.
  FilterArguments,
  /// The second part gets the result.
  FilterReturn,
  /// The second part gets arguments from a place on, its result is inserted.
  Fold,
  /// The same, in the place of its arguments.
  Collect,
  /// The argument at a place is an array of `count`.
  Spread,
  /// The arguments from a place on become an array.
  Gather,
  Convert,
  // Control.
  /// Calls the parts with the same arguments; the first returns no result if
  /// `count` is 1.
  Each,
  /// The second part gets what the first throws, and its arguments.
  Catch,
  Finally,
  /// Parts: what returns the first value, the body, and others; the body gets
  /// its own result, and with `count` 1 an integer, with 2 an element.
  Loop,
  /// The first argument is the handle that is called.
  Invoke,
  /// The same with the last argument spread, after `count` others.
  InvokeSpread,
  /// The first argument is the variable handle that is accessed.
  InvokeVariable,
  /// The parts, handles of clauses, get the arguments and what parts return.
  Clauses,
  /// Whatever the parts do with whatever is at hand.
  Mixed,
  // Variable handles.
  FieldVariable,
  ElementVariable,
  /// Bytes as numbers: no reference is read or written.
  PrimitiveVariable,
  /// A method handle that accesses the variable handles of its first part.
  AccessVariable,
};

/// Whether it is a java.lang.invoke.VarHandle.
inline bool isVariable(HandleAction kind) {
  return kind == HandleAction::FieldVariable ||
         kind == HandleAction::ElementVariable ||
         kind == HandleAction::PrimitiveVariable;
}

/// One handle.
struct HandleValue {
  HandleAction kind;
  HandleType type;
  /// MethodHandle.isVarargsCollector.
  bool isVarargs = false;
  Member member = {};
  /// Whether the receiver's class selects the method.
  bool dispatches = false;
  int place = 0, count = 0;
  bool isPlaceKnown = true, isCountKnown = true;
  /// How many parameters the first part has, where a place or number is not
  /// known; -1: any number.
  int arity = -1;
  llvm::SmallVector<int, 4> order = {};
  llvm::SmallVector<pointsto::NodeId, 2> parts = {};
  llvm::SmallVector<Argument, 2> values = {};
  /// How many handles are inside of one another.
  unsigned depth = 0;
};

/// The values that objects represent. Objects are the keys: they flow as others
/// do.
class HandleTable {
public:
  explicit HandleTable(ReflectionContext &shared)
      : context(shared.getEngine()), hierarchy(shared.getHierarchy()) {}

  /// A new handle.
  pointsto::ObjectId add(HandleValue value);
  /// The handle of a member; one for equal ones.
  pointsto::ObjectId addMember(HandleValue value);
  /// A handle that a site makes of another; one for both.
  pointsto::ObjectId addBound(uint32_t site, pointsto::ObjectId of,
                              HandleValue value);
  /// The method type's object; one for equal ones.
  pointsto::ObjectId addType(const HandleType &type);
  /// The Lookup of a class.
  pointsto::ObjectId addLookup(mlir::Type named);
  /// A node that holds one object; one an object.
  pointsto::NodeId getHolder(pointsto::ObjectId object);

  /// What an object represents, constants too; null for others.
  const HandleValue *findHandle(pointsto::ObjectId object);
  const HandleType *findType(pointsto::ObjectId object);
  /// The class of a Lookup; null if unknown.
  mlir::Type findLookup(pointsto::ObjectId object) const {
    return lookups.lookup(object);
  }
  bool isUnknown(pointsto::ObjectId object) const {
    return context.getObject(object).kind == pointsto::ObjectKind::Unknown;
  }

  /// What a handle constant does; nothing if linking it fails.
  std::optional<HandleValue> resolve(jvm::HandleAttr constant);
  /// The handle of a method as a lookup in \p referred returns it. A method
  /// that is not a static one gets its receiver first.
  HandleValue getMethod(MethodId method, mlir::Type referred, bool dispatches);
  HandleValue getField(jir::FieldId field, mlir::Type referred,
                       HandleAction kind);

private:
  std::optional<HandleValue> resolveVariable(mlir::ArrayAttr constant);

  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
  llvm::DenseMap<pointsto::ObjectId, std::unique_ptr<HandleValue>> handles;
  llvm::DenseMap<pointsto::ObjectId, std::unique_ptr<HandleType>> types;
  std::map<std::string, pointsto::ObjectId> typeObjects, memberObjects;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, pointsto::ObjectId>
      boundObjects;
  llvm::DenseMap<mlir::Type, pointsto::ObjectId> lookupObjects;
  llvm::DenseMap<pointsto::ObjectId, mlir::Type> lookups;
  llvm::DenseMap<pointsto::ObjectId, pointsto::NodeId> holders;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEVALUE_H
