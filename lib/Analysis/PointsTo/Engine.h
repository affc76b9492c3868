//===- Engine.h - From summaries to constraints -----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// All of the points-to analysis that does not depend on the context policy:
/// methods and their nodes, objects, calls, edges, plugins. ContextEngine.h has
/// the rest. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_ENGINE_H
#define JIR_LIB_ANALYSIS_POINTSTO_ENGINE_H

#include "ContextPlan.h"
#include "EngineParts.h"
#include "jir/Analysis/Hierarchy/MethodBodies.h"
#include "jir/Analysis/PointsTo/Contexts.h"
#include "jir/Analysis/PointsTo/PointsToAnalysis.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>
#include <set>

namespace jir::pointsto {

class ContextFlow;
struct FlowQueries;

/// The analysis without its context policy.
class Engine : public SolverClient, public PluginContext {
public:
  Engine(std::shared_ptr<ClassHierarchy> hierarchy,
         const PointsToConfig &config);
  ~Engine() override;

  /// Works until nothing changes. With \p stopsAtBudget, until the budget for
  /// contexts has ended: then false, and there is no result.
  bool run(bool stopsAtBudget = false);

  /// What gains from contexts, by a finished run (ContextSelection.cpp).
  ContextPlan planContexts();
  ContextChoice::Places findPlaces(const ContextFlow &flow, MethodId method);
  FlowQueries getFlowQueries();
  using UseCounts = llvm::DenseMap<ClassId, double>;
  UseCounts findUses(llvm::ArrayRef<ChosenMethod> chosen) const;
  ContextCosts findCosts(llvm::ArrayRef<ChosenMethod> chosen,
                         const UseCounts &uses);
  bool keepsNothing(MethodId method) const;
  PointsToStatistics &getStatistics() { return statistics; }

  //===--------------------------------------------------------------------===//
  // PluginContext (EnginePlugins.cpp)
  //===--------------------------------------------------------------------===//

  Linkage &getLinkage() override { return linkage; }
  TypeTable &getTypes() override { return types; }
  FieldTable &getFields() override { return fields; }
  const PointsToConfig &getConfig() const override { return config; }
  InstanceId getInstance(MethodId method) override;
  const Instance &getInstance(InstanceId id) const override {
    return instances[id.index];
  }
  MethodSignature getSignature(MethodId method) override;
  const MethodSummary &getSummary(MethodId method) override;
  NodeId getNode(InstanceId instance, Local local) override;
  ObjectId getJvmMade(TypeId type) override;
  ObjectId getInvented(TypeId type) override;
  ObjectId getUnknown(llvm::StringRef cause, TypeId type = TypeId()) override;
  ObjectId getClassObject(mlir::Type type) override;
  ObjectId getStringObject(mlir::StringAttr value) override;
  ObjectId addObject(TypeId type, InstanceId where, int32_t bci) override;
  const ObjectInfo &getObject(ObjectId object) const override {
    return objects[object.index];
  }
  NodeId addNode() override { return solver.addNode(); }
  NodeId getStaticField(FieldId field) override;
  NodeId getInstantiated(TypeId type) override;
  NodeId getMadeUp(TypeId type) override;
  llvm::SmallVector<TypeId> getParameterTypes(MethodId method) override;
  TypeId getReturnType(MethodId method) override;
  void addToSet(NodeId node, ObjectId object) override;
  void addCopy(NodeId from, NodeId to, TypeId type) override;
  void addLoad(NodeId base, FieldId field, NodeId to) override;
  void addStore(NodeId base, FieldId field, NodeId from) override;
  NodeId getCell(ObjectId object, FieldId field) override;
  PointsToSet getSet(NodeId node) const override { return solver.getSet(node); }
  void addWatch(NodeId node, Plugin &plugin, uint64_t data) override;
  ObjectId addDispatcher(llvm::ArrayRef<ClassId> interfaces, Plugin &plugin,
                         InstanceId where, int32_t bci) override;
  void addCall(const AddedCall &call) override;
  void setPluginSays(MethodId method, PluginSays says) override {
    pluginSays[method] = says;
  }
  void addInitialization(InstanceId caller, int32_t bci, ClassId id) override;
  void addUnresolved(const Unresolved &fact) override;

  //===--------------------------------------------------------------------===//
  // SolverClient (EngineCalls.cpp)
  //===--------------------------------------------------------------------===//

