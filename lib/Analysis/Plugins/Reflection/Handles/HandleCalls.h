//===- HandleCalls.h - What calls of method handles do ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of whatever handles a node holds: each argument goes to the parameter
/// that the handle passes it to. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLECALLS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLECALLS_H

#include "../ReflectionMechanism.h"
#include "HandleValue.h"
#include "llvm/ADT/SparseBitVector.h"

namespace jir::reflection {

/// How a call takes a handle of another type than its own.
enum class CallMode : uint8_t {
  /// Not at all (invokeExact).
  Exact,
  /// As asType does it, arguments collected where the handle collects.
  Adapted,
  /// The arguments fit by how the handle was made.
  Fitting,
};

/// What is done with a variable handle.
enum class VariableAccess : uint8_t { None, Read, Write, Swap, Any };

/// The arguments of a call by their places, then any number that may be
/// whatever \p rest holds.
struct ArgumentList {
  llvm::SmallVector<Argument, 4> fixed;
  pointsto::NodeId rest;
  /// What follows may be anything that the program makes.
  bool isRestAnything = false;

  bool isOpen() const { return rest || isRestAnything; }
};

/// A call of a handle in the program, or inside of another handle.
struct HandleCall {
  pointsto::InstanceId caller;
  int32_t bci = -1;
  Reason reason = Reason::MethodHandle;
  CallMode mode = CallMode::Fitting;
  VariableAccess access = VariableAccess::None;
  HandleType type = HandleType::getUnknown();
  ArgumentList arguments;
  pointsto::NodeId result, thrown;
  /// The reflective site that is listed when an unknown handle comes.
  uint32_t site = ~0u;
  /// In how many handles it is.
  unsigned depth = 0;
  /// Not 0: what is called has a context of its own (AddedCall::context).
  uint32_t context = 0;
  /// Handles unknown to the analysis do not matter: they never come there.
  bool ignoresUnknown = false;
  /// It is the call of all handles of its instruction that are not told apart.
  bool isMixed = false;
};

/// Follows calls. Its owner tells it of objects by onObject, and runs it when
/// nothing changes.
class HandleCalls {
public:
  /// \p mechanism is whose sites the watches are.
  HandleCalls(ReflectionContext &shared, Mechanism &mechanism,
              HandleTable &handles)
      : shared(shared), context(shared.getEngine()),
        hierarchy(shared.getHierarchy()), mechanism(mechanism),
        handles(handles) {}

  /// Calls what comes to a node. Adding a call twice is free.
  void add(pointsto::NodeId called, HandleCall call);
  /// The handles may be called by code that is not seen.
  void escape(pointsto::NodeId escaped, pointsto::InstanceId caller,
              int32_t bci);
  /// Whether a watched site is a call's; then what comes to it is followed.
  bool onObject(uint32_t site);
  /// Follows what came. False if nothing did.
  bool run();

  /// A call on an object that a handle implements.
  bool onReceiver(const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object);
  /// An object whose methods call a handle, after \p captured.
  pointsto::ObjectId makeFunction(ClassId implemented, pointsto::NodeId target,
                                  llvm::ArrayRef<Argument> captured,
                                  pointsto::InstanceId caller, int32_t bci);
  /// The handle of such an object; invalid for others.
  pointsto::NodeId findTarget(pointsto::ObjectId function) const {
    auto it = functions.find(function);
    return it == functions.end() ? pointsto::NodeId() : it->second.target;
  }
  /// What the call sites of a node hold.
  pointsto::NodeId getTargets(pointsto::NodeId callSites);
  void setTarget(pointsto::NodeId callSites, pointsto::NodeId target);

  /// A node for a value that may be boxed; what a primitive becomes as a
  /// reference.
  pointsto::NodeId getReference(const Argument &argument);
  /// The type of a reference; invalid for primitives and something unknown.
  pointsto::TypeId getType(mlir::Type type);

private:
  struct Watched {
    pointsto::NodeId called;
    HandleCall call;
    llvm::SparseBitVector<> done;
    /// Whether a handle came of which is not known what it does.
    bool callsUnknown = false;
  };
  /// A call of a method: the same nodes for all handles of one instruction.
  struct Target {
    pointsto::NodeId receiver, result, thrown;
    llvm::SmallVector<pointsto::NodeId, 4> arguments;
    pointsto::ObjectId made;
  };
  /// The call of an instruction's handles that are not told apart.
  struct MixedCall {
    pointsto::NodeId handles, values, result, thrown;
  };
  struct Function {
    pointsto::NodeId target;
    llvm::SmallVector<Argument, 2> captured;
  };

  /// What a call site holds.
  pointsto::NodeId getTargets(pointsto::ObjectId callSite);
  uint32_t addWatch(pointsto::NodeId node);

  using Key = std::vector<uint64_t>;
  Key getKey(pointsto::NodeId called, const HandleCall &call) const;
  /// The same call with all arguments mixed, and one for all of its
  /// instruction: no handle inside of itself goes on forever.
  HandleCall getMixed(const HandleCall &call);
  MixedCall &getMixedCall(const HandleCall &call);
  void callUnknown(const HandleCall &call);
  bool mayBeHandle(pointsto::ObjectId object);
  void apply(const HandleCall &call, const HandleValue &value);
  void applyValue(const HandleCall &call, const HandleValue &value);
  /// The arguments as a handle's own type has them; nothing if it cannot be
  /// called so.
  std::optional<ArgumentList> adapt(const HandleCall &call,
                                    const HandleValue &value);
  ArgumentList collect(const HandleCall &call, const HandleValue &value);

