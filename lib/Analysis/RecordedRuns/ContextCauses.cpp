//===- ContextCauses.cpp - What leads to methods, by their contexts -------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One walk over the nodes, each after the one above it.
///
//===----------------------------------------------------------------------===//

#include "ContextCauses.h"

using namespace jir;

std::vector<ContextCauses> jir::findContextCauses(const Recording &recording) {
  llvm::ArrayRef<RecordedContext> contexts = recording.getContexts();
  std::vector<ContextCauses> causes(recording.getMethods().size());
  std::vector<bool> isSeen(causes.size());
  std::vector<ContextTags> paths;
  paths.reserve(contexts.size());
  for (const RecordedContext &context : contexts) {
    ContextTags path = context.tags;
    if (context.parent >= 0)
      path |= paths[context.parent];
    paths.push_back(path);
    ContextCauses &cause = causes[context.method];
    if (!isSeen[context.method])
      cause = {path, path == 0};
    isSeen[context.method] = true;
    cause.dominating &= path;
    cause.isPlain |= path == 0;
  }
  return causes;
}
