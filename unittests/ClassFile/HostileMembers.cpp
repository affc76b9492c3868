//===- HostileMembers.cpp - Hostile members and attributes ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Class files whose flags, members or attributes are wrong, or odd but legal.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"

using namespace jir;
using namespace jir::test;
using namespace jir::access;

using Builder = ClassFileBuilder;

/// Contents of an attribute that is a list of numbers of two bytes.
static Bytes numbers(llvm::ArrayRef<uint16_t> values) {
  ByteWriter writer;
  for (uint16_t value : values)
    writer.writeU2(value);
  return Bytes(writer.getBytes().begin(), writer.getBytes().end());
}

static void addReturn(Builder &b, uint16_t flags, llvm::StringRef name = "m",
                      llvm::StringRef type = "()V", uint16_t locals = 1) {
  CodeBuilder code(b.getPool());
  code.emit(Opcode::Return).setLimits(0, locals);
  b.addMethod(flags, name, type, code);
}

static void addClassFlags(HostileClasses &classes) {
  auto flags = [&](uint16_t bits, uint16_t version, Verdict verdict) {
    classes.add("class flags " + std::to_string(bits) + " in " +
                    std::to_string(version),
                verdict,
                [=](Builder &b) { b.setVersion(version).setFlags(bits); });
  };
  flags(Final | Abstract, 52, Verdict::Format);
  flags(Interface, 52, Verdict::Format);
  flags(Interface, 49, Verdict::Ok);
  flags(Interface | Abstract, 52, Verdict::Ok);
  flags(Interface | Abstract | Super, 52, Verdict::Format);
  flags(Interface | Abstract | Super, 48, Verdict::Ok);
  flags(Interface | Abstract | Enum, 52, Verdict::Format);
  flags(Annotation, 52, Verdict::Format);
  flags(Annotation, 48, Verdict::Ok);
  flags(0x0FC2 & ~(Interface | Abstract), 52, Verdict::Ok); // unknown bits

  classes.add("no superclass", Verdict::Format,
              [](Builder &b) { b.setSuper(""); });
  classes.add("no superclass, but a module's flag", Verdict::Format,
              [](Builder &b) { b.setSuper("").setFlags(Module); });
  classes.add("Object with an interface", Verdict::Format, [](Builder &b) {
    b.setName("java/lang/Object")
        .setSuper("")
        .addInterface("java/lang/Runnable");
  });
  classes.add("array as superclass", Verdict::Format,
              [](Builder &b) { b.setSuper("[I"); });
  classes.add("interface with a superclass", Verdict::Format, [](Builder &b) {
    b.setFlags(Interface | Abstract).setSuper("java/lang/Thread");
  });
  classes.add("array as interface", Verdict::Format,
              [](Builder &b) { b.addInterface("[I"); });
  classes.add("interface twice", Verdict::Format, [](Builder &b) {
    b.addInterface("java/lang/Runnable").addInterface("java/lang/Runnable");
  });
  for (uint16_t version : {44, 0})
    classes.add("version " + std::to_string(version), Verdict::Format,
                [=](Builder &b) { b.setVersion(version); });
  classes.add("version 56.1", Verdict::Format,
              [](Builder &b) { b.setVersion(56, 1); });
  classes.add("version 45.65535", Verdict::Ok,
              [](Builder &b) { b.setVersion(45, 65535); });
}

static void addFields(HostileClasses &classes) {
  auto field = [&](uint16_t flags, bool inInterface, Verdict verdict) {
    classes.add("field flags " + std::to_string(flags) +
                    (inInterface ? " in an interface" : ""),
                verdict, [=](Builder &b) {
                  if (inInterface)
                    b.setFlags(Interface | Abstract);
                  b.addField(flags, "f", "I");
                });
  };
  field(Public | Private, false, Verdict::Format);
  field(Final | Volatile, false, Verdict::Format);
  field(0x0F20, false, Verdict::Ok); // unknown bits
  field(Public | Static | Final, true, Verdict::Ok);
  field(Public | Static, true, Verdict::Format);
  field(Public | Static | Final | Transient, true, Verdict::Format);

  classes.add("field twice", Verdict::Format, [](Builder &b) {
    b.addField(0, "f", "I");
    b.addField(0, "f", "I");
  });
  classes.add("two types of a field", Verdict::Ok, [](Builder &b) {
    b.addField(0, "f", "I");
    b.addField(0, "f", "J");
  });
  classes.add("field called <init>", Verdict::Ok,
              [](Builder &b) { b.addField(0, "<init>", "I"); });
  auto constant = [&](llvm::StringRef name, Verdict verdict, uint16_t flags,
                      llvm::StringRef type, unsigned times, Bytes extra) {
    classes.add(name, verdict, [=, type = type.str()](Builder &b) {
      Bytes value = numbers({b.getPool().addInteger(1)});
      value.append(extra.begin(), extra.end());
      BuiltMember &f = b.addField(flags, "f", type);
      for (unsigned i = 0; i < times; ++i)
        f.addAttribute("ConstantValue", value);
    });
  };
  constant("constant of an int", Verdict::Ok, Static, "I", 1, {});
  constant("constant of a boolean", Verdict::Ok, Static, "Z", 1, {});
  constant("int constant of a long", Verdict::Format, Static, "J", 1, {});
  constant("constant of an array", Verdict::Format, Static, "[I", 1, {});
  constant("int constant of a string", Verdict::Format, Static,
           "Ljava/lang/String;", 1, {});
  constant("constant of an instance field", Verdict::Ok, 0, "[I", 1, {});
  constant("two constants of an instance field", Verdict::Ok, 0, "I", 2, {});
  constant("two constants", Verdict::Format, Static, "I", 2, {});
  constant("long constant attribute", Verdict::Format, Static, "I", 1, {0});
}

