//===- FoundMethods.cpp - Methods that come out of calls --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Methods and readers come in any order.
//
//===----------------------------------------------------------------------===//

#include "FoundMethods.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

void FoundMethods::addMethod(MethodId method) {
  if (!methods.insert(method))
    return;
  shared.markShaped(method);
  for (uint32_t reader : std::vector<uint32_t>(readers))
    give(reader, method);
}

void FoundMethods::addReader(uint32_t reader) {
  readers.push_back(reader);
  for (MethodId method : llvm::SmallVector<MethodId>(methods.getArrayRef()))
    give(reader, method);
}

void FoundMethods::give(uint32_t reader, MethodId method) {
  const Site site = shared.getSite(reader);
  if (fits(site, method))
    shared.returnMember(site, {method, jir::FieldId()});
}
