//===- RetainedMembers.cpp - What is used other than by code ----------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects from the edges of a call graph and from the objects of a points-to
/// result.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Retention/RetainedMembers.h"
#include "jir/Analysis/JdkModel/JdkNames.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace jir;
using namespace jir::pointsto;

/// The reasons of edges that no instruction of the callee's name represents
/// (K1).
static constexpr Reason kOtherwise[] = {Reason::Entry,
                                        Reason::Finalizer,
                                        Reason::JvmRoot,
                                        Reason::MethodHandle,
                                        Reason::NativeModel,
                                        Reason::Proxy,
                                        Reason::Reflection,
                                        Reason::ReflectionInvention,
                                        Reason::ReflectionSubstring,
                                        Reason::ReflectionUse,
                                        Reason::ResourceBundle,
                                        Reason::Serialization,
                                        Reason::Service};

namespace {

/// A field of a member's object in which the JVM puts its class.
struct OwnerField {
  llvm::StringLiteral owner;
  llvm::StringLiteral name;
  bool isOfField;
};

} // namespace

static constexpr OwnerField kOwnerFields[] = {
    {"java.lang.reflect.Field", "clazz", true},
    {"java.lang.reflect.Method", "clazz", false},
    {"java.lang.reflect.Constructor", "clazz", false}};

/// A method of the platform that makes a class out of bytes, in a class or one
/// of its subtypes.
struct ClassDefiner {
  llvm::StringLiteral owner;
  llvm::StringLiteral name;
};

static constexpr ClassDefiner kClassDefiners[] = {
    {"java.lang.ClassLoader", "defineClass"},
    {"java.lang.invoke.MethodHandles$Lookup", "defineClass"},
    {"java.lang.invoke.MethodHandles$Lookup", "defineHiddenClass"},
    {"sun.misc.Unsafe", "defineAnonymousClass"}};

static bool isOwn(const ClassHierarchy &hierarchy, ClassId id) {
  return hierarchy.getOrigin(id) != jvm::Origin::Platform;
}

static bool isOwn(const ClassHierarchy &hierarchy, MethodId method) {
  return method && isOwn(hierarchy, hierarchy.getMethod(method).owner);
}

RetainedMembers::RetainedMembers(const CallGraph &graph,
                                 const PointsToResult *result)
    : graph(graph), hierarchy(graph.getHierarchy()) {
  addMethods();
  if (result) {
    addObjects(*result);
    addMemberObjects(*result);
  }
  addSerialized();
  addGenerated();
  sortByNames();
}

RetainedClass &RetainedMembers::getClass(ClassId id) {
  auto [it, isNew] = indices.try_emplace(id, classes.size());
  if (isNew)
    classes.push_back({id});
  return classes[it->second];
}

const RetainedClass *RetainedMembers::lookup(ClassId id) const {
  auto it = indices.find(id);
  return it == indices.end() ? nullptr : &classes[it->second];
}

/// The part of \p reasons that is of kOtherwise.
static ReasonSet getOtherwise(ReasonSet reasons) {
  ReasonSet found;
  for (Reason reason : kOtherwise)
    if (reasons.contains(reason))
      found |= reason;
  return found;
}

void RetainedMembers::addMethods() {
  llvm::MapVector<MethodId, RetainedMethod> found;
  auto look = [&](MethodId caller) {
    for (const CallSite &site : graph.getSitesOf(caller))
      graph.forEachTarget(site, [&](const CallEdge &edge) {
        ReasonSet reasons = getOtherwise(edge.reasons);
        if (reasons == ReasonSet() ||
            (!isOwn(hierarchy, edge.callee) && !isOwn(hierarchy, caller)))
          return;
        auto [it, isNew] = found.insert(
            {edge.callee, {edge.callee, reasons, caller, site.bci}});
        it->second.reasons |= reasons;
      });
  };
  look(MethodId());
  for (MethodId method : graph.getSortedReachable())
    look(method);
  for (auto &[id, method] : found)
    methods.push_back(method);
}

void RetainedMembers::addObjects(const PointsToResult &result) {
  std::set<std::vector<ClassId>> kinds;
  for (uint32_t index = 0; index < result.getNumObjects(); ++index) {
    const ObjectInfo &info = result.getObject(ObjectId(index));
    if (auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(info.constant)) {
      mlir::Type type = named.getValue();
      while (auto array = llvm::dyn_cast<jvm::ArrayType>(type))
        type = array.getElementType();
      auto ref = llvm::dyn_cast<jvm::RefType>(type);
      ClassId id = ref && !ref.isUnion() ? hierarchy.lookupClass(ref.getName())
                                         : ClassId();
      if (id && !hierarchy.isPhantom(id))
        getClass(id).isNamed = true;
    }
    // Function objects of lambdas have a maker, proxies a dispatcher.
    if (!info.dispatcher ||
        result.getTypes().getKind(info.type) != TypeKind::Function)
      continue;
    llvm::ArrayRef<ClassId> interfaces =
        result.getTypes().getInterfaces(info.type);
    std::vector<ClassId> proxied;
    for (ClassId id : interfaces)
      if (hierarchy.isInterface(id))
        proxied.push_back(id);
    if (!proxied.empty())
      kinds.insert(std::move(proxied));
  }
  for (const std::vector<ClassId> &kind : kinds) {
    for (ClassId id : kind)
      getClass(id).isProxied = true;
    proxies.push_back(kind);
  }
}

