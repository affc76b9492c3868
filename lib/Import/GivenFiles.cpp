//===- GivenFiles.cpp - Files and settings beside archives ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only names of classes are kept, as of resources in archives.
//
//===----------------------------------------------------------------------===//

#include "GivenFiles.h"
#include "jir/Archive/ResourceNames.h"
#include "jir/Support/ContentHash.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

namespace {

/// Collects names by path.
class GivenDescriber {
public:
  GivenDescriber(MLIRContext *context, const ProgramFiles &files)
      : context(context), files(files) {}

  /// A file, or all below a folder.
  Error addPath(StringRef path);
  void addText(StringRef name, StringRef text);
  OwningOpRef<jvm::ArchiveOp> finish();

private:
  Error addFile(StringRef path, StringRef name);

  MLIRContext *context;
  const ProgramFiles &files;
  ContentHasher hasher;
  NamedAttrList resources;
};

} // namespace

Error GivenDescriber::addPath(StringRef path) {
  if (!sys::fs::is_directory(path))
    return addFile(path, sys::path::filename(path));
  std::vector<std::string> found;
  std::error_code error;
  for (sys::fs::recursive_directory_iterator it(path, error), end;
       it != end && !error; it.increment(error))
    if (sys::fs::is_regular_file(it->path()))
      found.push_back(it->path());
  if (error)
    return inFile(inputError(error.message()), path);
  llvm::sort(found);
  for (const std::string &each : found)
    if (Error failed =
            addFile(each, StringRef(each).drop_front(path.size()).ltrim('/')))
      return failed;
  return Error::success();
}

Error GivenDescriber::addFile(StringRef path, StringRef name) {
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false,
                                      /*IsVolatile=*/true);
  if (!buffer)
    return inFile(inputError(buffer.getError().message()), path);
  addText(name, (*buffer)->getBuffer());
  return Error::success();
}

void GivenDescriber::addText(StringRef name, StringRef text) {
  hasher.update(name);
  hasher.update(StringRef("\0", 1));
  hasher.update(text);
  SmallVector<Attribute> names;
  OpBuilder builder(context);
  for (StringRef each :
       findClassNames(text.take_front(kMostResourceBytes), [&](StringRef word) {
         return files.find(toInternal(word)) != nullptr;
       }))
    names.push_back(builder.getStringAttr(fromUtf8(each)));
  if (!names.empty())
    resources.set(fromUtf8(name), builder.getArrayAttr(names));
}

OwningOpRef<jvm::ArchiveOp> GivenDescriber::finish() {
  OpBuilder builder(context);
  NamedAttrList fields;
  fields.set("kind", builder.getStringAttr("given"));
  if (!resources.empty())
    fields.set("resources", resources.getDictionary(context));
  return jvm::ArchiveOp::create(
      builder, builder.getUnknownLoc(), builder.getStringAttr("given"),
      jvm::Origin::Application, builder.getStringAttr(hasher.finish().toHex()),
      fields.getDictionary(context));
}

Expected<OwningOpRef<jvm::ArchiveOp>>
jir::describeGiven(MLIRContext *context, const GivenFiles &given,
                   const ProgramFiles &files) {
  if (given.empty())
    return OwningOpRef<jvm::ArchiveOp>();
  GivenDescriber describer(context, files);
  for (const std::string &path : given.resources)
    if (Error error = describer.addPath(path))
      return error;
  if (!given.properties.empty())
    describer.addText("-D", join(given.properties, "\n"));
  if (!given.arguments.empty())
    describer.addText("--args", join(given.arguments, "\n"));
  return describer.finish();
}
