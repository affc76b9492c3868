//===- Linkage.cpp - Resolution and access control --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Resolution of methods and fields (JVMS 5.4.3), access control (5.4.4), and
// what the invoke instructions check at linking (6.5).
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jvm-linkage"

using namespace jir;
using namespace jir::jvm;

Linkage::Linkage(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {}

llvm::StringRef jir::getName(LinkOutcome outcome) {
  switch (outcome) {
  case LinkOutcome::Found:
    return "found";
  case LinkOutcome::Phantom:
    return "phantom";
  case LinkOutcome::NoSuchMethodError:
    return "java.lang.NoSuchMethodError";
  case LinkOutcome::NoSuchFieldError:
    return "java.lang.NoSuchFieldError";
  case LinkOutcome::IncompatibleClassChangeError:
    return "java.lang.IncompatibleClassChangeError";
  case LinkOutcome::IllegalAccessError:
    return "java.lang.IllegalAccessError";
  case LinkOutcome::AbstractMethodError:
    return "java.lang.AbstractMethodError";
  }
  return "";
}

static MethodResolution found(MethodId method) {
  return {LinkOutcome::Found, method, ClassId(), false};
}

static MethodResolution failed(LinkOutcome outcome) {
  return {outcome, MethodId(), ClassId(), false};
}

static MethodResolution phantom(ClassId absent, MethodId known = {}) {
  return {LinkOutcome::Phantom, known, absent, false};
}

//===----------------------------------------------------------------------===//
// Access control (JVMS 5.4.4)
//===----------------------------------------------------------------------===//

bool Linkage::isClassAccessible(ClassId named, ClassId from) const {
  return hierarchy.isPhantom(named) ||
         (hierarchy.getFlags(named) & access::Public) ||
         hierarchy.isSamePackage(named, from);
}

bool Linkage::isMemberAccessible(ClassId owner, uint32_t flags, ClassId named,
                                 ClassId from) {
  if (flags & access::Public || owner == from)
    return true;
  if (flags & access::Private)
    return hierarchy.isNestmate(owner, from);
  if (hierarchy.isSamePackage(owner, from))
    return true;
  if (!(flags & access::Protected) || !hierarchy.isSubtype(from, owner))
    return false;
  return flags & access::Static || hierarchy.isSubtype(named, from) ||
         hierarchy.isSubtype(from, named);
}

//===----------------------------------------------------------------------===//
// Method resolution (JVMS 5.4.3.3, 5.4.3.4)
//===----------------------------------------------------------------------===//

/// The class of the reference's owner; java.lang.Object for an array, whose
/// methods are that class's.
static ClassId getOwner(ClassHierarchy &hierarchy, MethodRefAttr ref) {
  mlir::StringAttr name = ref.getOwnerClass();
  return name ? hierarchy.getClass(name) : hierarchy.getObject();
}

/// A signature-polymorphic method of that name (JVMS 2.9.3).
MethodId Linkage::findPolymorphic(ClassId id, llvm::StringRef name) {
  llvm::StringRef className = hierarchy.getName(id).getValue();
  if (className != "java.lang.invoke.MethodHandle" &&
      className != "java.lang.invoke.VarHandle")
    return MethodId();
  for (uint32_t index : hierarchy.getMethodIndices(id)) {
    MethodId method(index);
    const MethodInfo &info = hierarchy.getMethod(method);
    if (hierarchy.getMethodName(method) == name && info.isNative() &&
        info.flags & access::Varargs &&
        hierarchy.getDescriptor(method).starts_with("([Ljava/lang/Object;)"))
      return method;
  }
  return MethodId();
}

/// Step 2 of 5.4.3.3: the class and its superclasses.
MethodResolution Linkage::findInClasses(ClassId id, SelectorId selector,
                                        llvm::StringRef name) {
  for (; id; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id))
      return phantom(id);
    if (MethodId method = findPolymorphic(id, name)) {
      MethodResolution result = found(method);
      result.isSignaturePolymorphic = true;
      return result;
    }
    if (MethodId method = hierarchy.lookupMethod(id, selector))
      return found(method);
  }
  return failed(LinkOutcome::NoSuchMethodError);
}

