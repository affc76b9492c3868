//===- ImprecisionExport.cpp - What makes sets imprecise --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Counts objects by the casts and calls that they affect.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ImprecisionExport.h"
#include "JsonPieces.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/Format.h"

using namespace jir;
using namespace jir::pointsto;
namespace json = llvm::json;

namespace {

/// One pass over the reachable methods.
class Collector {
public:
  explicit Collector(const PointsToResult &result) : result(result) {}

  void addCast(const CastFact &fact);
  void addCalls(MethodId method, const MethodFacts &facts);
  Imprecision take();

private:
  uint32_t getNumber(ObjectId object);
  bool isUnknown(ObjectId object) const {
    return result.getObject(object).kind == ObjectKind::Unknown;
  }

  const PointsToResult &result;
  Imprecision found;
  /// By what an object represents apart from its context, its number.
  std::map<std::tuple<ObjectKind, uint32_t, uint32_t, int32_t, const void *>,
           uint32_t>
      numbers;
  /// The same by object; ~0 where it is not known yet.
  std::vector<uint32_t> numberOf;
};

} // namespace

/// The place of an object in the list, the same in all contexts.
uint32_t Collector::getNumber(ObjectId object) {
  numberOf.resize(result.getNumObjects(), ~0u);
  uint32_t &number = numberOf[object.index];
  if (number != ~0u)
    return number;
  const ObjectInfo &info = result.getObject(object);
  auto [it, isNew] =
      numbers.try_emplace({info.kind, info.type.index, info.method.index,
                           info.bci, info.constant.getAsOpaquePointer()},
                          found.objects.size());
  if (isNew)
    found.objects.push_back({object});
  return number = it->second;
}

void Collector::addCast(const CastFact &fact) {
  ++found.allCasts;
  if (fact.failure == CastFailure::None)
    return;
  // By number of the object, whether it may fail.
  std::map<uint32_t, bool> objects;
  for (const Cast &cast : result.getFacts(fact.method)->casts)
    if (cast.bci == fact.bci)
      for (ObjectId object : result.getVariable(fact.method, cast.from))
        objects[getNumber(object)] |= result.getTypes().mayNotBe(
            result.getObject(object).type, cast.type);
  FailingCast row{fact, static_cast<uint32_t>(objects.size())};
  ImpreciseObject *last = nullptr;
  for (auto [number, mayFail] : objects) {
    if (!mayFail)
      continue;
    ++row.failing;
    last = &found.objects[number];
    ++last->casts;
  }
  last->castsAlone += row.failing == 1;
  found.casts.push_back(row);
}

void Collector::addCalls(MethodId method, const MethodFacts &facts) {
  llvm::SmallDenseSet<int32_t> all, unknown;
  std::set<std::pair<int32_t, uint32_t>> counted;
  for (const Call &call : facts.calls) {
    if (!call.dispatches || call.receiver == kNoLocal)
      continue;
    found.allCalls += all.insert(call.bci).second;
    for (ObjectId object : result.getVariable(method, call.receiver)) {
      if (!isUnknown(object))
        continue;
      found.unknownCalls += unknown.insert(call.bci).second;
      uint32_t number = getNumber(object);
      found.objects[number].calls += counted.insert({call.bci, number}).second;
    }
  }
}

Imprecision Collector::take() {
  llvm::erase_if(found.objects, [](const ImpreciseObject &object) {
    return object.casts == 0 && object.calls == 0;
  });
  llvm::sort(found.objects,
             [](const ImpreciseObject &a, const ImpreciseObject &b) {
               return std::make_pair(b.casts + b.calls, a.object) <
                      std::make_pair(a.casts + a.calls, b.object);
             });
  return std::move(found);
}

