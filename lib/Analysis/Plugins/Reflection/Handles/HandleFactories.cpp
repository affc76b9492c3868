//===- HandleFactories.cpp - Handles of the platform's own ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handles that name no member, call sites, lookups and factories.
//
//===----------------------------------------------------------------------===//

#include "HandleMakers.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static NodeId getFirst(llvm::ArrayRef<NodeId> nodes) {
  return nodes.empty() ? NodeId() : nodes.front();
}

void HandleMakers::start(const HandleSite &site) {
  switch (site.op) {
  case HandleOp::MakeLookup:
    if (site.result)
      context.addToSet(
          site.result,
          handles.addLookup(jvm::RefType::get(hierarchy.getName(
              hierarchy.getMethod(context.getInstance(site.caller).method)
                  .owner))));
    return;
  case HandleOp::PrimitiveVariable:
    return makeOwn(site,
                   {HandleAction::PrimitiveVariable, HandleType::getUnknown()});
  case HandleOp::ElementVariable:
    return makeOwn(site,
                   {HandleAction::ElementVariable, HandleType::getUnknown()});
  case HandleOp::SameVariable:
    if (site.receiver && site.result)
      context.addCopy(site.receiver, site.result);
    return;
  case HandleOp::ClauseLoop:
    return makeClauses(site);
  case HandleOp::NewCallSite:
  case HandleOp::SetTarget:
  case HandleOp::GetTarget:
  case HandleOp::DynamicInvoker:
    return startCallSite(site);
  case HandleOp::WhileLoop:
  case HandleOp::DoWhileLoop:
  case HandleOp::CountedLoop:
  case HandleOp::IteratedLoop: {
    if (getPrimary(site))
      return;
    // Without a body, or with a call that throws.
    HandleValue value{HandleAction::Loop, HandleType::getUnknown()};
    value.parts.push_back(NodeId());
    if (!makeLoop(site, ObjectId(), value))
      makeMixed(site);
    return;
  }
  case HandleOp::CallWithArguments:
  case HandleOp::InvokeConstant: {
    HandleCall call;
    call.caller = site.caller;
    call.bci = site.bci;
    call.site = site.site;
    call.mode = CallMode::Adapted;
    call.result = site.result;
    call.thrown = site.thrown;
    call.arguments.isRestAnything = site.arrays.empty();
    for (const ArrayArgument &array : site.arrays) {
      for (NodeId place : array.places)
        call.arguments.fixed.push_back({place, mlir::Type()});
      if (!array.isPlaced)
        call.arguments.rest = array.elements;
    }
    return calls.add(site.op == HandleOp::CallWithArguments
                         ? site.receiver
                         : getFirst(site.handles),
                     call);
  }
  default:
    return;
  }
}

void HandleMakers::startCallSite(const HandleSite &site) {
  NodeId handle = getFirst(site.handles);
  switch (site.op) {
  case HandleOp::SetTarget:
    return calls.setTarget(site.receiver, handle);
  case HandleOp::GetTarget:
    if (NodeId targets = calls.getTargets(site.receiver);
        targets && site.result)
      context.addCopy(targets, site.result);
    return;
  case HandleOp::DynamicInvoker: {
    HandleValue value{HandleAction::Convert, HandleType::getUnknown()};
    if (NodeId targets = calls.getTargets(site.receiver)) {
      value.parts.push_back(targets);
      makeOwn(site, value);
    }
    return;
  }
  default:
    break;
  }
  if (site.types.empty())
    return calls.setTarget(site.receiver, handle);
  if (!handle)
    return;
  // A ConstantCallSite whose hook makes the target.
  HandleCall hook;
  hook.caller = site.caller;
  hook.bci = site.bci;
  hook.site = site.site;
  hook.mode = CallMode::Adapted;
  hook.arguments.fixed.push_back({site.receiver, mlir::Type()});
  hook.result = context.addNode();
  hook.thrown = site.thrown;
  calls.setTarget(site.receiver, hook.result);
  calls.add(handle, hook);
}

/// A target that throws is in a call site until another one is set.
static HandleValue getUnset(const HandleType &type) {
  return {HandleAction::Constant, type};
}

