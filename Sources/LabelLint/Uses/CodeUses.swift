/// Reads how a program uses texts: one pass over its tokens, with the brackets around at hand.
struct CodeUses {
  /// A bracket that is open where the pass stands.
  struct Scope {
    /// Index of its token.
    var open: Int
    /// Index of the word that names the type or function it is the body of; -1 for none.
    var name = -1
    /// Whether that is a type.
    var isType = false
  }

  /// A variable that got a value.
  struct Declaration {
    /// First token of the value.
    var value: Int
    /// Index of the open bracket around; -1 at the top.
    var scope: Int
    /// Word of the type that is written down; -1 without one.
    var type: Int
    /// Whether the value is a body in braces.
    var isBody: Bool
    /// Hash of its name.
    var name: UInt64
  }

  /// Brackets that are looked at around a use.
  static let mostScopes = 48

  /// The program.
  let text: [UInt8]
  /// Its language.
  let language: CodeLanguage
  /// Its tokens.
  let tokens: [CodeToken]
  /// The words that take texts.
  let sinks: SinkTable
  /// Index of the file.
  let file: UInt32
  /// Whether the file is that of a list's row, by its name.
  let isRowFile: Bool
  /// Where types say that they are one element of a screen reader, by their tokens.
  private(set) var wholeElements: [Int] = []
  /// Where code says of a view that it is no element of a screen reader.
  private(set) var silences: [Said] = []
  /// Where code says of a field that it must be filled in.
  private(set) var requirements: [Said] = []
  /// Words of the identifiers of views by the hashes of the variables that hold them.
  private(set) var identifiers: [UInt64: Int] = [:]
  /// Hashes of the variables whose views code makes pressed.
  var tappedNames: Set<UInt64> = []
  /// Hashes of the variables whose views open a menu when they are pressed.
  var menuNames: Set<UInt64> = []
  /// Where code gives a view one of two pictures.
  var changedPictures: [Said] = []
  /// Where code says in words what a view is or what state it is in.
  var tellings: [Said] = []
  /// Whether code listens to taps on whole rows.
  var pressesRow = false
  /// Whether code listens to taps on something that it does not name there.
  var listensToUnknown = false
  /// Layouts that the program makes rows of, by their names without case.
  var ownRows: Set<String> = []
  /// What was found.
  var draft: UsageDraft

  /// Brackets that are open.
  var scopes: [Scope] = []
  /// Variables, in the order that they got values.
  var declarations: [Declaration] = []
  /// Elements by the token that makes them.
  var elementsByToken: [Int: Int32] = [:]
  /// Elements by the name of the variable that holds them.
  var elementsByName: [UInt64: Int32] = [:]
  /// Containers by their brackets.
  var groups: [Int: Int32] = [:]
  /// Hashes of the types of resources that the program imports; nil before the first question.
  var importedTypes: Set<UInt64>?
  /// Index behind the tokens of the last function that shows a design and no user.
  var previewEnd = 0
  /// Tokens of code whose texts no user gets; nil before the first question.
  var unseen: [Range<Int>]?
  /// The word that names the class of Objective-C whose methods are read; -1 outside of one.
  var implementation = -1
  /// Index behind the tokens of the last text: what is visible in it is no use of its own.
  var textEnd = 0
  /// Numbers of the literals that were noted, by their tokens.
  var notedLiterals: [Int: Int] = [:]
  /// Whether the program tests the app, by its path: users never get its texts.
  let isTest: Bool
  /// Whether its texts are for tests, previews or samples: no user gets them.
  let isOfTests: Bool
  /// Whether the program has composables, or views of SwiftUI.
  let hasComposables: Bool
  /// The last call of a composable, with the innermost bracket around it.
  var lastCall: (open: Int, call: RowComposables.Call)?
  /// Tokens that may still be looked at again: keeps a hostile file from taking long.
  var effort: Int
  /// The word that names the type or function whose body comes next; -1 for none.
  private var pendingName = -1
  private var isPendingType = false
  private var pendingDepth = 0
  /// Line of the last offset asked for.
  private var place: (offset: Int, line: Int) = (0, 1)

