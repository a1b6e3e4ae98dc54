#include "CICU.h"

#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <utility>

#include <unicode/brkiter.h>
#include <unicode/localpointer.h>
#include <unicode/utext.h>

#include "Failure.h"

/// A break iterator and the view of the text it walks over.
struct labellint_breaker {
  std::unique_ptr<icu::BreakIterator> iterator;
  UText text = UTEXT_INITIALIZER;

  ~labellint_breaker() { utext_close(&text); }
};

namespace {

icu::BreakIterator *open(int32_t kind, const icu::Locale &locale, UErrorCode &status) {
  switch (kind) {
    case LABELLINT_BREAK_GRAPHEMES:
      return icu::BreakIterator::createCharacterInstance(locale, status);
    case LABELLINT_BREAK_WORDS: return icu::BreakIterator::createWordInstance(locale, status);
    case LABELLINT_BREAK_SENTENCES:
      return icu::BreakIterator::createSentenceInstance(locale, status);
    default: status = U_ILLEGAL_ARGUMENT_ERROR; return nullptr;
  }
}

/// An iterator of a kind for a locale, as a copy of one that was built once: building finds and checks
/// rules, copying does not.
icu::BreakIterator *copy(int32_t kind, const char *locale, UErrorCode &status) {
  using Prototypes = std::map<std::pair<int32_t, std::string>, std::unique_ptr<icu::BreakIterator>>;
  static std::mutex lock;
  // Never freed: threads may still ask when the process ends.
  static Prototypes &prototypes = *new Prototypes;
  const std::lock_guard<std::mutex> guard(lock);
  auto &prototype = prototypes[{kind, locale}];
  if (prototype == nullptr) prototype.reset(open(kind, icu::Locale(locale), status));
  if (U_FAILURE(status) || prototype == nullptr) return nullptr;
  icu::BreakIterator *const iterator = prototype->clone();
  if (iterator == nullptr) status = U_MEMORY_ALLOCATION_ERROR;
  return iterator;
}

}  // namespace

labellint_breaker *labellint_breaker_open(int32_t kind, const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<labellint_breaker> breaker(new (std::nothrow) labellint_breaker);
  if (breaker == nullptr) {
    status = U_MEMORY_ALLOCATION_ERROR;
  } else {
    breaker->iterator.reset(copy(kind, locale, status));
  }
  *error = U_FAILURE(status) ? status : 0;
  return U_FAILURE(status) ? nullptr : breaker.release();
}

void labellint_breaker_close(labellint_breaker *breaker) { delete breaker; }

int32_t labellint_breaker_start(labellint_breaker *breaker, const uint8_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  // An empty text may come without an address, which ICU refuses.
  const char *bytes = length == 0 ? "" : reinterpret_cast<const char *>(text);
  utext_openUTF8(&breaker->text, bytes, length, &status);
  breaker->iterator->setText(&breaker->text, status);
  if (U_FAILURE(status)) return failure(status);
  breaker->iterator->first();
  return 0;
}

int32_t labellint_breaker_next(
    labellint_breaker *breaker, labellint_boundary *output, int32_t capacity) {
  int32_t count = 0;
  while (count < capacity) {
    const int32_t end = breaker->iterator->next();
    if (end == icu::BreakIterator::DONE) break;
    output[count++] = {end, breaker->iterator->getRuleStatus()};
  }
  return count;
}
