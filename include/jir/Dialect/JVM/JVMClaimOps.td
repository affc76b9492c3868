//===- JVMClaimOps.td - Files of claims ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The claims of a program apart from the program (docs/Formats.md).
//
//===----------------------------------------------------------------------===//

#ifndef JIR_DIALECT_JVM_JVMCLAIMOPS_TD
#define JIR_DIALECT_JVM_JVMCLAIMOPS_TD

include "jir/Dialect/JVM/JVMOpBase.td"
include "jir/Dialect/JVM/JVMProgramOps.td"

def JVM_ClaimsOp : JVM_ProgramOp<"claims", [NoTerminator, NoRegionArguments, IsolatedFromAbove]> {
  let summary = "the claims of one analysis, without the program";
  let description = [{
    What `jvm-export-claims{format=binary}` writes: the class files that claims rest on, then the claims by method.

    ```mlir
    jvm.claims "cha" {
      jvm.class_file "a.B" hash "0f"
      jvm.method_claims @a.Main::@"main()V" claims [#jvm.site_claim<call[3], declared = @a.B::@"m()V", target = @a.B::@"m()V",
        basis = <certain, check = null, grounds = "the resolved method is final", depends = ["a.B"]>>]
    }
    ```
  }];
  let arguments = (ins StrAttr:$source);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$source $body attr-dict";
}

def JVM_ClassFileOp : JVM_Op<"class_file", [HasParent<"ClaimsOp">]> {
  let summary = "a class file that claims rest on, with its SHA-256 hash where it is known";
  let description = [{
    ```mlir
    jvm.claims "cha" {
      jvm.class_file "a.B" hash "0f"
    }
    ```
  }];
  let arguments = (ins StrAttr:$name, OptionalAttr<StrAttr>:$hash);
  let assemblyFormat = "$name (`hash` $hash^)? attr-dict";
}

def JVM_SiteClaimArrayAttr : TypedArrayAttrBase<JVM_SiteClaimAttr, "an array of #jvm.site_claim">;
def JVM_UnclaimedArrayAttr : TypedArrayAttrBase<JVM_UnclaimedAttr, "an array of #jvm.unclaimed">;

def JVM_MethodClaimsOp : JVM_Op<"method_claims", [HasParent<"ClaimsOp">]> {
  let summary = "the claims about a method and its instructions, and the sites without one";
  let description = [{
    ```mlir
    jvm.claims "cha" {
      jvm.method_claims @a.Main::@"main()V" unclaimed [#jvm.unclaimed<call[9], declared = @a.B::@"m()V", reason = "2 targets">]
    }
    ```
  }];
  let arguments = (ins SymbolRefAttr:$method, OptionalAttr<JVM_SiteClaimArrayAttr>:$claims,
                       OptionalAttr<JVM_UnclaimedArrayAttr>:$unclaimed);
  let assemblyFormat = "$method (`claims` $claims^)? (`unclaimed` $unclaimed^)? attr-dict";
}

#endif // JIR_DIALECT_JVM_JVMCLAIMOPS_TD
