//===- ReflectionCalls.cpp - What reflective calls do -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Construction, invocation, field access, arrays, proxies, and access by
// offset.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// Constructors and methods
//===----------------------------------------------------------------------===//

void ReflectionPlugin::unpack(const Site &site, int array, MethodId callee,
                              llvm::SmallVectorImpl<NodeId> &arguments) {
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (array < 0 || array >= int(site.locals.size()) ||
      !jvm::parseMethodDescriptor(hierarchy->getProgram().getContext(),
                                  hierarchy->getDescriptor(callee), parameters,
                                  result))
    return;
  auto elements = findElements(getSummary(site), site.locals[array]);
  // Stores of primitives' boxes count too; with another number of stores than
  // parameters nobody knows which is which.
  bool isKnown = elements && elements->size() == parameters.size();
  for (auto [index, parameter] : llvm::enumerate(parameters)) {
    if (!jvm::isReference(parameter))
      continue;
    NodeId argument = context->addNode();
    TypeId type = context->getTypes().get(parameter);
    if (isKnown) {
      if (NodeId element = context->getNode(site.caller, (*elements)[index]))
        context->addCopy(element, argument, type);
    } else if (site.arguments[array]) {
      NodeId any = context->addNode();
      context->addLoad(site.arguments[array], FieldTable::getElements(), any);
      context->addCopy(any, argument, type);
    }
    arguments.push_back(argument);
  }
}

void ReflectionPlugin::construct(const Site &site, MethodId constructor,
                                 int array, Reason reason) {
  ClassId owner = hierarchy->getMethod(constructor).owner;
  if (!hierarchy->isInstantiable(owner) ||
      hierarchy->getMethodName(constructor) != "<init>")
    return;
  context->addInitialization(site.caller, site.bci, owner);
  ObjectId object = context->addObject(context->getTypes().getClass(owner),
                                       site.caller, site.bci);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = constructor;
  call.reason = reason;
  call.receiver = context->addNode();
  context->addToSet(call.receiver, object);
  unpack(site, array, constructor, call.arguments);
  context->addCall(call);
  giveObject(site, object);
}

ObjectId jir::getBox(PluginContext &context, llvm::StringRef descriptor) {
  llvm::StringRef name = llvm::StringSwitch<llvm::StringRef>(descriptor)
                             .Case("Z", "java.lang.Boolean")
                             .Case("B", "java.lang.Byte")
                             .Case("C", "java.lang.Character")
                             .Case("S", "java.lang.Short")
                             .Case("I", "java.lang.Integer")
                             .Case("J", "java.lang.Long")
                             .Case("F", "java.lang.Float")
                             .Case("D", "java.lang.Double")
                             .Default("");
  if (name.empty() || !context.getLinkage().getHierarchy().lookupClass(name))
    return ObjectId();
  return context.getJvmMade(context.getTypes().getClass(name));
}

/// A node with the box of a primitive result; invalid for void and references.
NodeId ReflectionPlugin::getBox(llvm::StringRef descriptor) {
  ObjectId box = jir::getBox(*context, descriptor);
  if (!box)
    return NodeId();
  NodeId node = context->addNode();
  context->addToSet(node, box);
  return node;
}

void ReflectionPlugin::invoke(const Site &site, MethodId method) {
  const MethodInfo info = hierarchy->getMethod(method);
  bool isDefault = site.api == Api::InvokeDefault;
  if (isDefault && info.isAbstract())
    return;
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = method;
  call.reason = Reason::Reflection;
  call.result = site.result;
  if (info.isStatic()) {
    context->addInitialization(site.caller, site.bci, info.owner);
  } else {
    if (site.arguments.empty() || !site.arguments[0])
      return;
    // The receiver has to be an instance of the declaring class.
    call.receiver = context->addNode();
    context->addCopy(site.arguments[0], call.receiver,
                     context->getTypes().getClass(info.owner));
    // invokeDefault calls the interface's own method.
    call.dispatches = !info.isPrivate() && !isDefault;
    call.isInterfaceCall =
        call.dispatches && hierarchy->isInterface(info.owner);
  }
  unpack(site, isDefault ? 2 : 1, method, call.arguments);
  context->addCall(call);
  llvm::StringRef result = hierarchy->getDescriptor(method).split(')').second;
  if (NodeId box = getBox(result); box && site.result)
    context->addCopy(box, site.result);
}

