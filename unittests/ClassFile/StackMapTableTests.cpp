//===- StackMapTableTests.cpp - Types at branch targets ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Frames: the implicit first one, deltas of all types, errors.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"
#include "jir/ClassFile/StackMapTable.h"
#include "llvm/Support/raw_ostream.h"

using namespace jir;
using namespace jir::test;

/// The frames of a method with 100 bytes of code, as text; the implicit frame
/// first.
static std::string getFrames(llvm::ArrayRef<uint8_t> table, uint16_t flags = 0,
                             llvm::StringRef name = "m",
                             llvm::StringRef type = "()V") {
  ClassFileBuilder builder("T");
  builder.getPool().addClass("a/B"); // Text 1, class 2.
  CodeBuilder code(builder.getPool());
  code.emitRaw(Bytes(100, 0)).setLimits(2, 6);
  if (!table.empty())
    code.addAttribute("StackMapTable", table);
  builder.addMethod(flags, name, type, code);
  Bytes bytes = build(builder);
  ClassFile file = parseGood(bytes);
  const MemberInfo &method = file.getMethods()[0];
  CodeAttribute attribute = llvm::cantFail(CodeAttribute::parse(file, method));

  std::string text;
  llvm::raw_string_ostream os(text);
  auto reader = StackMapReader::create(file, method, attribute);
  if (!reader)
    return llvm::toString(reader.takeError());
  for (;;) {
    const StackMapFrame &frame = reader->getFrame();
    os << frame.bytecodeIndex << ":";
    for (const VerificationType &entry : frame.locals)
      entry.print(os << ' ');
    os << " |";
    for (const VerificationType &entry : frame.stack)
      entry.print(os << ' ');
    os << "; ";
    llvm::Expected<bool> more = reader->advance();
    if (!more)
      return text + llvm::toString(more.takeError());
    if (!*more)
      return text;
  }
}

TEST(StackMapTable, FirstFrameFollowsFromTheDescriptor) {
  EXPECT_EQ(getFrames({}, access::Static), "0: |; ");
  EXPECT_EQ(getFrames({}), "0: T |; ");
  EXPECT_EQ(getFrames({}, 0, "<init>"), "0: uninitializedThis |; ");
  EXPECT_EQ(getFrames({}, access::Static, "m", "(ZJ[[ILa/B;)V"),
            "0: int long [[I a/B |; ");
  EXPECT_EQ(getFrames({}, access::Static, "m", "(CSBFD)V"),
            "0: int int int float double |; ");
}

TEST(StackMapTable, Deltas) {
  // same, same with one item, append two, chop one, same.
  EXPECT_EQ(getFrames({0, 5, 4, 64, 1, 253, 0, 9, 4, 5, 250, 0, 0, 9}),
            "0: T |; 4: T |; 5: T | int; 15: T long null |; 16: T long |; "
            "26: T long |; ");
}

TEST(StackMapTable, ExtendedAndFull) {
  EXPECT_EQ(getFrames({0, 3, 247, 0, 7, 2, 251, 0, 0, 255, 0, 0,
                       0, 2, 0,   8, 0, 1, 0,   1, 7, 0,   2}),
            "0: T |; 7: T | float; 8: T |; 9: top uninitialized 1 | a/B; ");
}

TEST(StackMapTable, Errors) {
  auto hasError = [](Bytes table, llvm::StringRef expected) {
    std::string text = getFrames(table);
    EXPECT_TRUE(llvm::StringRef(text).contains(expected)) << text;
    EXPECT_TRUE(llvm::StringRef(text).contains("attribute StackMapTable"))
        << text;
  };
  hasError({0}, "truncated");
  hasError({0, 1}, "truncated");
  hasError({0, 1, 252, 0, 0}, "truncated");
  hasError({0, 1, 128}, "unknown frame type 128");
  hasError({0, 1, 64, 9}, "unknown verification type 9");
  hasError({0, 1, 64, 7, 0, 1}, "expected CONSTANT_Class");
  hasError({0, 1, 249, 0, 0}, "chops more locals than exist");
  hasError({0, 1, 251, 0, 100}, "bytecode index 100 is outside the code");
  hasError({0, 2, 251, 0xFF, 0xFF}, "is outside the code");
  hasError({0, 1, 255, 0, 0, 0, 4, 4, 4, 4, 4, 0, 0}, "more locals");
  hasError({0, 1, 255, 0, 0, 0, 0, 0, 3, 1, 1, 1}, "more stack entries");
  hasError({0, 0, 0}, "wrong length: 1 bytes after the end");
}

TEST(StackMapTable, ListsFrames) {
  Bytes bytes = makeSmallClass();
  ClassFile file = parseGood(bytes);
  const MemberInfo &method = file.getMethods()[0];
  CodeAttribute code = llvm::cantFail(CodeAttribute::parse(file, method));
  auto frames = llvm::cantFail(readStackMapFrames(file, method, code));
  ASSERT_EQ(frames.size(), 3u);
  EXPECT_EQ(frames[2].stack[0].className, "java/lang/RuntimeException");
}
