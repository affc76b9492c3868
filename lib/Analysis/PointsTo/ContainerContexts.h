//===- ContainerContexts.h - Contexts for containers alone ------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which methods `shortcuts=containers` analyses for each receiver: those of
/// the platform's containers (JdkNames.def) and of classes of the program that
/// have the shape of one. Private to lib/Analysis/PointsTo.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_ANALYSIS_POINTSTO_CONTAINERCONTEXTS_H
#define JIR_LIB_ANALYSIS_POINTSTO_CONTAINERCONTEXTS_H

#include "Contexts.h"
#include "jir/Analysis/Hierarchy/ClassHierarchy.h"

namespace jir::pointsto {

/// The methods of containers, by the names and shapes of their classes. It
/// holds \p hierarchy.
std::shared_ptr<const ContextChoice>
chooseContainers(std::shared_ptr<ClassHierarchy> hierarchy);

} // namespace jir::pointsto

#endif // JIR_LIB_ANALYSIS_POINTSTO_CONTAINERCONTEXTS_H
