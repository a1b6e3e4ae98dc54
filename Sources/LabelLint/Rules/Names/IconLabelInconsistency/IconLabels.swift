/// The short labels of a catalog that are on icons, as far as code and layouts name these.
struct IconLabels {
  /// A label on an icon.
  struct Labelled {
    let row: Int
    let use: Int
    /// The label, folded.
    let text: String
    /// The name of the icon.
    let icon: String
    /// Whether the element can be pressed.
    let isPressed: Bool
  }

  /// Uses that are not the whole label of the element at all times.
  private static let variable: SourceUse.Flags = [
    .isBranch, .isJoined, .isInserted, .isReplaced, .isFormatted,
  ]

  /// The labels in the order of their rows and places.
  let all: [Labelled]

  /// The labels without values that have few words.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that has the labels.
  ///   - uses: Where code has them.
  ///   - words: Most words of a label that names what the icon does.
  init(_ catalog: Catalog, _ uses: CatalogUses, words: Int) {
    var all: [Labelled] = []
    for row in catalog.rows.indices {
      for number in uses.uses(ofRow: row) {
        let use = uses.index.uses[Int(number)]
        guard use.icon.count > 0, use.flags.isDisjoint(with: Self.variable),
          let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
          let text = catalog.firstText(of: source), Self.isName(text, words)
        else { continue }
        let element = use.element < 0 ? [] : uses.index.elements[Int(use.element)].flags
        all.append(
          Labelled(
            row: row, use: Int(number), text: text.lowercased(),
            icon: uses.index.string(use.icon),
            isPressed: !element.isDisjoint(with: [.isInteractive, .isTapped])))
      }
    }
    self.all = all
  }

  /// Whether a text is a name of a few words without values.
  private static func isName(_ text: String, _ mostWords: Int) -> Bool {
    let words = text.split(separator: " ")
    return (1...mostWords).contains(words.count) && !text.contains { "%{@".contains($0) }
  }
}
