//===- ClassHierarchy.h - All classes of a program --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes, their supertypes and subtypes, and their members, by dense ids.
/// Knows every class of the program and of its platform from the headers alone;
/// members are read when asked for. docs/Analysis/ClassHierarchy.md.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_ANALYSIS_HIERARCHY_CLASSHIERARCHY_H
#define JIR_ANALYSIS_HIERARCHY_CLASSHIERARCHY_H

#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Support/AccessFlags.h"
#include "jir/Support/Ids.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include <cassert>
#include <memory>
#include <vector>

namespace jir {

/// A declared method, without its operation.
struct MethodInfo {
  ClassId owner;
  SelectorId selector;
  /// access_flags (JVMS 4.6).
  uint32_t flags = 0;

  bool isPublic() const { return flags & access::Public; }
  bool isPrivate() const { return flags & access::Private; }
  bool isProtected() const { return flags & access::Protected; }
  bool isPackagePrivate() const {
    return !(flags & (access::Public | access::Private | access::Protected));
  }
  bool isStatic() const { return flags & access::Static; }
  bool isFinal() const { return flags & access::Final; }
  bool isNative() const { return flags & access::Native; }
  bool isAbstract() const { return flags & access::Abstract; }
};

/// A declared field, without its operation.
struct FieldInfo {
  ClassId owner;
  /// `name:descriptor`.
  mlir::StringAttr member;
  /// access_flags (JVMS 4.5).
  uint32_t flags = 0;
};

/// Something wrong with the classes themselves: the JVM throws when it loads
/// them.
struct HierarchyProblem {
  enum Kind : uint8_t {
    /// A class is its own supertype (ClassCircularityError).
    Circular,
    /// A superclass that is an interface (IncompatibleClassChangeError).
    SuperIsInterface,
    /// A superinterface that is a class (IncompatibleClassChangeError).
    InterfaceIsClass,
    /// A superclass that is final (IncompatibleClassChangeError).
    SuperIsFinal,
  };
  Kind kind;
  ClassId where;
  ClassId other;
};

/// The hierarchy of one program. Built once; the program's and the platform's
/// classes are fixed then, phantoms are added when they are met. It reads
/// members through the dialect's BodyLoader and keeps no operation of a
/// platform class, so it outlives `BodyLoader::unloadAll`; operations of the
/// program's own classes must stay. Not thread-safe.
class ClassHierarchy {
public:
  /// \p program is the module; the loader of its dialect, if there is one, is
  /// attached.
  explicit ClassHierarchy(mlir::Operation *program);
  ~ClassHierarchy();
  ClassHierarchy(const ClassHierarchy &) = delete;
  ClassHierarchy &operator=(const ClassHierarchy &) = delete;

  /// False when the loader could not be attached, which it has reported.
  bool isValid() const { return valid; }
  mlir::ModuleOp getProgram() const { return program; }
  /// The loader of bodies; null where no tool registered one.
  jvm::BodyLoader *getLoader() const { return loader; }

  //===--------------------------------------------------------------------===//
  // Classes
  //===--------------------------------------------------------------------===//

  /// Number of classes, phantoms included; ids are below it.
  uint32_t getNumClasses() const { return classes.size(); }
  /// The class of that dotted binary name; invalid when nothing names it.
  ClassId lookupClass(mlir::StringAttr name) const;
  ClassId lookupClass(llvm::StringRef name) const;
  /// The class of that name; a new phantom when no archive has such a class.
  ClassId getClass(mlir::StringAttr name);
  /// java.lang.Object, a phantom if it is absent.
  ClassId getObject() const { return object; }

