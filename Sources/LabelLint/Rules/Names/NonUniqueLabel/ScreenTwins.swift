/// Finds controls of one screen that a screen reader names alike, in snapshots of screens.
struct ScreenTwins {
  /// A name that several controls of a screen have.
  struct Twins {
    /// Rows of the catalog that have it: several are homonyms.
    let rows: [Int]
    /// Locale of the screen.
    let locale: Int
    /// Uses of the name, in the order of the screen.
    let uses: [Int]
    /// Whether the controls have one class and one identifier, as those of a list's rows do.
    let areRows: Bool
  }

  /// A control of a screen.
  private struct Control {
    /// Its own label; nil without one.
    var label: Int?
    /// What is said of it otherwise.
    var others: [Int] = []

    /// The use that is all that is said of the control; nil where several texts are.
    var name: Int? { label ?? (others.count == 1 ? others.first : nil) }
  }

  private let uses: CatalogUses
  private var index: UsageIndex { uses.index }

  /// A search on the screens that a catalog was joined with.
  init(_ uses: CatalogUses) { self.uses = uses }

  /// The names, in the order of the screens.
  func all() -> [Twins] {
    let rows = rowsOfUses()
    var twins: [Twins] = []
    for (file, controls) in controlsOfScreens() {
      guard let locale = uses.screens.locales[file] else { continue }
      let named = Dictionary(grouping: controls.compactMap(\.name)) {
        index.arena[index.uses[$0].key.range]
      }
      for group in named.values.map({ $0.sorted() }) where group.count > 1 {
        guard let own = rows[group[0]] else { continue }
        let elements = group.map { index.elements[Int(index.uses[$0].element)] }
        let looks = Set(elements.map { "\(index.string($0.className)) \(index.string($0.name))" })
        twins.append(Twins(rows: own, locale: locale, uses: group, areRows: looks.count == 1))
      }
    }
    return twins.sorted { $0.uses[0] < $1.uses[0] }
  }

  /// The controls of each screen: what is pressed as a whole has one container.
  private func controlsOfScreens() -> [UInt32: [Control]] {
    var controls: [UInt32: [Int32: Control]] = [:]
    for number in index.screenUses {
      let use = index.uses[number]
      let element = index.elements[Int(use.element)]
      let isControl = element.flags.contains(.isInteractive)
      guard isControl || element.flags.contains(.isInPressed), element.group >= 0 else { continue }
      // Each screen has the button that goes back, and calls it as the screen before.
      if index.string(element.name) == "BackButton" { continue }
      var control = controls[use.file, default: [:]][element.group] ?? Control()
      if isControl, use.purpose == .label {
        control.label = number
      } else {
        control.others.append(number)
      }
      controls[use.file, default: [:]][element.group] = control
    }
    return controls.mapValues { Array($0.values) }
  }

  /// Rows of the catalog by the use that has their text.
  private func rowsOfUses() -> [Int: [Int]] {
    var rows: [Int: [Int]] = [:]
    for (row, own) in uses.screens.uses {
      for use in own where !uses.screens.filled.contains(use) { rows[Int(use)] = [row] }
    }
    for homonym in uses.screens.homonyms where !uses.screens.filled.contains(homonym.use) {
      rows[Int(homonym.use)] = homonym.rows
    }
    return rows
  }
}
