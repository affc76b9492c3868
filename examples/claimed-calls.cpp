//===- claimed-calls.cpp - A consumer of claims -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the claims that jvm-export-claims wrote in any format, as a compiler
/// would, and prints the calls that it may bind. A claim rests on class files:
/// if one of a jar differs from the one that was analysed, the whole file is
/// rejected.
///
///     claimed-calls claims.json app.jar lib.jar
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/ClaimsReader.h"
#include "jir/Archive/ClassPath.h"
#include "jir/Support/ContentHash.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/ModifiedUtf8.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringMap.h"

using namespace jir;

static int fail(const llvm::Twine &message) {
  llvm::errs() << "claimed-calls: error: " << message << '\n';
  return 1;
}

/// The hashes of the class files of the archives; the first archive that has a
/// class wins. A class file that cannot be read has an empty hash.
static llvm::StringMap<std::string> hashClasses(const ClassPath &path) {
  llvm::StringMap<std::string> hashes;
  for (const ClassPathElement &element : path.getElements())
    for (const ArchiveClass &found : element.archive->getClasses()) {
      auto [entry, isFirst] = hashes.try_emplace(toDotted(found.name));
      if (!isFirst)
        continue;
      llvm::Expected<EntryBytes> bytes = element.archive->getBytes(found.entry);
      if (bytes)
        entry->second = ContentHash::of(bytes->getBuffer()).toHex();
      else
        llvm::consumeError(bytes.takeError());
    }
  return hashes;
}

/// Compares the hashes of all classes of the archives that the claims name.
/// Classes of the platform are in no archive; who checks the JDK by other means
/// may pass them over.
static bool isFresh(const ClaimSet &claims, const ClassPath &path) {
  llvm::StringMap<std::string> hashes = hashClasses(path);
  bool isGood = true;
  for (auto [name, hash] : claims.classHashes) {
    auto found = hashes.find(name.getValue());
    if (found == hashes.end() || (hash && hash.getValue() == found->second))
      continue;
    llvm::errs() << "claimed-calls: " << toDisplayUtf8(name.getValue())
                 << " differs from the class that was analysed\n";
    isGood = false;
  }
  return isGood;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return fail("usage: claimed-calls CLAIMS ARCHIVE...");
  mlir::MLIRContext context;
  llvm::Expected<ClaimSet> claims = readClaims(context, argv[1]);
  if (!claims)
    return fail(llvm::toString(claims.takeError()));
  ClassPath path;
  for (int i = 2; i < argc; ++i)
    if (llvm::Error error = path.add(argv[i], Origin::Application))
      return fail(llvm::toString(std::move(error)));
  if (!isFresh(*claims, path))
    return fail("the claims are rejected");
  for (const Claim &claim : claims->claims) {
    // What holds in a context only would need the calls that lead here.
    if (claim.subject != ClaimSubject::Call || !claim.target ||
        !claim.context.empty())
      continue;
    llvm::outs() << toDisplayUtf8(claim.site.method.owner.getValue()) << '.'
                 << toDisplayUtf8(claim.site.method.getName()) << " at "
                 << claim.site.bci << " calls "
                 << toDisplayUtf8(claim.target.owner.getValue()) << '.'
                 << toDisplayUtf8(claim.target.getName()) << " ("
                 << jvm::stringifyClaimKind(claim.kind) << ", check "
                 << jvm::stringifyReceiverCheck(claim.check) << ")\n";
  }
  return 0;
}
