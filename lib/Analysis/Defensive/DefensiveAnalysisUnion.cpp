//===- DefensiveAnalysisUnion.cpp - Claims of two runs ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both runs are right under their assumptions, so every claim of either is.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Defensive/DefensiveAnalysis.h"
#include <set>

using namespace jir;

namespace {

/// What a claim is about: calls and their targets are one thing.
using Topic = std::pair<SiteName, bool>;

Topic getTopic(const Claim &claim) {
  return {claim.site, claim.subject == ClaimSubject::Type};
}

/// Whether \p wide is stronger than \p narrow, which is about the same thing.
bool isStronger(const Claim &wide, const Claim &narrow) {
  if (wide.subject != narrow.subject)
    return wide.subject == ClaimSubject::Call;
  if (wide.subject == ClaimSubject::Targets)
    return wide.targets.size() < narrow.targets.size();
  if (wide.subject == ClaimSubject::Type)
    return wide.types.size() < narrow.types.size() ||
           (wide.types.size() == narrow.types.size() && wide.isNonNull &&
            !narrow.isNonNull);
  return wide.check < narrow.check;
}

} // namespace

ClaimSet jir::uniteClaims(ClaimSet narrow, ClaimSet wide) {
  std::map<std::pair<Topic, std::vector<SiteName>>, size_t> places;
  std::set<Topic> topics;
  for (auto [index, claim] : llvm::enumerate(wide.claims)) {
    places[{getTopic(claim), claim.context}] = index;
    topics.insert(getTopic(claim));
  }
  for (Claim &claim : narrow.claims) {
    auto found = places.find({getTopic(claim), claim.context});
    if (found != places.end()) {
      Claim &other = wide.claims[found->second];
      if (!isStronger(other, claim))
        other = std::move(claim);
    } else if (claim.context.empty() || !topics.count(getTopic(claim))) {
      // Of contexts a site has enough if it has some.
      wide.claims.push_back(std::move(claim));
    }
  }
  wide.unclaimed.insert(wide.unclaimed.end(), narrow.unclaimed.begin(),
                        narrow.unclaimed.end());
  wide.normalize();
  return wide;
}
