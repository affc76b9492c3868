//===- ImprecisionExport.h - What makes sets imprecise ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The casts that may fail, the calls on unknown receivers, and the objects
/// that cause them, as text and JSON.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_IMPRECISIONEXPORT_H
#define JIR_EXPORT_IMPRECISIONEXPORT_H

#include "jir/Analysis/PointsTo/PointsToResult.h"

namespace jir {

/// The version of the JSON form.
constexpr int kImprecisionSchema = 1;

/// A cast that may fail, and why.
struct FailingCast {
  pointsto::CastFact cast;
  /// How many objects reach it, and how many of them may fail it; those of one
  /// allocation in several contexts count as one.
  uint32_t objects = 0, failing = 0;
};

/// An object that makes casts fail, or a call's receivers unknown.
struct ImpreciseObject {
  /// One of those of the allocation, which stands for all contexts.
  pointsto::ObjectId object;
  /// The casts that it may fail, and those that no other object may fail.
  uint32_t casts = 0, castsAlone = 0;
  /// For unknown objects, the calls of overridable methods on them.
  uint32_t calls = 0;
};

/// What a points-to analysis cannot tell.
struct Imprecision {
  /// In the order of methods and instructions.
  std::vector<FailingCast> casts;
  /// The number of casts, failing or not.
  uint32_t allCasts = 0;
  /// The calls with an unknown receiver, and those that a receiver selects the
  /// target of.
  uint32_t unknownCalls = 0, allCalls = 0;
  /// Those that affect most casts and calls first.
  std::vector<ImpreciseObject> objects;
};

/// Looks at the reachable methods of the application and its libraries, or with
/// \p withPlatform at all.
Imprecision findImprecision(const pointsto::PointsToResult &result,
                            bool withPlatform);

/// The figures, then the objects and casts, \p limit of each at most.
void printImprecision(const pointsto::PointsToResult &result,
                      const Imprecision &found, size_t limit,
                      llvm::raw_ostream &os);
/// All of it, as one JSON object.
void exportImprecisionJson(const pointsto::PointsToResult &result,
                           const Imprecision &found, llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_IMPRECISIONEXPORT_H
