//===- KeepRulesExport.cpp - What a shrinker must keep ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Collects members by class, and writes them in ProGuard's language.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/KeepRulesExport.h"
#include "JavaNames.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace jir;
using llvm::StringRef;

namespace {

/// The rules of one class: members, each with why it is kept.
struct ClassRules {
  /// Why the class itself is kept; empty where a member states it.
  std::string reason;
  /// A member in the language of the rules, and why.
  std::map<std::string, std::string> members;
  /// Whether the class stays though nothing else names it (-keep), or only its
  /// members with it (-keepclassmembers).
  bool isRoot = false;
};

/// Collects the rules by class.
class RuleCollector {
public:
  RuleCollector(const CallGraph &graph, const RetainedMembers &retained)
      : graph(graph), retained(retained), hierarchy(graph.getHierarchy()) {}

  void collect();
  void write(llvm::raw_ostream &os) const;

private:
  bool isOwn(ClassId id) const {
    return hierarchy.getOrigin(id) != jvm::Origin::Platform &&
           !hierarchy.isPhantom(id);
  }
  /// The rules of a class; null when its name cannot be written.
  ClassRules *getRules(ClassId id);
  void addMethod(const RetainedMethod &method);
  void addClass(const RetainedClass &known);
  void addNatives();
  void addGenerated();

  const CallGraph &graph;
  const RetainedMembers &retained;
  ClassHierarchy &hierarchy;
  std::map<std::string, ClassRules> rules;
  unsigned numUnnamed = 0;
};

} // namespace

/// Whether the language holds the name: letters of Java's identifiers, and no
/// character that is a wildcard or ends a name there.
static bool isPlainName(StringRef name) {
  return name.find_first_of(" \t\r\n*?%!@#,;:(){}[]<>/\\\"'") ==
         StringRef::npos;
}

/// A method in the language; empty where a name cannot be written.
static std::string describe(const ClassHierarchy &hierarchy, MethodId method) {
  StringRef name = hierarchy.getMethodName(method);
  llvm::Expected<MethodDescriptor> descriptor =
      MethodDescriptor::parse(hierarchy.getDescriptor(method));
  if (!descriptor) {
    llvm::consumeError(descriptor.takeError());
    return "";
  }
  bool isConstructor = name == "<init>";
  if (!isConstructor && !isPlainName(name))
    return "";
  std::string text;
  if (!isConstructor)
    text = getJavaName(descriptor->getReturnType()) + ' ';
  text += toDisplayUtf8(name) + '(';
  bool isFirst = true;
  for (const DescriptorType &type : descriptor->getParameters()) {
    text += (isFirst ? "" : ", ") + getJavaName(type);
    isFirst = false;
  }
  return text + ");";
}

ClassRules *RuleCollector::getRules(ClassId id) {
  StringRef name = hierarchy.getName(id);
  if (isPlainName(name))
    return &rules[toDisplayUtf8(name)];
  ++numUnnamed;
  return nullptr;
}

void RuleCollector::addMethod(const RetainedMethod &method) {
  ClassId owner = hierarchy.getMethod(method.method).owner;
  if (!isOwn(owner))
    return;
  ClassRules *known = getRules(owner);
  if (!known)
    return;
  known->isRoot = true;
  std::string reason = method.reasons.str();
  if (method.caller) {
    reason +=
        ", at " + toDisplayUtf8(hierarchy.getQualifiedName(method.caller));
    if (method.bci >= 0)
      reason += '@' + std::to_string(method.bci);
  }
  // A class initialiser stays with its class.
  if (hierarchy.getMethodName(method.method) == "<clinit>") {
    known->reason = reason;
    return;
  }
  std::string member = describe(hierarchy, method.method);
  if (member.empty())
    ++numUnnamed;
  else
    known->members.try_emplace(member, reason);
}

