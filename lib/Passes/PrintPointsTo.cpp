//===- PrintPointsTo.cpp - jvm-print-points-to ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pass jvm-print-points-to.
///
//===----------------------------------------------------------------------===//

#include "Filter.h"
#include "jir/Analysis/Devirtualization/UnreachedMethods.h"
#include "jir/Export/PointsToExport.h"
#include "jir/Passes/PassBase.h"
#include "jir/Passes/Passes.h"
#include "jir/Support/ModifiedUtf8.h"

namespace jir {
#define GEN_PASS_DEF_PRINTPOINTSTO
#include "jir/Passes/Passes.h.inc"
} // namespace jir

using namespace jir;
using namespace jir::pointsto;
using namespace mlir;

namespace {

class PrintPointsToPass
    : public jir::impl::PrintPointsToBase<PrintPointsToPass> {
public:
  using PrintPointsToBase::PrintPointsToBase;

private:
  using Entries = std::vector<PointsToEntry>;

  PassContract getContract() const override {
    return PassContract().reads(ResultKind::PointsToSets, from).writes(output);
  }
  llvm::Error checkOptions() const override {
    if (!method.empty() + !field.empty() + !value.empty() != 1)
      return llvm::createStringError(
          "expected one of method=, field= and value=");
    return llvm::Error::success();
  }
  LogicalResult runOnProgram(ModuleOp program) override;
  FailureOr<Entries> collectMethods(const PointsToResult &result,
                                    StringRef pattern,
                                    std::optional<int32_t> bci);
  FailureOr<Entries> collectFields(const PointsToResult &result);
  FailureOr<Entries> collect(const PointsToResult &result);
  LogicalResult addFlow(const PointsToResult &result, Entries &entries);
};

} // namespace

/// The most methods that a pattern is matched with.
static constexpr size_t kMaxMatches = 1000000;

FailureOr<PrintPointsToPass::Entries>
PrintPointsToPass::collectMethods(const PointsToResult &result,
                                  StringRef pattern,
                                  std::optional<int32_t> bci) {
  llvm::Expected<MethodPattern> methods = MethodPattern::create(pattern);
  if (!methods)
    return getOperation().emitError()
           << "jvm-print-points-to: bad pattern " << pattern << ": "
           << llvm::toString(methods.takeError());
  Entries entries;
  for (MethodId id :
       findMethods(result.getHierarchy(), *methods, kMaxMatches).first) {
    if (!result.getCallGraph().isReachable(id))
      continue;
    Entries own =
        bci ? getSiteEntries(result, id, *bci) : getMethodEntries(result, id);
    llvm::append_range(entries, own);
  }
  if (entries.empty())
    return getOperation().emitError()
           << "jvm-print-points-to: no reachable method matches " << pattern
           << (bci ? ", or the analysis names no variable at this index" : "");
  return entries;
}

FailureOr<PrintPointsToPass::Entries>
PrintPointsToPass::collectFields(const PointsToResult &result) {
  FailureOr<llvm::GlobPattern> glob =
      parseFilter(getOperation(), getArgument(), field);
  if (failed(glob))
    return failure();
  // `class.name` or `class.name:descriptor`.
  bool withType = StringRef(field).contains(':');
  ClassHierarchy &hierarchy = result.getHierarchy();
  Entries entries;
  for (uint32_t index = 0; index < hierarchy.getNumClasses(); ++index) {
    ClassId id(index);
    std::string owner = toDisplayUtf8(hierarchy.getName(id));
    // The literal beginning states early which classes to look into.
    if (!StringRef(owner).starts_with(glob->prefix().rsplit('.').first) &&
        !glob->prefix().empty())
      continue;
    for (uint32_t member : hierarchy.getFieldIndices(id)) {
      jir::FieldId fieldId(member);
      mlir::StringAttr name = hierarchy.getField(fieldId).member;
      auto matches = [&](StringRef shown) {
        return glob->match(owner + "." + toDisplayUtf8(shown));
      };
      // A name may hold a colon too (JVMS 4.2.2).
      StringRef shortName = jvm::splitFieldMember(name).first;
      if (((!withType || shortName.contains(':')) && matches(shortName)) ||
          (withType && matches(name)))
        entries.push_back(getFieldEntry(result, fieldId));
    }
  }
  if (entries.empty())
    return getOperation().emitError()
           << "jvm-print-points-to: no field matches " << field;
  return entries;
}

FailureOr<PrintPointsToPass::Entries>
PrintPointsToPass::collect(const PointsToResult &result) {
  if (!field.empty())
    return collectFields(result);
  if (!method.empty())
    return collectMethods(result, method, std::nullopt);
  auto [methods, index] = StringRef(value).rsplit('@');
  int32_t bci = 0;
  if (index.getAsInteger(10, bci))
    return getOperation().emitError()
           << "jvm-print-points-to: value=" << value
           << " is not METHOD@BCI: expected a bytecode index after the @";
  return collectMethods(result, methods, bci);
}

LogicalResult PrintPointsToPass::addFlow(const PointsToResult &result,
                                         Entries &entries) {
  if (!result.hasFlows())
    return getOperation().emitError()
           << "jvm-print-points-to: flow= needs a points-to analysis with "
              "keep-flows";
  FailureOr<llvm::GlobPattern> glob =
      parseFilter(getOperation(), getArgument(), flow);
  if (failed(glob))
    return failure();
  addFlows(result, *glob, entries);
  return success();
}

LogicalResult PrintPointsToPass::runOnProgram(ModuleOp program) {
  markAllAnalysesPreserved();
  std::shared_ptr<const PointsToResult> result =
      getResult<PointsToResult>(from);
  if (!result)
    return failure();
  FailureOr<Entries> entries = collect(*result);
  if (failed(entries))
    return failure();
  if (!flow.empty() && failed(addFlow(*result, *entries)))
    return failure();
  return writeOutput(output, [&](llvm::raw_ostream &os) {
    if (format == PrintFormat::Json)
      exportPointsToJson(*result, *entries, os);
    else
      printPointsTo(*result, *entries, limit, os);
  });
}
