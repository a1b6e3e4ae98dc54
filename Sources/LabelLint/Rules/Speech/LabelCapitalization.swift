/// A label or hint that begins with a small letter.
struct LabelCapitalization: TextRule {
  static let metadata = RuleMetadata(
    id: "label-capitalization", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isFixable: true,
    summary: "A label or hint begins with a lowercase letter, unlike the others.",
    rationale: """
      Braille displays and voice control show labels as they are written. A label that begins with \
      a lowercase letter looks like the rest of a longer text, and often it is one.
      """,
    remedy: "Begin the label with a capital letter, as the app's other labels do.",
    guidelines: [],
    flagged: [
      RuleExample("⟦close⟧ upgrade offer"), RuleExample("⟦share⟧"),
      RuleExample("⟦in⟧ %1$d steps", remark: "a unit does not come before its number"),
      RuleExample("“⟦élégant⟧” theme"),
      RuleExample(
        "⟦закрыть⟧", language: "ru", source: "Close",
        beside: (1...19).map { number in
          ExampleEntry("a11y_sound_\(number)", "Звук \(number)", source: "Sound \(number)")
        }),
    ],
    accepted: [
      RuleExample("unread, %s", key: "content_description_unread_prefix"),
      RuleExample("articles", key: "settings_articles", remark: "may not be a label"),
      RuleExample("iPhone storage"), RuleExample("macOS"), RuleExample("5 min"),
      RuleExample("%1$s selected"), RuleExample("km", remark: "a unit"),
      RuleExample(
        "update your settings", key: "battery_accessibility_label", formats: [.android, .compose],
        remark: "is spoken after \"double tap to\""),
      RuleExample("www.bbc.co.uk"), RuleExample("close", key: "a11y_close_fragment"),
      RuleExample("закрыть", language: "ru", source: "5 closed", remark: "like its source"),
      RuleExample(
        "через %d лет", language: "ru", source: "in %d years",
        key: "content_description_relative_years",
        remark: "part of a sentence, like its source"),
      RuleExample("км", language: "ru", source: "km", remark: "a unit, like its source"),
      RuleExample("folded", key: "a11y_state_label_folded", remark: "is spoken after a label"),
      RuleExample(
        "unread", key: "songs", comment: "Accessibility label for unread songs",
        remark: "one word, which only the comment calls a label"),
    ])

  /// Units of measure that begin with a small letter by their definition.
  private static let units = Set(Resource.lines(of: "words/units-in-small-letters.txt"))
  /// What the keys of texts hold that stand within other texts.
  private static let partKeys = Resource.words("keys/fragments")

  /// Flags the first word.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.purpose == .label || text.purpose == .hint,
      let start = LabelStart.first(in: text.plain), start.isLower
    else { return }
    for part in Self.partKeys where text.key.holds(part) { return }
    // Shown behind a number too, as in "12 articles".
    if text.use?.isVisible ?? false || Self.mayBePart(text, &facts.locale) { return }
    let word = start.word(in: text.plain)
    if Self.mayBeSmall(word, in: text.plain) { return }
    if !text.isSource {
      guard let source = LabelStart.first(in: text.source) else { return }
      // Small in the source too: inherited from it, where it is a fault there.
      if source.isLower {
        if Self.mayBeSmall(source.word(in: text.source), in: text.source) { return }
      } else if !facts.locale.facts.capitalizesLabels() {
        return
      }
    }
    // Marks behind the word are none of it.
    var end = word.upperBound
    while end > word.lowerBound, !text.plain.isWord(at: end - 1) { end -= 1 }
    let range = word.lowerBound..<end
    var verdict = Verdict(range, .small(text.string(range)))
    let capitalized = facts.locale.caseMapping.capitalized(text.plain.extracting(range))
    verdict.write(String(decoding: capitalized, as: UTF8.self))
    verdicts.append(verdict)
  }

  /// Whether a text may be a part of a longer label.
  ///
  /// Code joins it to others, or it is one word that nothing but a comment calls a label. A verb is what a control does,
  /// and stands by itself.
  private static func mayBePart(_ text: borrowing Text, _ locale: inout JudgedLocale) -> Bool {
    if text.use?.isJoined ?? false { return true }
    switch text.kind.evidence {
    case .comment, .generatedComment, .sectionComment, .shape:
      if (text.isSource ? text.plain : text.source).firstIndex(of: 0x20) != nil { return false }
      return !(locale.reader(of: text)?.isAnyVerb(0) ?? false)
    case .key(let word): return isSpokenPhrase(text, word)
    case .configured, .sourceUse, .interfaceBuilder: return false
    }
  }

  /// Whether nothing but a word for accessibility in an Android key tells that a text is spoken, and its source is several
  /// words that begin small.
  ///
  /// Android has a label for what a control does as well, which is spoken behind others: "double tap to update your
  /// settings".
  private static func isSpokenPhrase(_ text: borrowing Text, _ word: ByteRange) -> Bool {
    let name = text.key.extracting(word.range)
    guard !text.format.isApple, KeyWords(name).holds(["accessibility", "a11y"]) else {
      return false
    }
    return LabelStart.first(in: text.isSource ? text.plain : text.source)?.isLower == true
      && (text.isSource ? text.plain : text.source).firstIndex(of: 0x20) != nil
  }

  /// Whether the first word of a text is rightly small: a name, an address or a unit.
  private static func mayBeSmall(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let word = text.extracting(range)
    if isName(word) || isAddress(word) { return true }
    guard word.count <= 6, !standsBeforeNumber(range.upperBound, in: text) else {
      return false
    }
    var letters: [UInt8] = []
    for index in word.indices { letters.append(word[index]) }
    return units.contains(String(decoding: letters, as: UTF8.self))
  }

  /// Whether a number or a value follows, before which no unit stands: "in 5 days".
  private static func standsBeforeNumber(_ end: Int, in text: Span<UInt8>) -> Bool {
    guard end + 1 < text.count, text[end] == 0x20 else { return false }
    switch text.scalarOrReplacement(at: end + 1).value {
    case "0"..."9", "\u{FFFC}", "%", "{", "$": return true
    default: return false
    }
  }

  /// Whether a capital follows a small letter: `iPhone`, `eBay`, `macOS`.
  private static func isName(_ word: Span<UInt8>) -> Bool {
    var index = 0
    while index < word.count {
      let (scalar, length) = word.scalarOrReplacement(at: index)
      if LetterCase(scalar) == .upper { return true }
      index += length
    }
    return false
  }

  /// Whether a word is a web or e-mail address, a path or the name of a file.
  private static func isAddress(_ word: Span<UInt8>) -> Bool {
    for index in word.indices {
      switch word[index] {
      case "@", "/", "_": return true
      case ".":
        if index + 1 < word.count, ASCII.isAlphanumeric(word[index + 1]) { return true }
      default: break
      }
    }
    return false
  }
}

extension Finding.Wording {
  fileprivate static func small(_ word: String) -> Self {
    "the label begins with the lowercase word \(quoting: word), although the other labels do not; begin with a capital letter"
  }
}
