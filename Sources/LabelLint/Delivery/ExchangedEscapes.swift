/// Tells whether the texts of an XLIFF file have the escapes of the app's XML, and reads them without.
///
/// Some programs export `Don\'t` as it is in `strings.xml`, others as the app shows it. A source text that is one of
/// today's with escapes, and not without, tells which.
struct ExchangedEscapes {
  /// How texts are written.
  private enum Notation {
    /// As the app shows them.
    case plain
    /// As the file of the app has them.
    case escaped
  }

  private let format: CatalogFormat
  private let catalog: Catalog
  /// What source texts tell of their own translations.
  private var notations: [Key: Notation] = [:]
  /// What the file tells of all others; nil where it does not.
  private var common: Notation?

  private struct Key: Hashable {
    let table: ResourceTable
    let key: [UInt8]
  }

  /// Looks at the texts of a file.
  ///
  /// - Parameters:
  ///   - entries: The entries of one XLIFF file.
  ///   - format: The format of the app's file.
  ///   - catalog: The app's catalog.
  init(_ entries: [DeliveredEntry], _ format: CatalogFormat, _ catalog: Catalog) {
    (self.format, self.catalog) = (format, catalog)
    let source = catalog.sourceLocale.merged.description
    for entry in entries where entry.name.locale == source {
      let told = Set(entry.texts.compactMap { notation(of: $0, entry) })
      if told.count == 1 { notations[Self.key(entry)] = told.first }
    }
    var told = Set(notations.values)
    if told.isEmpty, format == .android {
      // Nobody shows a backslash in front of a quote, and the app's compiler takes none without it.
      told = Set(
        entries.flatMap(\.texts).compactMap { text in
          let quotes = EscapedQuotes(text.text)
          return quotes.areEscaped ? .escaped : quotes.areBare ? .plain : nil
        })
    }
    common = told.count == 1 ? told.first : nil
  }

  private static func key(_ entry: DeliveredEntry) -> Key {
    Key(table: entry.name.table, key: entry.name.key)
  }

  /// What a source text tells; nil where it is the same in both notations, or in none.
  private func notation(of text: DeliveredEntry.Text, _ entry: DeliveredEntry) -> Notation? {
    guard let model = catalog.model(of: entry, text.slot, ownFirst: false) else { return nil }
    let own = EscapedQuotes(text.text)
    let isEscapedThere = EscapedQuotes(Self.value(of: model)).hasBackslash
    guard own.hasBackslash || own.areBare || isEscapedThere else { return nil }
    let isPlain = text.isSameWords(as: model.message, of: model.file)
    var read = text
    read.text = decoded(text.text, isQuoted: true).text ?? text.text
    // Android's compiler takes no quote without a backslash.
    let isNone = format == .android && own.areBare && !own.areAround
    let isEscaped = !isNone && read.isSameWords(as: model.message, of: model.file)
    if isPlain != isEscaped { return isPlain ? .plain : .escaped }
    return isPlain && isEscapedThere && !own.hasBackslash ? .plain : nil
  }

  /// The value of a text as its file has it.
  private static func value(of model: (file: CatalogFile, message: Int)) -> String {
    model.file.source.string(model.file.messages[model.message].value.range)
  }

  /// Reads the texts of an entry; what cannot be read gets the reason.
  func read(_ entry: inout DeliveredEntry) {
    let own = notations[Self.key(entry)]
    guard let notation = own ?? common else {
      for number in entry.texts.indices {
        let text = entry.texts[number].text
        guard EscapedQuotes(text).hasBackslash,
          decoded(text, isQuoted: false).text.map({ !ByteOrder.areEqual($0, text) }) ?? true
        else { continue }
        entry.texts[number].refuse(
          "nothing in the delivery shows whether its backslash is an escape or a character: "
            + "write it into its file")
      }
      return
    }
    if notation == .plain { return }
    for number in entry.texts.indices {
      let text = entry.texts[number]
      let quotes = EscapedQuotes(text.text)
      guard
        quotes.hasBackslash || quotes.areAround && format == .android
          || Self.hasLooseSpace(text.text)
      else { continue }
      let isQuoted =
        own == .escaped
        && catalog.model(of: entry, text.slot, ownFirst: false).map {
          EscapedQuotes(Self.value(of: $0)).areAround
        } ?? false
      let read = decoded(text.text, isQuoted: isQuoted)
      if let words = read.text {
        let model = catalog.model(of: entry, text.slot, ownFirst: true)
        let hasTags = model.map { !$0.file.markupRange(ofMessage: $0.message).isEmpty } ?? false
        entry.texts[number].text = hasTags ? Self.withSpaces(around: words, like: text.text) : words
      } else {
        entry.texts[number].refuse(read.fault)
      }
    }
  }

