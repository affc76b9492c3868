// ServiceLoader makes the providers of the service that it is asked for, by META-INF/services and by modules, and not those
// of another service; they come out of its iterators. The JVM does so with test/Inputs/java/micro/recall/ServiceLoading.java.
//
// RUN: jir-opt %s --jvm-points-to --jvm-print-call-graph='from=points-to' -o /dev/null | FileCheck %s
//
// CHECK: a.Main.main()V [6] -> a.Provider.serve()V : dispatch
// CHECK: java.util.ServiceLoader.<init>({{.*}} [-1] -> a.Provider.<init>()V : service
// CHECK-NOT: -> a.Stranger

jvm.entry @a.Main::@"main()V" reason "main"
jvm.service "a.Service" in "app.jar" ["a.Provider"]
jvm.service "a.Other" in "app.jar" ["a.Stranger"]
jvm.class public @java.lang.Object platform {
  jvm.method public @"<init>()V"(%this: !jvm.ref<java.lang.Object>) {
    jvm.return
  }
}
jvm.class public @java.lang.Class extends @java.lang.Object platform {
}
jvm.class public @java.util.ServiceLoader extends @java.lang.Object platform {
  jvm.method @"<init>(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/ClassLoader;)V"(%this: !jvm.uninit_this<java.util.ServiceLoader>, %caller: !jvm.ref<java.lang.Class>, %service: !jvm.ref<java.lang.Class>, %loader: !jvm.ref<java.lang.ClassLoader>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.util.ServiceLoader>, () -> !jvm.ref<java.util.ServiceLoader>
    jvm.return
  }
  jvm.method public static @"first(Ljava/lang/Class;)Ljava/lang/Object;"(%service: !jvm.ref<java.lang.Class>) {
    %null = jvm.null : !jvm.null
    %new = jvm.new [0] : !jvm.uninit<java.util.ServiceLoader>
    %0 = jvm.init [1] @java.util.ServiceLoader::@"<init>(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/ClassLoader;)V" of %new(%null, %service, %null) : !jvm.uninit<java.util.ServiceLoader>, (!jvm.null, !jvm.ref<java.lang.Class>, !jvm.null) -> !jvm.ref<java.util.ServiceLoader>
    %impl = jvm.new [2] : !jvm.uninit<java.util.ServiceLoader$ProviderImpl>
    %1 = jvm.init [3] @java.util.ServiceLoader$ProviderImpl::@"<init>()V" of %impl() : !jvm.uninit<java.util.ServiceLoader$ProviderImpl>, () -> !jvm.ref<java.util.ServiceLoader$ProviderImpl>
    %2 = jvm.invoke_virtual [4] @java.util.ServiceLoader$ProviderImpl::@"get()Ljava/lang/Object;" of %1() : !jvm.ref<java.util.ServiceLoader$ProviderImpl>, () -> !jvm.ref<java.lang.Object>
    jvm.return %2 : !jvm.ref<java.lang.Object>
  }
}
jvm.class @java.util.ServiceLoader$ProviderImpl extends @java.lang.Object platform {
  jvm.method @"<init>()V"(%this: !jvm.uninit_this<java.util.ServiceLoader$ProviderImpl>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<java.util.ServiceLoader$ProviderImpl>, () -> !jvm.ref<java.util.ServiceLoader$ProviderImpl>
    jvm.return
  }
  jvm.method public @"get()Ljava/lang/Object;"(%this: !jvm.ref<java.util.ServiceLoader$ProviderImpl>) {
    %0 = jvm.null : !jvm.null
    jvm.return %0 : !jvm.null
  }
}
jvm.class public interface abstract @a.Service extends @java.lang.Object application {
  jvm.method public abstract @"serve()V"(!jvm.ref<a.Service>)
}
jvm.class public interface abstract @a.Other extends @java.lang.Object application {
}
jvm.class public @a.Provider extends @java.lang.Object implements [@a.Service] application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Provider>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Provider>, () -> !jvm.ref<a.Provider>
    jvm.return
  }
  jvm.method public @"serve()V"(%this: !jvm.ref<a.Provider>) {
    jvm.return
  }
}
jvm.class public @a.Stranger extends @java.lang.Object implements [@a.Other] application {
  jvm.method public @"<init>()V"(%this: !jvm.uninit_this<a.Stranger>) {
    %0 = jvm.init [1] @java.lang.Object::@"<init>()V" of %this() : !jvm.uninit_this<a.Stranger>, () -> !jvm.ref<a.Stranger>
    jvm.return
  }
}
jvm.class public @a.Main extends @java.lang.Object application {
  jvm.method public static @"main()V"() {
    %class = jvm.class_constant [0] !jvm.ref<a.Service>
    %0 = jvm.invoke_static [2] @java.util.ServiceLoader::@"first(Ljava/lang/Class;)Ljava/lang/Object;"(%class) : (!jvm.ref<java.lang.Class>) -> !jvm.ref<java.lang.Object>
    %1 = jvm.check_cast [4] %0 : !jvm.ref<java.lang.Object> to !jvm.ref<a.Service>
    jvm.invoke_interface [6] interface @a.Service::@"serve()V" of %1() : !jvm.ref<a.Service>, () -> ()
    jvm.return
  }
}
