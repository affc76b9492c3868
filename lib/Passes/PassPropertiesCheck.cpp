//===- PassPropertiesCheck.cpp - Checking pipelines -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Walks the textual form of a pipeline and tracks which results and which IR
/// properties hold.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Claims/Assumptions.h"
#include "jir/Analysis/Framework/ResultStore.h"
#include "jir/Passes/PassProperties.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace jir;
using llvm::Error;
using llvm::StringRef;

namespace {

/// One element of a pipeline: a pass, or (with `nested`) an operation whose
/// passes stand in `inside`.
struct Element {
  StringRef name;
  StringRef options;
  StringRef inside;
  bool nested = false;
};

/// Takes pipelines in textual form apart. The text was printed by MLIR, which
/// balances braces, brackets and quotes.
class PipelineText {
public:
  explicit PipelineText(StringRef text) : rest(text.trim()) {}

  bool next(Element &element) {
    rest = rest.ltrim(", \n");
    if (rest.empty())
      return false;
    size_t end = rest.find_first_of("{(,");
    element = Element();
    element.name = rest.substr(0, end).trim();
    rest = rest.substr(element.name.empty() ? rest.size() : end);
    if (rest.starts_with("{"))
      element.options = takeBalanced('{', '}');
    if (rest.starts_with("(")) {
      element.nested = true;
      element.inside = takeBalanced('(', ')');
    }
    return true;
  }

private:
  /// What stands between the opening character at the front and its match.
  StringRef takeBalanced(char open, char close) {
    size_t depth = 0, i = 0;
    char quote = 0;
    for (; i < rest.size(); ++i) {
      char c = rest[i];
      if (quote) {
        quote = c == quote ? 0 : quote;
        continue;
      }
      if (c == '"' || c == '\'')
        quote = c;
      else if (c == open)
        ++depth;
      else if (c == close && --depth == 0)
        break;
    }
    StringRef inside = rest.slice(1, i);
    rest = rest.substr(std::min(rest.size(), i + 1));
    return inside;
  }

  StringRef rest;
};

/// The value of an option in `a=1 b=two`; \p fallback when it is not there.
StringRef getOption(StringRef options, StringRef name, StringRef fallback) {
  llvm::SmallVector<StringRef> words;
  options.split(words, ' ');
  for (StringRef word : words)
    if (word.consume_front(name) && word.consume_front("="))
      return word.trim("'\"{}");
  return fallback;
}

/// Follows a pipeline pass by pass.
class Checker {
public:
  explicit Checker(llvm::ArrayRef<PassProperties> declarations)
      : declarations(declarations) {}

  Error run(StringRef text, bool isNested);
  /// Notes a file that \p writer writes; an error when another does so too.
  Error addOutput(StringRef path, StringRef writer);

private:
  Error checkOptions(const Element &element, const PassProperties &row);
  const PassProperties *find(StringRef pass) const {
    for (const PassProperties &row : declarations)
      if (row.pass == pass)
        return &row;
    return nullptr;
  }
  Error checkPass(const Element &element);
  Error checkResult(const Element &element, const PassProperties &row);
  void endResults(StringRef by);

  llvm::ArrayRef<PassProperties> declarations;
  /// Passes whose results are valid.
  llvm::StringSet<> results;
  /// Passes whose results were valid, and the pass that ended each.
  llvm::StringMap<std::string> ended;
  llvm::StringSet<> properties;
  /// Who writes which file.
  llvm::StringMap<std::string> outputs;
};

} // namespace

void Checker::endResults(StringRef by) {
  for (auto &result : results)
    ended[result.first()] = by.str();
  results.clear();
}

Error Checker::checkResult(const Element &element, const PassProperties &row) {
  if (!row.needsOnlyWith.empty()) {
    auto [option, value] = row.needsOnlyWith.split('=');
    if (getOption(element.options, option, "") != value)
      return Error::success();
  }
  std::string source = ResultStore::getPassOfSource(
      getOption(element.options, "from", row.from));
  const PassProperties *giver = find(source);
  if (!giver || giver->gives.empty() ||
      (giver->gives != row.needs && giver->gives != row.needsOr)) {
    std::vector<std::string> givers;
    for (const PassProperties &other : declarations)
      if (other.gives == row.needs)
        givers.push_back(other.pass.str());
    return inputError(row.pass + " reads a " + row.needs + ", and " + source +
                      " gives none; these do: " + llvm::join(givers, ", "));
  }
  if (results.contains(source))
    return Error::success();
  auto end = ended.find(source);
  if (end == ended.end())
    return inputError(row.pass + " needs the " + row.needs + " of " + source +
                      ": add " + source + " before it");
  return inputError(row.pass + " needs the " + row.needs + " of " + source +
                    ", which ended with " + end->second + ": add " + source +
                    " between " + end->second + " and " + row.pass);
}