  bool mayBe(TypeId type, TypeId of) override;
  bool mayNotBe(TypeId type, TypeId of) override;
  bool hasMore() override { return !classQueue.empty() || isStopped(); }
  FilterId getCellFilter(ObjectId object, FieldId field) override;

protected:
  /// What a watch is for.
  struct Watch {
    /// Null: an invocation.
    Plugin *plugin = nullptr;
    uint64_t data = 0;
    /// A check that unknown objects pass, `data` its number.
    bool isNarrowing = false;
  };
  /// Where what passes a check for a type goes.
  struct Narrowing {
    NodeId to;
    TypeId type;
  };

  //===--------------------------------------------------------------------===//
  // The context policy (ContextEngine.h)
  //===--------------------------------------------------------------------===//

  virtual ContextId getDirectContext(ContextId caller, uint32_t site,
                                     MethodId callee) = 0;
  /// \p isPart: ObjectInfo::isPart.
  virtual ContextId getHeapContext(ContextId context, bool isPart) = 0;
  virtual bool hasContexts() const = 0;
  /// Whether the receiver has a say in the context that a method is entered in.
  virtual bool isByReceiver(MethodId method) = 0;

  //===--------------------------------------------------------------------===//
  // What contexts are given to (EngineContexts.cpp)
  //===--------------------------------------------------------------------===//

  /// Whether values of a type are not worth telling apart.
  bool isDull(TypeId type), isUniform(TypeId type);
  bool hasContent(ClassId id);
  /// Whether all contexts of a method are one.
  bool isContextFree(MethodId method);
  bool computeContextFree(MethodId method);
  /// Whether methods keep apart by a receiver.
  bool givesContext(const ObjectInfo &receiver);
  /// Whether what a method makes is a part of what made it.
  bool isPart(TypeId type, MethodId maker);
  /// Whether the budget for contexts has ended: further calls have none.
  bool haveContextsEnded();
  bool isStopped() const { return stopsAtBudget && statistics.contextEnd; }

  //===--------------------------------------------------------------------===//
  // Methods (Engine.cpp)
  //===--------------------------------------------------------------------===//

  InstanceId getInstance(MethodId method, ContextId context);
  /// Makes an instance reachable; its body is looked at later.
  void reach(InstanceId instance, const CallGraph::Cause &cause);
  void processQueue(), bringBodies();
  void process(InstanceId id);
  void makeBody(InstanceId id, const MethodSummary &summary);
  /// The places of the variables of a context of a method, if some are shared.
  const ContextChoice::Places *getPlaces(MethodId method) const;
  void addPart(InstanceId id, const MethodSummary &summary,
               const StatementPart &part);
  void addStatements(InstanceId id, const MethodSummary &summary,
                     const StatementPart &part);
  void addAllocations(InstanceId id, const MethodSummary &summary,
                      const StatementPart &part);
  void addFilteredMoves(InstanceId id, const MethodSummary &summary,
                        const StatementPart &part);
  void addFacts(InstanceId id, const MethodSummary &summary);
  void addEntries();
  /// A method without a body: nobody knows what it returns.
  void addNative(InstanceId id);
  /// What may be a \p type: what is one, and what is not known not to be one.
  FilterId getTypeFilter(TypeId type);
  NodeId getJvmThrown(uint32_t exceptions);
  /// The errors among what a method throws come to whoever made the JVM run it.
  void passErrors(InstanceId id);
  /// Objects that do not have a field have no cell for it.
  void prepareField(FieldId field);

  //===--------------------------------------------------------------------===//
  // What nobody knows (EngineUnknown.cpp)
  //===--------------------------------------------------------------------===//

  /// Of a cause, known to be a \p bound.
  ObjectId getUnknownOf(mlir::StringAttr cause, TypeId bound);
  /// What the JVM guarantees of a value whose static type is \p type: its
  /// verifier lets anything be an interface (JVMS 4.10.1.2). Invalid: nothing.
  TypeId getProved(TypeId type) const;
  /// The static type of a variable; invalid if none is known.
  TypeId getLocalType(const MethodSummary &summary, Local local);
  /// A copy of what passes a check for \p type, of which more is known then.
  void addChecked(NodeId from, NodeId to, TypeId type);
  void narrow(const Narrowing &check, llvm::ArrayRef<ObjectId> objects);
  /// What a native method returns of a type, if nothing else is said.
  void addNativeResult(NodeId node, TypeId type);
  /// Puts what is read from unknown objects into their cells.
  void fillUnknownCells();
  void sayAllObjects();
  /// Says what a node's declared type is, if a set may be saturated.
  void declare(NodeId node, TypeId type);
  void declareSignature(InstanceId id);
  TypeId getFieldType(FieldId field);

  //===--------------------------------------------------------------------===//
  // Objects (EngineObjects.cpp)
  //===--------------------------------------------------------------------===//

