#include "CICU.h"

#include <cstring>
#include <memory>
#include <new>

#include <unicode/rbnf.h>

#include "Failure.h"
#include "Output.h"

/// The spell-out rules of a locale.
struct labellint_speller {
  std::unique_ptr<icu::RuleBasedNumberFormat> rules;
};

labellint_speller *labellint_speller_open(const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<labellint_speller> speller(new (std::nothrow) labellint_speller);
  if (speller == nullptr) {
    status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    speller->rules.reset(new icu::RuleBasedNumberFormat(
        icu::URBNF_SPELLOUT, icu::Locale(locale), status));
    if (speller->rules == nullptr) status = U_MEMORY_ALLOCATION_ERROR;
    // For a language without rules ICU takes those of the computer's own language.
    if (U_SUCCESS(status)) {
      const icu::Locale own = icu::Locale::getDefault();
      const icu::Locale found = speller->rules->getLocale(ULOC_VALID_LOCALE, status);
      if (std::strcmp(found.getLanguage(), own.getLanguage()) == 0 &&
          std::strcmp(icu::Locale(locale).getLanguage(), own.getLanguage()) != 0) {
        status = U_MISSING_RESOURCE_ERROR;
      }
    }
  }
  *error = U_FAILURE(status) ? status : 0;
  return U_FAILURE(status) ? nullptr : speller.release();
}

void labellint_speller_close(labellint_speller *speller) { delete speller; }

int32_t labellint_speller_spell(
    const labellint_speller *speller, int64_t number, uint8_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString words;
  speller->rules->format(number, words, status);
  if (U_FAILURE(status)) return failure(status);
  Output out(output, capacity);
  words.toUTF8(out.sink());
  return out.result(status);
}
