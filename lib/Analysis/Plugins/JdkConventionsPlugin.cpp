//===- JdkConventionsPlugin.cpp - The library's own reflection --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Watches what comes to the methods of ObjectStreamClass and ResourceBundle.
// Objects that are read are of classes of which the program makes objects.
//
//===----------------------------------------------------------------------===//

#include "JdkConventionsPlugin.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

using namespace jir;
using namespace jir::jvm;
using namespace jir::pointsto;

void JdkConventionsPlugin::onStart(PluginContext &context) {
  hierarchy = &context.getLinkage().getHierarchy();
  model = std::make_unique<JdkConventions>(*hierarchy);
  streamed = std::make_unique<DeserializedClasses>(*hierarchy, *model);
  auto find = [&](llvm::StringRef className, llvm::StringRef member) {
    ClassId owner = hierarchy->lookupClass(className);
    return owner ? hierarchy->lookupMethod(owner, member) : MethodId();
  };
  constexpr llvm::StringLiteral stream = "java.io.ObjectStreamClass";
  for (auto [index, callback] : llvm::enumerate(getSerializationCallbacks()))
    if (MethodId caller = find(stream, callback.caller))
      callbacks[caller] = index;
  for (auto [owner, member] :
       {std::pair("jdk.internal.misc.Unsafe",
                  "ensureClassInitialized0(Ljava/lang/Class;)V"),
        std::pair("sun.misc.Unsafe",
                  "ensureClassInitialized(Ljava/lang/Class;)V")})
    if (MethodId method = find(owner, member))
      initialisers.push_back(method);
  newInstance = find(stream, "newInstance()Ljava/lang/Object;");
  readRecord =
      find("java.io.ObjectInputStream",
           "readRecord(Ljava/io/ObjectStreamClass;)Ljava/lang/Object;");
  lambdaClass = hierarchy->lookupClass("java.lang.invoke.SerializedLambda");
  resolveLambda = find("java.lang.invoke.SerializedLambda",
                       "readResolve()Ljava/lang/Object;");
  setFields =
      find(stream, "setObjFieldValues(Ljava/lang/Object;[Ljava/lang/Object;)V");
  getFields =
      find(stream, "getObjFieldValues(Ljava/lang/Object;[Ljava/lang/Object;)V");
  objectInput = hierarchy->lookupClass("java.io.ObjectInputStream");
  enumConstants =
      find("java.lang.Class", "getEnumConstantsShared()[Ljava/lang/Object;");
}

bool JdkConventionsPlugin::keepsString(llvm::StringRef value) {
  return !model->getBundles(value).empty();
}

void JdkConventionsPlugin::watch(PluginContext &context, Role role,
                                 unsigned detail, InstanceId instance,
                                 unsigned local) {
  watches.push_back({role, detail, instance});
  context.addWatch(context.getNode(instance, local), *this, watches.size() - 1);
}

/// A bundle or a charset is among what a method returns.
void JdkConventionsPlugin::addGiven(PluginContext &context, InstanceId giver,
                                    ClassId id, Reason reason) {
  MethodId constructor = hierarchy->lookupMethod(id, "<init>()V");
  if (!constructor)
    return;
  MethodSignature signature =
      context.getSignature(context.getInstance(giver).method);
  ObjectId object = context.getJvmMade(context.getTypes().getClass(id));
  context.addToSet(context.getNode(giver, signature.getReturned()), object);
  context.addInitialization(giver, -1, id);
  context.addCall(
      makeConstruction(context, giver, constructor, object, reason));
}

