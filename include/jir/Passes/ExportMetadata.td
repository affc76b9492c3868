//===- ExportMetadata.td - jvm-export-metadata -------------*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass jvm-export-metadata; a part of Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_EXPORTMETADATA_TD
#define JIR_PASSES_EXPORTMETADATA_TD

def ExportMetadata : AnalysisPass<"jvm-export-metadata"> {
  let summary = "Writes metadata for native-image, or a class list for class data sharing";
  let description = [{
    `format=native-image`: reachability-metadata.json of GraalVM's native-image, with the classes and members that
    reflection, proxies, serialization and native code (JNI) use, and the resources. `format=cds`: the classes that the
    program may load, one a line, as `-XX:SharedClassListFile` reads them. docs/Passes/ExportMetadata.md explains how
    each is used and what it rests on.

    Example: `test/Passes/export-metadata.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is read">,
    Option<"format", "format", "::jir::MetadataFormat", /*default=*/"::jir::MetadataFormat::NativeImage", "what is written",
           [{::llvm::cl::values(
               clEnumValN(::jir::MetadataFormat::NativeImage, "native-image", "reachability-metadata.json"),
               clEnumValN(::jir::MetadataFormat::Cds, "cds", "a class list for -XX:SharedClassListFile"))}]>,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

#endif // JIR_PASSES_EXPORTMETADATA_TD
