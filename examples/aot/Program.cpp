//===- Program.cpp - Layouts, tables and calls of a program ---------------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Classes and members. ProgramBodies.cpp reads the bodies.
///
//===----------------------------------------------------------------------===//

#include "Program.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace jir;

namespace aot {

/// The header of an object: the address of its class's descriptor.
static constexpr uint64_t kHeaderSize = 8;

/// The bytes of a string, as runtime.c declares it.
static constexpr uint64_t kStringSize = 24;

/// Classes that the compiled code and the runtime use by themselves.
static constexpr StringLiteral kRequired[] = {"java.lang.Object",
                                              "java.lang.String", "aot.Throws"};

uint64_t Program::getSize(Type type) {
  return isa<IntegerType, FloatType>(type)
             ? llvm::divideCeil(type.getIntOrFloatBitWidth(), 8)
             : 8;
}

std::unique_ptr<Program> Program::build(ModuleOp module, ClaimUse claims) {
  std::unique_ptr<Program> program(new Program(module, claims));
  if (!program->hierarchy.isValid() || !program->collectClasses() ||
      !program->collectRequired() || !program->checkEntries())
    return nullptr;
  program->layOutFields();
  if (!program->checkString())
    return nullptr;
  for (ClassId id : program->classes)
    for (auto method : program->layouts[id].op.getOps<jvm::MethodOp>())
      program->readMethod(id, method);
  if (program->failed)
    return nullptr;
  program->assignSlots();
  return program;
}

/// Finds the classes, superclasses before their subclasses.
bool Program::collectClasses() {
  for (auto classOp : module.getOps<jvm::ClassOp>()) {
    ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (!classOp.hasMembers())
      return classOp.emitError("aot: the members of class ")
                 << classOp.getSymName() << " are not in the file",
             false;
    if (hierarchy.isIncomplete(id))
      return classOp.emitError("aot: class ")
                 << classOp.getSymName()
                 << " extends or implements a class that is not in the program",
             false;
    classes.push_back(id);
    layouts[id].op = classOp;
    for (ClassId at = id; at.isValid(); at = hierarchy.getSuperclass(at))
      layouts[id].ancestors.insert(layouts[id].ancestors.begin(), at);
    getNameOf(classOp.getSymName());
  }
  for (const HierarchyProblem &problem : hierarchy.getProblems())
    return module.emitError("aot: the JVM does not load class ")
               << hierarchy.getName(problem.where),
           false;
  return true;
}

bool Program::collectRequired() {
  for (StringRef name : kRequired)
    if (!layouts.contains(hierarchy.lookupClass(name)))
      return module.emitError("aot: the program has no class ")
                 << name
                 << ": import it with --no-jdk and the class library of "
                    "examples/aot",
             false;
  MLIRContext *context = module.getContext();
  needArray(
      jvm::ArrayType::get(jvm::RefType::get(context, "java.lang.String")));
  needArray(jvm::ArrayType::get(IntegerType::get(
      context, 16, IntegerType::SignednessSemantics::Unsigned)));
  for (auto entry : module.getOps<jvm::EntryOp>()) {
    if (entry.getReason() != "main")
      continue;
    MethodResolution found =
        linkage.link(InvokeKind::Static, entry.getMethod(),
                     hierarchy.lookupClass(entry.getMethod().getOwnerClass()));
    if (mainMethod.isValid() || !found.isFound())
      return entry.emitError("aot: the program needs one main method"), false;
    mainMethod = found.method;
  }
  if (!mainMethod.isValid())
    return module.emitError("aot: the program needs one main method"), false;
  return true;
}

/// Conditional claims rest on an analysis of all that calls methods, the
/// compiled code included.
bool Program::checkEntries() {
  if (claims != ClaimUse::Conditional)
    return true;
  llvm::StringSet<> entries;
  for (auto entry : module.getOps<jvm::EntryOp>())
    if (entry.getMethod().getOwnerClass() == "aot.Throws")
      entries.insert(entry.getMethod().getMember().getValue());
  ClassId throws = hierarchy.lookupClass("aot.Throws");
  for (auto method : layouts[throws].op.getOps<jvm::MethodOp>())
    if (method.isStatic() && !entries.contains(method.getSymName()))
      return method.emitError("aot: conditional claims need the methods that "
                              "compiled code calls as entry points: import "
                              "with --entry='aot.Throws::*'"),
             false;
  return true;
}

void Program::layOutFields() {
  for (ClassId id : classes)
    layOutClass(id);
}

/// Constants and the runtime rely on where a string has its characters.
bool Program::checkString() {
  ClassId string = hierarchy.lookupClass("java.lang.String");
  FieldId value = hierarchy.lookupField(
      string, StringAttr::get(module.getContext(), "value:[C"));
  if (value.isValid() && places[value].offset == kHeaderSize &&
      layouts[string].size <= kStringSize)
    return true;
  layouts[string].op.emitError(
      "aot: java.lang.String is not that of examples/aot/library");
  return false;
}

/// Fields follow those of the superclass, in the order of the class file.
void Program::layOutClass(ClassId id) {
  ClassLayout &layout = layouts[id];
  if (layout.size)
    return;
  uint64_t size = kHeaderSize;
  if (ClassId super = hierarchy.getSuperclass(id); super.isValid()) {
    layOutClass(super);
    size = layouts[super].size;
  }
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo &info = hierarchy.getField(FieldId(index));
    FieldPlace &place = places[FieldId(index)];
    place.owner = id;
    auto [name, descriptor] = jvm::splitFieldMember(info.member);
    place.type = jvm::getFieldType(module.getContext(), descriptor);
    place.symbol =
        (hierarchy.getName(id).strref() + "." + info.member.strref()).str();
    if (info.flags & access::Static) {
      statics.push_back({place, layout.op.lookupField(info.member)});
      continue;
    }
    size = llvm::alignTo(size, getSize(place.type));
    place.offset = size;
    size += getSize(place.type);
  }
  layouts[id].size = size;
}

