//===- MetadataExport.cpp - For AOT compilers and CDS -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Types by name, then resources; and the list of classes.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/MetadataExport.h"
#include "JavaNames.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include <map>
#include <set>

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

namespace {

/// A method: its name and the names of its parameters' types.
using MethodKey = std::pair<std::string, std::vector<std::string>>;

/// What is registered of one type.
struct TypeMetadata {
  std::set<MethodKey> methods;
  bool allFields = false, allMethods = false, allConstructors = false;
  bool isSerializable = false, isOfNatives = false;
};

/// Collects and writes.
class MetadataWriter {
public:
  MetadataWriter(const CallGraph &graph, const RetainedMembers &retained)
      : graph(graph), retained(retained), hierarchy(graph.getHierarchy()) {}

  void collect();
  void write(llvm::raw_ostream &os);

private:
  std::string getName(ClassId id) const {
    return toDisplayUtf8(hierarchy.getName(id));
  }
  bool isOwn(ClassId id) const {
    return hierarchy.getOrigin(id) != jvm::Origin::Platform;
  }
  void addMethod(const RetainedMethod &method);
  void addClass(const RetainedClass &known);
  void collectResources();
  void addResource(jvm::ClassOp asking, jvm::InvokeOpInterface call);
  void writeType(json::OStream &out, StringRef name, const TypeMetadata &type);

  const CallGraph &graph;
  const RetainedMembers &retained;
  ClassHierarchy &hierarchy;
  std::map<std::string, TypeMetadata> types;
  std::set<std::string> globs, bundles;
  /// Calls for resources whose names are not constants.
  unsigned numUnknownResources = 0;
};

/// A method that returns a resource by its name.
struct ResourceGiver {
  llvm::StringLiteral owner, name;
  /// A name without a slash at its begin is one in the package of the class.
  bool isOfPackage = false;
  bool isBundle = false;
};

} // namespace

static constexpr ResourceGiver kResourceGivers[] = {
    {"java.lang.Class", "getResource", true},
    {"java.lang.Class", "getResourceAsStream", true},
    {"java.lang.ClassLoader", "getResource"},
    {"java.lang.ClassLoader", "getResources"},
    {"java.lang.ClassLoader", "getResourceAsStream"},
    {"java.lang.ClassLoader", "getSystemResource"},
    {"java.lang.ClassLoader", "getSystemResources"},
    {"java.lang.ClassLoader", "getSystemResourceAsStream"},
    {"java.util.ResourceBundle", "getBundle", false, true}};

/// What native code calls back, and not a program's reflection (K6).
static bool isOfNatives(const RetainedMethod &method) {
  return method.reasons.contains(Reason::NativeModel);
}

void MetadataWriter::addMethod(const RetainedMethod &method) {
  // The compiler knows the program's entry and what the JVM itself calls.
  ReasonSet known = Reason::Entry;
  known |= Reason::JvmRoot;
  known |= Reason::Finalizer;
  ReasonSet all = known;
  all |= method.reasons;
  if (all == known || hierarchy.getMethodName(method.method) == "<clinit>")
    return;
  ClassId owner = hierarchy.getMethod(method.method).owner;
  // Native code of the platform is the compiler's own business.
  if (isOfNatives(method) && !isOwn(owner))
    return;
  llvm::Expected<MethodDescriptor> descriptor =
      MethodDescriptor::parse(hierarchy.getDescriptor(method.method));
  if (!descriptor)
    return llvm::consumeError(descriptor.takeError());
  MethodKey key;
  key.first = toDisplayUtf8(hierarchy.getMethodName(method.method));
  for (const DescriptorType &type : descriptor->getParameters())
    key.second.push_back(getJavaName(type));
  TypeMetadata &type = types[getName(owner)];
  type.methods.insert(std::move(key));
  type.isOfNatives |= isOfNatives(method);
}

void MetadataWriter::addClass(const RetainedClass &known) {
  if (!isOwn(known.id))
    return;
  bool isUsed = known.isNamed || known.hasFields || known.hasMethods ||
                known.isSerialized;
  if (!isUsed)
    return;
  TypeMetadata &type = types[getName(known.id)];
  type.allFields |= known.hasFields;
  type.allMethods |= known.hasMethods;
  type.allConstructors |= known.hasMethods;
  type.isSerializable |= known.isSerialized;
}

void MetadataWriter::addResource(jvm::ClassOp asking,
                                 jvm::InvokeOpInterface call) {
  jvm::MethodRefAttr named = call.getMethod();
  auto owner = llvm::dyn_cast<jvm::RefType>(named.getOwner());
  if (!owner || owner.isUnion() || call.getCallArguments().empty())
    return;
  StringRef name = named.getMember().getValue().split('(').first;
  for (const ResourceGiver &giver : kResourceGivers) {
    if (name != giver.name || owner.getName().getValue() != giver.owner)
      continue;
    mlir::Value argument = call.getCallArguments().front();
    auto constant = argument.getDefiningOp<jvm::StringOp>();
    if (!constant) {
      ++numUnknownResources;
      return;
    }
    StringRef text = constant.getValue();
    if (giver.isBundle) {
      bundles.insert(toDisplayUtf8(text));
      return;
    }
    std::string path = text.str();
    if (!giver.isOfPackage) {
      globs.insert(toDisplayUtf8(path));
      return;
    }
    if (text.consume_front("/")) {
      globs.insert(toDisplayUtf8(text));
      return;
    }
    // Which class is asked is mostly the one whose method asks.
    StringRef package = asking.getSymName().rsplit('.').first;
    bool hasPackage = package.size() != asking.getSymName().size();
    std::string folder = hasPackage ? toInternal(package) + '/' : "";
    globs.insert(toDisplayUtf8(folder + path));
    return;
  }
}

