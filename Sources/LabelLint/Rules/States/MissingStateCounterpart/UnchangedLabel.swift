/// Controls that show two pictures by turns, and have one label for both: a Play that becomes Pause for the eye alone.
struct UnchangedLabel {
  /// The uses of the catalog's texts.
  private let uses: CatalogUses

  /// A search in the uses of a catalog.
  init(_ uses: CatalogUses) { self.uses = uses }

  /// Uses of a text that are no label of a whole element.
  private static let others: SourceUse.Flags = [
    .isBranch, .isJoined, .isInserted, .isReplaced, .namesAction, .isInputLabel,
  ]

  /// The place of a control whose picture changes and whose only label a text is; nil where there is none.
  func place(ofRow row: Int) -> (path: String, line: Int)? {
    for number in uses.uses(ofRow: row) {
      let use = uses.index.uses[Int(number)]
      guard use.purpose == .label || use.purpose == .tooltip, use.element >= 0,
        use.flags.isDisjoint(with: Self.others)
      else { continue }
      let element = uses.index.elements[Int(use.element)]
      guard element.flags.contains(.changesPicture),
        !element.flags.isDisjoint(with: [.isInteractive, .isTapped]),
        element.flags.isDisjoint(with: [.isStated, .isChoice, .isPassedOver]),
        !uses.statedElements.contains(use.element), isOnlyLabel(row, of: use.element, use.purpose)
      else { continue }
      return uses.place(ofUse: Int(number))
    }
    return nil
  }

  /// Whether an element has no other label than that of a row; a tool tip is the label where there is no other.
  private func isOnlyLabel(_ row: Int, of element: Int32, _ purpose: MessagePurpose) -> Bool {
    let labels = Set(uses.labelRows[element] ?? [])
    return labels.isSubset(of: purpose == .label ? [row] : [])
  }

  private static let both = Resource.words("state-pictures/both-states")

  /// Whether a text names both states, or a control without states: "Play or pause", "Toggle sidebar", "Back".
  static func namesBoth(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && $0 != "/" }
    return text.contains("/") || both.contains { words.contains(Substring($0)) }
  }
}
