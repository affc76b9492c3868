//===- AssumptionOptions.cpp - Assumptions that passes take -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rejects assumptions without effect.
///
//===----------------------------------------------------------------------===//

#include "AssumptionOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;

/// The names, with `closed-world` for what it represents.
static std::string listNames(AssumptionSet set) {
  llvm::SmallVector<llvm::StringRef> names;
  if (AssumptionSet::closedWorld().isSubsetOf(set)) {
    names.push_back("closed-world");
    for (Assumption each : AssumptionSet::closedWorld().getSorted())
      set.erase(each);
  }
  llvm::append_range(names, set.getNames());
  return llvm::join(names, ", ");
}

llvm::Error jir::rejectIdleAssumptions(const AssumptionSet &given,
                                       const AssumptionSet &effective) {
  for (Assumption each : given.getSorted())
    if (!effective.contains(each))
      return llvm::createStringError(
          "assumption '" + getName(each) +
          "' has no effect on this analysis; expected one of " +
          listNames(effective));
  return llvm::Error::success();
}
