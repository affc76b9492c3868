//===- PrunePlan.h - What may leave a program -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which classes, methods and fields of the application and its libraries a
/// program needs. docs/Passes/Prune.md has the rules (P1 to P9).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_RETENTION_PRUNEPLAN_H
#define JIR_ANALYSIS_RETENTION_PRUNEPLAN_H

#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Analysis/Retention/RetainedMembers.h"

namespace jir {

/// What becomes of a method.
enum class MethodFate : uint8_t {
  /// Nothing needs it.
  Removed,
  /// It never runs, but something names it: its body only throws.
  Named,
  /// It stays as it is.
  Kept
};

/// What stays of a program, computed once. Nothing is changed.
class PrunePlan {
public:
  /// \p kept are methods that stay whether they are reached or not.
  PrunePlan(const CallGraph &graph, const RetainedMembers &retained,
            llvm::ArrayRef<MethodId> kept);

  /// Whether a class of the application or a library stays.
  bool isKept(ClassId id) const { return classes.contains(id); }
  MethodFate getFate(MethodId method) const { return fates.lookup(method); }
  bool isKept(FieldId field) const;
  /// Classes with a body that could not be imported. They stay whole, and what
  /// they need is not known.
  llvm::ArrayRef<ClassId> getOpaque() const { return opaque; }

private:
  bool isOwn(ClassId id) const {
    return hierarchy.getOrigin(id) != jvm::Origin::Platform &&
           !hierarchy.isPhantom(id);
  }
  void keep(ClassId id);
  void keep(MethodId method, MethodFate fate);
  /// Keeps the class of a dotted name, or the classes of a descriptor.
  void keepNamed(mlir::StringAttr text);
  void keepRetained(const RetainedClass &known);
  /// Keeps a method that the call graph does not reach, and with it whatever
  /// it may run.
  void keepOpen(MethodId method);
  void followOpen();
  bool overridesPlatform(MethodId method);
  void keepOpaque();
  void scan(MethodId method);
  void scan(mlir::Operation *op, mlir::AttrTypeWalker &walker);

  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  Linkage linkage;
  MethodBodies bodies;
  llvm::DenseSet<ClassId> classes;
  llvm::DenseMap<MethodId, MethodFate> fates;
  std::vector<MethodId> pending;
  /// The hosts of nests that classes name.
  llvm::DenseMap<ClassId, mlir::StringAttr> hosts;
  /// Members of fields that code names, whatever the class.
  llvm::DenseSet<mlir::StringAttr> fieldMembers;
  /// Classes all of whose fields stay.
  llvm::DenseSet<ClassId> wholeFields;
  llvm::DenseSet<mlir::StringAttr> seenText;
  std::vector<ClassId> opaque;
  /// Methods that stay although the call graph does not reach them: it does not
  /// tell what they call.
  llvm::DenseSet<MethodId> open;
  /// Methods of these names and descriptors may be called by open ones.
  llvm::DenseSet<SelectorId> openSelectors;
};

} // namespace jir

#endif // JIR_ANALYSIS_RETENTION_PRUNEPLAN_H
