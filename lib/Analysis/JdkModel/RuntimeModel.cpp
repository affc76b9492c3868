//===- RuntimeModel.cpp - What the JVM calls by itself ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the rows of RuntimeCalls.def to the calls of one JDK.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/RuntimeModel.h"

using namespace jir;

namespace {

/// What a row has beside the names.
enum RowFlags : unsigned {
  Exactly = 0,
  Dispatches = 1,
  FromRoot = 2,
  OnlyHotSpot = 4,
};

} // namespace

static constexpr RuntimeCall kCalls[] = {
#define RUNTIME_CALL(Event, Why, Flags, TriggerClass, TriggerMember, Jdks,     \
                     Class, Member)                                            \
  {RuntimeEvent::Event,                                                        \
   TriggerClass,                                                               \
   TriggerMember,                                                              \
   Class,                                                                      \
   Member,                                                                     \
   Reason::Why,                                                                \
   ((Flags) & Dispatches) != 0,                                                \
   ((Flags) & FromRoot) != 0,                                                  \
   ((Flags) & OnlyHotSpot) != 0,                                               \
   JdkRange::Jdks},
#include "RuntimeCalls.def"
};

std::vector<const RuntimeCall *>
jir::getRuntimeCalls(RuntimeKind runtime, std::optional<unsigned> release) {
  std::vector<const RuntimeCall *> calls;
  for (const RuntimeCall &call : kCalls)
    if (call.jdks.contains(release) &&
        (runtime == RuntimeKind::HotSpot || !call.onlyHotSpot))
      calls.push_back(&call);
  return calls;
}
