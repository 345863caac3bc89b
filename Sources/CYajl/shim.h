#pragma once
#include <yajl/yajl_parse.h>

// Swift does not import variadic functions.
static inline int herald_yajl_allow_multiple_values(yajl_handle handle) {
  return yajl_config(handle, yajl_allow_multiple_values, 1);
}
