//===- Flags.cpp - Access flags in the assembly -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names of access_flags, per kind of owner.
///
//===----------------------------------------------------------------------===//

#include "Flags.h"

using namespace mlir;
using namespace jir::jvm;

namespace {
struct FlagName {
  uint32_t bit;
  StringLiteral name;
};
} // namespace

static constexpr FlagName classFlags[] = {
    {0x0001, "public"},     {0x0010, "final"},    {0x0020, "super"},
    {0x0200, "interface"},  {0x0400, "abstract"}, {0x1000, "synthetic"},
    {0x2000, "annotation"}, {0x4000, "enum"},     {0x8000, "module"},
};
static constexpr FlagName fieldFlags[] = {
    {0x0001, "public"},    {0x0002, "private"},   {0x0004, "protected"},
    {0x0008, "static"},    {0x0010, "final"},     {0x0040, "volatile"},
    {0x0080, "transient"}, {0x1000, "synthetic"}, {0x4000, "enum"},
};
static constexpr FlagName methodFlags[] = {
    {0x0001, "public"},   {0x0002, "private"}, {0x0004, "protected"},
    {0x0008, "static"},   {0x0010, "final"},   {0x0020, "synchronized"},
    {0x0040, "bridge"},   {0x0080, "varargs"}, {0x0100, "native"},
    {0x0400, "abstract"}, {0x0800, "strict"},  {0x1000, "synthetic"},
};

static ArrayRef<FlagName> getNames(FlagsOf kind) {
  switch (kind) {
  case FlagsOf::Class:
    return classFlags;
  case FlagsOf::Field:
    return fieldFlags;
  case FlagsOf::Method:
    return methodFlags;
  }
  return {};
}

void jir::jvm::printFlags(OpAsmPrinter &printer, FlagsOf kind, uint32_t flags) {
  for (const FlagName &flag : getNames(kind)) {
    if (!(flags & flag.bit))
      continue;
    printer << ' ' << flag.name;
    flags &= ~flag.bit;
  }
  if (flags)
    printer << ' ' << flags;
}

ParseResult jir::jvm::parseFlags(OpAsmParser &parser, FlagsOf kind,
                                 int32_t &flags) {
  flags = 0;
  SMLoc location = parser.getCurrentLocation();
  StringRef keyword;
  while (succeeded(parser.parseOptionalKeyword(&keyword))) {
    const FlagName *flag = llvm::find_if(
        getNames(kind), [&](const FlagName &f) { return f.name == keyword; });
    if (flag == getNames(kind).end())
      return parser.emitError(location)
             << "'" << keyword << "' is no access flag of a "
             << (kind == FlagsOf::Class   ? "class"
                 : kind == FlagsOf::Field ? "field"
                                          : "method");
    flags |= flag->bit;
    location = parser.getCurrentLocation();
  }
  uint32_t rest = 0;
  OptionalParseResult number = parser.parseOptionalInteger(rest);
  if (number.has_value() && failed(*number))
    return failure();
  if (rest > 0xffff)
    return parser.emitError(location) << "access flags have 16 bits";
  flags |= rest;
  return success();
}
