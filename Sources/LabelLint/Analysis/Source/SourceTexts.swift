/// The texts of a catalog's source language by their likeness: whether some key has a text.
struct SourceTexts {
  /// Likenesses of whole texts.
  private var texts: TextHashSet
  /// Likenesses of first words.
  private var firstWords: TextHashSet
  /// Room for a text that is asked for.
  private var asked: [UInt8] = []

  /// Collects the texts of a catalog.
  init(_ catalog: Catalog) {
    texts = TextHashSet(minimumCapacity: catalog.rows.count)
    firstWords = TextHashSet(minimumCapacity: catalog.rows.count / 2)
    guard var current = FileCursor(catalog) else { return }
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      current.open(catalog, file: Int(source.file))
      for message in current.file.messageRange(ofEntry: Int(source.entry)) {
        let text = current.file.bytes(current.file.messages[message].text)
        texts.insert(FoldedEquality.hash(of: text))
        var end = 0
        while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
        if end > 0 { firstWords.insert(FoldedEquality.hash(of: text.extracting(0..<end))) }
      }
    }
  }

  /// Whether a text stands under some key, with an object behind it.
  mutating func contains(_ words: String, then object: Span<UInt8>) -> Bool {
    asked.removeAll(keepingCapacity: true)
    asked.append(contentsOf: words.utf8)
    for index in object.indices { asked.append(object[index]) }
    return texts.contains(FoldedEquality.hash(of: asked.span))
  }

  /// Whether a text stands under some key.
  func contains(_ text: String) -> Bool {
    texts.contains(FoldedEquality.hash(of: Array(text.utf8).span))
  }

  /// Whether some text begins with a word.
  func begins(with word: String) -> Bool {
    firstWords.contains(FoldedEquality.hash(of: Array(word.utf8).span))
  }
}
