//===- Devirtualization.cpp - Calls with one target -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rules of docs/Analysis/Devirtualization.md, numbered as there.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Devirtualization/Devirtualization.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Analysis/Hierarchy/SealedFamily.h"

using namespace jir;
using namespace jir::jvm;
using namespace mlir;

Devirtualization::Devirtualization(Linkage &linkage, const CallGraph *graph)
    : linkage(linkage), hierarchy(linkage.getHierarchy()), graph(graph) {}

void Devirtualization::run(MethodOp method) {
  for (Block &block : method.getBody()) {
    for (Operation &op : block) {
      if (isa<InvokeVirtualOp>(op))
        judge(method, cast<InvokeOpInterface>(op), /*isInterfaceCall=*/false);
      else if (isa<InvokeInterfaceOp>(op))
        judge(method, cast<InvokeOpInterface>(op), /*isInterfaceCall=*/true);
    }
  }
}

//===----------------------------------------------------------------------===//
// The receiver
//===----------------------------------------------------------------------===//

/// The class of an object that the value's definition makes; null if it makes
/// none.
static StringAttr getAllocatedClass(Value value) {
  Operation *def = value.getDefiningOp();
  if (auto init = dyn_cast_or_null<InitOp>(def))
    if (auto type = dyn_cast<UninitType>(init.getObject().getType()))
      return type.getName();
  return {};
}

Devirtualization::Receiver Devirtualization::describe(Value receiver) {
  while (auto upcast = receiver.getDefiningOp<UpcastOp>())
    receiver = upcast.getValue();
  Receiver result;
  if (isa<NullType>(receiver.getType())) {
    result.isNull = true;
    return result;
  }
  if (isa<jvm::ArrayType>(receiver.getType())) {
    result.isArray = true;
    return result;
  }
  auto type = cast<RefType>(receiver.getType());
  if (type.isUnion())
    return result;
  ClassId id = hierarchy.getClass(type.getName());
  if (hierarchy.isPhantom(id) || hierarchy.isInterface(id))
    return result;
  result.bound = id;
  if (StringAttr allocated = getAllocatedClass(receiver)) {
    result.exact = hierarchy.getClass(allocated);
    result.isNonNull = true;
    result.grounds = "the receiver is a new " + allocated.str();
  } else if (hierarchy.isFinal(id)) {
    result.exact = id;
    result.isNonNull = isa_and_nonnull<StringOp>(receiver.getDefiningOp());
    result.grounds =
        "the receiver's class " + type.getName().str() + " is final";
  }
  return result;
}

//===----------------------------------------------------------------------===//
// What a claim depends on
//===----------------------------------------------------------------------===//

void Devirtualization::dependOn(Claim &claim, ClassId id) {
  if (!hierarchy.isPhantom(id))
    claim.depends.push_back(hierarchy.getName(id));
}

void Devirtualization::dependOnWalk(Claim &claim, ClassId from, ClassId to) {
  for (ClassId id = from; id.isValid(); id = hierarchy.getSuperclass(id)) {
    dependOn(claim, id);
    if (id == to)
      return;
  }
  // The method is an interface's: the walk saw all superinterfaces.
  for (ClassId id : hierarchy.getAllInterfaces(from))
    dependOn(claim, id);
}

void Devirtualization::setTarget(Claim &claim,
                                 const MethodResolution &selection) {
  if (selection.isFound()) {
    const MethodInfo &info = hierarchy.getMethod(selection.method);
    claim.target = {hierarchy.getName(info.owner),
                    hierarchy.getMember(selection.method)};
  } else {
    claim.failure = getName(selection.outcome).str();
  }
}

//===----------------------------------------------------------------------===//
// Certain claims
//===----------------------------------------------------------------------===//

/// Rule 2: the receiver's class is known exactly.
bool Devirtualization::claimExact(Claim &claim, ClassId exact,
                                  MethodId resolved, bool isInterfaceCall,
                                  std::string &obstacle) {
  if (hierarchy.isPhantom(exact) || hierarchy.isIncomplete(exact)) {
    obstacle =
        "a superclass of " + hierarchy.getName(exact).str() + " is absent";
    return false;
  }
  MethodResolution selection = linkage.select(resolved, exact, isInterfaceCall);
  if (selection.outcome == LinkOutcome::Phantom) {
    obstacle = "selection depends on an absent class";
    return false;
  }
  setTarget(claim, selection);
  ClassId declaring = selection.method.isValid()
                          ? hierarchy.getMethod(selection.method).owner
                          : ClassId();
  dependOnWalk(claim, exact, declaring);
  return true;
}

