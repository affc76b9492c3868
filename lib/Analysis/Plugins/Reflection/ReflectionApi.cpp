//===- ReflectionApi.cpp - The methods of reflection ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table.
//
//===----------------------------------------------------------------------===//

#include "ReflectionApi.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

static constexpr ApiRow kRows[] = {
#define REFLECTION_API(Enumerator, Mechanism, Override, Asked, Jdks, Class,    \
                       Member)                                                 \
  {Api::Enumerator, MechanismKind::Mechanism, BodyOverride::Override,          \
   Asks::Asked,     JdkRange::Jdks,           Class,                           \
   Member},
#include "ReflectionApi.def"
};
static_assert(std::size(kRows) <= UINT8_MAX + 1, "an Api has 8 bits");

llvm::ArrayRef<ApiRow> jir::reflection::getApiRows() { return kRows; }
