//===- JsonPieces.h - Methods, sites and claims as JSON ---------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What several JSON forms have in common, private to lib/Export.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_EXPORT_JSONPIECES_H
#define JIR_LIB_EXPORT_JSONPIECES_H

#include "jir/Analysis/CallGraph/CallGraph.h"
#include "jir/Analysis/Claims/Claims.h"
#include "llvm/Support/JSON.h"

namespace jir {

/// The attributes `class`, `name` and `descriptor` of the object at hand.
void writeMethod(llvm::json::OStream &out, const ClassHierarchy &hierarchy,
                 MethodId method);
void writeMethod(llvm::json::OStream &out, const MethodName &method);

/// A method as the object \p key; null where there is none.
void writeMethod(llvm::json::OStream &out, llvm::StringRef key,
                 const ClassHierarchy &hierarchy, MethodId method);
void writeMethod(llvm::json::OStream &out, llvm::StringRef key,
                 const MethodName &method);

/// The key of a fact: a method's attributes and `bci`.
void writeSite(llvm::json::OStream &out, const SiteName &site);

/// Content hashes of class files, by class.
using ClassHashes = llvm::DenseMap<mlir::StringAttr, mlir::StringAttr>;

/// A class file as an object, with its hash where it is known.
void writeClassFile(llvm::json::OStream &out, mlir::StringAttr name,
                    const ClassHashes &hashes);

/// A claim as an object; \p writeDepends writes the value of `depends`.
void writeClaim(llvm::json::OStream &out, const Claim &claim,
                llvm::function_ref<void()> writeDepends);
/// A claim as an object that names the class files it rests on.
void writeClaim(llvm::json::OStream &out, const Claim &claim,
                const ClassHashes &hashes);

/// A call without a claim as an object.
void writeUnclaimed(llvm::json::OStream &out, const UnclaimedSite &site);

} // namespace jir

#endif // JIR_LIB_EXPORT_JSONPIECES_H
