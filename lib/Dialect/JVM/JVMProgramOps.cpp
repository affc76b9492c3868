//===- JVMProgramOps.cpp - Programs, classes and members --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Assembly and checks of classes, fields and methods.
///
//===----------------------------------------------------------------------===//

#include "ClassNames.h"
#include "Flags.h"
#include "VerifyHelpers.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

/// Symbols of the dialect are public to MLIR: symbol-dce must not erase what
/// the JVM can still link to.
static LogicalResult verifyPublicSymbol(Operation *op) {
  if (op->hasAttr(SymbolTable::getVisibilityAttrName()))
    return op->emitOpError() << "has a symbol visibility: the symbols of the "
                                "jvm dialect are always public";
  return success();
}

static LogicalResult verifyFlags(Operation *op, int32_t flags) {
  if (flags >= 0 && flags <= 0xffff)
    return success();
  return op->emitOpError() << "has access flags " << flags
                           << ": expected 16 bits";
}

/// Checks that strings which name classes do.
static LogicalResult verifyClassNames(Operation *op,
                                      std::optional<ArrayAttr> names) {
  if (names)
    for (StringAttr name : names->getAsRange<StringAttr>())
      if (!isValidClassName(name.getValue()))
        return op->emitOpError()
               << "'" << name.getValue() << "' is not a binary class name";
  return success();
}

/// Prints the optional attributes, all but those named, after the keyword
/// `attributes`.
static void printOtherAttributes(OpAsmPrinter &printer, Operation *op,
                                 ArrayRef<StringRef> printed) {
  printer.printOptionalAttrDictWithKeyword(op->getAttrs(), printed);
}

//===----------------------------------------------------------------------===//
// ClassOp
//===----------------------------------------------------------------------===//

void ClassOp::build(OpBuilder &builder, OperationState &state, StringAttr name,
                    int32_t flags, Origin origin, ClassState classState) {
  auto &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = name;
  properties.flags = flags;
  properties.origin = origin;
  properties.state = classState;
  state.addRegion()->emplaceBlock();
}

/// Parses `@a, @b` between square brackets as strings.
static ParseResult parseNames(OpAsmParser &parser, ArrayAttr &names) {
  SmallVector<Attribute> parsed;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     [&]() -> ParseResult {
                                       StringAttr name;
                                       if (parser.parseSymbolName(name))
                                         return failure();
                                       parsed.push_back(name);
                                       return success();
                                     }))
    return failure();
  names = parser.getBuilder().getArrayAttr(parsed);
  return success();
}

static void printNames(OpAsmPrinter &printer, StringRef keyword,
                       std::optional<ArrayAttr> names) {
  if (!names)
    return;
  printer << ' ' << keyword << " [";
  llvm::interleaveComma(
      names->getAsRange<StringAttr>(), printer,
      [&](StringAttr name) { printer.printSymbolName(name.getValue()); });
  printer << ']';
}

ParseResult ClassOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  properties.state = succeeded(parser.parseOptionalKeyword("header"))
                         ? ClassState::Header
                         : ClassState::Members;
  if (parseFlags(parser, FlagsOf::Class, properties.flags) ||
      parser.parseSymbolName(properties.sym_name))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("extends")) &&
      parser.parseSymbolName(properties.superName))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("implements")) &&
      parseNames(parser, properties.interfaces))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("permits")) &&
      parseNames(parser, properties.permittedSubclasses))
    return failure();
  StringRef origin;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseKeyword(&origin))
    return failure();
  std::optional<Origin> parsed = symbolizeOrigin(origin);
  if (!parsed)
    return parser.emitError(location)
           << "expected application, library or platform";
  properties.origin = *parsed;
  if (succeeded(parser.parseOptionalKeyword("version")) &&
      (parser.parseInteger(properties.majorVersion) || parser.parseColon() ||
       parser.parseInteger(properties.minorVersion)))
    return failure();
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  Region *body = result.addRegion();
  if (parser.parseRegion(*body, /*arguments=*/{}))
    return failure();
  if (body->empty())
    body->emplaceBlock();
  return success();
}

