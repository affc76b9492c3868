//===- ModuleWriter.cpp - Writing an imported program -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements writeModule.
//
//===----------------------------------------------------------------------===//

#include "jir/Import/ModuleWriter.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "jir/Support/InputError.h"
#include "jir/Support/OutputFile.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/AsmState.h"

using namespace jir;
using namespace llvm;
using namespace mlir;

/// Puts the uses of a value in the order that reading bytecode produces by
/// itself, the last first; \p positions numbers the operations.
static void sortUses(Value value,
                     const llvm::DenseMap<Operation *, unsigned> &positions) {
  if (value.use_empty() || value.hasOneUse())
    return;
  using Key = std::pair<unsigned, unsigned>;
  SmallVector<std::pair<Key, unsigned>> uses;
  for (OpOperand &use : value.getUses())
    uses.push_back(
        {Key(positions.lookup(use.getOwner()), use.getOperandNumber()),
         uses.size()});
  auto isBefore = [](const auto &a, const auto &b) {
    return a.first > b.first;
  };
  if (llvm::is_sorted(uses, isBefore))
    return;
  llvm::sort(uses, isBefore);
  SmallVector<unsigned> places(uses.size());
  for (auto [place, use] : enumerate(uses))
    places[use.second] = place;
  value.shuffleUseList(places);
}

/// Bytecode records the order of uses where it is not the usual one, and
/// reading it back does not always restore it. A module whose orders are the
/// usual ones has the same bytes however it came to be.
static void sortAllUses(ModuleOp module) {
  llvm::DenseMap<Operation *, unsigned> positions;
  for (auto classOp : module.getOps<jvm::ClassOp>()) {
    for (auto method : classOp.getBody().front().getOps<jvm::MethodOp>()) {
      positions.clear();
      for (Block &block : method.getBody())
        for (Operation &op : block)
          positions.try_emplace(&op, positions.size());
      for (Block &block : method.getBody()) {
        for (Value argument : block.getArguments())
          sortUses(argument, positions);
        for (Operation &op : block)
          for (Value value : op.getResults())
            sortUses(value, positions);
      }
    }
  }
}

Error jir::writeModule(ModuleOp module, StringRef path, bool withLocations) {
  auto file = OutputFile::create(path);
  if (!file)
    return file.takeError();
  raw_ostream &os = (*file)->os();
  if (path == "-" || path.ends_with(".mlir")) {
    // What the import built has been verified.
    OpPrintingFlags flags;
    flags.assumeVerified();
    if (withLocations)
      flags.enableDebugInfo(true, /*prettyForm=*/false);
    module.print(os, flags);
    os << '\n';
    return (*file)->commit();
  }
  sortAllUses(module);
  if (failed(writeBytecodeToFile(module, os, BytecodeWriterConfig("jir"))))
    return inFile(inputError("cannot be written as bytecode"), path);
  return (*file)->commit();
}
