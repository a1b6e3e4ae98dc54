/// A label that was never written: "TODO", "image1", "Lorem ipsum".
struct PlaceholderLabel: TextRule {
  @Option(
    "words", "Further texts that mean that nobody has written the label; case is ignored.")
  var words: Set<String> = []

  static let metadata = RuleMetadata(
    id: "placeholder-label", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: .note, prose: nil),
    levelRemark: """
      It is a note if the text may be a name, such as "View" or "Untitled".
      """,
    summary: "A label contains the text of a template, not its own.",
    rationale: """
      "Image 1" or "TODO" is read out as if it meant something. It says as little as no label at \
      all, and no tool that looks for missing labels finds it.
      """,
    remedy: "Write what the control does or what the image shows.",
    guidelines: [
      GuidelineClause("mobile-practices-india/case-swiggy", "Only a few buttons are labeled"),
      GuidelineClause(
        "bbc-text-equivalents/intent", "briefly describe the editorial intent or purpose"),
      GuidelineClause("wcag/1.1.1"),
      GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample("⟦TODO⟧"), RuleExample("⟦image1⟧"), RuleExample("⟦Lorem ipsum dolor⟧"),
      RuleExample("[⟦Placeholder⟧]"), RuleExample("“⟦TODO⟧”"), RuleExample("«⟦Untitled⟧»…"),
      RuleExample("【⟦image1⟧】", language: "ja", source: "Play"),
      RuleExample("⟦Content description⟧"), RuleExample("⟦12345⟧"),
      RuleExample("⟦Your text here⟧"),
      RuleExample("⟦button_2⟧", language: "de", source: "Play"),
      RuleExample("⟦Your text here⟧", language: "de", source: "Play"),
    ],
    accepted: [
      RuleExample("Untitled", key: "new_file_name", remark: "shown as the name of a document"),
      RuleExample("None", key: "sort_order"),
      RuleExample(
        "None", key: "verbosity_none",
        comment: "Preference value for the TalkBack verbosity setting. [CHAR LIMIT=40]",
        remark: "a setting of a screen reader"),
      RuleExample("Test", key: "connection_button"),
      RuleExample("Description", key: "field_title"),
      RuleExample("Placeholder", key: "text_input_title", remark: "names a setting"),
      RuleExample("Example: example.com"),
      RuleExample(
        "Button 4", key: "button_4", comment: "The last button that users try in the tutorial",
        remark: "a button to practise on"),
      RuleExample("Enter text here", key: "search_hint", remark: "is shown in an empty field"),
      RuleExample("Todo", language: "es", source: "All", remark: "Spanish for all"),
      RuleExample(
        "line", key: "a11y_step_line", beside: [ExampleEntry("a11y_step_word", "word")],
        remark: "one of several names of things"),
      RuleExample("bar", key: "waypoint_type", remark: "a word of English as well"),
      RuleExample("Lorem Ipsum", key: "lorem_ipsum", remark: "the key asks for sample text"),
    ])

  /// Longest text that is compared with the list, in bytes.
  private static let longest = 48

  /// Flags texts that are in the list, are numbered, or are sample text.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let plain = text.plain
    guard let range = Self.inside(plain) else { return }
    if range.count <= Self.longest {
      let inner = plain.extracting(range)
      if isUnwritten(inner, text, in: facts.locale) {
        if Self.isSample(text) { return }
        // As `nan` is that of Min Nan.
        let codes = LanguageArray.codes(of: text.place.entry, in: facts.comparison.catalog)
        if codes.contains(text.whole.lowercased()) { return }
        // Buttons to practise on have numbers for names.
        if Self.isNumbered(inner),
          facts.locale.source.remarks(on: text, CommentPatterns.lessons)
        {
          return
        }
        let isPart = PlaceholderWords.parts.holds(inner)
        if isPart, Self.isOnText(text) { return }
        // A menu may be called "View", where its key says so too; and what has no name is called so.
        let mayBeName =
          range.count == 4 && inner.ends(with: "view")
          && (KeyWords(text.key).holds(["view"]) || facts.locale.source.remarks(on: text, ["view"]))
          || PlaceholderWords.nameless.end(in: inner, at: 0) == inner.count || isPart
        verdicts.append(
          Verdict(range, .unwritten(text.string(range)), level: mayBeName ? .note : nil))
        return
      }
    }
    if let sample = Self.sampleText(in: plain), !Self.isSample(text) {
      verdicts.append(Verdict(sample..<plain.count, .sample))
    }
  }

  /// Whether a text is on an element that is neither pressed nor a picture, of which it may be the name: a field for the
  /// title of a page.
  private static func isOnText(_ text: borrowing Text) -> Bool {
    guard let use = text.use, !use.isInteractive else { return false }
    return use.role.map { RoleGroup($0) != .picture } ?? true
  }

  /// Whether the key says that the text is to be a sample: `lorem_ipsum`.
  private static func isSample(_ text: borrowing Text) -> Bool {
    KeyWords(text.key).holds(["lorem"])
  }

  private func isUnwritten(
    _ inner: Span<UInt8>, _ text: borrowing Text, in locale: borrowing JudgedLocale
  ) -> Bool {
    let isSpoken = text.purpose == .label || text.purpose == .hint
    if Self.isNumbered(inner) || isSpoken && inner.count >= 3 && inner.isAllDigits { return true }
    // A word of another language may be spelled the same: Spanish "todo" is "all".
    let isEnglish = locale.tag.language == "en"
    guard inner.isASCII else { return false }
    var small: [UInt8] = []
    for index in inner.indices { small.append(ASCII.lowercased(inner[index])) }
    let word = String(decoding: small, as: UTF8.self)
    if !isEnglish, !inner.hasSameBytes(as: text.source) {
      return PlaceholderWords.international.contains(word)
        && (isSpoken || PlaceholderWords.everywhere.contains(word))
    }
    if PlaceholderWords.everywhere.contains(word)
      || words.contains(where: { $0.lowercased() == word })
    {
      return true
    }
    return isSpoken && PlaceholderWords.spoken.contains(word)
      && !locale.source.hasSiblingNouns(of: text)
  }

  /// The text without marks at its ends; nil when nothing else is in it.
  @inline(__always)
  private static func inside(_ plain: Span<UInt8>) -> Range<Int>? {
    var (start, end) = (0, plain.count)
    while start < end, let length = edgeLength(in: plain, at: start) { start += length }
    while end > start, let length = edgeLength(in: plain, before: end) { end -= length }
    return start < end ? start..<end : nil
  }

  /// Bytes of the mark at an offset; nil where something else stands there.
  @inline(__always)
  private static func edgeLength(in plain: Span<UInt8>, at start: Int) -> Int? {
    if plain[start] < 0x80 { return ASCII.isAlphanumeric(plain[start]) ? nil : 1 }
    let (scalar, length) = plain.scalarOrReplacement(at: start)
    return isMark(scalar) ? length : nil
  }

  /// Bytes of the mark that ends at an offset; nil where something else stands there.
  @inline(__always)
  private static func edgeLength(in plain: Span<UInt8>, before end: Int) -> Int? {
    if plain[end - 1] < 0x80 { return ASCII.isAlphanumeric(plain[end - 1]) ? nil : 1 }
    guard let (scalar, start) = plain.scalar(before: end), isMark(scalar) else { return nil }
    return end - start
  }

  /// Whether a character beyond ASCII is punctuation.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A1}"..."\u{BF}", "\u{2010}"..."\u{2E7F}", "\u{3001}"..."\u{301F}",
      "\u{FF01}"..."\u{FF65}":
      CharacterProperties.generalCategory(scalar).isPunctuation
    default: false
    }
  }

  /// Whether a text is the name of an element with a number: `image1`, `Button 2`, `icon_3`.
  private static func isNumbered(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0, ASCII.isDigit(text[end - 1]) { end -= 1 }
    guard end < text.count, end > 0 else { return false }
    switch text[end - 1] {
    case 0x20, "_", "#", "-": end -= 1
    default: break
    }
    return PlaceholderWords.numbered.end(in: text, at: 0, where: { $0 == end }) != nil
  }

  /// Offset of "lorem ipsum".
  private static func sampleText(in plain: Span<UInt8>) -> Int? {
    let sample = "lorem ipsum"
    let words = sample.utf8.span
    return plain.indices.first { plain.end(of: words, at: $0) != nil }
  }
}

