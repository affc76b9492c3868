//===- ModuleImporter.cpp - module-info.class to a jvm.module ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the import of module descriptors.
//
//===----------------------------------------------------------------------===//

#include "ModuleImporter.h"
#include "MetadataImporter.h"
#include "jir/ClassFile/ClassFile.h"
#include "jir/ClassFile/Module.h"
#include "jir/Support/ContentHash.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

namespace {

/// Builds the dictionary of one module descriptor. The first error is kept;
/// what comes after it does not matter.
class ModuleBuilder {
public:
  ModuleBuilder(MLIRContext *context, const ClassFile &file,
                std::vector<std::string> &problems)
      : builder(context), file(file), pool(file.getConstantPool()),
        problems(problems) {}

  Expected<OwningOpRef<jvm::ModuleDescriptorOp>> build(StringAttr archive,
                                                       bool resolved);

private:
  /// The value, or one made by default after the first error.
  template <typename T>
  T take(Expected<T> value) {
    if (value)
      return *value;
    if (error)
      consumeError(value.takeError());
    else
      error = value.takeError();
    return T();
  }
  StringAttr text(StringRef value) { return builder.getStringAttr(value); }
  StringAttr className(StringRef internalName) {
    return text(toDotted(internalName));
  }
  StringAttr moduleName(uint16_t index) {
    return text(take(pool.getModuleName(index)));
  }
  StringAttr packageName(uint16_t index) {
    return className(take(pool.getPackageName(index)));
  }
  StringAttr utf8(Utf8Index index) {
    return text(take(pool.getUtf8(index.value)));
  }
  StringAttr classAt(uint16_t index) {
    return className(take(pool.getClassName(index)));
  }
  ArrayAttr convertRequires(const ModuleAttribute &module);
  ArrayAttr convertExports(ArrayRef<ModuleExports> exports);
  ArrayAttr convertProvides(ArrayRef<ModuleProvides> provides);
  void addOthers(NamedAttrList &fields);
  void addHashes(const AttributeInfo &info, NamedAttrList &fields);

  Builder builder;
  const ClassFile &file;
  const ConstantPool &pool;
  std::vector<std::string> &problems;
  Error error = Error::success();
};

} // namespace

ArrayAttr ModuleBuilder::convertRequires(const ModuleAttribute &module) {
  SmallVector<Attribute> converted;
  for (ModuleRequires entry : module.requirements) {
    NamedAttrList fields;
    fields.set("module", moduleName(entry.module));
    fields.set("flags", builder.getI32IntegerAttr(entry.flags));
    if (entry.version)
      fields.set("version", utf8(entry.version));
    converted.push_back(fields.getDictionary(builder.getContext()));
  }
  return builder.getArrayAttr(converted);
}

ArrayAttr ModuleBuilder::convertExports(ArrayRef<ModuleExports> exports) {
  SmallVector<Attribute> converted;
  for (const ModuleExports &entry : exports) {
    NamedAttrList fields;
    fields.set("package", packageName(entry.package));
    fields.set("flags", builder.getI32IntegerAttr(entry.flags));
    SmallVector<Attribute> to;
    for (IndexEntry module : entry.to)
      to.push_back(moduleName(module));
    if (!to.empty())
      fields.set("to", builder.getArrayAttr(to));
    converted.push_back(fields.getDictionary(builder.getContext()));
  }
  return builder.getArrayAttr(converted);
}

ArrayAttr ModuleBuilder::convertProvides(ArrayRef<ModuleProvides> provides) {
  SmallVector<Attribute> converted;
  for (const ModuleProvides &entry : provides) {
    NamedAttrList fields;
    fields.set("service", classAt(entry.service.value));
    SmallVector<Attribute> with;
    for (IndexEntry implementation : entry.implementations)
      with.push_back(classAt(implementation));
    fields.set("with", builder.getArrayAttr(with));
    converted.push_back(fields.getDictionary(builder.getContext()));
  }
  return builder.getArrayAttr(converted);
}

void ModuleBuilder::addHashes(const AttributeInfo &info,
                              NamedAttrList &fields) {
  ModuleHashesAttribute hashes = take(ModuleHashesAttribute::parse(info));
  SmallVector<Attribute> entries;
  for (const ModuleHashesAttribute::Entry &entry : hashes.entries) {
    NamedAttrList hash;
    hash.set("module", moduleName(entry.module));
    hash.set("hash", text(toHex(entry.hash, /*LowerCase=*/true)));
    entries.push_back(hash.getDictionary(builder.getContext()));
  }
  NamedAttrList value;
  value.set("algorithm", utf8(hashes.algorithm));
  value.set("hashes", builder.getArrayAttr(entries));
  fields.set(info.name, value.getDictionary(builder.getContext()));
}

