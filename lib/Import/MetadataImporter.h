//===- MetadataImporter.h - Attributes to dictionaries ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The attributes of class files that analyses rarely ask for, as dictionaries
/// keyed by the attribute's name in JVMS 4.7. docs/Import/Metadata.md lists the
/// form of each.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_METADATAIMPORTER_H
#define JIR_LIB_IMPORT_METADATAIMPORTER_H

#include "jir/ClassFile/Annotations.h"
#include "jir/ClassFile/ClassFile.h"
#include "jir/Dialect/JVM/JVMAttributes.h"
#include "jir/Import/ImportLimits.h"

#include <string>
#include <vector>

namespace jir {

/// What of a class file's attributes did not come into the IR.
struct MetadataNotes {
  /// Attributes that jir does not know, or that the JVM ignores where they are.
  unsigned unknown = 0;
  /// Attributes that could not be decoded: what and why. The JVM loads such a
  /// class; reflection on the attribute fails.
  std::vector<std::string> malformed;
};

/// Imports the attributes of one class file, its members and its code. Names of
/// classes become dotted; all other text stays as it is.
class MetadataImporter {
public:
  MetadataImporter(mlir::MLIRContext *context, const ClassFile &file,
                   MetadataNotes &notes, const ImportLimits &limits = {})
      : context(context), file(file), notes(notes),
        maxNesting(limits.annotationNesting) {}

  /// The dictionary of \p attributes, or null if it is empty. Left out are the
  /// attributes that have a place of their own: Code, ConstantValue of static
  /// fields, SourceFile, the nest, PermittedSubclasses, BootstrapMethods, and
  /// the debugger's tables of local variables.
  mlir::DictionaryAttr importAttributes(AttributeList attributes,
                                        llvm::StringRef owner);
  /// Adds the attributes to \p entries, their keys after \p prefix.
  void addAttributes(AttributeList attributes, llvm::StringRef owner,
                     llvm::StringRef prefix,
                     llvm::SmallVectorImpl<mlir::NamedAttribute> &entries);

  /// Notes that the attribute called \p name of \p owner was left out.
  void addMalformed(llvm::Error error, llvm::StringRef name,
                    llvm::StringRef owner);

  /// The names of the classes in a counted list of indices, dotted.
  llvm::Expected<mlir::ArrayAttr> importClassNames(const AttributeInfo &info);
  /// The value of a ConstantValue attribute, of the exact type of \p descriptor
  /// (a string for strings).
  llvm::Expected<mlir::Attribute> importConstant(const AttributeInfo &info,
                                                 llvm::StringRef descriptor);
  /// A text attribute whose contents are the index of a Utf8.
  llvm::Expected<mlir::StringAttr> importText(const AttributeInfo &info);

private:
  llvm::Expected<mlir::Attribute> importAttribute(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute> importAnnotations(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute>
  importParameterAnnotations(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute>
  importTypeAnnotations(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute> importInnerClasses(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute>
  importEnclosingMethod(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute>
  importMethodParameters(const AttributeInfo &info);
  llvm::Expected<mlir::Attribute> importRecord(const AttributeInfo &info);
  jvm::AnnotationAttr convert(const Annotation &annotation);
  mlir::ArrayAttr convert(llvm::ArrayRef<Annotation> annotations);
  mlir::Attribute convert(const AnnotationValue &value);
  mlir::Attribute convertConstant(char kind, uint16_t index);
  mlir::StringAttr getText(llvm::StringRef text);
  mlir::StringAttr getClassName(llvm::StringRef internalName);
  mlir::IntegerAttr getFlags(uint16_t flags);

  mlir::MLIRContext *context;
  const ClassFile &file;
  MetadataNotes &notes;
  /// How deep annotations may nest.
  unsigned maxNesting;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_METADATAIMPORTER_H
