//===- TextOperations.cpp - What methods make of texts ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exact on texts that are known; of others what is known goes on. An unknown
// part counts as long enough for whatever is cut out of it.
//
//===----------------------------------------------------------------------===//

#include "TextOperations.h"
#include "TextPattern.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"

using namespace jir;

using Results = llvm::SmallVector<std::string, 1>;

/// The most places at which a text is cut where the place is not known.
static constexpr size_t kMostCuts = 16;
/// The longest text that is put together by repeating one.
static constexpr size_t kLongest = 1024;

bool jir::matchesText(llvm::StringRef text, llvm::StringRef name) {
  auto [prefix, rest] = text.split(kAnyText);
  if (prefix.size() == text.size())
    return text == name;
  if (!name.consume_front(prefix))
    return false;
  while (true) {
    auto [part, more] = rest.split(kAnyText);
    if (part.size() == rest.size())
      return name.ends_with(part);
    size_t found = name.find(part);
    if (found == llvm::StringRef::npos)
      return false;
    name = name.drop_front(found + part.size());
    rest = more;
  }
}

bool jir::tellsMember(llvm::StringRef text, unsigned prefix, unsigned suffix) {
  auto [begin, rest] = text.split(kAnyText);
  return begin.size() == text.size() || begin.size() >= prefix ||
         rest.size() - rest.count(kAnyText) >= suffix;
}

static std::string getAny() { return std::string(1, kAnyText); }

static bool isKnown(llvm::StringRef text) { return !text.contains(kAnyText); }

/// Two unknown parts beside each other are one.
static void append(std::string &text, llvm::StringRef added) {
  if (!text.empty() && text.back() == kAnyText)
    added = added.ltrim(kAnyText);
  text += added;
}

//===----------------------------------------------------------------------===//
// Cutting
//===----------------------------------------------------------------------===//

/// Whether a name may begin with a character, or go on with it.
static bool isOfName(char c) {
  return llvm::isAlnum(c) || c == '_' || c == '$' || c == '.';
}

/// The place in a text, unknown parts counted as one character; nothing if
/// that is not known. A place out of the text throws.
static std::optional<int64_t> findPlace(llvm::StringRef text,
                                        const TextNumber &number) {
  size_t first = std::min(text.find(kAnyText), text.size());
  size_t last = text.rfind(kAnyText);
  size_t afterLast = last == llvm::StringRef::npos ? 0 : last + 1;
  bool isWhole = isKnown(text);
  switch (number.kind) {
  case TextNumber::Kind::None:
    return int64_t(text.size());
  case TextNumber::Kind::Unknown:
    return std::nullopt;
  case TextNumber::Kind::Constant:
    if (isWhole || (number.value >= 0 && size_t(number.value) <= first))
      return number.value;
    return std::nullopt;
  case TextNumber::Kind::IndexOf: {
    size_t found = text.take_front(first).find(number.looked);
    if (found == llvm::StringRef::npos)
      return isWhole ? std::optional<int64_t>(-1 + number.value) : std::nullopt;
    return int64_t(found) + number.value;
  }
  case TextNumber::Kind::LastIndexOf: {
    size_t found = text.drop_front(afterLast).rfind(number.looked);
    if (found == llvm::StringRef::npos)
      return isWhole ? std::optional<int64_t>(-1 + number.value) : std::nullopt;
    return int64_t(found + afterLast) + number.value;
  }
  case TextNumber::Kind::Length:
    if (isWhole || int64_t(text.size()) + number.value >= int64_t(afterLast))
      return int64_t(text.size()) + number.value;
    return std::nullopt;
  }
  llvm_unreachable("a kind without a place");
}

/// Cuts at an unknown place: where words begin or end.
static Results cutAnywhere(llvm::StringRef text, bool isFront) {
  Results results = {getAny()};
  for (size_t i = 1; i < text.size() && results.size() < kMostCuts; ++i) {
    bool isBorder = isFront ? !isOfName(text[i - 1]) || text[i - 1] == '.'
                            : !isOfName(text[i]) || text[i] == '.';
    if (isBorder && isOfName(text[isFront ? i : i - 1]))
      results.push_back(
          (isFront ? text.drop_front(i) : text.take_front(i)).str());
  }
  return results;
}

