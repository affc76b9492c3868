//===- JVMBytecode.cpp - The dialect in bytecode files ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Types and the attributes that occur often in bodies have a binary form:
/// without one MLIR stores their text and parses it again. The others are rare
/// and stay text.
///
//===----------------------------------------------------------------------===//

#include "JVMBytecode.h"
#include "jir/Dialect/JVM/JVMAttributes.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

namespace {

/// The numbers are part of the format: a change of theirs, or of what follows
/// one, is a new version of the dialect.
enum TypeCode : uint64_t {
  kRef = 0,
  kArray = 1,
  kNull = 2,
  kUninit = 3,
  kUninitThis = 4,
};
enum AttributeCode : uint64_t {
  kBciLoc = 0,
  kFieldRef = 1,
  kMethodRef = 2,
  kInterfaceMethodRef = 3,
  kHandle = 4,
  kMethodType = 5,
  kTargets = 6,
  kClaim = 7,
  kExactTypes = 8,
  kSite = 9,
  kBasis = 10,
  kSiteClaim = 11,
  kUnclaimed = 12,
};

/// The version a bytecode file was written with.
struct JvmDialectVersion : public DialectVersion {
  explicit JvmDialectVersion(uint64_t number) : number(number) {}
  uint64_t number;
};

struct JvmBytecodeInterface : public BytecodeDialectInterface {
  explicit JvmBytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(DialectBytecodeWriter &writer) const override;
  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override;

  LogicalResult writeType(Type type,
                          DialectBytecodeWriter &writer) const override;
  Type readType(DialectBytecodeReader &reader) const override;
  LogicalResult writeAttribute(Attribute attribute,
                               DialectBytecodeWriter &writer) const override;
  Attribute readAttribute(DialectBytecodeReader &reader) const override;

private:
  Attribute readReference(DialectBytecodeReader &reader, uint64_t code) const;
  Attribute readConstant(DialectBytecodeReader &reader, uint64_t code) const;
  Attribute readResult(DialectBytecodeReader &reader, uint64_t code) const;
  Attribute readBasis(DialectBytecodeReader &reader) const;
  Attribute readFact(DialectBytecodeReader &reader, uint64_t code) const;
};

} // namespace

void jvm::addBytecodeInterface(JVMDialect &dialect) {
  dialect.addInterfaces<JvmBytecodeInterface>();
}

//===----------------------------------------------------------------------===//
// Version
//===----------------------------------------------------------------------===//

void JvmBytecodeInterface::writeVersion(DialectBytecodeWriter &writer) const {
  writer.writeVarInt(JVMDialect::kBytecodeVersion);
}

