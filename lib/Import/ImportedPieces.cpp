//===- ImportedPieces.cpp - Files of earlier imports ------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds and reads files of earlier imports.
//
//===----------------------------------------------------------------------===//

#include "ImportedPieces.h"
#include "DiagnosticCapture.h"
#include "jir/Archive/ArgumentFile.h"
#include "jir/Support/InputError.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

bool jir::isImportedPiece(StringRef path) {
  if (path.ends_with(".mlir"))
    return true;
  if (sys::fs::is_directory(path))
    return path.ends_with(".mlirbc");
  if (!sys::fs::is_regular_file(path))
    return path.ends_with(".mlirbc");
  auto buffer = MemoryBuffer::getFileSlice(path, /*MapSize=*/4, /*Offset=*/0);
  return buffer ? (*buffer)->getBuffer().starts_with("ML\xefR")
                : path.ends_with(".mlirbc");
}

namespace {

/// Splits the words and counts the archives before each piece.
class PieceFinder {
public:
  PieceFinder(const ProgramOptions &options, std::vector<ImportedPiece> &pieces)
      : path(options.archive), pieces(pieces) {
    path.setFollowManifest(options.followManifest);
  }

  Error split(std::vector<std::string> &words, Origin origin) {
    Expected<std::vector<std::string>> expanded = expandArgumentFiles(words);
    if (!expanded)
      return expanded.takeError();
    if (llvm::none_of(*expanded, [](const std::string &word) {
          return isImportedPiece(word);
        })) {
      for (const std::string &word : *expanded)
        pending.push_back({word, origin});
      return Error::success();
    }
    words.clear();
    for (std::string &word : *expanded) {
      if (!isImportedPiece(word)) {
        words.push_back(word);
        pending.push_back({word, origin});
        continue;
      }
      // Only now do the archives before it matter; opening them is not free.
      for (auto &[text, textOrigin] : pending)
        if (Error error = path.add(text, textOrigin))
          return error;
      pending.clear();
      pieces.push_back({word, origin == Origin::Library,
                        path.getElements().size(), nullptr});
    }
    return Error::success();
  }

private:
  ClassPath path;
  std::vector<ImportedPiece> &pieces;
  std::vector<std::pair<std::string, Origin>> pending;
};

} // namespace

Expected<std::vector<ImportedPiece>>
jir::takeImportedPieces(MLIRContext *context, ProgramOptions &options) {
  std::vector<ImportedPiece> pieces;
  PieceFinder finder(options, pieces);
  if (Error error = finder.split(options.classPath, Origin::Application))
    return error;
  if (Error error = finder.split(options.libraries, Origin::Library))
    return error;
  for (ImportedPiece &piece : pieces) {
    DiagnosticCapture capture(context);
    piece.module = parseSourceFile<ModuleOp>(piece.path, ParserConfig(context));
    if (!piece.module)
      return inFile(
          inputError("cannot be read as a file of an earlier import" +
                     (capture.getText().empty() ? std::string()
                                                : ": " + capture.getText())),
          piece.path);
  }
  return pieces;
}
