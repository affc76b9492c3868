//===- HandleTypeMakers.cpp - Calls of MethodType ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Method types out of classes and of other method types.
//
//===----------------------------------------------------------------------===//

#include "../MemberSearch.h"
#include "HandleMakers.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

/// How many types one call may return before its classes count as unknown.
static constexpr size_t kTypeLimit = 64;

bool HandleMakers::evaluateType(const HandleSite &site) {
  switch (site.op) {
  case HandleOp::MakeType:
    makeType(site);
    return true;
  case HandleOp::GenericType: {
    mlir::Type object =
        jvm::RefType::get(hierarchy.getName(hierarchy.getObject()));
    HandleType type{{}, object, /*hasMore=*/true};
    if (!site.integers.empty() && site.integers.front() &&
        *site.integers.front() >= 0 && *site.integers.front() < 256) {
      type.hasMore = false;
      type.parameters.assign(*site.integers.front(), object);
      if (site.integers.size() > 1 && !site.integers[1])
        type.hasMore = true;
      else if (site.integers.size() > 1 && *site.integers[1])
        type.parameters.push_back(jvm::ArrayType::get(object));
    }
    returnMethodType(site, type);
    return true;
  }
  case HandleOp::ChangeReturn:
  case HandleOp::ChangeParameter:
  case HandleOp::InsertParameters:
  case HandleOp::AppendParameters:
  case HandleOp::DropParameters:
  case HandleOp::WrapType:
  case HandleOp::UnwrapType:
  case HandleOp::EraseType:
  case HandleOp::ToGeneric:
    for (const HandleType &type : getTypes(site.receiver))
      changeType(site, type);
    return true;
  case HandleOp::ReturnClass:
  case HandleOp::ParameterClass:
    returnClasses(site);
    return true;
  default:
    return false;
  }
}

/// methodType(result, parameters...), (result, method type), (result, list).
void HandleMakers::makeType(const HandleSite &site) {
  if (site.classes.empty())
    return returnMethodType(site, HandleType::getUnknown());
  llvm::SmallVector<HandleType> made;
  for (mlir::Type result : getClasses(site.classes.front())) {
    HandleType type;
    type.result = result;
    type.hasMore = !site.others.empty();
    if (site.types.empty()) {
      made.push_back(type);
      continue;
    }
    for (const HandleType &of : getTypes(site.types.front()))
      made.push_back(of.withResult(result));
  }
  auto addParameter = [&](NodeId node) {
    llvm::SmallVector<mlir::Type> options = getClasses(node);
    if (options.size() * made.size() > kTypeLimit)
      options.assign(1, mlir::Type());
    llvm::SmallVector<HandleType> longer;
    for (const HandleType &type : made)
      for (mlir::Type option : options)
        longer.push_back(type.insert(type.size(), {option}));
    made = std::move(longer);
  };
  for (NodeId node : llvm::drop_begin(site.classes))
    addParameter(node);
  if (!site.arrays.empty()) {
    const ArrayArgument &array = site.arrays.front();
    for (NodeId place : array.places)
      addParameter(place);
    for (HandleType &type : made)
      type.hasMore |= !array.isPlaced;
  }
  for (const HandleType &type : made)
    returnMethodType(site, type);
}

void HandleMakers::changeType(const HandleSite &site, const HandleType &type) {
  std::optional<int> place =
      site.integers.empty() ? std::nullopt : site.integers.front();
  mlir::Type object =
      jvm::RefType::get(hierarchy.getName(hierarchy.getObject()));
  auto toObject = [&](mlir::Type each) -> mlir::Type {
    return jvm::isReference(each) ? object : each;
  };
  NodeId named = site.classes.empty() ? NodeId() : site.classes.front();
  bool isPlaced = !site.arrays.empty() && site.arrays.front().isPlaced;
  switch (site.op) {
  case HandleOp::ChangeReturn:
    for (mlir::Type result : getClasses(named))
      returnMethodType(site, type.withResult(result));
    return;
  case HandleOp::ChangeParameter:
    for (mlir::Type parameter : getClasses(named))
      returnMethodType(site, place ? type.withParameter(*place, parameter)
                                   : type.withoutParameters());
    return;
  case HandleOp::AppendParameters:
    place = type.hasMore ? std::nullopt : std::optional<int>(type.size());
    [[fallthrough]];
  case HandleOp::InsertParameters:
    if (!place || !isPlaced)
      return returnMethodType(site, type.withoutParameters());
    return returnMethodType(
        site, type.insert(*place, getClasses(site.arrays.front())));
  case HandleOp::DropParameters:
    if (!place || site.integers.size() < 2 || !site.integers[1] ||
        *site.integers[1] < *place)
      return returnMethodType(site, type.withoutParameters());
    return returnMethodType(site,
                            type.erase(*place, *site.integers[1] - *place));
  case HandleOp::WrapType:
    return returnMethodType(
        site, type.map(getWrapped).withResult(getWrapped(type.result)));
  case HandleOp::UnwrapType:
    return returnMethodType(site, type.map(getUnwrapped));
  case HandleOp::EraseType:
    return returnMethodType(site, type.map(toObject));
  default:
    return returnMethodType(
        site, type.map([&](mlir::Type) -> mlir::Type { return object; })
                  .withResult(object));
  }
}

