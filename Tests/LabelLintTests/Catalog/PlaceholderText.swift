import LabelLint

/// Short descriptions of what a scanner finds, for tables of cases.
enum PlaceholderText {
  /// Placeholders as `index conversion class start-end`, problems as `!code start-end`.
  static func describe(
    _ text: String, _ platform: Platform, prose: PlaceholderReading.ProsePercent = .never
  ) -> [String] {
    describe(text, PlaceholderReading(platform: platform, prose: prose))
  }

  /// The same for any reading.
  static func describe(_ text: String, _ reading: PlaceholderReading) -> [String] {
    let bytes = Array(text.utf8)
    var scanner = PlaceholderScanner()
    scanner.scan(bytes.span, as: reading)
    func slice(_ range: ByteRange) -> String {
      String(decoding: bytes[range.range], as: UTF8.self)
    }
    let placeholders = scanner.placeholders.map {
      let index = $0.isToken ? slice($0.name) : String($0.index)
      let conversion = $0.conversion.isEmpty ? "" : slice($0.conversion) + " "
      let quoted = $0.flags.contains(.quoted) ? " quoted" : ""
      return
        "\(index) \(conversion)\($0.argument.rawValue) \($0.span.start)-\($0.span.end)\(quoted)"
    }
    return placeholders
      + scanner.problems.map { "!\($0.code.rawValue) \($0.span.start)-\($0.span.end)" }
  }

  /// The differences of a translation as `code index`, with the repaired spelling of a look-alike.
  static func compare(
    _ source: [(PluralCategory?, String)], _ translation: String,
    category: PluralCategory? = nil, _ platform: Platform
  ) -> [String] {
    let texts = source.map { Array($0.1.utf8) }
    let reading = PlaceholderReading(
      platform: platform, prose: PlaceholderComparison.prose(forSource: texts, on: platform))
    var scanner = PlaceholderScanner()
    var signature = PlaceholderSignature()
    for (index, text) in texts.enumerated() {
      scanner.scan(text.span, as: reading)
      signature.add(text.span, scanner, category: source[index].0)
    }
    let text = Array(translation.utf8)
    scanner.scan(text.span, as: reading)
    let comparison = PlaceholderComparison(with: signature)
    return comparison.mismatches(in: text.span, scanner, category: category).map {
      let key = $0.key.map { " \($0)" } ?? ""
      let repaired = $0.repaired.map { " -> \($0)" } ?? ""
      return $0.code.rawValue + key + repaired
    }
  }
}
