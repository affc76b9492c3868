//===- LinkageVerifier.cpp - Classes that the JVM would refuse --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the rules of docs/Analysis/LinkageErrors.md, by their numbers.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/LinkageVerifier.h"
#include "jir/Analysis/Hierarchy/TypeVerifier.h"
#include "jir/Dialect/JVM/PlatformModules.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace jir;
using namespace jir::jvm;
using namespace mlir;
using llvm::Twine;

static constexpr llvm::StringLiteral
    noClassDefFound = "java.lang.NoClassDefFoundError",
    circularity = "java.lang.ClassCircularityError",
    incompatibleChange = "java.lang.IncompatibleClassChangeError",
    illegalAccess = "java.lang.IllegalAccessError",
    verifyError = "java.lang.VerifyError",
    securityException = "java.lang.SecurityException";

/// From this version on the JVM reads PermittedSubclasses.
static constexpr uint16_t firstSealedVersion = 61;

std::string LinkageProblem::describe(const ClassHierarchy &hierarchy) const {
  return toDisplayUtf8(hierarchy.getName(where)) + ": " + error.str() + ": " +
         reason;
}

LinkageVerifier::LinkageVerifier(Linkage &linkage, bool absentIsError)
    : linkage(linkage), hierarchy(linkage.getHierarchy()),
      absentIsError(absentIsError) {
  auto *dialect =
      hierarchy.getProgram()->getContext()->getLoadedDialect<JVMDialect>();
  if (auto *modules = dialect->getRegisteredInterface<PlatformModules>())
    for (const PlatformModuleAccess &module : modules->getModules()) {
      for (StringAttr package : module.packages)
        platformPackages.try_emplace(package, false);
      for (const ModulePackage &row : module.visible)
        platformPackages[row.name] |= row.to.empty();
    }
  ModuleOp program = hierarchy.getProgram();
  if (program.getOps<PlatformOp>().empty())
    for (auto classOp : program.getOps<ClassOp>())
      if (!classOp.hasMembers())
        withoutMembers.insert(hierarchy.lookupClass(classOp.getSymNameAttr()));
}

void LinkageVerifier::report(llvm::StringRef error, const Twine &reason) {
  problems.push_back({current, error, reason.str()});
}

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

/// Whether the class is in a package that its module exports to the program.
bool LinkageVerifier::isInVisiblePackage(ClassId named) const {
  if (hierarchy.getOrigin(named) != Origin::Platform)
    return true;
  auto it = platformPackages.find(StringAttr::get(
      hierarchy.getProgram().getContext(), hierarchy.getPackage(named)));
  return it == platformPackages.end() || it->second;
}

void LinkageVerifier::verifySealed(ClassId super) {
  if (hierarchy.getMajorVersion(super) < firstSealedVersion)
    return;
  ClassOp classOp;
  if (BodyLoader *loader = hierarchy.getLoader())
    classOp =
        loader->ensureClass(hierarchy.getProgram(), hierarchy.getName(super));
  if (!classOp)
    classOp = dyn_cast_or_null<ClassOp>(SymbolTable::lookupSymbolIn(
        hierarchy.getProgram(), hierarchy.getName(super)));
  if (!classOp || !classOp.getPermittedSubclasses())
    return;
  bool isPermitted =
      llvm::is_contained(classOp.getPermittedSubclassesAttr().getValue(),
                         hierarchy.getName(current)) &&
      (hierarchy.getFlags(current) & access::Public ||
       hierarchy.isSamePackage(current, super));
  if (!isPermitted)
    report(incompatibleChange, "cannot inherit from sealed class " +
                                   hierarchy.getName(super).getValue());
}

/// Rules L2, L4 for sealed classes, and L5, which are the same for classes and
/// interfaces.
void LinkageVerifier::verifySuper(ClassId super, bool isInterface) {
  llvm::StringRef what = isInterface ? "superinterface " : "superclass ";
  llvm::StringRef name = hierarchy.getName(super).getValue();
  if (hierarchy.isPhantom(super)) {
    if (absentIsError)
      report(noClassDefFound, "its " + what + name + " is absent");
    return;
  }
  if (!linkage.isClassAccessible(super, current))
    report(illegalAccess, "cannot access its " + what + name);
  else if (!isInVisiblePackage(super))
    report(illegalAccess, "cannot access its " + what + name +
                              ", whose module does not export its package");
  verifySealed(super);
}

/// Rule L6. Methods that the class cannot access are not overridden.
void LinkageVerifier::verifyOverrides() {
  for (uint32_t index : hierarchy.getMethodIndices(current)) {
    const MethodInfo info = hierarchy.getMethod(MethodId(index));
    if (info.isStatic() || info.isPrivate() ||
        hierarchy.getMethodName(MethodId(index)) == "<init>")
      continue;
    for (ClassId id = hierarchy.getSuperclass(current);
         id && !withoutMembers.contains(id); id = hierarchy.getSuperclass(id)) {
      MethodId above = hierarchy.lookupMethod(id, info.selector);
      if (!above)
        continue;
      const MethodInfo found = hierarchy.getMethod(above);
      if (found.isFinal() && !found.isStatic() && !found.isPrivate() &&
          linkage.isMemberAccessible(found.owner, found.flags, found.owner,
                                     current)) {
        report(incompatibleChange,
               "overrides final method " + hierarchy.getQualifiedName(above));
        break;
      }
    }
  }
}

