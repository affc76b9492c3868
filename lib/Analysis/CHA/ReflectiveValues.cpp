//===- ReflectiveValues.cpp - Values of reflective calls --------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Backwards from operands to constants, parameters and fields; forwards from
// results to casts.
//
//===----------------------------------------------------------------------===//

#include "ReflectiveValues.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::jvm;

/// The most values that one trace looks at, and the most blocks with different
/// names of a value that it enters.
static constexpr unsigned kMaxValues = 64, kMaxBlocks = 256;
/// The most sources of a value; beyond that it is unknown.
static constexpr unsigned kMaxSources = 32;
/// The most texts that are parts of each other: a loop may append for ever.
static constexpr unsigned kMaxTextDepth = 3;

ReflectiveApi jir::getReflectiveApi(MethodRefAttr method) {
  mlir::StringAttr owner = method.getOwnerClass();
  if (!owner)
    return ReflectiveApi::None;
  if (!owner.getValue().starts_with("java.lang."))
    return method.getMethodName() == "loadClass" ? ReflectiveApi::LoadClass
                                                 : ReflectiveApi::None;
  llvm::StringRef name = method.getMethodName();
  using Api = ReflectiveApi;
  if (owner == "java.lang.Class")
    return llvm::StringSwitch<Api>(name)
        .Case("forName", Api::Load)
        .Case("newInstance", Api::Instantiate)
        .Cases({"getConstructor", "getDeclaredConstructor", "getConstructors",
                "getDeclaredConstructors"},
               Api::GetConstructor)
        .Cases({"getMethod", "getDeclaredMethod", "getMethods",
                "getDeclaredMethods"},
               Api::GetMethod)
        .Cases(
            {"getField", "getDeclaredField", "getFields", "getDeclaredFields"},
            Api::GetField)
        .Case("asSubclass", Api::AsSubclass)
        .Case("cast", Api::Cast)
        .Case("getName", Api::ClassName)
        .Default(Api::None);
  if (owner == "java.lang.reflect.Constructor")
    return name == "newInstance" ? Api::Construct : Api::None;
  if (owner == "java.lang.reflect.Method")
    return name == "invoke" ? Api::Invoke : Api::None;
  if (owner == "java.lang.reflect.Field")
    return name == "get" || name == "set" ||
                   (name.size() > 3 && name[3] >= 'A' && name[3] <= 'Z' &&
                    method.getMember().getValue().contains(
                        "(Ljava/lang/Object;"))
               ? Api::Access
               : Api::None;
  if (owner == "java.lang.invoke.MethodHandles$Lookup")
    return llvm::StringSwitch<Api>(name)
        .Cases({"findStatic", "findVirtual", "findSpecial", "bind", "unreflect",
                "unreflectSpecial"},
               Api::FindMethod)
        .Cases({"findConstructor", "unreflectConstructor"},
               Api::FindConstructor)
        .Default(Api::None);
  if (owner == "java.lang.ClassLoader")
    return name == "loadClass" ? Api::LoadClass : Api::None;
  if (owner == "java.lang.String")
    return name == "intern" || name == "toString" ? Api::SameText : Api::None;
  if (owner == "java.lang.System")
    return name == "getProperty" ? Api::Property : Api::None;
  return Api::None;
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// Adds what a block argument may be: operands of the branches to the block, or
/// a parameter. False if a branch passes what no operand is.
static bool addIncoming(mlir::BlockArgument argument, ValueSources &sources,
                        llvm::SmallVectorImpl<mlir::Value> &open) {
  mlir::Block *block = argument.getOwner();
  if (block->isEntryBlock()) {
    sources.push_back({ValueSource::Parameter, {}, argument.getArgNumber()});
    return true;
  }
  for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
    auto branch =
        llvm::dyn_cast<mlir::BranchOpInterface>((*it)->getTerminator());
    if (!branch)
      return false;
    mlir::Value passed = branch.getSuccessorOperands(
        it.getSuccessorIndex())[argument.getArgNumber()];
    if (!passed)
      return false;
    open.push_back(passed);
  }
  return true;
}

static void addUnknown(ValueSources &sources) { sources.push_back({}); }

