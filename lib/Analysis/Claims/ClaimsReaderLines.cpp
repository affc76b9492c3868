//===- ClaimsReaderLines.cpp - Claims from lines of JSON --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The format `jsonl`: tables of what claims share, then a line a method.
///
//===----------------------------------------------------------------------===//

#include "ClaimsReader.h"
#include "jir/Support/InputError.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// Reads one line after the other, and keeps the tables.
class ClaimLines {
public:
  ClaimLines(mlir::MLIRContext &context, ClaimSet &set)
      : names(context), set(set) {}

  bool read(const json::Value &line, json::Path path);

private:
  bool readClass(const json::Value &line, json::Path path);
  bool readBasisLine(const json::Value &line, json::Path path);
  bool readMethodLine(const json::Value &line, json::Path path);
  bool readClaim(const json::Value &value, const MethodName &method,
                 json::Path path);
  bool readContext(const json::Value *value, Claim &claim, json::Path path);
  bool readUnclaimed(const json::Value &value, const MethodName &method,
                     json::Path path);
  /// The subject is the name of the field that has the bytecode index.
  bool readSubject(const json::Value &value, ClaimSubject &subject,
                   int32_t &bci, json::Path path) const;
  /// The element with the number that a field has; an absent field, if that may
  /// be, leaves \p result as it is.
  template <typename T>
  bool lookup(const json::Value &line, json::Path path,
              llvm::StringLiteral field, const std::vector<T> &table, T &result,
              bool isOptional = false) const;
  /// The elements with the numbers of an array.
  template <typename T>
  bool lookupAll(const json::Value &line, json::Path path,
                 llvm::StringLiteral field, const std::vector<T> &table,
                 std::vector<T> &results) const;

  ClaimNames names;
  ClaimSet &set;
  std::vector<std::string> texts;
  std::vector<mlir::StringAttr> members, classes;
  std::vector<MethodName> methods;
  std::vector<std::vector<std::string>> assumptions;
  std::vector<std::vector<mlir::StringAttr>> dependencies;
  /// Claims of which only kind, check, assumptions, grounds and class files are
  /// set.
  std::vector<Claim> bases;
};

} // namespace

template <typename T>
bool ClaimLines::lookup(const json::Value &line, json::Path path,
                        llvm::StringLiteral field, const std::vector<T> &table,
                        T &result, bool isOptional) const {
  std::optional<uint64_t> number;
  json::ObjectMapper mapper(line, path);
  if (!mapper || !mapper.mapOptional(field, number))
    return false;
  if (!number && isOptional)
    return true;
  if (!number || *number >= table.size()) {
    path.field(field).report("expected the number of an earlier line");
    return false;
  }
  result = table[*number];
  return true;
}

template <typename T>
bool ClaimLines::lookupAll(const json::Value &line, json::Path path,
                           llvm::StringLiteral field,
                           const std::vector<T> &table,
                           std::vector<T> &results) const {
  std::vector<uint64_t> numbers;
  json::ObjectMapper mapper(line, path);
  if (!mapper || !mapper.mapOptional(field, numbers))
    return false;
  for (uint64_t number : numbers) {
    if (number >= table.size()) {
      path.field(field).report("expected the numbers of earlier lines");
      return false;
    }
    results.push_back(table[number]);
  }
  return true;
}

bool ClaimLines::readClass(const json::Value &line, json::Path path) {
  std::string name;
  std::optional<std::string> hash;
  std::vector<mlir::StringAttr> own;
  json::ObjectMapper mapper(line, path);
  if (!mapper || !mapper.map("class", name) ||
      !mapper.mapOptional("hash", hash) ||
      !lookupAll(line, path, "methods", members, own))
    return false;
  classes.push_back(names.getClass(name));
  if (hash)
    set.classHashes.try_emplace(classes.back(), names.getText(*hash));
  for (mlir::StringAttr member : own)
    methods.push_back({classes.back(), member});
  return true;
}

bool ClaimLines::readBasisLine(const json::Value &line, json::Path path) {
  std::string kind, check = "none";
  std::vector<std::string> assumed;
  Claim basis;
  json::ObjectMapper mapper(line, path);
  if (!mapper || !mapper.map("basis", kind) ||
      !mapper.mapOptional("check", check) ||
      !lookup(line, path, "grounds", texts, basis.grounds) ||
      !lookup(line, path, "assume", assumptions, assumed,
              /*isOptional=*/true) ||
      !lookup(line, path, "depends", dependencies, basis.depends) ||
      !readBasis(kind, check, assumed, basis, path))
    return false;
  bases.push_back(std::move(basis));
  return true;
}

