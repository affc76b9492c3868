//===- MemberReflection.cpp - Methods, constructors and fields --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members by name and by the types of parameters; and what a loop over all
// methods of a class picks by comparing names.
//
//===----------------------------------------------------------------------===//

#include "MemberReflection.h"
#include "../ParameterTypes.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most classes of which all members are asked for at a place: no name
/// tells which of them are used.
static constexpr unsigned kUnnamedLimit = 8;

/// Whether all members of a class are asked for, none by name.
static bool asksForAll(Api api) {
  return api == Api::Methods || api == Api::DeclaredMethods ||
         api == Api::Constructors || api == Api::DeclaredConstructors ||
         api == Api::Fields || api == Api::DeclaredFields;
}

/// R19: a loop of the program that compares names asks for these.
void MemberReflection::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  if (asksForAll(site.api) && !shared.isPlatformSite(site) &&
      !site.isIndirect) {
    MemberFilters found =
        findMemberFilters(shared, shared.getFacts(site), site.resultLocal);
    if (!found.empty())
      filters[index] = found;
    if (auto names = findComparedNames(shared, shared.getFacts(site),
                                       site.resultLocal)) {
      sitesWithNames.insert(index);
      for (const ComparedName &name : *names)
        addComparedName(index, name);
    }
  }
  shared.traceAll(index);
}

void MemberReflection::addComparedName(uint32_t index,
                                       const ComparedName &name) {
  if (!name.constant)
    return shared.trace(index, shared.getSite(index).caller, name.local,
                        Role::Name);
  auto asked =
      mlir::StringAttr::get(name.constant.getContext(), name.getPattern());
  shared.getSite(index).names.push_back(asked);
  onName(index, asked);
}

/// Where it is unknown what names are compared with, all members count.
void MemberReflection::onUntraceable(uint32_t index, Role role) {
  if (role != Role::Name || !sitesWithNames.erase(index))
    return Mechanism::onUntraceable(index, role);
  const llvm::SmallVector<mlir::Type, 1> classes =
      shared.getSite(index).classes;
  for (mlir::Type type : classes)
    onClass(index, type);
}

void MemberReflection::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  if (id && shared.isApplicationClass(id) && shared.isLibrarySite(site))
    shared.expose(id);
  if (sitesWithNames.contains(index))
    return Mechanism::onClass(index, type);
  if (asksForAll(site.api) && id && shared.isApplicationClass(id) &&
      shared.isUnlimitedSite(site))
    return returnOwnMembers(index, type, id);
  // What the program gets of the platform's classes does not count.
  bool isStrange = !shared.isPlatformSite(site) &&
                   shared.isOfPlatform(context.getClassObject(type));
  unsigned numAsked = isStrange ? 0 : ++numAskedForAll[index];
  if (asksForAll(site.api) &&
      (isStrange || (numAsked > kUnnamedLimit && !asksForAnnotation(index)))) {
    if (!returnComparedMethods(index, id))
      shared.setUnresolved(index, "member");
    return;
  }
  if (getRow(site.api).asks.nameAt == kNoOperand)
    return returnMembers(index, type, "");
  Mechanism::onClass(index, type);
}

/// Rule R21: of a class of the application all members, of one among many those
/// whose names the asking method compares, if it compares any.
void MemberReflection::returnOwnMembers(uint32_t index, mlir::Type type,
                                        ClassId id) {
  if (shared.getSite(index).classes.size() <= kUnnamedLimit ||
      asksForAnnotation(index) || !returnComparedMethods(index, id))
    returnMembers(index, type, "");
}

void MemberReflection::returnMembers(uint32_t index, mlir::Type type,
                                     llvm::StringRef name) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  // An array has the methods of java.lang.Object.
  if (!id && llvm::isa<jvm::ArrayType>(type))
    id = hierarchy.getObject();
  if (!id)
    return;
  switch (site.api) {
  case Api::Method:
  case Api::Methods:
    return returnMethods(site, id, name, MemberScope::Public);
  case Api::DeclaredMethod:
  case Api::DeclaredMethods:
    return returnMethods(site, id, name, MemberScope::Declared);
  case Api::GetConstructor:
  case Api::Constructors:
    return returnConstructors(site, id, /*isPublic=*/true);
  case Api::DeclaredConstructor:
  case Api::DeclaredConstructors:
    return returnConstructors(site, id, /*isPublic=*/false);
  case Api::GetField:
  case Api::Fields:
    return returnFields(site, id, name, MemberScope::Public);
  case Api::DeclaredField:
  case Api::DeclaredFields:
    return returnFields(site, id, name, MemberScope::Declared);
  default:
    llvm_unreachable("a call of another mechanism");
  }
}