  /// \p isOfMany: other allocations of the method give the same number.
  ObjectId makeObject(const Allocation &allocation, uint32_t number,
                      InstanceId id, bool isOfMany);
  ObjectId addObject(const ObjectInfo &info);
  ObjectId addToSite(ObjectInfo info, ContextId context);
  ObjectId getOneOfType(ObjectKind kind, TypeId type);
  ObjectId getMerged(TypeId type);
  TypeId readReturnType(MethodId method);
  ObjectId getConstant(mlir::Attribute constant, TypeId type);
  /// Whether a plugin wants to tell a string constant from others.
  bool keepsString(mlir::Attribute constant);
  bool isMerged(TypeId type);
  bool isObjectArray(TypeId type) const;
  /// Whether objects of exactly a type refer to text and numbers only.
  bool isPlain(TypeId type);
  bool computePlain(ClassId id);
  /// Whether objects that a method allocates are one a type.
  bool isMergedIn(TypeId type, MethodId method);
  /// Adds an array to a set; the node of its elements, if these are objects.
  NodeId addArray(NodeId node, ObjectId array);
  /// Any object that a caller of an entry point may pass for a type.
  NodeId getInventedNode(TypeId type);
  llvm::SmallVector<ClassId> getInventedClasses(ClassId type);

  //===--------------------------------------------------------------------===//
  // Calls (EngineCalls.cpp)
  //===--------------------------------------------------------------------===//

  void addCalls(InstanceId id, const MethodSummary &summary,
                const StatementPart &part);
  bool isOwnCall(const MethodSummary &summary, const Call &call,
                 const StatementPart &part);
  void addPolymorphic(const Invocation &invocation,
                      const MethodSummary &summary, Local local);
  void addDirect(const Invocation &invocation, llvm::ArrayRef<NodeId> arguments,
                 NodeId receiver);
  /// What the program can see of a method that the JVM's own code does
  /// otherwise: array copies. True if that is all it does.
  bool addIntrinsic(InstanceId id, const MethodSummary &summary,
                    const Call &call);
  /// A call whose receivers select; the watch on them is added.
  uint32_t addInvocation(Invocation invocation,
                         llvm::ArrayRef<NodeId> arguments, NodeId receiver,
                         bool isDirect = false);
  Selection select(MethodId resolved, TypeId receiver, bool isInterfaceCall);
  /// A selection that throws.
  void addFailure(const Invocation &invocation, LinkOutcome outcome);
  /// A receiver that nobody knows.
  void callUnknown(const Invocation &invocation, ObjectId object);
  void callKnown(const Invocation &invocation, MethodId method,
                 ObjectId receiver);
  /// The call of a handle with arguments nobody names.
  void callHandle(InstanceId id, const HandleUse &use);
  NodeId getLinkArgument(TypeId type) override;
  /// Copies arguments, result and exceptions, and keeps the edge.
  void link(const Invocation &invocation, InstanceId callee, Reason reason,
            llvm::ArrayRef<NodeId> arguments);
  void addEdge(const Invocation &invocation, InstanceId callee, Reason reason);
  /// Tells plugins of an edge.
  void sayEdge(InstanceId caller, const SharedEdge &edge);
  /// Tells them of the edges that a context shares, those to come included.
  void addSharer(InstanceId id, InstanceId whole);
  llvm::ArrayRef<NodeId> getArguments(const Invocation &invocation) const {
    return llvm::ArrayRef(argumentPool)
        .slice(invocation.argumentsBegin,
               invocation.argumentsEnd - invocation.argumentsBegin);
  }

  //===--------------------------------------------------------------------===//
  // Function objects (EngineFunctions.cpp)
  //===--------------------------------------------------------------------===//

  bool isFunctionCall(const Invocation &invocation, const ObjectInfo &object);
  void callFunction(const Invocation &invocation, ObjectId object);
  void addFunctionCall(MethodId resolved);
  void addFunctionCaller(uint32_t number, const Invocation &invocation);
  void addFunctionTarget(uint32_t number, InstanceId target);
  /// Calls the implementation of a function object, once for all callers.
  void callImplementation(uint32_t number, const ObjectInfo &info,
                          MethodId resolved);
  llvm::SmallVector<PlacedArgument, 8> getValues(uint32_t number,
                                                 const ObjectInfo &info,
                                                 MethodId resolved,
                                                 char &wanted);
  PlacedArgument addCast(const PlacedArgument &value, TypeId type);
  ObjectId getConstructed(const ObjectInfo &function, TypeId type);
  NodeId getBoxed(char kind);

