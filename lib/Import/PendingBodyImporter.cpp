//===- PendingBodyImporter.cpp - Stands in for bodies -----------*- C++ -*-===//
//-*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Leaves every body out, until the body importer is there.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/BodyImporter.h"
#include "jir/Support/InputError.h"
namespace jir {
class ImportScratch {};
Assignability::~Assignability() {}
ImportContext::ImportContext(mlir::MLIRContext *c) : context(c) {}
ImportContext::~ImportContext() {}
mlir::StringAttr ImportContext::getClassName(llvm::StringRef n) {
  return mlir::StringAttr::get(context, jvm::toDotted(n));
}
const StackSignature *ImportContext::getSignature(llvm::StringRef d) {
  auto &s = signatures[d];
  if (!s) {
    s = std::make_unique<StackSignature>();
    mlir::Type r;
    if (!jvm::parseMethodDescriptor(context, d, s->parameters, r))
      return nullptr;
    for (auto &t : s->parameters)
      t = jvm::getStackType(t);
    if (r)
      s->result = jvm::getStackType(r);
  }
  return s.get();
}
llvm::Error importBody(const ClassFile &, const MemberInfo &m, jvm::MethodOp,
                       ImportContext &, const BodyImportOptions &) {
  return inMember(inputError("no body importer"), m.describe());
}
} // namespace jir
