//===- WhyExport.cpp - Answers to "why", for people -------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The text form.
///
//===----------------------------------------------------------------------===//

#include "jir/Export/WhyExport.h"
#include "jir/Support/ModifiedUtf8.h"
#include "llvm/ADT/StringExtras.h"

using namespace jir;
using llvm::raw_ostream;
using llvm::StringRef;

namespace {

/// Writes one report.
class TextWriter {
public:
  TextWriter(ClassHierarchy &hierarchy, SourceLines &lines, raw_ostream &os)
      : hierarchy(hierarchy), lines(lines), os(os) {}

  void write(const WhyReport &report);

private:
  std::string getName(MethodId method) const {
    return toDisplayUtf8(hierarchy.getQualifiedName(method));
  }
  std::string getName(ClassId id) const {
    return toDisplayUtf8(hierarchy.getName(id));
  }
  void writePlace(MethodId method, int32_t bci);
  void writeReasons(ReasonSet reasons);
  void writePath(const MethodAnswer &answer);
  void writeUnreached(const UnreachedMethod &unreached);
  void writeCall(const ExplainedCall &call);
  void writeReceivers(const ExplainedCall &call);
  void writeTarget(const ExplainedCall &call, const ExplainedTarget &target);
  void writeClaim(const Claim &claim, StringRef indent);

  ClassHierarchy &hierarchy;
  SourceLines &lines;
  raw_ostream &os;
};

} // namespace

static StringRef plural(uint64_t count) { return count == 1 ? "" : "s"; }

static StringRef describe(SiteKind kind) {
  switch (kind) {
  case SiteKind::InvokeStatic:
    return "invokestatic";
  case SiteKind::InvokeSpecial:
    return "invokespecial";
  case SiteKind::InvokeVirtual:
    return "invokevirtual";
  case SiteKind::InvokeInterface:
    return "invokeinterface";
  case SiteKind::InvokeDynamic:
    return "invokedynamic";
  case SiteKind::Implicit:
    return "no call of the program's";
  case SiteKind::Root:
    return "no instruction";
  }
  return "";
}

static std::string getText(const MethodName &name) {
  return toDisplayUtf8(
      (name.owner.getValue() + "." + name.member.getValue()).str());
}

void TextWriter::writePlace(MethodId method, int32_t bci) {
  os << getName(method);
  if (bci >= 0)
    os << '@' << bci;
  std::string source = lines.describe(method, bci);
  if (bci >= 0 && !source.empty())
    os << " (" << toDisplayUtf8(source) << ')';
}

void TextWriter::writeReasons(ReasonSet reasons) {
  bool isFirst = true;
  reasons.forEach([&](Reason reason) {
    os << (isFirst ? "" : "; ") << jir::getName(reason) << ": "
       << getMeaning(reason);
    isFirst = false;
  });
}

void TextWriter::writePath(const MethodAnswer &answer) {
  for (const ReasonStep &step : answer.path) {
    os << "  ";
    if (step.caller)
      writePlace(step.caller, step.bci);
    else
      os << "<root>";
    os << "\n    ";
    writeReasons(step.reasons);
    if (step.numTargets > 1 && step.caller)
      os << "; one of " << step.numTargets << " targets";
    os << '\n';
  }
  os << "  " << getName(answer.method) << '\n';
}

void TextWriter::writeUnreached(const UnreachedMethod &unreached) {
  for (const UnreachedFinding &finding : unreached.findings)
    os << "  " << finding.code << ": " << toDisplayUtf8(finding.text) << '\n';
  if (unreached.callers.empty())
    return;
  os << "  calls that would lead to it, from one that nothing calls:\n";
  for (auto &[caller, bci] : unreached.callers) {
    os << "    ";
    writePlace(caller, bci);
    os << '\n';
  }
  os << "    " << getName(unreached.method) << '\n';
}

void TextWriter::writeClaim(const Claim &claim, StringRef indent) {
  os << indent << jvm::stringifyClaimKind(claim.kind) << " claim, "
     << jir::getName(claim.subject);
  if (claim.target)
    os << ": runs " << getText(claim.target);
  else if (!claim.failure.empty())
    os << ": throws " << toDisplayUtf8(claim.failure);
  for (const MethodName &target : claim.targets)
    os << (target == claim.targets.front() ? ": " : ", ") << getText(target);
  for (mlir::StringAttr type : claim.types)
    os << (type == claim.types.front() ? ": " : ", ")
       << toDisplayUtf8(type.getValue());
  if (!claim.types.empty() && !claim.isNonNull)
    os << ", null";
  os << '\n';
  for (const SiteName &call : claim.context)
    os << indent << "  under the call " << getText(call.method) << '@'
       << call.bci << '\n';
  os << indent << "  grounds: " << toDisplayUtf8(claim.grounds) << '\n';
  os << indent
     << "  check that stays: " << jvm::stringifyReceiverCheck(claim.check)
     << '\n';
  llvm::SmallVector<StringRef> assumed = claim.assumptions.getNames();
  if (!assumed.empty())
    os << indent << "  assumes: " << llvm::join(assumed, ", ") << '\n';
  if (claim.depends.empty())
    return;
  os << indent << "  depends on the class files of";
  for (mlir::StringAttr name : claim.depends)
    os << ' ' << toDisplayUtf8(name.getValue());
  os << '\n';
}

