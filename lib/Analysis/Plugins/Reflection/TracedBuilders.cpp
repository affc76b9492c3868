//===- TracedBuilders.cpp - What builders of texts hold ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R31. A builder's text is what the calls before a call put together, in
// the order of the method: helpers that get the builder are read as if they
// were inlined. What a branch leaves out is perhaps a part, what a loop repeats
// is unknown. Of a builder in a field the order is not known: what one method
// appends to it is somewhere in its text, once; of a method that may run more
// often, how often it is there is not known.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"

using namespace jir;
using namespace jir::pointsto;

/// The most helpers within each other that are read, and the most parts that a
/// text may lack.
static constexpr unsigned kMostHelpers = 4, kMostOptional = 4;
/// The most callers of one another that are asked whether they run once.
static constexpr unsigned kMostCallers = 16;

struct ValueTracer::BuilderText {
  enum class Origin : uint8_t {
    Unknown,
    /// Made in the method.
    Made,
    /// `from` is a parameter, or what a call of no builder returned.
    Parameter,
    Given,
    /// Read from the field, or stored into it.
    Field
  };
  Origin origin = Origin::Unknown;
  Local from = kNoLocal;
  pointsto::FieldId field;
  llvm::SmallVector<Part> parts;

  /// Nothing is known of what it holds so far.
  void forget() {
    parts = {Part()};
    origin = Origin::Made;
  }
};

/// Reads the calls of one method that one builder comes to.
class ValueTracer::BuilderWalk {
public:
  BuilderWalk(ValueTracer &tracer, InstanceId instance, StackId stack,
              const MethodFacts &facts, llvm::ArrayRef<Local> builders,
              unsigned depth)
      : tracer(tracer), instance(instance), stack(stack), facts(facts),
        depth(depth), aliases(builders) {
    findAliases();
    findOrigin();
  }

  /// What the builder holds before call number \p end.
  BuilderText read(uint32_t end);

private:
  bool isAlias(Local local) const {
    return local != kNoLocal && llvm::is_contained(aliases, local);
  }
  bool addAlias(Local local) {
    if (local == kNoLocal || llvm::is_contained(aliases, local) ||
        !tracer.textMethods->isBuilder(tracer.context->getTypes(),
                                       tracer.getStaticType(facts, local)))
      return false;
    aliases.push_back(local);
    return true;
  }
  std::optional<BuilderMethod> findMethod(const Call &call) const {
    return call.resolved ? tracer.textMethods->findOfBuilder(call.resolved)
                         : std::nullopt;
  }
  void findAliases();
  void findOrigin();
  void setOrigin(BuilderText::Origin origin, Local from = kNoLocal,
                 pointsto::FieldId field = {});
  /// Whether a call may run more than once, or not at all, between the
  /// builder's making and the end.
  bool isRepeated(uint32_t block) const;
  bool isSkipped(uint32_t block) const;
  void readCall(const Call &call, BuilderMethod does);
  void readAppend(const Call &call);
  void readHelper(const Call &call);
  bool platformWrites(const Call &call);
  /// What a call puts in as its operand of that number, and all after it.
  Part getAdded(const Call &call, unsigned operand);
  /// All so far becomes a part of what an operation makes.
  void change(const Call &call, TextOperation operation,
              llvm::ArrayRef<TextNumber> numbers = {},
              std::optional<Part> operand = std::nullopt);
  /// A place in the text as it is before the call.
  TextNumber findPlace(const Call &call, uint32_t operand);
  void addPart(Part part, uint32_t block);

  ValueTracer &tracer;
  InstanceId instance;
  StackId stack;
  const MethodFacts &facts;
  unsigned depth;
  llvm::SmallVector<Local, 4> aliases;
  unsigned numOrigins = 0;
  uint32_t originBlock = 0, endBlock = 0;
  /// Whether an array or a function object holds it, too.
  bool isShared = false;
  BuilderText text;
};

void ValueTracer::BuilderWalk::findAliases() {
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const Call &call : facts.calls) {
      if (isAlias(call.receiver) && findMethod(call))
        isChanged |= addAlias(call.result);
      if (isAlias(call.result) && findMethod(call))
        isChanged |= addAlias(call.receiver);
      // A helper returns the builder that it got.
      if (!findMethod(call) &&
          llvm::any_of(facts.getArguments(call),
                       [&](Local each) { return isAlias(each); }))
        isChanged |= addAlias(call.result);
      if (!findMethod(call) && isAlias(call.result))
        for (Local argument : facts.getArguments(call))
          isChanged |= addAlias(argument);
    }
    auto join = [&](Local from, Local to) {
      if (isAlias(from))
        isChanged |= addAlias(to);
      if (isAlias(to))
        isChanged |= addAlias(from);
    };
    for (const Move &move : facts.moves)
      join(move.from, move.to);
    for (const FilteredMove &move : facts.filteredMoves)
      join(move.from, move.to);
  }
}

