//===- ProgramFlowRoots.cpp - Which members are closed ----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Methods that other code may call, whatever is assumed: what overrides methods
// of the platform, what handles name, what the launcher and serialization call.
//
//===----------------------------------------------------------------------===//

#include "FlowSolver.h"
#include "ProgramFlow.h"
#include "jir/Dialect/JVM/JVMAttributes.h"

using namespace jir;
using namespace jir::defensive;

bool ProgramFlow::collect() {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  bool isWhole = true;
  for (auto classOp : hierarchy.getProgram().getOps<jvm::ClassOp>()) {
    if (classOp.getOrigin() == jvm::Origin::Platform)
      continue;
    ClassId id = hierarchy.lookupClass(classOp.getSymNameAttr());
    if (id)
      classes.push_back(id);
  }
  for (ClassId id : classes) {
    classifyFields(id);
    for (uint32_t index : hierarchy.getMethodIndices(id)) {
      MethodId method(index);
      const MethodInfo info = hierarchy.getMethod(method);
      auto node = std::make_unique<Node>();
      node->code = solver.getCodes().get(method);
      isWhole &= node->code || info.isAbstract() || info.isNative();
      if (node->code)
        node->values.assign(node->code->values.size(), kNever);
      nodes[method] = std::move(node);
      order.push_back(method);
    }
  }
  // Code that could not be read may do anything that code can.
  if (!isWhole)
    return false;
  openEntries();
  openHandles();
  for (ClassId id : classes) {
    openNamed(id);
    openOverrides(id);
    openNest(id);
  }
  for (MethodId method : order)
    classifyMethod(method, *nodes[method]);
  return true;
}

/// Stores that cannot be resolved may be ones to any private field of the nest,
/// or any field that the class may name, unless absent classes stay absent.
void ProgramFlow::openNest(ClassId id) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  if (solver.getConfig().useWorld)
    return;
  bool hasUnresolved = false;
  for (uint32_t index : hierarchy.getMethodIndices(id))
    if (const FlowCode *code = nodes[MethodId(index)]->code)
      for (const FlowInstruction &instruction : code->instructions)
        hasUnresolved |= (instruction.action == Action::Store ||
                          instruction.action == Action::StoreStatic) &&
                         instruction.aux == kNoField;
  if (!hasUnresolved)
    return;
  for (ClassId other : classes)
    if (other == id || hierarchy.isNestmate(other, id))
      for (uint32_t field : hierarchy.getFieldIndices(other))
        if (auto found = fields.find(field); found != fields.end())
          found->second.isOpen = true;
}

void ProgramFlow::classifyFields(ClassId id) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  const DefensiveConfig &config = solver.getConfig();
  mlir::ModuleOp program = hierarchy.getProgram();
  auto owner = llvm::dyn_cast_or_null<jvm::ClassOp>(
      mlir::SymbolTable::lookupSymbolIn(program, hierarchy.getName(id)));
  for (uint32_t index : hierarchy.getFieldIndices(id)) {
    const FieldInfo info = hierarchy.getField(FieldId(index));
    llvm::StringRef descriptor =
        jvm::splitFieldMember(info.member.getValue()).second;
    if (!descriptor.starts_with("L") && !descriptor.starts_with("["))
      continue;
    FieldNode &node = fields[index];
    bool isFinal = info.flags & access::Final;
    bool isPrivate = info.flags & access::Private;
    bool isClosed =
        (isFinal && config.useFinals) || (isPrivate && config.usePrivates) ||
        (config.useFields && (isFinal || isPrivate || config.useWorld ||
                              solver.isMemberClosed(id, info.flags)));
    node.isOpen = !isClosed;
    jvm::FieldOp op = owner ? owner.lookupField(info.member) : jvm::FieldOp();
    if (!op)
      node.isOpen = true;
    else if (op.getConstantAttr())
      node.set = objects().getSingle(objects().getExact(
          jvm::RefType::get(op.getContext(), "java.lang.String")));
  }
}

/// The methods that a reference may run on some object.
void ProgramFlow::openSelections(jvm::MethodRefAttr named) {
  Linkage &linkage = solver.getLinkage();
  ClassHierarchy &hierarchy = solver.getHierarchy();
  MethodResolution resolution = linkage.resolveMethod(named);
  if (!resolution.method)
    return;
  opened.insert(resolution.method);
  const MethodInfo info = hierarchy.getMethod(resolution.method);
  if (info.isStatic() || info.isPrivate() ||
      hierarchy.getOrigin(info.owner) == jvm::Origin::Platform)
    return;
  for (MethodId each : linkage
                           .selectAll(resolution.method, info.owner,
                                      hierarchy.isInterface(info.owner))
                           .methods)
    opened.insert(each);
}

/// Where the program begins. Without that it is a library, and all but private
/// methods have callers.
void ProgramFlow::openEntries() {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  bool hasEntries = false;
  for (auto entry : hierarchy.getProgram().getOps<jvm::EntryOp>()) {
    hasEntries = true;
    openSelections(entry.getMethod());
  }
  if (hasEntries)
    return;
  for (MethodId method : order)
    if (!hierarchy.getMethod(method).isPrivate())
      opened.insert(method);
}

