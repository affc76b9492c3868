//===- EntryPoints.cpp - Where a program is entered -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements EntryPoints.
//
//===----------------------------------------------------------------------===//

#include "EntryPoints.h"
#include "jir/Support/AccessFlags.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

bool jir::matchesGlob(StringRef pattern, StringRef text) {
  // On a mismatch the last star takes one byte more.
  size_t p = 0, t = 0, star = StringRef::npos, starText = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      starText = t;
    } else if (p < pattern.size() &&
               (pattern[p] == '?' || pattern[p] == text[t])) {
      ++p;
      ++t;
    } else if (star != StringRef::npos) {
      p = star + 1;
      t = ++starText;
    } else {
      return false;
    }
  }
  return pattern.drop_front(p).find_first_not_of('*') == StringRef::npos;
}

EntryPoints::EntryPoints(ModuleOp program, unsigned feature,
                         FindOutside findOutside)
    : program(program), feature(feature), findOutside(std::move(findOutside)) {
  for (auto classOp : program.getOps<jvm::ClassOp>())
    classes.try_emplace(classOp.getSymNameAttr(), classOp);
}

void EntryPoints::add(StringRef className, StringRef member, bool isInterface,
                      StringRef reason) {
  MLIRContext *context = program.getContext();
  auto owner = jvm::RefType::get(StringAttr::get(context, className));
  auto ref = jvm::MethodRefAttr::get(owner, StringAttr::get(context, member),
                                     isInterface);
  hasMatched = true;
  if (entries.insert(ref))
    reasons.push_back(reason.str());
}

void EntryPoints::create(OpBuilder &builder) const {
  for (auto [ref, reason] : llvm::zip_equal(entries, reasons))
    jvm::EntryOp::create(builder, builder.getUnknownLoc(), ref,
                         builder.getStringAttr(reason));
}

//===----------------------------------------------------------------------===//
// Main methods
//===----------------------------------------------------------------------===//

/// The first method that \p accept takes, in the class or a superclass. A
/// malformed hierarchy may be a cycle.
std::optional<EntryPoints::FoundMethod>
EntryPoints::findMethod(StringRef className,
                        llvm::function_ref<bool(StringRef, uint16_t)> accept) {
  llvm::StringSet<> seen;
  std::string name = className.str();
  while (!name.empty() && seen.insert(name).second) {
    auto it = classes.find(StringAttr::get(program.getContext(), name));
    if (it != classes.end()) {
      jvm::ClassOp classOp = it->second;
      for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
        if (accept(method.getSymName(), method.getFlags()))
          return FoundMethod{method.getSymName().str(),
                             uint16_t(method.getFlags())};
      name = classOp.getSuperName().value_or("").str();
      continue;
    }
    std::optional<OutsideClass> outside = findOutside(name);
    if (!outside)
      return std::nullopt;
    for (const auto &[member, flags] : outside->methods)
      if (accept(member, flags))
        return FoundMethod{member, flags};
    name = outside->superName;
  }
  return std::nullopt;
}

std::optional<EntryPoints::FoundMethod>
EntryPoints::findMain(StringRef className) {
  constexpr StringLiteral withArguments = "main([Ljava/lang/String;)V";
  constexpr uint16_t needed = access::Public | access::Static;
  auto found = findMethod(className, [&](StringRef member, uint16_t flags) {
    return member == withArguments && (flags & needed) == needed;
  });
  if (found || feature < 25)
    return found;
  for (StringRef wanted : {StringRef(withArguments), StringRef("main()V")}) {
    found = findMethod(className, [&](StringRef member, uint16_t flags) {
      return member == wanted && !(flags & access::Private) &&
             !(flags & access::Abstract);
    });
    if (found)
      return found;
  }
  return std::nullopt;
}

Error EntryPoints::addMain(StringRef className) {
  StringAttr name = StringAttr::get(program.getContext(), className);
  if (!classes.contains(name) && !findOutside(className))
    return inputError("the main class " + toDisplayUtf8(className) +
                      " is nowhere on the path");
  std::optional<FoundMethod> found = findMain(className);
  if (!found)
    return inputError("the main class " + toDisplayUtf8(className) +
                      " has no method 'public static void main(String[])'");
  auto it = classes.find(name);
  add(className, found->member, it != classes.end() && it->second.isInterface(),
      "main");
  return Error::success();
}

