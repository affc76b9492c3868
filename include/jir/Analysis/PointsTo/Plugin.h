//===- Plugin.h - What adds to a points-to analysis -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interface of plugins: they are told of methods, objects and edges, and
/// add objects, constraints and calls. They never see the solver.
/// docs/AddingAPlugin.md has an example.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_POINTSTO_PLUGIN_H
#define JIR_ANALYSIS_POINTSTO_PLUGIN_H

#include "jir/Analysis/ConstraintSolver/PointsToSet.h"
#include "jir/Analysis/PointsTo/Objects.h"

namespace jir::pointsto {

class Plugin;
struct PointsToConfig;

/// A call that a plugin adds.
struct AddedCall {
  /// The method that contains the call; invalid: `<root>`.
  InstanceId caller;
  int32_t bci = -1;
  MethodId callee;
  /// Whether the receivers' classes select what runs; `callee` is then the
  /// resolved method.
  bool dispatches = false;
  bool isInterfaceCall = false;
  Reason reason = Reason::NativeModel;
  /// The receivers of an instance method.
  NodeId receiver;
  /// One node a parameter of reference type, the receiver left out; invalid or
  /// missing ones get nothing.
  llvm::SmallVector<NodeId, 4> arguments;
  /// Where results and exceptions go, if anywhere.
  NodeId result, thrown;
  /// Why the callee is reached, for a caller `<root>` that represents a method.
  MethodId cause;
  /// Not 0: the callee has a context of its own for the calls of that number,
  /// and so has what it calls directly in its own class.
  uint32_t context = 0;
};

/// A call that a plugin is told of. All nodes are as in AddedCall.
struct ReceiverCall {
  /// Invalid: `<root>`.
  InstanceId caller;
  int32_t bci = -1;
  /// The resolved method.
  MethodId method;
  llvm::ArrayRef<NodeId> arguments;
  NodeId result, thrown;
  /// Left out where the callback has the object.
  NodeId receiver = {};
  Reason reason = Reason::Dispatch;
};

/// What is defined for a method by a plugin, and not by its body.
enum class BodyOverride : uint8_t {
  /// Nothing instead of the body: the plugin only adds.
  Adds,
  /// What calls return.
  Result,
  /// Everything: calls reach the body, but pass it nothing.
  Whole,
};

/// What a plugin may ask and do. Everything that is added takes effect by
/// itself; adding a thing twice is allowed and free.
class PluginContext {
public:
  virtual ~PluginContext();

  virtual Linkage &getLinkage() = 0;
  virtual TypeTable &getTypes() = 0;
  virtual FieldTable &getFields() = 0;
  virtual const PointsToConfig &getConfig() const = 0;

  //===--------------------------------------------------------------------===//
  // Methods
  //===--------------------------------------------------------------------===//

  /// The method in the empty context; it becomes reachable by a call only.
  virtual InstanceId getInstance(MethodId method) = 0;
  virtual const Instance &getInstance(InstanceId id) const = 0;
  /// Whether containers alone have contexts (`shortcuts=containers`), and an
  /// instance is in such a one.
  virtual bool isOfContainer(InstanceId id) const = 0;
  virtual MethodSignature getSignature(MethodId method) = 0;
  /// The declared types of the parameters of reference type, without the
  /// receiver, and of the result (invalid if it is none).
  virtual llvm::SmallVector<TypeId> getParameterTypes(MethodId method) = 0;
  virtual TypeId getReturnType(MethodId method) = 0;
  /// The statements of a reachable method.
  virtual const MethodFacts &getFacts(MethodId method) = 0;
  /// The node of a variable of the method in its context.
  virtual NodeId getNode(InstanceId instance, Local local) = 0;

  //===--------------------------------------------------------------------===//
  // Objects and constraints
  //===--------------------------------------------------------------------===//

  /// The object that represents all of a type which the JVM or a native method
  /// makes. One a type.
  virtual ObjectId getJvmMade(TypeId type) = 0;
  /// The object that represents all of a type that unknown callers pass.
  virtual ObjectId getSynthetic(TypeId type) = 0;
  /// The object that represents what `cause` hides, of which no more is known
  /// than that its static type is \p type, if valid.
  virtual ObjectId getUnknown(llvm::StringRef cause,
                              TypeId type = TypeId()) = 0;
  /// The object of a java.lang.Class for a type.
  virtual ObjectId getClassObject(mlir::Type type) = 0;
  /// The object of a string that is kept apart (keepsString).
  virtual ObjectId getStringObject(mlir::StringAttr value) = 0;
  /// A new object of a type, made at an instruction.
  virtual ObjectId addObject(TypeId type, InstanceId where, int32_t bci) = 0;
  virtual const ObjectInfo &getObject(ObjectId object) const = 0;

  /// A new object of a class made at run time that implements interfaces; the
  /// plugin tells what calls on it do (Plugin::onReceiver).
  virtual ObjectId addDispatcher(llvm::ArrayRef<ClassId> interfaces,
                                 Plugin &plugin, InstanceId where,
                                 int32_t bci) = 0;

