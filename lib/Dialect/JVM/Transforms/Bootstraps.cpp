//===- Bootstraps.cpp - The bootstrap methods of the JDK --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes, names and descriptors of the known bootstrap methods.
///
//===----------------------------------------------------------------------===//

#include "Bootstraps.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

namespace {
struct KnownBootstrap {
  StringLiteral owner;
  StringLiteral member;
  Bootstrap bootstrap;
};
} // namespace

#define LOOKUP_NAME "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
#define CLASS "Ljava/lang/Class;"
#define OBJECTS "[Ljava/lang/Object;"
#define METHOD_TYPE "Ljava/lang/invoke/MethodType;"
#define CALL_SITE ")Ljava/lang/invoke/CallSite;"

static constexpr StringLiteral lambda = "java.lang.invoke.LambdaMetafactory";
static constexpr StringLiteral concat = "java.lang.invoke.StringConcatFactory";
static constexpr StringLiteral constants =
    "java.lang.invoke.ConstantBootstraps";
static constexpr StringLiteral switches = "java.lang.runtime.SwitchBootstraps";

static constexpr KnownBootstrap knownBootstraps[] = {
    {lambda,
     "metafactory" LOOKUP_NAME METHOD_TYPE METHOD_TYPE
     "Ljava/lang/invoke/MethodHandle;" METHOD_TYPE CALL_SITE,
     Bootstrap::Metafactory},
    {lambda, "altMetafactory" LOOKUP_NAME METHOD_TYPE OBJECTS CALL_SITE,
     Bootstrap::AltMetafactory},
    {concat, "makeConcat" LOOKUP_NAME METHOD_TYPE CALL_SITE,
     Bootstrap::MakeConcat},
    {concat,
     "makeConcatWithConstants" LOOKUP_NAME METHOD_TYPE
     "Ljava/lang/String;" OBJECTS CALL_SITE,
     Bootstrap::MakeConcatWithConstants},
    {"java.lang.runtime.ObjectMethods",
     "bootstrap" LOOKUP_NAME "Ljava/lang/invoke/TypeDescriptor;" CLASS
     "Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;",
     Bootstrap::ObjectMethods},
    {switches, "typeSwitch" LOOKUP_NAME METHOD_TYPE OBJECTS CALL_SITE,
     Bootstrap::TypeSwitch},
    {switches, "enumSwitch" LOOKUP_NAME METHOD_TYPE OBJECTS CALL_SITE,
     Bootstrap::EnumSwitch},
    {constants, "nullConstant" LOOKUP_NAME CLASS ")Ljava/lang/Object;",
     Bootstrap::NullConstant},
    {constants, "primitiveClass" LOOKUP_NAME CLASS ")Ljava/lang/Class;",
     Bootstrap::PrimitiveClass},
    {constants, "enumConstant" LOOKUP_NAME CLASS ")Ljava/lang/Enum;",
     Bootstrap::EnumConstant},
    {constants, "getStaticFinal" LOOKUP_NAME CLASS ")Ljava/lang/Object;",
     Bootstrap::GetStaticFinal},
    {constants, "getStaticFinal" LOOKUP_NAME CLASS CLASS ")Ljava/lang/Object;",
     Bootstrap::GetStaticFinal},
    {constants,
     "fieldVarHandle" LOOKUP_NAME CLASS CLASS CLASS
     ")Ljava/lang/invoke/VarHandle;",
     Bootstrap::FieldVarHandle},
    {constants,
     "staticFieldVarHandle" LOOKUP_NAME CLASS CLASS CLASS
     ")Ljava/lang/invoke/VarHandle;",
     Bootstrap::StaticFieldVarHandle},
    {constants,
     "arrayVarHandle" LOOKUP_NAME CLASS CLASS ")Ljava/lang/invoke/VarHandle;",
     Bootstrap::ArrayVarHandle},
};

Bootstrap jir::getBootstrap(HandleAttr handle) {
  auto method = dyn_cast<MethodRefAttr>(handle.getTarget());
  if (!method || handle.getKind() != HandleKind::InvokeStatic ||
      !method.getOwnerClass())
    return Bootstrap::Unknown;
  StringRef owner = method.getOwnerClass().getValue();
  if (!owner.starts_with("java.lang."))
    return Bootstrap::Unknown;
  for (const KnownBootstrap &known : knownBootstraps)
    if (known.owner == owner && known.member == method.getMember().getValue())
      return known.bootstrap;
  return Bootstrap::Unknown;
}
