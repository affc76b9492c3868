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
         -1, result.getParameter(method, index), method, index});
  }
  if (signature.returnsReference)
    entries.push_back({owner, "result", -1, result.getReturned(method), method,
                       signature.getReturned()});
  entries.push_back({owner, "thrown", -1, result.getThrown(method), method,
                     signature.getThrown()});
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
      entries.push_back({owner, name.str(), bci,
                         result.getVariable(method, local), method, local});
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

//===----------------------------------------------------------------------===//
// Flows
//===----------------------------------------------------------------------===//

void jir::addFlows(const PointsToResult &result,
                   const llvm::GlobPattern &object,
                   std::vector<PointsToEntry> &entries) {
  for (PointsToEntry &entry : entries) {
    auto it = llvm::find_if(entry.objects, [&](ObjectId each) {
      return object.match(toDisplayUtf8(result.describe(each)));
    });
    if (it == entry.objects.end() || entry.local == kNoLocal)
      continue;
    entry.flowing = *it;
    entry.flow = result.getFlow(entry.method, entry.local, *it);
  }
}

/// The instruction that a variable of a body is the result of, or -1.
static int32_t findDefinition(const MethodFacts &facts, Local local) {
  int32_t bci = -1;
  auto find = [&](const auto &definitions, auto member) {
    for (const auto &each : definitions)
      if (each.*member == local)
        bci = each.bci;
  };
  find(facts.allocations, &Allocation::result);
  find(facts.loads, &FieldAccess::value);
  find(facts.staticLoads, &StaticAccess::value);
  find(facts.calls, &Call::result);
  return bci;
}

/// `a.B.m() parameter 0`, `a.B.m() value of @7`, `a.B.f:La/C; of new a.B ...`.
static std::string describe(const PointsToResult &result,
                            const FlowStep &step) {
  if (!step.method)
    return result.getFields().getName(step.field) +
           (step.object ? " of " + result.describe(step.object) : "");
  std::string text = result.getHierarchy().getQualifiedName(step.method) + " ";
  const MethodFacts &facts = *result.getFacts(step.method);
  const MethodSignature &signature = facts.signature;
  if (step.local < signature.numParameters)
    return text + (signature.hasReceiver && step.local == 0
                       ? "this"
                       : "parameter " + std::to_string(step.local -
                                                       signature.hasReceiver));
  if (signature.returnsReference && step.local == signature.getReturned())
    return text + "result";
  if (step.local == signature.getThrown())
    return text + "thrown";
  int32_t bci = findDefinition(facts, step.local);
  return text + (bci < 0 ? "value" : "value of @" + std::to_string(bci));
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
    if (!entry.flowing)
      continue;
    os << "  flow of " << toDisplayUtf8(result.describe(*entry.flowing))
       << ":\n";
    for (const FlowStep &step : entry.flow)
      os << "    " << toDisplayUtf8(describe(result, step)) << " [" << step.size
         << "]\n";
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

static void writeFlow(json::OStream &out, const PointsToResult &result,
                      const PointsToEntry &entry) {
  out.attributeObject("flow", [&] {
    out.attribute("object", toDisplayUtf8(result.describe(*entry.flowing)));
    out.attributeArray("steps", [&] {
      for (const FlowStep &step : entry.flow)
        out.object([&] {
          out.attribute("text", toDisplayUtf8(describe(result, step)));
          out.attribute("objects", step.size);
        });
    });
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
          if (entry.flowing)
            writeFlow(out, result, entry);
        });
    });
  });
  os << '\n';
}
