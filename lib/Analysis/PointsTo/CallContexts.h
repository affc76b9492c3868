//===- CallContexts.h - What decides the contexts of calls ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The context policy as the parts of a run ask it. Private to
/// lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CALLCONTEXTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_CALLCONTEXTS_H

#include "ContextRules.h"
#include "EngineParts.h"
#include "InstanceTable.h"

namespace jir::pointsto {

/// The answers of a policy, and the budget after which there are no contexts.
class CallContexts {
public:
  CallContexts(RunContext &run, ContextRules &rules, InstanceTable &instances)
      : run(run), rules(rules), instances(instances) {}
  virtual ~CallContexts();

  /// The context that a call without a receiver enters.
  virtual ContextId getDirect(InstanceId caller, uint32_t site,
                              MethodId callee) = 0;
  /// That of an object. \p isPart: ObjectInfo::isPart.
  virtual ContextId getHeap(ContextId context, bool isPart) = 0;
  /// Whether there are any.
  virtual bool areKept() const = 0;
  /// Whether the receiver influences the context that a method is entered in.
  virtual bool isByReceiver(MethodId method) = 0;

  /// Whether the budget for contexts has ended: further calls have none.
  bool haveEnded();

protected:
  RunContext &run;
  ContextRules &rules;
  InstanceTable &instances;
};

/// Those of a policy (Contexts.h), which the calls on receivers know at compile
/// time.
template <typename Policy>
class PolicyContexts final : public CallContexts {
public:
  PolicyContexts(RunContext &run, ContextRules &rules, InstanceTable &instances,
                 const Policy &policy)
      : CallContexts(run, rules, instances), policy(policy) {}

  ContextId getDirect(InstanceId from, uint32_t site,
                      MethodId callee) override {
    if (!Policy::kHasContexts || rules.isContextFree(callee) || haveEnded())
      return ContextTable::getEmpty();
    ContextId caller = instances.getContext(from);
    if (caller == ContextTable::getEmpty() &&
        !rules.mayBegin(instances.getMethod(from)))
      return ContextTable::getEmpty();
    return policy.forDirect({run.contexts, caller, site, callee});
  }
  ContextId getHeap(ContextId context, bool isPart) override {
    return policy.forHeap(run.contexts, context, isPart);
  }
  bool areKept() const override { return Policy::kHasContexts; }
  bool isByReceiver(MethodId method) override {
    return policy.isByReceiver(method) && !rules.isContextFree(method) &&
           !run.hierarchy.getMethod(method).isNative();
  }

  /// The context in which a call enters \p target on \p receiver.
  ContextId enter(const Invocation &invocation, const ObjectInfo &receiver,
                  MethodId target) {
    if constexpr (!Policy::kHasContexts)
      return ContextTable::getEmpty();
    if (rules.isContextFree(target) ||
        (isByReceiver(target) && !rules.givesContext(receiver)) || haveEnded())
      return ContextTable::getEmpty();
    ContextId caller = instances.getContext(invocation.caller);
    ClassId allocatedIn = receiver.method
                              ? run.hierarchy.getMethod(receiver.method).owner
                              : run.types.getClassId(receiver.type);
    // A native method works for its caller: there is one Unsafe for all.
    if (run.hierarchy.getMethod(target).isNative())
      return policy.forDirect({run.contexts, caller, invocation.site, target});
    return policy.forReceiver({run.contexts, caller, invocation.site, target},
                              receiver, allocatedIn);
  }

private:
  Policy policy;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CALLCONTEXTS_H
