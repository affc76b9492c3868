//===- RecordedEvents.h - What breaks assumptions ---------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What rows of a recording are to assumptions; private to the checks of claims
/// and of assumptions.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_RECORDEDRUNS_RECORDEDEVENTS_H
#define JIR_LIB_ANALYSIS_RECORDEDRUNS_RECORDEDEVENTS_H

#include "RecordedProgram.h"
#include "jir/Analysis/Claims/Assumptions.h"

namespace jir {

/// Whether java.lang.reflect.Proxy makes classes of such names.
bool isProxyName(llvm::StringRef name);
/// Reflection calls from its natives, Class.forName's initialisation among
/// them, and from accessors that the JDK generates; the other methods of these
/// classes are plain code.
bool isReflectionClass(llvm::StringRef name);
/// The compiled forms of method handles.
bool isHandleForm(llvm::StringRef name);
/// Whether reflection, or a handle with \p byHandles, called the method of row
/// \p callee on behalf of others.
bool isReflectiveCall(const RecordedProgram &program, uint32_t caller,
                      uint32_t callee, bool byHandles = true);

/// Whether the launcher, serialization or frameworks call methods of that name,
/// which methods-called-by-code lets them, or only the JVM does.
bool isCalledByName(llvm::StringRef name, llvm::StringRef descriptor);
/// Whether the application has a class of the package of the class that is
/// named.
bool isInApplicationPackage(ClassHierarchy &hierarchy, llvm::StringRef name);

/// The assumption that a class breaks by being there: no archive has it.
Assumption getBrokenByClass(const RecordedClass &each);
/// The assumptions about fields that exclude a write.
llvm::SmallVector<Assumption, 4>
getBrokenByWrite(const RecordedProgram &program, const RecordedWrite &write);
/// `writes a CLASS to the field NAME of CLASS`.
std::string describeWrite(const Recording &recording,
                          const RecordedWrite &write);

} // namespace jir

#endif // JIR_LIB_ANALYSIS_RECORDEDRUNS_RECORDEDEVENTS_H
