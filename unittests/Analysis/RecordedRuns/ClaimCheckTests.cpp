//===- ClaimCheckTests.cpp - Claims of each kind against a run --*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// For each kind of claim one that the run confirms, one that it contradicts,
/// and one that a broken assumption explains.
///
//===----------------------------------------------------------------------===//

#include "../ParsedProgram.h"
#include "jir/Analysis/RecordedRuns/ClaimCheck.h"

using namespace jir;

namespace {

constexpr llvm::StringLiteral program = R"mlir(
jvm.class public super @demo.Base extends @java.lang.Object application version 61:0 {
  jvm.method public @"open()V"(%this: !jvm.ref<demo.Base>) {
    jvm.return
  }
}
jvm.class public super @jdk.internal.reflect.NativeMethodAccessorImpl extends @java.lang.Object platform version 61:0 {
  jvm.method public static native @"invoke0()V"()
}
jvm.class public super @java.lang.reflect.Method extends @java.lang.Object platform version 61:0 {
}
jvm.class public super @demo.Leaf extends @demo.Base application version 61:0 {
}
jvm.class public super @demo.Other extends @demo.Base application version 61:0 {
}
jvm.class public super @demo.Holder extends @java.lang.Object application version 61:0 {
  jvm.field private @"part:Ldemo/Base;"
  jvm.field private @"spare:Ldemo/Base;"
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main()V"() {
    %holder = jvm.get_static [22] @demo.Main::@"holder:Ldemo/Holder;" : !jvm.ref<demo.Holder>
    %part = jvm.get_field [25] @demo.Holder::@"part:Ldemo/Base;" of %holder : !jvm.ref<demo.Holder> -> !jvm.ref<demo.Base>
    %same = jvm.invoke_static [28] @demo.Main::@"pass(Ldemo/Base;)Ldemo/Base;"(%part) : (!jvm.ref<demo.Base>) -> !jvm.ref<demo.Base>
    jvm.invoke_virtual [30] @demo.Base::@"open()V" of %same() : !jvm.ref<demo.Base>, () -> ()
    %spare = jvm.get_field [57] @demo.Holder::@"spare:Ldemo/Base;" of %holder : !jvm.ref<demo.Holder> -> !jvm.ref<demo.Base>
    jvm.invoke_virtual [60] @demo.Base::@"open()V" of %spare() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
  jvm.method static @"pass(Ldemo/Base;)Ldemo/Base;"(%base: !jvm.ref<demo.Base>) {
    jvm.return %base : !jvm.ref<demo.Base>
  }
  jvm.method static @"take(Ldemo/Base;)V"(%base: !jvm.ref<demo.Base>) {
    jvm.invoke_virtual [3] @demo.Base::@"open()V" of %base() : !jvm.ref<demo.Base>, () -> ()
    %made = jvm.invoke_static [6] @demo.Main::@"make()Ldemo/Base;"() : () -> !jvm.ref<demo.Base>
    jvm.invoke_virtual [9] @demo.Base::@"open()V" of %made() : !jvm.ref<demo.Base>, () -> ()
    jvm.return
  }
  jvm.method static @"called()V"() {
    jvm.return
  }
  jvm.method static @"reflected()V"() {
    jvm.return
  }
  jvm.method static @"deeper()V"() {
    jvm.return
  }
  jvm.method static @"never()V"() {
    jvm.return
  }
}
)mlir";

/// main calls Base.open on a Leaf at 0, `called` at 4, reflection at 9, which
/// calls `reflected`, which calls `deeper`; a cast at 12 fails.
constexpr llvm::StringLiteral run =
    "jir-recording\t2\nO\tcomplete\tedges\treceivers\texceptions\n"
    "C\tdemo.Main\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Base\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Leaf\t-\t-1\t-1\t-1\t-1\n"
    "C\tjdk.internal.reflect.NativeMethodAccessorImpl\t-\t-1\t-1\t-1\t-1\n"
    "C\tjava.lang.ClassCastException\t-\t-1\t-1\t-1\t-1\n"
    "C\tgen.Made\tD\t-1\t-1\t0\t5\n"
    "M\t0\tmain\t()V\t-\nM\t1\topen\t()V\t-\nM\t0\tcalled\t()V\t-\n"
    "M\t0\treflected\t()V\t-\nM\t0\tdeeper\t()V\t-\nM\t3\tinvoke0\t()V\tN\n"
    "M\t1\tclose\t()V\t-\n"
    "R\t0\tmain\n"
    "E\t0\t0\t1\nE\t0\t4\t2\nE\t0\t9\t5\nE\t5\t-1\t3\nE\t3\t1\t4\n"
    "E\t0\t20\t6\n"
    "T\t1\t2\nT\t6\t5\n"
    "X\t0\t12\t4\nend\n";

