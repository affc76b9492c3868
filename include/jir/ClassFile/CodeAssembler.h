//===- CodeAssembler.h - Code with branches of any length -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Assembles the code of a method that is right: branches get the width they
/// need, switches the shorter form, frames their shortest forms. CodeBuilder
/// encodes the single instructions.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CODEASSEMBLER_H
#define JIR_CLASSFILE_CODEASSEMBLER_H

#include "jir/ClassFile/CodeBuilder.h"

namespace jir {

/// The opposite of a conditional branch: Ifge of Iflt.
Opcode invertCondition(Opcode opcode);

/// Assembles one method.
class CodeAssembler {
public:
  /// A place in the code.
  struct Label {
    unsigned id = ~0u;
    bool isValid() const { return id != ~0u; }
  };

  /// A verification type whose `new` is still a label.
  struct FrameType {
    VerificationType type;
    /// Where the instruction of an Uninitialized is.
    Label newSite;
  };

  explicit CodeAssembler(ConstantPoolBuilder &pool)
      : pool(pool), straight(pool) {}

  /// For instructions that do not branch.
  CodeBuilder &code() { return straight; }

  Label makeLabel();
  /// Puts the label here.
  void bind(Label label);
  /// makeLabel and bind.
  Label here();

  /// goto or a conditional branch, by its short opcode.
  void emitBranch(Opcode opcode, Label target);
  /// A tableswitch or a lookupswitch, whichever javac would choose; the cases
  /// are sorted by key.
  void emitSwitch(llvm::ArrayRef<std::pair<int32_t, Label>> cases,
                  Label defaultTarget);

  /// Protects [start, end), as CodeBuilder does; empty ranges are dropped.
  void addHandler(Label start, Label end, Label handler, uint16_t catchType);
  /// Declares the frame at a label. Of several at one place the last counts.
  void addFrame(Label label, llvm::ArrayRef<FrameType> locals,
                llvm::ArrayRef<FrameType> stack);
  /// Declares the frame after the last conditional branch, which is needed only
  /// where the branch is too far for its short form.
  void addFallThroughFrame(llvm::ArrayRef<FrameType> locals,
                           llvm::ArrayRef<FrameType> stack);
  /// Source line of the code from here on.
  void addLine(uint16_t line);

  /// Whether a branch may turn out too far for its short form.
  bool mayHaveFarBranches() const;

  /// The Code attribute as it was assembled.
  struct Result {
    ByteWriter contents;
    uint32_t codeLength = 0;
  };
  /// The contents of the Code attribute. \p initialLocals are those of the
  /// implicit first frame; without \p withFrames there is no StackMapTable.
  /// Errors: code of more than 65,535 bytes, too many handlers.
  llvm::Expected<Result> finish(uint16_t maxStack, uint16_t maxLocals,
                                llvm::ArrayRef<VerificationType> initialLocals,
                                bool withFrames);

private:
  /// A branch or switch, which is before byte `offset` of the straight code.
  struct Jump {
    uint32_t offset;
    Opcode opcode;
    bool isFar = false;
    Label target;
    /// Index of the frame after it, and of the first case; -1: none.
    int32_t fallThroughFrame = -1;
    uint32_t firstCase = 0, numCases = 0;
    /// Bytecode index, once laid out.
    uint32_t place = 0;
  };
  struct Handler {
    Label start, end, handler;
    uint16_t catchType;
  };
  struct Frame {
    Label label;
    llvm::SmallVector<FrameType, 8> locals, stack;
  };
  /// A label is before byte `offset` and after the first `numJumps` jumps.
  struct Place {
    uint32_t offset = ~0u;
    uint32_t numJumps = 0;
  };

  uint32_t getLength(const Jump &jump, uint32_t place) const;
  uint32_t getPlace(Label label) const;
  void layOut();
  bool widen();
  void writeCode(ByteWriter &writer) const;
  void writeJump(ByteWriter &writer, const Jump &jump) const;
  void writeSwitch(ByteWriter &writer, const Jump &jump) const;
  llvm::Error writeHandlers(ByteWriter &writer) const;
  bool writeStackMap(ByteWriter &writer,
                     llvm::ArrayRef<VerificationType> initialLocals);
  bool writeLines(ByteWriter &writer) const;

  ConstantPoolBuilder &pool;
  CodeBuilder straight;
  std::vector<Place> labels;
  std::vector<Jump> jumps;
  std::vector<std::pair<int32_t, Label>> cases;
  std::vector<Handler> handlers;
  std::vector<Frame> frames;
  std::vector<std::pair<Label, uint16_t>> lines;
  /// Bytes of all jumps up to each, once laid out.
  std::vector<uint32_t> bytesBefore;
  uint32_t codeLength = 0;
};

} // namespace jir

#endif // JIR_CLASSFILE_CODEASSEMBLER_H
