//===- Conversion.h - What the patterns share -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The base class of the patterns, with the code that they emit in common:
/// exceptions, class descriptors, memory accesses. A pattern group a file.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXAMPLES_AOT_CONVERSION_H
#define JIR_EXAMPLES_AOT_CONVERSION_H

#include "Program.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Transforms/DialectConversion.h"

namespace aot {

/// References become pointers; numbers stay.
class ReferenceConverter : public mlir::TypeConverter {
public:
  explicit ReferenceConverter(mlir::MLIRContext *context);
};

/// Emits LLVM operations before the operation that a pattern converts.
class Emitter {
public:
  /// \p op is the converted operation, or one in its function.
  Emitter(mlir::ConversionPatternRewriter &rewriter, Program &program,
          mlir::Operation *op);

  mlir::Type getPointerType() const;
  /// Integer constants of 32 and 64 bits.
  mlir::Value makeInt(int32_t value);
  mlir::Value makeLong(int64_t value);
  mlir::Value makeNull();
  mlir::Value makeAddress(llvm::StringRef symbol);
  /// An address some bytes further.
  mlir::Value makeAddress(mlir::Value base, uint64_t offset);
  mlir::Value isNull(mlir::Value reference);

  /// Reads memory that only accesses of the same \p what alias.
  mlir::Value load(mlir::Type type, mlir::Value address, llvm::StringRef what);
  void store(mlir::Value value, mlir::Value address, llvm::StringRef what);
  /// Reads a field or element of an exact type as the operand stack has it, and
  /// the reverse.
  mlir::Value loadExact(mlir::Type exact, mlir::Value address,
                        llvm::StringRef what);
  void storeExact(mlir::Type exact, mlir::Value value, mlir::Value address,
                  llvm::StringRef what);
  /// The low bits of an int that a boolean, byte, short or char keeps.
  mlir::Value narrow(mlir::Type exact, mlir::Value value);

  /// Calls a function of the runtime, or of class aot.Throws.
  mlir::Value callRuntime(llvm::StringRef name, mlir::Type result,
                          mlir::ValueRange arguments);

  /// Continues if the condition is false. Else calls a method of aot.Throws,
  /// such as `nullPointer()V`, and goes to the handlers of the operation.
  void throwIf(mlir::Value condition, llvm::StringRef method,
               mlir::ValueRange arguments = {});
  /// Throws NullPointerException for a null reference, unless the operation's
  /// reference is known not to be null.
  void throwIfNull(mlir::Value reference);
  /// Goes to the handlers of the operation if an exception is pending.
  void unwindIfPending();
  /// Asks for the initialisation of a class, if code here has to.
  void initialize(jir::ClassId id);
  /// Whether an object, which may be null, is an instance of a class.
  mlir::Value isInstance(mlir::Value object, llvm::StringRef descriptor);

  /// Ends the current block: goes to the handlers with the pending exception.
  void goToHandlers();

private:
  void branchAway(mlir::Value condition, llvm::StringRef method,
                  mlir::ValueRange arguments);
  void dispatch(jir::jvm::HandlersOpInterface handlers);
  void leaveFunction();
  mlir::ArrayAttr getTag(llvm::StringRef what);

  mlir::ConversionPatternRewriter &rewriter;
  Program &program;
  mlir::Operation *op;
  mlir::Location loc;
};

/// The base of all patterns.
template <typename Op>
class Pattern : public mlir::OpConversionPattern<Op> {
public:
  Pattern(const mlir::TypeConverter &converter, Program &program)
      : mlir::OpConversionPattern<Op>(converter,
                                      program.getModule().getContext()),
        program(program) {}

protected:
  Program &program;
};

/// The patterns of jvm.method, jvm.return, jvm.unwind and jvm.throw.
void addControlPatterns(mlir::RewritePatternSet &patterns,
                        const mlir::TypeConverter &converter, Program &program);
/// The patterns of constants, arithmetic, comparisons and casts.
void addValuePatterns(mlir::RewritePatternSet &patterns,
                      const mlir::TypeConverter &converter, Program &program);
/// The patterns of allocation, fields, arrays and monitors.
void addObjectPatterns(mlir::RewritePatternSet &patterns,
                       const mlir::TypeConverter &converter, Program &program);
/// The patterns of invocations.
void addCallPatterns(mlir::RewritePatternSet &patterns,
                     const mlir::TypeConverter &converter, Program &program);

/// Writes what exists once in a program: descriptors, statics, strings, the
/// declarations of the runtime, and the function that starts the program.
void emitGlobals(Program &program);

/// Registers the pass `jvm-to-llvm`.
void registerPass();

} // namespace aot

#endif // JIR_EXAMPLES_AOT_CONVERSION_H
