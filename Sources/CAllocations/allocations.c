// Stands between the process and glibc's allocator, to count; elsewhere, and where a sanitizer stands there already, nothing is counted.
#include "allocations.h"

#include <stdlib.h>

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static _Atomic int64_t allocated;

/// No locked addition, which would be measured too: what other threads allocate at the same moment may be lost.
static void count(size_t size) {
  int64_t before = atomic_load_explicit(&allocated, memory_order_relaxed);
  atomic_store_explicit(&allocated, before + (int64_t)size, memory_order_relaxed);
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
  count(members * size);
  return __libc_calloc(members, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  count(size);
  *block = memory;
  return 0;
}

int64_t yotei_allocated_bytes(void) { return atomic_load_explicit(&allocated, memory_order_relaxed); }
#else
int64_t yotei_allocated_bytes(void) { return -1; }
#endif
