//===- ReflectiveCalls.cpp - Reflective calls in a CHA call graph ---------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds reflective calls and records what bodies tell of their classes, names
// and results. The targets are in ReflectiveTargets.cpp.
//
//===----------------------------------------------------------------------===//

#include "ReflectiveCalls.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/PlatformModules.h"

using namespace jir;
using namespace jir::jvm;

ReflectiveCalls::ReflectiveCalls(Linkage &linkage, CallGraph &graph,
                                 const CHAConfig &config,
                                 CHAStatistics &statistics,
                                 ReflectiveHost &host)
    : linkage(linkage), hierarchy(linkage.getHierarchy()), graph(graph),
      statistics(statistics), host(host), values(linkage) {
  const AssumptionSet &assumed = config.assumptions;
  if (assumed.contains(Assumption::NoReflectiveCalls))
    return;
  level = assumed.contains(Assumption::EnvironmentKnown) ? Level::Environment
          : assumed.contains(Assumption::StringsKnown)   ? Level::Strings
          : assumed.contains(Assumption::CastsCorrect)   ? Level::Casts
          : assumed.contains(Assumption::EncapsulationRespected)
              ? Level::Encapsulation
              : Level::Loaders;
  auto *dialect =
      hierarchy.getProgram()->getContext()->getLoadedDialect<JVMDialect>();
  if (auto *modules = dialect->getRegisteredInterface<PlatformModules>())
    for (const PlatformModuleAccess &module : modules->getModules()) {
      for (mlir::StringAttr package : module.packages)
        platform[package].module = module.name;
      for (const ModulePackage &row : module.visible) {
        platform[row.name].isVisible |= row.to.empty();
        llvm::append_range(platform[row.name].to, row.to);
      }
    }
  for (auto archive : hierarchy.getProgram().getOps<ArchiveOp>()) {
    mlir::DictionaryAttr metadata = archive.getMetadataAttr();
    auto given = metadata ? metadata.getAs<mlir::DictionaryAttr>("resources")
                          : mlir::DictionaryAttr();
    if (auto list =
            given ? given.getAs<mlir::ArrayAttr>("-D") : mlir::ArrayAttr())
      llvm::append_range(properties, list.getAsRange<mlir::StringAttr>());
  }
}

ReflectiveCalls::Kind ReflectiveCalls::getKind(ReflectiveApi api) {
  switch (api) {
  case ReflectiveApi::Instantiate:
    return Kind::Instantiate;
  case ReflectiveApi::Construct:
  case ReflectiveApi::FindConstructor:
    return Kind::Construct;
  case ReflectiveApi::Invoke:
  case ReflectiveApi::FindMethod:
    return Kind::Invoke;
  default:
    return Kind::Load;
  }
}

/// The classes that implement reflection: who calls them has the edges.
bool ReflectiveCalls::isPartOfApi(llvm::StringRef className) {
  return className == "java.lang.Class" ||
         className.starts_with("java.lang.reflect.") ||
         className.starts_with("java.lang.invoke.") ||
         className.starts_with("jdk.internal.reflect.") ||
         (className.consume_front("sun.reflect.") && !className.contains('.'));
}

//===----------------------------------------------------------------------===//
// Facts of bodies
//===----------------------------------------------------------------------===//

static bool isTextOrClass(mlir::Type type) {
  auto ref = llvm::dyn_cast<RefType>(type);
  return ref && !ref.isUnion() &&
         (ref.getName() == "java.lang.String" ||
          ref.getName() == "java.lang.Class");
}

/// Only code of the same class or package calls the method, and selects it
/// without looking at a receiver (SCAM 2011, section III D).
bool ReflectiveCalls::isClosed(MethodId method) const {
  const MethodInfo &info = hierarchy.getMethod(method);
  bool isDirect = info.isStatic() || info.isPrivate() ||
                  hierarchy.getMethodName(method) == "<init>";
  return isDirect && (info.isPrivate() || info.isPackagePrivate()) &&
         !calledUnseen.contains(method);
}

