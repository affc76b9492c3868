//===- ValueTracer.h - Which names reach a variable -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Follows a variable backwards, through copies, parameters, results of calls,
/// fields (of whatever object), arrays and concatenations, to the strings and
/// class objects that it may hold. The points-to sets share one object for all
/// strings and mix what goes through collections; this finds the few values
/// that reflection asks for. Private to lib/Analysis.
///
/// A search looks at a method once, whatever its contexts: names are mostly the
/// same in all of them. Only what is traced in its context goes by the calls of
/// that.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_VALUETRACER_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_VALUETRACER_H

#include "CollectionMethods.h"
#include "DefinitionIndex.h"
#include "ListsByKey.h"
#include "MethodConstants.h"
#include "TextMethods.h"
#include "TracedParts.h"
#include "llvm/ADT/DenseSet.h"
#include <deque>

namespace jir {

/// Traces values for numbered clients' sinks. Calls and stores that appear
/// later are followed as they come.
class ValueTracer {
public:
  using Place = tracing::Place;
  using Client = TracerClient;

  explicit ValueTracer(Client &client) : client(client) {}

  /// \p withContexts: calls and methods come once for each of their contexts.
  void start(pointsto::PluginContext &started, bool withContexts);
  /// Searches wait while several things are added: none spends its steps on
  /// what was added first.
  void pause() { isFollowing = true; }
  void resume() { followPending(); }
  /// Follows a variable for a client's sink, by the calls of all contexts or of
  /// its own. The sinks of one variable share a search.
  void trace(uint32_t sink, pointsto::InstanceId instance,
             pointsto::Local local, bool isInContext = false);
  /// A call returns a value, or an unknown one.
  void addAnswer(Place place, const TracedValue &value);
  void addUnknownAnswer(Place place);
  /// The result of a call is what a method returns.
  void addCallee(Place place, pointsto::InstanceId callee);
  /// The result of a call is what a field of some object holds.
  void addFieldRead(Place place, pointsto::FieldId field);
  /// Something else than a store writes a field: a variable of a method, or
  /// with kNoLocal something unknown.
  void addFieldWrite(pointsto::FieldId field, pointsto::InstanceId instance,
                     pointsto::Local value);
  /// A call reaches a method.
  void addCallEdge(pointsto::InstanceId caller, int32_t bci,
                   pointsto::InstanceId callee);
  /// Calls, as their method and bytecode index.
  using CallSet = llvm::DenseSet<std::pair<MethodId, int32_t>>;
  /// The calls, of a few hundred variables, whose results a variable may hold
  /// that came through variables, parameters and results only.
  CallSet findCallsWithoutHeap(pointsto::InstanceId, pointsto::Local);
  /// Nothing changes any more: what was put into collections is found.
  void matchCollections();
  /// The same: builders in fields that may hold a text more than once hold
  /// something unknown.
  void checkBuilders();
  /// A method is reached: what it stores is followed too.
  void addMethod(pointsto::InstanceId instance);

private:
  using SinkId = tracing::SinkId;
  using StackId = tracing::StackId;
  using Sink = tracing::Sink;
  using Search = tracing::Search;
  using Conversion = tracing::Conversion;
  using Making = tracing::Making;
  using MadeText = tracing::MadeText;
  using State = tracing::State;
  using Part = tracing::Part;
  using Stored = tracing::Stored;
  using StackFrame = tracing::StackFrame;
  static constexpr uint32_t kNoBuilder = tracing::kNoBuilder,
                            kAtEntry = tracing::kAtEntry,
                            kAsGiven = tracing::kAsGiven,
                            kFirstCall = tracing::kFirstCall,
                            kAtEnd = tracing::kAtEnd;

  /// What a builder of texts holds (TracedBuilders.cpp).
  struct BuilderText;
  class BuilderWalk;

  using PlaceKey = std::pair<uint32_t, uint32_t>;
  static uint64_t pack(PlaceKey key) {
    return uint64_t(key.first) << 32 | key.second;
  }
  static PlaceKey getKey(Place place) {
    return {place.instance.index, uint32_t(place.bci)};
  }
  static uint64_t getKey(const TracedValue &value) {
    return value.text
               ? reinterpret_cast<uint64_t>(value.text.getAsOpaquePointer())
               : uint64_t(value.object.index) << 1 | 1;
  }

