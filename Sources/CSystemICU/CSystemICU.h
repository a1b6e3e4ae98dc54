// ICU, where the package manager has to look for it.

#ifndef LABEL_LINT_CSYSTEMICU_H
#define LABEL_LINT_CSYSTEMICU_H

#include <unicode/uversion.h>

#endif
