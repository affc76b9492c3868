//===- UseReflection.cpp - Checks of classes and objects --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the program's own checks count: the platform's are for whatever comes.
//
//===----------------------------------------------------------------------===//

#include "UseReflection.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

UseReflection::UseReflection(ReflectionContext &shared)
    : Mechanism(MechanismKind::Uses, shared) {
  const PointsToConfig &config = context.getConfig();
  // What a recorded run did is all that counts then.
  if (config.reflection.mode >= ReflectionMode::Inferred &&
      !config.recordedReflection)
    inference = std::make_unique<UseInference>(shared);
}

void UseReflection::onMethod(InstanceId instance, const MethodFacts &facts) {
  if (inference &&
      !shared.isPlatformMethod(context.getInstance(instance).method))
    inference->addMethod(instance, facts);
}

void UseReflection::onSite(uint32_t index) {
  const Site &site = shared.getSite(index);
  // A class that is not a subclass throws ClassCastException.
  if (site.api == Api::AsSubclass && site.receiver && site.result)
    context.addCopy(site.receiver, site.result);
  if (inference && !shared.isPlatformSite(site))
    shared.traceAll(index);
}

void UseReflection::onClass(uint32_t index, mlir::Type type) {
  ClassId bound = shared.getClassId(type);
  if (!bound || bound == hierarchy.getObject() || !inference)
    return;
  bool isOfReceiver = shared.getSite(index).api == Api::AsSubclass;
  bool isOfClass =
      isOfReceiver || shared.getSite(index).api == Api::IsAssignable;
  inference->addCheck(index, isOfReceiver ? kThis : 0, bound, isOfClass);
}

void UseReflection::onFixpoint() {
  if (inference)
    inference->run();
}