  void notifyAll(uint32_t told, SinkId id);
  /// The instance that represents all contexts of its method.
  pointsto::InstanceId getWhole(pointsto::InstanceId instance);
  /// For an instance in a context of a container that one, else itself.
  pointsto::InstanceId reduce(pointsto::InstanceId);
  void connect(Place site, pointsto::InstanceId callee);
  void answer(PlaceKey key, const TracedValue &value);
  void answerUnknown(PlaceKey key);
  void returnResultOf(Place site, pointsto::InstanceId callee);
  void follow(const State &state);
  void followPending();
  /// Whether a sink has taken all that it may.
  bool isFull(SinkId sink) const;
  bool followDefinitions(const State &state,
                         const pointsto::MethodFacts &facts);
  void followDefinition(const State &state, const pointsto::MethodFacts &facts,
                        Definition definition);
  void followAllocation(const State &state, const pointsto::MethodFacts &facts,
                        const pointsto::Allocation &allocation);
  void followNewArray(const State &state, const pointsto::MethodFacts &facts,
                      const pointsto::Allocation &array);
  /// Made when a method is first asked.
  const DefinitionIndex &getIndex(const pointsto::MethodFacts &facts);
  void followCall(const State &state, const pointsto::MethodFacts &facts,
                  const pointsto::Call &call);
  void followLoaders(const State &state, const pointsto::MethodFacts &facts,
                     const pointsto::Call &call);
  bool isLoad(const pointsto::Call &call, MethodId callee);
  /// What the methods return that a call reaches.
  void followCallees(const State &state, const pointsto::Call &call);
  void followParameter(const State &state);
  void followField(const State &state, pointsto::FieldId field);
  void addStored(pointsto::FieldId field, pointsto::InstanceId instance,
                 pointsto::Local value);
  void addStoredElement(pointsto::FieldId field, pointsto::InstanceId instance,
                        pointsto::Local value);
  void followResult(const State &state, Place site,
                    pointsto::InstanceId callee);
  void followArgument(const State &state, Place site,
                      pointsto::InstanceId callee);
  /// The variables that a call passes as a parameter; false if unknown.
  bool forEachArgument(
      Place site, pointsto::InstanceId callee, pointsto::Local parameter,
      llvm::function_ref<void(uint32_t call, pointsto::Local)> visit);
  StackId push(StackId rest, Place site);

  //===--------------------------------------------------------------------===//
  // Texts (TracedTexts.cpp)
  //===--------------------------------------------------------------------===//

  /// What the library's methods of strings make; false for others.
  bool followTextCall(const State &state, const pointsto::MethodFacts &facts,
                      const pointsto::Call &call);
  void followTextMethod(const State &state, const pointsto::MethodFacts &facts,
                        const pointsto::Call &call, TextMethod method);
  /// The same of parts, where the method is called by a function object.
  void makeByMethod(const State &state, llvm::ArrayRef<Part> parts,
                    TextMethod method);
  void putTogether(const State &state, const pointsto::MethodFacts &facts,
                   const pointsto::Call &call,
                   llvm::ArrayRef<pointsto::Local> operands, TextMethod method);
  void followReplacement(const State &state, const pointsto::MethodFacts &facts,
                         const pointsto::Call &call, TextMethod method);
  /// The parts of a text that a call cuts; \p index is that of the one that is
  /// taken.
  void followSplit(const State &state, const pointsto::MethodFacts &facts,
                   const pointsto::Call &call, const TextNumber &index);
  /// Whether a load takes one part of such a text.
  bool followPart(const State &state, const pointsto::MethodFacts &facts,
                  const pointsto::FieldAccess &load);
  bool followConcatenation(const State &state,
                           const pointsto::MethodFacts &facts);
  void followEnumName(const State &state, const pointsto::MethodFacts &facts,
                      pointsto::Local constant);
  pointsto::TypeId getStaticType(const pointsto::MethodFacts &facts,
                                 pointsto::Local local);
  Part makePart(const pointsto::MethodFacts &facts, const pointsto::Call &call,
                pointsto::Local local);
  /// An operand that is a number, or is computed in the usual ways.
  TextNumber findNumber(const pointsto::MethodFacts &facts,
                        const pointsto::Call &call, uint32_t operand);
  /// The same of a place in another text than the receiver.
  TextNumber findNumber(const pointsto::MethodFacts &facts,
                        const pointsto::Call &call, uint32_t operand,
                        pointsto::Local text);
  /// An operand that is a character.
  Part findCharacter(const pointsto::MethodFacts &facts, int32_t bci,
                     uint32_t operand, unsigned depth = 0);
  bool isChanged(const pointsto::MethodFacts &facts, pointsto::Local matcher);
  const pointsto::Call *findMaker(const pointsto::MethodFacts &facts,
                                  pointsto::Local local);
  mlir::StringAttr getText(llvm::StringRef text) const {
    return mlir::StringAttr::get(anyText.getContext(), text);
  }

