//===- DynamicSites.cpp - Bootstrap methods as code -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bootstrap method is called as MethodHandle.invoke calls it: with the Lookup
// of the class, the name, the type, and the static arguments.
//
//===----------------------------------------------------------------------===//

#include "DynamicSites.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

ObjectId DynamicSites::getHandle(jvm::HandleAttr constant) {
  auto [it, inserted] = constantHandles.try_emplace(constant);
  if (inserted)
    if (std::optional<HandleValue> value = handles.resolve(constant))
      it->second = handles.addMember(std::move(*value));
  return it->second;
}

/// For how many sites bootstrap methods have contexts of their own.
static constexpr uint32_t kContextLimit = 256;

/// Integers and floating-point numbers are primitives.
static bool isNumber(mlir::Attribute constant) {
  return llvm::isa<mlir::IntegerAttr, mlir::FloatAttr>(constant);
}

Argument DynamicSites::getConstant(uint32_t site, InstanceId instance,
                                   int32_t bci, NodeId thrown,
                                   mlir::Attribute constant) {
  if (isNumber(constant))
    return {NodeId(), llvm::cast<mlir::TypedAttr>(constant).getType()};
  ObjectId object;
  if (auto text = llvm::dyn_cast<mlir::StringAttr>(constant)) {
    object = context.getStringObject(text);
  } else if (auto named = llvm::dyn_cast<mlir::TypeAttr>(constant)) {
    object = context.getClassObject(named.getValue());
  } else if (auto type = llvm::dyn_cast<jvm::MethodTypeAttr>(constant)) {
    object = handles.addType(HandleType::get(constant.getContext(),
                                             type.getDescriptor().getValue()));
  } else if (auto handle = llvm::dyn_cast<jvm::HandleAttr>(constant)) {
    object = getHandle(handle);
  } else if (auto dynamic = llvm::dyn_cast<jvm::DynamicAttr>(constant)) {
    mlir::Type type = jvm::getFieldType(constant.getContext(),
                                        dynamic.getDescriptor().getValue());
    NodeId node = getDynamic(
        site, instance, bci, thrown, dynamic.getBootstrap(), dynamic.getName(),
        dynamic.getDescriptor().getValue(), dynamic.getArguments());
    return {type && jvm::isReference(type) ? node : NodeId(), type};
  }
  NodeId node = context.addNode();
  context.addToSet(node,
                   object ? object : context.getUnknown("invoke-dynamic"));
  return {node, mlir::Type()};
}

NodeId DynamicSites::link(uint32_t site, InstanceId instance, int32_t bci,
                          NodeId thrown, jvm::HandleAttr bootstrap,
                          mlir::StringAttr name, ObjectId type,
                          mlir::ArrayAttr constants) {
  NodeId given = context.addNode();
  auto getNode = [&](ObjectId object) {
    NodeId node = context.addNode();
    context.addToSet(node, object);
    return node;
  };
  HandleCall call;
  call.caller = instance;
  call.bci = bci;
  call.reason = Reason::Bootstrap;
  call.mode = CallMode::Adapted;
  call.site = site;
  call.result = given;
  call.thrown = thrown;
  mlir::Type caller = jvm::RefType::get(hierarchy.getName(
      hierarchy.getMethod(context.getInstance(instance).method).owner));
  for (ObjectId object :
       {handles.addLookup(caller), context.getStringObject(name), type})
    call.arguments.fixed.push_back({getNode(object), mlir::Type()});
  for (mlir::Attribute constant : constants)
    call.arguments.fixed.push_back(
        getConstant(site, instance, bci, thrown, constant));
  ObjectId called = getHandle(bootstrap);
  const HandleValue *value = called ? handles.findHandle(called) : nullptr;
  MethodId method = value ? value->member.method : MethodId();
  std::optional<HandleOp> op =
      method ? HandleApi(shared).find(method) : std::nullopt;
  if (op == HandleOp::InvokeConstant && call.arguments.fixed.size() > 3) {
    NodeId invoked = call.arguments.fixed[3].node;
    call.arguments.fixed.erase(call.arguments.fixed.begin(),
                               call.arguments.fixed.begin() + 4);
    call.reason = Reason::MethodHandle;
    calls.add(invoked, call);
    return given;
  }
  if (op == HandleOp::MakeFunction || op == HandleOp::MakeConcatenation ||
      op == HandleOp::MakeRecordMethod) {
    linkKnown(*op, method, call);
    return given;
  }
  if (!method || shared.isPlatformMethod(method)) {
    // Its code links with what the JVM passes; what it returns is not followed.
    context.addToSet(given, context.getUnknown("invoke-dynamic"));
    for (const Argument &each : call.arguments.fixed)
      if (each.node)
        calls.escape(each.node, instance, bci);
    shared.setUnresolved(site, "bootstrap method");
    return given;
  }
  if (numContexts < kContextLimit)
    call.context = ++numContexts;
  calls.add(handles.getHolder(called), call);
  return given;
}

