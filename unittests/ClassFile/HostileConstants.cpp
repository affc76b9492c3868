//===- HostileConstants.cpp - Hostile constants and names -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Class files whose constants or names are wrong, or odd but legal.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"

using namespace jir;
using namespace jir::test;

using Builder = ClassFileBuilder;

/// The contents of a constant that is two indices.
static Bytes twoIndices(uint16_t first, uint16_t second) {
  ByteWriter writer;
  writer.writeU2(first).writeU2(second);
  return Bytes(writer.getBytes().begin(), writer.getBytes().end());
}

static Bytes oneIndex(uint16_t index) {
  ByteWriter writer;
  writer.writeU2(index);
  return Bytes(writer.getBytes().begin(), writer.getBytes().end());
}

/// Adds a constant of this tag that refers to a given index.
static auto refersTo(uint8_t tag, uint16_t index) {
  return [=](Builder &b) { b.getPool().addRaw(tag, oneIndex(index)); };
}

/// A class file that ends with its constant pool.
static Bytes makePool(uint16_t count, llvm::ArrayRef<uint8_t> contents) {
  ByteWriter writer;
  writer.writeU4(0xCAFEBABE).writeU2(0).writeU2(52).writeU2(count);
  writer.writeBytes(contents);
  return Bytes(writer.getBytes().begin(), writer.getBytes().end());
}

static void addBadReferences(HostileClasses &classes) {
  // The first constant that these add has index 1.
  classes.add("class that is its own name", Verdict::Format, refersTo(7, 1));
  classes.add("string that is its own text", Verdict::Format, refersTo(8, 1));
  classes.add("classes that name each other", Verdict::Format, [](Builder &b) {
    b.getPool().addRaw(7, oneIndex(2));
    b.getPool().addRaw(7, oneIndex(1));
  });
  classes.add("index 0", Verdict::Format, refersTo(7, 0));
  classes.add("index past the end", Verdict::Format, refersTo(7, 60000));
  classes.add("method type that is its own", Verdict::Format, refersTo(16, 1));
  classes.add("second half of a long", Verdict::Format, [](Builder &b) {
    uint16_t index = b.getPool().addLong(1);
    b.getPool().addRaw(7, oneIndex(index + 1));
  });
  classes.add("name and type of itself", Verdict::Format,
              [](Builder &b) { b.getPool().addRaw(12, twoIndices(1, 1)); });
  classes.add("field of itself", Verdict::Format,
              [](Builder &b) { b.getPool().addRaw(9, twoIndices(1, 1)); });
  classes.add("method of a string", Verdict::Format, [](Builder &b) {
    uint16_t text = b.getPool().addString("x");
    uint16_t member = b.getPool().addNameAndType("m", "()V");
    b.getPool().addRaw(10, twoIndices(text, member));
  });
  classes.add("field with a method's type", Verdict::Format,
              [](Builder &b) { b.getPool().addField("A", "x", "()V"); });
  classes.add("method with a field's type", Verdict::Format,
              [](Builder &b) { b.getPool().addMethod("A", "x", "I"); });
  classes.add("reference to clinit", Verdict::Format, [](Builder &b) {
    b.getPool().addMethod("A", "<clinit>", "()V");
  });
  classes.add("interface reference to clinit", Verdict::Ok, [](Builder &b) {
    b.getPool().addInterfaceMethod("A", "<clinit>", "()V");
  });
}

static void addTags(HostileClasses &classes) {
  for (uint8_t tag : {0, 2, 13, 14, 21, 255})
    classes.add("tag " + std::to_string(tag), Verdict::Format,
                [=](Builder &b) { b.getPool().addRaw(tag, {0, 1, 0, 1}); });
  classes.add("module constant", Verdict::Format,
              [](Builder &b) { b.setVersion(53).getPool().addModule("m"); });
  classes.add("package constant", Verdict::Format,
              [](Builder &b) { b.setVersion(53).getPool().addPackage("p"); });
  classes.addBytes("empty pool", Verdict::Format, makePool(0, {}));
  classes.addBytes("pool without end", Verdict::Format, makePool(65535, {}));
  classes.addBytes("long without room", Verdict::Format,
                   makePool(2, {5, 0, 0, 0, 0, 0, 0, 0, 1}));
  classes.addBytes("text past the end", Verdict::Format,
                   makePool(2, {1, 0xFF, 0xFF, 'a'}));
  classes.add("largest pool", Verdict::Ok, [](Builder &b) {
    // All 65,534 indices but those that the class itself needs.
    for (int i = 0; i < 65530; ++i)
      b.getPool().addInteger(i);
  });
}

static void addUtf8(HostileClasses &classes) {
  auto text = [&](llvm::StringRef name, Verdict verdict, uint16_t version,
                  std::string bytes) {
    classes.add(name, verdict, [=](Builder &b) {
      b.setVersion(version).getPool().addUtf8(bytes);
    });
  };
  text("zero byte", Verdict::Format, 52, std::string("a\0b", 3));
  text("two-byte zero", Verdict::Ok, 52, "\xC0\x80");
  text("four-byte form", Verdict::Format, 52, "\xF0\x9F\x98\x80");
  text("lone continuation", Verdict::Format, 52, "\x80");
  text("cut sequence", Verdict::Format, 52, "a\xE2\x82");
  text("lone surrogate", Verdict::Ok, 52, "\xED\xA0\x80");
  text("overlong", Verdict::Format, 48, "\xC1\x81");
  text("overlong when old", Verdict::Ok, 47, "\xC1\x81");
}