void HandleMakers::returnClasses(const HandleSite &site) {
  if (!site.result)
    return;
  for (const HandleType &type : getTypes(site.receiver)) {
    llvm::SmallVector<mlir::Type> given;
    if (site.op == HandleOp::ReturnClass)
      given.push_back(type.result);
    else if (!site.integers.empty() && site.integers.front())
      given.push_back(type.getParameter(*site.integers.front()));
    else if (type.hasMore)
      given.push_back(mlir::Type());
    else
      given.append(type.parameters.begin(), type.parameters.end());
    for (mlir::Type each : given)
      context.addToSet(site.result, each ? context.getClassObject(each)
                                         : context.getUnknown("method-handle"));
  }
}

//===----------------------------------------------------------------------===//
// Types that are in a method
//===----------------------------------------------------------------------===//

/// A class constant, or the field of a box that holds its primitive's class.
mlir::Type HandleMakers::readConstantClass(const MethodFacts &facts,
                                           Local local) {
  if (local == kNoLocal)
    return mlir::Type();
  for (const Allocation &each : facts.allocations)
    if (each.result == local && each.kind == AllocationKind::Class)
      return llvm::cast<mlir::TypeAttr>(each.constant).getValue();
  for (const StaticAccess &each : facts.staticLoads) {
    jir::FieldId field = context.getFields().getEntry(each.field).field;
    if (each.value != local || !field ||
        !(hierarchy.getField(field).flags & access::Final))
      continue;
    mlir::Type box =
        jvm::RefType::get(hierarchy.getName(hierarchy.getField(field).owner));
    mlir::Type primitive = getUnwrapped(box);
    return primitive != box && getFieldName(hierarchy, field) == "TYPE"
               ? primitive
               : mlir::Type();
  }
  return mlir::Type();
}

HandleType HandleMakers::readConstantType(const MethodFacts &facts, Local local,
                                          const HandleApi &api) {
  const Call *found = nullptr;
  for (const Call &call : facts.calls) {
    if (call.result != local || local == kNoLocal)
      continue;
    if (found)
      return HandleType::getUnknown();
    found = &call;
  }
  for (const Move &move : facts.moves)
    if (move.to == local)
      return HandleType::getUnknown();
  if (!found || !found->resolved || facts.getArguments(*found).empty())
    return HandleType::getUnknown();
  std::optional<HandleOp> op = api.find(found->resolved);
  if (op == HandleOp::DescriptorType) {
    Local text = facts.getArguments(*found).front();
    for (const Allocation &each : facts.allocations)
      if (each.result == text && each.kind == AllocationKind::String)
        return HandleType::get(
            hierarchy.getProgram().getContext(),
            llvm::cast<mlir::StringAttr>(each.constant).getValue());
  }
  if (op != HandleOp::MakeType)
    return HandleType::getUnknown();
  HandleType declared =
      HandleType::get(hierarchy.getProgram().getContext(),
                      hierarchy.getDescriptor(found->resolved));
  HandleType type;
  for (auto [place, parameter, argument] :
       llvm::enumerate(declared.parameters, facts.getArguments(*found))) {
    auto ref = llvm::dyn_cast<jvm::RefType>(parameter);
    if (ref && ref.getName() == "java.lang.Class") {
      mlir::Type named = readConstantClass(facts, argument);
      if (place == 0)
        type.result = named;
      else
        type.parameters.push_back(named);
      continue;
    }
    auto classes = findClassArray(facts, argument);
    type.hasMore |= !classes;
    if (classes)
      type.parameters.append(classes->begin(), classes->end());
  }
  return type;
}
