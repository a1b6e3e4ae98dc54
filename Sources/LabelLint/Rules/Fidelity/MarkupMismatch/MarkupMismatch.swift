/// A translation whose tags are not those of its source.
struct MarkupMismatch: TextRule {
  static let scope = TextScope.everyText

  @Option("emphasis", "Level of emphasis and line breaks that differ from the source.")
  var emphasis: Severity? = .note
  @Option("attributes", "Level of a colour, size or style that differs from the source.")
  var attributes: Severity? = .note

  static let metadata = RuleMetadata(
    id: "markup-mismatch", family: .localization, severity: .warning,
    levelRemark: """
      It is a note for emphasis, line breaks, colours, sizes, marks of protection and uncertain markup.
      """,
    summary:
      "A translation lacks a link or list of its source, or has a tag that is not closed.",
    rationale: """
      Without a link, users of that language cannot do what it offers. A tag that is not closed, \
      or whose name is translated, is shown to users or hides the rest of the text.
      """,
    remedy:
      "Put the tags of the source around the same words, with the same names and attributes.",
    guidelines: [],
    flagged: [
      RuleExample(
        "⟦Mehr in den Bedingungen⟧", language: "de", source: "More in the <a href=\"t\">terms</a>",
        key: "terms_text"),
      RuleExample(
        "⟦Mehr in den <annotation name=\"Bedingungen\">Bedingungen</annotation>⟧", language: "de",
        source: "More in the <annotation name=\"terms\">terms</annotation>", key: "terms_text"),
      RuleExample(
        "⟦<font color=\"#00ff00\">Zone</font> in Gefahr⟧", language: "de",
        source: "<font color=\"#ff0000\">Danger</font> zone", key: "zone_text",
        remark: "another colour: a note"),
      RuleExample(
        "Sehr ⟦<b>⟧wichtig", language: "de", key: "important_text", remark: "never closed"),
      RuleExample(
        "⟦<b>⟧%1$s<b> erlauben?", language: "de", source: "Allow <b>%1$s</b>?", key: "allow_text",
        formats: [.strings], remark: "never closed; having two of them is not a second problem"),
      RuleExample(
        "⟦<note>Erstens</note> <br/> zweitens⟧", language: "de",
        source: "<note>First</note> <br/> <br/> second", key: "notes_text", formats: [.strings],
        remark: "a missing line break: a note, because the source also shows `<note>`"),
      RuleExample(
        "⟦Bitte sorgfältig lesen⟧", language: "de", source: "Please read <b>carefully</b>",
        key: "read_text", remark: "emphasis is lost: a note"),
      RuleExample("Tom ⟦&#38;⟧ Jerry", key: "pair_text", remark: "the reference is shown"),
      RuleExample(
        "⟦Lesen Sie die Bedingungen⟧", language: "de", source: "Read the <terms>terms</terms>",
        key: "terms_text", formats: [.strings, .xcstrings], remark: "an element of the app's own"),
      RuleExample(
        "⟦Lesen Sie die <1>Bedingungen</1>⟧", language: "de", source: "Read the <0>terms</0>",
        key: "terms_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "⟦Hallo <script>x</script>⟧", language: "de", source: "Hello", key: "hello_text",
        formats: [.strings, .xcstrings], remark: "code that the source does not have"),
      RuleExample(
        "⟦<u>Häufige Fragen</u>⟧", language: "de", source: "FAQ", key: "faq_text",
        formats: [.strings, .xcstrings], remark: "the app may not read markup here"),
      RuleExample(
        "<b>Wichtig</b> ⟦&lt;/span&gt;⟧", language: "de", source: "<b>Important</b>",
        key: "important_text", formats: [.strings, .xcstrings], remark: "a tag that users read"),
      RuleExample(
        "N'importez pas de ⟦''selfies''⟧", language: "fr", source: "Do not upload selfies",
        key: "selfies_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "Przeczytaj ⟦[[Pomoc|stronę pomocy]]⟧", language: "pl", source: "Read the help page",
        key: "help_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "⟦Przeczytaj stronę pomocy⟧", language: "pl", source: "Read [[Help|the help page]]",
        key: "help_text", formats: [.strings, .xcstrings], remark: "the link is lost"),
    ],
    accepted: [
      RuleExample(
        "Przeczytaj [[pomoc]]", language: "pl", source: "Read the help page", key: "help_text",
        remark: "a token of the app, maybe"),
      RuleExample(
        "Przeczytaj [[Pomoc|stronę pomocy]]", language: "pl", source: "Read [[Help|the help page]]",
        key: "help_text", formats: [.strings, .xcstrings], remark: "another page"),
      RuleExample(
        "<U destinatariu hè scunnisciutu>", language: "co", source: "<Unknown Recipient>",
        key: "recipient"),
      RuleExample("<未知发件人>", language: "zh-Hans", source: "<Unknown sender>", key: "sender"),
      RuleExample("<virheellinen>", language: "fi", source: "<invalid>", key: "invalid_name"),
      RuleExample("<b>A</b> und B", language: "de", source: "<b>A</b> and B", key: "a_and_b"),
      RuleExample("Use the <a> tag for links", key: "tag_text", formats: [.strings, .xcstrings]),
      RuleExample("Supports <b> and <i>", key: "tags_text", formats: [.strings, .xcstrings]),
      RuleExample(
        "Écrivez une balise", language: "fr", source: "Write <a> for a link", key: "tag_text",
        formats: [.strings, .xcstrings], remark: "a tag that the text is about"),
      RuleExample(
        "Verwende das <b>-Tag für fetten Text", language: "de",
        source: "Use the <b> tag for bold text", key: "tag_text", formats: [.strings, .xcstrings]),
      RuleExample("A & B", key: "a_and_b"),
      RuleExample(
        "Öffne ''Einstellungen''", language: "de", source: "Open \"Settings\"", key: "open_text",
        formats: [.xcstrings], remark: "two apostrophes for a quotation mark"),
      RuleExample(
        "Installo <em>widget</em> e <b>temi</b>", language: "it",
        source: "Install widgets and <b>themes</b>", key: "install_text",
        remark: "a word of another language, marked as such"),
      RuleExample(
        "Eins<br/><br/>Zwei", language: "de", source: "One<br/>Two", key: "steps_text",
        remark: "an additional empty line"),
    ])

