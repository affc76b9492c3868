//===- Recording.cpp - What ran in real runs --------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reading, merging and writing recordings.
///
//===----------------------------------------------------------------------===//

#include "jir/Recording/Recording.h"
#include "RecordingParser.h"
#include "jir/Support/InputError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <zlib.h>

using namespace jir;
using namespace llvm;

/// The most bytes that a recording may unpack to: a damaged or hostile file
/// must not fill the memory.
static constexpr size_t kMaxUnpacked = size_t(4) << 30;

Expected<Recording> Recording::read(StringRef path) {
  std::string text;
  gzFile file = gzopen(path.str().c_str(), "rb");
  if (!file)
    return inFile(inputError("cannot be opened"), path);
  std::vector<char> block(size_t(1) << 20);
  int got;
  while ((got = gzread(file, block.data(), block.size())) > 0 &&
         text.size() < kMaxUnpacked)
    text.append(block.data(), got);
  int code = Z_OK;
  std::string problem = got < 0 ? gzerror(file, &code) : "";
  gzclose(file);
  if (!problem.empty())
    return inFile(inputError("is damaged: " + problem), path);
  if (text.size() >= kMaxUnpacked)
    return inFile(inputError("unpacks to more than 4 GB"), path);
  return parse(text, path);
}

/// Merging into an empty recording assigns every row its key.
Expected<Recording> Recording::parse(StringRef text, StringRef name) {
  Recording parsed;
  if (Error problem = RecordingParser(text, name, parsed).run())
    return problem;
  Recording result;
  result.merge(parsed);
  return result;
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

/// Of a hidden class the number and the suffix differ from run to run:
/// `A$$Lambda$14/0x7f...`. What stays is the name before them.
static StringRef getStableName(StringRef name) {
  name = name.split('/').first;
  return name.rtrim("0123456789");
}

std::string Recording::getOriginName(const RecordedClass &row) const {
  if (row.originMethod < 0)
    return "";
  const RecordedMethod &origin = methods[row.originMethod];
  return (classes[origin.classIndex].name + "." + origin.name +
          origin.descriptor + "@" + Twine(row.originBci))
      .str();
}

std::string Recording::getClassKey(const RecordedClass &row) const {
  if (!row.isHidden || row.originMethod < 0)
    return row.name;
  return (getStableName(row.name) + "/" + getOriginName(row)).str();
}

uint32_t Recording::addClass(const RecordedClass &row) {
  auto [entry, isNew] = classKeys.try_emplace(getClassKey(row), classes.size());
  if (isNew) {
    classes.push_back(row);
    return entry->second;
  }
  // The same row whatever the order of merging.
  RecordedClass &known = classes[entry->second];
  known.name = std::min(known.name, row.name);
  known.isDefinedByProgram |= row.isDefinedByProgram;
  if (known.source.empty() ||
      (!row.source.empty() && row.source < known.source))
    known.source = row.source;
  std::string knownOrigin = getOriginName(known), origin = getOriginName(row);
  if (!origin.empty() && (knownOrigin.empty() || origin < knownOrigin)) {
    known.originMethod = row.originMethod;
    known.originBci = row.originBci;
  }
  return entry->second;
}

uint32_t Recording::addMethod(const RecordedMethod &row) {
  std::string key =
      (Twine(row.classIndex) + " " + row.name + row.descriptor).str();
  auto [entry, isNew] = methodKeys.try_emplace(key, methods.size());
  if (isNew)
    methods.push_back(row);
  return entry->second;
}

void Recording::merge(const Recording &other) {
  bool isFirst = classes.empty() && methods.empty();
  std::vector<int64_t> classMap(other.classes.size(), -1);
  std::vector<int64_t> methodMap(other.methods.size(), -1);
  // An origin is a method of another class, and hidden classes may have hidden
  // origins: the chain ends, since a class comes after its origin, but a
  // damaged file may have a circle, so the depth is bounded.
  std::function<uint32_t(uint32_t, unsigned)> mapClass;
  auto mapMethod = [&](uint32_t index, unsigned depth) {
    if (methodMap[index] < 0) {
      RecordedMethod row = other.methods[index];
      row.classIndex = mapClass(row.classIndex, depth);
      methodMap[index] = addMethod(row);
    }
    return static_cast<uint32_t>(methodMap[index]);
  };
  mapClass = [&](uint32_t index, unsigned depth) -> uint32_t {
    if (classMap[index] >= 0)
      return classMap[index];
    RecordedClass row = other.classes[index];
    row.loader = -1;
    row.originMethod =
        row.originMethod >= 0 && depth < 64
            ? static_cast<int64_t>(mapMethod(row.originMethod, depth + 1))
            : -1;
    if (classMap[index] < 0)
      classMap[index] = addClass(row);
    return classMap[index];
  };
  for (uint32_t i = 0; i < other.classes.size(); ++i)
    mapClass(i, 0);
  for (uint32_t i = 0; i < other.classes.size(); ++i)
    if (other.classes[i].loader >= 0)
      classes[classMap[i]].loader = classMap[other.classes[i].loader];
  for (uint32_t i = 0; i < other.methods.size(); ++i)
    mapMethod(i, 0);
  for (auto [caller, bci, callee] : other.edges)
    edges.insert({methodMap[caller], bci, methodMap[callee]});
  for (const auto &[method, thread] : other.roots)
    roots.insert({methodMap[method], thread});
  for (auto [method, classIndex] : other.receivers)
    receivers.insert({methodMap[method], classMap[classIndex]});
  for (auto [method, bci, classIndex] : other.throws)
    throws.insert({methodMap[method], bci, classMap[classIndex]});
  for (auto [method, bci, callee] : other.requests)
    requests.insert({methodMap[method], bci, methodMap[callee]});
  for (RecordedWrite row : other.writes) {
    row.method = methodMap[row.method];
    row.target = classMap[row.target];
    if (row.value >= 0)
      row.value = classMap[row.value];
    writes.insert(std::move(row));
  }
  mergeContexts(other, methodMap);
  complete = complete && other.complete;
  withEdges = isFirst ? other.withEdges : withEdges && other.withEdges;
  withReceivers =
      isFirst ? other.withReceivers : withReceivers && other.withReceivers;
  withExceptions =
      isFirst ? other.withExceptions : withExceptions && other.withExceptions;
  withContexts =
      isFirst ? other.withContexts : withContexts && other.withContexts;
}

void Recording::mergeContexts(const Recording &other,
                              ArrayRef<int64_t> methodMap) {
  std::vector<int64_t> places;
  places.reserve(other.contexts.size());
  for (RecordedContext row : other.contexts) {
    if (row.parent >= 0)
      row.parent = places[row.parent];
    row.method = methodMap[row.method];
    auto [entry, isNew] = contextPlaces.try_emplace(
        {row.parent, row.method, row.tags}, contexts.size());
    if (isNew)
      contexts.push_back(row);
    places.push_back(entry->second);
  }
}

std::set<uint32_t> Recording::getEntered() const {
  std::set<uint32_t> entered;
  if (!withEdges)
    for (uint32_t i = 0; i < methods.size(); ++i)
      entered.insert(i);
  for (auto [caller, bci, callee] : edges)
    entered.insert(callee);
  for (const auto &root : roots)
    entered.insert(root.first);
  return entered;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Tabs, line ends and the escape itself become `%09`, `%0A`, `%0D`, `%25`.
static std::string escapeField(StringRef text) {
  std::string result;
  raw_string_ostream os(result);
  for (char c : text) {
    if (c == '\t' || c == '\n' || c == '\r' || c == '%')
      os << '%'
         << (c == '\t'   ? "09"
             : c == '\n' ? "0A"
             : c == '\r' ? "0D"
                         : "25");
    else
      os << c;
  }
  return result;
}

/// Positions of rows once they are sorted by \p less.
template <typename LessT>
static std::vector<uint32_t> getOrder(size_t size, LessT less,
                                      std::vector<uint32_t> &place) {
  std::vector<uint32_t> order(size);
  for (uint32_t i = 0; i < size; ++i)
    order[i] = i;
  llvm::stable_sort(order, less);
  place.resize(size);
  for (uint32_t i = 0; i < size; ++i)
    place[order[i]] = i;
  return order;
}

static void printWrites(raw_ostream &os, const std::set<RecordedWrite> &writes,
                        ArrayRef<uint32_t> methodPlace,
                        ArrayRef<uint32_t> classPlace) {
  std::set<RecordedWrite> sorted;
  for (RecordedWrite row : writes) {
    row.method = methodPlace[row.method];
    row.target = classPlace[row.target];
    if (row.value >= 0)
      row.value = classPlace[row.value];
    sorted.insert(std::move(row));
  }
  for (const RecordedWrite &row : sorted)
    os << "W\t" << row.method << '\t' << row.bci << '\t' << row.target << '\t'
       << escapeField(row.field) << '\t' << row.value << '\n';
}

static std::string formatTags(ContextTags tags) {
  std::string text;
  for (unsigned i = 0; i < kNumContextTags; ++i)
    if (tags & (1u << i))
      text += (text.empty() ? "" : ",") + std::string(kContextTagNames[i]);
  return text.empty() ? "-" : text;
}

/// The trees in preorder, the calls from a node by method and tags.
static void printContexts(raw_ostream &os, ArrayRef<RecordedContext> contexts,
                          ArrayRef<uint32_t> methodPlace) {
  auto key = [&](uint32_t i) {
    return std::make_tuple(contexts[i].parent, methodPlace[contexts[i].method],
                           contexts[i].tags);
  };
  // Calls from one node are neighbours, in the order of printing.
  std::vector<uint32_t> place;
  std::vector<uint32_t> order = getOrder(
      contexts.size(), [&](uint32_t a, uint32_t b) { return key(a) < key(b); },
      place);
  auto getFirst = [&](int64_t parent) {
    return llvm::partition_point(
        order, [&](uint32_t i) { return contexts[i].parent < parent; });
  };
  // What is printed next is last.
  std::vector<std::pair<uint32_t, int64_t>> pending;
  auto push = [&](int64_t parent, int64_t printed) {
    size_t first = pending.size();
    for (auto it = getFirst(parent);
         it != order.end() && contexts[*it].parent == parent; ++it)
      pending.push_back({*it, printed});
    std::reverse(pending.begin() + first, pending.end());
  };
  push(-1, -1);
  for (int64_t printed = 0; !pending.empty(); ++printed) {
    auto [index, parent] = pending.back();
    pending.pop_back();
    os << "N\t" << parent << '\t' << methodPlace[contexts[index].method] << '\t'
       << formatTags(contexts[index].tags) << '\n';
    push(index, printed);
  }
}

void Recording::print(raw_ostream &os) const {
  std::vector<std::string> keys;
  for (const RecordedClass &row : classes)
    keys.push_back(getClassKey(row));
  std::vector<uint32_t> classPlace, methodPlace;
  std::vector<uint32_t> classOrder = getOrder(
      classes.size(), [&](uint32_t a, uint32_t b) { return keys[a] < keys[b]; },
      classPlace);
  auto methodKey = [&](uint32_t i) {
    const RecordedMethod &row = methods[i];
    return std::make_tuple(classPlace[row.classIndex], StringRef(row.name),
                           StringRef(row.descriptor));
  };
  std::vector<uint32_t> methodOrder = getOrder(
      methods.size(),
      [&](uint32_t a, uint32_t b) { return methodKey(a) < methodKey(b); },
      methodPlace);
  os << "jir-recording\t" << kVersion << "\nO\t"
     << (complete ? "complete" : "cut") << (withEdges ? "\tedges" : "")
     << (withReceivers ? "\treceivers" : "")
     << (withExceptions ? "\texceptions" : "")
     << (withContexts ? "\tcontexts" : "") << "\n";
  std::map<StringRef, int64_t> sourcePlace;
  for (const RecordedClass &row : classes)
    if (!row.source.empty())
      sourcePlace[row.source] = 0;
  int64_t numSources = 0;
  for (auto &[source, place] : sourcePlace) {
    place = numSources++;
    os << "S\t" << escapeField(source) << '\n';
  }
  for (uint32_t index : classOrder) {
    const RecordedClass &row = classes[index];
    os << "C\t" << escapeField(row.name) << '\t'
       << (row.isHidden             ? 'H'
           : row.isDefinedByProgram ? 'D'
                                    : '-')
       << '\t'
       << (row.loader < 0 ? -1 : static_cast<int64_t>(classPlace[row.loader]))
       << '\t' << (row.source.empty() ? -1 : sourcePlace[row.source]) << '\t'
       << (row.originMethod < 0
               ? -1
               : static_cast<int64_t>(methodPlace[row.originMethod]))
       << '\t' << row.originBci << '\n';
  }
  for (uint32_t index : methodOrder) {
    const RecordedMethod &row = methods[index];
    os << "M\t" << classPlace[row.classIndex] << '\t' << escapeField(row.name)
       << '\t' << escapeField(row.descriptor) << '\t'
       << (row.isNative     ? 'N'
           : row.isOverpass ? 'O'
                            : '-')
       << '\n';
  }
  std::set<std::pair<uint32_t, StringRef>> sortedRoots;
  for (const auto &[method, thread] : roots)
    sortedRoots.insert({methodPlace[method], thread});
  for (const auto &[method, thread] : sortedRoots)
    os << "R\t" << method << '\t' << escapeField(thread) << '\n';
  auto printFacts = [&](char kind, const std::set<Edge> &facts,
                        const std::vector<uint32_t> &last) {
    std::set<Edge> sorted;
    for (auto [first, bci, second] : facts)
      sorted.insert({methodPlace[first], bci, last[second]});
    for (auto [first, bci, second] : sorted)
      os << kind << '\t' << first << '\t' << bci << '\t' << second << '\n';
  };
  printFacts('E', edges, methodPlace);
  std::set<std::pair<uint32_t, uint32_t>> sortedReceivers;
  for (auto [method, classIndex] : receivers)
    sortedReceivers.insert({methodPlace[method], classPlace[classIndex]});
  for (auto [method, classIndex] : sortedReceivers)
    os << "T\t" << method << '\t' << classIndex << '\n';
  printFacts('X', throws, classPlace);
  printFacts('V', requests, methodPlace);
  printWrites(os, writes, methodPlace, classPlace);
  printContexts(os, contexts, methodPlace);
  os << "end\n";
}

Error Recording::write(raw_ostream &os) const {
  std::string text;
  raw_string_ostream textStream(text);
  print(textStream);
  z_stream stream = {};
  // 16 asks zlib for gzip's header, whose time stays 0: the same bytes each
  // time.
  if (deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) !=
      Z_OK)
    return inputError("zlib cannot start");
  std::vector<char> block(size_t(1) << 16);
  stream.next_in = reinterpret_cast<Bytef *>(text.data());
  int code = Z_OK;
  size_t left = text.size();
  do {
    stream.avail_in =
        static_cast<uInt>(std::min<size_t>(left, size_t(1) << 30));
    left -= stream.avail_in;
    do {
      stream.next_out = reinterpret_cast<Bytef *>(block.data());
      stream.avail_out = block.size();
      code = deflate(&stream, left ? Z_NO_FLUSH : Z_FINISH);
      os.write(block.data(), block.size() - stream.avail_out);
    } while (stream.avail_out == 0);
  } while (left);
  deflateEnd(&stream);
  return code == Z_STREAM_END ? Error::success()
                              : inputError("zlib did not finish");
}
