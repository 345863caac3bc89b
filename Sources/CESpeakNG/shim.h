#pragma once
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// Swift does not import fork, which is safe here because the worker has one thread of its own, and
// no function with a variable number of arguments.
static inline pid_t herald_fork(void) { return fork(); }
static inline int herald_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
static inline void herald_close_from(unsigned first) { syscall(SYS_close_range, first, ~0U, 0); }

// The library reads stack that it never wrote (measured: the same input dies in some callers and
// speaks in others), so that a child begins with the same, clean stack whatever came before. The size
// is about what the library uses, so that no page is touched for this alone.
__attribute__((noinline, unused)) static void herald_clean_stack(void) {
  char stack[24 * 1024];
  memset(stack, 0, sizeof stack);
  __asm__ volatile("" : : "r"(stack) : "memory");
}
