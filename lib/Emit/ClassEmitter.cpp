//===- ClassEmitter.cpp - A jvm.class to a class file -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements emitClass, the counterpart of lib/Import's ClassImporter.
//
//===----------------------------------------------------------------------===//

#include "ClassEmitter.h"
#include "CodeEmitter.h"
#include "MetadataEmitter.h"
#include "jir/ClassFile/ClassFileBuilder.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jir-emit"

using namespace jir;
using namespace llvm;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// What a constant needs, those that bootstrap arguments name included.
static uint16_t getRequiredVersion(Attribute constant) {
  uint16_t version = 45;
  constant.walk([&](Attribute inner) {
    if (isa<jvm::DynamicAttr>(inner))
      version = std::max<uint16_t>(version, 55);
    else if (isa<jvm::HandleAttr, jvm::MethodTypeAttr>(inner))
      version = std::max<uint16_t>(version, 51);
  });
  return version;
}

static uint16_t getRequiredVersion(Operation *op) {
  if (isa<jvm::DynamicConstantOp, jvm::EnumConstantOp, jvm::VarHandleOp>(op))
    return 55;
  if (auto call = dyn_cast<jvm::InvokeDynamicOp>(op))
    return std::max<uint16_t>(51,
                              getRequiredVersion(call.getBootstrapArguments()));
  if (isa<jvm::LambdaOp, jvm::StringConcatOp, jvm::RecordMethodOp,
          jvm::TypeSwitchOp, jvm::MethodHandleOp, jvm::MethodTypeOp>(op))
    return 51;
  if (isa<jvm::ClassOfOp>(op))
    return 49;
  // Static and private methods of interfaces came with Java 8.
  if (auto call = dyn_cast<jvm::InvokeStaticOp>(op))
    return call.getMethod().getIsInterface() ? 52 : 45;
  if (auto call = dyn_cast<jvm::InvokeSpecialOp>(op))
    return call.getMethod().getIsInterface() ? 52 : 45;
  return 45;
}

/// The attributes that have a place of their own in a class.
static uint16_t getOwnAttributesVersion(jvm::ClassOp classOp) {
  uint16_t version = 45;
  auto require = [&](bool isThere, AttributeKind kind) {
    if (isThere)
      version = std::max(version, getAttributeVersion(kind));
  };
  require(bool(classOp.getNestHostAttr()), AttributeKind::NestHost);
  require(bool(classOp.getNestMembersAttr()), AttributeKind::NestMembers);
  require(bool(classOp.getPermittedSubclassesAttr()),
          AttributeKind::PermittedSubclasses);
  return version;
}

static uint16_t getMetadataVersion(DictionaryAttr metadata, uint8_t place) {
  uint16_t version = 45;
  if (!metadata)
    return version;
  for (NamedAttribute entry : metadata) {
    AttributeKind kind = getAttributeKind(entry.getName().getValue(), place,
                                          /*majorVersion=*/0xFFFF);
    if (kind != AttributeKind::Unknown)
      version = std::max(version, getAttributeVersion(kind));
  }
  return version;
}

uint16_t jir::getRequiredVersion(jvm::ClassOp classOp) {
  uint16_t version = std::max(
      getOwnAttributesVersion(classOp),
      getMetadataVersion(classOp.getMetadataAttr(), AttributePlaces::Class));
  for (Operation &member : classOp.getBody().front()) {
    if (auto field = dyn_cast<jvm::FieldOp>(member)) {
      version = std::max(version, getMetadataVersion(field.getMetadataAttr(),
                                                     AttributePlaces::Field));
    } else if (auto method = dyn_cast<jvm::MethodOp>(member)) {
      version = std::max(version, getMetadataVersion(method.getMetadataAttr(),
                                                     AttributePlaces::Method));
      method.getBody().walk([&](Operation *op) {
        version = std::max(version, ::getRequiredVersion(op));
      });
    }
  }
  return version;
}

