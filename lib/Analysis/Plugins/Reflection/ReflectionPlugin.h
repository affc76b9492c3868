//===- ReflectionPlugin.h - Plain reflection, points-to ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows class objects, members and names to what reflective calls do;
/// private to lib/Analysis. docs/Analysis/Reflection.md has the rules.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONPLUGIN_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONPLUGIN_H

#include "ClassNameTable.h"
#include "RecordedReflection.h"
#include "ReflectionSites.h"
#include "ValueTracer.h"
#include "jir/Analysis/Hierarchy/Services.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace jir {

/// Class.forName, getMethod, invoke, newInstance and the rest, where names are
/// constants and classes are known.
class ReflectionPlugin final : public pointsto::Plugin,
                               public ValueTracer::Client,
                               private ReflectionSites {
public:
  ReflectionPlugin() : tracer(*this) {}

  void onStart(pointsto::PluginContext &context) override;
  bool keepsString(llvm::StringRef value) override;
  void onReachableMethod(pointsto::PluginContext &context,
                         pointsto::InstanceId instance) override;
  void onNewPointsTo(pointsto::PluginContext &context, uint64_t data,
                     llvm::ArrayRef<pointsto::ObjectId> objects) override;
  void onCallEdge(pointsto::PluginContext &context, pointsto::InstanceId caller,
                  int32_t bci, pointsto::InstanceId callee,
                  Reason reason) override;
  void onSettled(pointsto::PluginContext &context) override;
  void onFixpoint(pointsto::PluginContext &context) override;
  bool onReceiver(pointsto::PluginContext &context,
                  const pointsto::ReceiverCall &call,
                  pointsto::ObjectId object) override;

  void onValue(uint32_t sink, const TracedValue &value) override;
  void onUntraceable(uint32_t sink) override;
  bool isAnswered(MethodId method) override;
  bool givesClass(MethodId method) override;
  mlir::StringAttr getClassName(pointsto::ObjectId object) override;
  bool findClasses(mlir::StringAttr text, bool isPlatform,
                   llvm::SmallVectorImpl<pointsto::ObjectId> &found) override;

private:
  //===--------------------------------------------------------------------===//
  // The order of what is found (ReflectionEvents.cpp)
  //===--------------------------------------------------------------------===//

  void replay(Events &taken);
  /// Into the order of the program, each once.
  void sortEdges(std::vector<FoundEdge> &edges) const;
  void addSites(pointsto::InstanceId instance);
  /// What tells instances or objects apart in each run.
  std::pair<uint32_t, uint32_t> getOrder(pointsto::InstanceId instance) const;
  std::string getOrder(pointsto::ObjectId object) const;
  void sortObjects(llvm::SmallVectorImpl<pointsto::ObjectId> &objects) const;

  //===--------------------------------------------------------------------===//
  // Sites (ReflectionPlugin.cpp, ReflectionObjects.cpp)
  //===--------------------------------------------------------------------===//

  void addSite(pointsto::InstanceId instance, Api api,
               const pointsto::Call &call,
               const pointsto::MethodSummary &summary);
  void startSite(uint32_t index);
  void watch(pointsto::NodeId node, uint32_t site, Role role);
  /// Traces an argument, or the receiver (-1); what cannot be traced is
  /// watched.
  void trace(uint32_t site, int argument, Role role);
  void useObject(uint32_t site, pointsto::ObjectId object);
  bool isLoader(MethodId method);
  /// Whether all members of a class are asked for, none by name.
  static bool asksForAll(Api api);
  bool isPlatformSite(const Site &site) const;
  /// The class that a class object stands for, or that declares a member.
  ClassId getOwner(pointsto::ObjectId object) const;
  bool isOfPlatform(pointsto::ObjectId object) const;
  /// Whether it is a method that the shape of its name found.
  bool isShaped(pointsto::ObjectId object) const;
  /// Whether it is a class that was found by its name, or a constructor of it.
  bool isNamed(pointsto::ObjectId object) const;
  void addName(uint32_t site, mlir::StringAttr name);
  void useClass(uint32_t site, mlir::Type type);
  void useMember(uint32_t site, const Member &member);
  /// Keeps what arrives until nothing changes.
  void wait(uint32_t site, pointsto::ObjectId object);
  llvm::SmallVector<pointsto::ObjectId, 1> takeWaiting(uint32_t site);
  unsigned getLimit(const Site &site) const;
  /// The site may do what nobody knows.
  void setUnresolved(uint32_t site, llvm::StringRef why);
  /// The same when a recording tells what such calls do; false for other calls.
  bool doAsRecorded(const Site &site);
  void giveObject(const Site &site, pointsto::ObjectId object);
  const pointsto::MethodSummary &getSummary(const Site &site);

  //===--------------------------------------------------------------------===//
  // Resources (ReflectionResources.cpp)
  //===--------------------------------------------------------------------===//

  static bool readsResource(Api api);
  bool givesText(MethodId method);
  void readResource(uint32_t site, mlir::StringAttr name);
  void findResources();
  void addResourceNames(llvm::StringRef archive, mlir::StringAttr path,
                        mlir::ArrayAttr names);

  //===--------------------------------------------------------------------===//
  // Properties of beans, methods by their names' shape (ReflectionBeans.cpp)
  //===--------------------------------------------------------------------===//

  static bool findsBean(Api api);
  void addBean(ClassId id);
  void addNamedProperty(ClassId id, llvm::StringRef name);
  void addBeanMethod(MethodId method);
  void startBeanSite(uint32_t site);
  void addBeanReader(uint32_t site);
  void giveBeanMethod(uint32_t site, MethodId method);
  const std::vector<std::string> &getComparedNames(MethodId method);
  bool giveComparedMethods(uint32_t site, ClassId id);

  //===--------------------------------------------------------------------===//
  // Accessors of records (ReflectionRecords.cpp)
  //===--------------------------------------------------------------------===//

  void addRecord(ClassId id);
  void addRecordReader(uint32_t site);

  //===--------------------------------------------------------------------===//
  // Annotations (ReflectionAnnotations.cpp)
  //===--------------------------------------------------------------------===//

  bool isOfAnnotationParser(MethodId method) const;
  bool givesAnnotationValue(MethodId method) const;
  void makeAnnotations(const Site &site);
  void addAnnotationEnum(const Site &site, MethodId member);
  void addAnnotationClasses();

  //===--------------------------------------------------------------------===//
  // Method handles and variable handles (ReflectionHandles.cpp)
  //===--------------------------------------------------------------------===//

  static bool findsHandle(Api api);
  void startHandleSite(uint32_t site);
  /// The class in which a handle's member is looked for is known.
  void findHandles(uint32_t site, mlir::Type type);
  void giveHandles(uint32_t site, mlir::Type type, mlir::StringAttr name);
  void giveHandle(const Site &site, const Member &member);
  /// A handle that the JVM or the platform may call with anything.
  void callFound(const Site &site, const Handle &handle);
  /// A call of the program that makes handles of others, or calls a variable
  /// handle.
  void addHandleUse(pointsto::InstanceId instance, const pointsto::Call &call,
                    const pointsto::MethodSummary &summary);
  /// A handle has come to a call of it.
  void useHandle(uint32_t site, pointsto::ObjectId object);
  void callHandle(const Site &site, const Handle &handle);
  void accessByHandle(const Site &site, const Handle &handle);
  /// All that may be an argument or the result of a handle called at the site.
  pointsto::NodeId getHandleValues(const Site &site);
  void makeHandleProxy(const Site &site, ClassId implemented);
  bool callHandleProxy(const pointsto::ReceiverCall &call,
                       pointsto::ObjectId proxy);

  //===--------------------------------------------------------------------===//
  // Security by algorithm (ReflectionAlgorithms.cpp)
  //===--------------------------------------------------------------------===//

  bool asksForAlgorithm(MethodId method) const;
  /// The kind of what a call asks for, such as MessageDigest.
  llvm::StringRef getEngine(const Site &site) const;
  void askForSecurity();
  void addAlgorithm(uint32_t site, llvm::StringRef algorithm);
  void makeAlgorithm(uint32_t site, ClassId id);
  bool mayRegister(ClassId owner) const;
  void addRegistrations(const pointsto::MethodSummary &summary);
  void addRegistration(ClassId provider, const std::string &key, ClassId made);

  //===--------------------------------------------------------------------===//
  // Providers' services, once they are wanted (ReflectionProviders.cpp)
  //===--------------------------------------------------------------------===//

  void startProviderSite(uint32_t site);
  void addProviderGate(pointsto::InstanceId instance);
  void offer(Offer offered);
  void accept(const Offer &offered);
  bool isWanted(const Offer &offered) const;
  bool isWanted(ClassId provider) const;
  void wantKind(llvm::StringRef kind);
  /// A call asks for an algorithm that nobody knows.
  void wantAny(uint32_t site);
  void wantByCalls(const pointsto::MethodSummary &summary);
  void takeWanted();
  /// The class around a nested one.
  ClassId getOutermost(ClassId id) const;

  //===--------------------------------------------------------------------===//
  // Classes and members (ReflectionMembers.cpp)
  //===--------------------------------------------------------------------===//

  ClassId getClassId(mlir::Type type) const;
  /// The type of a java.lang.Class object; null if nobody knows.
  mlir::Type getNamedType(pointsto::ObjectId object) const;
  /// The type of an object, as a class object names it; null for others.
  mlir::Type getTypeOf(pointsto::TypeId type) const;
  /// The class object of objects of a type; invalid for function objects.
  pointsto::ObjectId getClassOf(pointsto::TypeId type);
  mlir::Type parseClassName(llvm::StringRef name) const;
  void giveClass(uint32_t site, mlir::StringAttr name);
  /// The classes whose names a text with unknown parts may be.
  void giveClasses(uint32_t site, mlir::StringAttr text);
  /// The same; nothing if they are too many.
  const std::optional<std::vector<ClassId>> &matchClasses(mlir::StringAttr text,
                                                          bool isPlatform);
  void giveReceiver(const Site &site);
  void giveSupertype(const Site &site, ClassId id);
  void giveMembers(uint32_t site, mlir::Type type, mlir::StringAttr name);
  void forEachOwner(ClassId id, bool isPublic,
                    llvm::function_ref<void(ClassId)> look) const;
  /// The methods of a class, or the public ones with those of its supertypes.
  void forEachMethod(ClassId id, bool isPublic,
                     llvm::function_ref<void(MethodId)> callback);
  void giveMethods(const Site &site, ClassId id, llvm::StringRef name,
                   bool isPublic);
  void giveConstructors(const Site &site, ClassId id, bool isPublic);
  void giveFields(const Site &site, ClassId id, llvm::StringRef name,
                  bool isPublic);
  bool fits(const Site &site, MethodId method, unsigned argument);
  pointsto::ObjectId getMemberObject(const Member &member);
  /// Gives an object, or an array that holds it.
  void giveMember(const Site &site, const Member &member);

  //===--------------------------------------------------------------------===//
  // Calls (ReflectionCalls.cpp)
  //===--------------------------------------------------------------------===//

  void construct(const Site &site, MethodId constructor, int array,
                 Reason reason = Reason::Reflection);
  void invoke(const Site &site, MethodId method);
  void accessField(const Site &site, jir::FieldId field);
  /// The arguments of a reflective call out of its array.
  void unpack(const Site &site, int array, MethodId callee,
              llvm::SmallVectorImpl<pointsto::NodeId> &arguments);
  pointsto::NodeId getBox(llvm::StringRef descriptor);
  void makeArray(const Site &site, mlir::Type type);
  void makeProxy(const Site &site);
  pointsto::ObjectId addProxy(const Site &site,
                              llvm::ArrayRef<ClassId> implemented);
  MethodId findProviderGiver() const;
  void addService(ClassId service, pointsto::InstanceId caller);
  void addServiceLoader(pointsto::InstanceId instance);
  void addServiceLoad(pointsto::InstanceId instance, const pointsto::Call &call,
                      const pointsto::MethodSummary &summary);
  void traceService(pointsto::InstanceId maker, pointsto::InstanceId instance,
                    pointsto::Local service);
  /// An action of doPrivileged gives its call the result.
  void addAction(uint32_t site, pointsto::ObjectId object);
  void addOffsetSite(uint32_t index);
  void accessByOffset(const Site &site, jir::FieldId declared);
  pointsto::TypeId getFieldType(jir::FieldId field) const;
  void addOffsetField(jir::FieldId field);

  pointsto::PluginContext *context = nullptr;
  ClassHierarchy *hierarchy = nullptr;
  ValueTracer tracer;
  Events events;
  std::unique_ptr<ServiceTable> services;
  std::unique_ptr<ClassNameTable> classNames;
  std::unique_ptr<RecordedReflection> recorded;
  llvm::DenseMap<MethodId, Api> apis;
  llvm::DenseMap<pointsto::TypeId, pointsto::ObjectId> classObjects;
  /// Types seen as receivers of getClass, by site.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> receiverTypes;
  std::vector<SiteState> sites;
  /// Names that no class has, by place: each is listed once, and only so many.
  llvm::DenseMap<std::pair<MethodId, int32_t>,
                 llvm::SmallVector<mlir::StringAttr, 4>>
      absentNames;
  /// Texts with unknown parts that were looked up, by where.
  llvm::DenseMap<std::pair<mlir::Attribute, unsigned>,
                 std::optional<std::vector<ClassId>>>
      matches;
  size_t numLookups = 0;
  /// Sites where something waits.
  std::vector<uint32_t> waitingSites;
  bool isActive = false, hasContexts = false;
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, pointsto::ObjectId> members;
  llvm::DenseMap<pointsto::ObjectId, Member> memberOf;
  /// Arrays of members, by site.
  llvm::DenseMap<pointsto::NodeId, pointsto::ObjectId> memberArrays;
  /// Handlers of proxies.
  llvm::DenseMap<pointsto::ObjectId, pointsto::NodeId> handlers;
  /// The providers of all services that are loaded, and the method that gives
  /// them to the loader's iterators, in each context; casts there tell one
  /// service from another.
  pointsto::NodeId providers;
  MethodId providerGiver;
  llvm::DenseSet<ClassId> loadedServices, readServices;
  /// The names in the resources that the program reads, and which those are.
  pointsto::NodeId resourceTexts;
  std::vector<std::pair<llvm::StringRef, mlir::DictionaryAttr>>
      resourcesOfArchives;
  llvm::DenseSet<std::pair<mlir::Attribute, mlir::Attribute>> readFiles;
  llvm::DenseMap<std::pair<unsigned, uint32_t>, pointsto::ObjectId> handles;
  llvm::DenseMap<pointsto::ObjectId, Handle> handleOf;
  /// What the program binds to handles, what handles pass to one another, and
  /// the targets of call sites; what comes to the calls, by site.
  pointsto::NodeId boundValues, callSiteTargets;
  llvm::DenseMap<uint32_t, pointsto::NodeId> handleValues;
  /// Objects of interfaces that call a handle.
  llvm::DenseMap<pointsto::ObjectId, pointsto::NodeId> handleProxies;
  llvm::StringMap<AlgorithmEntry> algorithms;
  /// Whether the program asks for algorithms, and who loads their providers.
  bool asksForSecurity = false;
  pointsto::InstanceId securityCaller;
  /// What calls of putService give and get, what the list's loader finds, and
  /// what waits.
  pointsto::NodeId puttingProviders, takenServices, puttingThrows,
      loadedProviders;
  std::vector<Offer> held;
  /// What providers register, by their classes; kinds of engines of which
  /// anything is wanted.
  llvm::DenseMap<ClassId, llvm::SmallVector<std::string, 4>> registered;
  llvm::StringMap<bool> wantedKinds;
  bool wantsAllServices = false, configuresProviders = false, wantsMore = false;
  /// What Provider.Service.newInstance gives.
  pointsto::NodeId algorithmObjects;
  /// What annotations have for values, and the enums whose constants are some.
  pointsto::NodeId annotationValues;
  llvm::DenseSet<ClassId> annotationEnums;
  /// Classes that a call of the program found by their names.
  llvm::DenseSet<ClassId> namedClasses;
  /// Classes whose properties are looked for, these, and the calls out of which
  /// they come.
  llvm::DenseSet<ClassId> beans;
  llvm::SetVector<MethodId> beanMethods;
  std::vector<uint32_t> beanReaders;
  /// The methods that give components, and the calls out of which they come.
  llvm::SetVector<MethodId> recordAccessors;
  std::vector<uint32_t> recordReaders;
  /// Methods that were found by the shape of their names.
  llvm::DenseSet<MethodId> shapedMethods;
  llvm::DenseMap<MethodId, std::vector<std::string>> comparedNames;
  llvm::DenseMap<MethodId, bool> loaders;
  llvm::DenseSet<MethodId> serviceConstructors, serviceLoads;
  /// Fields whose offsets were asked for, and accesses by offset.
  std::vector<jir::FieldId> offsetFields;
  llvm::DenseSet<jir::FieldId> isOffsetField;
  std::vector<uint32_t> offsetSites;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIONPLUGIN_H
