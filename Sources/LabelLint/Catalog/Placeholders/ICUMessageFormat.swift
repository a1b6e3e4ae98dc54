/// The grammar of ICU's MessageFormat, for arguments that have a type.
///
/// After the documentation of `MessagePattern` (unicode-org.github.io/icu, apostrophe mode
/// DOUBLE_OPTIONAL). A bare `{name}` outside a typed argument is left to `TokenStyles`.
struct ICUMessageFormat {
  /// Deepest nesting of typed arguments that is read; real messages stay below four.
  static let maximumDepth = 16

  /// How the reading of an argument ended.
  enum Outcome {
    /// Behind its brace, at this offset.
    case end(Int)
    /// It is no ICU argument.
    case plainText
    /// The text ends before its brace.
    case unclosed
  }

  /// The types that ICU knows, and whether they hold branches.
  fileprivate enum Kind {
    /// A value that is formatted.
    case simple(ArgumentClass)
    /// Branches by number.
    case plural
    /// Branches by word.
    case select

    /// What kind of value the argument takes.
    var argument: ArgumentClass {
      switch self {
      case .simple(let argument): argument
      case .plural: .number
      case .select: .select
      }
    }
  }

  /// A word of an argument that is looked up, not shown: the selector of a branch, or a style.
  struct Keyword {
    /// Bytes of the argument's name.
    let name: Range<Int>
    /// Bytes of its type.
    let type: Range<Int>
    /// Bytes of the word.
    let word: Range<Int>
  }

  /// The selectors and styles of the argument read last, in order of place.
  private(set) var keywords: [Keyword] = []
  /// Bytes of what the branches of that argument show, without the arguments in them, in order of place.
  private(set) var branchTexts: [Range<Int>] = []
  /// Bytes of a selector of several words, at which that argument cannot be read; nil where there is none.
  private(set) var splitSelector: Range<Int>?
  /// Arguments in the order in which they open.
  private(set) var arguments: [Placeholder] = []
  /// Plurals and selects without `other`, and branches of plurals that no number selects.
  private(set) var problems: [PlaceholderProblem] = []

  /// Reads the typed argument whose brace stands at an offset.
  mutating func argument(at start: Int, in text: borrowing Span<UInt8>) -> Outcome {
    arguments.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    keywords.removeAll(keepingCapacity: true)
    branchTexts.removeAll(keepingCapacity: true)
    splitSelector = nil
    return argument(at: start, in: text, depth: 0)
  }

  /// Reads an argument inside others, so many levels deep.
  private mutating func argument(
    at start: Int, in text: borrowing Span<UInt8>, depth: Int
  ) -> Outcome {
    guard depth < Self.maximumDepth else { return .plainText }
    let name = word(from: Self.skipSpace(from: start + 1, in: text), in: text)
    guard !name.isEmpty else { return .plainText }
    let comma = Self.skipSpace(from: name.upperBound, in: text)
    guard comma < text.count else { return .unclosed }
    let flags: Placeholder.Flags = depth > 0 ? .nested : []
    if text[comma] == "}", depth > 0 {
      arguments.append(
        Placeholder(.brace, at: start..<comma + 1, name: name, argument: .token, flags: flags))
      return .end(comma + 1)
    }
    guard text[comma] == "," else { return .plainText }
    let type = word(from: Self.skipSpace(from: comma + 1, in: text), in: text)
    guard let kind = Self.kind(type, in: text) else { return .plainText }
    let index = Self.skipSpace(from: type.upperBound, in: text)
    guard index < text.count else { return .unclosed }
    let position = arguments.count
    arguments.append(
      Placeholder(
        .message, at: start..<index, name: name, conversion: type, argument: kind.argument,
        flags: flags))
    let outcome = detail(from: index, of: kind, position, at: start, in: text, depth: depth)
    if case .end(let end) = outcome { arguments[position].span = ByteRange(start..<end) }
    return outcome
  }

  /// What stands behind an argument's type: its brace, or a comma with a style or branches.
  private mutating func detail(
    from start: Int, of kind: Kind, _ argument: Int, at open: Int, in text: borrowing Span<UInt8>,
    depth: Int
  ) -> Outcome {
    if case .simple = kind, text[start] == "}" { return .end(start + 1) }
    guard text[start] == "," else { return .plainText }
    guard case .simple = kind else {
      return branches(from: start + 1, of: kind, argument, at: open, in: text, depth: depth)
    }
    let outcome = style(from: start + 1, in: text)
    if case .end(let end) = outcome {
      let first = min(Self.skipSpace(from: start + 1, in: text), end - 1)
      // The style of a choice is made of texts: `0#no files|1#one file`.
      if text.extracting(arguments[argument].conversion.range).spells("choice") {
        branchTexts.append(start + 1..<end - 1)
      }
      addKeyword(Self.words(from: first, in: text), of: argument)
    }
    return outcome
  }