bool Devirtualization::claimCertain(Claim &claim, const Receiver &receiver,
                                    const MethodResolution &resolution,
                                    MethodRefAttr named, bool isInterfaceCall,
                                    std::string &obstacle) {
  const MethodInfo &resolved = hierarchy.getMethod(resolution.method);
  claim.check = receiver.isNonNull ? ReceiverCheck::None : ReceiverCheck::Null;
  if (StringAttr owner = named.getOwnerClass())
    dependOnWalk(claim, hierarchy.getClass(owner), resolved.owner);
  // An object that is known to be a subclass of an implementer needs no test.
  StringAttr owner = named.getOwnerClass();
  bool implements =
      !isInterfaceCall ||
      (receiver.bound.isValid() && owner &&
       hierarchy.isSubtype(receiver.bound, hierarchy.getClass(owner)));
  if (!implements)
    claim.check = ReceiverCheck::Implements;
  else if (isInterfaceCall)
    dependOnWalk(claim, receiver.bound, ClassId());
  // Rule 1: no subclass can replace the method.
  bool isFixed = resolved.isPrivate() || resolved.isFinal() ||
                 hierarchy.isFinal(resolved.owner);
  if (isFixed) {
    setTarget(claim, resolution);
    claim.grounds = resolved.isPrivate() ? "the resolved method is private"
                    : resolved.isFinal()
                        ? "the resolved method is final"
                        : "the resolved method's class is final";
    dependOn(claim, resolved.owner);
    return true;
  }
  if (receiver.isArray) {
    // Arrays inherit java.lang.Object's methods (JVMS 4.4.2, JLS 10.7).
    if (resolved.owner != hierarchy.getObject())
      return false;
    setTarget(claim, resolution);
    claim.grounds = "the receiver is an array";
    dependOn(claim, resolved.owner);
    return true;
  }
  if (receiver.exact.isValid() &&
      claimExact(claim, receiver.exact, resolution.method, isInterfaceCall,
                 obstacle)) {
    claim.grounds = receiver.grounds;
    return true;
  }
  // Rule 3: a closed family of sealed classes whose members all select one
  // method.
  ClassId bound = receiver.bound;
  SmallVector<ClassId> family = bound.isValid()
                                    ? getClosedFamily(hierarchy, bound)
                                    : SmallVector<ClassId>();
  if (family.empty())
    return false;
  Claim joined = claim;
  bool first = true;
  for (ClassId member : family) {
    dependOn(joined, member);
    if (!hierarchy.isInstantiable(member))
      continue;
    Claim one = claim;
    if (!claimExact(one, member, resolution.method, isInterfaceCall, obstacle))
      return false;
    if (!first &&
        (!(one.target == joined.target) || one.failure != joined.failure)) {
      obstacle = "the sealed family of " + hierarchy.getName(bound).str() +
                 " has several targets";
      return false;
    }
    joined.target = one.target;
    joined.failure = one.failure;
    llvm::append_range(joined.depends, one.depends);
    first = false;
  }
  if (first)
    return false;
  claim = std::move(joined);
  claim.grounds = "the sealed family of " + hierarchy.getName(bound).str() +
                  " is closed and selects one method";
  return true;
}

//===----------------------------------------------------------------------===//
// Conditional claims
//===----------------------------------------------------------------------===//

const CallSite *Devirtualization::findSite(MethodId caller, int32_t bci,
                                           MethodId resolved) {
  for (const CallSite &site : graph->getSitesOf(caller))
    if (site.bci == bci && site.resolved == resolved &&
        (site.kind == SiteKind::InvokeVirtual ||
         site.kind == SiteKind::InvokeInterface))
      return &site;
  return nullptr;
}

