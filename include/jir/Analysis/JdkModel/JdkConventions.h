//===- JdkConventions.h - What the class library asks by name ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods that the class library finds by reflection for purposes of its own:
/// the callbacks of serialization, the values of an enum, the classes of
/// resource bundles. The classes determine which they are, whatever reflection
/// is assumed to do.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_JDKMODEL_JDKCONVENTIONS_H
#define JIR_ANALYSIS_JDKMODEL_JDKCONVENTIONS_H

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/ADT/StringMap.h"

namespace jir {

/// One of the methods that serialization calls.
struct SerializationCallback {
  /// The method of java.io.ObjectStreamClass that calls it on its first
  /// parameter, and passes it what else it gets.
  llvm::StringLiteral caller;
  llvm::StringLiteral callback;
  /// A class's own method, called for each class of the object; else the first
  /// one going up.
  bool isOfEachClass;
};
llvm::ArrayRef<SerializationCallback> getSerializationCallbacks();

/// The facts, for one program.
class JdkConventions {
public:
  explicit JdkConventions(ClassHierarchy &hierarchy);

  /// Whether java.io.Serializable is a supertype.
  bool isSerializable(ClassId id) const;
  /// The methods that the callback names for an object of a class.
  llvm::SmallVector<MethodId, 2>
  getCallbacks(const SerializationCallback &callback, ClassId id);
  /// The constructor that runs when an object of a class is read: that of the
  /// first superclass that is not serializable, the class's own of an
  /// Externalizable one, or the canonical one of a record. Invalid: such
  /// objects are not read.
  MethodId getReadingConstructor(ClassId id);
  bool isExternalizable(ClassId id) const;
  bool isRecord(ClassId id) const;
  /// `$deserializeLambda$`, by which javac makes a class's serializable lambdas
  /// again when they are read; invalid for other classes.
  MethodId getLambdaReader(ClassId id);

  /// `values()` of an enum, which Class.getEnumConstants calls; invalid for
  /// other classes.
  MethodId getEnumValues(ClassId id);

  /// The classes of the resource bundles of a base name, of all locales
  /// (`a.Texts`, `a.Texts_de`). ResourceBundle calls their constructors without
  /// parameters.
  llvm::ArrayRef<ClassId> getBundles(llvm::StringRef baseName);

  /// The annotations that a program may read: its own, and those of the
  /// platform that are asked about annotations.
  llvm::SmallVector<ClassId> getAnnotations() const;
  /// The enums whose constants may be values of an annotation.
  llvm::SmallVector<ClassId, 1> getAnnotationEnums(ClassId annotation);

  /// The platform's charset of a name, as `IBM037`, `windows-1252` or `cp1252`;
  /// its class is made by a name that the platform computes. Invalid: none has
  /// a class of that name.
  ClassId getCharset(llvm::StringRef name);

  /// The classes of the platform's own locale data: those of all locales, or
  /// with \p language, as `de`, those of jdk.localedata.
  llvm::SmallVector<ClassId> getLocaleData(llvm::StringRef language);
  /// The language of a text that names a locale, or of a constant of
  /// java.util.Locale; empty: it does neither.
  static llvm::StringRef getLanguage(llvm::StringRef text);
  static llvm::StringRef getLanguageOfField(llvm::StringRef name);
  /// Whether a method makes the bundles of locale data.
  bool makesLocaleData(MethodId method) const;

private:
  void findBundles();
  void findCharsets();
  MethodId getCanonicalConstructor(ClassId id);

  ClassHierarchy &hierarchy;
  ClassId serializable, externalizable, record;
  llvm::StringMap<ClassId> charsets;
  bool hasBundles = false, hasCharsets = false;
  llvm::StringMap<llvm::SmallVector<ClassId, 1>> bundles;
};

} // namespace jir

#endif // JIR_ANALYSIS_JDKMODEL_JDKCONVENTIONS_H
