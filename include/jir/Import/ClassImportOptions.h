//===- ClassImportOptions.h - How classes are imported ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What an import is asked for, and what it counts.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_IMPORT_CLASSIMPORTOPTIONS_H
#define JIR_IMPORT_CLASSIMPORTOPTIONS_H

#include "jir/ClassFile/ClassFile.h"
#include "jir/Import/ImportLimits.h"

#include <string>
#include <vector>

namespace jir {

/// Answers whether the JVM's verifier would let a reference of one class
/// replace another.
class Assignability {
public:
  virtual ~Assignability();
  /// Names are internal names or descriptors of arrays. Interfaces count as
  /// java/lang/Object; what is not known counts as assignable.
  virtual bool isAssignable(llvm::StringRef from, llvm::StringRef to) = 0;
};

/// How to import bodies.
struct BodyImportOptions {
  /// Infers the types at merges even where the class has frames.
  bool ignoreFrames = false;
  /// If set, each type is checked against the method's own stack map frames:
  /// an InputError names the first that is not assignable.
  Assignability *checkFrames = nullptr;
};

/// How class files are imported.
struct ClassImportOptions {
  ParseOptions parse;
  /// Check the format as the JVM does when it defines a class of an application
  /// (it trusts its own).
  bool validate = true;
  /// Run MLIR's verifier over what was built; what it rejects is `failed`.
  bool verify = true;
  /// Add line tables to methods with bodies, and annotations on code.
  bool describeCode = true;
  BodyImportOptions bodies;
  ImportLimits limits;
};

/// What an import met, for one class or summed up over many.
struct ImportNotes {
  /// What was imported.
  uint64_t classes = 0, fields = 0, methods = 0, bodies = 0;
  /// Declarations whose class file cannot be read, and methods whose body could
  /// not be imported.
  uint64_t failedClasses = 0, failedMethods = 0;
  /// Attributes that are not in the IR: see MetadataNotes.
  uint64_t unknownAttributes = 0, malformedAttributes = 0;
  /// A line for each failure, in the order of the program.
  std::vector<std::string> problems;

  void add(ImportNotes &&other);
};

} // namespace jir

#endif // JIR_IMPORT_CLASSIMPORTOPTIONS_H
