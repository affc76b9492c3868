//===- JirEmit.cpp - From a program to jars ---------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Options, and the steps of a run in their order.
///
//===----------------------------------------------------------------------===//

#include "jir/Tools/JirEmit.h"
#include "jir/Dialect/JVM/JVMDialect.h"
#include "jir/Dialect/JVM/Transforms/InvokedynamicLowering.h"
#include "jir/Emit/ClaimChecks.h"
#include "jir/Emit/Desugaring.h"
#include "jir/Emit/ProgramAssembler.h"
#include "jir/Import/ImportOptions.h"
#include "jir/Support/OutputFile.h"
#include "jir/Support/Progress.h"
#include "jir/Tools/Driver.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/WithColor.h"

using namespace jir;
using namespace mlir;

static constexpr llvm::StringLiteral toolName = "jir-emit";

namespace {

namespace cl = llvm::cl;

enum class Only { Program, Application, Library, Platform, All };

/// The options; registered when constructed.
struct EmitCommandLine {
  cl::opt<std::string> input{cl::Positional, cl::init("-"),
                             cl::desc("<program>")};
  cl::opt<std::string> output{
      "o",
      cl::desc("Where the class files go: a jar, or a folder if the name ends "
               "in '/' or is a folder's"),
      cl::value_desc("file|folder/")};
  cl::list<std::string> from{
      "from",
      cl::desc("Archives that the program was imported from, as on a class "
               "path; their resources go into the output"),
      cl::value_desc("path")};
  cl::opt<Only> only{
      "only", cl::desc("Which classes are written"), cl::init(Only::Program),
      cl::values(
          clEnumValN(Only::Program, "program",
                     "application and libraries (default)"),
          clEnumValN(Only::Application, "application",
                     "those of the application"),
          clEnumValN(Only::Library, "library", "those of libraries"),
          clEnumValN(Only::Platform, "platform", "all classes of the JDK"),
          clEnumValN(Only::All, "all", "all of these"))};
  cl::opt<bool> jars{"jars",
                     cl::desc("Write a jar for each archive into the folder")};
  cl::opt<bool> strict{"strict",
                       cl::desc("Fail if a class can't be written, even if its "
                                "original is available")};
  cl::opt<bool> keepGoing{
      "keep-going", cl::desc("Leave out classes that can't be written and "
                             "have no original")};
  cl::opt<std::string> claims{
      "check-claims", cl::value_desc("claims.json"),
      cl::desc("Test each claim of a file when the program runs")};
  cl::opt<bool> desugarLambdas{
      "desugar-lambdas",
      cl::desc(
          "Make function objects of ordinary classes, without invokedynamic")};
  cl::opt<bool> desugarStrings{
      "desugar-strings",
      cl::desc(
          "Concatenate strings by a StringBuilder, without invokedynamic")};
  cl::opt<bool> plainLambdas{
      "plain-lambdas", cl::Hidden, cl::desc("Old name of desugar-lambdas"),
      cl::callback([this](const bool &value) {
        takeOldName("plain-lambdas", desugarLambdas, value);
      })};
  cl::opt<bool> plainStrings{
      "plain-strings", cl::Hidden, cl::desc("Old name of desugar-strings"),
      cl::callback([this](const bool &value) {
        takeOldName("plain-strings", desugarStrings, value);
      })};
  cl::opt<bool> noLines{"no-line-numbers",
                        cl::desc("Leave out the tables of line numbers")};
  cl::opt<unsigned> threads{"threads", cl::init(0), cl::value_desc("N"),
                            cl::desc("Threads (default: one a core)")};
  cl::opt<unsigned> maxProblems{
      "max-problems", cl::init(20), cl::value_desc("N"),
      cl::desc("Most problems that are printed (0: all)")};
  cl::opt<SummaryFormat> summary{
      "summary", cl::init(SummaryFormat::Text),
      cl::desc("Form of the summary on standard error"),
      cl::values(clEnumValN(SummaryFormat::Text, "text", "a line for people"),
                 clEnumValN(SummaryFormat::Json, "json", "one JSON object"),
                 clEnumValN(SummaryFormat::None, "none", "nothing"))};