/// R32: names of which too little is known tell nothing.
void MemberReflection::onClassAndName(uint32_t index, mlir::Type type,
                                      mlir::StringAttr name) {
  const ReflectionOptions &options = context.getConfig().reflection;
  if (sitesWithNames.contains(index) ||
      tellsMember(name, options.prefix, options.suffix))
    return returnMembers(index, type, name);
  shared.getSite(index).isNameUnknown = true;
  shared.setUnresolved(index, "name");
}

void MemberReflection::noteEvidence(const Member &member,
                                    llvm::StringRef name) {
  shared.noteEvidence(member, name.contains(kAnyText)
                                  ? Reason::ReflectionSubstring
                                  : Reason::Reflection);
}

const MemberReflection::NamedMethods &
MemberReflection::getNamedMethods(ClassId id, MemberScope scope) {
  std::unique_ptr<NamedMethods> &known = namedMethods[{id, unsigned(scope)}];
  if (!known) {
    known = std::make_unique<NamedMethods>();
    forEachMethod(hierarchy, id, scope, [&](MethodId method) {
      (*known)[hierarchy.getMethodName(method)].push_back(method);
    });
  }
  return *known;
}

void MemberReflection::returnMethods(const Site &site, ClassId id,
                                     llvm::StringRef name, MemberScope scope) {
  auto add = [&](MethodId method) {
    if ((!name.empty() && !fitsParameters(shared, site, method, 1)) ||
        !passesFilter(site, {method, jir::FieldId()}))
      return;
    noteEvidence({method, jir::FieldId()}, name);
    shared.returnMember(site, {method, jir::FieldId()});
  };
  if (!name.empty() && !name.contains(kAnyText)) {
    const NamedMethods &methods = getNamedMethods(id, scope);
    if (auto it = methods.find(name); it != methods.end())
      llvm::for_each(it->second, add);
    return;
  }
  forEachMethod(hierarchy, id, scope, [&](MethodId method) {
    // What every object has is hardly what is looked for.
    bool isMeant =
        name.empty()
            ? scope != MemberScope::Public ||
                  hierarchy.getMethod(method).owner != hierarchy.getObject()
            : matchesText(name, hierarchy.getMethodName(method));
    if (isMeant)
      add(method);
  });
}

void MemberReflection::returnConstructors(const Site &site, ClassId id,
                                          bool isPublic) {
  forEachConstructor(hierarchy, id, [&](MethodId method) {
    if ((!isPublic || hierarchy.getMethod(method).isPublic()) &&
        (asksForAll(site.api) || fitsParameters(shared, site, method, 0)) &&
        passesFilter(site, {method, jir::FieldId()}))
      shared.returnMember(site, {method, jir::FieldId()});
  });
}

void MemberReflection::returnFields(const Site &site, ClassId id,
                                    llvm::StringRef name, MemberScope scope) {
  forEachField(hierarchy, id, scope, [&](jir::FieldId field) {
    if ((!name.empty() && !matchesText(name, getFieldName(hierarchy, field))) ||
        !passesFilter(site, {MethodId(), field}))
      return;
    noteEvidence({MethodId(), field}, name);
    shared.returnMember(site, {MethodId(), field});
  });
}

//===----------------------------------------------------------------------===//
// What members are asked
//===----------------------------------------------------------------------===//

bool MemberReflection::asksForAnnotation(uint32_t index) const {
  auto it = filters.find(index);
  return it != filters.end() &&
         llvm::any_of(it->second, [](const MemberFilter &filter) {
           return !filter.annotations.empty();
         });
}

/// Which annotations the application's own members carry is known.
bool MemberReflection::carriesOne(const MemberFilter &filter,
                                  const Member &member) {
  ClassId owner = member.method ? hierarchy.getMethod(member.method).owner
                                : hierarchy.getField(member.field).owner;
  if (filter.annotations.empty())
    return true;
  if (!application)
    application = std::make_unique<ApplicationIndex>(hierarchy);
  return !application->isIndexed(owner) ||
         llvm::any_of(filter.annotations, [&](mlir::Type type) {
           ClassId annotation = shared.getClassId(type);
           return !annotation ||
                  llvm::any_of(application->getCarriers(annotation),
                               [&](const Element &each) {
                                 return each.method == member.method &&
                                        each.field == member.field;
                               });
         });
}

bool MemberReflection::passesFilter(const Site &site, const Member &member) {
  auto it = filters.find(site.index);
  return it == filters.end() ||
         llvm::all_of(it->second, [&](const MemberFilter &filter) {
           return passesFilter(filter, member);
         });
}

