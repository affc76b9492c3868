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
  LoopReader(const ClassHierarchy &hierarchy, const MethodFacts &facts)
      : hierarchy(hierarchy), facts(facts) {}

  std::optional<llvm::SmallVector<ComparedName, 2>> read(Local array);
  MemberFilter readFilter(Local array);

private:
  using Edges = llvm::DenseSet<std::pair<uint32_t, uint32_t>>;
  using Blocks = llvm::SmallSetVector<uint32_t, 4>;

  void addCopies(Locals &locals) const;
  bool findMembers(Local array);
  bool findUses();
  void findComparisons();
  /// Adds the branches on what a call answers that are taken if it is \p
  /// isTrue; whether there are any.
  bool addBranches(const Call &call, bool isTrue, Edges &branches) const;
  /// Whether a use is reached from one of the blocks over none of the branches.
  bool isUnguarded(const Blocks &from, const Edges &branches) const;
  /// Calls \p visit with each question of a member and its answer's variable.
  void forEachQuestion(
      llvm::function_ref<void(llvm::StringRef, const Call &)> visit) const;
  void findAnnotations(MemberFilter &filter) const;
  void findFlags(MemberFilter &filter) const;
  void findResults(MemberFilter &filter) const;
  void findParameters(MemberFilter &filter) const;

  const ClassHierarchy &hierarchy;
  const MethodFacts &facts;
  Locals members, names;
  /// Blocks where names are asked for, and where members are used.
  Blocks begins, uses;
  llvm::SmallVector<ComparedName, 2> compared;
  Edges holding;
};

} // namespace

void LoopReader::addCopies(Locals &locals) const {
  for (size_t i = 0; i < locals.size(); ++i) {
    for (const Move &move : facts.moves)
      if (move.from == locals[i])
        locals.insert(move.to);
    for (const FilteredMove &move : facts.filteredMoves)
      if (move.from == locals[i])
        locals.insert(move.to);
  }
}

/// An array that goes elsewhere may be looked through there.
bool LoopReader::findMembers(Local array) {
  Locals arrays;
  arrays.insert(array);
  addCopies(arrays);
  if (arrays.contains(facts.signature.getReturned()))
    return false;
  for (const Call &call : facts.calls)
    if (llvm::any_of(facts.getArguments(call),
                     [&](Local each) { return arrays.contains(each); }))
      return false;
  for (const FieldAccess &store : facts.stores)
    if (arrays.contains(store.value))
      return false;
  for (const StaticAccess &store : facts.staticStores)
    if (arrays.contains(store.value))
      return false;
  for (const FieldAccess &load : facts.loads)
    if (arrays.contains(load.base) && load.value != kNoLocal)
      members.insert(load.value);
  return !members.empty();
}

/// Whether a method only tells something of a member.
static bool isQuestion(llvm::StringRef owner, llvm::StringRef name) {
  if (name == "invoke" || name == "newInstance" || name == "get")
    return false;
  // Those of fields that return and take primitives.
  return owner != "java.lang.reflect.Field" ||
         (!name.starts_with("get") && !name.starts_with("set")) ||
         name == "getName" || name == "getType" || name == "getModifiers" ||
         name == "getGenericType" || name == "getDeclaringClass" ||
         name.starts_with("getAnnotat") || name == "setAccessible";
}

bool LoopReader::findUses() {
  for (const FieldAccess &store : facts.stores)
    if (members.contains(store.value))
      return false;
  for (const StaticAccess &store : facts.staticStores)
    if (members.contains(store.value))
      return false;
  for (const Function &function : facts.functions)
    for (Local captured : function.captured)
      if (members.contains(captured))
        return false;
  for (const Return &each : facts.returns)
    if (members.contains(each.value))
      uses.insert(each.block);
  for (const Call &call : facts.calls) {
    if (llvm::any_of(facts.getArguments(call),
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
  return true;
}

bool LoopReader::addBranches(const Call &call, bool isTrue,
                             Edges &branches) const {
  bool isTested = false;
  for (const CallTest &test : facts.tests) {
    if (test.bci != call.bci)
      continue;
    uint32_t taken = isTrue ? test.ifTrue : test.ifFalse;
    uint32_t other = isTrue ? test.ifFalse : test.ifTrue;
    // The block that ends with this branch leads to both.
    for (const Jump &jump : facts.jumps)
      if (jump.to == taken && taken != other &&
          llvm::any_of(facts.jumps, [&](const Jump &each) {
            return each.from == jump.from && each.to == other;
          })) {
        isTested = true;
        branches.insert({jump.from, jump.to});
      }
  }
  return isTested;
}

void LoopReader::findComparisons() {
  const llvm::DenseMap<Local, mlir::StringAttr> texts = findTexts(facts);
  for (const Call &call : facts.calls) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
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
    if (addBranches(call, /*isTrue=*/true, holding))
      compared.push_back({*how, with, constant});
  }
}

bool LoopReader::isUnguarded(const Blocks &from, const Edges &branches) const {
  llvm::SmallSetVector<uint32_t, 16> seen;
  for (uint32_t begin : from) {
    if (uses.contains(begin))
      return true;
    for (const Jump &jump : facts.jumps)
      if (jump.from == begin && !branches.contains({jump.from, jump.to}))
        seen.insert(jump.to);
  }
  for (size_t i = 0; i < seen.size(); ++i) {
    uint32_t block = seen[i];
    // The next member is asked for itself.
    if (from.contains(block))
      continue;
    if (uses.contains(block))
      return true;
    for (const Jump &jump : facts.jumps)
      if (jump.from == block && !branches.contains({jump.from, jump.to}))
        seen.insert(jump.to);
  }
  return false;
}

std::optional<llvm::SmallVector<ComparedName, 2>>
LoopReader::read(Local array) {
  if (array == kNoLocal || !findMembers(array))
    return std::nullopt;
  addCopies(members);
  if (!findUses() || names.empty())
    return std::nullopt;
  findComparisons();
  if (compared.empty() || isUnguarded(begins, holding))
    return std::nullopt;
  return compared;
}

//===----------------------------------------------------------------------===//
// Other questions
//===----------------------------------------------------------------------===//

void LoopReader::forEachQuestion(
    llvm::function_ref<void(llvm::StringRef, const Call &)> visit) const {
  for (const Call &call : facts.calls)
    if (call.resolved && members.contains(call.receiver))
      visit(hierarchy.getMethodName(call.resolved), call);
}

/// The type of a class constant; null for other variables.
static mlir::Type findClass(const MethodFacts &facts, Local local) {
  for (const Allocation &each : facts.allocations)
    if (each.result == local && local != kNoLocal &&
        each.kind == AllocationKind::Class)
      if (auto named = llvm::dyn_cast_or_null<mlir::TypeAttr>(each.constant))
        return named.getValue();
  return mlir::Type();
}

void LoopReader::findAnnotations(MemberFilter &filter) const {
  Blocks from;
  Edges branches;
  llvm::SmallVector<mlir::Type, 1> annotations;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if ((name != "isAnnotationPresent" && name != "getAnnotation" &&
         name != "getDeclaredAnnotation") ||
        arguments.size() != 1)
      return;
    from.insert(call.block);
    mlir::Type annotation = findClass(facts, arguments[0]);
    if (annotation && addBranches(call, /*isTrue=*/true, branches))
      annotations.push_back(annotation);
  });
  if (!annotations.empty() && !isUnguarded(from, branches))
    filter.annotations = annotations;
}

