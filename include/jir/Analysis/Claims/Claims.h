//===- Claims.h - What a compiler may rely on -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Claims, the sites without one, and the class files that claims rest on.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CLAIMS_CLAIMS_H
#define JIR_ANALYSIS_CLAIMS_CLAIMS_H

#include "jir/Analysis/Claims/Assumptions.h"
#include "jir/Dialect/JVM/JVMAttributes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace jir {

/// What a claim is about:
/// - Call: the call at the site runs exactly the target.
/// - Type: the class of a value is one of `types`, exactly. With `declared`,
///   the value is the receiver of the call at the site; at index -1 it is
///   `this` at the method's entry; else it is what the instruction makes.
/// - Cast: the cast at the site never fails.
/// - Unreachable: the method is never entered.
/// - Targets: the call at the site runs one of `targets`, or throws.
using jvm::ClaimSubject;

/// On what a claim rests: the language and the class files listed in `depends`,
/// and nothing else if it is certain; besides on the named assumptions.
using jvm::ClaimKind;

llvm::StringRef getName(ClaimSubject subject);

/// A method by name: class (dotted) and `name(descriptor)`. Null class: none.
struct MethodName {
  mlir::StringAttr owner;
  mlir::StringAttr member;

  explicit operator bool() const { return owner && member; }
  llvm::StringRef getName() const;
  llvm::StringRef getDescriptor() const;
  friend bool operator==(const MethodName &a, const MethodName &b) {
    return a.owner == b.owner && a.member == b.member;
  }
};

/// Orders by class, then member, as text.
bool operator<(const MethodName &a, const MethodName &b);

/// Where a fact holds: a method and a bytecode index. Several operations may
/// share one (inlined subroutines); a claim holds for all of them.
struct SiteName {
  MethodName method;
  int32_t bci = -1;

  friend bool operator==(const SiteName &a, const SiteName &b) {
    return a.method == b.method && a.bci == b.bci;
  }
};

/// Orders by method, then index.
bool operator<(const SiteName &a, const SiteName &b);

/// One fact that a compiler may rely on.
struct Claim {
  ClaimSubject subject = ClaimSubject::Call;
  SiteName site;
  /// The method that the instruction names.
  MethodName declared;
  /// The method that runs. For a selection that fails, null.
  MethodName target;
  /// Of a type claim: the classes (dotted names), sorted; the value may be null
  /// besides.
  std::vector<mlir::StringAttr> types;
  /// Of a type claim: the value is not null.
  bool isNonNull = false;
  /// Of a targets claim: the methods that can run, sorted.
  std::vector<MethodName> targets;
  /// The calls through which the method was entered for the claim to hold,
  /// outermost first; empty: however it was entered.
  std::vector<SiteName> context;
  /// For a selection that fails, the class of the error it throws
  /// (java.lang.AbstractMethodError, ...); empty otherwise.
  std::string failure;
  ClaimKind kind = ClaimKind::Certain;
  /// Empty for certain claims.
  AssumptionSet assumptions;
  /// What the call must still test.
  jvm::ReceiverCheck check = jvm::ReceiverCheck::None;
  /// Why, in a sentence for people.
  std::string grounds;
  /// The classes whose bytes the claim used, sorted by name, without
  /// duplicates.
  std::vector<mlir::StringAttr> depends;
};

/// The classes of a type claim, as an attribute.
jvm::ExactTypesAttr getExactTypes(mlir::MLIRContext *context,
                                  const Claim &claim);

/// A virtual or interface call without a claim, or a method (index -1) that is
/// not reachable and not claimed to be, and why.
struct UnclaimedSite {
  SiteName site;
  /// The method that a call names; null for a method.
  MethodName declared;
  std::string reason;
  ClaimSubject subject = ClaimSubject::Call;
};

/// The claims of one analysis over a program.
struct ClaimSet {
  /// The analysis: `cha`, ...
  std::string source;
  std::vector<Claim> claims;
  std::vector<UnclaimedSite> unclaimed;
  /// Content hashes of the class files in `depends`.
  llvm::DenseMap<mlir::StringAttr, mlir::StringAttr> classHashes;

  /// Sorts claims and sites, and joins those of one site: claims that differ
  /// become an unclaimed site.
  void normalize();
  /// One line a claim and a site, for tests and people.
  void print(llvm::raw_ostream &os) const;
};

} // namespace jir

#endif // JIR_ANALYSIS_CLAIMS_CLAIMS_H