  friend class EngineResult;

  std::shared_ptr<ClassHierarchy> hierarchyOwner;
  ClassHierarchy &hierarchy;
  PointsToConfig config;
  /// What has contexts, where that was chosen; set before the run.
  std::shared_ptr<const ContextChoice> choice;
  Linkage linkage;
  TypeTable types;
  FieldTable fields;
  SummaryBuilder builder;
  MethodBodies bodies;
  Solver solver;
  ContextTable contexts;
  CallGraph graph;
  PointsToStatistics statistics;
  std::vector<std::unique_ptr<Plugin>> plugins;

  std::vector<ObjectInfo> objects;
  /// Objects of which there is one a type, by kind; by constant; by cause.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, ObjectId> oneOfType;
  llvm::DenseMap<mlir::Attribute, ObjectId> oneOfConstant;
  llvm::DenseMap<std::pair<mlir::Attribute, TypeId>, ObjectId> unknowns;
  /// Cells of unknown objects that hold nothing yet.
  std::vector<std::pair<ObjectId, FieldId>> emptyCells;
  std::vector<Narrowing> narrowings;
  /// By allocation and heap context; by creator and function.
  llvm::DenseMap<std::pair<uint32_t, ContextId>, ObjectId> siteObjects;
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, ObjectId> constructed;
  /// Of what plugins make, by method, instruction and type.
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, uint32_t> pluginSites;
  /// Objects whose plugins were not told yet.
  uint32_t numAnnounced = 0;
  llvm::DenseMap<TypeId, bool> merged, plain;
  llvm::DenseMap<MethodId, TypeId> returnTypes;
  llvm::DenseMap<mlir::Attribute, bool> keptStrings;
  llvm::DenseMap<MethodId, PluginSays> pluginSays;
  /// Holds every object but the unknown ones.
  NodeId all;
  llvm::DenseMap<TypeId, NodeId> instantiated, madeUp, inventedNodes, boxed,
      linkMade;
  NodeId linkArgument;
  NodeId passedErrors; // Errors that class initialisers throw.
  /// By set of exceptions; wider keys, since all bits may be set.
  llvm::DenseMap<uint64_t, NodeId> jvmThrown;
  /// Whether sets may be replaced by all objects of their declared types.
  bool maySaturate = false;
  /// Whether a plugin added something since solving began; run()'s argument.
  bool isDirty = false, stopsAtBudget = false;

  std::vector<Instance> instances;
  llvm::DenseMap<InstanceId, Sharers> sharers;
  std::vector<bool> isReached;
  llvm::DenseMap<std::pair<MethodId, ContextId>, InstanceId> instanceIds;
  std::vector<std::unique_ptr<MethodSummary>> summaries;
  /// First numbers of call sites and allocations, by method.
  std::vector<std::pair<uint32_t, uint32_t>> firstNumbers;
  uint32_t numSites = 1, numAllocations = 1;
  std::vector<MethodSignature> signatures;
  std::vector<bool> hasSignature;
  size_t numSummaries = 0;

  /// Instances to look at, by class; of the first classes the bodies are there.
  std::deque<ClassId> classQueue;
  size_t numBrought = 0;
  llvm::DenseMap<ClassId, std::vector<InstanceId>> pending;

  llvm::DenseMap<ClassId, bool> contentOf;
  /// By method: 0 not known, 1 yes, 2 no.
  std::vector<uint8_t> contextFree;

  std::vector<NodeId> staticFields;
  std::vector<bool> isPrepared;
  std::vector<Watch> watches;
  std::vector<Invocation> invocations;
  std::vector<NodeId> argumentPool;
  /// Edges linked: the invocation's number (or that of a site in a caller) and
  /// the callee.
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> linked;
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> calledFunctions;
  std::vector<FunctionCall> functionCalls;
  /// By object and selector.
  llvm::DenseMap<std::pair<uint32_t, uint32_t>, uint32_t> functionIds;
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, Selection> selections;
  std::set<std::tuple<InstanceId, int32_t, MethodId, NodeId, unsigned>>
      addedCalls;
  std::vector<EdgeKey> edges;
  llvm::DenseSet<std::pair<uint64_t, uint64_t>> edgeSet;
  /// Calls with receivers of which nothing is known: caller and number.
  llvm::DenseSet<std::pair<MethodId, uint32_t>> unknownCalls;
  /// Errors that selections throw: caller and number.
  std::set<std::tuple<MethodId, uint32_t, LinkOutcome>> failedCalls;

  MethodId cloneMethod, arraycopyMethod, objectInit, loadClass;
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_ENGINE_H
