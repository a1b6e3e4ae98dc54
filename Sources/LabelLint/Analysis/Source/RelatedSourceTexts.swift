import Synchronization

/// What a catalog's other source texts and keys say of one of them.
///
/// Each table is made by one walk when it is first asked for: no more than one text asks in most catalogs,
/// and every text may in some.
final class RelatedSourceTexts: Sendable {
  /// The catalog.
  let catalog: Catalog
  private let lexicons: LexiconShelf
  private let sources: UsageIndex?
  private let made = Mutex(Tables())

  /// The tables that were asked for.
  private struct Tables {
    var openings: Set<[UInt8]>?
    var nouns: [[UInt8]: [Noun]]?
    var arrayValues: Set<[UInt8]>?
    var families: [String: Int]?
  }

  /// A text of one word in small letters, with the row it is in.
  private struct Noun {
    var row: Int
    var text: [UInt8]
  }

  /// Last words of labels that are generic only beside one that says more; by themselves they name a menu.
  static let twinned = ["options", "actions"]

  /// Evidence of a catalog, of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - lexicons: The words by language.
  ///   - sources: How code uses texts; nil where that was not read.
  init(_ catalog: Catalog, _ lexicons: LexiconShelf, sources: UsageIndex? = nil) {
    self.catalog = catalog
    self.lexicons = lexicons
    self.sources = sources
  }

  /// Whether an Apple key is only the name of a case, whose raw value no code shows.
  func isUnshownCase(_ key: Span<UInt8>) -> Bool {
    catalog.format.isApple && sources?.isUnshownCase(key) ?? false
  }

  /// A table, made if nobody has asked for it yet.
  private static func table<Table>(_ known: inout Table?, _ make: () -> Table) -> Table {
    let table = known ?? make()
    known = table
    return table
  }

  // MARK: Longer texts

  /// Whether another source text begins with a whole text, which ends with one of `twinned`, and goes on:
  /// "More options for %s".
  func hasLongerText(than text: Span<UInt8>) -> Bool {
    let openings = made.withLock { Self.table(&$0.openings) { self.openings() } }
    return openings.contains(text.indices.map { text[$0] })
  }

  /// What stands in front of a blank in some source text, ends with one of `twinned`, and is followed by more
  /// than the name of a control: "More options button" says what it is, not what for.
  private func openings() -> Set<[UInt8]> {
    var openings: Set<[UInt8]> = []
    forEachSource { file, entry in
      for message in file.messageRange(ofEntry: entry) {
        let text = file.bytes(file.messages[message].text)
        for blank in text.indices.dropLast() where text[blank] == 0x20 {
          let opening = text.extracting(0..<blank)
          guard Self.twinned.contains(where: { opening.ends(with: $0) }),
            !isRole(text.extracting(blank + 1..<text.count))
          else { continue }
          openings.insert((0..<blank).map { text[$0] })
        }
      }
    }
    return openings
  }

  /// Whether words of the source language name a control and nothing else.
  private func isRole(_ words: Span<UInt8>) -> Bool {
    for index in words.indices where words[index] == 0x20 { return false }
    guard let lexicon = lexicons.lexicon(for: catalog.sourceLocale, isSource: true) else {
      return false
    }
    return LexicalReader(lexicon, for: catalog.sourceLocale).roleCount(of: nil, in: words) > 0
  }

  // MARK: Keys

  /// Number of keys that begin with the word that a key begins with.
  func familySize(of key: Span<UInt8>) -> Int {
    guard let first = KeyWords(key).words.first else { return 0 }
    let families = made.withLock { Self.table(&$0.families) { self.families() } }
    return families[first] ?? 0
  }

  private func families() -> [String: Int] {
    var families: [String: Int] = [:]
    forEachSource { file, entry in
      if let first = KeyWords(file.bytes(file.entries[entry].key)).words.first {
        families[first, default: 0] += 1
      }
    }
    return families
  }

  // MARK: Comments

  /// Whether the comment on a text's source holds a word or phrase, given in small letters.
  func remarks(on text: borrowing Text, _ words: [String]) -> Bool {
    for table in catalog.tables {
      guard let row = catalog.row(ofKey: text.key, in: table),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      else { continue }
      let file = catalog.file(of: source)
      if CommentPatterns.holdsWord(of: words, in: file.bytes(file.comment(of: catalog[source]))) {
        return true
      }
    }
    return false
  }

