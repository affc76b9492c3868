//===- InputError.cpp - Errors about input, with their place ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Printing of InputErrors, and filling in their places on the way up.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using llvm::Error;
using llvm::Twine;

char InputError::ID;

void InputError::log(llvm::raw_ostream &os) const {
  // File names are bytes of the operating system; names are modified UTF-8.
  if (!place.file.empty())
    os << place.file << ": ";
  if (!place.className.empty())
    os << "class " << toDisplayUtf8(place.className) << ": ";
  if (!place.member.empty())
    os << toDisplayUtf8(place.member) << ": ";
  if (!place.attribute.empty())
    os << "attribute " << toDisplayUtf8(place.attribute) << ": ";
  if (place.bytecodeIndex)
    os << "bytecode index " << *place.bytecodeIndex << ": ";
  if (place.offset)
    os << "offset " << llvm::format_hex(*place.offset, 0) << ": ";
  os << toDisplayUtf8(text);
}

std::error_code InputError::convertToErrorCode() const {
  return llvm::inconvertibleErrorCode();
}

Error jir::inputError(const Twine &message) {
  return llvm::make_error<InputError>(message);
}

Error jir::inputErrorAt(uint64_t offset, const Twine &message) {
  InputPlace place;
  place.offset = offset;
  return llvm::make_error<InputError>(message, std::move(place));
}

Error jir::codeErrorAt(uint32_t bytecodeIndex, const Twine &message) {
  InputPlace place;
  place.bytecodeIndex = bytecodeIndex;
  return llvm::make_error<InputError>(message, std::move(place));
}

Error jir::completePlace(Error error,
                         llvm::function_ref<void(InputPlace &)> fill) {
  if (LLVM_LIKELY(!error))
    return error;
  return llvm::handleErrors(
      std::move(error),
      [&](std::unique_ptr<InputError> inputError) -> Error {
        fill(inputError->getPlace());
        return Error(std::move(inputError));
      },
      [&](std::unique_ptr<llvm::ErrorInfoBase> other) -> Error {
        InputPlace place;
        fill(place);
        return llvm::make_error<InputError>(other->message(), std::move(place));
      });
}

static Error fillIfEmpty(Error error, std::string InputPlace::*part,
                         const Twine &value) {
  return completePlace(std::move(error), [&](InputPlace &place) {
    if ((place.*part).empty())
      place.*part = value.str();
  });
}

Error jir::inFile(Error error, const Twine &file) {
  return fillIfEmpty(std::move(error), &InputPlace::file, file);
}

Error jir::inClass(Error error, const Twine &className) {
  return fillIfEmpty(std::move(error), &InputPlace::className, className);
}

Error jir::inMember(Error error, const Twine &member) {
  return fillIfEmpty(std::move(error), &InputPlace::member, member);
}

Error jir::inAttribute(Error error, const Twine &attribute) {
  return fillIfEmpty(std::move(error), &InputPlace::attribute, attribute);
}
