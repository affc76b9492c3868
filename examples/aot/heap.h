//===- heap.h - Allocation and a conservative collector ---------*- C -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A part of runtime.c. The heap is a range of blocks. A block has objects of
/// one size, and allocation advances a pointer through a run of free ones. The
/// collector marks from the stack, the registers and the data segment, where
/// each word may be a pointer to, or into, an object; it moves nothing. What it
/// did not mark is free, and is found as allocation needs it.
///
//===----------------------------------------------------------------------===//

#ifndef JIR_EXAMPLES_AOT_HEAP_H
#define JIR_EXAMPLES_AOT_HEAP_H

#include "classes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum {
  BLOCK_BITS = 15,
  BLOCK = 1 << BLOCK_BITS,
  MAX_BLOCKS = 1 << 17,
  MAX_SMALL = BLOCK / 4,
  NUM_SIZES = 52,
  MAX_PENDING_MARKS = 1 << 26,
  // Blocks that are taken between two collections, at least.
  MIN_INTERVAL = 2048
};

enum block_kind { FREE, SMALL, LARGE, REST };

struct block {
  enum block_kind kind;
  // Of SMALL: the bytes of an object, and 2^32 divided by them.
  uint32_t size, reciprocal;
  // Of LARGE: the number of blocks. Of REST: how far back the first one is.
  uint32_t count;
  int is_used_before;
  struct block *next;
  uint64_t marks[BLOCK / 8 / 64];
};

/// The allocation in objects of one size.
struct run {
  char *next, *end;
  // The block of the run, the place after the run, the blocks to look at next.
  struct block *current;
  uint32_t position;
  struct block *queue;
};

static char *heap;
static struct block *blocks;
static uint32_t num_blocks, next_free, taken, interval = MIN_INTERVAL;
static struct run runs[NUM_SIZES];
static char **mark_stack;
static uint32_t mark_depth;
static char *stack_bottom;
extern char __data_start[], _end[];

static void end_out_of_memory(void) {
  fflush(stdout);
  fputs("out of memory\n", stderr);
  exit(1);
}

static void *reserve(size_t size) {
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    end_out_of_memory();
  return memory;
}

/// \p bottom is the address of the frame below which the program's are.
static void start_heap(char *bottom) {
  stack_bottom = bottom;
  heap = reserve((size_t)MAX_BLOCKS * BLOCK);
  blocks = reserve(MAX_BLOCKS * sizeof *blocks);
  mark_stack = reserve((size_t)MAX_PENDING_MARKS * sizeof *mark_stack);
}

//===----------------------------------------------------------------------===//
// Marking
//===----------------------------------------------------------------------===//

static char *get_start(const struct block *block) {
  return heap + ((size_t)(block - blocks) << BLOCK_BITS);
}

static void mark_word(uintptr_t word) {
  uintptr_t offset = word - (uintptr_t)heap;
  if (offset >= (uintptr_t)num_blocks << BLOCK_BITS)
    return;
  struct block *block = &blocks[offset >> BLOCK_BITS];
  if (block->kind == FREE)
    return;
  if (block->kind == REST)
    block -= block->count;
  uint32_t index = 0;
  if (block->kind == SMALL)
    index =
        (uint32_t)((offset & (BLOCK - 1)) * (uint64_t)block->reciprocal >> 32);
  if ((index + 1) * block->size > BLOCK)
    return;
  uint64_t bit = UINT64_C(1) << (index & 63);
  if (block->marks[index >> 6] & bit)
    return;
  block->marks[index >> 6] |= bit;
  if (mark_depth == MAX_PENDING_MARKS)
    end_out_of_memory();
  mark_stack[mark_depth++] = get_start(block) + index * block->size;
}

static void mark_range(const char *from, const char *to) {
  for (; from + sizeof(uintptr_t) <= to; from += sizeof(uintptr_t))
    mark_word(*(const uintptr_t *)from);
}

static void mark_all(void) {
  while (mark_depth) {
    char *object = mark_stack[--mark_depth];
    struct jrt_class *cls = ((struct jrt_object *)object)->cls;
    // A free place has no class. Arrays of numbers have no references.
    if (!cls || (cls->element_size && !cls->element))
      continue;
    struct block *block = &blocks[(object - heap) >> BLOCK_BITS];
    size_t size =
        block->kind == LARGE ? (size_t)block->count << BLOCK_BITS : block->size;
    mark_range(object + sizeof cls, object + size);
  }
}

static int has_marks(const struct block *block) {
  for (unsigned i = 0; i < BLOCK / 8 / 64; i++)
    if (block->marks[i])
      return 1;
  return 0;
}

static uint32_t get_size_index(int64_t size);

/// Blocks without a marked object become free, others are queued.
static void sweep(void) {
  uint32_t live = 0;
  for (unsigned i = 0; i < NUM_SIZES; i++)
    runs[i] = (struct run){NULL, NULL, NULL, 0, NULL};
  for (uint32_t i = num_blocks; i-- > 0;) {
    struct block *block = &blocks[i];
    if (block->kind == SMALL && has_marks(block)) {
      struct run *run = &runs[get_size_index(block->size)];
      block->next = run->queue;
      run->queue = block;
      live++;
    } else if (block->kind == SMALL) {
      block->kind = FREE;
    } else if (block->kind == LARGE && has_marks(block)) {
      live += block->count;
    } else if (block->kind == LARGE) {
      for (uint32_t j = block->count; j-- > 0;)
        block[j].kind = FREE;
    }
  }
  next_free = 0;
  taken = 0;
  interval = live > MIN_INTERVAL ? live : MIN_INTERVAL;
}

