//===- WhyExportJson.cpp - Answers to "why", for programs -------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The JSON form.
///
//===----------------------------------------------------------------------===//

#include "JsonPieces.h"
#include "jir/Export/WhyExport.h"
#include "jir/Support/ModifiedUtf8.h"

using namespace jir;
namespace json = llvm::json;

namespace {

/// Writes one report.
class JsonWriter {
public:
  JsonWriter(const WhyReport &report, ClassHierarchy &hierarchy,
             SourceLines &lines, json::OStream &out)
      : report(report), hierarchy(hierarchy), lines(lines), out(out) {}

  void write();

private:
  void writePlace(MethodId caller, int32_t bci);
  void writeReasons(ReasonSet reasons);
  void writeMethodAnswer(const MethodAnswer &answer);
  void writeUnreached(const UnreachedMethod &unreached);
  void writeCall(const ExplainedCall &call);
  void writeReceivers(const ExplainedCall &call);
  void writeTarget(const ExplainedTarget &target);

  const WhyReport &report;
  ClassHierarchy &hierarchy;
  SourceLines &lines;
  json::OStream &out;
};

} // namespace

void JsonWriter::writePlace(MethodId caller, int32_t bci) {
  writeMethod(out, "caller", hierarchy, caller);
  out.attribute("bci", bci);
  int32_t line = caller ? lines.getLine(caller, bci) : -1;
  if (line < 0)
    return;
  out.attribute("line", line);
  out.attribute("file", toDisplayUtf8(lines.getFile(caller)));
}

void JsonWriter::writeReasons(ReasonSet reasons) {
  out.attribute("reasons", reasons.str());
}

void JsonWriter::writeUnreached(const UnreachedMethod &unreached) {
  out.attributeArray("findings", [&] {
    for (const UnreachedFinding &finding : unreached.findings)
      out.object([&] {
        out.attribute("code", finding.code);
        out.attribute("text", toDisplayUtf8(finding.text));
      });
  });
  out.attributeArray("callers", [&] {
    for (auto &[caller, bci] : unreached.callers)
      out.object(
          [&, &caller = caller, &bci = bci] { writePlace(caller, bci); });
  });
}

void JsonWriter::writeMethodAnswer(const MethodAnswer &answer) {
  out.object([&] {
    writeMethod(out, hierarchy, answer.method);
    out.attribute("reachable", !answer.unreached.has_value());
    if (answer.unreached)
      return writeUnreached(*answer.unreached);
    out.attribute("from_entry", answer.isFromEntry);
    out.attributeArray("path", [&] {
      for (const ReasonStep &step : answer.path)
        out.object([&] {
          writePlace(step.caller, step.bci);
          writeMethod(out, "callee", hierarchy, step.callee);
          writeReasons(step.reasons);
          out.attribute("targets", step.numTargets);
        });
    });
  });
}

void JsonWriter::writeReceivers(const ExplainedCall &call) {
  out.attributeObject("receivers", [&] {
    out.attribute("bound", toDisplayUtf8(hierarchy.getName(call.bound)));
    out.attribute("classes", call.numReceivers);
    out.attribute("unknown", call.numUnknown);
    out.attribute("open", call.isOpen);
  });
}

void JsonWriter::writeTarget(const ExplainedTarget &target) {
  out.object([&] {
    writeMethod(out, hierarchy, target.method);
    writeReasons(target.reasons);
    out.attribute("objects", target.numObjects);
    out.attributeArray("objects_for_example", [&] {
      for (const std::string &object : target.objects)
        out.value(toDisplayUtf8(object));
    });
    out.attribute("receivers", target.numReceivers);
    out.attributeArray("for_example", [&] {
      for (ClassId id : target.receivers)
        out.value(toDisplayUtf8(hierarchy.getName(id)));
    });
  });
}

void JsonWriter::writeCall(const ExplainedCall &call) {
  out.object([&] {
    writePlace(call.caller, call.bci);
    if (!call.named.empty())
      out.attribute("names", toDisplayUtf8(call.named));
    out.attribute("linking", getName(call.outcome));
    writeMethod(out, "resolved", hierarchy, call.resolved);
    out.attribute("objects", call.numObjects);
    out.attribute("unknown_objects", call.holdsUnknown);
    out.attributeArray("throws", [&] {
      for (LinkOutcome outcome : call.failures)
        out.value(getName(outcome));
    });
    if (call.bound)
      writeReceivers(call);
    out.attributeArray("targets", [&] {
      for (const ExplainedTarget &target : call.targets)
        writeTarget(target);
    });
    out.attributeArray("unresolved", [&] {
      for (const Unresolved &fact : call.unresolved)
        out.object([&] {
          out.attribute("kind", getName(fact.kind));
          if (fact.what)
            out.attribute("what", toDisplayUtf8(fact.what.getValue()));
        });
    });
    if (call.claim) {
      out.attributeBegin("claim");
      writeClaim(out, *call.claim, report.classHashes);
      out.attributeEnd();
    }
    if (!call.unclaimed.empty())
      out.attribute("no_claim", toDisplayUtf8(call.unclaimed));
  });
}

void JsonWriter::write() {
  out.object([&] {
    out.attribute("schema", kWhySchema);
    out.attribute("question", json::fixUTF8(report.question));
    out.attributeArray("methods", [&] {
      for (const MethodAnswer &answer : report.methods)
        writeMethodAnswer(answer);
    });
    out.attributeArray("calls", [&] {
      for (const ExplainedCall &call : report.calls)
        writeCall(call);
    });
    out.attributeArray("claims", [&] {
      for (const Claim &claim : report.claims)
        writeClaim(out, claim, report.classHashes);
    });
    out.attributeArray("unclaimed", [&] {
      for (const UnclaimedSite &site : report.unclaimed)
        writeUnclaimed(out, site);
    });
    out.attribute("more", uint64_t(report.numMore));
    if (report.nothing.empty())
      return;
    out.attribute("nothing", json::fixUTF8(report.nothing));
    out.attributeArray("similar", [&] {
      for (const std::string &name : report.similar)
        out.value(name);
    });
  });
}

void jir::exportWhyJson(const WhyReport &report, ClassHierarchy &hierarchy,
                        SourceLines &lines, llvm::raw_ostream &os) {
  json::OStream out(os, /*IndentSize=*/1);
  JsonWriter(report, hierarchy, lines, out).write();
  os << '\n';
}
