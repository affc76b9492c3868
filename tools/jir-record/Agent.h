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
  Contexts contexts;
  /// java.lang.Class, where contexts are recorded.
  jobject classOfClasses = nullptr;
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

/// What the agent itself asks of the JVM is not recorded.
class InsideScope {
public:
  InsideScope() : before(threadLog.isInside) { threadLog.isInside = true; }
  ~InsideScope() { threadLog.isInside = before; }
  InsideScope(const InsideScope &) = delete;
  InsideScope &operator=(const InsideScope &) = delete;

private:
  bool before;
};

/// Local references made in a scope go with it.
class LocalFrame {
public:
  explicit LocalFrame(JNIEnv *jni)
      : jni(jni), isOpen(jni->PushLocalFrame(16) == 0) {}
  ~LocalFrame() {
    if (isOpen)
      jni->PopLocalFrame(nullptr);
    else
      jni->ExceptionClear();
  }
  LocalFrame(const LocalFrame &) = delete;
  LocalFrame &operator=(const LocalFrame &) = delete;
  explicit operator bool() const { return isOpen; }

private:
  JNIEnv *jni;
  bool isOpen;
};

/// Tells the tables of a class the first time it is seen.
ClassFacts *getClassFacts(jclass klass);

/// Tells the tables of a method the first time any thread sees it.
MethodFacts *getMethodFacts(JNIEnv *jni, jmethodID method);

/// Finds what classes' sources are read from; once, when the JVM is live.
void prepareSources(JNIEnv *jni);

/// The frames that define a class tell whether the program's own code did.
void JNICALL onClassLoad(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                         jclass klass);

/// Loader, source and superclass of a class, and the origin of a hidden one.
void JNICALL onClassPrepare(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread,
                            jclass klass);

/// Superclasses of the classes that were loaded before events came.
void reportLoadedClasses(JNIEnv *jni);

/// Tags of a context that the instruction at an index of a caller causes: that
/// it calls no method of the callee's name, or calls it through a handle.
ContextTags getCallTags(jmethodID caller, const MethodFacts &callerFacts,
                        int32_t bci, const MethodFacts &callee);

/// Fills in what a method of the platform is to reflection and handles, and the
/// tags of contexts.
void classifyMethod(MethodFacts &facts, const std::string &className,
                    const MethodRow &row);

/// Tells of the field that the method on top of the stack is about to write,
/// where it or who asked for it is not of the platform. Needs the capability
/// to access local variables.
void recordWrite(JNIEnv *jni, const MethodFacts &facts);

/// Tells which instruction asked for the call of the method on top of the
/// stack, whose caller is machinery of reflection.
void recordRequest(JNIEnv *jni, const MethodFacts &callee);

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_AGENT_H
