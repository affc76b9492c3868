//===- MethodPattern.cpp - Methods named by people --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Globs over methods, split into class, name and descriptor.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/MethodPattern.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace jir;
using llvm::StringRef;

llvm::Error MethodPattern::Glob::set(StringRef glob) {
  text = std::make_unique<const std::string>(glob.str());
  llvm::Expected<llvm::GlobPattern> made =
      llvm::GlobPattern::create(*text, /*MaxSubPatterns=*/1024);
  if (!made)
    return made.takeError();
  pattern = std::move(*made);
  return llvm::Error::success();
}

/// \p text with the brackets of array types escaped.
static std::string escapeDescriptor(StringRef text) {
  size_t start = text.find('(');
  std::string escaped = text.take_front(start).str();
  if (start == StringRef::npos)
    return escaped;
  for (char c : text.drop_front(start)) {
    if (c == '[')
      escaped += '\\';
    escaped += c;
  }
  return escaped;
}

StringRef MethodPattern::getClassText() const {
  StringRef name = StringRef(text).take_until([](char c) { return c == '('; });
  size_t dot = name.rfind('.');
  return dot == StringRef::npos ? StringRef() : name.take_front(dot);
}

StringRef MethodPattern::getNameText() const {
  StringRef name = StringRef(text).take_until([](char c) { return c == '('; });
  return name.drop_front(name.rfind('.') + 1);
}

llvm::Expected<MethodPattern> MethodPattern::create(StringRef text) {
  MethodPattern pattern;
  pattern.text = text.str();
  if (llvm::Error error = pattern.whole.set(escapeDescriptor(text)))
    return error;
  // A dot inside braces splits no class off: any class may match then.
  if (llvm::Error error = pattern.classes.set(pattern.getClassText())) {
    llvm::consumeError(std::move(error));
    if (llvm::Error all = pattern.classes.set("*"))
      return all;
  }
  auto [beforeStar, behind] = pattern.getNameText().split('*');
  if (beforeStar.size() == pattern.getNameText().size())
    return pattern;
  StringRef owner = pattern.getClassText();
  std::string open =
      owner.empty() ? std::string() : (owner + llvm::Twine('.')).str();
  if (llvm::Error error =
          pattern.openClasses.set((open + beforeStar + "*").str()))
    return error;
  return pattern;
}

bool MethodPattern::matches(const ClassHierarchy &hierarchy,
                            MethodId method) const {
  std::string name = toDisplayUtf8(hierarchy.getQualifiedName(method));
  StringRef shown = name;
  if (text.find('(') == std::string::npos)
    shown = shown.take_until([](char c) { return c == '('; });
  return whole.match(shown);
}

bool MethodPattern::mayMatchClass(StringRef className) const {
  std::string name = toDisplayUtf8(className);
  return classes.match(name) || openClasses.match(name);
}