void ValueTracer::BuilderWalk::setOrigin(BuilderText::Origin origin, Local from,
                                         pointsto::FieldId field) {
  // Loads of one field are one builder.
  if (text.origin == BuilderText::Origin::Field && origin == text.origin &&
      field == text.field)
    return;
  ++numOrigins;
  text.origin = origin;
  text.from = from;
  text.field = field;
}

void ValueTracer::BuilderWalk::findOrigin() {
  using Origin = BuilderText::Origin;
  for (const Allocation &each : facts.allocations)
    if (isAlias(each.result))
      setOrigin(Origin::Made);
  for (Local local : aliases)
    if (local < facts.signature.numParameters)
      setOrigin(Origin::Parameter, local);
  for (const Call &call : facts.calls) {
    auto does = findMethod(call);
    if (does == BuilderMethod::Make && isAlias(call.receiver))
      originBlock = call.block;
    if (!does && isAlias(call.result) &&
        llvm::none_of(facts.getArguments(call),
                      [&](Local each) { return isAlias(each); })) {
      setOrigin(Origin::Given, call.result);
      originBlock = call.block;
    }
  }
  // Who reads it there may append.
  auto keep = [&](pointsto::FieldId field, Local value) {
    if (!isAlias(value))
      return;
    if (field == FieldTable::getElements()) {
      isShared = true;
      return;
    }
    numOrigins -= text.origin == Origin::Made;
    setOrigin(Origin::Field, value, field);
  };
  for (const FieldAccess &store : facts.stores)
    keep(store.field, store.value);
  for (const StaticAccess &store : facts.staticStores)
    keep(store.field, store.value);
  for (const FieldAccess &load : facts.loads)
    if (isAlias(load.value))
      setOrigin(Origin::Field, load.value, load.field);
  for (const StaticAccess &load : facts.staticLoads)
    if (isAlias(load.value))
      setOrigin(Origin::Field, load.value, load.field);
  for (const Function &function : facts.functions)
    isShared |= llvm::any_of(function.captured,
                             [&](Local each) { return isAlias(each); });
}

bool ValueTracer::BuilderWalk::isRepeated(uint32_t block) const {
  return llvm::any_of(facts.jumps, [&](const Jump &jump) {
    auto contains = [&](uint32_t each) {
      return jump.to <= each && each <= jump.from;
    };
    return contains(block) && !contains(originBlock);
  });
}

bool ValueTracer::BuilderWalk::isSkipped(uint32_t block) const {
  return llvm::any_of(facts.jumps, [&](const Jump &jump) {
    return originBlock <= jump.from && jump.from < block && block < jump.to &&
           jump.to <= endBlock;
  });
}

void ValueTracer::BuilderWalk::addPart(Part part, uint32_t block) {
  if (isRepeated(block))
    return text.parts.push_back(Part());
  part.isOptional |= isSkipped(block);
  if (depth && !part.instance) {
    part.instance = instance;
    part.stack = stack;
  }
  text.parts.push_back(part);
}

ValueTracer::BuilderText ValueTracer::BuilderWalk::read(uint32_t end) {
  if (numOrigins != 1 || text.origin == BuilderText::Origin::Unknown) {
    text.origin = BuilderText::Origin::Unknown;
    return text;
  }
  endBlock = ~0u;
  if (end < facts.calls.size())
    endBlock = facts.calls[end].block;
  // What it held before; a caller that reads a helper knows it.
  if (!depth && (text.origin == BuilderText::Origin::Parameter ||
                 text.origin == BuilderText::Origin::Given)) {
    Part before;
    before.local = text.from;
    before.builderAt =
        text.origin == BuilderText::Origin::Parameter ? kAtEntry : kAsGiven;
    text.parts.push_back(before);
  }
  for (uint32_t i = 0; i < facts.calls.size() && i < end; ++i) {
    const Call &call = facts.calls[i];
    std::optional<BuilderMethod> does = findMethod(call);
    if (isAlias(call.receiver)) {
      readCall(call, does.value_or(BuilderMethod::Change));
      continue;
    }
    // Another builder reads what is appended to it.
    if (!does && llvm::any_of(facts.getArguments(call),
                              [&](Local each) { return isAlias(each); }))
      readHelper(call);
  }
  if (endBlock != ~0u && isRepeated(endBlock))
    text.parts.push_back(Part());
  if (isShared || llvm::count_if(text.parts, [](const Part &part) {
                    return part.isOptional;
                  }) > kMostOptional)
    text.forget();
  return text;
}

