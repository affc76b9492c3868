// jvm-defensive rejects unknown values and assumptions without effect; its readers need its claims.
//
// RUN: not jir-opt %s --jvm-defensive=model=loose 2>&1 | FileCheck --check-prefix=MODEL %s
// MODEL: for the --model option: Cannot find option named 'loose'!
// RUN: not jir-opt %s --jvm-defensive=assumptions=strings-known 2>&1 | FileCheck --check-prefix=ASSUMES %s
// ASSUMES: jvm-defensive: assumption 'strings-known' has no effect on this analysis; expected one of closed-world, fields-written-by-code, finals-not-rewritten, methods-called-by-code, natives-as-modelled, packages-as-given, privates-written-by-code
// RUN: not jir-opt %s --jvm-defensive=assumptions=no-proxies 2>&1 | FileCheck --check-prefix=PART %s
// PART: jvm-defensive: assumption 'no-proxies' has no effect on this analysis without the others of closed-world
// RUN: not jir-opt %s --jvm-defensive=count-from=cha 2>&1 | FileCheck --check-prefix=COUNT %s
// COUNT: jvm-defensive needs the call graph of jvm-cha: add jvm-cha before it
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-devirtualize{from=defensive})' 2>&1 | FileCheck --check-prefix=FIRST %s
// FIRST: jvm-devirtualize needs the set of claims of jvm-defensive: add jvm-defensive before it
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-defensive,jvm-devirtualize{from=defensive scope=all})' 2>&1 | FileCheck --check-prefix=SCOPE %s
// SCOPE: from=defensive claims calls of the application only; expected scope=application

jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  // A method that names what is absent is looked at all the same.
  jvm.method public static @"main()V"() {
    %u = jvm.new [0] : !jvm.uninit<demo.Absent>
    %x = jvm.init [4] @demo.Absent::@"<init>()V" of %u() : !jvm.uninit<demo.Absent>, () -> !jvm.ref<demo.Absent>
    jvm.invoke_virtual [8] @demo.Absent::@"who()V" of %x() : !jvm.ref<demo.Absent>, () -> ()
    jvm.return
  }
}
