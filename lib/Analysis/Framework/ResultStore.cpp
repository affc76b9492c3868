//===- ResultStore.cpp - How results travel between passes ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Keys, epochs, and finding the latest result of a pass.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Framework/ResultStore.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using llvm::StringRef;

std::string ResultStore::getPassOfSource(StringRef source) {
  return source.starts_with("jvm-") ? source.str() : ("jvm-" + source).str();
}

uint64_t ResultStore::getEpoch() const {
  auto *dialect = program->getContext()->getLoadedDialect<jvm::JVMDialect>();
  return dialect ? dialect->getEpoch() : 0;
}

void ResultStore::addErased(Entry entry) {
  llvm::erase_if(entries, [&](const Entry &old) {
    return old.pass == entry.pass && old.options == entry.options &&
           old.type == entry.type;
  });
  entries.push_back(std::move(entry));
}

std::shared_ptr<const void> ResultStore::findErased(StringRef pass,
                                                    const StringRef *options,
                                                    mlir::TypeID type) const {
  uint64_t epoch = getEpoch();
  for (const Entry &entry : llvm::reverse(entries))
    if (entry.pass == pass && entry.type == type && entry.epoch == epoch &&
        (!options || entry.options == *options))
      return entry.result;
  return nullptr;
}

void ResultStore::print(llvm::raw_ostream &os) const {
  uint64_t epoch = getEpoch();
  for (const Entry &entry : entries)
    if (entry.epoch == epoch)
      os << entry.pass << (entry.options.empty() ? "" : " ") << entry.options
         << '\n';
}
