// What glibc has and the Swift module of the C library leaves out: the settings of the allocator, the
// records of a folder as the system gives them, files in memory, and names that replace nothing.

#ifndef LABEL_LINT_CLINUX_H
#define LABEL_LINT_CLINUX_H

// Other systems have none of it.
#ifdef __linux__

#include <malloc.h>
#include <sys/types.h>

// In <dirent.h> with _GNU_SOURCE alone, glibc 2.30 and later.
extern ssize_t getdents64(int descriptor, void *buffer, size_t size);

// In <stdio.h> with _GNU_SOURCE alone, glibc 2.28 and later.
extern int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);

// In <sys/mman.h> with _GNU_SOURCE alone, glibc 2.27 and later.
extern int memfd_create(const char *name, unsigned int flags);

#endif

#endif
