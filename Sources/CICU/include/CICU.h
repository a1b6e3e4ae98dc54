#ifndef LABEL_LINT_CICU_H
#define LABEL_LINT_CICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Version of ICU's data, such as 72.
int32_t labellint_icu_version(void);

#ifdef __cplusplus
}
#endif

#endif