llvm::SmallVector<MethodId>
Linkage::getMaximallySpecific(llvm::ArrayRef<ClassId> interfaces,
                              SelectorId selector) {
  llvm::SmallVector<MethodId> candidates;
  for (ClassId interface : interfaces) {
    MethodId method = hierarchy.lookupMethod(interface, selector);
    if (method && !hierarchy.getMethod(method).isPrivate() &&
        !hierarchy.getMethod(method).isStatic())
      candidates.push_back(method);
  }
  if (candidates.size() < 2)
    return candidates;
  llvm::SmallVector<MethodId> all = candidates;
  llvm::erase_if(candidates, [&](MethodId method) {
    ClassId owner = hierarchy.getMethod(method).owner;
    return llvm::any_of(all, [&](MethodId other) {
      return other != method &&
             hierarchy.isSubtype(hierarchy.getMethod(other).owner, owner);
    });
  });
  return candidates;
}

/// Step 3 of 5.4.3.3: the superinterfaces.
MethodResolution Linkage::findInInterfaces(ClassId id, SelectorId selector) {
  llvm::SmallVector<MethodId> specific =
      getMaximallySpecific(hierarchy.getAllInterfaces(id), selector);
  MethodId method;
  auto isConcrete = [&](MethodId candidate) {
    return !hierarchy.getMethod(candidate).isAbstract();
  };
  if (llvm::count_if(specific, isConcrete) == 1)
    method = *llvm::find_if(specific, isConcrete);
  else if (!specific.empty())
    method = specific.front();
  if (hierarchy.isIncomplete(id)) {
    for (ClassId interface : hierarchy.getAllInterfaces(id))
      if (hierarchy.isPhantom(interface))
        return phantom(interface, method);
    return phantom(ClassId(), method);
  }
  return method ? found(method) : failed(LinkOutcome::NoSuchMethodError);
}

MethodResolution Linkage::resolveUnchecked(ClassId owner, MethodRefAttr ref) {
  if (hierarchy.isPhantom(owner))
    return phantom(owner);
  if (ref.getOwnerClass() &&
      hierarchy.isInterface(owner) != ref.getIsInterface())
    return failed(LinkOutcome::IncompatibleClassChangeError);
  SelectorId selector = hierarchy.getSelector(ref.getMember());
  if (hierarchy.isInterface(owner)) {
    if (MethodId method = hierarchy.lookupMethod(owner, selector))
      return found(method);
    MethodId method = hierarchy.lookupMethod(hierarchy.getObject(), selector);
    if (method && hierarchy.getMethod(method).isPublic() &&
        !hierarchy.getMethod(method).isStatic())
      return found(method);
    return findInInterfaces(owner, selector);
  }
  MethodResolution result = findInClasses(owner, selector, ref.getMethodName());
  if (result.isFound())
    return result;
  MethodResolution inherited = findInInterfaces(owner, selector);
  // An absent superclass comes before the interfaces, whatever they have.
  if (result.outcome == LinkOutcome::Phantom)
    return phantom(result.phantom, inherited.method);
  return inherited;
}

MethodResolution Linkage::resolveMethod(MethodRefAttr ref, ClassId from) {
  ClassId owner = getOwner(hierarchy, ref);
  auto it = resolutions.find(ref);
  MethodResolution result;
  if (it != resolutions.end()) {
    result = it->second;
  } else {
    result = resolveUnchecked(owner, ref);
    resolutions[ref] = result;
    LDBG() << ref << ": " << getName(result.outcome)
           << (result.method ? " " + hierarchy.getQualifiedName(result.method)
                             : std::string());
  }
  if (!from || hierarchy.isPhantom(from))
    return result;
  bool isArray = !ref.getOwnerClass();
  if (!isArray && !isClassAccessible(owner, from))
    return failed(LinkOutcome::IllegalAccessError);
  if (!result.isFound())
    return result;
  const MethodInfo &info = hierarchy.getMethod(result.method);
  // An array's clone counts as public.
  bool isArrayClone =
      isArray && hierarchy.getMethodName(result.method) == "clone";
  if (!isArrayClone && !isMemberAccessible(info.owner, info.flags, owner, from))
    return failed(LinkOutcome::IllegalAccessError);
  return result;
}

