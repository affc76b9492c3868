//===- ImportLimits.cpp - What a class file may cost ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ImportLimitsCommandLine.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ImportLimits.h"

using namespace jir;
using namespace llvm;

static const ImportLimits defaults;

bool NestingParser::parse(cl::Option &option, StringRef name, StringRef text,
                          unsigned &value) {
  if (cl::parser<unsigned>::parse(option, name, text, value))
    return true;
  return value > maxImportNesting &&
         option.error("at most " + Twine(maxImportNesting), name);
}

ImportLimitsCommandLine::ImportLimitsCommandLine()
    : category("Limits on classes",
               "What a hostile class file may cost at most"),
      annotationNesting("max-annotation-nesting",
                        cl::desc("Annotations and arrays in one another"),
                        cl::init(defaults.annotationNesting),
                        cl::cat(category)),
      constantNesting("max-constant-nesting",
                      cl::desc("Dynamic constants in one another"),
                      cl::init(defaults.constantNesting), cl::cat(category)),
      subroutineInstructions(
          "max-subroutine-instructions",
          cl::desc("Instructions of a method once its subroutines are copied"),
          cl::init(defaults.subroutineInstructions), cl::cat(category)),
      blockLocals("max-block-locals",
                  cl::desc("Blocks of a method times its locals"),
                  cl::init(defaults.blockLocals), cl::cat(category)),
      handlers("max-handlers",
               cl::desc("Handlers of a method, over all ranges of its code"),
               cl::init(defaults.handlers), cl::cat(category)) {}

ImportLimits ImportLimitsCommandLine::getLimits() const {
  ImportLimits limits;
  limits.annotationNesting = annotationNesting;
  limits.constantNesting = constantNesting;
  limits.subroutineInstructions = subroutineInstructions;
  limits.blockLocals = blockLocals;
  limits.handlers = handlers;
  return limits;
}
