//===- Passes.td - The passes over the jvm dialect ---*- tablegen -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every pass with its options. What a pass reads, adds and preserves is its contract, a member function of the pass.
//
//===----------------------------------------------------------------------===//

#ifndef JIR_PASSES_PASSES_TD
#define JIR_PASSES_PASSES_TD

include "mlir/Pass/PassBase.td"

/// A pass that leaves the program's meaning alone: analyses, annotators, loaders, printers, exports.
class AnalysisPass<string name> : PassBase<name, "::jir::AnalysisPass">;
/// A pass that may change the program, so that it ends the results of analyses.
class TransformPass<string name> : PassBase<name, "::jir::TransformPass">;

/// The analysis whose result a pass reads.
class FromOption<string what> : Option<"from", "from", "std::string", /*default=*/"",
  what # "; the default is the last one of the pipeline">;

/// Which calls an analysis annotates with their targets.
def AnnotateOption : Option<"annotate", "annotate", "::jir::AnnotatedClasses",
  /*default=*/"::jir::AnnotatedClasses::Application", "which call operations get `jvm.targets`",
  [{::llvm::cl::values(
      clEnumValN(::jir::AnnotatedClasses::None, "none", "none"),
      clEnumValN(::jir::AnnotatedClasses::Application, "application", "those of the application and its libraries"),
      clEnumValN(::jir::AnnotatedClasses::All, "all", "those of platform bodies that are loaded too"))}]>;

/// Text for people, or JSON.
def PrintFormatOption : Option<"format", "format", "::jir::PrintFormat", /*default=*/"::jir::PrintFormat::Text",
  "the form of the output",
  [{::llvm::cl::values(clEnumValN(::jir::PrintFormat::Text, "text", "lines for people"),
                       clEnumValN(::jir::PrintFormat::Json, "json", "one JSON object"))}]>;

def CHA : AnalysisPass<"jvm-cha"> {
  let summary = "Builds a call graph from the class hierarchy";
  let description = [{
    Class hierarchy analysis: a dispatching call may reach whatever the JVM selects for any known class that the
    receiver's static type allows, and the implementation of every function object that is made in reachable code.
    Reachability starts at the entry points and at what the JVM calls by itself, and follows class initialisation.
    docs/Analysis/CHACallGraph.md has the rules.

    With `annotate` a call operation gets `jvm.targets`, the methods that it may run. With more than `target-limit` of
    them it gets `jvm.cone` instead: the resolved method, the bounding class and the count. `jvm.throws` has the errors
    that linking and selection throw.

    Example: `test/Passes/cha.mlir`
  }];
  let options = [
    ListOption<"assumptions", "assumptions", "std::string",
               "the assumptions, comma-separated: closed-world or other names of docs/Analysis/Assumptions.md; the "
               "default is closed-world, no-reflective-calls, natives-call-nothing-new; `runtime=hotspot|aot` names "
               "what runs the program">,
    AnnotateOption,
    Option<"targetLimit", "target-limit", "unsigned", /*default=*/"8",
           "the most targets that an annotation lists by name">,
    ListOption<"models", "models", "std::string",
               "files with bodies for native methods (docs/Analysis/Models.md), comma-separated; they take precedence "
               "over those that come with jir">
  ];
}

def CheckAssumptions : AnalysisPass<"jvm-check-assumptions"> {
  let summary = "Checks the named assumptions against a recorded execution";
  let description = [{
    Reads a recording of jir-record and prints which assumptions the run broke, each event with its method and bytecode
    index, and which ones the recording cannot show. What an analysis sees breaks none of its assumptions, so put the pass
    after the analysis. docs/Passes/CheckAssumptions.md has the events.

    Example: `test/Passes/check-assumptions.mlir`
  }];
  let options = [
    Option<"recording", "recording", "std::string", /*default=*/"", "the file of the recording">,
    FromOption<"the analysis whose assumptions are marked, and whose call graph decides what is new">,
    Option<"limit", "limit", "unsigned", /*default=*/"20", "the most events that are printed for an assumption; 0: all">
  ];
}

def CheckClaims : AnalysisPass<"jvm-check-claims"> {
  let summary = "Checks claims against a recorded execution";
  let description = [{
    Reads a recording of jir-record (made with --edges) and looks up each claim's site in it. A claim that the run
    contradicts is an error, with the site, the claim and what ran, unless it is conditional and names an assumption
    that the run broke: a class made at run time breaks `no-generated-classes`, a proxy `no-proxies`.

    Example: `test/Passes/check-claims.mlir`
  }];
  let options = [
    Option<"recording", "recording", "std::string", /*default=*/"", "the file of the recording">,
    FromOption<"the pass whose claims are checked">
  ];
}

