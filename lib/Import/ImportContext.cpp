//===- ImportContext.cpp - Caches that imports share ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Names, descriptors and locations.
///
//===----------------------------------------------------------------------===//

#include "ImportContext.h"
#include "ImportScratch.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Builders.h"
#include <cassert>

using namespace jir;
using llvm::StringRef;
using mlir::Type;

/// The integers that have a slot of their own.
static constexpr int32_t leastSmallInt = -128, smallIntEnd = 1024;

ImportContext::ImportContext(mlir::MLIRContext *context,
                             const ImportLimits &limits)
    : context(context), limits(limits),
      scratch(std::make_unique<ImportScratch>(context)),
      smallInts(smallIntEnd - leastSmallInt) {
  assert(context->getLoadedDialect<jvm::JVMDialect>() &&
         "threads that import cannot load the dialect");
}

ImportContext::~ImportContext() = default;

void ImportContext::enterClass(const ClassFile &newFile) {
  file = &newFile;
  if (serial == newFile.getSerial())
    return;
  serial = newFile.getSerial();
  constants.clear();
  constants.resize(newFile.getConstantPool().size());
  hasBootstraps = false;
}

mlir::LocationAttr ImportContext::makeLocation(uint32_t bytecodeIndex) {
  if (bytecodeIndex == noIndex)
    return jvm::BciLocAttr::get(context, -1);
  if (bytecodeIndex >= locations.size())
    locations.resize(size_t(bytecodeIndex) + 64);
  return locations[bytecodeIndex] =
             jvm::BciLocAttr::get(context, int32_t(bytecodeIndex));
}

/// Whether `name` is an internal name that has a dotted form.
static bool isInternalName(StringRef name) {
  if (name.empty() || name.front() == '/' || name.back() == '/')
    return false;
  char previous = 0;
  for (char c : name) {
    if (c == '.' || c == ';' || c == '[' || (c == '/' && previous == '/'))
      return false;
    previous = c;
  }
  return true;
}

mlir::StringAttr ImportContext::getClassName(StringRef internalName) {
  auto [entry, isNew] = classNames.try_emplace(internalName);
  if (isNew && isInternalName(internalName)) {
    llvm::SmallString<64> dotted(internalName);
    std::replace(dotted.begin(), dotted.end(), '/', '.');
    entry->second = mlir::StringAttr::get(context, dotted);
  }
  return entry->second;
}

Type ImportContext::getClassType(StringRef name) {
  if (name.starts_with("["))
    return getFieldType(name);
  auto [entry, isNew] = classTypes.try_emplace(name);
  if (isNew)
    if (mlir::StringAttr className = getClassName(name))
      entry->second = jvm::RefType::get(className);
  return entry->second;
}

Type ImportContext::getFieldType(StringRef descriptor) {
  auto found = fieldTypes.find(descriptor);
  if (found != fieldTypes.end())
    return found->second;
  Type type;
  DescriptorType parsed;
  if (DescriptorType::scan(descriptor, /*allowVoid=*/false, parsed) ==
      descriptor.size()) {
    if (parsed.isArray()) {
      if (Type component = getFieldType(parsed.getComponent().getText()))
        type = jvm::ArrayType::get(component);
    } else if (parsed.isReference()) {
      type = getClassType(parsed.getClassName());
    } else {
      type = jvm::getFieldType(context, descriptor);
    }
  }
  return fieldTypes[descriptor] = type;
}

const StackSignature *ImportContext::getSignature(StringRef descriptor) {
  auto [entry, isNew] = signatures.try_emplace(descriptor);
  if (!isNew)
    return entry->second.get();
  llvm::Expected<MethodDescriptor> parsed = MethodDescriptor::parse(descriptor);
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return nullptr;
  }
  auto signature = std::make_unique<StackSignature>();
  for (const DescriptorType &parameter : parsed->getParameters()) {
    Type type = getFieldType(parameter.getText());
    if (!type)
      return nullptr;
    signature->parameters.push_back(jvm::getStackType(type));
  }
  if (!parsed->getReturnType().isVoid()) {
    Type type = getFieldType(parsed->getReturnType().getText());
    if (!type)
      return nullptr;
    signature->result = jvm::getStackType(type);
  }
  // The recursion above may have moved nothing: signatures never nest.
  entry->second = std::move(signature);
  return entry->second.get();
}

mlir::StringAttr ImportContext::getString(StringRef first, StringRef second) {
  if (second.empty())
    return mlir::StringAttr::get(context, first);
  llvm::SmallString<128> text(first);
  text += second;
  return mlir::StringAttr::get(context, text);
}

mlir::IntegerAttr ImportContext::getInt(int32_t value) {
  auto make = [&] {
    return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 32), value);
  };
  if (value < leastSmallInt || value >= smallIntEnd)
    return make();
  mlir::IntegerAttr &small = smallInts[value - leastSmallInt];
  return small ? small : small = make();
}
