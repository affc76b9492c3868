//===- PassOptions.h - Values of options of passes --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The enums of options that no analysis has; Passes.td names their values.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSOPTIONS_H
#define JIR_PASSES_PASSOPTIONS_H

namespace jir {

/// The classes whose call operations are annotated.
enum class AnnotatedClasses {
  None,
  /// Those of the application and its libraries.
  Application,
  All
};

/// The form of what is printed.
enum class PrintFormat { Text, Json };

/// The model of threads of jvm-defensive.
enum class DefensiveModel {
  /// Fields count where no other thread can reach the object.
  Relaxed,
  /// Fields count everywhere.
  Strict,
  /// Neither fields nor calls count.
  Local
};

/// The methods whose calls are claimed.
enum class ClaimScope {
  /// Those of the application and its libraries.
  Application,
  All
};

/// What jvm-load loads.
enum class LoadedParts {
  /// The classes of the application and its libraries.
  Application,
  /// The methods that a call graph reaches.
  Reachable,
  All
};

/// The native methods that jvm-print-natives lists.
enum class ListedNatives {
  All,
  /// Those that need a model and have none.
  Missing,
  /// Models without a native method.
  Unused
};

/// What jvm-ask answers.
enum class AskedQuestion { WhoCalls, CallsOf, WhyNot, Unresolved };

/// The language of jvm-export-keep-rules.
enum class KeepRulesFormat {
  /// ProGuard's configuration, which R8 reads too.
  ProGuard
};

/// For whom jvm-export-metadata writes.
enum class MetadataFormat {
  /// GraalVM's native-image: reachability-metadata.json.
  NativeImage,
  /// HotSpot's class data sharing: a list of classes.
  Cds
};

/// The analysis after the pipelines for common jobs.
enum class AnalysisKind { CHA, PointsTo, Defensive };

} // namespace jir

#endif // JIR_PASSES_PASSOPTIONS_H
