//===- ClassNames.cpp - Names and references in the assembly ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Class names, member references and sites in the text form.
///
//===----------------------------------------------------------------------===//

#include "ClassNames.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

bool jvm::isValidClassName(StringRef name) {
  if (name.empty() || name.front() == '.' || name.back() == '.' ||
      name.contains(".."))
    return false;
  return name.find_first_of(";[/") == StringRef::npos;
}

/// Whether MLIR's lexer reads `name` as one bare identifier.
static bool isBareIdentifier(StringRef name) {
  if (name.empty() || !(llvm::isAlpha(name.front()) || name.front() == '_'))
    return false;
  return llvm::all_of(name, [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
  });
}

ParseResult jvm::parseClassName(AsmParser &parser, StringAttr &name) {
  std::string text;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseKeywordOrString(&text))
    return failure();
  if (!isValidClassName(text))
    return parser.emitError(location)
           << "'" << text << "' is not a binary class name";
  name = StringAttr::get(parser.getContext(), text);
  return success();
}

void jvm::printClassName(AsmPrinter &printer, StringAttr name) {
  if (isBareIdentifier(name.getValue()))
    printer << name.getValue();
  else
    printer.printAttributeWithoutType(name);
}

ParseResult jvm::parseMethodRef(AsmParser &parser, MethodRefAttr &ref) {
  SMLoc location = parser.getCurrentLocation();
  bool isInterface = succeeded(parser.parseOptionalKeyword("interface"));
  StringAttr ownerName, member;
  Type owner;
  if (succeeded(parser.parseOptionalSymbolName(ownerName))) {
    owner = RefType::getChecked([&] { return parser.emitError(location); },
                                parser.getContext(),
                                ArrayRef<StringAttr>(ownerName));
    if (!owner)
      return failure();
  } else if (parser.parseType(owner)) {
    return failure();
  }
  if (parser.parseColon() || parser.parseColon() ||
      parser.parseSymbolName(member))
    return failure();
  auto emitError = [&] { return parser.emitError(location); };
  if (failed(MethodRefAttr::verify(emitError, owner, member, isInterface)))
    return failure();
  ref = MethodRefAttr::get(owner, member, isInterface);
  return success();
}

void jvm::printMethodRef(AsmPrinter &printer, MethodRefAttr ref) {
  if (ref.getIsInterface())
    printer << "interface ";
  if (StringAttr owner = ref.getOwnerClass())
    printer.printSymbolName(owner.getValue());
  else
    printer << ref.getOwner();
  printer << "::";
  printer.printSymbolName(ref.getMember().getValue());
}

ParseResult jvm::parseFieldRef(AsmParser &parser, FieldRefAttr &ref) {
  SMLoc location = parser.getCurrentLocation();
  StringAttr owner, member;
  if (parser.parseSymbolName(owner) || parser.parseColon() ||
      parser.parseColon() || parser.parseSymbolName(member))
    return failure();
  if (failed(FieldRefAttr::verify([&] { return parser.emitError(location); },
                                  owner, member)))
    return failure();
  ref = FieldRefAttr::get(owner, member);
  return success();
}

void jvm::printFieldRef(AsmPrinter &printer, FieldRefAttr ref) {
  printer.printSymbolName(ref.getOwner().getValue());
  printer << "::";
  printer.printSymbolName(ref.getMember().getValue());
}

ParseResult jvm::parseSite(OpAsmParser &parser, int32_t &bci,
                           bool &isProtected) {
  bci = -1;
  if (succeeded(parser.parseOptionalLSquare()) &&
      (parser.parseInteger(bci) || parser.parseRSquare()))
    return failure();
  isProtected = succeeded(parser.parseOptionalKeyword("protected"));
  return success();
}

void jvm::printSite(OpAsmPrinter &printer, Operation *, int32_t bci,
                    bool isProtected) {
  if (bci >= 0)
    printer << " [" << bci << "]";
  if (isProtected)
    printer << " protected";
}
