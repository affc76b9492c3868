//===- Models.cpp - Bodies for native methods -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the model files and holds them against the program.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/Models.h"
#include "jir/Models/BuiltinModels.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace jir;
using namespace jir::jvm;
using mlir::failed;
using mlir::failure;
using mlir::LogicalResult;
using mlir::StringAttr;
using mlir::success;

#define DEBUG_TYPE "jvm-models"

static constexpr llvm::StringLiteral kJdkAttr =
    JVMDialect::JdkAttrHelper::getNameStr();
static constexpr llvm::StringLiteral kReasonAttr =
    JVMDialect::ReasonAttrHelper::getNameStr();

//===----------------------------------------------------------------------===//
// Ranges and reasons
//===----------------------------------------------------------------------===//

static std::optional<Reason> findReason(llvm::StringRef name) {
#define CALL_REASON(Enumerator, Name, Meaning)                                 \
  if (name == Name)                                                            \
    return Reason::Enumerator;
#include "jir/Analysis/CallGraph/CallReasons.def"
  return std::nullopt;
}

Reason NativeModels::getReason(mlir::Operation *op) {
  if (auto name = op->getAttrOfType<StringAttr>(kReasonAttr))
    return findReason(name).value_or(Reason::NativeModel);
  return Reason::NativeModel;
}

FieldOp NativeModels::lookupCell(FieldRefAttr ref) const {
  return cells.lookup({ref.getOwner(), ref.getMember()});
}

mlir::FailureOr<bool> NativeModels::isInRange(mlir::Operation *op) const {
  auto text = op->getAttrOfType<StringAttr>(kJdkAttr);
  if (!text)
    return true;
  std::optional<JdkRange> range = JdkRange::parse(text);
  if (!range)
    return op->emitError()
           << kJdkAttr << " = " << text
           << " is not a range of JDK releases; expected \"17\", \"17-25\", "
              "\"21-\" or \"-8\"";
  return range->contains(release);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

NativeModels::NativeModels(ClassHierarchy &hierarchy)
    : hierarchy(hierarchy), release(findJdkRelease(hierarchy.getProgram())) {}

std::shared_ptr<const NativeModels>
NativeModels::create(ClassHierarchy &hierarchy,
                     llvm::ArrayRef<std::string> files) {
  std::shared_ptr<NativeModels> library(new NativeModels(hierarchy));
  if (failed(library->addBuiltin()))
    return nullptr;
  for (const std::string &file : files)
    if (failed(library->addFile(file)))
      return nullptr;
  LDBG() << library->models.size() << " models of natives for release "
         << library->release.value_or(0);
  return library;
}

LogicalResult NativeModels::addBuiltin() {
  for (const ModelFile &file : getBuiltinModelFiles()) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(file.text, file.name), llvm::SMLoc());
    if (failed(add(mlir::parseSourceFile<mlir::ModuleOp>(
                       sources, hierarchy.getProgram().getContext()),
                   /*isBuiltin=*/true)))
      return failure();
  }
  return success();
}

LogicalResult NativeModels::addFile(llvm::StringRef path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return hierarchy.getProgram()->emitError()
           << "cannot read the model file " << path << ": "
           << buffer.getError().message();
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  mlir::MLIRContext *context = hierarchy.getProgram().getContext();
  mlir::SourceMgrDiagnosticHandler handler(sources, context);
  return add(mlir::parseSourceFile<mlir::ModuleOp>(sources, context),
             /*isBuiltin=*/false);
}

LogicalResult NativeModels::add(mlir::OwningOpRef<mlir::ModuleOp> module,
                                bool isBuiltin) {
  // The parser and the verifiers stated why.
  if (!module)
    return failure();
  if (!(*module)->hasAttr(kJdkAttr))
    return (*module)->emitError()
           << "expected the JDKs of a file of models: module attributes {"
           << kJdkAttr << " = \"17-\"}";
  mlir::FailureOr<bool> fits = isInRange(*module);
  if (failed(fits))
    return failure();
  for (ClassOp classOp : module->getOps<ClassOp>())
    if (*fits && failed(addClass(classOp, isBuiltin)))
      return failure();
  modules.push_back(std::move(module));
  return success();
}

LogicalResult NativeModels::addClass(ClassOp classOp, bool isBuiltin) {
  mlir::FailureOr<bool> fits = isInRange(classOp);
  if (failed(fits) || !*fits)
    return LogicalResult(fits);
  ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
  if (!isBuiltin && (!id || hierarchy.isPhantom(id))) {
    classOp.emitWarning() << "the program has no class " << classOp.getSymName()
                          << ": its models are not used";
    return success();
  }
  for (FieldOp field : classOp.getBody().getOps<FieldOp>()) {
    if (!field.isStatic())
      return field.emitError() << "a model's class has static fields only: "
                                  "cells for what the JVM remembers";
    cells.try_emplace({classOp.getSymNameAttr(), field.getSymNameAttr()},
                      field);
  }
  for (MethodOp method : classOp.getBody().getOps<MethodOp>())
    if (failed(addMethod(classOp, method, isBuiltin)))
      return failure();
  return success();
}

