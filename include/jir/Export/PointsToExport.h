//===- PointsToExport.h - What variables may hold ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes points-to sets for people and for programs.
/// docs/Passes/PrintPointsTo.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXPORT_POINTSTOEXPORT_H
#define JIR_EXPORT_POINTSTOEXPORT_H

#include "jir/Analysis/PointsTo/PointsToResult.h"
#include "llvm/Support/GlobPattern.h"

namespace jir {

/// The version of the JSON form.
constexpr int kPointsToSchema = 1;

/// A variable with what it may hold.
struct PointsToEntry {
  /// The method, field or site that it belongs to, for people.
  std::string owner;
  /// `parameter 0`, `receiver`, `result`, `thrown`, `field`, `made`, `cast`.
  std::string name;
  /// For sites the bytecode index; else -1.
  int32_t bci = -1;
  std::vector<pointsto::ObjectId> objects;
  /// Of a method's variable.
  MethodId method = {};
  pointsto::Local local = pointsto::kNoLocal;
  /// How an object comes to it, if that was asked.
  std::optional<pointsto::ObjectId> flowing = std::nullopt;
  std::vector<pointsto::FlowStep> flow = {};
};

/// The variables of a method: parameters of reference type, what it returns and
/// throws. Nothing for a method that is not reachable.
std::vector<PointsToEntry>
getMethodEntries(const pointsto::PointsToResult &result, MethodId method);
/// The variables at an instruction: what an allocation makes, receiver,
/// arguments and result of a call, what a cast looks at. The analysis names no
/// variable at others.
std::vector<PointsToEntry>
getSiteEntries(const pointsto::PointsToResult &result, MethodId method,
               int32_t bci);
/// A field: static, or of all objects.
PointsToEntry getFieldEntry(const pointsto::PointsToResult &result,
                            jir::FieldId field);

/// Adds to each variable of a method how the first of its objects comes to it
/// whose description matches.
void addFlows(const pointsto::PointsToResult &result,
              const llvm::GlobPattern &object,
              std::vector<PointsToEntry> &entries);

/// One line a variable and one an object, \p limit objects at most.
void printPointsTo(const pointsto::PointsToResult &result,
                   llvm::ArrayRef<PointsToEntry> entries, size_t limit,
                   llvm::raw_ostream &os);
/// All objects, as one JSON object.
void exportPointsToJson(const pointsto::PointsToResult &result,
                        llvm::ArrayRef<PointsToEntry> entries,
                        llvm::raw_ostream &os);

} // namespace jir

#endif // JIR_EXPORT_POINTSTOEXPORT_H
