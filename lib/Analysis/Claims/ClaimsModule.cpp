//===- ClaimsModule.cpp - Claims as operations ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One operation a class file, then one a method, in the order of the set.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/ClaimsModule.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Support/InputError.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Claims to attributes
//===----------------------------------------------------------------------===//

static SymbolRefAttr toSymbol(const MethodName &method) {
  if (!method)
    return {};
  return SymbolRefAttr::get(method.owner,
                            FlatSymbolRefAttr::get(method.member));
}

static ArrayAttr toArray(MLIRContext *context, ArrayRef<StringAttr> names) {
  return ArrayAttr::get(context,
                        SmallVector<Attribute>(names.begin(), names.end()));
}

static jvm::BasisAttr getBasis(MLIRContext *context, const Claim &claim) {
  Builder builder(context);
  ArrayAttr assumptions;
  if (claim.kind == ClaimKind::Conditional)
    assumptions = builder.getStrArrayAttr(claim.assumptions.getNames());
  return jvm::BasisAttr::get(context, claim.kind, claim.check,
                             builder.getStringAttr(claim.grounds), assumptions,
                             toArray(context, claim.depends));
}

static jvm::SiteClaimAttr getAttribute(MLIRContext *context,
                                       const Claim &claim) {
  StringAttr throws;
  if (claim.subject == ClaimSubject::Call && !claim.target)
    throws = StringAttr::get(context, claim.failure);
  jvm::ExactTypesAttr types;
  if (claim.subject == ClaimSubject::Type)
    types = getExactTypes(context, claim);
  ArrayAttr targets, under;
  if (claim.subject == ClaimSubject::Targets) {
    SmallVector<Attribute> methods;
    for (const MethodName &target : claim.targets)
      methods.push_back(toSymbol(target));
    targets = ArrayAttr::get(context, methods);
  }
  if (!claim.context.empty()) {
    SmallVector<Attribute> calls;
    for (const SiteName &call : claim.context)
      calls.push_back(
          jvm::SiteAttr::get(context, toSymbol(call.method), call.bci));
    under = ArrayAttr::get(context, calls);
  }
  return jvm::SiteClaimAttr::get(context, claim.subject, claim.site.bci,
                                 toSymbol(claim.declared),
                                 toSymbol(claim.target), throws, types, targets,
                                 under, getBasis(context, claim));
}

OwningOpRef<ModuleOp> jir::makeClaimsModule(MLIRContext *context,
                                            const ClaimSet &set) {
  context->loadDialect<jvm::JVMDialect>();
  OpBuilder builder(context);
  Location location = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  builder.setInsertionPointToEnd(module->getBody());
  auto claims = jvm::ClaimsOp::create(builder, location, set.source);
  builder.createBlock(&claims.getBody());

  std::vector<StringAttr> classes;
  llvm::DenseSet<StringAttr> known;
  /// The claims about a method.
  struct Facts {
    SmallVector<Attribute> claims, unclaimed;
  };
  llvm::MapVector<SymbolRefAttr, Facts> methods;
  for (const Claim &claim : set.claims) {
    for (StringAttr name : claim.depends)
      if (known.insert(name).second)
        classes.push_back(name);
    methods[toSymbol(claim.site.method)].claims.push_back(
        getAttribute(context, claim));
  }
  for (const UnclaimedSite &site : set.unclaimed)
    methods[toSymbol(site.site.method)].unclaimed.push_back(
        jvm::UnclaimedAttr::get(context, site.subject, site.site.bci,
                                toSymbol(site.declared),
                                builder.getStringAttr(site.reason)));
  llvm::sort(classes, [](StringAttr a, StringAttr b) {
    return a.getValue() < b.getValue();
  });
  for (StringAttr name : classes)
    jvm::ClassFileOp::create(builder, location, name,
                             set.classHashes.lookup(name));
  auto toOptional = [&](ArrayRef<Attribute> facts) {
    return facts.empty() ? ArrayAttr() : builder.getArrayAttr(facts);
  };
  for (auto &[method, facts] : methods)
    jvm::MethodClaimsOp::create(builder, location, method,
                                toOptional(facts.claims),
                                toOptional(facts.unclaimed));
  return module;
}

