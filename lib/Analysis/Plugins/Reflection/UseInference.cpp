//===- UseInference.cpp - What unknown classes are used as ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Markers, and the casts that they come to. What members tell is in
// UseInferenceMembers.cpp.
//
//===----------------------------------------------------------------------===//

#include "UseInference.h"
#include "ReflectiveCalls.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Debug.h"
#include <utility>

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// The most classes that all uses together add to a call.
static constexpr size_t kMostInferred = 256;

UseInference::UseInference(ReflectionContext &shared)
    : shared(shared), context(shared.getEngine()),
      hierarchy(shared.getHierarchy()), options(context.getConfig().reflection),
      names(hierarchy) {}

//===----------------------------------------------------------------------===//
// Checks and calls
//===----------------------------------------------------------------------===//

void UseInference::addMethod(InstanceId instance, const MethodFacts &facts) {
  const TypeTable &types = context.getTypes();
  for (const Cast &cast : facts.casts) {
    if (!types.isClass(cast.type) || cast.from == kNoLocal)
      continue;
    Check check{context.getNode(instance, cast.from),
                types.getClassId(cast.type),
                /*isOfClass=*/false,
                instance,
                cast.from,
                NodeId()};
    for (const FilteredMove &move : facts.filteredMoves)
      if (move.from == cast.from && move.type == cast.type)
        check.result = context.getNode(instance, move.to);
    if (check.bound != hierarchy.getObject() && check.node)
      checks.push_back(check);
  }
}

void UseInference::addCheck(uint32_t index, int operand, ClassId bound,
                            bool isOfClass) {
  const Site &site = shared.getSite(index);
  if (NodeId node = site.getNode(operand))
    checks.push_back({node, bound, isOfClass, site.caller,
                      site.getLocal(operand), site.result});
}

void UseInference::readSites() {
  for (; numSitesRead < shared.getNumSites(); ++numSitesRead)
    if (!shared.isPlatformSite(shared.getSite(numSitesRead)))
      readSite(numSitesRead);
}

void UseInference::readSite(uint32_t index) {
  Api api = shared.getSite(index).api;
  const ApiRow &row = getRow(api);
  switch (row.mechanism) {
  case MechanismKind::Classes:
    if (row.asks.nameAt != kNoOperand && api != Api::PrimitiveClass)
      namings.push_back(index);
    else if (api == Api::GetClass)
      classesOf.push_back(index);
    return;
  case MechanismKind::Members:
    members.push_back(index);
    return;
  case MechanismKind::Calls:
    if (api == Api::ClassNewInstance || api == Api::NewInstance)
      constructions.push_back(index);
    else if (api == Api::Invoke)
      calls.push_back(index);
    else if (api == Api::FieldGet)
      reads.push_back(index);
    return;
  default:
    return;
  }
}

//===----------------------------------------------------------------------===//
// Markers
//===----------------------------------------------------------------------===//

static llvm::StringRef getMarkerType(bool isClass, Api api) {
  if (isClass)
    return "java.lang.Class";
  switch (api) {
  case Api::GetConstructor:
  case Api::DeclaredConstructor:
  case Api::Constructors:
  case Api::DeclaredConstructors:
    return "java.lang.reflect.Constructor";
  case Api::Method:
  case Api::DeclaredMethod:
  case Api::Methods:
  case Api::DeclaredMethods:
    return "java.lang.reflect.Method";
  case Api::GetField:
  case Api::DeclaredField:
  case Api::Fields:
  case Api::DeclaredFields:
    return "java.lang.reflect.Field";
  default:
    return "java.lang.Object";
  }
}

uint32_t UseInference::getMarker(Marker::Kind kind, uint32_t index) {
  auto [it, inserted] =
      markerAt.try_emplace({unsigned(kind), index}, markers.size());
  if (!inserted)
    return it->second;
  const Site site = shared.getSite(index);
  TypeId type = context.getTypes().getClass(
      getMarkerType(kind == Marker::Kind::Class, site.api));
  ObjectId object = context.addObject(type, site.caller, site.bci);
  markers.push_back({kind, index, object});
  ++numInferred;
  shared.addMarker(object);
  LLVM_DEBUG(llvm::dbgs() << shared.describe(site) << " gives a marker\n");
  shared.returnMemberObject(site, object);
  return markers.size() - 1;
}

void UseInference::addSource(Marker::Kind kind, uint32_t site,
                             uint32_t source) {
  if (!shared.getSite(site).result)
    return;
  uint32_t marker = getMarker(kind, site);
  if (marker != source)
    numInferred += markers[marker].sources.insert(source);
}

void UseInference::forEachMarker(NodeId node, Marker::Kind kind,
                                 llvm::function_ref<void(uint32_t)> visit) {
  if (!node)
    return;
  llvm::SmallVector<uint32_t> found;
  {
    PointsToSet set = context.getSet(node);
    for (auto [index, marker] : llvm::enumerate(markers))
      if (marker.kind == kind && set.contains(marker.object))
        found.push_back(index);
  }
  for (uint32_t each : found)
    visit(each);
}

