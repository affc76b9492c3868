//===- HostileCode.cpp - Hostile code ---------------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Class files whose code, debug tables or frames are wrong, or odd but legal.
//
//===----------------------------------------------------------------------===//

#include "TestClasses.h"

using namespace jir;
using namespace jir::test;

using Builder = ClassFileBuilder;
using Emit = std::function<void(CodeBuilder &, ConstantPoolBuilder &)>;

/// A class with one static method `m()V`, whose code a function emits.
static void addCode(HostileClasses &classes, llvm::StringRef name,
                    Verdict verdict, const Emit &emit, uint16_t version = 52,
                    llvm::StringRef type = "()V") {
  classes.add(name, verdict, [=, type = type.str()](Builder &b) {
    CodeBuilder code(b.setVersion(version).getPool());
    emit(code, b.getPool());
    b.addMethod(access::Static, "m", type, code);
  });
}

static Bytes numbers(llvm::ArrayRef<uint16_t> values) {
  ByteWriter writer;
  for (uint16_t value : values)
    writer.writeU2(value);
  return Bytes(writer.getBytes().begin(), writer.getBytes().end());
}

static void addLengths(HostileClasses &classes) {
  using C = CodeBuilder;
  using P = ConstantPoolBuilder;
  auto nops = [](size_t count) {
    return [=](C &c, P &) { c.emitRaw(Bytes(count, 0)).emit(Opcode::Return); };
  };
  addCode(classes, "no code", Verdict::Format, [](C &, P &) {});
  addCode(classes, "65535 bytes", Verdict::Ok, nops(65534));
  addCode(classes, "65536 bytes", Verdict::Format, nops(65535));
  addCode(
      classes, "parameters beyond the locals", Verdict::Format,
      [](C &c, P &) { c.emit(Opcode::Return).setLimits(0, 1); }, 52, "(J)V");
  classes.add("code twice", Verdict::Format, [](Builder &b) {
    CodeBuilder code(b.getPool());
    code.emit(Opcode::Return);
    BuiltMember &m = b.addMethod(access::Static, "m", "()V", code);
    m.addAttribute("Code", Bytes(m.attributes.front().contents));
  });
  classes.add("byte after the code", Verdict::Format, [](Builder &b) {
    CodeBuilder code(b.getPool());
    code.emit(Opcode::Return);
    b.addMethod(access::Static, "m", "()V", code)
        .attributes.front()
        .contents.push_back(0);
  });
}

static void addHandlers(HostileClasses &classes) {
  auto handler = [&](llvm::StringRef name, Verdict verdict, unsigned start,
                     unsigned end, unsigned target, uint16_t type = 0) {
    // 0: iconst_0, 1: pop, 2: return, 3: athrow (the handler), 4: end.
    addCode(classes, "handler: " + name.str(), verdict,
            [=](CodeBuilder &c, ConstantPoolBuilder &) {
              std::vector<CodeBuilder::Label> places;
              for (Opcode opcode : {Opcode::Iconst0, Opcode::Pop,
                                    Opcode::Return, Opcode::Athrow}) {
                places.push_back(c.here());
                c.emit(opcode);
              }
              places.push_back(c.here());
              VerificationType thrown;
              thrown.kind = VerificationType::Object;
              thrown.className = "java/lang/Throwable";
              c.addFrame(places[3], {}, {thrown});
              c.addHandler(places[start], places[end], places[target], type);
            });
  };
  handler("plain", Verdict::Ok, 0, 2, 3);
  handler("up to the end", Verdict::Ok, 0, 4, 3);
  handler("empty range", Verdict::Format, 1, 1, 3);
  handler("backward range", Verdict::Format, 2, 1, 3);
  handler("outside", Verdict::Format, 0, 2, 4);
  handler("of nothing", Verdict::Format, 0, 2, 3, 60000);
}

