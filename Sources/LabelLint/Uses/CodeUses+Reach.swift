/// Which elements a user meets by themselves, as far as code tells: what is listened to, and what screen readers pass over.
extension CodeUses {
  /// A place where code tells screen readers something of a view, such as that they pass over it.
  struct Said {
    /// Index of the word of the property.
    var index: Int
    /// Hashes of the variables that hold the view.
    var names: Set<UInt64>
  }

  /// Tokens before a property in which the view of its variable is looked for.
  private static let mostBetween = 256
  /// Modifiers behind a block that are looked at.
  private static let mostModifiers = 32

  /// Notes the variables whose views code makes pressed: `cover.setOnClickListener { … }`, `more.addTarget(self, …)`.
  ///
  /// A layout has the same view by its identifier, so that its names are kept for the whole app.
  mutating func readListeners() {
    for index in tokens.indices where tokens[index].kind == .word {
      if let view = menuButton(at: index) { menuNames.insert(hash(view)) }
      guard let view = listened(at: index) else {
        if isListenerOfUnknown(at: index) { listensToUnknown = true }
        continue
      }
      tappedNames.insert(hash(view))
      if language.isApple { continue }
      draft.tappedViews.append(draft.store(text[tokens[identifier(ofVariable: view)].range]))
      if isWord(view, "itemView") || isWord(view, "root") { pressesRow = true }
      if isWord(view, "it") { listensToUnknown = true }
    }
  }

  /// The word of the variable of a button that a word makes open a menu: `more.showsMenuAsPrimaryAction = true`; nil for
  /// any other word.
  private func menuButton(at index: Int) -> Int? {
    guard isWord(index, "showsMenuAsPrimaryAction"), isMark(index + 1, 0x3D),
      isWord(index + 2, "true") || isWord(index + 2, "YES")
    else { return nil }
    return variable(beforeMember: index)
  }

  /// The word of the variable that a word gives a listener to; nil for any other word.
  private func listened(at index: Int) -> Int? {
    if language.isApple {
      guard isWord(index, "addTarget") else { return nil }
      // `[more addTarget:self action:…]`
      if language == .objectiveC { return isWord(index - 1) ? index - 1 : nil }
      return variable(beforeMember: index)
    }
    guard isWord(index) else { return nil }
    let word = text.span.extracting(tokens[index].range)
    // Libraries have more names for it: `setSafeOnClickListener`, `onClickThrottled`, `clicks`.
    guard isSetter(word) || word.begins(with: "onClick") || word.spells("clicks") else {
      return nil
    }
    // A row that is used again is told to listen no more.
    if isOpen(index + 1, 0x28), isWord(index + 2, "null") { return nil }
    return variable(beforeMember: index)
  }

  private func isSetter(_ word: Span<UInt8>) -> Bool {
    word.begins(with: "set") && word.closes(with: "ClickListener")
  }

  /// Whether a word makes something pressed that is not named beside it: `more.apply { setOnClickListener { … } }`,
  /// `@OnClick(R.id.more)`.
  private func isListenerOfUnknown(at index: Int) -> Bool {
    guard !language.isApple, isWord(index) else { return false }
    if isMark(index - 1, 0x40) { return isWord(index, "OnClick") }
    return isSetter(text.span.extracting(tokens[index].range)) && !isWord(index + 2, "null")
  }

  /// Notes that the rows of a program's layout are pressed as a whole, where it says of each view that is pressed beside
  /// them: `holder.itemView.setOnClickListener { … }`.
  mutating func notePressedRows() {
    if pressesRow, !listensToUnknown, ownRows.count == 1 { draft.pressedRows.formUnion(ownRows) }
  }

  /// The word of the variable whose member a word is: `more` of `cell.more?.isHidden`; nil without one.
  func variable(beforeMember index: Int) -> Int? {
    guard isMark(index - 1, 0x2E) else { return nil }
    let isOptional = isMark(index - 2, 0x3F) || isMark(index - 2, 0x21)
    let word = isOptional ? index - 3 : index - 2
    return isWord(word) ? word : nil
  }

