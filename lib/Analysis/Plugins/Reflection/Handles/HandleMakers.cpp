//===- HandleMakers.cpp - Calls that make handles and types -----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Handles that are made of one another. A call whose operands are not known
// well enough returns a handle that mixes all of them.
//
//===----------------------------------------------------------------------===//

#include "HandleMakers.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// How many handles inside of one another are told apart.
static constexpr unsigned kNestingLimit = 8;

/// How many results of a call are told apart. What unreflects all methods of a
/// program has thousands, and each combinator after it as many again.
static constexpr unsigned kResultLimit = 64;

//===----------------------------------------------------------------------===//
// What comes
//===----------------------------------------------------------------------===//

llvm::SmallVector<mlir::Type> HandleMakers::getClasses(NodeId node) {
  llvm::SmallVector<mlir::Type> found;
  if (!node)
    return {mlir::Type()};
  for (ObjectId object : context.getSet(node)) {
    mlir::Type named = shared.getNamedType(object);
    if (!llvm::is_contained(found, named))
      found.push_back(named);
  }
  return found;
}

llvm::SmallVector<HandleType> HandleMakers::getTypes(NodeId node) {
  llvm::SmallVector<HandleType> found;
  if (!node)
    return found;
  const std::vector<ObjectId> objects(context.getSet(node).begin(),
                                      context.getSet(node).end());
  bool isUnknown = false;
  for (ObjectId object : objects) {
    if (const HandleType *type = handles.findType(object))
      found.push_back(*type);
    else
      isUnknown = true;
  }
  if (isUnknown)
    found.push_back(HandleType::getUnknown());
  return found;
}

mlir::Type HandleMakers::getOnlyClass(NodeId node) {
  llvm::SmallVector<mlir::Type> found = getClasses(node);
  return found.size() == 1 ? found.front() : mlir::Type();
}

llvm::SmallVector<mlir::Type, 4>
HandleMakers::getClasses(const ArrayArgument &array) {
  llvm::SmallVector<mlir::Type, 4> types;
  for (NodeId place : array.places)
    types.push_back(getOnlyClass(place));
  return types;
}

