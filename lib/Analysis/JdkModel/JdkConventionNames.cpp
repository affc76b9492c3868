//===- JdkConventionNames.cpp - Classes by computed names -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Charsets and locale data: the platform computes the names of their classes
// from those that the program has.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/JdkModel/JdkConventions.h"
#include "jir/Support/Descriptor.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::jvm;

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

llvm::SmallVector<ClassId> JdkConventions::getAnnotations() const {
  static constexpr llvm::StringLiteral asked[] = {
      "java.lang.annotation.Retention", "java.lang.annotation.Inherited",
      "java.lang.annotation.Repeatable"};
  llvm::SmallVector<ClassId> found;
  for (uint32_t i = 0; i < hierarchy.getNumClasses(); ++i) {
    ClassId each(i);
    if (!hierarchy.isPhantom(each) &&
        (hierarchy.getFlags(each) & access::Annotation) &&
        (hierarchy.getOrigin(each) != Origin::Platform ||
         llvm::is_contained(asked, hierarchy.getName(each).getValue())))
      found.push_back(each);
  }
  return found;
}

llvm::SmallVector<ClassId, 1>
JdkConventions::getAnnotationEnums(ClassId annotation) {
  llvm::SmallVector<ClassId, 1> found;
  for (uint32_t index : hierarchy.getMethodIndices(annotation)) {
    llvm::StringRef returned =
        hierarchy.getDescriptor(MethodId(index)).split(')').second.ltrim('[');
    if (!returned.consume_front("L") || !returned.consume_back(";"))
      continue;
    ClassId id = hierarchy.lookupClass(toDotted(returned));
    if (id && getEnumValues(id))
      found.push_back(id);
  }
  return found;
}

//===----------------------------------------------------------------------===//
// Charsets
//===----------------------------------------------------------------------===//

/// Letters and digits, in capitals.
static std::string normalizeCharset(llvm::StringRef name) {
  std::string result;
  for (char c : name)
    if (llvm::isAlnum(c))
      result += llvm::toUpper(c);
  return result;
}

void JdkConventions::findCharsets() {
  hasCharsets = true;
  ClassId base = hierarchy.lookupClass("java.nio.charset.Charset");
  if (!base)
    return;
  for (ClassId id : hierarchy.getSubtypes(base)) {
    llvm::StringRef name = hierarchy.getName(id).getValue();
    if (hierarchy.isInstantiable(id) && name.consume_front("sun.nio.cs."))
      charsets.try_emplace(normalizeCharset(name.rsplit('.').second.empty()
                                                ? name
                                                : name.rsplit('.').second),
                           id);
  }
}

ClassId JdkConventions::getCharset(llvm::StringRef name) {
  constexpr size_t longest = 32;
  if (name.empty() || name.size() > longest || llvm::any_of(name, [](char c) {
        return !llvm::isAlnum(c) && !llvm::StringRef("-_.:+").contains(c);
      }))
    return ClassId();
  if (!hasCharsets)
    findCharsets();
  std::string text = normalizeCharset(name);
  llvm::StringRef key = llvm::StringSwitch<llvm::StringRef>(text)
                            .Cases({"SHIFTJIS", "MSKANJI"}, "SJIS")
                            .Case("WINDOWS31J", "MS932")
                            .Case("GB2312", "EUCCN")
                            .Case("LATIN1", "ISO88591")
                            .Default(text);
  if (ClassId id = charsets.lookup(key))
    return id;
  // x-IBM874, windows-1252, cp1252, cp037, IBM00858.
  llvm::StringRef number = key;
  number.consume_front("X");
  if (ClassId id = charsets.lookup(number))
    return id;
  bool isWindows =
      number.consume_front("WINDOWS") || number.consume_front("MSWIN");
  if (!isWindows && !number.consume_front("CP") && !number.consume_front("IBM"))
    return ClassId();
  if (ClassId id = charsets.lookup(("MS" + number).str()))
    return id;
  if (ClassId id = charsets.lookup(("IBM" + number).str()))
    return id;
  return charsets.lookup(("IBM" + number.ltrim('0')).str());
}

//===----------------------------------------------------------------------===//
// Locale data
//===----------------------------------------------------------------------===//

bool JdkConventions::makesLocaleData(MethodId method) const {
  llvm::StringRef owner =
      hierarchy.getName(hierarchy.getMethod(method).owner).getValue();
  if (!owner.consume_front("sun.util.resources."))
    return false;
  llvm::StringRef name = hierarchy.getMethodName(method);
  return (owner == "Bundles" && name == "of") ||
         (owner == "LocaleData" && name == "getBundle");
}

llvm::SmallVector<ClassId>
JdkConventions::getLocaleData(llvm::StringRef language) {
  llvm::SmallVector<ClassId> found;
  ClassId bundle = hierarchy.lookupClass("java.util.ResourceBundle");
  if (!bundle)
    return found;
  for (ClassId id : hierarchy.getSubtypes(bundle)) {
    llvm::StringRef name = hierarchy.getName(id).getValue();
    if ((!name.consume_front("sun.text.resources.") &&
         !name.consume_front("sun.util.resources.")) ||
        !hierarchy.isInstantiable(id))
      continue;
    name.consume_front("cldr.");
    bool isOfLanguage = name.consume_front("ext.");
    llvm::StringRef suffix = name.split('_').second;
    if (isOfLanguage != language.empty() &&
        (language.empty() || suffix.split('_').first == language))
      found.push_back(id);
  }
  return found;
}

llvm::StringRef JdkConventions::getLanguage(llvm::StringRef text) {
  llvm::StringRef language = text.substr(0, text.find_first_of("-_"));
  bool isLanguage = (language.size() == 2 || language.size() == 3) &&
                    llvm::all_of(language, llvm::isLower);
  return isLanguage ? language : llvm::StringRef();
}

llvm::StringRef JdkConventions::getLanguageOfField(llvm::StringRef name) {
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Cases({"GERMAN", "GERMANY"}, "de")
      .Cases({"FRENCH", "FRANCE", "CANADA_FRENCH"}, "fr")
      .Cases({"ITALIAN", "ITALY"}, "it")
      .Cases({"JAPANESE", "JAPAN"}, "ja")
      .Cases({"KOREAN", "KOREA"}, "ko")
      .Cases({"CHINESE", "CHINA", "PRC"}, "zh")
      .Cases({"SIMPLIFIED_CHINESE", "TRADITIONAL_CHINESE", "TAIWAN"}, "zh")
      .Cases({"UK", "CANADA"}, "en")
      .Default("");
}
