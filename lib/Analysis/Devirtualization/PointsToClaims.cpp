//===- PointsToClaims.cpp - Claims from points-to sets ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns points-to sets into claims.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/PointsToClaims.h"
#include "jir/Analysis/Devirtualization/UnknownCallees.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace jir::pointsto;

PointsToClaims::PointsToClaims(const PointsToResult &result,
                               const Options &options)
    : result(result), graph(result.getCallGraph()),
      hierarchy(result.getHierarchy()), options(options) {}

bool PointsToClaims::isOwn(ClassId id) const {
  return !hierarchy.isPhantom(id) &&
         hierarchy.getOrigin(id) != jvm::Origin::Platform;
}

void PointsToClaims::dependOn(Claim &claim, ClassId id) {
  if (id && !hierarchy.isPhantom(id))
    claim.depends.push_back(hierarchy.getName(id));
}

Claim PointsToClaims::makeClaim(ClaimSubject subject, MethodId method,
                                int32_t bci) {
  ClassId owner = hierarchy.getMethod(method).owner;
  Claim claim;
  claim.subject = subject;
  claim.site = {{hierarchy.getName(owner), hierarchy.getMember(method)}, bci};
  claim.kind = ClaimKind::Conditional;
  claim.assumptions = graph.getAssumptions();
  dependOn(claim, owner);
  return claim;
}