/// Charsets and locales that the program names.
void JdkConventionsPlugin::findNames(PluginContext &context, MethodId method) {
  auto addLanguage = [&](llvm::StringRef language) {
    if (language.empty() || !languages.insert(language).second)
      return;
    for (ClassId id : model->getLocaleData(language)) {
      localeData.push_back(id);
      for (InstanceId giver : localeGivers)
        addGiven(context, giver, id, Reason::ResourceBundle);
    }
  };
  const MethodFacts &facts = context.getFacts(method);
  for (const Allocation &each : facts.allocations) {
    auto text = each.kind == AllocationKind::String
                    ? llvm::dyn_cast_or_null<mlir::StringAttr>(each.constant)
                    : mlir::StringAttr();
    if (!text)
      continue;
    addLanguage(JdkConventions::getLanguage(text));
    ClassId charset = model->getCharset(text);
    if (!charset || llvm::is_contained(charsets, charset))
      continue;
    charsets.push_back(charset);
    for (InstanceId giver : charsetGivers)
      addGiven(context, giver, charset, Reason::Reflection);
  }
  for (const StaticAccess &each : facts.staticLoads) {
    jir::FieldId field = context.getFields().getEntry(each.field).field;
    if (!field)
      continue;
    const FieldInfo &info = hierarchy->getField(field);
    if (hierarchy->getName(info.owner).getValue() == "java.util.Locale")
      addLanguage(JdkConventions::getLanguageOfField(
          jvm::splitFieldMember(info.member).first));
  }
}

/// Methods of the platform that return a class whose name it computes.
void JdkConventionsPlugin::addGiver(PluginContext &context,
                                    InstanceId instance) {
  MethodId method = context.getInstance(instance).method;
  llvm::StringRef owner =
      hierarchy->getName(hierarchy->getMethod(method).owner).getValue();
  llvm::StringRef name = hierarchy->getMethodName(method);
  if (model->makesLocaleData(method)) {
    if (localeGivers.empty())
      for (ClassId id : model->getLocaleData(""))
        localeData.push_back(id);
    localeGivers.push_back(instance);
    for (ClassId id : localeData)
      addGiven(context, instance, id, Reason::ResourceBundle);
  }
  if ((owner == "sun.nio.cs.StandardCharsets" ||
       owner == "sun.nio.cs.ext.AbstractCharsetProvider" ||
       owner == "sun.nio.cs.AbstractCharsetProvider") &&
      name == "lookup") {
    charsetGivers.push_back(instance);
    for (ClassId id : charsets)
      addGiven(context, instance, id, Reason::Reflection);
  }
}

void JdkConventionsPlugin::onReachableMethod(PluginContext &context,
                                             InstanceId instance) {
  MethodId method = context.getInstance(instance).method;
  if (hierarchy->getOrigin(hierarchy->getMethod(method).owner) ==
      Origin::Platform)
    addGiver(context, instance);
  else
    findNames(context, method);
  if (auto it = callbacks.find(method); it != callbacks.end())
    return watch(context, Role::Callback, it->second, instance, 1);
  if (method == getFields)
    return watch(context, Role::Written, 0, instance, 1);
  if (llvm::is_contained(initialisers, method))
    return watch(context, Role::Initialised, 0, instance, 1);
  if (method == newInstance) {
    reading = instance;
    addAllRead(context);
  } else if (method == setFields) {
    settingFields = instance;
    for (ClassId id : read)
      addReadFields(context, id);
  } else if (method == readRecord) {
    readingRecords = instance;
    addAllRead(context);
  } else if (method == resolveLambda) {
    resolvingLambdas = instance;
    for (ClassId id : std::vector<ClassId>(lambdaMakers))
      addLambdaReader(context, id);
  } else if (method == enumConstants) {
    askingEnums = instance;
    for (ClassId id : enums)
      addEnum(context, id);
  } else if (hierarchy->getName(hierarchy->getMethod(method).owner) ==
                 "java.util.ResourceBundle" &&
             hierarchy->getMethodName(method) == "getBundleImpl") {
    TypeId string = context.getTypes().getClass("java.lang.String");
    for (auto [index, type] :
         llvm::enumerate(context.getParameterTypes(method)))
      if (type == string)
        watch(context, Role::BaseName, 0, instance, index);
  }
}

void JdkConventionsPlugin::onNewPointsTo(PluginContext &context, uint64_t data,
                                         llvm::ArrayRef<ObjectId> objects) {
  const WatchInfo info = watches[data];
  TypeTable &types = context.getTypes();
  for (ObjectId object : objects) {
    if (info.role == Role::BaseName) {
      addBundles(context, info, object);
      continue;
    }
    if (info.role == Role::Initialised) {
      if (ClassId named = getNamed(context, object))
        context.addInitialization(info.instance, -1, named);
      continue;
    }
    TypeId type = context.getObject(object).type;
    if (info.role == Role::Callback &&
        context.getObject(object).kind == ObjectKind::Function)
      addWrittenLambda(context, info, object);
    if (!types.isClass(type))
      continue;
    if (info.role == Role::Callback)
      addCallback(context, info, types.getClassId(type));
    else
      addWritten(context, info, object, types.getClassId(type));
  }
}

