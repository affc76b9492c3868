//===- ClassHierarchyBuilder.cpp - Numbers and orders classes ---*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the hierarchy from class headers: ids, supertypes, cycles, preorder.
//
//===----------------------------------------------------------------------===//

#include "jir/Analysis/Hierarchy/ClassHierarchy.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace jir::jvm;

/// Fills a hierarchy that has no classes yet.
class ClassHierarchy::Builder {
public:
  explicit Builder(ClassHierarchy &hierarchy) : h(hierarchy) {}

  void run() {
    collect();
    link();
    checkKinds();
    cutCycles();
    inherit();
    numberPreorder();
    llvm::stable_sort(h.problems,
                      [](const HierarchyProblem &a, const HierarchyProblem &b) {
                        return a.where < b.where;
                      });
  }

private:
  void collect();
  void collectFromProgram();
  void addHeader(const LoadableHeader &header);
  void link();
  void checkKinds();
  void cutCycles();
  void visit(ClassId root);
  void inherit();
  void numberPreorder();

  ClassHierarchy &h;
  /// Names of superclass and interfaces, by class.
  std::vector<std::pair<mlir::StringAttr, llvm::ArrayRef<mlir::StringAttr>>>
      headers;
  /// Owns the interface names of the program's own classes.
  std::vector<std::unique_ptr<llvm::SmallVector<mlir::StringAttr>>> names;
  enum : uint8_t { White, Grey, Black };
  std::vector<uint8_t> colours;
  /// Supertypes before subtypes.
  std::vector<ClassId> order;
};

void ClassHierarchy::Builder::addHeader(const LoadableHeader &header) {
  auto [it, inserted] =
      h.classIds.try_emplace(header.name, ClassId(h.classes.size()));
  if (!inserted)
    return;
  ClassInfo &info = h.classes.emplace_back();
  info.name = header.name;
  info.flags = header.flags;
  info.majorVersion = header.majorVersion;
  info.origin = Origin::Platform;
  headers.push_back({header.superName, header.interfaces});
}

void ClassHierarchy::Builder::collectFromProgram() {
  llvm::DenseSet<mlir::StringAttr> platform;
  if (h.loader)
    for (const LoadableHeader &header : h.loader->getPlatformClasses())
      platform.insert(header.name);
  for (ClassOp op : h.program.getOps<ClassOp>()) {
    // What the loader loaded may go again: only the loader is asked for it.
    if (platform.contains(op.getSymNameAttr()))
      continue;
    LoadableHeader header;
    header.name = op.getSymNameAttr();
    header.superName = op.getSuperNameAttr();
    names.push_back(std::make_unique<llvm::SmallVector<mlir::StringAttr>>(
        op.getInterfaceNames()));
    header.interfaces = *names.back();
    header.flags = op.getFlags();
    header.majorVersion = op.getMajorVersion();
    ClassId id(h.classes.size());
    addHeader(header);
    if (h.classes.size() == id.index)
      continue;
    h.classes[id.index].origin = op.getOrigin();
    h.programClasses[id] = op;
  }
}

void ClassHierarchy::Builder::collect() {
  collectFromProgram();
  if (h.loader)
    for (const LoadableHeader &header : h.loader->getPlatformClasses())
      addHeader(header);
  h.object = h.getClass(
      mlir::StringAttr::get(h.program.getContext(), "java.lang.Object"));
}

void ClassHierarchy::Builder::link() {
  for (uint32_t index : llvm::seq<uint32_t>(0, headers.size())) {
    auto [superName, interfaces] = headers[index];
    ClassId super;
    if (ClassId(index) != h.object)
      super = superName ? h.getClass(superName) : h.object;
    h.classes[index].super = super;
    h.classes[index].interfacesBegin = h.interfaceStore.size();
    for (mlir::StringAttr name : interfaces) {
      ClassId interface = h.getClass(name);
      h.interfaceStore.push_back(interface);
    }
    h.classes[index].interfacesEnd = h.interfaceStore.size();
  }
}

void ClassHierarchy::Builder::checkKinds() {
  for (uint32_t index : llvm::seq<uint32_t>(0, headers.size())) {
    ClassId id(index);
    ClassId super = h.getSuperclass(id);
    if (super && h.isInterface(super))
      h.problems.push_back({HierarchyProblem::SuperIsInterface, id, super});
    if (super && h.isFinal(super))
      h.problems.push_back({HierarchyProblem::SuperIsFinal, id, super});
    for (ClassId interface : h.getInterfaces(id))
      if (!h.isPhantom(interface) && !h.isInterface(interface))
        h.problems.push_back(
            {HierarchyProblem::InterfaceIsClass, id, interface});
  }
}