/// The attributes of module-info beside Module.
void ModuleBuilder::addOthers(NamedAttrList &fields) {
  for (const AttributeInfo &info : file.getAttributes()) {
    switch (info.kind) {
    case AttributeKind::ModulePackages: {
      SmallVector<Attribute> packages;
      for (IndexEntry package : take(parseIndexTable(info)))
        packages.push_back(packageName(package));
      fields.set(info.name, builder.getArrayAttr(packages));
      break;
    }
    case AttributeKind::ModuleMainClass:
      fields.set(info.name, classAt(take(parseIndexAttribute(info))));
      break;
    case AttributeKind::ModuleTarget:
      fields.set(info.name,
                 text(take(pool.getUtf8(take(parseIndexAttribute(info))))));
      break;
    case AttributeKind::ModuleResolution:
      fields.set(info.name,
                 builder.getI32IntegerAttr(take(parseIndexAttribute(info))));
      break;
    case AttributeKind::ModuleHashes:
      addHashes(info, fields);
      break;
    case AttributeKind::SourceFile:
      fields.set(info.name,
                 text(take(pool.getUtf8(take(parseIndexAttribute(info))))));
      break;
    default:
      break;
    }
  }
  MetadataNotes notes;
  MetadataImporter metadata(builder.getContext(), file, notes);
  SmallVector<NamedAttribute> entries;
  metadata.addAttributes(file.getAttributes(), "the module", "", entries);
  fields.append(entries.begin(), entries.end());
  problems.insert(problems.end(), notes.malformed.begin(),
                  notes.malformed.end());
}

Expected<OwningOpRef<jvm::ModuleDescriptorOp>>
ModuleBuilder::build(StringAttr archive, bool resolved) {
  const AttributeInfo *info = file.getAttributes().find(AttributeKind::Module);
  if (!info)
    return inputError("module-info.class has no attribute Module");
  Expected<ModuleAttribute> parsed = ModuleAttribute::parse(*info);
  if (!parsed)
    return parsed.takeError();
  NamedAttrList fields;
  fields.set("archive", archive);
  if (resolved)
    fields.set("resolved", builder.getUnitAttr());
  if (parsed->version)
    fields.set("version", utf8(parsed->version));
  fields.set("requires", convertRequires(*parsed));
  fields.set("exports", convertExports(parsed->exports));
  fields.set("opens", convertExports(parsed->opens));
  SmallVector<Attribute> uses;
  for (IndexEntry service : parsed->uses)
    uses.push_back(classAt(service));
  fields.set("uses", builder.getArrayAttr(uses));
  fields.set("provides", convertProvides(parsed->provides));
  fields.set("class_version",
             builder.getI32IntegerAttr(file.getMajorVersion()));
  fields.set("hash", text(ContentHash::of(file.getBytes()).toHex()));
  addOthers(fields);
  StringAttr name = moduleName(parsed->name);
  if (error)
    return std::move(error);
  OpBuilder opBuilder(builder.getContext());
  return OwningOpRef<jvm::ModuleDescriptorOp>(jvm::ModuleDescriptorOp::create(
      opBuilder, opBuilder.getUnknownLoc(), name, int32_t(parsed->flags),
      fields.getDictionary(builder.getContext())));
}

Expected<OwningOpRef<jvm::ModuleDescriptorOp>>
jir::importModule(MLIRContext *context, ArrayRef<uint8_t> bytes,
                  StringAttr archive, bool resolved,
                  std::vector<std::string> &problems) {
  Expected<ClassFile> file = ClassFile::parse(bytes);
  if (!file)
    return file.takeError();
  return ModuleBuilder(context, *file, problems).build(archive, resolved);
}

OwningOpRef<jvm::ModuleDescriptorOp>
jir::importAutomaticModule(MLIRContext *context,
                           const ModuleDescriptor &descriptor,
                           StringAttr archive, bool resolved) {
  OpBuilder builder(context);
  NamedAttrList fields;
  fields.set("archive", archive);
  fields.set("automatic", builder.getUnitAttr());
  if (resolved)
    fields.set("resolved", builder.getUnitAttr());
  if (!descriptor.version.empty())
    fields.set("version", builder.getStringAttr(descriptor.version));
  if (!descriptor.mainClass.empty())
    fields.set("ModuleMainClass", builder.getStringAttr(descriptor.mainClass));
  SmallVector<Attribute> provides;
  for (const ModuleDescriptor::Provides &entry : descriptor.provides) {
    NamedAttrList clause;
    SmallVector<StringRef> with(entry.providers.begin(), entry.providers.end());
    clause.set("service", builder.getStringAttr(entry.service));
    clause.set("with", builder.getStrArrayAttr(with));
    provides.push_back(clause.getDictionary(context));
  }
  fields.set("provides", builder.getArrayAttr(provides));
  SmallVector<Attribute> packages;
  for (StringRef package : descriptor.packages)
    packages.push_back(builder.getStringAttr(toDotted(package)));
  fields.set("ModulePackages", builder.getArrayAttr(packages));
  return jvm::ModuleDescriptorOp::create(builder, builder.getUnknownLoc(),
                                         builder.getStringAttr(descriptor.name),
                                         0, fields.getDictionary(context));
}
