//===- CallGraphBase.h - What all call graphs begin with --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the builders of call graphs have in common: entry points, the order in
/// which methods are looked at, and the calls that the JVM makes by itself. An
/// analysis supplies the targets of calls. Callers are methods, or methods in
/// contexts: CallerT, whose invalid value is `<root>`.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_METHODFACTS_CALLGRAPHBASE_H
#define JIR_ANALYSIS_METHODFACTS_CALLGRAPHBASE_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/JdkModel/RuntimeModel.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

namespace jir {

/// Resolves the entry points of the program. For each one \p initialize is
/// called with the classes that entering it initialises, then \p enter with the
/// method. What does not resolve becomes an unresolved fact of \p graph.
void forEachEntry(Linkage &linkage, CallGraph &graph,
                  llvm::function_ref<void(ClassId)> initialize,
                  llvm::function_ref<void(MethodId)> enter);

/// Reachable methods that wait to be looked at, class by class: the loader of
/// bodies is fastest so.
template <typename CallerT>
class ClassQueue {
public:
  bool empty() const { return classes.empty(); }
  /// The number of classes.
  size_t size() const { return classes.size(); }
  /// What waits in a class, by its place in the queue.
  llvm::ArrayRef<CallerT> getWaiting(size_t index) const {
    return waiting.find(classes[index])->second;
  }

  void push(ClassId owner, CallerT method) {
    auto [it, inserted] = waiting.try_emplace(owner);
    if (inserted)
      classes.push_back(owner);
    it->second.push_back(method);
  }

  /// Takes out the first class and visits what waits there; what is pushed
  /// there meanwhile is a part of the same visit.
  void visitFirst(llvm::function_ref<void(CallerT)> visit) {
    ClassId owner = classes.front();
    classes.pop_front();
    for (size_t index = 0; index < waiting[owner].size(); ++index)
      visit(waiting[owner][index]);
    waiting.erase(owner);
  }

private:
  std::deque<ClassId> classes;
  llvm::DenseMap<ClassId, std::vector<CallerT>> waiting;
};

/// The rows of the run-time model, each at the events that it is for. A row
/// whose caller is `<root>` counts once.
template <typename CallerT>
class RuntimeCalls {
public:
  RuntimeCalls(ClassHierarchy &hierarchy, RuntimeKind runtime)
      : index(hierarchy, runtime) {}
  virtual ~RuntimeCalls() = default;

  /// The program starts.
  void addStart() {
    addRows(index.getCalls(RuntimeEvent::Start), CallerT(), -1);
  }
  /// Any native method is reached.
  void addNative(CallerT native) {
    addRows(index.getCalls(RuntimeEvent::AnyNative), native, -1);
  }
  /// An instruction is linked.
  void addLinked(RuntimeEvent event, CallerT caller, int32_t bci) {
    hasLinked = true;
    addRows(index.getCalls(event), caller, bci);
  }
  /// What lambda forms call, once something has been linked.
  void addLambdaForms() {
    if (!hasLinked || hasLambdaForms)
      return;
    hasLambdaForms = true;
    addRows(index.getCalls(RuntimeEvent::FirstLink), CallerT(), -1);
  }
  /// The rows that a method's being reached triggers.
  llvm::ArrayRef<const RuntimeCall *> getTriggeredBy(MethodId method) const {
    return index.getTriggeredBy(method);
  }
  void addRow(const RuntimeCall &row, CallerT trigger, int32_t bci) {
    if (row.fromRoot && !rootRows.insert(&row).second)
      return;
    for (const RuntimeTarget &target : index.getTargets(row))
      addTarget(row, target, trigger, row.fromRoot ? -1 : bci);
  }

protected:
  /// A callee and the class that is initialised first. The caller is \p
  /// trigger, or with `fromRoot` `<root>` because of the trigger.
  virtual void addTarget(const RuntimeCall &row, const RuntimeTarget &target,
                         CallerT trigger, int32_t bci) = 0;

private:
  void addRows(llvm::ArrayRef<const RuntimeCall *> rows, CallerT trigger,
               int32_t bci) {
    for (const RuntimeCall *row : rows)
      addRow(*row, trigger, bci);
  }

  RuntimeCallIndex index;
  llvm::DenseSet<const RuntimeCall *> rootRows;
  bool hasLinked = false, hasLambdaForms = false;
};

} // namespace jir

#endif // JIR_ANALYSIS_METHODFACTS_CALLGRAPHBASE_H
