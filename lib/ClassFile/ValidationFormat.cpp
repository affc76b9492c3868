//===- ValidationFormat.cpp - Format checks of class files ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What HotSpot checks of class and members when it defines a class (JVMS 4.8).
//
//===----------------------------------------------------------------------===//

#include "AttributeChecks.h"
#include "Names.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/Validation.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/DenseSet.h"

using namespace jir;
using llvm::Error;
using llvm::Expected;
using llvm::StringRef;
using llvm::Twine;

static constexpr unsigned maxCodeLength = 65535;
static constexpr unsigned maxParameterSlots = 255;

//===----------------------------------------------------------------------===//
// Flags. HotSpot looks only at some of the bits, and at fewer in old versions.
//===----------------------------------------------------------------------===//

bool jir::areLegalClassFlags(uint16_t flags, uint16_t majorVersion) {
  auto has = [&](uint16_t bits) { return (flags & bits) != 0; };
  bool isAbstract = has(access::Abstract);
  bool isInterface = has(access::Interface);
  if (majorVersion >= 53 && has(access::Module))
    return false;
  // Compilers before Java 6 left interfaces without the abstract flag.
  if (isInterface && majorVersion < 50)
    isAbstract = true;
  if (isAbstract && has(access::Final))
    return false;
  if (isInterface && !isAbstract)
    return false;
  if (majorVersion < 49)
    return true;
  return isInterface ? !has(access::Super | access::Enum)
                     : !has(access::Annotation);
}

static bool hasOneVisibility(uint16_t flags) {
  uint16_t visibility =
      flags & (access::Public | access::Private | access::Protected);
  return (visibility & (visibility - 1)) == 0;
}

static bool areLegalFieldFlags(uint16_t flags, bool inInterface,
                               uint16_t majorVersion) {
  using namespace access;
  if (!inInterface)
    return hasOneVisibility(flags) &&
           (flags & (Final | Volatile)) != (Final | Volatile);
  constexpr uint16_t needed = Public | Static | Final;
  uint16_t forbidden = Private | Protected | Volatile | Transient;
  if (majorVersion >= 49)
    forbidden |= Enum;
  return (flags & needed) == needed && !(flags & forbidden);
}

static bool areLegalInterfaceMethodFlags(uint16_t flags,
                                         uint16_t majorVersion) {
  using namespace access;
  if (majorVersion < 52) {
    uint16_t forbidden = Static | Final | Native;
    if (majorVersion >= 49)
      forbidden |= Private | Protected | Synchronized | Strict;
    constexpr uint16_t needed = Public | Abstract;
    return (flags & needed) == needed && !(flags & forbidden);
  }
  if (bool(flags & Public) == bool(flags & Private) ||
      (flags & (Protected | Final | Synchronized | Native)))
    return false;
  uint16_t withAbstract = Private | Static;
  if (majorVersion < 61)
    withAbstract |= Strict;
  return !(flags & Abstract) || !(flags & withAbstract);
}

static bool areLegalMethodFlags(uint16_t flags, bool inInterface,
                                StringRef name, uint16_t majorVersion) {
  using namespace access;
  if (inInterface)
    return areLegalInterfaceMethodFlags(flags, majorVersion);
  if (!hasOneVisibility(flags))
    return false;
  if (name == "<init>") {
    uint16_t forbidden = Static | Final | Synchronized | Native | Abstract;
    if (majorVersion >= 49)
      forbidden |= Bridge;
    return !(flags & forbidden);
  }
  uint16_t withAbstract = Final | Native | Private | Static;
  if (majorVersion >= 49)
    withAbstract |= Synchronized;
  if (majorVersion >= 49 && majorVersion < 61)
    withAbstract |= Strict;
  return !(flags & Abstract) || !(flags & withAbstract);
}

namespace {
/// Checks one class file.
class FormatChecker {
public:
  explicit FormatChecker(const ClassFile &file)
      : file(file), header(file.getHeader()), pool(file.getConstantPool()),
        version(file.getMajorVersion()) {}

  Error checkHeader();
  Error checkMembers(llvm::ArrayRef<MemberInfo> members);
  Error checkClassAttributes();

private:
  Error checkSupertypes();
  Error checkField(const MemberInfo &field);
  Error checkMethod(const MemberInfo &method);
  Error checkMethodName(const MemberInfo &method, uint16_t &flags);
  Error checkConstantValue(const AttributeInfo &attribute,
                           StringRef descriptor);
  Error checkCode(const MemberInfo &method, unsigned parameterSlots);
  Error checkBootstrapCount();

  const ClassFile &file;
  const ClassHeader &header;
  const ConstantPool &pool;
  uint16_t version;
};
} // namespace

Error FormatChecker::checkHeader() {
  // Module descriptors are not classes to HotSpot; only their constants and
  // attributes matter.
  if (header.isModule())
    return Error::success();
  if (!areLegalClassFlags(header.accessFlags, version))
    return inputError("illegal class flags 0x" +
                      Twine::utohexstr(header.accessFlags));
  if (header.name.starts_with("["))
    return inputError("the class's name is that of an array");
  return checkSupertypes();
}

