#include "CICU.h"

#include <unicode/uvernum.h>

int32_t labellint_icu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }
