// What every function returns when ICU failed.

#ifndef LABEL_LINT_FAILURE_H
#define LABEL_LINT_FAILURE_H

#include <stdint.h>
#include <unicode/utypes.h>

/// ICU's error code as a negative number.
inline int32_t failure(UErrorCode status) {
  return status > 0 ? -static_cast<int32_t>(status) : -1;
}

#endif
