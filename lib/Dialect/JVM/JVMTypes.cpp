//===- JVMTypes.cpp - Types of the jvm dialect ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parsing and printing of class names in types, unions, and descriptors.
///
//===----------------------------------------------------------------------===//

#include "jir/Dialect/JVM/JVMTypes.h"
#include "ClassNames.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Support/Descriptor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

#define GET_TYPEDEF_CLASSES
#include "jir/Dialect/JVM/JVMTypes.cpp.inc"

void JVMDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "jir/Dialect/JVM/JVMTypes.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// RefType
//===----------------------------------------------------------------------===//

RefType RefType::get(MLIRContext *context, StringRef name) {
  return get(context, ArrayRef<StringAttr>(StringAttr::get(context, name)));
}

RefType RefType::get(StringAttr name) {
  return get(name.getContext(), ArrayRef<StringAttr>(name));
}

RefType RefType::getUnion(RefType a, RefType b) {
  if (a == b)
    return a;
  SmallVector<StringAttr> names(a.getNames());
  llvm::append_range(names, b.getNames());
  llvm::sort(names, [](StringAttr x, StringAttr y) {
    return x.getValue() < y.getValue();
  });
  names.erase(std::unique(names.begin(), names.end()), names.end());
  if (names.size() > kMaxUnion || llvm::any_of(names, [](StringAttr name) {
        return name.getValue() == "java.lang.Object";
      }))
    return get(a.getContext(), "java.lang.Object");
  return get(a.getContext(), names);
}

Type RefType::parse(AsmParser &parser) {
  SmallVector<StringAttr> names;
  if (parser.parseLess())
    return {};
  do {
    StringAttr name;
    if (parseClassName(parser, name))
      return {};
    names.push_back(name);
  } while (succeeded(parser.parseOptionalVerticalBar()));
  if (parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(parser.getNameLoc()); },
                    parser.getContext(), names);
}

void RefType::print(AsmPrinter &printer) const {
  printer << '<';
  llvm::interleave(
      getNames(), printer.getStream(),
      [&](StringAttr name) { printClassName(printer, name); }, "|");
  printer << '>';
}

LogicalResult RefType::verify(function_ref<InFlightDiagnostic()> emitError,
                              ArrayRef<StringAttr> names) {
  if (names.empty())
    return emitError() << "a reference type needs a class name";
  if (names.size() > kMaxUnion)
    return emitError() << "a union holds at most " << kMaxUnion << " classes";
  for (StringAttr name : names)
    if (!isValidClassName(name.getValue()))
      return emitError() << "'" << name.getValue()
                         << "' is not a binary class name";
  for (auto [first, second] : llvm::zip(names, names.drop_front()))
    if (first.getValue() >= second.getValue())
      return emitError()
             << "the classes of a union must be sorted and distinct";
  return success();
}

//===----------------------------------------------------------------------===//
// ArrayType
//===----------------------------------------------------------------------===//

ArrayType ArrayType::get(Type elementType) {
  return Base::get(elementType.getContext(), elementType);
}

/// How deep the parser is inside array types: each level is a call, and a text
/// may nest them without end.
static thread_local unsigned arrayDepth = 0;

Type ArrayType::parse(AsmParser &parser) {
  // JVMS 4.3.2.
  constexpr unsigned maxDimensions = 255;
  SMLoc location = parser.getCurrentLocation();
  if (arrayDepth == maxDimensions) {
    parser.emitError(location, "an array has at most 255 dimensions");
    return {};
  }
  ++arrayDepth;
  Type element;
  bool failed = parser.parseLess() || parser.parseType(element);
  --arrayDepth;
  if (failed || parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(location); },
                    parser.getContext(), element);
}

void ArrayType::print(AsmPrinter &printer) const {
  printer << '<' << getElementType() << '>';
}

