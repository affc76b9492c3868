//===- Tables.h - What a run has told ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rows of a recording while the program runs, and the file they become.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_TOOLS_JIR_RECORD_TABLES_H
#define JIR_TOOLS_JIR_RECORD_TABLES_H

#include "jir/Recording/ContextTags.h"
#include <atomic>
#include <cstdint>
#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

typedef struct _jmethodID *jmethodID;

namespace jir::record {

/// What the command passes to the agent:
/// `output=F,edges,receivers[=every],exceptions,
/// contexts[=N],interval=N`.
struct AgentOptions {
  std::string output;
  bool edges = false;
  bool receivers = false;
  /// Ask at every entry, not at the first of an edge and the 1st, 2nd, 4th, ...
  /// of a method.
  bool everyReceiver = false;
  bool exceptions = false;
  bool contexts = false;
  /// So many nodes, and contexts are joined.
  size_t mostContexts = 4000000;
  /// Seconds between intermediate files; 0: none.
  unsigned interval = 5;

  /// False with a message when the text is not such a list. `%2C` represents a
  /// comma in the file's name, `%25` for `%`.
  bool parse(const std::string &text, std::string &problem);
};

struct ClassRow {
  std::string name;
  /// `H` hidden, `D` defined by other code than the JDK's file loaders, `-`.
  char kind = '-';
  int64_t loader = -1;
  int64_t source = -1;
  int64_t originMethod = -1;
  int32_t originBci = -1;
};

/// What the events need to know of a class, at an address that stays.
struct ClassFacts {
  uint32_t index = 0;
  /// Neither an interface nor abstract: an object may have exactly this class.
  bool isConcrete = false;
  bool isInterface = false;
  /// The boot loader defined it.
  bool isOfPlatform = false;
  /// A class that extends it has been prepared.
  std::atomic<bool> hasSubclass{false};
  /// An object of it, or of a class that extends it, has tags of contexts.
  std::atomic<bool> mayBeTagged{false};
  /// Those of the Class object.
  std::atomic<ContextTags> tagsOfObject{0};
};

/// What lies on the stack between an instruction that uses reflection or
/// handles and what they call or write.
enum class Machinery : uint8_t {
  None,
  /// Serialization, Unsafe and atomics: they write, and call as plain code
  /// does.
  OfWrites,
  /// Reflection and handles.
  OfCalls,
};

/// How a method of the platform writes a field that its arguments name.
enum class FieldWriter : uint8_t {
  None,
  /// java.lang.reflect.Field.set.
  Field,
  /// sun.misc.Unsafe.putObject and its like: object, offset, value.
  Unsafe,
  /// The same with an expected value before the new one.
  UnsafeSwap,
  /// What a VarHandle of a field calls.
  VarHandle,
  /// The form of a method handle that sets a field.
  MethodHandle,
  /// An AtomicReferenceFieldUpdater.
  Updater,
  /// Deserialization, all fields of an object.
  Stream,
};

/// The same of a method.
struct MethodFacts {
  uint32_t index = 0;
  bool hasReceiver = false;
  /// Null when the JVM did not tell the class.
  ClassFacts *owner = nullptr;
  Machinery machinery = Machinery::None;
  /// A native or generated method of reflection, which calls for others.
  bool callsForOthers = false;
  /// The compiled form of a method handle, which calls its target.
  bool isHandleForm = false;
  FieldWriter writer = FieldWriter::None;
  /// Of contexts: of every entry, and of the object that it returns.
  ContextTags tags = 0;
  ContextTags tagsOfResult = 0;
  /// Entries at which `this` may have been asked for.
  std::atomic<uint32_t> entries{0};

  MethodFacts() = default;
  MethodFacts(const MethodFacts &other)
      : index(other.index), hasReceiver(other.hasReceiver), owner(other.owner),
        machinery(other.machinery), callsForOthers(other.callsForOthers),
        isHandleForm(other.isHandleForm), writer(other.writer),
        tags(other.tags), tagsOfResult(other.tagsOfResult) {}
};

struct MethodRow {
  int64_t classIndex = -1;
  std::string name;
  std::string descriptor;
  bool isNative = false;
  /// HotSpot made it: the class does not declare it, and all that it does is to
  /// throw an error of linkage.
  bool isOverpass = false;
};

/// A field that no instruction writes: who asked for it, the class of the
/// object or of the static field, the name, the class of the value or -1.
struct WriteRow {
  uint32_t method = 0;
  int32_t bci = -1;
  uint32_t target = 0;
  std::string field;
  int64_t value = -1;

  bool operator<(const WriteRow &other) const {
    return std::tie(method, bci, target, field, value) <
           std::tie(other.method, other.bci, other.target, other.field,
                    other.value);
  }
};

/// All rows of one run; any thread may add. Adding a row twice is harmless.
class Tables {
public:
  ClassFacts *addClass(ClassRow row, bool isConcrete, bool isOfPlatform);
  ClassFacts *getClass(uint32_t classIndex);
  bool isHidden(uint32_t classIndex);
  void setLoader(uint32_t classIndex, uint32_t loaderClass);
  /// Marks an ordinary class as defined by the program's own code.
  void setOrigin(uint32_t classIndex, uint32_t method, int32_t bci);
  bool hasOrigin(uint32_t classIndex);
  /// The index of the text among the sources.
  uint32_t addSource(const std::string &source);
  void setSource(uint32_t classIndex, uint32_t source);

  /// Null when no thread has told of the method yet.
  MethodFacts *findMethod(jmethodID id);
  /// What is known of the method already, or \p facts, which get an index.
  MethodFacts *addMethod(jmethodID id, MethodRow row, const MethodFacts &facts);
  std::string getClassName(uint32_t classIndex);
  std::string getClassNameOf(uint32_t method);
  std::string getName(uint32_t method);
  std::string getDescriptor(uint32_t method);
  /// Whether a method is one of the natives that define a class from bytes.
  bool isDefiner(uint32_t method);

  void addEdge(uint32_t caller, int32_t bci, uint32_t callee);
  void addRoot(uint32_t callee, const std::string &threadName);
  void addReceiver(uint32_t method, uint32_t classIndex);
  void addThrow(uint32_t method, int32_t bci, uint32_t classIndex);
  /// The instruction that asked reflection or a handle for a call.
  void addRequest(uint32_t method, int32_t bci, uint32_t callee);
  void addWrite(WriteRow row);

  /// Writes the file aside and renames it into place; docs/Tools/jir-record.md
  /// describes it. \p contexts are rows that refer to methods. False when that
  /// fails.
  bool write(const AgentOptions &options, bool isComplete,
             const std::string &contexts);

private:
  std::string format(const AgentOptions &options, bool isComplete,
                     const std::string &contexts);

  std::mutex mutex;
  std::vector<ClassRow> classes;
  std::deque<ClassFacts> classFacts;
  std::vector<std::string> sources;
  std::unordered_map<std::string, uint32_t> sourceIndices;
  std::vector<MethodRow> methods;
  std::deque<MethodFacts> methodFacts;
  std::unordered_map<jmethodID, MethodFacts *> methodsById;
  std::set<std::tuple<uint32_t, uint32_t, int32_t>> edges;
  std::set<std::pair<uint32_t, std::string>> roots;
  std::set<std::pair<uint32_t, uint32_t>> receivers;
  std::set<std::tuple<uint32_t, int32_t, uint32_t>> throws;
  std::set<std::tuple<uint32_t, int32_t, uint32_t>> requests;
  std::set<WriteRow> writes;
};

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_TABLES_H
