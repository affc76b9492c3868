//===- ClaimsExport.cpp - Files of claims -----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The formats json and binary. In JSON a claim and an unclaimed site are each
/// an object on a line of its own.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ClaimsExport.h"
#include "ClaimsExport.h"
#include "JsonPieces.h"
#include "jir/Analysis/Claims/ClaimsModule.h"
#include "jir/Analysis/Claims/ClaimsReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/Support/JSON.h"

using namespace jir;
namespace json = llvm::json;

namespace {

/// The class files that claims rest on, and the lists of them that claims
/// share: of ten thousands of claims most have the list of another.
class DependsTables {
public:
  explicit DependsTables(llvm::ArrayRef<Claim> claims);

  /// Class names, sorted.
  llvm::ArrayRef<mlir::StringAttr> getClasses() const { return classes; }
  /// Different lists, in the order of the first claim that has each.
  llvm::ArrayRef<llvm::ArrayRef<mlir::StringAttr>> getLists() const {
    return lists;
  }
  unsigned getClass(mlir::StringAttr name) const {
    return classNumbers.lookup(name);
  }
  unsigned getList(const Claim &claim) const {
    return listNumbers.lookup(claim.depends);
  }

private:
  std::vector<mlir::StringAttr> classes;
  std::vector<llvm::ArrayRef<mlir::StringAttr>> lists;
  llvm::DenseMap<mlir::StringAttr, unsigned> classNumbers;
  llvm::DenseMap<llvm::ArrayRef<mlir::StringAttr>, unsigned> listNumbers;
};

} // namespace

DependsTables::DependsTables(llvm::ArrayRef<Claim> claims) {
  for (const Claim &claim : claims) {
    llvm::ArrayRef<mlir::StringAttr> list(claim.depends);
    if (!listNumbers.try_emplace(list, lists.size()).second)
      continue;
    lists.push_back(list);
    for (mlir::StringAttr name : list)
      if (classNumbers.try_emplace(name, 0).second)
        classes.push_back(name);
  }
  llvm::sort(classes, [](mlir::StringAttr a, mlir::StringAttr b) {
    return a.getValue() < b.getValue();
  });
  for (auto [number, name] : llvm::enumerate(classes))
    classNumbers[name] = number;
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

static void exportJson(const ClaimSet &set, llvm::raw_ostream &os) {
  // A reader that takes `claims` for what holds whatever calls is right.
  std::vector<const Claim *> always, inContext;
  for (const Claim &claim : set.claims)
    (claim.context.empty() ? always : inContext).push_back(&claim);
  DependsTables tables(set.claims);
  json::OStream out(os);
  auto writeTable = [&](llvm::StringRef name, const auto &range, auto write) {
    out.attributeBegin(name);
    writeLines(out, range, write);
    out.attributeEnd();
  };
  auto write = [&](json::OStream &line, const Claim *claim) {
    writeClaim(line, *claim, [&] { line.value(tables.getList(*claim)); });
  };
  out.object([&] {
    out.attribute("schema", kClaimsSchema);
    out.attribute("source", json::fixUTF8(set.source));
    // The tables come first: a reader needs them for the first claim.
    writeTable("classes", tables.getClasses(),
               [&](json::OStream &line, mlir::StringAttr name) {
                 writeClassFile(line, name, set.classHashes);
               });
    writeTable("dependencies", tables.getLists(),
               [&](json::OStream &line, llvm::ArrayRef<mlir::StringAttr> list) {
                 line.array([&] {
                   for (mlir::StringAttr name : list)
                     line.value(tables.getClass(name));
                 });
               });
    writeTable("claims", always, write);
    if (!inContext.empty())
      writeTable("context_claims", inContext, write);
    writeTable("unclaimed", set.unclaimed,
               [&](json::OStream &line, const UnclaimedSite &site) {
                 writeUnclaimed(line, site);
               });
  });
  os << '\n';
}

static void exportBinary(const ClaimSet &set, mlir::MLIRContext *context,
                         llvm::raw_ostream &os) {
  mlir::OwningOpRef<mlir::ModuleOp> module = makeClaimsModule(context, set);
  // It fails only for a version that was asked for.
  [[maybe_unused]] mlir::LogicalResult written =
      mlir::writeBytecodeToFile(*module, os, mlir::BytecodeWriterConfig("jir"));
  assert(mlir::succeeded(written) && "claims have a binary form");
}

void jir::exportClaims(const ClaimSet &claims, ClaimsFormat format,
                       mlir::MLIRContext *context, llvm::raw_ostream &os) {
  switch (format) {
  case ClaimsFormat::Json:
    return exportJson(claims, os);
  case ClaimsFormat::JsonLines:
    return exportClaimsLines(claims, os);
  case ClaimsFormat::Binary:
    return exportBinary(claims, context, os);
  }
}
