/// What a snapshot of a screen says of one element.
struct ScreenElement {
  /// Its class, with the package or without.
  var className = ""
  /// The identifier that its authors gave it.
  var name = ""
  /// What a screen reader says in place of its text.
  var label = ""
  /// The text that it shows.
  var text = ""
  /// The text that an empty field shows.
  var hint = ""
  /// The state that a screen reader says behind the label.
  var state = ""
  /// Its line in the file, from 1.
  var line: UInt32 = 1
  /// Index of the element that it lies in; nil for one that lies in none.
  var parent: Int?
  /// Whether the snapshot says that it can be pressed.
  var canBePressed = false
  /// Whether a screen reader says that it is checked or selected.
  var isStated = false

  /// The name of its class without the package: `Button` of `android.widget.Button`.
  var shortClass: Substring {
    className.lastIndex { $0 == "." || $0 == "$" }.map { className[className.index(after: $0)...] }
      ?? className[...]
  }

  /// What it is announced as; nil where its class does not say.
  var role: Role? { ControlClass.inheritedRole(of: String(shortClass).utf8.span) }
  /// Whether it can be pressed.
  var isPressed: Bool { canBePressed || ControlClass.isPressed(role) }
  /// Whether it is a field for text, whose own text is what the user has entered.
  var isField: Bool { [.textField, .searchField, .comboBox].contains(role) }
}

/// Why a file shows no screen.
struct ScreenProblem: Error, Hashable {
  /// The line, from 1.
  let line: Int
  /// What is wrong and what to do.
  let message: String

  /// A problem at an offset of a text.
  init(at offset: Int, of text: Span<UInt8>, _ message: String) {
    line = 1 + text.count(of: 0x0A, in: 0..<min(max(0, offset), text.count))
    self.message = message
  }
}

/// The elements of a screen, in the order in which the file has them: each one behind the one that it lies in.
struct ScreenElements {
  /// Most elements of a file: a screen has hundreds.
  static let most = 20_000

  /// The elements.
  private(set) var all: [ScreenElement] = []

  /// Adds an element.
  ///
  /// - Throws: That there are too many.
  mutating func add(_ element: ScreenElement, at offset: Int, of text: Span<UInt8>)
    throws(ScreenProblem)
  {
    guard all.count < Self.most else {
      throw ScreenProblem(
        at: offset, of: text, "more than \(Self.most) elements: this is not a screen")
    }
    all.append(element)
  }

  /// Changes the last element.
  mutating func changeLast(_ change: (inout ScreenElement) -> Void) {
    if !all.isEmpty { change(&all[all.count - 1]) }
  }
}
