//===- ClaimsReaderJson.cpp - Claims from one JSON object -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The format `json`: names in full, class files by number.
///
//===----------------------------------------------------------------------===//

#include "ClaimsReader.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// Reads the parts of one file.
class JsonClaims {
public:
  JsonClaims(mlir::MLIRContext &context, ClaimSet &set)
      : names(context), set(set) {}

  bool read(const json::Value &value, json::Path path);

private:
  bool readClasses(const json::Value &file, json::Path path);
  bool readMethod(const json::Value *value, MethodName &method,
                  json::Path path) const;
  bool readMethods(const json::Array *list, std::vector<MethodName> &methods,
                   json::Path path) const;
  bool readSite(const json::Value &value, SiteName &site,
                json::Path path) const;
  bool readSubject(const json::Value &value, ClaimSubject &subject,
                   json::Path path) const;
  bool readClaim(const json::Value &value, json::Path path);
  bool readContext(const json::Array *list, Claim &claim,
                   json::Path path) const;
  bool readUnclaimed(const json::Value &value, json::Path path);
  /// Calls a member for each element of the array \p name, which may be absent.
  bool readEach(const json::Object &file, StringRef name, json::Path path,
                bool (JsonClaims::*read)(const json::Value &, json::Path));

  ClaimNames names;
  ClaimSet &set;
  std::vector<std::vector<mlir::StringAttr>> lists;
};

} // namespace

bool JsonClaims::readClasses(const json::Value &file, json::Path path) {
  std::vector<mlir::StringAttr> classes;
  std::vector<std::vector<uint64_t>> numbers;
  // A path refers to the one before it.
  json::Path place = path.field("classes");
  const json::Array *listed = file.getAsObject()->getArray("classes");
  if (!listed) {
    place.report("expected an array");
    return false;
  }
  for (auto [index, value] : llvm::enumerate(*listed)) {
    std::string name;
    std::optional<std::string> hash;
    json::ObjectMapper entry(value, place.index(index));
    if (!entry || !entry.map("class", name) || !entry.mapOptional("hash", hash))
      return false;
    classes.push_back(names.getClass(name));
    set.classHashes.try_emplace(classes.back(), hash ? names.getText(*hash)
                                                     : mlir::StringAttr());
  }
  json::ObjectMapper mapper(file, path);
  if (!mapper.map("dependencies", numbers))
    return false;
  for (const std::vector<uint64_t> &list : numbers) {
    lists.emplace_back();
    for (uint64_t number : list) {
      if (number >= classes.size()) {
        path.field("dependencies").report("a number is beyond the classes");
        return false;
      }
      lists.back().push_back(classes[number]);
    }
  }
  return true;
}

bool JsonClaims::readMethod(const json::Value *value, MethodName &method,
                            json::Path path) const {
  if (!value || value->getAsNull())
    return true;
  std::string owner, name, descriptor;
  json::ObjectMapper mapper(*value, path);
  if (!mapper || !mapper.map("class", owner) || !mapper.map("name", name) ||
      !mapper.map("descriptor", descriptor))
    return false;
  method = {names.getClass(owner), names.getMember(name, descriptor, path)};
  return bool(method.member);
}

bool JsonClaims::readMethods(const json::Array *list,
                             std::vector<MethodName> &methods,
                             json::Path path) const {
  if (list)
    for (auto [index, value] : llvm::enumerate(*list))
      if (!readMethod(&value, methods.emplace_back(), path.index(index)))
        return false;
  return true;
}

bool JsonClaims::readSite(const json::Value &value, SiteName &site,
                          json::Path path) const {
  json::ObjectMapper mapper(value, path);
  return mapper && mapper.map("bci", site.bci) &&
         readMethod(&value, site.method, path);
}

bool JsonClaims::readSubject(const json::Value &value, ClaimSubject &subject,
                             json::Path path) const {
  std::string what;
  json::ObjectMapper mapper(value, path);
  if (!mapper || !mapper.map("what", what))
    return false;
  std::optional<ClaimSubject> known = jvm::symbolizeClaimSubject(what);
  if (!known) {
    path.field("what").report(
        "expected call, targets, type, cast or unreachable");
    return false;
  }
  subject = *known;
  return true;
}

bool JsonClaims::readContext(const json::Array *list, Claim &claim,
                             json::Path path) const {
  if (list)
    for (auto [index, value] : llvm::enumerate(*list))
      if (!readSite(value, claim.context.emplace_back(), path.index(index)))
        return false;
  return true;
}

bool JsonClaims::readClaim(const json::Value &value, json::Path path) {
  Claim claim;
  if (!readSubject(value, claim.subject, path) ||
      !readSite(value, claim.site, path))
    return false;
  const json::Object &object = *value.getAsObject();
  std::string kind, check;
  std::vector<std::string> assumptions, types;
  uint64_t depends = 0;
  json::ObjectMapper mapper(value, path);
  if (!mapper.mapOptional("types", types) ||
      !mapper.mapOptional("nonnull", claim.isNonNull) ||
      !mapper.mapOptional("throws", claim.failure) ||
      !mapper.map("kind", kind) || !mapper.map("check", check) ||
      !mapper.map("assumptions", assumptions) ||
      !mapper.map("grounds", claim.grounds) || !mapper.map("depends", depends))
    return false;
  if (!readMethod(object.get("declared"), claim.declared,
                  path.field("declared")) ||
      !readMethod(object.get("target"), claim.target, path.field("target")) ||
      !readMethods(object.getArray("targets"), claim.targets,
                   path.field("targets")) ||
      !readContext(object.getArray("context"), claim, path.field("context")) ||
      !readBasis(kind, check, assumptions, claim, path))
    return false;
  if (depends >= lists.size()) {
    path.field("depends").report("the number is beyond the dependencies");
    return false;
  }
  claim.depends = lists[depends];
  for (const std::string &type : types)
    claim.types.push_back(names.getClass(type));
  if (!checkClaim(claim, path))
    return false;
  set.claims.push_back(std::move(claim));
  return true;
}

bool JsonClaims::readUnclaimed(const json::Value &value, json::Path path) {
  UnclaimedSite site;
  if (!readSubject(value, site.subject, path) ||
      !readSite(value, site.site, path))
    return false;
  json::ObjectMapper mapper(value, path);
  if (!mapper.map("reason", site.reason) ||
      !readMethod(value.getAsObject()->get("declared"), site.declared,
                  path.field("declared")))
    return false;
  set.unclaimed.push_back(std::move(site));
  return true;
}

bool JsonClaims::readEach(const json::Object &file, StringRef name,
                          json::Path path,
                          bool (JsonClaims::*read)(const json::Value &,
                                                   json::Path)) {
  json::Path place = path.field(name);
  if (const json::Array *list = file.getArray(name))
    for (auto [index, value] : llvm::enumerate(*list))
      if (!(this->*read)(value, place.index(index)))
        return false;
  return true;
}

bool JsonClaims::read(const json::Value &value, json::Path path) {
  json::ObjectMapper mapper(value, path);
  if (!mapper || !mapper.map("source", set.source))
    return false;
  const json::Object &file = *value.getAsObject();
  return readClasses(value, path) &&
         readEach(file, "claims", path, &JsonClaims::readClaim) &&
         readEach(file, "context_claims", path, &JsonClaims::readClaim) &&
         readEach(file, "unclaimed", path, &JsonClaims::readUnclaimed);
}

bool jir::readClaimsJson(const json::Value &value, mlir::MLIRContext &context,
                         ClaimSet &set, json::Path path) {
  return JsonClaims(context, set).read(value, path);
}
