//===- DynamicSites.h - Bootstrap methods as code ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Invokedynamic sites and dynamic constants whose bootstrap method is the
/// program's own (JVMS 5.4.3.6). Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_DYNAMICSITES_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_DYNAMICSITES_H

#include "HandleMakers.h"
#include <functional>

namespace jir::reflection {

/// Calls bootstrap methods as linking does, and what their call sites hold.
class DynamicSites {
public:
  /// Follows a call of a method of HandleApi.def.
  using ApiCallback =
      std::function<void(HandleOp, const pointsto::ReceiverCall &)>;

  DynamicSites(ReflectionContext &shared, HandleTable &handles,
               HandleCalls &calls, ApiCallback callApi)
      : shared(shared), context(shared.getEngine()),
        hierarchy(shared.getHierarchy()), handles(handles), calls(calls),
        callApi(std::move(callApi)) {}

  /// \p site is what is listed when something is not known.
  void add(uint32_t site, pointsto::InstanceId instance,
           const pointsto::DynamicCall &dynamic,
           const pointsto::MethodFacts &facts);

private:
  /// What a bootstrap method returns, called with static arguments.
  pointsto::NodeId link(uint32_t site, pointsto::InstanceId instance,
                        int32_t bci, pointsto::NodeId thrown,
                        jvm::HandleAttr bootstrap, mlir::StringAttr name,
                        pointsto::ObjectId type, mlir::ArrayAttr constants);
  Argument getConstant(uint32_t site, pointsto::InstanceId instance,
                       int32_t bci, pointsto::NodeId thrown,
                       mlir::Attribute constant);
  pointsto::NodeId getDynamic(uint32_t site, pointsto::InstanceId instance,
                              int32_t bci, pointsto::NodeId thrown,
                              jvm::HandleAttr bootstrap, mlir::StringAttr name,
                              llvm::StringRef descriptor,
                              mlir::ArrayAttr constants);
  pointsto::ObjectId getHandle(jvm::HandleAttr constant);
  /// A bootstrap method of the platform that the table has: nodes for its
  /// parameters, the last ones in an array where it takes one.
  void linkKnown(HandleOp op, MethodId method, const HandleCall &call);

  ReflectionContext &shared;
  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
  HandleTable &handles;
  HandleCalls &calls;
  ApiCallback callApi;
  llvm::DenseMap<mlir::Attribute, pointsto::ObjectId> constantHandles;
  /// How many contexts bootstrap methods have.
  uint32_t numContexts = 0;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_DYNAMICSITES_H