void MetadataWriter::collectResources() {
  for (auto classOp : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    ClassId owner = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!owner || classOp.getOrigin() == jvm::Origin::Platform)
      continue;
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>()) {
      if (method.getState() != jvm::BodyState::Loaded)
        continue;
      MethodId id = hierarchy.lookupMethod(
          owner, hierarchy.getSelector(method.getSymNameAttr()));
      if (!id || !graph.isReachable(id))
        continue;
      for (mlir::Block &block : method.getBody())
        for (mlir::Operation &op : block)
          if (auto call = llvm::dyn_cast<jvm::InvokeOpInterface>(op))
            addResource(classOp, call);
    }
  }
}

void MetadataWriter::collect() {
  for (const RetainedMethod &method : retained.getMethods())
    addMethod(method);
  for (const RetainedClass &known : retained.getClasses())
    addClass(known);
  collectResources();
}

void MetadataWriter::writeType(json::OStream &out, StringRef name,
                               const TypeMetadata &type) {
  out.object([&] {
    out.attribute("type", name);
    if (!type.methods.empty())
      out.attributeArray("methods", [&] {
        for (const MethodKey &method : type.methods)
          out.object([&] {
            out.attribute("name", method.first);
            out.attributeArray("parameterTypes", [&] {
              for (const std::string &parameter : method.second)
                out.value(parameter);
            });
          });
      });
    if (type.allFields)
      out.attribute("allDeclaredFields", true);
    if (type.allMethods)
      out.attribute("allDeclaredMethods", true);
    if (type.allConstructors)
      out.attribute("allDeclaredConstructors", true);
    if (type.isSerializable)
      out.attribute("serializable", true);
    if (type.isOfNatives)
      out.attribute("jniAccessible", true);
  });
}

void MetadataWriter::write(llvm::raw_ostream &os) {
  size_t unresolved =
      llvm::count_if(graph.getUnresolved(), [&](const Unresolved &fact) {
        return fact.kind == Unresolved::Reflection && fact.caller &&
               isOwn(hierarchy.getMethod(fact.caller).owner);
      });
  json::OStream out(os, /*IndentSize=*/2);
  out.object([&] {
    out.attribute("comment", "reflective calls that were not resolved: " +
                                 std::to_string(unresolved) +
                                 "; resources whose names are no constants: " +
                                 std::to_string(numUnknownResources));
    out.attributeArray("reflection", [&] {
      for (auto &[name, type] : types)
        writeType(out, name, type);
      for (const std::vector<ClassId> &proxy : retained.getProxies())
        if (llvm::any_of(proxy, [&](ClassId id) { return isOwn(id); }))
          out.object([&] {
            out.attributeObject("type", [&] {
              out.attributeArray("proxy", [&] {
                for (ClassId id : proxy)
                  out.value(getName(id));
              });
            });
          });
    });
    out.attributeArray("resources", [&] {
      for (const std::string &glob : globs)
        out.object([&] { out.attribute("glob", glob); });
      for (const std::string &bundle : bundles)
        out.object([&] { out.attribute("bundle", bundle); });
    });
  });
  os << '\n';
}

void jir::exportNativeImageMetadata(const CallGraph &graph,
                                    const RetainedMembers &retained,
                                    llvm::raw_ostream &os) {
  MetadataWriter writer(graph, retained);
  writer.collect();
  writer.write(os);
}

void jir::exportClassList(const CallGraph &graph, llvm::raw_ostream &os) {
  ClassHierarchy &hierarchy = graph.getHierarchy();
  std::vector<bool> isListed(hierarchy.getNumClasses());
  std::vector<ClassId> pending;
  // What a class extends and implements is loaded before it (JVMS 5.3.5).
  auto list = [&](ClassId first) {
    pending.push_back(first);
    while (!pending.empty()) {
      ClassId id = pending.back();
      if (isListed[id.index] || hierarchy.isPhantom(id)) {
        pending.pop_back();
        continue;
      }
      size_t before = pending.size();
      auto need = [&](ClassId super) {
        if (super && !isListed[super.index] && !hierarchy.isPhantom(super))
          pending.push_back(super);
      };
      need(hierarchy.getSuperclass(id));
      llvm::for_each(hierarchy.getInterfaces(id), need);
      if (pending.size() > before)
        continue;
      pending.pop_back();
      isListed[id.index] = true;
      os << toInternal(hierarchy.getName(id)) << '\n';
    }
  };
  for (MethodId method : graph.getSortedReachable())
    list(hierarchy.getMethod(method).owner);
}
