#include "CICU.h"

#include <unicode/normalizer2.h>

#include "Output.h"

namespace {

const icu::Normalizer2 *normalizer(int32_t form, UErrorCode &status) {
  switch (form) {
    case LABELLINT_NFC: return icu::Normalizer2::getNFCInstance(status);
    case LABELLINT_NFD: return icu::Normalizer2::getNFDInstance(status);
    case LABELLINT_NFKC: return icu::Normalizer2::getNFKCInstance(status);
    case LABELLINT_NFKD: return icu::Normalizer2::getNFKDInstance(status);
    default: status = U_ILLEGAL_ARGUMENT_ERROR; return nullptr;
  }
}

}  // namespace

int32_t labellint_is_normalized(int32_t form, const uint8_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *instance = normalizer(form, status);
  if (U_FAILURE(status)) return failure(status);
  const UBool result = instance->isNormalizedUTF8(piece(text, length), status);
  return U_FAILURE(status) ? failure(status) : result;
}

int32_t labellint_normalize(
    int32_t form, const uint8_t *text, int32_t length, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *instance = normalizer(form, status);
  if (U_FAILURE(status)) return failure(status);
  Output out(output, capacity);
  instance->normalizeUTF8(0, piece(text, length), out.sink(), nullptr, status);
  return out.result(status);
}