void jir::raiseVersion(jvm::ClassOp classOp) {
  // Java 17's; nothing that is written needs a newer one.
  constexpr int32_t newest = 61;
  int32_t version = classOp.getMajorVersion();
  if (version == 0)
    classOp.setMajorVersion(version = newest);
  if (version >= newest)
    return;
  int32_t required = getRequiredVersion(classOp);
  if (version < required) {
    LDBG() << classOp.getSymName() << ": version " << version << " becomes "
           << required;
    classOp.setMajorVersion(required);
    classOp.setMinorVersion(0);
  }
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

namespace {

/// Writes one class.
class ClassWriter {
public:
  ClassWriter(jvm::ClassOp classOp, const EmitOptions &options)
      : classOp(classOp), options(options),
        builder(toInternal(classOp.getSymName())),
        constants(builder.getPool(), bootstraps), metadata(builder.getPool()) {}

  Expected<EmittedClass> write();

private:
  Error writeHeader();
  Error writeField(jvm::FieldOp field);
  Error writeMethod(jvm::MethodOp method);
  Error writeCode(jvm::MethodOp method, BuiltMember &member);
  Error writeAttributes();
  Error takeMetadata(DictionaryAttr dictionary, uint8_t place,
                     std::vector<BuiltAttribute> &attributes) {
    return metadata.emit(dictionary, place, attributes);
  }
  void add(AttributeKind kind, const ByteWriter &contents) {
    builder.addAttribute(getAttributeKindName(kind), contents.getBytes());
  }

  jvm::ClassOp classOp;
  const EmitOptions &options;
  ClassFileBuilder builder;
  BootstrapTable bootstraps;
  ConstantEmitter constants;
  MetadataEmitter metadata;
  EmittedClass result;
};

} // namespace

/// Numbers that class files hold in two bytes.
static Error checkU2(uint64_t value, const Twine &what) {
  if (value <= 0xFFFF)
    return Error::success();
  return inputError(what + " do not fit into 16 bits");
}

Error ClassWriter::writeHeader() {
  if (!classOp.hasMembers()) {
    DictionaryAttr dictionary = classOp.getMetadataAttr();
    auto failure =
        dictionary ? dictionary.getAs<StringAttr>("failure") : StringAttr();
    return inputError(failure ? "the class could not be imported: " +
                                    failure.getValue()
                              : Twine("its members are not in the program"));
  }
  if (Error error = checkU2(uint32_t(classOp.getFlags()), "its flags"))
    return error;
  if (Error error = checkU2(uint32_t(classOp.getMajorVersion()), "its version"))
    return error;
  builder.setVersion(classOp.getMajorVersion(), classOp.getMinorVersion())
      .setFlags(classOp.getFlags())
      .setSuper("");
  if (std::optional<StringRef> superName = classOp.getSuperName())
    builder.setSuper(toInternal(*superName));
  SmallVector<StringAttr> interfaces = classOp.getInterfaceNames();
  for (StringAttr name : interfaces)
    builder.addInterface(toInternal(name.getValue()));
  return checkU2(interfaces.size(), "its interfaces");
}

Error ClassWriter::writeField(jvm::FieldOp field) {
  if (Error error = checkU2(uint32_t(field.getFlags()), "its flags"))
    return error;
  BuiltMember &member = builder.addField(field.getFlags(), field.getFieldName(),
                                         field.getDescriptor());
  constexpr AttributeKind kind = AttributeKind::ConstantValue;
  DictionaryAttr dictionary = field.getMetadataAttr();
  Attribute constant = field.getConstantAttr();
  if (!constant && dictionary)
    constant = dictionary.get(getAttributeKindName(kind));
  if (constant) {
    Expected<uint16_t> index =
        metadata.addConstant(constant, field.getDescriptor());
    if (!index)
      return index.takeError();
    member.addAttribute(getAttributeKindName(kind),
                        ByteWriter().writeU2(*index).getBytes());
  }
  return takeMetadata(dictionary, AttributePlaces::Field, member.attributes);
}

Error ClassWriter::writeCode(jvm::MethodOp method, BuiltMember &member) {
  if (method.getState() == jvm::BodyState::None)
    return Error::success();
  if (method.getState() == jvm::BodyState::Failed)
    return inputError("its body could not be imported: " +
                      method.getFailure().value_or("for an unknown reason"));
  if (method.getState() == jvm::BodyState::Unloaded)
    return inputError("its body is not in the program");
  Expected<CodeContents> code = emitCode(method, constants, options);
  if (!code)
    return code.takeError();
  result.codeLength += code->codeLength;
  member.addAttribute(getAttributeKindName(AttributeKind::Code), code->bytes);
  return Error::success();
}

Error ClassWriter::writeMethod(jvm::MethodOp method) {
  if (Error error = checkU2(uint32_t(method.getFlags()), "its flags"))
    return error;
  ++result.methods;
  BuiltMember &member = builder.addMethod(
      method.getFlags(), method.getMethodName(), method.getDescriptor());
  if (Error error = writeCode(method, member))
    return error;
  return takeMetadata(method.getMetadataAttr(), AttributePlaces::Method,
                      member.attributes);
}

Error ClassWriter::writeAttributes() {
  if (StringAttr sourceFile = classOp.getSourceFileAttr())
    add(AttributeKind::SourceFile,
        ByteWriter().writeU2(builder.getPool().addUtf8(sourceFile.getValue())));
  if (StringAttr host = classOp.getNestHostAttr())
    add(AttributeKind::NestHost,
        ByteWriter().writeU2(metadata.addClass(host.getValue())));
  if (ArrayAttr members = classOp.getNestMembersAttr())
    add(AttributeKind::NestMembers, metadata.writeClassNames(members));
  if (ArrayAttr permitted = classOp.getPermittedSubclassesAttr())
    add(AttributeKind::PermittedSubclasses,
        metadata.writeClassNames(permitted));
  std::vector<BuiltAttribute> attributes;
  if (Error error = takeMetadata(classOp.getMetadataAttr(),
                                 AttributePlaces::Class, attributes))
    return error;
  for (const BuiltAttribute &attribute : attributes)
    builder.addAttribute(attribute.name, attribute.contents);
  if (!bootstraps.empty()) {
    ByteWriter writer;
    bootstraps.write(writer);
    add(AttributeKind::BootstrapMethods, writer);
  }
  if (bootstraps.isFull())
    return inputError("more than 65535 bootstrap methods");
  return Error::success();
}

Expected<EmittedClass> ClassWriter::write() {
  if (Error error = writeHeader())
    return error;
  Error errors = Error::success();
  size_t numFields = 0, numMethods = 0;
  for (Operation &member : classOp.getBody().front()) {
    if (auto field = dyn_cast<jvm::FieldOp>(member)) {
      ++numFields;
      if (Error error = writeField(field))
        errors = joinErrors(
            std::move(errors),
            inMember(std::move(error), "field " + field.getSymName()));
    } else if (auto method = dyn_cast<jvm::MethodOp>(member)) {
      ++numMethods;
      if (Error error = writeMethod(method))
        errors = joinErrors(
            std::move(errors),
            inMember(std::move(error), "method " + method.getSymName()));
    }
  }
  for (auto [count, what] : {std::pair(numFields, "its fields"),
                             std::pair(numMethods, "its methods")})
    errors = joinErrors(std::move(errors), checkU2(count, what));
  errors = joinErrors(std::move(errors), writeAttributes());
  if (errors)
    return errors;
  auto bytes = builder.finish();
  if (!bytes)
    return bytes.takeError();
  result.bytes = std::move(*bytes);
  return std::move(result);
}

Expected<EmittedClass> jir::emitClass(jvm::ClassOp classOp,
                                      const EmitOptions &options) {
  Expected<EmittedClass> result = ClassWriter(classOp, options).write();
  if (result)
    return result;
  return inClass(result.takeError(), classOp.getSymName());
}