ClassId JdkConventionsPlugin::getNamed(PluginContext &context,
                                       ObjectId object) {
  auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(
      context.getObject(object).constant);
  auto ref = named ? llvm::dyn_cast<RefType>(named.getValue()) : RefType();
  return ref && !ref.isUnion() ? hierarchy->getClass(ref.getName()) : ClassId();
}

void JdkConventionsPlugin::onNewObject(PluginContext &context,
                                       ObjectId object) {
  const ObjectInfo info = context.getObject(object);
  TypeTable &types = context.getTypes();
  if (info.kind == ObjectKind::Function && lambdaClass)
    return addSerializableLambda(context, info);
  if (!types.isClass(info.type) || info.kind == ObjectKind::Unknown)
    return;
  if (llvm::isa_and_nonnull<mlir::TypeAttr>(info.constant)) {
    ClassId id = getNamed(context, object);
    if (!id || !model->getEnumValues(id) || !seenEnums.insert(id).second)
      return;
    enums.push_back(id);
    if (askingEnums)
      addEnum(context, id);
    return;
  }
  ClassId id = types.getClassId(info.type);
  if (!model->isSerializable(id) || !seen.insert(id).second)
    return;
  made.push_back(id);
  if (readsObjects)
    addRead(context, id);
}

void JdkConventionsPlugin::onCallEdge(PluginContext &context, InstanceId caller,
                                      int32_t bci, InstanceId callee, Reason) {
  if (!objectInput || !caller)
    return;
  auto getOwner = [&](InstanceId instance) {
    return hierarchy->getMethod(context.getInstance(instance).method).owner;
  };
  if (getOwner(callee) != objectInput ||
      hierarchy->getOrigin(getOwner(caller)) == Origin::Platform)
    return;
  if (!std::exchange(readsObjects, true))
    addAllRead(context);
  // Rule R28: a stream may come from another run.
  MethodId read = context.getInstance(callee).method;
  llvm::StringRef name = hierarchy->getMethodName(read);
  if (name != "readObject" && name != "readUnshared")
    return;
  const MethodFacts &facts =
      context.getFacts(context.getInstance(caller).method);
  for (ClassId id :
       streamed->addReading(facts, context.getTypes(), bci, read)) {
    if (seen.insert(id).second)
      made.push_back(id);
    addRead(context, id);
  }
}

//===----------------------------------------------------------------------===//
// Serialization
//===----------------------------------------------------------------------===//

void JdkConventionsPlugin::addCallback(PluginContext &context,
                                       const WatchInfo &info, ClassId id) {
  const SerializationCallback &callback =
      getSerializationCallbacks()[info.detail];
  MethodSignature signature =
      context.getSignature(context.getInstance(info.instance).method);
  for (MethodId callee : model->getCallbacks(callback, id)) {
    AddedCall call;
    call.caller = info.instance;
    call.callee = callee;
    call.reason = Reason::Serialization;
    // Of what comes, the callee gets the objects of its class.
    auto [it, inserted] = receivers.try_emplace({info.instance, callee});
    if (!inserted)
      continue;
    it->second = context.addNode();
    TypeId owner =
        context.getTypes().getClass(hierarchy->getMethod(callee).owner);
    context.addCopy(context.getNode(info.instance, 1), it->second, owner);
    call.receiver = it->second;
    if (signature.numParameters > 2)
      call.arguments.push_back(context.getNode(info.instance, 2));
    if (signature.returnsReference)
      call.result = context.getNode(info.instance, signature.getReturned());
    call.thrown = context.getNode(info.instance, signature.getThrown());
    context.addCall(call);
  }
}

