/// Finds labels of the source language that are equal and stand for similar things.
struct SimilarLabels {
  private let catalog: Catalog
  private let context: RuleContext
  private var comparison: TextComparison
  /// Whether an element has a label with a value, by the numbers of elements that were asked for.
  private var valuedElements: [Int32: Bool] = [:]

  /// Words in keys that number or place the items of a family.
  private static let ordinals: Set<UInt64> = Set(
    Resource.words("keys/ordinals").map { KeyShape.hash($0) })
  /// Words in keys that say what a text is, not what it is about.
  private static let formWords: Set<UInt64> = Set(
    Resource.lines(of: "words/key-forms-of-families.txt").map { KeyShape.hash($0) })

  /// Most different texts of one hash that are told apart.
  private static let mostOfOneLikeness = 8

  /// A label whose text is an action of an item and nothing else.
  private struct BareAction {
    var row: Int
    /// Hash of the first word; of the whole text where it opens a menu.
    var verb: UInt64
    var shape: KeyShape
    /// Whether it opens the menu of an item, which a screen may have as well.
    var isOverflow: Bool
    /// Whether it may be the name of a menu: "More" is short for "More options".
    var namesMenu: Bool
  }

  /// A search in a catalog.
  init(_ catalog: Catalog, _ context: RuleContext) {
    self.catalog = catalog
    self.context = context
    comparison = TextComparison(catalog)
  }

  /// Labels and actions whose keys differ in a number or place, with one text.
  mutating func numbered() -> [[Int]] {
    var frames: [UInt64: [Int]] = [:]
    for row in catalog.rows.indices where isControl(row) {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.file(of: source)
      // Interface Builder numbers all of its objects.
      if context.kinds[row: row].evidence == .interfaceBuilder { continue }
      guard let frame = Self.frameWithoutNumber(file.bytes(catalog[source].key)) else { continue }
      frames[frame &+ UInt64(catalog.rows[row].table.number), default: []].append(row)
    }
    var families: [[Int]] = []
    for rows in frames.values where rows.count > 1 {
      // Texts that fold to one are told by their hashes first: a frame may have thousands of texts.
      var alike: [UInt64: [Int]] = [:]
      for row in rows {
        guard let text = sourceText(row) else { continue }
        alike[catalog.likeness(of: text), default: []].append(row)
      }
      for candidates in alike.values where candidates.count > 1 {
        families += equalFamilies(among: candidates)
      }
    }
    return families.sorted { $0[0] < $1[0] }
  }

  /// The rows among candidates of one likeness whose texts are equal; nearly always all of them.
  private mutating func equalFamilies(among candidates: [Int]) -> [[Int]] {
    var families: [[Int]] = []
    for row in candidates {
      let known = families.indices.prefix(Self.mostOfOneLikeness).first { index in
        areEqual(families[index][0], row)
      }
      if let known { families[known].append(row) } else { families.append([row]) }
    }
    return families.filter { $0.count > 1 }
  }

  /// Labels that are one bare action of different objects.
  mutating func objects() -> [[Int]] {
    var groups: [UInt64: [BareAction]] = [:]
    for action in bareActions() {
      // The word for the item stands before or behind that for the menu.
      if action.isOverflow {
        groups[action.verb, default: []].append(action)
      } else if let first = action.shape.segments.first,
        action.shape.segments.contains(action.verb)
      {
        groups[action.verb ^ first &* 3, default: []].append(action)
      }
    }
    var families: [[Int]] = []
    for actions in groups.values where actions.count > 1 {
      var seen: Set<Set<UInt64>> = []
      let distinct = actions.filter { action in
        let object = Set(action.shape.segments).subtracting(Self.formWords)
          .subtracting(action.isOverflow ? Self.menuWords : [action.verb])
        return !object.isEmpty && seen.insert(object).inserted
      }
      if distinct.count > 1 { families.append(distinct.map(\.row)) }
    }
    return families.sorted { $0[0] < $1[0] }
  }

  /// Words in keys of texts that stand once: in a menu of one item, above a selection, in place of all
  /// items.
  private static let onceWords: Set<UInt64> = Set(
    Resource.words("keys/no-families")
      .map { KeyShape.hash($0) })

  /// Words in keys of what stands in a list.
  private static let items = Resource.words("keys/items-of-lists")

  private static let things = Resource.words("keys/listed-things")
  private static let screens = Resource.words("keys/screens-of-things")

  /// Whether a key is that of an item of a list: it says so, or names a thing of which lists show many.
  private static func isOfItem(_ key: Span<UInt8>) -> Bool {
    let words = KeyWords(key)
    return words.holds(items) || words.holds(things) && !words.holds(screens)
  }