std::optional<std::vector<mlir::StringAttr>>
PointsToClaims::getClasses(llvm::ArrayRef<ObjectId> objects) {
  std::vector<mlir::StringAttr> names;
  const TypeTable &types = result.getTypes();
  for (ObjectId object : objects) {
    const ObjectInfo &info = result.getObject(object);
    // Arrays and function objects are of no class that a claim can name; what
    // merges objects of subtypes is of no exact class.
    if (info.kind == ObjectKind::Unknown || !types.isClass(info.type))
      return std::nullopt;
    ClassId id = types.getClassId(info.type);
    if (!hierarchy.isInstantiable(id))
      return std::nullopt;
    names.push_back(hierarchy.getName(id));
  }
  llvm::sort(names, [](mlir::StringAttr a, mlir::StringAttr b) {
    return a.getValue() < b.getValue();
  });
  names.erase(std::unique(names.begin(), names.end()), names.end());
  if (names.empty())
    return std::nullopt;
  return names;
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// `3 objects reach the cast, all of them a.Dog`.
static std::string describeCast(size_t objects, llvm::StringRef type) {
  return (llvm::Twine(objects) +
          (objects == 1 ? " object reaches" : " objects reach") +
          " the cast, and " + (objects == 1 ? "it is " : "each is ") + type)
      .str();
}

void PointsToClaims::claimCasts(MethodId method) {
  const MethodFacts *facts = result.getFacts(method);
  const TypeTable &types = result.getTypes();
  // Several casts of one index (inlined subroutines) have to agree.
  llvm::DenseMap<int32_t, std::optional<Claim>> bySite;
  std::vector<int32_t> order;
  for (const Cast &cast : facts->casts) {
    auto [it, isNew] = bySite.try_emplace(cast.bci);
    if (isNew)
      order.push_back(cast.bci);
    std::vector<ObjectId> objects = result.getVariable(method, cast.from);
    bool fails =
        objects.empty() || result.holdsUnknown(objects) ||
        llvm::any_of(objects, [&](ObjectId object) {
          return types.mayNotBe(result.getObject(object).type, cast.type);
        });
    if (fails || (!isNew && !it->second)) {
      it->second = std::nullopt;
      continue;
    }
    Claim claim = makeClaim(ClaimSubject::Cast, method, cast.bci);
    claim.grounds = describeCast(objects.size(), types.getName(cast.type));
    for (ObjectId object : objects)
      if (types.isClass(result.getObject(object).type))
        dependOn(claim, types.getClassId(result.getObject(object).type));
    it->second = std::move(claim);
  }
  for (int32_t bci : order)
    if (std::optional<Claim> &claim = bySite[bci])
      claims.claims.push_back(std::move(*claim));
}

//===----------------------------------------------------------------------===//
// Receivers
//===----------------------------------------------------------------------===//

void PointsToClaims::claimReceivers(MethodId method) {
  const MethodFacts *facts = result.getFacts(method);
  llvm::DenseSet<int32_t> seen;
  for (const Call &call : facts->calls) {
    bool isDispatch = call.kind == SiteKind::InvokeVirtual ||
                      call.kind == SiteKind::InvokeInterface;
    if (!isDispatch || !call.resolved || call.isPolymorphic ||
        !seen.insert(call.bci).second)
      continue;
    auto names = getClasses(result.getReceivers(method, call.bci));
    if (!names || names->size() > options.maxTypes)
      continue;
    Claim claim = makeClaim(ClaimSubject::Type, method, call.bci);
    ClassId owner = hierarchy.getMethod(call.resolved).owner;
    claim.declared = {hierarchy.getName(owner),
                      hierarchy.getMember(call.resolved)};
    claim.types = *names;
    claim.grounds =
        "the objects that reach the receiver are of " +
        (names->size() == 1
             ? std::string("this class")
             : "these " + std::to_string(names->size()) + " classes");
    dependOn(claim, owner);
    for (mlir::StringAttr name : *names)
      dependOn(claim, hierarchy.lookupClass(name));
    claims.claims.push_back(std::move(claim));
  }
}

//===----------------------------------------------------------------------===//
// Methods that never run
//===----------------------------------------------------------------------===//

void PointsToClaims::claimUnreachable() {
  // Something that is not understood may call anything. Absent classes and
  // natives are matters of assumptions that the claims name.
  const AssumptionSet &assumptions = graph.getAssumptions();
  bool knowsReflection = assumptions.contains(Assumption::NoReflectiveCalls) ||
                         assumptions.contains(Assumption::ReflectionAsRecorded);
  UnknownCallees unknown(result);
  size_t opaque =
      unknown.getNumOpaque() +
      llvm::count_if(graph.getUnresolved(), [&](const Unresolved &fact) {
        return fact.kind == Unresolved::FailedBody ||
               fact.kind == Unresolved::InvokeDynamic ||
               (fact.kind == Unresolved::Reflection && !knowsReflection);
      });
  if (opaque) {
    withheld = "the analysis met " + std::to_string(opaque) +
               (opaque == 1 ? " place" : " places") +
               " that it could not see through (unknown bootstraps, bodies "
               "that could not be imported, reflection that no assumption "
               "rules out)";
    return;
  }
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
    ClassId id(index);
    if (!isOwn(id))
      continue;
    for (uint32_t method : hierarchy.getMethodIndices(id)) {
      if (graph.isReachable(MethodId(method)) ||
          hierarchy.getMethod(MethodId(method)).isAbstract())
        continue;
      Claim claim = makeClaim(ClaimSubject::Unreachable, MethodId(method), -1);
      if (unknown.mayRun(MethodId(method))) {
        claims.unclaimed.push_back({claim.site,
                                    {},
                                    unknown.explain(MethodId(method)),
                                    ClaimSubject::Unreachable});
        continue;
      }
      claim.grounds = "no path of calls leads to it";
      claims.claims.push_back(std::move(claim));
    }
  }
}

ClaimSet PointsToClaims::takeClaims(llvm::StringRef source) {
  claims.source = source.str();
  for (MethodId method : graph.getReachable()) {
    if (!isOwn(hierarchy.getMethod(method).owner) || !result.getFacts(method))
      continue;
    if (options.casts)
      claimCasts(method);
    if (options.types)
      claimReceivers(method);
  }
  if (options.unreachable)
    claimUnreachable();
  for (Claim &claim : claims.claims) {
    llvm::sort(claim.depends, [](mlir::StringAttr a, mlir::StringAttr b) {
      return a.getValue() < b.getValue();
    });
    claim.depends.erase(std::unique(claim.depends.begin(), claim.depends.end()),
                        claim.depends.end());
  }
  claims.normalize();
  return std::move(claims);
}
