//===- ValidationCode.cpp - Static constraints on code ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The static constraints on code (JVMS 4.9.1) and where frames must be.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/StackMapTable.h"
#include "jir/ClassFile/Validation.h"
#include "jir/Support/Descriptor.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

/// From this version on code is verified with frames only, and jsr and ret are
/// gone. Version 50 has frames, but HotSpot falls back to its old verifier,
/// which reads none, when they are wrong.
static constexpr uint16_t firstFramesOnlyVersion = 51;
/// From this version on the padding of switches may hold anything.
static constexpr uint16_t firstFreePaddingVersion = 51;
/// From this version on ldc may load classes.
static constexpr uint16_t firstClassConstantVersion = 49;
/// From this version on static and special calls may name interface methods.
static constexpr uint16_t firstInterfaceCallVersion = 52;
static constexpr unsigned maxDimensions = 255;

namespace {
/// Checks the code of one method.
class CodeChecker {
public:
  CodeChecker(const ClassFile &file, const MemberInfo &method,
              const CodeAttribute &code)
      : file(file), method(method), code(code), pool(file.getConstantPool()),
        version(file.getMajorVersion()) {}

  Error check();

private:
  Error checkInstruction(const Instruction &instruction);
  Error checkLocal(const Instruction &instruction);
  Error checkTarget(const Instruction &instruction, uint32_t target);
  Error checkSwitch(const Instruction &instruction);
  Error checkLoadedConstant(const Instruction &instruction);
  Error checkField(const Instruction &instruction);
  Error checkCall(const Instruction &instruction);
  Error checkInterfaceCount(const Instruction &instruction,
                            StringRef descriptor);
  Error checkClass(const Instruction &instruction);
  Error checkHandlers();
  Error checkFrames();
  Error checkFrame(const StackMapFrame &frame);
  Error checkLocalVariables();
  Error checkFramePlaces(const llvm::BitVector &frames);

  /// Turns an error of the constant pool into one at the instruction.
  static Error at(const Instruction &instruction, Error error) {
    return completePlace(std::move(error), [&](InputPlace &place) {
      place.bytecodeIndex = instruction.bytecodeIndex;
    });
  }
  static Error fail(const Instruction &instruction, const Twine &message) {
    return codeErrorAt(instruction.bytecodeIndex,
                       getMnemonic(instruction.opcode) + ": " + message);
  }
  bool isStart(uint32_t bytecodeIndex) const {
    return bytecodeIndex < starts.size() && starts.test(bytecodeIndex);
  }

  const ClassFile &file;
  const MemberInfo &method;
  const CodeAttribute &code;
  const ConstantPool &pool;
  uint16_t version;
  llvm::BitVector starts;
};
} // namespace

Error CodeChecker::checkTarget(const Instruction &instruction,
                               uint32_t target) {
  if (isStart(target))
    return Error::success();
  return fail(instruction, "the target " + Twine(int32_t(target)) +
                               " is not an instruction");
}

Error CodeChecker::checkSwitch(const Instruction &instruction) {
  if (version < firstFreePaddingVersion) {
    const uint8_t *padding =
        code.getBytes().data() + instruction.bytecodeIndex + 1;
    for (; padding != instruction.switchData; ++padding)
      if (*padding)
        return fail(instruction, "the padding is not zero");
  }
  if (Error error = checkTarget(instruction, instruction.getDefaultTarget()))
    return error;
  for (uint32_t i = 0, e = instruction.getNumCases(); i < e; ++i) {
    SwitchCase entry = instruction.getCase(i);
    if (Error error = checkTarget(instruction, entry.target))
      return error;
    if (i > 0 && instruction.getCase(i - 1).key >= entry.key)
      return fail(instruction, "the keys are not in ascending order");
  }
  return Error::success();
}

Error CodeChecker::checkLocal(const Instruction &instruction) {
  const OpcodeInfo &info = instruction.getInfo();
  unsigned slots = std::max<unsigned>(std::max(info.pops, info.pushes), 1);
  if (instruction.getLocal() + slots <= code.getMaxLocals())
    return Error::success();
  return fail(instruction, "local " + Twine(instruction.getLocal()) +
                               " is beyond the " + Twine(code.getMaxLocals()) +
                               " locals");
}

