//===- HeapModel.h - The objects of a run -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which abstract object represents what, and the cells of fields. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_HEAPMODEL_H
#define JIR_LIB_ANALYSIS_POINTSTO_HEAPMODEL_H

#include "CallContexts.h"

namespace jir::pointsto {

/// Numbers the objects.
class HeapModel {
public:
  HeapModel(RunContext &run, MethodTable &methods, DeclaredTypes &declared,
            MergedTypes &merged, ContextRules &rules, InstanceTable &instances,
            CallContexts &contexts);

  uint32_t size() const { return objects.size(); }
  const ObjectInfo &operator[](ObjectId id) const {
    assert(id.index < objects.size() && "no such object");
    return objects[id.index];
  }
  llvm::ArrayRef<ObjectInfo> getObjects() const { return objects; }

  //===--------------------------------------------------------------------===//
  // Objects
  //===--------------------------------------------------------------------===//

  /// A further object.
  ObjectId add(const ObjectInfo &info);
  /// Those of a type of which there is one a kind: what Merged types share, the
  /// JVM makes, and callers of entry points pass.
  ObjectId getMerged(TypeId type);
  ObjectId getJvmMade(TypeId type);
  ObjectId getSynthetic(TypeId type);
  /// The object of a constant, of which there is one a value.
  ObjectId getConstant(mlir::Attribute constant, TypeId type);
  /// That of the allocation \p number of a method's facts. \p isOfMany: other
  /// allocations of the method have the same number.
  ObjectId getAllocated(const Allocation &allocation, uint32_t number,
                        InstanceId id, bool isOfMany);
  /// A new object of a type that an instruction makes beside its allocations.
  ObjectId addMade(TypeId type, InstanceId where, int32_t bci);
  /// A new object of a class made at run time, whose calls \p plugin answers.
  ObjectId addDispatcher(llvm::ArrayRef<ClassId> interfaces, Plugin &plugin,
                         InstanceId where, int32_t bci);
  /// The object that a function of a constructor makes.
  ObjectId getConstructed(const ObjectInfo &function, TypeId type);

  //===--------------------------------------------------------------------===//
  // Nodes
  //===--------------------------------------------------------------------===//

  /// Holds every object but the unknown ones.
  NodeId getAll() const { return all; }
  /// Holds those of them that may be a \p type.
  NodeId getInstantiated(TypeId type);
  NodeId getStaticField(FieldId field);
  /// Invalid if nothing asked for it.
  NodeId lookupStaticField(FieldId field) const {
    return field.index < staticFields.size() ? staticFields[field.index]
                                             : NodeId();
  }
  /// The cell of an object's field.
  NodeId getCell(ObjectId object, FieldId field);
  /// Adds an array to a set; the cell of its elements, if these are objects.
  NodeId addArray(NodeId node, ObjectId array);

private:
  ObjectId addToSite(ObjectInfo info, ContextId context);
  ObjectId getOneOfType(ObjectKind kind, TypeId type);
  bool isObjectArray(TypeId type) const;

  RunContext &run;
  MethodTable &methods;
  DeclaredTypes &declared;
  MergedTypes &merged;
  ContextRules &rules;
  InstanceTable &instances;
  CallContexts &contexts;
  std::vector<ObjectInfo> objects;
  /// Objects of which there is one a type, by kind; by constant.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, ObjectId> oneOfType;
  llvm::DenseMap<mlir::Attribute, ObjectId> oneOfConstant;
  /// By allocation and heap context; by creator and function.
  llvm::DenseMap<std::pair<uint32_t, ContextId>, ObjectId> siteObjects;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, ObjectId> constructed;
  /// The sites of addMade, by method, instruction and type.
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, uint32_t> madeSites;
  NodeId all;
  llvm::DenseMap<TypeId, NodeId> instantiated;
  std::vector<NodeId> staticFields;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_HEAPMODEL_H
