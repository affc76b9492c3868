//===- Assumptions.h - What a result takes for granted ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Named assumptions, and sets of them that analyses take as options and
/// results carry. docs/Analysis/Assumptions.md explains each.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_CLAIMS_ASSUMPTIONS_H
#define JIR_ANALYSIS_CLAIMS_ASSUMPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

namespace jir {

/// One thing that may be taken for granted (Assumptions.def).
enum class Assumption : uint8_t {
#define ASSUMPTION(Enumerator, Name, InClosedWorld, Meaning) Enumerator,
#include "jir/Analysis/Claims/Assumptions.def"
};

/// The virtual machine that runs the program: it calls methods by itself.
enum class RuntimeKind : uint8_t {
  /// OpenJDK's HotSpot with its launcher.
  HotSpot,
  /// An ahead-of-time compiled program: nothing of HotSpot's launching and
  /// linking upcalls; threads, initialisers and finalizers stay.
  Aot,
};

/// `no-proxies` and the like.
llvm::StringRef getName(Assumption assumption);
/// One line for people.
llvm::StringRef getMeaning(Assumption assumption);
/// The assumption of that name.
std::optional<Assumption> parseAssumption(llvm::StringRef name);
/// All assumptions, in the order of Assumptions.def.
llvm::ArrayRef<Assumption> getAllAssumptions();

/// `hotspot` or `aot`.
llvm::StringRef getName(RuntimeKind runtime);
std::optional<RuntimeKind> parseRuntimeKind(llvm::StringRef name);

/// A set of assumptions, and the run-time model. A value type.
class AssumptionSet {
public:
  AssumptionSet() = default;
  AssumptionSet(std::initializer_list<Assumption> list) {
    for (Assumption assumption : list)
      insert(assumption);
  }

  /// What `closed-world` represents.
  static AssumptionSet closedWorld();

  /// Reads a list as an option has it: names, `closed-world`, and
  /// `runtime=hotspot|aot`. Errors name the unknown word and list the known
  /// ones.
  static llvm::Expected<AssumptionSet> parse(llvm::ArrayRef<llvm::StringRef>);
  static llvm::Expected<AssumptionSet> parse(llvm::ArrayRef<std::string>);
  /// The same for one comma-separated text.
  static llvm::Expected<AssumptionSet> parse(llvm::StringRef list);

  bool contains(Assumption assumption) const { return bits & bit(assumption); }
  void insert(Assumption assumption) { bits |= bit(assumption); }
  void remove(Assumption assumption) { bits &= ~bit(assumption); }
  void erase(Assumption assumption) { bits &= ~bit(assumption); }
  bool empty() const { return bits == 0; }
  /// Adds what \p other holds; the run-time model stays.
  void unite(const AssumptionSet &other) { bits |= other.bits; }
  /// Whether all of this set is in \p other.
  bool isSubsetOf(const AssumptionSet &other) const {
    return (bits & ~other.bits) == 0;
  }

  RuntimeKind getRuntime() const { return runtime; }
  void setRuntime(RuntimeKind kind) { runtime = kind; }

  /// The assumptions in alphabetical order of their names.
  llvm::SmallVector<Assumption> getSorted() const;
  /// The names in alphabetical order; `closed-world` is spelt out.
  llvm::SmallVector<llvm::StringRef> getNames() const;
  /// The sorted names, comma-separated, then `runtime=...`.
  void print(llvm::raw_ostream &os) const;

  friend bool operator==(const AssumptionSet &a, const AssumptionSet &b) {
    return a.bits == b.bits && a.runtime == b.runtime;
  }

private:
  static uint32_t bit(Assumption assumption) {
    return uint32_t(1) << static_cast<unsigned>(assumption);
  }

  uint32_t bits = 0;
  RuntimeKind runtime = RuntimeKind::HotSpot;
};

} // namespace jir

#endif // JIR_ANALYSIS_CLAIMS_ASSUMPTIONS_H