void test::addHostileTables(HostileClasses &classes) {
  addLengths(classes);
  addHandlers(classes);
  auto table = [&](llvm::StringRef name, Verdict verdict, llvm::StringRef kind,
                   const std::function<Bytes(ConstantPoolBuilder &)> &make,
                   unsigned times = 1) {
    // The code is nop, sipush 0, pop, return: 6 bytes.
    addCode(classes, kind.str() + ": " + name.str(), verdict,
            [=, kind = kind.str()](CodeBuilder &c, ConstantPoolBuilder &p) {
              c.emit(Opcode::Nop).emitRaw({17, 0, 0}).emit(Opcode::Pop);
              c.emit(Opcode::Return).setLimits(1, 2);
              for (unsigned i = 0; i < times; ++i)
                c.addAttribute(kind, make(p));
            });
  };
  auto lines = [&](llvm::StringRef name, Verdict verdict, Bytes contents) {
    table(name, verdict, "LineNumberTable",
          [=](ConstantPoolBuilder &) { return contents; });
  };
  lines("within an instruction", Verdict::Ok, numbers({1, 2, 7}));
  lines("outside", Verdict::Format, numbers({1, 6, 7}));
  lines("too short", Verdict::Format, numbers({2, 0, 7}));
  lines("too long", Verdict::Format, numbers({0, 0, 7}));

  auto variable = [&](llvm::StringRef name, Verdict verdict, uint16_t start,
                      uint16_t length, llvm::StringRef variableName,
                      llvm::StringRef type, uint16_t local,
                      unsigned times = 1) {
    table(
        name, verdict, "LocalVariableTable",
        [=, variableName = variableName.str(),
         type = type.str()](ConstantPoolBuilder &p) {
          return numbers({1, start, length, p.addUtf8(variableName),
                          p.addUtf8(type), local});
        },
        times);
  };
  variable("plain", Verdict::Ok, 0, 6, "x", "I", 1);
  variable("outside", Verdict::Format, 6, 0, "x", "I", 1);
  variable("too long a range", Verdict::Format, 0, 7, "x", "I", 1);
  variable("within an instruction", Verdict::Verify, 2, 4, "x", "I", 1);
  variable("ends within an instruction", Verdict::Verify, 0, 2, "x", "I", 1);
  variable("illegal name", Verdict::Format, 0, 6, "a.b", "I", 1);
  variable("illegal type", Verdict::Format, 0, 6, "x", "V", 1);
  variable("beyond the locals", Verdict::Format, 0, 6, "x", "I", 2);
  variable("long beyond the locals", Verdict::Format, 0, 6, "x", "J", 1);
  variable("twice", Verdict::Format, 0, 6, "x", "I", 1, 2);
  table("without variables", Verdict::Ok, "LocalVariableTypeTable",
        [](ConstantPoolBuilder &p) {
          return numbers({1, 0, 6, p.addUtf8("x"), p.addUtf8("TT;"), 1});
        });
}

static void addBadEncodings(HostileClasses &classes) {
  auto raw = [&](llvm::StringRef name, Verdict verdict, Bytes bytes,
                 uint16_t version = 52) {
    addCode(
        classes, "code: " + name.str(), verdict,
        [=](CodeBuilder &c, ConstantPoolBuilder &) { c.emitRaw(bytes); },
        version);
  };
  constexpr auto ok = Verdict::Ok, bad = Verdict::Verify;
  constexpr uint8_t ret = 177;
  raw("unassigned opcode", bad, {203, ret});
  raw("breakpoint", bad, {202, ret});
  raw("impdep2", bad, {255, ret});
  raw("cut operand", bad, {17, 0});
  raw("wide nop", bad, {196, 0, 0, 0, ret});
  raw("wide at the end", bad, {196});
  raw("falls off the end", bad, {0});
  raw("branch into an instruction", bad, {167, 0, 1, ret});
  raw("branch before the code", bad, {167, 0xFF, 0xFF, ret});
  raw("branch past the code", bad, {167, 0, 9, ret});
  raw("wide branch past the code", bad, {200, 0x7F, 0xFF, 0xFF, 0xFF, ret});
  raw("jsr", bad, {168, 0, 3, 76, ret}, 51);
  raw("jsr when old", ok, {168, 0, 3, 76, ret}, 49);
  raw("local beyond the locals", bad, {3, 54, 8, ret});
  raw("long beyond the locals", bad, {9, 55, 7, ret});
  raw("wide local", bad, {3, 196, 54, 1, 0, ret});
  raw("array of unknown type", bad, {3, 188, 3, 87, ret});
  raw("array of int", ok, {3, 188, 10, 87, ret});

  // iconst_0, switch, padding, default, ... , return (at the targets).
  raw("table", bad, {3, 170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 4, ret});
  raw("table too large", bad,
      {3, 170, 0, 0, 0, 0, 0, 19, 0x80, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, ret});
  raw("negative count", bad,
      {3, 171, 0, 0, 0, 0, 0, 11, 0xFF, 0xFF, 0xFF, 0xFF, ret});
  raw("no cases when old", ok, {3, 171, 0, 0, 0, 0, 0, 11, 0, 0, 0, 0, ret},
      49);
  raw("padding when old", bad, {3, 171, 1, 0, 0, 0, 0, 11, 0, 0, 0, 0, ret},
      49);
  raw("unsorted cases when old", bad,
      {3, 171, 0, 0, 0,  0, 0, 27, 0, 0, 0, 2, 0,  0,  0,
       5, 0,   0, 0, 27, 0, 0, 0,  4, 0, 0, 0, 27, ret},
      49);
  raw("same case twice when old", bad,
      {3, 171, 0, 0, 0,  0, 0, 27, 0, 0, 0, 2, 0,  0,  0,
       5, 0,   0, 0, 27, 0, 0, 0,  5, 0, 0, 0, 27, ret},
      49);
}

