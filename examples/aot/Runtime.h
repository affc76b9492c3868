//===- Runtime.h - What the compiler and the runtime agree on ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Offsets into objects, arrays and class descriptors, as `struct jrt_class`
/// and the structs beside it in runtime.c have them.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXAMPLES_AOT_RUNTIME_H
#define JIR_EXAMPLES_AOT_RUNTIME_H

#include <cstdint>

namespace aot::runtime {

/// The length of an array, and its first element.
inline constexpr uint64_t kLengthOffset = 8;
inline constexpr uint64_t kElementsOffset = 16;

/// The state of a class's initialisation, and the value when it is done.
inline constexpr uint64_t kStateOffset = 24;
inline constexpr int32_t kInitialized = 2;

/// The slots of a class descriptor: those of interface methods, which all
/// classes have at the same place, then those of virtual methods.
inline constexpr uint64_t kSlotsOffset = 72;

} // namespace aot::runtime

#endif // JIR_EXAMPLES_AOT_RUNTIME_H
