//===- ProgramAssembler.cpp - Classes and resources to jars -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ProgramAssembler.
//
//===----------------------------------------------------------------------===//

#include "jir/Emit/ProgramAssembler.h"
#include "ManifestText.h"
#include "ModuleEmitter.h"
#include "jir/Archive/JarSignature.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

class ProgramAssembler::Impl {
public:
  Impl(ModuleOp program, std::vector<ClassEmission> &classes,
       const ClassPath &from, const AssemblyOptions &options);

  std::vector<AssembledArchive> assemble(AssemblyNotes &newNotes);

private:
  void indexSources();
  void addArchive(jvm::ArchiveOp op);
  void addPlatform();
  void copyArchive(const Archive &source, StringRef name, JarWriter &out);
  llvm::DenseSet<uint32_t> findRemoved(const Archive &source, StringRef name);
  void copyEntry(const Archive &source, uint32_t index, ClassEmission *one,
                 JarWriter &out);
  bool copyNested(const Archive &source, uint32_t index, JarWriter &out);
  void makeArchive(jvm::ArchiveOp op, JarWriter &out);
  void addRest(StringRef archiveName, StringRef prefix, JarWriter &out);
  void addClass(ClassEmission &one, StringRef prefix, JarWriter &out);
  void addModule(jvm::ModuleDescriptorOp module, JarWriter &out);
  std::string getMainClass(jvm::ArchiveOp op);
  bool replaceByOriginal(ClassEmission &one);
  void fail(const Twine &message) { notes->errors.push_back(message.str()); }
  void warn(const Twine &message) { notes->warnings.push_back(message.str()); }

  ModuleOp program;
  std::vector<ClassEmission> &classes;
  const ClassPath &from;
  const AssemblyOptions &options;
  AssemblyNotes *notes = nullptr;
  StringMap<ClassEmission *> classByName;
  /// Names of the archives of classes, in their order, with the classes.
  MapVector<StringAttr, std::vector<ClassEmission *>> classesByArchive;
  StringMap<jvm::ArchiveOp> programArchives;
  StringMap<const Archive *> sourceByHash, sourceByPath;
  /// Where an original may lie, by internal name.
  StringMap<std::vector<std::pair<const Archive *, uint32_t>>> originals;
  llvm::DenseSet<ClassEmission *> placed;
  std::vector<AssembledArchive> result;
  /// Whether the new resources are in an archive.
  bool hasResources = false;
};

ProgramAssembler::Impl::Impl(ModuleOp program,
                             std::vector<ClassEmission> &classes,
                             const ClassPath &from,
                             const AssemblyOptions &options)
    : program(program), classes(classes), from(from), options(options) {
  for (ClassEmission &one : classes) {
    classByName[one.classOp.getSymName()] = &one;
    classesByArchive[one.classOp.getArchiveAttr()].push_back(&one);
  }
  for (auto archive : program.getOps<jvm::ArchiveOp>())
    programArchives.try_emplace(archive.getHash(), archive);
}

