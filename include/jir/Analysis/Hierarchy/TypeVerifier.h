//===- TypeVerifier.h - Subtyping in method bodies --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Checks what the verifiers of operations leave out, because it needs the
/// hierarchy: that values are assignable to where they go, as the JVM's own
/// verifier means it, and that an object is initialised once.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_TYPEVERIFIER_H
#define JIR_ANALYSIS_HIERARCHY_TYPEVERIFIER_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "mlir/IR/Dominance.h"

namespace jir {

/// The answer to a question of subtyping.
enum class Assignability : uint8_t {
  No,
  Yes,
  /// The answer depends on a class that is absent.
  Unknown,
};

/// Whether a value of type \p from may be where \p to is expected, by JVMS
/// 4.10.1.2: every interface is as good as java.lang.Object, arrays of
/// references are covariant. A union is assignable where all its classes are;
/// to a union is assignable what is to one of its classes. Objects that are not
/// initialised are assignable to their own type only.
Assignability isAssignable(const ClassHierarchy &hierarchy, mlir::Type from,
                           mlir::Type to);

/// Verifies method bodies. What is wrong is reported at the operation.
class TypeVerifier {
public:
  /// Reports \p maxProblems problems at most; the others are counted.
  TypeVerifier(ClassHierarchy &hierarchy, uint64_t maxProblems);

  /// Verifies the body of \p method, if it is in the IR.
  void verify(jvm::MethodOp method);

  /// Questions asked, questions whose answer depends on an absent class (they
  /// count as well-typed), and problems found.
  uint64_t getNumChecks() const { return numChecks; }
  uint64_t getNumUnknown() const { return numUnknown; }
  uint64_t getNumProblems() const { return numProblems; }

  /// One line: bodies, checks, unknown, problems.
  void print(llvm::raw_ostream &os) const;

private:
  void verifyOperation(mlir::Operation *op);
  void verifyInvoke(jvm::InvokeOpInterface call);
  void verifyInit(jvm::InitOp init, mlir::DominanceInfo &dominance);
  void verifyField(mlir::Operation *op, jvm::FieldRefAttr field,
                   mlir::Value object);
  void verifySignature(jvm::SignatureOpInterface op);
  void verifyHandlers(jvm::HandlersOpInterface op);
  /// Checks that \p from is assignable to \p to; \p what names the value.
  void check(mlir::Operation *op, mlir::Type from, mlir::Type to,
             const llvm::Twine &what);
  void checkIsArray(mlir::Operation *op, mlir::Value array);
  /// A diagnostic that begins with the site; null when enough were reported.
  std::optional<mlir::InFlightDiagnostic> report(mlir::Operation *op);

  ClassHierarchy &hierarchy;
  mlir::Type object, throwable;
  uint64_t maxProblems;
  uint64_t numBodies = 0, numChecks = 0, numUnknown = 0, numProblems = 0;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_TYPEVERIFIER_H