/// main calls copy on a Method that the JVM made; copy makes another. main
/// calls invoke on it, which calls `reflected`. No edge leads to `deeper`.
constexpr llvm::StringLiteral runWithCopies =
    "jir-recording\t2\nO\tcomplete\tedges\treceivers\n"
    "C\tdemo.Main\t-\t-1\t-1\t-1\t-1\n"
    "C\tjava.lang.reflect.Method\t-\t-1\t-1\t-1\t-1\n"
    "M\t0\tmain\t()V\t-\nM\t1\tcopy\t()V\t-\nM\t1\t<init>\t()V\t-\n"
    "M\t1\tinvoke\t()V\tN\nM\t0\treflected\t()V\t-\n"
    "M\t0\tdeeper\t()V\t-\nM\t0\tnever\t()V\t-\n"
    "R\t0\tmain\n"
    "E\t0\t3\t1\nE\t1\t7\t2\nE\t0\t9\t3\nE\t3\t1\t4\nE\t6\t1\t5\n"
    "T\t1\t1\nT\t2\t1\nT\t3\t1\nend\n";

/// main asks reflection at 9 for a call of `reflected`, and at 15 writes a Leaf
/// into the private field Holder.part by reflection. At 30 and 60 a Leaf that
/// nothing recorded made is the receiver of Base.open. Other is defined by
/// main, Late is read from a file that the analysis did not get.
constexpr llvm::StringLiteral runWithRequests =
    "jir-recording\t3\nO\tcomplete\tedges\treceivers\n"
    "S\tfile:/late.jar\n"
    "C\tdemo.Main\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Base\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Leaf\t-\t-1\t-1\t-1\t-1\n"
    "C\tjdk.internal.reflect.NativeMethodAccessorImpl\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Holder\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Other\tD\t-1\t-1\t0\t7\n"
    "C\tdemo.Late\t-\t-1\t0\t-1\t-1\n"
    "M\t0\tmain\t()V\t-\nM\t1\topen\t()V\t-\n"
    "M\t0\treflected\t()V\t-\nM\t3\tinvoke0\t()V\tN\n"
    "M\t1\tclose\t()V\t-\nM\t1\tshut\t()V\t-\n"
    "M\t0\tpass\t(Ldemo/Base;)Ldemo/Base;\t-\n"
    "R\t0\tmain\n"
    "E\t0\t9\t3\nE\t3\t-1\t2\nE\t0\t30\t1\nE\t0\t40\t4\nE\t0\t50\t5\n"
    "E\t0\t28\t6\nE\t0\t60\t1\n"
    "T\t1\t2\nT\t4\t5\nT\t5\t6\n"
    "V\t0\t9\t2\nW\t0\t15\t4\tpart\t2\nend\n";

/// Reflection calls `take` with an object that no recording has; `take` calls
/// Base.open on it at 3, and on what `make` returns at 9.
constexpr llvm::StringLiteral runWithArguments =
    "jir-recording\t3\nO\tcomplete\tedges\treceivers\n"
    "C\tdemo.Main\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Base\t-\t-1\t-1\t-1\t-1\n"
    "C\tdemo.Leaf\t-\t-1\t-1\t-1\t-1\n"
    "C\tjdk.internal.reflect.NativeMethodAccessorImpl\t-\t-1\t-1\t-1\t-1\n"
    "M\t0\tmain\t()V\t-\nM\t3\tinvoke0\t()V\tN\n"
    "M\t0\ttake\t(Ldemo/Base;)V\t-\nM\t0\tmake\t()Ldemo/Base;\t-\n"
    "M\t1\topen\t()V\t-\n"
    "R\t0\tmain\n"
    "E\t0\t9\t1\nE\t1\t-1\t2\nE\t2\t3\t4\nE\t2\t6\t3\nE\t2\t9\t4\n"
    "T\t4\t2\nend\n";

