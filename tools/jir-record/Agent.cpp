//===- Agent.cpp - The JVMTI agent of jir-record ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Events of the JVM to tables: methods entered, call edges, receivers,
/// exceptions.
///
//===----------------------------------------------------------------------===//

#include "Agent.h"
#include <chrono>
#include <cstring>

using namespace jir::record;

Agent *jir::record::agent = nullptr;
thread_local ThreadLog jir::record::threadLog;

namespace {

/// The kind of the thread, for methods that no Java frame called.
std::string getThreadName(JNIEnv *jni, jthread thread) {
  jvmtiThreadInfo info;
  std::memset(&info, 0, sizeof(info));
  if (agent->jvmti->GetThreadInfo(thread, &info) != JVMTI_ERROR_NONE)
    return "";
  std::string name = info.name ? info.name : "";
  agent->jvmti->Deallocate(reinterpret_cast<unsigned char *>(info.name));
  if (info.thread_group)
    jni->DeleteLocalRef(info.thread_group);
  if (info.context_class_loader)
    jni->DeleteLocalRef(info.context_class_loader);
  return name;
}

/// Asking for `this` stops the JVM for a moment, so it is done only where the
/// answer may be new: not where the method's class has no subclass, and, unless
/// every receiver is wanted, at the first entry by an edge, and at the 1st,
/// 2nd, 4th, 8th, ... entry of the method.
void recordReceiver(JNIEnv *jni, EdgeState &state) {
  MethodFacts &facts = *state.facts;
  ClassFacts *owner = facts.owner;
  if (owner && owner->isConcrete &&
      !owner->hasSubclass.load(std::memory_order_relaxed)) {
    if (!state.isExactTold)
      agent->tables.addReceiver(facts.index, owner->index);
    state.isExactTold = true;
    return;
  }
  uint32_t entries = facts.entries.fetch_add(1, std::memory_order_relaxed) + 1;
  bool isDue = state.isNew || (entries & (entries - 1)) == 0;
  state.isNew = false;
  if (!isDue && !agent->options.everyReceiver)
    return;
  jobject self = nullptr;
  if (agent->jvmti->GetLocalInstance(nullptr, 0, &self) != JVMTI_ERROR_NONE ||
      !self)
    return;
  jclass klass = jni->GetObjectClass(self);
  uint32_t classIndex = getClassFacts(klass)->index;
  uint64_t key = (uint64_t(facts.index) << 32) | classIndex;
  if (threadLog.receivers.insert(key).second)
    agent->tables.addReceiver(facts.index, classIndex);
  jni->DeleteLocalRef(klass);
  jni->DeleteLocalRef(self);
}

/// Plain calls within the platform are not requests: natives, accessors that
/// the JDK generates and the forms of handles call for others. What handles
/// call in the platform, such as for a string concatenation, is many and ruled
/// out by no assumption.
bool isRequested(const MethodFacts &caller, const MethodFacts &callee) {
  if (caller.machinery != Machinery::OfCalls ||
      callee.machinery == Machinery::OfCalls)
    return false;
  return caller.callsForOthers ||
         (caller.isHandleForm && callee.owner && !callee.owner->isOfPlatform);
}

void recordEdge(JNIEnv *jni, jthread thread, jmethodID caller, int32_t bci,
                EdgeState &state) {
  if (!caller) {
    agent->tables.addRoot(state.facts->index, getThreadName(jni, thread));
    return;
  }
  MethodFacts *facts = getMethodFacts(jni, caller);
  agent->tables.addEdge(facts->index, bci, state.facts->index);
  if (agent->options.contexts)
    state.tags = getCallTags(caller, *facts, bci, *state.facts);
  state.isRequested = isRequested(*facts, *state.facts);
}

/// The state is valid until the next call.
EdgeState &getEdge(JNIEnv *jni, jthread thread, jmethodID caller, int32_t bci,
                   jmethodID callee) {
  EdgeState &state = threadLog.edges.find(caller, bci, callee);
  if (!state.facts) {
    state.facts = getMethodFacts(jni, callee);
    if (agent->options.edges)
      recordEdge(jni, thread, caller, bci, state);
  }
  return state;
}

void enterContext(JNIEnv *jni, jthread thread, jmethodID method,
                  const EdgeState &state, bool isTop) {
  ContextStack &contexts = threadLog.contexts;
  contexts.enter(jni, contexts.isEmpty() ? getThreadName(jni, thread) : "",
                 method, state, isTop);
}

/// Frames that raised no event are below: those of before the JVM was live, and
/// of a virtual thread that goes on elsewhere.
void rebuildContexts(JNIEnv *jni, jthread thread) {
  threadLog.contexts.clear();
  jint count = 0;
  agent->jvmti->GetFrameCount(nullptr, &count);
  std::vector<jvmtiFrameInfo> frames(count);
  if (agent->jvmti->GetStackTrace(nullptr, 1, count, frames.data(), &count) !=
      JVMTI_ERROR_NONE)
    return;
  for (jint i = count; i-- > 0;) {
    bool isRoot = i + 1 == count;
    EdgeState &state =
        getEdge(jni, thread, isRoot ? nullptr : frames[i + 1].method,
                isRoot ? -1 : static_cast<int32_t>(frames[i + 1].location),
                frames[i].method);
    enterContext(jni, thread, frames[i].method, state, /*isTop=*/false);
  }
}

void JNICALL onMethodEntry(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                           jmethodID method) {
  ThreadLog &log = threadLog;
  if (!agent->isLive || log.isInside)
    return;
  jmethodID caller = nullptr;
  int32_t bci = -1;
  if (agent->options.edges) {
    jlocation location;
    // A null thread is this one, and spares a look-up.
    if (jvmti->GetFrameLocation(nullptr, 1, &caller, &location) ==
        JVMTI_ERROR_NONE)
      bci = static_cast<int32_t>(location);
    else
      caller = nullptr;
  }
  if (agent->options.contexts && !log.contexts.isAt(caller))
    rebuildContexts(jni, thread);
  EdgeState &state = getEdge(jni, thread, caller, bci, method);
  if (agent->options.contexts)
    enterContext(jni, thread, method, state, /*isTop=*/true);
  // Both walk the stack, and so must not use the state any more.
  MethodFacts &facts = *state.facts;
  bool isRequested = state.isRequested;
  if (agent->options.receivers && state.facts->hasReceiver)
    recordReceiver(jni, state);
  if (isRequested)
    recordRequest(jni, facts);
  if (agent->options.receivers && facts.writer != FieldWriter::None)
    recordWrite(jni, facts);
}

void JNICALL onMethodExit(jvmtiEnv *, JNIEnv *jni, jthread, jmethodID method,
                          jboolean isThrown, jvalue result) {
  if (agent->isLive && !threadLog.isInside)
    threadLog.contexts.leave(jni, method, isThrown, result);
}

void JNICALL onException(jvmtiEnv *, JNIEnv *jni, jthread, jmethodID method,
                         jlocation location, jobject exception, jmethodID,
                         jlocation) {
  if (!agent->isLive || threadLog.isInside)
    return;
  jclass klass = jni->GetObjectClass(exception);
  agent->tables.addThrow(getMethodFacts(jni, method)->index,
                         static_cast<int32_t>(location),
                         getClassFacts(klass)->index);
  jni->DeleteLocalRef(klass);
}

//===----------------------------------------------------------------------===//
// Life of the JVM
//===----------------------------------------------------------------------===//

/// Writes now and then, so that a process that is killed leaves a recording
/// too.
void writeRegularly() {
  std::unique_lock<std::mutex> lock(agent->writerMutex);
  auto pause = std::chrono::seconds(agent->options.interval);
  while (!agent->writerWake.wait_for(lock, pause,
                                     [] { return agent->writerStops; }))
    agent->tables.write(agent->options, /*isComplete=*/false,
                        agent->contexts.format());
}

void stopWriter() {
  {
    std::lock_guard<std::mutex> lock(agent->writerMutex);
    agent->writerStops = true;
  }
  agent->writerWake.notify_all();
  if (agent->writer.joinable())
    agent->writer.join();
}

void JNICALL onVMInit(jvmtiEnv *jvmti, JNIEnv *jni, jthread) {
  auto enable = [&](jvmtiEvent event) {
    jvmti->SetEventNotificationMode(JVMTI_ENABLE, event, nullptr);
  };
  prepareSources(jni);
  if (agent->options.contexts)
    agent->classOfClasses =
        jni->NewGlobalRef(jni->FindClass("java/lang/Class"));
  agent->isLive = true;
  enable(JVMTI_EVENT_CLASS_LOAD);
  enable(JVMTI_EVENT_CLASS_PREPARE);
  reportLoadedClasses(jni);
  enable(JVMTI_EVENT_METHOD_ENTRY);
  if (agent->options.contexts)
    enable(JVMTI_EVENT_METHOD_EXIT);
  if (agent->options.exceptions)
    enable(JVMTI_EVENT_EXCEPTION);
  if (agent->options.interval > 0)
    agent->writer = std::thread(writeRegularly);
}

void JNICALL onVMDeath(jvmtiEnv *, JNIEnv *) {
  agent->isLive = false;
  stopWriter();
  if (!agent->tables.write(agent->options, /*isComplete=*/true,
                           agent->contexts.format()))
    std::fprintf(stderr, "jir-record: cannot write %s\n",
                 agent->options.output.c_str());
}

} // namespace

