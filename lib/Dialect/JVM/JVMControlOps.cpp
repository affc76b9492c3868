//===- JVMControlOps.cpp - Returns, throws and unwinding --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parsing, printing, verification and canonicalization of the terminators.
///
//===----------------------------------------------------------------------===//

#include "ClassNames.h"
#include "UnreachableLoops.h"
#include "VerifyHelpers.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace jir;
using namespace jir::jvm;

//===----------------------------------------------------------------------===//
// Handler lists
//===----------------------------------------------------------------------===//

namespace {
/// What the text form states of the handlers of an unwind or a throw, before
/// operands are resolved.
struct ParsedHandlers {
  SmallVector<Attribute> catchTypes;
  SmallVector<Block *> blocks;
  SmallVector<int32_t> segments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
};
} // namespace

/// Parses `^block` or `^block(%a, %b : t, u)`.
static ParseResult
parseSuccessor(OpAsmParser &parser, Block *&block,
               SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
               SmallVectorImpl<Type> &types) {
  if (parser.parseSuccessor(block))
    return failure();
  if (failed(parser.parseOptionalLParen()))
    return success();
  return failure(parser.parseOperandList(operands) ||
                 parser.parseColonTypeList(types) || parser.parseRParen());
}

/// Parses `[@A -> ^h1(...), any -> ^h2]`.
static ParseResult parseHandlers(OpAsmParser &parser,
                                 ParsedHandlers &handlers) {
  MLIRContext *context = parser.getContext();
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        StringAttr name;
        SMLoc location = parser.getCurrentLocation();
        if (succeeded(parser.parseOptionalKeyword("any"))) {
          handlers.catchTypes.push_back(UnitAttr::get(context));
        } else if (parser.parseSymbolName(name)) {
          return failure();
        } else {
          auto type =
              RefType::getChecked([&] { return parser.emitError(location); },
                                  context, ArrayRef<StringAttr>(name));
          if (!type)
            return failure();
          handlers.catchTypes.push_back(TypeAttr::get(type));
        }
        Block *block;
        size_t before = handlers.operands.size();
        if (parser.parseArrow() ||
            parseSuccessor(parser, block, handlers.operands, handlers.types))
          return failure();
        handlers.blocks.push_back(block);
        handlers.segments.push_back(handlers.operands.size() - before);
        return success();
      });
}

static void printSuccessor(OpAsmPrinter &printer, Block *block,
                           OperandRange operands) {
  printer.printSuccessor(block);
  if (operands.empty())
    return;
  printer << '(' << operands << " : " << operands.getTypes() << ')';
}

static void printHandlers(OpAsmPrinter &printer, HandlersOpInterface op) {
  printer << " [";
  llvm::interleaveComma(
      llvm::seq<unsigned>(0, op.getHandlers().size()), printer,
      [&](unsigned index) {
        Attribute caught = op.getCatchTypes()[index];
        if (auto type = dyn_cast<TypeAttr>(caught))
          printer.printSymbolName(
              cast<RefType>(type.getValue()).getName().getValue());
        else
          printer << "any";
        printer << " -> ";
        printSuccessor(printer, op.getHandlers()[index],
                       op.getHandlerArguments(index));
      });
  printer << ']';
}

/// Whether the segments cover the operands exactly. Interface verifiers and
/// printers run before an operation's own verifier, so whatever splits the
/// operands asks this first.
static bool hasValidSegments(ArrayRef<int32_t> segments, size_t operands) {
  // Without a branch in the loop: a method may have thousands of handlers, and
  // each of them asks.
  int64_t sum = 0;
  int32_t signs = 0;
  for (int32_t segment : segments) {
    signs |= segment;
    sum += segment;
  }
  return signs >= 0 && sum == static_cast<int64_t>(operands);
}

