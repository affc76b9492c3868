//===- RecordingParser.cpp - Reading recordings -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The lines of the text form, each checked.
///
//===----------------------------------------------------------------------===//

#include "RecordingParser.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace llvm;

/// Turns `%09` and the like back.
static std::string unescapeField(StringRef field) {
  std::string result;
  for (size_t i = 0; i < field.size(); ++i) {
    unsigned code;
    if (field[i] == '%' && i + 2 < field.size() &&
        !field.substr(i + 1, 2).getAsInteger(16, code)) {
      result += static_cast<char>(code);
      i += 2;
    } else {
      result += field[i];
    }
  }
  return result;
}

Error RecordingParser::error(const Twine &message) {
  return inFile(inputError("line " + Twine(lineNumber) + ": " + message), name);
}

bool RecordingParser::getIndex(StringRef field, size_t limit, uint32_t &index) {
  return !field.getAsInteger(10, index) && index < limit;
}

Error RecordingParser::run() {
  StringRef rest = text;
  while (!rest.empty()) {
    auto [line, after] = rest.split('\n');
    rest = after;
    ++lineNumber;
    if (isEnded)
      return error("text after the end");
    if (Error problem = lineNumber == 1 ? parseHeader(line) : parseLine(line))
      return problem;
  }
  if (!isEnded)
    return error("the recording is cut off: expected a last line 'end'");
  return checkOrigins();
}

Error RecordingParser::parseHeader(StringRef line) {
  auto [word, number] = line.split('\t');
  if (word != "jir-recording" || number.getAsInteger(10, version))
    return error(
        "this is not a recording: expected 'jir-recording' and a version");
  if (version < 1 || version > Recording::kVersion)
    return error("the recording has version " + Twine(version) +
                 ", this tool reads versions 1 to " +
                 Twine(Recording::kVersion));
  return Error::success();
}

Error RecordingParser::parseLine(StringRef line) {
  if (line == "end") {
    isEnded = true;
    return Error::success();
  }
  SmallVector<StringRef, 8> fields;
  line.split(fields, '\t');
  if (fields[0].size() != 1)
    return error("unknown row '" + fields[0] + "'");
  ArrayRef<StringRef> values = ArrayRef(fields).drop_front();
  switch (fields[0][0]) {
  case 'O':
    result.complete = !is_contained(values, "cut");
    result.withEdges = is_contained(values, "edges");
    result.withReceivers = is_contained(values, "receivers");
    result.withExceptions = is_contained(values, "exceptions");
    result.withContexts = is_contained(values, "contexts");
    return Error::success();
  case 'S':
    if (values.size() != 1)
      return error("expected a source: one field");
    sources.push_back(unescapeField(values[0]));
    return Error::success();
  case 'C':
    return parseClass(values);
  case 'M':
    return parseMethod(values);
  case 'E':
  case 'R':
  case 'T':
  case 'X':
  case 'V':
    return parseFact(fields[0][0], values);
  case 'W':
    return parseWrite(values);
  case 'N':
    return parseContext(values);
  default:
    return error("unknown row '" + fields[0] + "'");
  }
}

/// Version 1 has no field for the source.
Error RecordingParser::parseClass(ArrayRef<StringRef> fields) {
  RecordedClass row;
  size_t origin = version == 1 ? 3 : 4;
  int64_t source = -1;
  if (fields.size() != origin + 2 || fields[2].getAsInteger(10, row.loader) ||
      (version > 1 && fields[3].getAsInteger(10, source)) ||
      fields[origin].getAsInteger(10, row.originMethod) ||
      fields[origin + 1].getAsInteger(10, row.originBci))
    return error(version == 1 ? "expected a class: name, H or -, loader, "
                                "origin method, origin index"
                              : "expected a class: name, H, D or -, loader, "
                                "source, origin method, origin index");
  if (source < -1 || source >= static_cast<int64_t>(sources.size()))
    return error("expected the index of a source above, or -1");
  row.name = unescapeField(fields[0]);
  row.isHidden = fields[1] == "H";
  row.isDefinedByProgram = fields[1] == "D";
  if (source >= 0)
    row.source = sources[source];
  result.classes.push_back(std::move(row));
  return Error::success();
}

