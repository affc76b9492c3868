//===- ClaimsExport.cpp - Claims as JSON ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One object a claim and an unclaimed site, each on a line of its own.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ClaimsExport.h"
#include "JsonPieces.h"
#include "llvm/Support/JSON.h"

using namespace jir;
namespace json = llvm::json;

/// Writes an array with each element on a line of its own.
template <typename Range, typename Write>
static void writeLines(json::OStream &out, const Range &range, Write write) {
  out.rawValue([&](llvm::raw_ostream &os) {
    os << '[';
    bool isFirst = true;
    for (const auto &element : range) {
      os << (isFirst ? "\n" : ",\n");
      isFirst = false;
      json::OStream line(os);
      write(line, element);
    }
    os << "\n]";
  });
}

void jir::exportClaims(const ClaimSet &set, llvm::raw_ostream &os) {
  // A reader that takes `claims` for what holds whoever calls is right.
  std::vector<const Claim *> always, inContext;
  for (const Claim &claim : set.claims)
    (claim.context.empty() ? always : inContext).push_back(&claim);
  json::OStream out(os);
  auto write = [&](llvm::StringRef name, llvm::ArrayRef<const Claim *> claims) {
    out.attributeBegin(name);
    writeLines(out, claims, [&](json::OStream &line, const Claim *claim) {
      writeClaim(line, *claim, set.classHashes);
    });
    out.attributeEnd();
  };
  out.object([&] {
    out.attribute("schema", kClaimsSchema);
    out.attribute("source", set.source);
    write("claims", always);
    if (!inContext.empty())
      write("context_claims", inContext);
    out.attributeBegin("unclaimed");
    writeLines(out, set.unclaimed,
               [&](json::OStream &line, const UnclaimedSite &site) {
                 writeUnclaimed(line, site);
               });
    out.attributeEnd();
  });
  os << '\n';
}
