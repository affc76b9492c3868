//===- Platform.cpp - The JDK that a program runs on ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements Platform.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/Platform.h"
#include "ContentHashCache.h"
#include "Formats.h"
#include "jir/Support/InputError.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/DebugLog.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

#define DEBUG_TYPE "jir-archive"

using namespace jir;
using namespace llvm;

static std::string join(StringRef folder, const Twine &name) {
  SmallString<256> path(folder);
  sys::path::append(path, name);
  return path.str().str();
}

/// The folder of a JDK 8 or JRE 8 in which rt.jar lies, or "".
static std::string findClassicLib(StringRef home) {
  for (StringRef lib : {"jre/lib", "lib"})
    if (sys::fs::exists(join(home, lib + Twine("/rt.jar"))))
      return join(home, lib);
  return "";
}

static bool isJdkHome(StringRef home) {
  return sys::fs::exists(join(home, "lib/modules")) ||
         sys::fs::exists(join(home, "modules/java.base")) ||
         !findClassicLib(home).empty();
}

namespace {
/// Where a JDK may be.
struct Place {
  /// "" if there is none.
  std::string home;
  /// How it is known, or why there is none.
  std::string where;
};
} // namespace

static Place findByVariable() {
  auto variable = sys::Process::GetEnv("JAVA_HOME");
  if (!variable || variable->empty())
    return {"", "JAVA_HOME is not set"};
  return {*variable, "JAVA_HOME=" + *variable};
}

static Place findByPath() {
  ErrorOr<std::string> java = sys::findProgramByName("java");
  if (!java)
    return {"", "there is no java on the path"};
  SmallString<256> real;
  if (std::error_code code = sys::fs::real_path(*java, real))
    return {"", *java + ": " + code.message()};
  std::string home = sys::path::parent_path(sys::path::parent_path(real)).str();
  return {home, home + " (of " + *java + " on the path)"};
}

Error Platform::findHome(const PlatformOptions &options) {
  Place place = {options.jdk, "--jdk=" + options.jdk};
  if (place.home.empty())
    place = findByVariable();
  if (place.home.empty())
    place = findByPath();
  if (place.home.empty())
    return inputError("no JDK found: --jdk is not given, JAVA_HOME is not "
                      "set, and " +
                      place.where + "; --no-jdk does without");
  home = place.home;
  LDBG() << "the JDK is that of " << place.where;
  if (isJdkHome(home))
    return Error::success();
  return inputError(place.where + ": holds no JDK: no lib/modules, no modules/ "
                                  "and no rt.jar");
}

void Platform::readRelease() {
  auto buffer = MemoryBuffer::getFile(join(home, "release"));
  if (!buffer)
    return;
  SmallVector<StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  for (StringRef line : lines) {
    auto [key, value] = line.trim().split('=');
    if (!key.empty())
      release.emplace_back(key.str(), value.trim('"').str());
  }
  version = getReleaseValue("JAVA_VERSION").str();
  // "17.0.15", "22-ea"; before 9 "1.8.0_402".
  StringRef text = version;
  text.consume_front("1.");
  if (text.consumeInteger(10, featureVersion))
    featureVersion = 0;
}

StringRef Platform::getReleaseValue(StringRef key) const {
  for (const auto &[name, value] : release)
    if (name == key)
      return value;
  return {};
}

/// The feature version by the class file version of java.lang.Object, for a JDK
/// without a release file.
static unsigned guessFeatureVersion(const Archive &archive) {
  for (StringRef name :
       {"java/lang/Object.class", "java.base/java/lang/Object.class"}) {
    std::optional<uint32_t> entry = archive.find(name);
    if (!entry)
      continue;
    Expected<EntryBytes> bytes = archive.getBytes(*entry);
    if (!bytes) {
      consumeError(bytes.takeError());
      return 0;
    }
    if (bytes->size() < 8)
      return 0;
    unsigned major = support::endian::read16be(bytes->getBuffer().data() + 6);
    return major > 44 ? major - 44 : 0;
  }
  return 0;
}

Error Platform::addArchive(StringRef path, const ArchiveOptions &options) {
  ArchiveOrError archive = Archive::open(path, options);
  if (!archive)
    return archive.takeError();
  archives.push_back(std::move(*archive));
  return Error::success();
}

/// The jars of \p folder by name.
static std::vector<std::string> listSorted(StringRef folder) {
  std::vector<std::string> paths;
  std::error_code code;
  for (sys::fs::directory_iterator it(folder, code), end; it != end && !code;
       it.increment(code))
    paths.push_back(it->path());
  llvm::sort(paths);
  return paths;
}

/// The boot class path in the order that the JVM of a JDK 8 is built with, then
/// the extensions.
Error Platform::openClassic(StringRef lib, const ArchiveOptions &options) {
  for (StringRef name : {"resources.jar", "rt.jar", "sunrsasign.jar",
                         "jsse.jar", "jce.jar", "charsets.jar", "jfr.jar"})
    if (std::string path = join(lib, name); sys::fs::exists(path))
      if (Error error = addArchive(path, options))
        return error;
  for (StringRef path : listSorted(join(lib, "ext")))
    if (path.ends_with(".jar"))
      if (Error error = addArchive(path, options))
        return error;
  return Error::success();
}

/// A JDK as its own build leaves it: a folder a module.
Error Platform::openExploded(StringRef folder, const ArchiveOptions &options) {
  for (StringRef path : listSorted(folder))
    if (sys::fs::exists(join(path, "module-info.class")))
      if (Error error = addArchive(path, options))
        return error;
  return Error::success();
}

