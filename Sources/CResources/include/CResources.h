// The data files of label-lint, which are part of the program: lexicons, word lists, guideline clauses,
// and what its pages consist of.
//
// `files.list` names them. Each is text in UTF-8.

#ifndef LABEL_LINT_CRESOURCES_H
#define LABEL_LINT_CRESOURCES_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// A data file.
struct resource {
  // Its path below Sources/CResources, such as "lexicons/da.lexicon".
  const char *name;
  // Its bytes, which stay where they are as long as the program runs.
  const void *bytes;
  // How many bytes it has.
  size_t length;
};

// The file of a name; NULL if there is none.
const struct resource *resource_named(const char *name);

// The file of a line of `files.list`, the first of which is 0; NULL behind the last.
const struct resource *resource_at(size_t line);

#ifdef __cplusplus
}
#endif

#endif
