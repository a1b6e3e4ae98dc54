/// Functions and properties of the app's own that look a text up by the key that they are given, whatever they are
/// called: `func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }`.
///
/// They may stand in another file than their calls, so calls are kept with the name until all files are read.
extension CodeUses {
  /// Tokens of a function's body in which a lookup is searched for.
  private static let longestBody = 256
  /// Tokens between the parameters of a function and its body.
  private static let longestResult = 8

  private static let lookupWord = ByteWord("ocalizedString")

  // MARK: Calls

  /// The key of a call that may be one of such a function: `tr("key")`; nil for any other word.
  ///
  /// Its table is the name of the function, until all files are read.
  func wrappedKey(ofCall index: Int) -> FoundKey? {
    guard isOpen(index + 1, 0x28) else { return nil }
    var key = index + 2
    if language == .swift, isWord(key), isMark(key + 1, 0x3A) { key += 2 }
    guard tokens.indices.contains(key), tokens[key].kind == .text,
      var wrapped = found(key, table: bytes(of: index))
    else { return nil }
    wrapped.flags.insert(.isWrapped)
    return wrapped
  }

  /// The key before a member that may be such a property or function: `"key".tr`, `"key".tr()`.
  func wrappedKey(ofMember name: Int, literal: Int) -> FoundKey? {
    guard language == .swift, var wrapped = found(literal, table: [0x2E] + bytes(of: name)) else {
      return nil
    }
    wrapped.flags.insert(.isWrapped)
    return wrapped
  }

  // MARK: Swift

  /// Adds `func name(_ key: String) -> String { … }`, which looks its parameter up, or the text that it is a member of.
  ///
  /// - Parameter name: The word behind `func`.
  mutating func readWrapper(ofFunction name: Int) {
    guard language == .swift, isWord(name), isOpen(name + 1, 0x28),
      let body = bodyOfText(from: end(of: name + 1) + 1)
    else { return }
    effort -= body.count
    if let parameter = firstText(among: name + 1),
      let table = table(ofLookupOf: parameter, in: body)
    {
      addWrapper(bytes(of: name), table)
    } else if isInText, let table = table(ofLookupOf: nil, in: body) {
      addWrapper([0x2E] + bytes(of: name), table)
    }
  }

  /// Adds `var name: String { … }` of a text, which looks that text up.
  ///
  /// - Parameter name: The word behind `var`.
  mutating func readWrapper(ofProperty name: Int) {
    guard language == .swift, isWord(name), isMark(name + 1, 0x3A), isInText,
      let body = bodyOfText(from: name + 2)
    else { return }
    effort -= body.count
    if let table = table(ofLookupOf: nil, in: body) {
      addWrapper([0x2E] + bytes(of: name), table)
    }
  }

  /// Whether the place of the pass is between the members of Swift's texts.
  private var isInText: Bool {
    guard let scope = scopes.last, scope.isType else { return false }
    return isWord(scope.name, "String") || isWord(scope.name, "StringProtocol")
  }

  /// The body of a function or property that gives a text, from the type that it gives on.
  private func bodyOfText(from start: Int) -> Range<Int>? {
    var isText = false
    var index = start
    let limit = min(tokens.count, start + Self.longestResult)
    while index < limit, !isOpen(index, 0x7B) {
      // A requirement of a protocol has no body.
      if isWord(index), tokens[index].flags.contains(.startsLine) { return nil }
      if isWord(index, "String") { isText = true }
      index += 1
    }
    guard isText, isOpen(index, 0x7B) else { return nil }
    return body(of: index)
  }

  /// The name of the first parameter, where that is a text.
  private func firstText(among open: Int) -> Int? {
    // `_ key: String`, `forKey key: String`, `key: String`
    for colon in open + 2...open + 3 where isMark(colon, 0x3A) {
      let isText = isWord(colon + 1, "String") || isWord(colon + 1, "StaticString")
      return isText && isWord(colon - 1) ? colon - 1 : nil
    }
    return nil
  }

