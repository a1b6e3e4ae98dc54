/// Adds what a screen shows to a draft, as uses of texts whose keys only a catalog can tell.
struct ScreenUses {
  /// Longest text that is looked for in catalogs, in bytes: longer ones are content.
  private static let longest = 1000

  private var draft: UsageDraft
  private let elements: [ScreenElement]
  private let file: UInt32
  /// The pressed element that each element lies in, or that it is; nil for others.
  private let carriers: [Int?]
  /// Number of the container of each element.
  private var groups: [Int: Int32] = [:]
  /// Index in the draft of each element with a text.
  private var added: [Int: Int32] = [:]

  /// Reads a file into a draft.
  ///
  /// - Throws: Why the file shows no screen; the draft is as it was.
  static func read(_ bytes: [UInt8], file: UInt32, into draft: inout UsageDraft)
    throws(ScreenProblem)
  {
    var uses = ScreenUses(try elements(of: bytes.span), file: file, draft: draft)
    draft = UsageDraft()
    for index in uses.elements.indices { uses.add(index) }
    draft = uses.draft
  }

  /// The elements of a file, whatever has written it.
  private static func elements(of text: Span<UInt8>) throws(ScreenProblem) -> [ScreenElement] {
    if XCTestScreen.isOne(text) { return try XCTestScreen.elements(of: text) }
    if ScreenJSON.isOne(text) { return try ScreenJSON.elements(of: text) }
    if UIAutomatorScreen.isOne(text) { return try UIAutomatorScreen.elements(of: text) }
    throw ScreenProblem(
      at: 0, of: text,
      "no snapshot of a screen: expected <hierarchy> of uiautomator, JSON, or a debugDescription of XCTest"
    )
  }

  private init(_ elements: [ScreenElement], file: UInt32, draft: UsageDraft) {
    self.elements = elements
    self.file = file
    self.draft = draft
    carriers = elements.indices.reduce(into: []) { carriers, index in
      let around = elements[index].parent.flatMap { carriers[$0] }
      carriers.append(elements[index].isPressed ? index : around)
    }
  }

  /// Adds the texts of an element.
  private mutating func add(_ index: Int) {
    let element = elements[index]
    if !element.label.isEmpty, !isShown(labelOf: index) {
      add(element.label, element.isField ? .fieldHint : .label, of: index, line: element.line)
    }
    if !element.text.isEmpty {
      // A press on the element around it is a press on the text.
      let purpose: MessagePurpose =
        element.isField ? .fieldHint : carriers[index] == nil ? .shortText : .action
      add(element.text, purpose, of: carriers[index] ?? index, line: element.line)
    }
    add(element.hint, .fieldHint, of: index, line: element.line)
    add(element.state, .state, of: index, line: element.line)
  }

  /// Whether the label of a pressed element is the text that lies in it: XCTest tells both.
  private func isShown(labelOf index: Int) -> Bool {
    guard elements[index].isPressed else { return false }
    return elements.indices.dropFirst(index + 1).prefix { carriers[$0] == index }
      .contains { elements[$0].text == elements[index].label }
  }

  /// Adds a text of an element.
  private mutating func add(
    _ text: String, _ purpose: MessagePurpose, of index: Int, line: UInt32
  ) {
    guard (1...Self.longest).contains(text.utf8.count) else { return }
    let key = ScreenText.folded(text)
    if key.isEmpty { return }
    let element = added[index] ?? addElement(index)
    draft.uses.append(
      SourceUse(
        key: draft.store(key), table: draft.store(text.utf8), element: element,
        expression: draft.newExpression(), file: file, line: line, purpose: purpose,
        target: .string, flags: []))
  }

  private mutating func addElement(_ index: Int) -> Int32 {
    let element = elements[index]
    let name = Array(element.shortClass.utf8)
    var flags: UseElement.Flags = []
    if element.isPressed { flags.insert(.isInteractive) }
    if element.role == nil, !ControlClass.isPlatform(name.span) { flags.insert(.isCustom) }
    if element.isStated { flags.insert(.isStated) }
    if let carrier = carriers[index], carrier != index { flags.insert(.isInPressed) }
    draft.elements.append(
      UseElement(
        className: draft.store(name), name: draft.store(element.name.utf8),
        group: group(of: index), file: file, flags: flags))
    let number = Int32(clamping: draft.elements.count - 1)
    added[index] = number
    return number
  }

  /// Number of the container of an element: a pressed one, and what lies in it, have one by themselves.
  private mutating func group(of index: Int) -> Int32 {
    let container = carriers[index] ?? elements[index].parent ?? -1
    if let known = groups[container] { return known }
    let group = draft.newGroup()
    groups[container] = group
    return group
  }
}

/// The form in which texts of screens and catalogs are compared.
enum ScreenText {
  /// A text of a screen, folded: Android shows the labels of some buttons in capitals.
  static func folded(_ text: String) -> [UInt8] {
    var plain = PlainText()
    // What a screen shows has no placeholders, and its percent signs are no formats.
    let decoded = Array(text.replacing("%", with: "%%").utf8)
    plain.read(decoded.span, as: PlaceholderReading(platform: .android))
    var folded = FoldedText()
    folded.read(plain.bytes(of: decoded.span))
    return Array(copying: folded.bytes)
  }
}
