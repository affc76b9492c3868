//===- Reflective.cpp - What reflection calls and writes --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The instruction that asked for a call by reflection or handles, and the
/// fields that reflection, handles, Unsafe, field updaters and deserialization
/// write. JVMTI's own watches see only what instructions and JNI write.
///
//===----------------------------------------------------------------------===//

#include "Agent.h"
#include <algorithm>
#include <cstring>
#include <map>

using namespace jir;
using namespace jir::record;

static bool startsWith(const std::string &text, const char *prefix) {
  return text.compare(0, std::strlen(prefix), prefix) == 0;
}

static Machinery getMachinery(const std::string &className) {
  for (const char *prefix :
       {"java.lang.reflect.", "jdk.internal.reflect.", "java.lang.invoke."})
    if (startsWith(className, prefix))
      return Machinery::OfCalls;
  if (className == "java.lang.Class")
    return Machinery::OfCalls;
  for (const char *prefix :
       {"java.util.concurrent.atomic.", "sun.misc.Unsafe", "java.io.Object"})
    if (startsWith(className, prefix))
      return Machinery::OfWrites;
  return Machinery::None;
}

/// Names of the JDK's methods, which are the same in JDK 17 to 25.
static FieldWriter getFieldWriter(const std::string &owner,
                                  const std::string &name) {
  bool isSwap =
      startsWith(name, "compareAnd") || startsWith(name, "weakCompareAnd");
  bool isSet = startsWith(name, "set") || startsWith(name, "lazySet") ||
               startsWith(name, "getAndSet");
  if (owner == "java.lang.reflect.Field")
    return name == "set" ? FieldWriter::Field : FieldWriter::None;
  if (owner == "sun.misc.Unsafe") {
    if (startsWith(name, "putObject") || name == "putOrderedObject" ||
        name == "getAndSetObject")
      return FieldWriter::Unsafe;
    return name == "compareAndSwapObject" ? FieldWriter::UnsafeSwap
                                          : FieldWriter::None;
  }
  if (startsWith(owner, "java.lang.invoke.VarHandleReferences$Field"))
    return isSwap || isSet ? FieldWriter::VarHandle : FieldWriter::None;
  if (startsWith(owner, "java.lang.invoke.LambdaForm$DMH") ||
      owner == "java.lang.invoke.DirectMethodHandle$Holder")
    return startsWith(name, "putReference") ? FieldWriter::MethodHandle
                                            : FieldWriter::None;
  if (startsWith(owner, "java.util.concurrent.atomic."
                        "AtomicReferenceFieldUpdater$"))
    return isSwap || isSet ? FieldWriter::Updater : FieldWriter::None;
  if (owner == "java.io.ObjectStreamClass$FieldReflector")
    return name == "setObjFieldValues" ? FieldWriter::Stream
                                       : FieldWriter::None;
  return FieldWriter::None;
}

/// Tags of entries, by the paper's patterns of names.
static ContextTags getTags(const std::string &owner, const MethodRow &row) {
  ContextTags tags = 0;
  if (owner == "java.lang.reflect.Method" && row.name == "invoke")
    tags |= kTagMethodInvoke;
  if (startsWith(row.name, "lambda$"))
    tags |= kTagLambda;
  if (row.name == "invoke" &&
      row.descriptor == "(Ljava/lang/Object;Ljava/lang/reflect/Method;"
                        "[Ljava/lang/Object;)Ljava/lang/Object;")
    tags |= kTagProxyInvoke;
  return tags;
}

/// Tags of the objects that a method returns.
static ContextTags getTagsOfResult(const std::string &owner,
                                   const MethodRow &row) {
  char kind = row.descriptor[row.descriptor.rfind(')') + 1];
  if (kind != 'L' && kind != '[')
    return 0;
  if (owner == "java.lang.Class" && row.name == "newInstance")
    return kTagClassNewInstance;
  if (owner == "java.lang.reflect.Constructor" && row.name == "newInstance")
    return kTagConstructorNewInstance;
  if (owner == "java.io.ObjectInputStream" && row.name == "readObject")
    return kTagDeserialize;
  if ((owner == "sun.misc.Unsafe" && row.name == "getObject") ||
      (owner == "jdk.internal.misc.Unsafe" &&
       (row.name == "getObject" || row.name == "getReference")))
    return kTagUnsafeGet;
  if (owner == "java.lang.reflect.Field" && row.name == "get")
    return kTagFieldGet;
  return row.isNative ? kTagNativeAllocation : 0;
}

