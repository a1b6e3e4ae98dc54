/// A brace without its partner beside a token that is whole: `{name}}`, which prints the brace.
///
/// The translations of 38 apps have one, in a token whose name was translated.
enum StrayBrace {
  /// The verdict on a text whose source has its braces in pairs; nil where its own are, too, and where a message of ICU
  /// is told as broken.
  static func verdict(on pair: borrowing Text, _ tools: inout ComparisonContext) -> Verdict? {
    guard pair.sourceFeatures.contains(.placeholders),
      pair.decodedSource.firstIndex(of: "{") != nil, unpaired(in: pair.decodedSource) == nil,
      let brace = unpaired(in: pair.decoded)
    else { return nil }
    tools.scan(pair, isFormatted: false)
    if tools.scanner.problems.contains(where: { $0.code == .unmatchedBrace }) { return nil }
    var verdict = Verdict(
      decoded: brace..<brace + 1, .unpaired(pair.verbatimDecoded(brace..<brace + 1)),
      pattern: "brace", level: .warning)
    verdict.fix(brace..<brace + 1, with: "", "Remove the brace")
    return verdict
  }

  /// Offset of the first brace of a text that has no partner; ICU prints one between apostrophes as it is.
  private static func unpaired(in text: Span<UInt8>) -> Int? {
    var open: [Int] = []
    for index in text.indices {
      switch text[index] {
      case "{":
        if !isQuoted(index, in: text) { open.append(index) }
      case "}":
        if isQuoted(index, in: text) { continue }
        if open.isEmpty { return index }
        open.removeLast()
      default: break
      }
    }
    return open.first
  }

  /// Whether an apostrophe stands beside a brace.
  private static func isQuoted(_ brace: Int, in text: Span<UInt8>) -> Bool {
    brace > 0 && text[brace - 1] == "'" || brace + 1 < text.count && text[brace + 1] == "'"
  }
}

extension Finding.Wording {
  fileprivate static func unpaired(_ brace: String) -> Self {
    "\(quoting: brace) has no matching brace, so users will see it; add the other brace, or remove this one"
  }
}
