//===- CallSites.cpp - Whether an instruction calls a method ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The method that the instruction at an index names (JVMS 4.4, 6.5), against
/// the method that was entered from there.
///
//===----------------------------------------------------------------------===//

#include "Agent.h"
#include <map>

using namespace jir;
using namespace jir::record;

namespace {

/// The bytes of a class's constant pool, and where its entries begin. JVMTI
/// returns them as in a class file.
struct Pool {
  std::vector<uint8_t> bytes;
  std::vector<size_t> places;

  unsigned readU2(size_t place) const {
    return place + 2 <= bytes.size() ? bytes[place] << 8 | bytes[place + 1] : 0;
  }
  /// Where an entry begins; past the end if there is none.
  size_t find(unsigned index) const {
    return index < places.size() && index ? places[index] : bytes.size();
  }
  std::string readText(unsigned index) const {
    size_t place = find(index);
    size_t size = readU2(place + 1);
    if (place + 3 + size > bytes.size())
      return "";
    return std::string(bytes.begin() + place + 3,
                       bytes.begin() + place + 3 + size);
  }
  void index(unsigned count);
};

void Pool::index(unsigned count) {
  places.assign(count, bytes.size());
  size_t place = 0;
  for (unsigned i = 1; i < count && place < bytes.size(); ++i) {
    places[i] = place;
    switch (bytes[place]) {
    case 1: // Utf8
      place += 3 + readU2(place + 1);
      break;
    case 5: // Long and Double, which take two indices
    case 6:
      place += 9;
      ++i;
      break;
    case 7: // Class, String, MethodType, Module, Package
    case 8:
    case 16:
    case 19:
    case 20:
      place += 3;
      break;
    case 15: // MethodHandle
      place += 4;
      break;
    default: // two indices or four bytes
      place += 5;
    }
  }
}

/// What an instruction names; empty if it calls nothing.
struct CalledMember {
  std::string owner, name, descriptor;
  bool isDynamic = false;
};

class CallSites {
public:
  /// False where the JVM does not tell.
  bool find(jmethodID method, uint32_t classIndex, int32_t bci,
            CalledMember &called);

private:
  /// Null where the JVM does not tell.
  const Pool *getPool(jmethodID method, uint32_t classIndex);

  std::mutex mutex;
  std::map<uint32_t, Pool> pools;
};

const Pool *CallSites::getPool(jmethodID method, uint32_t classIndex) {
  auto [entry, isNew] = pools.try_emplace(classIndex);
  Pool &pool = entry->second;
  jclass klass = nullptr;
  if (isNew && agent->jvmti->GetMethodDeclaringClass(method, &klass) ==
                   JVMTI_ERROR_NONE) {
    jint count = 0, size = 0;
    unsigned char *bytes = nullptr;
    if (agent->jvmti->GetConstantPool(klass, &count, &size, &bytes) ==
        JVMTI_ERROR_NONE) {
      pool.bytes.assign(bytes, bytes + size);
      agent->jvmti->Deallocate(bytes);
      pool.index(count);
    }
  }
  return pool.bytes.empty() ? nullptr : &pool;
}

bool CallSites::find(jmethodID method, uint32_t classIndex, int32_t bci,
                     CalledMember &called) {
  jint size = 0;
  unsigned char *bytes = nullptr;
  if (agent->jvmti->GetBytecodes(method, &size, &bytes) != JVMTI_ERROR_NONE)
    return false;
  std::vector<uint8_t> code(bytes, bytes + size);
  agent->jvmti->Deallocate(bytes);
  constexpr uint8_t invokevirtual = 182, invokedynamic = 186;
  if (bci < 0 || bci + 2 >= size)
    return bci >= 0 && bci < size;
  if (code[bci] < invokevirtual || code[bci] > invokedynamic)
    return true;
  std::lock_guard<std::mutex> lock(mutex);
  const Pool *pool = getPool(method, classIndex);
  if (!pool)
    return false;
  size_t reference = pool->find(code[bci + 1] << 8 | code[bci + 2]);
  size_t pair = pool->find(pool->readU2(reference + 3));
  called.isDynamic = code[bci] == invokedynamic;
  if (!called.isDynamic)
    called.owner = pool->readText(
        pool->readU2(pool->find(pool->readU2(reference + 1)) + 1));
  called.name = pool->readText(pool->readU2(pair + 1));
  called.descriptor = pool->readText(pool->readU2(pair + 3));
  return true;
}

CallSites sites;

/// What HotSpot calls by itself at an instruction that calls through handles.
bool isLinking(const std::string &owner, const std::string &name) {
  return name == "<clinit>" || name == "loadClass" ||
         owner == "java.lang.invoke.MethodHandleNatives";
}

} // namespace

ContextTags jir::record::getCallTags(jmethodID caller,
                                     const MethodFacts &callerFacts,
                                     int32_t bci, const MethodFacts &callee) {
  if (bci < 0 || !callerFacts.owner)
    return kTagNoCallSite;
  CalledMember called;
  if (!sites.find(caller, callerFacts.owner->index, bci, called))
    return 0;
  std::string name = agent->tables.getName(callee.index);
  bool isHandle = called.owner == "java/lang/invoke/MethodHandle";
  if (called.isDynamic || isHandle ||
      called.owner == "java/lang/invoke/VarHandle") {
    if (isLinking(agent->tables.getClassNameOf(callee.index), name))
      return kTagNoCallSite;
    return isHandle && called.name.compare(0, 6, "invoke") == 0
               ? kTagHandleInvoke
               : 0;
  }
  bool isCalled = name == called.name && agent->tables.getDescriptor(
                                             callee.index) == called.descriptor;
  return isCalled ? 0 : kTagNoCallSite;
}
