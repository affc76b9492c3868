//===- ClassFile.cpp - A class file, read in place --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader of class files (JVMS 4.1, 4.5, 4.6).
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ClassFile.h"
#include "llvm/ADT/StringExtras.h"
#include <atomic>

using namespace jir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

static constexpr uint32_t magic = 0xCAFEBABE;
/// From this version on the minor version is 0 or previewMinorVersion.
static constexpr uint16_t firstStrictMinorVersion = 56;

/// Java's own number of a class file version.
static unsigned getJavaRelease(uint16_t majorVersion) {
  return majorVersion - 44;
}

static Error checkVersion(uint16_t major, uint16_t minor,
                          const ParseOptions &options) {
  std::string version = (Twine(major) + "." + Twine(minor)).str();
  if (major < oldestClassFileVersion)
    return inputErrorAt(4, "class file version " + version +
                               " is older than any Java");
  if (major > newestClassFileVersion && !options.allowNewerVersions)
    return inputErrorAt(
        4, "class file version " + version + " (Java " +
               Twine(getJavaRelease(major)) + ") is newer than " +
               Twine(newestClassFileVersion) + " (Java " +
               Twine(getJavaRelease(newestClassFileVersion)) +
               "), the newest that is known; --try-newer-class-files reads it "
               "all the same");
  if (major >= firstStrictMinorVersion && minor != 0 &&
      minor != previewMinorVersion)
    return inputErrorAt(4, "class file version " + version +
                               " has a minor version that is neither 0 nor " +
                               Twine(previewMinorVersion));
  return Error::success();
}

/// Reads superclass and interfaces; the class's name is known.
static Error readSupertypes(ByteReader &reader, const ConstantPool &pool,
                            ClassHeader &header) {
  uint16_t superIndex = reader.readU2();
  unsigned numInterfaces = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead("the superclass");
  if (superIndex) {
    Expected<StringRef> superName = pool.getClassName(superIndex);
    if (!superName)
      return superName.takeError();
    header.superName = *superName;
  } else if (header.name != "java/lang/Object" && !header.isModule()) {
    return inputErrorAt(reader.getFileOffset() - 4, "there is no superclass");
  }
  header.interfaces.reserve(numInterfaces);
  for (unsigned i = 0; i < numInterfaces; ++i) {
    uint16_t index = reader.readU2();
    if (reader.hasFailed())
      return reader.checkRead("the list of interfaces");
    Expected<StringRef> name = pool.getClassName(index);
    if (!name)
      return name.takeError();
    header.interfaces.push_back(*name);
  }
  return Error::success();
}

/// Reads from the magic number to the interfaces.
static Error readHeader(ArrayRef<uint8_t> bytes, ByteReader &reader,
                        const ParseOptions &options, ConstantPool &pool,
                        ClassHeader &header) {
  // Offsets are kept in 32 bits; no class file comes near.
  if (bytes.size() > UINT32_MAX)
    return inputError("the class file is larger than 4 GB");
  uint32_t start = reader.readU4();
  if (!reader.hasFailed() && start != magic)
    return inputErrorAt(0, "not a class file: it starts with 0x" +
                               Twine::utohexstr(start) +
                               " instead of 0xcafebabe");
  header.minorVersion = reader.readU2();
  header.majorVersion = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead("the class file's header");
  Error versionError =
      checkVersion(header.majorVersion, header.minorVersion, options);

  Expected<ConstantPool> parsed = ConstantPool::parse(bytes, reader);
  if (!parsed) {
    if (!versionError)
      return parsed.takeError();
    llvm::consumeError(parsed.takeError());
    return versionError;
  }
  pool = std::move(*parsed);
  header.accessFlags = reader.readU2();
  uint16_t thisIndex = reader.readU2();
  // The error about the version names the class wherever that can be read.
  if (versionError)
    return inClass(std::move(versionError),
                   pool.getClassNameOrEmpty(thisIndex));
  if (reader.hasFailed())
    return reader.checkRead("the class's flags and name");
  Expected<StringRef> name = pool.getClassName(thisIndex);
  if (!name)
    return name.takeError();
  header.name = *name;
  return inClass(readSupertypes(reader, pool, header), header.name);
}

Expected<ClassHeader> ClassHeader::parse(ArrayRef<uint8_t> bytes,
                                         const ParseOptions &options) {
  ByteReader reader(bytes);
  ConstantPool pool;
  ClassHeader header;
  if (Error error = readHeader(bytes, reader, options, pool, header))
    return error;
  return header;
}

