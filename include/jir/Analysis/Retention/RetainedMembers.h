//===- RetainedMembers.h - What is used other than by code --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes and members that a program uses other than by its own instructions:
/// by reflection, services, serialization, proxies, native code, and what the
/// JVM calls by itself. docs/Passes/ExportKeepRules.md has the rules (K1 to
/// K8).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_RETENTION_RETAINEDMEMBERS_H
#define JIR_ANALYSIS_RETENTION_RETAINEDMEMBERS_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/PointsTo/PointsToResult.h"
#include <vector>

namespace jir {

/// A method that something else than an instruction that names it calls.
struct RetainedMethod {
  MethodId method;
  /// Why, of all such calls (K1).
  ReasonSet reasons;
  /// The first of these calls; an invalid caller is `<root>`.
  MethodId caller;
  int32_t bci = -1;
};

/// A class that the program may look at.
struct RetainedClass {
  ClassId id;
  /// There is an object of java.lang.Class for it (K2).
  bool isNamed = false;
  /// There are objects of its fields, methods or constructors (K3): which of
  /// them is not known, so that all count.
  bool hasFields = false, hasMethods = false;
  /// Its objects may be written or read by serialization (K4).
  bool isSerialized = false;
  /// It is an interface of a proxy (K5).
  bool isProxied = false;
};

/// Computed once, from a call graph and, where there is one, the points-to
/// result that it comes from. Without one there are no named classes and no
/// objects of members. Everything is sorted by names.
class RetainedMembers {
public:
  RetainedMembers(const CallGraph &graph,
                  const pointsto::PointsToResult *result);

  /// The methods, of all origins. Those of the platform only where the
  /// application or a library calls them so.
  llvm::ArrayRef<RetainedMethod> getMethods() const { return methods; }
  /// The classes, of all origins.
  llvm::ArrayRef<RetainedClass> getClasses() const { return classes; }
  /// The class of \p id, or null where nothing is known of it.
  const RetainedClass *lookup(ClassId id) const;
  /// Methods of the application and its libraries that nothing reaches, and
  /// that classes may call which the program makes at run time (K8).
  llvm::ArrayRef<MethodId> getCalledByGenerated() const { return generated; }
  /// The interfaces of each kind of proxy that the program makes.
  llvm::ArrayRef<std::vector<ClassId>> getProxies() const { return proxies; }

private:
  void addMethods();
  void addObjects(const pointsto::PointsToResult &result);
  void addMemberObjects(const pointsto::PointsToResult &result);
  void addSerialized();
  bool definesClasses() const;
  void addGenerated();
  void sortByNames();
  RetainedClass &getClass(ClassId id);

  const CallGraph &graph;
  ClassHierarchy &hierarchy;
  std::vector<RetainedMethod> methods;
  std::vector<RetainedClass> classes;
  llvm::DenseMap<ClassId, size_t> indices;
  std::vector<std::vector<ClassId>> proxies;
  std::vector<MethodId> generated;
};

} // namespace jir

#endif // JIR_ANALYSIS_RETENTION_RETAINEDMEMBERS_H