  /// Notes a selector or style of an argument.
  private mutating func addKeyword(_ word: Range<Int>, of argument: Int) {
    let owner = arguments[argument]
    keywords.append(Keyword(name: owner.name.range, type: owner.conversion.range, word: word))
  }

  /// The style of a simple argument: everything up to its brace.
  private func style(from start: Int, in text: borrowing Span<UInt8>) -> Outcome {
    var index = start
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "'"): index = Self.quoteEnd(from: index, in: text) - 1
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        if depth == 0 { return .end(index + 1) }
        depth -= 1
      default: break
      }
      index += 1
    }
    return .unclosed
  }

  /// The branches of a plural or select: `offset:1 =0 {none} other {#}`.
  private mutating func branches(
    from start: Int, of kind: Kind, _ argument: Int, at open: Int, in text: borrowing Span<UInt8>,
    depth: Int
  ) -> Outcome {
    var index = Self.skipSpace(from: start, in: text)
    if case .plural = kind { index = Self.skipOffset(from: index, in: text) }
    var selectors: [Range<Int>] = []
    while index < text.count, text[index] != "}" {
      let selector = Self.selector(from: index, in: text)
      guard !selector.isEmpty else { return .plainText }
      index = Self.skipSpace(from: selector.upperBound, in: text)
      guard index < text.count else { return .unclosed }
      guard text[index] == "{" else {
        let words = Self.words(from: selector.lowerBound, in: text)
        let end = Self.skipSpace(from: words.upperBound, in: text)
        if end < text.count, text[end] == "{" { splitSelector = words }
        return .plainText
      }
      let outcome = message(from: index + 1, in: text, depth: depth)
      guard case .end(let end) = outcome else { return outcome }
      addKeyword(selector, of: argument)
      selectors.append(selector)
      index = Self.skipSpace(from: end, in: text)
    }
    guard index < text.count else { return .unclosed }
    guard !selectors.isEmpty else { return .plainText }
    if let problem = Self.problem(with: selectors, of: kind, at: open..<index + 1, in: text) {
      problems.append(problem)
    }
    return .end(index + 1)
  }

  /// Offset behind the `offset:1` of a plural; the same offset where there is none.
  private static func skipOffset(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var index = start
    while true {
      let word = selector(from: index, in: text)
      let colon = skipSpace(from: word.upperBound, in: text)
      guard text.extracting(word).spells("offset"), colon < text.count, text[colon] == ":" else {
        return index
      }
      index = skipSpace(from: colon + 1, in: text)
      while index < text.count, ASCII.isDigit(text[index]) { index += 1 }
      index = skipSpace(from: index, in: text)
    }
  }

  /// What is wrong with the branches of an argument: none is for `other`, or no number selects one.
  private static func problem(
    with selectors: [Range<Int>], of kind: Kind, at argument: Range<Int>,
    in text: borrowing Span<UInt8>
  ) -> PlaceholderProblem? {
    var hasOther = false
    for selector in selectors where text.extracting(selector).spells("other") { hasOther = true }
    if !hasOther { return PlaceholderProblem(.missingOther, at: argument) }
    guard case .plural = kind else { return nil }
    for selector in selectors where !isCategory(selector, in: text) {
      return PlaceholderProblem(.unknownCategory, at: selector)
    }
    return nil
  }

  /// The text of a branch, up to its brace.
  private mutating func message(
    from start: Int, in text: borrowing Span<UInt8>, depth: Int
  ) -> Outcome {
    var index = start
    var shown = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "'"): index = Self.quoteEnd(from: index, in: text)
      case UInt8(ascii: "}"):
        if index > shown { branchTexts.append(shown..<index) }
        return .end(index + 1)
      case UInt8(ascii: "{"):
        if index > shown { branchTexts.append(shown..<index) }
        let outcome = argument(at: index, in: text, depth: depth + 1)
        guard case .end(let end) = outcome else { return outcome }
        index = end
        shown = end
      default: index += 1
      }
    }
    return .unclosed
  }
}