std::string MemberInfo::describe() const {
  return (Twine(isMethod ? "method " : "field ") + name +
          (isMethod ? "" : ":") + descriptor)
      .str();
}

static Error readNameAndDescriptor(const ConstantPool &pool, uint16_t nameIndex,
                                   uint16_t descriptorIndex,
                                   MemberInfo &member) {
  Expected<StringRef> name = pool.getUtf8(nameIndex);
  if (!name)
    return name.takeError();
  Expected<StringRef> descriptor = pool.getUtf8(descriptorIndex);
  if (!descriptor)
    return descriptor.takeError();
  member.name = *name;
  member.descriptor = *descriptor;
  return Error::success();
}

Error ClassFile::parseMembers(ByteReader &reader, bool isMethod,
                              std::vector<MemberInfo> &members,
                              std::vector<size_t> &firstAttributes) {
  unsigned count = reader.readU2();
  if (reader.hasFailed())
    return reader.checkRead(isMethod ? "the methods' count"
                                     : "the fields' count");
  // A count that the file has no room for must not reserve memory.
  members.reserve(std::min<uint64_t>(count, reader.getRemaining() / 8));
  for (unsigned i = 0; i < count; ++i) {
    MemberInfo member;
    member.isMethod = isMethod;
    member.offset = reader.getFileOffset();
    member.accessFlags = reader.readU2();
    uint16_t nameIndex = reader.readU2();
    uint16_t descriptorIndex = reader.readU2();
    if (reader.hasFailed())
      return reader.checkRead(isMethod ? "a method" : "a field");
    if (Error error =
            readNameAndDescriptor(pool, nameIndex, descriptorIndex, member))
      return inMember(std::move(error),
                      (isMethod ? "method number " : "field number ") +
                          Twine(i));
    firstAttributes.push_back(allAttributes.size());
    if (Error error = readAttributes(reader, pool,
                                     isMethod ? AttributePlaces::Method
                                              : AttributePlaces::Field,
                                     header.majorVersion, allAttributes))
      return inMember(std::move(error), member.describe());
    members.push_back(member);
  }
  return Error::success();
}

Error ClassFile::parseBody(ByteReader &reader) {
  // The attributes move while they are collected, so views of them come last.
  std::vector<size_t> firstAttributes;
  if (Error error = parseMembers(reader, false, fields, firstAttributes))
    return error;
  if (Error error = parseMembers(reader, true, methods, firstAttributes))
    return error;
  firstAttributes.push_back(allAttributes.size());
  if (Error error = readAttributes(reader, pool, AttributePlaces::Class,
                                   header.majorVersion, allAttributes))
    return error;
  if (Error error = reader.checkEnd("the class"))
    return error;

  ArrayRef<AttributeInfo> all = allAttributes;
  size_t next = 0;
  for (std::vector<MemberInfo> *members : {&fields, &methods})
    for (MemberInfo &member : *members) {
      size_t first = firstAttributes[next++];
      member.attributes = all.slice(first, firstAttributes[next] - first);
    }
  attributes = all.drop_front(firstAttributes[next]);
  return Error::success();
}

Expected<ClassFile> ClassFile::parse(ArrayRef<uint8_t> bytes,
                                     const ParseOptions &options) {
  ByteReader reader(bytes);
  ClassFile file;
  file.bytes = bytes;
  static std::atomic<uint64_t> numParsed(0);
  file.serial = ++numParsed;
  if (Error error = readHeader(bytes, reader, options, file.pool, file.header))
    return error;
  if (Error error = file.parseBody(reader))
    return inClass(std::move(error), file.getName());
  return file;
}

Expected<ClassFile> ClassFile::parse(llvm::MemoryBufferRef buffer,
                                     const ParseOptions &options) {
  Expected<ClassFile> file =
      parse(llvm::arrayRefFromStringRef(buffer.getBuffer()), options);
  if (!file)
    return inFile(file.takeError(), buffer.getBufferIdentifier());
  return file;
}

static const MemberInfo *findMember(ArrayRef<MemberInfo> members,
                                    StringRef name, StringRef descriptor) {
  for (const MemberInfo &member : members)
    if (member.name == name && member.descriptor == descriptor)
      return &member;
  return nullptr;
}

const MemberInfo *ClassFile::findField(StringRef name,
                                       StringRef descriptor) const {
  return findMember(fields, name, descriptor);
}

const MemberInfo *ClassFile::findMethod(StringRef name,
                                        StringRef descriptor) const {
  return findMember(methods, name, descriptor);
}
