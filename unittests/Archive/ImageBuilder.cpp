//===- ImageBuilder.cpp - Run-time images byte by byte ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ImageBuilder.
//
//===----------------------------------------------------------------------===//

#include "ImageBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace jir::test;
using namespace llvm;

std::string ImageBuilder::number(uint64_t value, unsigned bytes) const {
  std::string text;
  for (unsigned i = 0; i != bytes; ++i)
    text.push_back(char(value >> (8 * (bigEndian ? bytes - 1 - i : i))));
  return text;
}

uint32_t ImageBuilder::addString(StringRef text) {
  auto [it, isNew] = stringOffsets.try_emplace(text, strings.size());
  if (isNew)
    strings += text.str() + '\0';
  return it->second;
}

/// Kind and length in one byte, then the value with its highest byte first.
static std::string attribute(unsigned kind, uint64_t value) {
  std::string text;
  for (; value != 0; value >>= 8)
    text.insert(text.begin(), char(value));
  if (text.empty())
    text.push_back(0);
  return char(kind << 3 | (text.size() - 1)) + text;
}

void ImageBuilder::add(StringRef module, StringRef parent, StringRef base,
                       StringRef extension, StringRef data, uint64_t size) {
  Resource resource;
  resource.fullName =
      ("/" + Twine(module) + "/" + parent + (parent.empty() ? "" : "/") + base +
       (extension.empty() ? "" : ".") + extension)
          .str();
  resource.attributes =
      attribute(1, addString(module)) + attribute(2, addString(parent)) +
      attribute(3, addString(base)) + attribute(4, addString(extension)) +
      attribute(5, contents.size()) +
      (size ? attribute(6, data.size()) : std::string()) +
      attribute(7, size ? size : data.size()) + '\0';
  contents += data;
  resources.push_back(std::move(resource));
}

std::string ImageBuilder::wrap(StringRef compressor, StringRef data,
                               uint64_t fullSize) {
  return u4(0xcafefafa) + u8(data.size()) + u8(fullSize) +
         u4(addString(compressor)) + u4(0) + '\1' + data.str();
}

static int32_t hashName(StringRef text, uint32_t seed) {
  for (unsigned char c : text)
    seed = (seed * 0x01000193) ^ c;
  return seed & 0x7fffffff;
}

/// Finds for every group of names with one hash a second seed that assigns each
/// a free slot of its own; single names take what is left.
void ImageBuilder::place(std::vector<int32_t> &redirect,
                         std::vector<uint32_t> &resourceOfSlot) const {
  size_t count = redirect.size();
  std::vector<std::vector<uint32_t>> groups(count);
  for (size_t i = 0; i != resources.size(); ++i)
    groups[hashName(resources[i].fullName, 0x01000193) % count].push_back(i);
  std::vector<uint32_t> order(count);
  for (size_t i = 0; i != count; ++i)
    order[i] = i;
  llvm::stable_sort(order, [&](uint32_t a, uint32_t b) {
    return groups[a].size() > groups[b].size();
  });
  for (uint32_t group : order) {
    if (groups[group].size() > 1) {
      for (int32_t seed = 1;; ++seed) {
        std::vector<uint32_t> slots;
        for (uint32_t member : groups[group])
          slots.push_back(hashName(resources[member].fullName, seed) % count);
        if (any_of(slots, [&](uint32_t slot) {
              return resourceOfSlot[slot] != ~0u ||
                     count_if(slots, [&](uint32_t o) { return o == slot; }) > 1;
            }))
          continue;
        redirect[group] = seed;
        for (auto [slot, member] : zip_equal(slots, groups[group]))
          resourceOfSlot[slot] = member;
        break;
      }
    } else if (groups[group].size() == 1) {
      auto free = llvm::find(resourceOfSlot, ~0u);
      *free = groups[group][0];
      redirect[group] = -1 - int32_t(free - resourceOfSlot.begin());
    }
  }
}

std::string ImageBuilder::build() const {
  // Odd, since the lowest bit of the hashes of two names differs always or
  // never, and with room, so that seeds are found soon.
  size_t slots = resources.size() * 2 + 1;
  std::vector<int32_t> redirect(slots, 0);
  std::vector<uint32_t> resourceOfSlot(slots, ~0u);
  place(redirect, resourceOfSlot);
  std::string redirects, offsets, locations(1, '\0');
  for (int32_t action : redirect)
    redirects += u4(action);
  for (uint32_t resource : resourceOfSlot) {
    offsets += u4(resource == ~0u ? 0 : locations.size());
    if (resource != ~0u)
      locations += resources[resource].attributes;
  }
  return u4(0xcafedada) + u4(1 << 16) + u4(0) + u4(resources.size()) +
         u4(slots) + u4(locations.size()) + u4(strings.size()) + redirects +
         offsets + locations + strings + contents;
}
