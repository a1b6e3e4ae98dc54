// Text written to a caller's buffer.

#ifndef LABEL_LINT_OUTPUT_H
#define LABEL_LINT_OUTPUT_H

#include <stdint.h>
#include <string.h>

#include <unicode/bytestream.h>
#include <unicode/stringpiece.h>

#include "Failure.h"

/// A byte sink over a caller's buffer that counts what does not fit.
class Output final {
 public:
  Output(uint8_t *buffer, int32_t capacity)
      : sink_(reinterpret_cast<char *>(buffer), capacity) {}

  icu::ByteSink &sink() { return sink_; }

  void append(icu::StringPiece text) { sink_.Append(text.data(), text.length()); }

  /// Length of all that was written, or the failure.
  int32_t result(UErrorCode status) {
    return U_FAILURE(status) ? failure(status) : sink_.NumberOfBytesAppended();
  }

 private:
  icu::CheckedArrayByteSink sink_;
};

/// A caller's text as ICU takes it.
inline icu::StringPiece piece(const uint8_t *text, int32_t length) {
  return icu::StringPiece(reinterpret_cast<const char *>(text), length);
}

#endif
