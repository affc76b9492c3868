//===- Bootstraps.h - The bootstrap methods of the JDK ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which known bootstrap method a site names; private to the lowering.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_DIALECT_JVM_TRANSFORMS_BOOTSTRAPS_H
#define JIR_LIB_DIALECT_JVM_TRANSFORMS_BOOTSTRAPS_H

#include "jir/Dialect/JVM/JVMAttributes.h"

namespace jir {

/// The bootstrap methods that the lowering understands.
enum class Bootstrap {
  Unknown,
  Metafactory,
  AltMetafactory,
  MakeConcat,
  MakeConcatWithConstants,
  ObjectMethods,
  TypeSwitch,
  EnumSwitch,
  NullConstant,
  PrimitiveClass,
  EnumConstant,
  GetStaticFinal,
  FieldVarHandle,
  StaticFieldVarHandle,
  ArrayVarHandle
};

/// The bootstrap method that `handle` names: an invoke_static handle of exactly
/// the JDK's class, name and descriptor.
Bootstrap getBootstrap(jvm::HandleAttr handle);

} // namespace jir

#endif // JIR_LIB_DIALECT_JVM_TRANSFORMS_BOOTSTRAPS_H
