//===- TracedTexts.cpp - Where texts come from ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rule R30: concatenations and the library's methods of strings. Builders are
// in TracedBuilders.cpp.
//
//===----------------------------------------------------------------------===//

#include "ValueTracer.h"

using namespace jir;
using namespace jir::pointsto;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

TypeId ValueTracer::getStaticType(const MethodFacts &facts, Local local) {
  uint32_t numFixed = facts.signature.getNumLocals();
  if (local == kNoLocal)
    return TypeId();
  if (local >= numFixed) {
    size_t index = local - numFixed;
    return index < facts.localTypes.size() ? facts.localTypes[index] : TypeId();
  }
  if (local == facts.signature.getReturned())
    return context->getReturnType(facts.method);
  uint32_t parameter = local;
  if (local >= facts.signature.numParameters ||
      (facts.signature.hasReceiver && parameter-- == 0))
    return TypeId();
  llvm::SmallVector<TypeId> types = context->getParameterTypes(facts.method);
  return parameter < types.size() ? types[parameter] : TypeId();
}

ValueTracer::Part ValueTracer::makePart(const MethodFacts &facts,
                                        const Call &call, Local local) {
  Part part;
  part.local = local;
  if (textMethods->isBuilder(context->getTypes(), getStaticType(facts, local)))
    part.builderAt = kFirstCall + uint32_t(&call - facts.calls.data());
  return part;
}

/// The operand of the call at \p bci, or of a concatenation there, that is a
/// character.
ValueTracer::Part ValueTracer::findCharacter(const MethodFacts &facts,
                                             int32_t bci, uint32_t operand,
                                             unsigned depth) {
  constexpr unsigned most = 4;
  Part unknown;
  const NumberOperand *found = nullptr;
  for (const NumberOperand &each : facts.numbers)
    if (each.bci == bci && each.operand == operand)
      found = &each;
  if (!found || depth > most)
    return unknown;
  if (found->addedCall < 0) {
    if (found->value > 1 && found->value < 128)
      unknown.text = getText(std::string(1, char(found->value)));
    return unknown;
  }
  if (found->value)
    return unknown;
  for (DefinitionIndex::CallAt at :
       getIndex(facts).getCallsAt(found->addedCall)) {
    const Call &made = facts.calls[at.index];
    auto method = made.resolved ? textMethods->find(made.resolved)
                                : std::optional<TextMethod>();
    Part part;
    if (method == TextMethod::UpperCharacter ||
        method == TextMethod::LowerCharacter) {
      part.inner = {findCharacter(facts, made.bci, 0, depth + 1)};
      part.how.operation = method == TextMethod::UpperCharacter
                               ? TextOperation::Upper
                               : TextOperation::Lower;
      return part;
    }
    if (method == TextMethod::CharacterAt && made.receiver != kNoLocal) {
      TextNumber place = findNumber(facts, made, 0), after = place;
      ++after.value;
      part.inner = {makePart(facts, made, made.receiver)};
      part.how.operation = TextOperation::Substring;
      part.how.numbers = {place, after};
      return part;
    }
  }
  return unknown;
}

TextNumber ValueTracer::findNumber(const MethodFacts &facts, const Call &call,
                                   uint32_t operand) {
  return findNumber(facts, call, operand, call.receiver);
}