Error RecordingParser::parseMethod(ArrayRef<StringRef> fields) {
  RecordedMethod row;
  if (fields.size() != 4 ||
      !getIndex(fields[0], result.classes.size(), row.classIndex))
    return error("expected a method: index of a class above, name, descriptor, "
                 "N, O or -");
  row.name = unescapeField(fields[1]);
  row.descriptor = unescapeField(fields[2]);
  row.isNative = fields[3] == "N";
  row.isOverpass = fields[3] == "O";
  result.methods.push_back(std::move(row));
  return Error::success();
}

Error RecordingParser::parseFact(char kind, ArrayRef<StringRef> fields) {
  size_t methods = result.methods.size(), classes = result.classes.size();
  uint32_t first, second;
  int32_t bci;
  if (fields.size() < 2 || !getIndex(fields[0], methods, first))
    return error("expected the index of a method above");
  if (kind == 'R') {
    result.roots.insert({first, unescapeField(fields[1])});
    return Error::success();
  }
  if (kind == 'T') {
    if (!getIndex(fields[1], classes, second))
      return error("expected the index of a class above");
    result.receivers.insert({first, second});
    return Error::success();
  }
  bool isThrow = kind == 'X';
  if (fields.size() != 3 || fields[1].getAsInteger(10, bci) ||
      !getIndex(fields[2], isThrow ? classes : methods, second))
    return error(isThrow ? "expected a throw: method, index, class"
                 : kind == 'E'
                     ? "expected an edge: caller, index or -1, callee"
                     : "expected a request: method, index or -1, callee");
  std::set<Recording::Edge> &facts = isThrow       ? result.throws
                                     : kind == 'E' ? result.edges
                                                   : result.requests;
  facts.insert({first, bci, second});
  return Error::success();
}

Error RecordingParser::parseWrite(ArrayRef<StringRef> fields) {
  RecordedWrite row;
  if (fields.size() != 5 ||
      !getIndex(fields[0], result.methods.size(), row.method) ||
      fields[1].getAsInteger(10, row.bci) ||
      !getIndex(fields[2], result.classes.size(), row.target) ||
      fields[4].getAsInteger(10, row.value) || row.value < -1 ||
      row.value >= static_cast<int64_t>(result.classes.size()))
    return error(
        "expected a write: method, index or -1, class, field, class of "
        "the value or -1");
  row.field = unescapeField(fields[3]);
  result.writes.insert(std::move(row));
  return Error::success();
}

/// Tags of names that are not known make the row an error: without them a cause
/// would be lost.
static bool parseTags(StringRef text, ContextTags &tags) {
  if (text == "-")
    return true;
  SmallVector<StringRef, 4> names;
  text.split(names, ',');
  for (StringRef name : names) {
    const auto *found = llvm::find(kContextTagNames, name);
    if (found == std::end(kContextTagNames))
      return false;
    tags |= 1 << (found - std::begin(kContextTagNames));
  }
  return true;
}

Error RecordingParser::parseContext(ArrayRef<StringRef> fields) {
  RecordedContext row;
  if (fields.size() != 3 || fields[0].getAsInteger(10, row.parent) ||
      row.parent < -1 ||
      row.parent >= static_cast<int64_t>(result.contexts.size()) ||
      !getIndex(fields[1], result.methods.size(), row.method) ||
      !parseTags(fields[2], row.tags))
    return error("expected a context: index of a context above or -1, method, "
                 "tags or -");
  result.contexts.push_back(row);
  return Error::success();
}

/// Loaders and origins may refer to rows further down.
Error RecordingParser::checkOrigins() {
  for (const RecordedClass &row : result.classes)
    if (row.loader < -1 ||
        row.loader >= static_cast<int64_t>(result.classes.size()) ||
        row.originMethod < -1 ||
        row.originMethod >= static_cast<int64_t>(result.methods.size()))
      return inFile(inputError("class " + row.name +
                               " refers to a row that is not there"),
                    name);
  return Error::success();
}
