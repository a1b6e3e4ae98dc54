/// Reads screens that are stored as JSON: results of Android's Accessibility Test Framework, and accessibility audits of
/// XCTest.
///
/// Elements may be wrapped in any objects and arrays, as tools put different things around them.
struct ScreenJSON: ~Copyable, ~Escapable {
  private var reader: JSONReader
  private let text: Span<UInt8>
  private var elements = ScreenElements()
  /// What was added already: several results may be about one element.
  private var seen: Set<[String]> = []

  /// Whether a text may be JSON.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    let first = ByteScan.firstNonBlank(text, from: 0)
    return first < text.count && (text[first] == 0x7B || text[first] == 0x5B)
  }

  /// The elements of a screen.
  ///
  /// - Throws: The first fault of the file, or that it has no element.
  static func elements(of text: Span<UInt8>) throws(ScreenProblem) -> [ScreenElement] {
    var json = ScreenJSON(text)
    _ = try json.value()
    json.reader.finish()
    if let fault = json.reader.faults.first {
      throw ScreenProblem(at: fault.range.lowerBound, of: text, fault.message)
    }
    if json.elements.all.isEmpty {
      throw ScreenProblem(
        at: 0, of: text,
        "no element of a screen: neither results of the Accessibility Test Framework nor audits of XCTest"
      )
    }
    return json.elements.all
  }

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>) {
    self.text = text
    reader = JSONReader(text)
  }

  /// A value as far as an element needs it.
  private enum Value {
    /// An object with its members.
    case object([String: Value])
    case text(String)
    case isTrue
    /// Anything else.
    case other

    /// A text, or the text of a styled one: `{"SpannableString.rawString": "Save"}`, `{"text": "Save"}`.
    var text: String {
      switch self {
      case .text(let text): text
      case .object(let members):
        (members["SpannableString.rawString"] ?? members["SpannableStringInternal.mText"]
          ?? members["text"])?.text ?? ""
      case .isTrue, .other: ""
      }
    }

    var isTrue: Bool {
      if case .isTrue = self { true } else { false }
    }
  }

  /// Reads a value, and adds the elements in it.
  ///
  /// The reader limits the depth.
  @_lifetime(self: copy self)
  private mutating func value() throws(ScreenProblem) -> Value {
    switch reader.peek() {
    case .object:
      let offset = reader.position
      var members: [String: Value] = [:]
      reader.enterObject()
      while let key = reader.nextKey() { members[reader.text(of: key)] = try value() }
      try addElement(members, at: offset)
      return .object(members)
    case .array:
      reader.enterArray()
      while reader.nextElement() { _ = try value() }
      return .other
    case .string: return reader.readString().map { .text(reader.text(of: $0)) } ?? .other
    case .true:
      reader.skip()
      return .isTrue
    case .number, .false, .null:
      reader.skip()
      return .other
    case nil: return .other
    }
  }

  @_lifetime(self: copy self)
  private mutating func addElement(_ members: [String: Value], at offset: Int)
    throws(ScreenProblem)
  {
    let found =
      Self.viewElement(members) ?? Self.messageElement(members) ?? Self.auditElement(members)
    guard var element = found else { return }
    let identity = [
      element.className, element.name, element.label, element.text,
      members["ViewHierarchyElement.boundsInScreen"].map { "\($0)" } ?? "",
      members["id"].map { "\($0)" } ?? "",
    ]
    // A message of the framework has each element once.
    if Self.messageElement(members) == nil, !seen.insert(identity).inserted { return }
    element.line = UInt32(clamping: 1 + text.count(of: 0x0A, in: 0..<offset))
    try elements.add(element, at: offset, of: text)
  }

  /// An element as Accessibility Insights for Android writes it: names are `Class.field` of the framework's classes.
  private static func viewElement(_ members: [String: Value]) -> ScreenElement? {
    func member(_ name: String) -> Value? { members["ViewHierarchyElement.\(name)"] }
    guard member("className") != nil || member("accessibilityClassName") != nil else { return nil }
    return element { member($0) }
  }

  /// An element of the framework's message `ViewHierarchyElementProto`, in the JSON form of Protocol Buffers.
  private static func messageElement(_ members: [String: Value]) -> ScreenElement? {
    guard members["className"] != nil || members["class_name"] != nil else { return nil }
    return element { name in
      members[name]
        ?? members[
          name.reduce(into: "") { spelled, letter in
            spelled += letter.isUppercase ? "_" + letter.lowercased() : String(letter)
          }]
    }
  }

  private static func element(_ member: (String) -> Value?) -> ScreenElement {
    func text(_ name: String) -> String { member(name)?.text ?? "" }
    func isTrue(_ name: String) -> Bool { member(name)?.isTrue ?? false }
    var element = ScreenElement()
    // What a screen reader goes by, where it differs from the class.
    let announced = text("accessibilityClassName")
    element.className = announced.isEmpty ? text("className") : announced
    element.name = String(text("resourceName").split(separator: "/").last ?? "")
    element.label = text("contentDescription")
    element.text = text("text")
    element.hint = text("hintText")
    element.state = text("stateDescription")
    element.canBePressed =
      isTrue("clickable") || isTrue("isClickable") || isTrue("longClickable")
      || isTrue("isLongClickable")
    element.isStated = isTrue("checkable") || isTrue("isCheckable")
    return element
  }

  /// The element of an audit: its description is `"Save" Button`.
  private static func auditElement(_ members: [String: Value]) -> ScreenElement? {
    guard members["auditType"] != nil, let description = members["element"]?.text,
      description.first == "\"", let end = description.lastIndex(of: "\"")
    else { return nil }
    let start = description.index(after: description.startIndex)
    guard start <= end else { return nil }
    let label = String(description[start..<end])
    var element = ScreenElement()
    element.className = String(description[description.index(after: end)...].filter(\.isLetter))
    if element.className == "StaticText" { element.text = label } else { element.label = label }
    return element
  }
}
