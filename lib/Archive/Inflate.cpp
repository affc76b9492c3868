//===- Inflate.cpp - Raw deflate streams ------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inflates by zlib, with one decoder a thread.
//
//===----------------------------------------------------------------------===//

#include "Formats.h"
#include "jir/Support/InputError.h"

#include <zlib.h>

using namespace jir;
using namespace llvm;

namespace {

/// A decoder that is set up once a thread: setting it up anew for each entry
/// costs more than inflating a small class file.
class Inflater {
public:
  ~Inflater() {
    if (ready)
      inflateEnd(&stream);
  }

  z_stream *get(int windowBits) {
    int result = ready ? inflateReset2(&stream, windowBits)
                       : inflateInit2(&stream, windowBits);
    if (result != Z_OK)
      return nullptr;
    ready = true;
    return &stream;
  }

private:
  z_stream stream{};
  bool ready = false;
};

} // namespace

/// Deflate can't grow data by more than this factor.
static constexpr uint64_t maxDeflateRatio = 1032;

Expected<std::unique_ptr<MemoryBuffer>>
jir::inflateRaw(StringRef data, uint64_t size, bool zlibHeader) {
  // Also bounds what a lying size makes us allocate.
  size = std::min<uint64_t>(size, (data.size() + 8) * maxDeflateRatio);
  auto buffer = WritableMemoryBuffer::getNewUninitMemBuffer(size);
  thread_local Inflater inflater;
  z_stream *stream = inflater.get(zlibHeader ? MAX_WBITS : -MAX_WBITS);
  if (!buffer || !stream)
    return inputError("out of memory for " + Twine(size) + " bytes");

  // zlib counts in 32 bits.
  constexpr uint64_t step = uint64_t(1) << 30;
  uint64_t in = 0, out = 0;
  int result = Z_OK;
  while (result == Z_OK && out < size) {
    uint64_t inStep = std::min<uint64_t>(step, data.size() - in);
    uint64_t outStep = std::min<uint64_t>(step, size - out);
    stream->next_in =
        reinterpret_cast<Bytef *>(const_cast<char *>(data.data() + in));
    stream->avail_in = inStep;
    stream->next_out =
        reinterpret_cast<Bytef *>(buffer->getBufferStart() + out);
    stream->avail_out = outStep;
    result = inflate(stream, Z_NO_FLUSH);
    in += inStep - stream->avail_in;
    out += outStep - stream->avail_out;
  }
  if (result == Z_BUF_ERROR || (result == Z_OK && out < size))
    return inputError("compressed data end early");
  if (result != Z_OK && result != Z_STREAM_END)
    return inputError(Twine("bad compressed data at offset ") + Twine(in) +
                      (stream->msg ? Twine(": ") + stream->msg : Twine()));
  if (out == size)
    return std::unique_ptr<MemoryBuffer>(std::move(buffer));
  return MemoryBuffer::getMemBufferCopy(
      StringRef(buffer->getBufferStart(), out));
}
