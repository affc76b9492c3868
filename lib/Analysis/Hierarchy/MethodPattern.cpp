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

/// What comes before the descriptor. Names may hold parentheses (JVMS 4.2.2):
/// one that is not closed and has a dot after it is part of a class's name.
static StringRef getQualifiedName(StringRef text) {
  auto [name, rest] = text.rsplit('(');
  return rest.contains('.') && !rest.contains(')') ? text : name;
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
  StringRef name = getQualifiedName(text);
  size_t dot = name.rfind('.');
  return dot == StringRef::npos ? StringRef() : name.take_front(dot);
}

StringRef MethodPattern::getNameText() const {
  StringRef name = getQualifiedName(text);
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
  auto [beforeStar, afterStar] = pattern.getNameText().split('*');
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
  StringRef owner = hierarchy.getName(hierarchy.getMethod(method).owner);
  std::string name =
      toDisplayUtf8((owner + "." + hierarchy.getMethodName(method)).str());
  // A name may look like one with a descriptor (JVMS 4.2.2).
  if (text.find('(') == std::string::npos || StringRef(name).contains('('))
    if (whole.match(name))
      return true;
  return text.find('(') != std::string::npos &&
         whole.match(toDisplayUtf8(hierarchy.getQualifiedName(method)));
}

bool MethodPattern::mayMatchClass(StringRef className) const {
  std::string name = toDisplayUtf8(className);
  return classes.match(name) || openClasses.match(name);
}
