//===- Devirtualization.h - Calls with one target ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Decides for each virtual and interface call whether its target is known, and
/// on which grounds.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_DEVIRTUALIZATION_DEVIRTUALIZATION_H
#define JIR_ANALYSIS_DEVIRTUALIZATION_DEVIRTUALIZATION_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"

namespace jir {

/// Claims for the virtual and interface calls of method bodies.
///
/// A claim is certain when it rests on the language and on class files alone:
/// resolution walked present classes only, and the receiver's class is known
/// exactly (a new object, a final class, a closed sealed family), or the
/// resolved method cannot be overridden (private, or final). Interface types
/// are not evidence: the JVM's verifier treats them as java.lang.Object (JVMS
/// 4.10.1.2). Otherwise, where the call graph has one target, the claim is
/// conditional on the call graph's assumptions.
class Devirtualization {
public:
  /// \p graph, which may be null, allows conditional claims.
  Devirtualization(Linkage &linkage, const CallGraph *graph);

  /// Judges the calls of one loaded body.
  void run(jvm::MethodOp method);
  /// The claims so far, sorted and joined by site.
  ClaimSet takeClaims(llvm::StringRef source);

private:
  /// What the receiver may be, by its definition and its static type.
  struct Receiver {
    /// The class of every non-null value; invalid when it is not known.
    ClassId exact;
    /// A class (no interface) that every non-null value is an instance of;
    /// invalid for arrays and interface types.
    ClassId bound;
    /// Nothing else than null.
    bool isNull = false;
    bool isArray = false;
    /// A new object: no null.
    bool isNonNull = false;
    std::string grounds;
  };

  Receiver describe(mlir::Value receiver);
  void judge(jvm::MethodOp method, jvm::InvokeOpInterface call,
             bool isInterfaceCall);
  bool claimCertain(Claim &claim, const Receiver &receiver,
                    const MethodResolution &resolution,
                    jvm::MethodRefAttr named, bool isInterfaceCall,
                    std::string &obstacle);
  bool claimExact(Claim &claim, ClassId exact, MethodId resolved,
                  bool isInterfaceCall, std::string &obstacle);
  bool claimConditional(Claim &claim, const CallSite *callSite,
                        const MethodResolution &resolution,
                        bool isInterfaceCall, const Receiver &receiver,
                        std::string &obstacle);
  const CallSite *findSite(MethodId caller, int32_t bci, MethodId resolved);
  void dependOn(Claim &claim, ClassId id);
  /// The classes from \p from up to the one that declares \p method, and their
  /// superinterfaces: what resolution and selection looked at.
  void dependOnWalk(Claim &claim, ClassId from, ClassId to);
  void setTarget(Claim &claim, const MethodResolution &selection);

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  const CallGraph *graph;
  ClaimSet claims;
};

} // namespace jir

#endif // JIR_ANALYSIS_DEVIRTUALIZATION_DEVIRTUALIZATION_H
