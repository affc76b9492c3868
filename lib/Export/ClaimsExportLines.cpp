//===- ClaimsExportLines.cpp - Claims as lines of JSON ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tables first, each line before those that refer to it. A table's entries are
/// numbered in the order of their lines.
///
//===----------------------------------------------------------------------===//

#include "ClaimsExport.h"
#include "jir/Analysis/Claims/ClaimsReader.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <tuple>

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// Orders names by their text, not by where they are in memory.
struct ByText {
  bool operator()(mlir::StringAttr a, mlir::StringAttr b) const {
    return a.getValue() < b.getValue();
  }
};

/// Numbers values in the order in which they come.
template <typename T>
class Table {
public:
  unsigned add(const T &value) {
    auto [entry, isNew] = numbers.try_emplace(value, values.size());
    if (isNew)
      values.push_back(&entry->first);
    return entry->second;
  }
  unsigned get(const T &value) const { return numbers.find(value)->second; }
  /// In the order of their numbers.
  llvm::ArrayRef<const T *> getValues() const { return values; }

private:
  // A map of nodes: the list points into it.
  std::map<T, unsigned> numbers;
  std::vector<const T *> values;
};

/// Kind, check, and the numbers of grounds, assumptions and class files.
using Basis =
    std::tuple<ClaimKind, jvm::ReceiverCheck, unsigned, unsigned, unsigned>;

/// The facts about one method.
struct MethodFacts {
  std::vector<const Claim *> claims, inContext;
  std::vector<const UnclaimedSite *> unclaimed;
};

/// Fills the tables from a set and writes it.
class LinesWriter {
public:
  LinesWriter(const ClaimSet &set, llvm::raw_ostream &os);
  void write();

private:
  /// Writes one object and ends its line.
  template <typename Write>
  void writeLine(Write write);
  void addMethod(const MethodName &method);
  void numberClasses();
  Basis getBasis(const Claim &claim);
  void writeTables();
  void writeClasses();
  void writeClaim(json::OStream &out, const Claim &claim);
  void writeUnclaimed(json::OStream &out, const UnclaimedSite &site);
  void writeMethod(const MethodName &method, const MethodFacts &facts);

  const ClaimSet &set;
  llvm::raw_ostream &os;
  /// The methods of each class that the set names, both sorted.
  std::map<mlir::StringAttr, std::vector<MethodName>, ByText> classes;
  llvm::DenseMap<mlir::StringAttr, unsigned> classNumbers;
  std::map<MethodName, unsigned> methodNumbers;
  std::map<MethodName, MethodFacts> facts;
  Table<StringRef> texts, members;
  Table<std::vector<StringRef>> assumptions;
  /// Lists of classes, by their content; most claims share theirs.
  llvm::MapVector<llvm::ArrayRef<mlir::StringAttr>, unsigned> dependencies;
  Table<Basis> bases;
  /// The number of each claim's basis, by place in the set.
  std::vector<unsigned> basisOf;
};

} // namespace

void LinesWriter::addMethod(const MethodName &method) {
  if (method && methodNumbers.try_emplace(method, 0).second)
    classes[method.owner].push_back(method);
}

LinesWriter::LinesWriter(const ClaimSet &set, llvm::raw_ostream &os)
    : set(set), os(os) {
  for (const Claim &claim : set.claims) {
    addMethod(claim.site.method);
    addMethod(claim.declared);
    addMethod(claim.target);
    for (const MethodName &target : claim.targets)
      addMethod(target);
    for (const SiteName &call : claim.context)
      addMethod(call.method);
    // A list of thousands is shared by thousands of claims.
    if (dependencies.try_emplace(claim.depends, dependencies.size()).second)
      for (mlir::StringAttr name : claim.depends)
        classes[name];
    for (mlir::StringAttr name : claim.types)
      classes[name];
    MethodFacts &known = facts[claim.site.method];
    (claim.context.empty() ? known.claims : known.inContext).push_back(&claim);
  }
  for (const UnclaimedSite &site : set.unclaimed) {
    addMethod(site.site.method);
    addMethod(site.declared);
    facts[site.site.method].unclaimed.push_back(&site);
    texts.add(site.reason);
  }
  numberClasses();
  for (const Claim &claim : set.claims)
    basisOf.push_back(bases.add(getBasis(claim)));
}

void LinesWriter::numberClasses() {
  unsigned numMethods = 0;
  for (auto &[name, methods] : classes) {
    classNumbers.try_emplace(name, classNumbers.size());
    llvm::sort(methods);
    for (const MethodName &method : methods) {
      methodNumbers[method] = numMethods++;
      members.add(method.member.getValue());
    }
  }
}

Basis LinesWriter::getBasis(const Claim &claim) {
  llvm::SmallVector<StringRef> assumed = claim.assumptions.getNames();
  unsigned assumptionNumber = assumptions.add({assumed.begin(), assumed.end()});
  return {claim.kind, claim.check, texts.add(claim.grounds), assumptionNumber,
          dependencies.lookup(claim.depends)};
}

