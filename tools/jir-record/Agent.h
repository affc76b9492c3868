//===- Agent.h - The JVMTI agent of jir-record ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the parts of the agent share.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIR_RECORD_AGENT_H
#define JIR_TOOLS_JIR_RECORD_AGENT_H

#include "ThreadLog.h"
#include <atomic>
#include <condition_variable>
#include <jvmti.h>
#include <mutex>
#include <string>
#include <thread>

namespace jir::record {

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
extern Agent *agent;

extern thread_local ThreadLog threadLog;

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

/// Tells the tables of a class the first time it is seen.
ClassFacts *getClassFacts(jclass klass);

/// Tells the tables of a method the first time any thread sees it.
MethodFacts *getMethodFacts(JNIEnv *jni, jmethodID method);

/// Finds what classes' sources are read from; once, when the JVM is live.
void prepareSources(JNIEnv *jni);

/// The frames that define a class say whether the program's own code did.
void JNICALL onClassLoad(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                         jclass klass);

/// Loader, source and superclass of a class, and the origin of a hidden one.
void JNICALL onClassPrepare(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                            jclass klass);

/// Superclasses of the classes that were loaded before events came.
void tellLoadedClasses(JNIEnv *jni);

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_AGENT_H
