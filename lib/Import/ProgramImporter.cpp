//===- ProgramImporter.cpp - A program to a module --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements importProgram.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ProgramImporter.h"
#include "ArchiveDescription.h"
#include "ClassCycles.h"
#include "ClassImporter.h"
#include "EntryPoints.h"
#include "GivenFiles.h"
#include "ImportedPieces.h"
#include "Parallel.h"
#include "ProgramAssignability.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "jir-import"

using namespace jir;
using namespace llvm;
using namespace mlir;

namespace {

/// The state of one import.
class ProgramImporter {
public:
  ProgramImporter(MLIRContext *context, const ProgramImportOptions &options,
                  Progress &progress)
      : context(context), options(options), progress(progress) {}

  Expected<ProgramImport> run();

private:
  /// An archive or a piece, in the order of the class path.
  struct Unit {
    const ProgramArchive *archive = nullptr;
    uint32_t archiveIndex = 0;
    ImportedPiece *piece = nullptr;
  };
  /// A class file to import, or a class of a piece to move.
  struct Item {
    const ProgramClass *file = nullptr;
    ClassSource source;
    OwningOpRef<jvm::ClassOp> result;
    ImportNotes notes;
  };

  Error open();
  void orderUnits();
  Error describePlatform();
  Error describeUnit(Unit &unit);
  Error describeUnits();
  Error describePlatformParts(const ProgramArchive &archive);
  Error describeArchive(const ProgramArchive &archive);
  Error describePiece(ImportedPiece &piece);
  void collectClasses();
  void collectPieceClasses(ImportedPiece &piece);
  using Workers = std::vector<std::unique_ptr<ClassImporter>>;
  void importClasses();
  void findPhantoms(const Workers &workers);
  Error findEntries(ModuleOp program);
  Error findMainEntry(EntryPoints &found, ModuleOp program);
  std::optional<OutsideClass> findOutside(StringRef dottedName);
  bool isNewClass(StringAttr name) { return classNames.insert(name).second; }
  void note(std::string text) { result.warnings.push_back(std::move(text)); }

  MLIRContext *context;
  const ProgramImportOptions &options;
  Progress &progress;
  ProgramImport result;
  std::vector<ImportedPiece> pieces;
  std::vector<Unit> units;
  std::vector<Item> items;
  llvm::DenseSet<StringAttr> classNames;
  /// Hashes of the archives so far, and those that pieces added.
  llvm::StringSet<> archiveHashes, pieceHashes;
  /// Parts of the module under construction.
  Block archives, modules, services, classes;
  jvm::PlatformOp platform;
};

} // namespace

