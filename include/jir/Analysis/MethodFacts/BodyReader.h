//===- BodyReader.h - What a method body calls and links --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The one pass over a body that decides what each operation calls, links,
/// initialises and names, and resolves it. Analyses derive from it and take the
/// facts in the order of the operations; MethodFacts keeps them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_METHODFACTS_BODYREADER_H
#define JIR_ANALYSIS_METHODFACTS_BODYREADER_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Analysis/JdkModel/RuntimeEvent.h"
#include "jir/Dialect/JVM/JVMOps.h"

namespace jir {

/// What a constant handle calls.
struct HandleTarget {
  jvm::HandleKind kind = jvm::HandleKind::InvokeStatic;
  /// Invalid for fields and where linking failed.
  MethodId method;
  /// Whether the receiver's class selects what runs.
  bool dispatches = false;
  bool isInterfaceCall = false;
};

/// An invocation, linked.
struct InvokeFact {
  jvm::InvokeOpInterface op;
  jvm::InvokeKind kind;
  int32_t bci;
  /// Implicit for the call of a model.
  SiteKind siteKind;
  /// That of the edges; a model's operations name theirs.
  Reason reason;
  MethodResolution resolution;
};

/// A call of a method of java.lang.Object that an operation implies.
struct ObjectCallFact {
  mlir::Operation *op;
  int32_t bci;
  Reason reason;
  MethodId method;
  /// The receiver's static type, a reference.
  mlir::Type type;
  /// The receiver; null if it is a field of the first operand.
  mlir::Value receiver;
  jvm::FieldRefAttr field;
};

/// A function object that an operation makes.
struct FunctionFact {
  mlir::Operation *op;
  int32_t bci;
  jvm::HandleAttr implementation;
  HandleTarget target;
  llvm::SmallVector<ClassId, 2> interfaces;
  /// The interface methods that call the implementation.
  llvm::SmallVector<SelectorId, 1> selectors;
};

/// Reads bodies whose known invokedynamic sites are lowered. Keeps nothing of a
/// body but which one it is.
class BodyReader {
public:
  /// \p models, which may be null, are the models that are read as bodies.
  BodyReader(Linkage &linkage, RuntimeKind runtime, const NativeModels *models)
      : linkage(linkage), hierarchy(linkage.getHierarchy()), runtime(runtime),
        models(models) {}
  virtual ~BodyReader() = default;

  /// Reads the body of \p id, or with \p isModel the model of a native method.
  void read(MethodId id, jvm::MethodOp body, bool isModel = false);

protected:
  /// Reports all facts of one operation; one not in BodyOps.def has none.
  /// Who overrides it calls it, to know where a fact comes from.
  virtual void readOp(mlir::Operation *op);

  //===--------------------------------------------------------------------===//
  // The facts, in the order in which one operation returns them
  //===--------------------------------------------------------------------===//

  /// An instruction of the program makes the JVM ask a class loader.
  virtual void addLoading(int32_t bci) {}
  /// Linking failed, or it is not known what an operation calls.
  virtual void addUnresolved(Unresolved::Kind kind, int32_t bci,
                             mlir::StringAttr what) {}
  /// Also where linking failed.
  virtual void addInvoke(const InvokeFact &invoke) {}
  /// The JVM links an instruction by calling Java.
  virtual void addLink(RuntimeEvent event, int32_t bci) {}
  /// A handle that linking calls with arguments that are not known: a bootstrap
  /// method, or a method handle constant. The target has a method.
  virtual void addHandle(jvm::HandleAttr handle, const HandleTarget &target,
                         int32_t bci, Reason reason) {}
  virtual void addFunction(const FunctionFact &function) {}
  virtual void addObjectCall(const ObjectCallFact &call) {}
  /// The result of a bootstrap method that is not understood.
  virtual void addUnknownResult(mlir::Operation *op, int32_t bci,
                                mlir::StringAttr name) {}
  /// A static field that \p access reads or writes; null: that a handle names.
  /// A model's cell and a field that is not found have an invalid \p field.
  virtual void addStaticField(jvm::FieldRefAttr ref, FieldId field, int32_t bci,
                              mlir::Operation *access) {}
  /// An instruction may initialise the class and its supertypes.
  virtual void addTrigger(ClassId id, int32_t bci) {}

  /// The class whose access rights count; invalid for a model.
  ClassId getAccessor() const { return isModel ? ClassId() : owner; }
  void addLinkError(LinkOutcome outcome, int32_t bci, mlir::StringAttr what);

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  const RuntimeKind runtime;
  const NativeModels *const models;

  // The body at hand.
  MethodId method;
  ClassId owner;
  bool isModel = false;

private:
  template <typename OpT>
  void readFacts(OpT op);
  void readInvoke(jvm::InvokeOpInterface op, int32_t bci);
  void readLink(jvm::LinksOpInterface op, int32_t bci);
  void readBootstrap(jvm::HandleAttr bootstrap, int32_t bci,
                     RuntimeEvent event);
  void readConstant(mlir::Attribute constant, int32_t bci);
  void readHandle(jvm::HandleAttr handle, int32_t bci, Reason reason);
  HandleTarget resolveHandle(jvm::HandleAttr handle, int32_t bci);
  void readFunction(jvm::LambdaOp op);
  void readObjectCalls(jvm::CallsObjectMethodOpInterface op, int32_t bci,
                       Reason reason);
  void readInitialized(mlir::Attribute initialized, mlir::Operation *op,
                       int32_t bci);
  void readStaticField(jvm::FieldRefAttr ref, int32_t bci,
                       mlir::Operation *access);

  bool asksLoader = false;
};

} // namespace jir

#endif // JIR_ANALYSIS_METHODFACTS_BODYREADER_H
