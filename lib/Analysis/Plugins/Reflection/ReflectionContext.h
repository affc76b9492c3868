//===- ReflectionContext.h - What mechanisms share --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the mechanisms of reflection share: reflective calls, the search for
/// what comes to them, class objects and members, and what was found out about
/// classes and methods. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONCONTEXT_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONCONTEXT_H

#include "ReflectionEvents.h"
#include "ValueTracer.h"
#include "jir/Analysis/Hierarchy/Services.h"
#include "jir/Analysis/JdkModel/JdkNames.h"

namespace jir::reflection {

/// One for all mechanisms of an analysis. It owns the sites and their search.
class ReflectionContext {
public:
  /// \p plugin is told by the engine and \p client by the search; both own or
  /// outlive this.
  ReflectionContext(pointsto::PluginContext &engine, pointsto::Plugin &plugin,
                    ValueTracer::Client &client);

  pointsto::PluginContext &getEngine() { return engine; }
  ClassHierarchy &getHierarchy() { return hierarchy; }
  const JdkNames &getJdk() const { return jdk; }
  ServiceTable &getServices() { return services; }
  ValueTracer &getTracer() { return tracer; }
  Events &getEvents() { return events; }
  /// Whether methods of all kinds may have contexts, so that bodies tell calls
  /// apart.
  bool hasContextsEverywhere() const { return isWithContexts; }

  //===--------------------------------------------------------------------===//
  // Sites
  //===--------------------------------------------------------------------===//

  /// Adds a call that \p mechanism follows; its number.
  uint32_t addSite(Site site, Mechanism &mechanism);
  /// Adds a call of a method and tells its mechanism.
  void addCall(pointsto::InstanceId instance, Api api,
               const pointsto::Call &call, const pointsto::MethodFacts &facts,
               Mechanism &mechanism);
  /// The same for a call that is in no body: its operands are not variables, so
  /// they are watched and not traced.
  void addIndirectCall(Api api, const pointsto::ReceiverCall &call,
                       Mechanism &mechanism);
  /// Valid until a site is added.
  SiteState &getSite(uint32_t index) {
    assert(index < sites.size() && "no such site");
    return sites[index];
  }
  uint32_t getNumSites() const { return sites.size(); }
  const pointsto::MethodFacts &getFacts(const Site &site);
  /// Where the call is and what it calls, for debug output.
  std::string describe(const Site &site) const;
  bool isPlatformSite(const Site &site) const;
  /// Whether the call is in a library of the program.
  bool isLibrarySite(const Site &site) const;
  /// Whether the application's own classes and members are followed there
  /// whatever number comes (rule R21).
  bool isUnlimitedSite(const Site &site) const;
  /// Traces an operand to values of a role.
  void trace(uint32_t site, int operand, Role role);
  /// Traces what the site's row asks for.
  void traceAll(uint32_t site);
  /// The same, but in a context of a container the points-to sets tell the
  /// classes (Role::Object, useClassOf): they differ by what it holds.
  void traceOrWatchClass(uint32_t site);
  /// Traces a variable in all contexts of a method.
  void trace(uint32_t site, pointsto::InstanceId instance,
             pointsto::Local local, Role role);
  /// Waits for what a node holds; for nothing if it is invalid.
  void watch(pointsto::NodeId node, uint32_t site, Role role);

  //===--------------------------------------------------------------------===//
  // What sites return
  //===--------------------------------------------------------------------===//

  /// The object of a type that a site makes: its own for the first types, and
  /// of further ones that of all such sites, which make nearly everything.
  pointsto::ObjectId makeObject(const Site &site, pointsto::TypeId type);
  void returnObject(const Site &site, pointsto::ObjectId object);
  /// Returns a member's object, or an array that holds it.
  void returnMember(const Site &site, const Member &member);
  /// Adds an object to what a site returns, or to an array that it returns.
  void returnMemberObject(const Site &site, pointsto::ObjectId object);
  /// Returns an object, or an array that holds it where the call returns
  /// arrays.
  void returnElement(const Site &site, pointsto::ObjectId object);
  /// A call returns what a method returns, or with an invalid one something
  /// unknown.
  void returnResultOf(const Site &site, pointsto::InstanceId callee);
  /// A class comes to a site, which its mechanism is told once.
  void useClass(uint32_t site, mlir::Type type);
  /// The same for what a class object represents; unknown for others.
  void useClassOf(uint32_t site, pointsto::ObjectId object);
  /// The site may do something unknown: it is listed, once.
  void setUnresolved(uint32_t site, llvm::StringRef why);
  /// A library asks for members of a class of the application.
  void expose(ClassId id);
  /// Who is told of that, and of sites that do something unknown.
  void addObserver(Mechanism &mechanism) { observers.push_back(&mechanism); }
  /// An object that implements interfaces, calls on which go to a mechanism.
  pointsto::ObjectId addDispatcher(llvm::ArrayRef<ClassId> implemented,
                                   Mechanism &mechanism, const Site &site);
  /// Null for objects of others.
  Mechanism *getDispatcher(pointsto::ObjectId object) const {
    return dispatchers.lookup(object);
  }

