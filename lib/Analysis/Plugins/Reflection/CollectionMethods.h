//===- CollectionMethods.h - What methods do to collections -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The rows of CollectionMethods.def for a program. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COLLECTIONMETHODS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COLLECTIONMETHODS_H

#include "jir/Analysis/JdkModel/JdkNames.h"
#include "llvm/ADT/DenseMap.h"

namespace jir {

/// What a method does to the collection that is its receiver, or, for Make,
/// its result.
enum class CollectionMethod : uint8_t {
  /// Returns an element; the other one may return its last argument.
  Element,
  ElementOr,
  /// Returns another way to the same elements.
  View,
  /// Puts its arguments in, or the elements of those that are collections.
  Put,
  /// Puts in words of the text that its argument reads.
  PutText,
  /// Returns what a function makes of each element.
  Map,
  /// Returns what a collector makes of all elements.
  Collect,
  /// Of a collector: puts texts together.
  Join,
  /// Returns a new collection of its arguments.
  Make,
  /// Neither changes it nor returns an element.
  Ask,
  /// Changes it in an unknown way, or returns something that is not known.
  Other
};

/// The methods of the platform's collections.
class CollectionMethods {
public:
  explicit CollectionMethods(ClassHierarchy &hierarchy);

  /// Whether objects of a class hold elements.
  bool isHolder(ClassId id) const { return getKind(id) == Kind::Holder; }
  /// What a method does; nothing for methods of other classes.
  std::optional<CollectionMethod> find(MethodId method) const;
  /// What the collector does that a static method returns: View, Join, Other.
  CollectionMethod findCollector(MethodId method) const;

private:
  enum class Kind : uint8_t { None, Holder, Cursor, Maker };

  struct Row {
    ClassId id;
    llvm::StringRef name;
    CollectionMethod does;
  };

  Kind getKind(ClassId id) const;
  CollectionMethod compute(MethodId method, Kind kind) const;

  ClassHierarchy &hierarchy;
  llvm::SmallVector<std::pair<ClassId, Kind>, 12> classes;
  std::vector<Row> rows;
  mutable llvm::DenseMap<ClassId, Kind> kinds;
  mutable llvm::DenseMap<MethodId, CollectionMethod> methods;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_COLLECTIONMETHODS_H
