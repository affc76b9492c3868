//===- TracedTexts.cpp - Texts put together from parts ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Concatenations, builders and the library's other methods of strings.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using namespace jir::pointsto;

/// The most texts of a part, and of a whole, that are told apart.
static constexpr size_t kPartLimit = 64, kWholeLimit = 512;

bool jir::matchesText(llvm::StringRef text, llvm::StringRef name) {
  auto [prefix, rest] = text.split(kAnyText);
  if (prefix.size() == text.size())
    return text == name;
  if (!name.consume_front(prefix))
    return false;
  while (true) {
    auto [part, more] = rest.split(kAnyText);
    if (part.size() == rest.size())
      return name.ends_with(part);
    size_t found = name.find(part);
    if (found == llvm::StringRef::npos)
      return false;
    name = name.drop_front(found + part.size());
    rest = more;
  }
}

//===----------------------------------------------------------------------===//
// Where texts come from
//===----------------------------------------------------------------------===//

bool ValueTracer::followTextCall(const State &state,
                                 const MethodSummary &summary,
                                 const Call &call) {
  if (!call.resolved)
    return false;
  using Change = Concatenation::Change;
  llvm::StringRef owner =
      hierarchy->getName(hierarchy->getMethod(call.resolved).owner);
  llvm::StringRef name = hierarchy->getMethodName(call.resolved);
  llvm::ArrayRef<Local> arguments = summary.getArguments(call);
  auto change = [&](Local local, Change how) {
    concatenate(state, {{local, mlir::StringAttr()}}, how);
    return true;
  };
  if (owner == "java.lang.StringBuilder" || owner == "java.lang.StringBuffer" ||
      owner == "java.lang.AbstractStringBuilder") {
    if (name != "toString")
      return false;
    auto parts = findAppended(summary, call);
    if (!parts)
      fail(state.sink);
    else
      concatenate(state, *parts);
    return true;
  }
  if (owner == "java.lang.String") {
    if (name == "toString" || name == "intern" || name == "trim" ||
        name == "strip")
      return change(call.receiver, Change::None);
    // Which characters it replaces is a number; these are what names need.
    if (name == "replace" && arguments.empty()) {
      change(call.receiver, Change::ToDots);
      return change(call.receiver, Change::ToSlashes);
    }
    if (name == "toLowerCase")
      return change(call.receiver, Change::Lower);
    if (name == "toUpperCase")
      return change(call.receiver, Change::Upper);
    if (name == "concat" && arguments.size() == 1) {
      concatenate(state, {{call.receiver, mlir::StringAttr()},
                          {arguments[0], mlir::StringAttr()}});
      return true;
    }
    if (name == "valueOf" && arguments.size() == 1)
      return change(arguments[0], Change::None);
    fail(state.sink);
    return true;
  }
  if (owner == "java.lang.Class" && name == "getName")
    return change(call.receiver, Change::ToName);
  if (owner == "java.lang.Class" && name == "asSubclass") {
    State next = state;
    next.local = call.receiver;
    follow(next);
    return true;
  }
  if (owner == "java.util.Objects" && name == "toString")
    return change(arguments[0], Change::None);
  // What is known of a property is its default.
  if ((owner == "java.lang.System" || owner == "java.util.Properties") &&
      name == "getProperty") {
    if (arguments.size() == 2)
      change(arguments[1], Change::None);
    fail(state.sink);
    return true;
  }
  return false;
}

bool ValueTracer::followConcatenation(const State &state,
                                      const MethodSummary &summary) {
  // A copy: new String("name").
  for (const Call &call : summary.calls)
    if (call.receiver == state.local && call.resolved &&
        hierarchy->getQualifiedName(call.resolved) ==
            "java.lang.String.<init>(Ljava/lang/String;)V") {
      concatenate(state, {{summary.getArguments(call)[0], mlir::StringAttr()}});
      return true;
    }
  for (const TextConcatenation &each : summary.concatenations) {
    if (each.result != state.local)
      continue;
    llvm::SmallVector<Part> parts;
    mlir::MLIRContext *mlirContext = hierarchy->getProgram().getContext();
    std::string literal;
    auto flush = [&] {
      if (!literal.empty())
        parts.push_back(
            {kNoLocal, mlir::StringAttr::get(mlirContext, literal)});
      literal.clear();
    };
    uint32_t argument = each.argumentsBegin;
    size_t constant = 0;
    for (char c : each.recipe.getValue()) {
      if (c == '\1') {
        flush();
        parts.push_back({argument < each.argumentsEnd
                             ? summary.arguments[argument++]
                             : kNoLocal,
                         mlir::StringAttr()});
      } else if (c == '\2') {
        mlir::Attribute value =
            each.constants && constant < each.constants.size()
                ? each.constants[constant++]
                : mlir::Attribute();
        if (auto text = llvm::dyn_cast_or_null<mlir::StringAttr>(value))
          literal += text.getValue();
        else
          literal += kAnyText;
      } else {
        literal += c;
      }
    }
    flush();
    concatenate(state, parts);
    return true;
  }
  return false;
}

