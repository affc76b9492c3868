//===- ProgramAssignability.cpp - Subtyping over class files ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements ProgramAssignability.
//
//===----------------------------------------------------------------------===//

#include "ProgramAssignability.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace llvm;

static constexpr StringLiteral object = "java/lang/Object";

/// The entry stays where it is as the map grows.
const ProgramAssignability::Header &
ProgramAssignability::getHeader(StringRef name) {
  std::lock_guard<std::mutex> lock(mutex);
  auto [it, isNew] = headers.try_emplace(name);
  Header &header = it->second;
  const ProgramClass *file = isNew ? files.find(name) : nullptr;
  if (!file)
    return header;
  Expected<EntryBytes> bytes = files.getBytes(*file);
  if (!bytes) {
    consumeError(bytes.takeError());
    return header;
  }
  auto parsed = ClassHeader::parse(arrayRefFromStringRef(bytes->getBuffer()));
  if (!parsed) {
    consumeError(parsed.takeError());
    return header;
  }
  header.isKnown = true;
  header.isInterface = parsed->isInterface();
  header.superName = parsed->superName.str();
  return header;
}

bool ProgramAssignability::isClassAssignable(StringRef from, StringRef to) {
  const Header &target = getHeader(to);
  if (to == object || !target.isKnown || target.isInterface)
    return true;
  StringSet<> seen;
  for (StringRef name = from; seen.insert(name).second;) {
    if (name == to)
      return true;
    const Header &header = getHeader(name);
    if (!header.isKnown)
      return true;
    if (header.superName.empty())
      return false;
    name = header.superName;
  }
  return true;
}

bool ProgramAssignability::isAssignable(StringRef from, StringRef to) {
  while (from.starts_with("[") && to.starts_with("[")) {
    from = from.drop_front();
    to = to.drop_front();
    // Elements: a primitive type, a class, or an array again.
    bool isFromClass = from.consume_front("L") && from.consume_back(";");
    bool isToClass = to.consume_front("L") && to.consume_back(";");
    if (isFromClass && isToClass)
      return isClassAssignable(from, to);
    if (isToClass && from.starts_with("["))
      break;
    if (!from.starts_with("[") || !to.starts_with("["))
      return from == to && isFromClass == isToClass;
  }
  if (to.starts_with("["))
    return false;
  if (from.starts_with("["))
    return to == object || to == "java/lang/Cloneable" ||
           to == "java/io/Serializable" || getHeader(to).isInterface;
  return isClassAssignable(from, to);
}
