//===- Linkage.h - Resolution, selection and access control -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a symbolic reference means and which method runs: the rules of JVMS
/// 5.4.3 (resolution), 5.4.4 (access), 5.4.5 (overriding), 5.4.6 (selection)
/// and of the invoke instructions (JVMS 6.5).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_LINKAGE_H
#define JIR_ANALYSIS_HIERARCHY_LINKAGE_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"

namespace jir {

/// How linking or selection ends.
enum class LinkOutcome : uint8_t {
  Found,
  /// The answer depends on a class that is absent.
  Phantom,
  NoSuchMethodError,
  NoSuchFieldError,
  IncompatibleClassChangeError,
  IllegalAccessError,
  AbstractMethodError,
};

/// `found`, `phantom`, `java.lang.AbstractMethodError`, ...
llvm::StringRef getName(LinkOutcome outcome);

/// The answer to a method reference, or to a selection.
struct MethodResolution {
  LinkOutcome outcome = LinkOutcome::Phantom;
  /// The method when found; with Phantom the one that is known, if any, which
  /// an absent class may come before.
  MethodId method;
  /// With Phantom: an absent class that it depends on.
  ClassId phantom;
  /// MethodHandle.invoke and the like (JVMS 2.9.3): any descriptor matches.
  bool isSignaturePolymorphic = false;

  bool isFound() const { return outcome == LinkOutcome::Found; }
};

/// The answer to a field reference.
struct FieldResolution {
  LinkOutcome outcome = LinkOutcome::Phantom;
  FieldId field;
  ClassId phantom;

  bool isFound() const { return outcome == LinkOutcome::Found; }
};

using jvm::InvokeKind;

/// The methods that a dispatching call can reach: the selections for every
/// class that may be the receiver's.
struct DispatchTargets {
  /// Sorted by id, without duplicates.
  std::vector<MethodId> methods;
  /// Selections that throw are targets of their own.
  bool throwsAbstractMethodError = false;
  bool throwsIncompatibleClassChangeError = false;
  bool throwsIllegalAccessError = false;
  /// Number of receiver classes looked at, and of those for which the answer
  /// depends on an absent class.
  uint32_t numReceivers = 0;
  uint32_t numUnknown = 0;
};

/// Answers questions of linkage over one hierarchy, loading members as it needs
/// them. Answers that do not depend on the caller are remembered.
class Linkage {
public:
  explicit Linkage(ClassHierarchy &hierarchy);

  ClassHierarchy &getHierarchy() const { return hierarchy; }

  /// JVMS 5.4.3.3 for a Methodref, 5.4.3.4 for an InterfaceMethodref. With a
  /// valid \p from also access control (5.4.4) as seen from that class.
  MethodResolution resolveMethod(jvm::MethodRefAttr ref, ClassId from = {});
  /// JVMS 5.4.3.2.
  FieldResolution resolveField(jvm::FieldRefAttr ref, ClassId from = {});

  /// Resolution as the instruction does it: also whether the method is static
  /// as it has to be, constructors only in the class named, and so on. For
  /// invokespecial the method that runs (6.5), which needs \p from.
  MethodResolution link(InvokeKind kind, jvm::MethodRefAttr ref, ClassId from);

  /// JVMS 5.4.6: the method that runs when \p resolved is invoked on an object
  /// of class \p receiver. AbstractMethodError and IncompatibleClassChangeError
  /// are answers; with \p isInterfaceCall also IllegalAccessError.
  MethodResolution select(MethodId resolved, ClassId receiver,
                          bool isInterfaceCall = false);

  /// `select` for every instantiable subtype of \p root. Objects of interface
  /// type \p root implement it; arrays count as java.lang.Object.
  DispatchTargets selectAll(MethodId resolved, ClassId root,
                            bool isInterfaceCall = false);

  /// `select` for an object whose class is made at run time: it extends
  /// java.lang.Object, implements \p interfaces and declares nothing.
  MethodResolution selectInherited(MethodId resolved,
                                   llvm::ArrayRef<ClassId> interfaces);

  /// JVMS 5.4.5: whether \p overrider can override \p overridden. The first's
  /// class is a subclass of the second's.
  bool canOverride(MethodId overrider, MethodId overridden);

  /// Whether the class is accessible from \p from (JVMS 5.4.4). Modules are not
  /// looked at.
  bool isClassAccessible(ClassId named, ClassId from) const;
  /// Whether a member that \p owner declares with \p flags is accessible from
  /// \p from when the reference names \p named (JVMS 5.4.4).
  bool isMemberAccessible(ClassId owner, uint32_t flags, ClassId named,
                          ClassId from);

  /// The maximally-specific methods (JVMS 5.4.3.3) with that name and
  /// descriptor among all superinterfaces \p interfaces, in their order.
  llvm::SmallVector<MethodId>
  getMaximallySpecific(llvm::ArrayRef<ClassId> interfaces, SelectorId selector);

  /// The classes whose initialisation follows when \p id is initialised, in the
  /// JVM's order and the class itself last (JVMS 5.5): superclasses, and
  /// superinterfaces that declare default methods. Only those that have a class
  /// initialiser are listed.
  llvm::ArrayRef<ClassId> getInitialized(ClassId id);
  /// Their class initialisers, without those that began before the code of
  /// class \p from runs: its own, and its superclasses'. Invalid: the JVM asks.
  llvm::SmallVector<MethodId> getInitializers(ClassId id, ClassId from);

private:
  MethodResolution findInClasses(ClassId id, SelectorId selector,
                                 llvm::StringRef name);
  MethodResolution findInInterfaces(ClassId id, SelectorId selector);
  MethodId findPolymorphic(ClassId id, llvm::StringRef name);
  MethodResolution resolveUnchecked(ClassId owner, jvm::MethodRefAttr ref);
  MethodResolution selectSpecial(MethodId resolved, jvm::MethodRefAttr ref,
                                 ClassId from);
  MethodResolution chooseDefault(llvm::ArrayRef<MethodId> candidates,
                                 bool isInterfaceCall = false);
  MethodResolution finishSelection(MethodId selected, bool isInterfaceCall);
  void addSelection(const MethodResolution &selection, DispatchTargets &out);
  void selectInClassCone(MethodId resolved, ClassId root, bool isInterfaceCall,
                         DispatchTargets &out);
  bool declaresDefault(ClassId interfaceId);

  ClassHierarchy &hierarchy;
  llvm::DenseMap<jvm::MethodRefAttr, MethodResolution> resolutions;
  llvm::DenseMap<ClassId, std::unique_ptr<std::vector<ClassId>>> initialized;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_LINKAGE_H