LogicalResult NativeModels::addMethod(ClassOp classOp, MethodOp method,
                                      bool isBuiltin) {
  mlir::FailureOr<bool> fits = isInRange(method);
  if (failed(fits) || !*fits)
    return LogicalResult(fits);
  if (method.getState() != BodyState::Loaded)
    return method.emitError() << "a model has a body: leave 'native' out";
  LogicalResult known = success();
  method.walk([&](mlir::Operation *op) {
    auto reason = op->getAttrOfType<StringAttr>(kReasonAttr);
    if (reason && !findReason(reason))
      known = op->emitError() << kReasonAttr << " = " << reason
                              << " is not a reason of a call graph's edges";
  });
  if (failed(known))
    return failure();
  // Most of jir's own are never asked for: they are checked by a test.
  if (!isBuiltin) {
    ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
    MethodId target = hierarchy.lookupMethod(
        id, hierarchy.getSelector(method.getSymNameAttr()));
    if (!target) {
      method.emitWarning() << "the class " << classOp.getSymName()
                           << " has no method " << method.getSymName()
                           << ": its model is not used";
      return success();
    }
    if (!hierarchy.getMethod(target).isNative())
      return method.emitError() << hierarchy.getQualifiedName(target)
                                << " is not native: only native methods have "
                                   "models";
    if (hierarchy.getMethod(target).isStatic() != method.isStatic())
      return method.emitError()
             << hierarchy.getQualifiedName(target) << " is "
             << (method.isStatic() ? "an instance method" : "static")
             << ", its model is not";
    checkReferences(method);
  }
  models[{classOp.getSymNameAttr(), method.getSymNameAttr()}] = method;
  return success();
}

//===----------------------------------------------------------------------===//
// References
//===----------------------------------------------------------------------===//

void NativeModels::checkReferences(MethodOp model) const {
  Linkage linkage(hierarchy);
  auto check = [&](mlir::Operation *op, bool isFound, StringAttr owner,
                   llvm::StringRef member) {
    if (!isFound)
      op->emitWarning() << "the program has no "
                        << (owner ? owner.getValue() : llvm::StringRef("array"))
                        << (member.empty() ? "" : ".") << member
                        << ", which this model names";
  };
  auto checkField = [&](mlir::Operation *op, FieldRefAttr ref) {
    check(op, lookupCell(ref) || linkage.resolveField(ref).isFound(),
          ref.getOwner(), ref.getMember());
  };
  model.walk([&](mlir::Operation *op) {
    llvm::TypeSwitch<mlir::Operation *>(op)
        .Case([&](InvokeOpInterface call) {
          MethodRefAttr ref = call.getMethod();
          check(op, linkage.resolveMethod(ref).isFound(), ref.getOwnerClass(),
                ref.getMember());
        })
        .Case([&](NewOp allocation) {
          StringAttr name =
              llvm::cast<UninitType>(allocation.getResult().getType())
                  .getName();
          ClassId id = hierarchy.lookupClass(name);
          check(op, id && !hierarchy.isPhantom(id), name, "");
        })
        .Case([&](GetFieldOp get) { checkField(op, get.getField()); })
        .Case([&](PutFieldOp put) { checkField(op, put.getField()); })
        .Case([&](GetStaticOp get) { checkField(op, get.getField()); })
        .Case([&](PutStaticOp put) { checkField(op, put.getField()); });
  });
}

//===----------------------------------------------------------------------===//
// Asking
//===----------------------------------------------------------------------===//

MethodOp NativeModels::lookup(MethodId native) const {
  const MethodInfo &info = hierarchy.getMethod(native);
  if (!info.isNative())
    return nullptr;
  auto *it =
      models.find({hierarchy.getName(info.owner), hierarchy.getMember(native)});
  if (it == models.end())
    return nullptr;
  // A class of the same name need not be the JDK's.
  MethodOp model = it->second;
  return model.isStatic() == info.isStatic() ? model : MethodOp();
}

void NativeModels::forEach(
    llvm::function_ref<void(MethodOp, MethodId)> visit) const {
  for (auto &[key, model] : models) {
    ClassId id = hierarchy.lookupClass(key.first);
    if (!id || hierarchy.isPhantom(id))
      continue;
    visit(model, hierarchy.lookupMethod(id, hierarchy.getSelector(key.second)));
  }
}
