//===- PrintHierarchy.cpp - jvm-print-hierarchy -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-hierarchy.
///
//===----------------------------------------------------------------------===//

#include "Filter.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/ModifiedUtf8.h"

namespace jir {
#define GEN_PASS_DEF_PRINTHIERARCHY
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace mlir;

namespace {

class PrintHierarchyPass
    : public jir::impl::PrintHierarchyBase<PrintHierarchyPass> {
public:
  using PrintHierarchyBase::PrintHierarchyBase;

private:
  LogicalResult runOnProgram(ModuleOp program) override {
    markAllAnalysesPreserved();
    FailureOr<llvm::GlobPattern> glob =
        parseFilter(program, getArgument(), filter);
    std::shared_ptr<ClassHierarchy> hierarchy = getHierarchy();
    if (failed(glob) || !hierarchy)
      return failure();
    std::string text;
    llvm::raw_string_ostream os(text);
    hierarchy->print(os, platform);
    for (StringRef rest = text; !rest.empty();) {
      StringRef line;
      std::tie(line, rest) = rest.split('\n');
      // The second word is the name of the class.
      if (glob->match(line.split(' ').second.split(' ').first))
        llvm::outs() << toDisplayUtf8(line) << '\n';
    }
    return success();
  }
};

} // namespace
