/// Composables that only rows of lists call, and views of SwiftUI: what they are made of is in every row, whatever they
/// are called.
enum RowComposables {
  /// A call of one composable in another.
  struct Call: Sendable {
    /// Hash of the name of the composable that is called.
    var callee: UInt64
    /// Hash of the name of the composable around; 0 without one.
    var caller: UInt64
    /// Index of the file.
    var file: UInt32
    /// Whether the place of the call is in a row, by a name around it or by a block that makes rows.
    var isInRow: Bool
    /// Whether such a block is around it.
    var isInList: Bool
    /// Whether it is in such a block and the composable is called a row: `SongRowView`.
    var makesRow = false
    /// Whether any block around it is run for several things.
    var isRepeated: Bool
    /// Whether that is the row of an item that has no name.
    var isNameless: Bool
  }

  /// A composable that a program declares.
  struct Declaration: Sendable, Hashable {
    /// Hash of its name.
    var name: UInt64
    /// Index of the file.
    var file: UInt32
  }

  /// Calls on the way from a row to an element.
  private static let mostCalls = 3

  /// Marks the elements of composables that only rows call, themselves or through others.
  static func mark(_ draft: inout UsageDraft) {
    let declared = Declared(draft.composables)
    let rows = composables(of: draft, declared)
    if rows.isEmpty { return }
    for index in draft.elements.indices {
      let element = draft.elements[index]
      guard let own = declared.composable(element.composable, in: element.file),
        let isNameless = rows[own]
      else { continue }
      draft.elements[index].flags.insert(.isRow)
      if isNameless { draft.elements[index].flags.insert(.isNameless) }
    }
  }

  /// The composables that programs declare.
  private struct Declared {
    /// How often each is declared in its file.
    private var counts: [Declaration: Int] = [:]
    /// Those of each name.
    private var named: [UInt64: [Declaration]] = [:]

    init(_ all: [Declaration]) {
      for composable in all {
        counts[composable, default: 0] += 1
        named[composable.name, default: []].append(composable)
      }
    }

    /// The composable that a name means in a file: the one of that file, or the only one; nil if that tells nothing.
    func composable(_ name: UInt64, in file: UInt32) -> Declaration? {
      guard let all = named[name] else { return nil }
      let own = Declaration(name: name, file: file)
      if let count = counts[own] { return count == 1 ? own : nil }
      return all.count == 1 ? all[0] : nil
    }
  }

  /// The composables that only rows call, and whether the items of the rows have no names.
  private static func composables(
    of draft: UsageDraft, _ declared: Declared
  ) -> [Declaration: Bool] {
    var calls: [Declaration: [(call: Call, caller: Declaration?)]] = [:]
    for call in draft.composableCalls {
      let caller = declared.composable(call.caller, in: call.file)
      guard let callee = declared.composable(call.callee, in: call.file), callee != caller else {
        continue
      }
      calls[callee, default: []].append((call, caller))
    }
    // What is called a row stands once where nothing repeats its calls: `AccountRow` of a page.
    let single = Set(
      calls.filter { !$0.value.contains { $0.call.isRepeated || $0.call.isInRow } }.map(\.key))
    var rows: [Declaration: Bool] = [:]
    for _ in 0..<mostCalls {
      let known = rows
      for (name, calls) in calls where known[name] == nil {
        let isRow =
          calls.contains { $0.call.makesRow }
          || calls.allSatisfy { call, caller in
            if call.isInList { return true }
            guard let caller else { return call.isInRow && call.caller == 0 }
            return known[caller] != nil || call.isInRow && !single.contains(caller)
          }
        if !isRow { continue }
        rows[name] = calls.contains { call, caller in
          call.isNameless || caller.flatMap { known[$0] } ?? false
        }
      }
      if rows.count == known.count { break }
    }
    return rows
  }
}

extension CodeUses {
  private static let composableWord = ByteWord("Composable")
  private static let swiftUIWord = ByteWord("SwiftUI")
  /// Tokens of a view's head.
  private static let longestViewHead = 32

