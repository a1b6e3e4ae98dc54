import CICU

/// Unicode normalization of UTF-8 (UAX 15), by ICU past ASCII.
///
/// Ill-formed bytes stay as they are.
package enum Normalization {
  /// Whether a text is in a form already.
  package static func isNormalized(_ text: Span<UInt8>, _ form: NormalizationForm = .nfc) -> Bool {
    if isPlainly(text, form) { return true }
    return unsafe text.withUnsafeBufferPointer { source in
      guard let length = Int32(exactly: source.count) else { return false }
      return unsafe labellint_is_normalized(form.number, source.baseAddress, length) == 1
    }
  }

  /// Appends a text in a form.
  package static func append(
    _ text: Span<UInt8>, in form: NormalizationForm = .nfc, to output: inout [UInt8]
  ) {
    if isPlainly(text, form) {
      unsafe text.withUnsafeBufferPointer { unsafe output.append(contentsOf: $0) }
      return
    }
    unsafe ICUOutput.append(text, to: &output) { source, length, buffer, capacity in
      unsafe labellint_normalize(form.number, source, length, buffer, capacity)
    }
  }

  /// A text in a form.
  package static func normalized(
    _ text: Span<UInt8>, _ form: NormalizationForm = .nfc
  ) -> [UInt8] {
    var output: [UInt8] = []
    append(text, in: form, to: &output)
    return output
  }

  /// Whether the bytes alone show that a text is in a form.
  ///
  /// ASCII is, in every form. NFC keeps all scalars below U+0300, whose bytes are below 0xCC.
  private static func isPlainly(_ text: Span<UInt8>, _ form: NormalizationForm) -> Bool {
    if text.isASCII { return true }
    guard form == .nfc else { return false }
    for index in text.indices where text[index] >= 0xCC { return false }
    return true
  }
}
