//===- LinkageVerifier.h - Classes that the JVM would refuse ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the JVM checks when it defines and links a class, beyond the class file
/// itself: superclasses and superinterfaces, final methods, and the types in
/// bodies. docs/Analysis/LinkageErrors.md lists the rules.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_LINKAGEVERIFIER_H
#define JIR_ANALYSIS_HIERARCHY_LINKAGEVERIFIER_H

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "llvm/ADT/DenseSet.h"
#include <string>

namespace jir {

/// Why the JVM refuses a class of the program.
struct LinkageProblem {
  ClassId where;
  /// The error that it throws, a dotted class name.
  llvm::StringRef error;
  /// What is wrong, without the class.
  std::string reason;

  /// `a.B: java.lang.VerifyError: ...`, for people.
  std::string describe(const ClassHierarchy &hierarchy) const;
};

/// Checks the classes of the application and of libraries; the JVM trusts the
/// platform's. A problem of a superclass is listed at that class only.
class LinkageVerifier {
public:
  /// \p absentIsError: an absent superclass or superinterface is a problem.
  LinkageVerifier(Linkage &linkage, bool absentIsError);

  /// The problems of one class, those of its declaration first. Each body that
  /// is in the IR has at most one. Without \p withTypes the questions of
  /// TypeVerifier are left to it.
  std::vector<LinkageProblem> verify(jvm::ClassOp classOp, bool withTypes);

private:
  void verifyDeclaration(jvm::ClassOp classOp);
  void verifySuper(ClassId super, bool isInterface);
  void verifySealed(ClassId super);
  void verifyOverrides();
  void verifyBody(jvm::MethodOp method, bool withTypes);
  /// JVMS 4.10.1.8; empty where it holds.
  std::string checkProtected(mlir::Operation *op);
  std::string checkProtected(ClassId named, ClassId owner, uint32_t flags,
                             mlir::Type receiver, llvm::StringRef member);
  bool isInVisiblePackage(ClassId named) const;
  void report(llvm::StringRef error, const llvm::Twine &reason);

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  bool absentIsError;
  /// Packages of the platform's modules, and whether all modules may see them.
  llvm::DenseMap<mlir::StringAttr, bool> platformPackages;

  /// Classes whose members are not in the IR, if no platform has them.
  llvm::DenseSet<ClassId> withoutMembers;

  /// The present class, and what was found in it.
  ClassId current;
  std::vector<LinkageProblem> problems;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_LINKAGEVERIFIER_H
