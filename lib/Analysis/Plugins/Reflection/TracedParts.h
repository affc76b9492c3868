//===- TracedParts.h - Searches and texts of parts --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where a search is, who waits for it, and the parts that texts are made of.
/// Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TRACEDPARTS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TRACEDPARTS_H

#include "TextOperations.h"
#include "TracerClient.h"
#include <vector>

namespace jir::tracing {

using SinkId = uint32_t;
/// The calls through whose results a search went; 0: none.
using StackId = uint32_t;

/// A place in the program that returns a value: a call in a method.
struct Place {
  pointsto::InstanceId instance;
  int32_t bci;
};

/// What waits for values: a client, or a part of a concatenation.
struct Sink {
  bool isClient = false;
  /// The number of the concatenation, and which part of it.
  uint32_t owner = 0, part = 0;
  /// The clients' sink, where steps and texts are counted.
  uint32_t root = 0;
  uint32_t numSteps = 0, numTexts = 0, stepLimit = 0;
  bool isUntraceable = false;
};

/// Those who wait for the values of one variable, and what they were told.
struct Search {
  llvm::SmallVector<uint32_t, 1> clients;
  llvm::SmallVector<TracedValue, 1> values;
};

/// From a text to the class of that name, and back.
enum class Conversion : uint8_t { None, ToClass, ToName };

/// How a text is made of its parts.
struct Making {
  TextOperation operation = TextOperation::Concatenate;
  Conversion conversion = Conversion::None;
  llvm::SmallVector<TextNumber, 2> numbers = {};
};

/// What a variable of text is made of.
struct MadeText {
  SinkId target;
  pointsto::InstanceId instance;
  pointsto::Local result;
  uint32_t builderAt = 0;
  Making how;
  /// The texts of each part so far.
  std::vector<llvm::SmallVector<mlir::StringAttr, 1>> parts;
};

/// In the place of an index among calls: no builder; when its method begins;
/// as a call returned it; at the end.
constexpr uint32_t kNoBuilder = 0, kAtEntry = 1, kAsGiven = 2, kFirstCall = 3,
                   kAtEnd = ~0u;

/// A search at a variable.
struct State {
  SinkId sink;
  pointsto::InstanceId instance;
  pointsto::Local local;
  StackId stack = 0;
  /// How often an element is taken from what is found.
  uint32_t depth = 0;
  /// The text is what a builder holds before a call, kFirstCall added.
  uint32_t builderAt = kNoBuilder;
  /// At a call of whose methods only the program's are followed.
  bool ownCalleesOnly = false;
};

/// A part of a text that is to be traced, or known.
struct Part {
  pointsto::Local local = pointsto::kNoLocal;
  /// Null and no local: unknown.
  mlir::StringAttr text = {};
  uint32_t builderAt = kNoBuilder;
  /// Of another method than the whole; else invalid.
  pointsto::InstanceId instance = {};
  StackId stack = 0;
  /// How often an element is taken from what is found.
  uint32_t depth = 0;
  /// Whether the whole may lack it.
  bool isOptional = false;
  /// What it is made of itself, and how; empty: it is not.
  std::vector<Part> inner = {};
  Making how = {};
};

/// A value that is stored into a field.
struct Stored {
  pointsto::InstanceId instance;
  pointsto::Local value;
};

struct StackFrame {
  Place site;
  StackId rest = 0;
  unsigned size = 0;
};

} // namespace jir::tracing

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TRACEDPARTS_H
