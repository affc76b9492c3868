//===- ClassReflection.cpp - Class objects ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of classes, with and without unknown parts, and the classes of objects.
//
//===----------------------------------------------------------------------===//

#include "ClassReflection.h"
#include "llvm/ADT/StringSwitch.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most classes that a text with unknown parts represents, in the program
/// and in the platform's code.
static constexpr size_t kProgramMatches = 256, kPlatformMatches = 16;
/// The most such texts that a call is followed for, of those that are names of
/// classes at all or may be any of so many; and how many of those are looked
/// up.
static constexpr size_t kMostTexts = 32, kManyNames = 1024, kMostLookups = 1000;

/// Any class loader's loadClass(String) counts as that of ClassLoader.
std::optional<Api> ClassReflection::classify(MethodId method) {
  if (hierarchy.getMember(method).getValue() !=
      "loadClass(Ljava/lang/String;)Ljava/lang/Class;")
    return std::nullopt;
  ClassId loader = hierarchy.lookupClass("java.lang.ClassLoader");
  ClassId owner = hierarchy.getMethod(method).owner;
  return loader && hierarchy.isSubtype(owner, loader)
             ? std::optional(Api::LoadClass)
             : std::nullopt;
}

/// Whether a method makes a class of bytes.
static bool definesClass(Api api) {
  return api == Api::DefineClass || api == Api::DefineClassIn ||
         api == Api::DefineClassOf;
}

std::optional<unsigned> ClassReflection::findNameOperand(Api api) {
  const ApiRow &row = getRow(api);
  if (row.mechanism != MechanismKind::Classes || api == Api::PrimitiveClass ||
      definesClass(api) || row.asks.nameAt == kNoOperand)
    return std::nullopt;
  return row.asks.nameAt;
}

/// Rule R29.
bool ClassReflection::isOwnLoader(MethodId method) const {
  const MethodInfo info = hierarchy.getMethod(method);
  llvm::StringRef member = hierarchy.getMember(method).getValue();
  if (info.isStatic() || info.isAbstract() ||
      shared.isPlatformClass(info.owner) ||
      (member != "findClass(Ljava/lang/String;)Ljava/lang/Class;" &&
       member != "loadClass(Ljava/lang/String;)Ljava/lang/Class;" &&
       member != "loadClass(Ljava/lang/String;Z)Ljava/lang/Class;"))
    return false;
  ClassId loader = hierarchy.lookupClass("java.lang.ClassLoader");
  return loader && hierarchy.isSubtype(info.owner, loader);
}

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

void ClassReflection::onSite(uint32_t index) {
  const Site &site = shared.getSite(index);
  if (site.api == Api::GetClass)
    return shared.watch(site.receiver, index, Role::Receiver);
  if (site.api == Api::Component)
    return shared.traceOrWatchClass(index);
  bool isOfApplication =
      !shared.isPlatformSite(site) && !shared.isLibrarySite(site);
  // What a library defines is generated (rule R26).
  if (definesClass(site.api) && !isOfApplication)
    return shared.returnResultOf(site, InstanceId());
  if (site.api == Api::FindLoaded && !isOfApplication)
    return;
  // Of services and bundles, which others find.
  if (site.api == Api::ForNameInModule && shared.isPlatformSite(site))
    return shared.returnResultOf(site, InstanceId());
  shared.traceAll(index);
}

void ClassReflection::onName(uint32_t index, mlir::StringAttr name) {
  if (name.getValue().contains(kAnyText))
    returnClasses(index, name);
  else
    returnClass(index, name, Reason::Reflection);
}

void ClassReflection::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  if (site.api == Api::ArrayType) {
    if (!llvm::isa<mlir::NoneType>(type))
      shared.returnObject(site,
                          context.getClassObject(jvm::ArrayType::get(type)));
    return;
  }
  if (site.api == Api::Component || site.api == Api::ComponentType) {
    if (auto array = llvm::dyn_cast<jvm::ArrayType>(type))
      shared.returnObject(site, context.getClassObject(array.getElementType()));
    return;
  }
  ClassId id = shared.getClassId(type);
  if (site.api != Api::Superclass || !id || hierarchy.isInterface(id))
    return;
  if (ClassId super = hierarchy.getSuperclass(id))
    shared.returnObject(site, shared.getClassObject(super));
}

void ClassReflection::onObject(uint32_t index, ObjectId object) {
  if (shared.getSite(index).api == Api::Component)
    return shared.useClassOf(index, object);
  if (ObjectId known = getClassOf(context.getObject(object).type))
    shared.returnObject(shared.getSite(index), known);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

mlir::Type ClassReflection::getTypeOf(TypeId type) const {
  const TypeTable &types = context.getTypes();
  if (types.isClass(type))
    return jvm::RefType::get(hierarchy.getName(types.getClassId(type)));
  if (types.getKind(type) != TypeKind::Array)
    return mlir::Type();
  mlir::Type element = getTypeOf(types.getElement(type));
  return element ? jvm::ArrayType::get(element) : mlir::Type();
}

ObjectId ClassReflection::getClassOf(TypeId type) {
  auto [it, inserted] = classObjects.try_emplace(type);
  if (inserted)
    if (mlir::Type named = getTypeOf(type))
      it->second = context.getClassObject(named);
  return it->second;
}

/// `java.lang.String`, `[Ljava.lang.String;`, or the keyword of a primitive
/// type; null if no class has the name.
mlir::Type ClassReflection::parseClassName(llvm::StringRef name) const {
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  if (name.starts_with("[")) {
    std::string descriptor = name.str();
    std::replace(descriptor.begin(), descriptor.end(), '.', '/');
    return jvm::getFieldType(mlirContext, descriptor);
  }
  ClassId id = hierarchy.lookupClass(name);
  return id && !hierarchy.isPhantom(id)
             ? jvm::RefType::get(hierarchy.getName(id))
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

mlir::Type ClassReflection::findNamed(const Site &site,
                                      llvm::StringRef name) const {
  if (site.api != Api::PrimitiveClass)
    return parseClassName(name);
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  if (name == "void")
    return mlir::NoneType::get(mlirContext);
  char descriptor = getPrimitiveDescriptor(name);
  return descriptor
             ? jvm::getFieldType(mlirContext, llvm::StringRef(&descriptor, 1))
             : mlir::Type();
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void ClassReflection::addAbsentName(const Site &site, mlir::StringAttr name) {
  // It throws ClassNotFoundException. Where hundreds of strings meet, a few of
  // them show enough.
  constexpr size_t mostListed = 8;
  MethodId method = context.getInstance(site.caller).method;
  auto &listed = absentNames[{method, site.bci}];
  if (listed.size() >= mostListed || llvm::is_contained(listed, name))
    return;
  listed.push_back(name);
  context.addUnresolved({Unresolved::AbsentClass, method, site.bci, name});
}

void ClassReflection::returnClass(uint32_t index, mlir::StringAttr name,
                                  Reason evidence) {
  const Site site = shared.getSite(index);
  mlir::Type type = findNamed(site, name);
  if (!type && definesClass(site.api))
    return shared.setUnresolved(index, "class");
  if (!type)
    return addAbsentName(site, name);
  ClassId id = shared.getClassId(type);
  if (id && !shared.isPlatformSite(site)) {
    shared.markNamed(id);
    shared.noteEvidence(id, evidence);
  }
  shared.returnObject(site, context.getClassObject(type));
  // The long form states at run time whether it initialises.
  if (id && (site.api == Api::ForName || site.api == Api::ForNameIn))
    context.addInitialization(site.caller, site.bci, id);
}

const std::optional<std::vector<ClassId>> &
ClassReflection::matchClasses(mlir::StringAttr text, bool isPlatform) {
  static const std::optional<std::vector<ClassId>> none;
  auto it = matches.find({text, isPlatform});
  if (it != matches.end())
    return it->second;
  // A few known characters tell nothing.
  constexpr size_t leastKnown = 4;
  size_t numKnown = text.size() - text.getValue().count(kAnyText);
  if (numKnown < leastKnown)
    return none;
  llvm::ArrayRef<ClassId> possible = classNames.find(text);
  if (possible.size() > kManyNames && ++numLookups > kMostLookups)
    return none;
  std::vector<ClassId> found;
  for (ClassId each : possible)
    if ((isPlatform || !shared.isPlatformClass(each)) &&
        matchesText(text, hierarchy.getName(each).getValue()))
      found.push_back(each);
  llvm::sort(found, [](ClassId a, ClassId b) { return a.index < b.index; });
  auto &kept = matches[{text, isPlatform}];
  if (found.size() <= (isPlatform ? kPlatformMatches : kProgramMatches))
    kept = std::move(found);
  return kept;
}

bool ClassReflection::findClasses(mlir::StringAttr text, bool isPlatform,
                                  llvm::SmallVectorImpl<ObjectId> &found) {
  if (!text.getValue().contains(kAnyText)) {
    if (mlir::Type type = parseClassName(text))
      found.push_back(context.getClassObject(type));
    return true;
  }
  const auto &classes = matchClasses(text, isPlatform);
  if (!classes)
    return false;
  for (ClassId each : *classes)
    found.push_back(shared.getClassObject(each));
  return true;
}

void ClassReflection::returnClasses(uint32_t index, mlir::StringAttr text) {
  const Site site = shared.getSite(index);
  bool isPlatform = shared.isPlatformSite(site);
  // Most of what meets in one place names no class.
  bool isVague = classNames.find(text).size() > kManyNames;
  if (isVague && ++shared.getSite(index).numMatched > kMostTexts)
    return shared.setUnresolved(index, "name");
  const auto &classes = matchClasses(text, isPlatform);
  // In the program a class of the platform is possible too.
  if (!classes || !isPlatform)
    shared.setUnresolved(index, "name");
  if (!classes || classes->empty())
    return;
  if (!isVague && ++shared.getSite(index).numMatched > kMostTexts)
    return shared.setUnresolved(index, "name");
  for (ClassId each : std::vector<ClassId>(*classes))
    returnClass(index, hierarchy.getName(each), Reason::ReflectionSubstring);
}