def CompareCallGraphs : AnalysisPass<"jvm-compare-call-graphs"> {
  let summary = "Compares two call graphs";
  let description = [{
    Compares the call graph of `from` with that of another analysis (`with=points-to`), or with one of an earlier run
    (`with=F.csv`, as jvm-export-call-graph writes it). Prints how many methods and edges both have and each alone has,
    and the edges at which the graphs begin to differ (docs/Passes/CompareCallGraphs.md). jir-compare compares two files.

    Example: `test/Passes/compare-call-graphs.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is the first">,
    Option<"with", "with", "std::string", /*default=*/"",
           "the second: an analysis, or a CSV file (its name holds a dot or a slash)">,
    Option<"limit", "limit", "unsigned", /*default=*/"20", "the most edges that are printed for each side">,
    Option<"output", "output", "std::string", /*default=*/"", "a file for all differences, as JSON">
  ];
}

def CompareRecording : AnalysisPass<"jvm-compare-recording"> {
  let summary = "Compares a call graph with a recorded execution";
  let description = [{
    Reads a recording of jir-record and prints, to standard error, the recall of methods (all, by origin, from the entry
    points), the recall of call edges, and the missed methods by cause: the first edge that the call graph lacks on the
    recorded path to each. Hidden classes and classes made at run time are counted separately. If the recording has
    calling contexts (`jir-record --contexts`), the missed methods are also counted by the tags that all their contexts
    have above them. docs/Analysis/RecordingComparison.md explains the figures.

    Example: `test/Passes/compare-recording.mlir`
  }];
  let options = [
    Option<"recording", "recording", "std::string", /*default=*/"", "the file of the recording">,
    FromOption<"the analysis whose call graph is measured">,
    Option<"output", "output", "std::string", /*default=*/"", "a file for the same as JSON, with all missed methods">,
    Option<"missed", "missed", "bool", /*default=*/"false", "print each missed method, with its first missing edge">
  ];
}

def Devirtualize : AnalysisPass<"jvm-devirtualize"> {
  let summary = "Claims the calls that have one target, with the grounds";
  let description = [{
    Each virtual and interface call of the application and its libraries gets a claim or the reason why there is none. A
    claim is certain or conditional. It has the target, what the call must still test, the grounds, and the class files
    that it rests on.
    docs/Analysis/Devirtualization.md has the rules.

    The claim is put on the call as `jvm.claim`. `jvm-rewrite-devirtualized` makes a direct call of it.
    `--remarks-filter=jvm-devirtualize` shows the reason at each call without a claim.

    Example: `test/Passes/devirtualize.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph conditional claims rest on; defensive: its claims instead">,
    Option<"scope", "scope", "::jir::ClaimScope", /*default=*/"::jir::ClaimScope::Application",
           "which calls are claimed",
           [{::llvm::cl::values(
               clEnumValN(::jir::ClaimScope::Application, "application", "those of the application and its libraries"),
               clEnumValN(::jir::ClaimScope::All, "all", "those of reachable platform methods too"))}]>,
    Option<"print", "print", "bool", /*default=*/"false", "print the claims to standard error, a line each">
  ];
}

def ExportMethods : AnalysisPass<"jvm-export-methods"> {
  let summary = "Writes the methods that a call graph reaches to a file";
  let description = [{
    Writes one row a method, sorted: `class,name,descriptor,origin`. The origin is that of the class: application,
    library or platform.

    Example: `test/Passes/export-methods.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph has the reachable methods">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

def Load : AnalysisPass<"jvm-load"> {
  let summary = "Loads members and bodies of classes into the IR";
  let description = [{
    Materializes the members of classes in state `header` and the bodies of methods in state `unloaded`. `jvm-unload`, and
    the end of every run, unload what the file itself does not hold, unless a pass changed it.

    Example: `test/Passes/load.mlir`
  }];
  let options = [
    Option<"what", "what", "::jir::LoadedParts", /*default=*/"::jir::LoadedParts::Application", "what is loaded",
           [{::llvm::cl::values(
               clEnumValN(::jir::LoadedParts::Application, "application",
                          "all classes of the application and its libraries"),
               clEnumValN(::jir::LoadedParts::Reachable, "reachable", "the methods that a call graph reaches"),
               clEnumValN(::jir::LoadedParts::All, "all", "the platform's classes too"))}]>,
    FromOption<"with what=reachable: the analysis whose result has the reachable methods">
  ];
}

def LowerInvokedynamic : TransformPass<"jvm-lower-invokedynamic"> {
  let summary = "Replaces call sites with known bootstrap methods by operations with the same meaning";
  let description = [{
    Sites whose bootstrap method is the JDK's own become synthetic operations: `jvm.lambda` (LambdaMetafactory, with
    markers, bridges, serializable), `jvm.string_concat`, `jvm.record_method`, `jvm.type_switch`, and for dynamic
    constants `jvm.enum_constant`, `jvm.var_handle`, `jvm.class_constant`, `jvm.get_static`, `jvm.null`. Each keeps its
    bytecode index, its protection and the bootstrap method that it came from. Other sites stay `jvm.invoke_dynamic` and
    `jvm.dynamic_constant`.

    Example: `test/Passes/lower-invokedynamic.mlir`
  }];
  let options = [
    Option<"print", "print", "bool", /*default=*/"false",
           "print to standard error how many sites were lowered to what, and why others were left">
  ];
}

def PointsTo : AnalysisPass<"jvm-points-to"> {
  let summary = "Computes what variables and fields may hold, and the call graph";
  let description = [{
    Andersen's points-to analysis: sets of abstract objects for variables, fields and array elements, and at the same
    time the call graph, in which a dispatching call reaches what the objects of its receiver select. Reachability starts
    at the entry points and at what the JVM calls by itself, and follows class initialisation, exceptions, function
    objects and threads. docs/Analysis/PointsTo.md has the rules, the assumptions, and what is left out.

    Later passes read it as `from=points-to`. Call operations get `jvm.targets`, `jvm.cone` and `jvm.throws` as by
    jvm-cha.

    Example: `test/Passes/points-to.mlir`
  }];
  let options = [
    Option<"context", "context", "::jir::pointsto::ContextKind", /*default=*/"::jir::pointsto::ContextKind::Insensitive",
           "the context policy: what distinguishes the sets of a variable",
           [{::llvm::cl::values(
               clEnumValN(::jir::pointsto::ContextKind::Insensitive, "ci", "nothing: one set a variable"),
               clEnumValN(::jir::pointsto::ContextKind::Call1, "1-call", "the call site"),
               clEnumValN(::jir::pointsto::ContextKind::Call2, "2-call", "two call sites"),
               clEnumValN(::jir::pointsto::ContextKind::Call3, "3-call", "three call sites"),
               clEnumValN(::jir::pointsto::ContextKind::Object1, "1-obj", "the receiver's allocation"),
               clEnumValN(::jir::pointsto::ContextKind::Object2, "2-obj", "and that of the object that allocated it"),
               clEnumValN(::jir::pointsto::ContextKind::Object3, "3-obj", "three allocations"),
               clEnumValN(::jir::pointsto::ContextKind::Type1, "1-type", "the class that allocates the receiver"),
               clEnumValN(::jir::pointsto::ContextKind::Type2, "2-type", "two classes"),
               clEnumValN(::jir::pointsto::ContextKind::Type3, "3-type", "three classes"),
               clEnumValN(::jir::pointsto::ContextKind::Selective, "selective",
                          "2-obj for the methods that gain from it, by a first run with ci"))}]>,
    Option<"shortcuts", "shortcuts", "::jir::pointsto::ShortcutMode", "::jir::pointsto::ShortcutMode::Containers",
           "which flows go around methods without contexts", [{::llvm::cl::values(
               clEnumValN(::jir::pointsto::ShortcutMode::None, "none", "none"),
               clEnumValN(::jir::pointsto::ShortcutMode::Fields, "fields", "through fields and results of methods"),
               clEnumValN(::jir::pointsto::ShortcutMode::Containers, "containers", "also through containers"),
               clEnumValN(::jir::pointsto::ShortcutMode::AllContainers, "all-containers",
                          "also through those that the platform allocates for itself"))}]>,
    ListOption<"assumptions", "assumptions", "std::string",
               "the assumptions, comma-separated: closed-world or other names of docs/Analysis/Assumptions.md; the "
               "default is closed-world, natives-allocate-nothing-new, natives-call-nothing-new, no-reflective-calls; "
               "`runtime=hotspot|aot` names what runs the program">,
    Option<"reflection", "reflection", "::jir::pointsto::ReflectionMode",
           /*default=*/"::jir::pointsto::ReflectionMode::Inferred",
           "which reflective calls are followed",
           [{::llvm::cl::values(
               clEnumValN(::jir::pointsto::ReflectionMode::None, "none", "none"),
               clEnumValN(::jir::pointsto::ReflectionMode::Constants, "constants",
                          "those whose names and classes are known, perhaps in parts"),
               clEnumValN(::jir::pointsto::ReflectionMode::Inferred, "inferred",
                          "also those whose classes and members follow from uses: casts, names of members, receivers"),
               clEnumValN(::jir::pointsto::ReflectionMode::Application, "application",
                          "also everything of the application that fits an unresolved call"))}]>,
    Option<"reflectionCastLimit", "reflection-cast-limit", "unsigned", /*default=*/"5",
           "the most classes that a cast may add to the reflective call whose result is cast">,
    Option<"reflectionNameLimit", "reflection-name-limit", "unsigned", /*default=*/"5",
           "the most classes that the name of a member may add to the call that returned the class">,
    Option<"reflectionMemberLimit", "reflection-member-limit", "unsigned", /*default=*/"64",
           "the most members of a known class that are taken where their name is not known">,
    Option<"reflectionPrefix", "reflection-prefix", "unsigned", /*default=*/"3",
           "the fewest known characters at the beginning of a member's name that identify it">,
    Option<"reflectionSuffix", "reflection-suffix", "unsigned", /*default=*/"5",
           "the same, elsewhere in the name">,
    Option<"reflectionHeap", "reflection-heap", "bool", /*default=*/"true",
           "also count casts that an unknown object reaches only through fields, arrays and collections">,
    Option<"unknownReflection", "unknown-reflection", "::jir::UnknownReflection", "::jir::UnknownReflection::Unknown",
           "what a reflective call does if its class, name or member is unknown", [{::llvm::cl::values(
               clEnumValN(::jir::UnknownReflection::Unknown, "unknown", "it returns an unknown object and is listed"),
               clEnumValN(::jir::UnknownReflection::Application, "application", "also what fits in the application"))}]>,
    Option<"recordedReflection", "recorded-reflection", "std::string", /*default=*/"",
           "a recording of jir-record: unresolved reflective calls do what it shows; the assumption "
           "reflection-as-recorded then replaces no-reflective-calls">,
    Option<"saturate", "saturate", "unsigned", /*default=*/"0",
           "a set with more objects becomes all objects of the declared type; 0: never">,
    Option<"budgetFacts", "budget-facts", "uint64_t", /*default=*/"0",
           "how many objects may be propagated before all sets are saturated; 0: no limit">,
    Option<"budgetMegabytes", "budget-mb", "uint64_t", /*default=*/"0",
           "how many megabytes the solver may hold before all sets are saturated; 0: no limit">,
    Option<"containerLimit", "container-limit", "uint32_t", /*default=*/"1024",
           "with shortcuts=containers, contexts of containers that hold or are passed more objects are merged; 0: none are">,
    Option<"contextBudget", "context-budget", "uint64_t", /*default=*/"3000000",
           "the most variables before further calls share one context, or, with selective, before the run restarts "
           "with fewer contexts or none; 0: no limit on variables and propagation, except the limit that "
           "selective computes from its first run">,
    Option<"keepFlows", "keep-flows", "bool", /*default=*/"false",
           "keep the constraints, so that jvm-print-points-to can print how an object comes to a variable">,
    Option<"distinguishStrings", "distinguish-strings", "bool", /*default=*/"false",
           "keep string constants and allocations apart, which share one object otherwise">,
    Option<"distinguishBuilders", "distinguish-builders", "bool", /*default=*/"false",
           "the same for StringBuilder and StringBuffer">,
    Option<"distinguishExceptions", "distinguish-exceptions", "bool", /*default=*/"false",
           "the same for exceptions, which share one object a class otherwise">,
    Option<"distinguishPlain", "distinguish-plain", "bool", /*default=*/"false",
           "keep the platform's objects apart that refer to text and numbers only">,
    Option<"mergeAllocationsOver", "merge-allocations-over", "unsigned", /*default=*/"24",
           "merge the objects of a class that one method allocates at more places than this; 0: never">,
    Option<"syntheticClasses", "synthetic-classes", "::jir::pointsto::SyntheticClasses",
           /*default=*/"::jir::pointsto::SyntheticClasses::Any", "what callers of entry points pass",
           [{::llvm::cl::values(
               clEnumValN(::jir::pointsto::SyntheticClasses::Any, "any",
                          "objects of all classes that can be instantiated as the declared type"),
               clEnumValN(::jir::pointsto::SyntheticClasses::Program, "program",
                          "of the application's and libraries' classes where there are such"),
               clEnumValN(::jir::pointsto::SyntheticClasses::Exact, "exact", "of the declared type itself"),
               clEnumValN(::jir::pointsto::SyntheticClasses::None, "none", "only what the program makes"))}]>,
    Option<"oldMergeMany", "merge-many", "std::string", /*default=*/"", "old name of merge-allocations-over">,
    Option<"oldInvent", "invent", "std::string", /*default=*/"", "old name of synthetic-classes">,
    ListOption<"models", "models", "std::string",
               "files with bodies for native methods (docs/Analysis/Models.md), comma-separated; they take precedence "
               "over those that come with jir">,
    AnnotateOption,
    Option<"targetLimit", "target-limit", "unsigned", /*default=*/"8",
           "the most targets that an annotation lists by name">
  ];
}

def PointsToClaims : AnalysisPass<"jvm-points-to-claims"> {
  let summary = "Claims casts that cannot fail, classes of receivers, methods that never run";
  let description = [{
    Claims what the points-to sets of the application and its libraries imply under the assumptions of the result: casts
    that no object fails, calls whose receivers are of a few classes, methods that no path of calls leads to. No claim
    rests on a set that holds an unknown object. `jvm-export-claims{from=points-to-claims}` writes the claims,
    `jvm-check-claims{from=points-to-claims}` checks them against a run. With `annotate` they are in the IR:
    `jvm.cannot_fail` at casts, `jvm.receivers` at calls, `jvm.unreachable` at methods. docs/Passes/PointsToClaims.md has the rules.

    Example: `test/Passes/points-to-claims.mlir`
  }];
  let options = [
    FromOption<"the analysis whose sets are read">,
    ListOption<"what", "what", "std::string", "casts, types, unreachable, comma-separated; the default is all">,
    Option<"maxTypes", "max-types", "unsigned", /*default=*/"4", "the most classes that a claim of a receiver lists">,
    Option<"annotate", "annotate", "bool", /*default=*/"true", "put the claims on the operations">,
    Option<"print", "print", "bool", /*default=*/"false", "print the claims to standard error, a line each">
  ];
}

def PrintPointsTo : AnalysisPass<"jvm-print-points-to"> {
  let summary = "Prints what variables may hold";
  let description = [{
    Prints, as text or JSON, the objects that the points-to analysis found for a method (`method=GLOB`: parameters, result,
    what it throws), a field (`field=GLOB` over class.name, static or of all objects) or an instruction
    (`value=METHOD@BCI`: what an allocation makes, receiver, arguments and used result of a call, the operand of a cast).
    docs/Passes/PrintPointsTo.md has an example.

    Example: `test/Passes/print-points-to.mlir`
  }];
  let options = [
    FromOption<"the analysis whose sets are printed">,
    Option<"method", "method", "std::string", /*default=*/"", "methods: a glob over class.name(descriptor)">,
    Option<"field", "field", "std::string", /*default=*/"", "fields: a glob over class.name or class.name:descriptor">,
    Option<"value", "value", "std::string", /*default=*/"", "an instruction: METHOD@BCI">,
    Option<"limit", "limit", "unsigned", /*default=*/"20", "the most objects that the text lists for a variable">,
    Option<"flow", "flow", "std::string", /*default=*/"",
           "a glob over the objects' text: for each variable, the way of the first that matches; with keep-flows of jvm-points-to">,
    PrintFormatOption,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

def PrintCallGraph : AnalysisPass<"jvm-print-call-graph"> {
  let summary = "Prints a call graph on standard output";
  let description = [{
    Prints one line an edge, sorted: `CALLER [BCI] -> CALLEE : REASON|REASON`. What no instruction calls has the caller
    `<root>`. This is for tests and for a look at a few methods; jvm-export-call-graph writes files for other programs.

    Example: `test/Passes/print-call-graph.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is printed">,
    Option<"filter", "filter", "std::string", /*default=*/"\"*\"",
           "only edges whose callers, as class.name(descriptor), match this glob: 'org.example.*'">
  ];
}

def PrintStatistics : AnalysisPass<"jvm-print-statistics"> {
  let summary = "Prints the figures of a call graph";
  let description = [{
    Prints the reachable methods by origin, edges by reason, distinct pairs of caller and callee, virtual calls by the number of their
    targets, casts that may fail, what was not resolved, and the seconds and megabytes of the stages so far. As text, a
    line each, or as JSON. docs/Passes/PrintStatistics.md defines each figure.

    Example: `test/Passes/print-statistics.mlir`
  }];
  let options = [
    FromOption<"the analysis whose call graph is counted">,
    PrintFormatOption,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

def PrintLinkage : AnalysisPass<"jvm-print-linkage"> {
  let summary = "Prints what each call links to and what it selects";
  let description = [{
    Prints one line a call of the application and its libraries: the caller, the bytecode index, the instruction, the method
    that it names, the method it resolves to or the error that linking throws, and after `runs` what may run: the
    selections for every class that the receiver's type allows. Function objects and reachability are left out, since
    they belong to jvm-cha.

    Example: `test/Passes/print-linkage.mlir`
  }];
  let options = [
    Option<"filter", "filter", "std::string", /*default=*/"\"*\"",
           "print only calls in classes whose name matches this glob">
  ];
}

def PrintNatives : AnalysisPass<"jvm-print-natives"> {
  let summary = "Lists native methods and their models";
  let description = [{
    Prints a line for each native method that a call graph reaches (`from=`), or without `from` for each of the program
    and its platform: its name; `model` and the file that holds its body, or `calls` where the run-time model has the
    calls that it makes, or `none`. `only=missing` leaves out those that need no model: their result is a number, or an
    object of a class (not an interface, java.lang.Object or an array of references), and no call or store is known.
    `only=unused` checks the models instead: those of methods that the program's classes lack or that are not native are
    listed, and what a model names and the program lacks is a warning.

    Example: `test/Passes/print-natives.mlir`
  }];
  let options = [
    Option<"from", "from", "std::string", /*default=*/"", "the analysis whose call graph has the reached methods">,
    Option<"only", "only", "::jir::ListedNatives", /*default=*/"::jir::ListedNatives::All", "what is listed",
           [{::llvm::cl::values(
               clEnumValN(::jir::ListedNatives::All, "all", "all native methods"),
               clEnumValN(::jir::ListedNatives::Missing, "missing", "those that need a model and have none"),
               clEnumValN(::jir::ListedNatives::Unused, "unused", "models without a native method"))}]>,
    ListOption<"models", "models", "std::string", "files with bodies for native methods, comma-separated">
  ];
}

def PrintHierarchy : AnalysisPass<"jvm-print-hierarchy"> {
  let summary = "Prints the class hierarchy on standard output";
  let description = [{
    Prints one line a class: `class` or `interface`, its name, superclass and interfaces, and whether it is abstract, final, or
    incomplete (a supertype is absent). `phantom` is a class that the program names and that no archive has. The
    classes that the JVM would refuse to load follow, with the reason.

    Example: `test/Passes/print-hierarchy.mlir`
  }];
  let options = [
    Option<"filter", "filter", "std::string", /*default=*/"\"*\"",
           "only classes whose names match this glob: 'org.example.*'">,
    Option<"platform", "platform", "bool", /*default=*/"false", "the classes of the platform too">
  ];
}

def ReadCallGraph : AnalysisPass<"jvm-read-call-graph"> {
  let summary = "Reads a call graph from CSV files";
  let description = [{
    Adds the call graph of another tool, or of an earlier run, as a result that later passes compare, print and export
    (`from=read-call-graph`). The files are those of `jvm-export-call-graph{format=csv}` and `jvm-export-methods`; one of
    them is enough. Rows that name a method which the program lacks are counted and left out.

    Example: `test/Passes/read-call-graph.mlir`
  }];
  let options = [
    Option<"edges", "edges", "std::string", /*default=*/"\"\"", "the file of call edges; their ends are reachable">,
    Option<"methods", "methods", "std::string", /*default=*/"\"\"", "the file of reachable methods">
  ];
}

def RewriteDevirtualized : AnalysisPass<"jvm-rewrite-devirtualized"> {
  let summary = "Replaces calls that have a claim by direct calls";
  let description = [{
    Puts a `jvm.invoke_direct`, which means the same and keeps its key, in the place of each call whose `jvm.claim` has
    a target. The claim stays on it, so that the assumptions of a conditional one are not lost.

    Example: `test/Passes/rewrite-devirtualized.mlir`
  }];
  let options = [
    Option<"conditional", "conditional", "bool", /*default=*/"true", "rewrite calls with conditional claims too">
  ];
}

def Unload : AnalysisPass<"jvm-unload"> {
  let summary = "Unloads the classes, members and bodies that passes loaded";
  let description = [{
    Removes what passes loaded from the platform or from class files, unless a pass changed it. What the file itself holds
    stays. Every run of jir-opt ends with it.

    Example: `test/Passes/unload.mlir`
  }];
}

def VerifyTypes : AnalysisPass<"jvm-verify-types"> {
  let summary = "Checks subtyping in method bodies with the class hierarchy";
  let description = [{
    Checks, in the bodies that are in the IR, what the verifiers of operations leave out because it needs the hierarchy.
    Receivers, arguments, results, field values, thrown and caught exceptions and upcasts are assignable as the JVM's
    verifier defines it (JVMS 4.10.1.2: an interface counts as java.lang.Object, arrays of references are covariant).
    Arrays are arrays. An object is initialised once, and its uninitialised value is not used afterwards. A check that
    depends on an absent class passes, and is counted. Classes of the program that the JVM would not define or link for
    other reasons are errors with the name of the JVM's error (docs/Analysis/LinkageErrors.md).

    Example: `test/Passes/verify-types.mlir`
  }];
  let options = [
    Option<"maxProblems", "max-problems", "uint64_t", /*default=*/"20", "the most problems that are reported one by one">,
    Option<"print", "print", "bool", /*default=*/"false", "print to standard error how much was checked">
  ];
}

def Why : AnalysisPass<"jvm-why"> {
  let summary = "Explains why a method is reachable, what a call reaches, and on what a claim rests";
  let description = [{
    `method=GLOB`: for each matching method a shortest reachability path, from an entry point where one leads there, else
    from what the JVM calls by itself; for a method that is not reachable, what is known about it; for an unknown
    name, the nearest names. `start=GLOB` asks for paths from these methods instead.

    `site=METHOD@BCI` (or `METHOD:LINE`, or all calls of METHOD): the targets of a call with the receivers that select
    them, and the claim about it or why there is none. `claim=METHOD@BCI`: the claims that an earlier pass made
    there, with grounds, assumptions and class files.

    Globs match `class.name(descriptor)`, and `class.name` where they hold no `(`. docs/Passes/Why.md has examples.

    Example: `test/Passes/why.mlir`
  }];
  let options = [
    Option<"method", "method", "std::string", /*default=*/"", "methods to explain: a glob over class.name(descriptor)">,
    Option<"site", "site", "std::string", /*default=*/"", "calls to explain: METHOD@BCI, METHOD:LINE or METHOD">,
    Option<"claim", "claim", "std::string", /*default=*/"", "claims to explain: METHOD@BCI, METHOD:LINE or METHOD">,
    Option<"start", "start", "std::string", /*default=*/"", "with method=: paths from methods that match this glob">,
    FromOption<"the analysis whose call graph is asked">,
    Option<"claims", "claims", "std::string", /*default=*/"",
           "with claim=: the pass whose claims are asked; the default is the last one of the pipeline">,
    Option<"limit", "limit", "unsigned", /*default=*/"10", "the most methods, calls or claims that are explained">,
    PrintFormatOption,
    Option<"output", "output", "std::string", /*default=*/"\"-\"", "the file; '-' is standard output">
  ];
}

include "jir/Passes/Ask.td"
include "jir/Passes/Defensive.td"
include "jir/Passes/ExportCallGraph.td"
include "jir/Passes/ExportClaims.td"
include "jir/Passes/ExportExplorer.td"
include "jir/Passes/ExportKeepRules.td"
include "jir/Passes/ExportMetadata.td"
include "jir/Passes/ExportReflection.td"
include "jir/Passes/ExportSarif.td"
include "jir/Passes/PrintImprecision.td"
include "jir/Passes/PrintOverview.td"
include "jir/Passes/Prune.td"
include "jir/Passes/ReadClaims.td"

#endif // JIR_PASSES_PASSES_TD