bool ClaimLines::readSubject(const json::Value &value, ClaimSubject &subject,
                             int32_t &bci, json::Path path) const {
  const json::Object *object = value.getAsObject();
  if (object)
    for (uint32_t i = 0; auto known = jvm::symbolizeClaimSubject(i); ++i)
      if (const json::Value *index = object->get(getName(*known))) {
        subject = *known;
        return fromJSON(*index, bci, path.field(getName(*known)));
      }
  path.report("expected one of call, targets, type, cast, unreachable");
  return false;
}

bool ClaimLines::readContext(const json::Value *value, Claim &claim,
                             json::Path path) {
  std::vector<std::vector<int64_t>> calls;
  if (!value)
    return true;
  if (!fromJSON(*value, calls, path))
    return false;
  for (const std::vector<int64_t> &call : calls) {
    if (call.size() != 2 || uint64_t(call[0]) >= methods.size()) {
      path.report("expected pairs of a method's number and an index");
      return false;
    }
    claim.context.push_back({methods[call[0]], int32_t(call[1])});
  }
  return true;
}

bool ClaimLines::readClaim(const json::Value &value, const MethodName &method,
                           json::Path path) {
  Claim claim;
  ClaimSubject subject;
  int32_t bci;
  if (!readSubject(value, subject, bci, path) ||
      !lookup(value, path, "basis", bases, claim))
    return false;
  claim.subject = subject;
  claim.site = {method, bci};
  json::ObjectMapper mapper(value, path);
  if (!mapper.mapOptional("throws", claim.failure) ||
      !mapper.mapOptional("nonnull", claim.isNonNull) ||
      !lookup(value, path, "of", methods, claim.declared, true))
    return false;
  if (subject == ClaimSubject::Call && claim.failure.empty())
    claim.target = claim.declared;
  if (!lookup(value, path, "target", methods, claim.target, true) ||
      !lookupAll(value, path, "methods", methods, claim.targets) ||
      !lookupAll(value, path, "classes", classes, claim.types) ||
      !readContext(value.getAsObject()->get("context"), claim,
                   path.field("context")) ||
      !checkClaim(claim, path))
    return false;
  set.claims.push_back(std::move(claim));
  return true;
}

bool ClaimLines::readUnclaimed(const json::Value &value,
                               const MethodName &method, json::Path path) {
  UnclaimedSite site;
  site.site.method = method;
  if (!readSubject(value, site.subject, site.site.bci, path) ||
      !lookup(value, path, "of", methods, site.declared, true) ||
      !lookup(value, path, "reason", texts, site.reason))
    return false;
  set.unclaimed.push_back(std::move(site));
  return true;
}

bool ClaimLines::readMethodLine(const json::Value &line, json::Path path) {
  MethodName method;
  if (!lookup(line, path, "method", methods, method))
    return false;
  auto readEach = [&](StringRef field, auto read) {
    json::Path place = path.field(field);
    if (const json::Array *list = line.getAsObject()->getArray(field))
      for (auto [index, value] : llvm::enumerate(*list))
        if (!(this->*read)(value, method, place.index(index)))
          return false;
    return true;
  };
  return readEach("claims", &ClaimLines::readClaim) &&
         readEach("context_claims", &ClaimLines::readClaim) &&
         readEach("unclaimed", &ClaimLines::readUnclaimed);
}

bool ClaimLines::read(const json::Value &line, json::Path path) {
  const json::Object *object = line.getAsObject();
  json::ObjectMapper mapper(line, path);
  if (!mapper)
    return false;
  if (object->get("method"))
    return readMethodLine(line, path);
  if (object->get("basis"))
    return readBasisLine(line, path);
  if (object->get("class"))
    return readClass(line, path);
  if (object->get("text"))
    return mapper.map("text", texts.emplace_back());
  if (object->get("assumptions"))
    return mapper.map("assumptions", assumptions.emplace_back());
  if (object->get("dependencies"))
    return lookupAll(line, path, "dependencies", classes,
                     dependencies.emplace_back());
  if (object->get("member")) {
    std::string name, descriptor;
    if (!mapper.map("member", name) || !mapper.map("descriptor", descriptor))
      return false;
    members.push_back(names.getMember(name, descriptor, path));
    return bool(members.back());
  }
  // A kind of line that may be added: no number of a known one counts it.
  return true;
}

llvm::Error jir::readClaimsLines(StringRef text, mlir::MLIRContext &context,
                                 ClaimSet &set) {
  ClaimLines reader(context, set);
  for (unsigned number = 2; !text.empty(); ++number) {
    auto [line, rest] = text.split('\n');
    text = rest;
    if (line.trim().empty())
      continue;
    auto fail = [&](llvm::Error error) {
      return inputError("line " + llvm::Twine(number) + ": " +
                        llvm::toString(std::move(error)));
    };
    llvm::Expected<json::Value> value = json::parse(line);
    if (!value)
      return fail(value.takeError());
    json::Path::Root root;
    if (!reader.read(*value, root))
      return fail(root.getError());
  }
  return llvm::Error::success();
}
