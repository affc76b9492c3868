//===- AccessFlags.h - Access flags of classes and members ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The bits of JVMS tables 4.1-B, 4.5-A, 4.6-A, 4.7.6-A and 4.7.25.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_ACCESSFLAGS_H
#define JIR_SUPPORT_ACCESSFLAGS_H

#include <cstdint>

namespace jir {

/// Some bits mean different things on classes, fields and methods.
namespace access {
enum : uint16_t {
  Public = 0x0001,
  Private = 0x0002,
  Protected = 0x0004,
  Static = 0x0008,
  Final = 0x0010,
  Super = 0x0020,        ///< Classes.
  Synchronized = 0x0020, ///< Methods.
  Volatile = 0x0040,     ///< Fields.
  Bridge = 0x0040,       ///< Methods.
  Transient = 0x0080,    ///< Fields.
  Varargs = 0x0080,      ///< Methods.
  Native = 0x0100,
  Interface = 0x0200,
  Abstract = 0x0400,
  Strict = 0x0800,
  Synthetic = 0x1000,
  Annotation = 0x2000,
  Enum = 0x4000,
  Module = 0x8000,  ///< Classes.
  Mandated = 0x8000 ///< Parameters and module directives.
};
} // namespace access

} // namespace jir

#endif // JIR_SUPPORT_ACCESSFLAGS_H