Error EntryPoints::addLauncherAgent(StringRef className) {
  for (StringRef wanted : {"agentmain(Ljava/lang/String;Ljava/lang/instrument/"
                           "Instrumentation;)V",
                           "agentmain(Ljava/lang/String;)V"}) {
    auto found = findMethod(className, [&](StringRef member, uint16_t flags) {
      return member == wanted && (flags & access::Static);
    });
    if (!found)
      continue;
    add(className, found->member, false, "agent");
    return Error::success();
  }
  return inputError("the launcher agent " + toDisplayUtf8(className) +
                    " has no method 'agentmain'");
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

static bool isEntry(jvm::MethodOp method) {
  return !method.isAbstract() && !method.isClassInitializer();
}

static bool isAccessible(uint32_t flags) {
  return flags & (access::Public | access::Protected);
}

void EntryPoints::addAccessible(jvm::ClassOp classOp, StringRef reason) {
  for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
    if (isEntry(method) && isAccessible(method.getFlags()))
      add(classOp.getSymName(), method.getSymName(), classOp.isInterface(),
          reason);
}

/// Whether the metadata of a class or method holds an annotation of that type.
static bool hasAnnotation(DictionaryAttr metadata, StringRef descriptor) {
  if (!metadata)
    return false;
  for (StringRef key :
       {"RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"})
    if (auto annotations = metadata.getAs<ArrayAttr>(key))
      for (auto annotation : annotations.getAsRange<jvm::AnnotationAttr>())
        if (annotation.getDescriptor().getValue() == descriptor)
          return true;
  return false;
}

void EntryPoints::addAnnotated(StringRef annotation) {
  std::string descriptor = "L" + toInternal(annotation) + ";";
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    if (classOp.getOrigin() != jvm::Origin::Application)
      continue;
    if (hasAnnotation(classOp.getMetadataAttr(), descriptor))
      addAccessible(classOp, "annotation");
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
      if (isEntry(method) &&
          hasAnnotation(method.getMetadataAttr(), descriptor))
        add(classOp.getSymName(), method.getSymName(), classOp.isInterface(),
            "annotation");
  }
}

void EntryPoints::addGlob(StringRef pattern) {
  auto [classPattern, memberPattern] = pattern.split("::");
  bool anyDescriptor = !memberPattern.contains('(');
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    bool isApplication = classOp.getOrigin() == jvm::Origin::Application;
    if (classOp.getOrigin() == jvm::Origin::Platform ||
        (memberPattern.empty() && !isApplication) ||
        !matchesGlob(classPattern, classOp.getSymName()))
      continue;
    if (memberPattern.empty()) {
      addAccessible(classOp, "glob");
      continue;
    }
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
      if (isEntry(method) &&
          (((anyDescriptor || method.getMethodName().contains('(')) &&
            matchesGlob(memberPattern, method.getMethodName())) ||
           (!anyDescriptor && matchesGlob(memberPattern, method.getSymName()))))
        add(classOp.getSymName(), method.getSymName(), classOp.isInterface(),
            "glob");
  }
}

Error EntryPoints::addPattern(StringRef pattern) {
  hasMatched = false;
  if (pattern == "all-public") {
    for (auto classOp : program.getOps<jvm::ClassOp>())
      if (classOp.getOrigin() == jvm::Origin::Application &&
          (classOp.getFlags() & access::Public))
        addAccessible(classOp, "all-public");
  } else if (pattern.starts_with("@")) {
    addAnnotated(fromUtf8(pattern.drop_front()));
  } else if (!addPreset(pattern)) {
    addGlob(fromUtf8(pattern));
  }
  if (!hasMatched)
    return inputError("no method matches --entry=" + pattern);
  return Error::success();
}

std::string EntryPoints::describeCandidates() {
  constexpr size_t shown = 10;
  SmallVector<StringRef> mains;
  uint64_t publicClasses = 0, publicMethods = 0;
  for (auto classOp : program.getOps<jvm::ClassOp>()) {
    if (classOp.getOrigin() != jvm::Origin::Application)
      continue;
    if (findMain(classOp.getSymName()))
      mains.push_back(classOp.getSymName());
    if (!(classOp.getFlags() & access::Public))
      continue;
    ++publicClasses;
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
      publicMethods += isEntry(method) && isAccessible(method.getFlags());
  }
  std::string text;
  raw_string_ostream os(text);
  if (mains.empty()) {
    os << "no class of the application has a main method";
  } else {
    os << "--main=CLASS takes one of the " << mains.size()
       << (mains.size() == 1 ? " class" : " classes")
       << " of the application with a main method: ";
    llvm::interleave(
        ArrayRef(mains).take_front(shown), os,
        [&](StringRef name) { os << toDisplayUtf8(name); }, ", ");
    if (mains.size() > shown)
      os << ", ...";
  }
  os << "; --entry=all-public takes the " << publicMethods
     << " public and protected methods of " << publicClasses
     << " public classes; --entry=GLOB and --entry=@ANNOTATION choose among "
        "all methods, --entry=junit4, junit5 or testng the tests; "
        "--entry=none does without";
  return text;
}
