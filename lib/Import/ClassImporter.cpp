//===- ClassImporter.cpp - A class file to a jvm.class ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ClassImporter.
//
//===----------------------------------------------------------------------===//

#include "ClassImporter.h"
#include "DiagnosticCapture.h"
#include "MetadataImporter.h"
#include "jir/ClassFile/Attributes.h"
#include "jir/ClassFile/Code.h"
#include "jir/ClassFile/Validation.h"
#include "jir/Dialect/JVM/MemberNames.h"
#include "jir/Support/ContentHash.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/DebugLog.h"
#include <cassert>

#define DEBUG_TYPE "jir-import"

using namespace jir;
using namespace llvm;
using namespace mlir;

void ImportNotes::add(ImportNotes &&other) {
  classes += other.classes;
  fields += other.fields;
  methods += other.methods;
  bodies += other.bodies;
  failedClasses += other.failedClasses;
  failedMethods += other.failedMethods;
  unknownAttributes += other.unknownAttributes;
  malformedAttributes += other.malformedAttributes;
  problems.insert(problems.end(),
                  std::make_move_iterator(other.problems.begin()),
                  std::make_move_iterator(other.problems.end()));
}

bool jir::isFailedClass(jvm::ClassOp classOp) {
  DictionaryAttr metadata = classOp.getMetadataAttr();
  return metadata && metadata.get(failureKey);
}

/// Adds what the metadata importer noted to the notes of an import.
static void takeNotes(MetadataNotes &metadata, StringRef place,
                      ImportNotes &notes) {
  notes.unknownAttributes += metadata.unknown;
  notes.malformedAttributes += metadata.malformed.size();
  for (const std::string &text : metadata.malformed)
    notes.problems.push_back((place + ": " + text).str());
  metadata = MetadataNotes();
}

//===----------------------------------------------------------------------===//
// Headers
//===----------------------------------------------------------------------===//

/// Whether a dotted binary name can be made of \p name (JVMS 4.2.1): a dot in
/// an internal name would name another class.
static bool isInternalName(StringRef name) {
  if (name.empty() || name.find_first_of(".;[") != StringRef::npos)
    return false;
  SmallVector<StringRef> parts;
  name.split(parts, '/');
  return llvm::none_of(parts, [](StringRef part) { return part.empty(); });
}

static void setHeader(jvm::ClassOp classOp, const ClassHeader &header,
                      ArrayRef<uint8_t> bytes, const ClassSource &source) {
  MLIRContext *context = classOp.getContext();
  Builder builder(context);
  classOp.setMajorVersion(header.majorVersion);
  classOp.setMinorVersion(header.minorVersion);
  if (!header.superName.empty())
    classOp.setSuperNameAttr(builder.getStringAttr(toDotted(header.superName)));
  if (!header.interfaces.empty()) {
    SmallVector<Attribute> names;
    for (StringRef name : header.interfaces)
      names.push_back(builder.getStringAttr(toDotted(name)));
    classOp.setInterfacesAttr(builder.getArrayAttr(names));
  }
  classOp.setHashAttr(builder.getStringAttr(ContentHash::of(bytes).toHex()));
  if (source.archive)
    classOp.setArchiveAttr(source.archive);
}

static OwningOpRef<jvm::ClassOp> createHeader(MLIRContext *context,
                                              StringRef name, uint16_t flags,
                                              const ClassSource &source) {
  OpBuilder builder(context);
  return jvm::ClassOp::create(builder, builder.getUnknownLoc(),
                              builder.getStringAttr(toDotted(name)), flags,
                              source.origin, jvm::ClassState::Header);
}

