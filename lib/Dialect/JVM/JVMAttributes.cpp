//===- JVMAttributes.cpp - Attributes of the jvm dialect --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Member references, results of analyses, and their checks.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMAttributes.h"
#include "ClassNames.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

#include "jir/Dialect/JVM/JVMEnums.cpp.inc"

//===----------------------------------------------------------------------===//
// Directives of the text form
//===----------------------------------------------------------------------===//

/// Parses `[@C::@"m()V", ...]`.
static ParseResult parseMethodRefs(AsmParser &parser,
                                   SmallVectorImpl<MethodRefAttr> &methods) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parseMethodRef(parser, methods.emplace_back());
  });
}

static void printMethodRefs(AsmPrinter &printer,
                            ArrayRef<MethodRefAttr> methods) {
  printer << '[';
  llvm::interleaveComma(methods, printer, [&](MethodRefAttr method) {
    printMethodRef(printer, method);
  });
  printer << ']';
}

static ParseResult parseOrNull(AsmParser &parser, bool &isNullable) {
  isNullable = succeeded(parser.parseOptionalKeyword("or_null"));
  return success();
}

static void printOrNull(AsmPrinter &printer, bool isNullable) {
  if (isNullable)
    printer << " or_null";
}

#define GET_ATTRDEF_CLASSES
#include "jir/Dialect/JVM/JVMAttributes.cpp.inc"

void JVMDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "jir/Dialect/JVM/JVMAttributes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// FieldRefAttr
//===----------------------------------------------------------------------===//

FieldRefAttr FieldRefAttr::get(StringAttr owner, StringAttr member) {
  return Base::get(owner.getContext(), owner, member);
}

StringRef FieldRefAttr::getFieldName() const {
  return splitFieldMember(getMember().getValue()).first;
}
StringRef FieldRefAttr::getDescriptor() const {
  return splitFieldMember(getMember().getValue()).second;
}

Attribute FieldRefAttr::parse(AsmParser &parser, Type) {
  FieldRefAttr ref;
  if (parser.parseLess() || parseFieldRef(parser, ref) || parser.parseGreater())
    return {};
  return ref;
}

void FieldRefAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printFieldRef(printer, *this);
  printer << '>';
}

LogicalResult FieldRefAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   StringAttr owner, StringAttr member) {
  if (!isValidClassName(owner.getValue()))
    return emitError() << "'" << owner.getValue()
                       << "' is not a binary class name";
  StringRef descriptor = splitFieldMember(member.getValue()).second;
  if (!getFieldType(owner.getContext(), descriptor))
    return emitError() << "'" << member.getValue()
                       << "' is not a field: expected name:descriptor";
  return success();
}

//===----------------------------------------------------------------------===//
// MethodRefAttr
//===----------------------------------------------------------------------===//

MethodRefAttr MethodRefAttr::get(Type owner, StringAttr member,
                                 bool isInterface) {
  return Base::get(owner.getContext(), owner, member, isInterface);
}

StringRef MethodRefAttr::getMethodName() const {
  return splitMethodMember(getMember().getValue()).first;
}

StringRef MethodRefAttr::getDescriptor() const {
  return splitMethodMember(getMember().getValue()).second;
}

StringAttr MethodRefAttr::getOwnerClass() const {
  auto ref = dyn_cast<RefType>(getOwner());
  return ref ? ref.getName() : StringAttr();
}

Attribute MethodRefAttr::parse(AsmParser &parser, Type) {
  MethodRefAttr ref;
  if (parser.parseLess() || parseMethodRef(parser, ref) ||
      parser.parseGreater())
    return {};
  return ref;
}

void MethodRefAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printMethodRef(printer, *this);
  printer << '>';
}

LogicalResult
MethodRefAttr::verify(function_ref<InFlightDiagnostic()> emitError, Type owner,
                      StringAttr member, bool) {
  auto ref = dyn_cast<RefType>(owner);
  if (!isa<ArrayType>(owner) && (!ref || ref.isUnion()))
    return emitError() << "the owner of a method is one class or an array, not "
                       << owner;
  SmallVector<Type> parameters;
  Type result;
  if (!parseMethodDescriptor(owner.getContext(),
                             splitMethodMember(member.getValue()).second,
                             parameters, result))
    return emitError() << "'" << member.getValue()
                       << "' is not a method: expected name(parameters)result";
  return success();
}

//===----------------------------------------------------------------------===//
// HandleAttr
//===----------------------------------------------------------------------===//

Attribute HandleAttr::parse(AsmParser &parser, Type) {
  StringRef keyword;
  SMLoc location = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword(&keyword))
    return {};
  std::optional<HandleKind> kind = symbolizeHandleKind(keyword);
  if (!kind) {
    parser.emitError(location)
        << "'" << keyword << "' is not a kind of method handle";
    return {};
  }
  Attribute target;
  if (*kind <= HandleKind::PutStatic) {
    FieldRefAttr ref;
    if (parseFieldRef(parser, ref))
      return {};
    target = ref;
  } else {
    MethodRefAttr ref;
    if (parseMethodRef(parser, ref))
      return {};
    target = ref;
  }
  return parser.parseGreater() ? Attribute()
                               : get(parser.getContext(), *kind, target);
}

void HandleAttr::print(AsmPrinter &printer) const {
  printer << '<' << stringifyHandleKind(getKind()) << ' ';
  if (auto field = dyn_cast<FieldRefAttr>(getTarget()))
    printFieldRef(printer, field);
  else
    printMethodRef(printer, cast<MethodRefAttr>(getTarget()));
  printer << '>';
}

LogicalResult HandleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 HandleKind kind, Attribute target) {
  bool wantsField = kind <= HandleKind::PutStatic;
  if (wantsField ? isa<FieldRefAttr>(target) : isa<MethodRefAttr>(target))
    return success();
  return emitError() << "a handle of kind " << stringifyHandleKind(kind)
                     << " refers to a " << (wantsField ? "field" : "method");
}

//===----------------------------------------------------------------------===//
// MethodTypeAttr, DynamicAttr
//===----------------------------------------------------------------------===//

LogicalResult
MethodTypeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       StringAttr descriptor) {
  SmallVector<Type> parameters;
  Type result;
  if (!parseMethodDescriptor(descriptor.getContext(), descriptor.getValue(),
                             parameters, result))
    return emitError() << "'" << descriptor.getValue()
                       << "' is not a valid method descriptor";
  return success();
}

LogicalResult DynamicAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                  StringAttr, StringAttr descriptor, HandleAttr,
                                  ArrayAttr) {
  if (!getFieldType(descriptor.getContext(), descriptor.getValue()))
    return emitError() << "'" << descriptor.getValue()
                       << "' is not a valid field descriptor";
  return success();
}

//===----------------------------------------------------------------------===//
// Results of analyses
//===----------------------------------------------------------------------===//

static LogicalResult verifyNames(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef what, ArrayAttr names) {
  for (Attribute name : names)
    if (auto text = dyn_cast<StringAttr>(name); !text || text.empty())
      return emitError() << "expected the name of " << what << ", not " << name;
  return success();
}

static LogicalResult
verifyAssumptions(function_ref<InFlightDiagnostic()> emitError, ClaimKind kind,
                  ArrayAttr assumptions) {
  if (kind == ClaimKind::Certain && assumptions)
    return emitError() << "a certain claim rests on no assumptions: expected "
                          "the kind 'conditional'";
  if (kind == ClaimKind::Conditional && !assumptions)
    return emitError() << "a conditional claim names its assumptions";
  return assumptions ? verifyNames(emitError, "an assumption", assumptions)
                     : success();
}

LogicalResult ClaimAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                ClaimKind kind, MethodRefAttr target,
                                StringAttr throws, ReceiverCheck, StringAttr,
                                ArrayAttr assumptions) {
  if (bool(target) == bool(throws))
    return emitError() << "a claim has either a target or an error that is "
                          "thrown";
  return verifyAssumptions(emitError, kind, assumptions);
}

LogicalResult ConeAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               MethodRefAttr, StringAttr of, uint64_t) {
  return isValidClassName(of.getValue())
             ? success()
             : emitError() << "'" << of.getValue()
                           << "' is not a binary class name";
}

LogicalResult
LinkErrorsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       ArrayAttr classes) {
  if (classes.empty())
    return emitError() << "expected the class of an error";
  return verifyNames(emitError, "an error's class", classes);
}

LogicalResult
ExactTypesAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                       ArrayAttr types, bool) {
  return verifyNames(emitError, "a class", types);
}

//===----------------------------------------------------------------------===//
// What files of claims hold
//===----------------------------------------------------------------------===//

/// A method is named by two symbols: the class, and the name with descriptor.
static LogicalResult
verifyMethodSymbol(function_ref<InFlightDiagnostic()> emitError,
                   SymbolRefAttr method) {
  if (method && method.getNestedReferences().size() != 1)
    return emitError() << "expected a method as @class::@\"name(parameters)"
                       << "result\", not " << method;
  return success();
}

LogicalResult SiteAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               SymbolRefAttr method, int32_t) {
  return verifyMethodSymbol(emitError, method);
}

LogicalResult BasisAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                ClaimKind kind, ReceiverCheck, StringAttr,
                                ArrayAttr assumptions, ArrayAttr depends) {
  if (failed(verifyNames(emitError, "a class", depends)))
    return failure();
  return verifyAssumptions(emitError, kind, assumptions);
}

LogicalResult SiteClaimAttr::verify(
    function_ref<InFlightDiagnostic()> emitError, ClaimSubject subject, int32_t,
    SymbolRefAttr declared, SymbolRefAttr target, StringAttr throws,
    ExactTypesAttr types, ArrayAttr targets, ArrayAttr under, BasisAttr) {
  if (failed(verifyMethodSymbol(emitError, declared)) ||
      failed(verifyMethodSymbol(emitError, target)))
    return failure();
  if (subject == ClaimSubject::Call && bool(target) == bool(throws))
    return emitError() << "a claim of a call has either a target or an error "
                          "that is thrown";
  if ((subject == ClaimSubject::Type) != bool(types))
    return emitError() << "a claim of a type, and no other, has 'types'";
  if ((subject == ClaimSubject::Targets) != bool(targets))
    return emitError() << "a claim of targets, and no other, has 'targets'";
  if (targets)
    for (Attribute each : targets) {
      auto method = dyn_cast<SymbolRefAttr>(each);
      if (!method || failed(verifyMethodSymbol(emitError, method)))
        return emitError() << "'targets' has " << each << ": expected a method";
    }
  if (under)
    for (Attribute each : under)
      if (!isa<SiteAttr>(each))
        return emitError() << "'under' has " << each
                           << ": expected a #jvm.site";
  return success();
}

LogicalResult
UnclaimedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                      ClaimSubject, int32_t, SymbolRefAttr declared,
                      StringAttr) {
  return verifyMethodSymbol(emitError, declared);
}
