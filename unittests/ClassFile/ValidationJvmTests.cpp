//===- ValidationJvmTests.cpp - Classes judged by java ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run of java defines and links all hostile classes and truncations; the
// verdicts agree.
//
//===----------------------------------------------------------------------===//

#include "JvmVerdicts.h"
#include "TestClasses.h"
#include <random>

using namespace jir;
using namespace jir::test;
using llvm::StringRef;

static std::vector<llvm::ArrayRef<uint8_t>>
toViews(llvm::ArrayRef<HostileClass> classes) {
  std::vector<llvm::ArrayRef<uint8_t>> views;
  for (const HostileClass &hostile : classes)
    views.push_back(hostile.bytes);
  return views;
}

static StringRef getWord(Verdict verdict) {
  switch (verdict) {
  case Verdict::Ok:
    return "ok";
  case Verdict::Format:
    return "format";
  case Verdict::Verify:
    return "verify";
  }
  return "";
}

/// Copies of the class with one to three bytes changed after the version. The
/// same on every machine.
static void addMutants(HostileClasses &result, const HostileClass &seed,
                       unsigned count, std::mt19937 &random) {
  constexpr size_t versionEnd = 8;
  if (seed.bytes.size() <= versionEnd)
    return;
  auto pick = [&] {
    return versionEnd + random() % (seed.bytes.size() - versionEnd);
  };
  for (unsigned i = 0; i < count; ++i) {
    Bytes bytes(seed.bytes);
    for (unsigned changes = 1 + random() % 3; changes > 0; --changes) {
      size_t at = pick();
      switch (random() % 4) {
      case 0:
        bytes[at] = random();
        break;
      case 1:
        bytes[at] ^= 1 << random() % 8;
        break;
      case 2:
        bytes[at] += random() % 2 ? 1 : -1;
        break;
      default:
        bytes[at] = bytes[pick()];
        break;
      }
    }
    result.addBytes(seed.name + ", mutant " + std::to_string(i), Verdict::Ok,
                    std::move(bytes));
  }
}

TEST(ValidationJvm, TheVerdictsAreTheJvms) {
  HostileClasses classes = makeHostileClasses();
  Bytes small = makeSmallClass();
  classes.addBytes("small class", Verdict::Ok, small);
  for (size_t size = 0; size < small.size(); ++size)
    classes.addBytes("cut to " + std::to_string(size), Verdict::Format,
                     Bytes(small.begin(), small.begin() + size));
  std::vector<std::string> lines = askJvm(toViews(classes.get()));
  ASSERT_EQ(lines.size(), classes.get().size());
  for (auto [hostile, line] : llvm::zip_equal(classes.get(), lines))
    EXPECT_EQ(StringRef(line).split(' ').first, getWord(hostile.verdict))
        << hostile.name << ": " << line;
}

TEST(ValidationJvm, TheVerdictsOnMutantsAreTheJvms) {
  HostileClasses seeds = makeHostileClasses(), mutants;
  std::mt19937 random(1);
  for (const HostileClass &seed : seeds.get())
    addMutants(mutants, seed, 15, random);
  addMutants(mutants, {"small class", Verdict::Ok, makeSmallClass()}, 2000,
             random);
  std::vector<std::string> lines = askJvm(toViews(mutants.get()));
  ASSERT_EQ(lines.size(), mutants.get().size());
  for (auto [mutant, line] : llvm::zip_equal(mutants.get(), lines)) {
    auto [verdict, text] = judge(mutant.bytes);
    StringRef jvm = StringRef(line).split(' ').first;
    std::string what = mutant.name + ": " + line + "; " + text;
    if (jvm == "ok" || jvm == "format") {
      EXPECT_EQ(jvm, getWord(verdict)) << what;
    } else if (jvm == "verify") {
      // The JVM follows the types through the code as well.
      EXPECT_NE(int(verdict), int(Verdict::Format)) << what;
    }
    // Classes that the JVM did not find are not a verdict.
  }
}
