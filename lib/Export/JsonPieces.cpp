//===- JsonPieces.cpp - Methods, sites and claims as JSON -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes objects; names become UTF-8 here.
///
//===----------------------------------------------------------------------===//

#include "JsonPieces.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

void jir::writeMethod(json::OStream &out, const ClassHierarchy &hierarchy,
                      MethodId method) {
  out.attribute("class", toDisplayUtf8(hierarchy.getName(
                             hierarchy.getMethod(method).owner)));
  out.attribute("name", toDisplayUtf8(hierarchy.getMethodName(method)));
  out.attribute("descriptor", toDisplayUtf8(hierarchy.getDescriptor(method)));
}

void jir::writeMethod(json::OStream &out, StringRef key,
                      const ClassHierarchy &hierarchy, MethodId method) {
  if (method)
    out.attributeObject(key, [&] { writeMethod(out, hierarchy, method); });
  else
    out.attribute(key, nullptr);
}

void jir::writeMethod(json::OStream &out, const MethodName &method) {
  out.attribute("class", toDisplayUtf8(method.owner.getValue()));
  out.attribute("name", toDisplayUtf8(method.getName()));
  out.attribute("descriptor", toDisplayUtf8(method.getDescriptor()));
}

void jir::writeSite(json::OStream &out, const SiteName &site) {
  writeMethod(out, site.method);
  out.attribute("bci", site.bci);
}

void jir::writeMethod(json::OStream &out, StringRef key,
                      const MethodName &method) {
  if (method)
    out.attributeObject(key, [&] { writeMethod(out, method); });
  else
    out.attribute(key, nullptr);
}

void jir::writeClassFile(json::OStream &out, mlir::StringAttr name,
                         const ClassHashes &hashes) {
  out.object([&] {
    out.attribute("class", toDisplayUtf8(name.getValue()));
    if (mlir::StringAttr hash = hashes.lookup(name))
      out.attribute("hash", json::fixUTF8(hash.getValue()));
  });
}

void jir::writeClaim(json::OStream &out, const Claim &claim,
                     llvm::function_ref<void()> writeDepends) {
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
    if (claim.subject == ClaimSubject::Type)
      out.attribute("nonnull", claim.isNonNull);
    if (claim.subject == ClaimSubject::Targets)
      out.attributeArray("targets", [&] {
        for (const MethodName &target : claim.targets)
          out.object([&] { writeMethod(out, target); });
      });
    if (!claim.context.empty())
      out.attributeArray("context", [&] {
        for (const SiteName &call : claim.context)
          out.object([&] { writeSite(out, call); });
      });
    if (!claim.failure.empty())
      out.attribute("throws", toDisplayUtf8(claim.failure));
    out.attribute("kind", jvm::stringifyClaimKind(claim.kind));
    out.attributeArray("assumptions", [&] {
      for (StringRef name : claim.assumptions.getNames())
        out.value(name);
    });
    out.attribute("check", jvm::stringifyReceiverCheck(claim.check));
    out.attribute("grounds", toDisplayUtf8(claim.grounds));
    out.attributeBegin("depends");
    writeDepends();
    out.attributeEnd();
  });
}

void jir::writeClaim(json::OStream &out, const Claim &claim,
                     const ClassHashes &hashes) {
  writeClaim(out, claim, [&] {
    out.array([&] {
      for (mlir::StringAttr name : claim.depends)
        writeClassFile(out, name, hashes);
    });
  });
}

void jir::writeUnclaimed(json::OStream &out, const UnclaimedSite &site) {
  out.object([&] {
    out.attribute("what", getName(site.subject));
    writeSite(out, site.site);
    writeMethod(out, "declared", site.declared);
    out.attribute("reason", toDisplayUtf8(site.reason));
  });
}
