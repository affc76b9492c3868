//===- JVMObjectOps.td - Objects, fields, arrays and monitors -------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Allocation, initialisation, access to the heap, locks.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMOBJECTOPS_TD
#define JIR_DIALECT_JVM_JVMOBJECTOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

def JVM_NewOp : JVM_ThrowingOp<"new", [JVM_NamesClass, JVM_Initializes]> {
  let summary = "allocates an object of a class, which is not initialised yet";
  let description = [{
    The result is the allocation site of the object, and `jvm.init` initialises it. The operation may initialise the
    class, and so run any code.

    ```mlir
    %new = jvm.new [0] : !jvm.uninit<a.Circle>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected);
  let results = (outs JVM_UninitType:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) attr-dict `:` qualified(type($result))";
}

def JVM_NewArrayOp : JVM_ThrowingOp<"new_array", [
    MemoryEffects<[MemWrite<JVM_ExceptionResource>, MemAlloc<JVM_HeapResource>]>,
    JVM_NamesClass]> {
  let summary = "allocates an array of one dimension (newarray, anewarray)";
  let description = [{
    A negative length throws NegativeArraySizeException.

    ```mlir
    %array = jvm.new_array [3] %i : !jvm.array<ui16>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, I32:$length);
  let results = (outs JVM_ArrayType:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $length attr-dict `:` qualified(type($result))";
}

def JVM_MultiNewArrayOp : JVM_ThrowingOp<"multi_new_array", [
    MemoryEffects<[MemWrite<JVM_ExceptionResource>, MemAlloc<JVM_HeapResource>]>,
    JVM_NamesClass]> {
  let summary = "allocates an array of arrays (multianewarray)";
  let description = [{
    Each length allocates one dimension. The type may have further dimensions, which are null.

    ```mlir
    %table = jvm.multi_new_array [5] %i, %i : !jvm.array<!jvm.array<i32>>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, Variadic<I32>:$lengths);
  let results = (outs JVM_ArrayType:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $lengths attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}

def JVM_GetFieldOp : JVM_ThrowingOp<"get_field", [JVM_ThrowsAndReads, JVM_NamesClass]> {
  let summary = "reads an instance field";
  let description = [{
    A null object throws NullPointerException.

    ```mlir
    %radius = jvm.get_field [8] @a.Circle::@"radius:I" of %circle : !jvm.ref<a.Circle> -> i32
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_FieldRefAttr:$field, JVM_AnyRef:$object);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) custom<FieldRef>($field) `of` $object attr-dict `:` type($object) `->` type($result)
  }];
  let hasVerifier = 1;
}

def JVM_PutFieldOp : JVM_ThrowingOp<"put_field", [JVM_ThrowsAndWrites, JVM_NamesClass]> {
  let summary = "writes an instance field";
  let description = [{
    Fields of boolean, byte, short and char keep the low bits of the value. A constructor may write the fields of its
    own class before it calls another constructor: the object is then a `!jvm.uninit_this`.

    ```mlir
    jvm.put_field [11] %i to @a.Circle::@"radius:I" of %circle : i32, !jvm.ref<a.Circle>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_FieldRefAttr:$field,
                       AnyTypeOf<[JVM_RefType, JVM_ArrayType, JVM_NullType, JVM_UninitThisType]>:$object,
                       JVM_StackType:$value);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $value `to` custom<FieldRef>($field) `of` $object attr-dict `:`
    type($value) `,` type($object)
  }];
  let hasVerifier = 1;
}

def JVM_GetStaticOp : JVM_ThrowingOp<"get_static", [JVM_NamesClass, JVM_Initializes]> {
  let summary = "reads a static field";
  let description = [{
    May initialise the class that declares the field.

    ```mlir
    %limit = jvm.get_static [14] @a.Circle::@"limit:J" : i64
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_FieldRefAttr:$field);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) custom<FieldRef>($field) attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def JVM_PutStaticOp : JVM_ThrowingOp<"put_static", [JVM_NamesClass, JVM_Initializes]> {
  let summary = "writes a static field";
  let description = [{
    May initialise the class that declares the field.

    ```mlir
    jvm.put_static [17] %l to @a.Circle::@"limit:J" : i64
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_FieldRefAttr:$field, JVM_StackType:$value);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $value `to` custom<FieldRef>($field) attr-dict `:` type($value)
  }];
  let hasVerifier = 1;
}

def JVM_ArrayLengthOp : JVM_ThrowingOp<"array_length", [JVM_ThrowsOnly]> {
  let summary = "the length of an array";
  let description = [{
    ```mlir
    %length = jvm.array_length [20] %chars : !jvm.array<ui16>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRef:$array);
  let results = (outs I32:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $array attr-dict `:` type($array)";
}

def JVM_ArrayLoadOp : JVM_ThrowingOp<"array_load", [JVM_ThrowsAndReads]> {
  let summary = "reads an element of an array";
  let description = [{
    The kind is that of the instruction; `byte` also reads arrays of boolean.

    ```mlir
    %char = jvm.array_load [22] char %chars[%i] : !jvm.array<ui16> -> i32
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, EnumProp<JVM_ArrayKind>:$kind,
                       JVM_AnyRef:$array, I32:$index);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $kind $array `[` $index `]` attr-dict `:` type($array) `->` type($result)
  }];
  let hasVerifier = 1;
}

def JVM_ArrayStoreOp : JVM_ThrowingOp<"array_store", [JVM_ThrowsAndWrites]> {
  let summary = "writes an element of an array";
  let description = [{
    A reference that the array may not hold throws ArrayStoreException.

    ```mlir
    jvm.array_store [25] char %i to %chars[%i] : i32, !jvm.array<ui16>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, EnumProp<JVM_ArrayKind>:$kind,
                       JVM_AnyRef:$array, I32:$index, JVM_StackType:$value);
  let assemblyFormat = [{
    `` custom<Site>($bci, $isProtected) $kind $value `to` $array `[` $index `]` attr-dict `:` type($value) `,` type($array)
  }];
  let hasVerifier = 1;
}

def JVM_MonitorEnterOp : JVM_ThrowingOp<"monitor_enter"> {
  let summary = "locks an object's monitor";
  let description = [{
    ```mlir
    jvm.monitor_enter [28] %o : !jvm.ref<java.lang.Object>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRefOrUninit:$object);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $object attr-dict `:` type($object)";
}

def JVM_MonitorExitOp : JVM_ThrowingOp<"monitor_exit"> {
  let summary = "unlocks an object's monitor";
  let description = [{
    Throws IllegalMonitorStateException if the thread does not hold the monitor.

    ```mlir
    jvm.monitor_exit [30] %o : !jvm.ref<java.lang.Object>
    ```
  }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRefOrUninit:$object);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $object attr-dict `:` type($object)";
}

#endif // JIR_DIALECT_JVM_JVMOBJECTOPS_TD