void ValueTracer::BuilderWalk::readCall(const Call &call, BuilderMethod does) {
  switch (does) {
  case BuilderMethod::Text:
  case BuilderMethod::Read:
    return;
  case BuilderMethod::Make:
    // Of a capacity, or of nothing.
    if (!facts.getArguments(call).empty())
      addPart(tracer.makePart(facts, call, facts.getArguments(call)[0]),
              call.block);
    return;
  case BuilderMethod::Append:
    return addPart(getAdded(call, 0), call.block);
  case BuilderMethod::Insert: {
    TextNumber place = findPlace(call, 0);
    return change(call, TextOperation::Splice, {place, place},
                  getAdded(call, 1));
  }
  case BuilderMethod::Delete:
  case BuilderMethod::Replace: {
    bool isReplaced = does == BuilderMethod::Replace;
    Part by = isReplaced ? getAdded(call, 2) : Part();
    if (!isReplaced)
      by.text = tracer.getText("");
    return change(call, TextOperation::Splice,
                  {findPlace(call, 0), findPlace(call, 1)}, by);
  }
  case BuilderMethod::DeleteAt:
  case BuilderMethod::SetAt: {
    TextNumber place = findPlace(call, 0), after = place;
    ++after.value;
    Part by = does == BuilderMethod::SetAt ? getAdded(call, 1) : Part();
    if (does == BuilderMethod::DeleteAt)
      by.text = tracer.getText("");
    return change(call, TextOperation::Splice, {place, after}, by);
  }
  case BuilderMethod::Reverse:
    return change(call, TextOperation::Reverse);
  case BuilderMethod::SetLength: {
    TextNumber length = findPlace(call, 0), begin;
    bool isCleared = length.kind == TextNumber::Kind::Constant &&
                     length.value == 0 && !isSkipped(call.block);
    begin.kind = TextNumber::Kind::Constant;
    if (!isCleared)
      return change(call, TextOperation::Substring, {begin, length});
    text.forget();
    text.parts.clear();
    originBlock = call.block;
    return;
  }
  case BuilderMethod::Change:
    return text.forget();
  }
}

void ValueTracer::BuilderWalk::change(const Call &call, TextOperation operation,
                                      llvm::ArrayRef<TextNumber> numbers,
                                      std::optional<Part> operand) {
  // A field's, and that of a caller, are not known here.
  if (depth || isRepeated(call.block) || isSkipped(call.block) ||
      text.origin == BuilderText::Origin::Field)
    return text.forget();
  Part all;
  all.inner.assign(text.parts.begin(), text.parts.end());
  Part changed;
  changed.inner.push_back(std::move(all));
  if (changed.inner.front().inner.empty())
    changed.inner.front().text = tracer.getText("");
  if (operand)
    changed.inner.push_back(*operand);
  changed.how.operation = operation;
  changed.how.numbers.assign(numbers.begin(), numbers.end());
  text.parts = {changed};
}

TextNumber ValueTracer::BuilderWalk::findPlace(const Call &call,
                                               uint32_t operand) {
  TextNumber place = tracer.findNumber(facts, call, operand);
  if (place.kind == TextNumber::Kind::Constant)
    return place;
  // A place that was found earlier, in another text.
  for (const NumberOperand &each : facts.numbers)
    if (each.bci == call.bci && each.operand == operand)
      for (const Call &between : facts.calls)
        if (between.bci > each.addedCall && between.bci < call.bci &&
            isAlias(between.receiver)) {
          auto does = findMethod(between);
          if (does != BuilderMethod::Read && does != BuilderMethod::Text)
            place.kind = TextNumber::Kind::Unknown;
        }
  return place;
}

