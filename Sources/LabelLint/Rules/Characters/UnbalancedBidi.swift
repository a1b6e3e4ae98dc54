/// Controls of text direction that are not closed.
struct UnbalancedBidi: SelectiveTextRule {
  static let scope = TextScope.everyText

  /// A text left in another language follows its own habits.
  static let judgesCopies = false

  static let metadata = RuleMetadata(
    id: "unbalanced-bidi", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if the control opens the direction that the locale already has. It is also a \
      note if the control overrides the direction and is closed, or sets the direction of the \
      paragraph.
      """, isFixable: true,
    summary: """
      A bidi control character opens a text direction that is never closed, or closes one that was \
      never opened.
      """,
    rationale: "The text that follows is shown in the wrong order, and nobody sees the cause.",
    remedy:
      "Close each embedding with U+202C and each isolate with U+2069 in the same paragraph.",
    guidelines: [],
    flagged: [
      RuleExample(
        "النص ⟦\u{2066}⟧(Beta) هنا", language: "ar", source: "Text (Beta)", key: "beta_text"),
      RuleExample("Text⟦\u{202C}⟧ here", key: "plain_text"),
    ],
    accepted: [
      RuleExample(
        "النص \u{2066}Beta\u{2069} هنا", language: "ar", source: "Beta text", key: "beta_text"),
      RuleExample("\u{200F}النص", language: "ar", source: "The text", key: "mark_text"),
      RuleExample(
        "\u{202B}%1$d پیوست", language: "fa", source: "%1$d attachments", key: "count_text",
        remark: "it is before all words, so it sets the direction of the paragraph and ends with it"
      ),
      RuleExample(
        "\u{202B}\u{200F}%1$s (%2$s)", language: "fa", source: "%1$s (%2$s)",
        key: "attachment_summary", remark: "the words come from placeholders"),
      RuleExample(
        "تم التنزيل. \u{202B}TalkBack جاهز", language: "ar",
        source: "Downloaded. TalkBack is ready", key: "ready_text",
        remark: "the direction of its paragraph, up to the end"),
      RuleExample(
        "النص\u{202A}", language: "ar", source: "The text", key: "end_text",
        remark: "nothing follows it"),
    ])

  /// Looks for openers and closers.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard pair.features.contains(.beyondASCII) else { return }
    var open: [(place: Int, isIsolate: Bool)] = []
    // Which of them are isolates.
    var isolates: [Int] = []
    var index = 0
    var override: Int?
    while let place = Self.nextMark(in: pair.decoded, from: index) {
      index = place + 1
      if pair.decoded[place] == 0x0A {
        close(&open, at: place, pair, facts.comparison.locales[pair.locale].tag, into: &verdicts)
        isolates = []
        continue
      }
      switch (pair.decoded[place + 1], pair.decoded[place + 2]) {
      case (0x80, 0xAA...0xAB), (0x80, 0xAD...0xAE):
        if pair.decoded[place + 2] >= 0xAD { override = override ?? place }
        open.append((place, false))
      case (0x80, 0xAC):
        if let last = open.last, !last.isIsolate {
          open.removeLast()
        } else {
          addCloser(at: place, in: pair.decoded, into: &verdicts)
        }
      case (0x81, 0xA6...0xA8):
        isolates.append(open.count)
        open.append((place, true))
      case (0x81, 0xA9):
        if let last = isolates.popLast() {
          open.removeSubrange(last...)
        } else {
          addCloser(at: place, in: pair.decoded, into: &verdicts)
        }
      default: break
      }
    }
    close(
      &open, at: pair.decoded.count, pair, facts.comparison.locales[pair.locale].tag,
      into: &verdicts)
    let strays = verdicts.indices.filter { verdicts[$0].pattern == "stray" }
    if !strays.isEmpty, Self.hasMarks(pair.decodedSource) {
      for index in strays { verdicts[index].safety = .unsafe }
    }
    if let override, verdicts.isEmpty {
      verdicts.append(
        Verdict(
          decoded: override..<override + 3,
          .override(Self.control(at: override, in: pair.decoded)), pattern: "override",
          level: .note))
    }
  }

  /// Offset of the next control or line end; nil when there is none.
  private static func nextMark(in text: Span<UInt8>, from start: Int) -> Int? {
    for index in start..<max(start, text.count) {
      if text[index] == 0x0A { return index }
      guard text[index] == 0xE2, index + 2 < text.count else { continue }
      let (second, third) = (text[index + 1], text[index + 2])
      if second == 0x80, third >= 0xAA, third <= 0xAE { return index }
      if second == 0x81, third >= 0xA6, third <= 0xA9 { return index }
    }
    return nil
  }

  /// Reports what is still open at the end of a paragraph, but for what stands before all its words: that sets
  /// the direction of the paragraph, and ends with it.
  private func close(
    _ open: inout [(place: Int, isIsolate: Bool)], at end: Int, _ pair: borrowing Text,
    _ locale: LocaleTag, into verdicts: inout [Verdict]
  ) {
    defer { open.removeAll() }
    guard let outermost = open.first else { return }
    let leading = Self.leadingMarks(from: outermost.place, to: end, in: pair.decoded)
    let inside = open.filter { !leading.contains($0.place) }
    let paragraph = Paragraph(endingAt: end, in: pair.decoded)
    guard let first = inside.first,
      inside.contains(where: { paragraph.isChanged(at: $0.place, in: pair.decoded) })
    else { return }
    let isOwn = Self.opensOwn(
      at: first.place, in: pair.decoded, isRightToLeft: locale.isRightToLeft)
    var verdict = Verdict(
      decoded: first.place..<first.place + 3,
      .open(Self.control(at: first.place, in: pair.decoded)),
      pattern: "open", level: isOwn ? .note : nil)
    let closers = inside.reversed().map { $0.isIsolate ? "\u{2069}" : "\u{202C}" }.joined()
    // It may have been meant for some of the words behind it.
    verdict.fix(
      end..<end, with: closers, "Close it at the end of the paragraph", safety: .unsafe)
    verdicts.append(verdict)
  }

  /// Whether a control opens the direction that the locale's texts have anyway, which changes little in them.
  private static func opensOwn(
    at opener: Int, in text: Span<UInt8>, isRightToLeft: Bool
  ) -> Bool {
    // U+202A and U+202B.
    text[opener + 1] == 0x80 && text[opener + 2] == (isRightToLeft ? 0xAB : 0xAA)
  }

  /// What a control and invisible characters behind it take where they stand before all words of their paragraph; empty
  /// where they do not, or where the paragraph has no words and gets none for placeholders.
  private static func leadingMarks(
    from first: Int, to end: Int, in text: Span<UInt8>
  ) -> Range<Int> {
    guard standsFirst(first, in: text),
      WordlessText.holdsWordsOrPlaceholders(text.extracting(first..<end))
    else { return first..<first }
    var index = first
    while index < end {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      guard CharacterProperties.isDefaultIgnorable(scalar) else { break }
      index += length
    }
    return first..<index
  }

  /// Whether nothing that is seen stands before a control in its paragraph.
  private static func standsFirst(_ control: Int, in text: Span<UInt8>) -> Bool {
    var index = control
    while let (scalar, start) = text.scalar(before: index), scalar != "\n" {
      if !CharacterProperties.isDefaultIgnorable(scalar) { return false }
      index = start
    }
    return true
  }

  /// Reports a closer that closes nothing.
  private func addCloser(
    at place: Int, in text: Span<UInt8>, into verdicts: inout [Verdict]
  ) {
    var verdict = Verdict(
      decoded: place..<place + 3, .stray(Self.control(at: place, in: text)), pattern: "stray")
    verdict.fix(place..<place + 3, with: "", "Remove it", safety: .safe)
    verdicts.append(verdict)
  }

  /// The control at an offset.
  private static func control(at place: Int, in text: Span<UInt8>) -> Unicode.Scalar {
    text.scalarOrReplacement(at: place).value
  }

  /// Whether a source text sets directions itself: what its translation has of them may be the rest of a pair.
  private static func hasMarks(_ source: Span<UInt8>) -> Bool {
    var index = 0
    while let place = nextMark(in: source, from: index) {
      if source[place] != 0x0A { return true }
      index = place + 1
    }
    return false
  }
}

/// What of a paragraph tells whether a control changes how it is shown.
private struct Paragraph {
  /// Offset in bytes behind the last character that is seen.
  private let seenEnd: Int
  /// The first letter or mark of direction, which the paragraph has its direction from (UAX 9, P2).
  private let first: (offset: Int, direction: TextDirection)?

  /// Reads the paragraph that ends at an offset.
  init(endingAt end: Int, in text: Span<UInt8>) {
    var start = end
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    var seenEnd = start
    var first: (Int, TextDirection)?
    var index = start
    while index < end {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if first == nil, let direction = CharacterProperties.direction(scalar) {
        first = (index, direction)
      }
      index += length
      if scalar != " ", !CharacterProperties.isDefaultIgnorable(scalar) { seenEnd = index }
    }
    self.seenEnd = seenEnd
    self.first = first
  }

  /// Whether a control that is not closed changes how the rest of the paragraph is shown.
  ///
  /// Behind the last character nothing is left to change. An embedding of the direction that the paragraph has already
  /// changes nothing up to the paragraph's end, either.
  func isChanged(at opener: Int, in text: Span<UInt8>) -> Bool {
    guard seenEnd > opener + 3 else { return false }
    let opened: TextDirection? =
      switch (text[opener + 1], text[opener + 2]) {
      case (0x80, 0xAA): .leftToRight
      case (0x80, 0xAB): .rightToLeft
      default: nil
      }
    guard let opened, let first, first.offset < opener else { return true }
    return opened != first.direction
  }
}

extension Finding.Wording {
  fileprivate static func open(_ control: Unicode.Scalar) -> Self {
    let closer: Unicode.Scalar = (0x2066...0x2068).contains(control.value) ? "\u{2069}" : "\u{202C}"
    return
      "the invisible bidi control character \(codePoint: control) is not closed; add \(codePoint: closer) in the same paragraph, or remove \(codePoint: control)"
  }
  fileprivate static func stray(_ control: Unicode.Scalar) -> Self {
    "the invisible bidi control character \(codePoint: control) closes a direction that was never opened; remove it"
  }
  fileprivate static func override(_ control: Unicode.Scalar) -> Self {
    "the invisible bidi control character \(codePoint: control) reverses the letters after it; remove it unless that is intended"
  }
}
