//===- ExecutedFlow.h - Where values of a run can come from -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The fields and parameters that a value can come from, by the code that a run
/// entered; private to the library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_EXECUTEDFLOW_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_EXECUTEDFLOW_H

#include "RecordedProgram.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace jir {

/// A value: the first operand of a call, or `this` of a method.
struct ValuePlace {
  uint32_t row = 0;
  /// -1: `this`.
  int32_t bci = -1;
};

/// Where an object that a place held can come from.
struct ValueSources {
  /// Indices of fields that it can have been read from.
  std::set<uint32_t> fields;
  /// Rows of methods that it can have been a parameter of.
  std::set<uint32_t> receivers;
};

/// Moves of references between fields, arrays, parameters and results in the
/// bodies that a run entered. Calls lead where they led in the run. Elements of
/// arrays of one type are one place. What natives and reflection pass ends
/// there.
class ExecutedFlow {
public:
  explicit ExecutedFlow(const RecordedProgram &program) : program(program) {}

  /// The sources of an object of class \p held; only places that can hold such
  /// an object lie between.
  ValueSources findSources(ValuePlace place, llvm::StringRef held);

private:
  enum class Kind : uint8_t {
    Parameter,
    Result,
    Field,
    Elements,
    Argument,
    Call
  };
  /// A place: the kind; a row, a field or a class; a bytecode index; the number
  /// of a parameter.
  using Node = std::tuple<Kind, uint32_t, int32_t, uint32_t>;

  void readBodies();
  void readBody(uint32_t row, jvm::MethodOp method);
  void readOp(uint32_t row, mlir::Operation &op);
  /// Adds what a value in a body can come from to the sources of a node.
  void addSources(Node node, uint32_t row, mlir::Value value);
  void addSource(Node node, uint32_t row, mlir::Value value,
                 llvm::SmallVectorImpl<mlir::Value> &pending);
  Node getField(jvm::FieldRefAttr field) const;
  Node getElements(mlir::Value array) const;
  /// Whether a place can hold an object of a class.
  bool canHold(const Node &node, ClassId held) const;
  /// The places that recorded calls, and arrays of related types, lead to.
  std::vector<Node> getLinked(const Node &node) const;
  void addArguments(uint32_t caller, int32_t bci, uint32_t index,
                    std::vector<Node> &nodes) const;

  const RecordedProgram &program;
  bool isRead = false;
  std::map<Node, std::set<Node>> sources;
  /// By callee: the callers and the index in each.
  std::map<uint32_t, std::vector<std::pair<uint32_t, int32_t>>> callers;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_EXECUTEDFLOW_H
