//===- RecordingTests.cpp - Tests of recordings -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reading, merging and writing.
///
//===----------------------------------------------------------------------===//

#include "jir/Recording/Recording.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

/// A run of `A.f` calling `A.g` at index 4, by way of a hidden class made at
/// index 0 of `A.f`.
std::string getRun(llvm::StringRef suffix) {
  return ("jir-recording\t1\nO\tcomplete\tedges\n"
          "C\tA\t-\t-1\t-1\t-1\nC\tA$$Lambda$" +
          suffix +
          "\tH\t-1\t0\t0\n"
          "M\t0\tf\t()V\t-\nM\t0\tg\t()V\t-\nM\t1\trun\t()V\t-\n"
          "R\t0\tmain\nE\t0\t4\t2\nE\t2\t1\t1\nend\n")
      .str();
}

Recording parse(llvm::StringRef text) {
  llvm::Expected<Recording> result = Recording::parse(text, "test");
  EXPECT_TRUE(static_cast<bool>(result)) << llvm::toString(result.takeError());
  return result ? std::move(*result) : Recording();
}

std::string print(const Recording &recording) {
  std::string text;
  llvm::raw_string_ostream os(text);
  recording.print(os);
  return text;
}

TEST(Recording, TextFormReadsBackTheSame) {
  std::string text = print(parse(getRun("1/0x10")));
  EXPECT_EQ(text, print(parse(text)));
}

TEST(Recording, EnteredMethodsAreCalleesAndRoots) {
  Recording run =
      parse("jir-recording\t1\nO\tcomplete\tedges\nC\tA\t-\t-1\t-1\t-1\n"
            "M\t0\tcaller\t()V\t-\nM\t0\tcallee\t()V\t-\nM\t0\troot\t()V\t-\n"
            "R\t2\tmain\nE\t0\t1\t1\nend\n");
  std::set<uint32_t> entered = run.getEntered();
  ASSERT_EQ(entered.size(), 2u);
  for (uint32_t index : entered)
    EXPECT_NE(run.getMethods()[index].name, "caller");
}

TEST(Recording, HiddenClassesOfOneInstructionMergeWhateverTheirNumber) {
  Recording merged = parse(getRun("1/0x10"));
  merged.merge(parse(getRun("27/0xffff")));
  EXPECT_EQ(merged.getClasses().size(), 2u);
  EXPECT_EQ(merged.getMethods().size(), 3u);
  EXPECT_EQ(merged.getEdges().size(), 2u);
}

TEST(Recording, MergingDoesNotDependOnTheOrder) {
  Recording ab = parse(getRun("1/0x10")), ba = parse(getRun("27/0xffff"));
  ab.merge(parse(getRun("27/0xffff")));
  ba.merge(parse(getRun("1/0x10")));
  EXPECT_EQ(print(ab), print(ba));
}

/// The value is null, whose class is -1.
TEST(Recording, WritesOfNullAreKept) {
  std::string text =
      "jir-recording\t3\nO\tcomplete\tedges\nC\tA\t-\t-1\t-1\t-1\t-1\n"
      "M\t0\tf\t()V\t-\nR\t0\tmain\nW\t0\t3\t0\tnext\t-1\nend\n";
  Recording merged = parse(text);
  merged.merge(parse(text));
  Recording again = parse(print(merged));
  ASSERT_EQ(again.getWrites().size(), 1u);
  EXPECT_EQ(again.getWrites().begin()->value, -1);
}

/// A run whose contexts are `f`, `f` to `g` and `f` to `g` with a tag.
const char *kContexts =
    "jir-recording\t4\nO\tcomplete\tedges\tcontexts\nC\tA\t-\t-1\t-1\t-1\t-1\n"
    "M\t0\tf\t()V\t-\nM\t0\tg\t()V\t-\nR\t0\tmain\nE\t0\t3\t1\n"
    "N\t-1\t0\t-\nN\t0\t1\t-\nN\t0\t1\tlambda,nocallsite\nend\n";

TEST(Recording, ContextsAreOneWhereTheirPathsAndTagsAre) {
  Recording merged = parse(kContexts);
  merged.merge(parse(kContexts));
  ASSERT_EQ(merged.getContexts().size(), 3u);
  EXPECT_EQ(merged.getContexts()[2].parent, 0);
  EXPECT_EQ(merged.getContexts()[2].tags, kTagLambda | kTagNoCallSite);
  EXPECT_EQ(print(parse(print(merged))), kContexts);
}

TEST(Recording, ATagThatIsNotKnownIsAnError) {
  llvm::Expected<Recording> result = Recording::parse(
      "jir-recording\t4\nC\tA\t-\t-1\t-1\t-1\t-1\nM\t0\tf\t()V\t-\n"
      "N\t-1\t0\tlambda,other\nend\n",
      "test");
  ASSERT_FALSE(static_cast<bool>(result));
  EXPECT_EQ(llvm::toString(result.takeError()),
            "test: line 4: expected a context: index of a context above or -1, "
            "method, tags or -");
}

TEST(Recording, ACutRunMakesTheMergedOneCut) {
  Recording merged = parse(getRun("1/0x10"));
  merged.merge(parse("jir-recording\t1\nO\tcut\tedges\nend\n"));
  EXPECT_FALSE(merged.isComplete());
}

TEST(Recording, EveryTruncationIsAnError) {
  std::string text = getRun("1/0x10");
  for (size_t size = 0; size + 1 < text.size(); ++size) {
    llvm::Expected<Recording> result =
        Recording::parse(llvm::StringRef(text).take_front(size), "test");
    // Without its line end the last line is whole.
    EXPECT_FALSE(static_cast<bool>(result)) << size;
    llvm::consumeError(result.takeError());
  }
}

TEST(Recording, ACircleOfHiddenOriginsEnds) {
  Recording run =
      parse("jir-recording\t1\nC\tA/1\tH\t-1\t1\t0\nC\tB/1\tH\t-1\t0\t0\n"
            "M\t0\tf\t()V\t-\nM\t1\tg\t()V\t-\nend\n");
  EXPECT_EQ(run.getMethods().size(), 2u);
}

} // namespace
