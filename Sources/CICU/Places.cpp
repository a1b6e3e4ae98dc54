#include "CICU.h"

#include <memory>

#include <unicode/locid.h>
#include <unicode/strenum.h>
#include <unicode/timezone.h>
#include <unicode/tznames.h>
#include <unicode/uloc.h>

#include "Output.h"

namespace {

/// Writes one line.
void append_place(const icu::UnicodeString &name, Output &out) {
  name.toUTF8(out.sink());
  out.append("\n");
}

}  // namespace

int32_t labellint_place_names(const char *locale, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  const icu::Locale display(locale);
  for (const char *const *region = uloc_getISOCountries(); *region != nullptr; region += 1) {
    icu::UnicodeString name;
    icu::Locale("und", *region).getDisplayCountry(display, name);
    append_place(name, out);
  }
  const std::unique_ptr<icu::TimeZoneNames> names(
      icu::TimeZoneNames::createInstance(display, status));
  const std::unique_ptr<icu::StringEnumeration> zones(
      icu::TimeZone::createTimeZoneIDEnumeration(
          UCAL_ZONE_TYPE_CANONICAL_LOCATION, nullptr, nullptr, status));
  if (U_FAILURE(status)) return failure(status);
  while (const char *zone = zones->next(nullptr, status)) {
    icu::UnicodeString name;
    names->getExemplarLocationName(icu::UnicodeString::fromUTF8(zone), name);
    if (!name.isBogus() && !name.isEmpty()) append_place(name, out);
  }
  return out.result(status);
}
