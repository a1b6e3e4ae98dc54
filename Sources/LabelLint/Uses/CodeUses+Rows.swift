/// Which code makes what stands in every row of a list.
extension CodeUses {
  /// Tokens of a type's head, brackets as one, in which the types that it is made from are looked for.
  private static let longestHead = 64

  /// Whether the place of the pass is in the row of a list; an element may be made where it is named, as views of SwiftUI
  /// and Compose are.
  func isInRow(isMade: Bool) -> Bool {
    if isInElement || isInCombined || isInMenuItem { return false }
    if isRowFile, !scopes.suffix(Self.mostScopes).contains(where: isGivenNoItem) { return true }
    for scope in scopes.suffix(Self.mostScopes) {
      if bindsRow(scope) { return true }
      if scope.name >= 0 {
        if isRow(scope) { return true }
      } else if let head = head(of: scope.open), repeats(head, scope.open, isMade) {
        return true
      }
    }
    return false
  }

  /// Whether a block around the place of the pass is run for every element of something.
  func isRepeated(isMade: Bool) -> Bool {
    scopes.suffix(Self.mostScopes).contains { scope in
      guard scope.name < 0, let head = head(of: scope.open) else { return false }
      return repeats(head, scope.open, isMade)
    }
  }

  /// Whether the type around makes itself one element of a screen reader, whose parts are not met by themselves:
  /// `isAccessibilityElement = true` in a cell.
  private var isInElement: Bool {
    guard let type = scopes.last(where: { $0.isType }) else { return false }
    let next = wholeElements.partitioningIndex { $0 >= type.open }
    return next < wholeElements.count && wholeElements[next] < end(of: type.open)
  }

  /// Whether the place of the pass is in what makes an item of a menu, where a picture is read with the item's text:
  /// `DropdownMenuItem(text = …, trailingIcon = { … })`.
  var isInMenuItem: Bool {
    scopes.suffix(Self.mostScopes).contains { scope in
      isOpen(scope.open, 0x28) && isCapitalized(scope.open - 1)
        && text.span.extracting(tokens[scope.open - 1].range).closes(with: "MenuItem")
    }
  }

  /// Where types of Swift say of themselves that they are one element: the words of `isAccessibilityElement = true` and
  /// `self.isAccessibilityElement = true`.
  func findWholeElements() -> [Int] {
    findElementProperties("true").filter { !isMark($0 - 1, 0x2E) || isWord($0 - 2, "self") }
  }

  /// Whether a type or function makes a row, by its name or by the type that it is made from.
  private func isRow(_ scope: Scope) -> Bool {
    let name = text.span.extracting(tokens[scope.name].range)
    if RowFile.isRow(type: name) { return !isGivenNoItem(scope) }
    guard scope.isType, !RowFile.isStandIn(name) else { return false }
    if !language.isApple { return inherits(scope, "ViewHolder") }
    // AppKit's cells draw controls; its rows are views.
    return inherits(scope, "ViewCell") || inherits(scope, "ListCell")
      || inherits(scope, "TableCellView") || inherits(scope, "CollectionViewItem")
  }

  /// Whether a function fills the views of a row: `onBindViewHolder`, and `getView` of an adapter.
  ///
  /// Of a pager's pages one is there at a time.
  private func bindsRow(_ scope: Scope) -> Bool {
    guard !language.isApple, isOpen(scope.open, 0x7B), !scope.isType,
      let function = scope.name >= 0 ? scope.name : head(of: scope.open)
    else { return false }
    if isWord(function, "onBindViewHolder") { return true }
    guard isRequest(function), let type = scopes.last(where: { $0.isType && $0.open < scope.open })
    else { return false }
    return isOf(type, "Adapter") && !isOf(type, "PagerAdapter")
  }

  /// Types of Kotlin that neither are an item nor name one: `Int` may be the identifier of a text.
  private static let itemless: [StaticString] = [
    "Modifier", "Boolean", "Long", "Float", "Double", "Dp", "Color",
  ]