void ReflectionPlugin::accessField(const Site &site, jir::FieldId field) {
  const FieldInfo info = hierarchy->getField(field);
  llvm::StringRef descriptor = info.member.getValue().rsplit(':').second;
  bool isStatic = info.flags & access::Static;
  if (isStatic)
    context->addInitialization(site.caller, site.bci, info.owner);
  bool isRead = site.api == Api::FieldGet;
  if (!descriptor.starts_with("L") && !descriptor.starts_with("[")) {
    if (NodeId box = getBox(descriptor); isRead && box && site.result)
      context->addCopy(box, site.result);
    return;
  }
  pointsto::FieldId cell = context->getFields().get(field);
  mlir::Type type =
      jvm::getFieldType(hierarchy->getProgram().getContext(), descriptor);
  NodeId base = site.arguments.empty() ? NodeId() : site.arguments[0];
  if (isRead) {
    if (!site.result)
      return;
    if (isStatic)
      context->addCopy(context->getStaticField(cell), site.result);
    else if (base)
      context->addLoad(base, cell, site.result);
    return;
  }
  if (site.arguments.size() < 2 || !site.arguments[1] || !type)
    return;
  // A value of another type throws IllegalArgumentException.
  NodeId value = context->addNode();
  context->addCopy(site.arguments[1], value, context->getTypes().get(type));
  if (isStatic)
    context->addCopy(value, context->getStaticField(cell));
  else if (base)
    context->addStore(base, cell, value);
}

void ReflectionPlugin::makeArray(const Site &site, mlir::Type type) {
  if (llvm::isa<mlir::NoneType>(type))
    return;
  TypeTable &types = context->getTypes();
  giveObject(site, context->addObject(types.getArray(types.get(type)),
                                      site.caller, site.bci));
}

//===----------------------------------------------------------------------===//
// Proxies
//===----------------------------------------------------------------------===//

void ReflectionPlugin::makeProxy(const Site &site) {
  if (site.arguments.size() < 3 || !site.result || !site.arguments[2])
    return;
  if (isOfAnnotationParser(context->getInstance(site.caller).method))
    return makeAnnotations(site);
  auto interfaces = findClassArray(getSummary(site), site.locals[1]);
  llvm::SmallVector<ClassId> implemented;
  bool isKnown = bool(interfaces);
  if (interfaces)
    for (mlir::Type type : *interfaces) {
      ClassId id = getClassId(type);
      isKnown &= bool(id);
      if (id)
        implemented.push_back(id);
    }
  if (!isKnown)
    setUnresolved(site.index, "interfaces");
  if (implemented.empty())
    return;
  addProxy(site, implemented);
}

/// Its class is made at run time; the constructor is that of Proxy.
ObjectId ReflectionPlugin::addProxy(const Site &site,
                                    llvm::ArrayRef<ClassId> implemented) {
  ObjectId proxy =
      context->addDispatcher(implemented, *this, site.caller, site.bci);
  handlers[proxy] = site.arguments[2];
  context->addToSet(site.result, proxy);
  ClassId owner = hierarchy->lookupClass("java.lang.reflect.Proxy");
  AddedCall call;
  call.callee = hierarchy->lookupMethod(owner, "<init>(Ljava/lang/reflect/"
                                               "InvocationHandler;)V");
  if (!call.callee)
    return proxy;
  call.caller = site.caller;
  call.bci = site.bci;
  call.reason = Reason::Proxy;
  call.receiver = context->addNode();
  call.arguments = {site.arguments[2]};
  context->addToSet(call.receiver, proxy);
  context->addCall(call);
  return proxy;
}

/// A call of a proxy's method calls its handler.
bool ReflectionPlugin::onReceiver(PluginContext &, const ReceiverCall &call,
                                  ObjectId object) {
  if (handleProxies.count(object))
    return callHandleProxy(call, object);
  NodeId handler = handlers.lookup(object);
  const MethodInfo info = hierarchy->getMethod(call.method);
  llvm::StringRef name = hierarchy->getMethodName(call.method);
  bool isOfObject = info.owner == hierarchy->getObject();
  if (!handler || info.isStatic() || info.isFinal() || info.isPrivate() ||
      (isOfObject && name != "hashCode" && name != "equals" &&
       name != "toString"))
    return false;
  ClassId owner = hierarchy->lookupClass("java.lang.reflect.InvocationHandler");
  MethodId invoked =
      owner ? hierarchy->lookupMethod(
                  owner, "invoke(Ljava/lang/Object;Ljava/lang/reflect/Method;"
                         "[Ljava/lang/Object;)Ljava/lang/Object;")
            : MethodId();
  if (!invoked)
    return false;
  // The proxy, the method, and the arguments in an array.
  TypeTable &types = context->getTypes();
  AddedCall added;
  added.caller = call.caller;
  added.bci = call.bci;
  added.callee = invoked;
  added.dispatches = true;
  added.isInterfaceCall = true;
  added.reason = Reason::Proxy;
  added.receiver = handler;
  NodeId self = context->addNode(), method = context->addNode(),
         array = context->addNode();
  context->addToSet(self, object);
  context->addToSet(method, getMemberObject({call.method, jir::FieldId()}));
  ObjectId arguments =
      context->addObject(types.getArray(types.getClass(hierarchy->getObject())),
                         call.caller, call.bci);
  context->addToSet(array, arguments);
  NodeId elements = context->getCell(arguments, FieldTable::getElements());
  for (NodeId argument : call.arguments)
    if (argument)
      context->addCopy(argument, elements);
  added.arguments = {self, method, array};
  added.thrown = call.thrown;
  if (call.result) {
    // What the handler returns is cast to the method's type.
    added.result = context->addNode();
    context->addCopy(added.result, call.result,
                     context->getReturnType(call.method));
  }
  context->addCall(added);
  return true;
}

