//===- BodyReaderTests.cpp - No analysis forgets an operation ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an operation of the closed set answers becomes a fact, and every
// analysis of bodies takes it.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Analysis/Defensive/FlowCode.h"
#include "EveryOperation.h"
#include "jir/Analysis/CHA/CHACallGraph.h"
#include "jir/Analysis/MethodFacts/MethodFacts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "llvm/ADT/StringSet.h"

using namespace jir;
using namespace jir::jvm;

namespace {

/// Which facts are stated of which operation.
class Recorder : public BodyReader {
public:
  explicit Recorder(Linkage &linkage)
      : BodyReader(linkage, RuntimeKind::HotSpot, nullptr) {}

  bool says(mlir::Operation *op, llvm::StringRef fact) {
    return facts[op].contains(fact);
  }

private:
  void readOp(mlir::Operation *op) override {
    current = op;
    BodyReader::readOp(op);
  }
  void say(llvm::StringRef fact) { facts[current].insert(fact); }
  void addLoading(int32_t) override { say("loading"); }
  void addInvoke(const InvokeFact &) override { say("invoke"); }
  void addLink(RuntimeEvent, int32_t) override { say("link"); }
  void addFunction(const FunctionFact &) override { say("function"); }
  void addObjectCall(const ObjectCallFact &) override { say("object-call"); }
  void addTrigger(ClassId, int32_t) override { say("trigger"); }

  llvm::DenseMap<mlir::Operation *, llvm::StringSet<>> facts;
  mlir::Operation *current = nullptr;
};

/// The program, with each method of `a.A` an entry point.
struct Program : ParsedProgram {
  Program() : ParsedProgram(kEveryOperation, "8-") {
    auto builder = mlir::OpBuilder::atBlockBegin(module->getBody());
    forEachBody([&](MethodId, MethodOp body) {
      auto ref = makeRef("a.A", body.getSymName());
      EntryOp::create(builder, body.getLoc(), ref,
                      builder.getStringAttr("test"));
    });
  }

  void forEachBody(llvm::function_ref<void(MethodId, MethodOp)> visit) {
    module->walk([&](MethodOp body) {
      if (body.getClass().getSymName() == "a.A")
        visit(getMethod("a.A", body.getSymName()), body);
    });
  }

  /// Visits the operations that call: themselves, or by what links them.
  void
  forEachCall(llvm::function_ref<void(MethodId, mlir::Operation *)> visit) {
    forEachBody([&](MethodId method, MethodOp body) {
      body.walk([&](mlir::Operation *op) {
        auto links = llvm::dyn_cast<LinksOpInterface>(op);
        if (llvm::isa<InvokeOpInterface>(op) ||
            (links &&
             (links.getBootstrap() || !links.getLinkedConstants().empty())))
          visit(method, op);
      });
    });
  }
};

} // namespace

static int32_t getBci(mlir::Operation *op) {
  return llvm::cast<SiteOpInterface>(op).getBci();
}

TEST(BodyReader, TheProgramHasEveryOperation) {
  Program program;
  llvm::StringSet<> seen;
  program.module->walk(
      [&](mlir::Operation *op) { seen.insert(op->getName().getStringRef()); });
  for (llvm::StringRef name : getBodyOpNames())
    EXPECT_TRUE(seen.contains(name)) << name.str();
}

TEST(BodyReader, PlainOperationsMakeAndHandAwayNoReferences) {
  llvm::StringSet<> plain;
#define JIR_BODY_OP(CLASS)
#define JIR_PLAIN_OP(CLASS) plain.insert(CLASS::getOperationName());
#include "jir/Dialect/JVM/BodyOps.def"
  Program program;
  program.module->walk([&](mlir::Operation *op) {
    if (!plain.contains(op->getName().getStringRef()))
      return;
    SCOPED_TRACE(op->getName().getStringRef().str());
    EXPECT_FALSE((
        llvm::isa<InvokeOpInterface, LinksOpInterface, InitializesOpInterface,
                  MakesFunctionOpInterface, CallsObjectMethodOpInterface>(op)));
    EXPECT_TRUE(llvm::none_of(op->getResultTypes(), isReference));
  });
}

TEST(BodyReader, SaysWhatOperationsAnswer) {
  Program program;
  Recorder recorder(*program.linkage);
  program.forEachBody([&](MethodId method, MethodOp body) {
    recorder.read(method, body);
    body.walk([&](mlir::Operation *op) {
      SCOPED_TRACE(op->getName().getStringRef().str());
      auto expect = [&](llvm::StringRef fact, bool isAnswered) {
        EXPECT_EQ(recorder.says(op, fact), isAnswered) << fact.str();
      };
      expect("invoke", llvm::isa<InvokeOpInterface>(op));
      expect("link", llvm::isa<LinksOpInterface>(op));
      expect("function", llvm::isa<MakesFunctionOpInterface>(op));
      expect("object-call", llvm::isa<CallsObjectMethodOpInterface>(op));
      auto names = llvm::dyn_cast<NamesClassOpInterface>(op);
      auto named = names ? names.getNamedClass() : mlir::StringAttr();
      expect("loading", named && named != "a.A");
      if (llvm::isa<InitializesOpInterface>(op))
        expect("trigger", true);
    });
  });
}

TEST(BodyReader, ClassHierarchyAnalysisHasASiteForEachCall) {
  Program program;
  CHACallGraph cha(*program.hierarchy);
  program.forEachCall([&](MethodId method, mlir::Operation *op) {
    EXPECT_TRUE(llvm::any_of(
        cha.getCallGraph().getSitesOf(method),
        [&](const CallSite &site) { return site.bci == getBci(op); }))
        << op->getName().getStringRef().str();
  });
}

TEST(BodyReader, FactsHaveACallOrAHandleForEachCall) {
  Program program;
  pointsto::TypeTable types(*program.hierarchy);
  pointsto::FieldTable fields(*program.hierarchy);
  pointsto::FactsBuilder builder(*program.linkage, types, fields,
                                 RuntimeKind::HotSpot);
  MethodOps ops(*program.hierarchy);
  program.forEachCall([&](MethodId method, mlir::Operation *op) {
    auto facts = builder.build(method, ops.lookup(method));
    auto isHere = [&](const auto &fact) { return fact.bci == getBci(op); };
    EXPECT_TRUE(llvm::any_of(facts->calls, isHere) ||
                llvm::any_of(facts->handles, isHere))
        << op->getName().getStringRef().str();
  });
}

TEST(BodyReader, DefensiveCodeHasAnInstructionForEachCall) {
  Program program;
  defensive::FlowCodes codes(*program.linkage, nullptr);
  program.forEachCall([&](MethodId method, mlir::Operation *op) {
    const defensive::FlowCode *code = codes.get(method);
    ASSERT_TRUE(code);
    EXPECT_TRUE(llvm::any_of(code->instructions, [&](const auto &each) {
      return each.bci == getBci(op) &&
             (each.action == defensive::Action::Call ||
              each.action == defensive::Action::Opaque);
    })) << op->getName().getStringRef().str();
  });
}
