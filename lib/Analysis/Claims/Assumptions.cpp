//===- Assumptions.cpp - What a result takes for granted --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of assumptions, and the reading and printing of sets.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/Assumptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;

namespace {

struct Entry {
  Assumption assumption;
  llvm::StringLiteral name;
  bool inClosedWorld;
  llvm::StringLiteral meaning;
};

} // namespace

static constexpr Entry kEntries[] = {
#define ASSUMPTION(Enumerator, Name, InClosedWorld, Meaning)                   \
  {Assumption::Enumerator, Name, InClosedWorld, Meaning},
#include "jir/Analysis/Claims/Assumptions.def"
};

static constexpr Assumption kAll[] = {
#define ASSUMPTION(Enumerator, Name, InClosedWorld, Meaning)                   \
  Assumption::Enumerator,
#include "jir/Analysis/Claims/Assumptions.def"
};

static_assert(std::size(kEntries) <= 32, "AssumptionSet holds 32 bits");

static const Entry &getEntry(Assumption assumption) {
  return kEntries[static_cast<unsigned>(assumption)];
}

llvm::StringRef jir::getName(Assumption assumption) {
  return getEntry(assumption).name;
}

llvm::StringRef jir::getMeaning(Assumption assumption) {
  return getEntry(assumption).meaning;
}

std::optional<Assumption> jir::parseAssumption(llvm::StringRef name) {
  for (const Entry &entry : kEntries)
    if (name == entry.name)
      return entry.assumption;
  return std::nullopt;
}

llvm::ArrayRef<Assumption> jir::getAllAssumptions() { return kAll; }

llvm::StringRef jir::getName(RuntimeKind runtime) {
  return runtime == RuntimeKind::HotSpot ? "hotspot" : "aot";
}

std::optional<RuntimeKind> jir::parseRuntimeKind(llvm::StringRef name) {
  for (RuntimeKind kind : {RuntimeKind::HotSpot, RuntimeKind::Aot})
    if (name == getName(kind))
      return kind;
  return std::nullopt;
}

AssumptionSet AssumptionSet::closedWorld() {
  AssumptionSet set;
  for (const Entry &entry : kEntries)
    if (entry.inClosedWorld)
      set.insert(entry.assumption);
  return set;
}

static llvm::Error makeUnknownError(llvm::StringRef word) {
  std::string known = "closed-world";
  for (const Entry &entry : kEntries)
    known += (", " + entry.name).str();
  return llvm::createStringError(
      "unknown assumption '%s'; known are: %s, runtime=hotspot, runtime=aot",
      word.str().c_str(), known.c_str());
}

llvm::Expected<AssumptionSet>
AssumptionSet::parse(llvm::ArrayRef<llvm::StringRef> list) {
  AssumptionSet set;
  std::optional<RuntimeKind> runtime;
  for (llvm::StringRef word : list) {
    word = word.trim();
    if (word.empty())
      continue;
    if (word == "closed-world") {
      set.unite(closedWorld());
      continue;
    }
    llvm::StringRef value = word;
    if (value.consume_front("runtime=")) {
      std::optional<RuntimeKind> kind = parseRuntimeKind(value);
      if (!kind)
        return llvm::createStringError(
            "unknown '%s'; expected runtime=hotspot or runtime=aot",
            word.str().c_str());
      if (runtime && *runtime != *kind)
        return llvm::createStringError(
            "runtime=hotspot and runtime=aot exclude each other");
      runtime = kind;
      set.setRuntime(*kind);
      continue;
    }
    std::optional<Assumption> assumption = parseAssumption(word);
    if (!assumption)
      return makeUnknownError(word);
    set.insert(*assumption);
  }
  return set;
}

llvm::Expected<AssumptionSet>
AssumptionSet::parse(llvm::ArrayRef<std::string> list) {
  return parse(llvm::SmallVector<llvm::StringRef>(list.begin(), list.end()));
}

llvm::Expected<AssumptionSet> AssumptionSet::parse(llvm::StringRef list) {
  llvm::SmallVector<llvm::StringRef> words;
  list.split(words, ',');
  return parse(llvm::ArrayRef<llvm::StringRef>(words));
}

llvm::SmallVector<Assumption> AssumptionSet::getSorted() const {
  llvm::SmallVector<Assumption> sorted;
  for (Assumption assumption : kAll)
    if (contains(assumption))
      sorted.push_back(assumption);
  llvm::sort(sorted, [](Assumption a, Assumption b) {
    return getName(a) < getName(b);
  });
  return sorted;
}

llvm::SmallVector<llvm::StringRef> AssumptionSet::getNames() const {
  llvm::SmallVector<llvm::StringRef> names;
  for (Assumption assumption : getSorted())
    names.push_back(getName(assumption));
  return names;
}

void AssumptionSet::print(llvm::raw_ostream &os) const {
  for (llvm::StringRef name : getNames())
    os << name << ',';
  os << "runtime=" << getName(runtime);
}
