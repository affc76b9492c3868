//===- ImageReaderTests.cpp - Run-time images -------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Built images in both byte orders, damaged ones, and the image of the JDK.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Archive/ImageReader.h"
#include "ImageBuilder.h"
#include "RunJava.h"
#include "ZipBuilder.h"

#include "llvm/ADT/STLExtras.h"

#include <zlib.h>

using namespace jir;
using namespace jir::test;
using namespace llvm;

static std::string deflateWithHeader(StringRef data) {
  uLongf size = compressBound(data.size());
  std::string out(size, 0);
  compress(reinterpret_cast<Bytef *>(out.data()), &size,
           reinterpret_cast<const Bytef *>(data.data()), data.size());
  out.resize(size);
  return out;
}

static ImageBuilder sampleBuilder(bool bigEndian = false) {
  ImageBuilder builder(bigEndian);
  builder.add("java.base", "java/lang", "Object", "class", "object");
  builder.add("java.base", "java/lang", "String", "class", "string");
  builder.add("java.base", "", "module-info", "class", "base");
  builder.add("app", "p", "A$B", "class", "inner");
  builder.add("app", "p/r", "text", "properties", "key=value");
  builder.add("app", "", "LICENSE", "", "free");
  std::string zipped = deflateWithHeader("zipped data zipped data");
  builder.add("app", "p", "Zipped", "class", builder.wrap("zip", zipped, 23),
              23);
  builder.add("packages", "", "p", "", "not of a program");
  return builder;
}

using Strings = std::vector<std::string>;
static const Strings sampleListed = {"app/LICENSE=free",
                                     "app/p/A$B.class=inner",
                                     "app/p/Zipped.class="
                                     "zipped data zipped data",
                                     "app/p/r/text.properties=key=value",
                                     "java.base/module-info.class=base",
                                     "java.base/java/lang/Object.class=object",
                                     "java.base/java/lang/String.class="
                                     "string"};

TEST(ImageReader, BothByteOrders) {
  for (bool bigEndian : {false, true}) {
    auto archive = openGood(sampleBuilder(bigEndian).build());
    EXPECT_EQ(archive->getKind(), ArchiveKind::Image);
    EXPECT_EQ(listAll(*archive), sampleListed);
    EXPECT_EQ(
        classNames(*archive),
        (Strings{"p/A$B", "p/Zipped", "java/lang/Object", "java/lang/String"}));
    EXPECT_EQ(archive->getModuleNames(),
              ArrayRef<std::string>({"app", "java.base"}));
    for (size_t i = 0; i != archive->getEntries().size(); ++i)
      EXPECT_EQ(archive->find(archive->getEntries()[i].name), i);
    EXPECT_FALSE(archive->find("app/p/Absent.class"));
    EXPECT_EQ(archive->findModuleInfo(1), 4u);
    EXPECT_FALSE(archive->findModuleInfo(0));
  }
}

TEST(ImageReader, UncompressedBytesAreViews) {
  auto archive = openGood(sampleBuilder().build());
  EXPECT_TRUE(cantFail(archive->getBytes(0)).isOwnedByArchive());
  EXPECT_FALSE(cantFail(archive->getBytes(2)).isOwnedByArchive());
}

TEST(ImageReader, FindsByHash) {
  std::string bytes = sampleBuilder().build();
  ImageReader image = cantFail(ImageReader::open(bytes, "image"));
  auto location = cantFail(image.find("java.base", "java/lang/Object.class"));
  ASSERT_TRUE(location);
  EXPECT_EQ(cantFail(image.getStoredBytes(*location)), "object");
  EXPECT_FALSE(cantFail(image.find("java.base", "java/lang/Absent.class")));
}