void DynamicSites::linkKnown(HandleOp op, MethodId method,
                             const HandleCall &call) {
  HandleType declared = HandleType::get(hierarchy.getProgram().getContext(),
                                        hierarchy.getDescriptor(method));
  llvm::ArrayRef<Argument> rest = call.arguments.fixed;
  llvm::SmallVector<NodeId, 6> nodes;
  for (mlir::Type parameter : declared.parameters) {
    if (!llvm::isa<jvm::ArrayType>(parameter)) {
      nodes.push_back(rest.empty() ? NodeId() : rest.front().node);
      rest = rest.drop_front(!rest.empty());
      continue;
    }
    NodeId array = context.addNode();
    ObjectId made = context.addObject(context.getTypes().get(parameter),
                                      call.caller, call.bci);
    context.addToSet(array, made);
    NodeId elements = context.getCell(made, FieldTable::getElements());
    for (const Argument &each : rest)
      if (each.node)
        context.addCopy(each.node, elements);
    nodes.push_back(array);
    rest = {};
  }
  callApi(op, {call.caller, call.bci, method, nodes, call.result, call.thrown});
}

NodeId DynamicSites::getDynamic(uint32_t site, InstanceId instance, int32_t bci,
                                NodeId thrown, jvm::HandleAttr bootstrap,
                                mlir::StringAttr name,
                                llvm::StringRef descriptor,
                                mlir::ArrayAttr constants) {
  mlir::Type type =
      jvm::getFieldType(hierarchy.getProgram().getContext(), descriptor);
  ObjectId classObject = type ? context.getClassObject(type)
                              : context.getUnknown("invoke-dynamic");
  NodeId given = link(site, instance, bci, thrown, bootstrap, name, classObject,
                      constants);
  NodeId cast = context.addNode();
  context.addCopy(given, cast, calls.getType(type));
  return cast;
}

void DynamicSites::add(uint32_t site, InstanceId instance,
                       const DynamicCall &dynamic, const MethodFacts &facts) {
  NodeId result = context.getNode(instance, dynamic.result),
         thrown = context.getNode(instance, dynamic.thrown);
  if (dynamic.isConstant) {
    NodeId given = getDynamic(site, instance, dynamic.bci, thrown,
                              dynamic.bootstrap, dynamic.name,
                              dynamic.descriptor.getValue(), dynamic.constants);
    if (result)
      context.addCopy(given, result);
    return;
  }
  HandleType type =
      HandleType::get(dynamic.descriptor.getContext(), dynamic.descriptor);
  NodeId callSites =
      link(site, instance, dynamic.bci, thrown, dynamic.bootstrap, dynamic.name,
           handles.addType(type), dynamic.constants);
  HandleCall call;
  call.caller = instance;
  call.bci = dynamic.bci;
  call.mode = CallMode::Exact;
  call.type = type;
  call.site = site;
  call.result = result;
  call.thrown = thrown;
  for (auto [local, each] :
       llvm::zip(facts.getArguments(dynamic), type.parameters))
    call.arguments.fixed.push_back({context.getNode(instance, local), each});
  calls.add(calls.getTargets(callSites), call);
}
