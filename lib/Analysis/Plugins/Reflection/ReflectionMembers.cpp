//===- ReflectionMembers.cpp - Class objects and members --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classes by name, and the methods, constructors and fields of a class as
// java.lang.Class gives them.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

ClassId ReflectionPlugin::getClassId(mlir::Type type) const {
  auto ref = llvm::dyn_cast_or_null<jvm::RefType>(type);
  if (!ref || ref.isUnion())
    return ClassId();
  ClassId id = hierarchy->lookupClass(ref.getName());
  return id && !hierarchy->isPhantom(id) ? id : ClassId();
}

mlir::Type ReflectionPlugin::getNamedType(ObjectId object) const {
  auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(
      context->getObject(object).constant);
  return named ? named.getValue() : mlir::Type();
}

mlir::Type ReflectionPlugin::getTypeOf(TypeId type) const {
  const TypeTable &types = context->getTypes();
  if (types.isClass(type))
    return jvm::RefType::get(hierarchy->getName(types.getClassId(type)));
  if (types.getKind(type) != TypeKind::Array)
    return mlir::Type();
  mlir::Type element = getTypeOf(types.getElement(type));
  return element ? jvm::ArrayType::get(element) : mlir::Type();
}

ObjectId ReflectionPlugin::getClassOf(TypeId type) {
  auto [it, inserted] = classObjects.try_emplace(type);
  if (inserted)
    if (mlir::Type named = getTypeOf(type))
      it->second = context->getClassObject(named);
  return it->second;
}

/// `java.lang.String`, `[Ljava.lang.String;`, or the keyword of a primitive
/// type; null if no class has the name.
mlir::Type ReflectionPlugin::parseClassName(llvm::StringRef name) const {
  mlir::MLIRContext *mlirContext = hierarchy->getProgram().getContext();
  if (name.starts_with("[")) {
    std::string descriptor = name.str();
    std::replace(descriptor.begin(), descriptor.end(), '.', '/');
    return jvm::getFieldType(mlirContext, descriptor);
  }
  ClassId id = hierarchy->lookupClass(name);
  return id && !hierarchy->isPhantom(id)
             ? jvm::RefType::get(hierarchy->getName(id))
             : mlir::Type();
}

static char getPrimitiveDescriptor(llvm::StringRef keyword) {
  return llvm::StringSwitch<char>(keyword)
      .Case("boolean", 'Z')
      .Case("byte", 'B')
      .Case("char", 'C')
      .Case("short", 'S')
      .Case("int", 'I')
      .Case("long", 'J')
      .Case("float", 'F')
      .Case("double", 'D')
      .Default(0);
}

void ReflectionPlugin::giveClass(uint32_t index, mlir::StringAttr name) {
  const Site site = sites[index];
  mlir::Type type;
  if (site.api == Api::PrimitiveClass) {
    char descriptor = getPrimitiveDescriptor(name);
    if (descriptor)
      type = jvm::getFieldType(hierarchy->getProgram().getContext(),
                               llvm::StringRef(&descriptor, 1));
    else if (name == "void")
      type = mlir::NoneType::get(hierarchy->getProgram().getContext());
  } else {
    type = parseClassName(name);
  }
  if (!type) {
    // No class: it throws ClassNotFoundException. Where hundreds of strings
    // meet, a few of them say enough.
    constexpr size_t mostListed = 8;
    MethodId method = context->getInstance(site.caller).method;
    auto &listed = absentNames[{method, site.bci}];
    if (listed.size() < mostListed && !llvm::is_contained(listed, name)) {
      listed.push_back(name);
      context->addUnresolved({Unresolved::AbsentClass, method, site.bci, name});
    }
    return;
  }
  if (ClassId id = getClassId(type); id && !isPlatformSite(site))
    namedClasses.insert(id);
  giveObject(site, context->getClassObject(type));
  // The long form says at run time whether it initialises.
  if (site.api == Api::ForName || site.api == Api::ForNameIn)
    if (ClassId id = getClassId(type))
      context->addInitialization(site.caller, site.bci, id);
}

/// The most classes that a text with unknown parts stands for, in the program
/// and in the platform's code.
static constexpr size_t kProgramMatches = 256, kPlatformMatches = 16;
/// The most such texts that a call is followed for, of those that are names of
/// classes at all or may be any of so many; and how many of those are looked
/// up.
static constexpr size_t kMostTexts = 32, kManyNames = 1024, kMostLookups = 1000;

