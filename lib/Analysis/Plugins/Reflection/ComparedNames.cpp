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
#include "LoopReader.h"
#include "ValueTracer.h"
#include "llvm/ADT/StringSwitch.h"

using namespace jir;
using namespace jir::pointsto;
using namespace jir::reflection;

std::string ComparedName::getPattern() const {
  std::string text = constant.str();
  if (how == How::StartsWith || how == How::Contains)
    text += kAnyText;
  if (how == How::EndsWith || how == How::Contains)
    text = kAnyText + text;
  return text;
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

bool LoopReader::hasNames() {
  if (names.empty())
    return false;
  findComparisons();
  return !compared.empty() && !isUnguarded({begins, holding});
}

std::optional<llvm::SmallVector<ComparedName, 2>>
LoopReader::readNames(Local array) {
  if (array == kNoLocal || !findMembers(array))
    return std::nullopt;
  addCopies(members);
  if (!findUses() || !hasNames())
    return std::nullopt;
  return compared;
}

std::optional<llvm::SmallVector<ComparedName, 2>>
reflection::findComparedNames(ReflectionContext &shared,
                              const MethodFacts &facts, Local array) {
  return LoopReader(shared, facts).readNames(array);
}
