//===- AssumptionEvents.h - Events that break assumptions -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects the events of a recording by assumption; private to the check of
/// assumptions.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_ASSUMPTIONEVENTS_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_ASSUMPTIONEVENTS_H

#include "AnalysedCalls.h"
#include "jir/Analysis/Hierarchy/Linkage.h"
#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Analysis/RecordedRuns/AssumptionCheck.h"
#include <map>

namespace jir {

/// Walks over the rows of a recording once.
class AssumptionEvents {
public:
  AssumptionEvents(ClassHierarchy &hierarchy, const Recording &recording,
                   const CallGraph *graph,
                   const std::function<bool(MethodId)> &isModelled);

  void collect();
  /// Why nothing in this recording, beside this call graph, can show that the
  /// assumption is broken; empty if something can.
  std::string getObstacle(Assumption assumption) const;
  std::set<AssumptionEvent> &getEvents(Assumption assumption) {
    return events[assumption];
  }

private:
  void collectClasses();
  void collectClass(const RecordedClass &each);
  void collectAgents();
  void collectWrites();
  void collectReflectiveCalls();
  void collectReflectiveCall(uint32_t callee, bool byHandle);
  void collectNativeCalls();
  void collectThrows();

  void addLackingCall(uint32_t callee, bool byHandle);
  void addEncapsulation(uint32_t from, int32_t bci, uint32_t callee);
  void addApplicationCall(uint32_t callee, bool byHandle);
  /// Whether code of class \p from could name the method in Java source.
  /// Modules are not looked at.
  bool isNameable(MethodId method, ClassId from);
  /// Whether code that knows the platform only may call the method.
  bool overridesPlatform(MethodId method);
  /// Whether a string constant of the application is the method's name.
  bool isNamedByString(MethodId method);
  /// Whether the instruction is an athrow; nothing without a body.
  std::optional<bool> isThrow(MethodId method, int32_t bci);
  bool isVirtualMachineError(llvm::StringRef className) const;
  /// Whether a frame at the place called into reflection or Unsafe.
  bool callsReflection(uint32_t row, int32_t bci) const;

  void add(Assumption assumption, int64_t row, int32_t bci, std::string what,
           bool isCertain = true);

  ClassHierarchy &hierarchy;
  const Recording &recording;
  const CallGraph *graph;
  const std::function<bool(MethodId)> &isModelled;
  RecordedProgram program;
  AnalysedCalls analysed;
  Linkage linkage;
  MethodBodies bodies;
  /// Requests by callee.
  llvm::DenseMap<uint32_t, llvm::SmallVector<std::pair<uint32_t, int32_t>, 2>>
      requests;
  std::optional<std::set<std::string>> strings;
  std::map<Assumption, std::set<AssumptionEvent>> events;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_ASSUMPTIONEVENTS_H