  // MARK: Objective-C

  /// Adds `#define NAME(key) NSLocalizedString(key, nil)`.
  ///
  /// - Parameters:
  ///   - name: The word behind `#define`.
  ///   - end: Index behind the tokens of the line.
  mutating func readWrapper(ofDefinition name: Int, until end: Int) {
    guard isOpen(name + 1, 0x28), tokens[name + 1].start == tokens[name].start + tokens[name].count,
      isWord(name + 2)
    else { return }
    let body = self.end(of: name + 1) + 1
    if body < end, let table = table(ofLookupOf: name + 2, in: body..<end) {
      addWrapper(bytes(of: name), table)
    }
  }

  /// Adds `NSString *name(NSString *key) { … }`.
  ///
  /// - Parameter open: The bracket of a body at the top of a file.
  mutating func readWrapper(ofBody open: Int) {
    guard isOpen(open, 0x7B), isClose(open - 1), tokens[open - 1].partner > 2 else { return }
    let bracket = Int(tokens[open - 1].partner)
    guard isWord(bracket - 1), isMark(bracket - 2, 0x2A), isWord(bracket - 3, "NSString"),
      let parameter = arguments(of: bracket).first.map({ $0.upperBound - 1 }), isWord(parameter)
    else { return }
    let body = body(of: open)
    effort -= body.count
    if let table = table(ofLookupOf: parameter, in: body) {
      addWrapper(bytes(of: bracket - 1), table)
    }
  }

  // MARK: Lookups

  /// The tokens of a body, as far as they are looked at.
  private func body(of open: Int) -> Range<Int> {
    open + 1..<max(open + 1, min(end(of: open), open + Self.longestBody))
  }

  /// The table of a lookup in a function's body whose key is a parameter, or `self` for nil; nil without one.
  private func table(ofLookupOf parameter: Int?, in body: Range<Int>) -> [UInt8]? {
    for index in body where isWord(index) {
      if isKey(index, parameter), isMark(index + 1, 0x2E), isWord(index + 2, "localized") {
        return []
      }
      guard let key = lookedUpKey(index), isKey(key, parameter) else { continue }
      // In a message of Objective-C the next part follows without a comma.
      if isMark(key + 1, 0x2C) || isClose(key + 1) || language == .objectiveC && isWord(key + 1) {
        return scopeTable(from: key)
      }
    }
    return nil
  }

  /// Whether a token is a parameter, or `self` for nil.
  private func isKey(_ index: Int, _ parameter: Int?) -> Bool {
    guard isWord(index), !isMark(index - 1, 0x2E), !isMark(index + 1, 0x3A) else { return false }
    guard let parameter else { return isWord(index, "self") }
    return hash(index) == hash(parameter)
  }

  /// The token of the key that a word of a lookup is given; nil for any other word.
  private func lookedUpKey(_ index: Int) -> Int? {
    var key = index + 2
    if isWord(index, "localized"), isOpen(index - 1, 0x28), isMark(index + 1, 0x3A) {
      // `String(localized: String.LocalizationValue(key))`, `String(localized: .init(key))`
      let limit = min(tokens.count, key + 4)
      var open = key
      while open < limit, isWord(open) || isMark(open, 0x2E) { open += 1 }
      if isOpen(open, 0x28) { key = open + 1 }
    } else {
      let word = text.span.extracting(tokens[index].range)
      guard word.count >= 15, !word.closes(with: "WithFormat"),
        Self.lookupWord.withSpan({ word.firstIndex(ofBytes: $0) != nil }),
        isOpen(index + 1, 0x28) || isMark(index + 1, 0x3A)
      else { return nil }
    }
    if isWord(key), isMark(key + 1, 0x3A) { key += 2 }
    return key
  }

  private mutating func addWrapper(_ name: [UInt8], _ table: [UInt8]) {
    draft.wrappers.append(SourceWrapper(name: draft.store(name), table: draft.store(table)))
  }
}
