#include "CICU.h"

#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include <unicode/brkiter.h>
#include <unicode/localpointer.h>
#include <unicode/utext.h>

#include "Failure.h"

/// A break iterator and the view of the text it walks over.
struct labellint_breaker {
  struct Kept;

  std::unique_ptr<icu::BreakIterator> iterator;
  UText text = UTEXT_INITIALIZER;
  /// Where it goes when it is closed.
  Kept *kept = nullptr;

  ~labellint_breaker() { utext_close(&text); }
};

/// What is kept of a kind for a locale.
struct labellint_breaker::Kept {
  /// The one that was built: building finds and checks rules, copying does not.
  std::unique_ptr<icu::BreakIterator> prototype;
  /// Those that were closed, for whoever opens the next.
  std::vector<std::unique_ptr<labellint_breaker>> idle;
};

namespace {

using Kept = labellint_breaker::Kept;

/// Most iterators of a kind for a locale that wait to be opened again.
constexpr size_t mostIdle = 8;

std::mutex lock;

/// What is kept, by kind and locale; never freed, as threads may still ask when the process ends.
Kept &keptOf(int32_t kind, const char *locale) {
  static auto &all = *new std::map<std::pair<int32_t, std::string>, Kept>;
  return all[{kind, locale}];
}

icu::BreakIterator *build(int32_t kind, const icu::Locale &locale, UErrorCode &status) {
  switch (kind) {
    case LABELLINT_BREAK_GRAPHEMES:
      return icu::BreakIterator::createCharacterInstance(locale, status);
    case LABELLINT_BREAK_WORDS: return icu::BreakIterator::createWordInstance(locale, status);
    case LABELLINT_BREAK_SENTENCES:
      return icu::BreakIterator::createSentenceInstance(locale, status);
    default: status = U_ILLEGAL_ARGUMENT_ERROR; return nullptr;
  }
}

/// An iterator of a kind for a locale: one that was closed, else a copy of the one that was built.
std::unique_ptr<labellint_breaker> open(int32_t kind, const char *locale, UErrorCode &status) {
  const std::lock_guard<std::mutex> guard(lock);
  Kept &kept = keptOf(kind, locale);
  if (!kept.idle.empty()) {
    std::unique_ptr<labellint_breaker> breaker = std::move(kept.idle.back());
    kept.idle.pop_back();
    return breaker;
  }
  if (kept.prototype == nullptr) kept.prototype.reset(build(kind, icu::Locale(locale), status));
  if (U_FAILURE(status) || kept.prototype == nullptr) return nullptr;
  std::unique_ptr<labellint_breaker> breaker(new (std::nothrow) labellint_breaker);
  if (breaker != nullptr) breaker->iterator.reset(kept.prototype->clone());
  if (breaker == nullptr || breaker->iterator == nullptr) {
    status = U_MEMORY_ALLOCATION_ERROR;
    return nullptr;
  }
  breaker->kept = &kept;
  return breaker;
}

}  // namespace

labellint_breaker *labellint_breaker_open(int32_t kind, const char *locale, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<labellint_breaker> breaker = open(kind, locale, status);
  *error = U_FAILURE(status) ? status : 0;
  return breaker.release();
}

void labellint_breaker_close(labellint_breaker *breaker) {
  std::unique_ptr<labellint_breaker> closed(breaker);
  const std::lock_guard<std::mutex> guard(lock);
  if (closed->kept->idle.size() < mostIdle) closed->kept->idle.push_back(std::move(closed));
}

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
