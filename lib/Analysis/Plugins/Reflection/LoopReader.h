//===- LoopReader.h - What a method does with members -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads one method that asks members something before it uses them. Private to
/// lib/Analysis; ComparedNames.h has what it is for.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_LOOPREADER_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_LOOPREADER_H

#include "ComparedNames.h"
#include "llvm/ADT/SetVector.h"

namespace jir::reflection {

/// Reads a method that has members in an array or as a parameter. The questions
/// count if every way to a use of the member leads over an answer that holds.
class LoopReader {
public:
  /// \p depth counts the methods that ask each other.
  LoopReader(ReflectionContext &shared, const pointsto::MethodFacts &facts,
             unsigned depth = 0)
      : shared(shared), hierarchy(shared.getHierarchy()), facts(facts),
        depth(depth) {}

  std::optional<llvm::SmallVector<ComparedName, 2>>
  readNames(pointsto::Local array);
  MemberFilters readFilters(pointsto::Local array);
  /// What a method that returns a boolean asks of its parameter before it
  /// returns true; nothing if it may do something else with it.
  std::optional<MemberFilters> readPredicate(pointsto::Local parameter);

private:
  using Local = pointsto::Local;
  using Locals = llvm::SmallSetVector<Local, 4>;
  /// Jumps, by the numbers of their blocks.
  using Edges = llvm::DenseSet<std::pair<uint32_t, uint32_t>>;
  using Blocks = llvm::SmallSetVector<uint32_t, 4>;
  /// Questions of one kind: where they are asked, and what is taken if one
  /// holds.
  struct Guard {
    Blocks from;
    Edges holding;
  };

  //===--------------------------------------------------------------------===//
  // Members and their uses (LoopReader.cpp)
  //===--------------------------------------------------------------------===//

  void addCopies(Locals &locals) const;
  bool findMembers(Local array);
  bool findUses();
  void findUse(const pointsto::Call &call);
  /// Whether a call only asks another method about a member.
  bool asksMethod(const pointsto::Call &call);
  /// Adds the branches on what a call answers that are taken if it is \p
  /// isTrue; whether there are any.
  bool addBranches(const pointsto::Call &call, bool isTrue,
                   Edges &branches) const;
  /// Whether a member may be used although none of the answers holds.
  bool isUnguarded(const Guard &guard) const;
  /// Calls \p visit with the name of each question of a member.
  void forEachQuestion(
      llvm::function_ref<void(llvm::StringRef, const pointsto::Call &)> visit)
      const;
  void findComparisons();
  bool hasNames();
  std::optional<MemberFilters> readFunction(Local function);
  /// The filters of a stream of the array, which is used for nothing else.
  MemberFilters readStream(Local array);
  /// The only call that gets a variable, which must be its only use.
  const pointsto::Call *findOnlyUse(Local local) const;

  //===--------------------------------------------------------------------===//
  // Questions (ComparedNamesFilters.cpp)
  //===--------------------------------------------------------------------===//

  MemberFilters findFilters();
  void findAnnotations(MemberFilter &filter) const;
  void findFlags(MemberFilter &filter) const;
  void findResults(MemberFilter &filter) const;
  void findCounts(MemberFilter &filter) const;
  void findParameters(MemberFilter &filter) const;
  void findNames(MemberFilter &filter);
  /// The type of a class constant, also of a primitive one; null for others.
  mlir::Type findClass(Local local) const;
  /// Adds where variables with classes are compared with constants.
  void addComparedTypes(const Locals &types, Guard &guard,
                        llvm::SmallVectorImpl<mlir::Type> &found) const;

  ReflectionContext &shared;
  ClassHierarchy &hierarchy;
  const pointsto::MethodFacts &facts;
  unsigned depth;
  Locals members, names;
  /// Blocks where names are asked for, and where members are used.
  Blocks begins, uses;
  llvm::SmallVector<ComparedName, 2> compared;
  Edges holding;
  /// Calls that ask another method, and what it asks.
  llvm::SmallVector<std::pair<const pointsto::Call *, MemberFilters>, 1> asked;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_LOOPREADER_H
