//===- Agent.cpp - The JVMTI agent of jir-record ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Events of the JVM to tables: methods entered, call edges, receivers,
/// exceptions, classes.
///
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <jvmti.h>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_set>

using namespace jir::record;

namespace {

/// What Agent_OnLoad got and the callbacks share.
struct Agent {
  jvmtiEnv *jvmti = nullptr;
  AgentOptions options;
  Tables tables;
  std::atomic<bool> isLive{false};

  std::thread writer;
  std::mutex writerMutex;
  std::condition_variable writerWake;
  bool writerStops = false;
};

/// One agent a JVM; it lives as long as the process.
Agent *agent = nullptr;

/// What a thread has told the tables already: most events end here.
struct Seen {
  std::unordered_set<EdgeKey, EdgeKeyHash> edges;
  std::unordered_set<uint64_t> receivers;
};
thread_local Seen seen;

/// Text that JVMTI allocated.
class JvmtiText {
public:
  explicit JvmtiText(jvmtiEnv *jvmti) : jvmti(jvmti) {}
  ~JvmtiText() {
    if (text)
      jvmti->Deallocate(reinterpret_cast<unsigned char *>(text));
  }
  JvmtiText(const JvmtiText &) = delete;
  JvmtiText &operator=(const JvmtiText &) = delete;
  char **operator&() { return &text; }
  std::string str() const { return text ? text : ""; }

private:
  jvmtiEnv *jvmti;
  char *text = nullptr;
};

/// `Ljava/lang/String;` to `java.lang.String`. The signature of a hidden class
/// holds the suffix behind a dot, which its name shows behind a slash (JDK
/// documentation of Lookup.defineHiddenClass).
std::string toClassName(std::string signature, bool &isHidden) {
  isHidden = signature.find('.') != std::string::npos;
  if (signature.size() < 2 || signature.front() != 'L')
    return signature;
  std::string name = signature.substr(1, signature.size() - 2);
  for (char &c : name)
    c = c == '.' ? '/' : c == '/' ? '.' : c;
  return name;
}

/// Tells the tables of a class the first time it is seen. Its index is its tag.
uint32_t getClassIndex(jclass klass) {
  jlong tag = 0;
  jvmtiEnv *jvmti = agent->jvmti;
  if (jvmti->GetTag(klass, &tag) == JVMTI_ERROR_NONE && tag > 0)
    return static_cast<uint32_t>(tag - 1);
  JvmtiText signature(jvmti);
  jvmti->GetClassSignature(klass, &signature, nullptr);
  ClassRow row;
  row.name = toClassName(signature.str(), row.isHidden);
  uint32_t index = agent->tables.addClass(std::move(row));
  jvmti->SetTag(klass, static_cast<jlong>(index) + 1);
  return index;
}

/// Tells the tables of a method the first time any thread sees it.
uint32_t getMethodIndex(JNIEnv *jni, jmethodID method) {
  uint32_t index;
  if (agent->tables.findMethod(method, index))
    return index;
  jvmtiEnv *jvmti = agent->jvmti;
  MethodRow row;
  jclass klass = nullptr;
  if (jvmti->GetMethodDeclaringClass(method, &klass) == JVMTI_ERROR_NONE) {
    row.classIndex = getClassIndex(klass);
    jni->DeleteLocalRef(klass);
  }
  JvmtiText name(jvmti), descriptor(jvmti);
  jvmti->GetMethodName(method, &name, &descriptor, nullptr);
  row.name = name.str();
  row.descriptor = descriptor.str();
  jboolean isNative = JNI_FALSE;
  jvmti->IsMethodNative(method, &isNative);
  row.isNative = isNative == JNI_TRUE;
  return agent->tables.addMethod(method, std::move(row));
}

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

void recordReceiver(JNIEnv *jni, jthread thread, jmethodID method) {
  jobject self = nullptr;
  // An error says that the method is static or native.
  if (agent->jvmti->GetLocalInstance(thread, 0, &self) != JVMTI_ERROR_NONE ||
      !self)
    return;
  jclass klass = jni->GetObjectClass(self);
  uint32_t classIndex = getClassIndex(klass);
  uint64_t key = (reinterpret_cast<uintptr_t>(method) << 20) ^ classIndex;
  if (seen.receivers.insert(key).second)
    agent->tables.addReceiver(getMethodIndex(jni, method), classIndex);
  jni->DeleteLocalRef(klass);
  jni->DeleteLocalRef(self);
}

void JNICALL onMethodEntry(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                           jmethodID method) {
  if (!agent->isLive)
    return;
  EdgeKey key;
  key.callee = method;
  if (agent->options.edges) {
    jvmtiFrameInfo frame;
    jint count = 0;
    if (jvmti->GetStackTrace(thread, 1, 1, &frame, &count) ==
            JVMTI_ERROR_NONE &&
        count == 1) {
      key.caller = frame.method;
      key.bci = static_cast<int32_t>(frame.location);
    }
  }
  if (agent->options.receivers)
    recordReceiver(jni, thread, method);
  if (!seen.edges.insert(key).second)
    return;
  uint32_t callee = getMethodIndex(jni, method);
  if (!agent->options.edges)
    return;
  if (key.caller)
    agent->tables.addEdge(getMethodIndex(jni, key.caller), key.bci, callee);
  else
    agent->tables.addRoot(callee, getThreadName(jni, thread));
}

//===----------------------------------------------------------------------===//
// Hidden classes and exceptions
//===----------------------------------------------------------------------===//

/// Whether a frame's class is part of the machinery that defines hidden
/// classes.
bool isLinkingClass(const std::string &name) {
  return name.rfind("java.lang.invoke.", 0) == 0 ||
         name.rfind("java.lang.runtime.", 0) == 0 ||
         name.rfind("jdk.internal.", 0) == 0 ||
         name.rfind("java.lang.ClassLoader", 0) == 0 ||
         name.rfind("java.lang.System", 0) == 0;
}

/// A hidden class comes from the instruction of the first frame below the
/// linking machinery: the invokedynamic site that is being linked, or the call
/// of defineHiddenClass.
void JNICALL onClassPrepare(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                            jclass klass) {
  if (!agent->isLive)
    return;
  uint32_t index = getClassIndex(klass);
  jobject loader = nullptr;
  if (jvmti->GetClassLoader(klass, &loader) == JVMTI_ERROR_NONE && loader) {
    jclass loaderClass = jni->GetObjectClass(loader);
    agent->tables.setLoader(index, getClassIndex(loaderClass));
    jni->DeleteLocalRef(loaderClass);
    jni->DeleteLocalRef(loader);
  }
  if (!agent->tables.isHidden(index))
    return;
  constexpr jint depth = 96;
  jvmtiFrameInfo frames[depth];
  jint count = 0;
  if (jvmti->GetStackTrace(thread, 0, depth, frames, &count) !=
      JVMTI_ERROR_NONE)
    return;
  for (jint i = 0; i < count; ++i) {
    uint32_t method = getMethodIndex(jni, frames[i].method);
    if (isLinkingClass(agent->tables.getClassNameOf(method)))
      continue;
    agent->tables.setOrigin(index, method,
                            static_cast<int32_t>(frames[i].location));
    return;
  }
}

void JNICALL onException(jvmtiEnv *, JNIEnv *jni, jthread, jmethodID method,
                         jlocation location, jobject exception, jmethodID,
                         jlocation) {
  if (!agent->isLive)
    return;
  jclass klass = jni->GetObjectClass(exception);
  agent->tables.addThrow(getMethodIndex(jni, method),
                         static_cast<int32_t>(location), getClassIndex(klass));
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
    agent->tables.write(agent->options, /*isComplete=*/false);
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

void JNICALL onVMInit(jvmtiEnv *jvmti, JNIEnv *, jthread) {
  auto enable = [&](jvmtiEvent event) {
    jvmti->SetEventNotificationMode(JVMTI_ENABLE, event, nullptr);
  };
  agent->isLive = true;
  enable(JVMTI_EVENT_METHOD_ENTRY);
  enable(JVMTI_EVENT_CLASS_PREPARE);
  if (agent->options.exceptions)
    enable(JVMTI_EVENT_EXCEPTION);
  if (agent->options.interval > 0)
    agent->writer = std::thread(writeRegularly);
}

void JNICALL onVMDeath(jvmtiEnv *, JNIEnv *) {
  agent->isLive = false;
  stopWriter();
  if (!agent->tables.write(agent->options, /*isComplete=*/true))
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
  if (vm->GetEnv(reinterpret_cast<void **>(&agent->jvmti), JVMTI_VERSION_11) !=
      JNI_OK) {
    std::fprintf(stderr, "jir-record: this JVM has no JVMTI 11 or later\n");
    return JNI_ERR;
  }
  jvmtiCapabilities capabilities;
  std::memset(&capabilities, 0, sizeof(capabilities));
  capabilities.can_generate_method_entry_events = 1;
  capabilities.can_tag_objects = 1;
  capabilities.can_access_local_variables = agent->options.receivers;
  capabilities.can_generate_exception_events = agent->options.exceptions;
  if (agent->jvmti->AddCapabilities(&capabilities) != JVMTI_ERROR_NONE) {
    std::fprintf(stderr, "jir-record: this JVM refuses to report methods\n");
    return JNI_ERR;
  }
  jvmtiEventCallbacks callbacks;
  std::memset(&callbacks, 0, sizeof(callbacks));
  callbacks.MethodEntry = onMethodEntry;
  callbacks.ClassPrepare = onClassPrepare;
  callbacks.Exception = onException;
  callbacks.VMInit = onVMInit;
  callbacks.VMDeath = onVMDeath;
  agent->jvmti->SetEventCallbacks(&callbacks, sizeof(callbacks));
  for (jvmtiEvent event : {JVMTI_EVENT_VM_INIT, JVMTI_EVENT_VM_DEATH})
    agent->jvmti->SetEventNotificationMode(JVMTI_ENABLE, event, nullptr);
  return JNI_OK;
}
