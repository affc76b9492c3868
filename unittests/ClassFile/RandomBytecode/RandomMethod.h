//===- RandomMethod.h - Random valid bytecode -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes methods that HotSpot verifies, that end, and that do what javac never
/// does: irreducible loops, values kept on the stack across branches, every
/// form of dup, subroutines, handlers that cover themselves, dead code.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_UNITTESTS_CLASSFILE_RANDOMBYTECODE_RANDOMMETHOD_H
#define JIR_UNITTESTS_CLASSFILE_RANDOMBYTECODE_RANDOMMETHOD_H

#include "jir/ClassFile/ClassFileBuilder.h"
#include "llvm/ADT/SmallVector.h"
#include <random>

namespace jir::test {

/// What a stack entry or a local holds.
enum class Kind : uint8_t { Int, Long, Float, Double, String, Object, Ints };

/// Slots on the stack and among the locals.
inline unsigned getSlots(Kind kind) {
  return kind == Kind::Long || kind == Kind::Double ? 2 : 1;
}

/// One random method `static long NAME(int, long, float, double, String)` of a
/// class with the static field `fuel` of type int and the method `note(J)J`,
/// which mixes a value into the class's hash.
class RandomMethod {
public:
  /// \p hasFrames: the class file has stack maps, so there are no subroutines.
  RandomMethod(ClassFileBuilder &file, llvm::StringRef className, uint64_t seed,
               bool hasFrames);

  /// Adds the method to the class.
  void write(llvm::StringRef name);

  static constexpr llvm::StringLiteral descriptor = "(IJFDLjava/lang/String;)J";

private:
  using Label = CodeBuilder::Label;
  /// A place where blocks meet: the locals hold what they hold at the start of
  /// every block, the stack what `shape` states.
  struct Block {
    Label label;
    llvm::SmallVector<Kind, 4> shape;
  };

  unsigned roll(unsigned limit) {
    return std::uniform_int_distribution<unsigned>(0, limit - 1)(random);
  }
  bool chance(unsigned percent) { return roll(100) < percent; }

  // Instructions (RandomInstructions.cpp).
  void pushKind(Kind kind);
  void pushConstant(Kind kind);
  void pop();
  void instruction();
  void binary();
  void shift();
  void unary();
  void convert();
  void compare();
  void duplicate();
  void duplicatePastOne();
  void duplicatePastTwo();
  void increment();
  void store();
  void reference();
  void element();
  void newObject();
  void call();
  void scratch();
  /// Converts the top of the stack to \p kind, by a conversion or a new value.
  void want(Kind kind);

  // Control flow (RandomMethod.cpp).
  Block makeBlock(unsigned height);
  void block(unsigned index);
  void checkFuel();
  void matchShape(llvm::ArrayRef<Kind> shape);
  void jump(unsigned target);
  void branch();
  void switchOver();
  void subroutineCall(unsigned index);
  void storeReturnAddress(unsigned local);
  void subroutines();
  void terminator(unsigned index);
  void handlers();
  void declareFrame(Label label);
  void finish();
  unsigned pickTarget() { return roll(blocks.size()); }
  unsigned pickLocal(Kind kind);

  ClassFileBuilder &file;
  std::string className;
  std::mt19937_64 random;
  bool hasFrames;
  CodeBuilder code;
  std::vector<Block> blocks;
  /// Where handlers may begin and end.
  std::vector<Label> marks;
  std::vector<Label> handlerLabels;
  /// The last of the outer ones calls the first inner one, that the next.
  std::vector<Block> subroutineBlocks;
  unsigned numOuterSubroutines = 0;
  llvm::SmallVector<Kind, 16> stack;
};

} // namespace jir::test

#endif // JIR_UNITTESTS_CLASSFILE_RANDOMBYTECODE_RANDOMMETHOD_H
