//===- PointsToClaims.h - Claims from points-to sets ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Casts that cannot fail, classes of receivers, and methods that never run, as
/// claims. docs/Passes/PointsToClaims.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEVIRTUALIZATION_POINTSTOCLAIMS_H
#define JIR_ANALYSIS_DEVIRTUALIZATION_POINTSTOCLAIMS_H

#include "jir/Analysis/Claims/Claims.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"

namespace jir {

/// Makes claims of the application's and libraries' methods. All are
/// conditional on the assumptions of the result, and none rests on a set that
/// holds an unknown object.
class PointsToClaims {
public:
  struct Options {
    bool casts = true;
    bool types = true;
    bool unreachable = true;
    /// The most classes that a type claim lists.
    unsigned maxTypes = 4;
  };

  PointsToClaims(const pointsto::PointsToResult &result,
                 const Options &options);

  /// The claims, sorted. Methods claimed not to run are left out, with a reason
  /// in `getWithheld`, when the analysis met what it could not see through;
  /// those that a call on an unknown object may lead to are listed as
  /// unclaimed.
  ClaimSet takeClaims(llvm::StringRef source);

  /// Why no method is claimed unreachable; empty when they are.
  llvm::StringRef getWithheld() const { return withheld; }

private:
  Claim makeClaim(ClaimSubject subject, MethodId method, int32_t bci);
  void dependOn(Claim &claim, ClassId id);
  void claimCasts(MethodId method);
  void claimReceivers(MethodId method);
  void claimUnreachable();
  /// The classes of the objects; nothing when one is of no class that has a
  /// name, or is unknown, or there is no object.
  std::optional<std::vector<mlir::StringAttr>>
  getClasses(llvm::ArrayRef<pointsto::ObjectId> objects);
  bool isOwn(ClassId id) const;

  const pointsto::PointsToResult &result;
  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  Options options;
  ClaimSet claims;
  std::string withheld;
};

} // namespace jir

#endif // JIR_ANALYSIS_DEVIRTUALIZATION_POINTSTOCLAIMS_H
