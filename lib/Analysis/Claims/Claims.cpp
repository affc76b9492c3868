//===- Claims.cpp - What a compiler may rely on -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Order, joining and printing of claims.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/Claims.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace jir;
using namespace llvm;

StringRef jir::getName(ClaimSubject subject) {
  return jvm::stringifyClaimSubject(subject);
}

StringRef MethodName::getName() const {
  return member ? jvm::splitMethodMember(member).first : StringRef();
}

StringRef MethodName::getDescriptor() const {
  return member ? jvm::splitMethodMember(member).second : StringRef();
}

/// Text of an attribute for ordering; absent sorts first.
static StringRef getText(mlir::StringAttr attribute) {
  return attribute ? attribute.getValue() : StringRef();
}

bool jir::operator<(const MethodName &a, const MethodName &b) {
  if (a.owner != b.owner)
    return getText(a.owner) < getText(b.owner);
  return a.member != b.member && getText(a.member) < getText(b.member);
}

bool jir::operator<(const SiteName &a, const SiteName &b) {
  if (!(a.method == b.method))
    return a.method < b.method;
  return a.bci < b.bci;
}

jvm::ExactTypesAttr jir::getExactTypes(mlir::MLIRContext *context,
                                       const Claim &claim) {
  llvm::SmallVector<mlir::Attribute> types(claim.types.begin(),
                                           claim.types.end());
  return jvm::ExactTypesAttr::get(context, mlir::ArrayAttr::get(context, types),
                                  !claim.isNonNull);
}

static void sortNames(std::vector<mlir::StringAttr> &names) {
  auto isBefore = [](mlir::StringAttr a, mlir::StringAttr b) {
    return a.getValue() < b.getValue();
  };
  // Claims may rest on many classes, and mostly come with them in order.
  if (!llvm::is_sorted(names, isBefore))
    llvm::sort(names, isBefore);
  names.erase(llvm::unique(names), names.end());
}

/// The stronger need: a check that all claims of a site ask for.
static jvm::ReceiverCheck joinChecks(jvm::ReceiverCheck a,
                                     jvm::ReceiverCheck b) {
  return std::max(a, b);
}

/// Joins `other`, of the same site and subject, into `claim`; false when they
/// name different targets.
static bool joinClaim(Claim &claim, const Claim &other) {
  if (!(claim.target == other.target) || claim.failure != other.failure ||
      !(claim.declared == other.declared) || claim.targets != other.targets)
    return false;
  claim.isNonNull &= other.isNonNull;
  if (other.kind == ClaimKind::Conditional) {
    claim.kind = ClaimKind::Conditional;
    claim.assumptions.unite(other.assumptions);
    claim.assumptions.setRuntime(other.assumptions.getRuntime());
  }
  claim.check = joinChecks(claim.check, other.check);
  if (claim.grounds != other.grounds)
    claim.grounds += "; " + other.grounds;
  llvm::append_range(claim.depends, other.depends);
  llvm::append_range(claim.types, other.types);
  return true;
}

void ClaimSet::normalize() {
  // A receiver's type and the type of what its call returns share a site.
  auto isOfReceiver = [](const Claim &claim) {
    return claim.subject == ClaimSubject::Type && claim.declared;
  };
  auto key = [&](const Claim &claim) {
    return std::make_tuple(claim.site, claim.subject, isOfReceiver(claim),
                           claim.context);
  };
  llvm::stable_sort(
      claims, [&](const Claim &a, const Claim &b) { return key(a) < key(b); });
  llvm::stable_sort(unclaimed,
                    [](const UnclaimedSite &a, const UnclaimedSite &b) {
                      return a.site < b.site;
                    });
  unclaimed.erase(
      llvm::unique(unclaimed,
                   [](const UnclaimedSite &a, const UnclaimedSite &b) {
                     return a.site == b.site;
                   }),
      unclaimed.end());
  auto isUnclaimed = [&](const SiteName &site) {
    auto found = llvm::lower_bound(
        unclaimed, site,
        [](const UnclaimedSite &a, const SiteName &b) { return a.site < b; });
    return found != unclaimed.end() && found->site == site;
  };
  std::vector<Claim> joined;
  std::vector<UnclaimedSite> torn;
  for (size_t i = 0; i < claims.size();) {
    Claim claim = std::move(claims[i]);
    bool agrees = true;
    size_t next = i + 1;
    for (; next < claims.size() && key(claims[next]) == key(claim); ++next)
      agrees = agrees && joinClaim(claim, claims[next]);
    i = next;
    sortNames(claim.depends);
    sortNames(claim.types);
    if (!agrees && claim.subject == ClaimSubject::Call)
      torn.push_back({claim.site, claim.declared,
                      "several operations of this bytecode index have "
                      "different targets"});
    else if (agrees && (claim.subject != ClaimSubject::Call ||
                        !claim.context.empty() || !isUnclaimed(claim.site)))
      joined.push_back(std::move(claim));
  }
  claims = std::move(joined);
  llvm::append_range(unclaimed, torn);
  llvm::stable_sort(unclaimed,
                    [](const UnclaimedSite &a, const UnclaimedSite &b) {
                      return a.site < b.site;
                    });
}

static void printMethod(raw_ostream &os, const MethodName &method) {
  os << getText(method.owner) << "." << getText(method.member);
}

static void printSite(raw_ostream &os, const SiteName &site) {
  printMethod(os, site.method);
  os << "@" << site.bci;
}

/// What the claim states of its site.
static void printStatement(raw_ostream &os, const Claim &claim) {
  switch (claim.subject) {
  case ClaimSubject::Call:
    os << " -> ";
    if (claim.target)
      printMethod(os, claim.target);
    else
      os << "throws " << claim.failure;
    return;
  case ClaimSubject::Type:
    os << (claim.declared ? " receiver" : "") << " is";
    for (mlir::StringAttr name : claim.types)
      os << " " << name.getValue();
    if (!claim.isNonNull)
      os << (claim.types.empty() ? " null" : " or null");
    return;
  case ClaimSubject::Targets:
    os << " ->";
    for (const MethodName &target : claim.targets) {
      os << " ";
      printMethod(os, target);
    }
    return;
  case ClaimSubject::Cast:
  case ClaimSubject::Unreachable:
    return;
  }
}

void ClaimSet::print(raw_ostream &os) const {
  for (const Claim &claim : claims) {
    os << jvm::stringifyClaimKind(claim.kind) << " " << getName(claim.subject)
       << " ";
    printSite(os, claim.site);
    printStatement(os, claim);
    os << " check=" << jvm::stringifyReceiverCheck(claim.check);
    if (!claim.context.empty()) {
      os << " under=";
      llvm::interleave(
          claim.context, os, [&](const SiteName &call) { printSite(os, call); },
          ">");
    }
    if (claim.kind == ClaimKind::Conditional) {
      os << " assumes=";
      claim.assumptions.print(os);
    }
    os << " because " << claim.grounds << "\n";
  }
  for (const UnclaimedSite &site : unclaimed) {
    os << "unclaimed ";
    printSite(os, site.site);
    os << ": " << site.reason << "\n";
  }
}
