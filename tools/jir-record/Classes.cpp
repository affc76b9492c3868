//===- Classes.cpp - Where classes come from --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names, loaders, sources and origins of classes. No Java code runs for it:
/// fields are read, and the one method that is called is native.
///
//===----------------------------------------------------------------------===//

#include "Agent.h"
#include <algorithm>
#include <cstring>

using namespace jir::record;

namespace {

/// The members of the JDK's classes that lead to a class's source; null where
/// this JDK has none of that name.
struct SourceMembers {
  jmethodID getDomain = nullptr;
  jfieldID domain = nullptr;
  jfieldID codeSource = nullptr;
  jfieldID location = nullptr;
  jfieldID protocol = nullptr, host = nullptr, file = nullptr;
  jfieldID moduleName = nullptr;
};

SourceMembers members;

jfieldID findField(JNIEnv *jni, const char *owner, const char *name,
                   const char *descriptor) {
  jclass klass = jni->FindClass(owner);
  jfieldID field = klass ? jni->GetFieldID(klass, name, descriptor) : nullptr;
  jni->ExceptionClear();
  return field;
}

std::string readText(JNIEnv *jni, jobject object, jfieldID field) {
  auto text = object && field
                  ? static_cast<jstring>(jni->GetObjectField(object, field))
                  : nullptr;
  const char *bytes = text ? jni->GetStringUTFChars(text, nullptr) : nullptr;
  if (!bytes)
    return "";
  std::string result = bytes;
  jni->ReleaseStringUTFChars(text, bytes);
  return result;
}

/// `Ljava/lang/String;` to `java.lang.String`. The signature of a hidden class
/// holds the suffix after a dot, which its name shows after a slash (JDK
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

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// The text of the code source's location; empty without one. A domain is asked
/// once: its tag is the negative of the source's index, less one; of one
/// without a location the smallest number.
bool findSource(JNIEnv *jni, jclass klass, uint32_t &source) {
  constexpr jlong without = INT64_MIN;
  jobject domain = members.getDomain
                       ? jni->CallObjectMethod(klass, members.getDomain)
                   : members.domain ? jni->GetObjectField(klass, members.domain)
                                    : nullptr;
  jni->ExceptionClear();
  if (!domain)
    return false;
  jlong tag = 0;
  agent->jvmti->GetTag(domain, &tag);
  if (tag == without)
    return false;
  if (tag < 0) {
    source = static_cast<uint32_t>(-tag - 1);
    return true;
  }
  jobject code = members.codeSource
                     ? jni->GetObjectField(domain, members.codeSource)
                     : nullptr;
  jobject url = code && members.location
                    ? jni->GetObjectField(code, members.location)
                    : nullptr;
  if (!url) {
    agent->jvmti->SetTag(domain, without);
    return false;
  }
  std::string host = readText(jni, url, members.host);
  source = agent->tables.addSource(readText(jni, url, members.protocol) + ":" +
                                   (host.empty() ? "" : "//" + host) +
                                   readText(jni, url, members.file));
  agent->jvmti->SetTag(domain, -static_cast<jlong>(source) - 1);
  return true;
}

/// Loader and source. A class of the boot loader has no domain: its module is
/// its source.
void tellSource(JNIEnv *jni, jclass klass, uint32_t index) {
  LocalFrame frame(jni);
  if (!frame)
    return;
  InsideScope inside;
  jobject loader = nullptr;
  if (agent->jvmti->GetClassLoader(klass, &loader) == JVMTI_ERROR_NONE &&
      loader)
    agent->tables.setLoader(index,
                            getClassFacts(jni->GetObjectClass(loader))->index);
  if (agent->tables.isHidden(index))
    return;
  uint32_t source;
  if (findSource(jni, klass, source)) {
    agent->tables.setSource(index, source);
    return;
  }
  jobject module = loader ? nullptr : jni->GetModule(klass);
  std::string name = readText(jni, module, members.moduleName);
  if (!name.empty())
    agent->tables.setSource(index, agent->tables.addSource("jrt:/" + name));
}

//===----------------------------------------------------------------------===//
// Origins
//===----------------------------------------------------------------------===//

bool startsWith(const std::string &text, const char *prefix) {
  return text.compare(0, std::strlen(prefix), prefix) == 0;
}

/// Whether a class is one of the JDK's loaders that read class files.
bool isFileLoader(const std::string &name) {
  return name == "jdk.internal.loader.BuiltinClassLoader" ||
         name == "jdk.internal.loader.Loader" ||
         name == "java.net.URLClassLoader";
}

/// Whether a frame's class is part of the machinery through which classes are
/// defined: the instruction that is asked for is below. Proxies and accessors
/// of reflection are not hidden classes.
bool isDefiningMachinery(const std::string &name, bool isHidden) {
  for (const char *prefix :
       {"java.lang.invoke.", "java.lang.runtime.", "java.lang.ClassLoader",
        "java.lang.System", "jdk.internal."})
    if (startsWith(name, prefix))
      return true;
  return !isHidden &&
         (startsWith(name, "java.lang.reflect.") ||
          startsWith(name, "java.security.") || name == "java.lang.Class");
}

/// Assigns a class its origin: the first frame below the machinery, from
/// \p first. A class that a file loader defines has none.
void tellOrigin(JNIEnv *jni, uint32_t index, const jvmtiFrameInfo *frames,
                jint first, jint count) {
  bool isHidden = agent->tables.isHidden(index);
  for (jint i = first; i < count; ++i) {
    MethodFacts *method = getMethodFacts(jni, frames[i].method);
    std::string name = agent->tables.getClassNameOf(method->index);
    if (isFileLoader(name))
      return;
    if (isDefiningMachinery(name, isHidden))
      continue;
    agent->tables.setOrigin(index, method->index,
                            static_cast<int32_t>(frames[i].location));
    return;
  }
}

/// The deepest stack that is searched for an origin.
constexpr jint kDepth = 96;

} // namespace

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// A class's tag is its index and one.
ClassFacts *jir::record::getClassFacts(jclass klass) {
  jlong tag = 0;
  jvmtiEnv *jvmti = agent->jvmti;
  if (jvmti->GetTag(klass, &tag) == JVMTI_ERROR_NONE && tag > 0)
    return agent->tables.getClass(static_cast<uint32_t>(tag - 1));
  JvmtiText signature(jvmti);
  jvmti->GetClassSignature(klass, &signature, nullptr);
  ClassRow row;
  bool isHidden;
  row.name = toClassName(signature.str(), isHidden);
  row.kind = isHidden ? 'H' : '-';
  constexpr jint kAbstract = 0x0400, kInterface = 0x0200;
  jint flags = kAbstract;
  jvmti->GetClassModifiers(klass, &flags);
  jobject loader = nullptr;
  bool isOfPlatform =
      jvmti->GetClassLoader(klass, &loader) == JVMTI_ERROR_NONE && !loader;
  ClassFacts *facts = agent->tables.addClass(
      std::move(row), (flags & (kAbstract | kInterface)) == 0, isOfPlatform);
  facts->isInterface = flags & kInterface;
  jvmti->SetTag(klass, static_cast<jlong>(facts->index) + 1);
  return facts;
}