void HandleMakers::makeCallSite(const HandleSite &site, HandleValue target) {
  if (!site.result)
    return;
  ObjectId &made = this->made[{site.site, ~0u, target.type.print()}];
  if (!made) {
    made = context.addObject(
        context.getTypes().getClass("java.lang.invoke.ConstantCallSite"),
        InstanceId(), -1);
    calls.setTarget(handles.getHolder(made),
                    handles.getHolder(handles.add(std::move(target))));
  }
  context.addToSet(site.result, made);
}

void HandleMakers::makeRecordMethod(const HandleSite &site) {
  // The type comes after the Lookup and the name.
  constexpr size_t typeAt = 2;
  if (site.others.size() <= typeAt || site.arrays.empty() ||
      !site.arrays.front().elements)
    return;
  for (const HandleType &type : getTypes(site.others[typeAt])) {
    HandleValue value{HandleAction::RecordMethod, type};
    value.parts.push_back(site.arrays.front().elements);
    makeCallSite(site, std::move(value));
  }
}

bool HandleMakers::makeLoop(const HandleSite &site, ObjectId body,
                            HandleValue made) {
  llvm::ArrayRef<NodeId> given = site.handles;
  if (given.size() < 3)
    return false;
  // What returns the first value, the body, and the others.
  llvm::SmallVector<NodeId, 4> order;
  NodeId called = made.parts.front();
  made.kind = HandleAction::Loop;
  // The loop returns what its body does.
  made.type = HandleType::getUnknown().withResult(made.type.result);
  switch (site.op) {
  case HandleOp::WhileLoop:
    order = {given[0], called, given[1]};
    made.isCountKnown = false;
    break;
  case HandleOp::DoWhileLoop:
    order = {given[0], called, given[2]};
    made.isCountKnown = false;
    break;
  case HandleOp::CountedLoop:
    made.count = 1;
    order = {given[given.size() - 2], called, given[0]};
    if (given.size() > 3)
      order.push_back(given[1]);
    break;
  default:
    made.count = 2;
    order = {given[1], called, given[0]};
    break;
  }
  made.parts.assign(order.begin(), order.end());
  make(site, body, std::move(made));
  return true;
}

/// Which of a clause's handles begins, steps, tests and ends is not asked:
/// nulls may represent any of them. What variables hold, all of them get by
/// type.
void HandleMakers::makeClauses(const HandleSite &site) {
  HandleValue value{HandleAction::Clauses, HandleType::getUnknown()};
  for (const ArrayArgument &array : site.arrays) {
    if (!array.elements)
      continue;
    NodeId inner = context.addNode();
    context.addLoad(array.elements, FieldTable::getElements(), inner);
    value.parts.push_back(inner);
  }
  makeOwn(site, std::move(value));
}

/// What classes alone state; false for other calls.
bool HandleMakers::evaluateOfClass(const HandleSite &site) {
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  mlir::Type integer = jvm::getFieldType(mlirContext, "I");
  mlir::Type none = mlir::NoneType::get(mlirContext);
  auto forEachClass = [&](llvm::function_ref<void(mlir::Type)> callback) {
    for (mlir::Type each : getClasses(getFirst(site.classes)))
      callback(each);
    return true;
  };
  auto getElement = [](mlir::Type array) {
    auto type = llvm::dyn_cast_or_null<jvm::ArrayType>(array);
    return type ? mlir::Type(type.getElementType()) : mlir::Type();
  };
  switch (site.op) {
  case HandleOp::LookupIn:
    return forEachClass([&](mlir::Type named) {
      if (site.result)
        context.addToSet(site.result, handles.addLookup(named));
    });
  case HandleOp::ElementGetter:
    return forEachClass([&](mlir::Type array) {
      makeOwn(site, {HandleAction::ElementGetter,
                     {{array, integer}, getElement(array)}});
    });
  case HandleOp::ElementSetter:
    return forEachClass([&](mlir::Type array) {
      makeOwn(site, {HandleAction::ElementSetter,
                     {{array, integer, getElement(array)}, none}});
    });
  case HandleOp::NewArrayHandle:
    return forEachClass([&](mlir::Type array) {
      makeOwn(site, {HandleAction::NewArray, {{integer}, array}});
    });
  case HandleOp::LengthHandle:
    return forEachClass([&](mlir::Type array) {
      makeOwn(site, {HandleAction::Constant, {{array}, integer}});
    });
  case HandleOp::ConstantHandle:
    return forEachClass([&](mlir::Type type) {
      HandleValue value{HandleAction::Constant, {{}, type}};
      value.values.push_back({getFirst(site.others), mlir::Type()});
      makeOwn(site, std::move(value));
    });
  case HandleOp::IdentityHandle:
    return forEachClass([&](mlir::Type type) {
      makeOwn(site, {HandleAction::Identity, {{type}, type}});
    });
  case HandleOp::ZeroHandle:
    return forEachClass([&](mlir::Type type) {
      makeOwn(site, {HandleAction::Constant, {{}, type}});
    });
  case HandleOp::ThrowHandle:
    return forEachClass([&](mlir::Type result) {
      mlir::Type thrown = site.classes.size() > 1
                              ? getOnlyClass(site.classes[1])
                              : mlir::Type();
      makeOwn(site, {HandleAction::Throw, {{thrown}, result}});
    });
  default:
    return false;
  }
}

