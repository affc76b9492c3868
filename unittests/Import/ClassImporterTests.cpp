//===- ClassImporterTests.cpp - Tests of ClassImporter ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Class files that javac does not make: each is imported or declared, and the
// module that holds it verifies.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Import/ClassImporter.h"
#include "jir/ClassFile/ClassFileBuilder.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace jir;

namespace {

class ClassImporterTest : public ::testing::Test {
protected:
  ClassImporterTest() {
    context.loadDialect<jvm::JVMDialect>();
    module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
  }

  jvm::ClassOp import(llvm::ArrayRef<uint8_t> bytes, llvm::StringRef name) {
    ClassImporter importer(&context, options);
    auto classOp = importer.importClass(
        bytes, name, {jvm::Origin::Application, {}, "t.jar"}, notes);
    if (!classOp)
      return {};
    module->push_back(*classOp);
    EXPECT_TRUE(mlir::succeeded(mlir::verify(*module)));
    return classOp.release();
  }
  jvm::ClassOp import(ClassFileBuilder &builder, llvm::StringRef name) {
    auto bytes = builder.finish();
    EXPECT_TRUE(bool(bytes));
    return import(*bytes, name);
  }
  std::string getFailure(jvm::ClassOp classOp) {
    auto failure = classOp.getMetadataAttr().getAs<mlir::StringAttr>("failure");
    return failure ? failure.str() : "";
  }

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  ClassImportOptions options;
  ImportNotes notes;
};

constexpr uint16_t nativeStatic = access::Native | access::Static;

TEST_F(ClassImporterTest, DuplicateMembersMakeADeclaration) {
  for (bool validate : {false, true}) {
    options.validate = validate;
    ClassFileBuilder builder("D");
    builder.setSuper("S");
    builder.addMethod(nativeStatic, "m", "()V");
    builder.addMethod(nativeStatic, "m", "()V");
    jvm::ClassOp classOp = import(builder, "D");
    EXPECT_EQ(classOp.getState(), jvm::ClassState::Header);
    EXPECT_EQ(classOp.getSuperName(), "S");
    EXPECT_TRUE(llvm::StringRef(getFailure(classOp)).contains("m()V"));
    classOp.erase();
  }
  EXPECT_EQ(notes.failedClasses, 2u);
  EXPECT_EQ(notes.problems.size(), 2u);
}

TEST_F(ClassImporterTest, FieldsMayDifferInTypeAlone) {
  ClassFileBuilder builder("F");
  builder.addField(0, "f", "I");
  builder.addField(0, "f", "J");
  jvm::ClassOp classOp = import(builder, "F");
  EXPECT_EQ(classOp.getBody().front().getOperations().size(), 2u);
  EXPECT_EQ(notes.failedClasses, 0u);
}

TEST_F(ClassImporterTest, MethodWithoutCodeMakesADeclaration) {
  options.validate = false;
  ClassFileBuilder builder("N");
  builder.addMethod(access::Static, "m", "()V");
  EXPECT_TRUE(llvm::StringRef(getFailure(import(builder, "N")))
                  .contains("has no code, but is neither native nor abstract"));
}

TEST_F(ClassImporterTest, OddNamesAreKept) {
  ClassFileBuilder builder("a b/\xc3\xa9\xc0\x80");
  builder.addMethod(nativeStatic, "m\" \\", "()V");
  builder.addMethod(nativeStatic, "$concat$main(]L~~:)V:55", "()V");
  builder.addField(0, "f:g", "I");
  jvm::ClassOp classOp = import(builder, "a b/\xc3\xa9\xc0\x80");
  EXPECT_EQ(classOp.getSymName(), "a b.\xc3\xa9\xc0\x80");
  EXPECT_EQ(notes.failedClasses, 0u);
  auto methods = classOp.getBody().getOps<jvm::MethodOp>();
  auto odd = *std::next(methods.begin());
  EXPECT_EQ(odd.getMethodName(), "$concat$main(]L~~:)V:55");
  EXPECT_EQ(odd.getDescriptor(), "()V");
  std::string text, again;
  llvm::raw_string_ostream(text) << *module;
  auto parsed = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  ASSERT_TRUE(bool(parsed));
  llvm::raw_string_ostream(again) << *parsed;
  EXPECT_EQ(text, again);
}

// The text of the first two methods is the same, and so is that of the fields.
TEST_F(ClassImporterTest, NamesThatLookLikeDescriptorsAreKept) {
  ClassFileBuilder builder("A");
  builder.addMethod(nativeStatic, "f(La", "(Lb;)V");
  builder.addMethod(nativeStatic, "f", "(La(Lb;)V");
  builder.addField(0, "g:La", "Lb;");
  builder.addField(0, "g", "La:Lb;");
  CodeBuilder code(builder.getPool());
  code.emit(Opcode::AconstNull)
      .emitConstant(Opcode::Invokestatic,
                    builder.getPool().addMethod("A", "f(La", "(Lb;)V"))
      .emit(Opcode::Return);
  builder.addMethod(access::Static, "calls", "()V", code);
  jvm::ClassOp classOp = import(builder, "A");
  EXPECT_EQ(notes.failedClasses + notes.failedMethods, 0u);
  auto methods = llvm::to_vector(classOp.getBody().getOps<jvm::MethodOp>());
  ASSERT_EQ(methods.size(), 3u);
  EXPECT_EQ(methods[0].getMethodName(), "f(La");
  EXPECT_EQ(methods[1].getMethodName(), "f");
  auto fields = llvm::to_vector(classOp.getBody().getOps<jvm::FieldOp>());
  EXPECT_EQ(fields[0].getFieldName(), "g:La");
  EXPECT_EQ(fields[1].getFieldName(), "g");
  methods[2].walk([&](jvm::InvokeStaticOp call) {
    EXPECT_EQ(call.getMethod().getMember(), methods[0].getSymNameAttr());
  });
}

// HotSpot compares indices of constants; an emitted class has one for a name.
TEST_F(ClassImporterTest, InnerClassesThatNamesRepeatAreLeftOut) {
  ClassFileBuilder builder("A");
  ConstantPoolBuilder &pool = builder.getPool();
  uint8_t a = pool.addClass("A"), b = pool.addClass("A$B");
  uint8_t name = pool.addUtf8("A");
  uint8_t other = pool.addRaw(uint8_t(ConstantTag::Class), {0, name});
  builder.addAttribute("InnerClasses",
                       {0,     3, 0, b, 0, a, 0, 0, 0,     0, 0, b, 0,
                        other, 0, 0, 0, 0, 0, a, 0, other, 0, 0, 0, 0});
  jvm::ClassOp classOp = import(builder, "A");
  EXPECT_EQ(notes.failedClasses, 0u);
  EXPECT_EQ(notes.malformedAttributes, 2u);
  auto entries =
      classOp.getMetadataAttr().getAs<mlir::ArrayAttr>("InnerClasses");
  EXPECT_EQ(entries.size(), 1u);
}

// HotSpot accepts the class, and finds no such nest or family.
TEST_F(ClassImporterTest, ArraysInNestsAndFamiliesAreLeftOut) {
  for (llvm::StringRef attribute :
       {"NestHost", "NestMembers", "PermittedSubclasses"}) {
    ClassFileBuilder builder("A");
    builder.setVersion(61).setFlags(access::Public | access::Super);
    uint8_t array = builder.getPool().addClass("[I");
    llvm::SmallVector<uint8_t> contents = {0, array};
    if (attribute != "NestHost")
      contents.insert(contents.begin(), {0, 1});
    builder.addAttribute(attribute, contents);
    jvm::ClassOp classOp = import(builder, "A");
    EXPECT_EQ(notes.failedClasses, 0u);
    EXPECT_EQ(std::exchange(notes.malformedAttributes, 0), 1u);
    classOp.erase();
  }
}

// HotSpot looks at no other flags of a class initialiser than these two.
TEST_F(ClassImporterTest, OtherFlagsOfAClassInitialiserAreIgnored) {
  for (auto [version, expected] :
       {std::pair(49, unsigned(access::Static)),
        std::pair(52, unsigned(access::Static | access::Strict))}) {
    std::string name = "I" + std::to_string(version);
    ClassFileBuilder builder(name);
    builder.setVersion(version);
    CodeBuilder code(builder.getPool());
    code.emit(Opcode::Return);
    builder.addMethod(nativeStatic | access::Abstract | access::Strict,
                      "<clinit>", "()V", code);
    jvm::ClassOp classOp = import(builder, name);
    ASSERT_TRUE(classOp.hasMembers()) << getFailure(classOp);
    auto method = *classOp.getBody().getOps<jvm::MethodOp>().begin();
    EXPECT_EQ(method.getFlags(), expected);
  }
}

TEST_F(ClassImporterTest, NothingCanBeDeclaredUnderAnIllegalName) {
  for (llvm::StringRef name : {"", "a.b", "a//b", "[I", "a;b"})
    EXPECT_FALSE(import(llvm::ArrayRef<uint8_t>(), name));
  EXPECT_EQ(notes.failedClasses, 5u);
}

TEST_F(ClassImporterTest, MalformedMetadataIsNotedAndLeftOut) {
  ClassFileBuilder builder("M");
  builder.addField(0, "g", "I")
      .addAttribute("RuntimeVisibleAnnotations", {0, 9, 0});
  // JVMS 4.7.2: ignored, as the field is not static.
  builder.addField(0, "h", "J").addAttribute("ConstantValue", {0, 1});
  builder.addAttribute("Own", {1, 2, 3});
  jvm::ClassOp classOp = import(builder, "M");
  EXPECT_TRUE(classOp.hasMembers());
  EXPECT_EQ(notes.malformedAttributes, 2u);
  EXPECT_EQ(notes.unknownAttributes, 1u);
  EXPECT_EQ(notes.failedClasses, 0u);
}

TEST_F(ClassImporterTest, DeeplyNestedAnnotationsRoundTrip) {
  ClassFileBuilder builder("A");
  uint16_t type = builder.getPool().addUtf8("LA;");
  uint16_t name = builder.getPool().addUtf8("v");
  llvm::SmallVector<uint8_t, 0> contents = {
      0, 1, uint8_t(type >> 8), uint8_t(type),
      0, 1, uint8_t(name >> 8), uint8_t(name)};
  for (int depth = 0; depth < 200; ++depth)
    contents.append({'[', 0, 1});
  contents.append({'[', 0, 0});
  builder.addAttribute("RuntimeVisibleAnnotations", contents);
  jvm::ClassOp classOp = import(builder, "A");
  EXPECT_EQ(notes.malformedAttributes, 0u);
  ASSERT_TRUE(classOp.getMetadataAttr());
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  EXPECT_TRUE(bool(mlir::parseSourceString<mlir::ModuleOp>(text, &context)));
}

TEST_F(ClassImporterTest, EveryTruncationIsADeclaration) {
  ClassFileBuilder builder("T");
  builder.addInterface("I").addField(access::Static, "f", "J");
  builder.addMethod(nativeStatic, "m", "(I)V");
  auto bytes = builder.finish();
  ASSERT_TRUE(bool(bytes));
  for (size_t size = 0; size < bytes->size(); ++size) {
    jvm::ClassOp classOp = import(llvm::ArrayRef(*bytes).take_front(size), "T");
    ASSERT_TRUE(classOp);
    EXPECT_TRUE(isFailedClass(classOp));
    classOp.erase();
  }
  EXPECT_FALSE(isFailedClass(import(*bytes, "T")));
}

} // namespace