  /// Hash of the name of the composable around the place of the pass, or of the type around in SwiftUI; 0 without one,
  /// or for one that stands in place of rows.
  var composableAround: UInt64 {
    let around = language == .swift ? scopes.last { $0.isType } : scopes.last { $0.name >= 0 }
    guard let around, around.isType == (language == .swift), isCapitalized(around.name),
      !RowFile.isStandIn(text.span.extracting(tokens[around.name].range))
    else { return 0 }
    return hash(around.name)
  }

  /// Remembers a composable, by the word behind `fun`.
  mutating func readComposable(_ name: Int) {
    guard language == .kotlin, isCapitalized(name), isOpen(name + 1, 0x28) else { return }
    note(composable: name)
  }

  /// Remembers a view of SwiftUI, by the word behind `struct`: `struct SongState: View`.
  mutating func readView(_ name: Int) {
    guard language == .swift, hasComposables, isCapitalized(name) else { return }
    let head = (name + 1)..<min(tokens.count, name + Self.longestViewHead)
    guard let open = head.first(where: { isOpen($0, 0x7B) }),
      (name..<open).contains(where: { isWord($0, "View") })
    else { return }
    note(composable: name)
  }

  private mutating func note(composable name: Int) {
    if RowFile.isStandIn(text.span.extracting(tokens[name].range)) { return }
    draft.composables.append(RowComposables.Declaration(name: hash(name), file: file))
  }

  /// Remembers the call of a composable, by its name.
  mutating func readComposableCall(_ index: Int) {
    guard isCall(index), index >= previewEnd, let scope = scopes.last,
      !ControlClass.isPlatform(text.span.extracting(tokens[index].range))
    else { return }
    // All calls in one bracket are in the same place.
    if lastCall?.open != scope.open {
      let isInRow = self.isInRow(isMade: false) && !isOfOtherScreen
      lastCall = (
        scope.open,
        RowComposables.Call(
          callee: 0, caller: composableAround, file: file, isInRow: isInRow,
          isInList: isInRow && isRepeated(isMade: false), isRepeated: isRepeated(isMade: true),
          isNameless: isInRow && isInRowOfText)
      )
    }
    guard var call = lastCall?.call else { return }
    call.callee = hash(index)
    // `NavigationLink("Song", destination: SongPage())`
    if isMark(index - 1, 0x3A), isWord(index - 2, "destination") {
      (call.isInRow, call.isInList, call.caller) = (false, false, 0)
    }
    call.makesRow =
      call.isInList && KeyWords(text.span.extracting(tokens[index].range)).holds(["row", "cell"])
    draft.composableCalls.append(call)
  }

  /// Whether a word with a capital is called; in SwiftUI, a block may be all that is given.
  private func isCall(_ index: Int) -> Bool {
    if isMark(index - 1, 0x2E) || isWord(index - 1, "fun") { return false }
    if isOpen(index + 1, 0x28) { return true }
    return language == .swift && isOpen(index + 1, 0x7B) && !isMark(index - 1, 0x3A)
      && !["struct", "class", "enum", "extension", "actor", "protocol"].contains {
        isWord(index - 1, $0)
      }
  }

  /// Modifiers of SwiftUI whose block is another screen or a menu.
  private static let otherScreens: [StaticString] = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
    "contextMenu", "swipeActions",
  ]

  /// Whether the place of the pass is in what a press on a row opens.
  private var isOfOtherScreen: Bool {
    guard language == .swift else { return false }
    return scopes.suffix(Self.mostScopes).contains { scope in
      guard scope.name < 0, let head = head(of: scope.open) else { return false }
      // `NavigationLink { SongPage() } label: { SongState() }`
      if isWord(head, "NavigationLink") {
        return scope.open == head + 1 && isOpen(scope.open, 0x7B)
      }
      return Self.otherScreens.contains { isWord(head, $0) }
    }
  }

  /// Whether a text names Compose's annotation, or SwiftUI.
  static func hasComposables(_ text: [UInt8], _ language: CodeLanguage) -> Bool {
    let word: ByteWord
    switch language {
    case .kotlin: word = composableWord
    case .swift: word = swiftUIWord
    case .java, .objectiveC: return false
    }
    return word.withSpan { text.span.firstIndex(ofBytes: $0) != nil }
  }
}
