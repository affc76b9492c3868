//===- ByteReader.h - Bounds-checked big-endian reading ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A cursor over part of a class file, and tables of fixed-size entries that
/// are decoded as they are read.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_CLASSFILE_BYTEREADER_H
#define JIR_CLASSFILE_BYTEREADER_H

#include "jir/Support/InputError.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/iterator.h"
#include "llvm/Support/Endian.h"
#include <cassert>

namespace jir {

inline uint16_t readBigU2(const uint8_t *p) {
  return llvm::support::endian::read16be(p);
}
inline uint32_t readBigU4(const uint8_t *p) {
  return llvm::support::endian::read32be(p);
}

/// Reads big-endian numbers. Reading past the end yields zeros and marks the
/// reader as failed for good, so that callers may check once after several
/// reads.
class ByteReader {
public:
  ByteReader() = default;
  /// \p fileOffset is where \p bytes start in the file, for errors.
  explicit ByteReader(llvm::ArrayRef<uint8_t> bytes, uint64_t fileOffset = 0)
      : current(bytes.begin()), begin(bytes.begin()), end(bytes.end()),
        fileOffset(fileOffset) {}

  uint8_t readU1() { return reserve(1) ? *advance(1) : 0; }
  uint16_t readU2() { return reserve(2) ? readBigU2(advance(2)) : 0; }
  uint32_t readU4() { return reserve(4) ? readBigU4(advance(4)) : 0; }
  /// The next \p count bytes, or none and failure.
  llvm::ArrayRef<uint8_t> readBytes(uint64_t count) {
    if (!reserve(count))
      return {};
    return llvm::ArrayRef<uint8_t>(advance(count), count);
  }

  /// Skips the next \p count bytes, or fails.
  void skip(uint64_t count) { (void)readBytes(count); }

  /// Whether some read went past the end.
  bool hasFailed() const { return failed; }
  bool isAtEnd() const { return current == end; }
  uint64_t getRemaining() const { return end - current; }
  /// Offset in the file of the next byte.
  uint64_t getFileOffset() const { return fileOffset + (current - begin); }
  const uint8_t *getPointer() const { return current; }

  /// An error at the present offset if a read failed: "truncated: WHAT goes
  /// past the end"; success otherwise.
  llvm::Error checkRead(const llvm::Twine &what) const;
  /// Like checkRead, and an error too if bytes are left.
  llvm::Error checkEnd(const llvm::Twine &what) const;

private:
  bool reserve(uint64_t count) {
    if (LLVM_LIKELY(count <= uint64_t(end - current)))
      return true;
    failed = true;
    return false;
  }
  const uint8_t *advance(uint64_t count) {
    const uint8_t *result = current;
    current += count;
    return result;
  }

  const uint8_t *current = nullptr, *begin = nullptr, *end = nullptr;
  uint64_t fileOffset = 0;
  bool failed = false;
};

/// A table of entries of fixed size, viewed in place. \p Entry has a constant
/// `size` (bytes in the file) and a static function `read(const uint8_t *)`.
template <typename Entry>
class TableView {
public:
  class iterator : public llvm::iterator_facade_base<
                       iterator, std::random_access_iterator_tag, Entry,
                       ptrdiff_t, const Entry *, Entry> {
  public:
    iterator() = default;
    explicit iterator(const uint8_t *at) : at(at) {}
    Entry operator*() const { return Entry::read(at); }
    bool operator==(const iterator &other) const { return at == other.at; }
    bool operator<(const iterator &other) const { return at < other.at; }
    ptrdiff_t operator-(const iterator &other) const {
      return (at - other.at) / ptrdiff_t(Entry::size);
    }
    iterator &operator+=(ptrdiff_t n) {
      at += n * ptrdiff_t(Entry::size);
      return *this;
    }
    iterator &operator-=(ptrdiff_t n) { return *this += -n; }

  private:
    const uint8_t *at = nullptr;
  };

  TableView() = default;
  /// Takes \p count entries from \p reader; empty and failed if they are not
  /// all there.
  TableView(ByteReader &reader, size_t count)
      : bytes(reader.readBytes(uint64_t(count) * Entry::size)) {}

  iterator begin() const { return iterator(bytes.begin()); }
  iterator end() const { return iterator(bytes.end()); }
  size_t size() const { return bytes.size() / Entry::size; }
  bool empty() const { return bytes.empty(); }
  /// \p index must be less than size().
  Entry operator[](size_t index) const {
    assert(index < size() && "past the end of the table");
    return Entry::read(bytes.data() + index * Entry::size);
  }

private:
  llvm::ArrayRef<uint8_t> bytes;
};

} // namespace jir

#endif // JIR_CLASSFILE_BYTEREADER_H
