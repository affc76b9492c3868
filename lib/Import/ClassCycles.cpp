//===- ClassCycles.cpp - Classes that extend themselves ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A walk over superclasses and superinterfaces that keeps its own stack: a
/// chain may be as long as a hostile program likes.
///
//===----------------------------------------------------------------------===//

#include "ClassCycles.h"
#include "jir/Dialect/JVM/JVMOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace jir;
using namespace mlir;

namespace {

/// Walks from each class once. Classes of other files end a path.
class CycleFinder {
public:
  explicit CycleFinder(Block &classes) {
    for (auto classOp : classes.getOps<jvm::ClassOp>())
      byName[classOp.getSymNameAttr()] = classOp;
  }

  void visit(jvm::ClassOp start);
  std::vector<std::string> take() { return std::move(sentences); }

private:
  struct Step {
    jvm::ClassOp classOp;
    SmallVector<StringAttr, 4> supers;
    size_t next = 0;
  };

  void enter(jvm::ClassOp classOp);
  void report(StringAttr name);

  DenseMap<StringAttr, jvm::ClassOp> byName;
  /// Absent: not seen; true: on the path; false: done.
  DenseMap<StringAttr, bool> onPath;
  std::vector<Step> path;
  std::vector<std::string> sentences;
};

} // namespace

void CycleFinder::enter(jvm::ClassOp classOp) {
  Step step;
  step.classOp = classOp;
  if (StringAttr super = classOp.getSuperNameAttr())
    step.supers.push_back(super);
  llvm::append_range(step.supers, classOp.getInterfaceNames());
  onPath[classOp.getSymNameAttr()] = true;
  path.push_back(std::move(step));
}

void CycleFinder::report(StringAttr name) {
  std::string text = "class " + name.str() + " extends itself: ";
  auto begin = llvm::find_if(
      path, [&](Step &step) { return step.classOp.getSymNameAttr() == name; });
  for (Step &step : llvm::make_range(begin, path.end()))
    text += step.classOp.getSymName().str() + ", ";
  sentences.push_back(text + name.str() +
                      "; the JVM throws ClassCircularityError");
}

void CycleFinder::visit(jvm::ClassOp start) {
  if (onPath.contains(start.getSymNameAttr()))
    return;
  enter(start);
  while (!path.empty()) {
    Step &step = path.back();
    if (step.next == step.supers.size()) {
      onPath[step.classOp.getSymNameAttr()] = false;
      path.pop_back();
      continue;
    }
    StringAttr super = step.supers[step.next++];
    jvm::ClassOp superOp = byName.lookup(super);
    auto seen = onPath.find(super);
    if (seen != onPath.end() && seen->second)
      report(super);
    else if (superOp && seen == onPath.end())
      enter(superOp);
  }
}

std::vector<std::string> jir::findClassCycles(Block &classes) {
  CycleFinder finder(classes);
  for (auto classOp : classes.getOps<jvm::ClassOp>())
    finder.visit(classOp);
  return finder.take();
}
