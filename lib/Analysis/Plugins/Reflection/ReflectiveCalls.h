//===- ReflectiveCalls.h - What reflective calls call -----------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of constructors and methods that are where a reflective call does;
/// private to lib/Analysis.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIVECALLS_H
#define JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIVECALLS_H

#include "ReflectionContext.h"

namespace jir::reflection {

/// Rule R21: whether a library or the platform calls the application at a site,
/// so that it passes objects on paths that are not followed.
bool isCalledByFramework(ReflectionContext &shared, const Site &site,
                         ClassId owner);

/// The variables in the array that is an argument, if the method makes it.
std::optional<llvm::SmallVector<pointsto::Local>>
findArgumentElements(ReflectionContext &shared, const Site &site, int array);

/// What the parameters of reference type of \p callee get out of the array that
/// is argument \p array of the site, or nothing for -1.
void unpackArguments(ReflectionContext &shared, const Site &site, int array,
                     MethodId callee,
                     llvm::SmallVectorImpl<pointsto::NodeId> &arguments);

/// A new object of the constructor's class and the call of the constructor, if
/// the class has objects; the site returns the object.
void construct(ReflectionContext &shared, const Site &site,
               MethodId constructor, int array = -1,
               Reason reason = Reason::Reflection);

/// The class that boxes a primitive, by the character of its descriptor; empty
/// for others.
llvm::StringRef getBoxClass(char kind);

/// Returns the box that a primitive comes as to a node, if that is valid;
/// nothing for void and references.
void addBox(pointsto::PluginContext &context, llvm::StringRef descriptor,
            pointsto::NodeId to);

/// The descriptor of what a method returns.
llvm::StringRef getReturned(ClassHierarchy &hierarchy, MethodId method);

} // namespace jir::reflection

#endif // JIR_LIB_ANALYSIS_PLUGINS_REFLECTION_REFLECTIVECALLS_H
