//===- RelatedClasses.cpp - Classes that classes name -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What class files state of other classes.
//
//===----------------------------------------------------------------------===//

#include "RelatedClasses.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The program's classes are looked up once: the platform's lie in archives.
jvm::ClassOp RelatedClasses::getClassOp(ClassId id) {
  if (classOps.empty())
    for (auto op : hierarchy.getProgram().getOps<jvm::ClassOp>())
      if (ClassId each = hierarchy.lookupClass(op.getSymNameAttr()))
        classOps[each] = op;
  return classOps.lookup(id);
}

void RelatedClasses::onSite(uint32_t index) {
  if (!shared.isPlatformSite(shared.getSite(index)))
    shared.traceAll(index);
}

void RelatedClasses::onClass(uint32_t index, mlir::Type type) {
  const Site site = shared.getSite(index);
  ClassId id = shared.getClassId(type);
  jvm::ClassOp op =
      id && !shared.isPlatformClass(id) ? getClassOp(id) : jvm::ClassOp();
  if (!op)
    return;
  switch (site.api) {
  case Api::Interfaces:
    for (ClassId each : hierarchy.getInterfaces(id))
      give(site, each);
    return;
  case Api::PermittedSubclasses:
    if (mlir::ArrayAttr names = op.getPermittedSubclassesAttr())
      returnNamed(site, names);
    return;
  case Api::NestMembers:
  case Api::NestHost:
    return returnNest(site, id, op);
  case Api::DeclaredClasses:
  case Api::MemberClasses:
  case Api::DeclaringClass:
  case Api::EnclosingClass:
    return returnInner(site, op);
  default:
    llvm_unreachable("a call of another mechanism");
  }
}

/// A class without NestHost is the host (JVMS 4.7.28).
void RelatedClasses::returnNest(const Site &site, ClassId id, jvm::ClassOp op) {
  if (mlir::StringAttr name = op.getNestHostAttr()) {
    id = hierarchy.lookupClass(name);
    op = id ? getClassOp(id) : jvm::ClassOp();
  }
  if (!op)
    return;
  give(site, id);
  if (mlir::ArrayAttr names = op.getNestMembersAttr();
      names && site.api == Api::NestMembers)
    returnNamed(site, names);
}

void RelatedClasses::returnNamed(const Site &site, mlir::ArrayAttr names) {
  for (auto name : names.getAsRange<mlir::StringAttr>())
    if (ClassId each = hierarchy.lookupClass(name))
      give(site, each);
}

void RelatedClasses::returnInner(const Site &site, jvm::ClassOp op) {
  bool asksForOuter =
      site.api == Api::DeclaringClass || site.api == Api::EnclosingClass;
  mlir::DictionaryAttr metadata = op.getMetadataAttr();
  if (!metadata)
    return;
  mlir::StringAttr own = op.getSymNameAttr();
  if (auto inner = metadata.getAs<mlir::ArrayAttr>("InnerClasses"))
    for (auto entry : inner.getAsRange<mlir::DictionaryAttr>()) {
      auto from =
          entry.getAs<mlir::StringAttr>(asksForOuter ? "inner" : "outer");
      auto to = entry.getAs<mlir::StringAttr>(asksForOuter ? "outer" : "inner");
      if (ClassId each =
              from == own && to ? hierarchy.lookupClass(to) : ClassId())
        give(site, each);
    }
  // Of a local or anonymous class.
  auto method = metadata.getAs<mlir::DictionaryAttr>("EnclosingMethod");
  if (site.api != Api::EnclosingClass || !method)
    return;
  if (auto name = method.getAs<mlir::StringAttr>("class"))
    if (ClassId each = hierarchy.lookupClass(name))
      give(site, each);
}

void RelatedClasses::give(const Site &site, ClassId id) {
  if (!hierarchy.isPhantom(id))
    shared.returnElement(site, shared.getClassObject(id));
}