void ClassImporter::setClassAttributes(const ClassFile &file,
                                       jvm::ClassOp classOp,
                                       MetadataImporter &metadata) {
  // Of these the JVM reads the nest and the permitted subclasses; most bad ones
  // make the class file invalid, which validateFormat reports before.
  AttributeList attributes = file.getAttributes();
  auto set = [&](AttributeKind kind, auto import, auto setter) {
    const AttributeInfo *info = attributes.find(kind);
    if (!info)
      return;
    auto value = import(*info);
    if (value)
      setter(*value);
    else
      metadata.addMalformed(value.takeError(), info->name, "the class");
  };
  auto importText = [&](const AttributeInfo &info) {
    return metadata.importText(info);
  };
  // Arrays are never of a nest or a sealed family; the JVM takes their names.
  auto isArray = [](Attribute name) {
    return cast<StringAttr>(name).getValue().starts_with("[");
  };
  auto importNames = [&](const AttributeInfo &info) -> Expected<ArrayAttr> {
    Expected<ArrayAttr> names = metadata.importClassNames(info);
    if (!names || llvm::none_of(*names, isArray))
      return names;
    metadata.addMalformed(inputError("names an array, which is left out"),
                          info.name, "the class");
    SmallVector<Attribute> classes(names->begin(), names->end());
    llvm::erase_if(classes, isArray);
    return ArrayAttr::get(context, classes);
  };
  auto importClass = [&](const AttributeInfo &info) -> Expected<StringAttr> {
    Expected<uint16_t> index = parseIndexAttribute(info);
    if (!index)
      return index.takeError();
    Expected<StringRef> name = file.getConstantPool().getClassName(*index);
    if (!name)
      return name.takeError();
    if (name->starts_with("["))
      return inputError("names the array " + *name);
    return StringAttr::get(context, toDotted(*name));
  };
  set(AttributeKind::SourceFile, importText,
      [&](StringAttr value) { classOp.setSourceFileAttr(value); });
  set(AttributeKind::NestHost, importClass,
      [&](StringAttr value) { classOp.setNestHostAttr(value); });
  set(AttributeKind::NestMembers, importNames,
      [&](ArrayAttr value) { classOp.setNestMembersAttr(value); });
  set(AttributeKind::PermittedSubclasses, importNames,
      [&](ArrayAttr value) { classOp.setPermittedSubclassesAttr(value); });
  if (DictionaryAttr dictionary =
          metadata.importAttributes(attributes, "the class"))
    classOp.setMetadataAttr(dictionary);
}

Expected<OwningOpRef<jvm::ClassOp>>
ClassImporter::importHeader(const ClassFile &file, const ClassSource &source,
                            ImportNotes &notes) {
  const ClassHeader &header = file.getHeader();
  if (!isInternalName(header.name))
    return inputError("'" + header.name + "' is not a class name");
  OwningOpRef<jvm::ClassOp> classOp =
      createHeader(context, header.name, header.accessFlags, source);
  setHeader(*classOp, header, file.getBytes(), source);
  MetadataNotes metadataNotes;
  MetadataImporter metadata(context, file, metadataNotes, options.limits);
  setClassAttributes(file, *classOp, metadata);
  takeNotes(metadataNotes, source.place, notes);
  return classOp;
}

OwningOpRef<jvm::ClassOp>
ClassImporter::declareFailed(StringRef name, ArrayRef<uint8_t> bytes,
                             const ClassSource &source, StringRef reason) {
  if (!isInternalName(name))
    return {};
  Builder builder(context);
  OwningOpRef<jvm::ClassOp> classOp;
  Expected<ClassHeader> header = ClassHeader::parse(bytes, options.parse);
  if (header && header->name == name) {
    classOp = createHeader(context, name, header->accessFlags, source);
    setHeader(*classOp, *header, bytes, source);
  } else {
    consumeError(header.takeError());
    classOp = createHeader(context, name, 0, source);
    if (source.archive)
      classOp->setArchiveAttr(source.archive);
  }
  classOp->setMetadataAttr(builder.getDictionaryAttr(
      builder.getNamedAttr(failureKey, builder.getStringAttr(reason))));
  return classOp;
}

//===----------------------------------------------------------------------===//
// Members
//===----------------------------------------------------------------------===//

