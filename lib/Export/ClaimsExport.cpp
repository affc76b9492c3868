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
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

static void writeMethod(json::OStream &out, const MethodName &method) {
  out.attribute("class", toDisplayUtf8(method.owner.getValue()));
  out.attribute("name", toDisplayUtf8(method.getName()));
  out.attribute("descriptor", toDisplayUtf8(method.getDescriptor()));
}

static void writeSite(json::OStream &out, const SiteName &site) {
  writeMethod(out, site.method);
  out.attribute("bci", site.bci);
}

/// Writes a method as an object; null where there is none.
static void writeMethod(json::OStream &out, StringRef key,
                        const MethodName &method) {
  if (method)
    out.attributeObject(key, [&] { writeMethod(out, method); });
  else
    out.attribute(key, nullptr);
}

static void writeClaim(json::OStream &out, const ClaimSet &set,
                       const Claim &claim) {
  out.object([&] {
    out.attribute("what", getName(claim.subject));
    writeSite(out, claim.site);
    writeMethod(out, "declared", claim.declared);
    writeMethod(out, "target", claim.target);
    if (claim.subject == ClaimSubject::Type)
      out.attributeArray("types", [&] {
        for (mlir::StringAttr name : claim.types)
          out.value(toDisplayUtf8(name.getValue()));
      });
    if (!claim.failure.empty())
      out.attribute("throws", toDisplayUtf8(claim.failure));
    out.attribute("kind", getName(claim.kind));
    out.attributeArray("assumptions", [&] {
      for (StringRef name : claim.assumptions.getNames())
        out.value(name);
    });
    out.attribute("check", jvm::stringifyReceiverCheck(claim.check));
    out.attribute("grounds", toDisplayUtf8(claim.grounds));
    out.attributeArray("depends", [&] {
      for (mlir::StringAttr name : claim.depends)
        out.object([&] {
          out.attribute("class", toDisplayUtf8(name.getValue()));
          if (mlir::StringAttr hash = set.classHashes.lookup(name))
            out.attribute("hash", hash.getValue());
        });
    });
  });
}

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
  json::OStream out(os);
  out.object([&] {
    out.attribute("schema", kClaimsSchema);
    out.attribute("source", set.source);
    out.attributeBegin("claims");
    writeLines(out, set.claims, [&](json::OStream &line, const Claim &claim) {
      writeClaim(line, set, claim);
    });
    out.attributeEnd();
    out.attributeBegin("unclaimed");
    writeLines(out, set.unclaimed,
               [&](json::OStream &line, const UnclaimedSite &site) {
                 line.object([&] {
                   line.attribute("what", "call");
                   writeSite(line, site.site);
                   writeMethod(line, "declared", site.declared);
                   line.attribute("reason", toDisplayUtf8(site.reason));
                 });
               });
    out.attributeEnd();
  });
  os << '\n';
}