void ReflectiveValues::addField(FieldRefAttr ref, ValueSources &sources) const {
  FieldResolution field = linkage.resolveField(ref);
  // Code outside of the nest cannot write a private field.
  if (!field.field ||
      !(linkage.getHierarchy().getField(field.field).flags & access::Private))
    return addUnknown(sources);
  sources.push_back({ValueSource::Field, {}, field.field.index});
}

/// A concatenation of constants is one text.
void ReflectiveValues::addText(StringConcatOp op, unsigned depth,
                               ValueSources &sources) const {
  std::string text;
  auto args = op.getArgs().begin();
  for (char c : op.getRecipe()) {
    if (c == '\2')
      return addUnknown(sources);
    if (c != '\1') {
      text += c;
      continue;
    }
    ValueSources part = getSources(*args++, depth + 1);
    if (part.size() != 1 || part.front().kind != ValueSource::Text)
      return addUnknown(sources);
    text += part.front().name.getValue();
  }
  sources.push_back(
      {ValueSource::Text, mlir::StringAttr::get(op.getContext(), text)});
}

void ReflectiveValues::addSourcesOf(
    mlir::Operation *op, unsigned depth, ValueSources &sources,
    llvm::SmallVectorImpl<mlir::Value> &open) const {
  if (auto upcast = llvm::dyn_cast<UpcastOp>(op))
    return open.push_back(upcast.getValue());
  if (auto cast = llvm::dyn_cast<CheckCastOp>(op))
    return open.push_back(cast.getValue());
  if (llvm::isa<NullOp>(op))
    return;
  if (auto text = llvm::dyn_cast<StringOp>(op)) {
    sources.push_back({ValueSource::Text, text.getValueAttr()});
    return;
  }
  if (auto constant = llvm::dyn_cast<ClassOfOp>(op)) {
    // Arrays and primitives have neither members nor initialisers.
    auto type = llvm::dyn_cast<RefType>(constant.getNamed());
    if (type && !type.isUnion())
      sources.push_back({ValueSource::Class, type.getName()});
    return;
  }
  if (auto field = llvm::dyn_cast<GetStaticOp>(op))
    return addField(field.getField(), sources);
  if (auto field = llvm::dyn_cast<GetFieldOp>(op))
    return addField(field.getField(), sources);
  if (auto concat = llvm::dyn_cast<StringConcatOp>(op))
    return addText(concat, depth, sources);
  auto invoke = llvm::dyn_cast<InvokeOpInterface>(op);
  if (!invoke)
    return addUnknown(sources);
  mlir::OperandRange arguments = invoke.getCallArguments();
  switch (getReflectiveApi(invoke.getMethod())) {
  case ReflectiveApi::LoadClass: {
    // A method of that name may do anything in a class that is not a loader.
    ClassHierarchy &hierarchy = linkage.getHierarchy();
    ClassId loader = hierarchy.lookupClass("java.lang.ClassLoader");
    ClassId owner = hierarchy.getClass(invoke.getMethod().getOwnerClass());
    if (!loader || !hierarchy.isSubtype(owner, loader))
      return addUnknown(sources);
    [[fallthrough]];
  }
  case ReflectiveApi::Load:
    for (mlir::Value argument : arguments)
      if (auto type = llvm::dyn_cast<RefType>(argument.getType());
          type && !type.isUnion() && type.getName() == "java.lang.String")
        return open.push_back(argument);
    return addUnknown(sources);
  case ReflectiveApi::AsSubclass:
  case ReflectiveApi::ClassName:
  case ReflectiveApi::SameText:
    return open.push_back(invoke.getReceiverOrNull());
  case ReflectiveApi::Property: {
    ValueSources key = getSources(arguments.front(), depth + 1);
    if (key.size() != 1 || key.front().kind != ValueSource::Text)
      return addUnknown(sources);
    sources.push_back({ValueSource::Property, key.front().name});
    if (arguments.size() > 1)
      open.push_back(arguments[1]);
    return;
  }
  default:
    return addUnknown(sources);
  }
}

ValueSources ReflectiveValues::getSources(mlir::Value value,
                                          unsigned depth) const {
  ValueSources sources;
  llvm::SmallVector<mlir::Value> open{value};
  llvm::SmallDenseSet<mlir::Value> seen;
  while (!open.empty()) {
    mlir::Value next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (depth > kMaxTextDepth || seen.size() > kMaxValues ||
        sources.size() > kMaxSources) {
      addUnknown(sources);
      break;
    }
    if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(next)) {
      if (!addIncoming(argument, sources, open))
        addUnknown(sources);
    } else {
      addSourcesOf(next.getDefiningOp(), depth, sources, open);
    }
  }
  return sources;
}