/// The constant pool that compact-cp makes of a class: strings and descriptors
/// of the image.
TEST(ImageReader, CompactConstantPool) {
  for (bool bigEndian : {false, true}) {
    ImageBuilder builder(bigEndian);
    auto compressed = [](uint32_t value) {
      // Two bytes: length 2 in bits 5 and 6, 13 bits of value.
      return std::string{char(0x80 | 2 << 5 | value >> 8), char(value)};
    };
    auto index = [&](StringRef text) {
      return compressed(builder.addString(text));
    };
    std::string head = "\xca\xfe\xba\xbe" + std::string(3, '\0') + "\x34";
    std::string tail("the rest", 8);
    std::string indices =
        index("java/lang") + index("String") + index("") + index("Top");
    std::string data = head + std::string("\0\7", 2) + "\x17" +
                       index("external") + "\x19" + index("(L;IL;)V") +
                       compressed(indices.size()) + indices + "\1" +
                       std::string("\0\2", 2) + "as" + "\5" + "12345678" +
                       "\7" + std::string("\0\1", 2) + tail;
    std::string expected =
        head + std::string("\0\7", 2) + "\1" + std::string("\0\x8", 2) +
        "external" + "\1" + std::string("\0\x1d", 2) +
        "(Ljava/lang/String;ILTop;)V" + "\1" + std::string("\0\2", 2) + "as" +
        "\5" + "12345678" + "\7" + std::string("\0\1", 2) + tail;
    expected[head.size() + 2 + 11 + 2] =
        char(strlen("(Ljava/lang/String;ILTop;)V"));
    std::string once = builder.wrap("compact-cp", data, expected.size());
    std::string twice =
        builder.wrap("zip", deflateWithHeader(once), once.size());
    builder.add("m", "p", "Once", "class", once, expected.size());
    builder.add("m", "p", "Twice", "class", twice, expected.size());
    auto archive = openGood(builder.build());
    EXPECT_EQ(listAll(*archive), (Strings{"m/p/Once.class=" + expected,
                                          "m/p/Twice.class=" + expected}));
    // Each truncation of the compressed data returns an error or other bytes.
    for (size_t size = 0; size != data.size(); ++size) {
      ImageBuilder cut = builder;
      cut.add("m", "p", "Cut", "class",
              cut.wrap("compact-cp", StringRef(data).take_front(size),
                       expected.size()),
              expected.size());
      EXPECT_NE(listAll(*openGood(cut.build()))[0].find("Cut.class!"),
                std::string::npos)
          << size;
    }
  }
}

TEST(ImageReader, BadCompression) {
  struct {
    const char *compressor;
    std::string data;
    uint64_t size;
    const char *message;
  } cases[] = {
      {"zip", "no zlib stream", 10, "bad compressed data"},
      {"zip", deflateWithHeader("short"), 10, "5 bytes instead of 10"},
      {"lzma", "x", 10, "unknown compressor 'lzma'"},
      {"compact-cp", "x", 10, "data end early"},
      {"zip", deflateWithHeader("x"), uint64_t(1) << 40, "--max-entry-size"},
  };
  for (const auto &one : cases) {
    ImageBuilder builder;
    builder.add("m", "p", "A", "class",
                builder.wrap(one.compressor, one.data, one.size), one.size);
    std::string listed = listAll(*openGood(builder.build()))[0];
    EXPECT_NE(listed.find(one.message), std::string::npos) << listed;
    EXPECT_NE(listed.find("m/p/A.class"), std::string::npos) << listed;
  }
}

TEST(ImageReader, WrappedWithoutEnd) {
  ImageBuilder builder;
  std::string data = "x";
  for (int i = 0; i != 20; ++i) {
    std::string inner = deflateWithHeader(data);
    data = builder.wrap("zip", inner, data.size());
  }
  builder.add("m", "p", "A", "class", data, 1);
  EXPECT_NE(listAll(*openGood(builder.build()))[0].find(
                "compressed more than 8 times"),
            std::string::npos);
}

