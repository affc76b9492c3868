//===- InputError.h - Errors about input, with their place ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The error that every reader of input returns: what is wrong and where. The
/// code that finds a fault knows only the innermost part of the place; callers
/// fill in the rest while the error travels up.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_SUPPORT_INPUTERROR_H
#define JIR_SUPPORT_INPUTERROR_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace jir {

/// Where in the input something was found. Empty strings and absent numbers
/// mean "not known (yet)". Names may be modified UTF-8; printing converts them.
struct InputPlace {
  /// The file, and for archives the entry: `app.jar!/a/B.class`.
  std::string file;
  /// Internal or binary class name.
  std::string className;
  /// Field or method: `field x:I`, `method run()V`.
  std::string member;
  /// Name of the attribute of a class file.
  std::string attribute;
  /// Bytecode index within the method.
  std::optional<uint32_t> bytecodeIndex;
  /// Byte offset within the file.
  std::optional<uint64_t> offset;
};

/// An error about input. Printed in one form, leaving out what is not known:
/// `FILE: class C: method m()V: attribute Code: bytecode index 3: offset 0x1f:
/// MESSAGE`.
class InputError : public llvm::ErrorInfo<InputError> {
public:
  static char ID;

  explicit InputError(const llvm::Twine &message, InputPlace place = {})
      : place(std::move(place)), text(message.str()) {}

  /// Prints place and message on one line, without a line break at the end.
  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override;

  const InputPlace &getPlace() const { return place; }
  InputPlace &getPlace() { return place; }
  /// What is wrong, without the place.
  llvm::StringRef getText() const { return text; }

private:
  InputPlace place;
  std::string text;
};

/// Makes an error without a place.
llvm::Error inputError(const llvm::Twine &message);
/// Makes an error at a byte offset of the file.
llvm::Error inputErrorAt(uint64_t offset, const llvm::Twine &message);
/// Makes an error at a bytecode index.
llvm::Error codeErrorAt(uint32_t bytecodeIndex, const llvm::Twine &message);

/// Lets \p fill complete the place of each InputError in \p error; errors of
/// other kinds become InputErrors with the same text. Success stays success.
llvm::Error completePlace(llvm::Error error,
                          llvm::function_ref<void(InputPlace &)> fill);

/// The usual completions; each leaves alone what is already known.
llvm::Error inFile(llvm::Error error, const llvm::Twine &file);
llvm::Error inClass(llvm::Error error, const llvm::Twine &className);
llvm::Error inMember(llvm::Error error, const llvm::Twine &member);
llvm::Error inAttribute(llvm::Error error, const llvm::Twine &attribute);

} // namespace jir

#endif // JIR_SUPPORT_INPUTERROR_H
