//===- PointsToExport.cpp - What variables may hold -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects and writes points-to sets.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/PointsToExport.h"
#include "JsonPieces.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace jir;
using namespace jir::pointsto;
namespace json = llvm::json;

std::vector<PointsToEntry> jir::getMethodEntries(const PointsToResult &result,
                                                 MethodId method) {
  std::vector<PointsToEntry> entries;
  const MethodFacts *facts = result.getFacts(method);
  if (!facts)
    return entries;
  std::string owner = result.getHierarchy().getQualifiedName(method);
  const MethodSignature &signature = facts->signature;
  for (unsigned index = 0; index < signature.numParameters; ++index) {
    bool isThis = signature.hasReceiver && index == 0;
    entries.push_back(
        {owner,
         isThis ? "this"
                : "parameter " + std::to_string(index - signature.hasReceiver),
         -1, result.getParameter(method, index)});
  }
  if (signature.returnsReference)
    entries.push_back({owner, "result", -1, result.getReturned(method)});
  entries.push_back({owner, "thrown", -1, result.getThrown(method)});
  return entries;
}

std::vector<PointsToEntry> jir::getSiteEntries(const PointsToResult &result,
                                               MethodId method, int32_t bci) {
  std::vector<PointsToEntry> entries;
  const MethodFacts *facts = result.getFacts(method);
  if (!facts)
    return entries;
  std::string owner = result.getHierarchy().getQualifiedName(method);
  auto add = [&](const llvm::Twine &name, Local local) {
    if (local != kNoLocal)
      entries.push_back(
          {owner, name.str(), bci, result.getVariable(method, local)});
  };
  for (const Allocation &allocation : facts->allocations)
    if (allocation.bci == bci)
      add("made", allocation.result);
  for (const Cast &cast : facts->casts)
    if (cast.bci == bci)
      add("cast to " + result.getTypes().getName(cast.type), cast.from);
  auto addAccesses = [&](const auto &accesses, llvm::StringRef verb) {
    for (const auto &access : accesses) {
      if (access.bci != bci)
        continue;
      if constexpr (std::is_same_v<std::decay_t<decltype(access)>, FieldAccess>)
        add("base", access.base);
      add(verb + " " + result.getFields().getName(access.field), access.value);
    }
  };
  addAccesses(facts->loads, "read from");
  addAccesses(facts->staticLoads, "read from");
  addAccesses(facts->stores, "stored into");
  addAccesses(facts->staticStores, "stored into");
  for (const Call &call : facts->calls) {
    if (call.bci != bci)
      continue;
    add("receiver", call.receiver);
    for (auto [index, argument] : llvm::enumerate(facts->getArguments(call)))
      add("argument " + llvm::Twine(index), argument);
    add("result", call.result);
  }
  return entries;
}

PointsToEntry jir::getFieldEntry(const PointsToResult &result,
                                 jir::FieldId field) {
  const ClassHierarchy &hierarchy = result.getHierarchy();
  const FieldInfo &info = hierarchy.getField(field);
  return {
      (hierarchy.getName(info.owner).getValue() + "." + info.member.getValue())
          .str(),
      info.flags & access::Static ? "static field" : "field of all objects", -1,
      result.getField(field)};
}

void jir::printPointsTo(const PointsToResult &result,
                        llvm::ArrayRef<PointsToEntry> entries, size_t limit,
                        llvm::raw_ostream &os) {
  for (const PointsToEntry &entry : entries) {
    os << toDisplayUtf8(entry.owner);
    if (entry.bci >= 0)
      os << '@' << entry.bci;
    os << ' ' << toDisplayUtf8(entry.name) << ": " << entry.objects.size()
       << (entry.objects.size() == 1 ? " object\n" : " objects\n");
    for (ObjectId object : llvm::ArrayRef(entry.objects).take_front(limit))
      os << "  " << toDisplayUtf8(result.describe(object)) << '\n';
    if (entry.objects.size() > limit)
      os << "  and " << entry.objects.size() - limit << " more\n";
  }
}

/// An object: its kind, type, where it is made, and in words.
static void writeObject(json::OStream &out, const PointsToResult &result,
                        ObjectId object) {
  const ObjectInfo &info = result.getObject(object);
  out.object([&] {
    out.attribute("kind", getName(info.kind));
    out.attribute("type", toDisplayUtf8(result.getTypes().getName(info.type)));
    if (info.method) {
      writeMethod(out, "method", result.getHierarchy(), info.method);
      out.attribute("bci", info.bci);
    }
    out.attribute("text", toDisplayUtf8(result.describe(object)));
  });
}

void jir::exportPointsToJson(const PointsToResult &result,
                             llvm::ArrayRef<PointsToEntry> entries,
                             llvm::raw_ostream &os) {
  json::OStream out(os, /*IndentSize=*/1);
  out.object([&] {
    out.attribute("schema", kPointsToSchema);
    out.attributeArray("variables", [&] {
      for (const PointsToEntry &entry : entries)
        out.object([&] {
          out.attribute("owner", toDisplayUtf8(entry.owner));
          out.attribute("bci", entry.bci);
          out.attribute("name", toDisplayUtf8(entry.name));
          out.attribute("unknown", result.holdsUnknown(entry.objects));
          out.attributeArray("objects", [&] {
            for (ObjectId object : entry.objects)
              writeObject(out, result, object);
          });
        });
    });
  });
  os << '\n';
}