void jir::record::classifyMethod(MethodFacts &facts,
                                 const std::string &className,
                                 const MethodRow &row) {
  facts.machinery = getMachinery(className);
  facts.isHandleForm = startsWith(className, "java.lang.invoke.LambdaForm$") ||
                       (startsWith(className, "java.lang.invoke.") &&
                        className.find("$Holder") != std::string::npos);
  facts.callsForOthers =
      facts.machinery == Machinery::OfCalls && !facts.isHandleForm &&
      (row.isNative || startsWith(className, "jdk.internal.reflect.Generated"));
  facts.writer = getFieldWriter(className, row.name);
  facts.tags = getTags(className, row);
  facts.tagsOfResult = getTagsOfResult(className, row);
}

namespace {

/// Reads what a frame on top of the stack has in its variables.
class Frame {
public:
  explicit Frame(JNIEnv *jni) : jni(jni) {}

  jobject getObject(jint slot) const {
    jobject object = nullptr;
    agent->jvmti->GetLocalObject(nullptr, 0, slot, &object);
    return object;
  }
  jlong getLong(jint slot) const {
    jlong value = -1;
    agent->jvmti->GetLocalLong(nullptr, 0, slot, &value);
    return value;
  }
  /// The field \p name of an object; null where its class has none.
  jobject readObject(jobject object, const char *name,
                     const char *descriptor) const {
    jfieldID field = find(object, name, descriptor);
    return field ? jni->GetObjectField(object, field) : nullptr;
  }
  /// The same of a long or an int.
  jlong readNumber(jobject object, const char *name) const {
    if (jfieldID field = find(object, name, "J"))
      return jni->GetLongField(object, field);
    jfieldID field = find(object, name, "I");
    return field ? jni->GetIntField(object, field) : -1;
  }
  std::string readText(jobject object, const char *name) const {
    auto text =
        static_cast<jstring>(readObject(object, name, "Ljava/lang/String;"));
    const char *bytes = text ? jni->GetStringUTFChars(text, nullptr) : nullptr;
    if (!bytes)
      return "";
    std::string result = bytes;
    jni->ReleaseStringUTFChars(text, bytes);
    return result;
  }

private:
  jfieldID find(jobject object, const char *name,
                const char *descriptor) const {
    if (!object)
      return nullptr;
    jfieldID field =
        jni->GetFieldID(jni->GetObjectClass(object), name, descriptor);
    jni->ExceptionClear();
    return field;
  }

  JNIEnv *jni;
};

/// Names of fields by what Unsafe takes for them.
class FieldOffsets {
public:
  /// The field of \p klass or a superclass; empty where there is none.
  std::string find(JNIEnv *jni, jclass klass, jlong offset, bool isStatic);

private:
  using Table = std::map<jlong, std::string>;

  void fill(JNIEnv *jni, jclass klass, bool isStatic, Table &table);
  bool prepare(JNIEnv *jni);