class ClaimCheckTest : public testing::Test {
protected:
  ClaimCheckTest() : parsed(program) {}

  mlir::StringAttr makeName(llvm::StringRef text) {
    return mlir::StringAttr::get(&parsed.context, text);
  }
  MethodName makeMethod(llvm::StringRef owner, llvm::StringRef member) {
    return {makeName(owner), makeName(member)};
  }
  /// A claim at an index of `demo.Main.MEMBER`.
  Claim makeClaim(ClaimSubject subject, int32_t bci,
                  llvm::StringRef member = "main()V") {
    Claim claim;
    claim.subject = subject;
    claim.site = {makeMethod("demo.Main", member), bci};
    return claim;
  }
  Claim makeReceiverClaim(int32_t bci, llvm::StringRef type,
                          llvm::StringRef declared = "open()V",
                          llvm::StringRef member = "main()V") {
    Claim claim = makeClaim(ClaimSubject::Type, bci, member);
    claim.declared = makeMethod("demo.Base", declared);
    claim.types = {makeName(type)};
    return claim;
  }
  static Claim assume(Claim claim, Assumption assumption) {
    claim.kind = ClaimKind::Conditional;
    claim.assumptions.insert(assumption);
    return claim;
  }

  /// `checked/violated/defects`, what contradicted the first one, and the event
  /// that explains it.
  std::string check(const Claim &claim, llvm::StringRef text = run,
                    const CallGraph *graph = nullptr) {
    llvm::Expected<Recording> recording = Recording::parse(text, "run");
    if (!recording)
      return llvm::toString(recording.takeError());
    ClaimSet claims;
    claims.claims.push_back(claim);
    ClaimCheck check(*parsed.hierarchy, claims, *recording, graph);
    std::string result = std::to_string(check.getNumChecked()) + "/" +
                         std::to_string(check.getViolations().size()) + "/" +
                         std::to_string(check.getNumDefects());
    if (check.getViolations().empty())
      return result;
    const ClaimViolation &first = check.getViolations().front();
    result += " " + first.ran;
    if (first.broken)
      result += "; " + first.broken->event;
    return result;
  }

  ParsedProgram parsed;
};

TEST_F(ClaimCheckTest, CallsByTheEdgesAtTheirSites) {
  Claim claim = makeClaim(ClaimSubject::Call, 0);
  claim.declared = makeMethod("demo.Base", "open()V");
  claim.target = claim.declared;
  EXPECT_EQ(check(claim), "1/0/0");
  claim.target = makeMethod("demo.Leaf", "open()V");
  EXPECT_EQ(check(claim), "1/1/1 demo.Base.open()V ran");
  claim.site.bci = 1;
  EXPECT_EQ(check(claim), "0/0/0");
}

TEST_F(ClaimCheckTest, TypesOfReceiversByTheReceiversOfTheCallee) {
  EXPECT_EQ(check(makeReceiverClaim(0, "demo.Leaf")), "1/0/0");
  EXPECT_EQ(check(makeReceiverClaim(0, "demo.Other")),
            "1/1/1 the receiver was a demo.Leaf");
  EXPECT_EQ(check(makeReceiverClaim(1, "demo.Other")), "0/0/0");
}

TEST_F(ClaimCheckTest, ClassesMadeAtRunTimeBreakAnAssumption) {
  Claim claim = makeReceiverClaim(20, "demo.Leaf", "close()V");
  EXPECT_EQ(check(claim), "1/1/1 the receiver was a gen.Made");
  EXPECT_EQ(check(assume(claim, Assumption::NoProxies)),
            "1/1/1 the receiver was a gen.Made");
  EXPECT_EQ(check(assume(claim, Assumption::NoGeneratedClasses)),
            "1/1/0 the receiver was a gen.Made; demo.Main.main()V@5 defines "
            "gen.Made");
}

TEST_F(ClaimCheckTest, TypeOfThisAtEntry) {
  Claim claim = makeClaim(ClaimSubject::Type, -1);
  claim.site.method = makeMethod("demo.Base", "open()V");
  claim.types = {makeName("demo.Base"), makeName("demo.Leaf")};
  EXPECT_EQ(check(claim), "1/0/0");
  claim.types.pop_back();
  EXPECT_EQ(check(claim), "1/1/1 this was a demo.Leaf");
}