static Results cut(llvm::StringRef text, const TextNumber &begin,
                   const TextNumber &end) {
  std::optional<int64_t> from = findPlace(text, begin);
  std::optional<int64_t> to = findPlace(text, end);
  if (from && to) {
    if (*from < 0 || *to > int64_t(text.size()) || *from > *to)
      return {};
    return {text.slice(*from, *to).str()};
  }
  size_t first = std::min(text.find(kAnyText), text.size());
  if (isKnown(text)) {
    if (to && *to >= 0 && *to <= int64_t(text.size()))
      return cutAnywhere(text.take_front(*to), /*isFront=*/true);
    if (from && *from >= 0 && *from <= int64_t(text.size()))
      return cutAnywhere(text.drop_front(*from), /*isFront=*/false);
    return {getAny()};
  }
  // What is before the first unknown part, and after the last.
  std::string result;
  if (from && *from >= 0 && *from <= int64_t(first))
    result = text.slice(*from, first).str();
  result += kAnyText;
  size_t last = text.rfind(kAnyText);
  if (to && *to > int64_t(last) && *to <= int64_t(text.size()))
    result += text.slice(last + 1, *to).str();
  return {result};
}

/// The parts of a text between matches, at most so many. Without a limit (0)
/// empty ones at the end are left out.
static Results split(llvm::StringRef text, const TextPattern &pattern,
                     int32_t most = 0) {
  Results parts;
  std::string part;
  for (size_t i = 0; i < text.size();) {
    bool isLast = most > 0 && parts.size() + 1 == size_t(most);
    std::optional<size_t> length =
        isLast ? std::nullopt : pattern.match(text.drop_front(i));
    if (length && *length) {
      // A match at the begin of the text ends an empty part.
      parts.push_back(part);
      part.clear();
      i += *length;
    } else {
      part += text[i++];
    }
  }
  parts.push_back(part);
  while (!most && parts.size() > 1 && parts.back().empty())
    parts.pop_back();
  return parts;
}

/// What is between separators of whatever kind.
static Results takeWords(llvm::StringRef text) {
  Results words = split(text, *TextPattern::parse("[^a-zA-Z0-9_$.]+"));
  words.push_back(getAny());
  return words;
}

static Results takePart(llvm::StringRef text, llvm::StringRef expression,
                        const TextNumber &number, const TextNumber &most) {
  std::optional<TextPattern> pattern =
      isKnown(expression) ? TextPattern::parse(expression) : std::nullopt;
  if (!pattern)
    return takeWords(text);
  bool isLimited = most.kind != TextNumber::Kind::None;
  bool isLimitKnown = most.kind == TextNumber::Kind::Constant;
  Results parts = split(text, *pattern, isLimitKnown ? most.value : 0);
  if (!isKnown(text) || (isLimited && !isLimitKnown)) {
    // An unknown part may have separators, and the last one may be longer.
    parts.push_back(getAny());
    return parts;
  }
  if (number.kind != TextNumber::Kind::Constant)
    return parts;
  if (number.value < 0 || size_t(number.value) >= parts.size())
    return {};
  return {parts[number.value]};
}

//===----------------------------------------------------------------------===//
// Replacing
//===----------------------------------------------------------------------===//

static Results replace(llvm::StringRef text, llvm::StringRef looked,
                       llvm::StringRef by) {
  if (!isKnown(looked))
    return {getAny()};
  std::string result;
  if (looked.empty()) {
    for (char c : text)
      result += by.str() + c;
    return {result + by.str()};
  }
  while (true) {
    size_t found = text.find(looked);
    append(result, text.take_front(found));
    if (found == llvm::StringRef::npos)
      return {result};
    append(result, by);
    text = text.drop_front(found + looked.size());
  }
}

static Results replaceCharacter(llvm::StringRef text, const TextNumber &looked,
                                const TextNumber &by) {
  if (looked.kind != TextNumber::Kind::Constant ||
      by.kind != TextNumber::Kind::Constant || looked.value > 127 ||
      by.value > 127)
    return {getAny()};
  std::string result = text.str();
  std::replace(result.begin(), result.end(), char(looked.value),
               char(by.value));
  return {result};
}

/// What a replacement with escapes represents; nothing if it names groups.
static std::optional<std::string> readReplacement(llvm::StringRef by) {
  std::string result;
  for (size_t i = 0; i < by.size(); ++i) {
    if (by[i] == '$' || (by[i] == '\\' && i + 1 == by.size()))
      return std::nullopt;
    result += by[i] == '\\' ? by[++i] : by[i];
  }
  return result;
}

static Results replaceMatches(llvm::StringRef text, llvm::StringRef expression,
                              llvm::StringRef replacement, bool isFirstOnly) {
  std::optional<TextPattern> pattern =
      isKnown(expression) ? TextPattern::parse(expression) : std::nullopt;
  std::optional<std::string> by = readReplacement(replacement);
  if (!pattern || !by)
    return {getAny()};
  std::string result;
  bool isDone = false;
  while (!text.empty()) {
    std::optional<size_t> length = isDone ? std::nullopt : pattern->match(text);
    if (length && *length) {
      append(result, *by);
      text = text.drop_front(*length);
      isDone = isFirstOnly;
    } else {
      append(result, text.take_front(1));
      text = text.drop_front();
    }
  }
  return {result};
}

