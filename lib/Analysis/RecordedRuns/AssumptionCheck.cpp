//===- AssumptionCheck.cpp - Assumptions against real runs ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Verdicts from events.
///
//===----------------------------------------------------------------------===//

#include "jir/Analysis/RecordedRuns/AssumptionCheck.h"
#include "AssumptionEvents.h"

using namespace jir;
using llvm::StringRef;

StringRef jir::getName(AssumptionVerdict verdict) {
  switch (verdict) {
  case AssumptionVerdict::Broken:
    return "broken";
  case AssumptionVerdict::Undecided:
    return "undecided";
  case AssumptionVerdict::NoEvent:
    return "no event";
  case AssumptionVerdict::NotObservable:
    return "not observable";
  }
  llvm_unreachable("unknown verdict");
}

static AssumptionFinding makeFinding(Assumption assumption,
                                     AssumptionEvents &events) {
  AssumptionFinding finding;
  finding.assumption = assumption;
  const std::set<AssumptionEvent> &all = events.getEvents(assumption);
  for (const AssumptionEvent &event : all)
    if (event.isCertain)
      finding.events.push_back(event);
  if (!finding.events.empty()) {
    finding.verdict = AssumptionVerdict::Broken;
    return finding;
  }
  finding.reason = events.getObstacle(assumption);
  if (!all.empty()) {
    finding.verdict = AssumptionVerdict::Undecided;
    finding.events.assign(all.begin(), all.end());
  } else if (!finding.reason.empty()) {
    finding.verdict = AssumptionVerdict::NotObservable;
  }
  return finding;
}

AssumptionCheck::AssumptionCheck(ClassHierarchy &hierarchy,
                                 const Recording &recording,
                                 const CallGraph *graph,
                                 std::function<bool(MethodId)> isModelled) {
  AssumptionEvents events(hierarchy, recording, graph, isModelled);
  events.collect();
  AssumptionSet all;
  for (Assumption each : getAllAssumptions())
    all.insert(each);
  for (Assumption each : all.getSorted()) {
    findings.push_back(makeFinding(each, events));
    findings.back().isAssumed = graph && graph->getAssumptions().contains(each);
  }
}

const AssumptionFinding &
AssumptionCheck::getFinding(Assumption assumption) const {
  return *llvm::find_if(findings, [&](const AssumptionFinding &each) {
    return each.assumption == assumption;
  });
}

void AssumptionCheck::print(llvm::raw_ostream &os, unsigned limit) const {
  for (AssumptionVerdict verdict :
       {AssumptionVerdict::Broken, AssumptionVerdict::Undecided,
        AssumptionVerdict::NoEvent, AssumptionVerdict::NotObservable})
    for (const AssumptionFinding &finding : findings) {
      if (finding.verdict != verdict)
        continue;
      os << getName(verdict) << ": " << getName(finding.assumption)
         << (finding.isAssumed ? " (assumed)" : "");
      if (verdict == AssumptionVerdict::NotObservable)
        os << ": " << finding.reason;
      os << '\n';
      size_t count = finding.events.size();
      size_t shown = limit && limit < count ? limit : count;
      for (const AssumptionEvent &event :
           llvm::ArrayRef(finding.events).take_front(shown)) {
        os << "  ";
        if (!event.method.empty())
          os << event.method << '@' << event.bci << ' ';
        os << event.what << '\n';
      }
      if (shown < count)
        os << "  and " << count - shown << " more\n";
    }
}
