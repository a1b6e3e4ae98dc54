/// Where a value ends, and which arguments a call has.
extension CodeUses {
  /// Tokens of a value that begins at a token and ends with its statement, argument or bracket.
  func value(from start: Int) -> Range<Int> {
    let isArgument = scopes.last.map { !isOpen($0.open, 0x7B) } ?? false
    return value(from: start, isArgument: isArgument)
  }

  /// Tokens of a value, which a comma ends if it is an argument; what lies behind a great many of
  /// them is left out.
  func value(from start: Int, isArgument: Bool, atMost limit: Int = 4096) -> Range<Int> {
    var index = start
    var questions = 0
    var steps = 0
    while index < tokens.count, steps < limit {
      steps += 1
      let token = tokens[index]
      if index > start, !isArgument, language.endsStatementsByLine,
        token.flags.contains(.startsLine), !goesOn(at: index)
      {
        break
      }
      switch token.kind {
      case .open:
        index = max(index + 1, end(of: index) + 1)
        continue
      case .close: return start..<index
      case .mark:
        switch text[Int(token.start)] {
        case 0x3B: return start..<index  // ;
        case 0x2C: if isArgument { return start..<index }
        case 0x3F: questions += 1
        case 0x3A: questions -= 1
        default: break
        }
      case .word:
        // The next part of a message: `setTitle:a forState:b`.
        if language == .objectiveC, isMark(index + 1, 0x3A), questions <= 0, index > start,
          scopes.last.map({ isOpen($0.open, 0x5B) }) ?? false
        {
          return start..<index
        }
      case .number, .text: break
      }
      index += 1
    }
    return start..<min(index, tokens.count)
  }

  /// Whether a token that begins a line goes on with the statement before it.
  private func goesOn(at index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .mark {
      switch text[Int(token.start)] {
      case 0x2E, 0x3F, 0x3A, 0x2B, 0x26, 0x7C: return true  // . ? : + & |
      default: break
      }
    }
    if isWord(index, "else") || isWord(index, "as") { return true }
    let before = tokens[index - 1]
    switch before.kind {
    case .mark:
      switch text[Int(before.start)] {
      case 0x3D, 0x2B, 0x3F, 0x3A, 0x2C, 0x26, 0x7C, 0x2E, 0x3E: return true  // = + ? : , & | . >
      default: return false
      }
    case .word:
      // In Kotlin, a `return` at the end of a line returns nothing: `val a = b ?: return`.
      return isWord(index - 1, "else") || isWord(index - 1, "return") && language == .swift
    case .close:
      // `if (…)` with its branch on the next line.
      let open = Int(before.partner)
      return open > 0 && (isWord(open - 1, "if") || isWord(open - 1, "when"))
    case .open, .number, .text: return false
    }
  }

  /// Tokens of the arguments of a call, without the commas.
  func arguments(of open: Int) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var start = open + 1
    let end = end(of: open)
    var index = start
    while index < end {
      if tokens[index].kind == .open {
        index = max(index + 1, self.end(of: index) + 1)
        continue
      }
      if isMark(index, 0x2C) {
        arguments.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < end { arguments.append(start..<end) }
    return arguments
  }

  /// Whether an argument has a name: `name = value` in Kotlin, `name: value` in Swift.
  func isNamed(_ argument: Range<Int>) -> Bool {
    guard argument.count > 2, isWord(argument.lowerBound) else { return false }
    let mark: UInt8 = language == .swift ? 0x3A : 0x3D
    return isMark(argument.lowerBound + 1, mark)
      && !isMark(argument.lowerBound + 2, mark)
  }

  /// The value of the argument with a name; nil without it.
  func argument(_ name: StaticString, among arguments: [Range<Int>]) -> Range<Int>? {
    for argument in arguments where isNamed(argument) && isWord(argument.lowerBound, name) {
      return argument.lowerBound + 2..<argument.upperBound
    }
    return nil
  }

  /// The tokens of a call that are its text.
  func textArguments(_ kind: Sink.Argument, of open: Int) -> [Range<Int>] {
    switch kind {
    case .all: return [open + 1..<max(open + 1, end(of: open))]
    case .first:
      guard let first = arguments(of: open).first, !isNamed(first) else { return [] }
      return [first]
    case .second:
      let all = arguments(of: open)
      guard all.count > 1, !isNamed(all[1]) else { return [] }
      return [all[1]]
    case .last: return arguments(of: open).last.map { [$0] } ?? []
    case .named(let name): return argument(name, among: arguments(of: open)).map { [$0] } ?? []
    case .namedOrFirst(let name):
      let all = arguments(of: open)
      if let named = argument(name, among: all) { return [named] }
      guard let first = all.first, !isNamed(first) else { return [] }
      return [first]
    }
  }

  /// Whether a value chooses between several: `if`, `when`, `switch` or `a ? b : c`.
  func isBranch(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if isWord(index, "if") || isWord(index, "when") || isWord(index, "switch")
        || isWord(index, "else")
      {
        return true
      }
      if isMark(index, 0x3F), !isMark(index + 1, 0x3F), !isMark(index + 1, 0x2E),
        !isMark(index + 1, 0x3A), index > range.lowerBound,
        tokens[index].start > tokens[index - 1].start + tokens[index - 1].count
      {
        return language != .kotlin
      }
      index += 1
    }
    return false
  }

  /// Whether a value calls a formatter: `String.format(getString(R.string.x), n)`, `getString(R.string.x).format(n)`.
  func hasFormatter(_ value: Range<Int>) -> Bool {
    value.contains { index in
      isWord(index, "format") || isWord(index, "localizedStringWithFormat")
        || isWord(index, "stringWithFormat")
    }
  }

  /// Whether arguments follow the text at a token: `getString(R.string.x, n)`.
  func hasArguments(_ token: Int, in value: Range<Int>) -> Bool {
    // `"key".localized(count)`
    if value.contains(token), tokens[token].kind == .text, isMark(token + 1, 0x2E),
      isWord(token + 2), isOpen(token + 3, 0x28), end(of: token + 3) > token + 4
    {
      return true
    }
    guard isMark(token + 1, 0x2C) else { return false }
    // The name of a resource has few tokens, even with a package: `com.example.R.string.x`.
    var open = token
    while open > max(0, token - 12), !isOpen(open, 0x28) { open -= 1 }
    return isWord(open - 1, "getString") || isWord(open - 1, "stringResource")
  }

  /// Whether a value joins several texts.
  func isJoined(_ range: Range<Int>) -> Bool {
    for index in range where isMark(index, 0x2B) || tokens[index].flags.contains(.isContinued) {
      return true
    }
    return false
  }
}