//===----------------------------------------------------------------------===//
// Putting together
//===----------------------------------------------------------------------===//

/// Arguments of another kind than text come as unknown ones.
static Results format(llvm::ArrayRef<llvm::StringRef> texts) {
  llvm::StringRef rest = texts.front();
  llvm::ArrayRef<llvm::StringRef> arguments = texts.drop_front();
  std::string result;
  size_t next = 0;
  while (!rest.empty()) {
    size_t percent = rest.find('%');
    append(result, rest.take_front(percent));
    if (percent == llvm::StringRef::npos)
      break;
    rest = rest.drop_front(percent + 1);
    size_t index = next;
    llvm::StringRef digits = rest.take_while(llvm::isDigit);
    bool isIndexed = false;
    if (!digits.empty() && rest.drop_front(digits.size()).starts_with("$")) {
      unsigned place = 0;
      isIndexed = !digits.getAsInteger(10, place) && place > 0;
      index = isIndexed ? place - 1 : index;
      rest = rest.drop_front(digits.size() + 1);
    }
    llvm::StringRef flags = rest.take_until(
        [](char c) { return llvm::isAlpha(c) || c == '%' || c == kAnyText; });
    rest = rest.drop_front(flags.size());
    char conversion = rest.empty() ? kAnyText : rest.front();
    rest = rest.drop_front(rest.empty() ? 0 : 1);
    if (conversion == '%' || conversion == 'n') {
      append(result, conversion == '%' ? "%" : "\n");
      continue;
    }
    next += !isIndexed;
    bool isText = (conversion == 's' || conversion == 'S') && flags.empty() &&
                  index < arguments.size();
    std::string argument = isText ? arguments[index].str() : getAny();
    append(result,
           conversion == 'S' ? llvm::StringRef(argument).upper() : argument);
  }
  return {result};
}

/// What MessageFormat makes; formats in braces come as unknown ones.
static Results formatMessage(llvm::ArrayRef<llvm::StringRef> texts) {
  llvm::ArrayRef<llvm::StringRef> arguments = texts.drop_front();
  std::string result;
  bool isQuoted = false;
  for (llvm::StringRef rest = texts.front(); !rest.empty();) {
    if (rest.consume_front("''")) {
      append(result, "'");
    } else if (rest.consume_front("'")) {
      isQuoted = !isQuoted;
    } else if (isQuoted || rest.front() != '{') {
      append(result, rest.take_front(1));
      rest = rest.drop_front();
    } else {
      auto [inside, after] = rest.drop_front().split('}');
      unsigned index = 0;
      bool isText = !inside.getAsInteger(10, index) && index < arguments.size();
      append(result, isText ? arguments[index].str() : getAny());
      // One format within another is unknown up to the end.
      if (inside.contains('{'))
        return {result};
      rest = after;
    }
  }
  return {result};
}

/// What a builder's insert, delete and replace make.
static Results splice(llvm::StringRef text, llvm::StringRef by,
                      const TextNumber &begin, const TextNumber &end) {
  std::optional<int64_t> from = findPlace(text, begin);
  std::optional<int64_t> to = findPlace(text, end);
  if (!from || !to)
    return {getAny()};
  int64_t size = text.size();
  if (*from < 0 || *from > size || *from > *to)
    return {};
  std::string result = text.take_front(*from).str();
  append(result, by);
  append(result, text.drop_front(std::min(*to, size)));
  return {result};
}