  /// Elements that take an action or a structure away.
  private static let important: Set<String> = ["a", "annotation", "ul", "ol", "li"]
  /// Elements that code finds by a name.
  private static let named: Set<String> = ["a", "annotation"]
  /// Elements for stress and for words of another language (HTML, 4.5.2 and 4.5.20).
  private static let stress: Set<String> = ["em", "i"]

  /// Compares tags.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let hasTags = pair.features.contains(.tags) || pair.sourceFeatures.contains(.tags)
    if hasTags { judgeTags(pair, facts.comparison, into: &verdicts) }
    if hasTags, !pair.isSource, let verdict = UnknownTags.verdict(on: pair) {
      verdicts.append(verdict)
    }
    if let verdict = ProtectedWords.verdict(on: pair, in: facts.comparison.catalog) {
      verdicts.append(verdict)
    }
    if pair.features.contains(.references),
      let verdict = ShownReferences.verdict(on: pair, in: facts.comparison.catalog)
    {
      verdicts.append(verdict)
    }
    if pair.isSource || pair.sourcePlace == nil { return }
    if let range = WikiMarkup.first(in: pair.decoded, beside: pair.decodedSource) {
      verdicts.append(
        Verdict(decoded: range, .wiki(pair.verbatimDecoded(range)), pattern: "wiki"))
    }
    if let range = WikiMarkup.lostLink(of: pair.decodedSource, in: pair.decoded) {
      let link = Text.verbatim(pair.decodedSource, range)
      verdicts.append(
        Verdict(decoded: 0..<pair.decoded.count, .lostLink(link), pattern: "lost wiki"))
    }
    if pair.features.contains(.markdown) || pair.sourceFeatures.contains(.markdown) {
      judgeMarkdown(pair, into: &verdicts)
    }
  }

  // MARK: Tags

  private func judgeTags(
    _ pair: borrowing Text, _ tools: borrowing ComparisonContext,
    into verdicts: inout [Verdict]
  ) {
    let catalog = tools.catalog
    let areInText = pair.decoded.firstIndex(of: "<") != nil
    if !areInText, let place = pair.sourcePlace, !Self.holdsTag(pair.decodedSource),
      TagReading.fingerprint(catalog, place) == TagReading.fingerprint(catalog, pair.place)
    {
      return
    }
    let all = TagReading(catalog, pair.place).tags
    let sourceTags = pair.sourcePlace.map { TagReading(catalog, $0).tags } ?? []
    let closed = LiteralTags.closed(all).union(LiteralTags.closed(sourceTags))
    var own = LiteralTags.without(all, of: pair.decoded, closed: closed)
    // What the source leaves open as well is no markup: the text speaks of it.
    let spokenOf = LiteralTags.neverClosed(sourceTags)?.name
    own.removeAll { $0.name == spokenOf }
    let open = LiteralTags.neverClosed(own)
    if let open {
      verdicts.append(Verdict(decoded: open.range, .neverClosed(open.name), pattern: "open"))
    }
    guard let place = pair.sourcePlace else { return }
    var source = LiteralTags.without(sourceTags, of: pair.decodedSource, closed: closed)
    source.removeAll { $0.name == spokenOf }
    if let verdict = MarkupLevel.verdict(on: own, source, pair, in: catalog) {
      verdicts.append(verdict)
      return
    }
    let (ownCounts, sourceCounts) = (Self.counts(own), Self.counts(source))
    if ownCounts == sourceCounts {
      compareNames(own, source, pair, into: &verdicts)
      if let attributes, let name = TagStyle.lost(of: source, in: own) {
        verdicts.append(
          Verdict(
            decoded: 0..<pair.decoded.count, .lost(name), pattern: "style", level: attributes))
      }
      return
    }
    if isLikeAnotherForm(ownCounts, place, catalog) { return }
    func differing(_ one: [String: Int], _ other: [String: Int]) -> [String] {
      // Of an element that is never closed the number says nothing more.
      one.keys.filter { (other[$0] ?? 0) < (one[$0] ?? 0) && $0 != open?.name }.sorted()
    }
    let lost = differing(sourceCounts, ownCounts)
    let added = differing(ownCounts, sourceCounts).filter {
      // One line more where the source has several is layout.
      !(Self.breaksLines($0) && sourceCounts[$0] != nil)
        && !Self.isDeliberate($0, own, besideMarkup: !source.isEmpty)
    }
    let verdict =
      lost.isEmpty
      ? self.verdict(onAdded: added, to: source, in: own, pair)
      : self.verdict(onLost: lost, of: source, in: own, pair)
    if let verdict { verdicts.append(verdict) }
  }

  /// What is said of tags that the source alone has.
  private func verdict(
    onLost lost: [String], of source: [TagReading.Tag], in own: [TagReading.Tag],
    _ pair: borrowing Text
  ) -> Verdict? {
    let whole = 0..<pair.decoded.count
    func message(_ name: String) -> Finding.Wording {
      .lost(name, Self.count(of: name, in: own), source: Self.count(of: name, in: source))
    }
    if let name = lost.first(where: { Self.important.contains($0) || Self.isProtection($0) }) {
      // What protection holds may still be there, and users never see the tag: a note.
      let isMild = Self.isProtection(name)
      var message = message(name)
      if let odd = UnknownTags.first(in: pair.decoded, notIn: pair.decodedSource) {
        message = .translated(name, odd)
      }
      return Verdict(
        decoded: whole, message, pattern: "lost \(name)", level: isMild ? .note : .warning)
    }
    guard let name = lost.first, !Self.wrapsAll(source, named: name, pair.decodedSource),
      !(Self.breaksLines(name) && pair.features.contains(.lineBreaks))
    else { return nil }
    if let odd = UnknownTags.first(in: pair.decoded, notIn: pair.decodedSource) {
      return Verdict(
        decoded: whole, .translated(name, odd), pattern: "lost \(name)", level: .warning)
    }
    return emphasis.map {
      Verdict(decoded: whole, message(name), pattern: "lost \(name)", level: $0)
    }
  }

  /// What is said of tags that the translation alone has, or more often.
  private func verdict(
    onAdded added: [String], to source: [TagReading.Tag], in own: [TagReading.Tag],
    _ pair: borrowing Text
  ) -> Verdict? {
    guard let emphasis, let name = added.first(where: Self.named.contains) ?? added.first,
      !(Self.breaksLines(name) && pair.sourceFeatures.contains(.lineBreaks))
    else { return nil }
    let isLinkToPage =
      Self.important.contains(name) && AddressReading.mayStand(in: pair.decoded)
    // Nobody knows that the app reads markup where the source has none. A link within a sentence is mostly a rest of
    // another source that had it.
    let isShown =
      source.isEmpty && own.allSatisfy(\.isInText)
      && (!isLinkToPage || Self.wrapsAll(own, named: name, pair.decoded))
    let message: Finding.Wording =
      isShown
      ? .shownTag(name)
      : .added(name, Self.count(of: name, in: own), source: Self.count(of: name, in: source))
    return Verdict(
      decoded: 0..<pair.decoded.count, message, pattern: "added \(name)",
      level: isShown || Self.important.contains(name) && !isLinkToPage ? .warning : emphasis)
  }

  /// Whether an element does what the end of a line does, too.
  private static func breaksLines(_ name: String) -> Bool { name == "br" || name == "p" }

  /// Whether a letter or slash stands behind some `<` of a text.
  private static func holdsTag(_ text: Span<UInt8>) -> Bool {
    text.firstIndex(of: "<") != nil
  }

  /// How often an element begins.
  private static func count(of name: String, in tags: [TagReading.Tag]) -> Int {
    tags.count { $0.name == name && $0.edge != .closing }
  }

  /// How often each known element stands, `g` of `xliff:g` apart from others.
  private static func counts(_ tags: [TagReading.Tag]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for tag in tags where tag.edge != .closing { counts[tag.name, default: 0] += 1 }
    return counts.filter { name, _ in
      let bytes = Array(name.utf8)
      return KnownMarkup.effect(of: bytes.span) != nil || isProtection(name)
    }
  }

  private static func isProtection(_ name: String) -> Bool {
    name.hasPrefix("xliff:") || name == "g"
  }

  /// Whether another slot of the source entry has just these tags.
  private func isLikeAnotherForm(
    _ counts: [String: Int], _ place: MessageReference, _ catalog: Catalog
  ) -> Bool {
    let file = catalog.file(of: place.entry)
    let range = file.messageRange(ofEntry: Int(place.entry.entry))
    if range.count < 2 || catalog[place.entry].type == .array { return false }
    return range.contains { message in
      message != place.message
        && file.slots[Int(file.messages[message].slot)].pluralCategory != nil
        && Self.counts(
          TagReading(catalog, MessageReference(entry: place.entry, message: message)).tags)
          == counts
    }
  }

  /// Compares what code knows links and annotations by.
  private func compareNames(
    _ own: [TagReading.Tag], _ source: [TagReading.Tag], _ pair: borrowing Text,
    into verdicts: inout [Verdict]
  ) {
    func names(_ tags: [TagReading.Tag]) -> Set<String> {
      var names: Set<String> = []
      for tag in tags where tag.edge != .closing && Self.named.contains(tag.name) {
        for attribute in ["name", "id"] {
          guard let value = TagReading.value(of: attribute, in: tag.attributes) else { continue }
          names.insert("\(tag.name) \(attribute)=\"\(value)\"")
        }
      }
      return names
    }
    let (mine, theirs) = (names(own), names(source))
    guard let lost = theirs.subtracting(mine).sorted().first else { return }
    verdicts.append(Verdict(decoded: 0..<pair.decoded.count, .lost(lost), pattern: "annotation"))
  }

  /// Whether an element goes around a whole text: a style that another language may not need.
  private static func wrapsAll(
    _ tags: [TagReading.Tag], named name: String, _ text: Span<UInt8>
  ) -> Bool {
    guard let first = tags.first(where: { $0.name == name }),
      let last = tags.last(where: { $0.name == name })
    else { return false }
    return first.range.lowerBound == 0 && last.range.upperBound >= text.count
  }

  /// Whether an element that the source does not have stresses words or marks foreign ones, and is shown
  /// as such: its tags are in pairs, and in the characters of a text only where the source has markup.
  private static func isDeliberate(
    _ name: String, _ tags: [TagReading.Tag], besideMarkup: Bool
  ) -> Bool {
    guard stress.contains(name) else { return false }
    var open = 0
    for tag in tags where tag.name == name {
      if tag.isInText, !besideMarkup { return false }
      switch tag.edge {
      case .opening: open += 1
      case .closing: open -= 1
      case .empty: return false
      }
    }
    return open == 0
  }
}

