//===- BodyOpsTests.cpp - The closed op set and its effects -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every operation of the dialect is in the closed set of method bodies or is
// part of a program, and each of the set has the effects that its row states:
// who adds an operation adds a row.
//
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace jir::jvm;

namespace {

/// What generic passes may assume of an operation.
enum class Effects {
  /// No effects; may be erased, merged and moved.
  Pure,
  /// May throw, with the effects it lists.
  Throws,
  /// May throw or run any code: nothing is listed, all is assumed.
  Anything,
  /// Lists an effect, which keeps two of them from being merged.
  Chooses,
  /// Ends a block.
  Terminator,
};

struct Row {
  StringLiteral name;
  Effects effects;
};

constexpr Row rows[] = {
    {"jvm.null", Effects::Pure},
    {"jvm.string", Effects::Pure},
    {"jvm.class_constant", Effects::Throws},
    {"jvm.method_handle", Effects::Throws},
    {"jvm.method_type", Effects::Throws},
    {"jvm.dynamic_constant", Effects::Anything},
    {"jvm.div", Effects::Throws},
    {"jvm.rem", Effects::Throws},
    {"jvm.shl", Effects::Pure},
    {"jvm.shr", Effects::Pure},
    {"jvm.ushr", Effects::Pure},
    {"jvm.float_to_int", Effects::Pure},
    {"jvm.compare_long", Effects::Pure},
    {"jvm.compare_float", Effects::Pure},
    {"jvm.ref_eq", Effects::Pure},
    {"jvm.is_null", Effects::Pure},
    {"jvm.upcast", Effects::Pure},
    {"jvm.check_cast", Effects::Throws},
    {"jvm.instance_of", Effects::Throws},
    {"jvm.new", Effects::Anything},
    {"jvm.new_array", Effects::Throws},
    {"jvm.multi_new_array", Effects::Throws},
    {"jvm.get_field", Effects::Throws},
    {"jvm.put_field", Effects::Throws},
    {"jvm.get_static", Effects::Anything},
    {"jvm.put_static", Effects::Anything},
    {"jvm.array_length", Effects::Throws},
    {"jvm.array_load", Effects::Throws},
    {"jvm.array_store", Effects::Throws},
    {"jvm.monitor_enter", Effects::Anything},
    {"jvm.monitor_exit", Effects::Anything},
    {"jvm.invoke_virtual", Effects::Anything},
    {"jvm.invoke_interface", Effects::Anything},
    {"jvm.invoke_special", Effects::Anything},
    {"jvm.invoke_static", Effects::Anything},
    {"jvm.init", Effects::Anything},
    {"jvm.invoke_dynamic", Effects::Anything},
    {"jvm.invoke_direct", Effects::Anything},
    {"jvm.return", Effects::Terminator},
    {"jvm.unwind", Effects::Terminator},
    {"jvm.throw", Effects::Terminator},
    {"jvm.lambda", Effects::Anything},
    {"jvm.string_concat", Effects::Anything},
    {"jvm.record_method", Effects::Anything},
    {"jvm.type_switch", Effects::Anything},
    {"jvm.enum_constant", Effects::Anything},
    {"jvm.var_handle", Effects::Anything},
    {"jvm.unknown", Effects::Chooses},
    {"jvm.any_of", Effects::Chooses},
    {"jvm.maybe_throw", Effects::Throws},
    {"arith.constant", Effects::Pure},
    {"arith.addi", Effects::Pure},
    {"arith.subi", Effects::Pure},
    {"arith.muli", Effects::Pure},
    {"arith.andi", Effects::Pure},
    {"arith.ori", Effects::Pure},
    {"arith.xori", Effects::Pure},
    {"arith.addf", Effects::Pure},
    {"arith.subf", Effects::Pure},
    {"arith.mulf", Effects::Pure},
    {"arith.divf", Effects::Pure},
    {"arith.remf", Effects::Pure},
    {"arith.negf", Effects::Pure},
    {"arith.cmpi", Effects::Pure},
    {"arith.cmpf", Effects::Pure},
    {"arith.select", Effects::Pure},
    {"arith.extsi", Effects::Pure},
    {"arith.extui", Effects::Pure},
    {"arith.trunci", Effects::Pure},
    {"arith.extf", Effects::Pure},
    {"arith.truncf", Effects::Pure},
    {"arith.sitofp", Effects::Pure},
    {"arith.uitofp", Effects::Pure},
    {"cf.br", Effects::Terminator},
    {"cf.cond_br", Effects::Terminator},
    {"cf.switch", Effects::Terminator},
};

constexpr StringLiteral programOps[] = {
    "jvm.platform", "jvm.archive",    "jvm.entry",        "jvm.module",
    "jvm.service",  "jvm.class",      "jvm.field",        "jvm.method",
    "jvm.claims",   "jvm.class_file", "jvm.method_claims"};

class BodyOps : public ::testing::Test {
protected:
  BodyOps() {
    context
        .loadDialect<JVMDialect, arith::ArithDialect, cf::ControlFlowDialect>();
  }
  MLIRContext context;
};

TEST_F(BodyOps, EachHasARow) {
  llvm::StringSet<> described;
  for (const Row &row : rows)
    EXPECT_TRUE(described.insert(row.name).second) << row.name.str();
  EXPECT_EQ(described.size(), getBodyOpNames().size());
  for (StringLiteral name : getBodyOpNames())
    EXPECT_TRUE(described.contains(name))
        << name.str() << " is in BodyOps.def, but has no row here";
}

TEST_F(BodyOps, EveryOpOfTheDialectIsInTheSetOrInAProgram) {
  llvm::StringSet<> known;
  for (StringLiteral name : getBodyOpNames())
    known.insert(name);
  for (StringLiteral name : programOps)
    EXPECT_TRUE(known.insert(name).second) << name.str();
  for (RegisteredOperationName name :
       context.getRegisteredOperationsByDialect("jvm"))
    EXPECT_TRUE(known.contains(name.getStringRef()))
        << name.getStringRef().str() << " is missing in BodyOps.def";
}

TEST_F(BodyOps, HaveTheEffectsOfTheirRow) {
  for (const Row &row : rows) {
    SCOPED_TRACE(row.name.str());
    OperationName name(row.name, &context);
    ASSERT_TRUE(name.isRegistered());
    bool throws = name.hasInterface<MayThrowOpInterface>();
    bool listsEffects = name.hasInterface<MemoryEffectOpInterface>();
    EXPECT_EQ(name.hasTrait<OpTrait::IsTerminator>(),
              row.effects == Effects::Terminator);
    if (row.effects == Effects::Terminator)
      continue;
    EXPECT_EQ(throws, row.effects == Effects::Throws ||
                          row.effects == Effects::Anything);
    EXPECT_EQ(listsEffects, row.effects != Effects::Anything);
    EXPECT_EQ(name.hasInterface<ConditionallySpeculatable>(),
              row.effects == Effects::Pure);
    if (throws) {
      EXPECT_TRUE(name.hasInterface<SiteOpInterface>());
    }
  }
}

} // namespace
