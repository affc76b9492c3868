//===- BodyImporter.cpp - From bytecode to a body in SSA form ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The phases of the import of a body, and the ways out when one fails.
///
//===----------------------------------------------------------------------===//

#include "BodyImporter.h"
#include "BodyBuilder.h"
#include "Subroutines.h"
#include "jir/Support/InputError.h"
#include "llvm/Support/DebugLog.h"
#include <cassert>

#define DEBUG_TYPE "jir-import"

using namespace jir;
using llvm::Error;

Assignability::~Assignability() = default;

/// Empties the region of a body that could not be built.
static void discardBody(mlir::Region &body) {
  body.dropAllReferences();
  body.getBlocks().clear();
}

/// Builds the body; once more if loops with several entries made the first
/// attempt assume too much.
static Error buildBody(const ClassFile &file, const CodeAttribute &code,
                       jvm::MethodOp op, ImportContext &context,
                       Assignability *checkFrames, BodyBuilder::Mode mode) {
  BodyBuilder builder(file, code, op, context, checkFrames, mode);
  if (builder.build())
    return Error::success();
  discardBody(op.getBody());
  if (!builder.wantsConservative() || mode.isConservative)
    return builder.takeError();
  LDBG() << file.getName() << '.' << op.getSymName()
         << ": again, with loops of several entries taken conservatively";
  mode.isConservative = true;
  return buildBody(file, code, op, context, checkFrames, mode);
}

/// A class that a handler names must be a class.
static Error checkCatchTypes(const MethodCode &code, ImportContext &context,
                             const ConstantPool &pool) {
  for (const CodeHandler &handler : code.handlers) {
    if (!handler.catchType)
      continue;
    if (pool.getTag(handler.catchType) != ConstantTag::Class)
      return pool.makeTagError(handler.catchType, "CONSTANT_Class");
    llvm::Expected<const PoolConstant *> constant =
        context.getConstant(handler.catchType);
    if (!constant)
      return constant.takeError();
    if (!llvm::isa<jvm::RefType>((*constant)->type))
      return inputError("a handler catches an array type");
  }
  return Error::success();
}

static Error importCode(const ClassFile &file, const MemberInfo &member,
                        const CodeAttribute &code, jvm::MethodOp op,
                        ImportContext &context,
                        const BodyImportOptions &options) {
  ImportScratch &scratch = context.getScratch();
  const ConstantPool &pool = file.getConstantPool();
  const ImportLimits &limits = context.getLimits();
  if (Error error = scratch.code.decode(code, pool, limits.handlers))
    return error;
  if (scratch.code.hasSubroutines)
    if (Error error = inlineSubroutines(scratch.code, pool,
                                        limits.subroutineInstructions))
      return error;
  scratch.code.shareHandlers();
  if (Error error = checkCatchTypes(scratch.code, context, pool))
    return error;
  if (Error error = scratch.flow.build(scratch.code))
    return error;
  size_t numValues =
      scratch.flow.getBlocks().size() * size_t(scratch.code.numUsedLocals);
  if (numValues > limits.blockLocals)
    return inputError(llvm::Twine(scratch.flow.getBlocks().size()) +
                      " blocks with " +
                      llvm::Twine(scratch.code.numUsedLocals) +
                      " local variables are too many to import "
                      "(--max-block-locals)");
  if (scratch.flow.hasMerges())
    scratch.liveness.compute(scratch.code, scratch.flow,
                             scratch.code.numUsedLocals);

  BodyBuilder::Mode mode;
  bool hasTable = code.getAttributes().has(AttributeKind::StackMapTable) &&
                  !scratch.code.hasSubroutines;
  // What is thrown again meets in blocks that have no frame.
  mode.useFrames = hasTable && !options.ignoreFrames &&
                   scratch.flow.hasMerges() && !scratch.code.hasRethrows();
  Assignability *checkFrames = hasTable ? options.checkFrames : nullptr;
  scratch.frames.clear();
  // HotSpot verifies version 50 without frames when they do not hold.
  bool mayInfer = mode.useFrames && file.getMajorVersion() == 50;
  if (mode.useFrames || checkFrames) {
    auto frames = readStackMapFrames(file, member, code);
    if (frames) {
      scratch.frames = std::move(*frames);
    } else if (mayInfer) {
      LDBG() << file.getName() << '.' << op.getSymName()
             << ": frames do not hold, types are inferred";
      llvm::consumeError(frames.takeError());
      return buildBody(file, code, op, context, nullptr, {});
    } else {
      return frames.takeError();
    }
  }
  Error error = buildBody(file, code, op, context, checkFrames, mode);
  if (!error || !mayInfer)
    return error;
  LDBG() << file.getName() << '.' << op.getSymName()
         << ": version 50 without its frames, since they do not hold";
  llvm::consumeError(std::move(error));
  return buildBody(file, code, op, context, nullptr, {});
}

Error jir::importBody(const ClassFile &file, const MemberInfo &member,
                      jvm::MethodOp op, ImportContext &context,
                      const BodyImportOptions &options) {
  assert(op.getBody().empty() && "the method has a body");
  context.enterClass(file);
  llvm::Expected<CodeAttribute> code = CodeAttribute::parse(file, member);
  if (!code)
    return code.takeError();
  return inClass(inMember(importCode(file, member, *code, op, context, options),
                          member.describe()),
                 file.getName());
}