void JdkConventionsPlugin::forEachField(
    PluginContext &context, ClassId id,
    llvm::function_ref<void(pointsto::FieldId, TypeId)> callback) {
  for (; id && model->isSerializable(id); id = hierarchy->getSuperclass(id))
    for (uint32_t index : hierarchy->getFieldIndices(id)) {
      const FieldInfo info = hierarchy->getField(jir::FieldId(index));
      mlir::Type declared = getFieldType(hierarchy->getProgram().getContext(),
                                         splitFieldMember(info.member).second);
      if ((info.flags & (access::Static | access::Transient)) || !declared ||
          !isReference(declared))
        continue;
      callback(context.getFields().get(jir::FieldId(index)),
               context.getTypes().get(declared));
    }
}

void JdkConventionsPlugin::addWritten(PluginContext &context,
                                      const WatchInfo &info, ObjectId object,
                                      ClassId id) {
  NodeId values = context.addNode();
  context.addStore(context.getNode(info.instance, 2), FieldTable::getElements(),
                   values);
  forEachField(context, id, [&](pointsto::FieldId field, TypeId) {
    context.addCopy(context.getCell(object, field), values);
  });
}

void JdkConventionsPlugin::addAllRead(PluginContext &context) {
  if (readsObjects)
    for (ClassId id : std::vector<ClassId>(made))
      addRead(context, id);
}

void JdkConventionsPlugin::addRead(PluginContext &context, ClassId id) {
  // The class of a constant with a body is below that of the enum.
  for (ClassId each : {id, hierarchy->getSuperclass(id)})
    if (each && model->getEnumValues(each) && seenEnums.insert(each).second) {
      enums.push_back(each);
      if (askingEnums)
        addEnum(context, each);
    }
  MethodId constructor = model->getReadingConstructor(id);
  bool isRecord = model->isRecord(id);
  if (!constructor || !(isRecord ? readingRecords : reading) ||
      !isRead.insert(id).second)
    return;
  if (isRecord)
    return addReadRecord(context, id, constructor);
  read.push_back(id);
  ObjectId object = context.getJvmMade(context.getTypes().getClass(id));
  MethodSignature signature = context.getSignature(newInstance);
  context.addToSet(context.getNode(reading, signature.getReturned()), object);
  context.addInitialization(reading, -1, id);
  context.addCall(makeConstruction(context, reading, constructor, object,
                                   Reason::Serialization));
  if (settingFields)
    addReadFields(context, id);
}

/// The canonical constructor gets what is read for the components.
void JdkConventionsPlugin::addReadRecord(PluginContext &context, ClassId id,
                                         MethodId constructor) {
  ObjectId object = context.getJvmMade(context.getTypes().getClass(id));
  MethodSignature signature = context.getSignature(readRecord);
  context.addToSet(context.getNode(readingRecords, signature.getReturned()),
                   object);
  context.addInitialization(readingRecords, -1, id);
  AddedCall call = makeConstruction(context, readingRecords, constructor,
                                    object, Reason::Serialization);
  for (TypeId type : context.getParameterTypes(constructor))
    call.arguments.push_back(context.getInstantiated(type));
  context.addCall(call);
}

//===----------------------------------------------------------------------===//
// Serializable lambdas
//===----------------------------------------------------------------------===//

/// Its class replaces it by a SerializedLambda, which becomes one of the
/// lambdas of the class that made it when it is read.
void JdkConventionsPlugin::addSerializableLambda(PluginContext &context,
                                                 const ObjectInfo &info) {
  TypeTable &types = context.getTypes();
  ClassId maker =
      hierarchy->getMethod(context.getInstance(info.creator).method).owner;
  if (!types.mayBe(info.type, types.getClass("java.io.Serializable")) ||
      !seenLambdaMakers.insert(maker).second)
    return;
  lambdaMakers.push_back(maker);
  if (resolvingLambdas)
    addLambdaReader(context, maker);
  if (!seen.insert(lambdaClass).second)
    return;
  made.push_back(lambdaClass);
  if (readsObjects)
    addRead(context, lambdaClass);
}

