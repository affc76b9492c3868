//===- RecordedProgram.h - A recording in the terms of a hierarchy --------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which method of the program each recorded row is; private to the analyses
/// that use recordings.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_RECORDEDPROGRAM_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_RECORDEDPROGRAM_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Recording/Recording.h"

namespace jir {

/// What a recorded method is to the program.
enum class RecordedKind : uint8_t {
  /// A method of a class that an archive has.
  Ordinary,
  /// Of a hidden class: a lambda, a lambda form.
  Hidden,
  /// Of a class made at run time, which no archive has.
  Generated,
  /// Made by HotSpot in a class that does not declare it.
  Overpass,
};

/// Maps the rows of a recording to methods. Members of the classes that ran are
/// loaded.
class RecordedProgram {
public:
  RecordedProgram(ClassHierarchy &hierarchy, const Recording &recording);

  /// Whether an archive has the class.
  bool isOrdinaryClass(llvm::StringRef name) const {
    return hierarchy.lookupClass(name) &&
           !hierarchy.isPhantom(hierarchy.lookupClass(name));
  }
  const Recording &getRecording() const { return recording; }
  ClassHierarchy &getHierarchy() const { return hierarchy; }
  /// The field of that name that a class or one of its superclasses declares,
  /// the lowest first; invalid if there is none. A recorded write has no
  /// descriptor: names of fields are told apart by it in class files alone.
  FieldId findField(ClassId owner, llvm::StringRef name) const;
  RecordedKind getKind(uint32_t row) const { return kinds[row]; }
  /// The method of an ordinary row; invalid for others, and where the class has
  /// no such method.
  MethodId getMethod(uint32_t row) const { return methods[row]; }
  /// Recorded callees of a row: (bytecode index, callee's row), sorted.
  llvm::ArrayRef<std::pair<int32_t, uint32_t>> getCallees(uint32_t row) const {
    return callees[row];
  }
  /// `class.name(descriptor)`.
  std::string getName(uint32_t row) const;
  llvm::StringRef getClassName(uint32_t row) const;

private:
  ClassHierarchy &hierarchy;
  const Recording &recording;
  std::vector<RecordedKind> kinds;
  std::vector<MethodId> methods;
  std::vector<std::vector<std::pair<int32_t, uint32_t>>> callees;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_RECORDEDPROGRAM_H