static jvm::Origin convertOrigin(Origin origin) {
  switch (origin) {
  case Origin::Application:
    return jvm::Origin::Application;
  case Origin::Library:
    return jvm::Origin::Library;
  case Origin::Platform:
    break;
  }
  return jvm::Origin::Platform;
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

Error ProgramImporter::open() {
  progress.startStage("opening archives", 0, "");
  ProgramOptions programOptions = options.program;
  auto taken = takeImportedPieces(context, programOptions);
  if (!taken)
    return taken.takeError();
  pieces = std::move(*taken);
  auto files = ProgramFiles::open(programOptions);
  if (!files)
    return files.takeError();
  result.files = std::move(*files);
  llvm::append_range(result.warnings, result.files->getWarnings());
  for (const ShadowedClass &shadowed : result.files->getShadowed())
    if (result.files->getOrigin(shadowed.file) != Origin::Platform)
      ++result.shadowed;
  return Error::success();
}

void ProgramImporter::orderUnits() {
  // The class path follows platform and module path.
  ArrayRef<ProgramArchive> all = result.files->getArchives();
  size_t firstOfClassPath =
      result.files->getPlatform().getArchives().size() +
      llvm::count_if(result.files->getModuleGraph().getModules(),
                     [](const Module &module) {
                       return module.resolved &&
                              module.origin != Origin::Platform;
                     });
  size_t nextPiece = 0;
  for (size_t i = 0; i <= all.size(); ++i) {
    while (nextPiece < pieces.size() && i >= firstOfClassPath &&
           pieces[nextPiece].position == i - firstOfClassPath)
      units.push_back({nullptr, 0, &pieces[nextPiece++]});
    if (i < all.size())
      units.push_back({&all[i], uint32_t(i), nullptr});
  }
  for (const Unit &unit : units)
    LDBG() << "reads "
           << (unit.piece ? StringRef(unit.piece->path)
                          : unit.archive->archive->getPath());
}

//===----------------------------------------------------------------------===//
// What describes the program
//===----------------------------------------------------------------------===//

Error ProgramImporter::describePlatform() {
  const Platform &found = result.files->getPlatform();
  if (found.getArchives().empty())
    return Error::success();
  auto hash = found.getContentHash();
  if (!hash)
    return hash.takeError();
  found.rememberHome();
  uint64_t size = 0;
  for (const std::shared_ptr<Archive> &archive : found.getArchives())
    for (const ArchiveEntry &entry : archive->getEntries())
      size += entry.size;
  OpBuilder builder(context);
  platform = jvm::PlatformOp::create(builder, builder.getUnknownLoc(),
                                     builder.getStringAttr(found.getVersion()),
                                     builder.getStringAttr(hash->toHex()),
                                     int64_t(size));
  archives.push_back(platform);
  return Error::success();
}

Error ProgramImporter::describeArchive(const ProgramArchive &archive) {
  ArchiveDescriber describer(context, *result.files, archive,
                             convertOrigin(archive.origin));
  auto archiveOp = describer.describeArchive();
  if (!archiveOp)
    return archiveOp.takeError();
  StringRef hash = (*archiveOp)->getHash();
  if (pieceHashes.contains(hash))
    return Error::success();
  archiveHashes.insert(hash);
  archives.push_back(archiveOp->release());
  if (auto moduleOp = describer.describeModule(result.warnings))
    modules.push_back(moduleOp.release());
  auto serviceOps = describer.describeServices(result.warnings);
  if (!serviceOps)
    return serviceOps.takeError();
  for (OwningOpRef<jvm::ServiceOp> &service : *serviceOps)
    services.push_back(service.release());
  return Error::success();
}

/// Moves what a piece states of its archives; entry points are found anew.
Error ProgramImporter::describePiece(ImportedPiece &piece) {
  llvm::StringSet<> known;
  for (Operation &op :
       llvm::make_early_inc_range(piece.module->getBody()->getOperations())) {
    if (auto other = dyn_cast<jvm::PlatformOp>(op)) {
      if (platform && other.getHash() != platform.getHash())
        return inFile(inputError("was imported with JDK " + other.getVersion() +
                                 ", whose content differs from that of the "
                                 "JDK " +
                                 platform.getVersion() +
                                 " of this import: import it again"),
                      piece.path);
    } else if (auto archive = dyn_cast<jvm::ArchiveOp>(op)) {
      if (piece.isLibrary)
        archive.setOrigin(jvm::Origin::Library);
      if (Error error = checkRelease(archive, result.files->getRelease()))
        return inFile(std::move(error), piece.path);
      if (archiveHashes.contains(archive.getHash()) ||
          !pieceHashes.insert(archive.getHash()).second) {
        known.insert(archive.getName());
        continue;
      }
      archive->remove();
      archives.push_back(archive);
    } else if (auto module = dyn_cast<jvm::ModuleDescriptorOp>(op)) {
      auto name = module.getDescriptor().getAs<StringAttr>("archive");
      if (name && known.contains(name.getValue()))
        continue;
      module->remove();
      modules.push_back(module);
    } else if (auto service = dyn_cast<jvm::ServiceOp>(op)) {
      if (known.contains(service.getArchive()))
        continue;
      service->remove();
      services.push_back(service);
    }
  }
  return Error::success();
}

Error ProgramImporter::describePlatformParts(const ProgramArchive &archive) {
  return ArchiveDescriber(context, *result.files, archive,
                          jvm::Origin::Platform)
      .describePlatformModules(modules, result.warnings);
}

Error ProgramImporter::describeUnit(Unit &unit) {
  if (unit.piece)
    return describePiece(*unit.piece);
  if (unit.archive->origin != Origin::Platform)
    return describeArchive(*unit.archive);
  return options.selfContained ? describePlatformParts(*unit.archive)
                               : Error::success();
}

Error ProgramImporter::describeUnits() {
  if (Error error = describePlatform())
    return error;
  for (Unit &unit : units) {
    if (Error error = describeUnit(unit))
      return error;
  }
  auto given = describeGiven(context, options.given, *result.files);
  if (!given)
    return given.takeError();
  if (*given)
    archives.push_back(given->release());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

void ProgramImporter::collectPieceClasses(ImportedPiece &piece) {
  const ModuleGraph &graph = result.files->getModuleGraph();
  for (auto classOp :
       llvm::make_early_inc_range(piece.module->getOps<jvm::ClassOp>())) {
    if (classOp.getOrigin() == jvm::Origin::Platform)
      continue;
    std::string name = toInternal(classOp.getSymName());
    StringRef package = StringRef(name).rsplit('/').first;
    bool isOfModule =
        package.size() != name.size() && graph.findByPackage(package) >= 0;
    if (isOfModule || !isNewClass(classOp.getSymNameAttr())) {
      ++result.shadowed;
      continue;
    }
    if (piece.isLibrary)
      classOp.setOrigin(jvm::Origin::Library);
    Item item;
    classOp->remove();
    item.result = classOp;
    items.push_back(std::move(item));
  }
}

void ProgramImporter::collectClasses() {
  std::vector<std::vector<const ProgramClass *>> byArchive(
      result.files->getArchives().size());
  for (const ProgramClass &file : result.files->getClasses())
    byArchive[file.archive].push_back(&file);
  for (Unit &unit : units) {
    if (unit.piece) {
      collectPieceClasses(*unit.piece);
      continue;
    }
    if (unit.archive->origin == Origin::Platform && !options.selfContained)
      continue;
    ArchiveDescriber describer(context, *result.files, *unit.archive,
                               convertOrigin(unit.archive->origin));
    for (const ProgramClass *file : byArchive[unit.archiveIndex]) {
      if (!isNewClass(StringAttr::get(context, toDotted(file->name)))) {
        ++result.shadowed;
        continue;
      }
      Item item;
      item.file = file;
      item.source = {describer.getOrigin(), describer.getArchiveName(*file),
                     ""};
      items.push_back(std::move(item));
    }
  }
}

/// Imports the class of \p item; bytes that can't be read make a declaration.
static OwningOpRef<jvm::ClassOp> importFile(ClassImporter &importer,
                                            const ProgramFiles &files,
                                            const ProgramClass &file,
                                            const ClassSource &source,
                                            ImportNotes &notes) {
  Expected<EntryBytes> bytes = files.getBytes(file);
  if (bytes)
    return importer.importClass(arrayRefFromStringRef(bytes->getBuffer()),
                                file.name, source, notes);
  std::string reason = toString(bytes.takeError());
  ++notes.failedClasses;
  notes.problems.push_back(reason);
  return importer.declareFailed(file.name, {}, source, reason);
}

void ProgramImporter::importClasses() {
  progress.startStage("importing", items.size(), "classes");
  ClassImportOptions classOptions = options.classes;
  std::optional<ProgramAssignability> assignability;
  if (options.checkFrames)
    classOptions.bodies.checkFrames = &assignability.emplace(*result.files);
  unsigned threads = chooseThreads(context, options.threads, items.size());
  LDBG() << items.size() << " classes on " << threads << " threads";
  Workers workers = parallelForItems(
      threads, items.size(),
      [&] { return std::make_unique<ClassImporter>(context, classOptions); },
      [&](std::unique_ptr<ClassImporter> &importer, size_t index) {
        Item &item = items[index];
        progress.advance();
        if (!item.file)
          return;
        item.source.place = result.files->describe(*item.file);
        item.result = importFile(*importer, *result.files, *item.file,
                                 item.source, item.notes);
      });
  for (Item &item : items) {
    result.notes.add(std::move(item.notes));
    if (item.result)
      classes.push_back(item.result.release());
  }
  findPhantoms(workers);
  llvm::append_range(result.warnings, findClassCycles(classes));
}

void ProgramImporter::findPhantoms(const Workers &workers) {
  llvm::DenseSet<StringAttr> phantoms;
  auto check = [&](StringAttr name) {
    if (!classNames.contains(name) &&
        !result.files->find(toInternal(name.getValue())))
      phantoms.insert(name);
  };
  for (const std::unique_ptr<ClassImporter> &importer : workers)
    for (StringAttr name : importer->getReferencedClasses())
      check(name);
  for (auto classOp : classes.getOps<jvm::ClassOp>()) {
    if (StringAttr name = classOp.getSuperNameAttr())
      check(name);
    for (StringAttr name : classOp.getInterfaceNames())
      check(name);
  }
  for (StringAttr name : phantoms)
    result.phantoms.push_back(name.str());
  llvm::sort(result.phantoms);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

std::optional<OutsideClass> ProgramImporter::findOutside(StringRef dottedName) {
  const ProgramClass *file = result.files->find(toInternal(dottedName));
  if (!file)
    return std::nullopt;
  Expected<EntryBytes> bytes = result.files->getBytes(*file);
  if (!bytes) {
    consumeError(bytes.takeError());
    return std::nullopt;
  }
  auto parsed = ClassFile::parse(arrayRefFromStringRef(bytes->getBuffer()),
                                 options.classes.parse);
  if (!parsed) {
    consumeError(parsed.takeError());
    return std::nullopt;
  }
  OutsideClass outside;
  outside.superName = toDotted(parsed->getHeader().superName);
  for (const MemberInfo &method : parsed->getMethods())
    outside.methods.push_back(
        {(method.name + method.descriptor).str(), method.accessFlags});
  return outside;
}

/// The main class that the first archive's manifest names, unless a main module
/// was given. A class folder has no manifest that java reads.
static std::pair<std::string, std::string>
findManifestClasses(const ProgramImportOptions &options,
                    const ProgramFiles &files, ModuleOp program) {
  if (!options.program.mainModule.empty())
    return {files.getMainClass().str(), ""};
  for (auto archive : program.getOps<jvm::ArchiveOp>())
    if (ArchiveMetadata metadata(archive); !metadata.isFolder())
      return {metadata.getMainClass().str(),
              metadata.getLauncherAgentClass().str()};
  return {};
}

Error ProgramImporter::findMainEntry(EntryPoints &found, ModuleOp program) {
  auto [mainClass, agent] =
      findManifestClasses(options, *result.files, program);
  bool isGiven = !options.mainClass.empty();
  if (isGiven)
    mainClass = options.mainClass;
  if (mainClass.empty())
    return Error::success();
  if (Error error = found.addMain(mainClass)) {
    // A library's manifest may name a class that other entry points replace.
    if (isGiven || options.entries.empty())
      return inputError(toString(std::move(error)) + "; " +
                        found.describeCandidates());
    note(toString(std::move(error)));
    return Error::success();
  }
  if (!agent.empty() && !isGiven)
    if (Error error = found.addLauncherAgent(agent))
      note(toString(std::move(error)));
  return Error::success();
}

Error ProgramImporter::findEntries(ModuleOp program) {
  if (llvm::is_contained(options.entries, "none"))
    return Error::success();
  EntryPoints found(program, result.files->getPlatform().getFeatureVersion(),
                    [&](StringRef name) { return findOutside(name); });
  if (Error error = findMainEntry(found, program))
    return error;
  for (const std::string &pattern : options.entries)
    if (Error error = found.addPattern(pattern))
      return inputError(toString(std::move(error)) + "; " +
                        found.describeCandidates());
  bool hasApplication =
      llvm::any_of(program.getOps<jvm::ArchiveOp>(), [](jvm::ArchiveOp op) {
        return op.getOrigin() == jvm::Origin::Application;
      });
  if (found.empty() && hasApplication)
    return inputError("no entry point: no manifest names a main class; " +
                      found.describeCandidates());
  Block block;
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  found.create(builder);
  Block &body = *program.getBody();
  auto place = llvm::find_if(body, [](Operation &op) {
    return !isa<jvm::PlatformOp, jvm::ArchiveOp>(op);
  });
  body.getOperations().splice(place, block.getOperations());
  return Error::success();
}

Expected<ProgramImport> ProgramImporter::run() {
  if (Error error = open())
    return error;
  orderUnits();
  if (Error error = describeUnits())
    return error;
  collectClasses();
  importClasses();
  progress.startStage("finding entry points", 0, "");
  result.module = ModuleOp::create(UnknownLoc::get(context));
  Block &body = *result.module->getBody();
  for (Block *part : {&archives, &modules, &services, &classes})
    body.getOperations().splice(body.end(), part->getOperations());
  if (Error error = findEntries(*result.module))
    return error;
  if (Error error = result.files->checkUnchanged())
    return error;
  return std::move(result);
}

Expected<ProgramImport> jir::importProgram(MLIRContext *context,
                                           const ProgramImportOptions &options,
                                           Progress &progress) {
  context->loadDialect<jvm::JVMDialect>();
  return ProgramImporter(context, options, progress).run();
}