static void addMethods(HostileClasses &classes) {
  auto method = [&](llvm::StringRef name, Verdict verdict, uint16_t flags,
                    llvm::StringRef methodName, llvm::StringRef type,
                    bool hasCode, uint16_t version, bool inInterface = false) {
    classes.add(
        name, verdict,
        [=, methodName = methodName.str(), type = type.str()](Builder &b) {
          b.setVersion(version);
          if (inInterface)
            b.setFlags(Interface | Abstract);
          if (hasCode)
            addReturn(b, flags, methodName, type, 300);
          else
            b.addMethod(flags, methodName, type);
        });
  };
  constexpr auto ok = Verdict::Ok, bad = Verdict::Format;
  method("abstract final", bad, Abstract | Final, "m", "()V", false, 52);
  method("abstract strict", bad, Abstract | Strict, "m", "()V", false, 60);
  method("abstract strict in 61", ok, Abstract | Strict, "m", "()V", false, 61);
  method("native with code", bad, Native, "m", "()V", true, 52);
  method("abstract with code", bad, Abstract, "m", "()V", true, 52);
  method("without code", bad, 0, "m", "()V", false, 52);
  method("static constructor method", bad, Static, "<init>", "()V", true, 52);
  method("constructor of an int", bad, 0, "<init>", "()I", true, 52);
  method("constructor in an interface", bad, Public, "<init>", "()V", true, 52,
         true);
  method("instance clinit", bad, 0, "<clinit>", "()V", true, 51);
  method("instance clinit when old", ok, 0, "<clinit>", "()V", true, 50);
  method("clinit with an int", bad, Static, "<clinit>", "(I)V", true, 51);
  method("odd name", bad, Static, "<m>", "()V", true, 52);
  method("255 slots", ok, Static, "m", "(" + std::string(255, 'I') + ")V", true,
         52);
  method("256 slots", bad, Static, "m", "(" + std::string(256, 'I') + ")V",
         true, 52);
  method("255 slots and this", bad, 0, "m", "(" + std::string(255, 'I') + ")V",
         true, 52);
  method("private abstract in an interface", bad, Private | Abstract, "m",
         "()V", false, 52, true);
  method("private in an interface", ok, Private, "m", "()V", true, 52, true);
  method("package in an interface", bad, 0, "m", "()V", true, 52, true);
  method("default method when old", bad, Public, "m", "()V", true, 51, true);
  method("final in an interface", bad, Public | Final, "m", "()V", true, 52,
         true);
  classes.add("method twice", Verdict::Format, [](Builder &b) {
    addReturn(b, Static);
    addReturn(b, Static);
  });
}

void test::addHostileMembers(HostileClasses &classes) {
  addClassFlags(classes);
  addFields(classes);
  addMethods(classes);
}

/// Adds a class attribute with contents that a function makes.
static auto attribute(llvm::StringRef name,
                      const std::function<Bytes(ConstantPoolBuilder &)> &make,
                      uint16_t version = 61) {
  return [=, name = name.str()](Builder &b) {
    b.setVersion(version).addAttribute(name, make(b.getPool()));
  };
}