/// The operands of handler `index`; none where the segments are wrong.
static OperandRange
getHandlerSlice(OperandRange all, ArrayRef<int32_t> segments, unsigned index) {
  if (index >= segments.size() || !hasValidSegments(segments, all.size()))
    return all.take_front(0);
  int64_t offset = 0;
  for (int32_t segment : segments.take_front(index))
    offset += segment;
  return all.slice(offset, segments[index]);
}

/// What handler `index` gets: the caught exception, which the operation
/// produces, then its own operands.
template <typename OpT>
static SuccessorOperands getHandlerSuccessorOperands(OpT op, unsigned index) {
  ArrayRef<int32_t> segments = op.getHandlerSegments();
  if (index >= segments.size() ||
      !hasValidSegments(segments, op.getODSOperands(1).size()))
    return SuccessorOperands(/*producedOperandCount=*/1,
                             MutableOperandRange(op, op->getNumOperands(), 0));
  return SuccessorOperands(/*producedOperandCount=*/1,
                           op.getHandlerOperandsMutable()[index]);
}

/// Checks counts, catch types and the handlers' first arguments.
static LogicalResult verifyHandlers(HandlersOpInterface op,
                                    ArrayRef<int32_t> segments,
                                    size_t operands) {
  ArrayAttr catchTypes = op.getCatchTypes();
  SuccessorRange handlers = op.getHandlers();
  if (catchTypes.size() != handlers.size() ||
      segments.size() != handlers.size())
    return op->emitOpError()
           << "has " << handlers.size() << " handlers, " << catchTypes.size()
           << " catch types and " << segments.size()
           << " operand segments: expected as many of each";
  if (!hasValidSegments(segments, operands))
    return op->emitOpError()
           << "has operand segments that do not add up to its " << operands
           << " handler operands";
  for (auto [caught, handler] : llvm::zip(catchTypes, handlers)) {
    auto type = dyn_cast<TypeAttr>(caught);
    auto ref = type ? dyn_cast<RefType>(type.getValue()) : RefType();
    if (!isa<UnitAttr>(caught) && (!ref || ref.isUnion()))
      return op->emitOpError()
             << "a catch type is one class or 'any', not " << caught;
    if (handler->getNumArguments() == 0 ||
        !isa<RefType>(handler->getArgument(0).getType()))
      return op->emitOpError() << "the first argument of a handler block is "
                                  "the caught exception, a !jvm.ref";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ReturnOp
//===----------------------------------------------------------------------===//

LogicalResult ReturnOp::verify() {
  auto method = cast<MethodOp>((*this)->getParentOp());
  SmallVector<Type> parameters;
  Type result;
  if (!parseMethodDescriptor(getContext(), method.getDescriptor(), parameters,
                             result))
    return success(); // The method's own verifier reports it.
  if (static_cast<bool>(result) != static_cast<bool>(getValue()))
    return emitOpError() << (result
                                 ? "returns nothing from a method with a result"
                                 : "returns a value from a void method");
  if (result && !hasSameStackKind(getValue().getType(), result))
    return emitOpError() << "returns " << getValue().getType()
                         << " from a method whose result is "
                         << getStackType(result);
  return success();
}

//===----------------------------------------------------------------------===//
// UnwindOp
//===----------------------------------------------------------------------===//

ParseResult UnwindOp::parse(OpAsmParser &parser, OperationState &result) {
  Block *normal;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc location = parser.getCurrentLocation();
  if (parseSuccessor(parser, normal, operands, types))
    return failure();
  size_t normalCount = operands.size();
  ParsedHandlers handlers;
  if (parseHandlers(parser, handlers) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  operands.append(handlers.operands);
  types.append(handlers.types);
  if (parser.resolveOperands(operands, types, location, result.operands))
    return failure();
  result.addSuccessors(normal);
  result.addSuccessors(handlers.blocks);
  auto &properties = result.getOrAddProperties<Properties>();
  properties.catchTypes = parser.getBuilder().getArrayAttr(handlers.catchTypes);
  properties.handlerSegments =
      parser.getBuilder().getDenseI32ArrayAttr(handlers.segments);
  properties.operandSegmentSizes = {
      static_cast<int32_t>(normalCount),
      static_cast<int32_t>(operands.size() - normalCount)};
  return success();
}

void UnwindOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printSuccessor(printer, getNormal(), getNormalOperands());
  printHandlers(printer, cast<HandlersOpInterface>(getOperation()));
  printer.printOptionalAttrDict(
      (*this)->getDiscardableAttrDictionary().getValue());
}

OperandRange UnwindOp::getHandlerArguments(unsigned index) {
  return getHandlerSlice(getODSOperands(1), getHandlerSegments(), index);
}

SuccessorOperands UnwindOp::getSuccessorOperands(unsigned index) {
  if (index == 0)
    return SuccessorOperands(getNormalOperandsMutable());
  return getHandlerSuccessorOperands(*this, index - 1);
}

LogicalResult UnwindOp::verify() {
  if (getHandlers().empty())
    return emitOpError() << "needs at least one handler";
  return verifyHandlers(cast<HandlersOpInterface>(getOperation()),
                        getHandlerSegments(), getODSOperands(1).size());
}

namespace {
/// An unwind whose operation is gone or throws no more is a branch.
struct UnwindWithoutProtectedOp : public OpRewritePattern<UnwindOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(UnwindOp unwind,
                                PatternRewriter &rewriter) const override {
    if (getProtectedOp(unwind))
      return failure();
    rewriter.replaceOpWithNewOp<cf::BranchOp>(unwind, unwind.getNormal(),
                                              unwind.getNormalOperands());
    return success();
  }
};
} // namespace

void UnwindOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                           MLIRContext *context) {
  patterns.add<UnwindWithoutProtectedOp>(context);
  addUnreachableLoopPatterns(patterns);
}

