//===- jir-aot.cpp - Compiles a closed program ahead of time --------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lowers a program that jir-import or jir-opt wrote, links the runtime to it
/// as bitcode, optimises both together, and links the object file with lld.
///
///     jir-aot program.mlirbc --claims=conditional -o program
///
//===----------------------------------------------------------------------===//

#include "Conversion.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/Transforms/IPO/Internalize.h"

namespace cl = llvm::cl;

static cl::opt<std::string> inputName(cl::Positional, cl::Required,
                                      cl::desc("<program>"));
static cl::opt<std::string> outputName("o", cl::desc("the file to write"),
                                       cl::init("a.out"));
static cl::opt<std::string> claims("claims",
                                   cl::desc("none, certain or conditional"),
                                   cl::init("certain"));
enum class Stage { Dialect, IR, Object, Program };
static cl::opt<Stage>
    stage("emit", cl::desc("what to write"), cl::init(Stage::Program),
          cl::values(clEnumValN(Stage::Dialect, "mlir", "the LLVM dialect"),
                     clEnumValN(Stage::IR, "llvm", "LLVM's IR, optimised"),
                     clEnumValN(Stage::Object, "obj", "an object file"),
                     clEnumValN(Stage::Program, "exe", "a program")));

static int fail(const llvm::Twine &message) {
  llvm::errs() << "jir-aot: error: " << message << '\n';
  return 1;
}

/// Writes a text to the output file.
static int writeText(llvm::function_ref<void(llvm::raw_ostream &)> print) {
  std::error_code error;
  llvm::raw_fd_ostream file(outputName, error);
  if (error)
    return fail(outputName + ": " + error.message());
  print(file);
  return 0;
}

/// From the jvm dialect to the LLVM dialect alone.
static mlir::LogicalResult lower(mlir::ModuleOp module) {
  mlir::PassManager passes(module.getContext());
  std::string pipeline = "jvm-to-llvm{claims=" + claims +
                         "},convert-arith-to-llvm,convert-cf-to-llvm,"
                         "reconcile-unrealized-casts";
  if (failed(mlir::parsePassPipeline(pipeline, passes)))
    return mlir::failure();
  return passes.run(module);
}

static std::unique_ptr<llvm::TargetMachine> makeTarget() {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return nullptr;
  std::string features;
  for (auto &feature : llvm::sys::getHostCPUFeatures())
    features += (feature.second ? "+" : "-") + feature.first().str() + ",";
  return std::unique_ptr<llvm::TargetMachine>(
      target->createTargetMachine(triple, llvm::sys::getHostCPUName(), features,
                                  llvm::TargetOptions(), llvm::Reloc::PIC_));
}

/// Adds the runtime; everything but main is private then, so that what is not
/// used goes.
static bool addRuntime(llvm::Module &module) {
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> runtime =
      llvm::parseIRFile(JIR_AOT_RUNTIME, diagnostic, module.getContext());
  if (!runtime) {
    diagnostic.print("jir-aot", llvm::errs());
    return false;
  }
  if (llvm::Linker::linkModules(module, std::move(runtime)))
    return false;
  bool isComplete = true;
  for (llvm::Function &function : module)
    if (function.isDeclaration() && function.getName().starts_with("Java_")) {
      fail("the runtime has no native method " + function.getName());
      isComplete = false;
    }
  llvm::internalizeModule(module, [](const llvm::GlobalValue &value) {
    return value.getName() == "main";
  });
  return isComplete;
}

static void optimise(llvm::Module &module, llvm::TargetMachine &target) {
  // The runtime was compiled for any processor: it would not be inlined.
  for (llvm::Function &function : module)
    if (!function.isDeclaration()) {
      function.addFnAttr("target-cpu", target.getTargetCPU());
      function.addFnAttr("target-features", target.getTargetFeatureString());
    }
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&target);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2)
      .run(module, modules);
}

static bool writeObject(llvm::Module &module, llvm::TargetMachine &target,
                        llvm::StringRef name) {
  std::error_code error;
  llvm::raw_fd_ostream file(name, error);
  if (error)
    return fail(name + ": " + error.message()), false;
  llvm::legacy::PassManager passes;
  if (target.addPassesToEmitFile(passes, file, nullptr,
                                 llvm::CodeGenFileType::ObjectFile))
    return fail("no object files for this processor"), false;
  passes.run(module);
  return true;
}

/// The compiler's driver knows where the C library is; lld links.
static int link(llvm::StringRef object) {
  int code = llvm::sys::ExecuteAndWait(JIR_AOT_CLANG,
                                       {JIR_AOT_CLANG, "--ld-path=" JIR_AOT_LLD,
                                        object, "-lm", "-o", outputName});
  return code ? fail("lld cannot link " + outputName) : 0;
}

static int compile(mlir::ModuleOp module) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> ir =
      mlir::translateModuleToLLVMIR(module, context);
  std::unique_ptr<llvm::TargetMachine> target = makeTarget();
  if (!ir || !target)
    return fail("cannot make LLVM IR for this processor");
  ir->setTargetTriple(target->getTargetTriple());
  ir->setDataLayout(target->createDataLayout());
  if (!addRuntime(*ir))
    return 1;
  optimise(*ir, *target);
  if (stage == Stage::IR)
    return writeText([&](llvm::raw_ostream &os) { os << *ir; });
  if (stage == Stage::Object)
    return !writeObject(*ir, *target, outputName);
  llvm::SmallString<128> object;
  if (llvm::sys::fs::createTemporaryFile("jir-aot", "o", object))
    return fail("cannot make a temporary file");
  llvm::FileRemover remover(object);
  return writeObject(*ir, *target, object) ? link(object) : 1;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  mlir::registerArithToLLVMConversionPass();
  mlir::registerConvertControlFlowToLLVMPass();
  mlir::registerReconcileUnrealizedCastsPass();
  aot::registerPass();
  cl::ParseCommandLineOptions(argc, argv, "compiles a closed Java program\n");

  mlir::DialectRegistry registry;
  registry.insert<jir::jvm::JVMDialect, mlir::arith::ArithDialect,
                  mlir::cf::ControlFlowDialect, mlir::LLVM::LLVMDialect>();
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
  mlir::MLIRContext context(registry);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceFile<mlir::ModuleOp>(inputName, &context);
  if (!module || failed(lower(*module)))
    return 1;
  if (stage != Stage::Dialect)
    return compile(*module);
  return writeText([&](llvm::raw_ostream &os) { module->print(os); });
}