static void addSimpleAttributes(HostileClasses &classes) {
  using Pool = ConstantPoolBuilder;
  constexpr auto ok = Verdict::Ok, bad = Verdict::Format;
  auto empty = [](Pool &) { return Bytes(); };
  auto one = [](Pool &) { return Bytes({1}); };
  auto classIndex = [](Pool &p) { return numbers({p.addClass("A")}); };
  auto classList = [](Pool &p) { return numbers({1, p.addClass("A")}); };
  classes.add("unknown", ok, attribute("X", one));
  classes.add("synthetic", ok, attribute("Synthetic", empty));
  classes.add("synthetic of a byte", bad, attribute("Synthetic", one));
  classes.add("deprecated of a byte", bad, attribute("Deprecated", one));
  classes.add("source of a byte", bad, attribute("SourceFile", one));
  classes.add("source that is a class", bad,
              attribute("SourceFile", classIndex));
  classes.add("signature that is a class", bad,
              attribute("Signature", classIndex));
  classes.add("signature when old", ok, attribute("Signature", one, 48));
  classes.add("nest host", ok, attribute("NestHost", classIndex));
  auto arrayIndex = [](Pool &p) { return numbers({p.addClass("[I")}); };
  auto arrayList = [](Pool &p) { return numbers({1, p.addClass("[I")}); };
  classes.add("array as nest host", ok, attribute("NestHost", arrayIndex));
  classes.add("array as nest member", ok, attribute("NestMembers", arrayList));
  classes.add("permitted array", ok,
              attribute("PermittedSubclasses", arrayList));
  classes.add("nest host of a byte", bad, attribute("NestHost", one));
  classes.add("nest host when old", ok, attribute("NestHost", one, 54));
  classes.add("nest members", ok, attribute("NestMembers", classList));
  classes.add("nest members too short", bad,
              attribute("NestMembers", [](Pool &) { return numbers({2}); }));
  classes.add("nest members too long", bad,
              attribute("NestMembers", [](Pool &) { return numbers({0, 0}); }));
  classes.add("host and members", bad, [=](Builder &b) {
    b.setVersion(61).addAttribute("NestHost", classIndex(b.getPool()));
    b.addAttribute("NestMembers", classList(b.getPool()));
  });
  classes.add("source twice", bad, [](Builder &b) {
    Bytes source = numbers({b.getPool().addUtf8("a")});
    b.addAttribute("SourceFile", source).addAttribute("SourceFile", source);
  });
  classes.add("permitted", ok, attribute("PermittedSubclasses", classList));
  classes.add("permitted in a final class", bad, [=](Builder &b) {
    attribute("PermittedSubclasses", classList)(b);
    b.setFlags(Final);
  });
  classes.add("enclosing method", ok, attribute("EnclosingMethod", [](Pool &p) {
                return numbers({p.addClass("A"), p.addNameAndType("m", "()V")});
              }));
  classes.add(
      "enclosed by nothing", bad,
      attribute("EnclosingMethod", [](Pool &) { return numbers({0, 0}); }));
  classes.add("enclosing method that is text", bad,
              attribute("EnclosingMethod", [](Pool &p) {
                return numbers({p.addClass("A"), p.addUtf8("m")});
              }));
  classes.add("module's packages twice in a class", ok, [=](Builder &b) {
    for (int i = 0; i != 2; ++i)
      b.setVersion(61).addAttribute("ModulePackages", {0, 0});
  });
  // The JVM leaves annotations to reflection.
  classes.add("malformed annotations", ok,
              attribute("RuntimeVisibleAnnotations", one));
}

static void addInnerClasses(HostileClasses &classes) {
  using Pool = ConstantPoolBuilder;
  auto add = [&](llvm::StringRef name, Verdict verdict,
                 const std::function<Bytes(Pool &)> &make,
                 uint16_t version = 52) {
    classes.add("inner classes: " + name.str(), verdict,
                attribute("InnerClasses", make, version));
  };
  add("plain", Verdict::Ok, [](Pool &p) {
    return numbers({1, p.addClass("A$B"), p.addClass("A"), p.addUtf8("B"), 0});
  });
  add("anonymous", Verdict::Ok,
      [](Pool &p) { return numbers({1, p.addClass("A$1"), 0, 0, 0}); });
  add("no class", Verdict::Format,
      [](Pool &) { return numbers({1, 0, 0, 0, 0}); });
  add("its own outer", Verdict::Format, [](Pool &p) {
    uint16_t index = p.addClass("A");
    return numbers({1, index, index, 0, 0});
  });
  for (uint16_t version : {48, 61}) {
    std::string when = " in " + std::to_string(version);
    add(
        "outer array" + when, Verdict::Format,
        [](Pool &p) {
          return numbers({1, p.addClass("A$B"), p.addClass("[LA;"), 0, 0});
        },
        version);
    add(
        "inner array" + when, Verdict::Ok,
        [](Pool &p) {
          return numbers({1, p.addClass("[I"), p.addClass("A"), 0, 0});
        },
        version);
  }
  add("final abstract", Verdict::Format, [](Pool &p) {
    return numbers({1, p.addClass("A$B"), 0, 0, Final | Abstract});
  });
  auto twice = [](Pool &p) {
    uint16_t a = p.addClass("A$B");
    return numbers({2, a, 0, 0, 0, a, 0, 0, 0});
  };
  add("twice", Verdict::Format, twice);
  add("twice when old", Verdict::Ok, twice, 48);
  add("twice but for a flag without meaning", Verdict::Format, [](Pool &p) {
    uint16_t a = p.addClass("A$B");
    return numbers({2, a, 0, 0, 0, a, 0, 0, 0x80});
  });
  add("twice but different", Verdict::Ok, [](Pool &p) {
    uint16_t a = p.addClass("A$B");
    return numbers({2, a, 0, 0, 0, a, 0, 0, 1});
  });
  // HotSpot ignores the attribute from a cycle on, even what is twice after.
  add("cycle", Verdict::Ok, [](Pool &p) {
    uint16_t a = p.addClass("A"), b = p.addClass("B");
    return numbers({3, a, b, 0, 0, b, a, 0, 0, b, a, 0, 0});
  });
  add("too long", Verdict::Format, [](Pool &) { return numbers({0, 0}); });
  add(
      "too long when old", Verdict::Ok, [](Pool &) { return numbers({0, 0}); },
      48);
  add("too short", Verdict::Format, [](Pool &) { return numbers({9}); });
}

