//===- Fingerprint.cpp - Has an operation changed? --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the fingerprints.
//
//===----------------------------------------------------------------------===//

#include "Fingerprint.h"
#include "llvm/ADT/Hashing.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

uint64_t jir::getFingerprint(Region &body) {
  llvm::DenseMap<Value, unsigned> values;
  llvm::DenseMap<Block *, unsigned> blocks;
  for (Block &block : body) {
    blocks.try_emplace(&block, blocks.size());
    for (Value argument : block.getArguments())
      values.try_emplace(argument, values.size());
    for (Operation &op : block)
      for (Value result : op.getResults())
        values.try_emplace(result, values.size());
  }
  uint64_t hash = blocks.size();
  auto add = [&](auto part) { hash = hash_combine(hash, part); };
  for (Block &block : body) {
    add(block.getNumArguments());
    for (Type type : block.getArgumentTypes())
      add(type);
    for (Operation &op : block) {
      add(op.getName().getAsOpaquePointer());
      add(size_t(op.hashProperties()));
      for (Type type : op.getResultTypes())
        add(type);
      for (Value operand : op.getOperands())
        add(values.lookup(operand));
      for (Block *successor : op.getSuccessors())
        add(blocks.lookup(successor));
    }
  }
  return hash;
}

uint64_t jir::getHeaderFingerprint(jvm::ClassOp classOp) {
  return hash_combine(
      classOp.getSymNameAttr(), classOp.getFlags(), classOp.getOrigin(),
      classOp.getMajorVersion(), classOp.getSuperNameAttr(),
      classOp.getInterfacesAttr(), classOp.getPermittedSubclassesAttr(),
      classOp.getNestHostAttr(), classOp.getNestMembersAttr(),
      hash_combine(classOp.getHashAttr(), classOp.getMetadataAttr()));
}

uint64_t jir::getMembersFingerprint(jvm::ClassOp classOp) {
  uint64_t hash = 0;
  for (Operation &member : classOp.getBody().front()) {
    // What loading a body changes in a method is left out.
    if (auto method = dyn_cast<jvm::MethodOp>(member))
      hash = hash_combine(hash, method.getSymNameAttr(), method.getFlags(),
                          method.getFunctionType(), method.getArgAttrsAttr(),
                          method.getResAttrsAttr());
    else
      hash = hash_combine(hash, size_t(member.hashProperties()));
  }
  return hash;
}
