/// Lays catalogs out as Xcode and Android Studio write them.
package struct CatalogLayout: Sendable {
  /// Why a file stays as it is.
  package enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// It cannot be read as a whole: a line from 1, and why.
    case unreadable(line: Int, reason: String)
    /// It would not be read as before, which is a fault of label-lint.
    case readsOtherwise
    /// Its encoding cannot be written.
    case encoding(StoredText.Failure)

    /// The reason in words: lower-case start, no final full stop.
    package var description: String {
      switch self {
      case .unreadable(let line, let reason): "line \(line): \(reason)"
      case .readsOtherwise: "its texts would not be read as before; please report this file"
      case .encoding(let failure): failure.description
      }
    }
  }

  /// Whether entries are sorted in formats whose tools keep their order.
  private let sorts: Bool

  /// A layout, which sorts the entries of `strings.xml` and `.strings` files if somebody asks for it.
  package init(sorts: Bool = false) { self.sorts = sorts }

  /// Whether files of a format have a layout that tools write.
  package static func hasLayout(_ format: CatalogFormat) -> Bool {
    switch format {
    case .android, .compose, .strings, .xcstrings: true
    case .stringsdict, .xliff: false
    }
  }

  /// Lays a file out.
  ///
  /// - Parameters:
  ///   - stored: The bytes of the file.
  ///   - location: Where it is.
  /// - Returns: The file as it was and as it is to be; nil for one that is laid out already.
  /// - Throws: Why the file stays as it is.
  package func laidOut(
    _ stored: [UInt8], at location: CatalogLocation
  ) throws(Refusal) -> FixOutcome.File? {
    let before = CatalogReader.read(stored, at: location)
    if before.source.encoding == .binary || !Self.hasLayout(before.format) { return nil }
    if let problem = before.problems.first(where: { $0.severity == .error }) {
      throw Self.unreadable(before.source, at: Int(problem.span.start), problem.message)
    }
    let text = try self.text(of: before.source, before.format)
    if text == before.source.text { return nil }
    let changed: [UInt8]
    do throws(StoredText.Failure) {
      changed = try StoredText.bytes(of: text, like: before.source)
    } catch {
      throw .encoding(error)
    }
    let after = CatalogReader.read(changed, at: location)
    guard keptTexts(of: before) == keptTexts(of: after),
      try self.text(of: after.source, after.format) == text
    else { throw .readsOtherwise }
    return FixOutcome.File(
      before: before.source, storedBefore: stored, stored: changed, after: after.source)
  }

  /// The text of a file in its layout.
  private func text(
    of source: SourceFile, _ format: CatalogFormat
  ) throws(Refusal) -> [UInt8] {
    if format == .xcstrings { return try StringCatalogLayout.text(of: source) }
    var pieces =
      format == .strings ? try StringsPieces.all(in: source) : try ResourcesPieces.all(in: source)
    if sorts { pieces = PieceOrder(isApple: format.isApple).sorted(pieces) }
    let text = LayoutPiece.text(of: pieces, like: source)
    // Only white space may differ.
    guard Self.counts(text[...]) == Self.counts(source.text[...]) else { throw .readsOtherwise }
    return text
  }

  /// What the file must be read as.
  ///
  /// Where entries are sorted, a comment on the line of an entry may be read as that of another one.
  private func keptTexts(of file: CatalogFile) -> KeptTexts {
    KeptTexts(file, comparesComments: !sorts || file.format == .xcstrings)
  }

  /// How often each byte but white space is in a text.
  private static func counts(_ text: ArraySlice<UInt8>) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    for byte in text where !ASCII.isSpace(byte) { counts[Int(byte)] += 1 }
    return counts
  }

  /// A refusal at an offset of a file's text.
  static func unreadable(_ source: SourceFile, at offset: Int, _ reason: String) -> Refusal {
    .unreadable(line: LineTable(source).line(of: offset), reason: reason)
  }
}

/// What is read of a catalog file, whatever the order of its keys is.
private struct KeptTexts: Hashable {
  private struct Text: Hashable {
    let slot: String
    let state: String
    let text: String?
    let flags: UInt8
  }

  private struct Key: Hashable {
    let key: String
    let locale: String
    let type: EntryType
    let flags: UInt16
    let comment: String?
    let texts: [Text]
  }

  private let keys: [Key]

  init(_ file: CatalogFile, comparesComments: Bool) {
    let all = file.entries.indices.map { index in
      let entry = file.entries[index]
      return Key(
        key: file.string(entry.key) ?? "", locale: file.localeNames[Int(entry.locale)],
        type: entry.type, flags: entry.flags.rawValue,
        comment: comparesComments ? file.string(file.comment(of: entry)) : nil,
        texts: file.messageRange(ofEntry: index).map { number in
          let message = file.messages[number]
          return Text(
            slot: file.slots[Int(message.slot)].description,
            state: file.states[Int(message.state)], text: file.string(message.text),
            flags: message.flags.rawValue)
        })
    }
    // Equal keys stay in their order: the platforms take the last one, or the first.
    keys = all.enumerated().sorted { one, other in
      one.element.key == other.element.key
        ? (one.element.locale, one.offset) < (other.element.locale, other.offset)
        : ByteOrder.precedes(one.element.key, other.element.key)
    }.map(\.element)
  }
}