TextNumber ValueTracer::findNumber(const MethodFacts &facts, const Call &call,
                                   uint32_t operand, Local text) {
  using Kind = TextNumber::Kind;
  const NumberOperand *found = nullptr;
  for (const NumberOperand &each : facts.numbers)
    if (each.bci == call.bci && each.operand == operand)
      found = &each;
  TextNumber number;
  number.kind = Kind::Unknown;
  if (!found)
    return number;
  number.value = found->value;
  if (found->addedCall < 0) {
    number.kind = Kind::Constant;
    return number;
  }
  for (DefinitionIndex::CallAt at :
       getIndex(facts).getCallsAt(found->addedCall)) {
    const Call &added = facts.calls[at.index];
    std::optional<TextMethod> method =
        added.resolved ? textMethods->find(added.resolved) : std::nullopt;
    mlir::StringAttr own = method && added.receiver != kNoLocal
                               ? findTexts(facts).lookup(added.receiver)
                               : mlir::StringAttr();
    if (own && *method == TextMethod::Length) {
      number.kind = Kind::Constant;
      number.value += own.size();
      return number;
    }
    // An index in another text tells nothing of this one.
    if (!method || added.receiver != text)
      continue;
    if (*method == TextMethod::Length) {
      number.kind = Kind::Length;
      return number;
    }
    if (*method != TextMethod::IndexOf && *method != TextMethod::LastIndexOf)
      continue;
    llvm::ArrayRef<Local> arguments = facts.getArguments(added);
    if (arguments.empty()) {
      TextNumber character = findNumber(facts, added, 0);
      if (character.kind != Kind::Constant || character.value < 2 ||
          character.value > 127)
        continue;
      number.looked = std::string(1, char(character.value));
    } else {
      mlir::StringAttr looked = arguments[0] == kNoLocal
                                    ? mlir::StringAttr()
                                    : findTexts(facts).lookup(arguments[0]);
      if (!looked)
        continue;
      number.looked = looked.str();
    }
    number.kind =
        *method == TextMethod::IndexOf ? Kind::IndexOf : Kind::LastIndexOf;
  }
  return number;
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

bool ValueTracer::followTextCall(const State &state, const MethodFacts &facts,
                                 const Call &call) {
  if (!call.resolved)
    return false;
  if (const auto *texts = client.findAnnotationTexts(call.resolved)) {
    bool isArray =
        hierarchy->getDescriptor(call.resolved).split(')').second[0] == '[';
    if (state.depth != unsigned(isArray)) {
      fail(state.sink);
      return true;
    }
    for (mlir::StringAttr text : *texts)
      deliver(state.sink, {text, ObjectId()});
    // Handlers and classes of the program may be annotations, too.
    State next = state;
    next.ownCalleesOnly = true;
    followCallees(next, call);
    return true;
  }
  std::optional<TextMethod> method = textMethods->find(call.resolved);
  if (state.depth == 1 && method &&
      (*method == TextMethod::Split || *method == TextMethod::SplitSome)) {
    followSplit(state, facts, call, TextNumber());
    return true;
  }
  if (state.depth == 1 && method == TextMethod::WordsOf) {
    llvm::ArrayRef<Local> arguments = facts.getArguments(call);
    State next = state;
    next.depth = 0;
    make(next,
         makePart(facts, call,
                  arguments.empty() ? call.receiver : arguments.back()),
         {TextOperation::Words});
    return true;
  }
  if (state.depth)
    return false;
  if (method) {
    followTextMethod(state, facts, call, *method);
    return true;
  }
  if (auto does = textMethods->findOfBuilder(call.resolved)) {
    if (*does != BuilderMethod::Text)
      return false;
    State next = state;
    next.local = call.receiver;
    next.builderAt = kFirstCall + uint32_t(&call - facts.calls.data());
    follow(next);
    return true;
  }
  ClassId owner = hierarchy->getMethod(call.resolved).owner;
  if (textMethods->isString(owner)) {
    fail(state.sink);
    return true;
  }
  // The class is the receiver itself.
  if (client.givesReceiver(call.resolved)) {
    State next = state;
    next.local = call.receiver;
    follow(next);
    return true;
  }
  return false;
}

/// Operations that take the receiver, or the first argument of a static
/// method, and so many arguments more.
static std::optional<std::pair<TextOperation, unsigned>>
getOperation(TextMethod method) {
  using Method = TextMethod;
  using Operation = TextOperation;
  switch (method) {
  case Method::Copy:
    return {{Operation::Concatenate, 0}};
  case Method::Concatenate:
    return {{Operation::Concatenate, 1}};
  case Method::Trim:
    return {{Operation::Trim, 0}};
  case Method::TrimIndent:
    return {{Operation::TrimIndent, 0}};
  case Method::TrimFront:
    return {{Operation::TrimFront, 0}};
  case Method::TrimBack:
    return {{Operation::TrimBack, 0}};
  case Method::Lower:
    return {{Operation::Lower, 0}};
  case Method::Upper:
    return {{Operation::Upper, 0}};
  case Method::ReplaceCharacter:
    return {{Operation::ReplaceCharacter, 0}};
  case Method::Replace:
    return {{Operation::Replace, 2}};
  case Method::ReplaceAll:
    return {{Operation::ReplaceAll, 2}};
  case Method::ReplaceFirst:
    return {{Operation::ReplaceFirst, 2}};
  case Method::Substring:
    return {{Operation::Substring, 0}};
  case Method::Repeat:
    return {{Operation::Repeat, 0}};
  case Method::Words:
    return {{Operation::Words, 0}};
  case Method::DecodeAddress:
    return {{Operation::DecodeAddress, 0}};
  default:
    return std::nullopt;
  }
}

static bool isOfClass(TextMethod method) {
  return method == TextMethod::ClassName || method == TextMethod::SimpleName ||
         method == TextMethod::CanonicalName ||
         method == TextMethod::PackageName;
}

/// What is made of the name of a class.
static TextOperation getOfClass(TextMethod method) {
  switch (method) {
  case TextMethod::SimpleName:
    return TextOperation::SimpleName;
  case TextMethod::PackageName:
    return TextOperation::PackageName;
  case TextMethod::CanonicalName:
    return TextOperation::CanonicalName;
  default:
    return TextOperation::Concatenate;
  }
}

/// How many numbers a call gets.
static unsigned countNumbers(llvm::StringRef descriptor) {
  llvm::StringRef parameters = descriptor.split(')').first.drop_front();
  return parameters.find_first_not_of("IC") == llvm::StringRef::npos
             ? parameters.size()
             : 0;
}

void ValueTracer::makeByMethod(const State &state, llvm::ArrayRef<Part> parts,
                               TextMethod method) {
  auto operation = getOperation(method);
  if (operation && operation->second + 1 == parts.size())
    return make(state, parts, {operation->first});
  bool isOfClass =
      method == TextMethod::ClassName || method == TextMethod::SimpleName ||
      method == TextMethod::CanonicalName || method == TextMethod::PackageName;
  if (!isOfClass || parts.size() != 1)
    return fail(state.sink);
  make(state, parts, {getOfClass(method), Conversion::ToName});
}

void ValueTracer::followTextMethod(const State &state, const MethodFacts &facts,
                                   const Call &call, TextMethod method) {
  llvm::SmallVector<Local> operands;
  if (!hierarchy->getMethod(call.resolved).isStatic())
    operands.push_back(call.receiver);
  llvm::append_range(operands, facts.getArguments(call));
  auto part = [&](size_t index) {
    return makePart(facts, call, operands[index]);
  };
  if (auto operation = getOperation(method)) {
    auto [how, numMore] = *operation;
    if (operands.size() <= numMore)
      return fail(state.sink);
    Making making{how};
    unsigned numNumbers = countNumbers(hierarchy->getDescriptor(call.resolved));
    for (unsigned i = 0; i < numNumbers; ++i)
      making.numbers.push_back(findNumber(facts, call, i));
    llvm::SmallVector<Part> parts;
    for (unsigned i = 0; i <= numMore; ++i)
      parts.push_back(part(i));
    return make(state, parts, making);
  }
  if (isOfClass(method))
    return makeByMethod(state, part(0), method);
  switch (method) {
  case TextMethod::Character:
    return make(state, findCharacter(facts, call.bci, 0));
  case TextMethod::Decimal: {
    TextNumber number = findNumber(facts, call, 0);
    if (number.kind != TextNumber::Kind::Constant)
      return fail(state.sink);
    return deliver(state.sink,
                   {getText(std::to_string(number.value)), ObjectId()});
  }
  case TextMethod::ReplaceMatches:
  case TextMethod::ReplaceFirstMatch:
    return followReplacement(state, facts, call, method);
  case TextMethod::Format:
  case TextMethod::FormatIn:
  case TextMethod::FormatMessage:
  case TextMethod::Join: {
    size_t first = method == TextMethod::FormatIn;
    if (operands.size() < first + 2)
      return fail(state.sink);
    return putTogether(state, facts, call,
                       llvm::ArrayRef(operands).drop_front(first), method);
  }
  case TextMethod::JoinAll:
    return joinAll(state, facts, part(0), call, operands[1]);
  case TextMethod::CopyArgument:
    return make(state, part(operands.size() - 1));
  case TextMethod::DecodeBase64:
    return make(state, part(operands.size() - 1),
                {TextOperation::DecodeBase64});
  case TextMethod::ConstantName:
    return followEnumName(state, facts, call.receiver);
  case TextMethod::Default:
    // What is known of a property is its default.
    make(state, part(operands.size() - 1));
    [[fallthrough]];
  default:
    // A table of the program's own is a collection.
    if (!followCollectionCall(state, facts, call))
      fail(state.sink);
    return;
  }
}

/// A text with the elements of an array.
void ValueTracer::putTogether(const State &state, const MethodFacts &facts,
                              const Call &call, llvm::ArrayRef<Local> operands,
                              TextMethod method) {
  auto elements = findElements(facts, operands[1]);
  Part text = makePart(facts, call, operands[0]);
  llvm::SmallVector<Part> parts;
  if (method != TextMethod::Join) {
    parts.push_back(text);
    for (Local element : elements.value_or(llvm::SmallVector<Local>()))
      parts.push_back(makePart(facts, call, element));
    return make(state, parts,
                {method == TextMethod::FormatMessage
                     ? TextOperation::FormatMessage
                     : TextOperation::Format});
  }
  if (!elements)
    return fail(state.sink);
  for (Local element : *elements) {
    if (!parts.empty())
      parts.push_back(text);
    parts.push_back(makePart(facts, call, element));
  }
  make(state, parts);
}

/// What is replaced where a matcher finds its pattern.
void ValueTracer::followReplacement(const State &state,
                                    const MethodFacts &facts, const Call &call,
                                    TextMethod method) {
  const Call *matched = findMaker(facts, call.receiver);
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  if (!matched || arguments.empty() ||
      textMethods->find(matched->resolved) != TextMethod::CopyArgument ||
      isChanged(facts, call.receiver))
    return fail(state.sink);
  make(state,
       {makePart(facts, call, call.receiver),
        makePart(facts, *matched, matched->receiver),
        makePart(facts, call, arguments[0])},
       {method == TextMethod::ReplaceMatches ? TextOperation::ReplaceAll
                                             : TextOperation::ReplaceFirst});
}

void ValueTracer::followSplit(const State &state, const MethodFacts &facts,
                              const Call &call, const TextNumber &index) {
  llvm::ArrayRef<Local> arguments = facts.getArguments(call);
  if (arguments.empty())
    return fail(state.sink);
  State next = state;
  next.depth = 0;
  Making making{TextOperation::Split, Conversion::None, {index}};
  if (*textMethods->find(call.resolved) == TextMethod::SplitSome)
    making.numbers.push_back(findNumber(facts, call, 1));
  make(next,
       {makePart(facts, call, call.receiver),
        makePart(facts, call, arguments[0])},
       making);
}

/// Whether a matcher may get another text or pattern.
bool ValueTracer::isChanged(const MethodFacts &facts, Local matcher) {
  return llvm::any_of(facts.calls, [&](const Call &call) {
    if (llvm::is_contained(facts.getArguments(call), matcher))
      return true;
    if (call.receiver != matcher)
      return false;
    if (!call.resolved)
      return true;
    llvm::StringRef name = hierarchy->getMethodName(call.resolved);
    return name == "reset" || name == "usePattern" || name == "region";
  });
}

/// The only call that returns a variable of a method; null: others, too.
const Call *ValueTracer::findMaker(const MethodFacts &facts, Local local) {
  if (local == kNoLocal)
    return nullptr;
  llvm::ArrayRef<Definition> definitions =
      getIndex(facts).getDefinitions(local);
  if (definitions.size() != 1 || definitions[0].kind != Definition::Kind::Call)
    return nullptr;
  const Call &call = facts.calls[definitions[0].index];
  return call.resolved ? &call : nullptr;
}

bool ValueTracer::followPart(const State &state, const MethodFacts &facts,
                             const FieldAccess &load) {
  const Call *made = state.depth ? nullptr : findMaker(facts, load.base);
  if (!made)
    return false;
  const Call &call = *made;
  std::optional<TextMethod> method = textMethods->find(call.resolved);
  if (!method ||
      (*method != TextMethod::Split && *method != TextMethod::SplitSome))
    return false;
  TextNumber index;
  for (const NumberOperand &each : facts.numbers)
    if (each.bci == load.bci && each.addedCall < 0) {
      index.kind = TextNumber::Kind::Constant;
      index.value = each.value;
    }
  followSplit(state, facts, call, index);
  return true;
}

/// The names of all constants of an enum (rule R30).
void ValueTracer::followEnumName(const State &state, const MethodFacts &facts,
                                 Local constant) {
  TypeTable &types = context->getTypes();
  TypeId type = facts.signature.hasReceiver && constant == 0
                    ? types.getClass(hierarchy->getMethod(facts.method).owner)
                    : getStaticType(facts, constant);
  if (!type || !types.isClass(type))
    return fail(state.sink);
  bool isEnum = false;
  for (uint32_t index : hierarchy->getFieldIndices(types.getClassId(type))) {
    const FieldInfo field = hierarchy->getField(jir::FieldId(index));
    if (!(field.flags & access::Enum))
      continue;
    isEnum = true;
    deliver(state.sink,
            {getText(jvm::splitFieldMember(field.member).first), ObjectId()});
  }
  if (!isEnum)
    fail(state.sink);
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

/// A new text of a constructor, or of `+`.
bool ValueTracer::followConcatenation(const State &state,
                                      const MethodFacts &facts) {
  for (const Call &call : facts.calls)
    if (call.receiver == state.local && call.resolved &&
        textMethods->find(call.resolved) == TextMethod::Copy &&
        hierarchy->getMethodName(call.resolved) == "<init>") {
      make(state, makePart(facts, call, facts.getArguments(call)[0]));
      return true;
    }
  for (const CharacterArray &each : facts.characters)
    if (each.result == state.local) {
      deliver(state.sink, {each.text, ObjectId()});
      return true;
    }
  for (const TextConcatenation &each : facts.concatenations) {
    if (each.result != state.local)
      continue;
    llvm::SmallVector<Part> parts;
    std::string literal;
    auto flush = [&] {
      if (!literal.empty())
        parts.push_back({kNoLocal, getText(literal)});
      literal.clear();
    };
    uint32_t argument = each.argumentsBegin;
    size_t constant = 0;
    for (char c : each.recipe.getValue()) {
      if (c == '\1') {
        flush();
        uint32_t number = argument - each.argumentsBegin;
        Local local =
            argument < each.argumentsEnd ? facts.arguments[argument] : kNoLocal;
        ++argument;
        if (local == kNoLocal)
          parts.push_back(findCharacter(facts, each.bci, number));
        else
          parts.push_back({local});
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
    make(state, parts);
    return true;
  }
  return false;
}