std::unique_ptr<DialectVersion>
JvmBytecodeInterface::readVersion(DialectBytecodeReader &reader) const {
  uint64_t number;
  if (failed(reader.readVarInt(number)))
    return nullptr;
  if (number != JVMDialect::kBytecodeVersion) {
    reader.emitError() << "this file holds version " << number
                       << " of the jvm dialect, but this tool reads version "
                       << JVMDialect::kBytecodeVersion
                       << ": import the program again";
    return nullptr;
  }
  return std::make_unique<JvmDialectVersion>(number);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

LogicalResult
JvmBytecodeInterface::writeType(Type type,
                                DialectBytecodeWriter &writer) const {
  return llvm::TypeSwitch<Type, LogicalResult>(type)
      .Case([&](RefType ref) {
        writer.writeVarInt(kRef);
        writer.writeAttributes(ref.getNames());
        return success();
      })
      .Case([&](ArrayType array) {
        writer.writeVarInt(kArray);
        writer.writeType(array.getElementType());
        return success();
      })
      .Case([&](NullType) {
        writer.writeVarInt(kNull);
        return success();
      })
      .Case([&](UninitType uninit) {
        writer.writeVarInt(kUninit);
        writer.writeAttribute(uninit.getName());
        return success();
      })
      .Case([&](UninitThisType uninit) {
        writer.writeVarInt(kUninitThis);
        writer.writeAttribute(uninit.getName());
        return success();
      })
      .Default([](Type) { return failure(); });
}

Type JvmBytecodeInterface::readType(DialectBytecodeReader &reader) const {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  auto emitError = [&] { return reader.emitError(); };
  SmallVector<StringAttr> names;
  StringAttr name;
  Type element;
  switch (code) {
  case kRef:
    if (failed(reader.readAttributes(names)))
      return {};
    return RefType::getChecked(emitError, getContext(),
                               ArrayRef<StringAttr>(names));
  case kArray:
    if (failed(reader.readType(element)) ||
        failed(ArrayType::verify(emitError, element)))
      return {};
    return ArrayType::get(element);
  case kNull:
    return NullType::get(getContext());
  case kUninit:
    return failed(reader.readAttribute(name)) ? Type() : UninitType::get(name);
  case kUninitThis:
    return failed(reader.readAttribute(name)) ? Type()
                                              : UninitThisType::get(name);
  default:
    reader.emitError() << "unknown type " << code << " of the jvm dialect";
    return {};
  }
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// What files of claims hold.
static LogicalResult writeFact(Attribute attribute,
                               DialectBytecodeWriter &writer) {
  return llvm::TypeSwitch<Attribute, LogicalResult>(attribute)
      .Case([&](SiteAttr site) {
        writer.writeVarInt(kSite);
        writer.writeAttribute(site.getMethod());
        writer.writeSignedVarInt(site.getBci());
        return success();
      })
      .Case([&](BasisAttr basis) {
        writer.writeVarInt(kBasis);
        writer.writeVarInt(static_cast<uint64_t>(basis.getKind()));
        writer.writeVarInt(static_cast<uint64_t>(basis.getCheck()));
        writer.writeAttribute(basis.getGrounds());
        writer.writeOptionalAttribute(basis.getAssumptions());
        writer.writeAttribute(basis.getDepends());
        return success();
      })
      .Case([&](SiteClaimAttr claim) {
        writer.writeVarInt(kSiteClaim);
        writer.writeVarInt(static_cast<uint64_t>(claim.getSubject()));
        writer.writeSignedVarInt(claim.getBci());
        writer.writeOptionalAttribute(claim.getDeclared());
        writer.writeOptionalAttribute(claim.getTarget());
        writer.writeOptionalAttribute(claim.getThrows());
        writer.writeOptionalAttribute(claim.getTypes());
        writer.writeOptionalAttribute(claim.getTargets());
        writer.writeOptionalAttribute(claim.getUnder());
        writer.writeAttribute(claim.getBasis());
        return success();
      })
      .Case([&](UnclaimedAttr site) {
        writer.writeVarInt(kUnclaimed);
        writer.writeVarInt(static_cast<uint64_t>(site.getSubject()));
        writer.writeSignedVarInt(site.getBci());
        writer.writeOptionalAttribute(site.getDeclared());
        writer.writeAttribute(site.getReason());
        return success();
      })
      .Default([](Attribute) { return failure(); });
}

LogicalResult
JvmBytecodeInterface::writeAttribute(Attribute attribute,
                                     DialectBytecodeWriter &writer) const {
  return llvm::TypeSwitch<Attribute, LogicalResult>(attribute)
      .Case([&](BciLocAttr location) {
        writer.writeVarInt(kBciLoc);
        writer.writeSignedVarInt(location.getBci());
        return success();
      })
      .Case([&](FieldRefAttr ref) {
        writer.writeVarInt(kFieldRef);
        writer.writeAttribute(ref.getOwner());
        writer.writeAttribute(ref.getMember());
        return success();
      })
      .Case([&](MethodRefAttr ref) {
        writer.writeVarInt(ref.getIsInterface() ? kInterfaceMethodRef
                                                : kMethodRef);
        writer.writeType(ref.getOwner());
        writer.writeAttribute(ref.getMember());
        return success();
      })
      .Case([&](HandleAttr handle) {
        writer.writeVarInt(kHandle);
        writer.writeVarInt(static_cast<uint64_t>(handle.getKind()));
        writer.writeAttribute(handle.getTarget());
        return success();
      })
      .Case([&](MethodTypeAttr type) {
        writer.writeVarInt(kMethodType);
        writer.writeAttribute(type.getDescriptor());
        return success();
      })
      .Case([&](TargetsAttr targets) {
        writer.writeVarInt(kTargets);
        writer.writeAttributes(targets.getMethods());
        return success();
      })
      .Case([&](ClaimAttr claim) {
        writer.writeVarInt(kClaim);
        writer.writeVarInt(static_cast<uint64_t>(claim.getKind()));
        writer.writeOptionalAttribute(claim.getTarget());
        writer.writeOptionalAttribute(claim.getThrows());
        writer.writeVarInt(static_cast<uint64_t>(claim.getCheck()));
        writer.writeAttribute(claim.getGrounds());
        writer.writeOptionalAttribute(claim.getAssumptions());
        return success();
      })
      .Case([&](ExactTypesAttr types) {
        writer.writeVarInt(kExactTypes);
        writer.writeAttribute(types.getTypes());
        writer.writeVarInt(types.getIsNullable());
        return success();
      })
      .Default([&](Attribute other) { return writeFact(other, writer); });
}

Attribute
JvmBytecodeInterface::readAttribute(DialectBytecodeReader &reader) const {
  uint64_t code;
  if (failed(reader.readVarInt(code)))
    return {};
  switch (code) {
  case kBciLoc: {
    int64_t bci;
    return failed(reader.readSignedVarInt(bci))
               ? BciLocAttr()
               : BciLocAttr::get(getContext(), static_cast<int32_t>(bci));
  }
  case kFieldRef:
  case kMethodRef:
  case kInterfaceMethodRef:
    return readReference(reader, code);
  case kHandle:
  case kMethodType:
    return readConstant(reader, code);
  case kTargets:
  case kClaim:
  case kExactTypes:
    return readResult(reader, code);
  case kBasis:
    return readBasis(reader);
  case kSite:
  case kSiteClaim:
  case kUnclaimed:
    return readFact(reader, code);
  default:
    reader.emitError() << "unknown attribute " << code << " of the jvm dialect";
    return {};
  }
}

/// Reads the number of an enumerator; failure, with an error, for one that the
/// enum lacks.
template <typename EnumT>
static LogicalResult readEnum(DialectBytecodeReader &reader,
                              std::optional<EnumT> (*symbolize)(uint32_t),
                              EnumT &value) {
  uint64_t number;
  if (failed(reader.readVarInt(number)))
    return failure();
  std::optional<EnumT> known =
      number > UINT32_MAX ? std::nullopt : symbolize(number);
  if (!known)
    return reader.emitError() << "unknown enumerator " << number
                              << " in an attribute of the jvm dialect";
  value = *known;
  return success();
}

Attribute JvmBytecodeInterface::readReference(DialectBytecodeReader &reader,
                                              uint64_t code) const {
  auto emitError = [&] { return reader.emitError(); };
  StringAttr member;
  if (code == kFieldRef) {
    StringAttr owner;
    if (failed(reader.readAttribute(owner)) ||
        failed(reader.readAttribute(member)) ||
        failed(FieldRefAttr::verify(emitError, owner, member)))
      return {};
    return FieldRefAttr::get(owner, member);
  }
  Type owner;
  bool isInterface = code == kInterfaceMethodRef;
  if (failed(reader.readType(owner)) || failed(reader.readAttribute(member)) ||
      failed(MethodRefAttr::verify(emitError, owner, member, isInterface)))
    return {};
  return MethodRefAttr::get(owner, member, isInterface);
}

Attribute JvmBytecodeInterface::readConstant(DialectBytecodeReader &reader,
                                             uint64_t code) const {
  auto emitError = [&] { return reader.emitError(); };
  if (code == kMethodType) {
    StringAttr descriptor;
    if (failed(reader.readAttribute(descriptor)))
      return {};
    return MethodTypeAttr::getChecked(emitError, getContext(), descriptor);
  }
  HandleKind kind;
  Attribute target;
  if (failed(readEnum(reader, symbolizeHandleKind, kind)) ||
      failed(reader.readAttribute(target)))
    return {};
  return HandleAttr::getChecked(emitError, getContext(), kind, target);
}

Attribute JvmBytecodeInterface::readResult(DialectBytecodeReader &reader,
                                           uint64_t code) const {
  auto emitError = [&] { return reader.emitError(); };
  if (code == kTargets) {
    SmallVector<MethodRefAttr> methods;
    if (failed(reader.readAttributes(methods)))
      return {};
    return TargetsAttr::get(getContext(), methods);
  }
  if (code == kExactTypes) {
    ArrayAttr types;
    uint64_t isNullable;
    if (failed(reader.readAttribute(types)) ||
        failed(reader.readVarInt(isNullable)))
      return {};
    return ExactTypesAttr::getChecked(emitError, getContext(), types,
                                      isNullable != 0);
  }
  ClaimKind kind;
  MethodRefAttr target;
  StringAttr throws, grounds;
  ReceiverCheck check;
  ArrayAttr assumptions;
  if (failed(readEnum(reader, symbolizeClaimKind, kind)) ||
      failed(reader.readOptionalAttribute(target)) ||
      failed(reader.readOptionalAttribute(throws)) ||
      failed(readEnum(reader, symbolizeReceiverCheck, check)) ||
      failed(reader.readAttribute(grounds)) ||
      failed(reader.readOptionalAttribute(assumptions)))
    return {};
  return ClaimAttr::getChecked(emitError, getContext(), kind, target, throws,
                               check, grounds, assumptions);
}

Attribute JvmBytecodeInterface::readBasis(DialectBytecodeReader &reader) const {
  ClaimKind kind;
  ReceiverCheck check;
  StringAttr grounds;
  ArrayAttr assumptions, depends;
  if (failed(readEnum(reader, symbolizeClaimKind, kind)) ||
      failed(readEnum(reader, symbolizeReceiverCheck, check)) ||
      failed(reader.readAttribute(grounds)) ||
      failed(reader.readOptionalAttribute(assumptions)) ||
      failed(reader.readAttribute(depends)))
    return {};
  return BasisAttr::getChecked([&] { return reader.emitError(); }, getContext(),
                               kind, check, grounds, assumptions, depends);
}

/// Reads a bytecode index; failure, with an error, for one of more than 32
/// bits.
static LogicalResult readIndex(DialectBytecodeReader &reader, int32_t &bci) {
  int64_t number;
  if (failed(reader.readSignedVarInt(number)))
    return failure();
  if (number < INT32_MIN || number > INT32_MAX)
    return reader.emitError() << "bytecode index " << number
                              << " in an attribute of the jvm dialect";
  bci = static_cast<int32_t>(number);
  return success();
}

Attribute JvmBytecodeInterface::readFact(DialectBytecodeReader &reader,
                                         uint64_t code) const {
  auto emitError = [&] { return reader.emitError(); };
  int32_t bci;
  SymbolRefAttr declared, target;
  if (code == kSite) {
    SymbolRefAttr method;
    if (failed(reader.readAttribute(method)) || failed(readIndex(reader, bci)))
      return {};
    return SiteAttr::getChecked(emitError, getContext(), method, bci);
  }
  ClaimSubject subject;
  if (failed(readEnum(reader, symbolizeClaimSubject, subject)) ||
      failed(readIndex(reader, bci)) ||
      failed(reader.readOptionalAttribute(declared)))
    return {};
  if (code == kUnclaimed) {
    StringAttr reason;
    if (failed(reader.readAttribute(reason)))
      return {};
    return UnclaimedAttr::getChecked(emitError, getContext(), subject, bci,
                                     declared, reason);
  }
  StringAttr throws;
  ExactTypesAttr types;
  ArrayAttr targets, under;
  BasisAttr basis;
  if (failed(reader.readOptionalAttribute(target)) ||
      failed(reader.readOptionalAttribute(throws)) ||
      failed(reader.readOptionalAttribute(types)) ||
      failed(reader.readOptionalAttribute(targets)) ||
      failed(reader.readOptionalAttribute(under)) ||
      failed(reader.readAttribute(basis)))
    return {};
  return SiteClaimAttr::getChecked(emitError, getContext(), subject, bci,
                                   declared, target, throws, types, targets,
                                   under, basis);
}
