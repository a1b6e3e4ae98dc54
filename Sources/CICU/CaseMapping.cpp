#include "CICU.h"

#include <unicode/casemap.h>
#include <unicode/stringoptions.h>

#include "Output.h"

int32_t labellint_map_case(
    int32_t operation, const char *language, const uint8_t *text, int32_t length, uint8_t *output,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  const icu::StringPiece source = piece(text, length);
  switch (operation) {
    case LABELLINT_FOLD:
      icu::CaseMap::utf8Fold(U_FOLD_CASE_DEFAULT, source, out.sink(), nullptr, status);
      break;
    case LABELLINT_FOLD_TURKIC:
      icu::CaseMap::utf8Fold(
          U_FOLD_CASE_EXCLUDE_SPECIAL_I, source, out.sink(), nullptr, status);
      break;
    case LABELLINT_LOWER:
      icu::CaseMap::utf8ToLower(language, 0, source, out.sink(), nullptr, status);
      break;
    case LABELLINT_UPPER:
      icu::CaseMap::utf8ToUpper(language, 0, source, out.sink(), nullptr, status);
      break;
    case LABELLINT_CAPITALIZE:
      icu::CaseMap::utf8ToTitle(
          language, U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE, nullptr, source,
          out.sink(), nullptr, status);
      break;
    default: status = U_ILLEGAL_ARGUMENT_ERROR;
  }
  return out.result(status);
}
