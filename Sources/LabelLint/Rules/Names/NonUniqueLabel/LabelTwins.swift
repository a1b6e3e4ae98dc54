/// Finds labels that two controls of one layout share although their identifiers name different actions: "Remove" on
/// `btn_remove` and on `btn_add`.
struct LabelTwins {
  /// A label that a control has which does something else.
  struct Twin {
    /// Row of the catalog.
    var row: Int
    /// Identifier of the control that does what the label says.
    var named: String
    /// Identifier of the other control.
    var other: String
    /// Index of the label's use on the other control.
    var use: Int
  }

  /// A control that has the label.
  private struct Control {
    var file: UInt32
    var name: String
    var action: String
    var use: Int
  }

  private let catalog: Catalog
  private let uses: CatalogUses
  private let lexicon: Lexicon
  private let synonyms: SourceSynonyms

  /// A search in a catalog; nil where no sources or no words are known.
  init?(_ catalog: Catalog, _ context: RuleContext) {
    guard let uses = context.uses, let lexicon = context.vocabulary.english else { return nil }
    self.catalog = catalog
    self.uses = uses
    self.lexicon = lexicon
    synonyms = SourceSynonyms(lexicon)
  }

  /// The labels, in the order of their rows.
  func all() -> [Twin] { catalog.rows.indices.compactMap { twin(ofRow: $0) } }

  private func twin(ofRow row: Int) -> Twin? {
    // The uses of a file follow each other; of those with one action the first stands for all.
    var known: Control?
    for number in uses.uses(ofRow: row) {
      guard let control = control(ofUse: Int(number)) else { continue }
      guard let first = known, first.file == control.file else {
        known = control
        continue
      }
      if first.action != control.action, let twin = twin(ofRow: row, first, control) { return twin }
    }
    return nil
  }

  /// Two controls of a layout as twins, where the label says what one of them does.
  private func twin(ofRow row: Int, _ one: Control, _ other: Control) -> Twin? {
    guard !synonyms.areAlike(one.action, other.action),
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let text = catalog.firstText(of: source)
    else { return nil }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let saysOne = Self.isSaid(one.action, in: words)
    if saysOne == Self.isSaid(other.action, in: words) { return nil }
    let (named, wrong) = saysOne ? (one, other) : (other, one)
    return Twin(row: row, named: named.name, other: wrong.name, use: wrong.use)
  }

  /// Whether an action is among the words of a label, as "remove" in "Removes the caption".
  private static func isSaid(_ action: String, in words: [String]) -> Bool {
    words.contains { $0 == action || $0 == action + "s" || $0 == action + "es" }
  }

  /// The control of a layout that a use is on; nil where the layout's label is not what is heard, or the control's
  /// identifier names no action.
  private func control(ofUse number: Int) -> Control? {
    let use = uses.index.uses[number]
    guard use.purpose == .label, use.element >= 0,
      use.flags.isDisjoint(with: [.isReplaced, .isBranch]),
      uses.index.path(ofFile: use.file).hasSuffix(".xml")
    else { return nil }
    let name = uses.index.elements[Int(use.element)].name
    guard let action = action(named: uses.index.arena.span.extracting(name.range)) else {
      return nil
    }
    return Control(file: use.file, name: uses.index.string(name), action: action, use: number)
  }

  /// Words of identifiers that are parts of the name of a class: `play_view`.
  private static let parts = ["view", "display"]

  /// The action that an identifier names; nil where it names none, or several.
  private func action(named identifier: Span<UInt8>) -> String? {
    let actions = KeyWords(identifier).words.filter { word in
      !Self.parts.contains(word) && isAction(Array(word.utf8))
    }
    return actions.count == 1 ? actions.first : nil
  }

  private func isAction(_ word: [UInt8]) -> Bool {
    lexicon.first(word.span) { sense in
      switch sense {
      case .action, .verb(.any), .verb(.hint): true
      default: false
      }
    } != nil
  }
}
