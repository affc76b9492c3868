//===- CallGraphTarget.cpp - Fuzzes the reader of call graphs ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a call graph from CSV; a line of '--' divides the methods from the
// edges.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CallGraph/CallGraphReader.h"
#include "jir/Analysis/CallGraph/CallGraphStatistics.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

using namespace jir;

/// What the seeds name.
static constexpr llvm::StringLiteral kProgram = R"mlir(
jvm.class public @java.lang.Object platform {
}
jvm.class public super @a.A extends @java.lang.Object application {
  jvm.method public static native @"main()V"()
  jvm.method public static native @"run(I)V"(i32)
}
)mlir";

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  context.loadDialect<jvm::JVMDialect>();
  auto program = mlir::parseSourceString<mlir::ModuleOp>(kProgram, &context);
  ClassHierarchy hierarchy(*program);
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  auto [methods, edges] = text.split("\n--\n");
  CallGraphReader reader(hierarchy);
  if (llvm::Error problem = llvm::joinErrors(reader.readMethods(methods, "m"),
                                             reader.readEdges(edges, "e"))) {
    llvm::consumeError(std::move(problem));
    return 0;
  }
  std::shared_ptr<CallGraph> graph = reader.finish();
  for (const CallSite &site : graph->getSites())
    graph->forEachTarget(site, [](const CallEdge &) {});
  return 0;
}