  //===--------------------------------------------------------------------===//
  // Classes and members
  //===--------------------------------------------------------------------===//

  /// The class of a type; invalid for absent ones, arrays and primitives.
  ClassId getClassId(mlir::Type type) const;
  /// The type of a java.lang.Class object; null if unknown.
  mlir::Type getNamedType(pointsto::ObjectId object) const;
  pointsto::ObjectId getClassObject(ClassId id);
  pointsto::ObjectId getMemberObject(const Member &member);
  /// What a member object represents; null for other objects.
  const Member *findMember(pointsto::ObjectId object) const;
  /// The class that a class object represents, or that declares a member.
  ClassId getOwner(pointsto::ObjectId object) const;
  bool isOfPlatform(pointsto::ObjectId object) const;
  bool isPlatformClass(ClassId id) const;
  /// Whether a class is the application's own, and not a library's.
  bool isApplicationClass(ClassId id) const;
  /// Whether a class object or a member is of such a class, or of an array of
  /// it; not of arrays of arrays, which code that makes arrays of whatever
  /// comes to it has without end.
  bool isOfApplication(pointsto::ObjectId object) const;
  /// Whether objects of a type are of such a class, or arrays of it.
  bool isApplicationType(pointsto::TypeId type) const;
  bool isPlatformMethod(MethodId method) const;
  /// The type of a field that holds references; invalid for others.
  pointsto::TypeId getReferenceType(jir::FieldId field) const;
  /// Whether a text is the name of a class of the program.
  bool isProgramClassName(llvm::StringRef value) const;

  //===--------------------------------------------------------------------===//
  // What was found out
  //===--------------------------------------------------------------------===//

  /// A call of the program found the class by its name.
  void markNamed(ClassId id) { namedClasses.insert(id); }
  /// Whether it is such a class, or a constructor of it.
  bool isNamed(pointsto::ObjectId object) const;
  /// The shape of its name found a method.
  void markShaped(MethodId method) { shapedMethods.insert(method); }
  bool isShaped(pointsto::ObjectId object) const;

  /// An object represents something unknown (UseInference.h).
  void addMarker(pointsto::ObjectId object) { markers.insert(object); }
  bool isMarker(pointsto::ObjectId object) const {
    return markers.contains(object);
  }

  /// On what evidence a class or member came to reflective calls: the best of
  /// all. Constants are the best and need no notice.
  void noteEvidence(ClassId id, Reason evidence);
  void noteEvidence(const Member &member, Reason evidence);
  /// The reason of an edge to a method: the weaker of its own evidence and its
  /// class's.
  Reason getReason(MethodId method) const;

private:
  /// What the JVM puts into the fields of a member's object.
  void fillMember(pointsto::ObjectId object, const Member &member);
  /// The fields of member objects that hold what is called so.
  void fillParts(pointsto::ObjectId object, ClassId memberClass,
                 llvm::StringRef part, llvm::ArrayRef<mlir::Type> types);

  using MemberKey = std::pair<uint64_t, uint32_t>;
  static MemberKey getKey(const Member &member) {
    bool isField = bool(member.field);
    return {isField, isField ? member.field.index : member.method.index};
  }

  pointsto::PluginContext &engine;
  pointsto::Plugin &plugin;
  ClassHierarchy &hierarchy;
  bool isWithContexts;
  JdkNames jdk;
  ServiceTable services;
  ValueTracer tracer;
  Events events;
  std::vector<SiteState> sites;
  /// By whether it is a field, and the member's number.
  llvm::DenseMap<MemberKey, pointsto::ObjectId> members;
  llvm::DenseMap<pointsto::ObjectId, Member> memberOf;
  /// How many objects each call makes, and those that calls share.
  llvm::DenseMap<std::pair<pointsto::InstanceId, int32_t>, unsigned> numMade;
  llvm::DenseMap<pointsto::TypeId, pointsto::ObjectId> sharedObjects;
  /// Arrays of members, by the node that they are given to.
  llvm::DenseMap<pointsto::NodeId, pointsto::ObjectId> memberArrays;
  llvm::DenseMap<pointsto::ObjectId, Mechanism *> dispatchers;
  std::vector<Mechanism *> observers;
  llvm::DenseSet<ClassId> namedClasses;
  llvm::DenseSet<MethodId> shapedMethods;
  llvm::DenseSet<pointsto::ObjectId> markers;
  llvm::DenseMap<ClassId, Reason> classEvidence;
  llvm::DenseMap<MemberKey, Reason> memberEvidence;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONCONTEXT_H