/// R40: what the calls return that is unknown.
void UseInference::addRoots() {
  for (uint32_t index : namings)
    if (shared.getSite(index).isUnresolved && shared.getSite(index).result)
      getMarker(Marker::Kind::Class, index);
  for (const auto *sites : {&calls, &reads})
    for (uint32_t index : *sites)
      if (shared.getSite(index).isUnresolved && shared.getSite(index).result)
        getMarker(Marker::Kind::Value, index);
}

/// R41: what a marker comes to returns a marker.
void UseInference::addDerived() {
  auto derive = [&](llvm::ArrayRef<uint32_t> sites, Marker::Kind from,
                    Marker::Kind to) {
    for (uint32_t index : sites)
      forEachMarker(shared.getSite(index).receiver, from,
                    [&](uint32_t source) { addSource(to, index, source); });
  };
  derive(members, Marker::Kind::Class, Marker::Kind::Member);
  derive(constructions, Marker::Kind::Class, Marker::Kind::Instance);
  derive(constructions, Marker::Kind::Member, Marker::Kind::Instance);
  derive(calls, Marker::Kind::Member, Marker::Kind::Value);
  derive(reads, Marker::Kind::Member, Marker::Kind::Value);
  for (uint32_t index : classesOf)
    forEachMarker(shared.getSite(index).receiver, Marker::Kind::Instance,
                  [&](uint32_t instance) {
                    const Site site = shared.getSite(index);
                    for (uint32_t root : findRoots(instance))
                      if (site.result)
                        context.addToSet(site.result, markers[root].object);
                  });
}