//===----------------------------------------------------------------------===//
// ThrowOp
//===----------------------------------------------------------------------===//

ParseResult ThrowOp::parse(OpAsmParser &parser, OperationState &result) {
  auto &properties = result.getOrAddProperties<Properties>();
  bool isProtected;
  OpAsmParser::UnresolvedOperand exception;
  Type exceptionType;
  SMLoc location = parser.getCurrentLocation();
  if (parseSite(parser, properties.bci, isProtected))
    return failure();
  if (isProtected)
    return parser.emitError(location) << "jvm.throw lists its own handlers and "
                                         "is never marked 'protected'";
  ParsedHandlers handlers;
  if (parser.parseOperand(exception) || parser.parseColonType(exceptionType) ||
      parseHandlers(parser, handlers) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperand(exception, exceptionType, result.operands) ||
      parser.resolveOperands(handlers.operands, handlers.types, location,
                             result.operands))
    return failure();
  result.addSuccessors(handlers.blocks);
  properties.catchTypes = parser.getBuilder().getArrayAttr(handlers.catchTypes);
  properties.handlerSegments =
      parser.getBuilder().getDenseI32ArrayAttr(handlers.segments);
  return success();
}

void ThrowOp::print(OpAsmPrinter &printer) {
  printSite(printer, *this, getBci(), /*isProtected=*/false);
  printer << ' ' << getException() << " : " << getException().getType();
  printHandlers(printer, cast<HandlersOpInterface>(getOperation()));
  printer.printOptionalAttrDict(
      (*this)->getDiscardableAttrDictionary().getValue());
}

OperandRange ThrowOp::getHandlerArguments(unsigned index) {
  return getHandlerSlice(getODSOperands(1), getHandlerSegments(), index);
}

SuccessorOperands ThrowOp::getSuccessorOperands(unsigned index) {
  return getHandlerSuccessorOperands(*this, index);
}

LogicalResult ThrowOp::verify() {
  return verifyHandlers(cast<HandlersOpInterface>(getOperation()),
                        getHandlerSegments(), getODSOperands(1).size());
}
