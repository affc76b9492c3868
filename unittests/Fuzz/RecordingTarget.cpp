//===- RecordingTarget.cpp - Fuzzes the reader of recordings ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the unpacked text of a recording, prints it and parses it again.
//
//===----------------------------------------------------------------------===//

#include "jir/Recording/Recording.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  llvm::Expected<Recording> recording = Recording::parse(text, "x");
  if (!recording) {
    llvm::consumeError(recording.takeError());
    return 0;
  }
  std::string printed;
  llvm::raw_string_ostream os(printed);
  recording->print(os);
  if (llvm::Error error = Recording::parse(printed, "again").takeError()) {
    llvm::errs() << "does not parse again: " << error << '\n';
    abort();
  }
  return 0;
}