  mlir::StringAttr getName(ClassId id) const { return getInfo(id).name; }
  /// The part of the name before the last dot: the run-time package, as long as
  /// one loader defines its classes.
  llvm::StringRef getPackage(ClassId id) const;
  bool isSamePackage(ClassId a, ClassId b) const {
    return getPackage(a) == getPackage(b);
  }
  jvm::Origin getOrigin(ClassId id) const { return getInfo(id).origin; }
  /// access_flags (JVMS 4.1); 0 for a phantom.
  uint32_t getFlags(ClassId id) const { return getInfo(id).flags; }
  uint16_t getMajorVersion(ClassId id) const {
    return getInfo(id).majorVersion;
  }
  bool isInterface(ClassId id) const {
    return getFlags(id) & access::Interface;
  }
  bool isAbstract(ClassId id) const { return getFlags(id) & access::Abstract; }
  bool isFinal(ClassId id) const { return getFlags(id) & access::Final; }
  /// Absent: some class names it and no archive has it.
  bool isPhantom(ClassId id) const { return getInfo(id).phantom; }
  /// Some superclass or superinterface, direct or not, is absent or circular:
  /// what the class inherits is not known whole.
  bool isIncomplete(ClassId id) const { return getInfo(id).incomplete; }
  /// Whether an object can be of exactly this class: present, no interface, not
  /// abstract.
  bool isInstantiable(ClassId id) const {
    return !isPhantom(id) && !isInterface(id) && !isAbstract(id);
  }

  /// The direct superclass; invalid for java.lang.Object, phantoms, and where a
  /// cycle was cut. An interface has java.lang.Object.
  ClassId getSuperclass(ClassId id) const { return getInfo(id).super; }
  /// The direct superinterfaces, in the class file's order.
  llvm::ArrayRef<ClassId> getInterfaces(ClassId id) const;
  /// All superinterfaces, direct or not, inherited included; sorted by id,
  /// without the class itself.
  llvm::ArrayRef<ClassId> getAllInterfaces(ClassId id) const;
  /// Whether \p sub is \p super or one of its subtypes. Every class is a
  /// subtype of java.lang.Object.
  bool isSubtype(ClassId sub, ClassId super) const;
  /// The class and all its subtypes; superclasses come before their
  /// subclasses. Valid as long as the hierarchy.
  llvm::ArrayRef<ClassId> getSubtypes(ClassId id);

  /// The phantoms met so far, in the order of meeting.
  llvm::ArrayRef<ClassId> getPhantoms() const { return phantoms; }
  /// What the JVM would refuse to load, by class id.
  llvm::ArrayRef<HierarchyProblem> getProblems() const { return problems; }

  //===--------------------------------------------------------------------===//
  // Members. The first question about a class loads its members.
  //===--------------------------------------------------------------------===//

  /// The methods and fields that the class itself declares, in the class file's
  /// order: consecutive ids. None for a phantom or a class whose members could
  /// not be loaded (the loader reported it).
  llvm::iota_range<uint32_t> getMethodIndices(ClassId id);
  llvm::iota_range<uint32_t> getFieldIndices(ClassId id);
  /// The method, or field, that the class itself declares.
  MethodId lookupMethod(ClassId id, SelectorId selector);
  MethodId lookupMethod(ClassId id, llvm::StringRef member);
  FieldId lookupField(ClassId id, mlir::StringAttr member);

  /// Number of methods known so far.
  uint32_t getNumMethods() const { return methods.size(); }
  const MethodInfo &getMethod(MethodId id) const {
    assert(id.index < methods.size() && "no method, or another hierarchy's");
    return methods[id.index];
  }
  const FieldInfo &getField(FieldId id) const {
    assert(id.index < fields.size() && "no field, or another hierarchy's");
    return fields[id.index];
  }
  /// `name(descriptor)`.
  mlir::StringAttr getMember(MethodId id) const {
    return getMember(getMethod(id).selector);
  }
  mlir::StringAttr getMember(SelectorId id) const {
    assert(id.index < selectors.size() && "no selector");
    return selectors[id.index];
  }
  llvm::StringRef getMethodName(MethodId id) const;
  llvm::StringRef getDescriptor(MethodId id) const;
  /// `java.util.List.size()I`, for people and for sorting.
  std::string getQualifiedName(MethodId id) const;

