//===- ConstantTracer.h - Which strings reach a variable --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows a variable backwards, through copies, parameters, results of calls
/// and fields (of whatever object), to the string constants that it may hold.
/// The points-to sets share one object for all strings; this finds the few that
/// reflection asks for, with a solver of its own over those variables only that
/// it comes by. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_REFLECTION_CONSTANTTRACER_H
#define JIR_LIB_ANALYSIS_REFLECTION_CONSTANTTRACER_H

#include "jir/Analysis/PointsTo/Plugin.h"
#include "jir/Analysis/PointsTo/Solver.h"

namespace jir {

/// Traces strings for numbered sinks. What it is told of is followed when it
/// runs; calls that appear later are followed as well.
class ConstantTracer final : private pointsto::SolverClient {
public:
  using Sink = uint32_t;

  /// Told of each constant of a sink, once; and once if some value of it is no
  /// constant that can be followed.
  class Client {
  public:
    virtual ~Client();
    virtual void onString(pointsto::PluginContext &context, Sink sink,
                          mlir::StringAttr value) = 0;
    virtual void onUntraceable(pointsto::PluginContext &context, Sink sink) = 0;
  };

  explicit ConstantTracer(Client &client);

  /// Follows a variable for a sink.
  void trace(Sink sink, pointsto::InstanceId instance, pointsto::Local local);
  /// Tells the client of what it was not told of yet.
  void run(pointsto::PluginContext &context);
  /// A call reaches a method.
  void addCallEdge(pointsto::PluginContext &context,
                   pointsto::InstanceId caller, int32_t bci,
                   pointsto::InstanceId callee);

  /// A method is reached: what it stores is followed too.
  void addMethod(pointsto::PluginContext &context,
                 pointsto::InstanceId instance);

  /// The class constants that an array of a method is made of, in order, null
  /// where one is not a constant; nothing if it is no new array of the method.
  static std::optional<llvm::SmallVector<mlir::Type>>
  findClassArray(const pointsto::MethodSummary &summary, pointsto::Local array);
  /// The variables that are stored into a new array of the method, in order;
  /// nothing if it is none, or is handed on elsewhere first.
  static std::optional<llvm::SmallVector<pointsto::Local>>
  findElements(const pointsto::MethodSummary &summary, pointsto::Local array);

private:
  struct CallerSite {
    pointsto::InstanceId caller;
    int32_t bci;
  };
  /// A variable that was come by.
  struct Variable {
    pointsto::InstanceId instance;
    pointsto::Local local;
    pointsto::NodeId node;
  };
  /// A value that is stored into a field.
  struct Stored {
    pointsto::InstanceId instance;
    pointsto::Local value;
  };

  bool mayBe(pointsto::TypeId type, pointsto::TypeId of) override {
    return true;
  }
  void onNewObjects(pointsto::WatchId watch,
                    llvm::ArrayRef<pointsto::ObjectId> objects) override;

  /// The node of a variable; what defines it is looked at later.
  pointsto::NodeId getNode(pointsto::InstanceId instance,
                           pointsto::Local local);
  pointsto::ObjectId getString(mlir::StringAttr value);
  void addUntraceable(pointsto::NodeId node) {
    solver.addToSet(node, untraceable);
  }
  /// What is in a variable comes to a node; null names nothing: what asks for
  /// it throws.
  void addFlow(pointsto::InstanceId instance, pointsto::Local from,
               pointsto::NodeId to) {
    if (from != pointsto::kNoLocal)
      solver.addCopy(getNode(instance, from), to);
  }
  /// Looks at what defines a variable.
  void expand(pointsto::PluginContext &context, const Variable &variable);
  /// The same for loads and results of calls. True if there is one.
  bool addSources(pointsto::PluginContext &context, const Variable &variable,
                  const pointsto::MethodSummary &summary);
  pointsto::NodeId getFieldNode(pointsto::FieldId field);
  void addResult(pointsto::PluginContext &context, pointsto::NodeId to,
                 pointsto::InstanceId callee);
  void addArgument(pointsto::PluginContext &context, const CallerSite &site,
                   const Variable &parameter);

  Client &client;
  pointsto::Solver solver;
  pointsto::PluginContext *running = nullptr;
  /// Stands for what is no constant.
  pointsto::ObjectId untraceable;
  /// By object; null for untraceable.
  std::vector<mlir::StringAttr> values;
  llvm::DenseMap<mlir::Attribute, pointsto::ObjectId> strings;
  llvm::DenseMap<std::pair<uint32_t, pointsto::Local>, pointsto::NodeId> nodes;
  std::vector<Variable> unexpanded;

  llvm::DenseMap<pointsto::InstanceId, llvm::SmallVector<CallerSite, 1>>
      callers;
  /// Parameters that were looked at, by method.
  llvm::DenseMap<pointsto::InstanceId, llvm::SmallVector<Variable, 1>>
      parameters;
  /// Callees by caller and bytecode index, and who waits for their results.
  using SiteKey = std::pair<uint32_t, uint32_t>;
  llvm::DenseMap<SiteKey, llvm::SmallVector<pointsto::InstanceId, 1>> callees;
  llvm::DenseMap<SiteKey, llvm::SmallVector<pointsto::NodeId, 1>> results;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Stored, 1>> stores;
  llvm::DenseMap<pointsto::FieldId, pointsto::NodeId> fieldNodes;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_REFLECTION_CONSTANTTRACER_H
