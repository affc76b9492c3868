//===- Contexts.h - Context policies of a points-to analysis ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Contexts, interned, and the policies that choose them: the template
/// parameter of the analysis. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTEXTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTEXTS_H

#include "jir/Analysis/PointsTo/Objects.h"
#include "llvm/ADT/DenseMap.h"
#include <functional>
#include <map>
#include <memory>

namespace jir::pointsto {

/// Lists of elements, each known by a number. 0 is the empty list.
class ContextTable {
public:
  ContextTable() { lists.push_back({}); }

  /// Elements of contexts that plugins choose begin here; those of policies are
  /// smaller, or have the first bit alone.
  static constexpr uint32_t kChosen = 3u << 30;

  static constexpr ContextId getEmpty() { return ContextId(0); }
  /// Whether the policy chose a context: it is not empty, and no plugin's.
  bool isOfPolicy(ContextId id) const {
    return id != getEmpty() && lists[id.index].front() < kChosen;
  }
  llvm::ArrayRef<uint32_t> get(ContextId id) const { return lists[id.index]; }
  uint32_t size() const { return lists.size(); }

  /// The list of \p context with \p element after it; of that the last \p
  /// length elements.
  ContextId append(ContextId context, uint32_t element, unsigned length) {
    if (length == 0)
      return getEmpty();
    uint64_t key = uint64_t(context.index) << 32 | element;
    auto [it, inserted] = appended.try_emplace({key, length});
    if (!inserted)
      return it->second;
    std::vector<uint32_t> list = lists[context.index];
    list.push_back(element);
    ContextId id = intern(std::move(list), length);
    return appended[{key, length}] = id;
  }
  /// The last \p length elements.
  ContextId truncate(ContextId context, unsigned length) {
    if (lists[context.index].size() <= length)
      return context;
    return intern(lists[context.index], length);
  }

private:
  ContextId intern(std::vector<uint32_t> list, unsigned length) {
    if (list.size() > length)
      list.erase(list.begin(), list.end() - length);
    auto [it, inserted] = ids.try_emplace(list, ContextId(lists.size()));
    if (inserted)
      lists.push_back(std::move(list));
    return it->second;
  }

  std::vector<std::vector<uint32_t>> lists;
  std::map<std::vector<uint32_t>, ContextId> ids;
  llvm::DenseMap<std::pair<uint64_t, uint32_t>, ContextId> appended;
};

/// What a policy may look at when a call enters a method.
struct CallContext {
  ContextTable &table;
  /// The context of the caller, and the number of its call site, which is
  /// unique in the program.
  ContextId caller;
  uint32_t site;
  /// The method that is entered.
  MethodId callee;

  /// The call site as an element of contexts that hold allocations or classes,
  /// too.
  uint32_t siteElement() const { return site | 1u << 31; }
};

/// Which methods have contexts, and which of their variables one in each
/// context: one set is enough for the others.
class ContextChoice {
public:
  ContextChoice() = default;
  /// Of the methods for which \p isChosen is true, all variables have a set
  /// for each context. It is asked once a method.
  explicit ContextChoice(std::function<bool(MethodId)> isChosen)
      : isChosen(std::move(isChosen)) {}

  bool has(MethodId method) const {
    if (!isChosen)
      return lookup(method);
    if (method.index >= answers.size())
      answers.resize(method.index + 1024);
    uint8_t &answer = answers[method.index];
    if (!answer)
      answer = isChosen(method) ? 1 : 2;
    return answer == 1;
  }
  /// The place among the variables of a context of one that all share.
  static constexpr uint32_t kShared = ~0u;
  /// By variable, its place.
  using Places = std::vector<uint32_t>;