static void addBootstrapsAndRecords(HostileClasses &classes) {
  using Pool = ConstantPoolBuilder;
  auto bootstrap = [&](llvm::StringRef name, Verdict verdict,
                       const std::function<Bytes(Pool &, uint16_t)> &make) {
    classes.add("bootstrap methods: " + name.str(), verdict,
                attribute("BootstrapMethods", [=](Pool &p) {
                  uint16_t handle =
                      p.addMethodHandle(ReferenceKind::InvokeStatic,
                                        p.addMethod("A", "m", "()V"));
                  return make(p, handle);
                }));
  };
  bootstrap("plain", Verdict::Ok, [](Pool &p, uint16_t handle) {
    return numbers({1, handle, 1, p.addInteger(1)});
  });
  bootstrap("of a method", Verdict::Format, [](Pool &p, uint16_t) {
    return numbers({1, p.addMethod("A", "m", "()V"), 0});
  });
  bootstrap("argument that is text", Verdict::Format,
            [](Pool &p, uint16_t handle) {
              return numbers({1, handle, 1, p.addUtf8("x")});
            });
  bootstrap("too short", Verdict::Format,
            [](Pool &, uint16_t handle) { return numbers({1, handle, 9}); });
  bootstrap("too long", Verdict::Format,
            [](Pool &, uint16_t handle) { return numbers({1, handle, 0, 0}); });
  bootstrap("empty", Verdict::Format, [](Pool &, uint16_t) { return Bytes(); });

  auto record = [&](llvm::StringRef name, Verdict verdict,
                    const std::function<Bytes(Pool &)> &make) {
    classes.add("record: " + name.str(), verdict, attribute("Record", make));
  };
  record("plain", Verdict::Ok, [](Pool &p) {
    return numbers({1, p.addUtf8("x"), p.addUtf8("I"), 0});
  });
  record("illegal type", Verdict::Format, [](Pool &p) {
    return numbers({1, p.addUtf8("x"), p.addUtf8("V"), 0});
  });
  record("illegal name", Verdict::Format, [](Pool &p) {
    return numbers({1, p.addUtf8("a.b"), p.addUtf8("I"), 0});
  });
  record("cut attribute", Verdict::Format, [](Pool &p) {
    return numbers(
        {1, p.addUtf8("x"), p.addUtf8("I"), 1, p.addUtf8("X"), 0, 9});
  });
  record("too long", Verdict::Format, [](Pool &) { return numbers({0, 0}); });
}

void test::addHostileAttributes(HostileClasses &classes) {
  addSimpleAttributes(classes);
  addInnerClasses(classes);
  addBootstrapsAndRecords(classes);

  auto onMethod = [&](llvm::StringRef name, Verdict verdict,
                      llvm::StringRef kind, Bytes contents,
                      unsigned times = 1) {
    classes.add(name, verdict, [=, kind = kind.str()](Builder &b) {
      BuiltMember &m = b.addMethod(Abstract, "m", "(I)V");
      for (unsigned i = 0; i < times; ++i)
        m.addAttribute(kind, contents);
      b.setFlags(Abstract);
    });
  };
  onMethod("no exceptions", Verdict::Ok, "Exceptions", numbers({0}));
  onMethod("exceptions too long", Verdict::Format, "Exceptions",
           numbers({0, 0}));
  onMethod("exception 0", Verdict::Format, "Exceptions", numbers({1, 0}));
  onMethod("exceptions twice", Verdict::Format, "Exceptions", numbers({0}), 2);
  onMethod("parameters too long", Verdict::Format, "MethodParameters", {0, 0});
  onMethod("parameters cut", Verdict::Format, "MethodParameters", {1, 0, 0});
  onMethod("no parameters", Verdict::Ok, "MethodParameters", {0});
}
