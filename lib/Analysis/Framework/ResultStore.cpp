//===- ResultStore.cpp - How results travel between passes ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Keys, and finding the latest result of a pass.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Framework/ResultStore.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using llvm::StringRef;

std::string ResultStore::getPassOfSource(StringRef source) {
  return source.starts_with("jvm-") ? source.str() : ("jvm-" + source).str();
}

void ResultStore::addErased(Entry entry) {
  llvm::erase_if(entries, [&](const Entry &old) {
    return old.pass == entry.pass && old.options == entry.options &&
           old.type == entry.type;
  });
  entries.push_back(std::move(entry));
}

const ResultStore::Entry *
ResultStore::findErased(std::optional<StringRef> pass,
                        std::optional<StringRef> options,
                        mlir::TypeID type) const {
  for (const Entry &entry : llvm::reverse(entries))
    if (entry.type == type && (!pass || entry.pass == *pass) &&
        (!options || entry.options == *options))
      return &entry;
  return nullptr;
}

const ResultStore::Entry *ResultStore::findLatest(StringRef source,
                                                  mlir::TypeID type) const {
  if (source.empty())
    return findErased(std::nullopt, std::nullopt, type);
  return findErased(getPassOfSource(source), std::nullopt, type);
}

void ResultStore::print(llvm::raw_ostream &os) const {
  for (const Entry &entry : entries)
    os << entry.pass << (entry.options.empty() ? "" : " ") << entry.options
       << '\n';
}
