/// Finds controls of one class that stand beside each other in code or in a layout, and have one label:
/// `Handle(start).accessibilityLabel("Start")`, `Handle(end).accessibilityLabel("Start")`.
struct SiblingTwins {
  /// Uses whose label is not the same text at all times, or is not what is heard.
  private static let variable: SourceUse.Flags = [
    .isBranch, .isJoined, .isInserted, .isReplaced, .hasValues, .isInputLabel,
  ]

  private let catalog: Catalog
  private let uses: CatalogUses
  private var index: UsageIndex { uses.index }

  /// A search in a catalog.
  init(_ catalog: Catalog, _ uses: CatalogUses) {
    self.catalog = catalog
    self.uses = uses
  }

  /// The labels, in the order of their rows.
  func all() -> [ScreenTwins.Twins] {
    catalog.rows.indices.flatMap { row -> [ScreenTwins.Twins] in
      let labels = uses.uses(ofRow: row).map(Int.init).filter(isLabel)
      guard labels.count > 1, isConstant(row) else { return [] }
      let siblings = Dictionary(grouping: labels) {
        let element = index.elements[Int(index.uses[$0].element)]
        return "\(element.group) \(index.string(element.className))"
      }
      let twins = siblings.values.map(oneOfEachElement).filter { $0.count > 1 }
      return twins.sorted { $0[0] < $1[0] }.map {
        ScreenTwins.Twins(rows: [row], locale: Catalog.sourceIndex, uses: $0, areRows: false)
      }
    }
  }

  /// Whether a row has a source text, and that has no placeholder.
  private func isConstant(_ row: Int) -> Bool {
    let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    let text = source.flatMap { catalog.firstText(of: $0) }
    return text.map { !$0.isEmpty && !$0.contains { "%{".contains($0) } } ?? false
  }

  /// Whether a use is the label of an element whose siblings are known.
  private func isLabel(_ number: Int) -> Bool {
    let use = index.uses[number]
    guard use.purpose == .label, use.element >= 0, use.flags.isDisjoint(with: Self.variable) else {
      return false
    }
    let element = index.elements[Int(use.element)]
    guard element.group >= 0, !element.flags.contains(.isPassedOver) else { return false }
    // A view of SwiftUI that is the app's own is labelled where it is a control.
    return !element.flags.isDisjoint(with: [.isInteractive, .isTapped])
      || element.flags.contains(.isCustom) && index.path(ofFile: use.file).hasSuffix(".swift")
  }

  /// The first use of each control; `star` and `star_end` are one at two places, of which a screen shows one.
  private func oneOfEachElement(_ uses: [Int]) -> [Int] {
    var elements: Set<Int32> = []
    var names: [String] = []
    return uses.sorted().filter { use in
      let element = index.uses[use].element
      guard elements.insert(element).inserted else { return false }
      let name = index.string(index.elements[Int(element)].name)
      if name.isEmpty { return true }
      defer { names.append(name) }
      return !names.contains { $0.hasPrefix(name) || name.hasPrefix($0) }
    }
  }
}