/// All but the first are taken or left out.
static Results putInAnyOrder(llvm::ArrayRef<llvm::StringRef> texts,
                             llvm::StringRef between) {
  llvm::SmallVector<size_t> order;
  for (size_t i = 0; i < texts.size(); ++i)
    order.push_back(i);
  Results results;
  do {
    std::string whole;
    bool hasFirst = false;
    for (size_t i : order) {
      if (i != order.front())
        append(whole, between);
      append(whole, texts[i]);
      hasFirst |= i == 0;
      if (hasFirst && !llvm::is_contained(results, whole))
        results.push_back(whole);
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return results;
}

static Results repeat(llvm::StringRef text, const TextNumber &number) {
  if (number.kind != TextNumber::Kind::Constant)
    return {getAny()};
  if (number.value < 0)
    return {};
  if (text.size() * number.value > kLongest)
    return {getAny()};
  std::string result;
  for (int32_t i = 0; i < number.value; ++i)
    append(result, text);
  return {result};
}

//===----------------------------------------------------------------------===//
// Decoding
//===----------------------------------------------------------------------===//

/// Other characters than those of ASCII are in no name.
static Results decodeAddress(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    unsigned code = 0;
    if (text.front() != '%') {
      append(result, text.front() == '+' ? " " : text.take_front(1));
      text = text.drop_front();
      continue;
    }
    if (text.size() < 3 || text.substr(1, 2).getAsInteger(16, code) ||
        code < 2 || code > 127)
      return {getAny()};
    result += char(code);
    text = text.drop_front(3);
  }
  return {result};
}

static Results decodeBase64(llvm::StringRef text) {
  std::vector<char> bytes;
  if (llvm::Error error = llvm::decodeBase64(text, bytes)) {
    llvm::consumeError(std::move(error));
    return {getAny()};
  }
  if (llvm::any_of(bytes, [](char c) { return c < 2; }))
    return {getAny()};
  return {std::string(bytes.begin(), bytes.end())};
}

static std::string trim(llvm::StringRef text, bool isFront, bool isBack) {
  // What String.trim takes away; unknown parts stay.
  auto isBlank = [](char c) { return uint8_t(c) <= ' ' && c != kAnyText; };
  while (isFront && !text.empty() && isBlank(text.front()))
    text = text.drop_front();
  while (isBack && !text.empty() && isBlank(text.back()))
    text = text.drop_back();
  return text.str();
}

static std::string getSimpleName(llvm::StringRef name) {
  if (size_t package = name.rfind('.'); package != llvm::StringRef::npos)
    name = name.drop_front(package + 1);
  size_t outer = name.rfind('$');
  if (outer == llvm::StringRef::npos || outer + 1 == name.size())
    return name.str();
  // A local class's has a number before it; an anonymous one's is empty.
  return name.drop_front(outer + 1).ltrim("0123456789").str();
}

llvm::SmallVector<std::string, 1>
jir::evaluate(TextOperation operation, llvm::ArrayRef<llvm::StringRef> texts,
              llvm::ArrayRef<TextNumber> numbers) {
  static const TextNumber none;
  auto number = [&](size_t index) -> const TextNumber & {
    return index < numbers.size() ? numbers[index] : none;
  };
  llvm::StringRef text = texts.empty() ? "" : texts.front();
  switch (operation) {
  case TextOperation::Concatenate:
  case TextOperation::Reverse: {
    std::string whole;
    for (llvm::StringRef each : texts)
      append(whole, each);
    if (operation == TextOperation::Reverse)
      std::reverse(whole.begin(), whole.end());
    return {whole};
  }
  case TextOperation::AnyOrder:
    return putInAnyOrder(texts, "");
  case TextOperation::JoinAnyOrder:
    return putInAnyOrder(texts.drop_front(), text);
  case TextOperation::DecodeAddress:
    return decodeAddress(text);
  case TextOperation::DecodeBase64:
    return decodeBase64(text);
  case TextOperation::Trim:
    return {trim(text, true, true)};
  case TextOperation::TrimIndent:
    return {text.contains('\n') || !isKnown(text) ? getAny()
                                                  : trim(text, true, true)};
  case TextOperation::TrimFront:
    return {trim(text, true, false)};
  case TextOperation::TrimBack:
    return {trim(text, false, true)};
  case TextOperation::Lower:
    return {text.lower()};
  case TextOperation::Upper:
    return {text.upper()};
  case TextOperation::ReplaceCharacter:
    return replaceCharacter(text, number(0), number(1));
  case TextOperation::Replace:
    return replace(text, texts[1], texts[2]);
  case TextOperation::ReplaceAll:
  case TextOperation::ReplaceFirst:
    return replaceMatches(text, texts[1], texts[2],
                          operation == TextOperation::ReplaceFirst);
  case TextOperation::Substring:
    return cut(text, number(0), number(1));
  case TextOperation::Splice:
    return splice(text, texts[1], number(0), number(1));
  case TextOperation::Words:
    return takeWords(text);
  case TextOperation::Split:
    return takePart(text, texts[1], number(0), number(1));
  case TextOperation::Format:
    return format(texts);
  case TextOperation::FormatMessage:
    return formatMessage(texts);
  case TextOperation::Repeat:
    return repeat(text, number(0));
  case TextOperation::SimpleName:
    return {getSimpleName(text)};
  case TextOperation::PackageName:
    if (!isKnown(text))
      return {getAny()};
    return {text.contains('.') ? text.rsplit('.').first.str() : ""};
  case TextOperation::CanonicalName: {
    std::string result = text.str();
    std::replace(result.begin(), result.end(), '$', '.');
    return {result};
  }
  }
  llvm_unreachable("an operation that is not evaluated");
}