//===----------------------------------------------------------------------===//
// Attributes to claims
//===----------------------------------------------------------------------===//

static MethodName toMethod(SymbolRefAttr symbol) {
  if (!symbol)
    return {};
  return {symbol.getRootReference(), symbol.getLeafReference()};
}

static llvm::Error readBasis(jvm::BasisAttr basis, Claim &claim) {
  claim.kind = basis.getKind();
  claim.check = basis.getCheck();
  claim.grounds = basis.getGrounds().str();
  for (Attribute name : basis.getDepends())
    claim.depends.push_back(cast<StringAttr>(name));
  if (!basis.getAssumptions())
    return llvm::Error::success();
  for (Attribute each : basis.getAssumptions()) {
    StringRef name = cast<StringAttr>(each).getValue();
    std::optional<Assumption> assumption = parseAssumption(name);
    if (!assumption)
      return inputError("'" + name + "' is not an assumption");
    claim.assumptions.insert(*assumption);
  }
  return llvm::Error::success();
}

static llvm::Expected<Claim> getClaim(const MethodName &method,
                                      jvm::SiteClaimAttr fact) {
  Claim claim;
  claim.subject = fact.getSubject();
  claim.site = {method, fact.getBci()};
  claim.declared = toMethod(fact.getDeclared());
  claim.target = toMethod(fact.getTarget());
  if (fact.getThrows())
    claim.failure = fact.getThrows().str();
  if (jvm::ExactTypesAttr types = fact.getTypes()) {
    for (Attribute name : types.getTypes())
      claim.types.push_back(cast<StringAttr>(name));
    claim.isNonNull = !types.getIsNullable();
  }
  if (fact.getTargets())
    for (Attribute target : fact.getTargets())
      claim.targets.push_back(toMethod(cast<SymbolRefAttr>(target)));
  if (fact.getUnder())
    for (Attribute each : fact.getUnder()) {
      auto call = cast<jvm::SiteAttr>(each);
      claim.context.push_back({toMethod(call.getMethod()), call.getBci()});
    }
  if (llvm::Error error = readBasis(fact.getBasis(), claim))
    return error;
  return claim;
}

static llvm::Error readMethod(jvm::MethodClaimsOp op, ClaimSet &set) {
  if (op.getMethod().getNestedReferences().size() != 1)
    return inputError("expected a method as two symbols");
  MethodName method = toMethod(op.getMethod());
  if (ArrayAttr facts = op.getClaimsAttr())
    for (Attribute fact : facts) {
      llvm::Expected<Claim> claim =
          getClaim(method, cast<jvm::SiteClaimAttr>(fact));
      if (!claim)
        return inMember(claim.takeError(), method.member.getValue());
      set.claims.push_back(std::move(*claim));
    }
  if (ArrayAttr facts = op.getUnclaimedAttr())
    for (Attribute each : facts) {
      auto fact = cast<jvm::UnclaimedAttr>(each);
      set.unclaimed.push_back({{method, fact.getBci()},
                               toMethod(fact.getDeclared()),
                               fact.getReason().str(),
                               fact.getSubject()});
    }
  return llvm::Error::success();
}

llvm::Expected<ClaimSet> jir::getClaims(ModuleOp module) {
  auto found = module.getOps<jvm::ClaimsOp>();
  if (found.empty())
    return inputError("the module has no jvm.claims");
  jvm::ClaimsOp claims = *found.begin();
  ClaimSet set;
  set.source = claims.getSource().str();
  for (auto file : claims.getBody().getOps<jvm::ClassFileOp>())
    set.classHashes.try_emplace(file.getNameAttr(), file.getHashAttr());
  for (auto method : claims.getBody().getOps<jvm::MethodClaimsOp>())
    if (llvm::Error error = readMethod(method, set))
      return inClass(std::move(error),
                     method.getMethod().getRootReference().getValue());
  set.normalize();
  return set;
}
