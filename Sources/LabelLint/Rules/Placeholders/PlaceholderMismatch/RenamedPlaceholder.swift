extension PlaceholderMismatch {
  /// Takes what stands for an argument or token that the source does not have together with one of the source that
  /// is missing: a name in another case or language, another number.
  ///
  /// - Parameters:
  ///   - found: The differences of a text; afterwards those that are left.
  ///   - pair: The text.
  ///   - reading: How it was read.
  ///   - tools: Reads texts.
  /// - Returns: What is said of each pair, which is one fault.
  func renamed(
    in found: inout [PlaceholderDifference], _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext
  ) -> [Verdict] {
    guard missing != nil else { return [] }
    var verdicts: [Verdict] = []
    var taken: Set<PlaceholderKey> = []
    let absent = found.compactMap { one in
      one.code == .missingPlaceholder && one.repaired == nil ? one.key : nil
    }
    for other in found where other.code == .extraPlaceholder {
      guard let key = other.key, let span = other.span else { continue }
      let free = absent.filter { !taken.contains($0) && Self.areAlike($0, key) }
      guard let meant = free.first(where: { Self.haveOneName($0, key) }) ?? free.first else {
        continue
      }
      taken.formUnion([meant, key])
      verdicts.append(verdict(on: span, of: key, meant: meant, pair, reading, &tools))
    }
    found.removeAll { $0.key.map(taken.contains) ?? false }
    return verdicts
  }

  /// Whether both are arguments with a number, or tokens of one style.
  private static func areAlike(_ one: PlaceholderKey, _ other: PlaceholderKey) -> Bool {
    switch (one, other) {
    case (.argument, .argument): true
    case (.token(let style, _), .token(let otherStyle, _)): style == otherStyle
    default: false
    }
  }

  /// Whether two names are the same but for their case.
  private static func haveOneName(_ one: PlaceholderKey, _ other: PlaceholderKey) -> Bool {
    one.description.lowercased() == other.description.lowercased()
  }

  private func verdict(
    on span: Range<Int>, of key: PlaceholderKey, meant: PlaceholderKey, _ pair: borrowing Text,
    _ reading: Reading, _ tools: inout ComparisonContext
  ) -> Verdict {
    let source = written(meant, pair, &tools)
    var verdict = Verdict(
      decoded: span, .renamed(pair.verbatimDecoded(span), source: source),
      pattern: "\(PlaceholderDifference.Code.extraPlaceholder.rawValue) \(key)")
    let uses = reading.placeholders.count { PlaceholderKey($0, in: pair.decoded) == key }
    let spelling = PlaceholderSpelling(source, beside: reading.placeholders)
    // Where the other one stands several times, or holds texts of its own, all of them are for a person to mend.
    let isWhole = !reading.placeholders.contains {
      $0.flags.contains(.nested) || $0.style == .message
    }
    // Another name may be that of another text's argument.
    if uses == 1, isWhole, !key.isToken || Self.haveOneName(key, meant),
      self.spelling(of: meant, pair, &tools) != nil,
      let text = spelling.text(of: meant, isNumbered: false),
      ICUMessageFormat.isSound(pair.decoded)
    {
      verdict.fix(span, with: text, "Write \(quoting: text)")
    }
    return verdict
  }
}

extension Finding.Wording {
  fileprivate static func renamed(_ placeholder: String, source: String) -> Self {
    "the placeholder \(quoting: placeholder) is not in the source, and \(quoting: source) of the source is missing"
  }
}