MemberSources ReflectiveValues::getMember(mlir::Value value) const {
  MemberSources member;
  ValueSources parameters;
  llvm::SmallVector<mlir::Value> open{value};
  llvm::SmallDenseSet<mlir::Value> seen;
  auto addUnknownMember = [&] {
    addUnknown(member.classes);
    addUnknown(member.names);
  };
  while (!open.empty()) {
    mlir::Value next = open.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    if (auto argument = llvm::dyn_cast<mlir::BlockArgument>(next)) {
      if (seen.size() > kMaxValues ||
          !addIncoming(argument, parameters, open) || !parameters.empty())
        addUnknownMember();
      continue;
    }
    mlir::Operation *op = next.getDefiningOp();
    if (auto upcast = llvm::dyn_cast<UpcastOp>(op)) {
      open.push_back(upcast.getValue());
    } else if (auto cast = llvm::dyn_cast<CheckCastOp>(op)) {
      open.push_back(cast.getValue());
    } else if (auto load = llvm::dyn_cast<ArrayLoadOp>(op)) {
      open.push_back(load.getArray());
    } else if (auto invoke = llvm::dyn_cast<InvokeOpInterface>(op);
               invoke &&
               llvm::is_contained({ReflectiveApi::GetConstructor,
                                   ReflectiveApi::GetMethod,
                                   ReflectiveApi::GetField},
                                  getReflectiveApi(invoke.getMethod()))) {
      llvm::append_range(member.classes,
                         getSources(invoke.getReceiverOrNull()));
      mlir::OperandRange arguments = invoke.getCallArguments();
      bool hasName =
          !arguments.empty() && llvm::isa<RefType>(arguments.front().getType());
      if (hasName)
        llvm::append_range(member.names, getSources(arguments.front()));
      else
        addUnknown(member.names);
    } else if (!llvm::isa<NullOp>(op)) {
      addUnknownMember();
    }
  }
  return member;
}

//===----------------------------------------------------------------------===//
// Fates
//===----------------------------------------------------------------------===//

namespace {

/// The names of one value: they change from block to block.
using Aliases = llvm::SmallVector<mlir::Value, 2>;

/// Follows a value along the paths on which nothing is thrown.
class FateWalk {
public:
  FateWalk(Linkage &linkage, mlir::Operation *start)
      : hierarchy(linkage.getHierarchy()), start(start) {}

  ValueFate run(mlir::Value value) {
    open.push_back({start->getBlock(), {value}});
    bool isFirst = true;
    while (!open.empty()) {
      auto [block, aliases] = open.pop_back_val();
      walk(isFirst ? std::next(start->getIterator()) : block->begin(), block,
           aliases);
      isFirst = false;
      if (fate.isUnknown || seen.size() > kMaxBlocks)
        break;
    }
    fate.isUnknown |=
        seen.size() > kMaxBlocks || (fate.casts.empty() && !fate.isReturned);
    return std::move(fate);
  }

private:
  static bool is(const Aliases &aliases, mlir::Value value) {
    return value && llvm::is_contained(aliases, value);
  }
  /// A cast to a type that \p type represents ends the path.
  bool endsAt(mlir::Type type) {
    auto ref = llvm::dyn_cast<RefType>(type);
    if (!ref || ref.isUnion()) {
      fate.isUnknown = true;
      return true;
    }
    ClassId id = hierarchy.getClass(ref.getName());
    if (id == hierarchy.getObject())
      return false;
    fate.casts.push_back(id);
    return true;
  }
  bool visitCall(InvokeOpInterface call, Aliases &aliases);
  bool visit(mlir::Operation *op, Aliases &aliases);
  void leave(mlir::Operation *terminator, const Aliases &aliases);
  void enter(mlir::BranchOpInterface branch, unsigned successor,
             const Aliases &aliases);

  void walk(mlir::Block::iterator from, mlir::Block *block, Aliases aliases) {
    for (mlir::Operation &op : llvm::make_range(from, block->end())) {
      // The same site again, before anything was asked of the first result.
      if (&op == start)
        fate.isUnknown = true;
      if (fate.isUnknown || visit(&op, aliases))
        return;
    }
    leave(block->getTerminator(), aliases);
  }