std::optional<llvm::SmallVector<ValueTracer::Part>>
ValueTracer::findAppended(const MethodSummary &summary, const Call &end) const {
  // The variables that hold the builder: append gives it back.
  auto isAppend = [&](const Call &call) {
    llvm::StringRef name =
        call.resolved ? hierarchy->getMethodName(call.resolved) : "";
    return name == "append" && call.receiver != kNoLocal;
  };
  llvm::SmallVector<Local> builders = {end.receiver};
  auto addBuilder = [&](Local local) {
    if (local == kNoLocal || llvm::is_contained(builders, local))
      return false;
    builders.push_back(local);
    return true;
  };
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const Call &call : summary.calls)
      if (isAppend(call) && (llvm::is_contained(builders, call.receiver) ||
                             llvm::is_contained(builders, call.result))) {
        isChanged |= addBuilder(call.receiver);
        isChanged |= addBuilder(call.result);
      }
    for (const Move &move : summary.moves)
      if (llvm::is_contained(builders, move.to) ||
          llvm::is_contained(builders, move.from)) {
        isChanged |= addBuilder(move.from);
        isChanged |= addBuilder(move.to);
      }
  }
  unsigned numMade = 0;
  for (const Allocation &allocation : summary.allocations)
    numMade += llvm::is_contained(builders, allocation.result);
  if (numMade != 1)
    return std::nullopt;
  llvm::SmallVector<Part> parts;
  for (const Call &call : summary.calls) {
    if (&call == &end)
      break;
    if (!llvm::is_contained(builders, call.receiver) || !call.resolved)
      continue;
    llvm::StringRef name = hierarchy->getMethodName(call.resolved);
    llvm::StringRef descriptor = hierarchy->getDescriptor(call.resolved);
    llvm::ArrayRef<Local> arguments = summary.getArguments(call);
    if (name == "<init>" && !descriptor.starts_with("(Ljava/lang/"))
      continue;
    if (name == "toString" || name == "length")
      continue;
    if ((name == "append" || name == "<init>") && arguments.size() == 1)
      parts.push_back({arguments[0], mlir::StringAttr()});
    else
      parts.push_back({});
  }
  return parts;
}

//===----------------------------------------------------------------------===//
// What they make
//===----------------------------------------------------------------------===//

/// A concatenation in a loop is a part of itself.
bool ValueTracer::isNested(SinkId sink, InstanceId instance,
                           Local result) const {
  while (!sinks[sink].isClient) {
    const Concatenation &each = concatenations[sinks[sink].owner];
    if (each.instance == instance && each.result == result)
      return true;
    sink = each.target;
  }
  return false;
}

void ValueTracer::concatenate(const State &state, llvm::ArrayRef<Part> parts,
                              Concatenation::Change change) {
  if (isNested(state.sink, state.instance, state.local)) {
    // Two changes of one text are no loop.
    if (concatenations.empty() || change == Concatenation::Change::None ||
        sinks[state.sink].isClient)
      return deliver(state.sink, {anyText, ObjectId()});
  }
  uint32_t index = concatenations.size();
  Concatenation &made = concatenations.emplace_back();
  made.target = state.sink;
  made.instance = state.instance;
  made.result = state.local;
  made.change = change;
  made.parts.resize(parts.size());
  if (parts.empty())
    return deliver(state.sink,
                   {mlir::StringAttr::get(anyText.getContext(), ""), {}});
  uint32_t root = sinks[state.sink].root;
  for (auto [number, part] : llvm::enumerate(parts)) {
    if (part.text || part.local == kNoLocal) {
      addPart(index, number, part.text ? part.text : anyText);
      continue;
    }
    Sink sink;
    sink.owner = index;
    sink.part = number;
    sink.root = root;
    sinks.push_back(sink);
    follow({SinkId(sinks.size() - 1), state.instance, part.local, state.stack});
  }
}

void ValueTracer::addPart(uint32_t index, uint32_t number,
                          mlir::StringAttr text) {
  {
    Sink &root = sinks[sinks[concatenations[index].target].root];
    ++root.numTexts;
    // What is known of the other parts tells something without this one.
    if (isFull(concatenations[index].target))
      text = anyText;
    auto &texts = concatenations[index].parts[number];
    if (llvm::is_contained(texts, text))
      return;
    if (texts.size() >= kPartLimit) {
      text = anyText;
      if (llvm::is_contained(texts, text))
        return;
    }
    texts.push_back(text);
  }
  // The new text with all of the other parts.
  std::vector<std::string> wholes = {""};
  const Concatenation made = concatenations[index];
  for (auto [each, texts] : llvm::enumerate(made.parts)) {
    llvm::ArrayRef<mlir::StringAttr> used = texts;
    if (each == number)
      used = text;
    if (used.size() * wholes.size() > kWholeLimit)
      used = anyText;
    std::vector<std::string> longer;
    for (const std::string &whole : wholes)
      for (mlir::StringAttr next : used) {
        llvm::StringRef added = next.getValue();
        // Two unknown parts are one.
        if (!whole.empty() && whole.back() == kAnyText)
          added = added.ltrim(kAnyText);
        longer.push_back(whole + added.str());
      }
    wholes = std::move(longer);
  }
  for (std::string &whole : wholes) {
    using Change = Concatenation::Change;
    if (made.change == Change::ToDots)
      std::replace(whole.begin(), whole.end(), '/', '.');
    else if (made.change == Change::ToSlashes)
      std::replace(whole.begin(), whole.end(), '.', '/');
    else if (made.change == Change::Lower)
      whole = llvm::StringRef(whole).lower();
    else if (made.change == Change::Upper)
      whole = llvm::StringRef(whole).upper();
    if (made.change == Change::ToClass) {
      deliverClasses(made, whole);
      continue;
    }
    deliver(made.target,
            {mlir::StringAttr::get(anyText.getContext(), whole), ObjectId()});
  }
}

void ValueTracer::deliverClasses(const Concatenation &made,
                                 llvm::StringRef name) {
  ClassId owner =
      hierarchy->getMethod(context->getInstance(made.instance).method).owner;
  llvm::SmallVector<ObjectId> found;
  if (!client.findClasses(mlir::StringAttr::get(anyText.getContext(), name),
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
        concatenations[sink.owner].change == Concatenation::Change::ToName)
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
