//===- ReflectiveTargets.cpp - What reflective calls may reach --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The members that each level of assumptions lets a reflective call reach.
//
//===----------------------------------------------------------------------===//

#include "ReflectiveCalls.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace jir::jvm;

/// The most calls between a value and its source.
static constexpr unsigned kMaxDepth = 4;

//===----------------------------------------------------------------------===//
// Everything, by what may be named
//===----------------------------------------------------------------------===//

/// The named module of a class of the platform; null for others.
mlir::StringAttr ReflectiveCalls::getModule(ClassId id) const {
  if (hierarchy.getOrigin(id) != Origin::Platform)
    return {};
  auto it = platform.find(hierarchy.getPackage(id));
  return it == platform.end() ? mlir::StringAttr() : it->second.module;
}

/// JVMS 5.4.4: public, and in a package that its module exports or opens to the
/// other module.
bool ReflectiveCalls::isClassVisible(ClassId id,
                                     mlir::StringAttr module) const {
  if (!(hierarchy.getFlags(id) & access::Public))
    return false;
  if (hierarchy.getOrigin(id) != Origin::Platform)
    return true;
  auto it = platform.find(hierarchy.getPackage(id));
  return it == platform.end() || it->second.isVisible ||
         it->second.module == module ||
         (module && llvm::is_contained(it->second.to, module));
}

/// A method of a class that is not visible may be selected by the call of one
/// that is.
bool ReflectiveCalls::overridesVisible(MethodId method,
                                       mlir::StringAttr module) {
  const MethodInfo info = hierarchy.getMethod(method);
  auto isDeclared = [&](ClassId id) {
    if (!isClassVisible(id, module))
      return false;
    MethodId above = hierarchy.lookupMethod(id, info.selector);
    return above && hierarchy.getMethod(above).isPublic();
  };
  for (ClassId id = hierarchy.getSuperclass(info.owner); id;
       id = hierarchy.getSuperclass(id))
    if (isDeclared(id))
      return true;
  return llvm::any_of(hierarchy.getAllInterfaces(info.owner), isDeclared) ||
         // A class below may implement an interface by an inherited method.
         llvm::any_of(hierarchy.getSubtypes(info.owner), [&](ClassId sub) {
           return sub != info.owner &&
                  llvm::any_of(hierarchy.getAllInterfaces(sub), isDeclared);
         });
}

/// Whether all code of a module may reach the method. The JVM runs class
/// initialisers, whose access is not checked.
bool ReflectiveCalls::isVisibleTo(MethodId method, mlir::StringAttr module) {
  const MethodInfo info = hierarchy.getMethod(method);
  llvm::StringRef name = hierarchy.getMethodName(method);
  if (level < Level::Encapsulation || name == "<clinit>")
    return true;
  if (!info.isPublic())
    return false;
  if (isClassVisible(info.owner, module))
    return true;
  if (info.isStatic() || name == "<init>")
    return false;
  auto it = overriding.find({method, module});
  if (it != overriding.end())
    return it->second;
  return overriding[{method, module}] = overridesVisible(method, module);
}

/// JVMS 5.4.4, for code of a class.
bool ReflectiveCalls::isVisible(MethodId method, ClassId from) {
  const MethodInfo info = hierarchy.getMethod(method);
  mlir::StringAttr module = getModule(from);
  if (isVisibleTo(method, module))
    return true;
  // Nests and packages do not cross modules.
  return getModule(info.owner) == module &&
         linkage.isClassAccessible(info.owner, from) &&
         linkage.isMemberAccessible(info.owner, info.flags, info.owner, from);
}

/// Whether a call of the kind may run the method. Calls that make objects or
/// run methods initialise the class first (JVMS 5.5).
bool ReflectiveCalls::fits(Kind kind, MethodId method) const {
  const MethodInfo &info = hierarchy.getMethod(method);
  llvm::StringRef name = hierarchy.getMethodName(method);
  if (name == "<clinit>")
    return true;
  if (info.isAbstract() || kind == Kind::Load)
    return false;
  if (name != "<init>")
    return kind == Kind::Invoke || kind == Kind::Native;
  if (kind == Kind::Invoke || !hierarchy.isInstantiable(info.owner))
    return false;
  return kind != Kind::Instantiate || hierarchy.getDescriptor(method) == "()V";
}

