import CICU

/// Unicode normalization of UTF-8 (UAX 15), by ICU past ASCII.
///
/// Ill-formed bytes stay as they are.
package enum Normalization {
  /// Whether a text is in a form already.
  package static func isNormalized(_ text: Span<UInt8>, _ form: NormalizationForm = .nfc) -> Bool {
    if isPlainly(text, form) { return true }
    if MarkOrder.ordered(text) != nil { return false }
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
    if let ordered = MarkOrder.ordered(text) {
      appendOrdered(ordered.span, in: form, to: &output)
    } else {
      appendOrdered(text, in: form, to: &output)
    }
  }

  /// Appends a text whose marks are in order, as far as that matters.
  private static func appendOrdered(
    _ text: Span<UInt8>, in form: NormalizationForm, to output: inout [UInt8]
  ) {
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
  /// ASCII is, in every form. NFC keeps all scalars below U+0300, whose bytes are below 0xCC, and those
  /// letters of other scripts that no mark before them composes with.
  private static func isPlainly(_ text: Span<UInt8>, _ form: NormalizationForm) -> Bool {
    if text.isASCII { return true }
    guard form == .nfc else { return false }
    for index in text.indices where text[index] >= 0xCC {
      let second = index &+ 1 < text.count ? text[index &+ 1] : 0
      let third = index &+ 2 < text.count ? text[index &+ 2] : 0
      guard isPlainLetter(text[index], second) || isPlainSign(text[index], second, third) else {
        return false
      }
    }
    return true
  }

  /// Whether two bytes begin a letter that NFC keeps, whatever stands before it.
  @inline(__always)
  private static func isPlainLetter(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    // Greek letters but for U+0387 and those before, Cyrillic up to U+047F, Han, Hangul syllables.
    case 0xCE: second >= 0x88
    case 0xCF, 0xD0, 0xD1, 0xE4...0xE9, 0xEB, 0xEC: true
    case 0xEA: second >= 0xB0
    case 0xED: second < 0x9E
    // Letters of Hebrew and Arabic, from U+05D0, U+0620 and U+0640.
    case 0xD7: second >= 0x90 && second <= 0xAA
    case 0xD8: second >= 0xA0
    case 0xD9: second <= 0x8A
    case 0xDA: true
    case 0xDB: second <= 0x93
    // Further Latin letters, U+1E40 to U+1EFF.
    case 0xE1: second >= 0xB9 && second <= 0xBB
    default: false
    }
  }

  /// Whether three bytes are a mark of punctuation, or kana, that NFC keeps, whatever stands before it.
  @inline(__always)
  private static func isPlainSign(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    // Punctuation from U+2002.
    case (0xE2, 0x80): third >= 0x82
    // Punctuation of East Asia; kana but for the marks of voicing.
    case (0xE3, 0x80): third < 0xAA
    case (0xE3, 0x81), (0xE3, 0x83): true
    default: false
    }
  }
}