Error ClassImporter::importFields(const ClassFile &file, Block &block,
                                  MetadataImporter &metadata) {
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  Location location = builder.getUnknownLoc();
  for (const MemberInfo &field : file.getFields()) {
    std::string owner = field.describe();
    OperationState state(location, jvm::FieldOp::getOperationName());
    auto &properties = state.getOrAddProperties<jvm::FieldOp::Properties>();
    properties.sym_name = builder.getStringAttr(
        jvm::joinFieldMember(field.name, field.descriptor));
    properties.flags = field.accessFlags;
    SmallVector<NamedAttribute> entries;
    metadata.addAttributes(field.attributes, owner, "", entries);
    if (const AttributeInfo *info =
            field.attributes.find(AttributeKind::ConstantValue)) {
      Expected<Attribute> constant =
          metadata.importConstant(*info, field.descriptor);
      // The JVM ignores the constant of a field that isn't static.
      if (!constant && field.isStatic())
        return inMember(inAttribute(constant.takeError(), info->name), owner);
      if (!constant)
        metadata.addMalformed(constant.takeError(), info->name, owner);
      else if (field.isStatic())
        properties.constant = *constant;
      else
        entries.emplace_back(builder.getStringAttr(info->name), *constant);
    }
    if (!entries.empty())
      properties.metadata = builder.getDictionaryAttr(entries);
    auto fieldOp = cast<jvm::FieldOp>(builder.create(state));
    if (fieldOp.getFieldName() != field.name ||
        !jvm::getFieldType(context, field.descriptor))
      return inMember(inputError("the name or the descriptor is not valid"),
                      owner);
  }
  return Error::success();
}

/// The flags with which the JVM runs a method. Of a class initialiser it takes
/// ACC_STATIC and ACC_STRICT only, and before version 51 it takes each as
/// static (JVMS 2.9.2, 4.6).
static uint16_t getMethodFlags(const ClassFile &file,
                               const MemberInfo &method) {
  if (method.name != "<clinit>")
    return method.accessFlags;
  if (file.getMajorVersion() < 51)
    return access::Static;
  return method.accessFlags & (access::Static | access::Strict);
}

/// The type with the receiver that the flags ask for; null if the descriptor is
/// malformed.
FunctionType ClassImporter::getMethodType(const MemberInfo &method,
                                          uint16_t flags,
                                          StringAttr className) {
  const StackSignature *signature =
      importContext.getSignature(method.descriptor);
  if (!signature)
    return {};
  SmallVector<Type> inputs;
  if (!(flags & access::Static)) {
    bool isUninitialised =
        method.name == "<init>" && className.getValue() != "java.lang.Object";
    inputs.push_back(isUninitialised ? Type(jvm::UninitThisType::get(className))
                                     : Type(jvm::RefType::get(className)));
  }
  llvm::append_range(inputs, signature->parameters);
  return FunctionType::get(context, inputs,
                           signature->result ? TypeRange(signature->result)
                                             : TypeRange());
}

Error ClassImporter::importMethods(const ClassFile &file, StringAttr className,
                                   Block &block, MetadataImporter &metadata) {
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  Location location = builder.getUnknownLoc();
  for (const MemberInfo &method : file.getMethods()) {
    std::string owner = method.describe();
    uint16_t flags = getMethodFlags(file, method);
    StringAttr member = builder.getStringAttr(
        jvm::joinMethodMember(method.name, method.descriptor));
    FunctionType type = getMethodType(method, flags, className);
    bool isBodiless = flags & (access::Native | access::Abstract);
    bool hasCode = method.attributes.has(AttributeKind::Code);
    if (!type || jvm::splitMethodMember(member).first != method.name)
      return inMember(inputError("the name or the descriptor is not valid"),
                      owner);
    if (hasCode == isBodiless)
      return inMember(inputError(hasCode ? "is native or abstract, but has code"
                                         : "has no code, but is neither native "
                                           "nor abstract"),
                      owner);
    auto methodOp = jvm::MethodOp::create(
        builder, location, member, type, flags,
        isBodiless ? jvm::BodyState::None : jvm::BodyState::Unloaded);
    if (DictionaryAttr dictionary =
            metadata.importAttributes(method.attributes, owner))
      methodOp.setMetadataAttr(dictionary);
  }
  return Error::success();
}

