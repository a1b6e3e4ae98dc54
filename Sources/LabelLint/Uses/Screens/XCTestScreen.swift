/// Reads what `XCUIApplication.debugDescription` prints: a line for each element, indented by its depth.
///
///     Button, 0x600003a1c2a0, {{16.0, 59.0}, {44.0, 44.0}}, identifier: 'more', label: 'More', Selected
///
/// XCTest attaches this text to a failed test; `xcrun xcresulttool export attachments` writes the file.
struct XCTestScreen {
  /// Whether a text may be such a file.
  static func isOne(_ text: Span<UInt8>) -> Bool { text.stands("Element subtree:") }

  /// An element that others may lie in.
  private struct Open {
    var indent: Int
    var element: Int
  }

  private var elements = ScreenElements()
  private var open: [Open] = []

  /// The elements of a screen.
  ///
  /// - Throws: That the file has none, or too many.
  static func elements(of text: Span<UInt8>) throws(ScreenProblem) -> [ScreenElement] {
    var reader = XCTestScreen()
    var start = 0
    var line: UInt32 = 1
    // What precedes the elements: the attributes of the one that was asked.
    var isSubtree = false
    while start < text.count {
      let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
      let content = text.extracting(start..<end)
      if content.stands("Element subtree:") {
        isSubtree = true
      } else if content.stands("Path to element:") || content.stands("Query chain:") {
        isSubtree = false
      } else if isSubtree {
        try reader.read(String(decoding: Array(copying: content), as: UTF8.self), line, start, text)
      }
      start = end + 1
      line &+= 1
    }
    if reader.elements.all.isEmpty {
      throw ScreenProblem(
        at: 0, of: text, "no element follows \"Element subtree:\"; store the whole debugDescription"
      )
    }
    return reader.elements.all
  }

  /// Reads a line.
  private mutating func read(_ line: String, _ number: UInt32, _ offset: Int, _ text: Span<UInt8>)
    throws(ScreenProblem)
  {
    let indent = line.prefix { $0 == " " || $0 == "\t" || $0 == "→" }.count
    let content = line.dropFirst(indent)
    // A line without an address goes on with the text of the element before it.
    guard let comma = content.firstIndex(of: ","), content[comma...].contains("0x"),
      content.first?.isUppercase ?? false
    else { return }
    while let last = open.last, last.indent >= indent { open.removeLast() }
    let values = XCTestValues(content[comma...])
    var element = ScreenElement()
    // "Window (Main)".
    element.className = String(content[..<comma].prefix { $0 != " " })
    element.name = values["identifier"]
    element.hint = values["placeholderValue"]
    element.line = number
    element.parent = open.last?.element
    element.isStated = values.isSelected
    if element.className == "StaticText" {
      element.text = values["label"]
    } else {
      element.label = values["label"]
      if !element.isField { element.state = values["value"] }
    }
    open.append(Open(indent: indent, element: elements.all.count))
    try elements.add(element, at: offset, of: text)
  }
}

/// The named values of a line: `identifier: 'more', label: 'More', value: 1, Selected`.
struct XCTestValues {
  private let line: Substring

  /// The values of a line, from the comma behind its class.
  init(_ line: Substring) { self.line = line }

  private static let names = ["identifier", "label", "value", "placeholderValue", "title"]

  /// The value of a name; empty without one.
  ///
  /// Quotation marks in a value are not escaped: it ends at one that the next name, a flag or the end of the line
  /// follows.
  subscript(name: String) -> String {
    guard let start = line.firstRange(of: ", \(name): ")?.upperBound else { return "" }
    let rest = line[start...]
    guard rest.first == "'" else { return String(rest.prefix { $0 != "," }) }
    let value = rest.dropFirst()
    for index in value.indices where value[index] == "'" {
      let behind = value[value.index(after: index)...]
      if behind.allSatisfy(\.isWhitespace) || Self.beginsNext(behind) {
        return String(value[..<index])
      }
    }
    return String(value)
  }

  private static func beginsNext(_ text: Substring) -> Bool {
    guard text.hasPrefix(", ") else { return false }
    let next = text.dropFirst(2)
    return names.contains { next.hasPrefix("\($0): ") } || flags.contains { next.hasPrefix($0) }
  }

  private static let flags = ["Selected", "Disabled", "Keyboard Focused", "Focused"]

  /// Whether the element is selected.
  var isSelected: Bool { line.contains(", Selected") }
}
