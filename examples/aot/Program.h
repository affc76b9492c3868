//===- Program.h - Layouts, tables and calls of a program -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the conversion needs to know before it changes anything: where fields
/// are, which methods have a slot in the tables, and how each call is made.
/// Building it also finds what is outside the subset.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXAMPLES_AOT_PROGRAM_H
#define JIR_EXAMPLES_AOT_PROGRAM_H

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace aot {

/// Which claims direct calls are made of.
enum class ClaimUse { None, Certain, Conditional };

/// Where a field is, and what it holds.
struct FieldPlace {
  jir::ClassId owner;
  /// Bytes from the start of the object; of a static field unused.
  uint64_t offset = 0;
  /// The exact type.
  mlir::Type type;
  /// The class and the member; of a static field, its global.
  std::string symbol;
};

/// How a call is made.
struct CallPlan {
  enum Kind { Direct, Virtual, Interface } kind = Direct;
  /// The method that runs; of a call through a table, the method that the
  /// instruction resolves to.
  jir::MethodId method;
  /// What is tested before the call.
  jir::jvm::ReceiverCheck check = jir::jvm::ReceiverCheck::None;
  /// The interface that `implements` asks for.
  jir::ClassId interface;
};

/// The layout of a class.
struct ClassLayout {
  jir::jvm::ClassOp op;
  /// Bytes of an instance, its header included.
  uint64_t size = 0;
  /// Superclasses first, the class itself last.
  llvm::SmallVector<jir::ClassId> ancestors;
  /// The methods with a slot, those of superclasses first.
  llvm::SmallVector<jir::MethodId> slots;
};

/// A program that is inside the subset.
class Program {
public:
  /// Reports what is outside the subset as errors and returns null then.
  static std::unique_ptr<Program> build(mlir::ModuleOp module, ClaimUse claims);

  mlir::ModuleOp getModule() const { return module; }
  jir::ClassHierarchy &getHierarchy() { return hierarchy; }
  jir::Linkage &getLinkage() { return linkage; }

  //===--------------------------------------------------------------------===//
  // Classes
  //===--------------------------------------------------------------------===//

  /// The classes in the order of the module.
  llvm::ArrayRef<jir::ClassId> getClasses() const { return classes; }
  const ClassLayout &getLayout(jir::ClassId id) { return layouts[id]; }
  /// The symbol of a class's descriptor.
  std::string getDescriptorSymbol(jir::ClassId id);
  /// The symbol of the descriptor of a class or array type.
  std::string getDescriptorSymbol(mlir::Type type);
  /// All array types whose descriptors are needed, elements before arrays.
  llvm::ArrayRef<jir::jvm::ArrayType> getArrayTypes() const {
    return arrayTypes.getArrayRef();
  }
  /// Whether code of class \p from has to ask for the initialisation of \p id.
  bool needsInitialization(jir::ClassId id, jir::ClassId from) {
    return !linkage.getInitializers(id, from).empty();
  }

  /// Bytes of a field or element of an exact type.
  static uint64_t getSize(mlir::Type type);

  //===--------------------------------------------------------------------===//
  // Members
  //===--------------------------------------------------------------------===//

  /// The field that a reference resolves to.
  const FieldPlace &getField(jir::jvm::FieldRefAttr ref);
  /// All static fields, with their operations.
  llvm::ArrayRef<std::pair<FieldPlace, jir::jvm::FieldOp>> getStatics() const {
    return statics;
  }
  /// The function of a method; of a native one, the C function.
  std::string getFunctionSymbol(jir::MethodId id);
  /// The function type of a method, references being pointers.
  mlir::Type getFunctionType(jir::MethodId id);
  /// The method whose function has this symbol; invalid if there is none.
  jir::MethodId lookupFunction(llvm::StringRef symbol) const {
    return functions.lookup(symbol);
  }
  /// The method where the program starts.
  jir::MethodId getMain() const { return mainMethod; }

  //===--------------------------------------------------------------------===//
  // Calls and strings
  //===--------------------------------------------------------------------===//

  const CallPlan &getCall(mlir::Operation *op) { return calls[op]; }
  /// The interface methods with a slot, which every class has.
  llvm::ArrayRef<jir::MethodId> getInterfaceSlots() const {
    return interfaceSlots.getArrayRef();
  }
  /// The index of a call's slot among interface slots and virtual slots.
  uint64_t getSlot(const CallPlan &call);
  /// Whether the points-to analysis claims that a cast cannot fail, and that is
  /// used.
  bool cannotFail(mlir::Operation *cast) const {
    return claims == ClaimUse::Conditional && cast->hasAttr("jvm.cannot_fail");
  }
  /// Whether the reference that an operation uses cannot be null.
  bool isNonNull(mlir::Operation *op) const { return nonNull.contains(op); }
  /// The string constants in the order of the module.
  llvm::ArrayRef<mlir::StringAttr> getStrings() const {
    return strings.getArrayRef();
  }
  std::string getStringSymbol(mlir::StringAttr text);
  /// The constant that holds the name of a class.
  mlir::StringAttr getNameOf(llvm::StringRef className);

private:
  Program(mlir::ModuleOp module, ClaimUse claims)
      : module(module), claims(claims), hierarchy(module), linkage(hierarchy) {}

  bool collectClasses();
  bool collectRequired();
  bool checkEntries();
  void layOutFields();
  bool checkString();
  void layOutClass(jir::ClassId id);
  void assignSlots();
  void readMethod(jir::ClassId owner, jir::jvm::MethodOp method);
  void readOp(jir::ClassId owner, mlir::Operation *op);
  void readInvoke(jir::ClassId owner, jir::jvm::InvokeOpInterface op);
  bool readClaim(jir::jvm::InvokeOpInterface op, CallPlan &plan);
  bool mayUse(jir::jvm::ClaimAttr claim) const;
  void readField(jir::ClassId owner, mlir::Operation *op,
                 jir::jvm::FieldRefAttr ref, bool isStatic);
  void needClass(mlir::Operation *op, mlir::Type type);
  void needArray(jir::jvm::ArrayType type);
  void reject(mlir::Operation *op, const llvm::Twine &why);

  mlir::ModuleOp module;
  ClaimUse claims;
  jir::ClassHierarchy hierarchy;
  jir::Linkage linkage;
  bool failed = false;

  llvm::SmallVector<jir::ClassId> classes;
  llvm::DenseMap<jir::ClassId, ClassLayout> layouts;
  llvm::DenseMap<jir::jvm::FieldRefAttr, FieldPlace> fields;
  llvm::DenseMap<jir::FieldId, FieldPlace> places;
  llvm::SmallVector<std::pair<FieldPlace, jir::jvm::FieldOp>> statics;
  llvm::StringMap<jir::MethodId> functions;
  llvm::DenseMap<mlir::Operation *, CallPlan> calls;
  llvm::SetVector<jir::MethodId> virtualSlots, interfaceSlots;
  llvm::SetVector<jir::jvm::ArrayType> arrayTypes;
  llvm::SetVector<mlir::StringAttr> strings;
  llvm::DenseSet<mlir::Operation *> nonNull;
  jir::MethodId mainMethod;
};

} // namespace aot

#endif // JIR_EXAMPLES_AOT_PROGRAM_H