static Reason getReason(ClassHierarchy &hierarchy, MethodId method) {
  return hierarchy.getMethodName(method) == "<clinit>" ? Reason::ClassInit
                                                       : Reason::Reflection;
}

ConeId ReflectiveCalls::getSharedCone(Kind kind, MethodId api,
                                      mlir::StringAttr module) {
  // Without encapsulation all modules see the same.
  if (level < Level::Encapsulation)
    module = {};
  auto [it, inserted] = shared.try_emplace({unsigned(kind), module});
  if (!inserted)
    return it->second;
  ConeId cone = it->second = host.addReflectiveCone(api);
  for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses()))
    for (uint32_t each : hierarchy.getMethodIndices(ClassId(index))) {
      MethodId method(each);
      if (!fits(kind, method) || !isVisibleTo(method, module))
        continue;
      Reason reason = kind == Kind::Native ? Reason::NativeModel
                                           : getReason(hierarchy, method);
      host.addReflectiveTarget(cone, method, reason);
    }
  return cone;
}

ConeId ReflectiveCalls::getNativeCone(MethodId native) {
  return getSharedCone(Kind::Native, native, {});
}

ConeId ReflectiveCalls::getInitializerCone(MethodId native) {
  return getSharedCone(Kind::Load, native, {});
}

/// What code of a class may name beyond what all may: members of its package
/// and nest, and protected ones that it inherits.
llvm::ArrayRef<CallEdge> ReflectiveCalls::getMore(Kind kind, ClassId accessor) {
  if (level < Level::Encapsulation)
    return {};
  auto [it, inserted] = more.try_emplace({unsigned(kind), accessor});
  if (!inserted)
    return it->second;
  if (packages.empty())
    for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses()))
      packages[hierarchy.getPackage(ClassId(index))].push_back(ClassId(index));
  llvm::SetVector<ClassId> near;
  for (ClassId id : packages[hierarchy.getPackage(accessor)])
    near.insert(id);
  for (ClassId id = hierarchy.getSuperclass(accessor); id;
       id = hierarchy.getSuperclass(id))
    near.insert(id);
  mlir::StringAttr module = getModule(accessor);
  llvm::SetVector<MethodId> found;
  for (ClassId id : near)
    for (uint32_t each : hierarchy.getMethodIndices(id)) {
      MethodId method(each);
      if (isVisibleTo(method, module) || !isVisible(method, accessor))
        continue;
      found.insert(method);
      const MethodInfo info = hierarchy.getMethod(method);
      if (kind == Kind::Invoke && !info.isStatic() && !info.isPrivate())
        found.insert_range(
            linkage.selectAll(method, id, hierarchy.isInterface(id)).methods);
    }
  std::vector<CallEdge> edges;
  for (MethodId method : found)
    if (fits(kind, method) && !isVisibleTo(method, module))
      edges.push_back({method, getReason(hierarchy, method)});
  return more[{unsigned(kind), accessor}] = std::move(edges);
}

//===----------------------------------------------------------------------===//
// Known classes and names
//===----------------------------------------------------------------------===//

/// A property that is not given may still have a value.
static bool isSetByJvm(llvm::StringRef property) {
  static const llvm::StringSet<> known = {
#define JVM_PROPERTY(Name) Name,
#include "JvmProperties.def"
  };
  return known.contains(property);
}

/// Adds what a source of a method may be; false if that is not known.
bool ReflectiveCalls::addSource(MethodId method, const ValueSource &source,
                                unsigned depth,
                                llvm::SetVector<mlir::StringAttr> &found) {
  auto addAll = [&](MethodId from, const ValueSources &sources) {
    Known known = resolve(from, sources, depth + 1);
    if (known)
      found.insert(known->begin(), known->end());
    return known.has_value();
  };
  switch (source.kind) {
  case ValueSource::Class:
  case ValueSource::Text:
    found.insert(source.name);
    return true;
  case ValueSource::Property:
    // Of the values that are given the names of classes are known.
    if (isMemberAsked || isSetByJvm(source.name.getValue()))
      return false;
    found.insert(properties.begin(), properties.end());
    return true;
  case ValueSource::Parameter: {
    if (!isClosed(method))
      return false;
    auto it = passed.find(method);
    return it == passed.end() ||
           llvm::all_of(it->second, [&](const Passed &each) {
             return source.index < each.arguments.size() &&
                    addAll(each.caller, each.arguments[source.index]);
           });
  }
  case ValueSource::Field: {
    auto it = stored.find(FieldId(source.index));
    // A constant of the class file, or only null.
    if (it == stored.end())
      return !(hierarchy.getField(FieldId(source.index)).flags &
               access::Static);
    return llvm::all_of(it->second, [&](const auto &each) {
      return addAll(each.first, each.second);
    });
  }
  case ValueSource::Unknown:
    return false;
  }
  llvm_unreachable("a kind");
}

