#pragma once
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

// Swift imports neither fork, which is safe here because the worker has one thread of its own, nor
// prctl, which takes a variable number of arguments.
static inline pid_t herald_fork(void) { return fork(); }
static inline int herald_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }
