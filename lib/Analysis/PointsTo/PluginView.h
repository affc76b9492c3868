//===- PluginView.h - What plugins see of a run -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The context of plugins over the parts of a run. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_PLUGINVIEW_H
#define JIR_LIB_ANALYSIS_POINTSTO_PLUGINVIEW_H

#include "CallLinker.h"

namespace jir::pointsto {

/// Passes questions and additions on, and knows whether something was added.
class PluginView final : public PluginContext {
public:
  PluginView(RunContext &run, MethodTable &methods, DeclaredTypes &declared,
             InstanceTable &instances, HeapModel &heap,
             UnknownObjects &unknowns, SyntheticValues &synthetics,
             Shortcuts &shortcuts, WatchTable &watches, PluginHost &plugins,
             CallLinker &linker)
      : run(run), methods(methods), declared(declared), instances(instances),
        heap(heap), unknowns(unknowns), synthetics(synthetics),
        shortcuts(shortcuts), watches(watches), plugins(plugins),
        linker(linker) {}

  /// Whether a plugin added something since the last call of clearDirty().
  bool isDirty() const { return dirty; }
  void clearDirty() { dirty = false; }

  Linkage &getLinkage() override { return run.linkage; }
  TypeTable &getTypes() override { return run.types; }
  FieldTable &getFields() override { return run.fields; }
  const PointsToConfig &getConfig() const override { return run.config; }
  InstanceId getInstance(MethodId method) override {
    return instances.get(method);
  }
  bool isOfContainer(InstanceId id) const override {
    return run.config.hasContainerContexts() &&
           run.contexts.isOfPolicy(instances.getContext(id));
  }
  const Instance &getInstance(InstanceId id) const override {
    return instances[id];
  }
  MethodSignature getSignature(MethodId method) override {
    return methods.getSignature(method);
  }
  llvm::SmallVector<TypeId> getParameterTypes(MethodId method) override {
    return methods.getParameterTypes(method);
  }
  TypeId getReturnType(MethodId method) override {
    return methods.getReturnType(method);
  }
  const MethodFacts &getFacts(MethodId method) override {
    return methods.getFacts(method);
  }
  NodeId getNode(InstanceId instance, Local local) override {
    return instances.getNode(instance, local);
  }
  ObjectId getJvmMade(TypeId type) override { return heap.getJvmMade(type); }
  ObjectId getSynthetic(TypeId type) override {
    return heap.getSynthetic(type);
  }
  ObjectId getUnknown(llvm::StringRef cause, TypeId type = TypeId()) override {
    return unknowns.get(cause, type);
  }
  ObjectId getClassObject(mlir::Type type) override;
  ObjectId getStringObject(mlir::StringAttr value) override;
  ObjectId addObject(TypeId type, InstanceId where, int32_t bci) override;
  const ObjectInfo &getObject(ObjectId object) const override {
    return heap[object];
  }
  ObjectId addDispatcher(llvm::ArrayRef<ClassId> interfaces, Plugin &plugin,
                         InstanceId where, int32_t bci) override;
  NodeId addNode() override { return run.solver.addNode(); }
  NodeId getStaticField(FieldId field) override {
    return heap.getStaticField(field);
  }
  NodeId getInstantiated(TypeId type) override {
    return heap.getInstantiated(type);
  }
  NodeId getBoundedBy(TypeId type) override {
    return synthetics.getBoundedBy(type);
  }
  NodeId getLinkArgument(TypeId type) override {
    return synthetics.getLinkArgument(type);
  }
  void addToSet(NodeId node, ObjectId object) override;
  void addCopy(NodeId from, NodeId to, TypeId type) override;
  void addLoad(NodeId base, FieldId field, NodeId to) override;
  void addStore(NodeId base, FieldId field, NodeId from) override;
  NodeId getCell(ObjectId object, FieldId field) override {
    return heap.getCell(object, field);
  }
  PointsToSet getSet(NodeId node) const override {
    return run.solver.getSet(node);
  }
  void addWatch(NodeId node, Plugin &plugin, uint64_t data) override;
  void addCall(const AddedCall &call) override;
  void setBodyOverride(MethodId method, BodyOverride kind) override {
    plugins.setOverride(method, kind);
  }
  void addInitialization(InstanceId caller, int32_t bci, ClassId id) override {
    linker.addInitialization(caller, bci, id);
  }
  void noteGeneratedClasses() override { linker.noteGeneratedClasses(); }
  void addUnresolved(const Unresolved &fact) override {
    run.graph.addUnresolved(fact);
  }

private:
  RunContext &run;
  MethodTable &methods;
  DeclaredTypes &declared;
  InstanceTable &instances;
  HeapModel &heap;
  UnknownObjects &unknowns;
  SyntheticValues &synthetics;
  Shortcuts &shortcuts;
  WatchTable &watches;
  PluginHost &plugins;
  CallLinker &linker;
  bool dirty = false;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_PLUGINVIEW_H
