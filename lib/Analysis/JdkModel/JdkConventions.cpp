//===- JdkConventions.cpp - What the class library asks by name -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The methods by class. The Java Object Serialization Specification (3 to 5),
// Class.getEnumConstants and ResourceBundle.getBundle tell which.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/JdkConventions.h"
#include "jir/Support/Descriptor.h"

using namespace jir;
using namespace jir::jvm;

static constexpr SerializationCallback kCallbacks[] = {
    {"invokeWriteObject(Ljava/lang/Object;Ljava/io/ObjectOutputStream;)V",
     "writeObject(Ljava/io/ObjectOutputStream;)V", true},
    {"invokeReadObject(Ljava/lang/Object;Ljava/io/ObjectInputStream;)V",
     "readObject(Ljava/io/ObjectInputStream;)V", true},
    {"invokeReadObjectNoData(Ljava/lang/Object;)V", "readObjectNoData()V",
     true},
    {"invokeWriteReplace(Ljava/lang/Object;)Ljava/lang/Object;",
     "writeReplace()Ljava/lang/Object;", false},
    {"invokeReadResolve(Ljava/lang/Object;)Ljava/lang/Object;",
     "readResolve()Ljava/lang/Object;", false},
};

llvm::ArrayRef<SerializationCallback> jir::getSerializationCallbacks() {
  return kCallbacks;
}

JdkConventions::JdkConventions(ClassHierarchy &hierarchy)
    : hierarchy(hierarchy),
      serializable(hierarchy.lookupClass("java.io.Serializable")),
      externalizable(hierarchy.lookupClass("java.io.Externalizable")),
      record(hierarchy.lookupClass("java.lang.Record")) {}

bool JdkConventions::isSerializable(ClassId id) const {
  return serializable && !hierarchy.isInterface(id) &&
         hierarchy.isSubtype(id, serializable);
}

llvm::SmallVector<MethodId, 2>
JdkConventions::getCallbacks(const SerializationCallback &callback,
                             ClassId id) {
  llvm::SmallVector<MethodId, 2> found;
  for (; id && isSerializable(id); id = hierarchy.getSuperclass(id)) {
    MethodId method = hierarchy.lookupMethod(id, callback.callback);
    if (!method || hierarchy.getMethod(method).isStatic() ||
        hierarchy.getMethod(method).isAbstract())
      continue;
    if (callback.isOfEachClass && !hierarchy.getMethod(method).isPrivate())
      continue;
    found.push_back(method);
    if (!callback.isOfEachClass)
      break;
  }
  return found;
}

MethodId JdkConventions::getReadingConstructor(ClassId id) {
  if (!isSerializable(id) || !hierarchy.isInstantiable(id) ||
      (hierarchy.getFlags(id) & access::Enum))
    return MethodId();
  if (isRecord(id))
    return getCanonicalConstructor(id);
  if (!isExternalizable(id))
    while (id && isSerializable(id))
      id = hierarchy.getSuperclass(id);
  return id ? hierarchy.lookupMethod(id, "<init>()V") : MethodId();
}

bool JdkConventions::isExternalizable(ClassId id) const {
  return externalizable && hierarchy.isSubtype(id, externalizable);
}

bool JdkConventions::isRecord(ClassId id) const {
  return record && hierarchy.getSuperclass(id) == record;
}

/// A record's instance fields are its components, in order (JLS 8.10.3).
MethodId JdkConventions::getCanonicalConstructor(ClassId id) {
  std::string member = "<init>(";
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo &info = hierarchy.getField(FieldId(index));
    if (!(info.flags & access::Static))
      member += splitFieldMember(info.member).second;
  }
  return hierarchy.lookupMethod(id, member + ")V");
}

MethodId JdkConventions::getLambdaReader(ClassId id) {
  MethodId method = hierarchy.lookupMethod(
      id, "$deserializeLambda$(Ljava/lang/invoke/SerializedLambda;)"
          "Ljava/lang/Object;");
  return method && hierarchy.getMethod(method).isStatic() ? method : MethodId();
}

MethodId JdkConventions::getEnumValues(ClassId id) {
  if (hierarchy.isPhantom(id) || !(hierarchy.getFlags(id) & access::Enum))
    return MethodId();
  return hierarchy.lookupMethod(
      id, "values()[L" + toInternal(hierarchy.getName(id)) + ";");
}

llvm::ArrayRef<ClassId> JdkConventions::getBundles(llvm::StringRef baseName) {
  if (!hasBundles)
    findBundles();
  auto it = bundles.find(toDotted(baseName));
  if (it == bundles.end())
    return {};
  return it->second;
}

void JdkConventions::findBundles() {
  hasBundles = true;
  ClassId bundle = hierarchy.lookupClass("java.util.ResourceBundle");
  if (!bundle)
    return;
  for (ClassId id : hierarchy.getSubtypes(bundle)) {
    if (!hierarchy.isInstantiable(id))
      continue;
    // Each prefix before an underscore may be the base name.
    llvm::StringRef name = hierarchy.getName(id);
    bundles[name].push_back(id);
    size_t last = name.rfind('.');
    for (size_t at = name.find('_', last == llvm::StringRef::npos ? 0 : last);
         at != llvm::StringRef::npos; at = name.find('_', at + 1))
      bundles[name.take_front(at)].push_back(id);
  }
}
