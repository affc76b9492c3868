//===- MethodFacts.cpp - What a method does with references ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signatures, printing, and the entry to the pass over a body.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/MethodFacts/MethodFacts.h"
#include "FactsBody.h"
#include "jir/Support/Descriptor.h"

using namespace jir;
using namespace jir::pointsto;

MethodSignature MethodSignature::get(llvm::StringRef descriptor,
                                     bool isStatic) {
  MethodSignature signature;
  signature.hasReceiver = !isStatic;
  signature.numParameters = isStatic ? 0 : 1;
  llvm::StringRef rest = descriptor;
  rest.consume_front("(");
  while (!rest.empty() && rest.front() != ')') {
    DescriptorType type;
    size_t length = DescriptorType::scan(rest, /*allowVoid=*/false, type);
    if (length == 0)
      return signature;
    if (type.isReference())
      ++signature.numParameters;
    rest = rest.drop_front(length);
  }
  rest.consume_front(")");
  signature.returnsReference = rest.starts_with("L") || rest.starts_with("[");
  return signature;
}

llvm::ArrayRef<llvm::StringLiteral> jir::pointsto::getJvmExceptionNames() {
  static constexpr llvm::StringLiteral names[] = {
#define JVM_EXCEPTION(Enumerator, Name) Name,
#include "jir/Analysis/MethodFacts/JvmExceptions.def"
  };
  return names;
}

template <typename T>
static uint64_t bytesOf(const std::vector<T> &list) {
  return list.capacity() * sizeof(T);
}

void MethodFacts::findOnlySources() {
  uint32_t numShared = signature.getNumLocals();
  std::vector<uint8_t> sources(numLocals - numShared);
  auto add = [&](Local local, unsigned count) {
    if (local != kNoLocal && local >= numShared)
      sources[local - numShared] =
          std::min(2u, sources[local - numShared] + count);
  };
  for (const Move &move : moves)
    add(move.to, 1);
  for (const FieldAccess &load : loads)
    add(load.value, 1);
  for (const StaticAccess &load : staticLoads)
    add(load.value, 1);
  // Others have more to add than what these name.
  for (const Allocation &allocation : allocations)
    add(allocation.result, 2);
  for (const FilteredMove &move : filteredMoves)
    add(move.to, 2);
  for (const Call &call : calls) {
    add(call.result, 2);
    add(call.thrown, 2);
  }
  for (const TextConcatenation &text : concatenations)
    add(text.result, 2);
  for (const JvmThrow &raised : jvmThrows)
    add(raised.to, 2);
  hasOneSource.resize(sources.size());
  for (size_t i = 0; i != sources.size(); ++i)
    hasOneSource[i] = sources[i] == 1;
}