  ClassHierarchy &hierarchy;
  mlir::Operation *start;
  ValueFate fate;
  llvm::SmallVector<std::pair<mlir::Block *, Aliases>> open;
  llvm::DenseSet<std::pair<mlir::Block *, llvm::hash_code>> seen;
};

} // namespace

/// True if the path ends here.
bool FateWalk::visitCall(InvokeOpInterface call, Aliases &aliases) {
  mlir::Value receiver = call.getReceiverOrNull();
  mlir::Operation *op = call;
  switch (getReflectiveApi(call.getMethod())) {
  case ReflectiveApi::AsSubclass:
  case ReflectiveApi::Cast: {
    bool isClass =
        getReflectiveApi(call.getMethod()) == ReflectiveApi::AsSubclass;
    mlir::Value asked = isClass ? receiver : call.getCallArguments().front();
    mlir::Value type = isClass ? call.getCallArguments().front() : receiver;
    auto constant = type.getDefiningOp<ClassOfOp>();
    return is(aliases, asked) && constant && endsAt(constant.getNamed());
  }
  // From here on the path is that of what the class or constructor makes.
  case ReflectiveApi::Instantiate:
  case ReflectiveApi::Construct:
  case ReflectiveApi::GetConstructor:
    if (is(aliases, receiver))
      aliases = {op->getResult(0)};
    return false;
  default:
    return false;
  }
}

bool FateWalk::visit(mlir::Operation *op, Aliases &aliases) {
  if (auto upcast = llvm::dyn_cast<UpcastOp>(op)) {
    if (is(aliases, upcast.getValue()))
      aliases.push_back(upcast.getResult());
  } else if (auto cast = llvm::dyn_cast<CheckCastOp>(op)) {
    if (!is(aliases, cast.getValue()))
      return false;
    auto type = llvm::dyn_cast<RefType>(cast.getResult().getType());
    bool isHandle = type && !type.isUnion() &&
                    (type.getName() == "java.lang.Class" ||
                     type.getName() == "java.lang.reflect.Constructor");
    if (!isHandle && endsAt(cast.getResult().getType()))
      return true;
    aliases.push_back(cast.getResult());
  } else if (auto call = llvm::dyn_cast<InvokeOpInterface>(op)) {
    return visitCall(call, aliases);
  }
  return false;
}

void FateWalk::enter(mlir::BranchOpInterface branch, unsigned successor,
                     const Aliases &aliases) {
  mlir::Block *block = branch->getSuccessor(successor);
  Aliases next;
  for (mlir::Value value : aliases) {
    auto argument = llvm::dyn_cast<mlir::BlockArgument>(value);
    if (!argument || argument.getOwner() != block)
      next.push_back(value);
  }
  mlir::SuccessorOperands operands = branch.getSuccessorOperands(successor);
  for (mlir::BlockArgument argument : block->getArguments())
    if (is(aliases, operands[argument.getArgNumber()]))
      next.push_back(argument);
  llvm::sort(next, [](mlir::Value a, mlir::Value b) {
    return a.getAsOpaquePointer() < b.getAsOpaquePointer();
  });
  llvm::hash_code hash = llvm::hash_combine_range(next.begin(), next.end());
  if (seen.insert({block, hash}).second)
    open.push_back({block, next});
}

void FateWalk::leave(mlir::Operation *terminator, const Aliases &aliases) {
  if (llvm::isa<ThrowOp>(terminator))
    return;
  if (auto unwind = llvm::dyn_cast<UnwindOp>(terminator))
    return enter(unwind, 0, aliases);
  if (auto branch = llvm::dyn_cast<mlir::BranchOpInterface>(terminator)) {
    for (unsigned index : llvm::seq<unsigned>(terminator->getNumSuccessors()))
      enter(branch, index, aliases);
    return;
  }
  bool isReturned = llvm::any_of(terminator->getOperands(),
                                 [&](mlir::Value v) { return is(aliases, v); });
  (isReturned ? fate.isReturned : fate.isUnknown) = true;
}

ValueFate ReflectiveValues::getFate(mlir::Value value) const {
  return FateWalk(linkage, value.getDefiningOp()).run(value);
}
