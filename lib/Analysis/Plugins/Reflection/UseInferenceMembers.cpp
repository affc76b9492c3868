//===- UseInferenceMembers.cpp - What members tell of classes ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the names of members to unknown classes, and from known classes and
// receivers to members whose names are unknown.
//
//===----------------------------------------------------------------------===//

#include "Handles/HandleType.h"
#include "MemberSearch.h"
#include "ParameterTypes.h"
#include "ReflectionMechanism.h"
#include "ReflectiveCalls.h"
#include "UseInference.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static bool isOfFields(Api api) {
  return api == Api::GetField || api == Api::DeclaredField ||
         api == Api::Fields || api == Api::DeclaredFields;
}

static bool isOfMethods(Api api) {
  return api == Api::Method || api == Api::DeclaredMethod ||
         api == Api::Methods || api == Api::DeclaredMethods;
}

static MemberScope getScope(Api api) {
  return api == Api::Method || api == Api::Methods || api == Api::GetField ||
                 api == Api::Fields
             ? MemberScope::Public
             : MemberScope::Declared;
}

//===----------------------------------------------------------------------===//
// Unknown classes
//===----------------------------------------------------------------------===//

void UseInference::useNames() {
  for (uint32_t index : members) {
    if (shared.getSite(index).names.empty())
      continue;
    forEachMarker(shared.getSite(index).receiver, Marker::Kind::Class,
                  [&](uint32_t marker) {
                    const llvm::SmallVector<mlir::StringAttr, 1> asked =
                        shared.getSite(index).names;
                    for (mlir::StringAttr name : asked)
                      inferFromName(marker, index, name);
                  });
  }
}

/// R43: the classes that declare what an unknown class is asked for.
void UseInference::inferFromName(uint32_t marker, uint32_t index,
                                 mlir::StringAttr name) {
  if (!usedNames.insert({{marker, index}, name}).second)
    return;
  const Site site = shared.getSite(index);
  if (!tellsMember(name, options.prefix, options.suffix))
    return giveUp(index, "class of a member: too little of its name");
  bool isPublic = getScope(site.api) == MemberScope::Public;
  llvm::SmallSetVector<ClassId, 8> classes;
  auto add = [&](ClassId owner, bool isStatic) {
    if (isStatic || !isPublic || hierarchy.isInstantiable(owner)) {
      classes.insert(owner);
      return;
    }
    // An instance is one of a subclass.
    for (ClassId id : hierarchy.getSubtypes(owner))
      if (hierarchy.isInstantiable(id) && !shared.isPlatformClass(id))
        classes.insert(id);
  };
  if (isOfFields(site.api))
    names.forEachField(name, [&](jir::FieldId field) {
      const FieldInfo info = hierarchy.getField(field);
      if (!isPublic || info.flags & access::Public)
        add(info.owner, info.flags & access::Static);
    });
  else
    names.forEachMethod(name, [&](MethodId method) {
      const MethodInfo info = hierarchy.getMethod(method);
      if ((!isPublic || info.isPublic()) &&
          fitsParameters(shared, site, method, 1))
        add(info.owner, info.isStatic());
    });
  if (classes.size() > options.nameLimit)
    return giveUp(index,
                  "class of the member " + name.getValue() + ": too many");
  inferClasses(marker, classes.getArrayRef());
}

//===----------------------------------------------------------------------===//
// Unknown members
//===----------------------------------------------------------------------===//

/// R44: the members of a known class that an unknown name may be.
void UseInference::useKnownClasses() {
  for (uint32_t index : members) {
    const SiteState &site = shared.getSite(index);
    if (!site.isNameUnknown || getRow(site.api).asks.nameAt == kNoOperand)
      continue;
    const llvm::SmallVector<mlir::Type, 1> known = site.classes;
    for (mlir::Type type : known)
      if (ClassId id = shared.getClassId(type);
          id && !shared.isPlatformClass(id) &&
          usedClasses.insert({index, id.index}).second)
        returnMembers(index, id);
  }
}

/// The types that the results of a method's calls are cast to, where all that
/// the asking method does is to call it and to cast each result.
static llvm::SmallVector<TypeId, 1> findResultCasts(const MethodFacts &facts,
                                                    Local asked,
                                                    ReflectionContext &shared) {
  llvm::SmallSetVector<Local, 4> members;
  members.insert(asked);
  for (size_t i = 0; i < members.size(); ++i) {
    auto isStored = [&](const auto &each) { return each.value == members[i]; };
    if (members[i] < facts.signature.getNumLocals() ||
        llvm::any_of(facts.stores, isStored) ||
        llvm::any_of(facts.staticStores, isStored))
      return {};
    for (const Move &move : facts.moves)
      if (move.from == members[i])
        members.insert(move.to);
  }
  llvm::SmallVector<TypeId, 1> types;
  for (const Call &call : facts.calls) {
    if (llvm::any_of(facts.getArguments(call),
                     [&](Local each) { return members.contains(each); }))
      return {};
    if (!members.contains(call.receiver) || !call.resolved ||
        shared.getHierarchy().getMethodName(call.resolved) != "invoke")
      continue;
    auto isFrom = [&](const auto &each) { return each.from == call.result; };
    auto cast = llvm::find_if(facts.filteredMoves, isFrom);
    if (call.result == kNoLocal || llvm::any_of(facts.moves, isFrom) ||
        llvm::count_if(facts.filteredMoves, isFrom) != 1 ||
        cast->excludedBegin != cast->excludedEnd || !cast->type)
      return {};
    types.push_back(cast->type);
  }
  return types;
}

