//===- PluginView.cpp - What plugins see of a run ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What plugins add makes the solver run again.
//
//===----------------------------------------------------------------------===//

#include "PluginView.h"
#include "JdkNames.h"

using namespace jir;
using namespace jir::pointsto;

ObjectId PluginView::getClassObject(mlir::Type type) {
  return heap.getConstant(
      mlir::TypeAttr::get(type),
      run.types.getClass(getJdkClasses(JdkRole::Class).front()));
}

ObjectId PluginView::getStringObject(mlir::StringAttr value) {
  return heap.getConstant(
      value, run.types.getClass(getJdkClasses(JdkRole::Text).front()));
}

ObjectId PluginView::addObject(TypeId type, InstanceId where, int32_t bci) {
  dirty = true;
  return heap.addMade(type, where, bci);
}

ObjectId PluginView::addDispatcher(llvm::ArrayRef<ClassId> interfaces,
                                   Plugin &plugin, InstanceId where,
                                   int32_t bci) {
  dirty = true;
  return heap.addDispatcher(interfaces, plugin, where, bci);
}

void PluginView::addToSet(NodeId node, ObjectId object) {
  dirty |= run.solver.addToSet(shortcuts.noteWritten(node), object);
}

void PluginView::addCopy(NodeId from, NodeId to, TypeId type) {
  dirty = true;
  to = shortcuts.noteWritten(to);
  if (type)
    unknowns.addChecked(from, to, type);
  else
    run.solver.addCopy(from, to);
}

void PluginView::addLoad(NodeId base, FieldId field, NodeId to) {
  dirty = true;
  declared.prepareField(field);
  run.solver.addLoad(base, field, shortcuts.noteWritten(to));
}

void PluginView::addStore(NodeId base, FieldId field, NodeId from) {
  dirty = true;
  declared.prepareField(field);
  run.solver.addStore(base, field, from);
}

void PluginView::addWatch(NodeId node, Plugin &plugin, uint64_t data) {
  dirty = true;
  watches.add(node, {Watch::Plugin, &plugin, data});
}

void PluginView::addCall(const AddedCall &call) {
  dirty = true;
  NodeId result = shortcuts.noteWritten(call.result);
  if (result == call.result)
    return linker.addCall(call);
  AddedCall other = call;
  other.result = result;
  linker.addCall(other);
}