  /// Whether the comment on a text's source calls it a title and speaks of no screen reader.
  func remarksOnTitle(_ text: borrowing Text) -> Bool {
    guard let source = catalog.entry(row: text.row, locale: Catalog.sourceIndex) else {
      return false
    }
    let file = catalog.file(of: source)
    let comment = file.bytes(file.comment(of: catalog[source]))
    return comment.end(of: "title", at: 0) != nil && CommentPatterns.namesTitle(comment)
      && CommentPatterns.spokenPurpose(of: comment) == nil
  }

  /// Whether the comment on a text's source speaks of a picture.
  func remarksOnPicture(_ text: borrowing Text) -> Bool {
    for table in catalog.tables {
      guard let row = catalog.row(ofKey: text.key, in: table),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      else { continue }
      let file = catalog.file(of: source)
      if CommentPatterns.namesPicture(file.bytes(file.comment(of: catalog[source]))) { return true }
    }
    return false
  }

  // MARK: Nouns

  /// Whether keys that differ from a text's in their last segment alone have other common nouns, written
  /// small: `granularity_word`, `granularity_line` are the names of things, each of one word.
  func hasSiblingNouns(of text: borrowing Text) -> Bool {
    guard Self.isCommonNoun(text.plain), let stem = Self.stem(of: text.key) else { return false }
    let nouns = made.withLock { Self.table(&$0.nouns) { self.nouns() } }
    for noun in nouns[(0..<stem).map { text.key[$0] }] ?? []
    where !noun.text.span.hasSameBytes(as: text.plain) {
      let key = Array(catalog.key(row: noun.row).utf8)
      if !key.span.hasSameBytes(as: text.key) { return true }
    }
    return false
  }

  /// Common nouns by the stems of their keys: of each stem up to three texts, in two rows each, which is
  /// enough to find one with another text and another key.
  private func nouns() -> [[UInt8]: [Noun]] {
    var nouns: [[UInt8]: [Noun]] = [:]
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let message = catalog.firstMessage(of: reference)
      else { continue }
      let file = catalog.file(of: reference)
      let key = file.bytes(catalog[reference].key)
      let text = file.bytes(catalog.text(of: message))
      guard let stem = Self.stem(of: key), Self.isCommonNoun(text) else { continue }
      let noun = Noun(row: row, text: text.indices.map { text[$0] })
      let known = nouns[(0..<stem).map { key[$0] }] ?? []
      let same = known.count { $0.text == noun.text }
      if same == 1 || same == 0 && Set(known.map(\.text)).count < 3 {
        nouns[(0..<stem).map { key[$0] }] = known + [noun]
      }
    }
    return nouns
  }

  /// Offset behind the last separator of a key; nil without one.
  private static func stem(of key: Span<UInt8>) -> Int? {
    var end = key.count
    while end > 0, !KeyByte.isSeparator(key[end - 1]) { end -= 1 }
    return end > 0 ? end : nil
  }

  /// Whether a text is one word in small letters.
  private static func isCommonNoun(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where !ASCII.isLowerCase(text[index]) { return false }
    return !text.isEmpty
  }

  // MARK: Arrays

  /// Whether a text is an item of an array that has constants of code, too: `GAIN` beside `GAIN_TRANSIENT`.
  func isBesideConstant(_ text: borrowing Text) -> Bool {
    for table in catalog.tables {
      guard let row = catalog.row(ofKey: text.key, in: table),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].type == .array
      else { continue }
      let file = catalog.file(of: source)
      let items = file.messageRange(ofEntry: Int(source.entry))
      if items.contains(where: { CapitalTokens(file.bytes(file.messages[$0].text)).isIdentifier }) {
        return true
      }
    }
    return false
  }

  /// Whether an array whose key calls its items values refers to an Android string.
  func isValueOfArray(_ key: Span<UInt8>) -> Bool {
    let values = made.withLock { Self.table(&$0.arrayValues) { self.arrayValues() } }
    return values.contains(key.indices.map { key[$0] })
  }

  /// The strings that such arrays refer to.
  private func arrayValues() -> Set<[UInt8]> {
    var values: Set<[UInt8]> = []
    forEachSource { file, entry in
      let record = file.entries[entry]
      guard record.type == .array, file.bytes(record.key).ends(with: "values") else { return }
      for message in file.messageRange(ofEntry: entry) {
        let item = file.bytes(file.messages[message].text)
        guard let start = item.end(of: "@string/", at: 0) else { continue }
        values.insert((start..<item.count).map { item[$0] })
      }
    }
    return values
  }

  /// Goes through the entries of the source.
  private func forEachSource(_ body: (borrowing CatalogFile, Int) -> Void) {
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      body(catalog.file(of: reference), Int(reference.entry))
    }
  }
}
