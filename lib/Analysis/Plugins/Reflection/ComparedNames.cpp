//===- ComparedNames.cpp - Names that a loop compares -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The comparisons count if every way from a member's name to a use of the
// member leads over one that holds.
//
//===----------------------------------------------------------------------===//

#include "ComparedNames.h"
#include "ValueTracer.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

namespace {

using Locals = llvm::SmallSetVector<Local, 4>;

/// Reads the method that has the loop.
class LoopReader {
public:
  LoopReader(const ClassHierarchy &hierarchy, const MethodSummary &summary)
      : hierarchy(hierarchy), summary(summary) {}

  std::optional<llvm::SmallVector<ComparedName, 2>> read(Local array);

private:
  void addCopies(Locals &locals) const;
  bool findMembers(Local array);
  bool findUses();
  void findComparisons();
  /// Whether a use is reached over no comparison that holds.
  bool isUnguarded() const;

  const ClassHierarchy &hierarchy;
  const MethodSummary &summary;
  Locals members, names;
  /// Blocks where names are asked for, and where members are used.
  llvm::SmallSetVector<uint32_t, 4> begins, uses;
  llvm::SmallVector<ComparedName, 2> compared;
  llvm::DenseSet<std::pair<uint32_t, uint32_t>> holding;
};

} // namespace

void LoopReader::addCopies(Locals &locals) const {
  for (size_t i = 0; i < locals.size(); ++i) {
    for (const Move &move : summary.moves)
      if (move.from == locals[i])
        locals.insert(move.to);
    for (const FilteredMove &move : summary.filteredMoves)
      if (move.from == locals[i])
        locals.insert(move.to);
  }
}

/// An array that goes elsewhere may be looked through there.
bool LoopReader::findMembers(Local array) {
  Locals arrays;
  arrays.insert(array);
  addCopies(arrays);
  if (arrays.contains(summary.signature.getReturned()))
    return false;
  for (const Call &call : summary.calls)
    if (llvm::any_of(summary.getArguments(call),
                     [&](Local each) { return arrays.contains(each); }))
      return false;
  for (const FieldAccess &store : summary.stores)
    if (arrays.contains(store.value))
      return false;
  for (const StaticAccess &store : summary.staticStores)
    if (arrays.contains(store.value))
      return false;
  for (const FieldAccess &load : summary.loads)
    if (arrays.contains(load.base) && load.value != kNoLocal)
      members.insert(load.value);
  return !members.empty();
}

/// Whether a method only tells something of a member.
static bool isQuestion(llvm::StringRef owner, llvm::StringRef name) {
  if (name == "invoke" || name == "newInstance" || name == "get")
    return false;
  // Those of fields that give and take primitives.
  return owner != "java.lang.reflect.Field" ||
         (!name.starts_with("get") && !name.starts_with("set")) ||
         name == "getName" || name == "getType" || name == "getModifiers" ||
         name == "getGenericType" || name == "getDeclaringClass" ||
         name.starts_with("getAnnotat") || name == "setAccessible";
}

bool LoopReader::findUses() {
  for (const FieldAccess &store : summary.stores)
    if (members.contains(store.value))
      return false;
  for (const StaticAccess &store : summary.staticStores)
    if (members.contains(store.value))
      return false;
  for (const Function &function : summary.functions)
    for (Local captured : function.captured)
      if (members.contains(captured))
        return false;
  for (const Return &each : summary.returns)
    if (members.contains(each.value))
      uses.insert(each.block);
  for (const Call &call : summary.calls) {
    if (llvm::any_of(summary.getArguments(call),
                     [&](Local each) { return members.contains(each); }))
      uses.insert(call.block);
    if (!members.contains(call.receiver) || !call.resolved)
      continue;
    llvm::StringRef name = hierarchy.getMethodName(call.resolved);
    llvm::StringRef owner =
        hierarchy.getName(hierarchy.getMethod(call.resolved).owner);
    if (!isQuestion(owner, name))
      uses.insert(call.block);
    if (name == "getName" && call.result != kNoLocal) {
      names.insert(call.result);
      begins.insert(call.block);
    }
  }
  return !names.empty();
}

void LoopReader::findComparisons() {
  const llvm::DenseMap<Local, mlir::StringAttr> texts = findTexts(summary);
  for (const Call &call : summary.calls) {
    llvm::ArrayRef<Local> arguments = summary.getArguments(call);
    if (!call.resolved || arguments.size() != 1 || arguments[0] == kNoLocal ||
        call.receiver == kNoLocal)
      continue;
    using How = ComparedName::How;
    auto how = llvm::StringSwitch<std::optional<How>>(
                   hierarchy.getMethodName(call.resolved))
                   .Case("equals", How::Equals)
                   .Case("startsWith", How::StartsWith)
                   .Case("endsWith", How::EndsWith)
                   .Case("contains", How::Contains)
                   .Default(std::nullopt);
    Local with = kNoLocal;
    if (names.contains(call.receiver))
      with = arguments[0];
    else if (how == How::Equals && names.contains(arguments[0]))
      with = call.receiver;
    if (!how || with == kNoLocal)
      continue;
    mlir::StringAttr constant = texts.lookup(with);
    if (*how != How::Equals && !constant)
      continue;
    bool isTested = false;
    for (const CallTest &test : summary.tests) {
      if (test.bci != call.bci)
        continue;
      // The block that ends with this branch leads to both.
      for (const Jump &jump : summary.jumps)
        if (jump.to == test.ifTrue &&
            llvm::any_of(summary.jumps, [&](const Jump &other) {
              return other.from == jump.from && other.to == test.ifFalse;
            })) {
          isTested = true;
          holding.insert({jump.from, jump.to});
        }
    }
    if (isTested)
      compared.push_back({*how, with, constant});
  }
}

bool LoopReader::isUnguarded() const {
  llvm::SmallSetVector<uint32_t, 16> seen;
  for (uint32_t begin : begins) {
    if (uses.contains(begin))
      return true;
    for (const Jump &jump : summary.jumps)
      if (jump.from == begin && !holding.contains({jump.from, jump.to}))
        seen.insert(jump.to);
  }
  for (size_t i = 0; i < seen.size(); ++i) {
    uint32_t block = seen[i];
    // The next member has a name of its own.
    if (begins.contains(block))
      continue;
    if (uses.contains(block))
      return true;
    for (const Jump &jump : summary.jumps)
      if (jump.from == block && !holding.contains({jump.from, jump.to}))
        seen.insert(jump.to);
  }
  return false;
}

std::optional<llvm::SmallVector<ComparedName, 2>>
LoopReader::read(Local array) {
  if (array == kNoLocal || !findMembers(array))
    return std::nullopt;
  addCopies(members);
  if (!findUses())
    return std::nullopt;
  findComparisons();
  if (compared.empty() || isUnguarded())
    return std::nullopt;
  return compared;
}

std::optional<llvm::SmallVector<ComparedName, 2>>
reflection::findComparedNames(const ClassHierarchy &hierarchy,
                              const MethodSummary &summary, Local array) {
  return LoopReader(hierarchy, summary).read(array);
}
