/// Keys that code names by what a tool has made of them: Xcode's symbols, R.swift and SwiftGen.
extension CodeUses {
  /// The type that Xcode's symbols are members of.
  static let resource: StaticString = "LocalizedStringResource"

  /// The type that SwiftGen's accessors are members of, unless an app calls it otherwise.
  static let accessors: StaticString = "L10n"

  /// The key of `R.string.table.name`; nil for any other path.
  func structuredKey(_ path: [Int]) -> FoundKey? {
    guard path.count >= 4, isWord(path[0], "R"), isWord(path[1], "string") else { return nil }
    return FoundKey(
      token: path[3], key: bytes(of: path[3]), table: bytes(of: path[2]), target: .apple,
      flags: .isGenerated)
  }

  /// The key of `.name` or `.Table.name` where a text is wanted; nil where nothing is named so.
  ///
  /// It is the name of a constant of the app, or else of one that Xcode makes of a key.
  func memberKey(_ point: Int) -> FoundKey? {
    guard language == .swift, isMark(point, 0x2E), isWord(point + 1) else { return nil }
    var name = point + 1
    if isCapitalized(name) {
      guard isMark(name + 1, 0x2E), isWord(name + 2) else { return nil }
      name += 2
    }
    if isCapitalized(name) || isWord(name, "init") { return nil }
    // What members of the text are asked for further is no key any more.
    let end = isOpen(name + 1, 0x28) ? self.end(of: name + 1) + 1 : name + 1
    if isMark(end, 0x2E) { return nil }
    // `Text(.now, style: .date)` shows a value.
    if isMark(end, 0x2C), isWord(end + 1, "style") || isWord(end + 1, "format") { return nil }
    var spelled = Array(Self.resource.description.utf8)
    for word in stride(from: point + 1, through: name, by: 2) {
      spelled.append(0x2E)
      spelled += bytes(of: word)
    }
    return FoundKey(
      token: name, key: spelled, target: .apple, flags: [.isSymbol, .isGenerated])
  }

  /// The name of a type as constants are kept by: `LocalizedStringKey` and
  /// `LocalizedStringResource` have members that a point alone names.
  func typeName(_ word: Int) -> [UInt8] {
    isWord(word, "LocalizedStringKey")
      ? Array(Self.resource.description.utf8) : bytes(of: word)
  }
}
