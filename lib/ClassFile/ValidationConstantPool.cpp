//===- ValidationConstantPool.cpp - Complete checks of constants *- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks of all constants (JVMS 4.4) that HotSpot makes at definition.
//
//===----------------------------------------------------------------------===//

#include "Names.h"
#include "jir/ClassFile/Validation.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace jir;
using llvm::Error;
using llvm::StringRef;
using llvm::Twine;

/// Up to this version modified UTF-8 may be longer than needed.
static constexpr uint16_t lastOverlongVersion = 47;
/// From this version on handles of static and special calls may name methods
/// of interfaces.
static constexpr uint16_t firstInterfaceHandleVersion = 52;

namespace {
/// Checks the constants of one class file, one by one.
class ConstantChecker {
public:
  explicit ConstantChecker(const ClassFile &file)
      : pool(file.getConstantPool()), version(file.getMajorVersion()),
        isModule(file.getHeader().isModule()) {}

  Error check(uint16_t index);

private:
  Error checkTagVersion(uint16_t index, ConstantTag tag);
  Error checkUtf8(uint16_t index);
  Error checkNameAndType(uint16_t index);
  Error checkMemberRef(uint16_t index, ConstantTag tag);
  Error checkMethodHandle(uint16_t index);
  Error checkDynamic(uint16_t index, ConstantTag tag);
  Error fail(uint16_t index, const Twine &message) {
    return inputErrorAt(pool.getOffset(index),
                        "constant pool index " + Twine(index) + ": " + message);
  }

  const ConstantPool &pool;
  uint16_t version;
  bool isModule;
};
} // namespace

/// Tags that appeared with a later version (JVMS table 4.4-B).
Error ConstantChecker::checkTagVersion(uint16_t index, ConstantTag tag) {
  uint16_t needed = 45;
  switch (tag) {
  case ConstantTag::MethodHandle:
  case ConstantTag::MethodType:
  case ConstantTag::InvokeDynamic:
    needed = 51;
    break;
  case ConstantTag::Module:
  case ConstantTag::Package:
    if (!isModule)
      return fail(index, "CONSTANT_" + getConstantTagName(tag) +
                             " outside a module descriptor");
    needed = 53;
    break;
  case ConstantTag::Dynamic:
    needed = 55;
    break;
  default:
    break;
  }
  if (version < needed)
    return fail(index, "CONSTANT_" + getConstantTagName(tag) +
                           " needs class file version " + Twine(needed));
  return Error::success();
}

Error ConstantChecker::checkUtf8(uint16_t index) {
  StringRef text = pool.getUtf8OrEmpty(index);
  if (auto at = findInvalidModifiedUtf8(text, version <= lastOverlongVersion))
    return fail(index, "not modified UTF-8 from byte " + Twine(*at) + " on");
  return Error::success();
}

Error ConstantChecker::checkNameAndType(uint16_t index) {
  llvm::Expected<NameAndTypeConstant> member = pool.getNameAndType(index);
  if (!member)
    return member.takeError();
  bool isMethod = member->descriptor.starts_with("(");
  bool nameIsLegal = isMethod ? isLegalMethodName(member->name, version)
                              : isLegalFieldName(member->name, version);
  if (!nameIsLegal)
    return fail(index, "illegal " + Twine(isMethod ? "method" : "field") +
                           " name \"" + member->name + "\"");
  bool descriptorIsLegal =
      isMethod
          ? isLegalMethodDescriptor(member->name, member->descriptor, version)
          : isLegalFieldDescriptor(member->descriptor, version);
  if (!descriptorIsLegal)
    return fail(index, "\"" + member->name +
                           "\" has the illegal descriptor \"" +
                           member->descriptor + "\"");
  return Error::success();
}

Error ConstantChecker::checkMemberRef(uint16_t index, ConstantTag tag) {
  llvm::Expected<MemberRefConstant> member = pool.getMemberRef(index);
  if (!member)
    return member.takeError();
  if (member->isField() == member->descriptor.starts_with("("))
    return fail(index, "CONSTANT_" + getConstantTagName(tag) +
                           " has the illegal descriptor \"" +
                           member->descriptor + "\"");
  if (tag == ConstantTag::MethodRef && member->name.starts_with("<") &&
      member->name != "<init>")
    return fail(index, "a reference to \"" + member->name + "\"");
  return Error::success();
}

