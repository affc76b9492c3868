//===- ClassFileBuilder.h - Class files made byte by byte -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes class files, right or deliberately wrong ones:
///
///     ClassFileBuilder builder("A");
///     CodeBuilder code(builder.getPool());
///     code.emit(Opcode::Return).setLimits(0, 0);
///     builder.addMethod(access::Static, "run", "()V", code);
///     Expected<SmallVector<uint8_t, 0>> bytes = builder.finish();
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CLASSFILEBUILDER_H
#define JIR_CLASSFILE_CLASSFILEBUILDER_H

#include "jir/ClassFile/CodeBuilder.h"
#include "jir/Support/AccessFlags.h"

namespace jir {

/// An attribute to be written.
struct BuiltAttribute {
  std::string name;
  llvm::SmallVector<uint8_t, 0> contents;
};

/// Writes a counted list of attributes; their names become constants.
void writeAttributes(ByteWriter &writer, ConstantPoolBuilder &pool,
                     llvm::ArrayRef<BuiltAttribute> list);

/// A field or method to be written.
struct BuiltMember {
  uint16_t accessFlags = 0;
  std::string name, descriptor;
  std::vector<BuiltAttribute> attributes;

  BuiltMember &addAttribute(llvm::StringRef name,
                            llvm::ArrayRef<uint8_t> contents) {
    attributes.push_back({name.str(), {contents.begin(), contents.end()}});
    return *this;
  }
};

/// Builds one class file. What is set last counts; nothing is checked.
class ClassFileBuilder {
public:
  /// A public class of version 52 that extends Object.
  explicit ClassFileBuilder(llvm::StringRef name)
      : name(name.str()), superName("java/lang/Object") {}

  ConstantPoolBuilder &getPool() { return pool; }
  ClassFileBuilder &setVersion(uint16_t newMajor, uint16_t newMinor = 0) {
    major = newMajor;
    minor = newMinor;
    return *this;
  }
  ClassFileBuilder &setFlags(uint16_t newFlags) {
    accessFlags = newFlags;
    return *this;
  }
  ClassFileBuilder &setName(llvm::StringRef newName) {
    name = newName.str();
    return *this;
  }
  /// An empty name: no superclass.
  ClassFileBuilder &setSuper(llvm::StringRef newSuperName) {
    superName = newSuperName.str();
    return *this;
  }
  ClassFileBuilder &addInterface(llvm::StringRef interfaceName) {
    interfaces.push_back(interfaceName.str());
    return *this;
  }
  /// The references are valid until the next member of the kind is added.
  BuiltMember &addField(uint16_t flags, llvm::StringRef fieldName,
                        llvm::StringRef descriptor);
  BuiltMember &addMethod(uint16_t flags, llvm::StringRef methodName,
                         llvm::StringRef descriptor);
  /// A method with code; an error of the code is returned by finish().
  BuiltMember &addMethod(uint16_t flags, llvm::StringRef methodName,
                         llvm::StringRef descriptor, CodeBuilder &code);
  ClassFileBuilder &addAttribute(llvm::StringRef attributeName,
                                 llvm::ArrayRef<uint8_t> contents);

  /// The bytes. Errors: those of code, too many constants, a text that is too
  /// long.
  llvm::Expected<llvm::SmallVector<uint8_t, 0>> finish();

private:
  void writeMembers(ByteWriter &writer, llvm::ArrayRef<BuiltMember> members);

  std::string name, superName;
  uint16_t major = 52, minor = 0;
  uint16_t accessFlags = access::Public | access::Super;
  std::vector<std::string> interfaces;
  std::vector<BuiltMember> fields, methods;
  std::vector<BuiltAttribute> attributes;
  ConstantPoolBuilder pool;
  std::string firstError;
};

} // namespace jir

#endif // JIR_CLASSFILE_CLASSFILEBUILDER_H
