//===- RunContext.cpp - What all parts of a run use -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks up what the analysis knows by name.
//
//===----------------------------------------------------------------------===//

#include "RunContext.h"

using namespace jir;
using namespace jir::pointsto;

static SolverOptions getSolverOptions(const PointsToConfig &config,
                                      FlowRecorder *flows) {
  SolverOptions options = config.solver;
  assert(!(flows && options.trace) && "one trace of a run");
  if (flows)
    options.trace = flows;
  return options;
}

RunContext::RunContext(std::shared_ptr<ClassHierarchy> shared,
                       const PointsToConfig &config, SolverClient &client)
    : owner(std::move(shared)), hierarchy(*owner), config(config),
      maySaturate(config.maySaturate()), linkage(hierarchy), types(hierarchy),
      fields(hierarchy),
      flows(config.keepFlows ? std::make_unique<FlowRecorder>() : nullptr),
      solver(client, getSolverOptions(config, flows.get())), graph(hierarchy) {
  auto find = [&](llvm::StringRef name, llvm::StringRef member) {
    ClassId id = hierarchy.lookupClass(name);
    return id ? hierarchy.lookupMethod(id, member) : MethodId();
  };
#define JDK_METHOD(Name, Jdks, Class, Member) known.Name = find(Class, Member);
#include "JdkNames.def"
}