void ReflectiveCalls::recordArguments(MethodId caller,
                                      const InvokeFact &invoke) {
  MethodId callee = invoke.resolution.method;
  if (!isClosed(callee))
    return;
  Passed record{caller, {}};
  bool isUseful = false;
  auto add = [&](mlir::Value value) {
    bool isAsked = isTextOrClass(value.getType());
    record.arguments.push_back(isAsked ? values.getSources(value)
                                       : ValueSources());
    isUseful |= isAsked;
  };
  InvokeOpInterface op = invoke.op;
  if (mlir::Value receiver = op.getReceiverOrNull())
    add(receiver);
  for (mlir::Value argument : op.getCallArguments())
    add(argument);
  if (isUseful)
    passed[callee].push_back(std::move(record));
}

/// What becomes of a result: known only if all paths cast or return it.
void ReflectiveCalls::recordResult(MethodId caller, const InvokeFact &invoke) {
  mlir::Operation *op = invoke.op;
  // A constructor's result is the receiver.
  if (llvm::isa<InitOp>(op) || op->getNumResults() != 1 ||
      !llvm::isa<RefType>(op->getResult(0).getType()))
    return;
  mlir::Value result = op->getResult(0);
  std::pair<MethodId, int32_t> key{caller, invoke.bci};
  ValueFate fate;
  fate.isUnknown = result.use_empty();
  if (!fate.isUnknown)
    fate = values.getFate(result);
  if (fate.isUnknown) {
    openResults.insert(key);
    return;
  }
  ValueFate &known = fates[key];
  llvm::append_range(known.casts, fate.casts);
  known.isReturned |= fate.isReturned;
}

void ReflectiveCalls::addStore(MethodId method, FieldRefAttr ref,
                               mlir::Value value) {
  if (level < Level::Strings || !isTextOrClass(value.getType()))
    return;
  FieldResolution field = linkage.resolveField(ref);
  if (field.field && hierarchy.getField(field.field).flags & access::Private)
    stored[field.field].push_back({method, values.getSources(value)});
}

ReflectiveCalls::Site ReflectiveCalls::makeSite(MethodId caller,
                                                ClassId accessor,
                                                const InvokeFact &invoke,
                                                ReflectiveApi api) {
  Site site;
  site.caller = caller;
  site.accessor = accessor;
  site.bci = invoke.bci;
  site.kind = getKind(api);
  site.api = invoke.resolution.method;
  site.fate.isUnknown = true;
  if (level < Level::Casts)
    return site;
  InvokeOpInterface op = invoke.op;
  mlir::Operation *operation = op;
  mlir::OperandRange arguments = op.getCallArguments();
  auto unknown = [] { return ValueSources{ValueSource()}; };
  switch (api) {
  case ReflectiveApi::Load:
    site.member = {values.getSources(operation->getResult(0)), {}};
    break;
  case ReflectiveApi::Instantiate:
    site.member = {values.getSources(op.getReceiverOrNull()), {}};
    break;
  case ReflectiveApi::Construct:
  case ReflectiveApi::Invoke:
    site.member = values.getMember(op.getReceiverOrNull());
    break;
  case ReflectiveApi::Access:
    // The field may be that of any interface above.
    site.member = {unknown(), unknown()};
    break;
  default: {
    bool isUnreflected = op.getMethod().getMethodName().starts_with("unref");
    bool isBound = op.getMethod().getMethodName() == "bind";
    if (isUnreflected)
      site.member = values.getMember(arguments.front());
    else
      site.member = {isBound ? unknown() : values.getSources(arguments.front()),
                     site.kind == Kind::Construct
                         ? ValueSources()
                         : values.getSources(arguments[1])};
    return site;
  }
  }
  if (site.kind != Kind::Invoke && operation->getNumResults() == 1 &&
      llvm::isa<RefType>(operation->getResult(0).getType()) &&
      api != ReflectiveApi::Access)
    site.fate = values.getFate(operation->getResult(0));
  return site;
}

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

