/// Writes decoded texts as catalog files hold them: the way back from what the readers decode.
///
/// Tags are written as text too; the platforms take them for tags again when they show the text.
package struct CatalogNotation: Sendable {
  /// The format to write.
  package let format: CatalogFormat

  /// The notation of a format.
  package init(_ format: CatalogFormat) { self.format = format }

  /// Whether Android would drop or join blanks of a text that stands without quotes (AAPT2
  /// flattens runs of blanks and trims the ends).
  package func needsQuotes(_ text: some Sequence<Unicode.Scalar>) -> Bool {
    guard format == .android else { return false }
    var isEmpty = true
    var isAfterBlank = true
    for scalar in text {
      if AndroidText.isWideBlank(scalar) || isAfterBlank && scalar == " " { return true }
      isAfterBlank = scalar == " "
      isEmpty = false
    }
    return isAfterBlank && !isEmpty
  }

  /// Appends a scalar of a text; the first of a text may need more care than others.
  package func append(_ scalar: Unicode.Scalar, isFirst: Bool, to output: inout [UInt8]) {
    if let written = escape(of: scalar, isFirst: isFirst) {
      output.append(contentsOf: written.utf8)
    } else {
      output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// A whole text.
  package func written(_ text: String) -> String {
    let needsQuotes = needsQuotes(text.unicodeScalars)
    var output: [UInt8] = needsQuotes ? [0x22] : []
    var isFirst = true
    for scalar in text.unicodeScalars {
      append(scalar, isFirst: isFirst, to: &output)
      isFirst = false
    }
    if needsQuotes { output.append(0x22) }
    return String(decoding: output, as: UTF8.self)
  }

  /// What stands for a scalar that must not stand as it is; nil for all others.
  private func escape(of scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    if format == .android, isFirst, scalar == "@" || scalar == "?" { return "\\\(scalar)" }
    if let escape = escapes[scalar] { return escape }
    let isAllowed = scalar.value >= 0x20 || isPlainXML && (scalar == "\n" || scalar == "\t")
    return isAllowed ? nil : number(of: scalar)
  }

  /// The escapes of the format.
  private var escapes: [Unicode.Scalar: String] {
    switch format {
    case .android: Self.ofAndroid
    case .compose: Self.ofCompose
    case .strings, .xcstrings: Self.ofStrings
    case .stringsdict: Self.ofStringsdict
    case .xliff: Self.ofXLIFF
    }
  }

  /// Whether XML decides how texts are written, and no compiler of resources behind it.
  private var isPlainXML: Bool { format == .stringsdict || format == .xliff }

  private static let ofMarkup: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;"]
  private static let ofPrograms: [Unicode.Scalar: String] = [
    "\\": #"\\"#, "\n": #"\n"#, "\t": #"\t"#,
  ]
  private static let ofStrings = ofPrograms.merging(["\"": #"\""#]) { $1 }
  private static let ofCompose = ofPrograms.merging(ofMarkup) { $1 }
  private static let ofAndroid = ofCompose.merging(["'": #"\'"#, "\"": #"\""#]) { $1 }
  private static let ofStringsdict = ofMarkup.merging(["\n": "&#10;"]) { $1 }
  private static let ofXLIFF = ofMarkup.merging(["\"": "&quot;"]) { $1 }

  /// The escape that names a scalar by its number, a UTF-16 unit at a time but in XML.
  package func number(of scalar: Unicode.Scalar) -> String {
    if isPlainXML {
      return "&#x\(String(scalar.value, radix: 16, uppercase: true));"
    }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      let mark = format == .strings ? #"\U"# : #"\u"#
      return mark + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
