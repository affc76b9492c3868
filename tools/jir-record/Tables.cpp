//===- Tables.cpp - What a run has told -------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Rows, and their form in the file.
///
//===----------------------------------------------------------------------===//

#include "Tables.h"
#include <cstdio>
#include <sstream>
#include <zlib.h>

using namespace jir::record;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// Turns `%2C` and `%25` back.
static std::string unescapeOption(const std::string &text) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.compare(i, 3, "%2C") == 0 || text.compare(i, 3, "%25") == 0) {
      result += text[i + 2] == 'C' ? ',' : '%';
      i += 2;
    } else {
      result += text[i];
    }
  }
  return result;
}

bool AgentOptions::parse(const std::string &text, std::string &problem) {
  std::istringstream words(text);
  std::string word;
  while (std::getline(words, word, ',')) {
    if (word.rfind("output=", 0) == 0) {
      output = unescapeOption(word.substr(7));
    } else if (word == "edges") {
      edges = true;
    } else if (word == "receivers" || word == "receivers=every") {
      receivers = true;
      everyReceiver = word != "receivers";
    } else if (word == "exceptions") {
      exceptions = true;
    } else if (word == "contexts") {
      contexts = true;
    } else if (word.rfind("contexts=", 0) == 0) {
      contexts = true;
      mostContexts = std::strtoul(word.c_str() + 9, nullptr, 10);
    } else if (word.rfind("interval=", 0) == 0) {
      interval =
          static_cast<unsigned>(std::strtoul(word.c_str() + 9, nullptr, 10));
    } else {
      problem = "unknown option '" + word + "'";
      return false;
    }
  }
  if (output.empty())
    problem = "the option output= is missing";
  return !output.empty();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

ClassFacts *Tables::addClass(ClassRow row, bool isConcrete, bool isOfPlatform) {
  std::lock_guard<std::mutex> lock(mutex);
  ClassFacts &facts = classFacts.emplace_back();
  facts.index = static_cast<uint32_t>(classes.size());
  facts.isConcrete = isConcrete;
  facts.isOfPlatform = isOfPlatform;
  classes.push_back(std::move(row));
  return &facts;
}

ClassFacts *Tables::getClass(uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  return &classFacts[classIndex];
}

bool Tables::isHidden(uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  return classes[classIndex].kind == 'H';
}

void Tables::setLoader(uint32_t classIndex, uint32_t loaderClass) {
  std::lock_guard<std::mutex> lock(mutex);
  classes[classIndex].loader = loaderClass;
}

void Tables::setOrigin(uint32_t classIndex, uint32_t method, int32_t bci) {
  std::lock_guard<std::mutex> lock(mutex);
  ClassRow &row = classes[classIndex];
  row.originMethod = method;
  row.originBci = bci;
  if (row.kind == '-')
    row.kind = 'D';
}

bool Tables::hasOrigin(uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  return classes[classIndex].originMethod >= 0;
}

uint32_t Tables::addSource(const std::string &source) {
  std::lock_guard<std::mutex> lock(mutex);
  auto [entry, isNew] =
      sourceIndices.try_emplace(source, static_cast<uint32_t>(sources.size()));
  if (isNew)
    sources.push_back(source);
  return entry->second;
}

void Tables::setSource(uint32_t classIndex, uint32_t source) {
  std::lock_guard<std::mutex> lock(mutex);
  classes[classIndex].source = source;
}

MethodFacts *Tables::findMethod(jmethodID id) {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = methodsById.find(id);
  return found == methodsById.end() ? nullptr : found->second;
}

MethodFacts *Tables::addMethod(jmethodID id, MethodRow row,
                               const MethodFacts &facts) {
  std::lock_guard<std::mutex> lock(mutex);
  MethodFacts *&entry = methodsById[id];
  if (!entry) {
    entry = &methodFacts.emplace_back(facts);
    entry->index = static_cast<uint32_t>(methods.size());
    methods.push_back(std::move(row));
  }
  return entry;
}

std::string Tables::getClassName(uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  return classes[classIndex].name;
}

std::string Tables::getName(uint32_t method) {
  std::lock_guard<std::mutex> lock(mutex);
  return methods[method].name;
}

std::string Tables::getDescriptor(uint32_t method) {
  std::lock_guard<std::mutex> lock(mutex);
  return methods[method].descriptor;
}

std::string Tables::getClassNameOf(uint32_t method) {
  std::lock_guard<std::mutex> lock(mutex);
  int64_t index = methods[method].classIndex;
  return index < 0 ? std::string() : classes[index].name;
}

bool Tables::isDefiner(uint32_t method) {
  std::lock_guard<std::mutex> lock(mutex);
  const MethodRow &row = methods[method];
  if (!row.isNative || row.name.compare(0, 11, "defineClass") != 0 ||
      row.classIndex < 0)
    return false;
  const std::string &owner = classes[row.classIndex].name;
  return owner == "java.lang.ClassLoader" ||
         owner == "jdk.internal.misc.Unsafe";
}

void Tables::addEdge(uint32_t caller, int32_t bci, uint32_t callee) {
  std::lock_guard<std::mutex> lock(mutex);
  edges.insert({caller, callee, bci});
}

void Tables::addRoot(uint32_t callee, const std::string &threadName) {
  std::lock_guard<std::mutex> lock(mutex);
  roots.insert({callee, threadName});
}

void Tables::addReceiver(uint32_t method, uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  receivers.insert({method, classIndex});
}

void Tables::addThrow(uint32_t method, int32_t bci, uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  throws.insert({method, bci, classIndex});
}

void Tables::addRequest(uint32_t method, int32_t bci, uint32_t callee) {
  std::lock_guard<std::mutex> lock(mutex);
  requests.insert({method, bci, callee});
}

void Tables::addWrite(WriteRow row) {
  std::lock_guard<std::mutex> lock(mutex);
  writes.insert(std::move(row));
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Tabs, line ends and the escape itself become `%09`, `%0A`, `%0D`, `%25`.
static std::string escapeField(const std::string &text) {
  std::string result;
  for (char c : text) {
    if (c == '\t' || c == '\n' || c == '\r' || c == '%') {
      char code[4];
      std::snprintf(code, sizeof(code), "%%%02X",
                    static_cast<unsigned char>(c));
      result += code;
    } else {
      result += c;
    }
  }
  return result;
}

std::string Tables::format(const AgentOptions &options, bool isComplete,
                           const std::string &contexts) {
  std::lock_guard<std::mutex> lock(mutex);
  std::ostringstream os;
  os << "jir-recording\t4\n";
  os << "O\t" << (isComplete ? "complete" : "cut")
     << (options.edges ? "\tedges" : "")
     << (options.receivers ? "\treceivers" : "")
     << (options.exceptions ? "\texceptions" : "")
     << (options.contexts ? "\tcontexts" : "") << "\n";
  for (const std::string &source : sources)
    os << "S\t" << escapeField(source) << '\n';
  for (const ClassRow &row : classes)
    os << "C\t" << escapeField(row.name) << '\t' << row.kind << '\t'
       << row.loader << '\t' << row.source << '\t' << row.originMethod << '\t'
       << row.originBci << '\n';
  for (const MethodRow &row : methods)
    os << "M\t" << row.classIndex << '\t' << escapeField(row.name) << '\t'
       << escapeField(row.descriptor) << '\t'
       << (row.isNative     ? 'N'
           : row.isOverpass ? 'O'
                            : '-')
       << '\n';
  for (const auto &[callee, thread] : roots)
    os << "R\t" << callee << '\t' << escapeField(thread) << '\n';
  for (const auto &[caller, callee, bci] : edges)
    os << "E\t" << caller << '\t' << bci << '\t' << callee << '\n';
  for (const auto &[method, classIndex] : receivers)
    os << "T\t" << method << '\t' << classIndex << '\n';
  for (const auto &[method, bci, classIndex] : throws)
    os << "X\t" << method << '\t' << bci << '\t' << classIndex << '\n';
  for (const auto &[method, bci, callee] : requests)
    os << "V\t" << method << '\t' << bci << '\t' << callee << '\n';
  for (const WriteRow &row : writes)
    os << "W\t" << row.method << '\t' << row.bci << '\t' << row.target << '\t'
       << escapeField(row.field) << '\t' << row.value << '\n';
  os << contexts << "end\n";
  return os.str();
}

bool Tables::write(const AgentOptions &options, bool isComplete,
                   const std::string &contexts) {
  std::string text = format(options, isComplete, contexts);
  std::string aside = options.output + ".part";
  gzFile file = gzopen(aside.c_str(), "wb6");
  if (!file)
    return false;
  bool isWhole = true;
  for (size_t offset = 0; offset < text.size() && isWhole;) {
    unsigned size = static_cast<unsigned>(
        std::min<size_t>(text.size() - offset, size_t(1) << 20));
    isWhole =
        gzwrite(file, text.data() + offset, size) == static_cast<int>(size);
    offset += size;
  }
  isWhole = gzclose(file) == Z_OK && isWhole;
  if (isWhole && std::rename(aside.c_str(), options.output.c_str()) == 0)
    return true;
  std::remove(aside.c_str());
  return false;
}
