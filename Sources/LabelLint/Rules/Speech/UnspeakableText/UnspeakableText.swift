/// A label of signs that speech cannot say, or says at length.
struct UnspeakableText: SelectiveTextRule {
  static let metadata = RuleMetadata(
    id: "unspeakable-text", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: nil, prose: nil),
    levelRemark: """
      It is a warning if the whole label is a sign such as + or a dash. It is a note if the label also has \
      words. It is also a note for a dash on a control whose source text has words.
      """, isFixable: true,
    summary: "A label contains signs that speech skips or spells out.",
    rationale: """
      TalkBack says "2 greater than sign" for ">>". VoiceOver says "greater than greater than", or nothing, as the \
      user's punctuation setting asks. The voice says the name of an emoji in the middle of the label.
      """,
    remedy: "Say in words what the sign means. Leave ornaments to the layout.",
    guidelines: [
      GuidelineClause(
        "bbc-visual-formatting/html-lists",
        "use HTML list markup rather than plain text separated using symbols (such as asterisk or "
          + "dashes)"),
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "There must be an accessible label for each UI element"),
      GuidelineClause("wcag/1.1.1"), GuidelineClause("wcag/1.3.3"),
    ],
    flagged: [
      RuleExample("⟦>>⟧", key: "cd_next"), RuleExample("⟦❤️⟧"), RuleExample("⟦•⟧"),
      RuleExample("Next ⟦->⟧"), RuleExample("⟦🎉⟧ New episode"), RuleExample("Home ⟦|⟧ Library"),
      RuleExample("Sale⟦!!!⟧"), RuleExample("⟦B I G⟧ sale"), RuleExample("Thanks ⟦:-)⟧"),
      RuleExample("⟦- Play - Stop⟧", remark: "a list drawn with dashes"),
      RuleExample("Settings ⟦→⟧ Audio"), RuleExample("123⟦→⟧ABC", remark: "codes are not a name"),
      RuleExample("Suivant ⟦->⟧", language: "fr", source: "Next"),
      RuleExample("Next ⟦>⟧"), RuleExample("Close ⟦×⟧"), RuleExample("Menu ⟦≡⟧"),
      RuleExample("Add ⟦+⟧"), RuleExample("Next ⟦»»⟧"), RuleExample("Options ⟦⋮⟧"),
      RuleExample("Close ⟦[x]⟧"),
      RuleExample("⟦<⟧ Back"), RuleExample("⟦+⟧", key: "cd_add", remark: "spoken as a sign"),
      RuleExample("⟦—⟧", language: "it", source: "None", key: "cd_none"),
    ],
    accepted: [
      RuleExample("偏好設定⋯", language: "zh-Hant", source: "Preferences…", key: "cd_settings"),
      RuleExample("A→B Loop", remark: "the name of a function"), RuleExample("A→B"),
      RuleExample("%1$s · %2$s"),
      RuleExample("Use Option (⌥) as Meta", remark: "the sign repeats the word"),
      RuleExample(
        "Option（⌥）をメタとして使用", language: "ja", source: "Use Option (⌥) as Meta",
        remark: "the sign repeats the word"),
      RuleExample(
        "It will:\n• Stop the song\n• Clear the list", key: "clear_list_button",
        remark: "a list for the eyes"),
      RuleExample("Terms & conditions"), RuleExample("50 %"), RuleExample("3 × 4"),
      RuleExample("=", remark: "speech says \"equals\""), RuleExample("≠"), RuleExample("€"),
      RuleExample("+", key: "cd_calculator_add", remark: "the key of a calculator"),
      RuleExample("Google+", remark: "the name of a service"),
      RuleExample("Open «Songs»", remark: "marks of a quotation"),
      RuleExample("Loading..."), RuleExample("%1$s • %2$s selected"), RuleExample("Spotify™"),
      RuleExample("A → B Schleife", language: "de", source: "A→B Loop"),
      RuleExample("❤️", key: "reaction_title", remark: "may not be a label"),
      RuleExample(
        "ڳجهو لفظ ۽ نالو ۾ رکو", language: "sd", source: "Keep name and password",
        remark: "the signs for \"and\" and \"in\""),
      RuleExample(
        "Je ne suis pas sûr{{GENDER:||e}}", language: "fr", source: "I am not sure",
        remark: "wiki markup, which `markup-mismatch` reports"),
      RuleExample(
        "- 0,5 sn geciktir", language: "tr", source: "Delay by -0.5 s",
        remark: "a number below zero"),
    ])

  /// Signs without a word are the worst of all.
  static var judgesWordless: Bool { true }

  private static let separators = Resource.words("keys/separators")

  /// Flags a text without words, or the first sign in it.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let plain = text.plain
    if !JudgedTexts.hasWord(plain) {
      if let verdict = self.verdict(onWordless: text, &facts.locale) { verdicts.append(verdict) }
      return
    }
    if Self.hasListMarks(text.decoded) {
      verdicts.append(Verdict(plain.indices, .list, pattern: "list", level: .note))
      return
    }
    guard let sign = UnspeakableSign.first(in: plain) else { return }
    if Self.repeatsWords(sign.range, in: plain) { return }
    // A text of several lines is no name of what can be pressed: its bullets make a list for the eyes.
    if text.purpose == .action, sign.kind == .divider, plain.firstIndex(of: 0x0A) != nil { return }
    // Another rule tells of markup that is shown.
    if !text.isSource, let markup = WikiMarkup.first(in: plain, beside: text.source),
      markup.overlaps(sign.range)
    {
      return
    }
    // The source's own arrow is right where it stands: its translation may set blanks around it.
    if sign.kind == .arrow, !text.isSource, UnspeakableSign.first(in: text.source) == nil,
      UnspeakableSign.holdsArrow(text.source)
    {
      return
    }
    var verdict = Verdict(
      sign.range,
      HeardSign(sign.range, in: plain, text.format, facts.locale.tag)
        .map { .named(text.string(sign.range), $0) } ?? .sign(text.string(sign.range)),
      pattern: sign.kind.rawValue, level: .note)
    if sign.kind == .pictograph,
      sign.range.lowerBound == 0 || sign.range.upperBound == plain.count
    {
      // Who sees the text has the picture for an ornament.
      if text.use?.isVisible ?? false || text.purpose == .action {
        verdict.message = .signShown(text.string(sign.range))
      } else {
        verdict.write("")
      }
    }
    verdicts.append(verdict)
  }

  /// Whether a sign stands in brackets, with no word in them, behind the words that it repeats: "Option (⌥)".
  private static func repeatsWords(_ sign: Range<Int>, in plain: Span<UInt8>) -> Bool {
    guard
      let start = place(of: .openPunctuation, in: 0..<sign.lowerBound, plain, isLast: true),
      let end = place(of: .closePunctuation, in: sign.upperBound..<plain.count, plain)
    else { return false }
    return JudgedTexts.hasWord(plain.extracting(0..<start))
      && !JudgedTexts.hasWord(plain.extracting(start..<end))
  }

  /// Offset of the first or the last mark of a kind in a part of a text; nil without one.
  private static func place(
    of category: GeneralCategory, in part: Range<Int>, _ plain: Span<UInt8>,
    isLast: Bool = false
  ) -> Int? {
    var found: Int?
    var index = part.lowerBound
    while index < part.upperBound, found == nil || isLast {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      if CharacterProperties.generalCategory(scalar) == category { found = index }
      index += length
    }
    return found
  }

  /// The verdict on a text without words; nil where speech has a name for it, or says something else.
  private func verdict(onWordless text: borrowing Text, _ locale: inout JudgedLocale) -> Verdict? {
    let plain = text.plain
    let whole = text.string(plain.indices)
    // What code says of the control is surer than a word of the key: "plus_sign".
    let isSpoken = text.purpose.isSpoken && text.use?.isInteractive ?? false
    if isSignOfAction(plain, text.key, isSpokenOfControl: isSpoken, &locale) {
      return Verdict(plain.indices, .heardAsSign(whole), pattern: "none", level: .warning)
    }
    // A label of placeholders is made of values; a blank one is another rule's.
    if plain.placeholderCount > 0 || BlankText.isBlank(plain) || Self.isSpokenSign(plain) {
      return nil
    }
    if KeyWords(text.key).holds(Self.separators) || hasLabel(text, locale.source.catalog) {
      return nil
    }
    return Verdict(
      plain.indices, message(onWordless: text, locale.tag), pattern: "none",
      level: Self.isDash(plain) ? Self.levelOfDash(text) : nil)
  }

  /// What is said of a text without words: how it is heard, or that it is not.
  private func message(
    onWordless text: borrowing Text, _ locale: LocaleTag
  ) -> Finding.Wording {
    let whole = text.string(text.plain.indices)
    if let heard = HeardSign(text.plain.indices, in: text.plain, text.format, locale) {
      return .heardAs(whole, heard)
    }
    return Self.isPictograph(text.plain) ? .heardAsSign(whole) : .silent(whole)
  }

  /// Whether the object that shows a text has a label, which is spoken in place of it.
  private func hasLabel(_ text: borrowing Text, _ catalog: Catalog) -> Bool {
    if text.use?.isLabelled ?? false { return true }
    return InterfaceBuilderKind.labelKeys(beside: text.key).contains { label in
      catalog.row(ofKey: label.span, in: .apple) != nil
    }
  }

  /// Signs that buttons show for adding and closing.
  private static let signsOfActions = ["+", "\u{FF0B}", "\u{D7}"]
  /// Labels of the other keys of a calculator; a minus sign stands beside the plus of a zoom as well.
  private static let signsOfCalculators = ["=", "\u{F7}", "%"]

  /// Whether a text is a sign that a button shows for what it does: speech says "plus", and not what is added.
  ///
  /// The keys of a calculator and of a keyboard are their signs.
  private func isSignOfAction(
    _ plain: Span<UInt8>, _ key: Span<UInt8>, isSpokenOfControl: Bool,
    _ locale: inout JudgedLocale
  ) -> Bool {
    let words = KeyWords(key)
    guard Self.signsOfActions.contains(where: { plain.equals($0) }), !words.holds(Self.keypads),
      isSpokenOfControl || !words.holds(Self.operators)
    else { return false }
    return !Self.signsOfCalculators.contains { sign in
      let bytes = Array(sign.utf8)
      return locale.isWholeText(bytes.span)
    }
  }

  /// Whether a text is one picture, which speech has a name for.
  private static func isPictograph(_ plain: Span<UInt8>) -> Bool {
    guard let sign = UnspeakableSign.first(in: plain) else { return false }
    return sign.kind == .pictograph && sign.range == plain.indices
  }

  /// Level of a dash.
  ///
  /// Where the source of a visible text has words, such as "None", the dash is the usual sign of no value.
  private static func levelOfDash(_ text: borrowing Text) -> Severity {
    !text.isSource && text.kind.purpose == .action && JudgedTexts.hasWord(text.source)
      ? .note : .warning
  }

  /// Whether a text is a dash, also in brackets, which most screen readers say: it is written where there is nothing.
  private static func isDash(_ plain: Span<UInt8>) -> Bool {
    var hasDash = false
    var index = 0
    while index < plain.count {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      switch CharacterProperties.generalCategory(scalar) {
      case .dashPunctuation, .openPunctuation, .closePunctuation: break
      default: if scalar != "<", scalar != ">" { return false }
      }
      hasDash = hasDash || CharacterProperties.generalCategory(scalar) == .dashPunctuation
      index += length
    }
    return hasDash
  }

  private static let keypads = Resource.words("keys/keypads")
  private static let operators = Resource.words("keys/operators")

  /// Whether a text is one sign whose spoken name is what it means: `=`, `≠`, `%`.
  private static func isSpokenSign(_ plain: Span<UInt8>) -> Bool {
    let (scalar, length) = plain.scalarOrReplacement(at: 0)
    return length == plain.count && ScreenReader.saysMeaning(of: scalar)
  }

  /// Whether lines of a text begin with the marks of a list: one line behind another, or the first.
  private static func hasListMarks(_ decoded: Span<UInt8>) -> Bool {
    // The start of the text, and of each line behind it.
    var index = 0
    while index + 2 < decoded.count {
      let mark = decoded[index]
      if mark == "-" || mark == "*", decoded[index + 1] == 0x20,
        decoded.isWord(at: index + 2), !ASCII.isDigit(decoded[index + 2])
      {
        return true
      }
      guard let end = decoded.firstIndex(of: 0x0A, from: index) else { return false }
      index = end + 1
    }
    return false
  }
}

extension Finding.Wording {
  fileprivate static func silent(_ text: String) -> Self {
    "\(quoting: text) has no word that a screen reader can say; write what it means"
  }

  fileprivate static func sign(_ sign: String) -> Self {
    "a screen reader skips \(quoting: sign) or spells it out; say in words what it means"
  }

  fileprivate static func signShown(_ sign: String) -> Self {
    "a screen reader skips \(quoting: sign) or spells it out; give the control a label without it"
  }

  fileprivate static func heardAsSign(_ sign: String) -> Self {
    "a screen reader says only the name of the sign \(quoting: sign); write what the control does"
  }

  fileprivate static func heardAs(_ text: String, _ heard: HeardSign) -> Self {
    "\([heard.reader], "says", "say") \(quoting: heard.name) for \(quoting: text); write what the control does"
  }

  fileprivate static func named(_ sign: String, _ heard: HeardSign) -> Self {
    "\([heard.reader], "says", "say") \(quoting: heard.name) for \(quoting: sign); say in words what it means"
  }

  fileprivate static let list: Self =
    "marks at the start of lines draw a list that screen readers do not recognize; write sentences"
}
