#include "CICU.h"

#include <memory>
#include <new>

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "Failure.h"
#include "Output.h"

/// The cardinal rules of a locale.
struct labellint_plurals {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace {

/// Number of a category; negative for a name that CLDR does not have.
int32_t category(const icu::UnicodeString &keyword) {
  static const char16_t *const names[] = {u"zero", u"one", u"two", u"few", u"many", u"other"};
  static const int32_t lengths[] = {4, 3, 3, 3, 4, 5};
  for (int32_t index = 0; index < 6; index += 1) {
    if (keyword.length() != lengths[index]) continue;
    if (keyword.compare(0, lengths[index], names[index], 0, lengths[index]) == 0) return index;
  }
  return failure(U_INVALID_FORMAT_ERROR);
}

}  // namespace

labellint_plurals *labellint_plurals_open(const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<labellint_plurals> plurals(new (std::nothrow) labellint_plurals);
  if (plurals == nullptr) {
    status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    plurals->rules.reset(icu::PluralRules::forLocale(icu::Locale(locale), status));
  }
  *error = U_FAILURE(status) ? status : 0;
  return U_FAILURE(status) ? nullptr : plurals.release();
}

void labellint_plurals_close(labellint_plurals *plurals) { delete plurals; }

int32_t labellint_plurals_category(
    const labellint_plurals *plurals, double number, int32_t fraction_digits) {
  if (fraction_digits <= 0) return category(plurals->rules->select(number));
  UErrorCode status = U_ZERO_ERROR;
  // `1.0` and `1` may differ: the rules count the fraction digits that are shown.
  const icu::number::FormattedNumber formatted =
      icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
          .precision(icu::number::Precision::fixedFraction(fraction_digits))
          .formatDouble(number, status);
  const icu::UnicodeString keyword = plurals->rules->select(formatted, status);
  return U_FAILURE(status) ? failure(status) : category(keyword);
}

int32_t labellint_plurals_categories(const labellint_plurals *plurals) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::StringEnumeration> keywords(plurals->rules->getKeywords(status));
  int32_t bits = 0;
  while (U_SUCCESS(status)) {
    const icu::UnicodeString *keyword = keywords->snext(status);
    if (keyword == nullptr) break;
    const int32_t number = category(*keyword);
    if (number >= 0) bits |= 1 << number;
  }
  return U_FAILURE(status) ? failure(status) : bits;
}

int32_t labellint_plurals_has_entry(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::LocalUResourceBundlePointer plurals(ures_openDirect(nullptr, "plurals", &status));
  const icu::LocalUResourceBundlePointer locales(
      ures_getByKey(plurals.getAlias(), "locales", nullptr, &status));
  int32_t length = 0;
  ures_getStringByKey(locales.getAlias(), locale, &length, &status);
  return U_SUCCESS(status);
}

int32_t labellint_plurals_rule_set(const char *locale, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::LocalUResourceBundlePointer plurals(ures_openDirect(nullptr, "plurals", &status));
  const icu::LocalUResourceBundlePointer locales(
      ures_getByKey(plurals.getAlias(), "locales", nullptr, &status));
  char name[ULOC_FULLNAME_CAPACITY];
  uloc_getBaseName(locale, name, ULOC_FULLNAME_CAPACITY, &status);
  if (U_FAILURE(status)) return failure(status);
  do {
    UErrorCode found = U_ZERO_ERROR;
    int32_t length = 0;
    const char16_t *set = ures_getStringByKey(locales.getAlias(), name, &length, &found);
    if (U_SUCCESS(found)) {
      Output out(output, capacity);
      icu::UnicodeString(set, length).toUTF8(out.sink());
      return out.result(status);
    }
  } while (uloc_getParent(name, name, ULOC_FULLNAME_CAPACITY, &status) > 0 && U_SUCCESS(status));
  return failure(U_MISSING_RESOURCE_ERROR);
}