  static void takeOldName(StringRef old, cl::opt<bool> &now, bool value) {
    llvm::WithColor::warning(llvm::errs(), "jir-emit")
        << "--" << old << " is now --" << now.ArgStr << "\n";
    now = value;
  }
  EmitSelection getSelection() const {
    EmitSelection selection;
    bool isAll = only == Only::All;
    bool isProgram = only == Only::Program || isAll;
    selection.application = isProgram || only == Only::Application;
    selection.library = isProgram || only == Only::Library;
    selection.platform = only == Only::Platform || isAll;
    return selection;
  }
  EmitOptions getEmitOptions() const {
    EmitOptions options;
    options.desugarLambdas = desugarLambdas;
    options.desugarStrings = desugarStrings;
    options.lineNumbers = !noLines;
    return options;
  }
  bool isFolder() const {
    return llvm::StringRef(output).ends_with("/") ||
           llvm::sys::fs::is_directory(output);
  }
};

class EmitRun {
public:
  EmitRun(const EmitCommandLine &options, MLIRContext *context)
      : options(options), context(context), progress(Progress::getTerminal()) {}

  int run();

private:
  bool read();
  bool openSources();
  bool loadPlatform();
  bool checkClaims();
  void desugar(const EmitSelection &selection);
  bool write(std::vector<AssembledArchive> archives);
  bool writeJars(std::vector<AssembledArchive> archives);
  void printWarnings();
  void printSummary(llvm::ArrayRef<ClassEmission> classes);
  bool fail(const llvm::Twine &message) {
    progress.finish();
    reportError(toolName, message.str());
    return false;
  }

  const EmitCommandLine &options;
  MLIRContext *context;
  Progress progress;
  OwningOpRef<ModuleOp> program;
  std::unique_ptr<ClassPath> from;
  AssemblyNotes notes;
  ClaimChecks checks;
};

} // namespace

bool EmitRun::read() {
  progress.startStage("reading", 0, "");
  ParserConfig config(context);
  program = parseSourceFile<ModuleOp>(options.input, config);
  progress.finish();
  // The diagnostic explains why.
  return bool(program);
}

/// The archives are read in the view that the import had of them.
bool EmitRun::openSources() {
  ArchiveOptions archiveOptions;
  for (auto archive : program->getOps<jvm::ArchiveOp>())
    if (DictionaryAttr metadata = archive.getMetadataAttr())
      if (auto release = metadata.getAs<IntegerAttr>("release"))
        archiveOptions.release = release.getValue().getLimitedValue(0xFFFF);
  from = std::make_unique<ClassPath>(archiveOptions);
  for (const std::string &word : options.from)
    if (llvm::Error error = from->add(word, Origin::Application))
      return fail(llvm::toString(std::move(error)));
  notes.warnings.insert(notes.warnings.end(), from->getWarnings().begin(),
                        from->getWarnings().end());
  return true;
}

bool EmitRun::loadPlatform() {
  auto platforms = program->getOps<jvm::PlatformOp>();
  // A self-contained program has it already.
  bool isLoaded =
      llvm::any_of(program->getOps<jvm::ClassOp>(), [](jvm::ClassOp classOp) {
        return classOp.getOrigin() == jvm::Origin::Platform;
      });
  if (platforms.empty())
    return isLoaded ||
           fail("the program names no JDK whose classes could be written");
  auto *dialect = context->getLoadedDialect<jvm::JVMDialect>();
  jvm::BodyLoader *loader = dialect->getBodyLoader();
  progress.startStage("loading the JDK", 0, "");
  bool isDone = succeeded(loader->attach(*program)) &&
                succeeded(loader->ensureAll(*program));
  progress.finish();
  return isDone;
}