ValueTracer::Part ValueTracer::BuilderWalk::getAdded(const Call &call,
                                                     unsigned operand) {
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  llvm::StringRef descriptor = tracer.hierarchy->getDescriptor(call.resolved);
  llvm::StringRef parameters =
      descriptor.drop_front().split(')').first.drop_front(operand);
  // The long forms put in a part of what they get.
  if (arguments.size() == 1 && !parameters.contains("II"))
    return tracer.makePart(facts, call, arguments[0]);
  Part part;
  TextNumber number = tracer.findNumber(facts, call, operand);
  if (arguments.empty() && number.kind == TextNumber::Kind::Constant) {
    if (parameters == "I")
      part.text = tracer.getText(std::to_string(number.value));
    else if (parameters == "C" && number.value > 1 && number.value < 128)
      part.text = tracer.getText(std::string(1, char(number.value)));
  }
  return part;
}

/// The platform's methods that get a builder as such, or as what can be
/// appended to, write it, or keep it to do so; those that get a text or an
/// object read it, if they are not of collections.
bool ValueTracer::BuilderWalk::platformWrites(const Call &call) {
  if (tracer.textMethods->isString(
          tracer.hierarchy->getMethod(call.resolved).owner))
    return false;
  if (auto does = tracer.collectionMethods->find(call.resolved))
    return does == CollectionMethod::Put || does == CollectionMethod::Make ||
           does == CollectionMethod::Other;
  TypeTable &types = tracer.context->getTypes();
  for (auto [argument, type] :
       llvm::zip(facts.getArguments(call),
                 tracer.context->getParameterTypes(call.resolved)))
    if (isAlias(argument) && (tracer.textMethods->isBuilder(types, type) ||
                              type == types.getClass("java.lang.Appendable")))
      return true;
  return false;
}

/// A method that gets the builder.
void ValueTracer::BuilderWalk::readHelper(const Call &call) {
  InstanceId callee = tracer.findOnlyCallee(instance, call);
  const ClassHierarchy &hierarchy = *tracer.hierarchy;
  if (call.resolved &&
      hierarchy.getOrigin(hierarchy.getMethod(call.resolved).owner) ==
          jvm::Origin::Platform) {
    isShared |= platformWrites(call);
    return;
  }
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  if (!callee || depth >= kMostHelpers ||
      llvm::count_if(arguments, [&](Local each) { return isAlias(each); }) != 1)
    return text.forget();
  MethodId method = tracer.context->getInstance(callee).method;
  const MethodFacts &helper = tracer.context->getFacts(method);
  Local parameter =
      llvm::find_if(arguments, [&](Local each) { return isAlias(each); }) -
      arguments.begin();
  parameter += helper.signature.hasReceiver;
  BuilderText added =
      BuilderWalk(tracer, callee, tracer.push(stack, {instance, call.bci}),
                  helper, parameter, depth + 1)
          .read(kAtEnd);
  if (added.origin != BuilderText::Origin::Parameter)
    return text.forget();
  for (const Part &part : added.parts)
    addPart(part, call.block);
}

//===----------------------------------------------------------------------===//
// Following
//===----------------------------------------------------------------------===//

InstanceId ValueTracer::findOnlyCallee(InstanceId caller, const Call &call) {
  InstanceId found;
  bool isOne = true;
  callees.forEach(
      pack(getKey(Place{caller, call.bci})), [&](InstanceId callee) {
        MethodId method = context->getInstance(callee).method;
        // Initialisers are called at the same place.
        if (!call.resolved || hierarchy->getMethod(method).selector !=
                                  hierarchy->getMethod(call.resolved).selector)
          return;
        isOne &= !found || found == callee;
        found = callee;
      });
  if (!found || !isOne)
    return InstanceId();
  MethodId method = context->getInstance(found).method;
  return context->getFacts(method).hasBody ? found : InstanceId();
}

void ValueTracer::followBuilder(const State &state, const MethodFacts &facts) {
  using Origin = BuilderText::Origin;
  if (state.builderAt == kAtEntry)
    return followParameter(state);
  if (state.builderAt == kAsGiven) {
    for (Definition definition : getIndex(facts).getDefinitions(state.local))
      if (definition.kind == Definition::Kind::Call)
        followCallees(state, facts.calls[definition.index]);
    return;
  }
  uint32_t end =
      state.builderAt == kAtEnd ? kAtEnd : state.builderAt - kFirstCall;
  BuilderText text =
      BuilderWalk(*this, state.instance, state.stack, facts, state.local, 0)
          .read(end);
  if (text.origin == Origin::Unknown)
    return fail(state.sink);
  if (text.origin == Origin::Field)
    return followBuilderField(state, text.field);
  make(state, text.parts);
}

