//===- Contexts.cpp - Calling-context trees ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Nodes of contexts, and the stack that they follow.
///
//===----------------------------------------------------------------------===//

#include "Contexts.h"
#include "Agent.h"
#include <sstream>

using namespace jir;
using namespace jir::record;

//===----------------------------------------------------------------------===//
// Trees
//===----------------------------------------------------------------------===//

/// Rules C2 and C3. A node is its own ancestor here: direct recursion stays in
/// it.
uint32_t ContextTree::addNode(uint32_t parent, uint32_t method,
                              ContextTags tags) {
  auto [place, isNew] = places.try_emplace({parent, method, tags}, kRoot);
  if (!isNew)
    return place->second;
  ContextTags pathTags = tags;
  if (parent != kRoot)
    pathTags |= nodes[parent].pathTags;
  for (uint32_t above = parent;
       above != kRoot && nodes[above].pathTags == pathTags;
       above = nodes[above].parent)
    if (nodes[above].method == method)
      return place->second = above;
  uint32_t next = static_cast<uint32_t>(nodes.size());
  uint32_t first =
      firstPlaces.try_emplace({kRoot, method, pathTags}, next).first->second;
  if (first != next && numNodes.load(std::memory_order_relaxed) >= limit)
    return place->second = first;
  numNodes.fetch_add(1, std::memory_order_relaxed);
  std::lock_guard<std::mutex> lock(mutex);
  nodes.push_back({parent, method, tags, pathTags});
  return place->second = next;
}

std::vector<ContextTree::Node> ContextTree::getNodes() {
  std::lock_guard<std::mutex> lock(mutex);
  return nodes;
}

std::shared_ptr<ContextTree> Contexts::addTree() {
  std::lock_guard<std::mutex> lock(mutex);
  trees.push_back(std::make_shared<ContextTree>(numNodes, limit));
  return trees.back();
}

static void formatTags(std::ostringstream &os, ContextTags tags) {
  bool isFirst = true;
  for (unsigned i = 0; i < kNumContextTags; ++i)
    if (tags & (1u << i)) {
      os << (isFirst ? "" : ",") << kContextTagNames[i];
      isFirst = false;
    }
  if (isFirst)
    os << '-';
}

/// A node comes after the one above it, in a tree and in the file.
std::string Contexts::format() {
  std::vector<std::shared_ptr<ContextTree>> all;
  {
    std::lock_guard<std::mutex> lock(mutex);
    all = trees;
  }
  std::ostringstream os;
  std::unordered_map<uint64_t, std::unordered_map<uint32_t, uint32_t>> joined;
  uint32_t count = 0;
  for (const std::shared_ptr<ContextTree> &tree : all) {
    std::vector<ContextTree::Node> nodes = tree->getNodes();
    std::vector<uint32_t> places(nodes.size());
    for (size_t i = 0; i < nodes.size(); ++i) {
      const ContextTree::Node &node = nodes[i];
      int64_t parent = node.parent == ContextTree::kRoot
                           ? -1
                           : static_cast<int64_t>(places[node.parent]);
      // The tree has at most 2^32 nodes and 2^16 sets of tags.
      uint64_t key = (uint64_t(parent + 1) << 16) | node.tags;
      auto [place, isNew] = joined[key].try_emplace(node.method, count);
      places[i] = place->second;
      if (!isNew)
        continue;
      ++count;
      os << "N\t" << parent << '\t' << node.method << '\t';
      formatTags(os, node.tags);
      os << '\n';
    }
  }
  return os.str();
}

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

namespace {

/// Objects' tags begin here, beyond those of classes.
constexpr jlong kFirstObjectTag = jlong(1) << 40;

/// What the JVM itself starts, by the paper's list.
bool isSystemThread(const std::string &name) {
  for (const char *each :
       {"Signal Dispatcher", "AWT-EventQueue-0", "Reference Handler",
        "AWT-Shutdown", "Finalizer", "DestroyJavaVM"})
    if (name == each)
      return true;
  return false;
}

bool isClassObject(JNIEnv *jni, jobject object) {
  jclass klass = jni->GetObjectClass(object);
  bool result = jni->IsSameObject(klass, agent->classOfClasses);
  jni->DeleteLocalRef(klass);
  return result;
}

/// The tags of an object that `this` is.
ContextTags getTagsOfThis(JNIEnv *jni) {
  jobject self = nullptr;
  if (agent->jvmti->GetLocalInstance(nullptr, 0, &self) != JVMTI_ERROR_NONE ||
      !self)
    return 0;
  ContextTags tags = 0;
  jlong tag = 0;
  if (isClassObject(jni, self))
    tags = getClassFacts(static_cast<jclass>(self))->tagsOfObject;
  else if (agent->jvmti->GetTag(self, &tag) == JVMTI_ERROR_NONE &&
           tag >= kFirstObjectTag)
    tags = static_cast<ContextTags>(tag - kFirstObjectTag);
  jni->DeleteLocalRef(self);
  return tags;
}

/// Methods of the class and of its superclasses have to look at `this`.
void markClass(JNIEnv *jni, jclass klass) {
  ClassFacts *facts = getClassFacts(klass);
  if (facts->mayBeTagged.exchange(true))
    return;
  jclass super = jni->GetSuperclass(klass);
  if (super)
    markClass(jni, super);
  jni->DeleteLocalRef(super);
}

/// The newest tag counts: Class.newInstance uses Constructor.newInstance.
void tagObject(JNIEnv *jni, jobject object, ContextTags tags) {
  jclass klass = jni->GetObjectClass(object);
  if (isClassObject(jni, object)) {
    getClassFacts(static_cast<jclass>(object))->tagsOfObject = tags;
    markClass(jni, klass);
  } else {
    jlong tag = 0, wanted = kFirstObjectTag + tags;
    agent->jvmti->GetTag(object, &tag);
    // Others than ours mark domains, whose sources are known.
    if (tag != wanted && (tag == 0 || tag >= kFirstObjectTag)) {
      markClass(jni, klass);
      agent->jvmti->SetTag(object, wanted);
    }
  }
  jni->DeleteLocalRef(klass);
}

} // namespace

void ContextStack::enter(JNIEnv *jni, const std::string &threadName,
                         jmethodID method, const EdgeState &edge, bool isTop) {
  if (!tree)
    tree = agent->contexts.addTree();
  const MethodFacts &facts = *edge.facts;
  ContextTags tags = facts.tags | edge.tags;
  if (frames.empty() && isSystemThread(threadName))
    tags |= kTagSystemThread;
  bool needsThis =
      isTop && facts.hasReceiver && facts.owner &&
      (facts.owner->isInterface || facts.owner->mayBeTagged.load());
  uint32_t node = tree->enter(
      frames.empty() ? ContextTree::kRoot : frames.back().node, facts.index,
      tags, needsThis, agent->options.everyReceiver, [&] {
        InsideScope inside;
        return getTagsOfThis(jni);
      });
  frames.push_back({method, edge.facts, node});
}

void ContextStack::leave(JNIEnv *jni, jmethodID method, bool isThrown,
                         jvalue result) {
  while (!frames.empty() && frames.back().method != method)
    frames.pop_back();
  if (frames.empty())
    return;
  ContextTags tags = frames.back().facts->tagsOfResult;
  frames.pop_back();
  // Only methods that return a reference have such tags.
  if (!tags || isThrown || !result.l)
    return;
  InsideScope inside;
  tagObject(jni, result.l, tags);
}