/// English texts that stand where nobody has written one yet.
enum PlaceholderWords {
  /// Names of elements that tools number.
  static let numbered = WordList(Resource.lines(of: "words/numbered-elements.txt"))

  /// Those that apps call things by that nobody has named.
  static let nameless = WordList(Resource.words("labels/nameless"))

  /// Those that are the names of parts that many things have, and of the fields for them.
  static let parts = WordList(Resource.words("labels/parts"))

  private static let texts = Resource.words("labels/placeholder-texts")

  /// Those that are no words of any other language either: what is to be written is said in English.
  static let international: Set<String> = Set(
    Resource.words("labels/placeholder-verbs").flatMap { verb in
      Self.texts.map { "\(verb) \($0) here" }
    })

  /// Those that no visible text would consist of.
  static let everywhere = Set(Resource.lines(of: "words/placeholders.txt"))

  /// Those that may be a visible title, value or button, but tell nothing as a spoken label.
  static let spoken = Set(Resource.lines(of: "words/placeholders-spoken.txt"))
}

extension Finding.Wording {
  fileprivate static func unwritten(_ text: String) -> Self {
    "\(quoting: text) is the text of a template; write what the control does or the image shows"
  }

  fileprivate static let sample: Self =
    "the label is sample text; write what the control does or the image shows"
}