bool EmitRun::checkClaims() {
  auto file = llvm::MemoryBuffer::getFile(options.claims);
  if (!file)
    return fail(options.claims + ": " + file.getError().message());
  llvm::Expected<ClaimChecks> inserted =
      insertClaimChecks(*program, (*file)->getBuffer());
  if (!inserted)
    return fail(options.claims + ": " + llvm::toString(inserted.takeError()));
  checks = std::move(*inserted);
  if (checks.stale)
    notes.warnings.push_back(std::to_string(checks.stale) +
                             " claims rest on other class files than those of "
                             "the program, and are not tested");
  return true;
}

/// One jar for each archive; of several with one name, the later ones get a
/// number.
bool EmitRun::writeJars(std::vector<AssembledArchive> archives) {
  JarWriter jars;
  for (AssembledArchive &archive : archives) {
    llvm::Expected<std::string> bytes = archive.entries.finish();
    if (!bytes)
      return fail(archive.name + ": " + llvm::toString(bytes.takeError()));
    std::string stem = archive.name, name = stem;
    if (!llvm::StringRef(name).ends_with_insensitive(".jar"))
      name += ".jar";
    for (unsigned number = 2; jars.has(name); ++number)
      name = std::to_string(number) + "-" + stem;
    jars.addOwned(name, std::move(*bytes));
  }
  if (llvm::Error error = writeFolder(jars, options.output))
    return fail(llvm::toString(std::move(error)));
  return true;
}

bool EmitRun::write(std::vector<AssembledArchive> archives) {
  progress.startStage("writing", 0, "");
  if (options.jars)
    return writeJars(std::move(archives));
  AssembledArchive all = mergeArchives(std::move(archives), notes);
  llvm::Error error = llvm::Error::success();
  if (options.isFolder()) {
    error = writeFolder(all.entries, options.output);
  } else {
    llvm::Expected<std::string> bytes = all.entries.finish();
    if (!bytes)
      return fail(llvm::toString(bytes.takeError()));
    auto file = OutputFile::create(options.output);
    if (!file)
      return fail(llvm::toString(file.takeError()));
    (*file)->os() << *bytes;
    error = (*file)->commit();
  }
  return !error || fail(llvm::toString(std::move(error)));
}

static void printList(llvm::ArrayRef<std::string> list, bool isError,
                      size_t max) {
  size_t shown = max && list.size() > max ? max : list.size();
  auto start = [&]() -> llvm::raw_ostream & {
    return isError ? llvm::WithColor::error(llvm::errs(), toolName)
                   : llvm::WithColor::warning(llvm::errs(), toolName);
  };
  for (const std::string &text : list.take_front(shown))
    start() << llvm::StringRef(text).rtrim() << '\n';
  if (shown < list.size())
    start() << (list.size() - shown)
            << " more; --max-problems=0 prints all of them\n";
}

void EmitRun::printSummary(llvm::ArrayRef<ClassEmission> classes) {
  uint64_t methods = 0, code = 0, bytes = 0;
  for (const ClassEmission &one : classes) {
    methods += one.file.methods;
    code += one.file.codeLength;
    bytes += one.file.bytes.size();
  }
  unsigned emitted = classes.size() - notes.originals - notes.missing;
  if (options.summary == SummaryFormat::Json) {
    llvm::json::OStream json(llvm::errs());
    json.object([&] {
      json.attribute("classes", emitted);
      json.attribute("originals", notes.originals);
      json.attribute("missing", notes.missing);
      json.attribute("claims_tested", checks.inserted);
      json.attribute("methods", methods);
      json.attribute("code_bytes", code);
      json.attribute("class_bytes", bytes);
      json.attribute("seconds", progress.getSeconds());
      json.attribute("megabytes", getPeakMegabytes());
    });
    llvm::errs() << '\n';
  } else if (options.summary == SummaryFormat::Text) {
    llvm::errs() << "emitted:    " << emitted << " classes, " << methods
                 << " methods, " << code << " bytes of code\n";
    if (!options.claims.empty())
      llvm::errs() << "claims:     " << checks.inserted << " tested, "
                   << checks.absent << " of other code, " << checks.untestable
                   << " that no test can see\n";
    if (notes.originals || notes.missing)
      llvm::errs() << "not:        " << notes.originals
                   << " classes are the originals, " << notes.missing
                   << " are left out\n";
    llvm::errs() << "used:       "
                 << llvm::format("%.2f", progress.getSeconds()) << " s, "
                 << getPeakMegabytes() << " MB\n";
  }
}

