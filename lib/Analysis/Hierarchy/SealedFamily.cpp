//===- SealedFamily.cpp - Closed families of classes ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the lists of permitted subclasses.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/SealedFamily.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/ADT/DenseSet.h"

using namespace jir;
using namespace jir::jvm;
using namespace mlir;
using llvm::SmallVector;

SmallVector<ClassId> jir::getClosedFamily(ClassHierarchy &hierarchy,
                                          ClassId root) {
  // Before version 61 the JVM does not enforce the list (JVMS 4.7.31); an
  // interface's list is not evidence, since values of its type need not
  // implement it.
  SmallVector<ClassId> family, pending = {root};
  llvm::DenseSet<ClassId> seen = {root};
  BodyLoader *loader = hierarchy.getLoader();
  while (!pending.empty()) {
    ClassId id = pending.pop_back_val();
    family.push_back(id);
    if (hierarchy.isPhantom(id) || hierarchy.isIncomplete(id) ||
        hierarchy.isInterface(id))
      return {};
    if (hierarchy.isFinal(id))
      continue;
    if (hierarchy.getMajorVersion(id) < 61)
      return {};
    ClassOp classOp;
    if (loader)
      classOp =
          loader->ensureClass(hierarchy.getProgram(), hierarchy.getName(id));
    if (!classOp)
      classOp = dyn_cast_or_null<ClassOp>(SymbolTable::lookupSymbolIn(
          hierarchy.getProgram(), hierarchy.getName(id)));
    if (!classOp || !classOp.getPermittedSubclasses())
      return {};
    for (auto name :
         classOp.getPermittedSubclassesAttr().getAsRange<StringAttr>()) {
      ClassId sub = hierarchy.getClass(name);
      if (hierarchy.isPhantom(sub))
        return {};
      // A class that is listed, but is not a direct subclass, adds nothing.
      if (hierarchy.getSuperclass(sub) != id)
        continue;
      if (seen.insert(sub).second)
        pending.push_back(sub);
    }
  }
  return family;
}