  /// The id of a method's name and descriptor.
  SelectorId getSelector(mlir::StringAttr member);

  /// The class initialiser that the class itself declares; invalid if none.
  MethodId getClassInitializer(ClassId id);
  /// Whether both are of one nest, each confirming the other (JVMS 5.4.4).
  bool isNestmate(ClassId a, ClassId b);

  /// One line a class: id, name, superclass, interfaces, marks; then problems.
  /// Loads nothing. Without \p withPlatform only the program's own and
  /// phantoms.
  void print(llvm::raw_ostream &os, bool withPlatform = false) const;

private:
  friend class MethodOps;
  class Builder;

  struct ClassInfo {
    mlir::StringAttr name;
    ClassId super;
    uint32_t flags = 0;
    uint32_t interfacesBegin = 0, interfacesEnd = 0;
    uint32_t allInterfacesBegin = 0, allInterfacesEnd = 0;
    /// Position in `preorder`, and the end of the subclasses' range.
    uint32_t orderBegin = 0, orderEnd = 0;
    uint32_t methodsBegin = 0, methodsEnd = 0;
    uint32_t fieldsBegin = 0, fieldsEnd = 0;
    mlir::StringAttr nestHost;
    uint16_t majorVersion = 0;
    jvm::Origin origin = jvm::Origin::Application;
    bool phantom = false;
    bool incomplete = false;
    bool membersLoaded = false;
  };

  const ClassInfo &getInfo(ClassId id) const {
    assert(id.index < classes.size() && "no class, or another hierarchy's");
    return classes[id.index];
  }
  /// The operation of a class, loaded if need be; null if no archive has it.
  jvm::ClassOp getClassOp(ClassId id);
  void loadMembers(ClassId id);
  ClassId addPhantom(mlir::StringAttr name);
  mlir::StringAttr getNestHost(ClassId id);

  mlir::ModuleOp program;
  jvm::BodyLoader *loader = nullptr;
  bool valid = true;
  ClassId object;

  std::vector<ClassInfo> classes;
  llvm::DenseMap<mlir::StringAttr, ClassId> classIds;
  /// The operations that the program itself holds.
  llvm::DenseMap<ClassId, mlir::Operation *> programClasses;
  std::vector<ClassId> interfaceStore;
  std::vector<ClassId> allInterfaceStore;
  /// Superclass tree in preorder: a class's subclasses are a range.
  std::vector<ClassId> preorder;
  llvm::DenseMap<ClassId, std::unique_ptr<std::vector<ClassId>>>
      interfaceSubtypes;
  std::vector<ClassId> phantoms;
  std::vector<HierarchyProblem> problems;

  std::vector<MethodInfo> methods;
  std::vector<FieldInfo> fields;
  std::vector<mlir::StringAttr> selectors;
  llvm::DenseMap<mlir::StringAttr, SelectorId> selectorIds;
  llvm::DenseMap<std::pair<ClassId, SelectorId>, MethodId> methodIds;
  llvm::DenseMap<ClassId, llvm::SmallVector<mlir::StringAttr, 2>> nestMembers;
};

/// Finds the operations of methods. Keeps what it found, so it must not live
/// longer than the operations: neither across `BodyLoader::unloadAll` nor a
/// change of the IR.
class MethodOps {
public:
  explicit MethodOps(ClassHierarchy &hierarchy) : hierarchy(hierarchy) {}

  /// The operation of a method, its body loaded or not; null when the loader
  /// cannot load it any more.
  jvm::MethodOp lookup(MethodId id);

private:
  ClassHierarchy &hierarchy;
  llvm::DenseMap<ClassId, std::vector<mlir::Operation *>> found;
};

} // namespace jir

#endif // JIR_ANALYSIS_HIERARCHY_CLASSHIERARCHY_H
