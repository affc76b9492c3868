//===- EntryPointsPresets.cpp - Entry points of test runners ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets of entry points with a name: what a test runner calls by reflection, and
// all main methods.
//
//===----------------------------------------------------------------------===//

#include "EntryPoints.h"
#include "jir/Support/AccessFlags.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace llvm;

namespace {

/// What a test runner looks for.
struct TestFramework {
  StringLiteral name;
  /// Annotations of the methods that it calls, as internal names.
  ArrayRef<StringLiteral> annotations;
  /// The class whose subclasses are tests by the names of their methods; empty
  /// if there is none.
  StringLiteral baseClass;
};

} // namespace

static constexpr StringLiteral kJUnit4[] = {
    "org/junit/Test",
    "org/junit/Before",
    "org/junit/After",
    "org/junit/BeforeClass",
    "org/junit/AfterClass",
    "org/junit/Rule",
    "org/junit/ClassRule",
    "org/junit/runners/Parameterized$Parameters",
    "org/junit/experimental/theories/Theory",
    "org/junit/experimental/theories/DataPoint",
    "org/junit/experimental/theories/DataPoints",
};

static constexpr StringLiteral kJUnit5[] = {
    "org/junit/jupiter/api/Test",
    "org/junit/jupiter/api/RepeatedTest",
    "org/junit/jupiter/api/TestFactory",
    "org/junit/jupiter/api/TestTemplate",
    "org/junit/jupiter/api/BeforeEach",
    "org/junit/jupiter/api/AfterEach",
    "org/junit/jupiter/api/BeforeAll",
    "org/junit/jupiter/api/AfterAll",
    "org/junit/jupiter/params/ParameterizedTest",
};

static constexpr StringLiteral kTestNG[] = {
    "org/testng/annotations/Test",        "org/testng/annotations/BeforeSuite",
    "org/testng/annotations/AfterSuite",  "org/testng/annotations/BeforeTest",
    "org/testng/annotations/AfterTest",   "org/testng/annotations/BeforeGroups",
    "org/testng/annotations/AfterGroups", "org/testng/annotations/BeforeClass",
    "org/testng/annotations/AfterClass",  "org/testng/annotations/BeforeMethod",
    "org/testng/annotations/AfterMethod", "org/testng/annotations/DataProvider",
    "org/testng/annotations/Factory",
};

static constexpr TestFramework kFrameworks[] = {
    // JUnit 4 runs tests of JUnit 3 too.
    {"junit4", kJUnit4, "junit.framework.TestCase"},
    {"junit5", kJUnit5, ""},
    {"testng", kTestNG, ""},
};

/// Whether the metadata holds one of the annotations.
static bool isAnnotated(mlir::DictionaryAttr metadata,
                        ArrayRef<StringLiteral> names) {
  if (!metadata)
    return false;
  auto annotations =
      metadata.getAs<mlir::ArrayAttr>("RuntimeVisibleAnnotations");
  if (!annotations)
    return false;
  for (auto annotation : annotations.getAsRange<jvm::AnnotationAttr>()) {
    StringRef name = annotation.getDescriptor().getValue();
    if (name.consume_front("L") && name.consume_back(";") &&
        is_contained(names, name))
      return true;
  }
  return false;
}

/// Whether JUnit 3 calls a method of that name: a test, or what goes around it.
static bool isNamedTest(StringRef member) {
  return (member.starts_with("test") && member.ends_with("()V")) ||
         member == "setUp()V" || member == "tearDown()V";
}

bool EntryPoints::extends(jvm::ClassOp classOp,
                          function_ref<bool(StringRef)> accept) {
  StringSet<> seen;
  std::string name = classOp.getSuperName().value_or("").str();
  while (!name.empty() && seen.insert(name).second) {
    if (accept(name))
      return true;
    auto it = classes.find(mlir::StringAttr::get(program.getContext(), name));
    if (it == classes.end())
      return false;
    name = it->second.getSuperName().value_or("").str();
  }
  return false;
}

bool EntryPoints::addPreset(StringRef name) {
  if (name == "all-main") {
    addMains();
    return true;
  }
  const TestFramework *framework =
      find_if(kFrameworks,
              [&](const TestFramework &each) { return each.name == name; });
  if (framework == std::end(kFrameworks))
    return false;
  StringSet<> tests;
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    if (classOp.getOrigin() != jvm::Origin::Application)
      continue;
    bool isNamed =
        !framework->baseClass.empty() && extends(classOp, [&](StringRef super) {
          return super == framework->baseClass;
        });
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>()) {
      if (method.isAbstract() || method.isClassInitializer() ||
          !(isAnnotated(method.getMetadataAttr(), framework->annotations) ||
            (isNamed && isNamedTest(method.getSymName()))))
        continue;
      tests.insert(classOp.getSymName());
      add(classOp.getSymName(), method.getSymName(), classOp.isInterface(),
          framework->name);
    }
  }
  // The runner makes an object of each class that has or inherits tests.
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    bool isTest = tests.contains(classOp.getSymName()) ||
                  extends(classOp, [&](StringRef super) {
                    return tests.contains(super);
                  });
    if (!isTest || classOp.getOrigin() != jvm::Origin::Application ||
        (classOp.getFlags() & access::Abstract))
      continue;
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
      if (method.getMethodName() == "<init>" &&
          !(method.getFlags() & access::Private))
        add(classOp.getSymName(), method.getSymName(), false, framework->name);
  }
  return true;
}

void EntryPoints::addMains() {
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    if (classOp.getOrigin() != jvm::Origin::Application)
      continue;
    if (std::optional<FoundMethod> found = findMain(classOp.getSymName()))
      add(classOp.getSymName(), found->member, classOp.isInterface(), "main");
  }
}