void ClassOp::print(OpAsmPrinter &printer) {
  if (getState() == ClassState::Header)
    printer << " header";
  printFlags(printer, FlagsOf::Class, getFlags());
  printer << ' ';
  printer.printSymbolName(getSymName());
  if (std::optional<StringRef> name = getSuperName()) {
    printer << " extends ";
    printer.printSymbolName(*name);
  }
  printNames(printer, "implements", getInterfaces());
  printNames(printer, "permits", getPermittedSubclasses());
  printer << ' ' << stringifyOrigin(getOrigin());
  if (getMajorVersion())
    printer << " version " << getMajorVersion() << ':' << getMinorVersion();
  printOtherAttributes(printer, *this,
                       {getSymNameAttrName(), getSuperNameAttrName(),
                        getInterfacesAttrName(),
                        getPermittedSubclassesAttrName(), "flags", "origin",
                        "state", "majorVersion", "minorVersion"});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/false);
}

LogicalResult ClassOp::verify() {
  if (failed(verifyPublicSymbol(*this)) ||
      failed(verifyFlags(*this, getFlags())))
    return failure();
  for (std::optional<StringRef> name :
       {std::optional<StringRef>(getSymName()), getSuperName(), getNestHost()})
    if (name && !isValidClassName(*name))
      return emitOpError() << "'" << *name << "' is not a binary class name";
  for (std::optional<ArrayAttr> names :
       {getInterfaces(), getNestMembers(), getPermittedSubclasses()})
    if (failed(verifyClassNames(*this, names)))
      return failure();
  if (getMajorVersion() < 0 || getMajorVersion() > 0xffff ||
      getMinorVersion() < 0 || getMinorVersion() > 0xffff)
    return emitOpError() << "has class file version " << getMajorVersion()
                         << ':' << getMinorVersion()
                         << ": expected two numbers of 16 bits";
  if (getState() == ClassState::Header && !getBody().front().empty())
    return emitOpError() << "is a header, but has members";
  for (Operation &member : getBody().front())
    if (!isa<FieldOp, MethodOp>(member))
      return member.emitOpError()
             << "is not a member of a class: expected jvm.field or jvm.method";
  return success();
}

SmallVector<StringAttr> ClassOp::getInterfaceNames() {
  if (std::optional<ArrayAttr> names = getInterfaces())
    return llvm::to_vector(names->getAsRange<StringAttr>());
  return {};
}

MethodOp ClassOp::lookupMethod(StringAttr member) {
  for (auto method : getBody().front().getOps<MethodOp>())
    if (method.getSymNameAttr() == member)
      return method;
  return {};
}

FieldOp ClassOp::lookupField(StringAttr member) {
  for (auto field : getBody().front().getOps<FieldOp>())
    if (field.getSymNameAttr() == member)
      return field;
  return {};
}

//===----------------------------------------------------------------------===//
// FieldOp
//===----------------------------------------------------------------------===//

ParseResult FieldOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  if (parseFlags(parser, FlagsOf::Field, properties.flags) ||
      parser.parseSymbolName(properties.sym_name))
    return failure();
  if (succeeded(parser.parseOptionalEqual()) &&
      parser.parseAttribute(properties.constant))
    return failure();
  return parser.parseOptionalAttrDictWithKeyword(result.attributes);
}

void FieldOp::print(OpAsmPrinter &printer) {
  printFlags(printer, FlagsOf::Field, getFlags());
  printer << ' ';
  printer.printSymbolName(getSymName());
  if (std::optional<Attribute> constant = getConstant())
    printer << " = " << *constant;
  printOtherAttributes(printer, *this,
                       {getSymNameAttrName(), getConstantAttrName(), "flags"});
}

