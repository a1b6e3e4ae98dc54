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
    var pairs: [Renamed] = []
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
      pairs.append(Renamed(span: span, key: key, meant: meant))
    }
    found.removeAll { $0.key.map(taken.contains) ?? false }
    // Word order changes from language to language: which of several names was which nobody knows.
    let unsure = pairs.filter { $0.key.isToken && !Self.haveOneName($0.key, $0.meant) }
    let joined = unsure.count > 1 ? verdict(on: unsure, pair, &tools) : nil
    let single = pairs.filter { one in joined == nil || !unsure.contains { $0.key == one.key } }
    return single.map { verdict(on: $0, pair, reading, &tools) } + (joined.map { [$0] } ?? [])
  }

  /// What stands for an argument or token of the source.
  private struct Renamed {
    /// Bytes of the text.
    var span: Range<Int>
    /// What stands there.
    var key: PlaceholderKey
    /// What the source has.
    var meant: PlaceholderKey
  }

  /// The verdict on several names that are not those of the source.
  private func verdict(
    on renamed: [Renamed], _ pair: borrowing Text, _ tools: inout ComparisonContext
  ) -> Verdict {
    let own = renamed.map { pair.verbatimDecoded($0.span) }
    let source = renamed.map { written($0.meant, pair, &tools) }
    let keys = renamed.map(\.key.description).joined(separator: " ")
    return Verdict(
      decoded: 0..<pair.decoded.count, .renamed(own, source: source),
      pattern: "\(PlaceholderDifference.Code.extraPlaceholder.rawValue) \(keys)")
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
    on renamed: Renamed, _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext
  ) -> Verdict {
    let (span, key, meant) = (renamed.span, renamed.key, renamed.meant)
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
    if uses == 1, isWhole, self.spelling(of: meant, pair, &tools) != nil,
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
    "the placeholder \(quoting: placeholder) is not in the source, and \(quoting: source) of the source is missing; write that one instead"
  }

  fileprivate static func renamed(_ placeholders: [String], source: [String]) -> Self {
    "the placeholders \(quoting: placeholders) are not in the source; write \(quoting: source) instead, each where its value belongs"
  }
}
