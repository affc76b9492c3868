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
/// same in all of them, and searching each anew took most of the time of an
/// analysis with contexts. The instance without a context stands for all; only
/// what is traced in its context goes by the calls of that.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_VALUETRACER_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_VALUETRACER_H

#include "DefinitionIndex.h"
#include "jir/Analysis/PointsTo/Plugin.h"
#include "llvm/ADT/DenseSet.h"

#include <deque>

namespace jir {

/// In a traced text: something that nobody knows. No name has this character.
constexpr char kAnyText = '\1';

/// Whether a name is one of those that a traced text stands for.
bool matchesText(llvm::StringRef text, llvm::StringRef name);

/// What reached a variable: one of the two.
struct TracedValue {
  /// A string, perhaps with parts that nobody knows.
  mlir::StringAttr text;
  /// The object of a class constant, or what a client answered.
  pointsto::ObjectId object;
};

/// Lists by key that only grow, short and many. Values come in the order in
/// which they were added.
template <typename T>
class ListsByKey {
public:
  void add(uint64_t key, T value) {
    uint32_t index = values.size();
    values.push_back({value, kEnd});
    auto [it, inserted] = ends.try_emplace(key, index, index);
    if (!inserted) {
      values[it->second.second].second = index;
      it->second.second = index;
    }
  }
  /// What is added meanwhile is left out.
  template <typename Callback>
  void forEach(uint64_t key, Callback callback) const {
    auto it = ends.find(key);
    if (it == ends.end())
      return;
    auto [index, last] = it->second;
    while (true) {
      auto [value, next] = values[index];
      callback(value);
      if (index == last)
        return;
      index = next;
    }
  }

private:
  static constexpr uint32_t kEnd = ~0u;

  std::vector<std::pair<T, uint32_t>> values;
  /// The first and the last of each list.
  llvm::DenseMap<uint64_t, std::pair<uint32_t, uint32_t>> ends;
};

/// Traces values for numbered clients' sinks. Calls and stores that appear
/// later are followed as they come.
class ValueTracer {
public:
  /// A place in the program that gives a value: a call in a method.
  struct Place {
    pointsto::InstanceId instance;
    int32_t bci;
  };

  /// Told of each value of a sink, once; and once if some value of it cannot be
  /// followed.
  class Client {
  public:
    virtual ~Client();
    virtual void onValue(uint32_t sink, const TracedValue &value) = 0;
    virtual void onUntraceable(uint32_t sink) = 0;
    /// Whether the results of a method are said by addAnswer, or the methods
    /// that give them by addCallee.
    virtual bool isAnswered(MethodId method) = 0;
    /// Whether a method gives the class that its first argument names.
    virtual bool givesClass(MethodId method) = 0;
    /// The name of a class object; null for other objects.
    virtual mlir::StringAttr getClassName(pointsto::ObjectId object) = 0;
    /// The objects of the classes that a text may name; false if they are too
    /// many.
    virtual bool
    findClasses(mlir::StringAttr text, bool isPlatform,
                llvm::SmallVectorImpl<pointsto::ObjectId> &found) = 0;
  };

  explicit ValueTracer(Client &client) : client(client) {}

  /// \p withContexts: calls and methods come once for each of their contexts.
  void start(pointsto::PluginContext &started, bool withContexts);
  /// Lets searches wait while several things are added, and go on together: no
  /// search spends its steps on what was added first.
  void pause() { isFollowing = true; }
  void resume() { followPending(); }
  /// Follows a variable for a client's sink, by the calls of all contexts or of
  /// its own. The sinks of one variable share a search.
  void trace(uint32_t sink, pointsto::InstanceId instance,
             pointsto::Local local, bool isInContext = false);
  /// A call gives a value, or one that nobody knows.
  void addAnswer(Place place, const TracedValue &value);
  void addUnknownAnswer(Place place);
  /// The result of a call is what a method returns.
  void addCallee(Place place, pointsto::InstanceId callee);
  /// A call reaches a method.
  void addCallEdge(pointsto::InstanceId caller, int32_t bci,
                   pointsto::InstanceId callee);
  /// A method is reached: what it stores is followed too.
  void addMethod(pointsto::InstanceId instance);

private:
  using SinkId = uint32_t;
  /// The calls through whose results a search went, innermost first; 0: none.
  using StackId = uint32_t;