/// Overwrites the stack beyond this frame as far as it was used when memory was
/// taken. What finished calls left there would else be in frames again, in
/// places that are not written yet, and keep objects.
__attribute__((noinline)) static void clear_stack(void) {
  static char *deepest;
  char *here = __builtin_frame_address(0);
  if (deepest && deepest < here) {
    size_t size = (size_t)(here - deepest);
    char *area = __builtin_alloca(size);
    memset(area, 0, size);
    __asm__ volatile("" : : "r"(area) : "memory");
  }
  deepest = here;
}

__attribute__((noinline)) static void collect(void) {
  for (uint32_t i = 0; i < num_blocks; i++)
    memset(blocks[i].marks, 0, sizeof blocks[i].marks);
  // Saves the registers of callers above this variable.
  __builtin_unwind_init();
  uintptr_t top = 0;
  mark_range((const char *)&top, stack_bottom);
  mark_range(__data_start, _end);
  mark_all();
  sweep();
}

//===----------------------------------------------------------------------===//
// Allocation
//===----------------------------------------------------------------------===//

/// The first of \p count free blocks in a row, their memory zero; null after a
/// collection.
static struct block *take_blocks(uint32_t count) {
  clear_stack();
  if (taken >= interval) {
    collect();
    return NULL;
  }
  uint32_t at = count == 1 ? next_free : 0, length = 0;
  while (at < num_blocks && length < count)
    length = blocks[at++].kind == FREE ? length + 1 : 0;
  uint32_t first = at - length;
  if (first + count > MAX_BLOCKS) {
    if (!taken)
      end_out_of_memory();
    collect();
    return NULL;
  }
  if (first + count > num_blocks)
    num_blocks = first + count;
  if (count == 1)
    next_free = first + 1;
  taken += count;
  struct block *block = &blocks[first];
  for (uint32_t i = 0; i < count; i++) {
    if (block[i].is_used_before)
      memset(get_start(&block[i]), 0, BLOCK);
    block[i].is_used_before = 1;
    block[i].kind = REST;
    block[i].size = 0;
    block[i].count = i;
  }
  block->kind = LARGE;
  block->count = count;
  return block;
}

static void *allocate_large(int64_t size) {
  if (size > (int64_t)MAX_BLOCKS * BLOCK)
    end_out_of_memory();
  uint32_t count = (uint32_t)((size + BLOCK - 1) >> BLOCK_BITS);
  struct block *block = NULL;
  while (!block)
    block = take_blocks(count);
  return get_start(block);
}

/// Steps of 8 bytes up to 256, then four steps for each power of two.
static inline uint32_t get_size_index(int64_t size) {
  if (size <= 256)
    return (uint32_t)((size + 7) >> 3) - 1;
  uint32_t last = (uint32_t)size - 1;
  uint32_t power = 31 - (uint32_t)__builtin_clz(last);
  return 32 + (power - 8) * 4 + (last >> (power - 2) & 3);
}

static uint32_t get_rounded(uint32_t index) {
  if (index < 32)
    return 8 * (index + 1);
  return (uint32_t)(5 + (index & 3)) << ((index - 32) / 4 + 6);
}

static int is_marked(const struct block *block, uint32_t index) {
  return block->marks[index >> 6] >> (index & 63) & 1;
}

/// Finds the next run of free objects in the blocks that were not looked at
/// since the last collection, or in a new one.
static void find_run(uint32_t index) {
  struct run *run = &runs[index];
  for (;;) {
    struct block *block = run->current;
    uint32_t size = get_rounded(index), count = BLOCK / size;
    uint32_t begin = run->position;
    while (block && begin < count && is_marked(block, begin))
      begin++;
    if (block && begin < count) {
      uint32_t end = begin + 1;
      while (end < count && !is_marked(block, end))
        end++;
      run->position = end;
      run->next = get_start(block) + begin * size;
      run->end = get_start(block) + end * size;
      memset(run->next, 0, (size_t)(run->end - run->next));
      return;
    }
    run->position = 0;
    run->current = run->queue;
    if (run->queue) {
      run->queue = run->queue->next;
      continue;
    }
    block = take_blocks(1);
    if (!block)
      continue;
    block->kind = SMALL;
    block->size = size;
    block->reciprocal = (uint32_t)(((UINT64_C(1) << 32) + size - 1) / size);
    memset(block->marks, 0, sizeof block->marks);
    run->current = block;
    run->position = count;
    run->next = get_start(block);
    run->end = run->next + count * size;
    return;
  }
}

__attribute__((noinline, cold)) static void *allocate_slowly(int64_t size) {
  if (size > MAX_SMALL)
    return allocate_large(size);
  uint32_t index = get_size_index(size);
  find_run(index);
  struct run *run = &runs[index];
  void *result = run->next;
  run->next += get_rounded(index);
  return result;
}

static inline void *allocate(int64_t size) {
  if (__builtin_expect(size <= 256, 1)) {
    struct run *run = &runs[get_size_index(size)];
    char *result = run->next;
    if (__builtin_expect(result != run->end, 1)) {
      run->next = result + ((size + 7) & ~(int64_t)7);
      return result;
    }
  } else if (size <= MAX_SMALL) {
    uint32_t index = get_size_index(size);
    struct run *run = &runs[index];
    char *result = run->next;
    if (result != run->end) {
      run->next = result + get_rounded(index);
      return result;
    }
  }
  return allocate_slowly(size);
}

#endif // JIR_EXAMPLES_AOT_HEAP_H