/// Whatever makes the builder appends to each once, however often it runs.
static bool makesBuilder(const MethodFacts &facts, pointsto::FieldId field) {
  return llvm::any_of(facts.stores, [&](const FieldAccess &store) {
    return store.field == field &&
           llvm::any_of(facts.allocations, [&](const Allocation &each) {
             return each.result == store.value && each.result != kNoLocal;
           });
  });
}

void ValueTracer::followBuilderField(const State &state,
                                     pointsto::FieldId field) {
  if (isNested(state.sink, state.instance, state.local))
    return fail(state.sink);
  uint32_t index = madeTexts.size();
  MadeText &made = madeTexts.emplace_back();
  made.target = state.sink;
  made.instance = state.instance;
  made.result = state.local;
  made.how.operation = TextOperation::AnyOrder;
  waitingBuilders[field].push_back(index);
  const llvm::SmallVector<InstanceId, 1> known = builderFields.lookup(field);
  for (InstanceId instance : known)
    followChunk(index, instance, field);
}

void ValueTracer::followChunk(uint32_t made, InstanceId instance,
                              pointsto::FieldId field) {
  const MethodFacts &facts =
      context->getFacts(context->getInstance(instance).method);
  // Several loads return one builder.
  llvm::SmallVector<Local, 4> locals;
  auto takeAll = [&](const auto &accesses) {
    for (const auto &each : accesses)
      if (each.field == field)
        locals.push_back(each.value);
  };
  takeAll(facts.loads);
  takeAll(facts.staticLoads);
  takeAll(facts.stores);
  takeAll(facts.staticStores);
  BuilderText added =
      BuilderWalk(*this, instance, 0, facts, locals, 1).read(kAtEnd);
  bool isUnknown = added.origin == BuilderText::Origin::Unknown;
  if (added.parts.empty() && !isUnknown)
    return;
  if (!makesBuilder(facts, field))
    builderChunks.push_back({madeTexts[made].target, instance});
  uint32_t part = madeTexts[made].parts.size();
  madeTexts[made].parts.emplace_back();
  if (isUnknown)
    return addPart(made, part, anyText);
  Sink sink;
  sink.owner = made;
  sink.part = part;
  sink.root = sinks[madeTexts[made].target].root;
  sinks.push_back(sink);
  make({SinkId(sinks.size() - 1), instance, kNoLocal}, added.parts);
}

void ValueTracer::addBuilderFields(InstanceId instance,
                                   const MethodFacts &facts) {
  llvm::SmallVector<pointsto::FieldId, 2> fields;
  auto add = [&](const auto &accesses) {
    for (const auto &each : accesses)
      if (!llvm::is_contained(fields, each.field) &&
          textMethods->isBuilder(context->getTypes(),
                                 getStaticType(facts, each.value)))
        fields.push_back(each.field);
  };
  add(facts.loads);
  add(facts.staticLoads);
  add(facts.stores);
  add(facts.staticStores);
  for (pointsto::FieldId field : fields) {
    builderFields[field].push_back(instance);
    const llvm::SmallVector<uint32_t, 1> waiting =
        waitingBuilders.lookup(field);
    for (uint32_t made : waiting)
      followChunk(made, instance, field);
  }
}

bool ValueTracer::mayRepeat(InstanceId instance) {
  for (unsigned i = 0; i < kMostCallers; ++i) {
    llvm::SmallVector<Place, 2> places;
    callers.forEach(instance.index, [&](const Place &place) {
      if (!place.instance || getWhole(place.instance) == place.instance)
        places.push_back(place);
    });
    if (places.size() != 1)
      return places.size() > 1;
    // An entry point runs once.
    if (!places.front().instance)
      return false;
    const MethodFacts &facts =
        context->getFacts(context->getInstance(places.front().instance).method);
    for (const Call &call : facts.calls)
      if (call.bci == places.front().bci &&
          llvm::any_of(facts.jumps, [&](const Jump &jump) {
            return jump.to <= call.block && call.block <= jump.from;
          }))
        return true;
    instance = places.front().instance;
  }
  return true;
}

void ValueTracer::checkBuilders() {
  llvm::DenseMap<InstanceId, bool> known;
  // Failing may follow more.
  for (size_t i = 0; i < builderChunks.size(); ++i) {
    const auto [sink, instance] = builderChunks[i];
    auto [it, inserted] = known.try_emplace(instance, false);
    if (inserted)
      it->second = mayRepeat(instance);
    if (it->second)
      fail(sink);
  }
}
