//===- CHACallGraph.cpp - Call graph from the class hierarchy ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the builder and counts.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/CHA/CHACallGraph.h"
#include "CHABuilder.h"

using namespace jir;

/// Whether a site is a call that the program makes.
static bool isCall(SiteKind kind) {
  return kind == SiteKind::InvokeStatic || kind == SiteKind::InvokeSpecial ||
         kind == SiteKind::InvokeVirtual || kind == SiteKind::InvokeInterface;
}

CHACallGraph::CHACallGraph(ClassHierarchy &hierarchy, const CHAConfig &options)
    : linkage(hierarchy), graph(hierarchy) {
  graph.setAssumptions(options.assumptions);
  CHABuilder(linkage, graph, statistics, options).run();
  graph.finish();
  statistics.numClasses = hierarchy.getNumClasses();
  statistics.numPhantoms = hierarchy.getPhantoms().size();
  for (const CallSite &site : graph.getSites()) {
    if (!isCall(site.kind))
      continue;
    size_t count = site.edgesEnd - site.edgesBegin;
    if (site.cone)
      count += graph.getCone(site.cone).targets.size();
    ++(count == 0   ? statistics.numSitesNone
       : count == 1 ? statistics.numSitesOne
                    : statistics.numSitesMore);
  }
}
