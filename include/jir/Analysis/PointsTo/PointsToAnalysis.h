//===- PointsToAnalysis.h - Andersen's analysis of a program ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The points-to analysis with its call graph: options, and the run.
/// docs/Analysis/PointsTo.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_POINTSTO_POINTSTOANALYSIS_H
#define JIR_ANALYSIS_POINTSTO_POINTSTOANALYSIS_H

#include "jir/Analysis/PointsTo/Plugin.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"
#include "llvm/Support/Error.h"
#include <functional>

namespace jir {
class Recording;
} // namespace jir

namespace jir::pointsto {

/// Makes a plugin for one run.
using PluginFactory = std::unique_ptr<Plugin> (*)();

/// Which objects represent those that callers of an entry point pass as
/// receiver and arguments.
enum class SyntheticClasses : uint8_t {
  /// Of each class that can be instantiated as the parameter's type.
  Any,
  /// Of those of the application and its libraries only, or of the platform's
  /// where the type has no others.
  Program,
  /// Of the type itself only, if it can be instantiated.
  Exact,
  /// None: what the program makes, and nothing for a type of which it makes
  /// nothing.
  None,
};

/// What tells the variables of a method's calls apart.
enum class ContextKind : uint8_t {
  /// Nothing: one set a variable.
  Insensitive,
  /// The last call sites.
  Call1,
  Call2,
  Call3,
  /// The allocations of the receivers.
  Object1,
  Object2,
  Object3,
  /// The classes that allocate the receivers.
  Type1,
  Type2,
  Type3,
  /// Object2, for the methods that gain from it.
  Selective
};

/// Which flows go around methods, where a method has no contexts
/// (docs/Analysis/Shortcuts.md).
enum class ShortcutMode : uint8_t {
  None,
  /// What methods do with the fields of their parameters, and parameters that
  /// they return.
  Fields,
  /// Also what containers of the program hold: their methods are analysed for
  /// each receiver.
  Containers,
  /// Also what containers hold that the platform allocates for itself.
  AllContainers
};

/// Which reflective calls are followed.
enum class ReflectionMode : uint8_t {
  None,
  /// Those whose names and classes are known, perhaps in parts.
  Constants,
  /// Those too whose classes and members their uses tell.
  Inferred,
  /// And the application's members where nothing tells.
  Application
};

/// How reflection is followed (docs/Analysis/Reflection.md), and the limits of
/// Smaragdakis et al., APLAS 2015, section 3.
struct ReflectionOptions {
  ReflectionMode mode = ReflectionMode::Inferred;
  /// c and d of section 3.3: the most classes that a cast adds, and that the
  /// name of a member does.
  unsigned castLimit = 5, nameLimit = 5;
  /// The most members of a known class that an unknown name adds.
  unsigned memberLimit = 64;
  /// Section 3.1: the fewest characters of a member's name that tell it, at its
  /// begin and elsewhere.
  unsigned prefix = 3, suffix = 5;
  /// Whether casts count that an unknown object reaches through fields, arrays
  /// and collections, where no other cast does.
  bool usesHeap = true;
};

/// What the analysis is asked for.
struct PointsToConfig {
  /// What every result rests on, whether it is asked for or not.
  static AssumptionSet getRequiredAssumptions();
  /// What jvm-points-to assumes by default.
  static AssumptionSet getDefaultAssumptions();

  AssumptionSet assumptions = getDefaultAssumptions();
  /// What native methods do; may be null.
  std::shared_ptr<const NativeModels> models;
  ContextKind context = ContextKind::Insensitive;
  ShortcutMode shortcuts = ShortcutMode::Containers;
  /// Whether methods, or those of containers alone, may have contexts.
  bool hasContexts() const {
    return context != ContextKind::Insensitive ||
           (shortcuts >= ShortcutMode::Containers && !maySaturate());
  }
  /// Whether the methods of containers have contexts, and no others.
  bool hasContainerContexts() const {
    return context == ContextKind::Insensitive && hasContexts();
  }
  /// Whether sets may be replaced by all objects of their declared types.
  bool maySaturate() const {
    return solver.saturationLimit || solver.byteBudget ||
           solver.propagationBudget;
  }
  /// Which objects keep their allocation sites apart, that share one object a
  /// type otherwise.
  bool distinguishStrings = false;
  bool distinguishBuilders = false;
  bool distinguishExceptions = false;
  /// The same for the platform's objects that refer to text and numbers only.
  bool distinguishPlain = false;
  /// The objects of a class that one method allocates at more places are one;
  /// zero: never.
  uint32_t mergeAllocationsOver = 24;
  ReflectionOptions reflection;
  /// What reflective calls do whose names and classes are not known; without
  /// it, something unknown. Its assumption is then ReflectionAsRecorded, in the
  /// place of NoReflectiveCalls.
  std::shared_ptr<const Recording> recordedReflection;
  /// Which objects callers of entry points may pass.
  SyntheticClasses syntheticClasses = SyntheticClasses::Any;
  /// Saturation and budgets.
  SolverOptions solver;
  /// How many nodes the solver may have, and how many facts it may propagate,
  /// before calls are told apart no longer; zero: no limit. A context-sensitive
  /// analysis goes on without contexts then, which is sound.
  uint64_t contextNodes = 3000000;
  uint64_t contextFacts = 10000000000;
  /// With ShortcutMode::Containers, the contexts of containers that hold, are
  /// given or return more objects are merged, since they tell little apart;
  /// zero: none are.
  uint32_t containerLimit = 1024;
  /// Whether the result can tell how an object comes to a variable. It takes
  /// memory.
  bool keepFlows = false;
  /// The plugins of the run, in the order in which they are told of things.
  /// getPlugins() of jir/Analysis/Plugins has those of the JDK.
  std::vector<PluginFactory> plugins;
  /// Told the number of methods looked at now and then; may be null.
  std::function<void(size_t)> progress;
};

/// Analyses the program of a hierarchy from its entry points. Bodies that it
/// loads are dropped again. Deterministic.
std::shared_ptr<const PointsToResult>
analysePointsTo(std::shared_ptr<ClassHierarchy> hierarchy,
                const PointsToConfig &config);

} // namespace jir::pointsto

#endif // JIR_ANALYSIS_POINTSTO_POINTSTOANALYSIS_H
