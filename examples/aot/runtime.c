//===- runtime.c - Memory, classes and natives of compiled programs -------===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// jir-aot links this file as bitcode into each program, so that LLVM inlines
// allocation and type tests. Runtime.h has the offsets for the compiler.
//
//===----------------------------------------------------------------------===//

#include "heap.h"
#include <time.h>

// The exception that is being thrown; null between statements.
struct jrt_object *jrt_pending;

// What the program has: its start, classes by name, and methods of aot.Throws.
void jrt_start(struct jrt_array *arguments);
extern struct jrt_class string_class __asm__("class.java.lang.String");
extern struct jrt_class strings_class __asm__("class.[Ljava/lang/String;");
extern struct jrt_class chars_class __asm__("class.[C");
void throw_null(void) __asm__("aot.Throws.nullPointer()V");
void throw_copy(void) __asm__("aot.Throws.copy()V");
void throw_store(void) __asm__("aot.Throws.store()V");
void throw_negative_size(int32_t) __asm__("aot.Throws.negativeSize(I)V");
void throw_failed_class(struct jrt_object *) __asm__(
    "aot.Throws.failedClass(Ljava/lang/String;)V");
void throw_initializer(struct jrt_object *) __asm__(
    "aot.Throws.initializer(Ljava/lang/Throwable;)V");
void print_uncaught(struct jrt_object *) __asm__(
    "aot.Throws.uncaught(Ljava/lang/Throwable;)V");

//===----------------------------------------------------------------------===//
// New objects
//===----------------------------------------------------------------------===//

struct jrt_object *jrt_new(struct jrt_class *cls, int64_t size) {
  struct jrt_object *object = allocate(size);
  object->cls = cls;
  return object;
}

struct jrt_array *jrt_new_array(struct jrt_class *cls, int32_t length,
                                int32_t element_size) {
  int64_t size = (int64_t)sizeof(struct jrt_array) +
                 (int64_t)length * (int64_t)element_size;
  struct jrt_array *array = allocate(size);
  array->cls = cls;
  array->length = length;
  return array;
}

static struct jrt_array *make_arrays(struct jrt_class *cls, int32_t count,
                                     const int32_t *lengths) {
  struct jrt_array *array = jrt_new_array(cls, lengths[0], cls->element_size);
  if (count > 1)
    for (int32_t i = 0; i < lengths[0]; i++)
      ((struct jrt_array **)array->elements)[i] =
          make_arrays(cls->element, count - 1, lengths + 1);
  return array;
}