//===----------------------------------------------------------------------===//
// Linking of the invoke instructions (JVMS 6.5)
//===----------------------------------------------------------------------===//

MethodResolution Linkage::link(InvokeKind kind, MethodRefAttr ref,
                               ClassId from) {
  MethodResolution result = resolveMethod(ref, from);
  if (!result.method || result.isSignaturePolymorphic)
    return result;
  const MethodInfo &info = hierarchy.getMethod(result.method);
  if (info.isStatic() != (kind == InvokeKind::Static))
    return failed(LinkOutcome::IncompatibleClassChangeError);
  if (kind != InvokeKind::Special || !result.isFound())
    return result;
  if (hierarchy.getMethodName(result.method) != "<init>")
    return selectSpecial(result.method, ref, from);
  if (info.owner != getOwner(hierarchy, ref))
    return failed(LinkOutcome::NoSuchMethodError);
  return result;
}

/// The second half of invokespecial: which method runs.
MethodResolution Linkage::selectSpecial(MethodId resolved, MethodRefAttr ref,
                                        ClassId from) {
  ClassId start = getOwner(hierarchy, ref);
  // ACC_SUPER counts as set in every class file.
  bool isSuperCall = from && start != from && !hierarchy.isInterface(start) &&
                     hierarchy.isSubtype(from, start);
  if (isSuperCall)
    start = hierarchy.getSuperclass(from);
  SelectorId selector = hierarchy.getMethod(resolved).selector;
  for (ClassId id = start; id; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id))
      return phantom(id, resolved);
    MethodId method = hierarchy.lookupMethod(id, selector);
    // An interface's superclass counts only with public methods.
    if (method && id != start && hierarchy.isInterface(start) &&
        !hierarchy.getMethod(method).isPublic())
      method = MethodId();
    if (!method || hierarchy.getMethod(method).isStatic())
      continue;
    const MethodInfo &info = hierarchy.getMethod(method);
    // HotSpot checks access again when it looked in the direct superclass.
    if (isSuperCall &&
        !isMemberAccessible(info.owner, info.flags, info.owner, from))
      return failed(LinkOutcome::IllegalAccessError);
    return finishSelection(method, false);
  }
  llvm::SmallVector<MethodId> specific =
      getMaximallySpecific(hierarchy.getAllInterfaces(start), selector);
  MethodResolution result = chooseDefault(specific);
  if (hierarchy.isIncomplete(start))
    return phantom(ClassId(), result.method);
  return result;
}

//===----------------------------------------------------------------------===//
// Field resolution (JVMS 5.4.3.2)
//===----------------------------------------------------------------------===//

static FieldResolution findField(ClassHierarchy &hierarchy, ClassId id,
                                 mlir::StringAttr member) {
  for (; id; id = hierarchy.getSuperclass(id)) {
    if (hierarchy.isPhantom(id))
      return {LinkOutcome::Phantom, FieldId(), id};
    if (FieldId field = hierarchy.lookupField(id, member))
      return {LinkOutcome::Found, field, ClassId()};
    for (ClassId interface : hierarchy.getInterfaces(id)) {
      FieldResolution result = findField(hierarchy, interface, member);
      if (result.outcome != LinkOutcome::NoSuchFieldError)
        return result;
    }
  }
  return {LinkOutcome::NoSuchFieldError, FieldId(), ClassId()};
}

FieldResolution Linkage::resolveField(FieldRefAttr ref, ClassId from) {
  ClassId owner = hierarchy.getClass(ref.getOwner());
  FieldResolution result = findField(hierarchy, owner, ref.getMember());
  if (!from || hierarchy.isPhantom(from))
    return result;
  if (!isClassAccessible(owner, from))
    return {LinkOutcome::IllegalAccessError, FieldId(), ClassId()};
  if (!result.isFound())
    return result;
  const FieldInfo &info = hierarchy.getField(result.field);
  if (!isMemberAccessible(info.owner, info.flags, owner, from))
    return {LinkOutcome::IllegalAccessError, FieldId(), ClassId()};
  return result;
}