Error CodeChecker::checkLoadedConstant(const Instruction &instruction) {
  uint16_t index = instruction.getConstantIndex();
  bool wantsTwo = instruction.opcode == Opcode::Ldc2W;
  auto bad = [&] {
    return at(
        instruction,
        pool.makeTagError(index, wantsTwo ? "a constant of two slots for ldc2_w"
                                          : "a constant of one slot for ldc"));
  };
  switch (pool.getTag(index)) {
  case ConstantTag::Long:
  case ConstantTag::Double:
    return wantsTwo ? Error::success() : bad();
  case ConstantTag::Dynamic: {
    Expected<DynamicConstant> dynamic = pool.getDynamic(index);
    if (!dynamic)
      return at(instruction, dynamic.takeError());
    bool isTwo = dynamic->descriptor == "J" || dynamic->descriptor == "D";
    return isTwo == wantsTwo ? Error::success() : bad();
  }
  case ConstantTag::Class:
    if (version < firstClassConstantVersion)
      return bad();
    [[fallthrough]];
  case ConstantTag::Integer:
  case ConstantTag::Float:
  case ConstantTag::String:
  case ConstantTag::MethodHandle:
  case ConstantTag::MethodType:
    return wantsTwo ? bad() : Error::success();
  default:
    return bad();
  }
}

Error CodeChecker::checkField(const Instruction &instruction) {
  uint16_t index = instruction.getConstantIndex();
  if (pool.getTag(index) != ConstantTag::FieldRef)
    return at(instruction, pool.makeTagError(index, "CONSTANT_Fieldref"));
  return at(instruction, pool.getMemberRef(index).takeError());
}

Error CodeChecker::checkInterfaceCount(const Instruction &instruction,
                                       StringRef descriptor) {
  Expected<MethodDescriptor> parsed = MethodDescriptor::parse(descriptor);
  if (!parsed)
    return at(instruction, parsed.takeError());
  unsigned expected = parsed->getParameterSlots() + 1;
  if (instruction.getCount() != expected)
    return fail(instruction, "the count is " + Twine(instruction.getCount()) +
                                 " instead of " + Twine(expected));
  if (code.getBytes()[instruction.bytecodeIndex + 4] != 0)
    return fail(instruction, "the fourth operand is not zero");
  return Error::success();
}

Error CodeChecker::checkCall(const Instruction &instruction) {
  uint16_t index = instruction.getConstantIndex();
  ConstantTag tag = pool.getTag(index);
  bool fits = tag == ConstantTag::MethodRef;
  if (instruction.opcode == Opcode::Invokeinterface)
    fits = tag == ConstantTag::InterfaceMethodRef;
  else if (instruction.opcode != Opcode::Invokevirtual &&
           version >= firstInterfaceCallVersion)
    fits |= tag == ConstantTag::InterfaceMethodRef;
  if (!fits)
    return at(instruction,
              pool.makeTagError(index, "a method reference for " +
                                           getMnemonic(instruction.opcode)));
  Expected<MemberRefConstant> member = pool.getMemberRef(index);
  if (!member)
    return at(instruction, member.takeError());
  if (member->name.starts_with("<") &&
      (member->name != "<init>" || instruction.opcode != Opcode::Invokespecial))
    return fail(instruction, "it must not call \"" + member->name + "\"");
  if (instruction.opcode == Opcode::Invokeinterface)
    return checkInterfaceCount(instruction, member->descriptor);
  return Error::success();
}