void HandleMakers::evaluateOwn(const HandleSite &site) {
  if (evaluateOfClass(site))
    return;
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  auto forEachType =
      [&](llvm::function_ref<void(const HandleType &)> callback) {
        for (const HandleType &each : getTypes(getFirst(site.types)))
          callback(each);
      };
  auto getNamed = [&](llvm::StringRef name) -> mlir::Type {
    return jvm::RefType::get(mlirContext, name);
  };
  switch (site.op) {
  case HandleOp::EmptyHandle:
    return forEachType([&](const HandleType &type) {
      makeOwn(site, {HandleAction::Constant, type});
    });
  case HandleOp::Invoker:
  case HandleOp::ExactInvoker:
    return forEachType([&](const HandleType &type) {
      makeOwn(site,
              {HandleAction::Invoke,
               type.insert(0, {getNamed("java.lang.invoke.MethodHandle")})});
    });
  case HandleOp::VariableInvoker:
    return forEachType([&](const HandleType &type) {
      makeOwn(site, {HandleAction::InvokeVariable,
                     type.insert(0, {getNamed("java.lang.invoke.VarHandle")})});
    });
  case HandleOp::SpreadInvoker:
    return forEachType([&](const HandleType &type) {
      HandleValue value{HandleAction::InvokeSpread, type.withoutParameters()};
      value.isCountKnown = !site.integers.empty() && site.integers.front();
      value.count = value.isCountKnown ? *site.integers.front() : 0;
      makeOwn(site, std::move(value));
    });
  case HandleOp::NewCallSite:
    return forEachType([&](const HandleType &type) {
      if (!getFirst(site.handles))
        calls.setTarget(site.receiver,
                        handles.getHolder(handles.addMember(getUnset(type))));
    });
  case HandleOp::TypeOfSite:
    return forEachHandle(site, calls.getTargets(site.receiver),
                         [&](ObjectId, const HandleValue &value) {
                           returnMethodType(site, value.type);
                         });
  case HandleOp::MakeFunction:
    return forEachType([&](const HandleType &type) {
      HandleValue value{HandleAction::MakeFunction, type};
      NodeId implementation = getFirst(site.handles);
      if (!implementation && !site.arrays.empty())
        implementation = site.arrays.front().elements;
      if (!implementation)
        return;
      value.parts.push_back(implementation);
      makeCallSite(site, std::move(value));
    });
  case HandleOp::MakeConcatenation:
    return forEachType([&](const HandleType &type) {
      makeCallSite(site, {HandleAction::Concatenation, type});
    });
  case HandleOp::MakeRecordMethod:
    return makeRecordMethod(site);
  case HandleOp::ProxyTarget:
    if (NodeId objects = getFirst(site.others); objects && site.result) {
      const std::vector<ObjectId> found(context.getSet(objects).begin(),
                                        context.getSet(objects).end());
      for (ObjectId object : found)
        if (NodeId target = calls.findTarget(object))
          context.addCopy(target, site.result);
    }
    return;
  default:
    return;
  }
}