TEST_F(ClaimCheckTest, NoRecordingTellsWhatAnInstructionMakes) {
  Claim claim = makeClaim(ClaimSubject::Type, 0);
  claim.types = {makeName("demo.Other")};
  EXPECT_EQ(check(claim), "0/0/0");
}

TEST_F(ClaimCheckTest, CastsByTheExceptionsAtTheirSites) {
  EXPECT_EQ(check(makeClaim(ClaimSubject::Cast, 13)), "1/0/0");
  EXPECT_EQ(check(makeClaim(ClaimSubject::Cast, 12)), "1/1/1 it failed");
  EXPECT_EQ(check(makeClaim(ClaimSubject::Cast, 12, "never()V")), "0/0/0");
}

TEST_F(ClaimCheckTest, UnreachableMethodsByThoseEntered) {
  EXPECT_EQ(check(makeClaim(ClaimSubject::Unreachable, -1, "never()V")),
            "1/0/0");
  EXPECT_EQ(check(makeClaim(ClaimSubject::Unreachable, -1, "called()V")),
            "1/1/1 demo.Main.called()V ran");
}

TEST_F(ClaimCheckTest, ReflectionExplainsWhatNothingElseReaches) {
  Claim claim = makeClaim(ClaimSubject::Unreachable, -1, "deeper()V");
  EXPECT_EQ(check(assume(claim, Assumption::NoReflectiveCalls)),
            "1/1/0 demo.Main.deeper()V ran; "
            "jdk.internal.reflect.NativeMethodAccessorImpl.invoke0()V@-1 calls "
            "demo.Main.reflected()V");
  EXPECT_EQ(check(assume(claim, Assumption::NoGeneratedClasses)),
            "1/1/1 demo.Main.deeper()V ran");
  claim = makeClaim(ClaimSubject::Unreachable, -1, "called()V");
  EXPECT_EQ(check(assume(claim, Assumption::NoReflectiveCalls)),
            "1/1/1 demo.Main.called()V ran");
}

TEST_F(ClaimCheckTest, CopiesOfObjectsThatTheJvmMakesHideNothing) {
  Claim claim = makeClaim(ClaimSubject::Unreachable, -1, "reflected()V");
  EXPECT_EQ(check(assume(claim, Assumption::NoReflectiveCalls), runWithCopies),
            "1/1/0 demo.Main.reflected()V ran; "
            "java.lang.reflect.Method.invoke()V@1 calls "
            "demo.Main.reflected()V");
  // Its closure has the call as well.
  EXPECT_EQ(check(assume(claim, Assumption::NoGeneratedClasses), runWithCopies),
            "1/1/1 demo.Main.reflected()V ran");
}

TEST_F(ClaimCheckTest, NothingExplainsWhatNoRecordedPathReaches) {
  Claim claim = makeClaim(ClaimSubject::Unreachable, -1, "deeper()V");
  for (Assumption assumption :
       {Assumption::NoReflectiveCalls, Assumption::NoGeneratedClasses,
        Assumption::NativesCallNothingNew})
    EXPECT_EQ(check(assume(claim, assumption), runWithCopies),
              "1/1/1 demo.Main.deeper()V ran");
}

TEST_F(ClaimCheckTest, AReflectiveCallThatTheAnalysisHasExplainsNothing) {
  Claim claim = assume(makeClaim(ClaimSubject::Unreachable, -1, "reflected()V"),
                       Assumption::NoReflectiveCalls);
  EXPECT_EQ(check(claim, runWithRequests),
            "1/1/0 demo.Main.reflected()V ran; demo.Main.main()V@9 calls "
            "demo.Main.reflected()V by reflection");
  ClassHierarchy &hierarchy = *parsed.hierarchy;
  ClassId main = hierarchy.lookupClass("demo.Main");
  CallGraph graph(hierarchy);
  CallSite site;
  site.caller = hierarchy.lookupMethod(main, "main()V");
  site.bci = 9;
  graph.addReachable(site.caller, {});
  graph.addSite(site);
  graph.addEdge(hierarchy.lookupMethod(main, "reflected()V"),
                Reason::ReflectionUse);
  graph.finish();
  EXPECT_EQ(check(claim, runWithRequests, &graph),
            "1/1/1 demo.Main.reflected()V ran");
}