/// Whether HotSpot added the method to the class: JVMTI lists those that the
/// class file declares.
static bool isOverpass(jclass klass, jmethodID method) {
  jvmtiEnv *jvmti = agent->jvmti;
  jint count = 0;
  jmethodID *methods = nullptr;
  if (jvmti->GetClassMethods(klass, &count, &methods) != JVMTI_ERROR_NONE)
    return false;
  bool isDeclared =
      std::find(methods, methods + count, method) != methods + count;
  jvmti->Deallocate(reinterpret_cast<unsigned char *>(methods));
  return !isDeclared;
}

MethodFacts *jir::record::getMethodFacts(JNIEnv *jni, jmethodID method) {
  if (MethodFacts *facts = agent->tables.findMethod(method))
    return facts;
  jvmtiEnv *jvmti = agent->jvmti;
  MethodRow row;
  ClassFacts *owner = nullptr;
  jclass klass = nullptr;
  if (jvmti->GetMethodDeclaringClass(method, &klass) == JVMTI_ERROR_NONE) {
    owner = getClassFacts(klass);
    row.classIndex = owner->index;
    row.isOverpass = isOverpass(klass, method);
    jni->DeleteLocalRef(klass);
  }
  JvmtiText name(jvmti), descriptor(jvmti);
  jvmti->GetMethodName(method, &name, &descriptor, nullptr);
  row.name = name.str();
  row.descriptor = descriptor.str();
  jboolean isNative = JNI_FALSE;
  jvmti->IsMethodNative(method, &isNative);
  row.isNative = isNative == JNI_TRUE;
  constexpr jint kStatic = 0x0008;
  jint flags = 0;
  MethodFacts facts;
  facts.owner = owner;
  facts.hasReceiver =
      jvmti->GetMethodModifiers(method, &flags) == JVMTI_ERROR_NONE &&
      !(flags & kStatic);
  classifyMethod(facts, owner ? agent->tables.getClassName(owner->index) : "",
                 row);
  return agent->tables.addMethod(method, std::move(row), facts);
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

void jir::record::prepareSources(JNIEnv *jni) {
  LocalFrame frame(jni);
  if (!frame)
    return;
  InsideScope inside;
  if (jclass klass = jni->FindClass("java/lang/Class")) {
    constexpr const char *descriptor = "()Ljava/security/ProtectionDomain;";
    members.getDomain =
        jni->GetMethodID(klass, "getProtectionDomain0", descriptor);
    jni->ExceptionClear();
  }
  if (!members.getDomain)
    members.domain = findField(jni, "java/lang/Class", "protectionDomain",
                               "Ljava/security/ProtectionDomain;");
  members.codeSource = findField(jni, "java/security/ProtectionDomain",
                                 "codesource", "Ljava/security/CodeSource;");
  members.location =
      findField(jni, "java/security/CodeSource", "location", "Ljava/net/URL;");
  members.protocol =
      findField(jni, "java/net/URL", "protocol", "Ljava/lang/String;");
  members.host = findField(jni, "java/net/URL", "host", "Ljava/lang/String;");
  members.file = findField(jni, "java/net/URL", "file", "Ljava/lang/String;");
  members.moduleName =
      findField(jni, "java/lang/Module", "name", "Ljava/lang/String;");
}

void JNICALL jir::record::onClassLoad(jvmtiEnv *jvmti, JNIEnv *jni, jthread,
                                      jclass klass) {
  if (!agent->isLive || threadLog.isInside)
    return;
  jvmtiFrameInfo frames[kDepth];
  jint count = 0;
  if (jvmti->GetStackTrace(nullptr, 0, 1, frames, &count) != JVMTI_ERROR_NONE ||
      count == 0)
    return;
  // Only a native method defines a class from bytes.
  MethodFacts *top = getMethodFacts(jni, frames[0].method);
  if (!agent->tables.isDefiner(top->index))
    return;
  // Superclasses are loaded meanwhile; those of the boot loader have no frames.
  ClassFacts *facts = getClassFacts(klass);
  jobject loader = nullptr;
  jvmti->GetClassLoader(klass, &loader);
  if (!loader && !agent->tables.isHidden(facts->index))
    return;
  jni->DeleteLocalRef(loader);
  if (jvmti->GetStackTrace(nullptr, 0, kDepth, frames, &count) ==
      JVMTI_ERROR_NONE)
    tellOrigin(jni, facts->index, frames, 1, count);
}

/// Superclasses are told before objects can be made, so a receiver whose class
/// has no subclass need not be asked for.
static void tellSuperclass(JNIEnv *jni, jclass klass) {
  jclass super = jni->GetSuperclass(klass);
  if (!super)
    return;
  getClassFacts(super)->hasSubclass = true;
  jni->DeleteLocalRef(super);
}

void JNICALL jir::record::onClassPrepare(jvmtiEnv *jvmti, JNIEnv *jni, jthread,
                                         jclass klass) {
  tellSuperclass(jni, klass);
  if (!agent->isLive)
    return;
  uint32_t index = getClassFacts(klass)->index;
  tellSource(jni, klass, index);
  if (!agent->tables.isHidden(index) || agent->tables.hasOrigin(index))
    return;
  jvmtiFrameInfo frames[kDepth];
  jint count = 0;
  if (jvmti->GetStackTrace(nullptr, 0, kDepth, frames, &count) ==
      JVMTI_ERROR_NONE)
    tellOrigin(jni, index, frames, 0, count);
}

void jir::record::reportLoadedClasses(JNIEnv *jni) {
  jint count = 0;
  jclass *classes = nullptr;
  if (agent->jvmti->GetLoadedClasses(&count, &classes) != JVMTI_ERROR_NONE)
    return;
  for (jint i = 0; i < count; ++i) {
    jint status = 0;
    agent->jvmti->GetClassStatus(classes[i], &status);
    if (status & JVMTI_CLASS_STATUS_PREPARED) {
      tellSuperclass(jni, classes[i]);
      tellSource(jni, classes[i], getClassFacts(classes[i])->index);
    }
    jni->DeleteLocalRef(classes[i]);
  }
  agent->jvmti->Deallocate(reinterpret_cast<unsigned char *>(classes));
}
