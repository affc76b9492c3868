//===- JVMOps.td - Operations of the jvm dialect ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Umbrella: every operation of the dialect, by role.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMOPS_TD
#define JIR_DIALECT_JVM_JVMOPS_TD

include "jir/Dialect/JVM/JVMProgramOps.td"
include "jir/Dialect/JVM/JVMValueOps.td"
include "jir/Dialect/JVM/JVMObjectOps.td"
include "jir/Dialect/JVM/JVMInvokeOps.td"
include "jir/Dialect/JVM/JVMControlOps.td"
include "jir/Dialect/JVM/JVMSyntheticOps.td"
include "jir/Dialect/JVM/JVMModelOps.td"
include "jir/Dialect/JVM/JVMClaimOps.td"

#endif // JIR_DIALECT_JVM_JVMOPS_TD