TEST(ImageReader, HeaderFields) {
  std::string good = sampleBuilder().build();
  const char *wrongMagic = "no END record";
  struct {
    size_t offset;
    uint32_t value;
    const char *message;
  } cases[] = {
      {0, 0xcafebabe, wrongMagic},
      {4, 2 << 16, "format version 2.0"},
      {16, 0xffffffff, "leave the file"},
      {16, 0x40000000, "leave the file"},
      {20, 0xffffffff, "leave the file"},
      {24, 0xffffffff, "leave the file"},
      {20, 0, "table of locations"},
      {24, 0, "string"},
      {24, 5, "string"},
  };
  for (const auto &one : cases) {
    std::string bytes = good;
    std::string value = ImageBuilder().u4(one.value);
    bytes.replace(one.offset, 4, value);
    std::string message = errorText(openBytes(bytes));
    EXPECT_NE(message.find(one.message), std::string::npos)
        << one.offset << ": " << message;
  }
}

TEST(ImageReader, EveryTruncationAndChangeIsSafe) {
  std::string good = sampleBuilder().build();
  auto readAll = [](StringRef bytes) {
    auto archive = openBytes(bytes);
    if (!archive)
      return consumeError(archive.takeError());
    listAll(**archive);
    for (StringRef name : {"app/p/A$B.class", "java.base/module-info.class"})
      (*archive)->find(name);
  };
  for (size_t size = 0; size != good.size(); ++size)
    readAll(StringRef(good).take_front(size));
  for (size_t at = 0; at != good.size(); ++at)
    for (unsigned char value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
      std::string bytes = good;
      bytes[at] = value;
      readAll(bytes);
    }
}

static std::shared_ptr<Archive> openJdkImage() {
  auto archive = Archive::open(JIR_TEST_JDK "/lib/modules");
  if (archive)
    return *archive;
  ADD_FAILURE() << toString(archive.takeError());
  return nullptr;
}

TEST(ImageReader, ImageOfTheJdk) {
  auto image = openJdkImage();
  ASSERT_TRUE(image);
  EXPECT_GT(image->getClasses().size(), 5000u);
  EXPECT_TRUE(is_contained(image->getModuleNames(), "java.base"));
  for (const ArchiveClass &file : image->getClasses()) {
    auto bytes = image->getBytes(file.entry);
    ASSERT_TRUE(bool(bytes)) << toString(bytes.takeError());
    EXPECT_TRUE(bytes->getBuffer().starts_with("\xca\xfe\xba\xbe"));
    EXPECT_EQ(image->find(image->getEntries()[file.entry].name), file.entry);
  }
}

/// Makes an image of java.base with jlink; null if this JDK can't.
static std::shared_ptr<Archive> link(const TemporaryFolder &folder,
                                     StringRef level) {
  std::string output = folder / ("image" + level).str();
  if (runJdkTool("jlink",
                 {("--compress=" + level).str(), "--add-modules", "java.base",
                  "--output", output},
                 "") != 0)
    return nullptr;
  auto archive = Archive::open(output + "/lib/modules");
  if (archive)
    return *archive;
  ADD_FAILURE() << toString(archive.takeError());
  return nullptr;
}

/// Level 1 shares strings of constant pools, level 2 is zip: both have the same
/// classes, which but for a few that jlink generates are those of the JDK.
TEST(ImageReader, ImagesOfJlink) {
  TemporaryFolder folder;
  auto shared = link(folder, "1"), zipped = link(folder, "2");
  if (!shared || !zipped)
    GTEST_SKIP() << "this JDK has no jlink that makes such images";
  auto jdk = openJdkImage();
  ASSERT_EQ(shared->getClasses().size(), zipped->getClasses().size());
  size_t same = 0;
  for (auto [a, b] : zip_equal(shared->getClasses(), zipped->getClasses())) {
    ASSERT_EQ(a.name, b.name);
    auto bytes = shared->getBytes(a.entry), other = zipped->getBytes(b.entry);
    ASSERT_TRUE(bool(bytes)) << toString(bytes.takeError());
    ASSERT_TRUE(bool(other)) << toString(other.takeError());
    EXPECT_EQ(bytes->getBuffer(), other->getBuffer()) << a.name.str();
    if (auto entry = jdk->find(shared->getEntries()[a.entry].name))
      same += cantFail(jdk->getBytes(*entry)).getBuffer() == bytes->getBuffer();
  }
  EXPECT_GT(same, 6000u);
}