  /// Null for a method without contexts, or all of whose variables have one.
  const Places *lookup(MethodId method) const {
    auto it = places.find(method);
    return it == places.end() ? nullptr : &it->second;
  }
  void insert(MethodId method, Places variables) {
    places[method] = std::move(variables);
  }

private:
  llvm::DenseMap<MethodId, Places> places;
  std::function<bool(MethodId)> isChosen;
  /// By method: 0 not known, 1 yes, 2 no.
  mutable std::vector<uint8_t> answers;
};

/// No contexts.
struct Insensitive {
  static constexpr bool kHasContexts = false;
  ContextId forDirect(const CallContext &) const {
    return ContextTable::getEmpty();
  }
  ContextId forReceiver(const CallContext &, const ObjectInfo &,
                        ClassId) const {
    return ContextTable::getEmpty();
  }
  ContextId forHeap(ContextTable &, ContextId, bool) const {
    return ContextTable::getEmpty();
  }
  bool isByReceiver(MethodId) const { return false; }
  std::shared_ptr<const ContextChoice> getChoice() const { return nullptr; }
};

/// The last K call sites; objects keep K - 1 of them.
template <unsigned K>
struct CallSiteSensitive {
  static constexpr bool kHasContexts = true;
  ContextId forDirect(const CallContext &call) const {
    return call.table.append(call.caller, call.site, K);
  }
  ContextId forReceiver(const CallContext &call, const ObjectInfo &,
                        ClassId) const {
    return forDirect(call);
  }
  ContextId forHeap(ContextTable &table, ContextId method, bool) const {
    return table.truncate(method, K - 1);
  }
  /// Whether the receiver of a call influences the context of the callee.
  bool isByReceiver(MethodId) const { return false; }
  std::shared_ptr<const ContextChoice> getChoice() const { return nullptr; }
};

/// The receiver's allocation site after its heap context: the last K sites.
template <unsigned K>
struct ObjectSensitive {
  static constexpr bool kHasContexts = true;
  /// A static method has no receiver: it works for that of its caller, or where
  /// there is none, its call site represents one.
  ContextId forDirect(const CallContext &call) const {
    return call.caller == ContextTable::getEmpty()
               ? call.table.append(call.caller, call.siteElement(), K)
               : call.caller;
  }
  ContextId forReceiver(const CallContext &call, const ObjectInfo &receiver,
                        ClassId) const {
    return call.table.append(receiver.context, receiver.site, K);
  }
  ContextId forHeap(ContextTable &table, ContextId method, bool) const {
    return table.truncate(method, K - 1);
  }
  bool isByReceiver(MethodId) const { return true; }
  std::shared_ptr<const ContextChoice> getChoice() const { return nullptr; }
};

/// The same with the class that contains the allocation in the place of the
/// allocation.
template <unsigned K>
struct TypeSensitive {
  static constexpr bool kHasContexts = true;
  /// A static method has no receiver: it works for that of its caller, or where
  /// there is none, its call site represents one.
  ContextId forDirect(const CallContext &call) const {
    return call.caller == ContextTable::getEmpty()
               ? call.table.append(call.caller, call.siteElement(), K)
               : call.caller;
  }
  ContextId forReceiver(const CallContext &call, const ObjectInfo &receiver,
                        ClassId allocatedIn) const {
    return call.table.append(receiver.context, allocatedIn.index, K);
  }
  ContextId forHeap(ContextTable &table, ContextId method, bool) const {
    return table.truncate(method, K - 1);
  }
  bool isByReceiver(MethodId) const { return true; }
  std::shared_ptr<const ContextChoice> getChoice() const { return nullptr; }
};

/// As ObjectSensitive<2>, but the parts of a container work in the container's
/// context: its nodes and iterators, which no other container has, need no
/// elements of their own.
struct ContainerSensitive : ObjectSensitive<2> {
  ContextId forReceiver(const CallContext &call, const ObjectInfo &receiver,
                        ClassId allocatedIn) const {
    if (receiver.isPart && receiver.context != ContextTable::getEmpty())
      return receiver.context;
    return ObjectSensitive::forReceiver(call, receiver, allocatedIn);
  }
  ContextId forHeap(ContextTable &table, ContextId method, bool isPart) const {
    return isPart ? method : ObjectSensitive::forHeap(table, method, isPart);
  }
};

/// The policy \p Inner for the methods that are chosen, no contexts for the
/// others.
template <typename Inner>
struct Selective {
  static constexpr bool kHasContexts = true;

  std::shared_ptr<const ContextChoice> choice;
  Inner inner = {};

  bool isSelected(MethodId method) const { return choice->has(method); }
  bool isByReceiver(MethodId method) const {
    return isSelected(method) && inner.isByReceiver(method);
  }
  std::shared_ptr<const ContextChoice> getChoice() const { return choice; }
  ContextId forDirect(const CallContext &call) const {
    return isSelected(call.callee) ? inner.forDirect(call)
                                   : ContextTable::getEmpty();
  }
  ContextId forReceiver(const CallContext &call, const ObjectInfo &receiver,
                        ClassId allocatedIn) const {
    return isSelected(call.callee)
               ? inner.forReceiver(call, receiver, allocatedIn)
               : ContextTable::getEmpty();
  }
  ContextId forHeap(ContextTable &table, ContextId context, bool isPart) const {
    return inner.forHeap(table, context, isPart);
  }
};

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTEXTS_H
