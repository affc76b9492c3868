//===- Module.h - Decoded attributes of module-info -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The Module attribute (JVMS 4.7.25) and the JDK's own attributes of modules.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_MODULE_H
#define JIR_CLASSFILE_MODULE_H

#include "jir/ClassFile/Attributes.h"

namespace jir {

/// A `requires` of a module.
struct ModuleRequires {
  static constexpr size_t size = 6;
  /// Index of a CONSTANT_Module.
  uint16_t module;
  /// Transitive (0x20), static phase (0x40), Synthetic, Mandated.
  uint16_t flags;
  /// 0 if no version was recorded.
  Utf8Index version;
  static ModuleRequires read(const uint8_t *p) {
    return {readBigU2(p), readBigU2(p + 2), Utf8Index(readBigU2(p + 4))};
  }
  void write(ByteWriter &writer) const {
    writer.writeU2(module).writeU2(flags).writeU2(version.value);
  }
};

/// An `exports` or `opens` of a module.
struct ModuleExports {
  /// Index of a CONSTANT_Package.
  uint16_t package = 0;
  uint16_t flags = 0;
  /// Indices of CONSTANT_Module; empty: to all.
  TableView<IndexEntry> to;
};

/// A `provides` of a module.
struct ModuleProvides {
  ClassIndex service;
  /// Indices of classes.
  TableView<IndexEntry> implementations;
};

/// The Module attribute.
struct ModuleAttribute {
  /// Index of a CONSTANT_Module.
  uint16_t name = 0;
  /// Open (0x20), Synthetic, Mandated.
  uint16_t flags = 0;
  Utf8Index version;
  TableView<ModuleRequires> requirements;
  llvm::SmallVector<ModuleExports, 0> exports, opens;
  /// Indices of classes.
  TableView<IndexEntry> uses;
  llvm::SmallVector<ModuleProvides, 0> provides;

  static llvm::Expected<ModuleAttribute> parse(const AttributeInfo &attribute);
};

/// A Module attribute to be written, with indices into the constant pool that
/// is being made. What is defined for ModuleAttribute's members holds here,
/// too.
struct ModuleContents {
  /// An `exports`, `opens` or `provides`: an index, flags (not of `provides`),
  /// and a list of indices.
  struct Clause {
    uint16_t index = 0, flags = 0;
    llvm::SmallVector<IndexEntry, 2> list;
  };
  uint16_t name = 0, flags = 0;
  Utf8Index version;
  llvm::SmallVector<ModuleRequires, 0> requirements;
  llvm::SmallVector<Clause, 0> exports, opens;
  llvm::SmallVector<IndexEntry, 0> uses;
  llvm::SmallVector<Clause, 0> provides;

  /// The contents of the attribute.
  ByteWriter write() const;
};

/// The JDK's ModuleHashes attribute.
struct ModuleHashesAttribute {
  struct Entry {
    /// Index of a CONSTANT_Module.
    uint16_t module = 0;
    llvm::ArrayRef<uint8_t> hash;
  };
  Utf8Index algorithm;
  llvm::SmallVector<Entry, 0> entries;

  static llvm::Expected<ModuleHashesAttribute>
  parse(const AttributeInfo &attribute);
  /// The contents of the attribute.
  ByteWriter write() const;
};

} // namespace jir

#endif // JIR_CLASSFILE_MODULE_H
