//===- TestClasses.h - Class files for the unit tests -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Helpers that make class files, and the collection of hostile ones with the
/// JVM's verdict.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_CLASSFILE_TESTCLASSES_H
#define JIR_UNITTESTS_CLASSFILE_TESTCLASSES_H

#include "jir/ClassFile/ClassFile.h"
#include "jir/ClassFile/ClassFileBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <functional>

namespace jir::test {

using Bytes = llvm::SmallVector<uint8_t, 0>;

/// The bytes of a class that must be buildable.
inline Bytes build(ClassFileBuilder &builder) {
  return llvm::cantFail(builder.finish());
}

/// The text of the error, or "" if there is none.
inline std::string textOf(llvm::Error error) {
  return error ? llvm::toString(std::move(error)) : "";
}
template <typename T>
std::string errorOf(llvm::Expected<T> value) {
  return value ? "" : llvm::toString(value.takeError());
}

/// Parses bytes that must be a class file; they must outlive the result.
inline ClassFile parseGood(llvm::ArrayRef<uint8_t> bytes) {
  return llvm::cantFail(ClassFile::parse(bytes));
}

/// A class with a field, a method with a loop, a handler, and attributes of all
/// places. The JVM accepts it.
Bytes makeSmallClass();

/// What becomes of a class: it is defined and linked, refused when defined
/// (ClassFormatError), or refused when linked (VerifyError).
enum class Verdict { Ok, Format, Verify };

/// jir's verdict, with the error's text.
std::pair<Verdict, std::string> judge(llvm::ArrayRef<uint8_t> bytes);

/// A class file at the edge of what is allowed, or beyond.
struct HostileClass {
  std::string name;
  /// The JVM's verdict.
  Verdict verdict;
  Bytes bytes;
};

/// Collects hostile classes: each is a small good class, changed by a function.
class HostileClasses {
public:
  using Change = std::function<void(ClassFileBuilder &)>;
  void add(llvm::StringRef name, Verdict verdict, const Change &change);
  void addBytes(llvm::StringRef name, Verdict verdict, Bytes bytes) {
    classes.push_back({name.str(), verdict, std::move(bytes)});
  }
  llvm::ArrayRef<HostileClass> get() const { return classes; }

private:
  std::vector<HostileClass> classes;
};

void addHostileConstants(HostileClasses &classes);
void addHostileNames(HostileClasses &classes);
void addHostileMembers(HostileClasses &classes);
void addHostileAttributes(HostileClasses &classes);
void addHostileTables(HostileClasses &classes);
void addHostileInstructions(HostileClasses &classes);
void addHostileFrames(HostileClasses &classes);

/// All of them.
HostileClasses makeHostileClasses();

} // namespace jir::test

#endif // JIR_UNITTESTS_CLASSFILE_TESTCLASSES_H
