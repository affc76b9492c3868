//===- JVMDialect.cpp - The jvm dialect -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Registration, constant materialisation, inlining.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMDialect.h"
#include "JVMBytecode.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

#include "jir/Dialect/JVM/JVMDialect.cpp.inc"

BodyLoader::~BodyLoader() = default;

void BodyLoader::borrowBodies(ArrayRef<MethodOp> methods) {
  // What went wrong was said, and the methods are failed or unloaded.
  for (MethodOp method : methods)
    (void)ensureBody(method);
}

LogicalResult BodyLoader::ensureAll(ModuleOp program) {
  for (const ClassHeader &header : getPlatformClasses()) {
    ClassOp classOp = ensureClass(program, header.name);
    if (!classOp || failed(ensureMembers(classOp)))
      return failure();
    for (auto method : classOp.getBody().getOps<MethodOp>())
      if (failed(ensureBody(method)))
        return failure();
  }
  return success();
}

namespace {

/// Calls between jvm methods are not inlined: nobody has solved
/// caller-sensitivity, monitors, protection and identity.
struct JvmInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final {
    return false;
  }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return false;
  }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final {
    return false;
  }
};

} // namespace

void JVMDialect::initialize() {
  registerTypes();
  registerAttributes();
  registerOperations();
  addInterfaces<JvmInlinerInterface>();
  addBytecodeInterface(*this);
}

void JVMDialect::setBodyLoader(std::unique_ptr<BodyLoader> loader) {
  bodyLoader = std::move(loader);
}

Operation *JVMDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location location) {
  if (isa<UnitAttr>(value) && isa<NullType>(type))
    return NullOp::create(builder, location, type);
  return arith::ConstantOp::materialize(builder, value, type, location);
}
