//===- BootstrapTable.h - Bootstrap methods of one class --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects the BootstrapMethods attribute (JVMS 4.7.23) of one class.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EMIT_BOOTSTRAPTABLE_H
#define JIR_LIB_EMIT_BOOTSTRAPTABLE_H

#include "jir/ClassFile/ByteWriter.h"
#include <map>
#include <vector>

namespace jir {

/// Assigns each bootstrap method with its static arguments an index; equal ones
/// share one.
class BootstrapTable {
public:
  /// \p handle is the index of a MethodHandle constant, \p arguments those of
  /// loadable constants. When the 65,535 entries are used up, the result is 0
  /// and isFull() is true.
  uint16_t add(uint16_t handle, llvm::ArrayRef<uint16_t> arguments);

  bool empty() const { return entries.empty(); }
  bool isFull() const { return full; }
  /// Writes the contents of the attribute.
  void write(ByteWriter &writer) const;

private:
  /// The handle, then the arguments.
  using Entry = std::vector<uint16_t>;
  std::map<Entry, uint16_t> known;
  std::vector<Entry> entries;
  bool full = false;
};

} // namespace jir

#endif // JIR_LIB_EMIT_BOOTSTRAPTABLE_H