  //===--------------------------------------------------------------------===//
  // Builders (TracedBuilders.cpp)
  //===--------------------------------------------------------------------===//

  void followBuilder(const State &state, const pointsto::MethodFacts &facts);
  void followBuilderField(const State &state, pointsto::FieldId field);
  /// Adds what one method appends to a made text.
  void followChunk(uint32_t made, pointsto::InstanceId instance,
                   pointsto::FieldId field);
  pointsto::InstanceId findOnlyCallee(pointsto::InstanceId caller,
                                      const pointsto::Call &call);
  /// Whether a method may run more than once.
  bool mayRepeat(pointsto::InstanceId instance);
  void addBuilderFields(pointsto::InstanceId instance,
                        const pointsto::MethodFacts &facts);

  //===--------------------------------------------------------------------===//
  // Collections (TracedCollections.cpp)
  //===--------------------------------------------------------------------===//

  /// The program takes elements out of a collection.
  struct CollectionRead {
    State state;
    pointsto::NodeId node;
    bool isMatched = false;
    uint32_t sizeSeen = 0;
  };

  /// The program puts a value into a collection, or all that another one, or an
  /// array, holds; no value: something unknown.
  struct CollectionPut {
    pointsto::NodeId node;
    pointsto::InstanceId instance;
    pointsto::Local value;
    bool isOfMany;
    /// Whether it reads a text of which words are put in.
    bool isText = false;
    uint32_t sizeSeen = 0;
  };

  bool isOfProgram(pointsto::InstanceId instance) const;
  bool isCollection(const pointsto::MethodFacts &facts, pointsto::Local local);
  bool isOfMany(const pointsto::MethodFacts &facts, pointsto::Local local);
  bool followCollectionCall(const State &state,
                            const pointsto::MethodFacts &facts,
                            const pointsto::Call &call);
  /// Collectors and joined texts: the elements in order, if that is known.
  std::optional<llvm::SmallVector<pointsto::Local>>
  findListed(const pointsto::MethodFacts &facts, pointsto::Local elements,
             const pointsto::Call &user);
  void joinAll(const State &state, const pointsto::MethodFacts &facts,
               const Part &between, const pointsto::Call &call,
               pointsto::Local elements);
  std::pair<CollectionMethod, const pointsto::Call *>
  findCollector(const pointsto::MethodFacts &facts, const pointsto::Call &call);
  void followCollect(const State &state, const pointsto::MethodFacts &facts,
                     const pointsto::Call &call);
  void readCollection(const State &state);
  void matchCollection(uint32_t read, uint32_t put);
  /// The variable, of an instance without a context in all contexts of its
  /// method.
  pointsto::NodeId getGathered(pointsto::InstanceId instance,
                               pointsto::Local local);
  void gatherContext(pointsto::InstanceId instance);
  bool hasGrown(pointsto::NodeId node, uint32_t &sizeSeen) const;
  void addCollectionPuts(pointsto::InstanceId instance,
                         const pointsto::MethodFacts &facts);

  //===--------------------------------------------------------------------===//
  // Function objects (TracedFunctions.cpp)
  //===--------------------------------------------------------------------===//

  /// Where a function object is made.
  struct Made {
    pointsto::InstanceId instance;
    uint32_t function;
  };

  void addFunctions(pointsto::InstanceId instance,
                    const pointsto::MethodFacts &facts);
  /// Whether \p state is at a parameter of a lambda's method.
  bool followFunctions(const State &state);
  void followFunction(const State &state, const Made &made);
  void followMapped(const State &state, const pointsto::MethodFacts &facts,
                    const pointsto::Call &call);

  //===--------------------------------------------------------------------===//
  // What is made of parts (TracedParts.cpp)
  //===--------------------------------------------------------------------===//

  void make(const State &state, llvm::ArrayRef<Part> parts, const Making &how);
  void make(const State &state, llvm::ArrayRef<Part> parts);
  /// The same of what is not a part of itself.
  void makeParts(const State &state, llvm::ArrayRef<Part> parts,
                 const Making &how);
  void addPart(uint32_t made, uint32_t part, mlir::StringAttr text);
  void addInAnyOrder(const MadeText &made, mlir::StringAttr text,
                     mlir::StringAttr between);
  void deliverMade(const MadeText &made, llvm::ArrayRef<llvm::StringRef> texts);
  void deliverClasses(const MadeText &made, llvm::StringRef name);
  void deliver(SinkId sink, const TracedValue &value);
  void fail(SinkId sink);
  bool isNested(const State &state) const;

