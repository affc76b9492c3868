//===- ClassFileLoader.cpp - Platform classes on demand ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ClassFileLoader: loading classes, members and bodies. What ends
// loadedParts is in ClassFileLoaderUnload.cpp, the index of the platform in
// ClassFileLoaderIndex.cpp.
//
//===----------------------------------------------------------------------===//

#include "ClassFileLoader.h"
#include "Fingerprint.h"
#include "Parallel.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Support/InputError.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jir-loader"

using namespace jir;
using namespace llvm;
using namespace mlir;

ClassFileLoader::ClassFileLoader(MLIRContext *context,
                                 ClassFileLoaderOptions loaderOptions)
    : context(context), options(std::move(loaderOptions)),
      importer(context, options.classes) {}

std::string ClassFileLoader::describe(const Location &location) const {
  return (location.archive->getPath() + "!/" +
          location.archive->getEntries()[location.entry].name)
      .str();
}

ClassFileLoader::~ClassFileLoader() = default;

ClassSource ClassFileLoader::getSource(const Location &location) {
  return {jvm::Origin::Platform, location.home, describe(location)};
}

Expected<std::unique_ptr<ClassFileLoader::OpenClass>>
ClassFileLoader::open(const Location &location) {
  Expected<EntryBytes> bytes = location.archive->getBytes(location.entry);
  if (!bytes)
    return bytes.takeError();
  auto opened = std::make_unique<OpenClass>();
  opened->bytes = std::move(*bytes);
  Expected<ClassFile> file = ClassFile::parse(
      arrayRefFromStringRef(opened->bytes.getBuffer()), options.classes.parse);
  if (!file)
    return file.takeError();
  if (file->getName() != location.internalName)
    return inputError("the file defines class " + file->getName());
  opened->file.emplace(std::move(*file));
  return opened;
}

const ClassFileLoader::Location *
ClassFileLoader::findLocation(jvm::ClassOp classOp) {
  return classOp.getOrigin() == jvm::Origin::Platform
             ? findLocation(classOp.getSymNameAttr())
             : nullptr;
}

Expected<const ClassFile *> ClassFileLoader::getFile(jvm::ClassOp classOp) {
  StringAttr name = classOp.getSymNameAttr();
  auto it = openClasses.find(name);
  if (it != openClasses.end())
    return &*it->second->file;
  const Location *location = findLocation(classOp);
  if (!location)
    return inputError("only classes of the program's JDK can be loaded, and "
                      "this is none");
  Expected<std::unique_ptr<OpenClass>> opened = open(*location);
  if (!opened)
    return inFile(opened.takeError(), describe(*location));
  return &*(openClasses[name] = std::move(*opened))->file;
}

//===----------------------------------------------------------------------===//
// One at a time
//===----------------------------------------------------------------------===//

jvm::ClassOp ClassFileLoader::ensureClass(ModuleOp program, StringAttr name) {
  indexProgram(program);
  if (auto it = programClasses.find(name); it != programClasses.end())
    return cast<jvm::ClassOp>(it->second);
  const Location *location = findLocation(name);
  if (!location)
    return {};
  ClassSource source = getSource(*location);
  ImportNotes notes;
  OwningOpRef<jvm::ClassOp> classOp;
  Expected<std::unique_ptr<OpenClass>> opened = open(*location);
  Error error = opened ? Error::success() : opened.takeError();
  if (!error) {
    auto header = importer.importHeader(*(*opened)->file, source, notes);
    if (header)
      classOp = std::move(*header);
    else
      error = header.takeError();
  }
  if (error) {
    std::string reason = toString(std::move(error));
    classOp =
        importer.declareFailed(location->internalName, {}, source, reason);
    if (!classOp)
      return {};
    mlir::emitWarning(UnknownLoc::get(context))
        << source.place << ": " << reason;
  } else {
    openClasses[name] = std::move(*opened);
  }
  LDBG() << "loads the class " << name.getValue();
  LoadedParts &parts = loadedParts[name];
  parts.hasClass = true;
  parts.classPrint = getHeaderFingerprint(*classOp);
  program.push_back(*classOp);
  programClasses[name] = *classOp;
  return classOp.release();
}

std::string ClassFileLoader::addMembers(ClassImporter &with,
                                        const ClassFile &file,
                                        jvm::ClassOp classOp,
                                        LoadedParts &parts) {
  LDBG() << "loads the members of " << classOp.getSymName();
  ImportNotes notes;
  Error error = with.importMembers(file, classOp, "", notes);
  if (!error) {
    parts.hasMembers = true;
    parts.membersPrint = getMembersFingerprint(classOp);
    return "";
  }
  std::string reason = toString(std::move(error));
  NamedAttrList metadata(classOp.getMetadataAttr());
  metadata.set(failureKey, StringAttr::get(context, reason));
  classOp.setMetadataAttr(metadata.getDictionary(context));
  if (parts.hasClass)
    parts.classPrint = getHeaderFingerprint(classOp);
  return reason;
}

LogicalResult ClassFileLoader::ensureMembers(jvm::ClassOp classOp) {
  if (classOp.hasMembers() || isFailedClass(classOp))
    return success();
  Expected<const ClassFile *> file = getFile(classOp);
  if (!file)
    return classOp.emitError()
           << "the members of " << classOp.getSymName()
           << " are not in the IR: " << toString(file.takeError());
  std::string reason = addMembers(importer, **file, classOp,
                                  loadedParts[classOp.getSymNameAttr()]);
  if (!reason.empty())
    classOp.emitWarning() << "the members of " << classOp.getSymName()
                          << " cannot be imported: " << reason;
  return success();
}

