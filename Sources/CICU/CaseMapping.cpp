#include "CICU.h"

#include <unicode/locid.h>
#include <unicode/stringoptions.h>
#include <unicode/unistr.h>

#include "Output.h"

// UTF-16 on the way: ICU's operations on UTF-8 bring a class `UCaseMap` without a version in its name, which
// the ICU within Foundation has, too, so that a program with both as archives does not link.
int32_t labellint_map_case(
    int32_t operation, const char *language, const uint8_t *text, int32_t length, uint8_t *output,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  icu::UnicodeString mapped = icu::UnicodeString::fromUTF8(piece(text, length));
  switch (operation) {
    case LABELLINT_FOLD: mapped.foldCase(U_FOLD_CASE_DEFAULT); break;
    case LABELLINT_FOLD_TURKIC: mapped.foldCase(U_FOLD_CASE_EXCLUDE_SPECIAL_I); break;
    case LABELLINT_LOWER: mapped.toLower(icu::Locale(language)); break;
    case LABELLINT_UPPER: mapped.toUpper(icu::Locale(language)); break;
    case LABELLINT_CAPITALIZE:
      mapped.toTitle(
          nullptr, icu::Locale(language), U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE);
      break;
    default: status = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (mapped.isBogus()) status = U_MEMORY_ALLOCATION_ERROR;
  if (U_SUCCESS(status)) mapped.toUTF8(out.sink());
  return out.result(status);
}
