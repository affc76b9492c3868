//===- ClaimsReader.cpp - Claims from files ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the format by the content, and passes the text to its reader.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/ClaimsReader.h"
#include "ClaimsReader.h"
#include "jir/Analysis/Claims/ClaimsModule.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
namespace json = llvm::json;

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

mlir::StringAttr ClaimNames::getClass(StringRef name) const {
  return mlir::StringAttr::get(&context, fromUtf8(name));
}

mlir::StringAttr ClaimNames::getText(StringRef text) const {
  return mlir::StringAttr::get(&context, text);
}

mlir::StringAttr ClaimNames::getMember(StringRef name, StringRef descriptor,
                                       json::Path path) const {
  if (name.empty() || !descriptor.starts_with("(")) {
    path.report("expected the name and the descriptor of a method");
    return {};
  }
  return mlir::StringAttr::get(
      &context, jvm::joinMethodMember(fromUtf8(name), fromUtf8(descriptor)));
}

bool jir::readBasis(StringRef kind, StringRef check,
                    llvm::ArrayRef<std::string> assumptions, Claim &claim,
                    json::Path path) {
  std::optional<ClaimKind> knownKind = jvm::symbolizeClaimKind(kind);
  std::optional<jvm::ReceiverCheck> knownCheck =
      jvm::symbolizeReceiverCheck(check);
  if (!knownKind) {
    path.report("the kind is neither certain nor conditional");
    return false;
  }
  if (!knownCheck) {
    path.report("the check is none of none, null, implements");
    return false;
  }
  claim.kind = *knownKind;
  claim.check = *knownCheck;
  for (const std::string &name : assumptions) {
    std::optional<Assumption> known = parseAssumption(name);
    if (!known) {
      path.report("an assumption is unknown");
      return false;
    }
    claim.assumptions.insert(*known);
  }
  if (claim.kind == ClaimKind::Certain && !assumptions.empty()) {
    path.report("a certain claim rests on no assumptions");
    return false;
  }
  return true;
}

bool jir::checkClaim(const Claim &claim, json::Path path) {
  bool isCall = claim.subject == ClaimSubject::Call;
  if (isCall && bool(claim.target) == !claim.failure.empty()) {
    path.report("a call has either a target or an error that is thrown");
    return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Formats
//===----------------------------------------------------------------------===//

/// What both formats of JSON begin with.
static Error checkSchema(const json::Object &header) {
  if (std::optional<int64_t> schema = header.getInteger("schema");
      schema != kClaimsSchema)
    return inputError(
        "expected claims of schema " + llvm::Twine(kClaimsSchema) +
        (schema ? ", not of schema " + llvm::Twine(*schema) : llvm::Twine()));
  return Error::success();
}

static Expected<ClaimSet> parseLines(mlir::MLIRContext &context,
                                     const json::Object &header,
                                     StringRef rest) {
  if (Error error = checkSchema(header))
    return error;
  ClaimSet set;
  set.source = header.getString("source").value_or("").str();
  if (Error error = readClaimsLines(rest, context, set))
    return error;
  return set;
}

static Expected<ClaimSet> parseJson(mlir::MLIRContext &context,
                                    StringRef text) {
  auto [first, rest] = text.split('\n');
  // The first line of `json` is not complete.
  if (Expected<json::Value> line = json::parse(first)) {
    const json::Object *header = line->getAsObject();
    if (header && header->getString("format") == "jsonl")
      return parseLines(context, *header, rest);
  } else {
    llvm::consumeError(line.takeError());
  }
  Expected<json::Value> value = json::parse(text);
  if (!value)
    return value.takeError();
  const json::Object *object = value->getAsObject();
  if (!object)
    return inputError("expected claims: an object of JSON");
  if (Error error = checkSchema(*object))
    return error;
  ClaimSet set;
  json::Path::Root root("claims");
  if (!readClaimsJson(*value, context, set, root))
    return root.getError();
  return set;
}

static Expected<ClaimSet> parseModule(mlir::MLIRContext &context,
                                      StringRef text) {
  context.loadDialect<jvm::JVMDialect>();
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &each) {
    if (message.empty())
      message = each.str();
  });
  auto buffer = llvm::MemoryBuffer::getMemBuffer(text, "", false);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(sources, &context);
  if (!module)
    return inputError("neither claims as JSON nor a module with claims: " +
                      message);
  return getClaims(*module);
}

Expected<ClaimSet> jir::parseClaims(mlir::MLIRContext &context, StringRef text,
                                    StringRef file) {
  Expected<ClaimSet> set = text.ltrim().starts_with("{")
                               ? parseJson(context, text)
                               : parseModule(context, text);
  if (!set)
    return inFile(set.takeError(), file);
  set->normalize();
  return set;
}

Expected<ClaimSet> jir::readClaims(mlir::MLIRContext &context, StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!buffer)
    return inFile(inputError(buffer.getError().message()), path);
  return parseClaims(context, (*buffer)->getBuffer(), path);
}
