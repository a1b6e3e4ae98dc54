/// The uses of one catalog's keys: the index joined to its rows.
package struct CatalogUses: Sendable {
  /// A label and a text that is visible on the same element.
  struct Pair: Sendable {
    /// Row of the label.
    var label: Int
    /// Row of the visible text.
    var visible: Int
    /// Index of the label's use.
    var use: Int
  }

  /// Two texts between which code switches on one element.
  struct Switch: Sendable {
    /// Row of the text that is used first.
    var first: Int
    /// Row of the other text.
    var second: Int
    /// Index of the first text's use.
    var use: Int
  }

  /// The index.
  package let index: UsageIndex
  /// Uses of all rows, row after row, as indexes of `index.uses`.
  private let uses: [Int32]
  /// First place of each row in `uses`, and their number at the end.
  private let starts: [Int32]
  /// Labels with the text that is visible on the same element.
  let pairs: [Pair]
  /// Texts between which code switches.
  let switches: [Switch]
  /// Rows of texts that an element shows by turns, each with the other ones.
  let turns: [Int: Set<Int>]
  /// Rows of the texts that are shown on the elements of a label, by its row.
  private let shownRows: [Int: [Int]]
  /// Rows of texts shown in each container.
  private let visibleRows: [Int32: [Int]]
  /// Rows of the labels of each element.
  let labelRows: [Int32: [Int]]
  /// Elements that have two arrays, whose items belong together by their numbers.
  private let pairedElements: Set<Int32>
  /// Elements that have a text for their state.
  let statedElements: Set<Int32>
  /// Elements that have a hint.
  private let hintedElements: Set<Int32>
  /// Path of the module that the catalog is in.
  private let module: String
  /// Which texts of screens the catalog has.
  let screens: ScreenJoin

  /// Purposes, the one that a text of several uses is judged by first: a text is a value of the program only if
  /// nothing shows it.
  private static let order: [MessagePurpose] = [
    .label, .hint, .state, .announcement, .action, .fieldHint, .title, .tooltip, .message,
    .shortText, .constant,
  ]

  /// Joins an index to a catalog.
  package init(_ index: UsageIndex, to catalog: Catalog) {
    self.index = index
    var join = UsageJoin(index, catalog)
    screens = ScreenJoin(index, catalog) { join.uses(ofRow: $0) }
    var uses: [Int32] = []
    var starts: [Int32] = []
    for row in catalog.rows.indices {
      starts.append(Int32(clamping: uses.count))
      uses += join.uses(ofRow: row) + (screens.uses[row] ?? [])
    }
    starts.append(Int32(clamping: uses.count))
    self.uses = uses
    self.starts = starts
    var relations = UseRelations(index)
    for row in catalog.rows.indices {
      for use in uses[Int(starts[row])..<Int(starts[row + 1])] {
        relations.add(row: row, use: Int(use))
      }
    }
    pairs = relations.pairs
    shownRows = Dictionary(grouping: relations.pairs, by: \.label).mapValues { $0.map(\.visible) }
    switches = relations.switches
    turns = relations.turns
    visibleRows = relations.visibleRows
    labelRows = relations.labelRows
    pairedElements = Self.pairedElements(index)
    statedElements = Self.elements(index, with: .state)
    hintedElements = Self.elements(index, with: .hint)
    module = UsageJoin.module(of: catalog.set)
  }

  /// Number of rows.
  var count: Int { starts.count - 1 }

  /// Indexes in `index.uses` of a row's uses, in order.
  func uses(ofRow row: Int) -> ArraySlice<Int32> { uses[Int(starts[row])..<Int(starts[row + 1])] }

  /// The use that tells what a row's texts are; nil for a row without uses.
  func decisiveUse(ofRow row: Int) -> Int? {
    let own = uses(ofRow: row)
    for purpose in Self.order {
      let found = own.filter { index.uses[Int($0)].purpose == purpose }
      // What a label says matters most on what is pressed.
      let use = purpose == .label ? found.first(where: isPressed) ?? found.first : found.first
      if let use { return Int(use) }
    }
    return nil
  }

  /// Whether a use is on an element that can be pressed.
  private func isPressed(use number: Int32) -> Bool {
    let element = index.uses[Int(number)].element
    return element >= 0 && index.elements[Int(element)].flags.contains(.isInteractive)
  }

  /// Elements with several arrays: `android:entries` and `android:entryValues`.
  private static func pairedElements(_ index: UsageIndex) -> Set<Int32> {
    var seen: Set<Int32> = []
    return index.uses.reduce(into: []) { paired, use in
      guard use.target == .array, use.element >= 0 else { return }
      if !seen.insert(use.element).inserted { paired.insert(use.element) }
    }
  }

  /// Elements with a text for a purpose: `stateDescription` and `accessibilityValue` for their state.
  private static func elements(
    _ index: UsageIndex, with purpose: MessagePurpose
  ) -> Set<Int32> {
    var elements: Set<Int32> = []
    for use in index.uses where use.purpose == purpose && use.element >= 0 {
      elements.insert(use.element)
    }
    return elements
  }

  /// Whether a row's texts are titles that get the lines they need, as far as layouts use them.
  func isWrapped(row: Int) -> Bool {
    var isWrapped = false
    for number in uses(ofRow: row) {
      let use = index.uses[Int(number)]
      guard use.element >= 0, index.path(ofFile: use.file).hasSuffix(".xml") else { continue }
      guard index.elements[Int(use.element)].flags.contains(.wrapsTitle) else { return false }
      isWrapped = true
    }
    return isWrapped
  }

  /// Whether an array stands on an element beside another one, so that its items have partners.
  func hasPartner(arrayOfRow row: Int) -> Bool {
    uses(ofRow: row).contains { pairedElements.contains(index.uses[Int($0)].element) }
  }

  /// The first use of a row's key in the catalog's own module; another module may mean a key of its
  /// own by the same name.
  func ownUse(ofRow row: Int) -> Int? {
    uses(ofRow: row).first { use in
      UsageJoin.module(of: index.path(ofFile: index.uses[Int(use)].file)) == module
    }.map { Int($0) }
  }

  /// The kind that a use proves.
  func kind(ofUse use: Int) -> MessageKind {
    let use = index.uses[use]
    return .used(as: use.purpose, file: Int(use.file), line: Int(use.line))
  }

  /// Whether code has a row's texts on an element, as far as it can be told which.
  func isOnElement(row: Int) -> Bool {
    uses(ofRow: row).contains { index.uses[Int($0)].element >= 0 }
  }

  /// Whether code chooses between a row's texts and others somewhere.
  func isBranch(row: Int) -> Bool {
    uses(ofRow: row).contains { index.uses[Int($0)].flags.contains(.isBranch) }
  }

  /// Whether code puts a row's texts through a formatter somewhere, by a call or by a type that they are handed to.
  func isFormatted(row: Int, key: Span<UInt8>) -> Bool {
    index.isFormatted(key)
      || uses(ofRow: row).contains { index.uses[Int($0)].flags.contains(.isFormatted) }
  }

  /// Number of rows that have a use.
  package var rowCount: Int {
    (0..<starts.count - 1).count { starts[$0] < starts[$0 + 1] }
  }

  /// What the sources say of the element that a row's texts are on; nil for a row without uses.
  func facts(row: Int) -> UseFacts? {
    guard let decisive = decisiveUse(ofRow: row) else { return nil }
    let purpose = index.uses[decisive].purpose
    let own = uses(ofRow: row)
    var facts = textFacts(own, purpose)
    addElements(of: own, purpose, to: &facts)
    var met: (containers: Set<Int32>, elements: Set<Int32>) = ([], [])
    for number in own {
      let use = index.uses[Int(number)]
      guard use.purpose == purpose, use.element >= 0 else { continue }
      let element = index.elements[Int(use.element)]
      if statedElements.contains(use.element) || element.flags.contains(.isStated) {
        facts.saysState = true
      }
      if element.flags.contains(.isRow) {
        facts.add(useInRow: Int(number), on: element.flags)
      }
      // The same text may be the label of a control elsewhere.
      if isPicture(element), let rows = visibleRows[element.group],
        met.containers.insert(element.group).inserted
      {
        facts.neighbours.append(
          PictureNeighbours(
            texts: SharedRows(number: element.group, rows: rows),
            place: Int(number) == decisive ? nil : place(ofUse: Int(number))))
      }
      if let rows = labelRows[use.element], met.elements.insert(use.element).inserted {
        facts.labels.append(SharedRows(number: use.element, rows: rows))
      }
    }
    if purpose == .label { facts.shownRows = shownRows[row] ?? [] }
    return facts
  }

  /// Whether an element shows a picture and is not pressed.
  private func isPicture(_ element: UseElement) -> Bool {
    let name = index.arena.span.extracting(element.className.range)
    return !element.flags.contains(.isInteractive)
      && ControlClass.inheritedRole(of: name) == .image
  }

  /// What is known of one element at least that has a text, and of all of them.
  private func addElements(
    of own: ArraySlice<Int32>, _ purpose: MessagePurpose, to facts: inout UseFacts
  ) {
    var roles: Set<Role?> = []
    var some: UseElement.Flags = []
    var all: UseElement.Flags?
    // What shows the text and is not pressed tells nothing of what does both.
    var isPart: Bool?
    for use in own.lazy.map({ index.uses[Int($0)] }) where use.purpose == purpose {
      guard use.element >= 0 else {
        roles.insert(nil)
        continue
      }
      let element = index.elements[Int(use.element)]
      roles.insert(
        ControlClass.inheritedRole(of: index.arena.span.extracting(element.className.range)))
      some.formUnion(element.flags)
      all = (all ?? element.flags).intersection(element.flags)
      let isPartOfItem = element.flags.contains(.isPartOfItem)
      if isPartOfItem || element.flags.contains(.isInteractive) {
        isPart = isPart ?? true && isPartOfItem
      }
    }
    facts.role = roles.count == 1 ? roles.first ?? nil : nil
    facts.isInteractive = some.contains(.isInteractive)
    facts.isRow = some.contains(.isRow)
    let shared = all ?? []
    facts.isChoice = shared.contains(.isChoice)
    facts.isPartOfItem = isPart ?? false
    facts.isRequired = shared.contains(.isRequired)
    facts.isCustom = shared.contains(.isCustom)
    facts.opensMenu = shared.contains(.opensMenu) || facts.role == .menu
    facts.isLabelled = shared.contains(.isLabelled) && !purpose.isSpoken
  }

  /// What code does with a row's texts, whatever element they are on.
  private func textFacts(
    _ own: ArraySlice<Int32>, _ purpose: MessagePurpose
  ) -> UseFacts {
    var facts = UseFacts()
    facts.namesAction = own.allSatisfy { index.uses[Int($0)].flags.contains(.namesAction) }
    facts.isOfDialog = own.allSatisfy { index.uses[Int($0)].flags.contains(.isOfDialog) }
    facts.isReplaced = own.allSatisfy {
      let use = index.uses[Int($0)]
      return use.purpose != purpose || use.flags.contains(.isReplaced)
    }
    facts.isJoined = own.contains {
      !index.uses[Int($0)].flags.isDisjoint(with: [.isJoined, .isInserted])
    }
    if purpose == .label {
      let elements = own.lazy.map { index.uses[Int($0)] }.filter { $0.purpose == .label }
        .map(\.element)
      facts.hasHint = elements.allSatisfy { hintedElements.contains($0) }
      facts.isPassedOver = elements.allSatisfy {
        $0 >= 0 && index.elements[Int($0)].flags.contains(.isPassedOver)
      }
    }
    facts.isState = own.contains { index.uses[Int($0)].purpose == .state }
    facts.isVisible = own.contains {
      let use = index.uses[Int($0)]
      return use.purpose != purpose && !use.purpose.isSpoken
    }
    return facts
  }

  /// Whether a row's texts are used elsewhere than in the rows of a list, too.
  func isUsedOutsideRows(row: Int) -> Bool {
    uses(ofRow: row).contains { use in
      let element = index.uses[Int(use)].element
      return element < 0 || !index.elements[Int(element)].flags.contains(.isRow)
    }
  }

  /// Whether code that has a row's text as a label in the row of a list shows it on a button there, too.
  ///
  /// In a layout it is known which element shows the text.
  func isShownOnButton(row: Int, inRowOfUse number: Int) -> Bool {
    let file = index.uses[number].file
    if index.path(ofFile: file).hasSuffix(".xml") { return false }
    return uses(ofRow: row).contains { other in
      let use = index.uses[Int(other)]
      guard use.file == file, use.element >= 0, !use.flags.contains(.namesAction),
        [.action, .shortText, .title].contains(use.purpose)
      else { return false }
      return index.elements[Int(use.element)].flags.isSuperset(of: [.isRow, .isInteractive])
    }
  }

  /// Whether a use is one of several texts among which an expression chooses.
  func isChosen(use number: Int) -> Bool { index.uses[number].flags.contains(.isBranch) }

  /// The place of a use as a report writes it: path and line.
  func place(ofUse use: Int) -> (path: String, line: Int) {
    (index.path(ofFile: index.uses[use].file), Int(index.uses[use].line))
  }

  /// The class of the element of a row's decisive use; empty where it is not known.
  @_lifetime(borrow self)
  func className(row: Int) -> Span<UInt8> {
    guard let use = decisiveUse(ofRow: row), index.uses[use].element >= 0 else {
      return index.arena.span.extracting(0..<0)
    }
    let element = index.elements[Int(index.uses[use].element)]
    return index.arena.span.extracting(element.className.range)
  }
}
