//===- RecordingParser.h - Reading recordings -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rows of the text form to a Recording; private to the library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_RECORDING_RECORDINGPARSER_H
#define JIR_LIB_RECORDING_RECORDINGPARSER_H

#include "jir/Recording/Recording.h"

namespace jir {

/// Reads the lines of one recording. Every index is checked before it is used.
class RecordingParser {
public:
  RecordingParser(llvm::StringRef text, llvm::StringRef name, Recording &result)
      : text(text), name(name), result(result) {}
  llvm::Error run();

private:
  llvm::Error parseLine(llvm::StringRef line);
  llvm::Error parseHeader(llvm::StringRef line);
  llvm::Error parseClass(llvm::ArrayRef<llvm::StringRef> fields);
  llvm::Error parseMethod(llvm::ArrayRef<llvm::StringRef> fields);
  llvm::Error parseFact(char kind, llvm::ArrayRef<llvm::StringRef> fields);
  llvm::Error parseWrite(llvm::ArrayRef<llvm::StringRef> fields);
  llvm::Error parseContext(llvm::ArrayRef<llvm::StringRef> fields);
  llvm::Error checkOrigins();
  llvm::Error error(const llvm::Twine &message);
  bool getIndex(llvm::StringRef field, size_t limit, uint32_t &index);

  llvm::StringRef text;
  llvm::StringRef name;
  Recording &result;
  unsigned lineNumber = 0;
  unsigned version = Recording::kVersion;
  std::vector<std::string> sources;
  bool isEnded = false;
};

} // namespace jir

#endif // JIR_LIB_RECORDING_RECORDINGPARSER_H