void RuleCollector::addClass(const RetainedClass &known) {
  if (!isOwn(known.id))
    return;
  ClassRules *added = getRules(known.id);
  if (!added)
    return;
  if (known.isNamed) {
    added->isRoot = true;
    if (added->reason.empty())
      added->reason = "the program has its java.lang.Class";
  }
  auto add = [&](StringRef member, StringRef reason) {
    added->members.try_emplace(member.str(), reason.str());
  };
  if (known.hasFields)
    add("<fields>;", "the program has objects of its fields");
  if (known.hasMethods) {
    add("<methods>;", "the program has objects of its methods");
    add("<init>(...);", "the program has objects of its constructors");
  }
  if (known.isProxied) {
    added->isRoot = true;
    add("<methods>;", "a proxy implements it");
  }
  if (known.isSerialized) {
    StringRef reason = "serialization may read or write its objects";
    add("!static !transient <fields>;", reason);
    add("static final long serialVersionUID;", reason);
    add("static final java.io.ObjectStreamField[] serialPersistentFields;",
        reason);
  }
  bool isEnum = hierarchy.getFlags(known.id) & access::Enum;
  if (isEnum && known.isNamed) {
    StringRef reason = "an enum whose java.lang.Class the program has";
    add("static **[] values();", reason);
    add("static ** valueOf(java.lang.String);", reason);
  }
}

void RuleCollector::addNatives() {
  for (MethodId method : graph.getSortedReachable()) {
    const MethodInfo &info = hierarchy.getMethod(method);
    if (!info.isNative() || !isOwn(info.owner))
      continue;
    ClassRules *known = getRules(info.owner);
    std::string member = describe(hierarchy, method);
    if (!known || member.empty())
      continue;
    known->isRoot = true;
    known->members.try_emplace(
        member, "native: the JVM looks for its code by these names");
  }
}

void RuleCollector::addGenerated() {
  for (MethodId method : retained.getCalledByGenerated()) {
    ClassRules *known = getRules(hierarchy.getMethod(method).owner);
    std::string member = describe(hierarchy, method);
    if (!known || member.empty())
      continue;
    known->isRoot = true;
    known->members.try_emplace(
        member, "classes that the program makes at run time may call it");
  }
}

void RuleCollector::collect() {
  for (const RetainedMethod &method : retained.getMethods())
    addMethod(method);
  for (const RetainedClass &known : retained.getClasses())
    addClass(known);
  addNatives();
  addGenerated();
}

void RuleCollector::write(llvm::raw_ostream &os) const {
  size_t unresolved =
      llvm::count_if(graph.getUnresolved(), [&](const Unresolved &fact) {
        return fact.kind == Unresolved::Reflection && fact.caller &&
               isOwn(hierarchy.getMethod(fact.caller).owner);
      });
  os << "# What the program uses other than by its own instructions.\n"
     << "# Reflective calls of the application and its libraries that were not "
        "resolved: "
     << unresolved << "\n";
  if (numUnnamed)
    os << "# Names that no rule can hold, left out: " << numUnnamed << "\n";
  os << "-keepattributes *Annotation*,Signature,InnerClasses,EnclosingMethod,"
        "Exceptions\n";
  for (auto &[name, known] : rules) {
    if (!known.isRoot && known.members.empty())
      continue;
    os << '\n';
    if (!known.reason.empty())
      os << "# " << known.reason << '\n';
    os << (known.isRoot ? "-keep class " : "-keepclassmembers class ") << name;
    if (known.members.empty()) {
      os << '\n';
      continue;
    }
    os << " {\n";
    for (auto &[member, reason] : known.members)
      os << "    # " << reason << "\n    " << member << '\n';
    os << "}\n";
  }
}

void jir::exportProGuardRules(const CallGraph &graph,
                              const RetainedMembers &retained,
                              llvm::raw_ostream &os) {
  RuleCollector collector(graph, retained);
  collector.collect();
  collector.write(os);
}
