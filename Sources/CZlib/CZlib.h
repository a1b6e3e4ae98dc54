// zlib, as the system has it.

#ifndef LABEL_LINT_CZLIB_H
#define LABEL_LINT_CZLIB_H

#include <zlib.h>

#endif
