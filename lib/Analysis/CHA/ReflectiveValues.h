//===- ReflectiveValues.h - Values of reflective calls ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the class or name of a reflective call comes from, and what becomes of
/// its result, in one method body; private to lib/Analysis/CHA.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_CHA_REFLECTIVEVALUES_H
#define JIR_LIB_ANALYSIS_CHA_REFLECTIVEVALUES_H

#include "jir/Analysis/Hierarchy/Linkage.h"
#include "jir/Dialect/JVM/JVMOps.h"

namespace jir {

/// What a method of the reflection interface does, for those that matter here.
enum class ReflectiveApi : uint8_t {
  None,
  // Sites: what they may run.
  /// Class.forName: a class initialiser.
  Load,
  /// Class.newInstance: a constructor without parameters.
  Instantiate,
  /// Constructor.newInstance.
  Construct,
  /// Method.invoke.
  Invoke,
  /// Field.get and the like: a class initialiser.
  Access,
  /// Lookup.findStatic and the like: a method, once the handle is called.
  FindMethod,
  /// Lookup.findConstructor.
  FindConstructor,
  // Steps from one value to another.
  /// ClassLoader.loadClass.
  LoadClass,
  GetConstructor,
  GetMethod,
  GetField,
  AsSubclass,
  Cast,
  /// Class.getName.
  ClassName,
  /// String.intern and String.toString.
  SameText,
  /// System.getProperty.
  Property,
};

/// The role of a method by its class and name.
ReflectiveApi getReflectiveApi(jvm::MethodRefAttr method);

/// A part of what a class or text may be.
struct ValueSource {
  enum Kind : uint8_t {
    /// The class of that dotted name, by a class constant.
    Class,
    /// The text of a constant.
    Text,
    /// A parameter of the method, by the number of its block argument.
    Parameter,
    /// A field, by its id.
    Field,
    /// The system property of that name.
    Property,
    Unknown,
  };
  Kind kind = Unknown;
  mlir::StringAttr name;
  uint32_t index = 0;

  bool operator==(const ValueSource &other) const {
    return kind == other.kind && name == other.name && index == other.index;
  }
};
/// The union of its parts; none: only null.
using ValueSources = llvm::SmallVector<ValueSource, 2>;

/// The member that a value reflects: of these classes, of these names.
struct MemberSources {
  ValueSources classes, names;
};

/// What becomes of an object, or of the object that a class or constructor
/// makes, on the paths on which nothing is thrown (post-dominance; SCAM 2011,
/// section III C).
struct ValueFate {
  /// Casts to these end some paths.
  llvm::SmallVector<ClassId, 1> casts;
  /// Some path returns it.
  bool isReturned = false;
  /// Some path neither casts nor returns it.
  bool isUnknown = false;
};

/// Traces the values of a body. Keeps nothing of it.
class ReflectiveValues {
public:
  explicit ReflectiveValues(Linkage &linkage) : linkage(linkage) {}

  /// Sources of a java.lang.Class, or of a text. \p depth is the number of
  /// texts that this one is a part of.
  ValueSources getSources(mlir::Value value, unsigned depth = 0) const;
  /// Sources of a Method, Constructor or Field, or of an array of them.
  MemberSources getMember(mlir::Value value) const;
  /// Of the result of an operation.
  ValueFate getFate(mlir::Value value) const;

private:
  void addSourcesOf(mlir::Operation *op, unsigned depth, ValueSources &sources,
                    llvm::SmallVectorImpl<mlir::Value> &open) const;
  void addField(jvm::FieldRefAttr ref, ValueSources &sources) const;
  void addText(jvm::StringConcatOp op, unsigned depth,
               ValueSources &sources) const;

  Linkage &linkage;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_CHA_REFLECTIVEVALUES_H