/// Rule 4: one target in the call graph, under its assumptions.
bool Devirtualization::claimConditional(Claim &claim, const CallSite *callSite,
                                        const MethodResolution &resolution,
                                        bool isInterfaceCall,
                                        const Receiver &receiver,
                                        std::string &obstacle) {
  if (!callSite)
    return false;
  SmallVector<MethodId> targets;
  bool hasOthers = false;
  graph->forEachTarget(*callSite, [&](const CallEdge &edge) {
    if (edge.reasons == ReasonSet(Reason::Dispatch))
      targets.push_back(edge.callee);
    else
      hasOthers = true;
  });
  llvm::sort(targets);
  targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
  if (hasOthers || targets.size() > 1) {
    obstacle = hasOthers ? "the call may reach a lambda or another target"
                         : std::to_string(targets.size()) + " targets";
    return false;
  }
  const Cone *cone =
      callSite->cone.isValid() ? &graph->getCone(callSite->cone) : nullptr;
  if (targets.empty()) {
    obstacle = "no class that the call could reach is known";
    return false;
  }
  if (cone && (cone->mayThrow() || cone->numUnknown)) {
    obstacle = cone->numUnknown ? "selection depends on an absent class"
                                : "some receivers make the selection throw";
    return false;
  }
  if (callSite->throwsAbstractMethodError ||
      callSite->throwsIllegalAccessError ||
      callSite->throwsIncompatibleClassChangeError) {
    obstacle = "some receivers make the selection throw";
    return false;
  }
  if (callSite->holdsUnknown) {
    obstacle = "objects of which nothing is known may be receivers";
    return false;
  }
  if (cone && cone->isOpen) {
    obstacle = "unknown classes may be receivers: the assumptions "
               "do not close the world";
    return false;
  }
  claim.kind = ClaimKind::Conditional;
  claim.assumptions = graph->getAssumptions();
  MethodResolution target = resolution;
  target.outcome = LinkOutcome::Found;
  target.method = targets.front();
  setTarget(claim, target);
  // A receiver whose static type is an interface may be anything: the call
  // keeps the test that it implements the interface.
  bool isEvidence = receiver.bound.isValid();
  claim.check = isInterfaceCall && !isEvidence ? ReceiverCheck::Implements
                                               : ReceiverCheck::Null;
  claim.grounds = cone ? "the hierarchy has one target"
                       : "the receivers found have one target";
  dependOn(claim, hierarchy.getMethod(targets.front()).owner);
  return true;
}

//===----------------------------------------------------------------------===//
// Judging a call
//===----------------------------------------------------------------------===//

static MethodName getName(MethodRefAttr ref) {
  StringAttr owner = ref.getOwnerClass();
  if (!owner)
    owner =
        StringAttr::get(ref.getContext(), jvm::getDescriptor(ref.getOwner()));
  return {owner, ref.getMember()};
}

void Devirtualization::judge(MethodOp method, InvokeOpInterface call,
                             bool isInterfaceCall) {
  MethodRefAttr named = call.getMethod();
  ClassId from = hierarchy.getClass(method.getClass().getSymNameAttr());
  SiteName site = {{hierarchy.getName(from), method.getSymNameAttr()},
                   cast<SiteOpInterface>(call.getOperation()).getBci()};
  auto leave = [&](const Twine &reason) {
    claims.unclaimed.push_back({site, ::getName(named), reason.str()});
  };
  MethodResolution resolution = linkage.link(
      isInterfaceCall ? InvokeKind::Interface : InvokeKind::Virtual, named,
      from);
  if (resolution.outcome == LinkOutcome::Phantom)
    return leave("resolution depends on an absent class" +
                 (resolution.phantom.isValid()
                      ? ", " + hierarchy.getName(resolution.phantom).getValue()
                      : Twine()));
  if (!resolution.isFound())
    return leave("linking throws " + jir::getName(resolution.outcome));
  if (resolution.isSignaturePolymorphic)
    return leave("a signature-polymorphic method");
  Receiver receiver = describe(call.getReceiverOrNull());
  if (receiver.isNull)
    return leave("the receiver is always null");

  Claim claim;
  claim.site = site;
  claim.declared = ::getName(named);
  dependOn(claim, from);
  std::string obstacle;
  Claim certain = claim;
  if (claimCertain(certain, receiver, resolution, named, isInterfaceCall,
                   obstacle)) {
    claims.claims.push_back(std::move(certain));
    return;
  }
  MethodId caller = hierarchy.lookupMethod(
      from, hierarchy.getSelector(method.getSymNameAttr()));
  const CallSite *callSite =
      graph ? findSite(caller, site.bci, resolution.method) : nullptr;
  if (graph && claimConditional(claim, callSite, resolution, isInterfaceCall,
                                receiver, obstacle)) {
    if (StringAttr owner = named.getOwnerClass())
      dependOnWalk(claim, hierarchy.getClass(owner),
                   hierarchy.getMethod(resolution.method).owner);
    claims.claims.push_back(std::move(claim));
    return;
  }
  if (obstacle.empty())
    obstacle = graph ? "the method is not reached"
                     : "a subclass may override the method";
  leave(obstacle);
}

ClaimSet Devirtualization::takeClaims(StringRef source) {
  claims.source = source.str();
  claims.normalize();
  return std::move(claims);
}
