//===- OffsetAccess.cpp - Access by offset ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which fields and elements an access may be of.
//
//===----------------------------------------------------------------------===//

#include "OffsetAccess.h"
#include "../MemberSearch.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// Which cells an access by offset may be of.
namespace {
enum class OffsetUse { Any, Fields, Elements };
} // namespace

static OffsetUse getOffsetUse(const JdkNames &jdk, llvm::StringRef owner) {
  auto fits = [&](JdkRange jdks, llvm::StringRef pattern) {
    auto [prefix, suffix] = pattern.split('*');
    return jdk.contains(jdks) &&
           (prefix.size() == pattern.size()
                ? owner == pattern
                : owner.starts_with(prefix) && owner.ends_with(suffix));
  };
#define OFFSET_USE(Use, Jdks, Class)                                           \
  if (fits(JdkRange::Jdks, Class))                                             \
    return OffsetUse::Use;
#include "../ReflectionNames.def"
  return OffsetUse::Any;
}

void OffsetAccess::onSite(uint32_t index) {
  const Site site = shared.getSite(index);
  if (site.api == Api::OffsetByName || site.api == Api::OffsetOf ||
      site.api == Api::StaticOffsetOf)
    return shared.traceAll(index);
  MethodId caller = context.getInstance(site.caller).method;
  OffsetUse use = getOffsetUse(
      shared.getJdk(), hierarchy.getName(hierarchy.getMethod(caller).owner));
  if (use != OffsetUse::Fields)
    addAccess(site, jir::FieldId());
  if (use == OffsetUse::Elements)
    return;
  accesses.push_back(index);
  for (jir::FieldId field :
       llvm::SmallVector<jir::FieldId>(fields.getArrayRef()))
    addAccess(site, field);
}

void OffsetAccess::onClassAndName(uint32_t, mlir::Type type,
                                  mlir::StringAttr name) {
  if (ClassId id = shared.getClassId(type))
    forEachField(hierarchy, id, MemberScope::Declared, [&](jir::FieldId field) {
      if (matchesText(name, getFieldName(hierarchy, field)))
        addField(field);
    });
}

void OffsetAccess::onMember(uint32_t index, const Member &member) {
  if (member.field && shared.getSite(index).api != Api::OffsetByName)
    addField(member.field);
}

void OffsetAccess::addField(jir::FieldId field) {
  // A field of a primitive type holds no object.
  if (!shared.getReferenceType(field) || !fields.insert(field))
    return;
  LLVM_DEBUG(llvm::dbgs() << "offset of " << getFieldName(hierarchy, field)
                          << '\n');
  for (uint32_t index : std::vector<uint32_t>(accesses))
    addAccess(shared.getSite(index), field);
}

/// Any field whose offset was asked for, of any object that has it: offsets are
/// numbers, which are not followed. An invalid field represents the elements of
/// arrays. What is written is of the field's type: the JVM relies on it.
void OffsetAccess::addAccess(const Site &site, jir::FieldId declared) {
  NodeId base = site.arguments[0];
  // The last argument is what is written; a swap compares with the one before.
  NodeId value = site.arguments.size() > 1 ? site.arguments.back() : NodeId();
  pointsto::FieldId field =
      declared ? context.getFields().get(declared) : FieldTable::getElements();
  if (value && declared) {
    NodeId checked = context.addNode();
    context.addCopy(value, checked, shared.getReferenceType(declared));
    value = checked;
    if (!shared.isPlatformClass(hierarchy.getField(declared).owner))
      shared.getTracer().addFieldWrite(field, site.caller, kNoLocal);
  }
  if (declared && hierarchy.getField(declared).flags & access::Static) {
    NodeId cell = context.getStaticField(field);
    if (site.result)
      context.addCopy(cell, site.result);
    if (value)
      context.addCopy(value, cell);
    return;
  }
  if (!base)
    return;
  if (site.result)
    context.addLoad(base, field, site.result);
  if (value)
    context.addStore(base, field, value);
}