HandleType HandleMakers::getOnlyType(NodeId node) {
  std::optional<HandleType> only;
  if (node)
    for (ObjectId object : context.getSet(node)) {
      const HandleValue *value = handles.findHandle(object);
      if (!value || (only && only->print() != value->type.print()))
        return HandleType::getUnknown();
      only = value->type;
    }
  return only.value_or(HandleType::getUnknown());
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

void HandleMakers::forEachHandle(const HandleSite &site, NodeId node,
                                 HandleCallback callback) {
  if (!node)
    return;
  const std::vector<ObjectId> objects(context.getSet(node).begin(),
                                      context.getSet(node).end());
  for (ObjectId object : objects) {
    if (const HandleValue *value = handles.findHandle(object))
      callback(object, HandleValue(*value));
    else
      shared.setUnresolved(site.site, "handle");
  }
}

void HandleMakers::make(const HandleSite &site, ObjectId of,
                        HandleValue value) {
  if (!site.result)
    return;
  if (value.depth > kNestingLimit)
    return makeMixed(site);
  auto [it, isNew] =
      made.try_emplace({site.site, of.index, value.type.print()});
  if (isNew) {
    if (!noteResult(site)) {
      made.erase(it);
      return makeMixed(site);
    }
    it->second = handles.add(std::move(value));
  }
  context.addToSet(site.result, it->second);
}

bool HandleMakers::noteResult(const HandleSite &site) {
  return ++numResults[site.site] <= kResultLimit;
}

void HandleMakers::makeOwn(const HandleSite &site, HandleValue value) {
  make(site, ObjectId(), std::move(value));
}

void HandleMakers::makeMixed(const HandleSite &site) {
  HandleValue value{HandleAction::Mixed, HandleType::getUnknown()};
  value.parts.push_back(site.receiver);
  value.parts.append(site.handles.begin(), site.handles.end());
  for (NodeId node : site.others)
    value.values.push_back({node, mlir::Type()});
  for (const ArrayArgument &array : site.arrays) {
    if (!array.elements)
      continue;
    // Arrays of arrays: clauses of loops.
    NodeId inner = context.addNode();
    context.addLoad(array.elements, FieldTable::getElements(), inner);
    value.parts.append({array.elements, inner});
    value.values.push_back({array.elements, mlir::Type()});
  }
  llvm::erase_if(value.parts, [](NodeId node) { return !node; });
  shared.setUnresolved(site.site, "arguments of a handle");
  ObjectId &object = made[{site.site, ObjectId().index, "mixed"}];
  if (!object)
    object = handles.add(std::move(value));
  if (site.result)
    context.addToSet(site.result, object);
}

void HandleMakers::returnMethodType(const HandleSite &site,
                                    const HandleType &type) {
  if (!site.result)
    return;
  // An index that no handle has.
  auto [it, isNew] = made.try_emplace({site.site, ~0u - 1, type.print()});
  if (isNew)
    it->second =
        handles.addType(noteResult(site) ? type : HandleType::getUnknown());
  context.addToSet(site.result, it->second);
}

//===----------------------------------------------------------------------===//
// Combinators
//===----------------------------------------------------------------------===//

NodeId HandleMakers::getPrimary(const HandleSite &site) const {
  switch (site.op) {
  case HandleOp::Guard:
    return site.handles.size() > 1 ? site.handles[1] : NodeId();
  case HandleOp::SwitchPointGuard:
    return site.handles.empty() ? NodeId() : site.handles.front();
  case HandleOp::DoWhileLoop:
    return site.handles.size() > 1 ? site.handles[1] : NodeId();
  case HandleOp::WhileLoop:
  case HandleOp::CountedLoop:
  case HandleOp::IteratedLoop:
    return site.handles.empty() ? NodeId() : site.handles.back();
  case HandleOp::TypeOfHandle:
  case HandleOp::VariableToHandle:
    return site.receiver;
  default:
    return site.receiver || site.handles.empty() ? site.receiver
                                                 : site.handles.front();
  }
}

void HandleMakers::evaluate(const HandleSite &site) {
  // What is mixed has all that comes.
  if (numResults.lookup(site.site) > kResultLimit || evaluateType(site))
    return;
  switch (site.op) {
  case HandleOp::TypeOfHandle:
  case HandleOp::BindTo:
  case HandleOp::InsertArguments:
  case HandleOp::DropArguments:
  case HandleOp::DropReturn:
  case HandleOp::DropToMatch:
  case HandleOp::PermuteArguments:
  case HandleOp::FilterArguments:
  case HandleOp::FilterReturn:
  case HandleOp::FoldArguments:
  case HandleOp::CollectArguments:
  case HandleOp::AsSpreader:
  case HandleOp::AsCollector:
  case HandleOp::AsVarargs:
  case HandleOp::WithVarargs:
  case HandleOp::AsFixed:
  case HandleOp::AsType:
  case HandleOp::Guard:
  case HandleOp::SwitchPointGuard:
  case HandleOp::TableSwitch:
  case HandleOp::CatchException:
  case HandleOp::TryFinally:
  case HandleOp::WhileLoop:
  case HandleOp::DoWhileLoop:
  case HandleOp::CountedLoop:
  case HandleOp::IteratedLoop:
  case HandleOp::VariableToHandle:
    return forEachHandle(site, getPrimary(site),
                         [&](ObjectId object, const HandleValue &value) {
                           if (!evaluateCombinator(site, object, value))
                             makeMixed(site);
                         });
  default:
    return evaluateOwn(site);
  }
}

/// A handle around another: the same type, unless it is changed.
static HandleValue wrap(HandleTable &handles, HandleAction kind,
                        ObjectId object, const HandleValue &value) {
  HandleValue made{kind, value.type};
  made.parts.push_back(handles.getHolder(object));
  made.depth = value.depth + 1;
  return made;
}

bool HandleMakers::evaluateCombinator(const HandleSite &site, ObjectId object,
                                      const HandleValue &value) {
  HandleValue made = wrap(handles, HandleAction::Convert, object, value);
  switch (site.op) {
  case HandleOp::TypeOfHandle:
    returnMethodType(site, value.type);
    return true;
  case HandleOp::BindTo:
    made.kind = HandleAction::Insert;
    made.type = value.type.erase(0, 1);
    made.values.push_back(
        {site.others.empty() ? NodeId() : site.others.front(), mlir::Type()});
    make(site, object, made);
    return true;
  case HandleOp::InsertArguments:
    return insertArguments(site, object, made);
  case HandleOp::DropArguments:
    return dropArguments(site, object, made);
  case HandleOp::DropToMatch:
    return dropToMatch(site, object, made);
  case HandleOp::PermuteArguments:
    return permute(site, object, made);
  case HandleOp::FilterArguments:
    return filterArguments(site, object, made);
  case HandleOp::FoldArguments:
  case HandleOp::CollectArguments:
    return foldArguments(site, object, made);
  case HandleOp::AsSpreader:
    return spread(site, object, made);
  case HandleOp::AsCollector:
    return gather(site, object, made);
  case HandleOp::AsType:
    for (const HandleType &type :
         getTypes(site.types.empty() ? NodeId() : site.types.front())) {
      made.type = type;
      make(site, object, made);
    }
    return true;
  case HandleOp::AsVarargs:
    made.isVarargs = true;
    if (mlir::Type array = getOnlyClass(
            site.classes.empty() ? NodeId() : site.classes.front());
        array && made.type.size() && !made.type.hasMore)
      made.type = made.type.withParameter(made.type.size() - 1, array);
    make(site, object, made);
    return true;
  case HandleOp::WithVarargs:
    made.isVarargs = site.integers.empty() || site.integers.front() != 0;
    make(site, object, made);
    return true;
  case HandleOp::AsFixed:
    make(site, object, made);
    return true;
  case HandleOp::DropReturn:
    made.type = value.type.withResult(
        mlir::NoneType::get(hierarchy.getProgram().getContext()));
    make(site, object, made);
    return true;
  case HandleOp::VariableToHandle:
    made.kind = HandleAction::AccessVariable;
    made.type = HandleType::getUnknown();
    make(site, object, made);
    return true;
  case HandleOp::WhileLoop:
  case HandleOp::DoWhileLoop:
  case HandleOp::CountedLoop:
  case HandleOp::IteratedLoop:
    return makeLoop(site, object, made);
  default:
    return control(site, object, made);
  }
}

/// The type of what is made with arguments inserted or dropped: before the
/// place it is the same.
static HandleType getChanged(const HandleValue &made) {
  HandleType type = made.type.withoutParameters();
  if (!made.isPlaceKnown || made.place > int(made.type.size()))
    return type;
  type.parameters.assign(made.type.parameters.begin(),
                         made.type.parameters.begin() + made.place);
  return type;
}

void HandleMakers::setPlace(const HandleSite &site, HandleValue &made) {
  made.isPlaceKnown = !site.integers.empty() && site.integers.front();
  made.place = made.isPlaceKnown ? *site.integers.front() : 0;
  made.arity = made.type.hasMore ? -1 : int(made.type.size());
}

bool HandleMakers::insertArguments(const HandleSite &site, ObjectId object,
                                   HandleValue made) {
  if (site.arrays.empty())
    return false;
  const ArrayArgument &array = site.arrays.front();
  setPlace(site, made);
  made.kind = HandleAction::Insert;
  made.isCountKnown = array.isPlaced;
  for (NodeId place : array.places)
    made.values.push_back({place, mlir::Type()});
  if (!array.isPlaced && array.elements)
    made.values.push_back({array.elements, mlir::Type()});
  made.type = made.isPlaceKnown && made.isCountKnown
                  ? made.type.erase(made.place, array.places.size())
                  : getChanged(made);
  make(site, object, made);
  return true;
}

/// The classes come in an array, or in a list of that are unknown how many
/// there are.
bool HandleMakers::dropArguments(const HandleSite &site, ObjectId object,
                                 HandleValue made) {
  setPlace(site, made);
  made.kind = HandleAction::Drop;
  made.isCountKnown = !site.arrays.empty() && site.arrays.front().isPlaced;
  if (made.isPlaceKnown && made.isCountKnown) {
    llvm::SmallVector<mlir::Type, 4> types = getClasses(site.arrays.front());
    made.count = types.size();
    made.type = made.type.insert(made.place, types);
  } else {
    made.type = getChanged(made);
  }
  make(site, object, made);
  return true;
}

/// The target's parameters from `skip` on are among the new ones at a place.
bool HandleMakers::dropToMatch(const HandleSite &site, ObjectId object,
                               HandleValue made) {
  made.kind = HandleAction::Permute;
  if (!made.type.hasMore && site.integers.size() == 2 && site.integers[0] &&
      site.integers[1])
    for (int i = 0; i < int(made.type.size()); ++i)
      made.order.push_back(i < *site.integers[0] ? i : i + *site.integers[1]);
  made.type = made.type.withoutParameters();
  make(site, object, made);
  return true;
}

bool HandleMakers::permute(const HandleSite &site, ObjectId object,
                           HandleValue made) {
  if (site.types.empty())
    return false;
  made.kind = HandleAction::Permute;
  size_t size = made.type.size();
  const llvm::ArrayRef<int> order =
      site.arrays.empty() ? llvm::ArrayRef<int>()
                          : llvm::ArrayRef<int>(site.arrays.front().integers);
  if (!made.type.hasMore && order.size() == size)
    made.order.assign(order.begin(), order.end());
  for (const HandleType &type : getTypes(site.types.front())) {
    made.type = type;
    make(site, object, made);
  }
  return true;
}

bool HandleMakers::filterArguments(const HandleSite &site, ObjectId object,
                                   HandleValue made) {
  if (site.arrays.empty())
    return false;
  setPlace(site, made);
  made.kind = HandleAction::FilterArguments;
  made.isCountKnown = site.arrays.front().isPlaced;
  if (!made.isPlaceKnown || !made.isCountKnown) {
    if (site.arrays.front().elements)
      made.parts.push_back(site.arrays.front().elements);
    made.type = getChanged(made);
    make(site, object, made);
    return true;
  }
  for (auto [number, filter] : llvm::enumerate(site.arrays.front().places)) {
    made.parts.push_back(filter);
    made.type = made.type.withParameter(made.place + number,
                                        getOnlyType(filter).getParameter(0));
  }
  make(site, object, made);
  return true;
}

bool HandleMakers::foldArguments(const HandleSite &site, ObjectId object,
                                 HandleValue made) {
  bool collects = site.op == HandleOp::CollectArguments;
  if (site.handles.size() < 2)
    return false;
  HandleType inner = getOnlyType(site.handles[1]);
  made.kind = collects ? HandleAction::Collect : HandleAction::Fold;
  setPlace(site, made);
  // The form without a place is for the first argument.
  made.isPlaceKnown |= site.integers.empty();
  made.parts.push_back(site.handles[1]);
  made.isCountKnown = !inner.hasMore && inner.result;
  made.count = inner.size();
  if (!made.isCountKnown || !made.isPlaceKnown) {
    made.type = getChanged(made);
    make(site, object, made);
    return true;
  }
  if (!inner.isVoid()) {
    made.values.push_back(Argument());
    made.type = made.type.erase(made.place, 1);
  }
  if (collects)
    made.type = made.type.insert(made.place, inner.parameters);
  make(site, object, made);
  return true;
}

bool HandleMakers::spread(const HandleSite &site, ObjectId object,
                          HandleValue made) {
  if (site.integers.empty() || site.classes.empty())
    return false;
  made.kind = HandleAction::Spread;
  made.arity = made.type.hasMore ? -1 : int(made.type.size());
  made.isCountKnown = bool(site.integers.back());
  made.count = site.integers.back().value_or(0);
  if (site.integers.size() > 1) {
    made.isPlaceKnown = bool(site.integers.front());
    made.place = site.integers.front().value_or(0);
  } else {
    made.isPlaceKnown = made.isCountKnown && made.arity >= made.count;
    made.place = made.isPlaceKnown ? made.arity - made.count : 0;
  }
  made.type =
      made.isPlaceKnown && made.isCountKnown
          ? made.type.erase(made.place, made.count)
                .insert(made.place, {getOnlyClass(site.classes.front())})
          : getChanged(made);
  make(site, object, made);
  return true;
}

bool HandleMakers::gather(const HandleSite &site, ObjectId object,
                          HandleValue made) {
  if (site.classes.empty())
    return false;
  mlir::Type array = getOnlyClass(site.classes.front());
  made.kind = HandleAction::Gather;
  made.values.push_back({NodeId(), array});
  made.arity = made.type.hasMore ? -1 : int(made.type.size());
  made.isCountKnown = !site.integers.empty() && site.integers.back();
  made.count = made.isCountKnown ? *site.integers.back() : 0;
  bool isLast = site.integers.size() < 2;
  made.isPlaceKnown = isLast ? made.arity > 0 : bool(site.integers.front());
  if (made.isPlaceKnown)
    made.place = isLast ? made.arity - 1 : *site.integers.front();
  if (!made.isPlaceKnown || !made.isCountKnown) {
    made.type = getChanged(made);
    make(site, object, made);
    return true;
  }
  auto arrayType = llvm::dyn_cast_or_null<jvm::ArrayType>(array);
  llvm::SmallVector<mlir::Type> elements(
      made.count, arrayType ? arrayType.getElementType() : mlir::Type());
  made.type = made.type.erase(made.place, 1).insert(made.place, elements);
  make(site, object, made);
  return true;
}

/// Branches, handlers, and what is done with a result.
bool HandleMakers::control(const HandleSite &site, ObjectId object,
                           HandleValue made) {
  llvm::ArrayRef<NodeId> parts = site.handles;
  switch (site.op) {
  case HandleOp::FilterReturn:
    if (parts.size() < 2)
      return false;
    made.kind = HandleAction::FilterReturn;
    made.parts.push_back(parts[1]);
    made.type = made.type.withResult(getOnlyType(parts[1]).result);
    break;
  case HandleOp::Guard:
    if (parts.size() < 3)
      return false;
    made.kind = HandleAction::Each;
    made.count = 1;
    made.parts.insert(made.parts.begin(), parts[0]);
    made.parts.push_back(parts[2]);
    break;
  case HandleOp::SwitchPointGuard:
    if (parts.size() < 2)
      return false;
    made.kind = HandleAction::Each;
    made.parts.push_back(parts[1]);
    break;
  case HandleOp::TableSwitch:
    if (site.arrays.empty())
      return false;
    made.kind = HandleAction::Each;
    made.parts.push_back(site.arrays.front().elements);
    break;
  case HandleOp::CatchException:
  case HandleOp::TryFinally:
    if (parts.size() < 2)
      return false;
    made.kind = site.op == HandleOp::TryFinally ? HandleAction::Finally
                                                : HandleAction::Catch;
    made.parts.push_back(parts[1]);
    if (!site.classes.empty())
      made.values.push_back({NodeId(), getOnlyClass(site.classes.front())});
    break;
  default:
    return false;
  }
  llvm::erase_if(made.parts, [](NodeId node) { return !node; });
  make(site, object, made);
  return true;
}
