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
/// reflection asks for. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_REFLECTION_CONSTANTTRACER_H
#define JIR_LIB_ANALYSIS_REFLECTION_CONSTANTTRACER_H

#include "jir/Analysis/PointsTo/Plugin.h"
#include "llvm/ADT/DenseSet.h"

namespace jir {

/// Where a constant that reached a sink stands.
struct StringOrigin {
  mlir::StringAttr value;
  MethodId method;
  int32_t bci = -1;
};

/// Traces strings for numbered sinks. Calls that appear later are followed as
/// they come.
class ConstantTracer {
public:
  using Sink = uint32_t;

  /// Told of each constant of a sink, once; and once if some value of it is no
  /// constant that can be followed.
  class Client {
  public:
    virtual ~Client();
    virtual void onString(pointsto::PluginContext &context, Sink sink,
                          const StringOrigin &origin) = 0;
    virtual void onUntraceable(pointsto::PluginContext &context, Sink sink) = 0;
  };

  explicit ConstantTracer(Client &client) : client(client) {}

  /// Follows a variable for a sink.
  void trace(pointsto::PluginContext &context, Sink sink,
             pointsto::InstanceId instance, pointsto::Local local);
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
  /// A parameter that a sink waits for.
  struct Waiting {
    pointsto::Local parameter;
    Sink sink;
  };

  /// A value that is stored into a field.
  struct Stored {
    pointsto::InstanceId instance;
    pointsto::Local value;
  };

  void traceField(pointsto::PluginContext &context, Sink sink,
                  pointsto::FieldId field);
  void traceResult(pointsto::PluginContext &context, Sink sink,
                   pointsto::InstanceId callee);
  /// True if the variable is defined by loads and calls that were followed.
  bool traceSources(pointsto::PluginContext &context, Sink sink,
                    pointsto::InstanceId instance,
                    const pointsto::MethodSummary &summary,
                    pointsto::Local local);
  void traceArgument(pointsto::PluginContext &context, Sink sink,
                     const CallerSite &site, pointsto::InstanceId callee,
                     pointsto::Local parameter);

  Client &client;
  llvm::DenseMap<pointsto::InstanceId, llvm::SmallVector<CallerSite, 1>>
      callers;
  llvm::DenseMap<pointsto::InstanceId, llvm::SmallVector<Waiting, 1>> waiting;
  /// Callees by caller and bytecode index, and who waits for their results.
  using SiteKey = std::pair<uint32_t, uint32_t>;
  llvm::DenseMap<SiteKey, llvm::SmallVector<pointsto::InstanceId, 1>> callees;
  llvm::DenseMap<SiteKey, llvm::SmallVector<Sink, 1>> waitingResults;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Stored, 1>> stores;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Sink, 1>> waitingFields;
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> visitedFields;
  /// Sink with instance and variable, looked at.
  llvm::DenseSet<std::pair<uint32_t, uint64_t>> visited;
  llvm::DenseSet<std::pair<uint32_t, mlir::Attribute>> said;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_REFLECTION_CONSTANTTRACER_H
