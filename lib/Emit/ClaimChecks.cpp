//===- ClaimChecks.cpp - Tests of claims in emitted programs ----*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements insertClaimChecks: calls of jir.ClaimCheck, whose text
// lib/Emit/Runtime holds, before or after the claimed instructions.
//
//===----------------------------------------------------------------------===//

#include "jir/Emit/ClaimChecks.h"
#include "jir/Support/Descriptor.h"
#include "jir/Support/InputError.h"
#include "jir/Support/ModifiedUtf8.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

namespace {

struct RuntimeFile {
  StringRef name, text;
};
const RuntimeFile runtimeFiles[] = {
#include "EmitRuntime.inc"
};

constexpr StringLiteral checkerClass = "jir.ClaimCheck";
constexpr int64_t claimsSchema = 3;

/// A claim, and its number in the table once there is a test of it.
struct Claim {
  const json::Object *object = nullptr;
  StringRef what;
  int64_t bci = -1;
  int32_t row = -1;
};

/// The insertion into one program.
class ClaimInserter {
public:
  explicit ClaimInserter(ModuleOp program)
      : program(program), builder(program.getContext()) {}

  Expected<ClaimChecks> run(StringRef json);

private:
  Error readClaims(StringRef json);
  Error readDepends(const json::Object &file);
  bool isOfProgram(const json::Object &classFile);
  void insert(jvm::MethodOp method, MutableArrayRef<Claim> claims);
  bool insertAtEntry(jvm::MethodOp method, Claim &claim);
  bool insertAt(Operation *op, Claim &claim);
  bool insertBehind(Operation *op, Claim &claim);
  void callChecker(Location location, StringRef member, ValueRange operands,
                   Claim &claim);
  int32_t getRow(Claim &claim);
  Error addRuntime();

  ModuleOp program;
  OpBuilder builder;
  json::Value root = nullptr;
  StringMap<jvm::ClassOp> classes;
  /// By class, a space, and the method's symbol.
  StringMap<std::vector<Claim>> claims;
  /// Of each list of class files, whether all are those of the program.
  std::vector<bool> isCurrent;
  ClaimChecks result;
  int32_t numRows = 0;
};

} // namespace

static StringRef getText(const json::Object &object, StringRef key) {
  return object.getString(key).value_or("");
}