Error CodeChecker::checkClass(const Instruction &instruction) {
  Expected<StringRef> name = pool.getClassName(instruction.getConstantIndex());
  if (!name)
    return at(instruction, name.takeError());
  unsigned dimensions = name->find_first_not_of('[');
  dimensions = std::min<size_t>(dimensions, name->size());
  switch (instruction.opcode) {
  case Opcode::New:
    if (dimensions)
      return fail(instruction, "the class is an array");
    break;
  case Opcode::Anewarray:
    if (dimensions >= maxDimensions)
      return fail(instruction, "the array has more than 255 dimensions");
    break;
  case Opcode::Multianewarray:
    if (instruction.getDimensions() == 0 ||
        instruction.getDimensions() > dimensions)
      return fail(instruction, Twine(instruction.getDimensions()) +
                                   " dimensions of an array of " +
                                   Twine(dimensions));
    break;
  default:
    break;
  }
  return Error::success();
}

Error CodeChecker::checkInstruction(const Instruction &instruction) {
  const OpcodeInfo &info = instruction.getInfo();
  if (info.flags & (OpcodeFlags::LoadsLocal | OpcodeFlags::StoresLocal))
    if (Error error = checkLocal(instruction))
      return error;
  switch (info.format) {
  case OperandFormat::Branch16:
  case OperandFormat::Branch32:
    if (info.base == Opcode::Jsr && version >= firstFramesOnlyVersion)
      return fail(instruction,
                  "not allowed in class file version " + Twine(version));
    return checkTarget(instruction, instruction.getBranchTarget());
  case OperandFormat::Local:
    if (instruction.opcode == Opcode::Ret && version >= firstFramesOnlyVersion)
      return fail(instruction,
                  "not allowed in class file version " + Twine(version));
    return Error::success();
  case OperandFormat::TableSwitch:
  case OperandFormat::LookupSwitch:
    return checkSwitch(instruction);
  case OperandFormat::Constant8:
  case OperandFormat::Constant16:
    return checkLoadedConstant(instruction);
  case OperandFormat::Field:
    return checkField(instruction);
  case OperandFormat::Method:
  case OperandFormat::InterfaceMethod:
    return checkCall(instruction);
  case OperandFormat::Dynamic: {
    uint16_t index = instruction.getConstantIndex();
    if (pool.getTag(index) != ConstantTag::InvokeDynamic)
      return at(instruction,
                pool.makeTagError(index, "CONSTANT_InvokeDynamic"));
    if (readBigU2(code.getBytes().data() + instruction.bytecodeIndex + 3))
      return fail(instruction, "the third and fourth operands are not zero");
    Expected<DynamicConstant> dynamic = pool.getDynamic(index);
    if (!dynamic)
      return at(instruction, dynamic.takeError());
    if (dynamic->name.starts_with("<"))
      return fail(instruction, "the name is \"" + dynamic->name + "\"");
    return Error::success();
  }
  case OperandFormat::Class:
  case OperandFormat::MultiArray:
    return checkClass(instruction);
  case OperandFormat::ArrayType:
    if (instruction.getArrayType() < 4 || instruction.getArrayType() > 11)
      return fail(instruction,
                  "unknown type code " + Twine(instruction.getArrayType()));
    return Error::success();
  default:
    return Error::success();
  }
}

Error CodeChecker::checkHandlers() {
  for (const ExceptionHandler &handler : code.getHandlers()) {
    if (handler.startPc >= handler.endPc || !isStart(handler.startPc) ||
        (handler.endPc != starts.size() && !isStart(handler.endPc)))
      return codeErrorAt(handler.startPc,
                         "the protected range up to " + Twine(handler.endPc) +
                             " does not consist of instructions");
    if (!isStart(handler.handlerPc))
      return codeErrorAt(handler.handlerPc,
                         "a handler starts where no instruction does");
    if (handler.catchType)
      if (Expected<ClassConstant> type = handler.catchType.resolve(pool); !type)
        return type.takeError();
  }
  return Error::success();
}