Error FormatChecker::checkSupertypes() {
  if (header.superName.starts_with("["))
    return inputError("the superclass is the array " + header.superName);
  if (header.isInterface() && !header.superName.empty() &&
      header.superName != "java/lang/Object")
    return inputError("the interface has the superclass \"" + header.superName +
                      "\" instead of java/lang/Object");
  if (header.name == "java/lang/Object" && !header.interfaces.empty())
    return inputError("java/lang/Object implements an interface");
  llvm::DenseSet<StringRef> seen;
  for (StringRef name : header.interfaces) {
    if (name.starts_with("["))
      return inputError("an interface is the array " + name);
    if (!seen.insert(name).second)
      return inputError("interface \"" + name + "\" occurs twice");
  }
  return Error::success();
}

Error FormatChecker::checkMembers(llvm::ArrayRef<MemberInfo> members) {
  llvm::DenseSet<std::pair<StringRef, StringRef>> seen;
  for (const MemberInfo &member : members) {
    Error error = member.isMethod ? checkMethod(member) : checkField(member);
    if (!error && !seen.insert({member.name, member.descriptor}).second)
      error = inputErrorAt(member.offset, "the member occurs twice");
    if (error)
      return inMember(std::move(error), member.describe());
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

Error FormatChecker::checkConstantValue(const AttributeInfo &attribute,
                                        StringRef descriptor) {
  Expected<uint16_t> index = parseIndexAttribute(attribute);
  if (!index)
    return index.takeError();
  ConstantTag expected = ConstantTag::Unusable;
  switch (descriptor.front()) {
  case 'J':
    expected = ConstantTag::Long;
    break;
  case 'F':
    expected = ConstantTag::Float;
    break;
  case 'D':
    expected = ConstantTag::Double;
    break;
  case 'L':
    if (descriptor == "Ljava/lang/String;")
      expected = ConstantTag::String;
    break;
  case '[':
    break;
  default:
    expected = ConstantTag::Integer;
    break;
  }
  if (expected == ConstantTag::Unusable)
    return inputErrorAt(attribute.offset,
                        "a field of this type can have no constant value");
  if (!pool.find(*index, expected))
    return pool.makeTagError(*index,
                             "CONSTANT_" + getConstantTagName(expected));
  return Error::success();
}

Error FormatChecker::checkField(const MemberInfo &field) {
  if (!areLegalFieldFlags(field.accessFlags, header.isInterface(), version))
    return inputErrorAt(field.offset, "illegal field flags 0x" +
                                          Twine::utohexstr(field.accessFlags));
  if (!isLegalFieldName(field.name, version))
    return inputErrorAt(field.offset, "illegal field name");
  if (!isLegalFieldDescriptor(field.descriptor, version))
    return inputErrorAt(field.offset, "illegal field descriptor");
  // Constants of instance fields are ignored, however many there are.
  llvm::SmallVector<AttributeKind, 1> ignored;
  if (!field.isStatic())
    ignored.push_back(AttributeKind::ConstantValue);
  if (Error error = checkNoDuplicates(field.attributes, ignored))
    return error;
  for (const AttributeInfo &attribute : field.attributes) {
    if (attribute.kind == AttributeKind::ConstantValue) {
      if (field.isStatic())
        if (Error error = checkConstantValue(attribute, field.descriptor))
          return inAttribute(std::move(error), attribute.name);
    } else if (Error error = checkAttribute(attribute, file)) {
      return error;
    }
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

/// Checks name and flags; \p flags become those that count.
Error FormatChecker::checkMethodName(const MemberInfo &method,
                                     uint16_t &flags) {
  if (!isLegalMethodName(method.name, version))
    return inputErrorAt(method.offset, "illegal method name");
  if (method.name == "<clinit>") {
    // Other flags of a class initialiser are ignored.
    if (version >= 51 && !method.isStatic())
      return inputErrorAt(method.offset, "<clinit> is not static");
    flags = version < 51 ? uint16_t(access::Static)
                         : flags & (access::Static | access::Strict);
  } else if (!areLegalMethodFlags(flags, header.isInterface(), method.name,
                                  version)) {
    return inputErrorAt(method.offset,
                        "illegal method flags 0x" + Twine::utohexstr(flags));
  }
  if (method.name == "<init>" && header.isInterface())
    return inputErrorAt(method.offset, "an interface has a constructor");
  return Error::success();
}

Error FormatChecker::checkMethod(const MemberInfo &method) {
  uint16_t flags = method.accessFlags;
  if (Error error = checkMethodName(method, flags))
    return error;
  if (!isLegalMethodDescriptor(method.name, method.descriptor, version))
    return inputErrorAt(method.offset, "illegal method descriptor");
  Expected<MethodDescriptor> descriptor =
      MethodDescriptor::parse(method.descriptor);
  if (!descriptor)
    return descriptor.takeError();
  unsigned slots =
      descriptor->getParameterSlots() + (flags & access::Static ? 0 : 1);
  if (slots > maxParameterSlots)
    return inputErrorAt(method.offset, "the parameters take " + Twine(slots) +
                                           " slots; 255 are allowed");
  if (Error error = checkNoDuplicates(method.attributes))
    return error;

  bool needsCode = !(flags & (access::Native | access::Abstract));
  bool hasCode = method.attributes.has(AttributeKind::Code);
  if (hasCode && !needsCode)
    return inputErrorAt(method.offset, "a native or abstract method has code");
  if (!hasCode && needsCode)
    return inputErrorAt(method.offset,
                        "a method that is not native or abstract has no code");
  if (hasCode)
    if (Error error = checkCode(method, slots))
      return inAttribute(std::move(error), "Code");
  for (const AttributeInfo &attribute : method.attributes)
    if (Error error = checkAttribute(attribute, file))
      return error;
  return Error::success();
}

Error FormatChecker::checkCode(const MemberInfo &method,
                               unsigned parameterSlots) {
  Expected<CodeAttribute> code = CodeAttribute::parse(file, method);
  if (!code)
    return code.takeError();
  size_t length = code->getBytes().size();
  if (length == 0 || length > maxCodeLength)
    return inputErrorAt(code->getOffset(),
                        "the code has " + Twine(length) +
                            " bytes; 1 to 65535 are allowed");
  if (parameterSlots > code->getMaxLocals())
    return inputErrorAt(code->getOffset(), "the parameters take " +
                                               Twine(parameterSlots) +
                                               " locals, but there are only " +
                                               Twine(code->getMaxLocals()));
  for (const ExceptionHandler &handler : code->getHandlers()) {
    if (handler.startPc >= handler.endPc || handler.endPc > length)
      return codeErrorAt(handler.startPc, "illegal protected range up to " +
                                              Twine(handler.endPc));
    if (handler.handlerPc >= length)
      return codeErrorAt(handler.handlerPc, "a handler is outside the code");
    if (handler.catchType)
      if (auto name = handler.catchType.resolve(pool); !name)
        return name.takeError();
  }
  // Of code's own attributes HotSpot leaves annotations to reflection.
  if (Error error =
          checkNoDuplicates(code->getAttributes(),
                            {AttributeKind::RuntimeVisibleTypeAnnotations,
                             AttributeKind::RuntimeInvisibleTypeAnnotations}))
    return error;
  return checkCodeTables(*code, file);
}

//===----------------------------------------------------------------------===//
// The class's own attributes
//===----------------------------------------------------------------------===//

/// Constants may name only bootstrap methods that exist.
Error FormatChecker::checkBootstrapCount() {
  size_t available = 0;
  bool hasTable = false;
  if (const AttributeInfo *attribute =
          file.getAttributes().find(AttributeKind::BootstrapMethods)) {
    hasTable = true;
    Expected<llvm::SmallVector<BootstrapMethod, 0>> methods =
        parseBootstrapMethods(*attribute);
    if (!methods)
      return methods.takeError();
    available = methods->size();
  }
  for (unsigned i = 1, e = pool.size(); i < e; ++i) {
    ConstantTag tag = pool.getTag(i);
    if (tag != ConstantTag::Dynamic && tag != ConstantTag::InvokeDynamic)
      continue;
    unsigned index = readBigU2(pool.find(i, tag) + 1);
    if (index >= available)
      return inputErrorAt(
          pool.getOffset(i),
          "constant pool index " + Twine(i) + " names bootstrap method " +
              Twine(index) +
              (hasTable ? ", but there are only " + Twine(available).str()
                        : ", but there is no "
                          "BootstrapMethods attribute"));
  }
  return Error::success();
}

Error FormatChecker::checkClassAttributes() {
  AttributeList attributes = file.getAttributes();
  // The JVM reads no module's attributes; the JDK does, of descriptors only.
  static constexpr AttributeKind ofModules[] = {
      AttributeKind::Module,          AttributeKind::ModulePackages,
      AttributeKind::ModuleMainClass, AttributeKind::ModuleTarget,
      AttributeKind::ModuleHashes,    AttributeKind::ModuleResolution};
  llvm::ArrayRef<AttributeKind> ignored(ofModules);
  if (Error error = checkNoDuplicates(
          attributes, header.isModule() ? ignored.take_front(0) : ignored))
    return error;
  if (attributes.has(AttributeKind::NestHost) &&
      attributes.has(AttributeKind::NestMembers))
    return inputError("both NestHost and NestMembers are there");
  for (const AttributeInfo &attribute : attributes)
    if (Error error = checkAttribute(attribute, file))
      return error;
  return checkBootstrapCount();
}

Error jir::validateFormat(const ClassFile &file) {
  if (Error error = validateConstantPool(file))
    return error;
  FormatChecker checker(file);
  Error error = checker.checkHeader();
  if (!error)
    error = checker.checkMembers(file.getFields());
  if (!error)
    error = checker.checkMembers(file.getMethods());
  if (!error)
    error = checker.checkClassAttributes();
  return inClass(std::move(error), file.getName());
}