StringRef FieldOp::getFieldName() {
  return splitFieldMember(getSymName()).first;
}
StringRef FieldOp::getDescriptor() {
  return splitFieldMember(getSymName()).second;
}

LogicalResult FieldOp::verify() {
  if (failed(verifyPublicSymbol(*this)) ||
      failed(verifyFlags(*this, getFlags())))
    return failure();
  Type type = getFieldType(getContext(), getDescriptor());
  if (!type)
    return emitOpError() << "'" << getSymName()
                         << "' is not a field: expected name:descriptor";
  std::optional<Attribute> constant = getConstant();
  if (!constant)
    return success();
  auto typed = dyn_cast<TypedAttr>(*constant);
  if (isa<RefType>(type) ? !isa<StringAttr>(*constant)
                         : !typed || typed.getType() != type)
    return emitOpError() << "has the constant " << *constant
                         << ", but its type is " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// MethodOp
//===----------------------------------------------------------------------===//

void MethodOp::build(OpBuilder &builder, OperationState &state,
                     StringAttr member, FunctionType type, int32_t flags,
                     BodyState bodyState) {
  auto &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = member;
  properties.function_type = TypeAttr::get(type);
  properties.flags = flags;
  properties.state = bodyState;
  state.addRegion();
}

/// Parses the parameters: named and typed before a body, types alone without
/// one.
static ParseResult
parseParameters(OpAsmParser &parser, bool hasBody,
                SmallVectorImpl<OpAsmParser::Argument> &arguments,
                SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Paren, [&]() -> ParseResult {
        if (!hasBody)
          return parser.parseType(types.emplace_back());
        if (parser.parseArgument(arguments.emplace_back(), /*allowType=*/true))
          return failure();
        types.push_back(arguments.back().type);
        return success();
      });
}

ParseResult MethodOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  SMLoc location = parser.getCurrentLocation();
  properties.state = BodyState::Loaded;
  if (succeeded(parser.parseOptionalKeyword("unloaded")))
    properties.state = BodyState::Unloaded;
  else if (succeeded(parser.parseOptionalKeyword("failed")))
    properties.state = BodyState::Failed;
  if (parseFlags(parser, FlagsOf::Method, properties.flags) ||
      parser.parseSymbolName(properties.sym_name))
    return failure();
  constexpr int32_t nativeOrAbstract = access::Native | access::Abstract;
  if (properties.state == BodyState::Loaded &&
      (properties.flags & nativeOrAbstract))
    properties.state = BodyState::None;
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<Type> types, parameters;
  bool hasBody = properties.state == BodyState::Loaded;
  if (parseParameters(parser, hasBody, arguments, types))
    return failure();
  StringRef member = properties.sym_name.getValue();
  Type resultType;
  if (!parseMethodDescriptor(parser.getContext(),
                             splitMethodMember(member).second, parameters,
                             resultType))
    return parser.emitError(location)
           << "'" << member
           << "' is not a method: expected name(parameters)result";
  resultType = getStackType(resultType);
  properties.function_type = TypeAttr::get(
      FunctionType::get(parser.getContext(), types,
                        resultType ? TypeRange(resultType) : TypeRange()));
  if (parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  Region *body = result.addRegion();
  return hasBody ? parser.parseRegion(*body, arguments)
                 : ParseResult(success());
}

void MethodOp::print(OpAsmPrinter &printer) {
  if (getState() == BodyState::Unloaded)
    printer << " unloaded";
  if (getState() == BodyState::Failed)
    printer << " failed";
  printFlags(printer, FlagsOf::Method, getFlags());
  printer << ' ';
  printer.printSymbolName(getSymName());
  printer << '(';
  bool hasBody = !getBody().empty();
  if (hasBody)
    llvm::interleaveComma(
        getBody().getArguments(), printer,
        [&](BlockArgument argument) { printer.printRegionArgument(argument); });
  else
    llvm::interleaveComma(getArgumentTypes(), printer);
  printer << ')';
  printOtherAttributes(
      printer, *this,
      {getSymNameAttrName(), getFunctionTypeAttrName(), "flags", "state"});
  if (hasBody) {
    printer << ' ';
    printer.printRegion(getBody(), /*printEntryBlockArgs=*/false,
                        /*printBlockTerminators=*/true);
  }
}

