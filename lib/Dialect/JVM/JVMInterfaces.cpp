//===- JVMInterfaces.cpp - Op interfaces of the jvm dialect -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The generated definitions.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMInterfaces.h"

#include "jir/Dialect/JVM/JVMInterfaces.cpp.inc"
