/// The keys in a value.
extension CodeUses {
  /// Longest path of a constant, in names.
  private static let longestPath = 8
  /// Longest key that is taken, in bytes.
  static let longestKey = 4096

  /// Finds the keys that stand in a value.
  ///
  /// - Parameters:
  ///   - range: The tokens of the value.
  ///   - takesLiterals: Whether a text literal is a key itself.
  ///   - depth: How many variables were followed.
  ///   - keys: Takes the keys.
  mutating func findKeys(
    in range: Range<Int>, takesLiterals: Bool, depth: Int = 0, into keys: inout [FoundKey]
  ) {
    var index = range.lowerBound
    // Literals of calls inside are no keys unless the call says so.
    var callEnd = -1
    while index < range.upperBound, effort > 0 {
      effort -= 1
      let token = tokens[index]
      let takesLiterals = takesLiterals && index > callEnd
      switch token.kind {
      case .word:
        if language.isApple {
          index = findAppleKey(index, range, takesLiterals, depth, into: &keys)
          continue
        }
        if !findImportedKey(index, into: &keys), !findAndroidKey(index, into: &keys) {
          followVariable(index, depth, into: &keys)
        }
      case .text:
        if language.isApple { findLiteral(index, takesLiterals, into: &keys) }
      case .open where takesLiterals && !isOpen(index, 0x5B) && !isGroup(index):
        callEnd = end(of: index)
      case .mark where takesLiterals && beginsMember(index, range):
        if let key = memberKey(index) {
          keys.append(key)
          index = key.token
        }
      case .open, .number, .close, .mark: break
      }
      index += 1
    }
  }

  /// Whether a point begins a value: nothing stands before it that it could be a member of.
  private func beginsMember(_ point: Int, _ range: Range<Int>) -> Bool {
    guard isMark(point, 0x2E) else { return false }
    return point == range.lowerBound || isMark(point - 1, 0x3A)
      || isMark(point - 1, 0x3F) && tokens[point].start > tokens[point - 1].start + 1
  }

  /// Whether a parenthesis only groups.
  private func isGroup(_ open: Int) -> Bool {
    isOpen(open, 0x28) && (open == 0 || tokens[open - 1].kind == .mark)
  }

  // MARK: Kotlin and Java

  /// Adds `R.string.x`, `Res.string.x` or `SomeStrings.x`; whether there was one.
  private func findAndroidKey(_ index: Int, into keys: inout [FoundKey]) -> Bool {
    guard isMark(index + 1, 0x2E), isWord(index + 2) else { return false }
    let word = text.span.extracting(tokens[index].range)
    if let target = Self.target(of: word), isMark(index - 1, 0x2E), isWord(index - 2) {
      let holder = text.span.extracting(tokens[index - 2].range)
      let isResources = holder.count > 0 && holder[holder.count - 1] == UInt8(ascii: "R")
      guard isResources || holder.spells("Res") else { return false }
      // The platform's own texts are in no catalog of the app.
      if isMark(index - 3, 0x2E), isWord(index - 4, "android") { return true }
      keys.append(FoundKey(token: index + 2, key: bytes(of: index + 2), target: target))
      return true
    }
    let isAccessor =
      word.count > 7 && word.closes(with: "Strings")
      || word.count > 6 && word.closes(with: "String")
    guard isAccessor, isCapitalized(index), !isOpen(index + 3, 0x28), !isMark(index + 3, 0x2E)
    else { return false }
    keys.append(FoundKey(token: index + 2, key: bytes(of: index + 2), target: .string))
    return true
  }

  /// Adds `string.x` or `Name.string.x` where the program imports the type or the name; whether there was one.
  private mutating func findImportedKey(_ index: Int, into keys: inout [FoundKey]) -> Bool {
    guard isMark(index + 1, 0x2E), isWord(index + 2),
      let target = Self.target(of: text.span.extracting(tokens[index].range)),
      importsResources(as: isMark(index - 1, 0x2E) ? index - 2 : index)
    else { return false }
    keys.append(FoundKey(token: index + 2, key: bytes(of: index + 2), target: target))
    return true
  }

