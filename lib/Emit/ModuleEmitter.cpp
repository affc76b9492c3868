//===- ModuleEmitter.cpp - A jvm.module to module-info.class ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements emitModule, the counterpart of lib/Import's ModuleImporter.
//
//===----------------------------------------------------------------------===//

#include "ModuleEmitter.h"
#include "MetadataEmitter.h"
#include "jir/ClassFile/Module.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

namespace {

/// Writes one descriptor.
class ModuleInfoBuilder {
public:
  explicit ModuleInfoBuilder(jvm::ModuleDescriptorOp module)
      : module(module), descriptor(module.getDescriptor()),
        builder("module-info"), pool(builder.getPool()) {}

  Expected<SmallVector<uint8_t, 0>> build();

private:
  static StringRef getText(DictionaryAttr fields, StringRef key) {
    auto text = fields ? fields.getAs<StringAttr>(key) : StringAttr();
    return text ? text.getValue() : StringRef();
  }
  static uint16_t getFlags(DictionaryAttr fields) {
    auto flags = fields ? fields.getAs<IntegerAttr>("flags") : IntegerAttr();
    return flags ? flags.getValue().getLimitedValue(0xFFFF) : 0;
  }
  Utf8Index addVersion(DictionaryAttr fields) {
    StringRef version = getText(fields, "version");
    return Utf8Index(version.empty() ? 0 : pool.addUtf8(version));
  }
  uint16_t addClass(StringRef name) { return pool.addClass(toInternal(name)); }
  uint16_t addPackage(StringRef name) {
    return pool.addPackage(toInternal(name));
  }
  void forEach(DictionaryAttr fields, StringRef key,
               llvm::function_ref<void(Attribute)> visit);
  void add(AttributeKind kind, const ByteWriter &contents) {
    builder.addAttribute(getAttributeKindName(kind), contents.getBytes());
  }
  SmallVector<ModuleContents::Clause, 0> convertExports(StringRef key);
  void addModule();
  void addHashes(DictionaryAttr hashes);
  Error addOthers();

  jvm::ModuleDescriptorOp module;
  DictionaryAttr descriptor;
  ClassFileBuilder builder;
  ConstantPoolBuilder &pool;
  std::string problem;
};

} // namespace

void ModuleInfoBuilder::forEach(DictionaryAttr fields, StringRef key,
                                llvm::function_ref<void(Attribute)> visit) {
  Attribute value = fields ? fields.get(key) : Attribute();
  auto list = dyn_cast_or_null<ArrayAttr>(value);
  if ((value && !list) || (list && list.size() > 0xFFFF))
    problem = ("'" + key + "' is not a list of at most 65535 entries").str();
  else if (list)
    for (Attribute element : list)
      visit(element);
}

SmallVector<ModuleContents::Clause, 0>
ModuleInfoBuilder::convertExports(StringRef key) {
  SmallVector<ModuleContents::Clause, 0> clauses;
  forEach(descriptor, key, [&](Attribute element) {
    auto fields = dyn_cast<DictionaryAttr>(element);
    ModuleContents::Clause clause;
    clause.index = addPackage(getText(fields, "package"));
    clause.flags = getFlags(fields);
    forEach(fields, "to", [&](Attribute name) {
      if (auto text = dyn_cast<StringAttr>(name))
        clause.list.push_back({pool.addModule(text.getValue())});
    });
    clauses.push_back(std::move(clause));
  });
  return clauses;
}

void ModuleInfoBuilder::addModule() {
  ModuleContents contents;
  contents.name = pool.addModule(module.getName());
  contents.flags = module.getFlags();
  contents.version = addVersion(descriptor);
  forEach(descriptor, "requires", [&](Attribute element) {
    auto fields = dyn_cast<DictionaryAttr>(element);
    contents.requirements.push_back({pool.addModule(getText(fields, "module")),
                                     getFlags(fields), addVersion(fields)});
  });
  contents.exports = convertExports("exports");
  contents.opens = convertExports("opens");
  forEach(descriptor, "uses", [&](Attribute name) {
    if (auto text = dyn_cast<StringAttr>(name))
      contents.uses.push_back({addClass(text.getValue())});
  });
  forEach(descriptor, "provides", [&](Attribute element) {
    auto fields = dyn_cast<DictionaryAttr>(element);
    ModuleContents::Clause clause;
    clause.index = addClass(getText(fields, "service"));
    forEach(fields, "with", [&](Attribute name) {
      if (auto text = dyn_cast<StringAttr>(name))
        clause.list.push_back({addClass(text.getValue())});
    });
    contents.provides.push_back(std::move(clause));
  });
  add(AttributeKind::Module, contents.write());
}

