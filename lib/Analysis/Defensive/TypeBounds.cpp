//===- TypeBounds.cpp - What declared types say -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Final classes, sealed families, families of closed packages, and cones of a
// closed world.
//
//===----------------------------------------------------------------------===//

#include "TypeBounds.h"
#include "jir/Analysis/Hierarchy/SealedFamily.h"

using namespace jir;
using namespace jir::defensive;

/// The JVM makes subclasses of its own of these as it likes.
static bool isMadeByTheJVM(llvm::StringRef package) {
  return package == "java.lang.invoke" || package == "java.lang.reflect" ||
         package.starts_with("jdk.internal") || package.starts_with("sun.");
}

bool TypeBounds::isFinal(mlir::Type type) {
  if (auto array = llvm::dyn_cast<jvm::ArrayType>(type))
    return !jvm::isReference(array.getElementType()) ||
           isFinal(array.getElementType());
  auto ref = llvm::dyn_cast<jvm::RefType>(type);
  if (!ref || ref.isUnion())
    return false;
  ClassId id = hierarchy.lookupClass(ref.getName());
  return id && !hierarchy.isPhantom(id) && !hierarchy.isIncomplete(id) &&
         !hierarchy.isInterface(id) && hierarchy.isFinal(id);
}

SetId TypeBounds::get(mlir::Type type) {
  auto [entry, isNew] = known.try_emplace(type, kUnknown);
  if (!isNew)
    return entry->second;
  SetId set = compute(type);
  return known[type] = set;
}

SetId TypeBounds::compute(mlir::Type type) {
  llvm::SmallVector<ObjectId> members = {kNull};
  if (isFinal(type)) {
    members.push_back(objects.getExact(type));
    return objects.getSet(members, PremiseTypes);
  }
  auto ref = llvm::dyn_cast<jvm::RefType>(type);
  if (!ref || ref.isUnion())
    return kUnknown;
  ClassId root = hierarchy.lookupClass(ref.getName());
  if (!root || hierarchy.isPhantom(root) || hierarchy.isInterface(root) ||
      hierarchy.isIncomplete(root))
    return kUnknown;
  // The bound that assumes least is taken.
  PremiseSet premises = PremiseTypes;
  llvm::SmallVector<ClassId> classes = getClosedFamily(hierarchy, root);
  constexpr size_t kMaxSubtypes = 200;
  if (classes.empty() && packages) {
    llvm::append_range(classes, packages->getFamily(root));
    premises |= classes.empty() ? 0 : PremisePackages;
  }
  if (classes.empty() && useWorld &&
      !isMadeByTheJVM(hierarchy.getPackage(root)) &&
      hierarchy.getSubtypes(root).size() <= kMaxSubtypes) {
    llvm::append_range(classes, hierarchy.getSubtypes(root));
    premises |= PremiseWorld;
  }
  if (classes.empty())
    return kUnknown;
  for (ClassId id : classes) {
    if (hierarchy.isPhantom(id) || hierarchy.isIncomplete(id))
      return kUnknown;
    if (hierarchy.isInstantiable(id))
      members.push_back(
          objects.getExact(jvm::RefType::get(hierarchy.getName(id))));
  }
  return members.size() > 1 ? objects.getSet(members, premises) : kUnknown;
}

SetId TypeBounds::getReceiver(MethodId method) {
  auto [entry, isNew] = receivers.try_emplace(method, kUnknown);
  if (!isNew)
    return entry->second;
  SetId set = computeReceiver(method);
  return receivers[method] = set;
}

SetId TypeBounds::computeReceiver(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  ClassId owner = info.owner;
  // Interfaces prove nothing before an instance method of theirs is selected,
  // and then objects of classes that are made at run time may be there.
  if (hierarchy.isInterface(owner))
    return kUnknown;
  SetId cone = get(jvm::RefType::get(hierarchy.getName(owner)));
  if (cone == kUnknown || info.isPrivate())
    return cone;
  bool isConstructor = hierarchy.getMethodName(method) == "<init>";
  llvm::SmallVector<ObjectId> members;
  for (ObjectId object : llvm::to_vector(objects.getMembers(cone))) {
    if (object == kNull)
      continue;
    ClassId exact = objects.get(object).classId;
    bool isSelected = isConstructor
                          ? exact == owner
                          : linkage.select(method, exact).method == method;
    if (isSelected)
      members.push_back(object);
  }
  return members.empty() ? kUnknown
                         : objects.getSet(members, objects.getPremises(cone));
}
