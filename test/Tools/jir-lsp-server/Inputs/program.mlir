jvm.entry @a.Main::@"main()V" reason "main"
jvm.class public @java.lang.Object platform {
}
jvm.class public @a.Shape extends @java.lang.Object application {
  jvm.method public @"draw()V"(%this: !jvm.ref<a.Shape>) {
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %null = jvm.null : !jvm.null
    %shape = jvm.upcast %null : !jvm.null to !jvm.ref<a.Shape>
    jvm.invoke_virtual [3] @a.Shape::@"draw()V" of %shape() : !jvm.ref<a.Shape>, () -> ()
    jvm.return
  }
}