void ModuleInfoBuilder::addHashes(DictionaryAttr hashes) {
  ModuleHashesAttribute contents;
  contents.algorithm = Utf8Index(pool.addUtf8(getText(hashes, "algorithm")));
  std::vector<std::string> bytes;
  forEach(hashes, "hashes", [&](Attribute element) {
    auto fields = dyn_cast<DictionaryAttr>(element);
    std::string hash;
    if (!tryGetFromHex(getText(fields, "hash"), hash))
      problem = "a hash is not hexadecimal";
    bytes.push_back(std::move(hash));
    ModuleHashesAttribute::Entry entry;
    entry.module = pool.addModule(getText(fields, "module"));
    contents.entries.push_back(entry);
  });
  // Only now the texts stay where they are.
  for (auto [entry, hash] : zip(contents.entries, bytes))
    entry.hash = arrayRefFromStringRef(hash);
  add(AttributeKind::ModuleHashes, contents.write());
}

/// The attributes beside Module, those of any class included.
Error ModuleInfoBuilder::addOthers() {
  NamedAttrList rest;
  for (NamedAttribute entry : descriptor) {
    StringRef key = entry.getName().getValue();
    AttributeKind kind =
        getAttributeKind(key, AttributePlaces::Class, /*majorVersion=*/0xFFFF);
    switch (kind) {
    case AttributeKind::ModulePackages: {
      SmallVector<IndexEntry> packages;
      forEach(descriptor, key, [&](Attribute name) {
        if (auto text = dyn_cast<StringAttr>(name))
          packages.push_back({addPackage(text.getValue())});
      });
      add(kind, writeTable<IndexEntry>(packages));
      break;
    }
    case AttributeKind::ModuleMainClass:
      add(kind, ByteWriter().writeU2(addClass(getText(descriptor, key))));
      break;
    case AttributeKind::ModuleTarget:
      add(kind, ByteWriter().writeU2(pool.addUtf8(getText(descriptor, key))));
      break;
    case AttributeKind::ModuleResolution:
      if (auto flags = dyn_cast<IntegerAttr>(entry.getValue()))
        add(kind,
            ByteWriter().writeU2(flags.getValue().getLimitedValue(0xFFFF)));
      break;
    case AttributeKind::ModuleHashes:
      addHashes(dyn_cast<DictionaryAttr>(entry.getValue()));
      break;
    default:
      rest.push_back(entry);
    }
  }
  std::vector<BuiltAttribute> attributes;
  MetadataEmitter metadata(pool);
  if (Error error = metadata.emit(rest.getDictionary(module.getContext()),
                                  AttributePlaces::Class, attributes))
    return error;
  for (const BuiltAttribute &attribute : attributes)
    builder.addAttribute(attribute.name, attribute.contents);
  return Error::success();
}

Expected<SmallVector<uint8_t, 0>> ModuleInfoBuilder::build() {
  auto version = descriptor.getAs<IntegerAttr>("class_version");
  // Modules came with 53.
  builder.setVersion(version ? version.getValue().getLimitedValue(0xFFFF) : 53)
      .setFlags(access::Module)
      .setSuper("");
  addModule();
  if (Error error = addOthers())
    return error;
  if (!problem.empty())
    return inputError(problem);
  return builder.finish();
}

bool jir::hasModuleInfo(jvm::ModuleDescriptorOp module) {
  return !module.getDescriptor().contains("automatic");
}

Expected<SmallVector<uint8_t, 0>>
jir::emitModule(jvm::ModuleDescriptorOp module) {
  auto bytes = ModuleInfoBuilder(module).build();
  if (bytes)
    return bytes;
  return inFile(bytes.takeError(), "module " + module.getName());
}
