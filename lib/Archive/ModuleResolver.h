//===- ModuleResolver.h - Resolution of the boot layer ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which modules a run resolves; see ModuleGraph::resolve.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ARCHIVE_MODULERESOLVER_H
#define JIR_LIB_ARCHIVE_MODULERESOLVER_H

#include "jir/Archive/ModulePath.h"

namespace jir {

/// Marks the resolved modules of a graph: the roots, what they require, all
/// automatic modules once one is in, and the providers of used services.
class ModuleResolver {
public:
  /// Without a platform, what it would hold may be absent.
  ModuleResolver(ModuleGraph &graph, const ModuleRoots &roots, bool hasPlatform)
      : graph(graph), roots(roots), hasPlatform(hasPlatform) {}

  llvm::Error run();

private:
  llvm::Error addRoots();
  llvm::Error addRoot(llvm::StringRef name);
  void add(uint32_t index);
  llvm::Error followRequires();
  bool bindServices();
  llvm::Error checkCycles() const;
  void mapPackages();

  ModuleGraph &graph;
  const ModuleRoots &roots;
  bool hasPlatform;
  bool hasAutomatic = false;
  /// Resolved, but what they require isn't yet.
  std::vector<uint32_t> worklist;
};

} // namespace jir

#endif // JIR_LIB_ARCHIVE_MODULERESOLVER_H
