//===- ContainerContexts.cpp - Contexts for containers alone ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A class of the program is a container if its fields lead to a
// java.lang.Object, and it has methods that take and that return one.
//
//===----------------------------------------------------------------------===//

#include "ContainerContexts.h"
#include "EngineParts.h"
#include "JdkNames.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using namespace jir::pointsto;

namespace {

/// Answers by class, each computed once.
class Containers {
public:
  explicit Containers(std::shared_ptr<ClassHierarchy> hierarchy)
      : owner(std::move(hierarchy)), hierarchy(*owner) {}

  bool isOfContainer(MethodId method) {
    return isContainer(hierarchy.getMethod(method).owner);
  }
  bool isFactory(MethodId method);

private:
  bool isContainer(ClassId id);
  bool computeContainer(ClassId id);
  ClassId lookup(llvm::StringRef descriptor) const;
  bool hasShape(ClassId id);
  bool isCell(ClassId id);
  bool mayName(ClassId container, ClassId id);
  bool keeps(ClassId id);
  bool keepsIn(llvm::StringRef descriptor);

  std::shared_ptr<ClassHierarchy> owner;
  ClassHierarchy &hierarchy;
  llvm::DenseMap<ClassId, bool> containers, keeping;
};

} // namespace

static bool isObject(llvm::StringRef descriptor) {
  return descriptor.ltrim('[') == "Ljava/lang/Object;";
}

/// The descriptors of a method's parameters of classes, as
/// `Ljava/lang/Object;`.
static void forEachReference(llvm::StringRef parameters,
                             llvm::function_ref<void(llvm::StringRef)> found) {
  size_t begin = parameters.find('L', parameters.find('('));
  while (begin != llvm::StringRef::npos) {
    size_t end = parameters.find(';', begin) + 1;
    found(parameters.slice(begin, end));
    begin = parameters.find('L', end);
  }
}

/// The class of a descriptor, or of an array of it; invalid if there is none.
ClassId Containers::lookup(llvm::StringRef descriptor) const {
  descriptor = descriptor.ltrim('[');
  if (!descriptor.consume_front("L") || !descriptor.consume_back(";"))
    return ClassId();
  std::string name = descriptor.str();
  std::replace(name.begin(), name.end(), '/', '.');
  return hierarchy.lookupClass(name);
}

bool Containers::isContainer(ClassId id) {
  auto [it, inserted] = containers.try_emplace(id, false);
  if (!inserted)
    return it->second;
  bool found = computeContainer(id);
  return containers[id] = found;
}

bool Containers::computeContainer(ClassId id) {
  llvm::StringRef name = hierarchy.getName(id);
  if (hasJdkRole(getOutermost(name), JdkRole::Container))
    return true;
  if (hierarchy.getOrigin(id) == jvm::Origin::Platform)
    return false;
  ClassId super = hierarchy.getSuperclass(id);
  if (super && isContainer(super))
    return true;
  return hasShape(id);
}

/// Whether what a field of that type refers to leads to a java.lang.Object.
bool Containers::keepsIn(llvm::StringRef descriptor) {
  if (isObject(descriptor))
    return true;
  ClassId id = lookup(descriptor);
  return id &&
         (hierarchy.getOrigin(id) == jvm::Origin::Platform ? isContainer(id)
                                                           : keeps(id));
}

bool Containers::keeps(ClassId id) {
  auto [it, inserted] = keeping.try_emplace(id, false);
  if (!inserted)
    return it->second;
  bool found = false;
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo &info = hierarchy.getField(jir::FieldId(index));
    found |= !(info.flags & access::Static) &&
             keepsIn(jvm::splitFieldMember(info.member).second);
  }
  if (ClassId super = hierarchy.getSuperclass(id); super && !found)
    found = hierarchy.getOrigin(super) != jvm::Origin::Platform && keeps(super);
  return keeping[id] = found;
}

/// Whether a container may have methods with that class in their signature.
/// What knows other classes of the program than its cells is more than that: an
/// interpreter, a scope, a syntax tree.
bool Containers::mayName(ClassId container, ClassId id) {
  if (!id || hierarchy.getOrigin(id) == jvm::Origin::Platform)
    return true;
  return getOutermost(hierarchy.getName(id)) ==
             getOutermost(hierarchy.getName(container)) ||
         isCell(id) || isContainer(id);
}

/// Whether fields hold java.lang.Object, numbers and further cells alone.
bool Containers::isCell(ClassId id) {
  return llvm::all_of(hierarchy.getFieldIndices(id), [&](uint32_t index) {
    const FieldInfo &info = hierarchy.getField(jir::FieldId(index));
    llvm::StringRef type = jvm::splitFieldMember(info.member).second;
    return (info.flags & access::Static) || isObject(type) ||
           type.size() == 1 || lookup(type) == id;
  });
}

bool Containers::hasShape(ClassId id) {
  if (hierarchy.isInterface(id) || !keeps(id))
    return false;
  bool takes = false, returns = false;
  for (ClassId each = id;
       each && hierarchy.getOrigin(each) != jvm::Origin::Platform;
       each = hierarchy.getSuperclass(each))
    for (uint32_t index : hierarchy.getMethodIndices(each)) {
      llvm::StringRef member = hierarchy.getMember(MethodId(index)).getValue();
      if (hierarchy.getMethod(MethodId(index)).isStatic() ||
          isPureMember(member))
        continue;
      auto [parameters, returned] = member.split(')');
      returns |= isObject(returned);
      bool isNamed = mayName(id, lookup(returned));
      forEachReference(parameters, [&](llvm::StringRef type) {
        // An iterator takes what it iterates over.
        takes |= keepsIn(type);
        isNamed &= mayName(id, lookup(type));
      });
      if (!isNamed)
        return false;
    }
  return takes && returns;
}

/// Whether a static method of the program may make the container that it
/// returns (rule C10 of docs/Analysis/Shortcuts.md).
bool Containers::isFactory(MethodId method) {
  const MethodInfo info = hierarchy.getMethod(method);
  if (!info.isStatic() ||
      hierarchy.getOrigin(info.owner) == jvm::Origin::Platform)
    return false;
  llvm::StringRef member = hierarchy.getMember(method).getValue();
  ClassId returned = lookup(member.split(')').second);
  return returned && isContainer(returned);
}

std::shared_ptr<const ContextChoice>
jir::pointsto::chooseContainers(std::shared_ptr<ClassHierarchy> hierarchy) {
  auto containers = std::make_shared<Containers>(std::move(hierarchy));
  return std::make_shared<ContextChoice>([containers](MethodId method) {
    return containers->isOfContainer(method) || containers->isFactory(method);
  });
}
