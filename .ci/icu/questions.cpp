// Asks every function of CICU about every locale and every character, and prints the answers.
#include <cstdio>
#include <string>
#include <vector>

#include <unicode/uloc.h>

#include "CICU.h"

namespace {

/// A text in several scripts, with what breakers look up in their dictionaries.
const std::string sample =
    "Don't stop 3.14. Mr. Smith's naïve café? ภาษาไทยง่าย 日本語を勉強します。我爱北京天安门 "
    "ភាសាខ្មែរ မြန်မာစာ ພາສາລາວ हिन्दी भाषा العربية 👩‍👩‍👧 İstanbul ﬁ ΌΣΟΣ";

template <typename Write>
void print(const char *what, const char *of, Write write) {
  std::vector<uint8_t> text(1 << 20);
  const int32_t length = write(text.data(), static_cast<int32_t>(text.size()));
  std::printf("%s %s: %d ", what, of, length);
  if (length > 0) std::fwrite(text.data(), 1, static_cast<size_t>(length), stdout);
  std::printf("\n");
}

const uint8_t *bytes(const std::string &text) { return reinterpret_cast<const uint8_t *>(text.data()); }
int32_t size(const std::string &text) { return static_cast<int32_t>(text.size()); }

void ask_locale(const char *locale) {
  int32_t error = 0;
  if (labellint_speller *speller = labellint_speller_open(locale, &error)) {
    for (int64_t number : {0, 1, 2, 3, 5, 7, 10, 11, 12, 16, 20, 21, 45, 80, 91, 100, 101, 999, 1000, 123456}) {
      print("number", locale, [&](uint8_t *to, int32_t room) {
        return labellint_speller_spell(speller, number, to, room);
      });
    }
    labellint_speller_close(speller);
  }
  std::printf("speller %s: %d\n", locale, error);
  if (labellint_plurals *plurals = labellint_plurals_open(locale, &error)) {
    std::printf("plurals %s: %d", locale, labellint_plurals_categories(plurals));
    for (int number = 0; number < 120; number += 1) {
      std::printf(" %d", labellint_plurals_category(plurals, number, 0));
      std::printf("%d", labellint_plurals_category(plurals, number + 0.5, 1));
    }
    labellint_plurals_close(plurals);
  }
  std::printf(" %d\n", labellint_plurals_has_entry(locale));
  print("rules", locale, [&](uint8_t *to, int32_t room) { return labellint_plurals_rule_set(locale, to, room); });
  print("letters", locale, [&](uint8_t *to, int32_t room) { return labellint_locale_letters(locale, to, room); });
  print("places", locale, [&](uint8_t *to, int32_t room) { return labellint_place_names(locale, to, room); });
  for (int32_t form = LABELLINT_LOCALE_MAXIMIZED; form <= LABELLINT_LOCALE_LANGUAGE_ALIAS; form += 1) {
    print("form", locale, [&](uint8_t *to, int32_t room) { return labellint_locale_form(form, locale, to, room); });
  }
  for (const char *shown : {"en", "de", "ja", "ar", "zh_Hant", "sr_Latn", "pt_BR", locale}) {
    print("name", locale, [&](uint8_t *to, int32_t room) {
      return labellint_locale_display_name(shown, locale, to, room);
    });
  }
  for (int32_t kind = LABELLINT_BREAK_GRAPHEMES; kind <= LABELLINT_BREAK_SENTENCES; kind += 1) {
    labellint_breaker *breaker = labellint_breaker_open(kind, locale, &error);
    std::printf("breaks %s: %d", locale, error);
    if (breaker == nullptr) continue;
    std::vector<labellint_boundary> found(1000);
    labellint_breaker_start(breaker, bytes(sample), size(sample));
    const int32_t count = labellint_breaker_next(breaker, found.data(), 1000);
    for (int32_t index = 0; index < count; index += 1) std::printf(" %d/%d", found[index].end, found[index].status);
    std::printf("\n");
    labellint_breaker_close(breaker);
  }
  for (int32_t operation = LABELLINT_FOLD; operation <= LABELLINT_CAPITALIZE; operation += 1) {
    print("case", locale, [&](uint8_t *to, int32_t room) {
      return labellint_map_case(operation, locale, bytes(sample), size(sample), to, room);
    });
  }
  std::printf("right to left %s: %d\n", locale, labellint_locale_is_right_to_left(locale));
}

void ask_scalar(uint32_t scalar) {
  std::printf(
      "%x %d %d %d %d %d %d %d %d %d %d %d", scalar, labellint_general_category(scalar),
      labellint_word_break(scalar), labellint_digit_value(scalar), labellint_script(scalar),
      labellint_bidi_class(scalar), labellint_display_width(scalar), labellint_is_emoji(scalar),
      labellint_is_default_ignorable(scalar), labellint_ends_sentence(scalar), labellint_ends_part(scalar),
      static_cast<int>(labellint_simple_upper(scalar) ^ labellint_simple_lower(scalar)));
  print("", "", [&](uint8_t *to, int32_t room) { return labellint_character_name(scalar, to, room); });
}

}  // namespace

int main() {
  print("versions", "", labellint_versions);
  print("parents", "", labellint_locale_parents);
  for (int32_t index = 0; index < uloc_countAvailable(); index += 1) ask_locale(uloc_getAvailable(index));
  for (const char *locale : {"iw", "in", "zh_TW", "no", "tl", "xx", "en_XA", "pt_AO", "root"}) ask_locale(locale);
  for (const char *tag : {"iw", "zh-hans-cn", "sr-Latn", "x-none", "e"}) {
    print("canonical", tag, [&](uint8_t *to, int32_t room) { return labellint_locale_canonical(tag, to, room); });
  }
  for (int32_t form = LABELLINT_NFC; form <= LABELLINT_NFKD; form += 1) {
    print("form", "", [&](uint8_t *to, int32_t room) {
      return labellint_normalize(form, bytes(sample), size(sample), to, room);
    });
  }
  int32_t error = 0;
  labellint_spoof *checker = labellint_spoof_open(&error);
  for (const std::string word : {"paypal", "pаypal", "日本go", "ΑΒΓ", "кгbк"}) {
    std::printf("mixed %d\n", labellint_spoof_mixes_scripts(checker, bytes(word), size(word)));
  }
  labellint_spoof_close(checker);
  for (uint32_t scalar = 0; scalar < 0x110000; scalar += 1) {
    if (scalar == 0x20000) scalar = 0xE0000;
    if (scalar == 0xE1000) break;
    ask_scalar(scalar);
  }
}
