//===- DiagnosticCapture.h - Diagnostics as text ----------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Takes the diagnostics of the present thread as text; private to the library.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_LIB_IMPORT_DIAGNOSTICCAPTURE_H
#define JIR_LIB_IMPORT_DIAGNOSTICCAPTURE_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

namespace jir {

/// While it lives, takes what this thread reports to the context; other threads
/// are left alone.
class DiagnosticCapture {
public:
  explicit DiagnosticCapture(mlir::MLIRContext *context)
      : handler(context, [this, thread = llvm::get_threadid()](
                             mlir::Diagnostic &diagnostic) {
          if (llvm::get_threadid() != thread)
            return mlir::failure();
          if (!text.empty())
            text += "; ";
          text += diagnostic.str();
          return mlir::success();
        }) {}

  /// What was reported, joined by semicolons.
  const std::string &getText() const { return text; }

private:
  std::string text;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace jir

#endif // JIR_LIB_IMPORT_DIAGNOSTICCAPTURE_H