void RetainedMembers::addMemberObjects(const PointsToResult &result) {
  struct Owner {
    ClassId memberClass;
    pointsto::FieldId field;
    bool isOfField;
  };
  llvm::SmallVector<Owner, 3> owners;
  JdkNames jdk(hierarchy);
  for (const OwnerField &row : kOwnerFields) {
    ClassId memberClass = jdk.lookupClass(JdkRange::any(), row.owner);
    if (!memberClass)
      continue;
    for (uint32_t index : hierarchy.getFieldIndices(memberClass)) {
      jir::FieldId field(index);
      auto [name, descriptor] =
          hierarchy.getField(field).member.getValue().split(':');
      pointsto::FieldId number = result.getFields().lookup(field);
      if (name == row.name && number)
        owners.push_back({memberClass, number, row.isOfField});
    }
  }
  for (uint32_t index = 0; index < result.getNumObjects(); ++index) {
    const ObjectInfo &info = result.getObject(ObjectId(index));
    if (!result.getTypes().isClass(info.type))
      continue;
    ClassId type = result.getTypes().getClassId(info.type);
    for (const Owner &owner : owners) {
      if (owner.memberClass != type)
        continue;
      for (ObjectId held : result.getCell(ObjectId(index), owner.field)) {
        auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(
            result.getObject(held).constant);
        auto ref =
            named ? llvm::dyn_cast<jvm::RefType>(named.getValue()) : nullptr;
        ClassId id = ref && !ref.isUnion()
                         ? hierarchy.lookupClass(ref.getName())
                         : ClassId();
        if (!id || hierarchy.isPhantom(id))
          continue;
        (owner.isOfField ? getClass(id).hasFields : getClass(id).hasMethods) =
            true;
      }
    }
  }
}

void RetainedMembers::addSerialized() {
  JdkNames jdk(hierarchy);
  ClassId serializable =
      jdk.lookupClass(JdkRange::any(), "java.io.Serializable");
  bool isUsed = false;
  for (auto [owner, member] : {std::pair("java.io.ObjectOutputStream",
                                         "writeObject(Ljava/lang/Object;)V"),
                               std::pair("java.io.ObjectInputStream",
                                         "readObject()Ljava/lang/Object;")}) {
    MethodId method = jdk.lookupMethod(JdkRange::any(), owner, member);
    isUsed |= method && graph.isReachable(method);
  }
  if (!serializable || !isUsed)
    return;
  for (ClassId id : hierarchy.getSubtypes(serializable)) {
    if (!isOwn(hierarchy, id) || hierarchy.isInterface(id))
      continue;
    bool isLive = llvm::any_of(hierarchy.getMethodIndices(id), [&](uint32_t i) {
      return graph.isReachable(MethodId(i));
    });
    if (isLive || lookup(id))
      getClass(id).isSerialized = true;
  }
}

bool RetainedMembers::definesClasses() const {
  for (MethodId caller : graph.getReachable()) {
    if (!isOwn(hierarchy, caller))
      continue;
    for (const CallSite &site : graph.getSitesOf(caller)) {
      if (!site.resolved)
        continue;
      llvm::StringRef owner =
          hierarchy.getName(hierarchy.getMethod(site.resolved).owner);
      llvm::StringRef name = hierarchy.getMethodName(site.resolved);
      if (llvm::any_of(kClassDefiners, [&](const ClassDefiner &definer) {
            return name == definer.name && owner == definer.owner;
          }))
        return true;
    }
  }
  return false;
}

/// What generates classes has the names of what these call as texts.
void RetainedMembers::addGenerated() {
  if (!definesClasses())
    return;
  llvm::DenseSet<mlir::StringAttr> texts;
  std::vector<MethodId> unreached;
  for (auto classOp : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    ClassId owner = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!owner || !isOwn(hierarchy, owner))
      continue;
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>()) {
      MethodId id = hierarchy.lookupMethod(
          owner, hierarchy.getSelector(method.getSymNameAttr()));
      if (id && !graph.isReachable(id))
        unreached.push_back(id);
      if (id && graph.isReachable(id))
        for (mlir::Block &block : method.getBody())
          for (auto text : block.getOps<jvm::StringOp>())
            texts.insert(text.getValueAttr());
    }
  }
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  auto isText = [&](llvm::StringRef text) {
    return texts.contains(mlir::StringAttr::get(context, text));
  };
  for (MethodId method : unreached) {
    ClassId owner = hierarchy.getMethod(method).owner;
    llvm::StringRef name = hierarchy.getName(owner);
    bool isLive =
        llvm::any_of(hierarchy.getMethodIndices(owner), [&](uint32_t index) {
          return graph.isReachable(MethodId(index));
        });
    if (isText(hierarchy.getMethodName(method)) &&
        (isLive || isText(name) || isText(toInternal(name))))
      generated.push_back(method);
  }
}

void RetainedMembers::sortByNames() {
  llvm::sort(generated, [&](MethodId a, MethodId b) {
    return hierarchy.getQualifiedName(a) < hierarchy.getQualifiedName(b);
  });
  llvm::sort(methods, [&](const RetainedMethod &a, const RetainedMethod &b) {
    return hierarchy.getQualifiedName(a.method) <
           hierarchy.getQualifiedName(b.method);
  });
  auto byName = [&](ClassId a, ClassId b) {
    return hierarchy.getName(a).getValue() < hierarchy.getName(b).getValue();
  };
  llvm::sort(classes, [&](const RetainedClass &a, const RetainedClass &b) {
    return byName(a.id, b.id);
  });
  indices.clear();
  for (size_t i = 0; i < classes.size(); ++i)
    indices[classes[i].id] = i;
  llvm::sort(proxies, [&](const auto &a, const auto &b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                        byName);
  });
}
