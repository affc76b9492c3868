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

#include "jir/Support/AccessFlags.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

namespace {
struct FlagName {
  uint32_t bit;
  StringLiteral name;
};
} // namespace

static constexpr FlagName classFlags[] = {
    {access::Public, "public"},         {access::Final, "final"},
    {access::Super, "super"},           {access::Interface, "interface"},
    {access::Abstract, "abstract"},     {access::Synthetic, "synthetic"},
    {access::Annotation, "annotation"}, {access::Enum, "enum"},
    {access::Module, "module"},
};
static constexpr FlagName fieldFlags[] = {
    {access::Public, "public"},       {access::Private, "private"},
    {access::Protected, "protected"}, {access::Static, "static"},
    {access::Final, "final"},         {access::Volatile, "volatile"},
    {access::Transient, "transient"}, {access::Synthetic, "synthetic"},
    {access::Enum, "enum"},
};
static constexpr FlagName methodFlags[] = {
    {access::Public, "public"},       {access::Private, "private"},
    {access::Protected, "protected"}, {access::Static, "static"},
    {access::Final, "final"},         {access::Synchronized, "synchronized"},
    {access::Bridge, "bridge"},       {access::Varargs, "varargs"},
    {access::Native, "native"},       {access::Abstract, "abstract"},
    {access::Strict, "strict"},       {access::Synthetic, "synthetic"},
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
             << "'" << keyword << "' is not an access flag of a "
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
