//===- ImportScratch.cpp - Working memory of the body importer --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The common types and attributes.
///
//===----------------------------------------------------------------------===//

#include "ImportScratch.h"

using namespace jir;
using namespace mlir;

CommonTypes::CommonTypes(MLIRContext *context)
    : i1(IntegerType::get(context, 1)), i8(IntegerType::get(context, 8)),
      i16(IntegerType::get(context, 16)), i32(IntegerType::get(context, 32)),
      i64(IntegerType::get(context, 64)), f32(Float32Type::get(context)),
      f64(Float64Type::get(context)), null(jvm::NullType::get(context)),
      object(jvm::RefType::get(context, "java.lang.Object")),
      throwable(jvm::RefType::get(context, "java.lang.Throwable")),
      string(jvm::RefType::get(context, "java.lang.String")),
      classObject(jvm::RefType::get(context, "java.lang.Class")),
      methodHandle(jvm::RefType::get(context, "java.lang.invoke.MethodHandle")),
      methodType(jvm::RefType::get(context, "java.lang.invoke.MethodType")),
      noAttributes(DictionaryAttr::get(context)),
      noOverflowFlags(arith::IntegerOverflowFlagsAttr::get(
          context, arith::IntegerOverflowFlags::none)),
      noFastMath(
          arith::FastMathFlagsAttr::get(context, arith::FastMathFlags::none)),
      toNearestEven(arith::RoundingModeAttr::get(
          context, arith::RoundingMode::to_nearest_even)),
      any(UnitAttr::get(context)) {}