/// Depth-first over supertypes with a stack of our own: hostile chains are
/// deep.
void ClassHierarchy::Builder::visit(ClassId root) {
  // A class, and the number of its supertypes that were looked at.
  std::vector<std::pair<ClassId, uint32_t>> stack{{root, 0}};
  colours[root.index] = Grey;
  while (!stack.empty()) {
    auto &[id, next] = stack.back();
    ClassInfo &info = h.classes[id.index];
    uint32_t numInterfaces = info.interfacesEnd - info.interfacesBegin;
    if (next > numInterfaces) {
      colours[id.index] = Black;
      order.push_back(id);
      stack.pop_back();
      continue;
    }
    ClassId &slot = next == 0
                        ? info.super
                        : h.interfaceStore[info.interfacesBegin + next - 1];
    ++next;
    if (!slot || colours[slot.index] == Black)
      continue;
    if (colours[slot.index] == Grey) {
      h.problems.push_back({HierarchyProblem::Circular, id, slot});
      info.incomplete = true;
      slot = ClassId();
      continue;
    }
    colours[slot.index] = Grey;
    stack.push_back({slot, 0});
  }
}

void ClassHierarchy::Builder::cutCycles() {
  colours.assign(h.classes.size(), White);
  for (uint32_t index : llvm::seq<uint32_t>(0, h.classes.size()))
    if (colours[index] == White)
      visit(ClassId(index));
  // Interfaces that were cut leave the lists.
  for (ClassInfo &info : h.classes) {
    auto begin = h.interfaceStore.begin() + info.interfacesBegin;
    auto end = h.interfaceStore.begin() + info.interfacesEnd;
    auto kept = std::remove(begin, end, ClassId());
    info.interfacesEnd -= end - kept;
  }
}

void ClassHierarchy::Builder::inherit() {
  std::vector<ClassId> all;
  for (ClassId id : order) {
    ClassInfo &info = h.classes[id.index];
    if (info.super) {
      const ClassInfo &super = h.classes[info.super.index];
      info.incomplete |= super.incomplete;
      info.allInterfacesBegin = super.allInterfacesBegin;
      info.allInterfacesEnd = super.allInterfacesEnd;
    }
    if (h.getInterfaces(id).empty())
      continue;
    llvm::ArrayRef<ClassId> inherited = h.getAllInterfaces(id);
    all.assign(inherited.begin(), inherited.end());
    for (ClassId interface : h.getInterfaces(id)) {
      info.incomplete |= h.classes[interface.index].incomplete;
      all.push_back(interface);
      llvm::append_range(all, h.getAllInterfaces(interface));
    }
    llvm::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    info.allInterfacesBegin = h.allInterfaceStore.size();
    llvm::append_range(h.allInterfaceStore, all);
    info.allInterfacesEnd = h.allInterfaceStore.size();
  }
}

void ClassHierarchy::Builder::numberPreorder() {
  uint32_t numClasses = h.classes.size();
  // Subclasses by superclass, in the order of ids.
  std::vector<std::vector<ClassId>> children(numClasses);
  std::vector<ClassId> roots{h.object};
  for (uint32_t index : llvm::seq<uint32_t>(0, numClasses)) {
    ClassId super = h.classes[index].super;
    if (super)
      children[super.index].push_back(ClassId(index));
    else if (ClassId(index) != h.object)
      roots.push_back(ClassId(index));
  }
  h.preorder.reserve(numClasses);
  std::vector<std::pair<ClassId, uint32_t>> stack;
  auto enter = [&](ClassId id) {
    h.classes[id.index].orderBegin = h.preorder.size();
    h.preorder.push_back(id);
    stack.push_back({id, 0});
  };
  for (ClassId root : roots) {
    enter(root);
    while (!stack.empty()) {
      auto &[id, next] = stack.back();
      if (next == children[id.index].size()) {
        h.classes[id.index].orderEnd = h.preorder.size();
        stack.pop_back();
        continue;
      }
      enter(children[id.index][next++]);
    }
  }
  // The subtypes of interfaces, the interface itself first.
  for (ClassId id : h.preorder)
    for (ClassId interface : h.getAllInterfaces(id)) {
      // Whether a phantom is an interface is not known: see getSubtypes.
      if (h.isPhantom(interface))
        continue;
      std::unique_ptr<std::vector<ClassId>> &list =
          h.interfaceSubtypes[interface];
      if (!list)
        list = std::make_unique<std::vector<ClassId>>(1, interface);
      list->push_back(id);
    }
}

ClassHierarchy::ClassHierarchy(mlir::Operation *op)
    : program(llvm::cast<mlir::ModuleOp>(op)) {
  auto *dialect = program.getContext()->getLoadedDialect<JVMDialect>();
  loader = dialect ? dialect->getBodyLoader() : nullptr;
  if (loader && mlir::failed(loader->attach(program))) {
    valid = false;
    loader = nullptr;
  }
  Builder(*this).run();
}