  /// Whether a composable that is called a row is given values, but nothing that an item could be named by.
  ///
  /// Blocks, amounts and modifiers are what a card gets that stands once: `fun StorageCard(size: Long, onClose: () -> Unit)`.
  private func isGivenNoItem(_ scope: Scope) -> Bool {
    let open = scope.name + 1
    guard language == .kotlin, scope.name >= 0, !scope.isType, isOpen(open, 0x28),
      RowFile.isRow(type: text.span.extracting(tokens[scope.name].range))
    else { return false }
    let close = end(of: open)
    var index = open + 1
    var steps = 0
    var isGiven = false
    while index < close {
      steps += 1
      if steps > Self.longestHead { return false }
      if tokens[index].kind == .open {
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      if isMark(index, 0x3A) {
        // `@StringRes title: Int`, `songId: Long`
        let name = index - 1
        guard isWord(name), !isMark(name - 2, 0x40),
          !text.span.extracting(tokens[name].range).closes(with: "Id")
        else { return false }
        var type = index + 1
        // `@Composable () -> Unit`
        if isMark(type, 0x40) { type += 2 }
        guard isOpen(type, 0x28) || Self.itemless.contains(where: { isWord(type, $0) }) else {
          return false
        }
        isGiven = true
      }
      index += 1
    }
    return isGiven
  }

  /// Whether a block is run for every element of what its head is given: `items(songs) { … }`, `List(songs) { … }`.
  private func repeats(_ head: Int, _ open: Int, _ isMade: Bool) -> Bool {
    if isWord(head, "items") || isWord(head, "itemsIndexed") || isWord(head, "ForEach") {
      return true
    }
    guard isOpen(open, 0x7B) else { return false }
    switch language {
    case .swift:
      // `List { … }` and `List(selection: $song) { … }` have rows that differ.
      guard isWord(head, "List"), isOpen(head + 1, 0x28), !isClose(head + 2) else { return false }
      return !isMark(head + 3, 0x3A)
    case .kotlin:
      // What a loop sets on views that are there makes no row; Compose makes one where it names it.
      return isMade && (isWord(head, "forEach") || isWord(head, "forEachIndexed"))
    case .java, .objectiveC: return false
    }
  }

  // MARK: Layouts

  /// Whether a layout that is named here becomes a row: an adapter is asked for a view, or a holder of views is given one.
  var makesRows: Bool {
    var isAsked = false
    var isInFunction = false
    var isGiven = false
    // `override fun onCreateViewHolder(…) = Holder(…)`
    if let name = expectedBody, !isCapitalized(name) {
      isGiven = isWord(name, "onCreateViewHolder")
      isAsked = isRequest(name)
      isInFunction = !makesViews(name)
    }
    for scope in scopes.suffix(Self.mostScopes).reversed() {
      if scope.isType {
        // Of a pager's pages one is there at a time.
        if isOf(scope, "PagerAdapter") { return false }
        if isGiven || isAsked && isOf(scope, "Adapter") { return true }
        return language == .kotlin && !isInFunction && isOf(scope, "ViewHolder")
      }
      guard let word = scope.name >= 0 ? scope.name : head(of: scope.open) else { continue }
      if isOpen(scope.open, 0x28) {
        if text.span.extracting(tokens[word].range).closes(with: "ViewHolder") { isGiven = true }
        continue
      }
      if isWord(word, "onCreateViewHolder") { isGiven = true }
      if isRequest(word) { isAsked = true }
      if scope.name >= 0, !makesViews(word) { isInFunction = true }
    }
    return isGiven
  }

  /// Whether a function is one that a list asks an adapter for the view of a row by.
  private func isRequest(_ name: Int) -> Bool {
    isWord(name, "getView") || isWord(name, "newView") || isWord(name, "getChildView")
      || isWord(name, "getGroupView")
  }

  /// Whether a function makes the views of a holder: `fun from(parent: ViewGroup)`.
  private func makesViews(_ name: Int) -> Bool {
    let name = text.span.extracting(tokens[name].range)
    return name.begins(with: "from") || name.begins(with: "create") || name.begins(with: "new")
      || name.begins(with: "inflate")
  }

  // MARK: Types

  /// Whether a type is one of a kind, by the end of its name or of that of a type that it is made from.
  private func isOf(_ scope: Scope, _ kind: StaticString) -> Bool {
    text.span.extracting(tokens[scope.name].range).closes(with: kind) || inherits(scope, kind)
  }

  /// Whether the name of a type that another is made from ends in a word: `class PhotoTile: UICollectionViewCell`,
  /// `class SongAdapter extends RecyclerView.Adapter<Holder>`.
  private func inherits(_ scope: Scope, _ kind: StaticString) -> Bool {
    var index = scope.name + 1
    var depth = 0
    var steps = 0
    while index < scope.open, steps < Self.longestHead {
      steps += 1
      if tokens[index].kind == .open {
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      if isMark(index, 0x3C) { depth += 1 }
      if isMark(index, 0x3E), !isMark(index - 1, 0x2D) { depth -= 1 }
      if depth == 0, isWord(index), text.span.extracting(tokens[index].range).closes(with: kind) {
        return true
      }
      index += 1
    }
    return false
  }
}
