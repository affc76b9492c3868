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
    } else if (word == "receivers") {
      receivers = true;
    } else if (word == "exceptions") {
      exceptions = true;
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

uint32_t Tables::addClass(ClassRow row) {
  std::lock_guard<std::mutex> lock(mutex);
  classes.push_back(std::move(row));
  return static_cast<uint32_t>(classes.size() - 1);
}

bool Tables::isHidden(uint32_t classIndex) {
  std::lock_guard<std::mutex> lock(mutex);
  return classes[classIndex].isHidden;
}

void Tables::setLoader(uint32_t classIndex, uint32_t loaderClass) {
  std::lock_guard<std::mutex> lock(mutex);
  classes[classIndex].loader = loaderClass;
}

void Tables::setOrigin(uint32_t classIndex, uint32_t method, int32_t bci) {
  std::lock_guard<std::mutex> lock(mutex);
  classes[classIndex].originMethod = method;
  classes[classIndex].originBci = bci;
}

bool Tables::findMethod(jmethodID id, uint32_t &index) {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = methodIndices.find(id);
  if (found == methodIndices.end())
    return false;
  index = found->second;
  return true;
}

uint32_t Tables::addMethod(jmethodID id, MethodRow row) {
  std::lock_guard<std::mutex> lock(mutex);
  auto [entry, isNew] =
      methodIndices.try_emplace(id, static_cast<uint32_t>(methods.size()));
  if (isNew)
    methods.push_back(std::move(row));
  return entry->second;
}

std::string Tables::getClassNameOf(uint32_t method) {
  std::lock_guard<std::mutex> lock(mutex);
  int64_t index = methods[method].classIndex;
  return index < 0 ? std::string() : classes[index].name;
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

std::string Tables::format(const AgentOptions &options, bool isComplete) {
  std::lock_guard<std::mutex> lock(mutex);
  std::ostringstream os;
  os << "jir-recording\t1\n";
  os << "O\t" << (isComplete ? "complete" : "cut")
     << (options.edges ? "\tedges" : "")
     << (options.receivers ? "\treceivers" : "")
     << (options.exceptions ? "\texceptions" : "") << "\n";
  for (const ClassRow &row : classes)
    os << "C\t" << escapeField(row.name) << '\t' << (row.isHidden ? 'H' : '-')
       << '\t' << row.loader << '\t' << row.originMethod << '\t'
       << row.originBci << '\n';
  for (const MethodRow &row : methods)
    os << "M\t" << row.classIndex << '\t' << escapeField(row.name) << '\t'
       << escapeField(row.descriptor) << '\t' << (row.isNative ? 'N' : '-')
       << '\n';
  for (const auto &[callee, thread] : roots)
    os << "R\t" << callee << '\t' << escapeField(thread) << '\n';
  for (const auto &[caller, callee, bci] : edges)
    os << "E\t" << caller << '\t' << bci << '\t' << callee << '\n';
  for (const auto &[method, classIndex] : receivers)
    os << "T\t" << method << '\t' << classIndex << '\n';
  for (const auto &[method, bci, classIndex] : throws)
    os << "X\t" << method << '\t' << bci << '\t' << classIndex << '\n';
  os << "end\n";
  return os.str();
}

bool Tables::write(const AgentOptions &options, bool isComplete) {
  std::string text = format(options, isComplete);
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
