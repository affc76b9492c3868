//===- ClassFile.h - A class file, read in place ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The reader of class files (JVMS chapter 4), versions 45 to 71. Everything is
/// a view into the caller's bytes, and nothing is decoded before it is asked
/// for. In growing order of cost:
///
///   ClassHeader::parse       name, superclass, interfaces, flags, version
///   ClassFile::parse         the same, constant pool, list of members and of
///                            undecoded attributes
///   XAttribute::parse        one attribute (Attributes.h, Annotations.h,
///                            Module.h, Code.h, StackMapTable.h)
///   CodeAttribute            instructions (Instruction.h), exception table
///   validateFormat           what the JVM checks when it defines the class
///   validateCode             the static constraints on code (JVMS 4.9.1)
///                            (both in Validation.h)
///
/// Each level is safe on any input: bounds are checked on each access, and what
/// is wrong is an InputError that names class, member, attribute and offset.
/// Text stays modified UTF-8 and names stay internal (slashes).
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CLASSFILE_H
#define JIR_CLASSFILE_CLASSFILE_H

#include "jir/ClassFile/AttributeInfo.h"
#include "jir/ClassFile/ConstantPool.h"
#include "jir/Support/AccessFlags.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <vector>

namespace jir {

/// How to read class files.
struct ParseOptions {
  /// Read class files that are newer than the newest known version
  /// (`--try-newer-class-files`).
  bool allowNewerVersions = false;
};

/// The oldest and the newest class file version that jir knows.
constexpr uint16_t oldestClassFileVersion = 45;
constexpr uint16_t newestClassFileVersion = 71;
/// The minor version of class files that use preview features.
constexpr uint16_t previewMinorVersion = 65535;

/// What a class file states about its class as a whole.
struct ClassHeader {
  uint16_t minorVersion = 0, majorVersion = 0;
  /// AccessFlags bits.
  uint16_t accessFlags = 0;
  /// Internal name.
  llvm::StringRef name;
  /// Internal name; empty for java/lang/Object and module-info.
  llvm::StringRef superName;
  /// Internal names, in declaration order.
  llvm::SmallVector<llvm::StringRef, 2> interfaces;

  bool isInterface() const { return accessFlags & access::Interface; }
  /// Whether it is a module descriptor; the flag means nothing before Java 9.
  bool isModule() const {
    return (accessFlags & access::Module) && majorVersion >= 53;
  }

  /// Reads the header alone. Members are not looked at. Errors: not a class
  /// file, unknown version, bad constant pool structure or indices.
  static llvm::Expected<ClassHeader> parse(llvm::ArrayRef<uint8_t> bytes,
                                           const ParseOptions &options = {});
};

/// A field or a method, with undecoded attributes. A view.
struct MemberInfo {
  /// AccessFlags bits.
  uint16_t accessFlags = 0;
  bool isMethod = false;
  llvm::StringRef name, descriptor;
  AttributeList attributes;
  /// Offset in the file.
  uint32_t offset = 0;

  bool isStatic() const { return accessFlags & access::Static; }
  /// `field x:I` or `method run()V`, as errors name it.
  std::string describe() const;
};

/// A class file whose members are indexed. Immutable after parsing, so threads
/// may share it. Move-only; the bytes must outlive it.
class ClassFile {
public:
  /// Reads header, constant pool, members and the extent of all attributes.
  /// Errors: as ClassHeader::parse, and bad indices or extents of members and
  /// attributes, bytes after the end.
  static llvm::Expected<ClassFile> parse(llvm::ArrayRef<uint8_t> bytes,
                                         const ParseOptions &options = {});
  static llvm::Expected<ClassFile> parse(llvm::MemoryBufferRef buffer,
                                         const ParseOptions &options = {});

  ClassFile(ClassFile &&) = default;
  ClassFile &operator=(ClassFile &&) = default;

  const ClassHeader &getHeader() const { return header; }
  /// Internal name of the class.
  llvm::StringRef getName() const { return header.name; }
  uint16_t getMajorVersion() const { return header.majorVersion; }
  const ConstantPool &getConstantPool() const { return pool; }
  llvm::ArrayRef<MemberInfo> getFields() const { return fields; }
  llvm::ArrayRef<MemberInfo> getMethods() const { return methods; }
  /// The attributes of the class itself.
  AttributeList getAttributes() const { return attributes; }
  llvm::ArrayRef<uint8_t> getBytes() const { return bytes; }
  /// A number that no other class file parsed by this process has, so that
  /// caches can tell a new one at the address of an old one.
  uint64_t getSerial() const { return serial; }

  /// The member with this name and descriptor, or null.
  const MemberInfo *findField(llvm::StringRef name,
                              llvm::StringRef descriptor) const;
  const MemberInfo *findMethod(llvm::StringRef name,
                               llvm::StringRef descriptor) const;

private:
  ClassFile() = default;
  llvm::Error parseBody(ByteReader &reader);
  llvm::Error parseMembers(ByteReader &reader, bool isMethod,
                           std::vector<MemberInfo> &members,
                           std::vector<size_t> &firstAttributes);

  llvm::ArrayRef<uint8_t> bytes;
  uint64_t serial = 0;
  ClassHeader header;
  ConstantPool pool;
  std::vector<MemberInfo> fields, methods;
  /// Of members in file order, then of the class; moving keeps its buffer.
  llvm::SmallVector<AttributeInfo, 0> allAttributes;
  AttributeList attributes;
};

} // namespace jir

#endif // JIR_CLASSFILE_CLASSFILE_H