template <typename Write>
void LinesWriter::writeLine(Write write) {
  {
    json::OStream out(os);
    out.object([&] { write(out); });
  }
  os << '\n';
}

void LinesWriter::writeClasses() {
  for (auto &entry : classes)
    writeLine([&](json::OStream &out) {
      out.attribute("class", toDisplayUtf8(entry.first.getValue()));
      if (mlir::StringAttr hash = set.classHashes.lookup(entry.first))
        out.attribute("hash", json::fixUTF8(hash.getValue()));
      if (entry.second.empty())
        return;
      out.attributeArray("methods", [&] {
        for (const MethodName &method : entry.second)
          out.value(members.get(method.member.getValue()));
      });
    });
}

void LinesWriter::writeTables() {
  for (const StringRef *text : texts.getValues())
    writeLine([&](json::OStream &out) {
      out.attribute("text", toDisplayUtf8(*text));
    });
  for (const StringRef *member : members.getValues())
    writeLine([&](json::OStream &out) {
      auto [name, descriptor] = jvm::splitMethodMember(*member);
      out.attribute("member", toDisplayUtf8(name));
      out.attribute("descriptor", toDisplayUtf8(descriptor));
    });
  writeClasses();
  for (const std::vector<StringRef> *names : assumptions.getValues())
    writeLine([&](json::OStream &out) {
      out.attributeArray("assumptions", [&] {
        for (StringRef name : *names)
          out.value(name);
      });
    });
  for (auto &entry : dependencies)
    writeLine([&](json::OStream &out) {
      out.attributeArray("dependencies", [&] {
        for (mlir::StringAttr name : entry.first)
          out.value(classNumbers.lookup(name));
      });
    });
  for (const Basis *basis : bases.getValues())
    writeLine([&](json::OStream &out) {
      auto [kind, check, grounds, assumed, depends] = *basis;
      out.attribute("basis", jvm::stringifyClaimKind(kind));
      if (check != jvm::ReceiverCheck::None)
        out.attribute("check", jvm::stringifyReceiverCheck(check));
      out.attribute("grounds", grounds);
      if (kind == ClaimKind::Conditional)
        out.attribute("assume", assumed);
      out.attribute("depends", depends);
    });
}

void LinesWriter::writeClaim(json::OStream &out, const Claim &claim) {
  auto writeNumber = [&](StringRef name, const MethodName &method) {
    if (method)
      out.attribute(name, methodNumbers.find(method)->second);
  };
  out.object([&] {
    out.attribute(getName(claim.subject), claim.site.bci);
    writeNumber("of", claim.declared);
    if (claim.subject != ClaimSubject::Call ||
        !(claim.target == claim.declared))
      writeNumber("target", claim.target);
    if (!claim.failure.empty())
      out.attribute("throws", toDisplayUtf8(claim.failure));
    if (!claim.types.empty())
      out.attributeArray("classes", [&] {
        for (mlir::StringAttr name : claim.types)
          out.value(classNumbers.lookup(name));
      });
    if (claim.isNonNull)
      out.attribute("nonnull", true);
    if (!claim.targets.empty())
      out.attributeArray("methods", [&] {
        for (const MethodName &target : claim.targets)
          out.value(methodNumbers.find(target)->second);
      });
    if (!claim.context.empty())
      out.attributeArray("context", [&] {
        for (const SiteName &call : claim.context)
          out.array([&] {
            out.value(methodNumbers.find(call.method)->second);
            out.value(call.bci);
          });
      });
    out.attribute("basis", basisOf[&claim - set.claims.data()]);
  });
}

void LinesWriter::writeUnclaimed(json::OStream &out,
                                 const UnclaimedSite &site) {
  out.object([&] {
    out.attribute(getName(site.subject), site.site.bci);
    if (site.declared)
      out.attribute("of", methodNumbers.find(site.declared)->second);
    out.attribute("reason", texts.get(site.reason));
  });
}

void LinesWriter::writeMethod(const MethodName &method,
                              const MethodFacts &known) {
  writeLine([&](json::OStream &out) {
    out.attribute("method", methodNumbers.find(method)->second);
    auto writeClaims = [&](StringRef name,
                           llvm::ArrayRef<const Claim *> claims) {
      if (!claims.empty())
        out.attributeArray(name, [&] {
          for (const Claim *claim : claims)
            writeClaim(out, *claim);
        });
    };
    writeClaims("claims", known.claims);
    writeClaims("context_claims", known.inContext);
    if (!known.unclaimed.empty())
      out.attributeArray("unclaimed", [&] {
        for (const UnclaimedSite *site : known.unclaimed)
          writeUnclaimed(out, *site);
      });
  });
}

void LinesWriter::write() {
  writeLine([&](json::OStream &out) {
    out.attribute("schema", kClaimsSchema);
    out.attribute("format", "jsonl");
    out.attribute("source", json::fixUTF8(set.source));
  });
  writeTables();
  for (auto &[method, known] : facts)
    writeMethod(method, known);
}

void jir::exportClaimsLines(const ClaimSet &set, llvm::raw_ostream &os) {
  LinesWriter(set, os).write();
}