Error Platform::openArchives(const ArchiveOptions &options) {
  if (std::string image = join(home, "lib/modules"); sys::fs::exists(image))
    return addArchive(image, options);
  if (std::string folder = join(home, "modules/java.base");
      sys::fs::exists(folder))
    return openExploded(sys::path::parent_path(folder), options);
  return openClassic(findClassicLib(home), options);
}

Error Platform::readModules() {
  for (const auto &[index, archive] : enumerate(archives)) {
    bool isImage = archive->getKind() == ArchiveKind::Image;
    for (uint32_t i = 0, e = isImage ? archive->getModuleNames().size() : 1;
         i != e; ++i) {
      uint32_t module = isImage ? i : Archive::noModule;
      if (!archive->findModuleInfo(module))
        continue;
      Expected<ModuleDescriptor> descriptor =
          ModuleDescriptor::of(*archive, module);
      if (!descriptor)
        return descriptor.takeError();
      modules.push_back({std::move(*descriptor), uint32_t(index), module});
    }
  }
  llvm::sort(modules, [](const PlatformModule &a, const PlatformModule &b) {
    return a.descriptor.name < b.descriptor.name;
  });
  return Error::success();
}

Expected<std::shared_ptr<Platform>>
Platform::open(const PlatformOptions &options,
               const ArchiveOptions &archiveOptions) {
  auto platform = std::make_shared<Platform>();
  if (options.noJdk)
    return platform;
  if (Error error = platform->findHome(options))
    return error;
  platform->readRelease();
  ArchiveOptions ownOptions = archiveOptions;
  if (platform->featureVersion)
    ownOptions.release = platform->featureVersion;
  if (Error error = platform->openArchives(ownOptions))
    return error;
  for (const auto &archive : platform->archives)
    if (platform->featureVersion == 0)
      platform->featureVersion = guessFeatureVersion(*archive);
  if (Error error = platform->readModules())
    return error;
  return platform;
}

Expected<ContentHash> Platform::getContentHash() const {
  if (archives.size() == 1)
    return archives.front()->getContentHash();
  ContentHasher hasher;
  for (const auto &archive : archives) {
    Expected<ContentHash> hash = archive->getContentHash();
    if (!hash)
      return hash;
    hasher.update(ArrayRef<uint8_t>(hash->bytes));
  }
  return hasher.finish();
}

//===----------------------------------------------------------------------===//
// A JDK by its hash
//===----------------------------------------------------------------------===//

static constexpr StringRef rememberedFirstLine = "jir-jdk 1";

/// The file that remembers the home of the JDK of \p hash; "" without a cache.
static std::string getHomeFile(const ContentHash &hash) {
  std::string folder = getUserCacheFolder("jdks");
  return folder.empty() ? "" : join(folder, hash.toHex());
}

void Platform::rememberHome() const {
  Expected<ContentHash> hash = getContentHash();
  if (!hash)
    return consumeError(hash.takeError());
  std::string file = getHomeFile(*hash);
  SmallString<256> real;
  if (file.empty() || archives.empty() || sys::fs::real_path(home, real) ||
      sys::fs::create_directories(sys::path::parent_path(file)))
    return;
  consumeError(writeToOutput(file, [&](raw_ostream &os) {
    os << rememberedFirstLine << '\n' << real << '\n';
    return Error::success();
  }));
}

static Place findRemembered(StringRef text) {
  Place none = {"", "no import remembers one"};
  std::optional<ContentHash> hash = ContentHash::fromHex(text);
  std::string file = hash ? getHomeFile(*hash) : "";
  auto buffer = MemoryBuffer::getFile(file);
  if (file.empty() || !buffer)
    return none;
  auto [line, rest] = (*buffer)->getBuffer().split('\n');
  if (line != rememberedFirstLine || !rest.consume_back("\n"))
    return none;
  return {rest.str(), (rest + " (remembered by an import)").str()};
}

/// All places without `--jdk`.
static std::vector<Place> listPlaces(StringRef hash, StringRef installed) {
  std::vector<Place> places = {findRemembered(hash), findByVariable(),
                               findByPath()};
  for (const std::string &home : listSorted(installed))
    if (isJdkHome(home))
      places.push_back({home, home});
  return places;
}

Expected<std::shared_ptr<Platform>>
Platform::openByHash(StringRef hash, const PlatformOptions &options,
                     const ArchiveOptions &archiveOptions) {
  std::vector<Place> places = {{options.jdk, "--jdk=" + options.jdk}};
  if (options.jdk.empty())
    places = listPlaces(hash, options.installed);
  std::string looked;
  StringSet<> seen;
  for (const Place &place : places) {
    looked += (looked.empty() ? "" : "; ") + place.where;
    SmallString<256> real(place.home);
    if (place.home.empty())
      continue;
    sys::fs::real_path(place.home, real);
    if (!seen.insert(real).second) {
      looked += ": one of these";
      continue;
    }
    if (!isJdkHome(real)) {
      looked += ": holds no JDK";
      continue;
    }
    PlatformOptions here;
    here.jdk = place.home;
    auto platform = open(here, archiveOptions);
    Expected<ContentHash> own =
        platform ? (*platform)->getContentHash() : platform.takeError();
    if (own && own->toHex() == hash)
      return platform;
    looked +=
        own ? ": holds JDK " + (*platform)->version + " of hash " + own->toHex()
            : ": cannot be read: " + toString(own.takeError());
  }
  return inputError("it is not found: " + looked);
}
