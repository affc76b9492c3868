//===- claimed-calls.cpp - A consumer of claims -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the claims that jvm-export-claims wrote, as a compiler would, and
/// prints the calls that it may bind. A claim rests on class files: if one of a
/// jar differs from the one that was analysed, the whole file is refused.
///
///     claimed-calls claims.json app.jar lib.jar
///
//===----------------------------------------------------------------------===//

#include "jir/Archive/ClassPath.h"
#include "jir/Support/ContentHash.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace jir;
namespace json = llvm::json;

static int fail(const llvm::Twine &message) {
  llvm::errs() << "claimed-calls: error: " << message << '\n';
  return 1;
}

/// The hash of the class file in the first archive that has the class; empty
/// without one, or when it cannot be read.
static std::string findHash(const ClassPath &path, llvm::StringRef name) {
  std::string internal = toInternal(name);
  for (const ClassPathElement &element : path.getElements())
    for (const ArchiveClass &found : element.archive->getClasses()) {
      if (found.name != internal)
        continue;
      llvm::Expected<EntryBytes> bytes = element.archive->getBytes(found.entry);
      if (!bytes) {
        llvm::consumeError(bytes.takeError());
        return "";
      }
      return ContentHash::of(bytes->getBuffer()).toHex();
    }
  return "";
}

/// Compares the hashes of all classes of the archives that the claims name.
/// Classes of the platform are in no archive; who checks the JDK by other means
/// may pass them over.
static bool isFresh(const json::Array &classes, const ClassPath &path) {
  bool isGood = true;
  for (const json::Value &each : classes) {
    const json::Object &entry = *each.getAsObject();
    llvm::StringRef name = entry.getString("class").value_or("");
    std::string hash = findHash(path, name);
    if (hash.empty() || hash == entry.getString("hash").value_or(""))
      continue;
    llvm::errs() << "claimed-calls: " << name
                 << " differs from the class that was analysed\n";
    isGood = false;
  }
  return isGood;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return fail("usage: claimed-calls CLAIMS.json ARCHIVE...");
  auto file = llvm::MemoryBuffer::getFile(argv[1]);
  if (!file)
    return fail(argv[1] + llvm::Twine(": ") + file.getError().message());
  llvm::Expected<json::Value> parsed = json::parse((*file)->getBuffer());
  if (!parsed)
    return fail(llvm::toString(parsed.takeError()));
  const json::Object *claims = parsed->getAsObject();
  if (!claims || claims->getInteger("schema") != 3)
    return fail("these are no claims of schema 3");
  ClassPath path;
  for (int i = 2; i < argc; ++i)
    if (llvm::Error error = path.add(argv[i], Origin::Application))
      return fail(llvm::toString(std::move(error)));
  if (!isFresh(*claims->getArray("classes"), path))
    return fail("the claims are refused");
  for (const json::Value &each : *claims->getArray("claims")) {
    const json::Object &claim = *each.getAsObject();
    const json::Object *target = claim.getObject("target");
    if (claim.getString("what") != "call" || !target)
      continue;
    llvm::outs() << *claim.getString("class") << '.' << *claim.getString("name")
                 << " at " << *claim.getInteger("bci") << " calls "
                 << *target->getString("class") << '.'
                 << *target->getString("name") << " ("
                 << *claim.getString("kind") << ", check "
                 << *claim.getString("check") << ")\n";
  }
  return 0;
}
