import CICU

/// Properties of single scalars in ICU's Unicode version, with a fast path for ASCII.
package enum CharacterProperties {
  /// General category of a scalar.
  package static func generalCategory(_ scalar: Unicode.Scalar) -> GeneralCategory {
    GeneralCategory(rawValue: labellint_general_category(scalar.value)) ?? .unassigned
  }

  /// Whether a scalar is a letter, cased or not.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ASCII.isLetter(UInt8(truncatingIfNeeded: scalar.value)) }
    return generalCategory(scalar).isLetter
  }

  /// Whether a scalar is a decimal digit of any script.
  package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ASCII.isDigit(UInt8(truncatingIfNeeded: scalar.value)) }
    return generalCategory(scalar) == .decimalNumber
  }

  /// Value of a decimal digit of any script, 0 to 9; nil for any other character.
  package static func digitValue(_ scalar: Unicode.Scalar) -> Int? {
    let value = labellint_digit_value(scalar.value)
    return value < 0 ? nil : Int(value)
  }

  /// Whether a scalar has case: its simple upper and lower mappings differ.
  package static func isCased(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ASCII.isLetter(UInt8(truncatingIfNeeded: scalar.value)) }
    return labellint_simple_upper(scalar.value) != labellint_simple_lower(scalar.value)
  }

  /// Whether a scalar is the upper of two cases.
  package static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value &- 0x41 < 26 }
    return labellint_simple_lower(scalar.value) != scalar.value
      && labellint_simple_upper(scalar.value) == scalar.value
  }

  /// Whether a scalar is the lower of two cases.
  package static func isLower(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value &- 0x61 < 26 }
    return labellint_simple_upper(scalar.value) != scalar.value
      && labellint_simple_lower(scalar.value) == scalar.value
  }

  /// Script property of a scalar.
  package static func script(_ scalar: Unicode.Scalar) -> Script {
    if scalar.isASCII {
      return ASCII.isLetter(UInt8(truncatingIfNeeded: scalar.value)) ? .latin : .common
    }
    return Script(rawValue: labellint_script(scalar.value))
  }

  /// Strong direction of a scalar; nil for digits, blanks, punctuation and bidi controls.
  package static func direction(_ scalar: Unicode.Scalar) -> TextDirection? {
    switch labellint_bidi_class(scalar.value) {
    case 0: .leftToRight
    case 1, 13: .rightToLeft
    default: nil
    }
  }

  /// Whether a scalar is invisible by itself: joiners, variation selectors, bidi controls and so on.
  package static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    return labellint_is_default_ignorable(scalar.value) != 0
  }

  /// Whether a scalar can be shown as an emoji; digits, `#` and `*` can.
  package static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    labellint_is_emoji(scalar.value) != 0
  }

  /// English name of a scalar in small letters: `rightwards arrow`; nil for one without.
  package static func name(_ scalar: Unicode.Scalar) -> String? {
    let name = unsafe ICUOutput.string { buffer, room in
      unsafe labellint_character_name(scalar.value, buffer, room)
    }
    guard let name, !name.isEmpty else { return nil }
    return String(decoding: name.utf8.map { ASCII.lowercased($0) }, as: UTF8.self)
  }
}

/// The direction a text runs in.
package enum TextDirection: Sendable, Hashable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
