// The parts of ICU that label-lint uses, in plain C types.
//
// Text is UTF-8: a pointer and a length in bytes, ill-formed bytes allowed. Locales are ASCII with a
// final NUL, in ICU's spelling (`pt_BR`) or BCP 47. Functions that write text return the length in
// bytes of the whole result, also when that is more than the capacity (then the output holds nothing
// of use and the call must be repeated), or a negative number when ICU failed.

#ifndef LABEL_LINT_CICU_H
#define LABEL_LINT_CICU_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Normalization ------------------------------------------------------------------------------------

enum {
  LABELLINT_NFC = 0,
  LABELLINT_NFD = 1,
  LABELLINT_NFKC = 2,
  LABELLINT_NFKD = 3,
};

/// 1 when the text is in the form, 0 when it is not, negative when ICU failed.
int32_t labellint_is_normalized(int32_t form, const uint8_t *text, int32_t length);

/// Writes the text in the form.
int32_t labellint_normalize(
    int32_t form, const uint8_t *text, int32_t length, uint8_t *output, int32_t capacity);

// Case ---------------------------------------------------------------------------------------------

enum {
  LABELLINT_FOLD = 0,
  LABELLINT_FOLD_TURKIC = 1,
  LABELLINT_LOWER = 2,
  LABELLINT_UPPER = 3,
  /// First letter in title case, the rest as it is.
  LABELLINT_CAPITALIZE = 4,
};

/// Writes the text after a case operation; the language matters for `el`, `hy`, `lt`, `nl`, `tr`, `az`.
int32_t labellint_map_case(
    int32_t operation, const char *language, const uint8_t *text, int32_t length, uint8_t *output,
    int32_t capacity);

// Characters ---------------------------------------------------------------------------------------

/// General category, ICU's `UCharCategory`.
int32_t labellint_general_category(uint32_t scalar);

/// What a scalar is to the boundaries of words (UAX 29): ALetter, Numeric, Extend, Other, and what has
/// rules beside these.
enum {
  LABELLINT_WORD_BREAK_UNKNOWN = 0,
  LABELLINT_WORD_BREAK_LETTER = 1,
  LABELLINT_WORD_BREAK_DIGIT = 2,
  LABELLINT_WORD_BREAK_MARK = 3,
  LABELLINT_WORD_BREAK_NONE = 4,
};

/// One of `LABELLINT_WORD_BREAK_…`.
int32_t labellint_word_break(uint32_t scalar);

/// Value of a decimal digit of any script, 0 to 9; negative for any other character.
int32_t labellint_digit_value(uint32_t scalar);

/// Simple upper-case mapping; the scalar itself when it has none.
uint32_t labellint_simple_upper(uint32_t scalar);

/// Simple lower-case mapping; the scalar itself when it has none.
uint32_t labellint_simple_lower(uint32_t scalar);

/// Script property, ICU's `UScriptCode`.
int32_t labellint_script(uint32_t scalar);

/// Writes the four letters of a script by ISO 15924.
int32_t labellint_script_code(int32_t script, uint8_t *output, int32_t capacity);

/// Script of a four-letter code; negative when there is none.
int32_t labellint_script_from_code(const char *code);

/// Bidi class, ICU's `UCharDirection`.
int32_t labellint_bidi_class(uint32_t scalar);

/// Columns in a terminal: 0, 1 or 2.
int32_t labellint_display_width(uint32_t scalar);

/// Whether the scalar can be shown as an emoji.
int32_t labellint_is_emoji(uint32_t scalar);

/// Whether the scalar is ignored in display unless a font knows better.
int32_t labellint_is_default_ignorable(uint32_t scalar);

/// Whether the scalar is a mark that ends sentences (UAX 44, Sentence_Terminal).
int32_t labellint_ends_sentence(uint32_t scalar);

/// Whether the scalar is a mark that ends a part of a text (UAX 44, Terminal_Punctuation).
int32_t labellint_ends_part(uint32_t scalar);

/// Writes the scalar's name in Unicode, in English capitals; empty for one without.
int32_t labellint_character_name(uint32_t scalar, uint8_t *output, int32_t capacity);

// Look-alikes --------------------------------------------------------------------------------------

/// ICU's spoof checker, set to find words of several scripts; immutable.
typedef struct labellint_spoof labellint_spoof;

/// Opens a checker; null, and ICU's error code, when that fails.
labellint_spoof *labellint_spoof_open(int32_t *error);

/// Frees a checker.
void labellint_spoof_close(labellint_spoof *checker);

/// Whether a word mixes scripts that no writing system mixes (UTS 39, highly restrictive); negative
/// when ICU failed.
int32_t labellint_spoof_mixes_scripts(
    const labellint_spoof *checker, const uint8_t *text, int32_t length);

// Numbers ------------------------------------------------------------------------------------------

/// Writes whole numbers as words; must not be used by two threads at a time.
typedef struct labellint_speller labellint_speller;

/// Opens the rules of a locale; null, and ICU's error code, when there are none.
labellint_speller *labellint_speller_open(const char *locale, int32_t *error);