  /// Whether the program imports the type of resources that a word names, `import org.example.R.string`, or all of them
  /// under that name, `import org.example.R as Names`.
  private mutating func importsResources(as word: Int) -> Bool {
    guard isWord(word) else { return false }
    if let importedTypes { return importedTypes.contains(hash(word)) }
    var types: Set<UInt64> = []
    // Imports stand before all else that has a body.
    for index in tokens.indices.prefix(while: { !isOpen($0, 0x7B) }) where isWord(index, "import") {
      var last = isWord(index + 1, "static") ? index + 2 : index + 1
      while isMark(last + 1, 0x2E), isWord(last + 2) { last += 2 }
      if isWord(last - 2, "R") { types.insert(hash(last)) }
      if isWord(last, "R"), isWord(last + 1, "as") { types.insert(hash(last + 2)) }
    }
    importedTypes = types
    return types.contains(hash(word))
  }

  /// The table that a type of resources names.
  private static func target(of word: Span<UInt8>) -> KeyTarget? {
    switch word.count {
    case 5: word.spells("array") ? .array : nil
    case 6: word.spells("string") ? .string : nil
    case 7: word.spells("plurals") ? .plurals : word.spells("strings") ? .string : nil
    default: nil
    }
  }

  // MARK: Swift and Objective-C

  /// Adds the key that a word leads to; index of the token to go on at.
  private mutating func findAppleKey(
    _ index: Int, _ range: Range<Int>, _ takesLiterals: Bool, _ depth: Int,
    into keys: inout [FoundKey]
  ) -> Int {
    if let found = call(index) {
      keys.append(found)
      // A message, `localizedStringForKey:@"key"`, has no bracket.
      return isOpen(index + 1, 0x28)
        ? endOfCall(of: index, in: range) : max(index + 1, min(range.upperBound, index + 3))
    }
    if isWord(index, "verbatim") || isWord(index, "systemName") || isWord(index, "systemImage") {
      // What follows is no key.
      return isMark(index + 1, 0x3A) ? index + 3 : index + 1
    }
    if let key = wrappedKey(ofCall: index) {
      keys.append(key)
      return index + 1
    }
    if isMark(index - 1, 0x2E), !isWord(index - 2, "self"), !isWord(index - 2, "Self") {
      return index + 1
    }
    if let path = path(from: index), path.count > 1 {
      return findKey(ofPath: path, range, into: &keys)
    }
    if language == .objectiveC, isConstantName(index) {
      keys.append(
        FoundKey(token: index, key: bytes(of: index), target: .apple, flags: .isSymbol))
      return index + 1
    }
    followVariable(index, depth, into: &keys)
    return index + 1
  }

  /// Adds the key that a path of names leads to; index of the token to go on at.
  private mutating func findKey(
    ofPath path: [Int], _ range: Range<Int>, into keys: inout [FoundKey]
  ) -> Int {
    let last = path[path.count - 1]
    if let found = call(last) {
      // `L10n.tr("Table", "key")`, `Bundle.main.localizedString(forKey: "key", …)`
      keys.append(found)
      return endOfCall(of: last, in: range)
    }
    if isWord(last, "localizedStringWithFormat") { return last + 1 }
    keys.append(structuredKey(path) ?? constantKey(path))
    // What a function is given is no key, unless it is one of the app's own that looks texts up.
    if let key = wrappedKey(ofCall: last) { keys.append(key) }
    return endOfCall(of: last, in: range)
  }

  /// Where a value goes on behind a function and what it is given; behind the word where no bracket follows.
  private func endOfCall(of word: Int, in range: Range<Int>) -> Int {
    guard isOpen(word + 1, 0x28) else { return word + 1 }
    return max(word + 1, min(range.upperBound, end(of: word + 1)))
  }

