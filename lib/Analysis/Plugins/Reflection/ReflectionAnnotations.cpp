//===- ReflectionAnnotations.cpp - Annotations at run time ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The proxies that sun.reflect.annotation makes for annotations, and the enum
// constants and classes that are their values.
//
//===----------------------------------------------------------------------===//

#include "ReflectionPlugin.h"

using namespace jir;
using namespace jir::pointsto;

bool ReflectionPlugin::isOfAnnotationParser(MethodId method) const {
  return hierarchy->getName(hierarchy->getMethod(method).owner)
      .getValue()
      .starts_with("sun.reflect.annotation.AnnotationParser");
}

bool ReflectionPlugin::givesAnnotationValue(MethodId method) const {
  llvm::StringRef name = hierarchy->getMethodName(method);
  return (name == "parseEnumValue" || name == "parseClassValue") &&
         isOfAnnotationParser(method);
}

/// One for each annotation of the program, and those that
/// sun.reflect.annotation asks for by itself.
void ReflectionPlugin::makeAnnotations(const Site &site) {
  static constexpr llvm::StringLiteral asked[] = {
      "java.lang.annotation.Retention", "java.lang.annotation.Inherited",
      "java.lang.annotation.Repeatable"};
  for (uint32_t i = 0; i < hierarchy->getNumClasses(); ++i) {
    ClassId each(i);
    if (hierarchy->isPhantom(each) ||
        !(hierarchy->getFlags(each) & access::Annotation) ||
        (hierarchy->getOrigin(each) == jvm::Origin::Platform &&
         !llvm::is_contained(asked, hierarchy->getName(each).getValue())))
      continue;
    addProxy(site, {each});
    for (uint32_t index : hierarchy->getMethodIndices(each))
      addAnnotationEnum(site, MethodId(index));
  }
  addAnnotationClasses();
}

/// The constants of an enum that a member of an annotation has: Enum.valueOf
/// calls values() by reflection.
void ReflectionPlugin::addAnnotationEnum(const Site &site, MethodId member) {
  llvm::StringRef descriptor =
      hierarchy->getDescriptor(member).split(')').second.ltrim('[');
  mlir::Type type =
      jvm::getFieldType(hierarchy->getProgram().getContext(), descriptor);
  ClassId id = getClassId(type);
  ClassId enumClass = hierarchy->lookupClass("java.lang.Enum");
  if (!id || !enumClass || hierarchy->getSuperclass(id) != enumClass ||
      !annotationEnums.insert(id).second)
    return;
  MethodId values =
      hierarchy->lookupMethod(id, ("values()[" + descriptor).str());
  if (!values)
    return;
  context->addInitialization(site.caller, site.bci, id);
  AddedCall call;
  call.caller = site.caller;
  call.bci = site.bci;
  call.callee = values;
  call.reason = Reason::Reflection;
  call.result = context->addNode();
  context->addCall(call);
  context->addLoad(call.result, FieldTable::getElements(), annotationValues);
}

/// The classes that stand in annotations of the program, as far as its members
/// are in the IR.
void ReflectionPlugin::addAnnotationClasses() {
  mlir::AttrTypeWalker walker;
  walker.addWalk([&](jvm::ClassValueAttr value) {
    mlir::Type type =
        jvm::getFieldType(value.getContext(), value.getDescriptor().getValue());
    if (ClassId id = getClassId(type)) {
      namedClasses.insert(id);
      context->addToSet(annotationValues, context->getClassObject(type));
    }
  });
  for (auto each : hierarchy->getProgram().getOps<jvm::ClassOp>()) {
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