static void addLoads(HostileClasses &classes) {
  using C = CodeBuilder;
  using P = ConstantPoolBuilder;
  constexpr auto ok = Verdict::Ok, bad = Verdict::Verify;
  auto load = [&](llvm::StringRef name, Verdict verdict, Opcode opcode,
                  const std::function<uint16_t(P &)> &constant,
                  uint16_t version = 52) {
    addCode(
        classes, "load: " + name.str(), verdict,
        [=](C &c, P &p) {
          c.emitConstant(opcode, constant(p));
          c.emit(opcode == Opcode::Ldc ? Opcode::Pop : Opcode::Pop2);
          c.emit(Opcode::Return);
        },
        version);
  };
  auto addLong = [](P &p) { return p.addLong(1); };
  auto addInt = [](P &p) { return p.addInteger(1); };
  auto addClass = [](P &p) { return p.addClass("java/lang/Object"); };
  load("long by ldc", bad, Opcode::Ldc, addLong);
  load("long", ok, Opcode::Ldc2W, addLong);
  load("int by ldc2_w", bad, Opcode::Ldc2W, addInt);
  load("text", bad, Opcode::Ldc, [](P &p) { return p.addUtf8("x"); });
  load("class", ok, Opcode::Ldc, addClass);
  load("class when old", bad, Opcode::Ldc, addClass, 48);
  load("second half", bad, Opcode::Ldc, [](P &p) { return p.addLong(1) + 1; });
  load("index 0", bad, Opcode::Ldc, [](P &) { return 0; });
}

static void addUses(HostileClasses &classes) {
  using C = CodeBuilder;
  using P = ConstantPoolBuilder;
  constexpr auto ok = Verdict::Ok, bad = Verdict::Verify;
  auto use = [&](llvm::StringRef name, Opcode opcode,
                 const std::function<uint16_t(P &)> &constant) {
    addCode(classes, "use: " + name.str(), Verdict::Verify, [=](C &c, P &p) {
      c.emit(Opcode::AconstNull).emitConstant(opcode, constant(p));
      c.emit(Opcode::Return);
    });
  };
  auto addInt = [](P &p) { return p.addInteger(1); };
  auto addClass = [](P &p) { return p.addClass("java/lang/Object"); };
  auto addMethod = [](P &p) { return p.addMethod("T", "m", "()V"); };
  auto addField = [](P &p) { return p.addField("T", "f", "I"); };
  auto addInterfaceMethod = [](P &p) {
    return p.addInterfaceMethod("T", "m", "()V");
  };
  use("getfield of a method", Opcode::Getfield, addMethod);
  use("putstatic of a class", Opcode::Putstatic, addClass);
  use("invokevirtual of a field", Opcode::Invokevirtual, addField);
  use("invokevirtual of an interface", Opcode::Invokevirtual,
      addInterfaceMethod);
  use("invokestatic of a constructor", Opcode::Invokestatic,
      [](P &p) { return p.addMethod("T", "<init>", "()V"); });
  use("invokedynamic of a method", Opcode::Invokedynamic, addMethod);
  use("new of an array", Opcode::New, [](P &p) { return p.addClass("[I"); });
  use("new of a string", Opcode::New, [](P &p) { return p.addString("x"); });
  use("checkcast of an int", Opcode::Checkcast, addInt);

  auto interfaceCall = [&](llvm::StringRef name, Verdict verdict, uint8_t count,
                           uint8_t zero) {
    addCode(classes, "interface call: " + name.str(), verdict, [=](C &c, P &p) {
      uint16_t run = p.addInterfaceMethod("java/lang/Runnable", "run", "()V");
      c.emit(Opcode::AconstNull);
      c.emitRaw({185, uint8_t(run >> 8), uint8_t(run), count, zero});
      c.emit(Opcode::Return);
    });
  };
  interfaceCall("plain", ok, 1, 0);
  interfaceCall("count 0", bad, 0, 0);
  interfaceCall("count 2", bad, 2, 0);
  interfaceCall("fourth operand", bad, 1, 1);

  auto newArray = [&](llvm::StringRef name, Verdict verdict,
                      const std::string &type, uint8_t dimensions) {
    addCode(classes, "array: " + name.str(), verdict, [=](C &c, P &p) {
      c.emit(Opcode::Iconst1).emit(Opcode::Iconst1);
      c.emitMultiArray(p.addClass(type), dimensions);
      c.emit(Opcode::Return);
    });
  };
  newArray("two dimensions", ok, "[[I", 2);
  newArray("none", bad, "[[I", 0);
  newArray("too many", bad, "[I", 2);
  addCode(classes, "array of 256 dimensions", bad, [](C &c, P &p) {
    c.emit(Opcode::Iconst1);
    c.emitConstant(Opcode::Anewarray, p.addClass(std::string(255, '[') + "I"));
    c.emit(Opcode::Return);
  });
}

