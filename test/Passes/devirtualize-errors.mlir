// jvm-devirtualize needs a call graph, rejects unknown option values, and remarks at each call why it has no claim.
//
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-devirtualize)' 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: jvm-devirtualize {{.*}}jvm-cha
// RUN: not jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-devirtualize{scope=world})' 2>&1 | FileCheck %s --check-prefix=SCOPE
// SCOPE: for the --scope option: Cannot find option named 'world'!
// RUN: jir-opt %s --jvm-cha --jvm-devirtualize --remarks-filter=jvm-devirtualize --remark-format=yaml --remarks-output-file=%t.yaml -o /dev/null
// RUN: FileCheck %s --check-prefix=YAML --input-file=%t.yaml
// YAML: --- !Missed
// YAML: Pass: {{.*}}jvm-devirtualize
// YAML: Name: {{.*}}not-devirtualized
// YAML: - Class: {{.*}}demo.Main
// YAML: - Reason: {{.*}}2 targets
// RUN: jir-opt %s --pass-pipeline='builtin.module(jvm-cha,jvm-devirtualize)' --remarks-filter=jvm-devirtualize -verify-diagnostics -o /dev/null

jvm.entry @demo.Main::@"main(Ldemo/Shape;Ldemo/Main;)V" reason "main"
jvm.class public @java.lang.Object platform version 61:0 {
}
jvm.class public interface abstract @demo.Shape extends @java.lang.Object application version 61:0 {
  jvm.method public abstract @"draw()V"(!jvm.ref<demo.Shape>)
}
jvm.class public super @demo.Circle extends @java.lang.Object implements [@demo.Shape] application version 61:0 {
  jvm.method public @"draw()V"(%this: !jvm.ref<demo.Circle>) {
    jvm.return
  }
}
jvm.class public super @demo.Square extends @java.lang.Object implements [@demo.Shape] application version 61:0 {
  jvm.method public @"draw()V"(%this: !jvm.ref<demo.Square>) {
    jvm.return
  }
}
jvm.class public super @demo.Main extends @java.lang.Object application version 61:0 {
  jvm.method public static @"main(Ldemo/Shape;Ldemo/Main;)V"(%s: !jvm.ref<demo.Shape>, %m: !jvm.ref<demo.Main>) {
    // expected-remark@+1 {{Reason="2 targets"}}
    jvm.invoke_interface [0] interface @demo.Shape::@"draw()V" of %s() : !jvm.ref<demo.Shape>, () -> ()
    // expected-remark@+1 {{Reason="linking throws java.lang.NoSuchMethodError"}}
    jvm.invoke_virtual [4] @demo.Main::@"absent()V" of %m() : !jvm.ref<demo.Main>, () -> ()
    // expected-remark@+1 {{Reason="resolution depends on an absent class, demo.Gone"}}
    jvm.invoke_virtual [8] @demo.Gone::@"run()V" of %m() : !jvm.ref<demo.Main>, () -> ()
    %null = jvm.null : !jvm.null
    // expected-remark@+1 {{Reason="the receiver is always null"}}
    jvm.invoke_interface [12] interface @demo.Shape::@"draw()V" of %null() : !jvm.null, () -> ()
    jvm.return
  }
}
