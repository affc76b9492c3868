//===- ClassNameTable.cpp - Classes by parts of their names -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Thousands of texts are looked up among tens of thousands of names.
//
//===----------------------------------------------------------------------===//

#include "ClassNameTable.h"
#include "ValueTracer.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;

/// Whether a comes before b, read from the back.
static bool isLessFromBack(llvm::StringRef a, llvm::StringRef b) {
  return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(),
                                      b.rend());
}

void ClassNameTable::sort() {
  isSorted = true;
  for (uint32_t i = 0; i < hierarchy.getNumClasses(); ++i) {
    if (hierarchy.isPhantom(ClassId(i)))
      continue;
    fromFront.emplace_back(i);
    for (char character : hierarchy.getName(ClassId(i)).getValue())
      characters.set(uint8_t(character));
  }
  fromBack = fromFront;
  auto getName = [&](ClassId id) { return hierarchy.getName(id).getValue(); };
  llvm::sort(fromFront, [&](ClassId a, ClassId b) {
    return std::make_pair(getName(a), a.index) <
           std::make_pair(getName(b), b.index);
  });
  llvm::sort(fromBack, [&](ClassId a, ClassId b) {
    if (isLessFromBack(getName(a), getName(b)))
      return true;
    return getName(a) == getName(b) && a.index < b.index;
  });
}

llvm::ArrayRef<ClassId> ClassNameTable::find(llvm::StringRef text) {
  if (!isSorted)
    sort();
  for (char character : text)
    if (character != kAnyText && !characters[uint8_t(character)])
      return {};
  auto getName = [&](ClassId id) { return hierarchy.getName(id).getValue(); };
  llvm::StringRef prefix =
      text.take_until([](char c) { return c == kAnyText; });
  llvm::StringRef suffix = text.drop_front(text.rfind(kAnyText) + 1);
  auto first = llvm::partition_point(
      fromFront, [&](ClassId id) { return getName(id) < prefix; });
  auto end = std::partition_point(first, fromFront.end(), [&](ClassId id) {
    return getName(id).starts_with(prefix);
  });
  auto firstBack = llvm::partition_point(fromBack, [&](ClassId id) {
    return isLessFromBack(getName(id), suffix);
  });
  auto endBack =
      std::partition_point(firstBack, fromBack.end(), [&](ClassId id) {
        return getName(id).ends_with(suffix);
      });
  if (end - first <= endBack - firstBack)
    return llvm::ArrayRef(fromFront).slice(first - fromFront.begin(),
                                           end - first);
  return llvm::ArrayRef(fromBack).slice(firstBack - fromBack.begin(),
                                        endBack - firstBack);
}