const std::optional<std::vector<ClassId>> &
ReflectionPlugin::matchClasses(mlir::StringAttr text, bool isPlatform) {
  static const std::optional<std::vector<ClassId>> none;
  auto it = matches.find({text, isPlatform});
  if (it != matches.end())
    return it->second;
  // A few known characters tell nothing.
  constexpr size_t leastKnown = 4;
  size_t numKnown = text.size() - text.getValue().count(kAnyText);
  if (numKnown < leastKnown)
    return none;
  llvm::ArrayRef<ClassId> possible = classNames->find(text);
  if (possible.size() > kManyNames && ++numLookups > kMostLookups)
    return none;
  std::vector<ClassId> found;
  for (ClassId each : possible)
    if ((isPlatform || hierarchy->getOrigin(each) != jvm::Origin::Platform) &&
        matchesText(text, hierarchy->getName(each).getValue()))
      found.push_back(each);
  llvm::sort(found, [](ClassId a, ClassId b) { return a.index < b.index; });
  auto &kept = matches[{text, isPlatform}];
  if (found.size() <= (isPlatform ? kPlatformMatches : kProgramMatches))
    kept = std::move(found);
  return kept;
}

bool ReflectionPlugin::findClasses(mlir::StringAttr text, bool isPlatform,
                                   llvm::SmallVectorImpl<ObjectId> &found) {
  if (!text.getValue().contains(kAnyText)) {
    if (mlir::Type type = parseClassName(text))
      found.push_back(context->getClassObject(type));
    return true;
  }
  const auto &classes = matchClasses(text, isPlatform);
  if (!classes)
    return false;
  for (ClassId each : *classes)
    found.push_back(
        context->getClassObject(jvm::RefType::get(hierarchy->getName(each))));
  return true;
}

void ReflectionPlugin::giveClasses(uint32_t index, mlir::StringAttr text) {
  const Site site = sites[index];
  bool isPlatform = isPlatformSite(site);
  // Most of what meets in one place names no class.
  bool isVague = classNames->find(text).size() > kManyNames;
  if (isVague && ++sites[index].numMatched > kMostTexts)
    return setUnresolved(index, "name");
  const auto &classes = matchClasses(text, isPlatform);
  // In the program a class of the platform is possible too.
  if (!classes || !isPlatform)
    setUnresolved(index, "name");
  if (!classes || classes->empty())
    return;
  if (!isVague && ++sites[index].numMatched > kMostTexts)
    return setUnresolved(index, "name");
  for (ClassId each : std::vector<ClassId>(*classes))
    giveClass(index, hierarchy->getName(each));
}

/// A class that is no subclass throws ClassCastException.
void ReflectionPlugin::giveReceiver(const Site &site) {
  if (site.receiver && site.result)
    context->addCopy(site.receiver, site.result);
}

void ReflectionPlugin::giveSupertype(const Site &site, ClassId id) {
  if (!id || hierarchy->isInterface(id))
    return;
  if (ClassId super = hierarchy->getSuperclass(id))
    giveObject(site, context->getClassObject(
                         jvm::RefType::get(hierarchy->getName(super))));
}

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

ObjectId ReflectionPlugin::getMemberObject(const Member &member) {
  bool isField = bool(member.field);
  bool isConstructor =
      !isField && hierarchy->getMethodName(member.method) == "<init>";
  std::pair<uint64_t, uint32_t> key{isField, isField ? member.field.index
                                                     : member.method.index};
  auto it = members.find(key);
  if (it != members.end())
    return it->second;
  TypeId type = context->getTypes().getClass(
      isField         ? "java.lang.reflect.Field"
      : isConstructor ? "java.lang.reflect.Constructor"
                      : "java.lang.reflect.Method");
  ObjectId object = context->addObject(type, InstanceId(), -1);
  members[key] = object;
  memberOf[object] = member;
  return object;
}

void ReflectionPlugin::giveMember(const Site &site, const Member &member) {
  if (site.api == Api::OffsetByName)
    return addOffsetField(member.field);
  if (!site.result)
    return;
  ObjectId object = getMemberObject(member);
  tracer.addAnswer({site.caller, site.bci}, {mlir::StringAttr(), object});
  TypeId returned = context->getReturnType(site.callee);
  if (!returned || context->getTypes().getKind(returned) != TypeKind::Array)
    return context->addToSet(site.result, object);
  ObjectId &array = memberArrays[site.result];
  if (!array) {
    array = context->addObject(returned, site.caller, site.bci);
    context->addToSet(site.result, array);
  }
  context->addToSet(context->getCell(array, FieldTable::getElements()), object);
}

