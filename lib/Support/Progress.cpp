//===- Progress.cpp - What a long run is doing ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements Progress.
//
//===----------------------------------------------------------------------===//

#include "jir/Support/Progress.h"
#include "llvm/Support/Format.h"

#include <sys/resource.h>

using namespace jir;
using namespace llvm;

uint64_t jir::getPeakMegabytes() {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0)
    return 0;
#ifdef __APPLE__
  return uint64_t(usage.ru_maxrss) / 1'000'000;
#else
  return uint64_t(usage.ru_maxrss) * 1024 / 1'000'000;
#endif
}

raw_ostream *Progress::getTerminal() {
  return errs().is_displayed() ? &errs() : nullptr;
}

double Progress::getSeconds() const {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

void Progress::startStage(StringRef name, uint64_t newTotal, StringRef what) {
  if (!os)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  stage = name.str();
  unit = what.str();
  total = newTotal;
  done = 0;
  print();
}

void Progress::advance(uint64_t steps) {
  if (!os)
    return;
  done += steps;
  std::unique_lock<std::mutex> lock(mutex, std::try_to_lock);
  if (lock && Clock::now() - lastPrint > std::chrono::milliseconds(100))
    print();
}

void Progress::print() {
  lastPrint = Clock::now();
  std::string line;
  raw_string_ostream text(line);
  text << stage;
  if (total)
    text << ": " << done.load() << " of " << total << ' ' << unit;
  else if (done)
    text << ": " << done.load() << ' ' << unit;
  text << ", " << format("%.1f", getSeconds()) << " s, " << getPeakMegabytes()
       << " MB";
  size_t width = line.size();
  if (width < printedWidth)
    line.append(printedWidth - width, ' ');
  *os << '\r' << line;
  os->flush();
  printedWidth = width;
}

void Progress::finish() {
  if (!os)
    return;
  std::lock_guard<std::mutex> lock(mutex);
  if (printedWidth) {
    *os << '\r' << std::string(printedWidth, ' ') << '\r';
    os->flush();
  }
  printedWidth = 0;
}