/// A method handle of some kind to a member of some tag.
static void addHandle(HostileClasses &classes, llvm::StringRef name,
                      Verdict verdict, uint16_t version, uint8_t kind,
                      ConstantTag tag, llvm::StringRef member,
                      llvm::StringRef descriptor) {
  classes.add(name, verdict, [=](Builder &b) {
    uint16_t index = b.setVersion(version).getPool().addMemberRef(
        tag, "A", member, descriptor);
    b.getPool().addMethodHandle(ReferenceKind(kind), index);
  });
}

static void addHandles(HostileClasses &classes) {
  using Tag = ConstantTag;
  auto add = [&](llvm::StringRef name, Verdict verdict, uint8_t kind, Tag tag,
                 llvm::StringRef member, uint16_t version = 52) {
    addHandle(classes, name, verdict, version, kind, tag, member,
              tag == Tag::FieldRef ? "I" : "()V");
  };
  add("handle kind 0", Verdict::Format, 0, Tag::MethodRef, "m");
  add("handle kind 10", Verdict::Format, 10, Tag::MethodRef, "m");
  add("getField of a method", Verdict::Format, 1, Tag::MethodRef, "m");
  add("invokeVirtual of a field", Verdict::Format, 5, Tag::FieldRef, "f");
  add("new of a plain method", Verdict::Format, 8, Tag::MethodRef, "m");
  add("new of a constructor", Verdict::Ok, 8, Tag::MethodRef, "<init>");
  add("static constructor", Verdict::Format, 6, Tag::MethodRef, "<init>");
  add("interface call of a class", Verdict::Format, 9, Tag::MethodRef, "m");
  add("static of an interface", Verdict::Ok, 6, Tag::InterfaceMethodRef, "m");
  add("static of an interface when old", Verdict::Format, 6,
      Tag::InterfaceMethodRef, "m", 51);
  add("handle when old", Verdict::Format, 6, Tag::MethodRef, "m", 50);
}

static void addDynamics(HostileClasses &classes) {
  auto add = [&](llvm::StringRef name, uint16_t version, ConstantTag tag,
                 llvm::StringRef descriptor) {
    classes.add(name, Verdict::Format, [=](Builder &b) {
      b.setVersion(version).getPool().addDynamic(tag, 0, "x", descriptor);
    });
  };
  add("no bootstrap methods", 55, ConstantTag::Dynamic, "I");
  add("dynamic of a method type", 55, ConstantTag::Dynamic, "()V");
  add("invokedynamic of a field type", 52, ConstantTag::InvokeDynamic, "I");
  add("dynamic when old", 54, ConstantTag::Dynamic, "I");
  add("invokedynamic when old", 50, ConstantTag::InvokeDynamic, "()V");
  classes.add("bootstrap index too large", Verdict::Format, [](Builder &b) {
    ConstantPoolBuilder &pool = b.setVersion(55).getPool();
    pool.addDynamic(ConstantTag::Dynamic, 1, "x", "I");
    uint16_t handle = pool.addMethodHandle(ReferenceKind::InvokeStatic,
                                           pool.addMethod("A", "m", "()V"));
    b.addAttribute(
        "BootstrapMethods",
        ByteWriter().writeU2(1).writeU2(handle).writeU2(0).getBytes());
  });
}

void test::addHostileConstants(HostileClasses &classes) {
  addBadReferences(classes);
  addTags(classes);
  addUtf8(classes);
  addHandles(classes);
  addDynamics(classes);
}

void test::addHostileNames(HostileClasses &classes) {
  auto className = [&](llvm::StringRef name, Verdict verdict,
                       uint16_t version = 52) {
    classes.add("class name '" + name.str() + "' in " + std::to_string(version),
                verdict, [=, text = name.str()](Builder &b) {
                  b.setVersion(version).getPool().addClass(text);
                });
  };
  for (llvm::StringRef name : {"", "/a", "a/", "a//b", "a.b", "a;b", "a[b", "[",
                               "[V", "[La", "[L;", "[La/;", "[II"})
    className(name, Verdict::Format);
  for (llvm::StringRef name : {"a-b", "<x>", "1", " ", "a\nb", "[[La/b;", "[J"})
    className(name, Verdict::Ok);
  className("a-b", Verdict::Format, 48);
  className("1", Verdict::Format, 48);
  className("/a", Verdict::Ok, 48);
  className("a/", Verdict::Ok, 48);
  className("a//b", Verdict::Format, 48);
  className("[" + std::string(254, '[') + "I", Verdict::Ok);
  className("[" + std::string(255, '[') + "I", Verdict::Format);

  auto member = [&](llvm::StringRef name, llvm::StringRef descriptor,
                    Verdict verdict) {
    classes.add(
        "member '" + name.str() + "' of type '" + descriptor.str() + "'",
        verdict, [name = name.str(), type = descriptor.str()](Builder &b) {
          b.getPool().addNameAndType(name, type);
        });
  };
  for (llvm::StringRef name : {"", "a.b", "a;b", "a[b", "a/b"})
    member(name, "I", Verdict::Format);
  member("<a>", "I", Verdict::Ok);
  for (llvm::StringRef name : {"", "<a>", "a>b", "a/b", "<init"})
    member(name, "()V", Verdict::Format);
  member("<init>", "()I", Verdict::Format);
  member("<init>", "(I)V", Verdict::Ok);
  member("<clinit>", "(I)V", Verdict::Format);
  for (llvm::StringRef type : {"", "V", "X", "II", "L", "La", "L;", "[V"})
    member("a", type, Verdict::Format);
  for (llvm::StringRef type : {"()", "(", "(V)V", "()VV", "(I", "()La.b;"})
    member("a", type, Verdict::Format);
}
