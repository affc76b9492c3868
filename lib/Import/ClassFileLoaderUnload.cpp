//===- ClassFileLoaderUnload.cpp - The end of loadedParts -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part of ClassFileLoader that unloads what is materialized.
//
//===----------------------------------------------------------------------===//

#include "ClassFileLoader.h"
#include "Fingerprint.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jir-loader"

using namespace jir;
using namespace llvm;
using namespace mlir;

/// Removes what importBody() added to a method. False if the body has changed
/// and stays, unless \p evenIfChanged.
bool ClassFileLoader::unloadBody(jvm::MethodOp method, LoadedParts &parts,
                                 bool evenIfChanged) {
  auto it = parts.bodies.find(method.getSymNameAttr());
  if (it == parts.bodies.end())
    return method.getState() != jvm::BodyState::Loaded;
  uint64_t fingerprint = it->second;
  parts.bodies.erase(it);
  if (method.getState() != jvm::BodyState::Loaded &&
      method.getState() != jvm::BodyState::Failed)
    return true;
  if (!evenIfChanged && getFingerprint(method.getBody()) != fingerprint) {
    LDBG() << "keeps the changed body of " << method.getSymName();
    return false;
  }
  method.getBody().dropAllReferences();
  method.getBody().getBlocks().clear();
  method.setState(jvm::BodyState::Unloaded);
  method.removeFailureAttr();
  method.removeLinesAttr();
  if (DictionaryAttr metadata = method.getMetadataAttr()) {
    NamedAttrList kept;
    for (NamedAttribute entry : metadata)
      if (!entry.getName().getValue().starts_with("Code."))
        kept.append(entry);
    if (kept.empty())
      method.removeMetadataAttr();
    else
      method.setMetadataAttr(kept.getDictionary(context));
  }
  return true;
}

void ClassFileLoader::dropBody(jvm::MethodOp method) {
  auto it = loadedParts.find(method.getClass().getSymNameAttr());
  if (it != loadedParts.end())
    unloadBody(method, it->second, /*evenIfChanged=*/true);
}

/// Unloads what is materialized of a class. True if its operation is to go.
bool ClassFileLoader::unloadUnchanged(jvm::ClassOp classOp,
                                      LoadedParts &parts) {
  bool isKept = false;
  for (auto method : classOp.getBody().front().getOps<jvm::MethodOp>())
    if (parts.hasMembers || parts.bodies.contains(method.getSymNameAttr()))
      isKept |= !unloadBody(method, parts, /*evenIfChanged=*/false);
  if (isKept || (parts.hasMembers &&
                 getMembersFingerprint(classOp) != parts.membersPrint))
    return false;
  if (parts.hasMembers) {
    classOp.getBody().front().clear();
    classOp.setState(jvm::ClassState::Header);
  }
  return parts.hasClass && getHeaderFingerprint(classOp) == parts.classPrint;
}

void ClassFileLoader::unloadAll(ModuleOp program) {
  if (attached != program.getOperation())
    return;
  for (auto classOp :
       llvm::make_early_inc_range(program.getOps<jvm::ClassOp>())) {
    auto it = loadedParts.find(classOp.getSymNameAttr());
    if (it != loadedParts.end() && unloadUnchanged(classOp, it->second))
      classOp.erase();
  }
  loadedParts.clear();
  openClasses.clear();
  indexed = nullptr;
}