std::string ClassFileLoader::addBody(ClassImporter &with, const ClassFile &file,
                                     jvm::MethodOp method, LoadedParts &parts) {
  LDBG() << "loads the body of " << file.getName() << '.'
         << method.getSymName();
  std::string reason = with.importBody(file, method);
  parts.bodies[method.getSymNameAttr()] = getFingerprint(method.getBody());
  return reason;
}

LogicalResult ClassFileLoader::ensureBody(jvm::MethodOp method) {
  if (method.getState() != jvm::BodyState::Unloaded)
    return success();
  jvm::ClassOp classOp = method.getClass();
  Expected<const ClassFile *> file = getFile(classOp);
  if (!file)
    return method.emitError()
           << "the body of " << classOp.getSymName()
           << "::" << method.getSymName()
           << " is not in the IR: " << toString(file.takeError());
  std::string reason =
      addBody(importer, **file, method, loadedParts[classOp.getSymNameAttr()]);
  if (!reason.empty())
    method.emitWarning() << "the body of " << classOp.getSymName()
                         << "::" << method.getSymName()
                         << " cannot be imported: " << reason;
  return success();
}

//===----------------------------------------------------------------------===//
// All at a time
//===----------------------------------------------------------------------===//

/// What the threads make of one class.
struct ClassFileLoader::Batch {
  jvm::ClassOp classOp;
  OwningOpRef<jvm::ClassOp> created;
  LoadedParts parts;
  std::string warning;
};

/// Loads what of a class isn't there; \p classOp is null for one that is not in
/// the program. Returns what went wrong.
std::string ClassFileLoader::loadWhole(ClassImporter &with,
                                       const Location &location,
                                       jvm::ClassOp &classOp,
                                       LoadedParts &parts) {
  ClassSource source = getSource(location);
  Expected<std::unique_ptr<OpenClass>> opened = open(location);
  if (!opened) {
    std::string reason = toString(opened.takeError());
    if (!classOp)
      classOp = with.declareFailed(location.internalName, {}, source, reason)
                    .release();
    return reason;
  }
  const ClassFile &file = *(*opened)->file;
  ImportNotes notes;
  if (!classOp) {
    auto header = with.importHeader(file, source, notes);
    if (!header)
      return toString(header.takeError());
    classOp = header->release();
    parts.hasClass = true;
    parts.classPrint = getHeaderFingerprint(classOp);
  }
  std::string problems;
  if (!classOp.hasMembers() && !isFailedClass(classOp))
    problems = addMembers(with, file, classOp, parts);
  for (auto method : classOp.getBody().front().getOps<jvm::MethodOp>()) {
    if (method.getState() != jvm::BodyState::Unloaded)
      continue;
    std::string reason = addBody(with, file, method, parts);
    if (!reason.empty())
      problems += (problems.empty() ? "" : "; ") + reason;
  }
  return problems;
}

LogicalResult ClassFileLoader::ensureAll(ModuleOp program) {
  indexProgram(program);
  indexPlatform();
  std::vector<Batch> batches(locations.size());
  std::vector<StringAttr> names(locations.size());
  for (auto [name, index] : locationByName) {
    names[index] = name;
    auto it = programClasses.find(name);
    if (it == programClasses.end())
      continue;
    auto classOp = cast<jvm::ClassOp>(it->second);
    if (classOp.getOrigin() == jvm::Origin::Platform)
      batches[index].classOp = classOp;
  }
  auto isShadowed = [&](size_t index) {
    return !batches[index].classOp && programClasses.contains(names[index]);
  };
  parallelForItems(
      chooseThreads(context, options.threads, locations.size()),
      locations.size(),
      [&] { return std::make_unique<ClassImporter>(context, options.classes); },
      [&](std::unique_ptr<ClassImporter> &with, size_t index) {
        Batch &batch = batches[index];
        if (isShadowed(index))
          return;
        bool isNew = !batch.classOp;
        batch.warning =
            loadWhole(*with, locations[index], batch.classOp, batch.parts);
        if (isNew)
          batch.created = batch.classOp;
      });
  for (auto [index, batch] : enumerate(batches)) {
    if (batch.created) {
      programClasses[names[index]] = batch.classOp;
      program.push_back(batch.created.release());
    }
    if (!batch.warning.empty())
      mlir::emitWarning(UnknownLoc::get(context))
          << describe(locations[index]) << ": " << batch.warning;
    LoadedParts &parts = loadedParts[names[index]];
    parts.hasClass |= batch.parts.hasClass;
    parts.hasMembers |= batch.parts.hasMembers;
    if (batch.parts.hasClass)
      parts.classPrint = batch.parts.classPrint;
    if (batch.parts.hasMembers)
      parts.membersPrint = batch.parts.membersPrint;
    for (auto &body : batch.parts.bodies)
      parts.bodies.insert(body);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace {

/// Assigns each dialect instance a loader of its own.
class LoaderExtension
    : public DialectExtension<LoaderExtension, jvm::JVMDialect> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LoaderExtension)

  explicit LoaderExtension(std::function<ClassFileLoaderOptions()> getOptions)
      : getOptions(std::move(getOptions)) {}

  void apply(MLIRContext *context, jvm::JVMDialect *dialect) const override {
    dialect->setBodyLoader(makeClassFileLoader(context, getOptions()));
  }

private:
  std::function<ClassFileLoaderOptions()> getOptions;
};

} // namespace

std::unique_ptr<jvm::BodyLoader>
jir::makeClassFileLoader(MLIRContext *context, ClassFileLoaderOptions options) {
  return std::make_unique<ClassFileLoader>(context, std::move(options));
}

void jir::registerClassFileLoader(
    DialectRegistry &registry,
    std::function<ClassFileLoaderOptions()> getOptions) {
  registry.addExtension(
      TypeID::get<LoaderExtension>(),
      std::make_unique<LoaderExtension>(std::move(getOptions)));
}
