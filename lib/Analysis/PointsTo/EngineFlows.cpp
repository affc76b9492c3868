//===- EngineFlows.cpp - How an object comes to a variable ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nodes of the recorded constraints, as variables and fields.
//
//===----------------------------------------------------------------------===//

#include "EngineResult.h"

using namespace jir;
using namespace jir::pointsto;

llvm::DenseMap<NodeId, FlowStep>
EngineResult::findVariables(llvm::ArrayRef<NodeId> nodes) const {
  llvm::DenseMap<NodeId, FlowStep> found;
  for (NodeId node : nodes)
    found[node];
  auto note = [&](NodeId node, const FlowStep &step) {
    auto it = found.find(node);
    if (it != found.end() && !it->second.method && !it->second.field)
      it->second = step;
  };
  for (uint32_t index : llvm::seq<uint32_t>(0, instances.size())) {
    InstanceId id(index);
    const Instance &instance = instances[id];
    const MethodFacts *facts = getFacts(instance.method);
    Local numLocals = facts && instance.hasBody
                          ? facts->numLocals
                          : instances.getSignature(id).getNumLocals();
    for (Local local = 0; local < numLocals; ++local)
      note(instances.getNode(id, local),
           {instance.method, local, ObjectId(), FieldId()});
  }
  for (uint32_t index : llvm::seq<uint32_t>(0, run.fields.size())) {
    FlowStep step;
    step.field = FieldId(index);
    if (NodeId node = heap.lookupStaticField(step.field))
      note(node, step);
  }
  return found;
}

std::vector<FlowStep> EngineResult::getFlow(MethodId method, Local local,
                                            ObjectId object) const {
  std::vector<FlowStep> steps;
  if (!run.flows || local == kNoLocal)
    return steps;
  std::vector<NodeId> path;
  for (InstanceId instance : instancesOf.lookup(method)) {
    path = run.flows->findPath(instances.getNode(instance, local), object);
    if (!path.empty())
      break;
  }
  llvm::DenseMap<NodeId, FlowStep> variables = findVariables(path);
  for (NodeId node : path) {
    FlowStep step = variables.lookup(node);
    if (const FlowRecorder::Cell *cell = run.flows->lookupCell(node)) {
      step = FlowStep();
      step.object = cell->object;
      step.field = cell->field;
    }
    if (!step.method && !step.field)
      continue;
    step.size = run.solver.getSet(node).size();
    steps.push_back(step);
  }
  return steps;
}