/// A class has the slots of its superclass, then those of the methods that it
/// declares itself and that some call dispatches on.
void Program::assignSlots() {
  for (ClassId id : classes)
    for (ClassId ancestor : layouts[id].ancestors)
      for (uint32_t index : hierarchy.getMethodIndices(ancestor))
        if (virtualSlots.contains(MethodId(index)))
          layouts[id].slots.push_back(MethodId(index));
}

uint64_t Program::getSlot(const CallPlan &call) {
  if (call.kind == CallPlan::Interface)
    return llvm::find(interfaceSlots, call.method) - interfaceSlots.begin();
  const ClassLayout &layout = layouts[hierarchy.getMethod(call.method).owner];
  return interfaceSlots.size() +
         (llvm::find(layout.slots, call.method) - layout.slots.begin());
}

std::string Program::getDescriptorSymbol(ClassId id) {
  return ("class." + hierarchy.getName(id).strref()).str();
}

std::string Program::getDescriptorSymbol(Type type) {
  if (auto ref = dyn_cast<jvm::RefType>(type))
    return ("class." + ref.getName().strref()).str();
  return "class." + jvm::getDescriptor(type);
}

const FieldPlace &Program::getField(jvm::FieldRefAttr ref) {
  auto [at, isNew] = fields.try_emplace(ref);
  if (isNew)
    at->second = places[linkage.resolveField(ref).field];
  return at->second;
}

std::string Program::getFunctionSymbol(MethodId id) {
  const MethodInfo &info = hierarchy.getMethod(id);
  StringRef owner = hierarchy.getName(info.owner);
  if (!info.isNative())
    return (owner + "." + hierarchy.getMember(id).strref()).str();
  // As JNI names them, without the escapes.
  std::string name =
      ("Java_" + owner + "_" + hierarchy.getMethodName(id)).str();
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

Type Program::getFunctionType(MethodId id) {
  MLIRContext *context = module.getContext();
  auto toLLVM = [&](Type type) -> Type {
    Type stack = jvm::getStackType(type);
    return jvm::isReference(stack) ? LLVM::LLVMPointerType::get(context)
                                   : stack;
  };
  SmallVector<Type> parameters, inputs;
  Type result;
  jvm::parseMethodDescriptor(context, hierarchy.getDescriptor(id), parameters,
                             result);
  if (!hierarchy.getMethod(id).isStatic())
    inputs.push_back(LLVM::LLVMPointerType::get(context));
  for (Type type : parameters)
    inputs.push_back(toLLVM(type));
  return LLVM::LLVMFunctionType::get(
      result ? toLLVM(result) : LLVM::LLVMVoidType::get(context), inputs);
}

StringAttr Program::getNameOf(StringRef className) {
  auto text = StringAttr::get(module.getContext(), className);
  strings.insert(text);
  return text;
}

std::string Program::getStringSymbol(StringAttr text) {
  return ("string." + Twine(llvm::find(strings, text) - strings.begin())).str();
}

void Program::needClass(Operation *op, Type type) {
  if (auto array = dyn_cast<jvm::ArrayType>(type))
    return needArray(array);
  auto ref = dyn_cast<jvm::RefType>(type);
  if (ref && !ref.isUnion() &&
      !layouts.contains(hierarchy.lookupClass(ref.getName())))
    reject(op, "class " + ref.getName().strref() + " is not in the program");
}

void Program::needArray(jvm::ArrayType type) {
  if (auto element = dyn_cast<jvm::ArrayType>(type.getElementType()))
    needArray(element);
  arrayTypes.insert(type);
  getNameOf(jvm::getDescriptor(type));
}

/// Reports an operation that is outside the subset by class, method and index.
void Program::reject(Operation *op, const Twine &why) {
  failed = true;
  auto method = isa<jvm::MethodOp>(op) ? cast<jvm::MethodOp>(op)
                                       : op->getParentOfType<jvm::MethodOp>();
  InFlightDiagnostic error = op->emitError("aot: ");
  error << method.getClass().getSymName() << '.' << method.getSymName();
  if (auto site = dyn_cast<jvm::SiteOpInterface>(op))
    error << " at " << site.getBci();
  error << ": " << why;
}

} // namespace aot