  /// What waits for values: a client, or a part of a concatenation.
  struct Sink {
    bool isClient = false;
    /// The number of the concatenation, and which part of it.
    uint32_t owner = 0, part = 0;
    /// The clients' sink, where steps and texts are counted.
    uint32_t root = 0;
    uint32_t numSteps = 0, numTexts = 0, stepLimit = 0;
    bool isUntraceable = false;
  };

  /// Those who wait for the values of one variable, and what they were told.
  struct Search {
    llvm::SmallVector<uint32_t, 1> clients;
    llvm::SmallVector<TracedValue, 1> values;
  };

  /// What a variable of text is made of. One part: a copy, perhaps changed.
  struct Concatenation {
    enum class Change : uint8_t {
      None,
      ToDots,
      ToSlashes,
      Lower,
      Upper,
      /// From the name to the class.
      ToClass,
      /// From the class to its name.
      ToName
    };
    SinkId target;
    pointsto::InstanceId instance;
    pointsto::Local result;
    Change change = Change::None;
    /// The texts of each part so far.
    std::vector<llvm::SmallVector<mlir::StringAttr, 1>> parts;
  };

  /// A search at a variable.
  struct State {
    SinkId sink;
    pointsto::InstanceId instance;
    pointsto::Local local;
    StackId stack = 0;
    /// How often an element is taken from what is found.
    uint32_t depth = 0;
  };

  /// A part of a text that is to be traced, or known.
  struct Part {
    pointsto::Local local = pointsto::kNoLocal;
    /// Null and no local: nobody knows.
    mlir::StringAttr text;
  };

  /// A value that is stored into a field.
  struct Stored {
    pointsto::InstanceId instance;
    pointsto::Local value;
  };

  struct StackFrame {
    Place site;
    StackId rest = 0;
    unsigned size = 0;
  };

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

  void tellAll(uint32_t told, SinkId id);
  /// The instance that stands for all contexts of its method.
  pointsto::InstanceId getWhole(pointsto::InstanceId instance);
  void connect(Place site, pointsto::InstanceId callee);
  void answer(PlaceKey key, const TracedValue &value);
  void answerUnknown(PlaceKey key);
  void giveResult(Place site, pointsto::InstanceId callee);
  void follow(const State &state);
  void followPending();
  /// Whether a sink has taken all that it may.
  bool isFull(SinkId sink) const;
  bool followDefinitions(const State &state,
                         const pointsto::MethodSummary &summary);
  void followDefinition(const State &state,
                        const pointsto::MethodSummary &summary,
                        Definition definition);
  void followAllocation(const State &state,
                        const pointsto::MethodSummary &summary,
                        const pointsto::Allocation &allocation);
  /// Made when a method is first asked.
  const DefinitionIndex &getIndex(const pointsto::MethodSummary &summary);
  void followCall(const State &state, const pointsto::MethodSummary &summary,
                  const pointsto::Call &call);
  void followParameter(const State &state);
  void followField(const State &state, pointsto::FieldId field);
  void followResult(const State &state, Place site,
                    pointsto::InstanceId callee);
  void followArgument(const State &state, Place site,
                      pointsto::InstanceId callee);
  StackId push(StackId rest, Place site);

  //===--------------------------------------------------------------------===//
  // Texts (TracedTexts.cpp)
  //===--------------------------------------------------------------------===//