bool ReflectionPlugin::fits(const Site &site, MethodId method,
                            unsigned argument) {
  if (argument >= site.locals.size())
    return true;
  auto wanted = findClassArray(getSummary(site), site.locals[argument]);
  if (!wanted)
    return true;
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(hierarchy->getProgram().getContext(),
                                  hierarchy->getDescriptor(method), parameters,
                                  result) ||
      parameters.size() != wanted->size())
    return false;
  for (auto [type, parameter] : llvm::zip(*wanted, parameters))
    if (type && type != parameter)
      return false;
  return true;
}

/// A class, and those whose public members are its own.
void ReflectionPlugin::forEachOwner(
    ClassId id, bool isPublic, llvm::function_ref<void(ClassId)> look) const {
  if (!isPublic)
    return look(id);
  for (ClassId each = id; each; each = hierarchy->getSuperclass(each))
    look(each);
  for (ClassId each : hierarchy->getAllInterfaces(id))
    look(each);
}

void ReflectionPlugin::forEachMethod(
    ClassId id, bool isPublic, llvm::function_ref<void(MethodId)> callback) {
  auto look = [&](ClassId owner) {
    for (uint32_t index : hierarchy->getMethodIndices(owner)) {
      MethodId method(index);
      if (!hierarchy->getMethodName(method).starts_with("<") &&
          (!isPublic || hierarchy->getMethod(method).isPublic()))
        callback(method);
    }
  };
  forEachOwner(id, isPublic, look);
}

void ReflectionPlugin::giveMethods(const Site &site, ClassId id,
                                   llvm::StringRef name, bool isPublic) {
  forEachMethod(id, isPublic, [&](MethodId method) {
    // What every object has is hardly what is looked for.
    bool isGiven = name.empty()
                       ? !isPublic || hierarchy->getMethod(method).owner !=
                                          hierarchy->getObject()
                       : matchesText(name, hierarchy->getMethodName(method)) &&
                             fits(site, method, 1);
    if (isGiven)
      giveMember(site, {method, jir::FieldId()});
  });
}

void ReflectionPlugin::giveConstructors(const Site &site, ClassId id,
                                        bool isPublic) {
  bool isAll =
      site.api == Api::Constructors || site.api == Api::DeclaredConstructors;
  for (uint32_t index : hierarchy->getMethodIndices(id)) {
    MethodId method(index);
    if (hierarchy->getMethodName(method) != "<init>" ||
        (isPublic && !hierarchy->getMethod(method).isPublic()))
      continue;
    if (isAll || fits(site, method, 0))
      giveMember(site, {method, jir::FieldId()});
  }
}

void ReflectionPlugin::giveFields(const Site &site, ClassId id,
                                  llvm::StringRef name, bool isPublic) {
  auto look = [&](ClassId owner) {
    for (uint32_t index : hierarchy->getFieldIndices(owner)) {
      const FieldInfo &info = hierarchy->getField(jir::FieldId(index));
      if ((name.empty() ||
           matchesText(name, info.member.getValue().split(':').first)) &&
          (!isPublic || info.flags & access::Public))
        giveMember(site, {MethodId(), jir::FieldId(index)});
    }
  };
  forEachOwner(id, isPublic, look);
}

void ReflectionPlugin::giveMembers(uint32_t index, mlir::Type type,
                                   mlir::StringAttr name) {
  const Site site = sites[index];
  ClassId id = getClassId(type);
  // An array has the methods of java.lang.Object.
  if (!id && llvm::isa<jvm::ArrayType>(type))
    id = hierarchy->getObject();
  if (!id)
    return;
  llvm::StringRef text = name ? name.getValue() : "";
  switch (site.api) {
  case Api::Method:
  case Api::Methods:
    return giveMethods(site, id, text, /*isPublic=*/true);
  case Api::DeclaredMethod:
  case Api::DeclaredMethods:
    return giveMethods(site, id, text, /*isPublic=*/false);
  case Api::GetConstructor:
  case Api::Constructors:
    return giveConstructors(site, id, /*isPublic=*/true);
  case Api::DeclaredConstructor:
  case Api::DeclaredConstructors:
    return giveConstructors(site, id, /*isPublic=*/false);
  case Api::GetField:
  case Api::Fields:
    return giveFields(site, id, text, /*isPublic=*/true);
  case Api::DeclaredField:
  case Api::DeclaredFields:
  case Api::OffsetByName:
    return giveFields(site, id, text, /*isPublic=*/false);
  default:
    return;
  }
}