/// Replaces function objects and string concatenation as the options want it.
void EmitRun::desugar(const EmitSelection &selection) {
  llvm::SmallVector<jvm::ClassOp> classes;
  for (auto classOp : program->getOps<jvm::ClassOp>())
    if (selection.contains(classOp.getOrigin()))
      classes.push_back(classOp);
  InvokedynamicLowering lowering;
  for (jvm::ClassOp classOp : classes) {
    for (auto method : classOp.getBody().getOps<jvm::MethodOp>())
      lowering.run(method);
    if (options.desugarLambdas)
      desugarLambdas(classOp);
    if (options.desugarStrings)
      desugarStrings(classOp);
  }
}

int EmitRun::run() {
  if (!read() || !openSources())
    return ExitFailed;
  EmitSelection selection = options.getSelection();
  if (selection.platform && !loadPlatform())
    return ExitFailed;
  if (!options.claims.empty() && !checkClaims())
    return ExitFailed;
  if (options.desugarLambdas || options.desugarStrings)
    desugar(selection);
  std::vector<ClassEmission> classes =
      emitProgram(*program, selection, options.getEmitOptions(), progress);
  AssemblyOptions assembly;
  assembly.selection = selection;
  assembly.keepGoing = options.keepGoing;
  if (!options.claims.empty())
    assembly.resources.push_back({ClaimChecks::tableName.str(), checks.table});
  std::vector<AssembledArchive> archives =
      ProgramAssembler(*program, classes, *from, assembly).assemble(notes);
  if (classes.empty())
    notes.errors.push_back("the program has no such classes (--only)");
  if (options.strict && (notes.originals || notes.missing))
    notes.errors.push_back("some classes could not be written (--strict)");
  for (const ClassPathElement &element : from->getElements())
    if (llvm::Error error = element.archive->checkUnchanged())
      notes.errors.push_back(llvm::toString(std::move(error)));
  bool isGood = notes.errors.empty();
  if (isGood)
    isGood = write(std::move(archives));
  progress.finish();
  printList(notes.warnings, /*isError=*/false, options.maxProblems);
  printList(notes.errors, /*isError=*/true, options.maxProblems);
  if (!isGood)
    return ExitFailed;
  printSummary(classes);
  return ExitDone;
}

int jir::runJirEmit(int argc, char **argv) {
  hideLibraryOptions();
  EmitCommandLine options;
  LoaderCommandLine loader;
  if (!cl::ParseCommandLineOptions(
          argc, argv, "jir-emit: from the jvm dialect to class files\n",
          &llvm::errs()))
    return ExitUsage;
  if (options.output.empty()) {
    reportError(toolName, "-o names no jar and no folder");
    return ExitUsage;
  }
  if (options.jars && !options.isFolder()) {
    reportError(toolName, "--jars needs a folder: -o must end in '/'");
    return ExitUsage;
  }
  DialectRegistry registry;
  registry
      .insert<jvm::JVMDialect, arith::ArithDialect, cf::ControlFlowDialect>();
  registerClassFileLoader(registry, [&] { return loader.getOptions(); });
  MLIRContext context(registry, options.threads == 1
                                    ? MLIRContext::Threading::DISABLED
                                    : MLIRContext::Threading::ENABLED);
  context.printOpOnDiagnostic(false);
  context.loadAllAvailableDialects();
  std::optional<llvm::DefaultThreadPool> pool;
  if (options.threads > 1) {
    context.disableMultithreading();
    pool.emplace(llvm::hardware_concurrency(options.threads));
    context.setThreadPool(*pool);
  }
  // Diagnostics of the parser and of the loader.
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      reportError(toolName, diagnostic.str());
    else
      llvm::WithColor::warning(llvm::errs(), toolName) << diagnostic << '\n';
    return success();
  });
  auto run = std::make_unique<EmitRun>(options, &context);
  return run->run();
}
