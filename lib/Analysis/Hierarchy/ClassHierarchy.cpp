//===- ClassHierarchy.cpp - All classes of a program ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup of classes and members, subtypes, nests; members are read on demand.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/DebugLog.h"
#include <cassert>

#define DEBUG_TYPE "jvm-hierarchy"

using namespace jir;
using namespace jir::jvm;

ClassHierarchy::~ClassHierarchy() = default;

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

ClassId ClassHierarchy::lookupClass(mlir::StringAttr name) const {
  return classIds.lookup(name);
}

ClassId ClassHierarchy::lookupClass(llvm::StringRef name) const {
  mlir::MLIRContext *context = mlir::ModuleOp(program).getContext();
  return classIds.lookup(mlir::StringAttr::get(context, name));
}

ClassId ClassHierarchy::addPhantom(mlir::StringAttr name) {
  ClassId id(classes.size());
  ClassInfo &info = classes.emplace_back();
  info.name = name;
  info.phantom = true;
  info.incomplete = true;
  info.membersLoaded = true;
  classIds[name] = id;
  phantoms.push_back(id);
  LDBG() << name.getValue() << " is named, but nowhere";
  return id;
}

ClassId ClassHierarchy::getClass(mlir::StringAttr name) {
  ClassId id = classIds.lookup(name);
  return id ? id : addPhantom(name);
}

llvm::StringRef ClassHierarchy::getPackage(ClassId id) const {
  llvm::StringRef name = getName(id);
  size_t dot = name.rfind('.');
  return dot == llvm::StringRef::npos ? llvm::StringRef()
                                      : name.take_front(dot);
}

llvm::ArrayRef<ClassId> ClassHierarchy::getInterfaces(ClassId id) const {
  const ClassInfo &info = getInfo(id);
  return llvm::ArrayRef(interfaceStore)
      .slice(info.interfacesBegin, info.interfacesEnd - info.interfacesBegin);
}

llvm::ArrayRef<ClassId> ClassHierarchy::getAllInterfaces(ClassId id) const {
  const ClassInfo &info = getInfo(id);
  return llvm::ArrayRef(allInterfaceStore)
      .slice(info.allInterfacesBegin,
             info.allInterfacesEnd - info.allInterfacesBegin);
}

bool ClassHierarchy::isSubtype(ClassId sub, ClassId super) const {
  if (sub == super || super == object)
    return true;
  const ClassInfo &above = getInfo(super);
  uint32_t position = getInfo(sub).orderBegin;
  if (above.orderBegin <= position && position < above.orderEnd)
    return true;
  // A phantom may be a class or an interface: both are asked.
  if (!above.phantom && !isInterface(super))
    return false;
  llvm::ArrayRef<ClassId> all = getAllInterfaces(sub);
  return std::binary_search(all.begin(), all.end(), super);
}

llvm::ArrayRef<ClassId> ClassHierarchy::getSubtypes(ClassId id) {
  const ClassInfo &info = getInfo(id);
  llvm::ArrayRef<ClassId> subclasses = llvm::ArrayRef(preorder).slice(
      info.orderBegin, info.orderEnd - info.orderBegin);
  if (id == object)
    return preorder;
  if (!info.phantom && !isInterface(id))
    return subclasses;
  std::unique_ptr<std::vector<ClassId>> &list = interfaceSubtypes[id];
  if (list)
    return *list;
  list = std::make_unique<std::vector<ClassId>>();
  list->push_back(id);
  for (ClassId candidate : preorder)
    if (candidate != id && isSubtype(candidate, id))
      list->push_back(candidate);
  return *list;
}

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

ClassOp ClassHierarchy::getClassOp(ClassId id) {
  auto it = programClasses.find(id);
  if (it != programClasses.end())
    return llvm::cast<ClassOp>(it->second);
  if (isPhantom(id) || !loader)
    return nullptr;
  return loader->ensureClass(program, getName(id));
}

SelectorId ClassHierarchy::getSelector(mlir::StringAttr member) {
  auto [it, inserted] =
      selectorIds.try_emplace(member, SelectorId(selectors.size()));
  if (inserted)
    selectors.push_back(member);
  return it->second;
}

/// Loads the members of `op` if they are elsewhere. False if that fails.
static bool ensureMembers(BodyLoader *loader, ClassOp op) {
  if (op.hasMembers())
    return true;
  return loader && mlir::succeeded(loader->ensureMembers(op));
}

void ClassHierarchy::loadMembers(ClassId id) {
  if (getInfo(id).membersLoaded)
    return;
  classes[id.index].membersLoaded = true;
  ClassOp op = getClassOp(id);
  if (!op || !ensureMembers(loader, op)) {
    LDBG() << getName(id).getValue() << " has no members that can be read";
    return;
  }

  ClassInfo &info = classes[id.index];
  info.nestHost = op.getNestHostAttr();
  if (mlir::ArrayAttr members = op.getNestMembersAttr())
    for (mlir::Attribute member : members)
      nestMembers[id].push_back(llvm::cast<mlir::StringAttr>(member));
  info.methodsBegin = methods.size();
  info.fieldsBegin = fields.size();
  for (mlir::Operation &member : op.getBody().getOps()) {
    if (auto method = llvm::dyn_cast<MethodOp>(member)) {
      MethodId methodId(methods.size());
      SelectorId selector = getSelector(method.getSymNameAttr());
      methods.push_back({id, selector, uint32_t(method.getFlags())});
      methodIds.try_emplace({id, selector}, methodId);
    } else if (auto field = llvm::dyn_cast<FieldOp>(member)) {
      fields.push_back(
          {id, field.getSymNameAttr(), uint32_t(field.getFlags())});
    }
  }
  info.methodsEnd = methods.size();
  info.fieldsEnd = fields.size();
}