  /// The constant that a path names, which stands for a key.
  private func constantKey(_ path: [Int]) -> FoundKey {
    var spelled = typeName(path[0])
    for name in path.dropFirst() {
      spelled.append(0x2E)
      spelled += bytes(of: name)
    }
    let isResource = isWord(path[0], Self.resource) || isWord(path[0], Self.accessors)
    return FoundKey(
      token: path[0], key: spelled, target: .apple,
      flags: isResource ? [.isSymbol, .isGenerated] : .isSymbol)
  }

  /// The key of a call that looks a text up; nil for any other word.
  func call(_ index: Int) -> FoundKey? {
    let word = text.span.extracting(tokens[index].range)
    if word.count >= 15, Self.localizedString.withSpan({ word.firstIndex(ofBytes: $0) != nil }) {
      // `localizedStringWithFormat` formats numbers for the user's locale and looks nothing up.
      return word.closes(with: "WithFormat") ? nil : lookup(index)
    }
    switch word.count {
    case 2:
      // SwiftGen's `tr("Table", "key")`.
      guard word.spells("tr"), isOpen(index + 1, 0x28), tokens.indices.contains(index + 4),
        tokens[index + 2].kind == .text, isMark(index + 3, 0x2C), tokens[index + 4].kind == .text
      else { return nil }
      return FoundKey(
        token: index, key: literal(index + 4), table: literal(index + 2), target: .apple)
    case 4 where word.spells("Text"): return lookup(index)
    case 5 where word.spells("Label"): return lookup(index)
    case 9:
      guard word.spells("localized"), tokens.indices.contains(index + 2),
        isMark(index + 1, 0x3A) || isOpen(index + 1, 0x28) && tokens[index + 2].kind == .text
      else { return nil }
      if tokens[index + 2].kind != .text { return memberKey(index + 2) }
      return found(index + 2, table: scopeTable(from: index + 2))
    default: return nil
    }
  }

  private static let localizedString = ByteWord("ocalizedString")

  /// The key of `NSLocalizedString("key", …)` and its like.
  private func lookup(_ index: Int) -> FoundKey? {
    var key = index + 2
    if isMark(index + 1, 0x3A) {
      // A message: `localizedStringForKey:@"key" value:… table:@"Table"`.
      guard tokens.indices.contains(key), tokens[key].kind == .text else { return nil }
      return found(key, table: scopeTable(from: key))
    }
    guard isOpen(index + 1, 0x28) else { return nil }
    if isWord(key, "forKey") || isWord(key, "key") || isWord(key, "localized"),
      isMark(key + 1, 0x3A)
    {
      key += 2
    }
    guard tokens.indices.contains(key) else { return nil }
    guard tokens[key].kind == .text else { return memberKey(key) }
    return found(key, table: table(in: key + 1..<max(key + 1, end(of: index + 1))))
  }

  /// The table that an argument names, as in `tableName: "Table"` or a second text.
  private func table(in range: Range<Int>) -> [UInt8] {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      if tokens[index].kind == .open {
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      let isTable =
        isWord(index, "tableName") || isWord(index, "table") || isWord(index, "localizationTable")
      if isTable, isMark(index + 1, 0x3A) {
        return index + 2 < range.upperBound && tokens[index + 2].kind == .text
          ? literal(index + 2) : []
      }
      // `NSLocalizedStringFromTable(@"key", @"Table", …)`
      if language == .objectiveC, index == range.lowerBound, isMark(index, 0x2C),
        tokens[index + 1].kind == .text, isFromTable(range.lowerBound - 3)
      {
        return literal(index + 1)
      }
      index += 1
    }
    return []
  }

  /// Whether a word is that of a function whose second argument is a table.
  private func isFromTable(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let word = text.span.extracting(tokens[index].range)
    return word.closes(with: "FromTable") || word.closes(with: "FromTableInBundle")
      || word.closes(with: "WithDefaultValue")
  }