/// `CLASS.NAME(DESCRIPTOR)` of an object that names a method.
static std::string showMethod(const json::Object &method) {
  return (getText(method, "class") + "." + getText(method, "name") +
          getText(method, "descriptor"))
      .str();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// A text as a field of the table, which has no tabs and line breaks.
static std::string asField(StringRef text) {
  std::string field = text.str();
  llvm::replace(field, '\t', ' ');
  llvm::replace(field, '\n', ' ');
  llvm::replace(field, '\r', ' ');
  return field;
}

/// What the claim states, in the form in which jir.ClaimCheck compares it.
static std::string getExpected(const json::Object &claim) {
  if (const json::Array *types = claim.getArray("types")) {
    std::string text;
    for (const json::Value &type : *types)
      text += (text.empty() ? "" : " ") + type.getAsString().value_or("").str();
    // Arrays are spelled as descriptors; Class.getName has dots there.
    return toDotted(text);
  }
  if (const json::Object *target = claim.getObject("target"))
    return showMethod(*target);
  if (StringRef error = getText(claim, "throws"); !error.empty())
    return ("throws " + error).str();
  return getText(claim, "what") == "cast" ? "that it never fails"
                                          : "that it never runs";
}

/// The claim's number; its row is made with the first test of it.
int32_t ClaimInserter::getRow(Claim &claim) {
  if (claim.row >= 0)
    return claim.row;
  const json::Object &object = *claim.object;
  std::string kind = getText(object, "kind").str();
  if (const json::Array *assumptions = object.getArray("assumptions"))
    for (const json::Value &name : *assumptions)
      kind += " " + name.getAsString().value_or("").str();
  std::string site = showMethod(object) + "@" + std::to_string(claim.bci);
  const json::Object none;
  const json::Object *declared = object.getObject("declared");
  if (!declared)
    declared = &none;
  std::string fields[] = {claim.what.str(),
                          site,
                          kind,
                          getText(*declared, "class").str(),
                          getText(*declared, "name").str(),
                          getText(*declared, "descriptor").str(),
                          getExpected(object)};
  for (auto [index, field] : enumerate(fields))
    result.table += (index ? "\t" : "") + asField(field);
  result.table += "\n";
  ++result.inserted;
  return claim.row = numRows++;
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

void ClaimInserter::callChecker(Location location, StringRef member,
                                ValueRange operands, Claim &claim) {
  SmallVector<Value> arguments(operands);
  arguments.push_back(
      arith::ConstantIntOp::create(builder, location, getRow(claim), 32));
  auto owner = jvm::RefType::get(builder.getStringAttr(checkerClass));
  auto method = jvm::MethodRefAttr::get(
      Type(owner), builder.getStringAttr(member), /*isInterface=*/false);
  OperationState state(location, jvm::InvokeStaticOp::getOperationName());
  state.addOperands(arguments);
  auto &properties =
      state.getOrAddProperties<jvm::InvokeStaticOp::Properties>();
  properties.method = method;
  properties.bci = -1;
  builder.create(state);
}

/// Whether an object of this type can be passed on: one without a constructor
/// call can't.
static bool canPass(Type type) {
  return isa<jvm::RefType, jvm::ArrayType, jvm::NullType>(type);
}

bool ClaimInserter::insertAtEntry(jvm::MethodOp method, Claim &claim) {
  Block &entry = method.getBody().front();
  builder.setInsertionPointToStart(&entry);
  if (claim.what == "unreachable") {
    callChecker(method.getLoc(), "unreachable(I)V", {}, claim);
    return true;
  }
  if (claim.what != "type" || method.isStatic() ||
      !canPass(entry.getArgument(0).getType()))
    return false;
  callChecker(method.getLoc(), "type(Ljava/lang/Object;I)V",
              entry.getArgument(0), claim);
  return true;
}

/// After an operation with a result. That of a protected one exists on the
/// normal edge alone, which gets a block of its own.
bool ClaimInserter::insertBehind(Operation *op, Claim &claim) {
  if (op->getNumResults() != 1 || !canPass(op->getResult(0).getType()))
    return false;
  auto mayThrow = dyn_cast<jvm::MayThrowOpInterface>(op);
  builder.setInsertionPointAfter(op);
  if (mayThrow && mayThrow.getIsProtected()) {
    auto unwind = dyn_cast<jvm::UnwindOp>(op->getNextNode());
    if (!unwind)
      return false;
    OperandRange operands = unwind.getNormalOperands();
    SmallVector<Location> locations(operands.size(), op->getLoc());
    Block *target = unwind.getNormal();
    Block *edge = builder.createBlock(target, TypeRange(operands), locations);
    cf::BranchOp::create(builder, op->getLoc(), target, edge->getArguments());
    unwind->setSuccessor(edge, 0);
    builder.setInsertionPointToStart(edge);
  }
  callChecker(op->getLoc(), "type(Ljava/lang/Object;I)V", op->getResult(0),
              claim);
  return true;
}

bool ClaimInserter::insertAt(Operation *op, Claim &claim) {
  builder.setInsertionPoint(op);
  if (claim.what == "cast") {
    auto cast = dyn_cast<jvm::CheckCastOp>(op);
    if (!cast || !canPass(cast.getValue().getType()))
      return false;
    OperationState state(op->getLoc(), jvm::InstanceOfOp::getOperationName());
    state.addOperands(cast.getValue());
    state.addTypes(builder.getI32Type());
    auto &properties =
        state.getOrAddProperties<jvm::InstanceOfOp::Properties>();
    properties.tested = TypeAttr::get(cast.getResult().getType());
    properties.bci = -1;
    Value fits = builder.create(state)->getResult(0);
    callChecker(op->getLoc(), "cast(Ljava/lang/Object;II)V",
                {cast.getValue(), fits}, claim);
    return true;
  }
  bool isOfReceiver =
      claim.what == "call" || claim.object->getObject("declared");
  if (claim.what != "call" && claim.what != "type")
    return false;
  if (!isOfReceiver)
    return insertBehind(op, claim);
  auto call = dyn_cast<jvm::InvokeOpInterface>(op);
  Value receiver = call ? call.getReceiverOrNull() : Value();
  // The methods of arrays are those of Object, whatever the reference names.
  if (!receiver || !canPass(receiver.getType()) ||
      !call.getMethod().getOwnerClass())
    return false;
  callChecker(op->getLoc(),
              claim.what == "call" ? "call(Ljava/lang/Object;I)V"
                                   : "type(Ljava/lang/Object;I)V",
              receiver, claim);
  return true;
}

void ClaimInserter::insert(jvm::MethodOp method,
                           MutableArrayRef<Claim> ofMethod) {
  llvm::DenseMap<int64_t, SmallVector<Operation *, 1>> sites;
  method.getBody().walk([&](jvm::SiteOpInterface op) {
    if (op.getBci() >= 0)
      sites[op.getBci()].push_back(op);
  });
  for (Claim &claim : ofMethod) {
    if (claim.bci < 0) {
      if (!insertAtEntry(method, claim))
        ++result.untestable;
      continue;
    }
    auto it = sites.find(claim.bci);
    if (it == sites.end()) {
      ++result.absent;
      continue;
    }
    bool isTested = false;
    for (Operation *op : it->second)
      isTested |= insertAt(op, claim);
    if (!isTested)
      ++result.untestable;
  }
}

//===----------------------------------------------------------------------===//
// Claims and classes
//===----------------------------------------------------------------------===//

/// Whether the program has no other class file than this one of its class.
bool ClaimInserter::isOfProgram(const json::Object &classFile) {
  jvm::ClassOp classOp = classes.lookup(fromUtf8(getText(classFile, "class")));
  StringRef hash = getText(classFile, "hash");
  return !classOp || !classOp.getHash() || hash.empty() ||
         *classOp.getHash() == hash;
}

/// Reads the tables that the claims' `depends` are numbers of; a file whose
/// claims rest on no class file needs none.
Error ClaimInserter::readDepends(const json::Object &file) {
  const json::Array *files = file.getArray("classes");
  const json::Array *lists = file.getArray("dependencies");
  if (!files && !lists)
    return Error::success();
  if (!files || !lists)
    return inputError("the lists 'classes' and 'dependencies' belong together");
  std::vector<bool> isSame;
  for (const json::Value &value : *files) {
    const json::Object *classFile = value.getAsObject();
    if (!classFile)
      return inputError("'classes' has an element that is not an object");
    isSame.push_back(isOfProgram(*classFile));
  }
  for (const json::Value &value : *lists) {
    const json::Array *list = value.getAsArray();
    if (!list)
      return inputError("'dependencies' has an element that is not a list");
    bool areSame = true;
    for (const json::Value &number : *list) {
      std::optional<uint64_t> index = number.getAsUINT64();
      if (!index || *index >= isSame.size())
        return inputError("'dependencies' names a class that is not there");
      areSame &= isSame[*index];
    }
    isCurrent.push_back(areSame);
  }
  return Error::success();
}

Error ClaimInserter::readClaims(StringRef text) {
  Expected<json::Value> parsed = json::parse(text);
  if (!parsed)
    return parsed.takeError();
  root = std::move(*parsed);
  const json::Object *file = root.getAsObject();
  const json::Array *list = file ? file->getArray("claims") : nullptr;
  if (!list)
    return inputError("it is not a file of claims");
  if (file->getInteger("schema") != claimsSchema)
    return inputError("claims of schema " + Twine(claimsSchema) +
                      " are expected");
  if (Error error = readDepends(*file))
    return error;
  for (const json::Value &value : *list) {
    const json::Object *object = value.getAsObject();
    if (!object)
      return inputError("a claim is not an object");
    bool isStale = false;
    if (const json::Value *depends = object->get("depends")) {
      std::optional<uint64_t> index = depends->getAsUINT64();
      if (!index || *index >= isCurrent.size())
        return inputError("a claim's 'depends' is not the number of a list in "
                          "'dependencies'");
      isStale = !isCurrent[*index];
    }
    std::string key = fromUtf8(getText(*object, "class")) + " " +
                      fromUtf8(getText(*object, "name")) +
                      fromUtf8(getText(*object, "descriptor"));
    if (!classes.count(StringRef(key).split(' ').first))
      ++result.absent;
    else if (isStale)
      ++result.stale;
    else if (object->get("context") || getText(*object, "what") == "targets")
      ++result.untestable;
    else
      claims[key].push_back({object, getText(*object, "what"),
                             object->getInteger("bci").value_or(-1), -1});
  }
  return Error::success();
}

/// The classes that the tests call belong to the first archive of the
/// application.
Error ClaimInserter::addRuntime() {
  StringAttr archive;
  for (auto op : program.getOps<jvm::ArchiveOp>())
    if (!archive && op.getOrigin() == jvm::Origin::Application)
      archive = op.getNameAttr();
  for (const RuntimeFile &file : runtimeFiles) {
    auto parsed = parseSourceString<ModuleOp>(file.text, program.getContext());
    if (!parsed)
      return inputError("the class " + checkerClass + " cannot be read");
    for (Operation &op : make_early_inc_range(*parsed->getBody())) {
      auto classOp = dyn_cast<jvm::ClassOp>(op);
      if (!classOp)
        continue;
      if (archive)
        classOp.setArchiveAttr(archive);
      op.moveBefore(program.getBody(), program.getBody()->end());
    }
  }
  return Error::success();
}

Expected<ClaimChecks> ClaimInserter::run(StringRef json) {
  for (auto classOp : program.getOps<jvm::ClassOp>())
    classes[classOp.getSymName()] = classOp;
  if (classes.count(checkerClass))
    return inputError("the program has tests of claims already");
  if (Error error = readClaims(json))
    return error;
  for (auto classOp : program.getOps<jvm::ClassOp>())
    for (auto method : classOp.getBody().front().getOps<jvm::MethodOp>()) {
      if (method.getState() != jvm::BodyState::Loaded)
        continue;
      auto it =
          claims.find((classOp.getSymName() + " " + method.getSymName()).str());
      if (it == claims.end())
        continue;
      insert(method, it->second);
      claims.erase(it);
    }
  for (const auto &rest : claims)
    result.absent += rest.second.size();
  if (Error error = addRuntime())
    return error;
  return std::move(result);
}

Expected<ClaimChecks> jir::insertClaimChecks(ModuleOp program, StringRef json) {
  return ClaimInserter(program).run(json);
}