ReflectiveCalls::Known ReflectiveCalls::resolve(MethodId method,
                                                const ValueSources &sources,
                                                unsigned depth) {
  if (!isKnowable(sources) || depth > kMaxDepth)
    return std::nullopt;
  llvm::SetVector<mlir::StringAttr> found;
  for (const ValueSource &source : sources)
    if (!addSource(method, source, depth, found))
      return std::nullopt;
  return llvm::to_vector(found.getArrayRef());
}

/// Finds the calls of methods that return what reflection makes.
void ReflectiveCalls::findCallers() {
  callers.clear();
  openCallers.clear();
  for (const Site &site : sites)
    if (site.isResolved && site.fate.isReturned)
      callers.try_emplace(site.caller);
  for (const auto &[key, fate] : fates)
    if (fate.isReturned)
      callers.try_emplace(key.first);
  if (callers.empty())
    return;
  std::vector<llvm::SmallVector<MethodId, 1>> inCone;
  for (const Cone &cone : graph.getCones()) {
    inCone.emplace_back();
    for (const CallEdge &edge : cone.targets)
      if (callers.contains(edge.callee))
        inCone.back().push_back(edge.callee);
  }
  for (const CallSite &site : graph.getSites()) {
    auto add = [&](MethodId callee) {
      if (site.kind == SiteKind::Implicit || site.kind == SiteKind::Root)
        openCallers.insert(callee);
      else
        callers[callee].push_back({site.caller, site.bci});
    };
    for (const CallEdge &edge : graph.getEdges(site))
      if (callers.contains(edge.callee))
        add(edge.callee);
    if (site.cone)
      for (MethodId callee : inCone[site.cone.index])
        add(callee);
  }
}

bool ReflectiveCalls::addFate(MethodId method, const ValueFate &fate,
                              unsigned depth, llvm::SetVector<ClassId> &casts) {
  if (fate.isUnknown || depth > kMaxDepth)
    return false;
  casts.insert(fate.casts.begin(), fate.casts.end());
  if (!fate.isReturned)
    return true;
  if (openCallers.contains(method))
    return false;
  return llvm::all_of(callers[method], [&](auto caller) {
    auto it = fates.find(caller);
    return it != fates.end() && !openResults.contains(caller) &&
           addFate(caller.first, it->second, depth + 1, casts);
  });
}

std::optional<llvm::SmallVector<ClassId>>
ReflectiveCalls::resolveFate(const Site &site) {
  llvm::SetVector<ClassId> casts;
  if (site.kind == Kind::Invoke || !addFate(site.caller, site.fate, 0, casts))
    return std::nullopt;
  llvm::SetVector<ClassId> classes;
  for (ClassId cast : casts)
    if (!hierarchy.isPhantom(cast))
      for (ClassId id : hierarchy.getSubtypes(cast))
        classes.insert(id);
  return llvm::to_vector(classes.getArrayRef());
}

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

bool ReflectiveCalls::addTarget(Site &site, MethodId method, Reason reason) {
  if (!fits(site.kind, method) || !isVisible(method, site.accessor) ||
      !site.targets.insert(method).second)
    return false;
  host.addReflectiveTarget(site.cone, method, reason);
  return true;
}