/// Handles run what they name with whatever they are given: function objects,
/// call sites, constants. Those of fields read or write.
void ProgramFlow::openHandles() {
  Linkage &linkage = solver.getLinkage();
  for (MethodId method : order) {
    const FlowCode *code = nodes[method]->code;
    if (!code)
      continue;
    for (jvm::HandleAttr handle : code->handles) {
      if (auto field = llvm::dyn_cast<jvm::FieldRefAttr>(handle.getTarget())) {
        FieldResolution resolution = linkage.resolveField(field);
        if (resolution.isFound())
          if (auto found = fields.find(resolution.field.index);
              found != fields.end())
            found->second.isOpen = true;
        continue;
      }
      openSelections(llvm::cast<jvm::MethodRefAttr>(handle.getTarget()));
    }
  }
}

/// Whether calls of the class can make handles of members, or find them by
/// name.
static bool isReflective(llvm::StringRef owner) {
  return owner == "java.lang.Class" || owner.ends_with("Unsafe") ||
         owner == "java.lang.invoke.MethodHandles$Lookup" ||
         owner == "java.lang.invoke.MethodHandles" ||
         owner.starts_with("java.util.concurrent.atomic.Atomic");
}

/// Members that strings name in a class that looks for members by name.
void ProgramFlow::openNamed(ClassId id) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  bool looksForNames = false;
  std::set<llvm::StringRef> names;
  for (uint32_t index : hierarchy.getMethodIndices(id)) {
    const FlowCode *code = nodes[MethodId(index)]->code;
    if (!code)
      continue;
    for (const CallTarget &call : code->calls)
      if (mlir::StringAttr owner = call.named.getOwnerClass())
        looksForNames |= isReflective(owner.getValue());
    for (mlir::StringAttr text : code->strings)
      names.insert(text.getValue());
  }
  if (!looksForNames)
    return;
  for (MethodId method : order)
    if (names.count(hierarchy.getMethodName(method)))
      opened.insert(method);
  for (auto &[field, node] : fields)
    if (names.count(jvm::splitFieldMember(
                        hierarchy.getField(FieldId(field)).member.getValue())
                        .first))
      node.isOpen = true;
}

/// What an object of the class, or of one that extends it elsewhere, runs when
/// code of the platform, or of an absent class, calls a method that it declares
/// itself. In an open world other code calls what it can name.
void ProgramFlow::openOverrides(ClassId id) {
  ClassHierarchy &hierarchy = solver.getHierarchy();
  const DefensiveConfig &config = solver.getConfig();
  bool isOpenWorld = config.usePackages && !config.useWorld;
  if (!hierarchy.isInstantiable(id) &&
      (!isOpenWorld || hierarchy.isInterface(id)))
    return;
  auto open = [&](ClassId super) {
    bool isPlatform = hierarchy.getOrigin(super) == jvm::Origin::Platform;
    if (!isPlatform && !isOpenWorld)
      return;
    for (uint32_t index : hierarchy.getMethodIndices(super)) {
      const MethodInfo info = hierarchy.getMethod(MethodId(index));
      if (info.isStatic() || info.isPrivate() || (isPlatform && info.isFinal()))
        continue;
      if (!isPlatform && solver.isMemberClosed(super, info.flags))
        continue;
      MethodResolution selected =
          solver.getLinkage().select(MethodId(index), id);
      if (selected.method)
        opened.insert(selected.method);
    }
  };
  bool isIncomplete = hierarchy.isIncomplete(id);
  for (ClassId each = id; each.isValid();
       each = hierarchy.getSuperclass(each)) {
    open(each);
    if (isIncomplete)
      for (uint32_t index : hierarchy.getMethodIndices(each))
        opened.insert(MethodId(index));
  }
  for (ClassId each : hierarchy.getAllInterfaces(id)) {
    open(each);
    if (isIncomplete)
      for (uint32_t index : hierarchy.getMethodIndices(each))
        opened.insert(MethodId(index));
  }
}

/// What the launcher and serialization call by name (java.io.Serializable), and
/// constructors that need nothing, which frameworks call.
bool ProgramFlow::isCalledByPlatform(MethodId method) {
  static constexpr llvm::StringLiteral kNames[] = {
      "main",         "premain",          "agentmain",   "readObject",
      "writeObject",  "readObjectNoData", "readResolve", "writeReplace",
      "readExternal", "writeExternal"};
  ClassHierarchy &hierarchy = solver.getHierarchy();
  llvm::StringRef name = hierarchy.getMethodName(method);
  return llvm::is_contained(kNames, name) ||
         hierarchy.getMember(method).getValue() == "<init>()V";
}

void ProgramFlow::classifyMethod(MethodId method, Node &node) {
  const DefensiveConfig &config = solver.getConfig();
  const MethodInfo info = solver.getHierarchy().getMethod(method);
  if (!node.code)
    return;
  bool isClosed =
      config.useCallers && (info.isPrivate() || config.useWorld ||
                            solver.isMemberClosed(info.owner, info.flags));
  node.isOpen =
      !isClosed || opened.contains(method) || isCalledByPlatform(method);
  if (!node.isOpen)
    return;
  for (uint32_t i = 0; i < node.code->numParameters; ++i) {
    bool isReceiver = i == 0 && !info.isStatic();
    assign(method, node, i,
           isReceiver ? solver.getBounds().getReceiver(method) : kUnknown);
  }
}
