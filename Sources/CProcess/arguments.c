#include "CProcess.h"

#ifdef __APPLE__

#include <crt_externs.h>

int process_argument_count(void) { return *_NSGetArgc(); }

const char *process_argument(int number) { return (*_NSGetArgv())[number]; }

const char *process_variable(int number) { return (*_NSGetEnviron())[number]; }

#else

extern char **environ;

static int count;
static char **words;

// The C library hands the words of the call to constructors as it does to `main` (glibc's csu/libc-start.c).
__attribute__((constructor)) static void keep(int argument_count, char **arguments) {
  count = argument_count;
  words = arguments;
}

int process_argument_count(void) { return count; }

const char *process_argument(int number) { return words[number]; }

const char *process_variable(int number) { return environ[number]; }

#endif