void TextWriter::writeReceivers(const ExplainedCall &call) {
  if (call.numObjects)
    os << "  receivers: " << call.numObjects << " object"
       << plural(call.numObjects) << '\n';
  if (call.holdsUnknown)
    os << "  receivers: also objects of which nothing is known\n";
  for (LinkOutcome outcome : call.failures)
    os << "  some receivers raise " << jir::getName(outcome) << '\n';
  if (!call.bound)
    return;
  os << "  receivers: " << call.numReceivers << " class"
     << (call.numReceivers == 1 ? "" : "es") << " below " << getName(call.bound)
     << '\n';
  if (call.isOpen)
    os << "  receivers: also unknown classes; the assumptions do not "
          "close the world\n";
  if (call.numUnknown)
    os << "  receivers: for " << call.numUnknown
       << " classes the answer depends on an absent class\n";
}

void TextWriter::writeTarget(const ExplainedCall &call,
                             const ExplainedTarget &target) {
  os << "    " << getName(target.method) << " (" << target.reasons.str() << ")";
  if (target.numReceivers) {
    os << ", selected by";
    llvm::interleave(
        target.receivers, os, [&](ClassId id) { os << ' ' << getName(id); },
        ",");
    if (target.numReceivers > target.receivers.size())
      os << " and " << target.numReceivers - target.receivers.size() << " more";
  }
  os << '\n';
  for (const std::string &object : target.objects)
    os << "      from " << toDisplayUtf8(object) << '\n';
  if (target.numObjects > target.objects.size())
    os << "      and " << target.numObjects - target.objects.size()
       << " more objects\n";
}

void TextWriter::writeCall(const ExplainedCall &call) {
  writePlace(call.caller, call.bci);
  os << ": " << describe(call.kind);
  if (!call.named.empty())
    os << ' ' << toDisplayUtf8(call.named);
  os << '\n';
  if (call.resolved)
    os << "  resolves to " << getName(call.resolved) << '\n';
  else if (call.outcome != LinkOutcome::Found)
    os << "  linking ends with " << jir::getName(call.outcome) << '\n';
  writeReceivers(call);
  os << "  " << call.targets.size() << " target" << plural(call.targets.size())
     << '\n';
  constexpr size_t most = 20;
  for (const ExplainedTarget &target :
       llvm::ArrayRef(call.targets).take_front(most))
    writeTarget(call, target);
  if (call.targets.size() > most)
    os << "    and " << call.targets.size() - most << " more\n";
  for (const Unresolved &fact : call.unresolved) {
    os << "  not resolved: " << jir::getName(fact.kind);
    if (fact.what)
      os << ' ' << toDisplayUtf8(fact.what.getValue());
    os << '\n';
  }
  if (call.claim)
    writeClaim(*call.claim, "  ");
  if (!call.unclaimed.empty())
    os << "  no claim: " << toDisplayUtf8(call.unclaimed) << '\n';
}

void TextWriter::write(const WhyReport &report) {
  for (const MethodAnswer &answer : report.methods) {
    os << getName(answer.method);
    if (answer.unreached) {
      os << " is not reachable\n";
      writeUnreached(*answer.unreached);
      continue;
    }
    os << " is reachable";
    size_t steps = answer.path.size();
    if (!steps)
      os << ": the paths start here\n";
    else
      os << ", " << steps << " step" << plural(steps) << " from "
         << (answer.path.front().caller ? getName(answer.path.front().caller)
             : answer.isFromEntry       ? "an entry point"
                                        : "what the JVM calls by itself")
         << '\n';
    writePath(answer);
  }
  for (const ExplainedCall &call : report.calls)
    writeCall(call);
  for (const Claim &claim : report.claims) {
    os << getText(claim.site.method) << '@' << claim.site.bci << '\n';
    writeClaim(claim, "  ");
  }
  for (const UnclaimedSite &site : report.unclaimed)
    os << getText(site.site.method) << '@' << site.site.bci
       << "\n  no claim: " << toDisplayUtf8(site.reason) << '\n';
  if (report.numMore)
    os << report.numMore << " more\n";
  if (report.nothing.empty())
    return;
  os << report.nothing << '\n';
  for (const std::string &name : report.similar)
    os << "  did you mean " << name << '\n';
}

void jir::exportWhyText(const WhyReport &report, ClassHierarchy &hierarchy,
                        SourceLines &lines, raw_ostream &os) {
  TextWriter(hierarchy, lines, os).write(report);
}
