//===- ClassFilePrinter.cpp - Class files for people ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The printer of class files and of single instructions and constants.
//
//===----------------------------------------------------------------------===//

#include "jir/ClassFile/ClassFilePrinter.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/StackMapTable.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using llvm::raw_ostream;
using llvm::StringRef;

/// Prints modified UTF-8 on one line.
static void printText(StringRef text, raw_ostream &os) {
  for (char c : toDisplayUtf8(text)) {
    if (c == '\n')
      os << "\\n";
    else if (c == '\\')
      os << "\\\\";
    else if (uint8_t(c) < 0x20 || c == 0x7F)
      os << llvm::format("\\u%04x", unsigned(uint8_t(c)));
    else
      os << c;
  }
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// The name that javap has for a tag where it differs from the specification.
static StringRef getShortTagName(ConstantTag tag) {
  switch (tag) {
  case ConstantTag::FieldRef:
    return "Field";
  case ConstantTag::MethodRef:
    return "Method";
  case ConstantTag::InterfaceMethodRef:
    return "InterfaceMethod";
  case ConstantTag::Integer:
    return "int";
  case ConstantTag::Float:
    return "float";
  case ConstantTag::Long:
    return "long";
  case ConstantTag::Double:
    return "double";
  case ConstantTag::Class:
    return "class";
  default:
    return getConstantTagName(tag);
  }
}

static void printMember(const MemberRefConstant &member, raw_ostream &os) {
  printText(member.owner, os);
  os << '.';
  printText(member.name, os);
  os << ':';
  printText(member.descriptor, os);
}

/// Prints the values of constants that refer to no names.
static void printNumber(ConstantTag tag, const uint8_t *p, raw_ostream &os) {
  uint64_t bits = tag == ConstantTag::Long || tag == ConstantTag::Double
                      ? llvm::support::endian::read64be(p + 1)
                      : readBigU4(p + 1);
  if (tag == ConstantTag::Integer)
    os << int32_t(bits);
  else if (tag == ConstantTag::Long)
    os << int64_t(bits);
  else if (tag == ConstantTag::Float)
    os << llvm::format("%.9g", double(llvm::bit_cast<float>(uint32_t(bits))));
  else
    os << llvm::format("%.17g", llvm::bit_cast<double>(bits));
}

void jir::printConstant(uint16_t index, const ConstantPool &pool,
                        raw_ostream &os) {
  ConstantTag tag = pool.getTag(index);
  os << getShortTagName(tag) << ' ';
  const uint8_t *p = pool.find(index, tag);
  switch (tag) {
  case ConstantTag::Unusable:
    os << '#' << index;
    break;
  case ConstantTag::Utf8:
    printText(pool.getUtf8OrEmpty(index), os);
    break;
  case ConstantTag::Integer:
  case ConstantTag::Float:
  case ConstantTag::Long:
  case ConstantTag::Double:
    printNumber(tag, p, os);
    break;
  case ConstantTag::Class:
  case ConstantTag::String:
  case ConstantTag::MethodType:
  case ConstantTag::Module:
  case ConstantTag::Package:
    printText(pool.getUtf8OrEmpty(readBigU2(p + 1)), os);
    break;
  case ConstantTag::FieldRef:
  case ConstantTag::MethodRef:
  case ConstantTag::InterfaceMethodRef:
    printMember(pool.getMemberRefOrEmpty(index), os);
    break;
  case ConstantTag::NameAndType: {
    NameAndTypeConstant member = pool.getNameAndTypeOrEmpty(index);
    printText(member.name, os);
    os << ':';
    printText(member.descriptor, os);
    break;
  }
  case ConstantTag::MethodHandle:
    os << getReferenceKindName(ReferenceKind(p[1])) << ' ';
    printMember(pool.getMemberRefOrEmpty(readBigU2(p + 2)), os);
    break;
  case ConstantTag::Dynamic:
  case ConstantTag::InvokeDynamic: {
    NameAndTypeConstant member = pool.getNameAndTypeOrEmpty(readBigU2(p + 3));
    os << '#' << readBigU2(p + 1) << ':';
    printText(member.name, os);
    os << ':';
    printText(member.descriptor, os);
    break;
  }
  }
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

static void printSwitch(const Instruction &instruction, raw_ostream &os) {
  os << " {";
  for (uint32_t i = 0, e = instruction.getNumCases(); i < e; ++i) {
    SwitchCase entry = instruction.getCase(i);
    os << ' ' << entry.key << ": " << entry.target << ',';
  }
  os << " default: " << instruction.getDefaultTarget() << " }";
}

static StringRef getArrayTypeName(uint8_t code) {
  static constexpr const char *names[] = {"boolean", "char",  "float", "double",
                                          "byte",    "short", "int",   "long"};
  return code >= 4 && code <= 11 ? names[code - 4] : "unknown";
}

void jir::printInstruction(const Instruction &instruction,
                           const ConstantPool &pool, raw_ostream &os) {
  os << instruction.bytecodeIndex << ": " << (instruction.isWide ? "wide " : "")
     << getMnemonic(instruction.opcode);
  auto printPoolOperand = [&] { os << " #" << instruction.getConstantIndex(); };
  auto printComment = [&] {
    os << " // ";
    printConstant(instruction.getConstantIndex(), pool, os);
  };
  switch (instruction.getInfo().format) {
  case OperandFormat::Immediate8:
  case OperandFormat::Immediate16:
    os << ' ' << instruction.getImmediate();
    break;
  case OperandFormat::Local:
    os << ' ' << instruction.getLocal();
    break;
  case OperandFormat::Increment:
    os << ' ' << instruction.getLocal() << ", " << instruction.getIncrement();
    break;
  case OperandFormat::Branch16:
  case OperandFormat::Branch32:
    os << ' ' << instruction.getBranchTarget();
    break;
  case OperandFormat::TableSwitch:
  case OperandFormat::LookupSwitch:
    printSwitch(instruction, os);
    break;
  case OperandFormat::Constant8:
  case OperandFormat::Constant16:
  case OperandFormat::Field:
  case OperandFormat::Method:
  case OperandFormat::Class:
    printPoolOperand();
    printComment();
    break;
  case OperandFormat::Dynamic: // The zero that javap shows.
  case OperandFormat::InterfaceMethod:
  case OperandFormat::MultiArray:
    printPoolOperand();
    os << ", " << instruction.operand2;
    printComment();
    break;
  case OperandFormat::ArrayType:
    os << ' ' << getArrayTypeName(instruction.getArrayType());
    break;
  default:
    break;
  }
}

//===----------------------------------------------------------------------===//
// Class files
//===----------------------------------------------------------------------===//

namespace {
/// Prints one class file.
class Printer {
public:
  Printer(const ClassFile &file, raw_ostream &os, const PrintOptions &options)
      : file(file), pool(file.getConstantPool()), os(os), options(options) {}

  void print();

private:
  void printHeader();
  void printConstants();
  void printMember(const MemberInfo &member);
  void printAttribute(const AttributeInfo &attribute);
  void printCode(const CodeAttribute &code, const MemberInfo &method);
  void printFrames(const CodeAttribute &code, const MemberInfo &method);
  void printTypes(llvm::ArrayRef<VerificationType> types);
  void printError(llvm::Error error) {
    os << "error: " << llvm::toString(std::move(error)) << '\n';
  }

  const ClassFile &file;
  const ConstantPool &pool;
  raw_ostream &os;
  const PrintOptions &options;
};
} // namespace

static void printFlags(uint16_t flags, raw_ostream &os) {
  os << "flags " << llvm::format_hex(flags, 6);
}

void Printer::printHeader() {
  const ClassHeader &header = file.getHeader();
  os << (header.isModule()      ? "module "
         : header.isInterface() ? "interface "
                                : "class ");
  printText(header.name, os);
  if (!header.superName.empty()) {
    os << " extends ";
    printText(header.superName, os);
  }
  StringRef separator = " implements ";
  for (StringRef name : header.interfaces) {
    os << separator;
    printText(name, os);
    separator = ", ";
  }
  os << "\n  version " << header.majorVersion << '.' << header.minorVersion
     << ", ";
  printFlags(header.accessFlags, os);
  os << '\n';
}

void Printer::printConstants() {
  for (unsigned i = 1, e = pool.size(); i < e; ++i) {
    if (pool.getTag(i) == ConstantTag::Unusable)
      continue;
    os << "  #" << i << " = ";
    printConstant(i, pool, os);
    os << '\n';
  }
}

/// Prints name and length, and the contents where they are one index.
void Printer::printAttribute(const AttributeInfo &attribute) {
  printText(attribute.name, os);
  os << " (" << attribute.data.size() << " bytes)";
  switch (attribute.kind) {
  case AttributeKind::ConstantValue:
  case AttributeKind::Signature:
  case AttributeKind::SourceFile:
  case AttributeKind::NestHost:
  case AttributeKind::ModuleMainClass:
  case AttributeKind::ModuleTarget:
    if (llvm::Expected<uint16_t> index = parseIndexAttribute(attribute)) {
      os << ": ";
      printConstant(*index, pool, os);
    } else {
      llvm::consumeError(index.takeError());
    }
    break;
  case AttributeKind::Unknown:
    os << " unknown";
    break;
  default:
    break;
  }
  os << '\n';
}

void Printer::printTypes(llvm::ArrayRef<VerificationType> types) {
  StringRef separator = "";
  os << '[';
  for (const VerificationType &type : types) {
    os << separator;
    if (type.kind == VerificationType::Object)
      printText(type.className, os);
    else
      type.print(os);
    separator = ", ";
  }
  os << ']';
}

void Printer::printFrames(const CodeAttribute &code, const MemberInfo &method) {
  llvm::Expected<std::vector<StackMapFrame>> frames =
      readStackMapFrames(file, method, code);
  if (!frames)
    return printError(frames.takeError());
  for (const StackMapFrame &frame : *frames) {
    os << "      frame " << frame.bytecodeIndex << ": locals ";
    printTypes(frame.locals);
    os << " stack ";
    printTypes(frame.stack);
    os << '\n';
  }
}

void Printer::printCode(const CodeAttribute &code, const MemberInfo &method) {
  os << "      max stack " << code.getMaxStack() << ", max locals "
     << code.getMaxLocals() << '\n';
  uint32_t end = 0;
  for (const Instruction &instruction : code.getInstructions()) {
    os << "      ";
    printInstruction(instruction, pool, os);
    os << '\n';
    end = instruction.getNext();
  }
  if (end != code.getBytes().size())
    printError(explainMalformed(code.getBytes(), end));
  for (const ExceptionHandler &handler : code.getHandlers()) {
    os << "      handler [" << handler.startPc << ", " << handler.endPc
       << ") -> " << handler.handlerPc << ' ';
    if (handler.catchType)
      printText(pool.getClassNameOrEmpty(handler.catchType.value), os);
    else
      os << "any";
    os << '\n';
  }
  for (const AttributeInfo &attribute : code.getAttributes()) {
    os << "      ";
    printAttribute(attribute);
  }
  if (options.stackMaps)
    printFrames(code, method);
}

void Printer::printMember(const MemberInfo &member) {
  os << "  ";
  printText(member.describe(), os);
  os << ' ';
  printFlags(member.accessFlags, os);
  os << '\n';
  for (const AttributeInfo &attribute : member.attributes) {
    os << "    ";
    printAttribute(attribute);
    if (attribute.kind != AttributeKind::Code || !options.code)
      continue;
    llvm::Expected<CodeAttribute> code = CodeAttribute::parse(file, member);
    if (code)
      printCode(*code, member);
    else
      printError(code.takeError());
  }
}

void Printer::print() {
  printHeader();
  if (options.constants)
    printConstants();
  for (const MemberInfo &field : file.getFields())
    printMember(field);
  for (const MemberInfo &method : file.getMethods())
    printMember(method);
  for (const AttributeInfo &attribute : file.getAttributes()) {
    os << "  ";
    printAttribute(attribute);
  }
}

void jir::printClassFile(const ClassFile &file, raw_ostream &os,
                         const PrintOptions &options) {
  Printer(file, os, options).print();
}
