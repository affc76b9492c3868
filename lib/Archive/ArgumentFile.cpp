//===- ArgumentFile.cpp - @argfile of the java launcher ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the argument-file syntax.
//
//===----------------------------------------------------------------------===//

#include "jir/Archive/ArgumentFile.h"
#include "Formats.h"

using namespace jir;
using namespace llvm;

namespace {

/// Splits text into words; a word may have quoted parts.
class WordSplitter {
public:
  explicit WordSplitter(StringRef text) : rest(text) {}

  std::vector<std::string> run();

private:
  static bool isSpace(char c) { return StringRef(" \t\f\r\n").contains(c); }
  void readQuoted(char quote);
  void readEscape();
  void endWord() {
    if (inWord)
      words.push_back(std::move(word));
    word.clear();
    inWord = false;
  }

  StringRef rest;
  std::vector<std::string> words;
  std::string word;
  bool inWord = false;
};

} // namespace

/// Reads what follows a `\` within quotes. At the end of a line it joins the
/// lines and drops the white space that starts the next.
void WordSplitter::readEscape() {
  if (rest.empty())
    return;
  char c = rest.front();
  if (c == '\n' || c == '\r') {
    rest = rest.drop_while(isSpace);
    return;
  }
  rest = rest.drop_front();
  switch (c) {
  case 'n':
    c = '\n';
    break;
  case 'r':
    c = '\r';
    break;
  case 't':
    c = '\t';
    break;
  case 'f':
    c = '\f';
    break;
  default:
    break;
  }
  word.push_back(c);
}

/// Reads up to the closing quote. The end of a line ends the word too.
void WordSplitter::readQuoted(char quote) {
  while (!rest.empty()) {
    char c = rest.front();
    if (c == '\n' || c == '\r')
      return;
    rest = rest.drop_front();
    if (c == quote)
      return;
    if (c == '\\')
      readEscape();
    else
      word.push_back(c);
  }
}

std::vector<std::string> WordSplitter::run() {
  while (!rest.empty()) {
    char c = rest.front();
    rest = rest.drop_front();
    if (isSpace(c)) {
      endWord();
    } else if (c == '#') {
      // What is before a comment in its word is dropped by java too.
      word.clear();
      inWord = false;
      rest = rest.drop_until([](char c) { return c == '\n' || c == '\r'; });
    } else {
      inWord = true;
      if (c == '\'' || c == '"')
        readQuoted(c);
      else
        word.push_back(c);
    }
  }
  endWord();
  return std::move(words);
}

std::vector<std::string> jir::parseArgumentFile(StringRef text) {
  return WordSplitter(text).run();
}

Expected<std::vector<std::string>>
jir::expandArgumentFiles(ArrayRef<std::string> arguments) {
  std::vector<std::string> result;
  for (StringRef argument : arguments) {
    if (!argument.starts_with("@") || argument == "@") {
      result.push_back(argument.str());
      continue;
    }
    argument = argument.drop_front();
    if (argument.starts_with("@")) {
      result.push_back(argument.str());
    } else {
      auto buffer = MemoryBuffer::getFile(argument);
      if (!buffer)
        return archiveError(argument,
                            "argument file: " + buffer.getError().message());
      for (std::string &word : parseArgumentFile((*buffer)->getBuffer()))
        result.push_back(std::move(word));
    }
  }
  return result;
}

Expected<std::vector<std::string>>
jir::expandPath(ArrayRef<std::string> words) {
  Expected<std::vector<std::string>> expanded = expandArgumentFiles(words);
  if (!expanded)
    return expanded;
  SmallVector<StringRef> parts;
  for (StringRef word : *expanded)
    word.split(parts, ':', -1, /*KeepEmpty=*/false);
  return std::vector<std::string>(parts.begin(), parts.end());
}
