//===- TracerClient.h - Who asks for traced values --------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What ValueTracer tells, and what it asks back. Private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TRACERCLIENT_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TRACERCLIENT_H

#include "jir/Analysis/PointsTo/Plugin.h"

namespace jir {

/// What reached a variable: one of the two.
struct TracedValue {
  /// A string, perhaps with parts unknown to the analysis.
  mlir::StringAttr text;
  /// The object of a class constant, or what a client answered.
  pointsto::ObjectId object;
};

/// Told of each value of a sink, once; and once if some value of it cannot be
/// followed.
class TracerClient {
public:
  virtual ~TracerClient();
  virtual void onValue(uint32_t sink, const TracedValue &value) = 0;
  virtual void onUntraceable(uint32_t sink) = 0;
  /// Whether the results of a method are defined by addAnswer, or the methods
  /// that return them by addCallee.
  virtual bool isAnswered(MethodId method) = 0;
  /// Which operand of a method names the class that it returns, if one does.
  virtual std::optional<unsigned> findNameOperand(MethodId method) = 0;
  /// Whether a class loader of the program loads classes by a method.
  virtual bool isOwnLoader(MethodId method) = 0;
  /// The texts that a member of an annotation of the program has where it is
  /// used, and its default; null for other methods.
  virtual const llvm::SmallVectorImpl<mlir::StringAttr> *
  findAnnotationTexts(MethodId method) = 0;
  /// Whether a method returns its receiver.
  virtual bool givesReceiver(MethodId method) = 0;
  /// The name of a class object; null for other objects.
  virtual mlir::StringAttr getClassName(pointsto::ObjectId object) = 0;
  /// The objects of the classes that a text may name; false if they are too
  /// many.
  virtual bool
  findClasses(mlir::StringAttr text, bool isPlatform,
              llvm::SmallVectorImpl<pointsto::ObjectId> &found) = 0;
};

} // namespace jir

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_TRACERCLIENT_H
