//===- ApplicationIndex.cpp - What the application declares -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One walk over the program's classes and archives.
//
//===----------------------------------------------------------------------===//

#include "ApplicationIndex.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Support/Descriptor.h"

using namespace jir;
using namespace jir::reflection;

/// The descriptors of the annotations in a member's metadata, those of its
/// parameters too. Class file readers see those that are not visible at run
/// time as well.
static void forEachAnnotation(mlir::DictionaryAttr metadata,
                              llvm::function_ref<void(llvm::StringRef)> use) {
  static constexpr llvm::StringLiteral kinds[] = {
      "RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations",
      "RuntimeVisibleParameterAnnotations",
      "RuntimeInvisibleParameterAnnotations"};
  auto visit = [&](mlir::Attribute each) {
    if (auto annotation = llvm::dyn_cast<jvm::AnnotationAttr>(each))
      use(annotation.getDescriptor());
  };
  for (llvm::StringRef kind : kinds) {
    auto list =
        metadata ? metadata.getAs<mlir::ArrayAttr>(kind) : mlir::ArrayAttr();
    for (mlir::Attribute each :
         list ? list.getValue() : llvm::ArrayRef<mlir::Attribute>()) {
      if (auto ofParameter = llvm::dyn_cast<mlir::ArrayAttr>(each))
        llvm::for_each(ofParameter, visit);
      else
        visit(each);
    }
  }
}

static ClassId lookupDescribed(const ClassHierarchy &hierarchy,
                               llvm::StringRef descriptor) {
  if (!descriptor.consume_front("L") || !descriptor.consume_back(";"))
    return ClassId();
  ClassId id = hierarchy.lookupClass(toDotted(descriptor));
  return id && !hierarchy.isPhantom(id) ? id : ClassId();
}

ApplicationIndex::ApplicationIndex(ClassHierarchy &hierarchy)
    : hierarchy(hierarchy) {
  mlir::ModuleOp program = hierarchy.getProgram();
  for (auto op : program.getOps<jvm::ClassOp>()) {
    ClassId id = hierarchy.lookupClass(op.getSymNameAttr());
    if (!id || !(hierarchy.getFlags(id) & access::Annotation))
      continue;
    forEachAnnotation(op.getMetadataAttr(), [&](llvm::StringRef descriptor) {
      if (ClassId each = lookupDescribed(hierarchy, descriptor))
        carried[id].push_back(each);
    });
  }
  for (auto archive : program.getOps<jvm::ArchiveOp>())
    if (mlir::DictionaryAttr metadata = archive.getMetadataAttr();
        metadata && archive.getOrigin() != jvm::Origin::Platform)
      if (auto resources = metadata.getAs<mlir::DictionaryAttr>("resources"))
        addResources(resources, archive.getOrigin());
  for (auto op : program.getOps<jvm::ClassOp>())
    if (op.getOrigin() == jvm::Origin::Application ||
        plugins.contains(hierarchy.lookupClass(op.getSymNameAttr())))
      addClass(op);
  for (ClassId each : plugins)
    if (annotated.contains(each))
      inResources.insert(each);
}

llvm::ArrayRef<Element>
ApplicationIndex::getCarriers(ClassId annotation) const {
  auto it = carriers.find(annotation);
  if (it == carriers.end())
    return {};
  return it->second;
}

void ApplicationIndex::addClass(jvm::ClassOp op) {
  ClassId id = hierarchy.lookupClass(op.getSymNameAttr());
  if (!id)
    return;
  indexed.insert(id);
  addElement({id, MethodId(), jir::FieldId()}, op.getMetadataAttr());
  for (mlir::Operation &each : op.getBody().front()) {
    if (auto method = llvm::dyn_cast<jvm::MethodOp>(each))
      addElement(
          {id, hierarchy.lookupMethod(id, method.getSymName()), jir::FieldId()},
          method.getMetadataAttr());
    else if (auto field = llvm::dyn_cast<jvm::FieldOp>(each))
      addElement(
          {id, MethodId(), hierarchy.lookupField(id, field.getSymNameAttr())},
          field.getMetadataAttr());
  }
}

void ApplicationIndex::addElement(const Element &element,
                                  mlir::DictionaryAttr metadata) {
  forEachAnnotation(metadata, [&](llvm::StringRef descriptor) {
    ClassId annotation = lookupDescribed(hierarchy, descriptor);
    if (!annotation)
      return;
    annotated.insert(element.owner);
    for (ClassId each : getMeant(annotation))
      carriers[each].push_back(element);
  });
  if (plugins.contains(element.owner))
    return;
  if (auto signature = metadata ? metadata.getAs<mlir::StringAttr>("Signature")
                                : mlir::StringAttr())
    addSignature(signature, element.owner);
}

llvm::ArrayRef<ClassId> ApplicationIndex::getMeant(ClassId annotation) {
  auto [it, inserted] = meant.try_emplace(annotation);
  if (!inserted)
    return it->second;
  llvm::SetVector<ClassId> found;
  found.insert(annotation);
  for (size_t i = 0; i != found.size(); ++i)
    if (auto of = carried.find(found[i]); of != carried.end())
      found.insert(of->second.begin(), of->second.end());
  it->second.assign(found.begin(), found.end());
  return it->second;
}

/// The names between `L` and `;` or `<`; an inner class of a generic one
/// follows it after a dot. Who reads a signature has the class that declares
/// it: `Enum<E>` above an E tells nothing new.
void ApplicationIndex::addSignature(llvm::StringRef signature, ClassId owner) {
  auto isStart = [&](size_t at) {
    return at == 0 ||
           llvm::StringRef(";<>:*+-[()^").contains(signature[at - 1]);
  };
  for (size_t at = 0; at < signature.size(); ++at) {
    if (signature[at] != 'L' || !isStart(at))
      continue;
    size_t end = signature.find_first_of(";<", at);
    if (end == llvm::StringRef::npos)
      return;
    ClassId id = hierarchy.lookupClass(toDotted(signature.slice(at + 1, end)));
    if (id && id != owner && hierarchy.getOrigin(id) != jvm::Origin::Platform &&
        !hierarchy.isPhantom(id))
      inSignatures.insert(id);
    at = end;
  }
}

void ApplicationIndex::addResources(mlir::DictionaryAttr resources,
                                    jvm::Origin origin) {
  for (mlir::NamedAttribute each : resources) {
    auto names = llvm::dyn_cast<mlir::ArrayAttr>(each.getValue());
    if (!names)
      continue;
    for (auto name : names.getAsRange<mlir::StringAttr>()) {
      ClassId id = hierarchy.lookupClass(name);
      if (id && hierarchy.getOrigin(id) == origin && !hierarchy.isPhantom(id))
        (origin == jvm::Origin::Application ? inResources : plugins).insert(id);
    }
  }
}