extension ICUMessageFormat {
  /// Bytes of what stands in the place of an argument's type and is none, as after a translation of the
  /// keyword: `ಬಹುವಚನ` of `{n, ಬಹುವಚನ, …}`, `số nhiều` of `{n, số nhiều, …}`.
  static func unknownType(in text: borrowing Span<UInt8>) -> Range<Int>? {
    let format = ICUMessageFormat()
    var index = text.firstIndex(of: UInt8(ascii: "{")) ?? text.count
    while index < text.count {
      let name = format.word(from: skipSpace(from: index + 1, in: text), in: text)
      let comma = skipSpace(from: name.upperBound, in: text)
      if !name.isEmpty, comma < text.count, text[comma] == UInt8(ascii: ",") {
        let type = words(from: skipSpace(from: comma + 1, in: text), in: text)
        let end = skipSpace(from: type.upperBound, in: text)
        if !type.isEmpty, end < text.count, text[end] == UInt8(ascii: ","),
          kind(type, in: text) == nil
        {
          return type
        }
      }
      index = text.firstIndex(of: UInt8(ascii: "{"), from: index + 1) ?? text.count
    }
    return nil
  }

  /// Whether numbers select a branch of a plural: by a category of CLDR, or by `=` and a number.
  static func isCategory(_ selector: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
    if text[selector.lowerBound] == UInt8(ascii: "=") { return true }
    for name: String in ["zero", "one", "two", "few", "many", "other"]
    where text.extracting(selector).equals(name) {
      return true
    }
    return false
  }

  /// What stands from an offset to the next comma or brace, without the blanks behind it.
  private static func words(from start: Int, in text: borrowing Span<UInt8>) -> Range<Int> {
    var end = start
    while end < text.count, text[end] != UInt8(ascii: ","), text[end] != UInt8(ascii: "{"),
      text[end] != UInt8(ascii: "}")
    {
      end += 1
    }
    while end > start, text[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }

  /// Whether the braces of a text stand in pairs, and every argument has a type and selectors that can be read.
  static func isSound(_ text: borrowing Span<UInt8>) -> Bool {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "{") { depth += 1 }
      if text[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && unknownType(in: text) == nil && splitSelector(in: text) == nil
  }

  /// Offset behind an apostrophe, or behind the text that it quotes.
  ///
  /// Only an apostrophe before a brace, `#` or `|` quotes; doubled, it is itself.
  private static func quoteEnd(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    let next = start + 1 < text.count ? text[start + 1] : 0
    switch next {
    case UInt8(ascii: "'"): return start + 2
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "|"): break
    default: return start + 1
    }
    var index = start + 1
    while index < text.count {
      if text[index] == UInt8(ascii: "'") {
        guard index + 1 < text.count, text[index + 1] == UInt8(ascii: "'") else { return index + 1 }
        index += 1
      }
      index += 1
    }
    return index
  }

  /// Offset of the next character that is no white space.
  private static func skipSpace(from start: Int, in text: borrowing Span<UInt8>) -> Int {
    var index = start
    while index < text.count, ASCII.isSpace(text[index]) { index += 1 }
    return index
  }

  /// Bytes of the name or type at an offset; other characters than ASCII may stand in a name.
  private func word(from start: Int, in text: borrowing Span<UInt8>) -> Range<Int> {
    var end = start
    while end < text.count, TokenStyles.isNameByte(text[end]) || text[end] >= 0x80 { end += 1 }
    return start..<end
  }

  /// Bytes of a selector: a word or `=` and digits.
  private static func selector(from start: Int, in text: borrowing Span<UInt8>) -> Range<Int> {
    var end = start
    while end < text.count, !ASCII.isSpace(text[end]), text[end] != UInt8(ascii: "{"),
      text[end] != UInt8(ascii: "}"), text[end] != UInt8(ascii: ":")
    {
      end += 1
    }
    return start..<end
  }

  /// The type that bytes of the text name; nil for none that ICU knows.
  private static func kind(_ type: Range<Int>, in text: borrowing Span<UInt8>) -> Kind? {
    let word = text.extracting(type)
    if word.equals("plural") || word.equals("selectordinal") { return .plural }
    if word.equals("select") { return .select }
    if word.equals("date") || word.equals("time") { return .simple(.date) }
    for name: String in ["number", "spellout", "ordinal", "duration", "choice"]
    where word.equals(name) {
      return .simple(.number)
    }
    return nil
  }
}