uint64_t MethodFacts::getBytes() const {
  return sizeof(*this) + bytesOf(localTypes) + hasOneSource.size() / 8 +
         bytesOf(allocations) + bytesOf(moves) + bytesOf(filteredMoves) +
         bytesOf(excluded) + bytesOf(casts) + bytesOf(loads) + bytesOf(stores) +
         bytesOf(staticLoads) + bytesOf(staticStores) + bytesOf(calls) +
         bytesOf(arguments) + bytesOf(functions) + bytesOf(handles) +
         bytesOf(dynamicCalls) + bytesOf(integers) + bytesOf(integerElements) +
         bytesOf(concatenations) + bytesOf(numbers) + bytesOf(characters) +
         bytesOf(jumps) + bytesOf(tests) + bytesOf(numberTests) +
         bytesOf(sameTests) + bytesOf(trueReturns) + bytesOf(returns) +
         bytesOf(triggers) + bytesOf(links) + bytesOf(jvmThrows) +
         bytesOf(loadings) + bytesOf(unresolved);
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

namespace {

/// Names locals: p0, ret, exc, v7; `_` for none.
class FactsPrinter {
public:
  FactsPrinter(llvm::raw_ostream &os, const MethodFacts &facts,
               const ClassHierarchy &hierarchy, const TypeTable &types,
               const FieldTable &fields)
      : os(os), facts(facts), hierarchy(hierarchy), types(types),
        fields(fields) {}

  void printStatements();
  void printCalls();

private:
  std::string name(Local local) const {
    if (local == kNoLocal)
      return "_";
    if (local < facts.signature.numParameters)
      return "p" + std::to_string(local);
    if (local == facts.signature.getReturned())
      return "ret";
    if (local == facts.signature.getThrown())
      return "exc";
    return "v" + std::to_string(local - facts.signature.getNumLocals());
  }

  llvm::raw_ostream &os;
  const MethodFacts &facts;
  const ClassHierarchy &hierarchy;
  const TypeTable &types;
  const FieldTable &fields;
};

} // namespace

void FactsPrinter::printStatements() {
  for (const Allocation &each : facts.allocations)
    os << "  " << name(each.result) << " = new " << types.getName(each.type)
       << " @" << each.bci << '\n';
  for (const Move &each : facts.moves)
    os << "  " << name(each.to) << " = " << name(each.from) << '\n';
  for (const FilteredMove &each : facts.filteredMoves) {
    os << "  " << name(each.to) << " = ("
       << (each.type ? types.getName(each.type) : "any");
    for (uint32_t i = each.excludedBegin; i < each.excludedEnd; ++i)
      os << " not " << types.getName(facts.excluded[i]);
    os << ") " << name(each.from) << '\n';
  }
  for (const FieldAccess &each : facts.loads)
    os << "  " << name(each.value) << " = " << name(each.base) << '.'
       << fields.getName(each.field) << '\n';
  for (const FieldAccess &each : facts.stores)
    os << "  " << name(each.base) << '.' << fields.getName(each.field) << " = "
       << name(each.value) << '\n';
  for (const StaticAccess &each : facts.staticLoads)
    os << "  " << name(each.value) << " = " << fields.getName(each.field)
       << '\n';
  for (const StaticAccess &each : facts.staticStores)
    os << "  " << fields.getName(each.field) << " = " << name(each.value)
       << '\n';
  for (const JvmThrow &each : facts.jvmThrows) {
    os << "  " << name(each.to) << " = raised";
    if (each.exceptions == ~0u)
      os << " any";
    else
      for (auto [index, text] : llvm::enumerate(getJvmExceptionNames()))
        if (each.exceptions >> index & 1)
          os << ' ' << text;
    if (each.exceptions != ~0u && each.exceptions & kPassedErrors)
      os << " and errors of initialisers";
    os << '\n';
  }
}

void FactsPrinter::printCalls() {
  for (const Call &each : facts.calls) {
    os << "  [" << each.bci << "] " << name(each.result) << " = "
       << getName(each.reason) << ' '
       << (each.resolved ? hierarchy.getQualifiedName(each.resolved)
                         : getName(each.outcome).str())
       << " of " << name(each.receiver) << '(';
    llvm::interleaveComma(facts.getArguments(each), os,
                          [&](Local local) { os << name(local); });
    os << ") throws to " << name(each.thrown) << '\n';
  }
  for (const Function &each : facts.functions) {
    os << "  [" << each.bci << "] function calls "
       << (each.target.method ? hierarchy.getQualifiedName(each.target.method)
                              : "unknown")
       << " with (";
    llvm::interleaveComma(each.captured, os,
                          [&](Local local) { os << name(local); });
    os << ")\n";
  }
  for (const HandleUse &each : facts.handles)
    os << "  [" << each.bci << "] handle "
       << hierarchy.getQualifiedName(each.target.method) << " : "
       << getName(each.reason) << '\n';
  for (const Trigger &each : facts.triggers)
    os << "  [" << each.bci << "] initialises "
       << hierarchy.getName(each.initialized).getValue() << '\n';
}

void MethodFacts::print(llvm::raw_ostream &os, const ClassHierarchy &hierarchy,
                        const TypeTable &types,
                        const FieldTable &fields) const {
  os << hierarchy.getQualifiedName(method) << ":\n";
  FactsPrinter printer(os, *this, hierarchy, types, fields);
  printer.printStatements();
  printer.printCalls();
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

FactsBuilder::FactsBuilder(Linkage &linkage, TypeTable &types,
                           FieldTable &fields, RuntimeKind runtime,
                           std::shared_ptr<const NativeModels> models)
    : linkage(linkage), hierarchy(linkage.getHierarchy()), types(types),
      fields(fields), runtime(runtime), models(std::move(models)) {}

std::unique_ptr<MethodFacts> FactsBuilder::buildEmpty(MethodId id) {
  auto facts = std::make_unique<MethodFacts>();
  facts->method = id;
  facts->signature = MethodSignature::get(hierarchy.getDescriptor(id),
                                          hierarchy.getMethod(id).isStatic());
  facts->numLocals = facts->signature.getNumLocals();
  return facts;
}

std::unique_ptr<MethodFacts> FactsBuilder::build(MethodId id,
                                                 jvm::MethodOp method) {
  std::unique_ptr<MethodFacts> facts = buildEmpty(id);
  facts->hasBody = true;
  Body(*this, *facts, method, /*isModel=*/false).run();
  return facts;
}

std::unique_ptr<MethodFacts> FactsBuilder::buildModel(MethodId id) {
  jvm::MethodOp model = models ? models->lookup(id) : jvm::MethodOp();
  if (!model)
    return nullptr;
  std::unique_ptr<MethodFacts> facts = buildEmpty(id);
  facts->hasBody = true;
  Body(*this, *facts, model, /*isModel=*/true).run();
  return facts;
}
