#ifdef __linux__

#include <stddef.h>

// The Swift runtime looks for `swift-backtrace` beside the program before `main`, through /proc, and ends the
// program where /proc is missing, as in an empty root. The release has no such program beside it; `.ci/build`
// has this function called instead, which says so.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name);

char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

#endif