/// Frees a speller.
void labellint_speller_close(labellint_speller *speller);

/// Writes a number as words.
int32_t labellint_speller_spell(
    const labellint_speller *speller, int64_t number, uint8_t *output, int32_t capacity);

// Breaking -----------------------------------------------------------------------------------------

/// Finds boundaries in a text; must not be used by two threads at a time.
typedef struct labellint_breaker labellint_breaker;

/// The end of a segment.
typedef struct {
  /// Byte offset behind the segment.
  int32_t end;
  /// ICU's rule status of the segment: what kind of word it is.
  int32_t status;
} labellint_boundary;

enum {
  LABELLINT_BREAK_GRAPHEMES = 0,
  LABELLINT_BREAK_WORDS = 1,
  LABELLINT_BREAK_SENTENCES = 2,
};

/// Opens a breaker, mostly one that was closed before; null, and ICU's error code, when there is none.
labellint_breaker *labellint_breaker_open(int32_t kind, const char *locale, int32_t *error);

/// Closes a breaker, which waits to be opened again.
void labellint_breaker_close(labellint_breaker *breaker);

/// Starts on a text, which must stay in place until the last boundary is read; 0, or negative.
int32_t labellint_breaker_start(labellint_breaker *breaker, const uint8_t *text, int32_t length);

/// Writes the next boundaries; how many, fewer than the capacity at the end of the text.
int32_t labellint_breaker_next(
    labellint_breaker *breaker, labellint_boundary *output, int32_t capacity);

// Plurals ------------------------------------------------------------------------------------------

/// Rules that choose a plural category; immutable.
typedef struct labellint_plurals labellint_plurals;

/// Opens the cardinal rules of a locale; null, and ICU's error code, when that fails.
labellint_plurals *labellint_plurals_open(const char *locale, int32_t *error);

/// Frees plural rules.
void labellint_plurals_close(labellint_plurals *plurals);

/// Category of a number shown with so many fraction digits: 0 zero, 1 one, 2 two, 3 few, 4 many,
/// 5 other; negative when ICU failed.
int32_t labellint_plurals_category(
    const labellint_plurals *plurals, double number, int32_t fraction_digits);

/// Categories that the rules name, as bits 0 to 5 in the order above.
int32_t labellint_plurals_categories(const labellint_plurals *plurals);

/// Whether ICU's plural data has an entry under exactly this name.
int32_t labellint_plurals_has_entry(const char *locale);

/// Name of the rules that ICU's plural data gives a locale, or its parent; languages with the same rules
/// have the same name. Writes UTF-8 and returns its length, or a negative failure.
int32_t labellint_plurals_rule_set(const char *locale, uint8_t *output, int32_t capacity);

// Locales ------------------------------------------------------------------------------------------

enum {
  /// Likely subtags added, in ICU's spelling.
  LABELLINT_LOCALE_MAXIMIZED = 0,
  /// Likely subtags taken away, in ICU's spelling.
  LABELLINT_LOCALE_MINIMIZED = 1,
  /// Base name: case and separators repaired, keywords gone, in ICU's spelling.
  LABELLINT_LOCALE_BASE_NAME = 2,
  /// Region subtag, perhaps empty.
  LABELLINT_LOCALE_REGION = 3,
  /// Replacement of the whole name in the language aliases of CLDR; empty when there is none.
  LABELLINT_LOCALE_LANGUAGE_ALIAS = 4,
};

/// Writes the canonical form of a well-formed BCP 47 tag; negative when it is not well-formed.
int32_t labellint_locale_canonical(const char *tag, uint8_t *output, int32_t capacity);

/// Writes something made from a locale.
int32_t labellint_locale_form(
    int32_t form, const char *locale, uint8_t *output, int32_t capacity);

/// Whether ICU knows a language subtag.
int32_t labellint_locale_knows_language(const char *language);

/// Writes the letters of a locale's language, small and capital, one behind another (CLDR, main exemplar
/// characters); nothing for a locale that ICU has no data for.
int32_t labellint_locale_letters(const char *locale, uint8_t *output, int32_t capacity);

/// Whether ICU knows a region subtag.
int32_t labellint_locale_knows_region(const char *region);

/// Whether the locale is written from right to left.
int32_t labellint_locale_is_right_to_left(const char *locale);

/// Writes the name of a locale in the language of another.
int32_t labellint_locale_display_name(
    const char *locale, const char *display, uint8_t *output, int32_t capacity);

/// Writes the names that places have in the language of a locale, a line each: of regions, and of the cities that
/// CLDR names time zones after.
int32_t labellint_place_names(const char *locale, uint8_t *output, int32_t capacity);

/// Writes the versions of ICU, Unicode and CLDR, a line each, such as `72.1`.
int32_t labellint_versions(uint8_t *output, int32_t capacity);

/// Writes CLDR's parent locales, a line `parent: child child` each, in ICU's spelling.
int32_t labellint_locale_parents(uint8_t *output, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