struct jrt_array *jrt_new_arrays(struct jrt_class *cls, int32_t count,
                                 const int32_t *lengths) {
  for (int32_t i = 0; i < count; i++)
    if (lengths[i] < 0) {
      throw_negative_size(lengths[i]);
      return NULL;
    }
  return make_arrays(cls, count, lengths);
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

static int is_subclass(struct jrt_class *cls, struct jrt_class *target) {
  if (cls == target)
    return 1;
  if (target->depth < 0) {
    for (int32_t i = 0; i < cls->num_interfaces; i++)
      if (cls->interfaces[i] == target)
        return 1;
    return 0;
  }
  if (!target->element_size)
    return target->depth <= cls->depth &&
           cls->ancestors[target->depth] == target;
  // An array of references is one of each supertype of its elements' class.
  return cls->element && target->element &&
         is_subclass(cls->element, target->element);
}

int32_t jrt_is_instance(struct jrt_object *object, struct jrt_class *target) {
  return object && is_subclass(object->cls, target);
}

int32_t jrt_cast_fails(struct jrt_object *object, struct jrt_class *target) {
  return object && !is_subclass(object->cls, target);
}

int32_t jrt_store_fails(struct jrt_array *array, struct jrt_object *value) {
  return value && !is_subclass(value->cls, array->cls->element);
}

// JVMS 5.5, for one thread.
void jrt_initialize(struct jrt_class *cls) {
  if (cls->state != FRESH) {
    if (cls->state == FAILED)
      throw_failed_class(cls->name);
    return;
  }
  cls->state = RUNNING;
  if (cls->super && cls->depth >= 0)
    jrt_initialize(cls->super);
  for (int32_t i = 0; i < cls->num_interfaces && !jrt_pending; i++)
    if (cls->depth >= 0 && cls->interfaces[i]->has_defaults)
      jrt_initialize(cls->interfaces[i]);
  if (jrt_pending) {
    cls->state = FAILED;
    return;
  }
  if (cls->initializer)
    cls->initializer();
  if (!jrt_pending) {
    cls->state = INITIALIZED;
    return;
  }
  cls->state = FAILED;
  struct jrt_object *thrown = jrt_pending;
  jrt_pending = NULL;
  throw_initializer(thrown);
}

//===----------------------------------------------------------------------===//
// Native methods of the class library
//===----------------------------------------------------------------------===//

int32_t Java_java_lang_Object_hashCode(struct jrt_object *self) {
  return (int32_t)((uintptr_t)self >> 3);
}

struct jrt_object *Java_java_lang_Throwable_nameOf(struct jrt_object *object) {
  return object->cls->name;
}

int64_t Java_java_lang_Double_doubleToRawLongBits(double value) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

double Java_java_lang_Math_sqrt(double a) { return __builtin_sqrt(a); }

int64_t Java_java_lang_System_nanoTime(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

void Java_java_lang_System_arraycopy(struct jrt_array *from, int32_t from_index,
                                     struct jrt_array *to, int32_t to_index,
                                     int32_t length) {
  if (!from || !to)
    return throw_null();
  int32_t size = from->cls->element_size;
  if (!size || !to->cls->element_size ||
      (from->cls != to->cls && (!from->cls->element || !to->cls->element)))
    return throw_store();
  if (from_index < 0 || to_index < 0 || length < 0 ||
      from_index > from->length - length || to_index > to->length - length)
    return throw_copy();
  if (from->cls == to->cls ||
      is_subclass(from->cls->element, to->cls->element)) {
    memmove(to->elements + (int64_t)to_index * size,
            from->elements + (int64_t)from_index * size,
            (size_t)length * (size_t)size);
    return;
  }
  // What precedes the first element that does not fit is copied.
  struct jrt_object **source = (struct jrt_object **)from->elements;
  struct jrt_object **target = (struct jrt_object **)to->elements;
  for (int32_t i = 0; i < length; i++) {
    if (jrt_store_fails(to, source[from_index + i]))
      return throw_store();
    target[to_index + i] = source[from_index + i];
  }
}

static int is_surrogate(uint32_t unit, uint32_t first) {
  return unit >= first && unit < first + 0x400;
}

// Writes UTF-8; a surrogate on its own is a question mark, as in Java.
void Java_java_io_PrintStream_write(int32_t descriptor,
                                    struct jrt_string *text) {
  FILE *file = descriptor == 2 ? stderr : stdout;
  const uint16_t *units = (const uint16_t *)text->value->elements;
  for (int32_t i = 0; i < text->value->length; i++) {
    uint32_t unit = units[i];
    if (unit < 0x80) {
      putc_unlocked((int)unit, file);
    } else if (unit < 0x800) {
      putc_unlocked((int)(0xc0 | unit >> 6), file);
      putc_unlocked((int)(0x80 | (unit & 63)), file);
    } else if (is_surrogate(unit, 0xd800) && i + 1 < text->value->length &&
               is_surrogate(units[i + 1], 0xdc00)) {
      uint32_t point = 0x10000 + ((unit - 0xd800) << 10) + units[++i] - 0xdc00;
      putc_unlocked((int)(0xf0 | point >> 18), file);
      putc_unlocked((int)(0x80 | (point >> 12 & 63)), file);
      putc_unlocked((int)(0x80 | (point >> 6 & 63)), file);
      putc_unlocked((int)(0x80 | (point & 63)), file);
    } else if (is_surrogate(unit, 0xd800) || is_surrogate(unit, 0xdc00)) {
      putc_unlocked('?', file);
    } else {
      putc_unlocked((int)(0xe0 | unit >> 12), file);
      putc_unlocked((int)(0x80 | (unit >> 6 & 63)), file);
      putc_unlocked((int)(0x80 | (unit & 63)), file);
    }
  }
}

//===----------------------------------------------------------------------===//
// The start
//===----------------------------------------------------------------------===//

// A string of a command line's argument, which is taken as Latin-1.
static struct jrt_object *make_string(const char *text) {
  int32_t length = (int32_t)strlen(text);
  struct jrt_array *value = jrt_new_array(&chars_class, length, 2);
  for (int32_t i = 0; i < length; i++)
    ((uint16_t *)value->elements)[i] = (unsigned char)text[i];
  struct jrt_string *string =
      (struct jrt_string *)jrt_new(&string_class, sizeof *string);
  string->value = value;
  return (struct jrt_object *)string;
}

int main(int argc, char **argv) {
  start_heap(__builtin_frame_address(0));
  struct jrt_array *arguments = jrt_new_array(&strings_class, argc - 1, 8);
  for (int i = 1; i < argc; i++)
    ((struct jrt_object **)arguments->elements)[i - 1] = make_string(argv[i]);
  jrt_start(arguments);
  struct jrt_object *thrown = jrt_pending;
  jrt_pending = NULL;
  if (thrown)
    print_uncaught(thrown);
  return thrown ? 1 : 0;
}