void LinkageVerifier::verifyDeclaration(ClassOp classOp) {
  if (hierarchy.getName(current).getValue().starts_with("java."))
    report(securityException, "the package is the platform's");
  for (const HierarchyProblem &problem : hierarchy.getProblems()) {
    if (problem.where != current)
      continue;
    llvm::StringRef other = hierarchy.getName(problem.other).getValue();
    switch (problem.kind) {
    case HierarchyProblem::Circular:
      report(circularity, "it is its own supertype by " + other);
      break;
    case HierarchyProblem::SuperIsInterface:
      report(incompatibleChange,
             "its superclass " + other + " is an interface");
      break;
    case HierarchyProblem::InterfaceIsClass:
      report(incompatibleChange,
             "its superinterface " + other + " is not an interface");
      break;
    case HierarchyProblem::SuperIsFinal:
      report(incompatibleChange, "cannot inherit from final class " + other);
      break;
    }
  }
  ClassId super = hierarchy.getSuperclass(current);
  if (super && !hierarchy.isInterface(current))
    verifySuper(super, /*isInterface=*/false);
  for (ClassId interface : hierarchy.getInterfaces(current))
    verifySuper(interface, /*isInterface=*/true);
  if (!hierarchy.isInterface(current) && !withoutMembers.contains(current))
    verifyOverrides();
}

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

std::string LinkageVerifier::checkProtected(ClassId named, ClassId owner,
                                            uint32_t flags, Type receiver,
                                            llvm::StringRef member) {
  bool isChecked = (flags & access::Protected) && !(flags & access::Static) &&
                   named && hierarchy.isSubtype(current, named) &&
                   !hierarchy.isSamePackage(owner, current);
  Type self = RefType::get(hierarchy.getName(current));
  if (!isChecked || isa<UninitThisType>(receiver) ||
      isAssignable(hierarchy, receiver, self) != Assignability::No)
    return "";
  return ("protected " + member + " of " + hierarchy.getName(owner).getValue() +
          " is used on an object that is not a " +
          hierarchy.getName(current).getValue())
      .str();
}

std::string LinkageVerifier::checkProtected(Operation *op) {
  auto checkField = [&](FieldRefAttr ref, Value object) -> std::string {
    FieldResolution found = linkage.resolveField(ref);
    if (!found.isFound())
      return "";
    const FieldInfo &field = hierarchy.getField(found.field);
    return checkProtected(hierarchy.lookupClass(ref.getOwner()), field.owner,
                          field.flags, object.getType(),
                          field.member.getValue());
  };
  return llvm::TypeSwitch<Operation *, std::string>(op)
      .Case([&](GetFieldOp get) {
        return checkField(get.getField(), get.getObject());
      })
      .Case([&](PutFieldOp put) {
        return checkField(put.getField(), put.getObject());
      })
      .Case<InvokeVirtualOp, InvokeSpecialOp>([&](auto call) -> std::string {
        MethodRefAttr ref = call.getMethod();
        // The methods of arrays are public there.
        if (!ref.getOwnerClass() ||
            isa<ArrayType>(call.getReceiver().getType()))
          return "";
        MethodResolution found = linkage.resolveMethod(ref);
        if (!found.isFound())
          return "";
        const MethodInfo &method = hierarchy.getMethod(found.method);
        return checkProtected(hierarchy.lookupClass(ref.getOwnerClass()),
                              method.owner, method.flags,
                              call.getReceiver().getType(),
                              hierarchy.getMember(found.method).getValue());
      })
      .Default([](Operation *) { return std::string(); });
}

/// Rules L7 and L8: the first problem of a body is that of the class.
void LinkageVerifier::verifyBody(MethodOp method, bool withTypes) {
  std::string reason;
  if (withTypes) {
    ScopedDiagnosticHandler handler(method.getContext(),
                                    [&](Diagnostic &diagnostic) {
                                      if (reason.empty())
                                        reason = diagnostic.str();
                                      return success();
                                    });
    TypeVerifier(hierarchy, /*maxProblems=*/1).verify(method);
  }
  if (reason.empty() && withoutMembers.empty())
    for (Block &block : method.getBody())
      for (Operation &op : block) {
        std::string found = checkProtected(&op);
        if (found.empty())
          continue;
        reason = toDisplayUtf8(hierarchy.getName(current)) + "." +
                 toDisplayUtf8(method.getSymName()) + ": " + found;
        return report(verifyError, reason);
      }
  if (!reason.empty())
    report(verifyError, reason);
}

std::vector<LinkageProblem> LinkageVerifier::verify(ClassOp classOp,
                                                    bool withTypes) {
  problems.clear();
  current = hierarchy.lookupClass(classOp.getSymNameAttr());
  if (!current || classOp.getOrigin() == Origin::Platform)
    return {};
  verifyDeclaration(classOp);
  for (auto method : classOp.getBody().getOps<MethodOp>())
    if (method.getState() == BodyState::Loaded)
      verifyBody(method, withTypes);
  return std::move(problems);
}