  /// Seed of hashes of names.
  static let seed: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// A reader of one program.
  init(
    _ text: [UInt8], _ language: CodeLanguage, file: UInt32, path: String, draft: UsageDraft
  ) {
    self.text = text
    self.language = language
    tokens = CodeLexer.tokens(of: text.span, language)
    sinks = language.isApple ? .apple : .android
    self.file = file
    isRowFile = RowFile.isRow(path)
    isOfTests = Self.isOfTests(path)
    isTest =
      isOfTests
      && path.split(separator: "/").contains {
        $0.hasSuffix("Tests") || $0 == "Preview Content"
      }
    hasComposables = Self.hasComposables(text, language)
    effort = tokens.count * 32 + 10_000
    self.draft = draft
    wholeElements = findWholeElements()
    silences = findSilences()
    requirements = findRequirements()
    identifiers = findIdentifiers()
  }

  /// Reads the whole program.
  mutating func read() {
    let tokens = tokens
    readRawValues()
    readListeners()
    readPictures()
    for index in tokens.indices where effort > 0 {
      let token = tokens[index]
      switch token.kind {
      case .word: readAnyWord(index, token)
      case .open: enter(index)
      case .close: leave(index)
      case .mark: readMark(text[Int(token.start)], at: index)
      case .text: readLiteral(index)
      case .number: break
      }
    }
    notePressedRows()
  }

  /// Reads what a mark begins: a value behind `=`, or what `#` and `@` name.
  private mutating func readMark(_ mark: UInt8, at index: Int) {
    switch mark {
    case "=": readAssignment(index)
    case "#" where language == .objectiveC && isWord(index + 1, "define"):
      readDefinition(index + 2)
    case "#" where language == .swift && isWord(index + 1, "Preview"):
      previewEnd = max(previewEnd, macroEnd(of: index + 1))
    case "@" where language == .objectiveC: readImplementation(index + 1)
    default: break
    }
  }

  // MARK: Brackets

  private mutating func enter(_ index: Int) {
    if scopes.isEmpty, language == .objectiveC { readWrapper(ofBody: index) }
    var scope = Scope(open: index)
    if pendingName >= 0, scopes.count <= pendingDepth, isOpen(index, 0x7B) {
      scope.name = pendingName
      scope.isType = isPendingType
      pendingName = -1
    }
    scopes.append(scope)
  }

  private mutating func leave(_ index: Int) {
    let partner = Int(tokens[index].partner)
    guard partner >= 0 else { return }
    while let last = scopes.last, last.open >= partner { scopes.removeLast() }
    if pendingName >= 0, scopes.count < pendingDepth { pendingName = -1 }
  }

  // MARK: Words

  /// Reads a word, by its first byte and its length where they say that it is none of those that count: nearly all are.
  private mutating func readAnyWord(_ index: Int, _ token: CodeToken) {
    let first = text[Int(token.start)]
    let count = Int(token.count)
    if hasComposables, ASCII.isUpperCase(first) { readComposableCall(index) }
    if sinks.mayHold(first: first, count: count) || DeclarationWord.mayBe(first, count)
      || count >= 18
    {
      readWord(index)
    } else {
      readPossibleField(index)
    }
    // `string`, `getString`, `stringResource`
    if !language.isApple, count == 6 || count == 9 || count == 14 { readFormatted(index) }
    // `layout`, `ItemSongBinding`
    if count == 6 || text[Int(token.start) + count - 1] == 0x67 { readLayout(index) }
  }

  /// Reads a field, in languages whose fields begin with their type and no word of a declaration.
  private mutating func readPossibleField(_ index: Int) {
    if language == .java || language == .objectiveC { readField(index) }
  }