  Client &client;
  pointsto::PluginContext *context = nullptr;
  ClassHierarchy *hierarchy = nullptr;
  mlir::StringAttr anyText;
  std::vector<Sink> sinks;
  /// By sink, for those of clients; by instance and variable.
  llvm::DenseMap<SinkId, Search> searches;
  llvm::DenseMap<std::pair<pointsto::InstanceId, pointsto::Local>, SinkId>
      searchIds;
  std::vector<MadeText> madeTexts;
  std::optional<TextMethods> textMethods;
  std::optional<CollectionMethods> collectionMethods;
  llvm::DenseMap<MethodId, llvm::SmallVector<Made, 1>> functions;
  llvm::DenseMap<MethodId, llvm::SmallVector<State, 1>> waitingFunctions;
  std::vector<CollectionRead> collectionReads;
  std::vector<CollectionPut> collectionPuts;
  /// Sink, node and depth; a read and a put.
  llvm::DenseSet<std::tuple<uint32_t, uint32_t, uint32_t>> readCollections;
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> matchedCollections;
  std::vector<StackFrame> frames;
  llvm::DenseMap<std::tuple<uint32_t, uint32_t, uint32_t>, StackId> frameIds;
  /// By callee; by call.
  ListsByKey<Place> callers;
  ListsByKey<pointsto::InstanceId> callees;
  /// Who waits for callers, results of a call, stores of a field.
  llvm::DenseMap<pointsto::InstanceId, llvm::SmallVector<State, 1>>
      waitingParameters;
  llvm::DenseMap<PlaceKey, llvm::SmallVector<State, 1>> waitingResults;
  /// Its calls, sinks and stacks, depths and places in builders.
  llvm::DenseSet<std::tuple<uint64_t, uint64_t, uint64_t>> isWaiting;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<State, 1>> waitingFields;
  /// Methods of the program's class loaders, and calls of loadClass.
  std::vector<pointsto::InstanceId> loaders;
  std::vector<std::pair<State, Place>> waitingLoads;
  llvm::DenseMap<PlaceKey, llvm::SmallVector<TracedValue, 1>> answers;
  llvm::DenseSet<std::pair<PlaceKey, uint64_t>> answered;
  llvm::DenseSet<PlaceKey> unknownAnswers;
  /// Fields that calls read by reflection.
  llvm::DenseMap<PlaceKey, llvm::SmallVector<pointsto::FieldId, 1>> readFields;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Stored, 1>> stores;
  /// Fields that something unknown may be written into.
  llvm::DenseSet<pointsto::FieldId> writtenElsewhere;
  /// What is stored into arrays that are read from a field.
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Stored, 1>> elementStores;
  /// Methods that have a builder of a field, and who waits for more.
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<pointsto::InstanceId, 1>>
      builderFields;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<uint32_t, 1>>
      waitingBuilders;
  /// The methods that append to a field's builder, by who asks for its text.
  std::vector<std::pair<SinkId, pointsto::InstanceId>> builderChunks;
  /// Sink, instance, variable, stack, depth and place in a builder, looked at.
  llvm::DenseSet<std::tuple<uint32_t, uint64_t, uint64_t, uint32_t>> visited;
  llvm::DenseSet<std::tuple<uint32_t, uint32_t, uint32_t>> visitedFields;
  llvm::DenseSet<std::pair<uint32_t, uint64_t>> said;
  llvm::DenseMap<MethodId, std::unique_ptr<DefinitionIndex>> indices;
  std::deque<State> pending;
  /// What contexts repeat of calls and methods.
  llvm::DenseSet<std::pair<PlaceKey, uint32_t>> knownEdges;
  llvm::DenseSet<pointsto::InstanceId> knownMethods;
  /// The instances of a method of the program, and nodes that hold what a
  /// variable does in all of them; by its instance without a context.
  struct Gathered {
    llvm::SmallVector<pointsto::InstanceId, 2> instances;
    llvm::SmallVector<std::pair<pointsto::Local, pointsto::NodeId>, 2> nodes;
  };
  llvm::DenseMap<pointsto::InstanceId, Gathered> gathered;
  bool hasContexts = false, isFollowing = false;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_VALUETRACER_H
