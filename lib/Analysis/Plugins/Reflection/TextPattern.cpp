//===- TextPattern.cpp - Regular expressions of a simple kind ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step takes as many characters as it may. Steps beside each other that share
// characters would need to release some: such patterns are not taken.
//
//===----------------------------------------------------------------------===//

#include "TextPattern.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;

bool TextPattern::parseEscape(char escaped, Characters &characters) {
  auto setAll = [&](auto isOf) {
    for (unsigned c = 2; c < 128; ++c)
      if (isOf(char(c)))
        characters.set(c);
  };
  switch (escaped) {
  case 's':
    setAll([](char c) { return llvm::isSpace(c); });
    return true;
  case 'd':
    setAll([](char c) { return llvm::isDigit(c); });
    return true;
  case 'w':
    setAll([](char c) { return llvm::isAlnum(c) || c == '_'; });
    return true;
  case 'W':
    setAll([](char c) { return !llvm::isAlnum(c) && c != '_'; });
    return true;
  case 'S':
    setAll([](char c) { return !llvm::isSpace(c); });
    return true;
  case 't':
    characters.set('\t');
    return true;
  case 'n':
    characters.set('\n');
    return true;
  default:
    // Other letters and digits are classes, borders and groups.
    if (llvm::isAlnum(escaped))
      return false;
    characters.set(uint8_t(escaped));
    return true;
  }
}

/// What is between brackets; \p rest begins after the first one.
bool TextPattern::parseSet(llvm::StringRef &rest, Characters &characters) {
  bool isInverted = rest.consume_front("^");
  while (!rest.empty() && rest.front() != ']') {
    char c = rest.front();
    rest = rest.drop_front();
    if (c == '[' || c == '&')
      return false;
    if (c == '\\') {
      if (rest.empty() || !parseEscape(rest.front(), characters))
        return false;
      rest = rest.drop_front();
      continue;
    }
    if (rest.size() > 1 && rest[0] == '-' && rest[1] != ']') {
      for (unsigned each = uint8_t(c); each <= uint8_t(rest[1]); ++each)
        characters.set(each);
      rest = rest.drop_front(2);
      continue;
    }
    characters.set(uint8_t(c));
  }
  if (isInverted) {
    characters.flip();
    characters.reset(0);
    characters.reset(1);
  }
  return rest.consume_front("]");
}

std::optional<TextPattern> TextPattern::parse(llvm::StringRef expression) {
  TextPattern pattern;
  while (!expression.empty()) {
    Step step;
    char c = expression.front();
    expression = expression.drop_front();
    if (c == '\\') {
      if (expression.empty() ||
          !parseEscape(expression.front(), step.characters))
        return std::nullopt;
      expression = expression.drop_front();
    } else if (c == '[') {
      if (!parseSet(expression, step.characters))
        return std::nullopt;
    } else if (llvm::StringRef(".$^*+?(){}|\1").contains(c)) {
      return std::nullopt;
    } else {
      step.characters.set(uint8_t(c));
    }
    if (expression.consume_front("+"))
      step.most = ~size_t(0);
    else if (expression.consume_front("*"))
      step.least = 0, step.most = ~size_t(0);
    else if (expression.consume_front("?"))
      step.least = 0;
    if (!expression.empty() &&
        llvm::StringRef("*+?{|").contains(expression.front()))
      return std::nullopt;
    if (!pattern.steps.empty() && pattern.steps.back().most != 1 &&
        (pattern.steps.back().characters & step.characters).any())
      return std::nullopt;
    pattern.steps.push_back(step);
  }
  if (pattern.steps.empty())
    return std::nullopt;
  return pattern;
}

std::optional<size_t> TextPattern::match(llvm::StringRef text) const {
  size_t at = 0;
  for (const Step &step : steps) {
    size_t count = 0;
    while (count < step.most && at < text.size() &&
           step.characters[uint8_t(text[at])]) {
      ++at;
      ++count;
    }
    if (count < step.least)
      return std::nullopt;
  }
  return at;
}