/// Streams and devices may be written by many.
Error Checker::addOutput(StringRef path, StringRef writer) {
  if (path.empty() || path == "-" || path.starts_with("/dev/"))
    return Error::success();
  llvm::SmallString<128> whole(path);
  if (std::error_code error = llvm::sys::fs::make_absolute(whole))
    return inputError(path + ": " + error.message());
  llvm::sys::path::remove_dots(whole, /*remove_dot_dot=*/true);
  auto [entry, isNew] = outputs.try_emplace(whole, writer.str());
  if (isNew)
    return Error::success();
  return inputError("both " + entry->second + " and " + writer +
                    " would write " + path + ": name another file");
}

Error Checker::checkOptions(const Element &element, const PassProperties &row) {
  for (const OptionChoice &choice : row.choices) {
    StringRef value =
        getOption(element.options, choice.option, choice.values.front());
    if (llvm::is_contained(choice.values, value))
      continue;
    return inputError(
        row.pass + ": unknown " + choice.option + "=" + value + "; expected " +
        llvm::join(llvm::ArrayRef(choice.values).drop_back(), ", ") + " or " +
        choice.values.back());
  }
  StringRef assumptions = getOption(element.options, "assumptions", "");
  if (!assumptions.empty()) {
    llvm::Expected<AssumptionSet> parsed = AssumptionSet::parse(assumptions);
    if (!parsed)
      return inputError(row.pass + ": " + llvm::toString(parsed.takeError()));
  }
  return addOutput(getOption(element.options, "output", ""), row.pass);
}

Error Checker::checkPass(const Element &element) {
  const PassProperties *row = find(element.name);
  if (!row) {
    endResults(element.name);
    return Error::success();
  }
  if (Error error = checkOptions(element, *row))
    return error;
  if (!row->needs.empty())
    if (Error error = checkResult(element, *row))
      return error;
  for (StringRef property : row->requiresOfIR) {
    if (properties.contains(property))
      continue;
    for (const PassProperties &other : declarations)
      if (llvm::is_contained(other.establishes, property))
        return inputError(row->pass + " needs " + property + ": add " +
                          other.pass + " before it");
  }
  if (!row->keepsResults)
    endResults(row->pass);
  for (StringRef property : row->ends)
    properties.erase(property);
  for (StringRef property : row->establishes)
    properties.insert(property);
  if (!row->gives.empty())
    results.insert(row->pass);
  return Error::success();
}

Error Checker::run(StringRef text, bool isNested) {
  PipelineText pipeline(text);
  Element element;
  while (pipeline.next(element)) {
    if (!element.nested) {
      if (Error error = checkPass(element))
        return error;
      continue;
    }
    if (Error error = run(element.inside, /*isNested=*/true))
      return error;
    // MLIR ends the analyses of a module behind each pipeline nested in it.
    if (isNested)
      endResults(element.name);
  }
  return Error::success();
}

Error jir::checkPipeline(StringRef pipeline,
                         llvm::ArrayRef<PassProperties> declarations,
                         StringRef moduleOutput) {
  Checker checker(declarations);
  if (Error error = checker.addOutput(moduleOutput, "-o"))
    return error;
  return checker.run(pipeline, /*isNested=*/false);
}

bool jir::hasAnalysis(StringRef pipeline,
                      llvm::ArrayRef<PassProperties> declarations) {
  PipelineText text(pipeline);
  Element element;
  while (text.next(element)) {
    if (element.nested
            ? hasAnalysis(element.inside, declarations)
            : llvm::any_of(declarations, [&](const PassProperties &row) {
                return row.pass == element.name && !row.gives.empty();
              }))
      return true;
  }
  return false;
}
