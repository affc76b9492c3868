//===- ComparisonExport.cpp - The file of a comparison ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Ratios, causes and missed methods as JSON.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/ComparisonExport.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/Support/JSON.h"

using namespace jir;
using llvm::StringRef;
namespace json = llvm::json;

static void writeRatio(json::OStream &out, StringRef name, const Ratio &ratio) {
  out.attributeObject(name, [&] {
    out.attribute("hit", static_cast<int64_t>(ratio.hit));
    out.attribute("total", static_cast<int64_t>(ratio.total));
    out.attribute("share", ratio.getShare());
  });
}

static void writeMissed(json::OStream &out, const MissedMethod &miss,
                        bool withTags) {
  out.object([&] {
    out.attribute("method", toDisplayUtf8(miss.method));
    out.attribute("origin", jvm::stringifyOrigin(miss.origin));
    out.attribute("cause", miss.cause);
    out.attributeObject("first_missing_edge", [&] {
      out.attribute("caller", toDisplayUtf8(miss.firstCaller));
      out.attribute("bci", miss.firstBci);
      out.attribute("callee", toDisplayUtf8(miss.firstCallee));
    });
    if (withTags)
      out.attributeArray("tags", [&] {
        for (unsigned tag = 0; tag < kNumContextTags; ++tag)
          if (miss.tags & (1u << tag))
            out.value(kContextTagNames[tag]);
      });
  });
}

static void writeTags(json::OStream &out, const MissedByTag &tags) {
  out.attributeObject("tags", [&] {
    for (unsigned tag = 0; tag < kNumContextTags; ++tag)
      out.attribute(kContextTagNames[tag],
                    static_cast<int64_t>(tags.counts[tag]));
    out.attribute("mixed", static_cast<int64_t>(tags.numMixed));
    out.attribute("other", static_cast<int64_t>(tags.numOther));
  });
}

void jir::exportComparison(const RecordingComparison &comparison,
                           llvm::raw_ostream &os) {
  json::OStream out(os, /*IndentSize=*/1);
  out.object([&] {
    out.attribute("schema", kComparisonSchema);
    writeRatio(out, "methods", comparison.getMethods());
    for (jvm::Origin origin : {jvm::Origin::Application, jvm::Origin::Library,
                               jvm::Origin::Platform})
      writeRatio(out, ("methods_" + jvm::stringifyOrigin(origin)).str(),
                 comparison.getMethodsOf(origin));
    writeRatio(out, "methods_from_entries", comparison.getMethodsFromEntries());
    writeRatio(out, "edges", comparison.getEdges());
    writeRatio(out, "single_target_sites", comparison.getSingleTargetSites());
    out.attribute("hidden_methods",
                  static_cast<int64_t>(comparison.getNumHidden()));
    out.attribute("generated_methods",
                  static_cast<int64_t>(comparison.getNumGenerated()));
    out.attributeObject("causes", [&] {
      for (const auto &[cause, count] : comparison.getCauses())
        out.attribute(cause, static_cast<int64_t>(count));
    });
    if (comparison.getTags())
      writeTags(out, *comparison.getTags());
    out.attributeArray("missed", [&] {
      for (const MissedMethod &miss : comparison.getMissed())
        writeMissed(out, miss, comparison.getTags().has_value());
    });
  });
  os << '\n';
}
