//===- ModifiedUtf8.cpp - The JVM's own form of UTF-8 -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Validation and conversion of modified UTF-8 (JVMS 4.4.7).
//
//===----------------------------------------------------------------------===//

#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace jir;
using llvm::SmallVectorImpl;
using llvm::StringRef;

static constexpr char16_t replacement = 0xFFFD;

static bool isContinuation(StringRef bytes, size_t i) {
  return i < bytes.size() && (uint8_t(bytes[i]) & 0xC0) == 0x80;
}

/// Decodes the code unit at \p i. Returns the length of its sequence, 0 if the
/// bytes are not a sequence. Whether the form is the shortest is not checked.
static unsigned decodeUnit(StringRef bytes, size_t i, char16_t &unit) {
  uint8_t first = bytes[i];
  if (first < 0x80) {
    unit = first;
    return first == 0 ? 0 : 1;
  }
  if ((first & 0xE0) == 0xC0 && isContinuation(bytes, i + 1)) {
    unit = (first & 0x1F) << 6 | (bytes[i + 1] & 0x3F);
    return 2;
  }
  if ((first & 0xF0) == 0xE0 && isContinuation(bytes, i + 1) &&
      isContinuation(bytes, i + 2)) {
    unit = (first & 0xF) << 12 | (bytes[i + 1] & 0x3F) << 6 |
           (bytes[i + 2] & 0x3F);
    return 3;
  }
  return 0;
}

static bool isOverlong(char16_t unit, unsigned length) {
  // NUL is always written as two bytes.
  return (length == 2 && unit < 0x80 && unit != 0) ||
         (length == 3 && unit < 0x800);
}

std::optional<size_t> jir::findInvalidModifiedUtf8(StringRef bytes,
                                                   bool allowOverlong) {
  for (size_t i = 0, e = bytes.size(); i < e;) {
    // ASCII without NUL is nearly everything.
    if (LLVM_LIKELY(int8_t(bytes[i]) > 0)) {
      ++i;
      continue;
    }
    char16_t unit;
    unsigned length = decodeUnit(bytes, i, unit);
    if (!length || (!allowOverlong && isOverlong(unit, length)))
      return i;
    i += length;
  }
  return std::nullopt;
}

void jir::decodeModifiedUtf8(StringRef bytes,
                             SmallVectorImpl<char16_t> &units) {
  for (size_t i = 0, e = bytes.size(); i < e;) {
    char16_t unit;
    unsigned length = decodeUnit(bytes, i, unit);
    units.push_back(length ? unit : replacement);
    i += length ? length : 1;
  }
}

static void appendUtf8(uint32_t codePoint, std::string &result) {
  char buffer[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
  char *end = buffer;
  llvm::ConvertCodePointToUTF8(codePoint, end);
  result.append(buffer, end);
}

std::string jir::toDisplayUtf8(StringRef bytes) {
  if (llvm::all_of(bytes, [](char c) { return int8_t(c) > 0; }))
    return bytes.str();
  llvm::SmallVector<char16_t, 64> units;
  decodeModifiedUtf8(bytes, units);
  std::string result;
  for (size_t i = 0, e = units.size(); i < e; ++i) {
    char16_t unit = units[i];
    bool isHigh = unit >= 0xD800 && unit < 0xDC00;
    if (isHigh && i + 1 < e && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000)
      appendUtf8(0x10000 + ((unit - 0xD800) << 10) + (units[++i] - 0xDC00),
                 result);
    else if (unit >= 0xD800 && unit < 0xE000)
      result += "\\u" + llvm::utohexstr(unit, /*LowerCase=*/true);
    else
      appendUtf8(unit, result);
  }
  return result;
}

static void appendModified(char16_t unit, std::string &result) {
  if (unit != 0 && unit < 0x80) {
    result += char(unit);
  } else if (unit < 0x800) {
    result += char(0xC0 | unit >> 6);
    result += char(0x80 | (unit & 0x3F));
  } else {
    result += char(0xE0 | unit >> 12);
    result += char(0x80 | (unit >> 6 & 0x3F));
    result += char(0x80 | (unit & 0x3F));
  }
}

std::string jir::fromUtf8(StringRef utf8) {
  std::string result;
  const auto *at = reinterpret_cast<const llvm::UTF8 *>(utf8.begin());
  const auto *end = reinterpret_cast<const llvm::UTF8 *>(utf8.end());
  while (at != end) {
    llvm::UTF32 codePoint;
    if (llvm::convertUTF8Sequence(&at, end, &codePoint,
                                  llvm::strictConversion) !=
        llvm::conversionOK) {
      appendModified(replacement, result);
      ++at;
    } else if (codePoint >= 0x10000) {
      appendModified(0xD800 + ((codePoint - 0x10000) >> 10), result);
      appendModified(0xDC00 + (codePoint & 0x3FF), result);
    } else {
      appendModified(codePoint, result);
    }
  }
  return result;
}