  // MARK: Elements of a screen reader

  /// Where code sets whether something is an element of a screen reader to a value, `true` or `false`: the words
  /// `isAccessibilityElement`.
  func findElementProperties(_ value: StaticString) -> [Int] {
    guard language == .swift else { return [] }
    return tokens.indices.filter { index in
      isWord(index, "isAccessibilityElement") && isMark(index + 1, 0x3D) && isWord(index + 2, value)
    }
  }

  /// Where code takes views out of what a screen reader meets, in order: `more.isAccessibilityElement = false`.
  func findSilences() -> [Said] {
    findElementProperties("false").compactMap { index in
      guard let view = variable(beforeMember: index) else { return nil }
      // The view may have had another name: `self.more = button`.
      var names: Set<UInt64> = [hash(view)]
      for place in max(1, index - Self.mostBetween)..<index
      where isMark(place, 0x3D) && isWord(place - 1) && hash(place - 1) == hash(view) {
        let isWhole = !isMark(place + 2, 0x2E) && !isOpen(place + 2, 0x28)
        if isWord(place + 1), isWhole { names.insert(hash(place + 1)) }
      }
      return Said(index: index, names: names)
    }
  }

  /// Where code says of a field that it must be filled in: `info.isFieldRequired = true`,
  /// `info.setFieldRequired(true)` (Android 16, `AccessibilityNodeInfo`).
  func findRequirements() -> [Said] {
    if language.isApple { return [] }
    return tokens.indices.compactMap { index in
      let isSet =
        isWord(index, "isFieldRequired") && isMark(index + 1, 0x3D)
        || isWord(index, "setFieldRequired") && isOpen(index + 1, 0x28)
      guard isSet, isWord(index + 2, "true"), let view = variable(beforeMember: index) else {
        return nil
      }
      return Said(index: index, names: [hash(view)])
    }
  }

  /// Whether code says something of the view of a variable, in the block that declares it.
  ///
  /// A variable without a declaration is an outlet of the type around, or a parameter of the function around.
  mutating func isSaid(_ places: [Said], of word: Int, isParameter: Bool = false) -> Bool {
    if places.isEmpty { return false }
    effort -= places.count
    let outer = scopes.last { $0.isType || isParameter && $0.name >= 0 }?.open
    let around = declaration(of: word)?.scope ?? outer ?? -1
    let block = around < 0 ? 0..<tokens.count : around..<max(around, end(of: around))
    return places.contains { block.contains($0.index) && $0.names.contains(hash(word)) }
  }

  /// Whether a container of SwiftUI around the place of the pass is one element, which the texts in it name together:
  /// `HStack { … }.accessibilityElement(children: .combine)`.
  var isInCombined: Bool {
    guard language == .swift else { return false }
    return scopes.suffix(Self.mostScopes).contains { scope in
      scope.name < 0 && isOpen(scope.open, 0x7B) && isCombined(behind: end(of: scope.open))
    }
  }

  /// Whether one of the modifiers behind a block makes it one element; without a word of its children it does so, too.
  private func isCombined(behind close: Int) -> Bool {
    var next = close + 1
    for _ in 0..<Self.mostModifiers where isMark(next, 0x2E) && isWord(next + 1) {
      if isWord(next + 1, "accessibilityElement"), isOpen(next + 2, 0x28) {
        // `children: .contain`
        return !isWord(next + 6, "contain")
      }
      next += 2
      while isOpen(next, 0x28) || isOpen(next, 0x7B) { next = max(next, end(of: next)) + 1 }
    }
    return false
  }

  // MARK: Items without a name

  /// Whether the place of the pass is in the row of an item that is a text itself, as a message is.
  var isInRowOfText: Bool {
    scopes.suffix(Self.mostScopes).contains { scope in
      guard scope.name >= 0 else { return false }
      let name = text.span.extracting(tokens[scope.name].range)
      return (scope.isType || RowFile.isRow(type: name)) && RowFile.isOfText(name)
    }
  }
}