LogicalResult ArrayType::verify(function_ref<InFlightDiagnostic()> emitError,
                                Type elementType) {
  if (isa<ArrayType>(elementType))
    return success();
  if (auto ref = dyn_cast<RefType>(elementType))
    return ref.isUnion()
               ? LogicalResult(
                     emitError()
                     << "the element of an array is one class, no union")
               : success();
  if (auto integer = dyn_cast<IntegerType>(elementType)) {
    unsigned width = integer.getWidth();
    bool isChar = width == 16 && integer.isUnsigned();
    if (isChar ||
        (integer.isSignless() && (width == 1 || width == 8 || width == 16 ||
                                  width == 32 || width == 64)))
      return success();
  }
  if (elementType.isF32() || elementType.isF64())
    return success();
  return emitError() << "an array's element is i1, i8, i16, ui16, i32, i64, "
                        "f32, f64, a class or an array, not "
                     << elementType;
}

//===----------------------------------------------------------------------===//
// UninitType, UninitThisType
//===----------------------------------------------------------------------===//

static StringAttr parseBracketedName(AsmParser &parser) {
  StringAttr name;
  if (parser.parseLess() || parseClassName(parser, name) ||
      parser.parseGreater())
    return {};
  return name;
}

static void printBracketedName(AsmPrinter &printer, StringAttr name) {
  printer << '<';
  printClassName(printer, name);
  printer << '>';
}

UninitType UninitType::get(StringAttr name) {
  return Base::get(name.getContext(), name);
}
Type UninitType::parse(AsmParser &parser) {
  StringAttr name = parseBracketedName(parser);
  return name ? get(name) : UninitType();
}
void UninitType::print(AsmPrinter &printer) const {
  printBracketedName(printer, getName());
}