  // Members (HandleMembers.cpp).
  void callMethod(const HandleCall &call, const HandleValue &value);
  Target &getTarget(const HandleCall &call, const HandleValue &value);
  void accessField(const HandleCall &call, const HandleValue &value);
  void accessElement(const HandleCall &call, const HandleValue &value);
  void accessVariable(const HandleCall &call, const HandleValue &value);
  void accessUnknown(const HandleCall &call);
  void moveField(const HandleCall &call, jir::FieldId field, bool reads,
                 const Argument *written);

  // Combinators (HandleCombinators.cpp).
  void applyCombinator(const HandleCall &call, const HandleValue &value);
  void applyConversion(const HandleCall &call, const HandleValue &value);
  void applyFactory(const HandleCall &call, const HandleValue &value);
  /// The result, if it is a reference.
  pointsto::NodeId callOn(const HandleCall &call, pointsto::NodeId receiver,
                          llvm::StringRef className, llvm::StringRef member);
  void applyConcatenation(const HandleCall &call, const HandleValue &value);
  void applyRecord(const HandleCall &call, const HandleValue &value);
  void applyFilters(const HandleCall &call, const HandleValue &value);
  void applyFold(const HandleCall &call, const HandleValue &value);
  void applySpread(const HandleCall &call, const HandleValue &value);
  void applyGather(const HandleCall &call, const HandleValue &value);
  void applyCatch(const HandleCall &call, const HandleValue &value);
  pointsto::NodeId iterate(const HandleCall &call, const HandleValue &value);
  void applyLoop(const HandleCall &call, const HandleValue &value);
  void applyClauses(const HandleCall &call, const HandleValue &value);
  void applyShifted(const HandleCall &call, const HandleValue &value);
  void applyInvoker(const HandleCall &call, const HandleValue &value);
  void applyMixed(const HandleCall &call, const HandleValue &value);
  bool applyParts(const HandleCall &call, const HandleValue &value);
  std::optional<ArgumentList> getShifted(const HandleCall &call,
                                         const HandleValue &value,
                                         pointsto::NodeId added);
  ArgumentList insertAt(ArgumentList list, size_t place,
                        llvm::ArrayRef<Argument> added);
  /// A call inside of \p call.
  HandleCall getInner(const HandleCall &call, ArgumentList arguments,
                      pointsto::NodeId result);
  pointsto::ObjectId addArray(const HandleCall &call, pointsto::TypeId type);
  /// The array of an argument list's end.
  Argument makeArray(const HandleCall &call, llvm::ArrayRef<Argument> elements,
                     pointsto::NodeId rest, mlir::Type type);

  void give(const HandleCall &call, pointsto::NodeId from,
            mlir::Type type = mlir::Type());
  /// What a place of a list holds, as a reference of a type; invalid if that is
  /// nothing.
  pointsto::NodeId take(const ArgumentList &arguments, size_t place,
                        mlir::Type type);
  std::optional<Argument> get(const ArgumentList &arguments, size_t place);
  /// All of a list's values.
  pointsto::NodeId mix(const ArgumentList &arguments);
  pointsto::NodeId getUnknown();

  ReflectionContext &shared;
  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
  Mechanism &mechanism;
  HandleTable &handles;
  std::vector<std::unique_ptr<Watched>> watched;
  std::map<Key, uint32_t> known;
  /// How many calls and arrays there are of a caller and instruction.
  llvm::DenseMap<std::pair<uint32_t, int32_t>, unsigned> callsOfSite,
      arraysOfSite;
  /// The arrays of an instruction that are not told apart.
  llvm::DenseMap<std::pair<std::pair<uint32_t, int32_t>, pointsto::TypeId>,
                 pointsto::ObjectId>
      sharedArrays;
  /// The watched call of a site.
  llvm::DenseMap<uint32_t, uint32_t> callOfSite;
  llvm::SetVector<uint32_t> pending;
  std::map<std::tuple<uint32_t, int32_t, uint32_t, unsigned, uint32_t>, Target>
      targets;
  llvm::DenseMap<std::pair<uint32_t, int32_t>, MixedCall> mixed;
  /// The types of arrays that are made of mixed arguments there.
  llvm::DenseSet<std::pair<std::pair<uint32_t, int32_t>, mlir::Type>>
      mixedArrays;
  llvm::DenseMap<pointsto::ObjectId, Function> functions;
  /// What the call sites of a node hold, and what one of them holds.
  llvm::DenseMap<pointsto::NodeId, pointsto::NodeId> targetsOf;
  llvm::DenseMap<pointsto::ObjectId, pointsto::NodeId> targetsOfObject;
  /// By watched site: from call sites to their targets, and from all that one
  /// holds to what is known of it.
  llvm::DenseMap<uint32_t, std::pair<pointsto::NodeId, pointsto::NodeId>>
      sitesOf, cellsOf;
  pointsto::NodeId unknown;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLECALLS_H
