//===- InvokedynamicLowering.h - Known bootstraps to synthetic operations -===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Replaces invokedynamic sites and dynamic constants whose bootstrap methods
/// are the JDK's own.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_TRANSFORMS_INVOKEDYNAMICLOWERING_H
#define JIR_DIALECT_JVM_TRANSFORMS_INVOKEDYNAMICLOWERING_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <string>

namespace jir {

/// Lowers `jvm.invoke_dynamic` and `jvm.dynamic_constant` of method bodies to
/// synthetic operations, by the documents of
/// java.lang.invoke.LambdaMetafactory, StringConcatFactory, ConstantBootstraps,
/// java.lang.runtime.ObjectMethods and SwitchBootstraps. Sites with other
/// bootstraps, or with arguments these would refuse at run time, stay as they
/// are and are counted by reason. A protected site stays protected; the
/// bytecode index is kept.
class InvokedynamicLowering {
public:
  /// Lowers the sites of one loaded body; others are left alone. Returns
  /// whether anything changed.
  bool run(jvm::MethodOp method);

  /// One line each: `lowered jvm.lambda: 12`, `left unknown bootstrap a.B.c:
  /// 1`.
  void print(llvm::raw_ostream &os) const;

private:
  void lowerSite(jvm::InvokeDynamicOp site);
  void lowerConstant(jvm::DynamicConstantOp constant);

  /// Sites lowered, by the operation that replaced them.
  std::map<std::string, uint64_t> lowered;
  /// Sites left, by reason.
  std::map<std::string, uint64_t> left;
};

} // namespace jir

#endif // JIR_DIALECT_JVM_TRANSFORMS_INVOKEDYNAMICLOWERING_H
