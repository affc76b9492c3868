// Access to fields and array elements by offset. A model sees the elements of arrays; which field an offset means is
// for the analysis to say, so what is read from one is unknown here.
module attributes {jvm.jdk = "9-"} {

jvm.class @jdk.internal.misc.Unsafe platform {
  jvm.method @"getReference(Ljava/lang/Object;J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64) attributes {jvm.jdk = "12-"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = jvm.any_of %2, %3 : !jvm.ref<java.lang.Object>
    jvm.return %4 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getObject(Ljava/lang/Object;J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64) attributes {jvm.jdk = "-11"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = jvm.any_of %2, %3 : !jvm.ref<java.lang.Object>
    jvm.return %4 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getReferenceVolatile(Ljava/lang/Object;J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64) attributes {jvm.jdk = "12-"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = jvm.any_of %2, %3 : !jvm.ref<java.lang.Object>
    jvm.return %4 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"getObjectVolatile(Ljava/lang/Object;J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64) attributes {jvm.jdk = "-11"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = jvm.any_of %2, %3 : !jvm.ref<java.lang.Object>
    jvm.return %4 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"putReference(Ljava/lang/Object;JLjava/lang/Object;)V"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "12-"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a2 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method @"putObject(Ljava/lang/Object;JLjava/lang/Object;)V"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a2 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method @"putReferenceVolatile(Ljava/lang/Object;JLjava/lang/Object;)V"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "12-"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a2 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method @"putObjectVolatile(Ljava/lang/Object;JLjava/lang/Object;)V"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a2 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return
  }
  jvm.method @"compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>, %a3: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "12-"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a3 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %1 : i32
  }
  jvm.method @"compareAndSetObject(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>, %a3: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    jvm.array_store reference %a3 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    jvm.return %1 : i32
  }
  jvm.method @"compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>, %a3: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "12-"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    jvm.array_store reference %a3 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = jvm.any_of %2, %3 : !jvm.ref<java.lang.Object>
    jvm.return %4 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"compareAndExchangeObject(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Object>, %a1: i64, %a2: !jvm.ref<java.lang.Object>, %a3: !jvm.ref<java.lang.Object>) attributes {jvm.jdk = "-11"} {
    %0 = jvm.check_cast %a0 : !jvm.ref<java.lang.Object> to !jvm.array<!jvm.ref<java.lang.Object>>
    %1 = arith.constant 0 : i32
    %2 = jvm.array_load reference %0[%1] : !jvm.array<!jvm.ref<java.lang.Object>> -> !jvm.ref<java.lang.Object>
    jvm.array_store reference %a3 to %0[%1] : !jvm.ref<java.lang.Object>, !jvm.array<!jvm.ref<java.lang.Object>>
    %3 = jvm.unknown : !jvm.ref<java.lang.Object>
    %4 = jvm.any_of %2, %3 : !jvm.ref<java.lang.Object>
    jvm.return %4 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Class>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
  jvm.method @"staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.reflect.Field>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"defineClass0(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.String>, %a1: !jvm.array<i8>, %a2: i32, %a3: i32, %a4: !jvm.ref<java.lang.ClassLoader>, %a5: !jvm.ref<java.security.ProtectionDomain>) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Class>
    jvm.return %0 : !jvm.ref<java.lang.Class>
  }
  jvm.method @"throwException(Ljava/lang/Throwable;)V"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: !jvm.ref<java.lang.Throwable>) {
    jvm.throw %a0 : !jvm.ref<java.lang.Throwable> []
  }
  jvm.method @"getUncompressedObject(J)Ljava/lang/Object;"(%this: !jvm.ref<jdk.internal.misc.Unsafe>, %a0: i64) {
    %0 = jvm.unknown : !jvm.ref<java.lang.Object>
    jvm.return %0 : !jvm.ref<java.lang.Object>
  }
}

}
