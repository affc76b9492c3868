//===- AnnotationReflection.cpp - Annotations -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Annotations of the program, and what is in them.
//
//===----------------------------------------------------------------------===//

#include "AnnotationReflection.h"
#include "jir/Analysis/JdkModel/JdkConventions.h"

#define DEBUG_TYPE "jvm-reflection"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

void AnnotationReflection::onReachableMethod(InstanceId instance,
                                             NodeId returned) {
  MethodId method = context.getInstance(instance).method;
  llvm::StringRef name = hierarchy.getMethodName(method);
  auto matches = [&](JdkRange jdks, llvm::StringRef owner,
                     llvm::StringRef member) {
    return name == member && shared.getJdk().contains(jdks) &&
           hierarchy.getName(hierarchy.getMethod(method).owner)
               .getValue()
               .starts_with(owner);
  };
#define ANNOTATION_VALUE(Jdks, Class, Name)                                    \
  if (matches(JdkRange::Jdks, Class, Name))                                    \
    context.addCopy(values, returned);
#include "../ReflectionNames.def"
}

bool AnnotationReflection::isParser(MethodId method) const {
  return hierarchy.getName(hierarchy.getMethod(method).owner)
      .getValue()
      .starts_with("sun.reflect.annotation.AnnotationParser");
}

void AnnotationReflection::makeAll(
    const Site &site, llvm::function_ref<void(ClassId)> makeProxy) {
  for (ClassId each : JdkConventions(hierarchy).getAnnotations()) {
    makeProxy(each);
    for (uint32_t index : hierarchy.getMethodIndices(each))
      addEnum(site, MethodId(index));
  }
  addClasses();
}

/// The constants of an enum that a member of an annotation has: Enum.valueOf
/// calls values() by reflection.
void AnnotationReflection::addEnum(const Site &site, MethodId member) {
  llvm::StringRef descriptor =
      hierarchy.getDescriptor(member).split(')').second.ltrim('[');
  mlir::Type type =
      jvm::getFieldType(hierarchy.getProgram().getContext(), descriptor);
  ClassId id = shared.getClassId(type);
  ClassId enumClass = hierarchy.lookupClass("java.lang.Enum");
  if (!id || !enumClass || hierarchy.getSuperclass(id) != enumClass ||
      !enums.insert(id).second)
    return;
  MethodId getValues =
      hierarchy.lookupMethod(id, ("values()[" + descriptor).str());
  if (!getValues)
    return;
  context.addInitialization(site.caller, site.bci, id);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = getValues;
  call.reason = Reason::Reflection;
  call.result = context.addNode();
  context.addCall(call);
  context.addLoad(call.result, FieldTable::getElements(), values);
}

/// The classes that are in annotations of the program, as far as its members
/// are in the IR.
void AnnotationReflection::addClasses() {
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](jvm::ClassValueAttr value) {
    mlir::Type type =
        jvm::getFieldType(value.getContext(), value.getDescriptor().getValue());
    if (ClassId id = shared.getClassId(type)) {
      shared.markNamed(id);
      context.addToSet(values, context.getClassObject(type));
    }
  });
  walkMetadata(walker);
}

/// All of the program's: of classes, methods, fields and their parts.
void AnnotationReflection::walkMetadata(mlir::AttrTypeWalker &walker) {
  for (auto each : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    if (each.getOrigin() == jvm::Origin::Platform)
      continue;
    if (mlir::DictionaryAttr metadata = each.getMetadataAttr())
      walker.walk(metadata);
    for (mlir::Operation &member : each.getBody().front()) {
      auto method = llvm::dyn_cast<jvm::MethodOp>(member);
      auto field = llvm::dyn_cast<jvm::FieldOp>(member);
      mlir::DictionaryAttr metadata = method  ? method.getMetadataAttr()
                                      : field ? field.getMetadataAttr()
                                              : mlir::DictionaryAttr();
      if (metadata)
        walker.walk(metadata);
    }
  }
}

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

const llvm::SmallVectorImpl<mlir::StringAttr> *
AnnotationReflection::findTexts(MethodId member) {
  ClassId owner = hierarchy.getMethod(member).owner;
  llvm::StringRef result = hierarchy.getDescriptor(member).split(')').second;
  if (!(hierarchy.getFlags(owner) & access::Annotation) ||
      shared.isPlatformClass(owner) || !result.ends_with("Ljava/lang/String;"))
    return nullptr;
  if (!hasReadTexts)
    readTexts();
  return &texts[{owner.index, hierarchy.getMethodName(member).str()}];
}

void AnnotationReflection::readTexts() {
  hasReadTexts = true;
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](jvm::AnnotationAttr annotation) {
    mlir::Type type =
        jvm::getFieldType(annotation.getContext(), annotation.getDescriptor());
    ClassId id = shared.getClassId(type);
    llvm::ArrayRef<mlir::Attribute> elements =
        annotation.getElements().getValue();
    for (size_t i = 0; id && i + 1 < elements.size(); i += 2)
      addText(id, llvm::cast<mlir::StringAttr>(elements[i]).getValue(),
              elements[i + 1]);
  });
  walkMetadata(walker);
  for (auto op : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    ClassId id = hierarchy.lookupClass(op.getSymNameAttr());
    if (!id || !(hierarchy.getFlags(id) & access::Annotation))
      continue;
    for (auto method : op.getBody().front().getOps<jvm::MethodOp>())
      if (mlir::DictionaryAttr metadata = method.getMetadataAttr())
        addText(id, method.getSymName().split('(').first,
                metadata.get("AnnotationDefault"));
  }
}

void AnnotationReflection::addText(ClassId annotation, llvm::StringRef member,
                                   mlir::Attribute value) {
  auto &known = texts[{annotation.index, member.str()}];
  if (auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(value)) {
    if (!llvm::is_contained(known, text))
      known.push_back(text);
  } else if (auto all = llvm::dyn_cast_or_null<mlir::ArrayAttr>(value)) {
    for (mlir::Attribute each : all)
      if (llvm::isa<mlir::StringAttr>(each))
        addText(annotation, member, each);
  }
}
