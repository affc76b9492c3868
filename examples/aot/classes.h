//===- classes.h - Objects, arrays and class descriptors --------*- C -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A part of runtime.c: what is in memory, as Runtime.h has it for the
/// compiler.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXAMPLES_AOT_CLASSES_H
#define JIR_EXAMPLES_AOT_CLASSES_H

#include <stdint.h>

struct jrt_object;

// Globals.cpp writes one for each class and array type.
struct jrt_class {
  struct jrt_class *super;
  struct jrt_object *name;
  void (*initializer)(void);
  int32_t state;
  // The number of superclasses; -1 for interfaces.
  int32_t depth;
  // Of arrays: the class of the elements, null for primitive ones.
  struct jrt_class *element;
  // 0 for all but arrays.
  int32_t element_size;
  int32_t num_interfaces;
  struct jrt_class **interfaces;
  // java.lang.Object first, the class itself last.
  struct jrt_class **ancestors;
  int64_t has_defaults;
  void *slots[];
};

enum { FRESH = 0, RUNNING = 1, INITIALIZED = 2, FAILED = 3 };

struct jrt_object {
  struct jrt_class *cls;
};

struct jrt_array {
  struct jrt_class *cls;
  int32_t length;
  int32_t unused;
  char elements[];
};

struct jrt_string {
  struct jrt_class *cls;
  struct jrt_array *value;
  int32_t hash;
};

#endif // JIR_EXAMPLES_AOT_CLASSES_H