/// The initialisers and, where the call makes an object, the constructors.
bool ReflectiveCalls::addClass(Site &site, ClassId id) {
  bool isChanged = false;
  for (MethodId method : linkage.getInitializers(id, ClassId()))
    isChanged |= addTarget(site, method, Reason::ClassInit);
  if (site.kind == Kind::Load)
    return isChanged;
  for (uint32_t index : hierarchy.getMethodIndices(id))
    if (hierarchy.getMethodName(MethodId(index)) == "<init>")
      isChanged |= addTarget(site, MethodId(index), Reason::Reflection);
  return isChanged;
}

/// Methods of classes, inherited ones too, and what overrides them.
bool ReflectiveCalls::addMembers(Site &site, const Known &classes,
                                 const Known &names) {
  bool isChanged = false;
  auto isNamed = [&](MethodId method) {
    return !names || llvm::any_of(*names, [&](mlir::StringAttr name) {
      return hierarchy.getMethodName(method) == name.getValue();
    });
  };
  auto add = [&](ClassId id) {
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      MethodId method(index);
      const MethodInfo info = hierarchy.getMethod(method);
      if (!isNamed(method))
        continue;
      isChanged |= addTarget(site, method, getReason(hierarchy, method));
      if (info.isStatic())
        for (MethodId each : linkage.getInitializers(id, ClassId()))
          isChanged |= addTarget(site, each, Reason::ClassInit);
      // Where all classes are looked at, overrides of public methods are found.
      if (info.isStatic() || info.isPrivate() ||
          hierarchy.getMethodName(method) == "<init>" ||
          (!classes && info.isPublic()) || !isVisible(method, site.accessor))
        continue;
      // The receiver may be any object of the declaring class.
      for (MethodId each :
           linkage.selectAll(method, id, hierarchy.isInterface(id)).methods)
        if (fits(site.kind, each) && site.targets.insert(each).second) {
          host.addReflectiveTarget(site.cone, each, Reason::Reflection);
          isChanged = true;
        }
    }
  };
  if (!classes) {
    for (uint32_t index : llvm::seq<uint32_t>(0, hierarchy.getNumClasses()))
      add(ClassId(index));
    return isChanged;
  }
  for (mlir::StringAttr name : *classes) {
    ClassId root = hierarchy.lookupClass(name);
    if (!root || hierarchy.isPhantom(root))
      continue;
    llvm::SetVector<ClassId> owners;
    for (ClassId id = root; id; id = hierarchy.getSuperclass(id))
      owners.insert(id);
    llvm::ArrayRef<ClassId> interfaces = hierarchy.getAllInterfaces(root);
    owners.insert(interfaces.begin(), interfaces.end());
    for (ClassId id : owners)
      add(id);
  }
  return isChanged;
}

/// The call is unresolved for good.
bool ReflectiveCalls::addAll(Site &site) {
  site.isResolved = false;
  bool isChanged = false;
  std::vector<CallEdge> targets =
      graph
          .getCone(getSharedCone(site.kind, site.api, getModule(site.accessor)))
          .targets;
  llvm::append_range(targets, getMore(site.kind, site.accessor));
  for (const CallEdge &edge : targets)
    if (site.targets.insert(edge.callee).second) {
      host.addReflectiveTarget(site.cone, edge.callee,
                               getReason(hierarchy, edge.callee));
      isChanged = true;
    }
  site.targets.clear();
  return isChanged;
}

bool ReflectiveCalls::updateSite(Site &site) {
  Known classes = resolve(site.caller, site.member.classes, 0);
  if (site.kind == Kind::Invoke) {
    isMemberAsked = true;
    Known names = level >= Level::Strings
                      ? resolve(site.caller, site.member.names, 0)
                      : std::nullopt;
    isMemberAsked = false;
    return classes || names ? addMembers(site, classes, names) : addAll(site);
  }
  auto cast = resolveFate(site);
  if (!classes && !cast)
    return addAll(site);
  bool isChanged = false;
  if (!classes) {
    for (ClassId id : *cast)
      isChanged |= addClass(site, id);
    return isChanged;
  }
  for (mlir::StringAttr name : *classes) {
    ClassId id = hierarchy.lookupClass(name);
    // Names of arrays and of classes that are absent load nothing.
    if (id && !hierarchy.isPhantom(id) &&
        (!cast || llvm::is_contained(*cast, id)))
      isChanged |= addClass(site, id);
  }
  return isChanged;
}