bool MemberReflection::passesFilter(const MemberFilter &filter,
                                    const Member &member) {
  uint16_t flags = member.method ? hierarchy.getMethod(member.method).flags
                                 : hierarchy.getField(member.field).flags;
  if ((flags & filter.required) != filter.required || flags & filter.forbidden)
    return false;
  mlir::Type held;
  llvm::SmallVector<mlir::Type> parameters;
  mlir::MLIRContext *mlirContext = hierarchy.getProgram().getContext();
  if (member.method)
    jvm::parseMethodDescriptor(
        mlirContext, hierarchy.getDescriptor(member.method), parameters, held);
  else
    held = jvm::getFieldType(
        mlirContext,
        jvm::splitFieldMember(hierarchy.getField(member.field).member).second);
  // A class constant of void is one of no type.
  if (!held)
    held = mlir::NoneType::get(mlirContext);
  bool isConstructed = member.method && isConstructor(hierarchy, member.method);
  if (!isConstructed && !filter.results.empty() &&
      !llvm::is_contained(filter.results, held))
    return false;
  if (member.method && (int32_t(parameters.size()) < filter.fewestParameters ||
                        int32_t(parameters.size()) > filter.mostParameters ||
                        llvm::any_of(filter.parameters, [&](const auto &each) {
                          return each.position < parameters.size() &&
                                 !llvm::is_contained(each.types,
                                                     parameters[each.position]);
                        })))
    return false;
  llvm::StringRef name = member.method ? hierarchy.getMethodName(member.method)
                                       : getFieldName(hierarchy, member.field);
  if (!isConstructed && !filter.names.empty() &&
      llvm::none_of(filter.names, [&](llvm::StringRef pattern) {
        return matchesText(pattern, name);
      }))
    return false;
  return carriesOne(filter, member);
}

//===----------------------------------------------------------------------===//
// Loops over all methods
//===----------------------------------------------------------------------===//

bool MemberReflection::isOfObject(llvm::StringRef name) {
  for (uint32_t index : hierarchy.getMethodIndices(hierarchy.getObject()))
    if (hierarchy.getMethodName(MethodId(index)) == name)
      return true;
  return false;
}

/// The texts with which a method compares the names of methods, with kAnyText
/// where more may follow: `name.startsWith("set")`, `"addText".equals(name)`.
const std::vector<std::string> &
MemberReflection::getComparedNames(MethodId method) {
  auto [it, inserted] = comparedNames.try_emplace(method);
  if (!inserted)
    return it->second;
  const MethodFacts &facts = context.getFacts(method);
  llvm::DenseSet<Local> names;
  const llvm::DenseMap<Local, mlir::StringAttr> texts = findTexts(facts);
  for (const Call &call : facts.calls)
    if (call.resolved && call.result != kNoLocal &&
        hierarchy.getQualifiedName(call.resolved) ==
            "java.lang.reflect.Method.getName()Ljava/lang/String;")
      names.insert(call.result);
  for (const Call &call : facts.calls) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (!call.resolved || arguments.size() != 1 || arguments[0] == kNoLocal ||
        call.receiver == kNoLocal)
      continue;
    llvm::StringRef called = hierarchy.getMethodName(call.resolved);
    mlir::StringAttr text = names.contains(call.receiver)
                                ? texts.lookup(arguments[0])
                                : mlir::StringAttr();
    if (!text && called == "equals" && names.contains(arguments[0]))
      text = texts.lookup(call.receiver);
    // What every object has is passed over, or asked for besides.
    if (!text || isOfObject(text))
      continue;
    std::string known = text.getValue().str();
    if (called == "equals")
      it->second.push_back(known);
    else if (called == "startsWith")
      it->second.push_back(known + kAnyText);
    else if (called == "endsWith")
      it->second.push_back(kAnyText + known);
  }
  return it->second;
}

/// Of a class that is one of many: the methods whose names the asking method
/// compares with texts that it knows. False if it compares with none.
bool MemberReflection::returnComparedMethods(uint32_t index, ClassId id) {
  const Site site = shared.getSite(index);
  if (!id || (site.api != Api::Methods && site.api != Api::DeclaredMethods))
    return false;
  const std::vector<std::string> names =
      getComparedNames(context.getInstance(site.caller).method);
  MemberScope scope =
      site.api == Api::Methods ? MemberScope::Public : MemberScope::Declared;
  forEachMethod(hierarchy, id, scope, [&](MethodId method) {
    if (!llvm::any_of(names,
                      [&](llvm::StringRef name) {
                        return matchesText(name,
                                           hierarchy.getMethodName(method));
                      }) ||
        !passesFilter(site, {method, jir::FieldId()}))
      return;
    shared.markShaped(method);
    shared.returnMember(site, {method, jir::FieldId()});
  });
  return !names.empty();
}
