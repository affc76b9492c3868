//===- ProgramFlow.h - Flow within the application --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sets of parameters, fields and results over all callers and all stores: what
/// the defensive analysis falls back on where assumptions rule out that
/// anything but the application's code calls its methods and writes its fields.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_DEFENSIVE_PROGRAMFLOW_H
#define JIR_LIB_ANALYSIS_DEFENSIVE_PROGRAMFLOW_H

#include "PassedResult.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include <deque>

namespace jir::defensive {

class FlowSolver;
struct FlowCode;
struct FlowInstruction;
struct CallTarget;

/// One set for each value, field and result of the application, whatever the
/// context: objects by their exact class. Insensitive to the order of
/// instructions, so that it holds in all threads. Which members are closed
/// depends on the configuration, and each set rests on all that it assumes.
class ProgramFlow {
public:
  explicit ProgramFlow(FlowSolver &solver) : solver(solver) {}

  /// Computes all sets. Until then, and for code that could not be read whole,
  /// every set is kUnknown.
  void run();

  /// What a value can be in any run; kUnknown, never kNever.
  SetId getValue(MethodId method, uint32_t value) const;
  SetId getField(FieldId field) const;

private:
  struct Node {
    const FlowCode *code = nullptr;
    std::vector<SetId> values;
    SetId result = kNever;
    llvm::SmallSetVector<MethodId, 2> callers;
    /// Other code may call it.
    bool isOpen = false;
    bool isQueued = false;
  };
  struct FieldNode {
    SetId set = kNever;
    bool isOpen = true;
    llvm::SmallSetVector<MethodId, 4> readers;
  };

  // Which members are closed (ProgramFlowRoots.cpp).
  bool collect();
  void classifyMethod(MethodId method, Node &node);
  void openOverrides(ClassId id);
  void openNamed(ClassId id);
  void openHandles();
  void openEntries();
  void openSelections(jvm::MethodRefAttr named);
  void classifyFields(ClassId id);
  void openNest(ClassId id);
  bool isCalledByPlatform(MethodId method);

  // Flow (ProgramFlow.cpp).
  void enqueue(MethodId method);
  void visit(MethodId method);
  SetId getOperand(const Node &node, uint32_t value) const;
  void assign(MethodId method, Node &node, uint32_t value, SetId set);
  SetId bound(const Node &node, uint32_t value);
  SetId evaluate(MethodId method, Node &node,
                 const FlowInstruction &instruction);
  SetId read(MethodId method, uint32_t field);
  void write(uint32_t field, SetId set);
  SetId call(MethodId method, Node &node, const FlowInstruction &instruction);
  SetId callMethod(MethodId caller, Node &node,
                   const FlowInstruction &instruction, MethodId target,
                   SetId receiver);
  SetId callPlatform(const Node &node, const FlowInstruction &instruction,
                     MethodId target, SetId receiver);
  void callAnything(MethodId caller, Node &node,
                    const FlowInstruction &instruction,
                    const CallTarget &target);
  ObjectTable &objects() const;

  FlowSolver &solver;
  bool isDone = false;
  /// What every set rests on.
  PremiseSet premises = 0;
  std::vector<ClassId> classes;
  std::vector<MethodId> order;
  llvm::DenseMap<MethodId, std::unique_ptr<Node>> nodes;
  llvm::DenseMap<uint32_t, FieldNode> fields;
  llvm::DenseSet<MethodId> opened;
  llvm::DenseMap<std::pair<MethodId, ClassId>, std::vector<MethodId>> cones;
  /// Of methods of the platform, with what they pass on.
  llvm::DenseMap<MethodId, std::pair<SetId, PassedResult>> platformResults;
  std::deque<MethodId> queue;
};

} // namespace jir::defensive

#endif // JIR_LIB_ANALYSIS_DEFENSIVE_PROGRAMFLOW_H
