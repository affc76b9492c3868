//===- CodeBuilder.h - An assembler of method bodies ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes Code attributes: instructions by the formats of Opcodes.def, labels,
/// exception handlers, frames.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_CODEBUILDER_H
#define JIR_CLASSFILE_CODEBUILDER_H

#include "jir/ClassFile/ConstantPoolBuilder.h"
#include "jir/ClassFile/Opcodes.h"
#include "jir/ClassFile/StackMapTable.h"

namespace jir {

/// Assembles the code of one method. Nothing is checked beyond what the
/// encoding needs, so that wrong code can be made as well.
class CodeBuilder {
public:
  /// A place in the code that branches name before or after it is bound.
  struct Label {
    unsigned id;
  };

  explicit CodeBuilder(ConstantPoolBuilder &pool) : pool(pool) {}

  Label makeLabel();
  /// Puts the label here.
  CodeBuilder &bind(Label label);
  /// makeLabel and bind.
  Label here();
  /// Bytecode index of the next instruction.
  uint32_t getPosition() const { return code.size(); }
  /// The instructions so far; targets of branches are filled in by finish().
  llvm::ArrayRef<uint8_t> getCode() const { return code.getBytes(); }

  /// An instruction without operands.
  CodeBuilder &emit(Opcode opcode);
  /// A load, store or ret, in its shortest form; \p opcode is the general one.
  CodeBuilder &emitLocal(Opcode opcode, uint16_t local);
  CodeBuilder &emitIncrement(uint16_t local, int16_t increment);
  /// Pushes an int, by the shortest instruction.
  CodeBuilder &emitInt(int32_t value);
  /// ldc (or ldc_w), ldc2_w, and field, invoke and class instructions. The last
  /// operands of invokedynamic are added.
  CodeBuilder &emitConstant(Opcode opcode, uint16_t index);
  CodeBuilder &emitInterfaceCall(uint16_t index, uint8_t count);
  CodeBuilder &emitNewArray(uint8_t typeCode);
  CodeBuilder &emitMultiArray(uint16_t index, uint8_t dimensions);
  /// A branch; its width is that of the opcode.
  CodeBuilder &emitBranch(Opcode opcode, Label target);
  CodeBuilder &emitTableSwitch(int32_t low, llvm::ArrayRef<Label> targets,
                               Label defaultTarget);
  /// The cases must be sorted by key, or the code is wrong.
  CodeBuilder &emitLookupSwitch(llvm::ArrayRef<std::pair<int32_t, Label>> cases,
                                Label defaultTarget);
  /// Any bytes.
  CodeBuilder &emitRaw(llvm::ArrayRef<uint8_t> bytes);

  /// Protects [start, end); \p catchType is the index of a class, or 0.
  CodeBuilder &addHandler(Label start, Label end, Label handler,
                          uint16_t catchType);
  /// Declares the frame at a label (as a full frame).
  CodeBuilder &addFrame(Label label, llvm::ArrayRef<VerificationType> locals,
                        llvm::ArrayRef<VerificationType> stack);
  /// Adds an attribute of Code.
  CodeBuilder &addAttribute(llvm::StringRef name,
                            llvm::ArrayRef<uint8_t> contents);
  CodeBuilder &setLimits(uint16_t newMaxStack, uint16_t newMaxLocals) {
    maxStack = newMaxStack;
    maxLocals = newMaxLocals;
    return *this;
  }

  /// The contents of the Code attribute. Errors: a label that is not bound, a
  /// branch that is too far for its width.
  llvm::Expected<ByteWriter> finish();

private:
  struct Fixup {
    uint32_t instruction, operand;
    unsigned label;
    bool isWide;
  };
  struct Handler {
    Label start, end, handler;
    uint16_t catchType;
  };
  using Types = llvm::SmallVector<VerificationType, 4>;

  void writeTarget(uint32_t instruction, Label target, bool isWide);
  void padSwitch();
  llvm::Expected<uint32_t> getPlace(Label label) const;
  llvm::Error applyFixups();
  llvm::Error writeHandlers(ByteWriter &writer) const;
  llvm::Error addStackMap();
  void writeTypes(ByteWriter &writer, llvm::ArrayRef<VerificationType> types);

  ConstantPoolBuilder &pool;
  ByteWriter code, attributes;
  unsigned numAttributes = 0;
  uint16_t maxStack = 8, maxLocals = 8;
  static constexpr uint32_t unbound = ~0u;
  llvm::SmallVector<uint32_t, 8> labels;
  llvm::SmallVector<Fixup, 8> fixups;
  llvm::SmallVector<Handler, 2> handlers;
  std::vector<std::pair<Label, std::pair<Types, Types>>> frames;
};

} // namespace jir

#endif // JIR_CLASSFILE_CODEBUILDER_H