/// Whether nothing in the method itself makes the value unknown.
bool ReflectiveCalls::isKnowable(const ValueSources &sources) const {
  return llvm::all_of(sources, [&](const ValueSource &source) {
    switch (source.kind) {
    case ValueSource::Class:
      return true;
    case ValueSource::Text:
    case ValueSource::Parameter:
    case ValueSource::Field:
      return level >= Level::Strings;
    case ValueSource::Property:
      return level >= Level::Environment;
    case ValueSource::Unknown:
      return false;
    }
    llvm_unreachable("a kind");
  });
}

bool ReflectiveCalls::mayResolve(const Site &site) const {
  if (level < Level::Casts)
    return false;
  bool isCast = site.kind != Kind::Invoke && !site.fate.isUnknown;
  bool isNamed = site.kind == Kind::Invoke && level >= Level::Strings &&
                 isKnowable(site.member.names);
  return isCast || isNamed || isKnowable(site.member.classes);
}

ReflectiveCalls::Targets ReflectiveCalls::addSite(Site site) {
  if (!mayResolve(site)) {
    ConeId cone = getSharedCone(site.kind, site.api, getModule(site.accessor));
    llvm::ArrayRef<CallEdge> extra = getMore(site.kind, site.accessor);
    sites.push_back(std::move(site));
    return {cone, extra};
  }
  site.cone = host.addReflectiveCone(site.api);
  site.isResolved = true;
  sites.push_back(std::move(site));
  return {sites.back().cone, {}};
}

ReflectiveCalls::Targets ReflectiveCalls::addInvoke(MethodId caller,
                                                    ClassId accessor,
                                                    const InvokeFact &invoke) {
  if (!isOn() || !invoke.resolution.method || !caller)
    return {};
  if (level >= Level::Casts)
    recordResult(caller, invoke);
  if (level >= Level::Strings)
    recordArguments(caller, invoke);
  InvokeOpInterface op = invoke.op;
  ReflectiveApi api = getReflectiveApi(op.getMethod());
  if (api == ReflectiveApi::None || api > ReflectiveApi::FindConstructor ||
      isPartOfApi(hierarchy.getName(accessor).getValue()))
    return {};
  return addSite(makeSite(caller, accessor, invoke, api));
}

ReflectiveCalls::Targets
ReflectiveCalls::addHandle(MethodId caller, ClassId accessor, HandleAttr handle,
                           MethodId target, int32_t bci) {
  if (!isOn() || !target)
    return {};
  calledUnseen.insert(target);
  auto named = llvm::dyn_cast<MethodRefAttr>(handle.getTarget());
  ReflectiveApi api = named ? getReflectiveApi(named) : ReflectiveApi::None;
  if (!caller || api == ReflectiveApi::None ||
      api > ReflectiveApi::FindConstructor ||
      isPartOfApi(hierarchy.getName(accessor).getValue()))
    return {};
  Site site;
  site.caller = caller;
  site.accessor = accessor;
  site.bci = bci;
  site.kind = getKind(api);
  site.api = target;
  site.member = {{ValueSource()}, {ValueSource()}};
  site.fate.isUnknown = true;
  return addSite(std::move(site));
}

bool ReflectiveCalls::update() {
  if (level < Level::Casts)
    return false;
  findCallers();
  bool isChanged = false;
  for (Site &site : sites)
    if (site.isResolved)
      isChanged |= updateSite(site);
  return isChanged;
}

void ReflectiveCalls::finish() {
  for (const Site &site : sites) {
    ReflectiveCounts &counts = site.kind == Kind::Load ? statistics.loading
                               : site.kind == Kind::Invoke
                                   ? statistics.invoking
                                   : statistics.instantiating;
    ++counts.sites;
    counts.resolved += site.isResolved;
    if (!site.isResolved)
      graph.addUnresolved({Unresolved::Reflection, site.caller, site.bci,
                           hierarchy.getMember(site.api)});
  }
}
