//===- TypeTable.h - Types and fields of a points-to run --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Dense numbers for the types that objects can have (classes, arrays, the
/// classes of function objects, unknown) and for the fields that hold
/// references, with the subtype test of the JVM.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_METHODFACTS_TYPETABLE_H
#define JIR_ANALYSIS_METHODFACTS_TYPETABLE_H

#include "jir/Analysis/ConstraintSolver/SolverIds.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Dialect/JVM/JVMAttributes.h"

namespace jir::pointsto {

/// What a type is.
enum class TypeKind : uint8_t {
  /// A class or interface of the hierarchy, phantoms included.
  Class,
  Array,
  /// The element of an array of primitives; no object has it.
  Primitive,
  /// A class made at run time that implements interfaces: of a function object.
  Function,
  /// Unknown, except for a type that it was checked to be: may pass and may
  /// fail every other check that such a type may pass.
  Unknown,
};

/// The types of one run. Classes and arrays are interned; every function object
/// has a type of its own.
class TypeTable {
public:
  explicit TypeTable(ClassHierarchy &hierarchy);

  TypeId getClass(ClassId id);
  /// The class of that dotted name; a phantom if no archive has it.
  TypeId getClass(llvm::StringRef name);
  TypeId getArray(TypeId element);
  /// The type of a reference as the dialect has it, objects that are not yet
  /// initialised included; a union counts as java.lang.Object, an exact
  /// primitive type becomes a Primitive.
  TypeId get(mlir::Type type);
  /// A new type that implements \p interfaces and their superinterfaces.
  TypeId addFunction(llvm::ArrayRef<ClassId> interfaces);
  TypeId getUnknown() const { return unknown; }
  /// The unknown of which it is known that it is a \p bound. An invalid bound
  /// and java.lang.Object add nothing.
  TypeId getUnknown(TypeId bound);
  /// What is known of an Unknown that passed a check for \p type.
  TypeId narrow(TypeId sub, TypeId type);
  /// Whether narrow() returns another type, and the check may be passed.
  bool isNarrowed(TypeId sub, TypeId type) const;

  uint32_t size() const { return types.size(); }
  TypeKind getKind(TypeId id) const { return types[id.index].kind; }
  bool isClass(TypeId id) const { return getKind(id) == TypeKind::Class; }
  /// The class of a Class; java.lang.Object for arrays and functions: what
  /// calls on them resolve against.
  ClassId getClassId(TypeId id) const { return types[id.index].classId; }
  /// The element of an Array; what an Unknown is known to be, if anything.
  TypeId getElement(TypeId id) const { return types[id.index].element; }
  /// The element type of an array of any number of dimensions; of another type
  /// the type itself.
  TypeId getInnermost(TypeId id) const {
    while (getKind(id) == TypeKind::Array)
      id = getElement(id);
    return id;
  }
  /// The interfaces of a Function.
  llvm::ArrayRef<ClassId> getInterfaces(TypeId id) const {
    return interfaces[types[id.index].detail];
  }

  /// Whether objects of type \p sub may pass a check for \p super, and whether
  /// they may fail it. Both hold where an absent class decides, and mostly for
  /// an Unknown.
  bool mayBe(TypeId sub, TypeId super) const;
  bool mayNotBe(TypeId sub, TypeId super) const;
  /// Whether all objects of type \p sub pass a check for \p super, what an
  /// absent class decides included.
  bool isKnownToBe(TypeId sub, TypeId super) const;
  /// Whether no class but the type itself passes a check for it.
  bool isExact(TypeId id) const;

  /// `java.lang.String[]`, `function of java.lang.Runnable`, `unknown`.
  std::string getName(TypeId id) const;

private:
  struct Entry {
    TypeKind kind;
    ClassId classId;
    TypeId element;
    uint32_t detail = 0;
  };

  TypeId add(const Entry &entry);
  TypeId getPrimitive(mlir::Type type);
  bool isSubtype(TypeId sub, TypeId super) const;
  /// Whether the answer to isSubtype depends on an absent class.
  bool isOpen(TypeId sub, TypeId super) const;
  /// Whether something may be of both types.
  bool mayMeet(TypeId a, TypeId b) const;

  ClassHierarchy &hierarchy;
  std::vector<Entry> types;
  std::vector<TypeId> classTypes, arrayTypes;
  llvm::DenseMap<mlir::Type, TypeId> known;
  llvm::DenseMap<TypeId, TypeId> unknownOf;
  std::vector<mlir::Type> primitives;
  std::vector<std::vector<ClassId>> interfaces;
  ClassId cloneable, serializable;
  TypeId unknown;
};

/// A field that holds references, as the solver numbers them.
struct FieldEntry {
  /// The field of the hierarchy; invalid for array elements and for what could
  /// not be resolved.
  jir::FieldId field;
  /// What could not be resolved.
  jvm::FieldRefAttr reference;
};

/// The fields of one run, numbered as they are met.
class FieldTable {
public:
  explicit FieldTable(ClassHierarchy &hierarchy);

  /// The elements of all arrays.
  static constexpr FieldId getElements() { return FieldId(0); }
  FieldId get(jir::FieldId field);
  /// A field whose reference does not resolve: what is written by that name is
  /// read by that name.
  FieldId get(jvm::FieldRefAttr reference);

  uint32_t size() const { return fields.size(); }
  const FieldEntry &getEntry(FieldId id) const { return fields[id.index]; }
  /// The number of a field of the hierarchy, if it has one.
  FieldId lookup(jir::FieldId field) const { return byField.lookup(field); }
  /// `java.lang.Thread.name:Ljava/lang/String;`, `[]`.
  std::string getName(FieldId id) const;

private:
  ClassHierarchy &hierarchy;
  std::vector<FieldEntry> fields;
  llvm::DenseMap<jir::FieldId, FieldId> byField;
  llvm::DenseMap<jvm::FieldRefAttr, FieldId> byReference;
};

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_METHODFACTS_TYPETABLE_H