/// `Modifier.isStatic(member.getModifiers())`.
void LoopReader::findFlags(MemberFilter &filter) const {
  llvm::SmallSetVector<int32_t, 4> asked;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if (name == "getModifiers")
      asked.insert(call.bci);
  });
  if (asked.empty())
    return;
  for (auto [name, flag] :
       {std::pair<llvm::StringRef, uint16_t>{"isStatic", access::Static},
        {"isPublic", access::Public},
        {"isPrivate", access::Private},
        {"isProtected", access::Protected},
        {"isAbstract", access::Abstract},
        {"isFinal", access::Final}}) {
    Blocks from;
    Edges ifSet, ifClear;
    for (const Call &call : facts.calls) {
      if (!call.resolved || hierarchy.getMethodName(call.resolved) != name ||
          llvm::none_of(facts.numbers, [&](const NumberOperand &each) {
            return each.bci == call.bci && each.value == 0 &&
                   asked.contains(each.addedCall);
          }))
        continue;
      from.insert(call.block);
      addBranches(call, /*isTrue=*/true, ifSet);
      addBranches(call, /*isTrue=*/false, ifClear);
    }
    if (from.empty())
      continue;
    if (!isUnguarded(from, ifSet))
      filter.required |= flag;
    else if (!isUnguarded(from, ifClear))
      filter.forbidden |= flag;
  }
}

/// `member.getReturnType().equals(A.class)`, or the type of a field.
void LoopReader::findResults(MemberFilter &filter) const {
  Locals types;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if ((name == "getReturnType" || name == "getType") &&
        call.result != kNoLocal)
      types.insert(call.result);
  });
  addCopies(types);
  Blocks from;
  Edges branches;
  llvm::SmallVector<mlir::Type, 1> results;
  for (const Call &call : facts.calls) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    if (!call.resolved || arguments.size() != 1 ||
        hierarchy.getMethodName(call.resolved) != "equals")
      continue;
    bool isReceiver = types.contains(call.receiver);
    if (!isReceiver && !types.contains(arguments[0]))
      continue;
    from.insert(call.block);
    mlir::Type type =
        findClass(facts, isReceiver ? arguments[0] : call.receiver);
    if (type && addBranches(call, /*isTrue=*/true, branches))
      results.push_back(type);
  }
  if (!results.empty() && !isUnguarded(from, branches))
    filter.results = results;
}

/// `member.getParameterCount() == 0`.
void LoopReader::findParameters(MemberFilter &filter) const {
  Blocks from;
  Edges ifSome, ifNone;
  forEachQuestion([&](llvm::StringRef name, const Call &call) {
    if (name != "getParameterCount")
      return;
    from.insert(call.block);
    addBranches(call, /*isTrue=*/true, ifSome);
    addBranches(call, /*isTrue=*/false, ifNone);
  });
  if (from.empty())
    return;
  if (!isUnguarded(from, ifNone))
    filter.hasParameters = false;
  else if (!isUnguarded(from, ifSome))
    filter.hasParameters = true;
}

MemberFilter LoopReader::readFilter(Local array) {
  MemberFilter filter;
  if (array == kNoLocal || !findMembers(array))
    return filter;
  addCopies(members);
  if (!findUses())
    return filter;
  findAnnotations(filter);
  findFlags(filter);
  findResults(filter);
  findParameters(filter);
  return filter;
}

MemberFilter reflection::findMemberFilter(const ClassHierarchy &hierarchy,
                                          const MethodFacts &facts,
                                          Local array) {
  return LoopReader(hierarchy, facts).readFilter(array);
}

std::optional<llvm::SmallVector<ComparedName, 2>>
reflection::findComparedNames(const ClassHierarchy &hierarchy,
                              const MethodFacts &facts, Local array) {
  return LoopReader(hierarchy, facts).read(array);
}
