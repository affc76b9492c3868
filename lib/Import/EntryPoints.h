//===- EntryPoints.h - Where a program is entered ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the methods from which a program is entered: its main method as the
/// java launcher finds it, and the methods that patterns name.
///
/// A pattern is one of
///     all-public            public and protected methods of public classes
///     @org.junit.Test       methods with the annotation, and the public and
///                           protected methods of classes with it
///     com.acme.*            public and protected methods of these classes
///     com.acme.*::run*      methods of these names, whatever their access
///     *::run(I)V            the same, with a descriptor
///     junit4 junit5 testng  what that test runner calls: tests, what goes
///                           around them, and the constructors of their classes
///     all-main              every main method
/// `*` matches any text, `?` one byte. Abstract methods are not entry
/// points. Names, annotations and patterns without `::` look at the
/// application alone, the others at the libraries too.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_ENTRYPOINTS_H
#define JIR_LIB_IMPORT_ENTRYPOINTS_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Error.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace jir {

/// Whether \p text is what \p pattern (with `*` and `?`) describes.
bool matchesGlob(llvm::StringRef pattern, llvm::StringRef text);

/// What the search for a main method asks of a class that is not in the module.
struct OutsideClass {
  /// Dotted name of the superclass, or empty.
  std::string superName;
  /// Symbol and flags of each method.
  std::vector<std::pair<std::string, uint16_t>> methods;
};

/// Collects the entry points of one program.
class EntryPoints {
public:
  using FindOutside =
      std::function<std::optional<OutsideClass>(llvm::StringRef dottedName)>;

  /// \p program holds application and libraries; \p findOutside looks a class
  /// of the platform up. \p feature is the platform's version (17): from 25 on
  /// a main method need not be public or static, nor have a parameter.
  EntryPoints(mlir::ModuleOp program, unsigned feature,
              FindOutside findOutside);

  /// Adds the main method that `java CLASS` runs. Errors: no such class, no
  /// main method.
  llvm::Error addMain(llvm::StringRef className);
  /// Adds the method that the launcher calls in an agent of its own jar.
  llvm::Error addLauncherAgent(llvm::StringRef className);
  /// Adds what a pattern names. Errors: nothing matches.
  llvm::Error addPattern(llvm::StringRef pattern);

  bool empty() const { return entries.empty(); }
  /// Appends a `jvm.entry` for each, in the order in which they were added,
  /// each method once.
  void create(mlir::OpBuilder &builder) const;

  /// What a user may choose from: the classes with a main method, and how many
  /// methods are public.
  std::string describeCandidates();

private:
  struct FoundMethod {
    std::string member;
    uint16_t flags = 0;
  };
  std::optional<FoundMethod>
  findMethod(llvm::StringRef className,
             llvm::function_ref<bool(llvm::StringRef, uint16_t)> accept);
  std::optional<FoundMethod> findMain(llvm::StringRef className);
  void add(llvm::StringRef className, llvm::StringRef member, bool isInterface,
           llvm::StringRef reason);
  void addAccessible(jvm::ClassOp classOp, llvm::StringRef reason);
  void addAnnotated(llvm::StringRef annotation);
  void addGlob(llvm::StringRef pattern);
  /// Adds a named set (EntryPointsPresets.cpp); false if there is none.
  bool addPreset(llvm::StringRef name);
  void addMains();
  /// Whether \p accept takes the name of a proper superclass.
  bool extends(jvm::ClassOp classOp,
               llvm::function_ref<bool(llvm::StringRef)> accept);

  mlir::ModuleOp program;
  unsigned feature;
  FindOutside findOutside;
  llvm::DenseMap<mlir::StringAttr, jvm::ClassOp> classes;
  llvm::SetVector<jvm::MethodRefAttr> entries;
  std::vector<std::string> reasons;
  /// Whether the present pattern has named something.
  bool hasMatched = false;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_ENTRYPOINTS_H
