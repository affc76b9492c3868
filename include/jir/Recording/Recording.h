//===- Recording.h - What ran in real runs ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads, merges and writes the files that jir-record makes.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_RECORDING_RECORDING_H
#define JIR_RECORDING_RECORDING_H

#include "jir/Recording/ContextTags.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace jir {

/// A class that was seen in a run.
struct RecordedClass {
  /// Dotted binary name; of a hidden class with its suffix, which changes from
  /// run to run.
  std::string name;
  bool isHidden = false;
  /// The program's own code had it defined, not one of the JDK's loaders that
  /// read class files.
  bool isDefinedByProgram = false;
  /// Class of the defining loader; -1: a boot class, or never asked.
  int64_t loader = -1;
  /// Where the class file came from: the location of its code source, or
  /// `jrt:/MODULE`; empty: made at run time, or not known.
  std::string source;
  /// Of a hidden class, and of one that the program's code defined: the method,
  /// and the instruction in it, that had it defined; -1: unknown.
  int64_t originMethod = -1;
  int32_t originBci = -1;
};

/// A method that was entered, or that called one.
struct RecordedMethod {
  uint32_t classIndex = 0;
  std::string name;
  std::string descriptor;
  bool isNative = false;
  /// HotSpot made it for a class that does not declare it; it only throws an
  /// AbstractMethodError or IncompatibleClassChangeError.
  bool isOverpass = false;
};

/// A field of references that no instruction wrote: reflection, a handle,
/// Unsafe, an updater or deserialization did.
struct RecordedWrite {
  /// Who asked for it: the first frame below these, and the index there.
  uint32_t method = 0;
  int32_t bci = -1;
  /// The class of the object, or of the static field; Field.set names the
  /// declaring class.
  uint32_t target = 0;
  /// `?`: not known.
  std::string field;
  /// The class of the value; -1: null.
  int64_t value = -1;

  bool operator<(const RecordedWrite &other) const {
    return std::tie(method, bci, target, field, value) <
           std::tie(other.method, other.bci, other.target, other.field,
                    other.value);
  }
};

/// A node of the calling-context trees: a method in the context of the nodes
/// above it.
struct RecordedContext {
  /// The node above, which comes before this one; -1: a thread's first method.
  int64_t parent = -1;
  uint32_t method = 0;
  /// What led to this call.
  ContextTags tags = 0;
};

/// The rows of one run, or of several merged. Indices are into `classes` and
/// `methods`. docs/Tools/jir-record.md describes the file.
class Recording {
public:
  /// (caller, bytecode index in it or -1 for a native caller, callee). The
  /// callee's frame was directly above the caller's.
  using Edge = std::tuple<uint32_t, int32_t, uint32_t>;

  /// The version of the file format that this library writes. It reads version
  /// 1 as well, which has no sources, version 2, which has no requests and no
  /// writes, and version 3, which has no contexts.
  static constexpr unsigned kVersion = 4;

  /// Reads the file at \p path; the error names the file and the line, and what
  /// was expected there.
  static llvm::Expected<Recording> read(llvm::StringRef path);
  /// Reads the unpacked text of a file; \p name is for errors.
  static llvm::Expected<Recording> parse(llvm::StringRef text,
                                         llvm::StringRef name);

  /// Adds the rows of \p other. Ordinary classes and methods are the same when
  /// their names are; hidden classes are the same when they come from the same
  /// instruction.
  void merge(const Recording &other);

  /// Writes the text form, sorted by names: the same rows produce the same
  /// bytes.
  void print(llvm::raw_ostream &os) const;
  /// The same, packed with gzip.
  llvm::Error write(llvm::raw_ostream &os) const;

  llvm::ArrayRef<RecordedClass> getClasses() const { return classes; }
  llvm::ArrayRef<RecordedMethod> getMethods() const { return methods; }
  const std::set<Edge> &getEdges() const { return edges; }
  /// Methods entered with no Java frame below, and the thread's name.
  const std::set<std::pair<uint32_t, std::string>> &getRoots() const {
    return roots;
  }
  /// (method, class of `this` at entry).
  const std::set<std::pair<uint32_t, uint32_t>> &getReceivers() const {
    return receivers;
  }
  /// (method, bytecode index, class of the exception thrown there).
  const std::set<Edge> &getThrows() const { return throws; }
  /// (method, bytecode index, callee): the instruction asked reflection or a
  /// handle for a call of the callee, between which only these have frames.
  const std::set<Edge> &getRequests() const { return requests; }
  const std::set<RecordedWrite> &getWrites() const { return writes; }
  /// Sorted: a node comes after the one above it.
  llvm::ArrayRef<RecordedContext> getContexts() const { return contexts; }
  /// Methods that were entered, as opposed to those known as callers only.
  std::set<uint32_t> getEntered() const;
  /// Whether every run ended with the JVM's own end; a killed run is cut.
  bool isComplete() const { return complete; }
  /// What the recorder was asked for.
  bool hasEdges() const { return withEdges; }
  bool hasReceivers() const { return withReceivers; }
  bool hasExceptions() const { return withExceptions; }
  bool hasContexts() const { return withContexts; }

private:
  friend class RecordingParser;

  uint32_t addClass(const RecordedClass &row);
  uint32_t addMethod(const RecordedMethod &row);
  /// Joins the trees of \p other, whose methods have the places \p methodMap.
  void mergeContexts(const Recording &other, llvm::ArrayRef<int64_t> methodMap);
  std::string getClassKey(const RecordedClass &row) const;
  /// `class.name(descriptor)@index` of a class's origin; empty without one.
  std::string getOriginName(const RecordedClass &row) const;

  std::vector<RecordedClass> classes;
  std::vector<RecordedMethod> methods;
  llvm::StringMap<uint32_t> methodKeys;
  llvm::StringMap<uint32_t> classKeys;
  std::set<Edge> edges;
  std::set<std::pair<uint32_t, std::string>> roots;
  std::set<std::pair<uint32_t, uint32_t>> receivers;
  std::set<Edge> throws;
  std::set<Edge> requests;
  std::set<RecordedWrite> writes;
  std::vector<RecordedContext> contexts;
  /// Places of contexts by parent, method and tags.
  std::map<std::tuple<int64_t, uint32_t, ContextTags>, int64_t> contextPlaces;
  bool complete = true;
  bool withEdges = false, withReceivers = false, withExceptions = false;
  bool withContexts = false;
};

} // namespace jir

#endif // JIR_RECORDING_RECORDING_H
