/// Controls that show two pictures or texts by turns, and have one label for both: a Play that becomes Pause for the eye
/// alone.
struct UnchangedLabel {
  /// A control whose label stays.
  struct Control {
    let path: String
    /// From 1.
    let line: Int
    /// Whether a text of it changes, and not its picture.
    let isOfText: Bool
  }

  /// The uses of the catalog's texts.
  private let uses: CatalogUses
  /// Rows with one of two texts for two states.
  private let paired: Set<Int>

  /// A search in the uses of a catalog, whose texts for two states are known.
  init(_ uses: CatalogUses, _ pairs: StatePairs) {
    self.uses = uses
    paired = pairs.pairedRows
  }

  /// Uses of a text that are no label of a whole element.
  private static let others: SourceUse.Flags = [
    .isBranch, .isJoined, .isInserted, .isReplaced, .namesAction, .isInputLabel,
  ]

  /// The control that changes and whose only label a text is; nil where there is none.
  func control(ofRow row: Int) -> Control? {
    for number in uses.uses(ofRow: row) {
      let use = uses.index.uses[Int(number)]
      guard use.purpose == .label || use.purpose == .tooltip, use.element >= 0,
        use.flags.isDisjoint(with: Self.others)
      else { continue }
      let element = uses.index.elements[Int(use.element)]
      let isOfText = !element.flags.contains(.changesPicture)
      guard !isOfText || changesText(row) && isShown(row, inFile: use.file),
        !element.flags.isDisjoint(with: [.isInteractive, .isTapped]),
        element.flags.isDisjoint(with: [.isStated, .isChoice, .isPassedOver]),
        !uses.statedElements.contains(use.element), isOnlyLabel(row, of: use.element, use.purpose)
      else { continue }
      let place = uses.place(ofUse: Int(number))
      return Control(path: place.path, line: place.line, isOfText: isOfText)
    }
    return nil
  }

  /// Whether code shows a text and that of the other state by turns, and the other one is no label.
  private func changesText(_ row: Int) -> Bool {
    guard paired.contains(row), let others = uses.turns[row] else { return false }
    return others.allSatisfy { other in
      paired.contains(other)
        && !uses.uses(ofRow: other).contains { uses.index.uses[Int($0)].purpose == .label }
    }
  }

  /// Whether a file shows the text as well as it has it for a label, so that the text that changes is the control's.
  private func isShown(_ row: Int, inFile file: UInt32) -> Bool {
    uses.uses(ofRow: row).contains { number in
      let use = uses.index.uses[Int(number)]
      return use.file == file && use.purpose != .label && use.purpose != .tooltip
    }
  }

  /// Whether an element has no other label than that of a row; a tool tip is the label where there is no other.
  private func isOnlyLabel(_ row: Int, of element: Int32, _ purpose: MessagePurpose) -> Bool {
    let labels = Set(uses.labelRows[element] ?? [])
    return labels.isSubset(of: purpose == .label ? [row] : [])
  }

  private static let both = Resource.words("state-pictures/both-states")

  /// Whether a text names both states, or a control without states: "Play or pause", "Toggle sidebar", "Back".
  static func namesBoth(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return text.contains("/") || both.contains { words.contains(Substring($0)) }
  }
}
