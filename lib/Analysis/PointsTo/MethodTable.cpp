//===- MethodTable.cpp - Methods of a run: statements and types -*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads descriptors, and bodies or models.
//
//===----------------------------------------------------------------------===//

#include "MethodTable.h"
#include "jir/Dialect/JVM/JVMTypes.h"

using namespace jir;
using namespace jir::pointsto;

MethodTable::MethodTable(RunContext &run)
    : run(run), builder(run.linkage, run.types, run.fields,
                        run.config.assumptions.getRuntime(), run.config.models),
      bodies(run.hierarchy) {}

MethodSignature MethodTable::readSignature(MethodId method) {
  if (method.index >= signatures.size()) {
    size_t size = std::max(method.index + 1, run.hierarchy.getNumMethods());
    signatures.resize(size);
    hasSignature.resize(size);
  }
  hasSignature[method.index] = true;
  return signatures[method.index] =
             MethodSignature::get(run.hierarchy.getDescriptor(method),
                                  run.hierarchy.getMethod(method).isStatic());
}

llvm::SmallVector<TypeId> MethodTable::getParameterTypes(MethodId method) {
  mlir::MLIRContext *context = run.hierarchy.getProgram().getContext();
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  llvm::SmallVector<TypeId> found;
  if (!jvm::parseMethodDescriptor(context, run.hierarchy.getDescriptor(method),
                                  parameters, result))
    return found;
  for (mlir::Type type : parameters)
    if (jvm::isReference(type))
      found.push_back(run.types.get(type));
  return found;
}

TypeId MethodTable::getReturnType(MethodId method) {
  auto [it, inserted] = returnTypes.try_emplace(method);
  if (inserted)
    it->second = readReturnType(method);
  return it->second;
}

TypeId MethodTable::readReturnType(MethodId method) const {
  mlir::MLIRContext *context = run.hierarchy.getProgram().getContext();
  llvm::SmallVector<mlir::Type> parameters;
  mlir::Type result;
  if (!jvm::parseMethodDescriptor(context, run.hierarchy.getDescriptor(method),
                                  parameters, result) ||
      !result || !jvm::isReference(result))
    return TypeId();
  return run.types.get(result);
}

TypeId MethodTable::getFieldType(FieldId field) {
  const FieldEntry &entry = run.fields.getEntry(field);
  llvm::StringRef member;
  if (entry.field)
    member = run.hierarchy.getField(entry.field).member;
  else if (entry.reference)
    member = entry.reference.getMember();
  mlir::Type type = jvm::getFieldType(run.hierarchy.getProgram().getContext(),
                                      jvm::splitFieldMember(member).second);
  return type && jvm::isReference(type) ? run.types.get(type) : TypeId();
}

TypeId MethodTable::getLocalType(const MethodFacts &facts, Local local) {
  uint32_t numShared = facts.signature.getNumLocals();
  if (local == facts.signature.getReturned())
    return getReturnType(facts.method);
  if (local == kNoLocal || local < numShared)
    return TypeId();
  return facts.localTypes[local - numShared];
}

/// A method without a body that can be read has one without statements.
std::unique_ptr<MethodFacts> MethodTable::readFacts(MethodId method) {
  std::unique_ptr<MethodFacts> facts;
  const MethodInfo info = run.hierarchy.getMethod(method);
  if (info.isNative())
    facts = builder.buildModel(method);
  bool found = !facts && !info.isAbstract() && !info.isNative() &&
               bodies.visit(method, [&](jvm::MethodOp op) {
                 facts = builder.build(method, op);
               });
  if (!found && !facts) {
    facts = builder.buildEmpty(method);
    if (!info.isAbstract() && !info.isNative())
      run.graph.addUnresolved({Unresolved::FailedBody, method, -1,
                               run.hierarchy.getMember(method)});
  }
  for (const Unresolved &fact : facts->unresolved)
    run.graph.addUnresolved(fact);
  return facts;
}

const MethodFacts &MethodTable::getFacts(MethodId method) {
  if (method.index >= facts.size()) {
    size_t size = std::max(method.index + 1, run.hierarchy.getNumMethods());
    facts.resize(size);
    firstNumbers.resize(size);
  }
  if (facts[method.index])
    return *facts[method.index];
  std::unique_ptr<MethodFacts> read = readFacts(method);
  firstNumbers[method.index] = {numSites, numAllocations};
  numSites += read->calls.size();
  numAllocations += read->allocations.size();
  run.statistics.factsBytes += read->getBytes();
  if (++numMethodFacts % 1024 == 0 && run.config.progress)
    run.config.progress(numMethodFacts);
  facts[method.index] = std::move(read);
  return *facts[method.index];
}
