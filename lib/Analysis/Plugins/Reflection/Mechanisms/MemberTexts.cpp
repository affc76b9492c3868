//===- MemberTexts.cpp - Names of methods and fields ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R37.
//
//===----------------------------------------------------------------------===//

#include "MemberTexts.h"
#include "../MemberSearch.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most members of a call whose names are told apart.
static constexpr unsigned kMostNames = 64;

void MemberTexts::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  if (shared.isPlatformSite(site) || !site.receiver)
    shared.getTracer().addUnknownAnswer({site.caller, site.bci});
  else
    shared.watch(site.receiver, index, Role::Object);
}

void MemberTexts::onObject(uint32_t index, ObjectId object) {
  const Site site = shared.getSite(index);
  const Member *found = shared.findMember(object);
  if (!found || ++numNames[index] > kMostNames)
    return shared.getTracer().addUnknownAnswer({site.caller, site.bci});
  llvm::StringRef name = found->method ? hierarchy.getMethodName(found->method)
                                       : getFieldName(hierarchy, found->field);
  shared.getTracer().addAnswer(
      {site.caller, site.bci},
      {mlir::StringAttr::get(hierarchy.getProgram().getContext(), name),
       ObjectId()});
}
