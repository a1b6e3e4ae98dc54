import CICU

extension CharacterProperties {
  /// Whether a scalar is a mark that ends sentences in some script: `.`, `。`, `߹` (Unicode's Sentence_Terminal).
  package static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "." || scalar == "!" || scalar == "?" }
    return labellint_ends_sentence(scalar.value) != 0
  }

  /// Whether a scalar is a mark that ends a sentence or a part of one: commas and colons too (Unicode's
  /// Terminal_Punctuation).
  package static func endsPart(_ scalar: Unicode.Scalar) -> Bool {
    labellint_ends_part(scalar.value) != 0
  }

  /// Whether a scalar is an apostrophe, straight or curly.
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }

  /// Whether a scalar is a mark that joins the pieces of one word: an apostrophe or hyphen (`l'image`, `Wi-Fi`).
  static func joinsWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "\u{2010}", "\u{2011}": true
    default: isApostrophe(scalar)
    }
  }

  /// Whether a scalar is a blank between words, be it one that does not break.
  static func isWordSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }
}