Error ConstantChecker::checkMethodHandle(uint16_t index) {
  llvm::Expected<MethodHandleConstant> handle = pool.getMethodHandle(index);
  if (!handle)
    return handle.takeError();
  bool isInterface = handle->member.isInterface();
  bool tagFits = true;
  switch (handle->kind) {
  case ReferenceKind::InvokeVirtual:
  case ReferenceKind::NewInvokeSpecial:
    tagFits = !isInterface;
    break;
  case ReferenceKind::InvokeStatic:
  case ReferenceKind::InvokeSpecial:
    tagFits = !isInterface || version >= firstInterfaceHandleVersion;
    break;
  case ReferenceKind::InvokeInterface:
    tagFits = isInterface;
    break;
  default:
    break;
  }
  if (!tagFits)
    return fail(index, getReferenceKindName(handle->kind) + " of a " +
                           (isInterface ? "method of an interface"
                                        : "method of a class"));
  // HotSpot leaves the names of interface calls and of fields alone.
  if (handle->kind < ReferenceKind::InvokeVirtual ||
      handle->kind == ReferenceKind::InvokeInterface)
    return Error::success();
  bool isConstructor = handle->member.name == "<init>";
  if (isConstructor != (handle->kind == ReferenceKind::NewInvokeSpecial))
    return fail(index, getReferenceKindName(handle->kind) + " of \"" +
                           handle->member.name + "\"");
  return Error::success();
}

Error ConstantChecker::checkDynamic(uint16_t index, ConstantTag tag) {
  llvm::Expected<DynamicConstant> dynamic = pool.getDynamic(index);
  if (!dynamic)
    return dynamic.takeError();
  bool isMethod = dynamic->descriptor.starts_with("(");
  if (isMethod != (tag == ConstantTag::InvokeDynamic))
    return fail(index, "CONSTANT_" + getConstantTagName(tag) +
                           " has the illegal descriptor \"" +
                           dynamic->descriptor + "\"");
  return Error::success();
}

Error ConstantChecker::check(uint16_t index) {
  ConstantTag tag = pool.getTag(index);
  if (Error error = checkTagVersion(index, tag))
    return error;
  switch (tag) {
  case ConstantTag::Unusable:
  case ConstantTag::Integer:
  case ConstantTag::Float:
  case ConstantTag::Long:
  case ConstantTag::Double:
    return Error::success();
  case ConstantTag::Utf8:
    return checkUtf8(index);
  case ConstantTag::Class: {
    llvm::Expected<StringRef> name = pool.getClassName(index);
    if (!name)
      return name.takeError();
    if (!isLegalClassName(*name, version))
      return fail(index, "illegal class name \"" + *name + "\"");
    return Error::success();
  }
  case ConstantTag::String:
    return pool.getString(index).takeError();
  case ConstantTag::FieldRef:
  case ConstantTag::MethodRef:
  case ConstantTag::InterfaceMethodRef:
    return checkMemberRef(index, tag);
  case ConstantTag::NameAndType:
    return checkNameAndType(index);
  case ConstantTag::MethodHandle:
    return checkMethodHandle(index);
  case ConstantTag::MethodType: {
    llvm::Expected<StringRef> descriptor = pool.getMethodType(index);
    if (!descriptor)
      return descriptor.takeError();
    if (!isLegalMethodDescriptor("", *descriptor, version))
      return fail(index, "illegal method type \"" + *descriptor + "\"");
    return Error::success();
  }
  case ConstantTag::Dynamic:
  case ConstantTag::InvokeDynamic:
    return checkDynamic(index, tag);
  case ConstantTag::Module:
    return pool.getModuleName(index).takeError();
  case ConstantTag::Package:
    return pool.getPackageName(index).takeError();
  }
  return Error::success();
}

Error jir::validateConstantPool(const ClassFile &file) {
  ConstantChecker checker(file);
  for (unsigned i = 1, e = file.getConstantPool().size(); i < e; ++i)
    if (Error error = checker.check(i))
      return inClass(std::move(error), file.getName());
  return Error::success();
}
