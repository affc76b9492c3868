//===- Solver.cpp - Methods under contexts ----------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Laziness: nothing is computed that nobody asks for, and nothing twice.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Defensive/Solver.h"
#include "MethodRun.h"

using namespace jir;
using namespace jir::defensive;

Solver::Solver(Linkage &linkage, const DefensiveConfig &config)
    : linkage(linkage), config(config), objects(linkage.getHierarchy()),
      codes(linkage, config.models), contents(*this),
      bounds(linkage, objects, config.useWorld),
      certainBounds(linkage, objects, /*useWorld=*/false), flow(*this) {
  activations.emplace_back();
}

void Solver::prepare() {
  if (config.useFields || config.useCallers)
    flow.run();
}

SetId Solver::getBound(const MethodCode &code, ValueId value) {
  if (code.isModel)
    return kUnknown;
  SetId set = flow.getValue(code.method, value);
  if (set != kUnknown || !config.useTypes)
    return set;
  const MethodInfo &info = getHierarchy().getMethod(code.method);
  if (!isApplication(code.method))
    return certainBounds.get(code.values[value].type);
  if (value == 0 && !info.isStatic())
    return bounds.get(jvm::RefType::get(getHierarchy().getName(info.owner)));
  return bounds.get(code.values[value].type);
}

bool Solver::spend() {
  ++work;
  return !isSpent();
}

bool Solver::isSpent() const {
  return work > workLimit || work > config.workInAll;
}

ActivationId Solver::getId(const Activation *activation) const {
  return numbers.lookup(activation);
}

const Activation *Solver::solve(MethodId method) {
  const MethodCode *code = codes.get(method);
  if (!code)
    return nullptr;
  Entry entry;
  entry.parameters.assign(code->numParameters, kUnknown);
  if (nesting == 0) {
    workLimit = work + config.workPerMethod;
    const Activation *result = solve(method, entry, 0);
    numSpent += isSpent();
    return result;
  }
  return solve(method, entry, 0);
}

const Activation *Solver::solve(MethodId method, const Entry &entry,
                                unsigned depth) {
  const MethodCode *code = codes.get(method);
  if (!code)
    return nullptr;
  auto [found, isNew] =
      ids.try_emplace({method.index, depth, entry}, activations.size());
  if (!isNew) {
    const Activation &known = *activations[found->second];
    return known.isDone ? &known : nullptr;
  }
  // Too deep, too many, or too late: opaque, and asked anew next time.
  constexpr uint64_t kShortMethods = 2000;
  uint64_t limit = config.contextsPerMethod *
                   (1 + kShortMethods / (1 + code->instructions.size()));
  bool isTooMany = depth > 0 && numContexts.lookup(method) >= limit;
  if (nesting >= kMaxNesting || isTooMany || (nesting > 0 && isSpent())) {
    ids.erase(found);
    return nullptr;
  }
  numContexts[method] += depth > 0;
  auto &activation = activations.emplace_back(std::make_unique<Activation>());
  Activation *current = activation.get();
  numbers[current] = activations.size() - 1;
  current->method = method;
  current->code = code;
  current->entry = entry;
  current->depth = depth;
  ++nesting;
  MethodRun(*this, *current).run();
  --nesting;
  current->isDone = true;
  // Claims are made for the application; of the platform only contexts count.
  if (getHierarchy().getOrigin(getHierarchy().getMethod(method).owner) ==
      jvm::Origin::Platform) {
    current->values = std::vector<SetId>();
    llvm::erase_if(current->calls, [](const CallOutcome &call) {
      return call.callees.empty() && !call.areKnown;
    });
    current->calls.shrink_to_fit();
  }
  return current;
}

const std::vector<uint32_t> *Solver::getFields(ClassId id) {
  auto found = fieldLists.find(id);
  if (found != fieldLists.end())
    return found->second.get();
  ClassHierarchy &hierarchy = getHierarchy();
  auto list = std::make_unique<std::vector<uint32_t>>();
  SelectorId finalize = hierarchy.getSelector(mlir::StringAttr::get(
      hierarchy.getProgram().getContext(), "finalize()V"));
  bool isPlain =
      id.isValid() && !hierarchy.isPhantom(id) && !hierarchy.isIncomplete(id);
  for (ClassId each = id; isPlain && each.isValid();
       each = hierarchy.getSuperclass(each)) {
    if (each != hierarchy.getObject() &&
        hierarchy.lookupMethod(each, finalize).isValid())
      isPlain = false;
    if (hierarchy.getName(each).getValue() == "java.lang.ref.Reference" ||
        hierarchy.getName(each).getValue() == "java.lang.Thread")
      isPlain = false;
    for (uint32_t field : hierarchy.getFieldIndices(each)) {
      const FieldInfo &info = hierarchy.getField(FieldId(field));
      llvm::StringRef descriptor =
          jvm::splitFieldMember(info.member.getValue()).second;
      if (!(info.flags & access::Static) &&
          (descriptor.starts_with("L") || descriptor.starts_with("[")))
        list->push_back(field);
    }
  }
  if (!isPlain)
    list = nullptr;
  return (fieldLists[id] = std::move(list)).get();
}
