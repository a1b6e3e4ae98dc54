/// Which texts of a catalog meet on one element or in one container.
struct UseRelations {
  /// What is known of one element.
  private struct Own {
    var labels: [(row: Int, use: Int)] = []
    var actions: [(row: Int, use: Int)] = []
    var visible: [(row: Int, use: Int)] = []
  }

  private let index: UsageIndex
  private var own: [Int32: Own] = [:]
  /// Rows of texts shown in each container.
  private(set) var visibleRows: [Int32: [Int]] = [:]

  /// Relations of the uses of an index, none of them added yet.
  init(_ index: UsageIndex) { self.index = index }

  /// Adds a use of a row's key.
  mutating func add(row: Int, use number: Int) {
    let use = index.uses[number]
    guard use.element >= 0 else { return }
    let element = index.elements[Int(use.element)]
    switch use.purpose {
    case .label: own[use.element, default: Own()].labels.append((row, number))
    case .action:
      own[use.element, default: Own()].actions.append((row, number))
      // What a screen reader calls an action of the element nobody sees on it.
      if use.flags.contains(.namesAction) { return }
      own[use.element]?.visible.append((row, number))
    case .shortText, .title: own[use.element, default: Own()].visible.append((row, number))
    case .hint, .state, .announcement, .message, .fieldHint, .constant, .tooltip, .unknown: return
    }
    if use.purpose != .label, element.group >= 0 {
      visibleRows[element.group, default: []].append(row)
    }
  }

  /// Rows of the labels of each element.
  var labelRows: [Int32: [Int]] { own.mapValues { $0.labels.map(\.row) } }

  /// Elements with one label and one visible text, both whole.
  var pairs: [CatalogUses.Pair] {
    own.values.compactMap { element in
      guard let label = element.labels.first, let visible = element.visible.first,
        Set(element.labels.map(\.row)).count == 1, Set(element.visible.map(\.row)).count == 1,
        label.row != visible.row, !isComposed(label.use), !isComposed(visible.use),
        // What an icon is called is said beside the text of its button, not in its place.
        !index.uses[label.use].flags.contains(.isOfImageInside),
        index.uses[visible.use].purpose != .title || isButton(label.use)
      else { return nil }
      return CatalogUses.Pair(label: label.row, visible: visible.row, use: label.use)
    }.sorted { ($0.use, $0.label) < ($1.use, $1.label) }
  }

  /// Elements that have one of two labels, or show one of two texts.
  var switches: [CatalogUses.Switch] {
    var switches: [CatalogUses.Switch] = []
    for element in own.values {
      for texts in [element.labels, element.actions] {
        guard Set(texts.map(\.row)).count == 2, alternate(texts),
          let first = texts.min(by: { $0.use < $1.use }),
          let second = texts.first(where: { $0.row != first.row })
        else { continue }
        switches.append(
          CatalogUses.Switch(first: first.row, second: second.row, use: first.use))
      }
    }
    return switches.sorted { ($0.use, $0.first) < ($1.use, $1.first) }
  }

  /// Rows of texts that an element shows by turns, each with the other one.
  var turns: [Int: Set<Int>] {
    var turns: [Int: Set<Int>] = [:]
    for element in own.values {
      let rows = Set(element.visible.map(\.row))
      guard rows.count == 2, alternate(element.visible) else { continue }
      for row in rows { turns[row, default: []].formUnion(rows.subtracting([row])) }
    }
    return turns
  }

  /// Whether an element has one of two texts at a time.
  ///
  /// Two texts of one expression are both there unless it chooses: a format and what is put into it. Names of actions
  /// stand side by side in the menu of an element, so that only one expression can tell that they take turns.
  private func alternate(_ texts: [(row: Int, use: Int)]) -> Bool {
    var rows: [UInt32: Set<Int>] = [:]
    for text in texts { rows[index.uses[text.use].expression, default: []].insert(text.row) }
    return texts.allSatisfy { text in
      let use = index.uses[text.use]
      let hasBoth = rows[use.expression].map { $0.count > 1 } ?? false
      return hasBoth ? use.flags.contains(.isBranch) : !use.flags.contains(.namesAction)
    }
  }

  /// Whether a text is one of several, or a part of one.
  private func isComposed(_ use: Int) -> Bool {
    !index.uses[use].flags.isDisjoint(with: [.isBranch, .isJoined])
  }

  /// Whether a use is on something that can be pressed.
  private func isButton(_ use: Int) -> Bool {
    let element = index.uses[use].element
    return element >= 0 && index.elements[Int(element)].flags.contains(.isInteractive)
  }
}
