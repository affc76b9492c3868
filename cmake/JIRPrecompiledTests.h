//===- JIRPrecompiledTests.h - The precompiled header of tests --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// JIRPrecompiled.h and GoogleTest.
//
//===----------------------------------------------------------------------===//

#include "JIRPrecompiled.h"
#include "gtest/gtest.h"
