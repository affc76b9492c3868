//===- PrivilegedActions.cpp - Privileged actions ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Actions are functions, or objects of classes.
//
//===----------------------------------------------------------------------===//

#include "PrivilegedActions.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The run method of the kind of action that a call takes.
static MethodId findRun(ClassHierarchy &hierarchy, Api api) {
  bool mayThrow = api == Api::PrivilegedTry || api == Api::PrivilegedTryIn ||
                  api == Api::PrivilegedTryWith;
  ClassId owner =
      hierarchy.lookupClass(mayThrow ? "java.security.PrivilegedExceptionAction"
                                     : "java.security.PrivilegedAction");
  return owner ? hierarchy.lookupMethod(owner, "run()Ljava/lang/Object;")
               : MethodId();
}

InstanceId PrivilegedActions::findCallee(ObjectId action, MethodId run) {
  const ObjectInfo info = context.getObject(action);
  MethodId target;
  if (info.kind == ObjectKind::Function) {
    // The implementation itself, where it returns what run does.
    const Function &function =
        context.getFacts(context.getInstance(info.creator).method)
            .functions[info.function];
    if (function.target.method && !function.target.dispatches &&
        hierarchy.getMethodName(function.target.method) != "<init>")
      target = function.target.method;
  } else if (!info.dispatcher && context.getTypes().isClass(info.type)) {
    target = context.getLinkage()
                 .select(run, context.getTypes().getClassId(info.type),
                         /*isInterfaceCall=*/true)
                 .method;
  }
  return target ? context.getInstance(target) : InstanceId();
}

void PrivilegedActions::onObject(uint32_t index, ObjectId object) {
  const Site site = shared.getSite(index);
  if (context.getObject(object).kind == ObjectKind::Unknown) {
    if (site.result)
      context.addToSet(site.result, object);
    return shared.returnResultOf(site, InstanceId());
  }
  MethodId run = findRun(hierarchy, site.api);
  if (!run)
    return;
  InstanceId callee = findCallee(object, run);
  if (!callee) {
    AddedCall call;
    call.caller = site.caller;
    call.bci = site.bci;
    call.callee = run;
    call.dispatches = true;
    call.isInterfaceCall = true;
    call.reason = Reason::NativeModel;
    call.receiver = context.addNode();
    context.addToSet(call.receiver, object);
    call.result = site.result;
    context.addCall(call);
    return shared.returnResultOf(site, InstanceId());
  }
  MethodSignature signature =
      context.getSignature(context.getInstance(callee).method);
  if (site.result && signature.returnsReference && replacesBodies())
    context.addCopy(context.getNode(callee, signature.getReturned()),
                    site.result);
  shared.returnResultOf(site, callee);
}