  /// Whether the keys of some rows all say that they are those of items, or name what is done to them.
  func areSurelyItems(_ rows: [Int]) -> Bool {
    rows.allSatisfy { row in
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return false }
      let file = catalog.file(of: source)
      let words = KeyWords(file.bytes(catalog[source].key))
      return words.holds(Self.items) || !words.holds(Self.things) || !words.holds(Self.menuKeys)
    }
  }

  private static let menuKeys = Resource.words("keys/menus-of-items")

  /// Labels that are a bare action, with a key that has the action and a placeholder.
  ///
  /// The name of a menu before a placeholder is another word: "More %s" says of what there is more.
  mutating func nameless() -> [(row: Int, twin: Int)] {
    let actions = bareActions().filter {
      !$0.isOverflow && !$0.namesMenu && Self.onceWords.isDisjoint(with: $0.shape.segments)
    }
    if actions.isEmpty { return [] }
    var named: [UInt64: Int] = [:]
    for row in catalog.rows.indices where !context.kinds.isConstant(row: row) {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      let file = catalog.file(of: source)
      let bytes = file.bytes(catalog.text(of: text))
      let verb = KeyShape.firstWord(of: bytes)
      if KeyWords(file.bytes(catalog[source].key)).isOfUsersWords { continue }
      if verb != 0, named[verb] == nil, Self.isVerbWithPlaceholder(bytes) { named[verb] = row }
    }
    return actions.compactMap { action in named[action.verb].map { (action.row, $0) } }
  }

  /// A label that every row of a list has.
  struct RowLabel {
    /// Row of the catalog.
    var row: Int
    /// Whether it begins with what is done to the item.
    var isAction: Bool
    /// Whether it is on what is pressed by itself, in the row of an item that has a name.
    ///
    /// Anything else may be read with the row, and an item may have no name: a message, a photo.
    var isOfNamedItem: Bool
    /// Index of the use in a row; nil where it is not known.
    var use: Int?
    /// Whether the text is also used elsewhere.
    var isShared: Bool
  }

  /// Names of the menu that an item of a list has.
  private static let menus = Resource.words("labels/menus-of-items")
  /// Words in keys of such a menu that do not say what the item is.
  private static let menuWords: Set<UInt64> = Set(
    (menuKeys + items).map { KeyShape.hash($0) })

  /// Labels without a value of controls in the rows of a list, and those that begin with an action of an item.
  mutating func inRows() -> [RowLabel] {
    guard let uses = context.uses, let lexicon = context.vocabulary.english else { return [] }
    var rows: [RowLabel] = []
    for row in catalog.rows.indices where context.kinds[row: row].purpose == .label {
      guard let facts = uses.facts(row: row), facts.isRow, !facts.isReplaced,
        !facts.isPassedOver, !isOfNamelessItem(facts), let label = shortLabel(row),
        let isAction = Self.isActionInRow(label, facts, lexicon)
      else { continue }
      if let use = facts.useInRow {
        // What everybody reads in each row needs no other name for listeners.
        if uses.isShownOnButton(row: row, inRowOfUse: use) { continue }
        // One of two texts that are no actions is a state of the item: "Verified sender".
        if !isAction, uses.isChosen(use: use) { continue }
      }
      rows.append(
        RowLabel(
          row: row, isAction: isAction, isOfNamedItem: facts.isOfNamedItem, use: facts.useInRow,
          isShared: uses.isUsedOutsideRows(row: row)))
    }
    return rows
  }

  /// The source text of a row in small letters; nil where it is empty, long or has a value.
  private func shortLabel(_ row: Int) -> [UInt8]? {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let text = catalog.firstMessage(of: source)
    else { return nil }
    let bytes = catalog.file(of: source).bytes(catalog.text(of: text))
    if bytes.isEmpty || bytes.count > 40 || bytes.firstIndex(of: 0x25) != nil { return nil }
    return bytes.indices.map { ASCII.lowercased(bytes[$0]) }
  }

  /// Whether a label in small letters says what is done to the item of each row; nil where it does not belong to items,
  /// but to the screen or to the row's text.
  private static func isActionInRow(
    _ label: [UInt8], _ facts: UseFacts, _ lexicon: Lexicon
  ) -> Bool? {
    let whole = lexicon.terms(of: label.span, 0..<label.count).map { lexicon.terms[$0].sense }
    // A screen has a menu of this name, and so has each of its items.
    let isMenu = facts.isPressedInRow && menus.contains { label.span.equals($0) }
    // "Close" stands once on a screen; "Save" does so, too, but not in a row.
    if !isMenu, whole.contains(.action(isPerItem: false)),
      !whole.contains(.action(isPerItem: true))
    {
      return nil
    }
    let word = label.firstIndex(of: 0x20) ?? label.count
    let senses = lexicon.terms(of: label.span, 0..<word).map { lexicon.terms[$0].sense }
    let isOfItem = senses.contains(.action(isPerItem: true))
    let isOfScreen = senses.contains(.action(isPerItem: false)) && !isOfItem && !isMenu
    if isOfScreen, isPlural(label.dropFirst(word + 1).prefix { $0 != 0x20 }) { return nil }
    // A picture that nobody presses is read with the row's text.
    guard isOfItem || facts.isPressedInRow else { return nil }
    return isOfItem || isMenu || senses.contains(where: isDone)
  }

  /// Whether every element that has a label has another one with a value, too: code gives that to items with a name, and
  /// this one to those without.
  private mutating func isOfNamelessItem(_ facts: UseFacts) -> Bool {
    for labels in facts.labels {
      let isValued = valuedElements[labels.number] ?? labels.rows.contains { hasValue($0) }
      valuedElements[labels.number] = isValued
      if !isValued { return false }
    }
    return !facts.labels.isEmpty
  }

  /// Whether the source text of a row has a placeholder.
  private func hasValue(_ row: Int) -> Bool {
    guard let text = sourceText(row) else { return false }
    let bytes = catalog.file(of: text.entry).bytes(catalog.text(of: text))
    return bytes.firstIndex(of: 0x25) != nil || bytes.firstIndex(of: 0x7B) != nil
  }

  /// Whether a word is in the plural by its ending: "Search podcasts" stands above the podcasts, and not on each.
  private static func isPlural(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 3 && word.last == "s" && word.dropLast().last != "s"
  }

  /// Whether a word says what is done to something: an action, a verb, or one of two opposite ones.
  private static func isDone(_ sense: Sense) -> Bool {
    switch sense {
    case .action, .verb, .pair: true
    default: false
    }
  }

  /// Whether a text is one word and a placeholder, and no question, which is that of a dialog:
  /// `Share %1$s`.
  private static func isVerbWithPlaceholder(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count, ASCII.isLetter(text[index]) { index += 1 }
    guard index + 2 < text.count, text[index] == 0x20 else { return false }
    index += 1
    guard text[index] == "%" || text[index] == "{" else { return false }
    while index < text.count {
      if text[index] == 0x20 { return false }
      index += 1
    }
    return text[text.count - 1] != "?"
  }

  /// Labels whose text is an action of an item and nothing else.
  private mutating func bareActions() -> [BareAction] {
    guard let lexicon = context.vocabulary.english else { return [] }
    var actions: [BareAction] = []
    let namesOfMenus = Self.menus.reduce(into: Set<UInt16>()) {
      $0.formUnion(SourceSynonyms.sets($1, lexicon))
    }
    var folded: [UInt8] = []
    for row in catalog.rows.indices where context.kinds[row: row].purpose == .label {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source)
      else { continue }
      let file = catalog.file(of: source)
      let bytes = file.bytes(catalog.text(of: text))
      if bytes.isEmpty || bytes.count > 12 { continue }
      folded.removeAll(keepingCapacity: true)
      for index in bytes.indices { folded.append(ASCII.lowercased(bytes[index])) }
      let senses = lexicon.terms(of: folded.span, 0..<folded.count).map { lexicon.terms[$0].sense }
      let namesMenu = senses.contains { sense in
        if case .synonym(let set) = sense { namesOfMenus.contains(set) } else { false }
      }
      // What every item has a menu for is called as that of a screen.
      let isOverflow = Self.menus.contains { folded.span.equals($0) }
      if isOverflow, !Self.isOfItem(file.bytes(catalog[source].key)) { continue }
      guard
        isOverflow
          || senses.contains(.action(isPerItem: true))
            && !senses.contains(.action(isPerItem: false))
      else { continue }
      actions.append(
        BareAction(
          row: row,
          verb: isOverflow
            ? KeyShape.hash(folded.span, 0..<folded.count) : KeyShape.firstWord(of: bytes),
          shape: KeyShape(file.bytes(catalog[source].key)), isOverflow: isOverflow,
          namesMenu: namesMenu))
    }
    return actions
  }

  /// Hash of a key without its number or place; nil for a key that has none or several.
  private static func frameWithoutNumber(_ key: Span<UInt8>) -> UInt64? {
    var frame = PairedWords.noWords
    var found = 0
    var walk = KeySegments(key)
    while let segment = walk.next() {
      var end = segment.upperBound
      while end > segment.lowerBound, ASCII.isDigit(key[end - 1]) { end -= 1 }
      if end < segment.upperBound {
        found += 1
        frame = PairedWords.hash(frame, key, segment.lowerBound..<end)
      } else if ordinals.contains(KeyShape.hash(key, segment)) {
        found += 1
        frame = PairedWords.hash(frame, key, segment.lowerBound..<segment.lowerBound)
      } else {
        frame = PairedWords.hash(frame, key, segment)
      }
    }
    // A screen has one primary button: two of them stand on two screens.
    return found == 1 && !key.holds("primary") && !key.holds("secondary") ? frame : nil
  }

  /// Whether a row is a label or an action.
  private func isControl(_ row: Int) -> Bool {
    switch context.kinds[row: row].purpose {
    case .label, .action: true
    default: false
    }
  }

  /// The source text of a row; nil without one.
  private func sourceText(_ row: Int) -> MessageReference? {
    catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap { catalog.firstMessage(of: $0) }
  }

  /// Whether two rows have one source text.
  private mutating func areEqual(_ one: Int, _ other: Int) -> Bool {
    guard let text = sourceText(one), let otherText = sourceText(other) else { return false }
    return comparison.areEqual(text, otherText, locale: catalog.sourceLocale)
  }
}
