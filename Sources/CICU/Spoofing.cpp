#include "CICU.h"

#include <new>

#include <unicode/uspoof.h>

#include "Failure.h"

/// A spoof checker.
struct labellint_spoof {
  icu::LocalUSpoofCheckerPointer checker;
};

labellint_spoof *labellint_spoof_open(int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  labellint_spoof *spoof = new (std::nothrow) labellint_spoof;
  if (spoof == nullptr) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  spoof->checker.adoptInstead(uspoof_open(&status));
  if (U_SUCCESS(status)) {
    uspoof_setChecks(spoof->checker.getAlias(), USPOOF_RESTRICTION_LEVEL, &status);
    uspoof_setRestrictionLevel(spoof->checker.getAlias(), USPOOF_HIGHLY_RESTRICTIVE);
  }
  *error = U_FAILURE(status) ? status : 0;
  if (U_SUCCESS(status)) return spoof;
  delete spoof;
  return nullptr;
}

void labellint_spoof_close(labellint_spoof *checker) { delete checker; }

int32_t labellint_spoof_mixes_scripts(
    const labellint_spoof *checker, const uint8_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t found = uspoof_check2UTF8(
      checker->checker.getAlias(), reinterpret_cast<const char *>(text), length, nullptr, &status);
  return U_FAILURE(status) ? failure(status) : (found & USPOOF_RESTRICTION_LEVEL) != 0;
}
