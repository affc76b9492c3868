//===- BodyImporterTest.cpp - Bodies from hand-made code --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes class files and prints what the importer makes of them.
//
//===----------------------------------------------------------------------===//

#include "BodyImporterTest.h"
#include "../ClassFile/JvmVerdicts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"

using namespace jir;
using namespace jir::test;

Bytes jir::test::makeClass(const CodeSpec &spec) {
  ClassFileBuilder builder("C");
  builder.setVersion(spec.version);
  CodeBuilder code(builder.getPool());
  spec.emit(code, builder.getPool());
  builder.addField(0, "f", "I");
  builder.addField(0, "r", "Ljava/lang/Object;");
  builder.addMethod(spec.flags, spec.name, spec.descriptor, code);
  return llvm::cantFail(builder.finish());
}

BodyTest::BodyTest() : mlirContext(mlir::MLIRContext::Threading::DISABLED) {
  mlirContext.loadDialect<jvm::JVMDialect, mlir::arith::ArithDialect,
                          mlir::cf::ControlFlowDialect>();
}

std::string BodyTest::import(llvm::ArrayRef<uint8_t> bytes,
                             const BodyImportOptions &options,
                             const ImportLimits &limits) {
  ImportContext context(&mlirContext, limits);
  ClassFile file = llvm::cantFail(ClassFile::parse(bytes));
  const MemberInfo &member = file.getMethods().front();
  mlir::OpBuilder builder(&mlirContext);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::ModuleOp::create(builder.getUnknownLoc());
  builder.setInsertionPointToEnd(module->getBody());
  mlir::StringAttr className = context.getClassName(file.getName());
  auto classOp = jvm::ClassOp::create(
      builder, builder.getUnknownLoc(), className, /*flags=*/0x21,
      jvm::Origin::Application, jvm::ClassState::Members);
  builder.setInsertionPointToEnd(&classOp.getBody().front());
  mlir::StringAttr symbol = context.getString(member.name, member.descriptor);
  auto method = jvm::MethodOp::create(
      builder, builder.getUnknownLoc(), symbol,
      jvm::MethodOp::getMethodType(className, symbol, member.isStatic()),
      member.accessFlags, jvm::BodyState::Loaded);
  if (llvm::Error error = importBody(file, member, method, context, options)) {
    EXPECT_TRUE(method.getBody().empty());
    return llvm::toString(std::move(error));
  }
  std::string problems;
  mlir::ScopedDiagnosticHandler handler(&mlirContext,
                                        [&](mlir::Diagnostic &diagnostic) {
                                          problems += diagnostic.str() + "\n";
                                          return mlir::success();
                                        });
  EXPECT_TRUE(mlir::succeeded(mlir::verify(*module))) << problems;
  std::string text;
  llvm::raw_string_ostream os(text);
  method->print(os);
  // The blocks alone: neither the signature nor the closing brace.
  llvm::StringRef body = llvm::StringRef(text).split("{\n").second;
  return "\n" + body.rsplit("}").first.rtrim().str() + "\n";
}

std::string jir::test::judgeByJvm(const CodeSpec &spec) {
  Bytes bytes = makeClass(spec);
  std::vector<std::string> lines = askJvm({llvm::ArrayRef<uint8_t>(bytes)});
  return lines.empty() ? "no verdict" : lines.front();
}