void JdkConventionsPlugin::addLambdaReader(PluginContext &context,
                                           ClassId maker) {
  MethodId reader = model->getLambdaReader(maker);
  if (!reader)
    return;
  AddedCall call;
  call.caller = resolvingLambdas;
  call.callee = reader;
  call.reason = Reason::Serialization;
  call.arguments.push_back(context.getNode(resolvingLambdas, 0));
  MethodSignature signature = context.getSignature(resolveLambda);
  call.result = context.getNode(resolvingLambdas, signature.getReturned());
  call.thrown = context.getNode(resolvingLambdas, signature.getThrown());
  context.addInitialization(resolvingLambdas, -1, maker);
  context.addCall(call);
}

void JdkConventionsPlugin::addWrittenLambda(PluginContext &context,
                                            const WatchInfo &info,
                                            ObjectId object) {
  if (!lambdaClass ||
      !getSerializationCallbacks()[info.detail].callback.starts_with(
          "writeReplace"))
    return;
  MethodSignature signature =
      context.getSignature(context.getInstance(info.instance).method);
  TypeTable &types = context.getTypes();
  ObjectId written = context.getJvmMade(types.getClass(lambdaClass));
  context.addToSet(context.getNode(info.instance, signature.getReturned()),
                   written);
  // The values that it captured are in an array.
  ObjectId array = context.getJvmMade(
      types.getArray(types.getClass(hierarchy->getObject())));
  const ObjectInfo made = context.getObject(object);
  const MethodId maker = context.getInstance(made.creator).method;
  const Function &function = context.getFacts(maker).functions[made.function];
  for (Local captured : function.captured)
    if (captured != kNoLocal)
      context.addCopy(context.getNode(made.creator, captured),
                      context.getCell(array, FieldTable::getElements()));
  for (uint32_t index : hierarchy->getMethodIndices(lambdaClass)) {
    MethodId constructor(index);
    if (hierarchy->getMethodName(constructor) != "<init>")
      continue;
    AddedCall call;
    call.caller = info.instance;
    call.callee = constructor;
    call.reason = Reason::Serialization;
    call.receiver = context.addNode();
    context.addToSet(call.receiver, written);
    for (TypeId type : context.getParameterTypes(constructor)) {
      call.arguments.push_back(context.addNode());
      if (types.getKind(type) == TypeKind::Array)
        context.addToSet(call.arguments.back(), array);
      else
        context.addCopy(context.getBoundedBy(type), call.arguments.back());
    }
    context.addCall(call);
  }
}

void JdkConventionsPlugin::addReadFields(PluginContext &context, ClassId id) {
  NodeId values = context.addNode();
  context.addLoad(context.getNode(settingFields, 2), FieldTable::getElements(),
                  values);
  ObjectId object = context.getJvmMade(context.getTypes().getClass(id));
  forEachField(context, id, [&](pointsto::FieldId field, TypeId type) {
    context.addCopy(values, context.getCell(object, field), type);
  });
}

//===----------------------------------------------------------------------===//
// Enums and bundles
//===----------------------------------------------------------------------===//

void JdkConventionsPlugin::addEnum(PluginContext &context, ClassId id) {
  AddedCall call;
  call.caller = askingEnums;
  call.callee = model->getEnumValues(id);
  call.reason = Reason::Reflection;
  MethodSignature signature = context.getSignature(enumConstants);
  call.result = context.getNode(askingEnums, signature.getReturned());
  context.addInitialization(askingEnums, -1, id);
  context.addCall(call);
}

void JdkConventionsPlugin::addBundles(PluginContext &context,
                                      const WatchInfo &info, ObjectId object) {
  auto name = llvm::dyn_cast_or_null<mlir::StringAttr>(
      context.getObject(object).constant);
  if (!name)
    return;
  MethodSignature signature =
      context.getSignature(context.getInstance(info.instance).method);
  NodeId returned = context.getNode(info.instance, signature.getReturned());
  for (ClassId owner : model->getBundles(name.getValue())) {
    MethodId constructor = hierarchy->lookupMethod(owner, "<init>()V");
    if (!constructor)
      continue;
    ObjectId bundle = context.getJvmMade(context.getTypes().getClass(owner));
    context.addToSet(returned, bundle);
    context.addInitialization(info.instance, -1, owner);
    AddedCall call;
    call.caller = info.instance;
    call.callee = constructor;
    call.reason = Reason::ResourceBundle;
    call.receiver = context.addNode();
    context.addToSet(call.receiver, bundle);
    context.addCall(call);
  }
}