//===----------------------------------------------------------------------===//
// Access by offset
//===----------------------------------------------------------------------===//

/// Which cells an access by offset may be of.
namespace {
enum class OffsetUse { Any, Fields, Elements };
} // namespace

void ReflectionPlugin::addOffsetField(jir::FieldId field) {
  // A field of a primitive type holds no object.
  if (!field || !getFieldType(field) || !isOffsetField.insert(field).second)
    return;
  offsetFields.push_back(field);
  for (uint32_t index : std::vector<uint32_t>(offsetSites))
    accessByOffset(sites[index], field);
}

/// What the platform's own code for handles, fields and serialization accesses
/// by offset, where a class does one thing for whatever object it is given.
static OffsetUse getOffsetUse(llvm::StringRef owner) {
  constexpr llvm::StringLiteral kHandles = "java.lang.invoke.VarHandle";
  if (owner.starts_with(kHandles) && owner.ends_with("$Array"))
    return OffsetUse::Elements;
  for (llvm::StringRef ends :
       {"$FieldInstanceReadOnly", "$FieldInstanceReadWrite",
        "$FieldStaticReadOnly", "$FieldStaticReadWrite"})
    if (owner.starts_with(kHandles) && owner.ends_with(ends))
      return OffsetUse::Fields;
  return owner.starts_with("jdk.internal.reflect.Unsafe") ||
                 owner == "java.io.ObjectStreamClass$FieldReflector"
             ? OffsetUse::Fields
             : OffsetUse::Any;
}

void ReflectionPlugin::addOffsetSite(uint32_t index) {
  const Site site = sites[index];
  OffsetUse use = getOffsetUse(
      hierarchy
          ->getName(
              hierarchy->getMethod(context->getInstance(site.caller).method)
                  .owner)
          .getValue());
  if (use != OffsetUse::Fields)
    accessByOffset(site, jir::FieldId());
  if (use == OffsetUse::Elements)
    return;
  offsetSites.push_back(index);
  for (jir::FieldId field : std::vector<jir::FieldId>(offsetFields))
    accessByOffset(site, field);
}

/// The type of a field that holds references; invalid for others.
TypeId ReflectionPlugin::getFieldType(jir::FieldId field) const {
  mlir::Type type = jvm::getFieldType(
      hierarchy->getProgram().getContext(),
      jvm::splitFieldMember(hierarchy->getField(field).member).second);
  return type && jvm::isReference(type) ? context->getTypes().get(type)
                                        : TypeId();
}

/// Any field whose offset was asked for, of any object that has it: offsets are
/// numbers, which are not followed. An invalid field stands for the elements of
/// arrays. What is written is of the field's type: the JVM relies on it.
void ReflectionPlugin::accessByOffset(const Site &site, jir::FieldId declared) {
  NodeId base = site.arguments[0];
  // The last argument is what is written; a swap compares with the one before.
  NodeId value = site.arguments.size() > 1 ? site.arguments.back() : NodeId();
  pointsto::FieldId field =
      declared ? context->getFields().get(declared) : FieldTable::getElements();
  if (value && declared) {
    NodeId checked = context->addNode();
    context->addCopy(value, checked, getFieldType(declared));
    value = checked;
  }
  if (declared && hierarchy->getField(declared).flags & access::Static) {
    NodeId cell = context->getStaticField(field);
    if (site.result)
      context->addCopy(cell, site.result);
    if (value)
      context->addCopy(value, cell);
    return;
  }
  if (!base)
    return;
  if (site.result)
    context->addLoad(base, field, site.result);
  if (value)
    context->addStore(base, field, value);
}
