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

/// What the command hands to the agent:
/// `output=F,edges,receivers[=every],exceptions,interval=N`.
struct AgentOptions {
  std::string output;
  bool edges = false;
  bool receivers = false;
  /// Ask at every entry, not at the first of an edge and the 1st, 2nd, 4th, ...
  /// of a method.
  bool everyReceiver = false;
  bool exceptions = false;
  /// Seconds between intermediate files; 0: none.
  unsigned interval = 5;

  /// False with a message when the text is no such list. `%2C` stands for a
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
  /// A class that extends it has been prepared.
  std::atomic<bool> hasSubclass{false};
};

/// The same of a method.
struct MethodFacts {
  uint32_t index = 0;
  bool hasReceiver = false;
  /// Null when the JVM did not tell the class.
  ClassFacts *owner = nullptr;
  /// Entries at which `this` may have been asked for.
  std::atomic<uint32_t> entries{0};
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

/// All rows of one run; any thread may add. Adding a row twice is harmless.
class Tables {
public:
  ClassFacts *addClass(ClassRow row, bool isConcrete);
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
  MethodFacts *addMethod(jmethodID id, MethodRow row, ClassFacts *owner,
                         bool hasReceiver);
  std::string getClassNameOf(uint32_t method);
  /// Whether a method is one of the natives that define a class from bytes.
  bool isDefiner(uint32_t method);

  void addEdge(uint32_t caller, int32_t bci, uint32_t callee);
  void addRoot(uint32_t callee, const std::string &threadName);
  void addReceiver(uint32_t method, uint32_t classIndex);
  void addThrow(uint32_t method, int32_t bci, uint32_t classIndex);

  /// Writes the file aside and renames it into place; docs/Tools/jir-record.md
  /// describes it. False when that fails.
  bool write(const AgentOptions &options, bool isComplete);

private:
  std::string format(const AgentOptions &options, bool isComplete);

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
};

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_TABLES_H
