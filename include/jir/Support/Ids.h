//===- Ids.h - Dense ids of classes, members and call sites -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// 32-bit ids that analyses use in place of operations, each kind a type of its
/// own. Ids are dense and follow the order in which things were first seen,
/// which is the same in every run.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_IDS_H
#define JIR_SUPPORT_IDS_H

#include "llvm/ADT/DenseMapInfo.h"
#include <cstdint>

namespace jir {

/// An index into a table that `Tag` names; invalid by default.
template <typename Tag>
struct DenseId {
  static constexpr uint32_t kInvalid = ~0u;

  uint32_t index = kInvalid;

  constexpr DenseId() = default;
  constexpr explicit DenseId(uint32_t index) : index(index) {}

  constexpr bool isValid() const { return index != kInvalid; }
  constexpr explicit operator bool() const { return isValid(); }
  friend constexpr bool operator==(DenseId a, DenseId b) {
    return a.index == b.index;
  }
  friend constexpr bool operator!=(DenseId a, DenseId b) {
    return a.index != b.index;
  }
  friend constexpr bool operator<(DenseId a, DenseId b) {
    return a.index < b.index;
  }
};

/// A class or interface of a ClassHierarchy, phantoms included.
using ClassId = DenseId<struct ClassIdTag>;
/// A method that a class of a ClassHierarchy declares.
using MethodId = DenseId<struct MethodIdTag>;
/// A field that a class of a ClassHierarchy declares.
using FieldId = DenseId<struct FieldIdTag>;
/// A method's name with its descriptor, whatever declares it.
using SelectorId = DenseId<struct SelectorIdTag>;
/// A site of a CallGraph.
using SiteId = DenseId<struct SiteIdTag>;
/// A set of targets of a CallGraph that many sites share.
using ConeId = DenseId<struct ConeIdTag>;

} // namespace jir

namespace llvm {

template <typename Tag>
struct DenseMapInfo<jir::DenseId<Tag>> {
  using Id = jir::DenseId<Tag>;
  static Id getEmptyKey() { return Id(Id::kInvalid); }
  static Id getTombstoneKey() { return Id(Id::kInvalid - 1); }
  static unsigned getHashValue(Id id) {
    return DenseMapInfo<uint32_t>::getHashValue(id.index);
  }
  static bool isEqual(Id a, Id b) { return a == b; }
};

} // namespace llvm

#endif // JIR_SUPPORT_IDS_H
