//===- ParsedProgram.h - A program from text --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parses the jvm dialect's text and assigns short names to what tests ask for.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_ANALYSIS_PARSEDPROGRAM_H
#define JIR_UNITTESTS_ANALYSIS_PARSEDPROGRAM_H

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

namespace jir {

/// A program with its hierarchy and linkage. java.lang.Object is added, with
/// toString, a protected clone and a constructor.
class ParsedProgram {
public:
  /// With \p jdk the module is one of models too.
  explicit ParsedProgram(llvm::StringRef text, llvm::StringRef jdk = {}) {
    context.loadDialect<jvm::JVMDialect>();
    std::string whole = (kObject + text).str();
    if (!jdk.empty())
      whole = ("module attributes {jvm.jdk = \"" + jdk + "\"} {" + whole + "}")
                  .str();
    module = mlir::parseSourceString<mlir::ModuleOp>(whole, &context);
    EXPECT_TRUE(module);
    hierarchy = std::make_unique<ClassHierarchy>(module.get());
    linkage = std::make_unique<Linkage>(*hierarchy);
  }

  ClassId getClass(llvm::StringRef name) {
    return hierarchy->lookupClass(name);
  }
  MethodId getMethod(llvm::StringRef owner, llvm::StringRef member) {
    return hierarchy->lookupMethod(getClass(owner), member);
  }
  jvm::MethodRefAttr makeRef(llvm::StringRef owner, llvm::StringRef member,
                             bool isInterface = false) {
    return jvm::MethodRefAttr::get(jvm::RefType::get(&context, owner),
                                   mlir::StringAttr::get(&context, member),
                                   isInterface);
  }
  /// The class and method, or the error, of an answer.
  std::string show(const MethodResolution &resolution) {
    if (!resolution.isFound())
      return getName(resolution.outcome).str();
    return hierarchy->getQualifiedName(resolution.method);
  }
  std::string resolve(llvm::StringRef owner, llvm::StringRef member,
                      bool isInterface = false, llvm::StringRef from = "") {
    return show(
        linkage->resolveMethod(makeRef(owner, member, isInterface),
                               from.empty() ? ClassId() : getClass(from)));
  }
  /// What runs when `owner.member` is invoked on an object of a class.
  std::string select(llvm::StringRef owner, llvm::StringRef member,
                     llvm::StringRef receiver, bool isInterfaceCall = false) {
    return show(linkage->select(getMethod(owner, member), getClass(receiver),
                                isInterfaceCall));
  }

  static constexpr llvm::StringLiteral kObject = R"(
    jvm.class public @java.lang.Object platform {
      jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
        jvm.return
      }
      jvm.method public native @"toString()Ljava/lang/String;"(!jvm.ref<java.lang.Object>)
      jvm.method protected native @"clone()Ljava/lang/Object;"(!jvm.ref<java.lang.Object>)
    }
  )";

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<ClassHierarchy> hierarchy;
  std::unique_ptr<Linkage> linkage;
};

} // namespace jir

#endif // JIR_UNITTESTS_ANALYSIS_PARSEDPROGRAM_H
