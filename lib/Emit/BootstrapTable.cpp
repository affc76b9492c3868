//===- BootstrapTable.cpp - Bootstrap methods of one class ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Numbering and writing of bootstrap methods.
///
//===----------------------------------------------------------------------===//

#include "BootstrapTable.h"

using namespace jir;

uint16_t BootstrapTable::add(uint16_t handle,
                             llvm::ArrayRef<uint16_t> arguments) {
  Entry entry{handle};
  entry.insert(entry.end(), arguments.begin(), arguments.end());
  auto found = known.find(entry);
  if (found != known.end())
    return found->second;
  if (entries.size() == UINT16_MAX || arguments.size() > UINT16_MAX) {
    full = true;
    return 0;
  }
  uint16_t index = entries.size();
  known.emplace(entry, index);
  entries.push_back(std::move(entry));
  return index;
}

void BootstrapTable::write(ByteWriter &writer) const {
  writer.writeU2(entries.size());
  for (const Entry &entry : entries) {
    writer.writeU2(entry.front()).writeU2(entry.size() - 1);
    for (uint16_t argument : llvm::ArrayRef<uint16_t>(entry).drop_front())
      writer.writeU2(argument);
  }
}