  /// The table that is named behind a token before the bracket around it closes.
  func scopeTable(from key: Int) -> [UInt8] {
    var index = key + 1
    while index < min(tokens.count, key + 64), tokens[index].kind != .close {
      if tokens[index].kind == .open {
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      index += 1
    }
    return table(in: key + 1..<max(key + 1, index))
  }

  /// Adds a literal that is a key: where a key is wanted, or as in `"key".localized`.
  private func findLiteral(
    _ index: Int, _ takesLiterals: Bool, into keys: inout [FoundKey]
  ) {
    if tokens[index].flags.contains(.continues) { return }
    var isKey = takesLiterals
    if isMark(index + 1, 0x2E), isWord(index + 2) {
      isKey = isLookedUpByMember(index)
      if !isKey, let key = wrappedKey(ofMember: index + 2, literal: index) { keys.append(key) }
    }
    if isKey, let found = found(index, table: scopeTable(from: index)) { keys.append(found) }
  }

  /// A literal as a key; nil for an empty or very long one.
  func found(_ index: Int, table: [UInt8]) -> FoundKey? {
    let key = literal(index)
    guard !key.isEmpty, key.count <= Self.longestKey else { return nil }
    return FoundKey(
      token: index, key: key, table: table, target: .apple,
      flags: key.contains(1) ? .hasValues : [])
  }

  /// The path `A.B.c` that begins at a capital; nil for any other word.
  private func path(from index: Int) -> [Int]? {
    guard isCapitalized(index) else { return nil }
    var path = [index]
    var next = index
    while path.count < Self.longestPath, isMark(next + 1, 0x2E), isWord(next + 2) {
      next += 2
      path.append(next)
    }
    return path
  }

  /// Whether a word is spelled as Objective-C spells constants.
  private func isConstantName(_ index: Int) -> Bool {
    let range = tokens[index].range
    guard range.count > 3, !isOpen(index + 1, 0x28), !isMark(index + 1, 0x2E) else { return false }
    let (first, second) = (text[range.lowerBound], text[range.lowerBound + 1])
    return ASCII.isUpperCase(second) && (first == UInt8(ascii: "k") || ASCII.isUpperCase(first))
  }

  // MARK: Variables

  /// Adds the keys of the value that a variable was given last.
  private mutating func followVariable(
    _ index: Int, _ depth: Int, into keys: inout [FoundKey]
  ) {
    guard depth < 2, !isOpen(index + 1, 0x28), !isMark(index + 1, 0x3A) else { return }
    if isMark(index - 1, 0x2E), !isWord(index - 2, "this"), !isWord(index - 2, "self"),
      !isWord(index - 2, "Self")
    {
      return
    }
    guard let declaration = declaration(of: index) else { return }
    let value = valueRange(of: declaration)
    effort -= min(value.count, 256)
    guard !value.contains(index) else { return }
    findKeys(in: value, takesLiterals: false, depth: depth + 1, into: &keys)
  }

  // MARK: Bytes

  /// The bytes of a token.
  func bytes(of index: Int) -> [UInt8] { Array(text[tokens[index].range]) }

  /// The text of a literal: escapes resolved, a byte 1 for every value that is put in.
  func literal(_ index: Int) -> [UInt8] {
    if isLong(index) { return longLiteral(index) }
    var bytes: [UInt8] = []
    var piece = index
    while piece < tokens.count {
      if tokens[piece].flags.contains(.hasEscapes) {
        CodeEscapes.append(text[tokens[piece].range], to: &bytes)
      } else {
        bytes += text[tokens[piece].range]
      }
      guard tokens[piece].flags.contains(.isContinued), bytes.count <= Self.longestKey,
        piece + 1 < tokens.count
      else { break }
      bytes.append(1)
      let next = tokens[piece + 1].kind == .open ? end(of: piece + 1) + 1 : piece + 2
      guard next < tokens.count, tokens[next].flags.contains(.continues) else { break }
      piece = next
    }
    return bytes
  }
}