/// Whether what a method returns may pass a cast to one of some types, if there
/// are any. What a method without a result returns is not cast.
bool UseInference::returnsOneOf(MethodId method,
                                llvm::ArrayRef<TypeId> casts) const {
  if (casts.empty())
    return true;
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(hierarchy.getProgram().getContext(),
                                  hierarchy.getDescriptor(method), parameters,
                                  result) ||
      !result)
    return false;
  const TypeTable &types = context.getTypes();
  TypeId returned = context.getTypes().get(getWrapped(result));
  return llvm::any_of(casts, [&](TypeId cast) {
    // An interface may be of a subclass of what is declared.
    return types.mayBe(returned, cast) || types.mayBe(cast, returned) ||
           (!types.isExact(returned) && types.isClass(cast) &&
            types.isClass(returned) &&
            (hierarchy.isInterface(types.getClassId(cast)) ||
             hierarchy.isInterface(types.getClassId(returned))));
  });
}

void UseInference::returnMembers(uint32_t index, ClassId id) {
  const Site site = shared.getSite(index);
  MemberScope scope = getScope(site.api);
  llvm::SmallVector<TypeId, 1> casts;
  if (!site.isIndirect)
    casts = findResultCasts(shared.getFacts(site), site.resultLocal, shared);
  llvm::SmallVector<Member> found;
  if (isOfFields(site.api))
    forEachField(hierarchy, id, scope, [&](jir::FieldId field) {
      if (!shared.isPlatformClass(hierarchy.getField(field).owner))
        found.push_back({MethodId(), field});
    });
  else
    forEachMethod(hierarchy, id, scope, [&](MethodId method) {
      if (!shared.isPlatformMethod(method) &&
          fitsParameters(shared, site, method, 1) &&
          returnsOneOf(method, casts))
        found.push_back({method, jir::FieldId()});
    });
  unsigned &numGiven = numMembers[index];
  if (numGiven + found.size() > options.memberLimit)
    return giveUp(index, "member: too many");
  numGiven += found.size();
  numInferred += found.size();
  for (const Member &member : found) {
    shared.noteEvidence(member, Reason::ReflectionUse);
    shared.returnMember(site, member);
  }
}

/// R46: of a call of an unknown method of an unknown class, the methods of the
/// receivers' classes that take so many arguments.
void UseInference::useReceivers() {
  for (uint32_t index : calls) {
    bool isUnknown = false;
    forEachMarker(shared.getSite(index).receiver, Marker::Kind::Member,
                  [&](uint32_t marker) {
                    const SiteState &from =
                        shared.getSite(markers[marker].site);
                    isUnknown |= isOfMethods(from.api) && from.names.empty();
                  });
    if (!isUnknown || !shared.getSite(index).getNode(0))
      continue;
    llvm::SmallSetVector<ClassId, 8> classes;
    const TypeTable &types = context.getTypes();
    for (ObjectId object : context.getSet(shared.getSite(index).getNode(0))) {
      TypeId type = context.getObject(object).type;
      if (context.getObject(object).kind != ObjectKind::Unknown &&
          types.isClass(type) &&
          !shared.isPlatformClass(types.getClassId(type)))
        classes.insert(types.getClassId(type));
    }
    if (classes.size() > options.castLimit) {
      giveUp(index, "method of the receivers: too many classes");
      continue;
    }
    for (ClassId id : classes)
      if (usedClasses.insert({index, id.index}).second)
        callMembers(index, id);
  }
}

void UseInference::callMembers(uint32_t index, ClassId id) {
  const Site site = shared.getSite(index);
  auto arguments = findArgumentElements(shared, site, 1);
  forEachMethod(hierarchy, id, MemberScope::Public, [&](MethodId method) {
    if (shared.isPlatformMethod(method) ||
        (arguments && countParameters(hierarchy, method) != arguments->size()))
      return;
    if (++numMembers[index] > options.memberLimit)
      return giveUp(index, "method: too many");
    ++numInferred;
    Member member{method, jir::FieldId()};
    shared.noteEvidence(member, Reason::ReflectionUse);
    shared.getSite(index).mechanism->onMember(index, member);
  });
}
