// Expat for tests: one call in plain C types, so that no header of expat reaches Swift.
#ifndef LABEL_LINT_CEXPAT_H
#define LABEL_LINT_CEXPAT_H

#include <stddef.h>
#include <stdint.h>

/// Reads a document with namespaces on and lists where its elements start.
///
/// bytes, count: the document as it is on disk.
/// offsets, capacity: receives the byte offset of every start tag, as many as there is room for.
/// found: receives the number of start tags that were met.
/// Returns 0 when expat accepts the document, else its error code (expat.h, enum XML_Error).
int32_t cexpat_read(const uint8_t *bytes, size_t count, int64_t *offsets, size_t capacity,
                    size_t *found);

#endif
