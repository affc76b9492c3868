// The figures of a call graph: methods by origin, edges by reason, virtual calls by
// their targets, casts, stages.
//
// RUN: jir-opt %s --jvm-cha --jvm-print-statistics --summary=none -o /dev/null | FileCheck %s
// RUN: jir-opt %s --jvm-cha --jvm-print-statistics='format=json output=%t.json' --summary=none -o /dev/null
// RUN: %python -m json.tool %t.json | FileCheck %s --check-prefix=JSON

// CHECK: 4 reachable methods
// CHECK-NEXT: 3 reachable methods, application
// CHECK-NEXT: 1 reachable methods, library
// CHECK-NEXT: 0 reachable methods, platform
// CHECK-NEXT: 5 edges
// CHECK-NEXT: 4 pairs of caller and callee
// CHECK-NEXT: 2 pairs of caller and callee, dispatch
// CHECK-NEXT: 2 edges, dispatch
// CHECK-NEXT: 1 edges, entry
// CHECK-NEXT: 2 edges, static
// CHECK: 1 polymorphic calls
// CHECK: 1 polymorphic calls, application
// CHECK: 3 casts, application
// CHECK-NEXT: 2 casts that may fail, application
// CHECK-NEXT: 0 unresolved
// CHECK: s jvm-cha
// CHECK: s  total, peak {{[0-9,]+}} MB

// JSON: "source": "cha"
// JSON: "runtime": "hotspot"
// JSON: "reachable methods": 4
// JSON: "casts that may fail, application": 2
// JSON: "stages": [
// JSON: "megabytes":
jvm.entry @a.Main::@"main(La/Pet;Ljava/lang/Object;)V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public interface abstract @a.Tame extends @java.lang.Object application {
}
jvm.class public @a.Pet extends @java.lang.Object application {
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Pet>) {
    jvm.return
  }
}
jvm.class public @a.Dog extends @a.Pet implements [@a.Tame] library {
  jvm.method public @"speak()V"(%this: !jvm.ref<a.Dog>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main(La/Pet;Ljava/lang/Object;)V"(%pet: !jvm.ref<a.Pet>, %any: !jvm.ref<java.lang.Object>) {
    jvm.invoke_virtual [0] @a.Pet::@"speak()V" of %pet() : !jvm.ref<a.Pet>, () -> ()
    jvm.invoke_static [3] @a.Main::@"help()V"() : () -> ()
    jvm.invoke_static [6] @a.Main::@"help()V"() : () -> ()
    // A subclass may be anything; what is known to implement an interface fits.
    %dog = jvm.check_cast [9] %any : !jvm.ref<java.lang.Object> to !jvm.ref<a.Dog>
    %tame = jvm.check_cast [12] %dog : !jvm.ref<a.Dog> to !jvm.ref<a.Tame>
    %other = jvm.check_cast [15] %any : !jvm.ref<java.lang.Object> to !jvm.ref<a.Tame>
    jvm.return
  }
  jvm.method public static @"help()V"() {
    jvm.return
  }
}