llvm::iota_range<uint32_t> ClassHierarchy::getMethodIndices(ClassId id) {
  loadMembers(id);
  const ClassInfo &info = getInfo(id);
  return llvm::seq(info.methodsBegin, info.methodsEnd);
}

llvm::iota_range<uint32_t> ClassHierarchy::getFieldIndices(ClassId id) {
  loadMembers(id);
  const ClassInfo &info = getInfo(id);
  return llvm::seq(info.fieldsBegin, info.fieldsEnd);
}

MethodId ClassHierarchy::lookupMethod(ClassId id, SelectorId selector) {
  assert(selector && "no selector");
  loadMembers(id);
  return methodIds.lookup({id, selector});
}

MethodId ClassHierarchy::lookupMethod(ClassId id, llvm::StringRef member) {
  return lookupMethod(
      id, getSelector(mlir::StringAttr::get(program.getContext(), member)));
}

FieldId ClassHierarchy::lookupField(ClassId id, mlir::StringAttr member) {
  for (uint32_t index : getFieldIndices(id))
    if (fields[index].member == member)
      return FieldId(index);
  return FieldId();
}

/// Names may hold parentheses too (JVMS 4.2.2); few do.
static std::pair<llvm::StringRef, llvm::StringRef>
splitMember(llvm::StringRef member) {
  size_t paren = member.find('(');
  return paren == member.rfind('(')
             ? std::pair(member.take_front(paren), member.drop_front(paren))
             : jvm::splitMethodMember(member);
}

llvm::StringRef ClassHierarchy::getMethodName(MethodId id) const {
  return splitMember(getMember(id)).first;
}

llvm::StringRef ClassHierarchy::getDescriptor(MethodId id) const {
  return splitMember(getMember(id)).second;
}

std::string ClassHierarchy::getQualifiedName(MethodId id) const {
  return (getName(getMethod(id).owner).getValue() + "." +
          getMember(id).getValue())
      .str();
}

MethodId ClassHierarchy::getClassInitializer(ClassId id) {
  MethodId method = lookupMethod(id, "<clinit>()V");
  // Another static-less method of that name is not an initialiser (JVMS 2.9.2).
  if (method && !getMethod(method).isStatic() && getMajorVersion(id) >= 51)
    return MethodId();
  return method;
}

//===----------------------------------------------------------------------===//
// Nests (JVMS 5.4.4)
//===----------------------------------------------------------------------===//

mlir::StringAttr ClassHierarchy::getNestHost(ClassId id) {
  loadMembers(id);
  mlir::StringAttr self = getName(id);
  mlir::StringAttr named = getInfo(id).nestHost;
  if (!named)
    return self;
  ClassId host = lookupClass(named);
  if (!host || isPhantom(host) || !isSamePackage(host, id))
    return self;
  loadMembers(host);
  auto it = nestMembers.find(host);
  if (it == nestMembers.end() || !llvm::is_contained(it->second, self))
    return self;
  return named;
}

bool ClassHierarchy::isNestmate(ClassId a, ClassId b) {
  return a == b || getNestHost(a) == getNestHost(b);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static llvm::StringRef describe(HierarchyProblem::Kind kind) {
  switch (kind) {
  case HierarchyProblem::Circular:
    return "is its own supertype through";
  case HierarchyProblem::SuperIsInterface:
    return "has as its superclass the interface";
  case HierarchyProblem::InterfaceIsClass:
    return "has as a superinterface the class";
  case HierarchyProblem::SuperIsFinal:
    return "extends the final class";
  }
  return "";
}

void ClassHierarchy::print(llvm::raw_ostream &os, bool withPlatform) const {
  for (uint32_t index : llvm::seq<uint32_t>(0, classes.size())) {
    ClassId id(index);
    if (!withPlatform && getOrigin(id) == Origin::Platform && !isPhantom(id))
      continue;
    if (isPhantom(id)) {
      os << "phantom " << getName(id).getValue() << '\n';
      continue;
    }
    os << (isInterface(id) ? "interface " : "class ") << getName(id).getValue();
    if (ClassId super = getSuperclass(id))
      os << " extends " << getName(super).getValue();
    if (!getInterfaces(id).empty()) {
      os << " implements ";
      llvm::interleaveComma(getInterfaces(id), os, [&](ClassId interface) {
        os << getName(interface).getValue();
      });
    }
    if (isAbstract(id) && !isInterface(id))
      os << " [abstract]";
    if (isFinal(id))
      os << " [final]";
    if (isIncomplete(id))
      os << " [incomplete]";
    os << '\n';
  }
  for (const HierarchyProblem &problem : problems)
    os << "problem: " << getName(problem.where).getValue() << ' '
       << describe(problem.kind) << ' ' << getName(problem.other).getValue()
       << '\n';
}

//===----------------------------------------------------------------------===//
// MethodOps
//===----------------------------------------------------------------------===//

MethodOp MethodOps::lookup(MethodId id) {
  ClassId owner = hierarchy.getMethod(id).owner;
  auto [it, inserted] = found.try_emplace(owner);
  if (inserted) {
    ClassOp op = hierarchy.getClassOp(owner);
    if (op && ensureMembers(hierarchy.loader, op))
      for (MethodOp method : op.getBody().getOps<MethodOp>())
        it->second.push_back(method);
  }
  uint32_t position = id.index - hierarchy.classes[owner.index].methodsBegin;
  if (position >= it->second.size())
    return nullptr;
  return llvm::cast<MethodOp>(it->second[position]);
}
