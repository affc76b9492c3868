//===- HandleMakers.h - Calls that make handles and types -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the program's calls of java.lang.invoke return, by what came to them.
/// Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEMAKERS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEMAKERS_H

#include "HandleApi.h"
#include "HandleCalls.h"

namespace jir::reflection {

/// An array that is an argument.
struct ArrayArgument {
  pointsto::NodeId node, elements;
  /// Whether it is made in the method, so that each place is known.
  bool isPlaced = false;
  llvm::SmallVector<pointsto::NodeId, 4> places;
  llvm::SmallVector<int, 4> integers;
  /// Which argument of reference type it is.
  unsigned number = 0;
};

/// A call of the table, its arguments by what their parameters are.
struct HandleSite {
  HandleOp op;
  pointsto::InstanceId caller;
  int32_t bci = -1;
  /// The number of the reflective site that is listed.
  uint32_t site = ~0u;
  pointsto::NodeId receiver, result, thrown;
  llvm::SmallVector<pointsto::NodeId, 4> handles, classes, types, others;
  /// Primitive arguments, and which parameters get them.
  llvm::SmallVector<std::optional<int>, 2> integers;
  llvm::SmallVector<unsigned, 2> integerPlaces;
  llvm::SmallVector<ArrayArgument, 1> arrays;

  /// All nodes whose objects tell what the call returns.
  llvm::SmallVector<pointsto::NodeId> getOperands() const;
};

/// Sets the results of calls, again whenever more came to them.
class HandleMakers {
public:
  HandleMakers(ReflectionContext &shared, HandleTable &handles,
               HandleCalls &calls)
      : shared(shared), context(shared.getEngine()),
        hierarchy(shared.getHierarchy()), handles(handles), calls(calls) {}

  /// Reads a call; the mechanism watches its operands.
  HandleSite read(HandleOp op, pointsto::InstanceId caller,
                  const pointsto::Call &call,
                  const pointsto::MethodFacts &facts);
  /// Of a call that is in no body no numbers and places are known.
  HandleSite read(HandleOp op, const pointsto::ReceiverCall &call);
  /// What does not depend on what comes; once.
  void start(const HandleSite &site);
  void evaluate(const HandleSite &site);

  /// The types of the class objects of a node; a null one for others.
  llvm::SmallVector<mlir::Type> getClasses(pointsto::NodeId node);
  /// The method types of a node, as far as they are known.
  llvm::SmallVector<HandleType> getTypes(pointsto::NodeId node);

  /// A variable that only methodType defines, of classes that are in the
  /// method: what the platform's own code looks up. Unknown for others.
  HandleType readConstantType(const pointsto::MethodFacts &facts,
                              pointsto::Local local, const HandleApi &api);

private:
  mlir::Type readConstantClass(const pointsto::MethodFacts &facts,
                               pointsto::Local local);
  ArrayArgument readArray(pointsto::NodeId node, unsigned number);
  void placeArray(ArrayArgument &array, pointsto::InstanceId caller,
                  pointsto::Local local, const pointsto::MethodFacts &facts);
  using HandleCallback =
      llvm::function_ref<void(pointsto::ObjectId, const HandleValue &)>;
  void forEachHandle(const HandleSite &site, pointsto::NodeId node,
                     HandleCallback callback);
  /// Returns a handle that is made of another one; one for equal types.
  void make(const HandleSite &site, pointsto::ObjectId of, HandleValue value);
  void makeOwn(const HandleSite &site, HandleValue value);
  /// Counts a further result of a call; whether it is told apart from others.
  bool noteResult(const HandleSite &site);
  void makeMixed(const HandleSite &site);
  void returnMethodType(const HandleSite &site, const HandleType &type);
  /// The one type of all handles of a node; unknown if they differ.
  HandleType getOnlyType(pointsto::NodeId node);
  /// The one class of a node; null if there are more.
  mlir::Type getOnlyClass(pointsto::NodeId node);
  llvm::SmallVector<mlir::Type, 4> getClasses(const ArrayArgument &array);

  // Method types (HandleTypeMakers.cpp).
  bool evaluateType(const HandleSite &site);
  void makeType(const HandleSite &site);
  void changeType(const HandleSite &site, const HandleType &type);
  void returnClasses(const HandleSite &site);

  // Combinators.
  bool evaluateCombinator(const HandleSite &site, pointsto::ObjectId object,
                          const HandleValue &value);
  pointsto::NodeId getPrimary(const HandleSite &site) const;
  bool insertArguments(const HandleSite &site, pointsto::ObjectId object,
                       HandleValue made);
  bool dropArguments(const HandleSite &site, pointsto::ObjectId object,
                     HandleValue made);
  bool dropToMatch(const HandleSite &site, pointsto::ObjectId object,
                   HandleValue made);
  bool filterArguments(const HandleSite &site, pointsto::ObjectId object,
                       HandleValue made);
  bool foldArguments(const HandleSite &site, pointsto::ObjectId object,
                     HandleValue made);
  bool spread(const HandleSite &site, pointsto::ObjectId object,
              HandleValue made);
  bool gather(const HandleSite &site, pointsto::ObjectId object,
              HandleValue made);
  bool permute(const HandleSite &site, pointsto::ObjectId object,
               HandleValue made);
  bool control(const HandleSite &site, pointsto::ObjectId object,
               HandleValue made);
  /// The place that the first number tells, and the parameters of the first
  /// part.
  void setPlace(const HandleSite &site, HandleValue &made);
  bool makeLoop(const HandleSite &site, pointsto::ObjectId body,
                HandleValue made);
  void makeClauses(const HandleSite &site);

  // Handles of the platform's own, call sites, factories (HandleFactories.cpp).
  bool evaluateOfClass(const HandleSite &site);
  void evaluateOwn(const HandleSite &site);
  void startCallSite(const HandleSite &site);
  void makeRecordMethod(const HandleSite &site);
  void makeCallSite(const HandleSite &site, HandleValue target);

  ReflectionContext &shared;
  pointsto::PluginContext &context;
  ClassHierarchy &hierarchy;
  HandleTable &handles;
  HandleCalls &calls;
  std::map<std::tuple<uint32_t, uint32_t, std::string>, pointsto::ObjectId>
      made;
  /// By site.
  llvm::DenseMap<uint32_t, unsigned> numResults;
};

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_HANDLES_HANDLEMAKERS_H
