import CICU

extension CharacterProperties {
  /// Whether a scalar is a mark that ends sentences in some script: `.`, `。`, `߹` (Unicode's Sentence_Terminal).
  package static func endsSentence(_ scalar: Unicode.Scalar) -> Bool {
    labellint_ends_sentence(scalar.value) != 0
  }

  /// Whether a scalar is a mark that ends a sentence or a part of one: commas and colons too (Unicode's
  /// Terminal_Punctuation).
  package static func endsPart(_ scalar: Unicode.Scalar) -> Bool {
    labellint_ends_part(scalar.value) != 0
  }
}