TEST_F(ClaimCheckTest, AReflectiveWriteExplainsObjectsOfTheWrittenClass) {
  Claim claim = makeReceiverClaim(30, "demo.Other");
  for (Assumption assumption :
       {Assumption::PrivatesWrittenByCode, Assumption::FieldsWrittenByCode,
        Assumption::NoReflectiveCalls})
    EXPECT_EQ(check(assume(claim, assumption), runWithRequests),
              "1/1/0 the receiver was a demo.Leaf; demo.Main.main()V@15 writes "
              "a demo.Leaf to the field part of demo.Holder");
  // The field is not final, and what was written is not a Other.
  EXPECT_EQ(
      check(assume(claim, Assumption::FinalsNotRewritten), runWithRequests),
      "1/1/1 the receiver was a demo.Leaf");
  claim = makeReceiverClaim(40, "demo.Leaf", "close()V");
  EXPECT_EQ(
      check(assume(claim, Assumption::NoReflectiveCalls), runWithRequests),
      "1/1/1 the receiver was a demo.Other");
}

TEST_F(ClaimCheckTest, AWriteOfAnotherFieldExplainsNothing) {
  Claim claim = makeReceiverClaim(60, "demo.Other");
  for (Assumption assumption :
       {Assumption::PrivatesWrittenByCode, Assumption::FieldsWrittenByCode,
        Assumption::NoReflectiveCalls})
    EXPECT_EQ(check(assume(claim, assumption), runWithRequests),
              "1/1/1 the receiver was a demo.Leaf");
}

TEST_F(ClaimCheckTest, AReflectiveCallExplainsWhatItsParametersHold) {
  const llvm::StringRef take = "take(Ldemo/Base;)V";
  Claim claim = makeReceiverClaim(3, "demo.Other", "open()V", take);
  EXPECT_EQ(
      check(assume(claim, Assumption::MethodsCalledByCode), runWithArguments),
      "1/1/0 the receiver was a demo.Leaf; "
      "jdk.internal.reflect.NativeMethodAccessorImpl.invoke0()V@-1 calls "
      "demo.Main.take(Ldemo/Base;)V");
  EXPECT_EQ(
      check(assume(claim, Assumption::FieldsWrittenByCode), runWithArguments),
      "1/1/1 the receiver was a demo.Leaf");
  // This receiver is not a parameter.
  claim = makeReceiverClaim(9, "demo.Other", "open()V", take);
  EXPECT_EQ(
      check(assume(claim, Assumption::MethodsCalledByCode), runWithArguments),
      "1/1/1 the receiver was a demo.Leaf");
}

TEST_F(ClaimCheckTest, ClassesOfOtherLoadersAndFilesBreakTheirAssumptions) {
  Claim claim = makeReceiverClaim(40, "demo.Leaf", "close()V");
  EXPECT_EQ(check(assume(claim, Assumption::BuiltinLoaders), runWithRequests),
            "1/1/0 the receiver was a demo.Other; demo.Main.main()V@7 defines "
            "demo.Other");
  claim = makeReceiverClaim(50, "demo.Leaf", "shut()V");
  EXPECT_EQ(
      check(assume(claim, Assumption::AbsentStaysAbsent), runWithRequests),
      "1/1/0 the receiver was a demo.Late; demo.Late is loaded from "
      "file:/late.jar");
  EXPECT_EQ(
      check(assume(claim, Assumption::NoGeneratedClasses), runWithRequests),
      "1/1/1 the receiver was a demo.Late");
}

TEST_F(ClaimCheckTest, ClaimsOfOneSiteJoinByWhatTheyAreAbout) {
  ClaimSet claims;
  Claim result = makeClaim(ClaimSubject::Type, 0);
  result.types = {makeName("demo.Leaf")};
  claims.claims = {makeReceiverClaim(0, "demo.Other"), result,
                   makeReceiverClaim(0, "demo.Leaf")};
  claims.normalize();
  ASSERT_EQ(claims.claims.size(), 2u);
  EXPECT_EQ(claims.claims[0].types.size(), 1u);
  ASSERT_EQ(claims.claims[1].types.size(), 2u);
  EXPECT_EQ(claims.claims[1].types[0].getValue(), "demo.Leaf");
}

} // namespace
