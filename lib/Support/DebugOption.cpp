//===- DebugOption.cpp - The option -debug-only -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's option, for an LLVM that was built without assertions.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/DebugOption.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Debug.h"

void jir::registerDebugOption() {
#ifndef NDEBUG
  if (llvm::cl::getRegisteredOptions().contains("debug-only"))
    return;
  static llvm::SmallVector<std::string> names;
  static llvm::cl::list<std::string> option(
      "debug-only", llvm::cl::Hidden, llvm::cl::CommaSeparated,
      llvm::cl::desc("Print what these parts do to standard error"),
      llvm::cl::value_desc("name,..."),
      llvm::cl::callback([](const std::string &name) {
        names.push_back(name);
        llvm::SmallVector<const char *> all;
        for (const std::string &each : names)
          all.push_back(each.c_str());
        llvm::setCurrentDebugTypes(all.data(), all.size());
        llvm::DebugFlag = true;
      }));
#endif
}