void test::addHostileInstructions(HostileClasses &classes) {
  addBadEncodings(classes);
  addLoads(classes);
  addUses(classes);
}

void test::addHostileFrames(HostileClasses &classes) {
  // 0: iconst_0, 1: ifeq 4, 4: nop, 5: return.
  auto frames = [&](llvm::StringRef name, Verdict verdict, Bytes contents,
                    uint16_t version = 52) {
    addCode(
        classes, "frames: " + name.str(), verdict,
        [=](CodeBuilder &c, ConstantPoolBuilder &) {
          c.emitRaw({3, 153, 0, 3, 0, 177}).setLimits(1, 2);
          c.addAttribute("StackMapTable", contents);
        },
        version);
  };
  constexpr auto ok = Verdict::Ok, bad = Verdict::Verify;
  frames("same", ok, {0, 1, 4});
  frames("same, extended", ok, {0, 1, 251, 0, 4});
  frames("full", ok, {0, 1, 255, 0, 4, 0, 0, 0, 0});
  frames("full with tops", ok, {0, 1, 255, 0, 4, 0, 2, 0, 0, 0, 0});
  frames("missing", bad, {0, 0});
  frames("empty", bad, {});
  frames("elsewhere", bad, {0, 1, 5});
  frames("within an instruction", bad, {0, 2, 2, 1});
  frames("outside", bad, {0, 2, 4, 1});
  frames("cut", bad, {0, 1});
  frames("cut count", bad, {0});
  frames("byte after the end", bad, {0, 1, 4, 0});
  frames("reserved type", bad, {0, 1, 128});
  frames("too many chopped", bad, {0, 1, 250, 0, 4});
  frames("too many locals", bad, {0, 1, 254, 0, 4, 0, 0, 0});
  frames("too large a long", bad, {0, 1, 253, 0, 4, 0, 4});
  frames("too much stack", bad, {0, 1, 255, 0, 4, 0, 0, 0, 2, 1, 1});
  frames("unknown verification type", bad, {0, 1, 252, 0, 4, 9});
  frames("class 0", bad, {0, 1, 252, 0, 4, 7, 0, 0});
  frames("uninitialized without new", bad, {0, 1, 252, 0, 4, 8, 0, 0});
  // Before version 51 the old verifier steps in, before 50 there are no frames.
  frames("missing in 50", ok, {0, 0}, 50);
  frames("nonsense in 49", ok, {9}, 49);
  classes.add("frames twice", Verdict::Format, [](Builder &b) {
    CodeBuilder code(b.getPool());
    code.emit(Opcode::Return);
    code.addAttribute("StackMapTable", {0, 0});
    code.addAttribute("StackMapTable", {0, 0});
    b.addMethod(access::Static, "m", "()V", code);
  });
  classes.add("annotations of code twice", Verdict::Ok, [](Builder &b) {
    CodeBuilder code(b.getPool());
    code.emit(Opcode::Return);
    code.addAttribute("RuntimeVisibleTypeAnnotations", {0, 0});
    code.addAttribute("RuntimeVisibleTypeAnnotations", {0, 0});
    b.addMethod(access::Static, "m", "()V", code);
  });
}