  /// Reads a word that takes a text or declares something.
  private mutating func readWord(_ index: Int) {
    let range = tokens[index].range
    if let sink = sinks.sink(text.span.extracting(range)) {
      readSink(sink, at: index)
    } else if !language.isApple, range.count >= 18,
      let purpose = Self.purpose(ofProperty: text.span.extracting(range))
    {
      let isSetter = text.span.begins(with: "set", at: range.lowerBound)
      readSink(
        Sink(purpose: purpose, forms: isSetter ? .called : [.assigned, .colon]), at: index)
    } else if let word = DeclarationWord(text.span.extracting(range)) {
      readDeclaration(word, at: index)
    } else {
      readPossibleField(index)
    }
  }

  private mutating func readDeclaration(_ word: DeclarationWord, at index: Int) {
    switch word {
    case .variable:
      readVariable(index)
      readWrapper(ofProperty: index + 1)
    case .function:
      if !language.isApple, isPreview(index) { previewEnd = bodyEnd(of: index) }
      readComposable(index + 1)
      readWrapper(ofFunction: index + 1)
      expectBody(of: index + 1, isType: false)
    case .type:
      if language.isApple { readAncestors(of: index + 1) }
      readParameters(ofType: index + 1)
      if language == .swift { previewEnd = max(previewEnd, endOfPreviews(in: index)) }
      readView(index + 1)
      if language == .swift, isWord(index, "enum") { readCases(ofEnumeration: index) }
      expectBody(of: index + 1, isType: true)
    case .constant: if language == .swift { readConstant(index) }
    }
  }

  /// What a property of the app's own is for whose name holds `contentDescription`, or ends with `StateDescription`; nil
  /// for any other word.
  private static func purpose(ofProperty word: Span<UInt8>) -> MessagePurpose? {
    if contentDescription.withSpan({ word.firstIndex(ofBytes: $0) != nil }) { return .label }
    return word.closes(with: "StateDescription") ? .state : nil
  }

  private static let contentDescription = ByteWord("ontentDescription")

  /// Expects the body of a type or function whose name comes next.
  private mutating func expectBody(of name: Int, isType: Bool) {
    guard name < tokens.count, tokens[name].kind == .word, !isMark(name - 2, 0x2E) else { return }
    pendingName = name
    isPendingType = isType
    pendingDepth = scopes.count
  }

  /// The name of the type or function whose head is read; nil outside of one.
  var expectedBody: Int? { pendingName >= 0 ? pendingName : nil }

  // MARK: Places

  /// Line of a token, from 1.
  mutating func line(of token: Int) -> UInt32 {
    let offset = Int(tokens[token].start)
    var line = place.line
    if offset >= place.offset {
      line += text.span.count(of: 0x0A, in: place.offset..<offset)
    } else {
      line -= text.span.count(of: 0x0A, in: offset..<place.offset)
    }
    place = (offset, line)
    return UInt32(clamping: line)
  }

  // MARK: Tokens

  /// Whether a token is a word that is known beforehand.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
      && ByteScan.equals(text.span, tokens[index].range, word)
  }

  /// Whether a token is a word.
  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether a token is a word that begins with a capital.
  func isCapitalized(_ index: Int) -> Bool {
    isWord(index) && ASCII.isUpperCase(text[Int(tokens[index].start)])
  }

  /// Whether a token is a mark.
  func isMark(_ index: Int, _ byte: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark
      && text[Int(tokens[index].start)] == byte
  }

  /// Whether a token is an opening bracket of a kind.
  func isOpen(_ index: Int, _ byte: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .open
      && text[Int(tokens[index].start)] == byte
  }

  /// Whether a token is a closing bracket.
  func isClose(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .close
  }

  /// Index of the bracket that closes an opening one, at most the number of tokens.
  func end(of open: Int) -> Int { min(Int(tokens[open].partner), tokens.count) }

  /// Hash of a word.
  func hash(_ index: Int) -> UInt64 {
    text.span.extracting(tokens[index].range).hash(seed: Self.seed)
  }
}
