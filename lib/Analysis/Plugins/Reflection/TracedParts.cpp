//===- TracedParts.cpp - Texts put together from parts ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new text of a part is taken with all texts of the others.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"

using namespace jir;
using namespace jir::pointsto;

/// The most texts of a part, and of a whole, that are told apart.
static constexpr size_t kPartLimit = 64, kWholeLimit = 512;

/// A concatenation in a loop is a part of itself.
bool ValueTracer::isNested(const State &state) const {
  SinkId sink = state.sink;
  while (!sinks[sink].isClient) {
    const MadeText &each = madeTexts[sinks[sink].owner];
    if (each.instance == state.instance && each.result == state.local &&
        each.builderAt == state.builderAt)
      return true;
    sink = each.target;
  }
  return false;
}

void ValueTracer::make(const State &state, llvm::ArrayRef<Part> parts) {
  make(state, parts, Making());
}

void ValueTracer::make(const State &state, llvm::ArrayRef<Part> parts,
                       const Making &how) {
  if (isNested(state))
    return deliver(state.sink, {anyText, ObjectId()});
  makeParts(state, parts, how);
}

void ValueTracer::makeParts(const State &state, llvm::ArrayRef<Part> parts,
                            const Making &how) {
  uint32_t index = madeTexts.size();
  MadeText &made = madeTexts.emplace_back();
  made.target = state.sink;
  made.instance = state.instance;
  made.result = state.local;
  made.builderAt = state.builderAt;
  made.how = how;
  made.parts.resize(parts.size());
  if (parts.empty())
    return deliver(state.sink, {getText(""), {}});
  uint32_t root = sinks[state.sink].root;
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (part.isOptional)
      addPart(index, number, getText(""));
    if (part.inner.empty() && (part.text || part.local == kNoLocal)) {
      addPart(index, number, part.text ? part.text : anyText);
      continue;
    }
    Sink sink;
    sink.owner = index;
    sink.part = number;
    sink.root = root;
    sinks.push_back(sink);
    State next{SinkId(sinks.size() - 1), state.instance, part.local,
               state.stack, part.depth};
    if (part.instance) {
      next.instance = part.instance;
      next.stack = part.stack;
    }
    next.builderAt = part.builderAt;
    const MethodFacts &facts =
        context->getFacts(context->getInstance(next.instance).method);
    if (!part.inner.empty())
      makeParts(next, part.inner, part.how);
    else if (part.depth && isCollection(facts, part.local))
      readCollection(next);
    else
      follow(next);
  }
}

void ValueTracer::addPart(uint32_t index, uint32_t number,
                          mlir::StringAttr text) {
  {
    Sink &root = sinks[sinks[madeTexts[index].target].root];
    ++root.numTexts;
    // What is known of the other parts tells something without this one.
    if (isFull(madeTexts[index].target))
      text = anyText;
    auto &texts = madeTexts[index].parts[number];
    if (llvm::is_contained(texts, text))
      return;
    if (texts.size() >= kPartLimit) {
      text = anyText;
      if (llvm::is_contained(texts, text))
        return;
    }
    texts.push_back(text);
  }
  TextOperation operation = madeTexts[index].how.operation;
  if (operation == TextOperation::AnyOrder)
    return addInAnyOrder(MadeText(madeTexts[index]), text, {});
  if (operation == TextOperation::JoinAnyOrder) {
    const MadeText made = madeTexts[index];
    // The first part is what is between the others.
    for (mlir::StringAttr between : made.parts[0])
      for (mlir::StringAttr each : made.parts[1])
        if (number ? each == text : between == text)
          addInAnyOrder(made, each, between);
    return;
  }
  // The new text with all of the other parts.
  std::vector<llvm::SmallVector<llvm::StringRef, 4>> wholes(1);
  const MadeText made = madeTexts[index];
  for (auto [each, texts] : llvm::enumerate(made.parts)) {
    llvm::ArrayRef<mlir::StringAttr> used = texts;
    if (each == number)
      used = text;
    if (used.size() * wholes.size() > kWholeLimit)
      used = anyText;
    std::vector<llvm::SmallVector<llvm::StringRef, 4>> longer;
    for (const auto &whole : wholes)
      for (mlir::StringAttr next : used) {
        longer.push_back(whole);
        longer.back().push_back(next.getValue());
      }
    wholes = std::move(longer);
  }
  for (llvm::ArrayRef<llvm::StringRef> whole : wholes)
    deliverMade(made, whole);
}

/// A text with those that came before, \p between them if there is such.
void ValueTracer::addInAnyOrder(const MadeText &made, mlir::StringAttr text,
                                mlir::StringAttr between) {
  constexpr size_t most = 4;
  llvm::SmallVector<llvm::StringRef, 5> texts;
  if (between)
    texts.push_back(between);
  texts.push_back(text);
  for (const auto &part : llvm::ArrayRef(made.parts).drop_front(bool(between)))
    for (mlir::StringAttr each : part)
      if (each != anyText &&
          !llvm::is_contained(llvm::drop_begin(texts, bool(between)),
                              each.getValue()))
        texts.push_back(each.getValue());
  if (text == anyText)
    return deliver(made.target, {anyText, ObjectId()});
  if (texts.size() - bool(between) <= most)
    return deliverMade(made, texts);
  deliver(made.target, {getText(kAnyText + text.str() + kAnyText), ObjectId()});
}

void ValueTracer::deliverMade(const MadeText &made,
                              llvm::ArrayRef<llvm::StringRef> texts) {
  for (const std::string &text :
       evaluate(made.how.operation, texts, made.how.numbers)) {
    if (made.how.conversion == Conversion::ToClass)
      deliverClasses(made, text);
    else
      deliver(made.target, {getText(text), ObjectId()});
  }
}

void ValueTracer::deliverClasses(const MadeText &made, llvm::StringRef name) {
  ClassId owner =
      hierarchy->getMethod(context->getInstance(made.instance).method).owner;
  llvm::SmallVector<ObjectId> found;
  if (!client.findClasses(getText(name),
                          hierarchy->getOrigin(owner) == jvm::Origin::Platform,
                          found))
    return fail(made.target);
  for (ObjectId object : found)
    deliver(made.target, {mlir::StringAttr(), object});
}

void ValueTracer::deliver(SinkId id, const TracedValue &value) {
  const Sink sink = sinks[id];
  if (!sink.isClient) {
    mlir::StringAttr text = value.text;
    if (value.object &&
        madeTexts[sink.owner].how.conversion == Conversion::ToName)
      text = client.getClassName(value.object);
    return addPart(sink.owner, sink.part, text ? text : anyText);
  }
  if (value.text && value.text == anyText)
    return fail(id);
  if (!said.insert({id, getKey(value)}).second)
    return;
  searches[id].values.push_back(value);
  // Being told makes more searches, and sinks of this one.
  const llvm::SmallVector<uint32_t, 1> clients = searches[id].clients;
  for (uint32_t told : clients)
    client.onValue(told, value);
}

void ValueTracer::fail(SinkId id) {
  if (sinks[id].isUntraceable)
    return;
  sinks[id].isUntraceable = true;
  const Sink sink = sinks[id];
  if (!sink.isClient)
    return addPart(sink.owner, sink.part, anyText);
  const llvm::SmallVector<uint32_t, 1> clients = searches[id].clients;
  for (uint32_t told : clients)
    client.onUntraceable(told);
}
