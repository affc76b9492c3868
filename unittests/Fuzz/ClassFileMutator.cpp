//===- ClassFileMutator.cpp - Mutations of class files ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the places of a class file that mean something, and changes one.
//
//===----------------------------------------------------------------------===//

#include "ClassFileMutator.h"
#include "jir/ClassFile/ClassFile.h"
#include "jir/ClassFile/Code.h"
#include "jir/ClassFile/Opcodes.h"
#include "llvm/Support/Endian.h"
#include <random>

using namespace jir;

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

namespace {

/// One change of one class file.
class Mutation {
public:
  Mutation(llvm::MutableArrayRef<uint8_t> bytes, const ClassFile &file,
           unsigned seed)
      : bytes(bytes), file(file), random(seed) {}

  /// False where the class has no place of the kind that was drawn.
  bool apply();

private:
  uint32_t draw(uint32_t count) { return random() % count; }
  uint8_t *getPlace(const uint8_t *inFile) {
    return bytes.data() + (inFile - file.getBytes().data());
  }
  const MemberInfo *drawMember();
  bool changeConstant();
  bool changeFlags();
  bool changeAttribute(AttributeList attributes);
  bool changeInstruction();

  llvm::MutableArrayRef<uint8_t> bytes;
  const ClassFile &file;
  std::minstd_rand random;
};

} // namespace

const MemberInfo *Mutation::drawMember() {
  size_t fields = file.getFields().size(), methods = file.getMethods().size();
  if (fields + methods == 0)
    return nullptr;
  size_t number = draw(fields + methods);
  return number < fields ? &file.getFields()[number]
                         : &file.getMethods()[number - fields];
}

/// An index in a constant becomes another.
bool Mutation::changeConstant() {
  const ConstantPool &pool = file.getConstantPool();
  unsigned index = 1 + draw(pool.size());
  if (index >= pool.size() || pool.getTag(index) == ConstantTag::Unusable ||
      pool.getTag(index) == ConstantTag::Utf8)
    return false;
  uint8_t *place = bytes.data() + pool.getOffset(index) + 1;
  bool hasTwo = pool.getTag(index) != ConstantTag::Class &&
                pool.getTag(index) != ConstantTag::String;
  place += hasTwo && draw(2) ? 2 : 0;
  if (place + 2 > bytes.end())
    return false;
  llvm::support::endian::write16be(place, draw(pool.size()));
  return true;
}

bool Mutation::changeFlags() {
  const MemberInfo *member = drawMember();
  if (!member)
    return false;
  uint8_t *place = bytes.data() + member->offset;
  place[draw(2)] ^= 1 << draw(8);
  return true;
}

/// Two bytes of an attribute become an index or a small number.
bool Mutation::changeAttribute(AttributeList attributes) {
  if (attributes.begin() == attributes.end())
    return false;
  const AttributeInfo &attribute =
      *std::next(attributes.begin(),
                 draw(std::distance(attributes.begin(), attributes.end())));
  if (attribute.data.size() < 2)
    return false;
  uint8_t *place =
      getPlace(attribute.data.data()) + draw(attribute.data.size() - 1);
  llvm::support::endian::write16be(
      place, draw(2) ? draw(file.getConstantPool().size()) : draw(4));
  return true;
}

/// An opcode becomes another of the same format, or an operand changes.
bool Mutation::changeInstruction() {
  if (file.getMethods().empty())
    return false;
  const MemberInfo &method = file.getMethods()[draw(file.getMethods().size())];
  if (!method.attributes.has(AttributeKind::Code))
    return false;
  llvm::Expected<CodeAttribute> code = CodeAttribute::parse(file, method);
  if (!code) {
    llvm::consumeError(code.takeError());
    return false;
  }
  llvm::ArrayRef<uint8_t> old = code->getBytes();
  if (old.empty())
    return false;
  uint8_t *place = getPlace(old.data()) + draw(old.size());
  if (draw(3)) {
    constexpr unsigned numOpcodes = 202;
    *place = draw(numOpcodes);
  } else {
    *place = draw(16);
  }
  return true;
}

bool Mutation::apply() {
  switch (draw(5)) {
  case 0:
    return changeConstant();
  case 1:
    return changeFlags();
  case 2:
    return changeAttribute(file.getAttributes());
  case 3: {
    const MemberInfo *member = drawMember();
    return member && changeAttribute(member->attributes);
  }
  default:
    return changeInstruction();
  }
}

size_t jir::test::mutateClassFile(uint8_t *data, size_t size, size_t maxSize,
                                  unsigned seed) {
  constexpr unsigned ofThemLibFuzzers = 8;
  llvm::Expected<ClassFile> file =
      ClassFile::parse(llvm::ArrayRef<uint8_t>(data, size));
  if (!file) {
    llvm::consumeError(file.takeError());
    return LLVMFuzzerMutate(data, size, maxSize);
  }
  if (seed % ofThemLibFuzzers == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  constexpr unsigned tries = 8;
  // The file refers to the bytes as they are changed; only the first change
  // that finds its place is made.
  for (unsigned i = 0; i != tries; ++i)
    if (Mutation({data, size}, *file, seed + i).apply())
      return size;
  return LLVMFuzzerMutate(data, size, maxSize);
}