  virtual NodeId addNode() = 0;
  virtual NodeId getStaticField(FieldId field) = 0;
  /// A node with all objects of a type that were made so far and will be.
  virtual NodeId getInstantiated(TypeId type) = 0;
  /// What the JVM or a native method may pass or return for a type: what was
  /// instantiated of it, and an object of exactly it; for java.lang.Object
  /// `unknown`.
  virtual NodeId getBoundedBy(TypeId type) = 0;
  /// What the JVM passes for a type when it links: for java.lang.Object
  /// strings, classes, method types and method handles.
  virtual NodeId getLinkArgument(TypeId type) = 0;
  virtual void addToSet(NodeId node, ObjectId object) = 0;
  /// What \p from holds and may be a \p type, if valid, \p to holds.
  virtual void addCopy(NodeId from, NodeId to, TypeId type = TypeId()) = 0;
  virtual void addLoad(NodeId base, FieldId field, NodeId to) = 0;
  virtual void addStore(NodeId base, FieldId field, NodeId from) = 0;
  /// The cell of an object's field.
  virtual NodeId getCell(ObjectId object, FieldId field) = 0;
  /// What a node holds now.
  virtual PointsToSet getSet(NodeId node) const = 0;

  /// Tells the plugin of all objects that a node holds and will hold, with \p
  /// data.
  virtual void addWatch(NodeId node, Plugin &plugin, uint64_t data) = 0;

  //===--------------------------------------------------------------------===//
  // Calls
  //===--------------------------------------------------------------------===//

  virtual void addCall(const AddedCall &call) = 0;
  /// What of a method a plugin defines, and not the body; stated in onStart.
  virtual void setBodyOverride(MethodId method, BodyOverride kind) = 0;
  /// The class may be initialised at an instruction (invalid: by `<root>`).
  virtual void addInitialization(InstanceId caller, int32_t bci,
                                 ClassId id) = 0;
  virtual void addUnresolved(const Unresolved &fact) = 0;
  /// The program defines classes at run time: an unknown object may be of a
  /// subclass that no archive has.
  virtual void noteGeneratedClasses() = 0;
};

/// The call of a constructor on \p object, without arguments; it is in
/// \p caller, at no instruction.
inline AddedCall makeConstruction(PluginContext &context, InstanceId caller,
                                  MethodId constructor, ObjectId object,
                                  Reason reason) {
  AddedCall call;
  call.caller = caller;
  call.callee = constructor;
  call.reason = reason;
  call.receiver = context.addNode();
  context.addToSet(call.receiver, object);
  return call;
}

/// Something that adds to the analysis. Callbacks may use all of the context.
class Plugin {
public:
  virtual ~Plugin();

  /// Before the first method.
  virtual void onStart(PluginContext &context) {}
  /// A method is reached in a context, after its own statements were added.
  virtual void onReachableMethod(PluginContext &context, InstanceId instance) {}
  /// A native method without a body is reached. Whether the plugin tells what
  /// it does; if none does, its result is a synthetic object.
  virtual bool onNativeMethod(PluginContext &context, InstanceId instance) {
    return false;
  }
  /// Whether the plugin tells what method handles, call sites and the bootstrap
  /// methods of the program's classes do. Asked once, after onStart.
  virtual bool followsHandles() const { return false; }
  /// Whether objects of a string constant keep apart from other strings. Asked
  /// once a value, when a method with the constant is reached.
  virtual bool keepsString(llvm::StringRef value) { return false; }
  /// A call's receiver is an object of addDispatcher. False if the call does
  /// what the class's interfaces and java.lang.Object declare.
  virtual bool onReceiver(PluginContext &context, const ReceiverCall &call,
                          ObjectId object) {
    return false;
  }
  /// A call that is in no body: of the method after a function object, or one
  /// that a plugin added. What bodies call, their facts tell.
  virtual void onIndirectCall(PluginContext &context,
                              const ReceiverCall &call) {}
  /// A call's receiver may be an unknown object: code that is not seen gets the
  /// arguments. Told once a call.
  virtual void onUnknownCall(PluginContext &context, const ReceiverCall &call) {
  }
  /// An instruction makes the JVM link something.
  virtual void onLinkSite(PluginContext &context, InstanceId instance,
                          const LinkSite &site) {}
  /// A watched node holds more.
  virtual void onNewPointsTo(PluginContext &context, uint64_t data,
                             llvm::ArrayRef<ObjectId> objects) {}
  /// There is an object that was not there before.
  virtual void onNewObject(PluginContext &context, ObjectId object) {}
  /// A call site reaches a method that it did not reach.
  virtual void onCallEdge(PluginContext &context, InstanceId caller,
                          int32_t bci, InstanceId callee, Reason reason) {}
  /// Nothing changes any more: what follows from the above and was put off is
  /// to be added now.
  virtual void onSettled(PluginContext &context) {}
  /// Nothing changes any more, after onSettled either. What is added makes the
  /// analysis go on.
  virtual void onFixpoint(PluginContext &context) {}
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_PLUGIN_H
