//===- ContainerClasses.h - Classes that keep what they get -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which classes are containers, or parts and views of such: nodes, entries,
/// iterators, streams. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTAINERCLASSES_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTAINERCLASSES_H

#include "ContextFlow.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "jir/Analysis/MethodFacts/TypeTable.h"
#include "llvm/ADT/DenseSet.h"

namespace jir::pointsto {

/// A class is a container if its objects keep what they are given and return
/// it, declared as java.lang.Object, an array of it or a container. In a class
/// of the program, what has subtypes counts as content as well: a visitor, an
/// expression, a listener. Those decide its calls.
class ContainerClasses {
public:
  ContainerClasses(ClassHierarchy &hierarchy, TypeTable &types,
                   const ContextFlow &flow)
      : hierarchy(hierarchy), types(types), flow(flow) {}

  void addMethod(MethodId method, const MethodSignature &signature,
                 llvm::ArrayRef<TypeId> parameters, TypeId returned,
                 llvm::ArrayRef<Allocation> allocations);
  void solve();

  /// Whether a method works for containers: one of theirs, or a static one that
  /// is given them or returns them.
  bool isChosen(MethodId method) const;

private:
  struct Method {
    MethodId method;
    bool isStatic = false, givesBack = false;
    /// Of a class that is not the platform's.
    bool isProgram = false;
    /// The types of parameters that it keeps, and of all.
    llvm::SmallVector<TypeId, 2> kept, parameters;
    TypeId returned;
    /// The classes of what it allocates.
    llvm::SmallVector<ClassId, 2> made;
  };

  bool isContent(TypeId type, bool isProgram) const;
  bool update(const Method &method);
  /// A property of a class or of what it inherits.
  bool has(const llvm::DenseSet<ClassId> &property, ClassId id) const;
  void addContainer(ClassId id);
  bool handsOut(ClassId interface) const;

  ClassHierarchy &hierarchy;
  TypeTable &types;
  const ContextFlow &flow;
  std::vector<Method> methods;
  llvm::DenseMap<MethodId, uint32_t> numbers;
  llvm::DenseSet<ClassId> keeping, giving, containers, content;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTAINERCLASSES_H
