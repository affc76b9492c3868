//===- ClosedPackages.cpp - What no other package extends or names --------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The JVM checks access to a superclass when it loads a class (JVMS 5.3.5), and
// to classes and members when it resolves them (5.4.4). A method overrides a
// package-private one in its own package, or one that overrides it (5.4.5).
//
//===----------------------------------------------------------------------===//

#include "ClosedPackages.h"

using namespace jir;
using namespace jir::defensive;

bool ClosedPackages::isOurs(ClassId id) const {
  return !hierarchy.isPhantom(id) && !hierarchy.isIncomplete(id) &&
         hierarchy.getOrigin(id) != jvm::Origin::Platform;
}

bool ClosedPackages::computeExtensible(ClassId id) {
  if (!isOurs(id) || hierarchy.isInterface(id))
    return true;
  uint32_t flags = hierarchy.getFlags(id);
  if ((flags & access::Final) || !(flags & access::Public))
    return false;
  return llvm::any_of(hierarchy.getMethodIndices(id), [&](uint32_t index) {
    const MethodInfo &info = hierarchy.getMethod(MethodId(index));
    return hierarchy.getMethodName(MethodId(index)) == "<init>" &&
           (info.isPublic() || info.isProtected());
  });
}

bool ClosedPackages::isExtensible(ClassId id) {
  auto found = extensible.find(id);
  if (found != extensible.end())
    return found->second;
  bool answer = computeExtensible(id);
  extensible[id] = answer;
  return answer;
}

llvm::ArrayRef<ClassId> ClosedPackages::getFamily(ClassId root) {
  constexpr size_t kMaxSubtypes = 200;
  llvm::ArrayRef<ClassId> family = hierarchy.getSubtypes(root);
  if (family.size() > kMaxSubtypes)
    return {};
  auto found = closedFamilies.find(root);
  if (found == closedFamilies.end()) {
    bool isClosed =
        llvm::none_of(family, [&](ClassId each) { return isExtensible(each); });
    found = closedFamilies.try_emplace(root, isClosed).first;
  }
  return found->second ? family : llvm::ArrayRef<ClassId>();
}

bool ClosedPackages::isMemberClosed(ClassId owner, uint32_t flags) {
  if (!isOurs(owner))
    return false;
  if (!(flags & (access::Public | access::Protected)))
    return true;
  // A subclass may name it as its own, if others may name the subclass; a
  // protected one is for subclasses only.
  bool isProtected = flags & access::Protected;
  return llvm::none_of(hierarchy.getSubtypes(owner), [&](ClassId each) {
    return isProtected
               ? isExtensible(each)
               : !isOurs(each) || (hierarchy.getFlags(each) & access::Public);
  });
}

ClosedPackages::Selections ClosedPackages::computeSelections(MethodId resolved,
                                                             ClassId root) {
  constexpr size_t kMaxSubtypes = 200;
  const MethodInfo info = hierarchy.getMethod(resolved);
  llvm::ArrayRef<ClassId> subtypes = hierarchy.getSubtypes(root);
  bool isClosed = !getFamily(root).empty();
  if (!isOurs(root) || hierarchy.isInterface(root) ||
      hierarchy.isInterface(info.owner) || subtypes.size() > kMaxSubtypes ||
      !(isClosed || info.isPackagePrivate()))
    return {};
  Selections found;
  for (ClassId each : subtypes) {
    // An abstract class may have subclasses elsewhere, if it is not closed.
    if (!isOurs(each))
      return {};
    if (isClosed && !hierarchy.isInstantiable(each))
      continue;
    MethodResolution selection = linkage.select(resolved, each);
    if (selection.outcome == LinkOutcome::Phantom)
      return {};
    if (!selection.isFound()) {
      found.mayFail = true;
      continue;
    }
    const MethodInfo selected = hierarchy.getMethod(selection.method);
    // Elsewhere, one that others can name may be overridden once more.
    if (!isClosed && !selected.isPackagePrivate() &&
        getFamily(selected.owner).empty())
      return {};
    found.methods.push_back(selection.method);
  }
  llvm::sort(found.methods);
  found.methods.erase(std::unique(found.methods.begin(), found.methods.end()),
                      found.methods.end());
  return found;
}

const ClosedPackages::Selections &
ClosedPackages::getSelections(MethodId resolved, ClassId root) {
  auto found = selections.find({resolved, root});
  if (found == selections.end())
    found =
        selections
            .try_emplace({resolved, root}, computeSelections(resolved, root))
            .first;
  return found->second;
}
