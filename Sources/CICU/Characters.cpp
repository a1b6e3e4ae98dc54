#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "Output.h"

namespace {

UChar32 character(uint32_t scalar) { return static_cast<UChar32>(scalar); }

}  // namespace

int32_t labellint_general_category(uint32_t scalar) { return u_charType(character(scalar)); }

int32_t labellint_word_break(uint32_t scalar) {
  switch (u_getIntPropertyValue(character(scalar), UCHAR_WORD_BREAK)) {
    case U_WB_ALETTER: return LABELLINT_WORD_BREAK_LETTER;
    case U_WB_NUMERIC: return LABELLINT_WORD_BREAK_DIGIT;
    case U_WB_EXTEND: return LABELLINT_WORD_BREAK_MARK;
    case U_WB_OTHER: return LABELLINT_WORD_BREAK_NONE;
    default: return LABELLINT_WORD_BREAK_UNKNOWN;
  }
}

int32_t labellint_digit_value(uint32_t scalar) { return u_charDigitValue(character(scalar)); }

uint32_t labellint_simple_upper(uint32_t scalar) {
  return static_cast<uint32_t>(u_toupper(character(scalar)));
}

uint32_t labellint_simple_lower(uint32_t scalar) {
  return static_cast<uint32_t>(u_tolower(character(scalar)));
}

int32_t labellint_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(character(scalar), &status);
  return U_FAILURE(status) ? USCRIPT_UNKNOWN : script;
}

int32_t labellint_script_code(int32_t script, uint8_t *output, int32_t capacity) {
  Output out(output, capacity);
  const char *name = uscript_getShortName(static_cast<UScriptCode>(script));
  if (name == nullptr) return failure(U_ILLEGAL_ARGUMENT_ERROR);
  out.append(name);
  return out.result(U_ZERO_ERROR);
}

int32_t labellint_script_from_code(const char *code) {
  const int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, code);
  return script == UCHAR_INVALID_CODE ? failure(U_ILLEGAL_ARGUMENT_ERROR) : script;
}

int32_t labellint_bidi_class(uint32_t scalar) { return u_charDirection(character(scalar)); }

int32_t labellint_display_width(uint32_t scalar) {
  const UChar32 c = character(scalar);
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_SURROGATE: return 0;
    // A soft hyphen is the one format character that terminals draw.
    case U_FORMAT_CHAR: return c == 0xAD ? 1 : 0;
    default: break;
  }
  // Vowels and finals of Hangul join the consonant before them.
  const int32_t syllable = u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
  if (syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO) return 0;
  const int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_FULLWIDTH || width == U_EA_WIDE ? 2 : 1;
}

int32_t labellint_is_emoji(uint32_t scalar) {
  return u_hasBinaryProperty(character(scalar), UCHAR_EMOJI);
}

int32_t labellint_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty(character(scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int32_t labellint_ends_sentence(uint32_t scalar) {
  return u_hasBinaryProperty(character(scalar), UCHAR_S_TERM);
}

int32_t labellint_ends_part(uint32_t scalar) {
  return u_hasBinaryProperty(character(scalar), UCHAR_TERMINAL_PUNCTUATION);
}

int32_t labellint_character_name(uint32_t scalar, uint8_t *output, int32_t capacity) {
  Output out(output, capacity);
  // Longest name of Unicode: 88 letters (UAX 44 promises fewer than 256).
  char name[256];
  UErrorCode status = U_ZERO_ERROR;
  const int32_t length = u_charName(character(scalar), U_UNICODE_CHAR_NAME, name, sizeof name, &status);
  if (U_SUCCESS(status)) out.append(icu::StringPiece(name, length));
  return out.result(status);
}
