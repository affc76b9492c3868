//===- ClosedPackages.h - What no other package extends or names ----------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which classes and members of the application are out of reach for classes
/// that are not seen, if these are in other packages: packages-as-given.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_CLOSEDPACKAGES_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_CLOSEDPACKAGES_H

#include "jir/Analysis/Hierarchy/Linkage.h"

namespace jir::defensive {

/// Questions of access (JVMS 5.3.5, 5.4.4) by a class in another package.
/// Answers are remembered. Platform classes are never closed.
class ClosedPackages {
public:
  explicit ClosedPackages(Linkage &linkage)
      : linkage(linkage), hierarchy(linkage.getHierarchy()) {}

  /// Whether a class in another package may have this one as its superclass:
  /// public, not final, with a constructor that it can call. True for
  /// interfaces, and for what is not known whole.
  bool isExtensible(ClassId id);
  /// The class and all its subclasses, if no other class can be among them;
  /// empty otherwise, for interfaces, and for large families.
  llvm::ArrayRef<ClassId> getFamily(ClassId root);
  /// Whether only the application's code can name a member that \p owner
  /// declares with these access flags.
  bool isMemberClosed(ClassId owner, uint32_t flags);
  /// What a virtual call does on the objects of a class.
  struct Selections {
    /// Sorted; empty if unknown.
    std::vector<MethodId> methods;
    /// On some objects it throws.
    bool mayFail = false;
  };
  /// The methods that a call of \p resolved may run on an object of class
  /// \p root or below, whatever classes there are. Valid until the next call.
  const Selections &getSelections(MethodId resolved, ClassId root);

private:
  bool computeExtensible(ClassId id);
  bool isOurs(ClassId id) const;
  Selections computeSelections(MethodId resolved, ClassId root);

  Linkage &linkage;
  ClassHierarchy &hierarchy;
  llvm::DenseMap<ClassId, bool> extensible;
  llvm::DenseMap<ClassId, bool> closedFamilies;
  llvm::DenseMap<std::pair<MethodId, ClassId>, Selections> selections;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_CLOSEDPACKAGES_H
