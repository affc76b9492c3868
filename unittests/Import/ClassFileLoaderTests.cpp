//===- ClassFileLoaderTests.cpp - Tests of ClassFileLoader ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loading from the JDK of the build, and what is unloaded.
//
//===----------------------------------------------------------------------===//

#include "../../lib/Import/ClassFileLoader.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace jir;
using mlir::StringAttr;
using mlir::succeeded;

namespace {

class ClassFileLoaderTest : public ::testing::Test {
protected:
  static void SetUpTestSuite() {
    PlatformOptions options;
    options.jdk = JIR_TEST_JDK;
    auto opened = Platform::open(options, {});
    ASSERT_TRUE(bool(opened)) << llvm::toString(opened.takeError());
    platform = *opened;
  }
  static void TearDownTestSuite() { platform = nullptr; }

  ClassFileLoaderTest() {
    context.loadDialect<jvm::JVMDialect>();
    module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&context));
    ClassFileLoaderOptions options;
    options.opened = platform;
    loader = std::make_unique<ClassFileLoader>(&context, options);
    addPlatform(llvm::cantFail(platform->getContentHash()).toHex());
  }

  void addPlatform(llvm::StringRef hash) {
    mlir::OpBuilder builder(&context);
    builder.setInsertionPointToEnd(module->getBody());
    jvm::PlatformOp::create(builder, builder.getUnknownLoc(),
                            builder.getStringAttr("17"),
                            builder.getStringAttr(hash), 0);
  }
  StringAttr name(llvm::StringRef text) {
    return StringAttr::get(&context, text);
  }
  std::string print() {
    std::string text;
    llvm::raw_string_ostream(text) << *module;
    return text;
  }
  jvm::MethodOp load(llvm::StringRef className, llvm::StringRef member) {
    jvm::ClassOp classOp = loader->ensureClass(*module, name(className));
    EXPECT_TRUE(classOp && succeeded(loader->ensureMembers(classOp)));
    jvm::MethodOp method = classOp.lookupMethod(name(member));
    EXPECT_TRUE(method && succeeded(loader->ensureBody(method)));
    return method;
  }

  static std::shared_ptr<Platform> platform;
  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::unique_ptr<ClassFileLoader> loader;
};

std::shared_ptr<Platform> ClassFileLoaderTest::platform;

TEST_F(ClassFileLoaderTest, HeadersOfAllClassesAreSorted) {
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  auto headers = loader->getPlatformClasses();
  size_t classes = 0;
  for (const auto &archive : platform->getArchives())
    classes += archive->getClasses().size();
  EXPECT_EQ(headers.size(), classes);
  EXPECT_TRUE(llvm::is_sorted(headers, [](const auto &a, const auto &b) {
    return a.name.getValue() < b.name.getValue();
  }));
  for (const jvm::LoadableHeader &header : headers) {
    EXPECT_EQ(header.name.getValue() == "java.lang.Object", !header.superName);
    if (header.name.getValue() != "java.util.ArrayList")
      continue;
    EXPECT_EQ(header.superName.getValue(), "java.util.AbstractList");
    EXPECT_EQ(header.interfaces.size(), 4u);
    EXPECT_EQ(header.interfaces.front().getValue(), "java.util.List");
  }
}

TEST_F(ClassFileLoaderTest, ModulesOfThePlatformProvideServices) {
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  // As `java --describe-module jdk.zipfs` states.
  auto services = loader->getPlatformServices();
  auto *found = llvm::find_if(services, [](const jvm::ServiceProviders &each) {
    return each.service == "java.nio.file.spi.FileSystemProvider" &&
           llvm::is_contained(each.providers,
                              "jdk.nio.zipfs.ZipFileSystemProvider");
  });
  EXPECT_NE(found, services.end());
}

TEST_F(ClassFileLoaderTest, MaterializedPartsAreUnloaded) {
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  std::string before = print();
  jvm::MethodOp method =
      load("java.util.ArrayList", "add(Ljava/lang/Object;)Z");
  EXPECT_EQ(method.getState(), jvm::BodyState::Loaded);
  EXPECT_TRUE(method.getLines());
  EXPECT_TRUE(succeeded(mlir::verify(*module)));
  EXPECT_EQ(loader->ensureClass(*module, name("java.util.ArrayList")),
            method.getClass());
  loader->dropBody(method);
  EXPECT_EQ(method.getState(), jvm::BodyState::Unloaded);
  EXPECT_FALSE(method.getLines());
  EXPECT_TRUE(succeeded(loader->ensureBody(method)));
  // Annotations are not a change.
  method.getBody().front().front().setDiscardableAttr(
      name("jir.note"), mlir::UnitAttr::get(&context));
  loader->unloadAll(*module);
  EXPECT_EQ(print(), before);
}

TEST_F(ClassFileLoaderTest, ChangedBodyStays) {
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  jvm::MethodOp changed = load("java.util.ArrayList", "size()I");
  jvm::MethodOp kept = load("java.util.ArrayList", "isEmpty()Z");
  mlir::Block &block = changed.getBody().front();
  auto builder = mlir::OpBuilder::atBlockBegin(&block);
  jvm::StringOp::create(builder, builder.getUnknownLoc(), name("new"));
  loader->unloadAll(*module);
  auto classes = module->getOps<jvm::ClassOp>();
  ASSERT_FALSE(classes.empty());
  EXPECT_EQ(changed.getState(), jvm::BodyState::Loaded);
  EXPECT_EQ(kept.getState(), jvm::BodyState::Unloaded);
  EXPECT_TRUE(succeeded(mlir::verify(*module)));
  // It is the program's now.
  loader->dropBody(changed);
  EXPECT_EQ(changed.getState(), jvm::BodyState::Loaded);
}

TEST_F(ClassFileLoaderTest, ChangedFlagsStay) {
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  jvm::MethodOp method = load("java.util.ArrayList", "size()I");
  method.setFlags(method.getFlags() | 0x0010);
  loader->unloadAll(*module);
  EXPECT_TRUE(method.isFinal());
  EXPECT_EQ(method.getState(), jvm::BodyState::Unloaded);
}

TEST_F(ClassFileLoaderTest, ClassesThatNoArchiveHas) {
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  EXPECT_FALSE(loader->ensureClass(*module, name("no.such.Class")));
  EXPECT_FALSE(loader->ensureClass(*module, name("")));
  EXPECT_FALSE(loader->ensureClass(*module, name("java/lang/Object")));
}

TEST_F(ClassFileLoaderTest, AnotherPlatformIsAnError) {
  module->getBody()->clear();
  addPlatform("00");
  std::string message;
  mlir::ScopedDiagnosticHandler handler(&context,
                                        [&](mlir::Diagnostic &diagnostic) {
                                          message += diagnostic.str();
                                          return mlir::success();
                                        });
  EXPECT_TRUE(mlir::failed(loader->attach(*module)));
  EXPECT_TRUE(llvm::StringRef(message).contains("of hash 00"));
}

TEST_F(ClassFileLoaderTest, WithoutPlatformThereIsNothing) {
  module->getBody()->clear();
  ASSERT_TRUE(succeeded(loader->attach(*module)));
  EXPECT_TRUE(loader->getPlatformClasses().empty());
  EXPECT_FALSE(loader->ensureClass(*module, name("java.lang.Object")));
}

} // namespace
