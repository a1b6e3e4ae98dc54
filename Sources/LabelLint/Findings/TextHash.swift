/// Short hash of a finding's text, by which an accepted finding comes back when its wording changes.
package struct TextHash: Sendable, Hashable, CustomStringConvertible {
  /// Twelve lower-case hexadecimal digits.
  package let description: String

  /// Hash of a text; canonically equivalent texts have the same.
  package init(_ text: String) {
    let digest = SHA256.digest(Normalization.normalized(Array(text.utf8).span).span)
    description = Hexadecimal.string(of: digest.prefix(6))
  }

  /// Hash for a finding: of the text judged, else of its source, else of nothing.
  package init(text: String?, source: String?) { self.init(text ?? source ?? "") }
}