void ProgramAssembler::Impl::indexSources() {
  for (const ClassPathElement &element : from.getElements()) {
    const Archive *archive = element.archive.get();
    Expected<ContentHash> hash = archive->getContentHash();
    if (!hash) {
      fail(toString(hash.takeError()));
      continue;
    }
    sourceByHash.try_emplace(hash->toHex(), archive);
    sourceByPath.try_emplace(archive->getPath(), archive);
    for (const ArchiveClass &one : archive->getClasses())
      originals[one.name].push_back({archive, one.entry});
  }
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

/// Takes the class's original bytes where an archive has them. False if none
/// does.
bool ProgramAssembler::Impl::replaceByOriginal(ClassEmission &one) {
  auto it = originals.find(toInternal(one.classOp.getSymName()));
  if (it == originals.end() || !one.classOp.getHash())
    return false;
  for (auto [archive, entry] : it->second) {
    Expected<EntryBytes> bytes = archive->getBytes(entry);
    if (!bytes) {
      consumeError(bytes.takeError());
      continue;
    }
    ArrayRef<uint8_t> view = arrayRefFromStringRef(bytes->getBuffer());
    if (ContentHash::of(view).toHex() != *one.classOp.getHash())
      continue;
    one.file.bytes.assign(view.begin(), view.end());
    return true;
  }
  return false;
}

/// Adds the class below \p prefix, unless it is there already.
void ProgramAssembler::Impl::addClass(ClassEmission &one, StringRef prefix,
                                      JarWriter &out) {
  if (one.file.bytes.empty() || !placed.insert(&one).second)
    return;
  std::string path = toDisplayUtf8(toInternal(one.classOp.getSymName()));
  out.add((prefix + path + ".class").str(), toStringRef(one.file.bytes));
}

void ProgramAssembler::Impl::addRest(StringRef archiveName, StringRef prefix,
                                     JarWriter &out) {
  if (!std::exchange(hasResources, true))
    for (const auto &[name, contents] : options.resources)
      out.add((prefix + name).str(), contents);
  auto key = StringAttr::get(program.getContext(), archiveName);
  if (auto *it = classesByArchive.find(key); it != classesByArchive.end())
    for (ClassEmission *one : it->second)
      addClass(*one, prefix, out);
}

//===----------------------------------------------------------------------===//
// Copies of archives
//===----------------------------------------------------------------------===//

void ProgramAssembler::Impl::copyEntry(const Archive &source, uint32_t index,
                                       ClassEmission *one, JarWriter &out) {
  const ArchiveEntry &entry = source.getEntries()[index];
  StringRef name = entry.name;
  if (source.getKind() == ArchiveKind::Jmod && !name.consume_front("classes/"))
    return;
  // Programs compare the times of what they find: Clojure compiles a source
  // that is not older than its class.
  JarEntryForm form{source.getKind() == ArchiveKind::Zip &&
                        entry.storedSize == entry.size,
                    entry.time};
  if (one && !one->file.bytes.empty()) {
    placed.insert(one);
    out.add(name, toStringRef(one->file.bytes), form);
    return;
  }
  Expected<EntryBytes> bytes = source.getBytes(index);
  if (!bytes)
    return fail(toString(bytes.takeError()));
  if (name == manifestName)
    out.addOwned(name, removeDigests(bytes->getBuffer()), form);
  else if (bytes->isOwnedByArchive())
    out.add(name, bytes->getBuffer(), form);
  else
    out.addOwned(name, bytes->getBuffer().str(), form);
}

/// Writes a jar inside anew, if the program has it. It is stored: Spring Boot's
/// launcher reads it in place.
bool ProgramAssembler::Impl::copyNested(const Archive &source, uint32_t index,
                                        JarWriter &out) {
  const ArchiveEntry &entry = source.getEntries()[index];
  StringRef name = entry.name;
  const Archive *nested =
      sourceByPath.lookup((source.getPath() + "!/" + name).str());
  if (!nested)
    return false;
  Expected<ContentHash> hash = nested->getContentHash();
  jvm::ArchiveOp op;
  if (hash)
    op = programArchives.lookup(hash->toHex());
  else
    consumeError(hash.takeError());
  if (!op || !options.selection.contains(op.getOrigin()))
    return false;
  JarWriter inner;
  copyArchive(*nested, op.getName(), inner);
  Expected<std::string> bytes = inner.finish();
  if (bytes)
    out.addOwned(name, std::move(*bytes),
                 JarEntryForm{/*stored=*/true, entry.time});
  else
    fail((nested->getPath() + ": " + toString(bytes.takeError())).str());
  return true;
}

/// The entries of classes that the archive's metadata lists as removed: those
/// that the import read.
llvm::DenseSet<uint32_t>
ProgramAssembler::Impl::findRemoved(const Archive &source, StringRef name) {
  llvm::StringSet<> names;
  for (auto op : program.getOps<jvm::ArchiveOp>())
    if (DictionaryAttr metadata = op.getMetadataAttr();
        metadata && op.getName() == name)
      if (auto list = metadata.getAs<ArrayAttr>("removed"))
        for (Attribute each : list)
          if (auto text = dyn_cast<StringAttr>(each))
            names.insert(text.getValue());
  llvm::DenseSet<uint32_t> entries;
  if (!names.empty())
    for (const ArchiveClass &found : source.getClasses())
      if (names.contains(toDotted(found.name)))
        entries.insert(found.entry);
  return entries;
}

void ProgramAssembler::Impl::copyArchive(const Archive &source, StringRef name,
                                         JarWriter &out) {
  llvm::DenseMap<uint32_t, ClassEmission *> replaced;
  for (const ArchiveClass &found : source.getClasses()) {
    ClassEmission *one = classByName.lookup(toDotted(found.name));
    if (one && one->classOp.getArchive() == name)
      replaced[found.entry] = one;
  }
  // What a pass took out of the program is not copied either.
  llvm::DenseSet<uint32_t> removed = findRemoved(source, name);
  llvm::DenseSet<uint32_t> nested;
  for (NestedJar jar : source.getNestedJars())
    nested.insert(jar.entry);
  bool isSigned = false;
  // JarInputStream wants the manifest in front; only its folder may precede it.
  if (auto manifest = source.find(manifestName); manifest && *manifest > 1)
    copyEntry(source, *manifest, nullptr, out);
  for (uint32_t index = 0, e = source.getEntries().size(); index != e;
       ++index) {
    if (isSignatureFile(source.getEntries()[index].name))
      isSigned = true;
    else if (removed.contains(index))
      continue;
    else if (!nested.contains(index) || !copyNested(source, index, out))
      copyEntry(source, index, replaced.lookup(index), out);
  }
  if (isSigned)
    warn(source.getPath() +
         ": its signature is left out, since the classes have changed");
  StringRef root =
      source.getRoots().empty() || source.getKind() == ArchiveKind::Jmod
          ? StringRef()
          : StringRef(source.getRoots().front());
  addRest(name, root, out);
}

//===----------------------------------------------------------------------===//
// Archives made anew
//===----------------------------------------------------------------------===//

void ProgramAssembler::Impl::addModule(jvm::ModuleDescriptorOp module,
                                       JarWriter &out) {
  if (!hasModuleInfo(module))
    return;
  auto bytes = emitModule(module);
  if (bytes)
    out.addOwned("module-info.class", toStringRef(*bytes).str());
  else
    fail(toString(bytes.takeError()));
}

static StringRef getText(DictionaryAttr fields, StringRef key) {
  auto text = fields ? fields.getAs<StringAttr>(key) : StringAttr();
  return text ? text.getValue() : StringRef();
}

/// The class with which `java -jar` starts; of an archive whose manifest names
/// none, that of an entry point in it.
std::string ProgramAssembler::Impl::getMainClass(jvm::ArchiveOp op) {
  if (StringRef name = getText(op.getMetadataAttr(), "main_class");
      !name.empty())
    return toDisplayUtf8(name);
  for (auto entry : program.getOps<jvm::EntryOp>()) {
    StringAttr owner = entry.getMethod().getOwnerClass();
    ClassEmission *one = owner ? classByName.lookup(owner.getValue()) : nullptr;
    if (entry.getReason() == "main" && one &&
        one->classOp.getArchive() == op.getName())
      return toDisplayUtf8(owner.getValue());
  }
  return {};
}

/// What the program itself knows of an archive.
void ProgramAssembler::Impl::makeArchive(jvm::ArchiveOp op, JarWriter &out) {
  DictionaryAttr metadata = op.getMetadataAttr();
  out.addOwned(
      manifestName,
      makeManifest(
          {{"Main-Class", getMainClass(op)},
           {"Launcher-Agent-Class",
            toDisplayUtf8(getText(metadata, "launcher_agent_class"))},
           {"Premain-Class", toDisplayUtf8(getText(metadata, "premain_class"))},
           {"Agent-Class", toDisplayUtf8(getText(metadata, "agent_class"))},
           {"Automatic-Module-Name",
            getText(metadata, "automatic_module_name").str()}}));
  for (auto module : program.getOps<jvm::ModuleDescriptorOp>())
    if (getText(module.getDescriptor(), "archive") == op.getName())
      addModule(module, out);
  for (auto service : program.getOps<jvm::ServiceOp>()) {
    if (service.getArchive() != op.getName())
      continue;
    std::string text;
    for (Attribute provider : service.getProviders())
      if (auto name = dyn_cast<StringAttr>(provider))
        text += toDisplayUtf8(name.getValue()) + "\n";
    out.addOwned(servicePrefix.str() + toDisplayUtf8(service.getService()),
                 text);
  }
  addRest(op.getName(), "", out);
}

void ProgramAssembler::Impl::addArchive(jvm::ArchiveOp op) {
  if (op.getOrigin() == jvm::Origin::Platform ||
      !options.selection.contains(op.getOrigin()))
    return;
  const Archive *source = sourceByHash.lookup(op.getHash());
  // It is inside of another one, which is or was copied with it.
  if (source && source->getNesting())
    return;
  AssembledArchive archive;
  archive.name = op.getName().str();
  if (source) {
    copyArchive(*source, op.getName(), archive.entries);
    if (source->getKind() == ArchiveKind::Folder &&
        !archive.entries.has(manifestName))
      if (std::string mainClass = getMainClass(op); !mainClass.empty())
        archive.entries.addOwned(manifestName,
                                 makeManifest({{"Main-Class", mainClass}}));
  } else {
    warn("no archive of --from has the content of " +
         toDisplayUtf8(op.getName()) +
         ": its classes are written without its resources");
    makeArchive(op, archive.entries);
  }
  result.push_back(std::move(archive));
}

/// One archive for each module; only classes, since the rest of a platform is
/// not part of a program.
void ProgramAssembler::Impl::addPlatform() {
  for (auto &[name, list] : classesByArchive) {
    if (list.front()->classOp.getOrigin() != jvm::Origin::Platform)
      continue;
    AssembledArchive archive;
    archive.name = name ? name.str() : "platform";
    archive.isPlatform = true;
    for (auto module : program.getOps<jvm::ModuleDescriptorOp>())
      if (getText(module.getDescriptor(), "archive") == archive.name)
        addModule(module, archive.entries);
    for (ClassEmission *one : list)
      addClass(*one, "", archive.entries);
    result.push_back(std::move(archive));
  }
}

std::vector<AssembledArchive>
ProgramAssembler::Impl::assemble(AssemblyNotes &newNotes) {
  notes = &newNotes;
  indexSources();
  for (ClassEmission &one : classes) {
    if (one.problems.empty())
      continue;
    if (replaceByOriginal(one)) {
      ++notes->originals;
      warn(one.problems + "; the original class is taken");
      continue;
    }
    ++notes->missing;
    if (options.keepGoing)
      warn(one.problems + "; the class is left out");
    else
      fail(one.problems);
  }
  for (auto op : program.getOps<jvm::ArchiveOp>())
    addArchive(op);
  // Classes that a pass made, or that are in a text without archives.
  JarWriter rest;
  for (ClassEmission &one : classes)
    if (one.classOp.getOrigin() != jvm::Origin::Platform)
      addClass(one, "", result.empty() ? rest : result.front().entries);
  if (!rest.getEntries().empty())
    result.push_back({"classes.jar", std::move(rest)});
  addPlatform();
  return std::move(result);
}

ProgramAssembler::ProgramAssembler(ModuleOp program,
                                   std::vector<ClassEmission> &classes,
                                   const ClassPath &from,
                                   const AssemblyOptions &options)
    : impl(std::make_unique<Impl>(program, classes, from, options)) {}

ProgramAssembler::~ProgramAssembler() = default;

std::vector<AssembledArchive> ProgramAssembler::assemble(AssemblyNotes &notes) {
  return impl->assemble(notes);
}
