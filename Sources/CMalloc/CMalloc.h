// The settings of the system's allocator.

#ifndef LABEL_LINT_CMALLOC_H
#define LABEL_LINT_CMALLOC_H

#include <malloc.h>

#endif