UninitThisType UninitThisType::get(StringAttr name) {
  return Base::get(name.getContext(), name);
}
Type UninitThisType::parse(AsmParser &parser) {
  StringAttr name = parseBracketedName(parser);
  return name ? get(name) : UninitThisType();
}
void UninitThisType::print(AsmPrinter &printer) const {
  printBracketedName(printer, getName());
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

bool jvm::isReference(Type type) {
  return isa<RefType, ArrayType, NullType, UninitType, UninitThisType>(type);
}

/// The most dimensions of an array type (JVMS 4.3.2).
static constexpr size_t kMaxDimensions = 255;

/// Takes one field type off the front of `text`; null when there is none.
static Type consumeFieldType(MLIRContext *context, StringRef &text) {
  unsigned dimensions = 0;
  while (text.consume_front("["))
    ++dimensions;
  if (text.empty() || dimensions > kMaxDimensions)
    return {};
  char tag = text.front();
  text = text.drop_front();
  Type type;
  switch (tag) {
  case 'Z':
    type = IntegerType::get(context, 1);
    break;
  case 'B':
    type = IntegerType::get(context, 8);
    break;
  case 'S':
    type = IntegerType::get(context, 16);
    break;
  case 'C':
    type = IntegerType::get(context, 16, IntegerType::Unsigned);
    break;
  case 'I':
    type = IntegerType::get(context, 32);
    break;
  case 'J':
    type = IntegerType::get(context, 64);
    break;
  case 'F':
    type = Float32Type::get(context);
    break;
  case 'D':
    type = Float64Type::get(context);
    break;
  case 'L': {
    size_t end = text.find(';');
    if (end == StringRef::npos)
      return {};
    SmallString<64> name(text.take_front(end));
    if (name.empty() || StringRef(name).contains('.'))
      return {};
    std::replace(name.begin(), name.end(), '/', '.');
    if (!isValidClassName(name))
      return {};
    text = text.drop_front(end + 1);
    type = RefType::get(context, StringRef(name));
    break;
  }
  default:
    return {};
  }
  for (; dimensions; --dimensions)
    type = ArrayType::get(type);
  return type;
}

Type jvm::getFieldType(MLIRContext *context, StringRef descriptor) {
  Type type = consumeFieldType(context, descriptor);
  return descriptor.empty() ? type : Type();
}

Type jvm::getStackType(Type type) {
  auto integer = dyn_cast_or_null<IntegerType>(type);
  return integer && integer.getWidth() < 32
             ? IntegerType::get(type.getContext(), 32)
             : type;
}

bool jvm::parseMethodDescriptor(MLIRContext *context, StringRef descriptor,
                                SmallVectorImpl<Type> &parameters,
                                Type &result) {
  if (!descriptor.consume_front("("))
    return false;
  while (!descriptor.consume_front(")")) {
    Type parameter = consumeFieldType(context, descriptor);
    if (!parameter)
      return false;
    parameters.push_back(parameter);
  }
  if (descriptor == "V") {
    result = {};
    return true;
  }
  result = getFieldType(context, descriptor);
  return static_cast<bool>(result);
}

/// Takes one field descriptor off the front of `text`; false when there is
/// none. Unlike `consumeFieldType` it makes no types: members are split often.
static bool skipFieldType(StringRef &text) {
  size_t length = text.size();
  text = text.ltrim('[');
  if (text.empty() || length - text.size() > kMaxDimensions)
    return false;
  char kind = text.front();
  text = text.drop_front();
  if (kind != 'L')
    return StringRef("ZBCSIJFD").contains(kind);
  size_t end = text.find(';');
  if (end == StringRef::npos || end == 0 ||
      text.take_front(end).find_first_of(".[") != StringRef::npos)
    return false;
  text = text.drop_front(end + 1);
  return true;
}

static bool isFieldDescriptor(StringRef text) {
  return skipFieldType(text) && text.empty();
}

static bool isMethodDescriptor(StringRef text) {
  if (!text.consume_front("("))
    return false;
  while (!text.consume_front(")"))
    if (!skipFieldType(text))
      return false;
  return text == "V" || isFieldDescriptor(text);
}

std::pair<StringRef, StringRef> jvm::splitFieldMember(StringRef member) {
  // The mark of MemberNames.h.
  if (size_t mark = member.find(".:");
      mark != StringRef::npos && mark &&
      isFieldDescriptor(member.drop_front(mark + 2)))
    return {member.take_front(mark), member.drop_front(mark + 2)};
  for (size_t colon = member.find(':'); colon != StringRef::npos;
       colon = member.find(':', colon + 1))
    if (colon && isFieldDescriptor(member.drop_front(colon + 1)))
      return {member.take_front(colon), member.drop_front(colon + 1)};
  return {};
}

std::pair<StringRef, StringRef> jvm::splitMethodMember(StringRef member) {
  if (size_t mark = member.find(".(");
      mark != StringRef::npos && mark &&
      isMethodDescriptor(member.drop_front(mark + 1)))
    return {member.take_front(mark), member.drop_front(mark + 1)};
  for (size_t paren = member.find('('); paren != StringRef::npos;
       paren = member.find('(', paren + 1))
    if (paren && isMethodDescriptor(member.drop_front(paren)))
      return {member.take_front(paren), member.drop_front(paren)};
  return {};
}

std::string jvm::getDescriptor(Type type) {
  if (auto array = dyn_cast<ArrayType>(type))
    return "[" + getDescriptor(array.getElementType());
  if (auto ref = dyn_cast<RefType>(type))
    return "L" + toInternal(ref.getName()) + ";";
  if (type.isF32())
    return "F";
  if (type.isF64())
    return "D";
  if (auto integer = dyn_cast<IntegerType>(type)) {
    switch (integer.getWidth()) {
    case 1:
      return "Z";
    case 8:
      return "B";
    case 16:
      return integer.isUnsigned() ? "C" : "S";
    case 32:
      return "I";
    case 64:
      return "J";
    default:
      break;
    }
  }
  return "Ljava/lang/Object;";
}