  /// What the library's methods of strings make; false for others.
  bool followTextCall(const State &state,
                      const pointsto::MethodSummary &summary,
                      const pointsto::Call &call);
  bool followConcatenation(const State &state,
                           const pointsto::MethodSummary &summary);
  /// The parts that are appended to a builder before a call, in order; nothing
  /// if it does not begin in the method.
  std::optional<llvm::SmallVector<Part>>
  findAppended(const pointsto::MethodSummary &summary,
               const pointsto::Call &end) const;
  void concatenate(const State &state, llvm::ArrayRef<Part> parts,
                   Concatenation::Change change = Concatenation::Change::None);
  void addPart(uint32_t concatenation, uint32_t part, mlir::StringAttr text);
  void deliverClasses(const Concatenation &made, llvm::StringRef name);
  void deliver(SinkId sink, const TracedValue &value);
  void fail(SinkId sink);
  bool isNested(SinkId sink, pointsto::InstanceId instance,
                pointsto::Local result) const;

  Client &client;
  pointsto::PluginContext *context = nullptr;
  ClassHierarchy *hierarchy = nullptr;
  mlir::StringAttr anyText;
  std::vector<Sink> sinks;
  /// By sink, for those of clients; by instance and variable.
  llvm::DenseMap<SinkId, Search> searches;
  llvm::DenseMap<std::pair<pointsto::InstanceId, pointsto::Local>, SinkId>
      searchIds;
  std::vector<Concatenation> concatenations;
  std::vector<StackFrame> frames;
  llvm::DenseMap<std::tuple<uint32_t, uint32_t, uint32_t>, StackId> frameIds;
  /// By callee; by call.
  ListsByKey<Place> callers;
  ListsByKey<pointsto::InstanceId> callees;
  /// Who waits for callers of a method, results of a call, stores of a field.
  llvm::DenseMap<pointsto::InstanceId, llvm::SmallVector<State, 1>>
      waitingParameters;
  llvm::DenseMap<PlaceKey, llvm::SmallVector<State, 1>> waitingResults;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<State, 1>> waitingFields;
  llvm::DenseMap<PlaceKey, llvm::SmallVector<TracedValue, 1>> answers;
  llvm::DenseSet<std::pair<PlaceKey, uint64_t>> answered;
  llvm::DenseSet<PlaceKey> unknownAnswers;
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Stored, 1>> stores;
  /// What is stored into arrays that are read from a field.
  llvm::DenseMap<pointsto::FieldId, llvm::SmallVector<Stored, 1>> elementStores;
  /// Sink, instance, variable, stack and depth, looked at.
  llvm::DenseSet<std::tuple<uint32_t, uint64_t, uint64_t>> visited;
  llvm::DenseSet<std::tuple<uint32_t, uint32_t, uint32_t>> visitedFields;
  llvm::DenseSet<std::pair<uint32_t, uint64_t>> said;
  llvm::DenseMap<MethodId, std::unique_ptr<DefinitionIndex>> indices;
  std::deque<State> pending;
  /// What contexts say again of calls and methods.
  llvm::DenseSet<std::pair<PlaceKey, uint32_t>> knownEdges;
  llvm::DenseSet<pointsto::InstanceId> knownMethods;
  bool hasContexts = false;
  bool isFollowing = false;
};

/// The texts of the variables of a method that are string constants. kNoLocal
/// must not be looked up.
llvm::DenseMap<pointsto::Local, mlir::StringAttr>
findTexts(const pointsto::MethodSummary &summary);

/// The class constants that an array of a method is made of, in order, null
/// where one is not a constant; nothing if it is no new array of the method.
std::optional<llvm::SmallVector<mlir::Type>>
findClassArray(const pointsto::MethodSummary &summary, pointsto::Local array);

/// The variables that are stored into a new array of the method, in order;
/// nothing if it is none, or is handed on elsewhere first.
std::optional<llvm::SmallVector<pointsto::Local>>
findElements(const pointsto::MethodSummary &summary, pointsto::Local array);

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_VALUETRACER_H