Imprecision jir::findImprecision(const PointsToResult &result,
                                 bool withPlatform) {
  Collector collector(result);
  const ClassHierarchy &hierarchy = result.getHierarchy();
  auto isMeant = [&](MethodId method) {
    return withPlatform ||
           hierarchy.getOrigin(hierarchy.getMethod(method).owner) !=
               jvm::Origin::Platform;
  };
  for (const CastFact &cast : result.getCasts())
    if (isMeant(cast.method))
      collector.addCast(cast);
  for (MethodId method : result.getCallGraph().getReachable())
    if (const MethodFacts *facts = result.getFacts(method);
        facts && isMeant(method))
      collector.addCalls(method, *facts);
  return collector.take();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// An object without its context, since the row counts those of all contexts.
static std::string describe(const PointsToResult &result, ObjectId object) {
  std::string text = result.describe(object);
  llvm::StringRef shown = text;
  if (ContextId context = result.getObject(object).context; context.index != 0)
    shown.consume_back((" context " + llvm::Twine(context.index)).str());
  return toDisplayUtf8(shown);
}

static bool isByUnknown(const FailingCast &cast) {
  return cast.cast.failure == CastFailure::Unknown;
}

void jir::printImprecision(const PointsToResult &result,
                           const Imprecision &found, size_t limit,
                           llvm::raw_ostream &os) {
  os << "casts that may fail: " << found.casts.size() << " of "
     << found.allCasts << ", for unknown objects alone "
     << llvm::count_if(found.casts, isByUnknown)
     << "\ncalls on unknown receivers: " << found.unknownCalls << " of "
     << found.allCalls << '\n';
  if (!found.objects.empty())
    os << "\nobjects:\n   casts   alone   calls  object\n";
  for (const ImpreciseObject &each :
       llvm::ArrayRef(found.objects).take_front(limit))
    os << llvm::format("%8u%8u%8u  ", each.casts, each.castsAlone, each.calls)
       << describe(result, each.object) << '\n';
  if (found.objects.size() > limit)
    os << "and " << found.objects.size() - limit << " more\n";
  if (!found.casts.empty())
    os << "\ncasts:\n failing objects  cast\n";
  for (const FailingCast &each : llvm::ArrayRef(found.casts).take_front(limit))
    os << llvm::format("%8u%8u  ", each.failing, each.objects)
       << toDisplayUtf8(
              result.getHierarchy().getQualifiedName(each.cast.method))
       << '@' << each.cast.bci << " to "
       << toDisplayUtf8(result.getTypes().getName(each.cast.type))
       << (isByUnknown(each) ? ", unknown objects alone" : "") << '\n';
  if (found.casts.size() > limit)
    os << "and " << found.casts.size() - limit << " more\n";
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

void jir::exportImprecisionJson(const PointsToResult &result,
                                const Imprecision &found,
                                llvm::raw_ostream &os) {
  json::OStream out(os, /*IndentSize=*/1);
  auto writeCast = [&](const FailingCast &row) {
    writeMethod(out, "method", result.getHierarchy(), row.cast.method);
    out.attribute("bci", row.cast.bci);
    out.attribute("type",
                  toDisplayUtf8(result.getTypes().getName(row.cast.type)));
    out.attribute("objects", row.objects);
    out.attribute("failing", row.failing);
    out.attribute("by_unknown", isByUnknown(row));
  };
  auto writeObject = [&](const ImpreciseObject &object) {
    const ObjectInfo &info = result.getObject(object.object);
    out.attribute("kind", getName(info.kind));
    out.attribute("type", toDisplayUtf8(result.getTypes().getName(info.type)));
    out.attribute("text", describe(result, object.object));
    out.attribute("casts", object.casts);
    out.attribute("casts_alone", object.castsAlone);
    out.attribute("calls", object.calls);
  };
  out.object([&] {
    out.attribute("schema", kImprecisionSchema);
    out.attribute("all_casts", found.allCasts);
    out.attribute("calls", found.allCalls);
    out.attribute("unknown_calls", found.unknownCalls);
    out.attributeArray("casts", [&] {
      for (const FailingCast &cast : found.casts)
        out.object([&] { writeCast(cast); });
    });
    out.attributeArray("objects", [&] {
      for (const ImpreciseObject &object : found.objects)
        out.object([&] { writeObject(object); });
    });
  });
  os << '\n';
}
