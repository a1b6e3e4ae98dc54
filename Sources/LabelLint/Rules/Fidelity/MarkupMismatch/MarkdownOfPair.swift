extension MarkupMismatch {
  /// Compares links, agreement of words and emphasis in the syntax of Markdown.
  func judgeMarkdown(
    _ pair: borrowing Text, into verdicts: inout [Verdict]
  ) {
    let whole = 0..<pair.decoded.count
    if pair.format.isApple {
      let links =
        Self.count("](", in: pair.decodedSource) - Self.count("](inflect", in: pair.decodedSource)
      let own = Self.count("](", in: pair.decoded) - Self.count("](inflect", in: pair.decoded)
      if own < links {
        let level: Severity? = Self.showsAddress(pair) ? .note : nil
        verdicts.append(
          Verdict(decoded: whole, .lostLink, pattern: "markdown-link", level: level))
      }
      // A language may do without the agreement of words; a mark that is no longer one is shown.
      if Self.count("](inflect", in: pair.decodedSource) > 0,
        Self.count("^[", in: pair.decoded) > 0,
        Self.count("](inflect", in: pair.decoded) == 0
      {
        verdicts.append(Verdict(decoded: whole, .brokenAgreement, pattern: "agreement"))
      }
      judgeEmphasis(pair, into: &verdicts)
    } else if Self.count("**", in: pair.decoded) > Self.count("**", in: pair.decodedSource) {
      verdicts.append(Verdict(decoded: whole, .asterisks, pattern: "asterisks", level: .note))
    }
  }

  /// Compares words between `**`, which SwiftUI shows in bold type.
  ///
  /// A translation may stress fewer words than its source, but not none. A mark without a partner stays in the text.
  private func judgeEmphasis(_ pair: borrowing Text, into verdicts: inout [Verdict]) {
    let marks = Self.count("**", in: pair.decodedSource)
    guard marks > 0, marks.isMultiple(of: 2), Self.hasStress(pair.decodedSource) else { return }
    let own = Self.count("**", in: pair.decoded)
    let whole = 0..<pair.decoded.count
    if own == 0 {
      verdicts.append(Verdict(decoded: whole, .lostEmphasis, pattern: "emphasis", level: .note))
    } else if !own.isMultiple(of: 2) {
      verdicts.append(Verdict(decoded: whole, .lonelyAsterisks, pattern: "asterisks"))
    }
  }

  /// Whether the first `**` of a text has a word behind it: a row of asterisks stands for a password.
  private static func hasStress(_ text: Span<UInt8>) -> Bool {
    guard let start = text.indices.first(where: { text.begins(with: "**", at: $0) }),
      start + 2 < text.count
    else { return false }
    let next = text[start + 2]
    return next != "*" && !ASCII.isSpace(next)
  }

  private static func count(_ word: StaticString, in text: Span<UInt8>) -> Int {
    var (count, index) = (0, 0)
    while index < text.count {
      if text.begins(with: word, at: index) {
        count += 1
        index += word.utf8CodeUnitCount
      } else {
        index += 1
      }
    }
    return count
  }

  /// Whether users read the address of a Markdown link of the source.
  private static func showsAddress(_ pair: borrowing Text) -> Bool {
    let source = pair.decodedSource
    guard let start = source.indices.first(where: { source.begins(with: "](", at: $0) }),
      let end = source.firstIndex(of: ")", from: start), end > start + 2
    else { return false }
    return pair.decoded.firstIndex(ofBytes: source.extracting(start + 2..<end)) != nil
  }
}

extension Finding.Wording {
  fileprivate static let lostLink: Self = "a link of the source is missing"
  fileprivate static let brokenAgreement: Self =
    "users will see '^[' literally, because '](inflect: true)' does not follow; add it"
  fileprivate static let lostEmphasis: Self = "the emphasis of the source ('**') is missing"
  fileprivate static let lonelyAsterisks: Self =
    "users will see '**' literally, because the other '**' is missing; add or remove it"
  fileprivate static let asterisks: Self = "users will see '**' literally; remove it"
}
