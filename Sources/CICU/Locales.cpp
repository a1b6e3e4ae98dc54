#include "CICU.h"

#include <stdio.h>

#include <unicode/locid.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/ures.h>
#include <unicode/usetiter.h>

#include "Output.h"

namespace {

/// Length of the longest locale that is worth looking at, in bytes.
constexpr int32_t longest = 256;

/// Whether a subtag is in one of ICU's lists, which end with a null pointer.
bool contains(const char *const *list, const char *subtag) {
  for (; *list != nullptr; list += 1) {
    // Most of some hundred entries differ in the first letter.
    if (**list == *subtag && strcmp(*list, subtag) == 0) return true;
  }
  return false;
}

/// Writes the replacement of a name in the language aliases, or nothing.
void append_language_alias(const char *locale, Output &out, UErrorCode &status) {
  const icu::LocalUResourceBundlePointer metadata(ures_openDirect(nullptr, "metadata", &status));
  const icu::LocalUResourceBundlePointer alias(
      ures_getByKey(metadata.getAlias(), "alias", nullptr, &status));
  const icu::LocalUResourceBundlePointer language(
      ures_getByKey(alias.getAlias(), "language", nullptr, &status));
  if (U_FAILURE(status)) return;
  UErrorCode missing = U_ZERO_ERROR;
  const icu::LocalUResourceBundlePointer entry(
      ures_getByKey(language.getAlias(), locale, nullptr, &missing));
  const icu::UnicodeString text =
      icu::ures_getUnicodeStringByKey(entry.getAlias(), "replacement", &missing);
  if (U_SUCCESS(missing)) text.toUTF8(out.sink());
}

}  // namespace

int32_t labellint_locale_canonical(const char *tag, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  char name[longest];
  int32_t parsed = 0;
  const int32_t length = uloc_forLanguageTag(tag, name, longest, &parsed, &status);
  if (U_FAILURE(status)) return failure(status);
  // ICU takes as much of a tag as it understands; a tag with a rest is not well-formed.
  if (length >= longest || tag[parsed] != '\0') return failure(U_ILLEGAL_ARGUMENT_ERROR);
  icu::Locale locale(name);
  locale.canonicalize(status);
  locale.toLanguageTag(out.sink(), status);
  return out.result(status);
}

int32_t labellint_locale_form(
    int32_t form, const char *locale, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  char name[longest] = "";
  switch (form) {
    case LABELLINT_LOCALE_MAXIMIZED:
      uloc_addLikelySubtags(locale, name, longest, &status);
      break;
    case LABELLINT_LOCALE_MINIMIZED:
      uloc_minimizeSubtags(locale, name, longest, &status);
      break;
    case LABELLINT_LOCALE_BASE_NAME: uloc_getBaseName(locale, name, longest, &status); break;
    case LABELLINT_LOCALE_REGION: uloc_getCountry(locale, name, longest, &status); break;
    case LABELLINT_LOCALE_LANGUAGE_ALIAS:
      append_language_alias(locale, out, status);
      break;
    default: status = U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (status == U_STRING_NOT_TERMINATED_WARNING) status = U_BUFFER_OVERFLOW_ERROR;
  if (U_SUCCESS(status)) out.append(name);
  return out.result(status);
}

int32_t labellint_locale_knows_language(const char *language) {
  if (contains(uloc_getISOLanguages(), language)) return 1;
  UErrorCode status = U_ZERO_ERROR;
  UChar name[longest];
  uloc_getDisplayLanguage(language, "en", name, longest, &status);
  // Without a name ICU answers with the code, and says so.
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

int32_t labellint_locale_knows_region(const char *region) {
  // ICU has a name for ZZ, "Unknown Region".
  if (strcmp(region, "ZZ") == 0) return 0;
  if (contains(uloc_getISOCountries(), region)) return 1;
  UErrorCode status = U_ZERO_ERROR;
  UChar name[longest];
  char locale[longest];
  snprintf(locale, sizeof locale, "und_%s", region);
  uloc_getDisplayCountry(locale, "en", name, longest, &status);
  return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING;
}

int32_t labellint_locale_letters(const char *locale, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  const icu::LocalULocaleDataPointer data(ulocdata_open(icu::Locale(locale).getName(), &status));
  // Without data for the locale ICU would answer with that of the process.
  if (status == U_USING_DEFAULT_WARNING) return 0;
  icu::UnicodeSet letters;
  ulocdata_getExemplarSet(
      data.getAlias(), letters.toUSet(), USET_ADD_CASE_MAPPINGS, ULOCDATA_ES_STANDARD, &status);
  if (U_FAILURE(status)) return failure(status);
  icu::UnicodeSetIterator each(letters);
  while (each.next()) each.getString().toUTF8(out.sink());
  return out.result(status);
}

int32_t labellint_locale_is_right_to_left(const char *locale) {
  return uloc_isRightToLeft(locale);
}

int32_t labellint_locale_display_name(
    const char *locale, const char *display, uint8_t *output, int32_t capacity) {
  Output out(output, capacity);
  icu::UnicodeString name;
  icu::Locale(locale).getDisplayName(icu::Locale(display), name);
  name.toUTF8(out.sink());
  return out.result(U_ZERO_ERROR);
}

int32_t labellint_locale_parents(uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  Output out(output, capacity);
  const icu::LocalUResourceBundlePointer data(
      ures_openDirect(nullptr, "supplementalData", &status));
  const icu::LocalUResourceBundlePointer parents(
      ures_getByKey(data.getAlias(), "parentLocales", nullptr, &status));
  if (U_FAILURE(status)) return failure(status);
  ures_resetIterator(parents.getAlias());
  // A parent has one child, as a string, or several, as an array.
  while (ures_hasNext(parents.getAlias())) {
    const icu::LocalUResourceBundlePointer entry(
        ures_getNextResource(parents.getAlias(), nullptr, &status));
    if (U_FAILURE(status)) break;
    out.append(ures_getKey(entry.getAlias()));
    out.append(":");
    for (int32_t index = 0; index < ures_getSize(entry.getAlias()); index += 1) {
      out.append(" ");
      icu::ures_getUnicodeStringByIndex(entry.getAlias(), index, &status).toUTF8(out.sink());
    }
    out.append("\n");
  }
  return out.result(status);
}
