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

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

typedef struct _jmethodID *jmethodID;

namespace jir::record {

/// What the command hands to the agent:
/// `output=F,edges,receivers,exceptions,interval=N`.
struct AgentOptions {
  std::string output;
  bool edges = false;
  bool receivers = false;
  bool exceptions = false;
  /// Seconds between intermediate files; 0: none.
  unsigned interval = 5;

  /// False with a message when the text is no such list. `%2C` stands for a
  /// comma in the file's name, `%25` for `%`.
  bool parse(const std::string &text, std::string &problem);
};

/// An edge as JVMTI tells it.
struct EdgeKey {
  jmethodID caller = nullptr;
  jmethodID callee = nullptr;
  int32_t bci = -1;
  bool operator==(const EdgeKey &other) const {
    return caller == other.caller && callee == other.callee && bci == other.bci;
  }
};
struct EdgeKeyHash {
  size_t operator()(const EdgeKey &key) const {
    uint64_t hash =
        reinterpret_cast<uintptr_t>(key.caller) * 0x9E3779B97F4A7C15u;
    hash ^= reinterpret_cast<uintptr_t>(key.callee) + (hash >> 29);
    return (hash ^ static_cast<uint32_t>(key.bci)) * 0xBF58476D1CE4E5B9u;
  }
};

struct ClassRow {
  std::string name;
  bool isHidden = false;
  int64_t loader = -1;
  int64_t originMethod = -1;
  int32_t originBci = -1;
};

struct MethodRow {
  int64_t classIndex = -1;
  std::string name;
  std::string descriptor;
  bool isNative = false;
};

/// All rows of one run; any thread may add. Adding a row twice is harmless.
class Tables {
public:
  uint32_t addClass(ClassRow row);
  bool isHidden(uint32_t classIndex);
  void setLoader(uint32_t classIndex, uint32_t loaderClass);
  void setOrigin(uint32_t classIndex, uint32_t method, int32_t bci);

  bool findMethod(jmethodID id, uint32_t &index);
  uint32_t addMethod(jmethodID id, MethodRow row);
  std::string getClassNameOf(uint32_t method);

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
  std::vector<MethodRow> methods;
  std::unordered_map<jmethodID, uint32_t> methodIndices;
  std::set<std::tuple<uint32_t, uint32_t, int32_t>> edges;
  std::set<std::pair<uint32_t, std::string>> roots;
  std::set<std::pair<uint32_t, uint32_t>> receivers;
  std::set<std::tuple<uint32_t, int32_t, uint32_t>> throws;
};

} // namespace jir::record

#endif // JIR_TOOLS_JIR_RECORD_TABLES_H