llvm::SmallVector<uint32_t> UseInference::findRoots(uint32_t marker) const {
  llvm::SmallSetVector<uint32_t, 8> seen;
  seen.insert(marker);
  llvm::SmallVector<uint32_t> roots;
  for (size_t i = 0; i < seen.size(); ++i) {
    const Marker &each = markers[seen[i]];
    if (each.kind == Marker::Kind::Class)
      roots.push_back(seen[i]);
    seen.insert(each.sources.begin(), each.sources.end());
  }
  llvm::sort(roots);
  return roots;
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

/// Whether a class has a name that programs use.
static bool isAnonymous(llvm::StringRef name) {
  size_t outer = name.rfind('$');
  return outer != llvm::StringRef::npos && outer + 1 < name.size() &&
         llvm::isDigit(name.back()) &&
         llvm::all_of(name.drop_front(outer + 1), llvm::isDigit);
}

const std::vector<ClassId> *UseInference::getCandidates(ClassId bound) {
  auto [it, inserted] = candidates.try_emplace(bound);
  if (inserted) {
    std::vector<ClassId> found;
    for (ClassId id : hierarchy.getSubtypes(bound)) {
      if (hierarchy.isPhantom(id) || shared.isPlatformClass(id) ||
          !hierarchy.isInstantiable(id) || isAnonymous(hierarchy.getName(id)))
        continue;
      found.push_back(id);
      if (found.size() > options.castLimit)
        break;
    }
    llvm::sort(found);
    if (found.size() <= options.castLimit)
      it->second = std::move(found);
  }
  return it->second ? &*it->second : nullptr;
}

/// Which checks each marker comes to (R42).
void UseInference::findChecks() {
  // Nothing changes meanwhile, and many contexts have the same check.
  llvm::DenseMap<std::pair<MethodId, Local>, ValueTracer::CallSet> calls;
  auto comesFrom = [&](const Check &check, const Site &site) {
    MethodId method = context.getInstance(check.where).method;
    auto [it, inserted] = calls.try_emplace({method, check.local});
    if (inserted)
      it->second =
          shared.getTracer().findCallsWithoutHeap(check.where, check.local);
    return it->second.contains(
        {context.getInstance(site.caller).method, site.bci});
  };
  for (auto [number, check] : llvm::enumerate(checks)) {
    PointsToSet set = context.getSet(check.node);
    // Sets only grow.
    if (set.size() != check.sizeSeen)
      check.markersSeen = 0;
    check.sizeSeen = set.size();
    for (uint32_t index = std::exchange(check.markersSeen, markers.size());
         index < markers.size(); ++index) {
      Marker &marker = markers[index];
      if (!set.contains(marker.object) || marker.nearChecks.contains(number) ||
          (check.isOfClass ? marker.kind != Marker::Kind::Class
                           : marker.kind != Marker::Kind::Instance &&
                                 marker.kind != Marker::Kind::Value))
        continue;
      const Site &site = shared.getSite(marker.site);
      bool isNear = check.isOfClass || comesFrom(check, site);
      (isNear ? marker.nearChecks : marker.farChecks).insert(number);
    }
  }
}

/// Whether a cast lets something pass of which more is known.
bool UseInference::holdsKnown(const Check &check) const {
  if (!check.result)
    return false;
  for (ObjectId object : context.getSet(check.result))
    if (context.getObject(object).kind != ObjectKind::Unknown &&
        !shared.isMarker(object))
      return true;
  return false;
}

bool UseInference::useChecks(bool inventsNow) {
  bool isPending = false;
  auto use = [&](uint32_t marker, uint32_t check, bool invents) {
    if (usedChecks.contains({marker, check}))
      return;
    isPending |= invents && !inventsNow;
    if (!invents || inventsNow)
      useCheck(marker, check, invents);
  };
  for (uint32_t index = 0; index < markers.size(); ++index) {
    const Marker marker = markers[index];
    for (uint32_t check : marker.nearChecks)
      use(index, check, /*invents=*/marker.kind == Marker::Kind::Value);
    // What is near tells more than what came through collections.
    if (!marker.nearChecks.empty() || !options.usesHeap)
      continue;
    llvm::SmallSetVector<uint32_t, 8> bounds;
    for (uint32_t check : marker.farChecks)
      bounds.insert(checks[check].bound.index);
    bool invents =
        marker.kind == Marker::Kind::Value || bounds.size() > options.castLimit;
    for (uint32_t check : marker.farChecks)
      if (!holdsKnown(checks[check]))
        use(index, check, invents);
  }
  return isPending;
}

void UseInference::useCheck(uint32_t index, uint32_t number, bool invents) {
  const Check check = checks[number];
  if (!usedChecks.insert({index, number}).second)
    return;
  const std::vector<ClassId> *found = getCandidates(check.bound);
  std::vector<ClassId> classes;
  if (found) {
    classes = *found;
  } else {
    giveUp(markers[index].site, "class, cast to " +
                                    hierarchy.getName(check.bound).str() +
                                    ": too many");
    // The class itself is likelier than each of its subclasses.
    if (hierarchy.isInstantiable(check.bound) &&
        !shared.isPlatformClass(check.bound))
      classes.push_back(check.bound);
  }
  if (!invents)
    return inferClasses(index, classes);
  if (check.result && !holdsKnown(check))
    invent(index, check, classes);
}

bool UseInference::mayBe(const SiteState &site, ClassId id) const {
  // A name that is known in parts shows more than a cast.
  return site.isNameUnknown || site.names.empty() ||
         llvm::any_of(site.names, [&](mlir::StringAttr name) {
           return name.getValue().contains(kAnyText) &&
                  matchesText(name, hierarchy.getName(id).getValue());
         });
}

void UseInference::inferClasses(uint32_t marker,
                                llvm::ArrayRef<ClassId> classes) {
  for (uint32_t root : findRoots(marker)) {
    uint32_t index = markers[root].site;
    for (ClassId id : classes) {
      if (!mayBe(shared.getSite(index), id))
        continue;
      auto &given = inferred[index];
      if (given.contains(id))
        continue;
      if (given.size() >= kMostInferred) {
        giveUp(index, "class: too many uses");
        break;
      }
      given.insert(id);
      ++numInferred;
      const Site site = shared.getSite(index);
      LLVM_DEBUG(llvm::dbgs() << shared.describe(site) << " may give "
                              << hierarchy.getName(id) << '\n');
      shared.noteEvidence(id, Reason::ReflectionUse);
      shared.markNamed(id);
      shared.returnObject(site, shared.getClassObject(id));
      if (site.api == Api::ForName || site.api == Api::ForNameIn)
        context.addInitialization(site.caller, site.bci, id);
    }
  }
}

/// R45: synthetic objects that begin at the cast.
void UseInference::invent(uint32_t marker, const Check &check,
                          llvm::ArrayRef<ClassId> classes) {
  Site site = shared.getSite(markers[marker].site);
  for (ClassId id : classes) {
    MethodId constructor = hierarchy.lookupMethod(id, "<init>()V");
    if (markers[marker].kind == Marker::Kind::Instance && constructor) {
      Site made = site;
      made.result = check.result;
      construct(shared, made, constructor, /*array=*/-1,
                Reason::ReflectionInvention);
      continue;
    }
    context.addToSet(check.result,
                     context.addObject(context.getTypes().getClass(id),
                                       site.caller, site.bci));
  }
}

void UseInference::giveUp(uint32_t index, const llvm::Twine &why) {
  const Site &site = shared.getSite(index);
  mlir::StringAttr what = mlir::StringAttr::get(
      hierarchy.getProgram().getContext(),
      hierarchy.getQualifiedName(site.callee) + ": unknown " + why);
  if (gaveUp.insert({index, what}).second)
    context.addUnresolved({Unresolved::Reflection,
                           context.getInstance(site.caller).method, site.bci,
                           what});
}

/// Synthetic objects come last, after two rounds in a row that infer nothing
/// else: what was inferred before, and what waited, may add something known to
/// the casts.
void UseInference::run() {
  readSites();
  if (namings.empty() && members.empty() && calls.empty() && reads.empty())
    return;
  unsigned before = numInferred;
  addRoots();
  addDerived();
  findChecks();
  bool isPending = useChecks(/*inventsNow=*/false);
  useNames();
  useKnownClasses();
  useReceivers();
  bool isQuiet = numInferred == before;
  if (isPending && isQuiet && wasQuiet)
    useChecks(/*inventsNow=*/true);
  else if (isPending)
    // The analysis goes on.
    context.addCopy(context.addNode(), context.addNode());
  wasQuiet = isQuiet;
}
