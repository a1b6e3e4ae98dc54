/// Where a program shows the layouts of an app.
extension CodeUses {
  /// Notes a layout that a program names: `R.layout.item_song`, `ItemSongBinding.inflate(…)`.
  ///
  /// - Parameter index: A word.
  mutating func readLayout(_ index: Int) {
    guard !language.isApple, !isTest else { return }
    // A binding may be named alone: `ItemSongBinding::inflate`.
    if let name = bindingLayout(at: index) { draft.namedLayouts.insert(name) }
    guard let name = layout(at: index) else { return }
    let isRow = isInList
    draft.add(layout: name, isInList: isRow)
    if isInflated(index), makesRows, !RowFile.isStandIn(name.utf8.span) {
      draft.inflatedRows.insert(name)
      ownRows.insert(name)
    }
  }

  /// Whether views are made of a layout where it is named: `inflate(R.layout.song, parent, false)`.
  private func isInflated(_ index: Int) -> Bool {
    guard isWord(index, "layout") else { return true }
    guard let scope = scopes.last, isOpen(scope.open, 0x28), let head = head(of: scope.open) else {
      return false
    }
    return text.span.extracting(tokens[head].range).begins(with: "inflate")
  }

  /// The name without case of the layout that a word names; nil for nearly all words.
  private func layout(at index: Int) -> String? {
    let word = text.span.extracting(tokens[index].range)
    if word.spells("layout") {
      guard isMark(index - 1, 0x2E), isWord(index - 2, "R"), isMark(index + 1, 0x2E),
        isWord(index + 2)
      else { return nil }
      return RowFile.nameWithoutCase(text[tokens[index + 2].range])
    }
    guard isMark(index + 1, 0x2E), isWord(index + 2, "inflate") || isWord(index + 2, "bind") else {
      return nil
    }
    return bindingLayout(at: index)
  }

  /// The name without case of the layout that a binding is made of; nil for any other word.
  private func bindingLayout(at index: Int) -> String? {
    guard text.span.extracting(tokens[index].range).closes(with: "Binding") else { return nil }
    return RowFile.nameWithoutCase(text[tokens[index].range].dropLast("Binding".utf8.count))
  }

  /// Whether the place of the pass is one that makes the rows of a list.
  private var isInList: Bool {
    if let name = expectedBody, isOfList(name) { return true }
    return scopes.suffix(Self.mostScopes).contains { scope in
      scope.name >= 0 ? isOfList(scope.name) : head(of: scope.open).map(isOfList) ?? false
    }
  }

  /// Whether a name is that of an adapter, of a row, or of what an adapter is asked for.
  private func isOfList(_ name: Int) -> Bool {
    let name = text.span.extracting(tokens[name].range)
    return name.closes(with: "Adapter") || RowFile.isRow(type: name)
      || name.spells("onCreateViewHolder") || name.spells("getView") || name.spells("newView")
  }
}