/// Frames must be where control can arrive other than from above.
Error CodeChecker::checkFramePlaces(const llvm::BitVector &frames) {
  auto missing = [&](uint32_t bytecodeIndex) {
    return inAttribute(codeErrorAt(bytecodeIndex, "a frame is missing here"),
                       "StackMapTable");
  };
  for (const Instruction &instruction : code.getInstructions()) {
    if (endsBlock(instruction.opcode) &&
        instruction.getNext() < frames.size() &&
        !frames.test(instruction.getNext()))
      return missing(instruction.getNext());
    if (!hasBranchTargets(instruction.opcode))
      continue;
    if (!instruction.isSwitch()) {
      if (!frames.test(instruction.getBranchTarget()))
        return missing(instruction.getBranchTarget());
      continue;
    }
    if (!frames.test(instruction.getDefaultTarget()))
      return missing(instruction.getDefaultTarget());
    for (uint32_t i = 0, e = instruction.getNumCases(); i < e; ++i)
      if (!frames.test(instruction.getCase(i).target))
        return missing(instruction.getCase(i).target);
  }
  for (const ExceptionHandler &handler : code.getHandlers())
    if (!frames.test(handler.handlerPc))
      return missing(handler.handlerPc);
  return Error::success();
}

Error CodeChecker::checkFrame(const StackMapFrame &frame) {
  auto fail = [&](const Twine &message) {
    return inAttribute(codeErrorAt(frame.bytecodeIndex, message),
                       "StackMapTable");
  };
  if (!isStart(frame.bytecodeIndex))
    return fail("the frame is within an instruction");
  for (llvm::ArrayRef<VerificationType> types :
       {llvm::ArrayRef<VerificationType>(frame.locals),
        llvm::ArrayRef<VerificationType>(frame.stack)})
    for (const VerificationType &type : types)
      if (type.kind == VerificationType::Uninitialized &&
          (!isStart(type.newIndex) ||
           Opcode(code.getBytes()[type.newIndex]) != Opcode::New))
        return fail("the uninitialized type names bytecode index " +
                    Twine(type.newIndex) + ", where there is no new");
  return Error::success();
}

Error CodeChecker::checkFrames() {
  Expected<StackMapReader> reader = StackMapReader::create(file, method, code);
  if (!reader)
    return reader.takeError();
  llvm::BitVector frames(starts.size());
  for (;;) {
    Expected<bool> more = reader->advance();
    if (!more)
      return more.takeError();
    if (!*more)
      break;
    if (Error error = checkFrame(reader->getFrame()))
      return error;
    frames.set(reader->getFrame().bytecodeIndex);
  }
  return checkFramePlaces(frames);
}

/// HotSpot's newer verifier wants local variables to start and end with
/// instructions.
Error CodeChecker::checkLocalVariables() {
  for (const AttributeInfo &attribute : code.getAttributes()) {
    if (attribute.kind != AttributeKind::LocalVariableTable)
      continue;
    Expected<TableView<LocalVariableEntry>> entries =
        parseLocalVariableTable(attribute);
    if (!entries)
      return entries.takeError();
    for (const LocalVariableEntry &entry : *entries) {
      uint32_t end = entry.startPc + entry.length;
      if (!isStart(entry.startPc) || (end != starts.size() && !isStart(end)))
        return inAttribute(
            codeErrorAt(entry.startPc, "a local variable's range up to " +
                                           Twine(end) +
                                           " does not consist of instructions"),
            attribute.name);
    }
  }
  return Error::success();
}

Error CodeChecker::check() {
  if (code.getBytes().empty())
    return codeErrorAt(0, "there are no instructions");
  if (Error error = findInstructionStarts(code.getBytes(), starts))
    return error;
  Opcode last = Opcode::Nop;
  uint32_t lastIndex = 0;
  for (const Instruction &instruction : code.getInstructions()) {
    if (Error error = checkInstruction(instruction))
      return error;
    last = instruction.opcode;
    lastIndex = instruction.bytecodeIndex;
  }
  if (Error error = checkHandlers())
    return error;
  if (version < firstFramesOnlyVersion)
    return Error::success();
  if (!endsBlock(last))
    return codeErrorAt(lastIndex, "control falls off the end of the code");
  if (Error error = checkLocalVariables())
    return error;
  return checkFrames();
}

Error jir::validateCode(const ClassFile &file, const MemberInfo &method,
                        const CodeAttribute &code) {
  return inClass(
      inMember(inAttribute(CodeChecker(file, method, code).check(), "Code"),
               method.describe()),
      file.getName());
}
