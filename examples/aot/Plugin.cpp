//===- Plugin.cpp - jvm-to-llvm for jir-opt -------------------------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass as a plugin, beside the passes of jir-opt.
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "JVMToLLVM", LLVM_VERSION_STRING,
          [] { aot::registerPass(); }};
}