extension Finding.Wording {
  fileprivate static func neverClosed(_ name: String) -> Self {
    "the tag \(quoting: name) has no end tag; add \(quoting: "</\(name)>")"
  }

  /// What is said of an element that the source has more often.
  fileprivate static func lost(_ name: String, _ own: Int = 0, source: Int = 1) -> Self {
    own == 0
      ? "the tag \(quoting: name) of the source is missing"
      : "the tag \(quoting: "<\(name)>") is \(times(own)) in this text, but \(times(source)) in the source"
  }

  /// What is said of an element that the source has not, or less often.
  fileprivate static func added(_ name: String, _ own: Int, source: Int) -> Self {
    if name == "a" {
      return source > 0
        ? "the translation has \(own) links, but the source has \(source)"
        : "the translation has a link that the source does not have"
    }
    return source > 0
      ? "the tag \(quoting: "<\(name)>") is \(times(own)) in this text, but \(times(source)) in the source"
      : "the tag \(quoting: "<\(name)>") is not in the source"
  }

  private static func times(_ count: Int) -> Self { count == 1 ? "once" : "\(count) times" }

  fileprivate static func shownTag(_ name: String) -> Self {
    "users will see the tag \(quoting: "<\(name)>") literally, unless the app reads markup here; remove it, because the source has no tags"
  }

  fileprivate static func translated(_ name: String, _ tag: String) -> Self {
    "the tag \(quoting: name) of the source is missing, and \(quoting: tag) is not a tag; copy the tag"
  }

  fileprivate static func lostLink(_ link: String) -> Self {
    "the link \(quoting: link) of the source is missing"
  }

  fileprivate static func wiki(_ markup: String) -> Self {
    "users will see the wiki markup \(quoting: markup) literally; write only the words"
  }
}