  /// Whether a text has white space that the app's compiler makes less of: at its ends, several in a row, or a line break.
  private static func hasLooseSpace(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      let isSpace = byte == 0x20
      if byte == 0x0A || byte == 0x0D || byte == 0x09 || isSpace && isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace
  }

  /// Words with a space at each end where a text has white space: the compiler keeps it where there are tags.
  private static func withSpaces(around words: String, like text: String) -> String {
    let start = text.first?.isWhitespace ?? false && !(words.first?.isWhitespace ?? true)
    let end = text.last?.isWhitespace ?? false && !(words.last?.isWhitespace ?? true)
    return (start ? " " : "") + words + (end ? " " : "")
  }

  /// A text without its escapes, as the app's compiler reads it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isQuoted: Whether quotes around the whole text are those of the file.
  /// - Returns: The text, or why it cannot be read.
  private func decoded(_ text: String, isQuoted: Bool) -> (text: String?, fault: String) {
    var value = text
    if format == .android {
      let quotes = EscapedQuotes(text)
      if quotes.areAround, !isQuoted {
        return (
          nil, "its quotes may be those of its file or of the text: write it into its file"
        )
      }
      value = quotes.escaped(keepsOuter: quotes.areAround)
    }
    guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D })
    else {
      return (nil, "it has a control character: write it into its file")
    }
    let xml = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
    let location = CatalogLocation(
      path: "strings.xml", format: format, set: "", table: "", place: CatalogPlace())
    let file = CatalogReader.read(
      Array("<resources><string name=\"text\">\(xml)</string></resources>".utf8), at: location)
    if let problem = file.problems.first {
      return (nil, "its escapes cannot be read: \(problem.message)")
    }
    guard let message = file.messages.first, let words = file.string(message.text) else {
      return (nil, "its escapes cannot be read: write it into its file")
    }
    return (words, "")
  }
}

/// The quotes and backslashes of a text that may have the escapes of `strings.xml`; those in tags do not count.
private struct EscapedQuotes {
  /// Whether there is a backslash.
  private(set) var hasBackslash = false
  /// Whether a quote has a backslash in front of it.
  private(set) var areEscaped = false
  /// Whether a quote has none.
  private(set) var areBare = false
  /// Whether two quotes without a backslash are around the whole text, and no others are in it.
  private(set) var areAround = false
  private let text: String
  /// Places of quotes without a backslash, in bytes; of tags, all quotes.
  private var bare: [Int] = []

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    let tags = MarkupText.tags(in: text).map { range in
      text.utf8.distance(
        from: text.startIndex, to: range.lowerBound)..<text.utf8.distance(
          from: text.startIndex, to: range.upperBound)
    }
    var tag = 0
    var outside: [Int] = []
    var index = 0
    while index < bytes.count {
      while tag < tags.count, tags[tag].upperBound <= index { tag += 1 }
      let isInTag = tag < tags.count && tags[tag].contains(index)
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        hasBackslash = true
        index += 1
        if index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 { areEscaped = true }
      case 0x22, 0x27:
        bare.append(index)
        if !isInTag { outside.append(index) }
      default: break
      }
      index += 1
    }
    areBare = !outside.isEmpty
    areAround =
      outside.count >= 2 && outside.first == 0 && outside.last == bytes.count - 1
      && bytes.first == 0x22 && bytes.last == 0x22
      && outside.dropFirst().dropLast().allSatisfy { bytes[$0] == 0x27 }
  }

  /// The text with a backslash in front of every quote that has none, but for the outer ones if they stay.
  func escaped(keepsOuter: Bool) -> String {
    let places = keepsOuter ? bare.dropFirst().dropLast() : bare[...]
    var bytes: [UInt8] = []
    var next = places.startIndex
    for (index, byte) in text.utf8.enumerated() {
      if next < places.endIndex, places[next] == index {
        bytes.append(UInt8(ascii: "\\"))
        next += 1
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
