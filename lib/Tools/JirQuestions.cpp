//===- JirQuestions.cpp - Questions on the command line ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Options that become passes.
///
//===----------------------------------------------------------------------===//

#include "JirQuestions.h"
#include "jir/Passes/Passes.h"
#include "jir/Passes/PipelineCheck.h"
#include "jir/Support/InputError.h"

using namespace jir;
using namespace mlir;
namespace cl = llvm::cl;

QuestionCommandLine::QuestionCommandLine(cl::OptionCategory &category)
    : analysis("analysis", cl::cat(category), cl::init(AnalysisKind::PointsTo),
               cl::desc("The analysis that answers questions"),
               cl::values(clEnumValN(AnalysisKind::PointsTo, "points-to",
                                     "what variables may hold"),
                          clEnumValN(AnalysisKind::CHA, "cha",
                                     "the class hierarchy, under fewer "
                                     "assumptions"),
                          clEnumValN(AnalysisKind::Defensive, "defensive",
                                     "whatever other code does; for "
                                     "--why=METHOD@BCI"))),
      why("why", cl::cat(category), cl::value_desc("pattern"),
          cl::desc("Why is a method reachable (a glob), or what does a call "
                   "reach (METHOD@BCI)")),
      whyNot("why-not", cl::cat(category), cl::value_desc("pattern"),
             cl::desc("Why are methods not reachable, a line each")),
      whoCalls("who-calls", cl::cat(category), cl::value_desc("pattern"),
               cl::desc("The calls that lead to methods, a line each")),
      callsOf("calls-of", cl::cat(category), cl::value_desc("pattern"),
              cl::desc("The calls that methods make, a line each")),
      unresolved("unresolved", cl::cat(category), cl::ValueOptional,
                 cl::value_desc("pattern"),
                 cl::desc("What the analysis could not see through, a line "
                          "each: in the application, or in some methods")),
      explore("explore", cl::cat(category), cl::value_desc("file.html"),
              cl::desc("A page on which a browser shows the call graph")),
      exploreBefore("explore-before", cl::cat(category),
                    cl::value_desc("calls.csv"),
                    cl::desc("With --explore: the call graph of another run, "
                             "with which the page compares")) {}

bool QuestionCommandLine::isAny() const {
  for (const cl::opt<std::string> *question :
       {&why, &whyNot, &whoCalls, &callsOf, &unresolved, &explore})
    if (question->getNumOccurrences())
      return true;
  return false;
}

bool QuestionCommandLine::asksClaim() const {
  // A call has its bytecode index after an @.
  return analysis == AnalysisKind::Defensive && StringRef(why).contains('@');
}

llvm::Error QuestionCommandLine::check() const {
  for (const cl::opt<std::string> *question :
       {&why, &whyNot, &whoCalls, &callsOf, &explore})
    if (question->getNumOccurrences() && question->empty())
      return inputError("--" + question->ArgStr + " names nothing");
  bool needsGraph =
      whyNot.getNumOccurrences() || whoCalls.getNumOccurrences() ||
      callsOf.getNumOccurrences() || unresolved.getNumOccurrences();
  if (analysis == AnalysisKind::Defensive && (needsGraph || !asksClaim()))
    return inputError("--analysis=defensive answers --why=METHOD@BCI only: it "
                      "builds no call graph");
  return llvm::Error::success();
}

void QuestionCommandLine::addCallGraph(OpPassManager &pm) const {
  if (!leavesResult(pm, ResultKind::CallGraph))
    addAnalysis(pm, analysis, /*assumptions=*/{}, AnnotatedClasses::None);
}

static void ask(OpPassManager &pm, AskedQuestion question,
                const std::string &methods) {
  AskOptions options;
  options.question = question;
  options.of = methods;
  pm.addPass(createAsk(options));
}

void QuestionCommandLine::addQuestions(OpPassManager &pm) const {
  if (!isAny())
    return;
  WhyOptions options;
  if (asksClaim()) {
    addAnalysis(pm, analysis, /*assumptions=*/{}, AnnotatedClasses::None);
    options.from = "defensive";
    options.claim = why;
    pm.addPass(createWhy(options));
    return;
  }
  addCallGraph(pm);
  if (why.getNumOccurrences()) {
    (StringRef(why).contains('@') ? options.site : options.method) = why;
    pm.addPass(createWhy(options));
  }
  if (whyNot.getNumOccurrences())
    ask(pm, AskedQuestion::WhyNot, whyNot);
  if (whoCalls.getNumOccurrences())
    ask(pm, AskedQuestion::WhoCalls, whoCalls);
  if (callsOf.getNumOccurrences())
    ask(pm, AskedQuestion::CallsOf, callsOf);
  if (unresolved.getNumOccurrences())
    ask(pm, AskedQuestion::Unresolved, unresolved);
  if (!explore.getNumOccurrences())
    return;
  if (!leavesResult(pm, ResultKind::Claims))
    pm.addPass(createDevirtualize());
  ExportExplorerOptions page;
  page.output = explore;
  page.before = exploreBefore;
  pm.addPass(createExportExplorer(page));
}

void QuestionCommandLine::addOverview(OpPassManager &pm,
                                      const std::string &command) const {
  addCallGraph(pm);
  pm.addPass(createDevirtualize());
  PrintOverviewOptions options;
  options.command = command;
  pm.addPass(createPrintOverview(options));
}

std::string QuestionCommandLine::getCommand(int argc, char **argv) {
  std::string text = "jir";
  for (int i = 1; i < argc; ++i) {
    StringRef word = argv[i];
    bool isPlain =
        word.find_first_of(" \t'\"*?[]{}()$&;|<>\\`!~#") == StringRef::npos;
    text += ' ';
    text += isPlain ? word.str() : "'" + word.str() + "'";
  }
  return text;
}