StringRef MethodOp::getMethodName() {
  return splitMethodMember(getSymName()).first;
}

StringRef MethodOp::getDescriptor() {
  return splitMethodMember(getSymName()).second;
}

ClassOp MethodOp::getClass() { return cast<ClassOp>((*this)->getParentOp()); }

int32_t MethodOp::getLine(int32_t bci) {
  std::optional<ArrayRef<int32_t>> lines = getLines();
  int32_t line = -1, best = -1;
  for (size_t i = 0; lines && i + 1 < lines->size(); i += 2) {
    int32_t start = (*lines)[i];
    if (start <= bci && start >= best) {
      best = start;
      line = (*lines)[i + 1];
    }
  }
  return line;
}

FunctionType MethodOp::getMethodType(StringAttr owner, StringRef member,
                                     bool isStatic) {
  auto [name, descriptor] = splitMethodMember(member);
  SmallVector<Type> types;
  Type result;
  MLIRContext *context = owner.getContext();
  if (!isStatic) {
    bool isUninitialised =
        name == "<init>" && owner.getValue() != "java.lang.Object";
    types.push_back(isUninitialised ? Type(UninitThisType::get(owner))
                                    : Type(RefType::get(owner)));
  }
  if (!parseMethodDescriptor(context, descriptor, types, result))
    return {};
  for (Type &type : types)
    type = getStackType(type);
  return FunctionType::get(
      context, types, result ? TypeRange(getStackType(result)) : TypeRange());
}

LogicalResult MethodOp::verifyType() {
  FunctionType expected =
      getMethodType(getClass().getSymNameAttr(), getSymName(), isStatic());
  if (!expected)
    return emitOpError()
           << "'" << getSymName()
           << "' is not a method: expected name(parameters)result";
  if (expected != getFunctionType())
    return emitOpError() << "has type " << getFunctionType()
                         << ", but by its class, flags and descriptor it is "
                         << expected;
  return success();
}

LogicalResult MethodOp::verifyBody() {
  if (isExternal())
    return success();
  TypeRange actual = getBody().front().getArgumentTypes();
  if (actual != TypeRange(getArgumentTypes()))
    return emitOpError() << "has an entry block with arguments (" << actual
                         << "), but its parameters are (" << getArgumentTypes()
                         << ")";
  return success();
}

LogicalResult MethodOp::verify() {
  if (failed(verifyPublicSymbol(*this)) ||
      failed(verifyFlags(*this, getFlags())))
    return failure();
  bool hasBody = !getBody().empty();
  BodyState state = getState();
  if (hasBody != (state == BodyState::Loaded))
    return emitOpError() << (hasBody ? "has a body, but its state is '"
                                     : "has no body, but its state is '")
                         << stringifyBodyState(state) << "'";
  if ((isNative() || isAbstract()) != (state == BodyState::None))
    return emitOpError()
           << (state == BodyState::None
                   ? "is neither native nor abstract, but its state is 'none'"
                   : "is native or abstract, but its state is '")
           << (state == BodyState::None ? StringRef()
                                        : stringifyBodyState(state))
           << (state == BodyState::None ? "" : "'");
  if ((state == BodyState::Failed) != getFailure().has_value())
    return emitOpError() << "a method in state 'failed', and no other, has the "
                            "reason in 'failure'";
  if (std::optional<ArrayRef<int32_t>> lines = getLines();
      lines && lines->size() % 2)
    return emitOpError()
           << "the line table holds pairs of a bytecode index and a line";
  return success();
}