  std::mutex mutex;
  std::map<std::pair<uint32_t, bool>, Table> tables;
  jobject unsafe = nullptr;
  jmethodID objectOffset = nullptr, staticOffset = nullptr;
};

FieldOffsets offsets;

/// These methods are native: no Java code of the JDK runs.
bool FieldOffsets::prepare(JNIEnv *jni) {
  if (unsafe)
    return true;
  jclass klass = jni->FindClass("jdk/internal/misc/Unsafe");
  jfieldID field = klass ? jni->GetStaticFieldID(klass, "theUnsafe",
                                                 "Ljdk/internal/misc/Unsafe;")
                         : nullptr;
  if (field) {
    constexpr const char *descriptor = "(Ljava/lang/reflect/Field;)J";
    objectOffset = jni->GetMethodID(klass, "objectFieldOffset0", descriptor);
    jni->ExceptionClear();
    staticOffset = jni->GetMethodID(klass, "staticFieldOffset0", descriptor);
    jni->ExceptionClear();
    if (objectOffset && staticOffset)
      unsafe = jni->NewGlobalRef(jni->GetStaticObjectField(klass, field));
  }
  jni->ExceptionClear();
  return unsafe;
}

void FieldOffsets::fill(JNIEnv *jni, jclass klass, bool isStatic,
                        Table &table) {
  jint count = 0;
  jfieldID *fields = nullptr;
  if (agent->jvmti->GetClassFields(klass, &count, &fields) != JVMTI_ERROR_NONE)
    return;
  constexpr jint kStatic = 0x0008;
  for (jint i = 0; i < count; ++i) {
    jint flags = 0;
    agent->jvmti->GetFieldModifiers(klass, fields[i], &flags);
    if (bool(flags & kStatic) != isStatic)
      continue;
    JvmtiText name(agent->jvmti);
    agent->jvmti->GetFieldName(klass, fields[i], &name, nullptr, nullptr);
    jobject reflected = jni->ToReflectedField(klass, fields[i], isStatic);
    jlong offset = jni->CallLongMethod(
        unsafe, isStatic ? staticOffset : objectOffset, reflected);
    jni->ExceptionClear();
    jni->DeleteLocalRef(reflected);
    table.try_emplace(offset, name.str());
  }
  agent->jvmti->Deallocate(reinterpret_cast<unsigned char *>(fields));
}

std::string FieldOffsets::find(JNIEnv *jni, jclass klass, jlong offset,
                               bool isStatic) {
  std::lock_guard<std::mutex> lock(mutex);
  if (!prepare(jni))
    return "";
  Table &table = tables[{getClassFacts(klass)->index, isStatic}];
  if (table.empty())
    for (jclass each = klass; each;
         each = isStatic ? nullptr : jni->GetSuperclass(each))
      fill(jni, each, isStatic, table);
  auto found = table.find(offset);
  return found == table.end() ? "" : found->second;
}

/// One write: where, and what.
struct Write {
  jclass target = nullptr;
  std::string field;
  jobject value = nullptr;
};

/// The number of parameter slots of a static method whose parameters are all
/// references.
jint countReferences(const std::string &descriptor) {
  return static_cast<jint>(
      std::count(descriptor.begin(), descriptor.end(), ';'));
}

/// A write at an offset from an object, or from the class of a static field.
Write getWriteAt(JNIEnv *jni, jobject base, jlong offset, jobject value) {
  if (!base)
    return {};
  jclass klass = jni->GetObjectClass(base);
  bool isStatic = jni->IsInstanceOf(base, jni->FindClass("java/lang/Class"));
  jclass target = isStatic ? static_cast<jclass>(base) : klass;
  return {target, offsets.find(jni, target, offset, isStatic), value};
}

/// Parameters of a handle's access: the handle, the object where the field is
/// one of an object, (what is expected,) the value.
Write getVarHandleWrite(JNIEnv *jni, const std::string &descriptor,
                        const std::string &owner) {
  Frame frame(jni);
  jobject handle = frame.getObject(0);
  std::string parameters = descriptor.substr(0, descriptor.find(')'));
  jobject value = frame.getObject(countReferences(parameters) - 1);
  jobject base = owner.find("$FieldStatic") != std::string::npos
                     ? frame.readObject(handle, "base", "Ljava/lang/Object;")
                     : frame.getObject(1);
  return getWriteAt(jni, base, frame.readNumber(handle, "fieldOffset"), value);
}

Write getMethodHandleWrite(JNIEnv *jni, const std::string &descriptor) {
  Frame frame(jni);
  jobject member = frame.readObject(frame.getObject(0), "member",
                                    "Ljava/lang/invoke/MemberName;");
  auto owner = static_cast<jclass>(
      frame.readObject(member, "clazz", "Ljava/lang/Class;"));
  std::string parameters = descriptor.substr(0, descriptor.find(')'));
  return {owner, frame.readText(member, "name"),
          frame.getObject(countReferences(parameters) - 1)};
}

Write getWrite(JNIEnv *jni, const MethodFacts &facts) {
  Frame frame(jni);
  switch (facts.writer) {
  case FieldWriter::Field: {
    jobject field = frame.getObject(0);
    return {static_cast<jclass>(
                frame.readObject(field, "clazz", "Ljava/lang/Class;")),
            frame.readText(field, "name"), frame.getObject(2)};
  }
  case FieldWriter::Unsafe:
    return getWriteAt(jni, frame.getObject(1), frame.getLong(2),
                      frame.getObject(4));
  case FieldWriter::UnsafeSwap:
    return getWriteAt(jni, frame.getObject(1), frame.getLong(2),
                      frame.getObject(5));
  case FieldWriter::VarHandle:
    return getVarHandleWrite(jni, agent->tables.getDescriptor(facts.index),
                             agent->tables.getClassNameOf(facts.index));
  case FieldWriter::MethodHandle:
    return getMethodHandleWrite(jni, agent->tables.getDescriptor(facts.index));
  case FieldWriter::Updater: {
    std::string descriptor = agent->tables.getDescriptor(facts.index);
    std::string parameters = descriptor.substr(0, descriptor.find(')'));
    return getWriteAt(jni, frame.getObject(1),
                      frame.readNumber(frame.getObject(0), "offset"),
                      frame.getObject(countReferences(parameters)));
  }
  case FieldWriter::Stream:
  case FieldWriter::None:
    break;
  }
  return {};
}

/// The first frame below the machinery.
struct Requester {
  MethodFacts *method = nullptr;
  int32_t bci = -1;
};

/// Frames of \p least and more are passed over.
Requester findRequester(JNIEnv *jni, Machinery least) {
  constexpr jint kMost = 32;
  jvmtiFrameInfo frames[kMost];
  jint count = 0;
  if (agent->jvmti->GetStackTrace(nullptr, 1, kMost, frames, &count) !=
      JVMTI_ERROR_NONE)
    return {};
  for (jint i = 0; i < count; ++i) {
    MethodFacts *method = getMethodFacts(jni, frames[i].method);
    if (method->machinery < least)
      return {method, static_cast<int32_t>(frames[i].location)};
  }
  return {};
}

void tellWrite(JNIEnv *jni, const Requester &from, const Write &write) {
  ClassFacts *target = getClassFacts(write.target);
  if (target->isOfPlatform && from.method->owner &&
      from.method->owner->isOfPlatform)
    return;
  int64_t value = -1;
  if (write.value)
    value = getClassFacts(jni->GetObjectClass(write.value))->index;
  agent->tables.addWrite({from.method->index, from.bci, target->index,
                          write.field.empty() ? "?" : write.field, value});
}

/// What a stream sets in an object: the values in the order of the fields that
/// are not primitives.
void tellStreamWrites(JNIEnv *jni, const Requester &from) {
  Frame frame(jni);
  jobject reflector = frame.getObject(0), object = frame.getObject(1);
  auto values = static_cast<jobjectArray>(frame.getObject(2));
  auto fields = static_cast<jobjectArray>(
      frame.readObject(reflector, "fields", "[Ljava/io/ObjectStreamField;"));
  jlong first = frame.readNumber(reflector, "numPrimFields");
  if (!object || !values || !fields || first < 0)
    return;
  jsize count = std::min(jni->GetArrayLength(values),
                         jni->GetArrayLength(fields) - jsize(first));
  for (jsize i = 0; i < count; ++i) {
    LocalFrame locals(jni);
    if (!locals)
      return;
    jobject field = jni->GetObjectArrayElement(fields, jsize(first) + i);
    tellWrite(jni, from,
              {jni->GetObjectClass(object), frame.readText(field, "name"),
               jni->GetObjectArrayElement(values, i)});
  }
}

} // namespace

void jir::record::recordWrite(JNIEnv *jni, const MethodFacts &facts) {
  LocalFrame locals(jni);
  if (!locals)
    return;
  InsideScope inside;
  Requester from = findRequester(jni, Machinery::OfWrites);
  if (!from.method)
    return;
  if (facts.writer == FieldWriter::Stream)
    return tellStreamWrites(jni, from);
  Write write = getWrite(jni, facts);
  if (write.target)
    tellWrite(jni, from, write);
}

void jir::record::recordRequest(JNIEnv *jni, const MethodFacts &callee) {
  LocalFrame locals(jni);
  if (!locals)
    return;
  InsideScope inside;
  Requester from = findRequester(jni, Machinery::OfCalls);
  if (!from.method)
    return;
  uint64_t key = (uint64_t(from.method->index) << 32) | callee.index;
  if (threadLog.requests.insert({key, from.bci}).second)
    agent->tables.addRequest(from.method->index, from.bci, callee.index);
}
