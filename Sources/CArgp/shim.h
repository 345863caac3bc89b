#pragma once
#include <argp.h>
#include <stdlib.h>

/* argp is set up through global variables, which Swift's strict concurrency does not let one write. */
static inline void herald_argp_set(const char *version, int error_status) {
  argp_program_version = version;
  argp_err_exit_status = error_status;
}

/* The macro of that name is not imported into Swift. */
static inline error_t herald_argp_unknown(void) { return ARGP_ERR_UNKNOWN; }
