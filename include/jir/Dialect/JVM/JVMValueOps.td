//===- JVMValueOps.td - Constants, arithmetic, comparisons and casts ------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations on values alone; what arith says exactly as the JVM does is arith's.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMVALUEOPS_TD
#define JIR_DIALECT_JVM_JVMVALUEOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"

/// A reference type that an operation always gives, so that the text form need not say it.
class JVM_KnownClass<string name> : Type<
    CPred<"$_self == ::jir::jvm::RefType::get($_self.getContext(), \"" # name # "\")">, name, "::jir::jvm::RefType">,
    BuildableType<"::jir::jvm::RefType::get($_builder.getContext(), \"" # name # "\")">;
def JVM_JavaString : JVM_KnownClass<"java.lang.String">;
def JVM_JavaClass : JVM_KnownClass<"java.lang.Class">;
def JVM_JavaMethodHandle : JVM_KnownClass<"java.lang.invoke.MethodHandle">;
def JVM_JavaMethodTypeObject : JVM_KnownClass<"java.lang.invoke.MethodType">;

def JVM_IntOrLong : AnyTypeOf<[I32, I64], "int or long">;
def JVM_FloatOrDouble : AnyTypeOf<[F32, F64], "float or double">;

def JVM_NullOp : JVM_BodyOp<"null", [Pure, ConstantLike]> {
  let summary = "the null constant";
  let results = (outs JVM_NullType:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasFolder = 1;
}

def JVM_StringOp : JVM_BodyOp<"string", [Pure]> {
  let summary = "a string constant: the interned string of these modified UTF-8 bytes";
  let arguments = (ins StrAttr:$value);
  let results = (outs JVM_JavaString:$result);
  let assemblyFormat = "$value attr-dict";
}

def JVM_ClassOfOp : JVM_ThrowingOp<"class_constant", [JVM_ThrowsOnly, JVM_NamesClass]> {
  let summary = "a class constant (ldc of a CONSTANT_Class)";
  let description = [{ A class or an array type, or the exact type of a primitive (`none` for void): these come from
    java.lang.invoke.ConstantBootstraps.primitiveClass. }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, TypeAttr:$named);
  let results = (outs JVM_JavaClass:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $named attr-dict";
  let hasVerifier = 1;
}

def JVM_MethodHandleOp : JVM_ThrowingOp<"method_handle", [JVM_ThrowsOnly, JVM_LinksConstants]> {
  let summary = "a method handle constant";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_HandleAttr:$handle);
  let results = (outs JVM_JavaMethodHandle:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $handle attr-dict";
}

def JVM_MethodTypeOp : JVM_ThrowingOp<"method_type", [JVM_ThrowsOnly, JVM_Links]> {
  let summary = "a method type constant";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_MethodTypeAttr:$methodType);
  let results = (outs JVM_JavaMethodTypeObject:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $methodType attr-dict";
}

def JVM_DynamicConstantOp : JVM_ThrowingOp<"dynamic_constant", [JVM_LinksConstants]> {
  let summary = "a dynamically computed constant (ldc of a CONSTANT_Dynamic)";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_DynamicAttr:$constant);
  let results = (outs JVM_StackType:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $constant attr-dict `:` type($result)";
  let hasVerifier = 1;
}

class JVM_DivOp<string mnemonic> : JVM_ThrowingOp<mnemonic, [
    JVM_ThrowsOnly, AllTypesMatch<["lhs", "rhs", "result"]>]> {
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_IntOrLong:$lhs, JVM_IntOrLong:$rhs);
  let results = (outs JVM_IntOrLong:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $lhs `,` $rhs attr-dict `:` type($result)";
  let hasFolder = 1;
}
def JVM_DivIntOp : JVM_DivOp<"div"> {
  let summary = "idiv, ldiv: rounds toward zero; the least value by -1 is itself; by zero throws ArithmeticException";
}
def JVM_RemIntOp : JVM_DivOp<"rem"> {
  let summary = "irem, lrem: the sign of the dividend; by zero throws ArithmeticException";
}

class JVM_ShiftOp<string mnemonic> : JVM_BodyOp<mnemonic, [Pure, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins JVM_IntOrLong:$value, I32:$count);
  let results = (outs JVM_IntOrLong:$result);
  let assemblyFormat = "$value `,` $count attr-dict `:` type($result)";
  let hasFolder = 1;
}
def JVM_ShlOp : JVM_ShiftOp<"shl"> { let summary = "shift left by the low 5 (int) or 6 (long) bits of the count"; }
def JVM_ShrOp : JVM_ShiftOp<"shr"> { let summary = "arithmetic shift right by the low 5 or 6 bits of the count"; }
def JVM_UshrOp : JVM_ShiftOp<"ushr"> { let summary = "logical shift right by the low 5 or 6 bits of the count"; }

def JVM_FloatToIntOp : JVM_BodyOp<"float_to_int", [Pure]> {
  let summary = "f2i, f2l, d2i, d2l: toward zero, NaN gives 0, out of range saturates";
  let arguments = (ins JVM_FloatOrDouble:$value);
  let results = (outs JVM_IntOrLong:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($result)";
  let hasFolder = 1;
}

def JVM_CompareLongOp : JVM_BodyOp<"compare_long", [Pure]> {
  let summary = "lcmp: -1, 0 or 1";
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
  let hasFolder = 1;
}

def JVM_CompareFloatOp : JVM_BodyOp<"compare_float", [Pure, AllTypesMatch<["lhs", "rhs"]>]> {
  let summary = "fcmpl, fcmpg, dcmpl, dcmpg: -1, 0 or 1; `less` or `greater` says what a NaN gives";
  let arguments = (ins EnumProp<JVM_NaNResult>:$nan, JVM_FloatOrDouble:$lhs, JVM_FloatOrDouble:$rhs);
  let results = (outs I32:$result);
  let assemblyFormat = "$nan $lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
}

def JVM_RefEqOp : JVM_BodyOp<"ref_eq", [Pure]> {
  let summary = "whether two references are the same";
  let arguments = (ins JVM_AnyRefOrUninit:$lhs, JVM_AnyRefOrUninit:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)";
  let hasFolder = 1;
}

def JVM_IsNullOp : JVM_BodyOp<"is_null", [Pure]> {
  let summary = "whether a reference is null";
  let arguments = (ins JVM_AnyRefOrUninit:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let hasFolder = 1;
}

def JVM_UpcastOp : JVM_BodyOp<"upcast", [Pure]> {
  let summary = "the same reference under a wider type; no instruction, never fails";
  let arguments = (ins JVM_AnyRef:$value);
  let results = (outs JVM_AnyRef:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `to` type($result)";
  let hasFolder = 1;
}

def JVM_CheckCastOp : JVM_ThrowingOp<"check_cast", [JVM_ThrowsOnly, JVM_NamesClass]> {
  let summary = "checkcast: null and instances of the type pass, else ClassCastException";
  let description = [{ A cast of the null constant becomes an upcast: the JVM passes null before it resolves the class. A
    cast to the operand's own type stays, since a value typed with an interface need not implement it. }];
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRef:$value);
  let results = (outs AnyTypeOf<[JVM_RefType, JVM_ArrayType]>:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $value attr-dict `:` type($value) `to` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

def JVM_InstanceOfOp : JVM_ThrowingOp<"instance_of", [JVM_ThrowsOnly, JVM_NamesClass]> {
  let summary = "instanceof: 1 for an instance of the type, 0 for null and all else";
  let arguments = (ins JVM_Bci:$bci, UnitProp:$isProtected, JVM_AnyRef:$value, TypeAttr:$tested);
  let results = (outs I32:$result);
  let assemblyFormat = "`` custom<Site>($bci, $isProtected) $value `is` $tested attr-dict `:` type($value)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // JIR_DIALECT_JVM_JVMVALUEOPS_TD