/// Two members of one name and descriptor (JVMS 4.5, 4.6).
static Error checkDuplicates(Block &block) {
  llvm::DenseSet<StringAttr> names;
  for (Operation &member : block) {
    auto name = SymbolTable::getSymbolName(&member);
    if (!names.insert(name).second)
      return inputError("has two members '" + name.getValue() + "'");
  }
  return Error::success();
}

Error ClassImporter::importMembers(const ClassFile &file, jvm::ClassOp classOp,
                                   StringRef place, ImportNotes &notes) {
  assert(!classOp.hasMembers() && "the class has its members");
  MetadataNotes metadataNotes;
  MetadataImporter metadata(context, file, metadataNotes, options.limits);
  Block block;
  Error error = importFields(file, block, metadata);
  if (!error)
    error = importMethods(file, classOp.getSymNameAttr(), block, metadata);
  if (!error)
    error = checkDuplicates(block);
  if (error)
    return inClass(std::move(error), file.getName());
  Block &body = classOp.getBody().front();
  body.getOperations().splice(body.end(), block.getOperations());
  classOp.setState(jvm::ClassState::Members);
  notes.fields += file.getFields().size();
  notes.methods += file.getMethods().size();
  takeNotes(metadataNotes, place, notes);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

/// Pairs of bytecode index and line of all line tables, unchanged.
static Expected<SmallVector<int32_t>> readLines(const CodeAttribute &code) {
  SmallVector<int32_t> lines;
  for (const AttributeInfo &info : code.getAttributes()) {
    if (info.kind != AttributeKind::LineNumberTable)
      continue;
    auto table = parseLineNumberTable(info);
    if (!table)
      return table.takeError();
    for (LineNumberEntry entry : *table) {
      lines.push_back(entry.startPc);
      lines.push_back(entry.line);
    }
  }
  return lines;
}

Error ClassImporter::buildBody(const ClassFile &file, const MemberInfo &member,
                               jvm::MethodOp method) {
  Expected<CodeAttribute> code = CodeAttribute::parse(file, member);
  if (!code)
    return code.takeError();
  if (options.validate)
    if (Error error = validateCode(file, member, *code))
      return error;
  if (Error error =
          jir::importBody(file, member, method, importContext, options.bodies))
    return error;
  method.setState(jvm::BodyState::Loaded);
  if (options.describeCode)
    if (Error error = describeCode(file, member, *code, method))
      return error;
  if (!options.verify)
    return Error::success();
  DiagnosticCapture capture(method.getContext());
  if (failed(mlir::verify(method)))
    return inputError("the imported body is not valid: " + capture.getText());
  return Error::success();
}

Error ClassImporter::describeCode(const ClassFile &file,
                                  const MemberInfo &member,
                                  const CodeAttribute &code,
                                  jvm::MethodOp method) {
  Expected<SmallVector<int32_t>> lines = readLines(code);
  if (!lines)
    return lines.takeError();
  if (!lines->empty())
    method.setLinesAttr(DenseI32ArrayAttr::get(method.getContext(), *lines));
  // Type annotations on code name bytecode indices, which the IR keeps.
  MetadataNotes notes;
  MetadataImporter metadata(method.getContext(), file, notes, options.limits);
  SmallVector<NamedAttribute> entries;
  metadata.addAttributes(code.getAttributes(), member.describe(), "Code.",
                         entries);
  if (!entries.empty()) {
    NamedAttrList all(method.getMetadataAttr());
    all.append(entries.begin(), entries.end());
    method.setMetadataAttr(all.getDictionary(method.getContext()));
  }
  return Error::success();
}

std::string ClassImporter::importBody(const ClassFile &file,
                                      jvm::MethodOp method) {
  assert(method.getState() == jvm::BodyState::Unloaded &&
         "there is no body to load");
  const MemberInfo *member =
      file.findMethod(method.getMethodName(), method.getDescriptor());
  Error error = member ? buildBody(file, *member, method)
                       : inputError("the class file has no such method");
  if (!error)
    return "";
  std::string reason = toString(std::move(error));
  LDBG() << file.getName() << '.' << method.getSymName() << ": " << reason;
  method.getBody().dropAllReferences();
  method.getBody().getBlocks().clear();
  method.removeLinesAttr();
  method.setState(jvm::BodyState::Failed);
  method.setFailureAttr(StringAttr::get(context, reason));
  return reason;
}

//===----------------------------------------------------------------------===//
// Whole classes
//===----------------------------------------------------------------------===//

void ClassImporter::noteReferences(const ClassFile &file) {
  const ConstantPool &pool = file.getConstantPool();
  for (unsigned index = 1, e = pool.size(); index < e; ++index) {
    StringRef name = pool.getClassNameOrEmpty(index);
    StringRef element = name.ltrim('[');
    if (element.size() != name.size()) {
      if (!element.consume_front("L") || !element.consume_back(";"))
        continue;
    }
    if (!isInternalName(element))
      continue;
    if (StringAttr className = importContext.getClassName(element))
      referenced.insert(className);
  }
}

/// What has no body to be verified with.
Error ClassImporter::verifyMembers(jvm::ClassOp classOp) {
  DiagnosticCapture capture(context);
  for (Operation &member : classOp.getBody().front()) {
    auto method = dyn_cast<jvm::MethodOp>(member);
    if ((!method || method.getState() != jvm::BodyState::Loaded) &&
        failed(mlir::verify(&member)))
      return inputError("an imported member is not valid: " +
                        capture.getText());
  }
  return Error::success();
}

Error ClassImporter::importWhole(const ClassFile &file,
                                 const ClassSource &source, ImportNotes &notes,
                                 OwningOpRef<jvm::ClassOp> &result) {
  if (options.validate && source.origin != jvm::Origin::Platform)
    if (Error error = validateFormat(file))
      return error;
  auto header = importHeader(file, source, notes);
  if (!header)
    return header.takeError();
  result = std::move(*header);
  if (Error error = importMembers(file, *result, source.place, notes))
    return error;
  for (auto method : result->getBody().front().getOps<jvm::MethodOp>()) {
    if (method.getState() != jvm::BodyState::Unloaded)
      continue;
    std::string failure = importBody(file, method);
    if (failure.empty()) {
      ++notes.bodies;
      continue;
    }
    ++notes.failedMethods;
    notes.problems.push_back(source.place + ": " + failure);
  }
  noteReferences(file);
  return options.verify ? verifyMembers(*result) : Error::success();
}

OwningOpRef<jvm::ClassOp> ClassImporter::importClass(ArrayRef<uint8_t> bytes,
                                                     StringRef name,
                                                     const ClassSource &source,
                                                     ImportNotes &notes) {
  OwningOpRef<jvm::ClassOp> result;
  ImportNotes own;
  Expected<ClassFile> file = ClassFile::parse(bytes, options.parse);
  Error error = file ? Error::success() : file.takeError();
  if (!error && file->getName() != name)
    error = inClass(inputError("the file defines class " + file->getName() +
                               ", not the one that its name promises"),
                    name);
  if (!error)
    error = importWhole(*file, source, own, result);
  if (!error) {
    ++own.classes;
    notes.add(std::move(own));
    return result;
  }
  std::string reason = toString(std::move(error));
  ++notes.failedClasses;
  notes.problems.push_back(source.place + ": " + reason);
  return declareFailed(name, bytes, source, reason);
}