extern "C" JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *text, void *) {
  agent = new Agent;
  std::string problem;
  if (!agent->options.parse(text ? text : "", problem)) {
    std::fprintf(stderr, "jir-record: %s\n", problem.c_str());
    return JNI_ERR;
  }
  agent->contexts.setLimit(agent->options.mostContexts);
  if (vm->GetEnv(reinterpret_cast<void **>(&agent->jvmti), JVMTI_VERSION_11) !=
      JNI_OK) {
    std::fprintf(stderr, "jir-record: this JVM has no JVMTI 11 or later\n");
    return JNI_ERR;
  }
  jvmtiCapabilities capabilities;
  std::memset(&capabilities, 0, sizeof(capabilities));
  capabilities.can_generate_method_entry_events = 1;
  capabilities.can_tag_objects = 1;
  const bool contexts = agent->options.contexts;
  capabilities.can_access_local_variables =
      agent->options.receivers || contexts;
  capabilities.can_generate_method_exit_events = contexts;
  capabilities.can_get_bytecodes = contexts;
  capabilities.can_get_constant_pool = contexts;
  capabilities.can_generate_exception_events = agent->options.exceptions;
  if (agent->jvmti->AddCapabilities(&capabilities) != JVMTI_ERROR_NONE) {
    std::fprintf(stderr, "jir-record: this JVM refuses to report methods\n");
    return JNI_ERR;
  }
  jvmtiEventCallbacks callbacks;
  std::memset(&callbacks, 0, sizeof(callbacks));
  callbacks.MethodEntry = onMethodEntry;
  callbacks.MethodExit = onMethodExit;
  callbacks.ClassLoad = onClassLoad;
  callbacks.ClassPrepare = onClassPrepare;
  callbacks.Exception = onException;
  callbacks.VMInit = onVMInit;
  callbacks.VMDeath = onVMDeath;
  agent->jvmti->SetEventCallbacks(&callbacks, sizeof(callbacks));
  for (jvmtiEvent event : {JVMTI_EVENT_VM_INIT, JVMTI_EVENT_VM_DEATH})
    agent->jvmti->SetEventNotificationMode(JVMTI_ENABLE, event, nullptr);
  return JNI_OK;
}
