import CICU

/// Upper case, lower case and capitals at the start of a text, in the manner of a language.
package struct CaseMapping: Sendable, Hashable {
  /// The languages whose case mappings differ from Unicode's default (ICU user guide, case mappings).
  private static let tailored = Resource.languages("tailored-cases")

  /// The language that ICU is given; empty for the default mappings.
  private let language: String
  /// Whether the language changes what becomes of ASCII letters.
  private let changesASCII: Bool

  /// Whether `i` and `I` are letters of their own, as in Turkish and Azerbaijani.
  package let isTurkic: Bool

  /// The mappings of a locale's language; of none, Unicode's default mappings.
  package init(_ locale: LocaleTag? = nil) {
    let tag = locale?.language ?? ""
    language = Self.tailored.contains(tag) ? tag : ""
    isTurkic = language == "tr" || language == "az"
    changesASCII = isTurkic || language == "nl"
  }

  /// Appends a text in lower case.
  package func appendLower(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if !changesASCII, text.isASCII {
      ASCII.appendLowercased(text, to: &output)
    } else {
      append(text, Int32(LABELLINT_LOWER), to: &output)
    }
  }

  /// Appends a text in upper case.
  package func appendUpper(_ text: Span<UInt8>, to output: inout [UInt8]) {
    if !changesASCII, text.isASCII {
      ASCII.appendUppercased(text, to: &output)
    } else {
      append(text, Int32(LABELLINT_UPPER), to: &output)
    }
  }

  /// Appends a text whose first letter is in title case, the rest as it is: the start of a sentence.
  package func appendCapitalized(_ text: Span<UInt8>, to output: inout [UInt8]) {
    append(text, Int32(LABELLINT_CAPITALIZE), to: &output)
  }

  /// A text in lower case.
  package func lower(_ text: Span<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    appendLower(text, to: &output)
    return output
  }

  /// A text in upper case.
  package func upper(_ text: Span<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    appendUpper(text, to: &output)
    return output
  }

  /// A text whose first letter is in title case, the rest as it is.
  package func capitalized(_ text: Span<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    appendCapitalized(text, to: &output)
    return output
  }

  /// Appends what ICU makes of a text.
  private func append(_ text: Span<UInt8>, _ operation: Int32, to output: inout [UInt8]) {
    unsafe ICUOutput.append(text, to: &output) { source, length, buffer, capacity in
      unsafe labellint_map_case(operation, language, source, length, buffer, capacity)
    }
  }
}
