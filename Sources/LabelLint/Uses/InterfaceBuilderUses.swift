/// Reads the texts of storyboards and xibs, whose keys are made of object and property.
struct InterfaceBuilderUses: ~Escapable {
  /// An element that is open.
  private struct Open {
    /// Its element in the draft; -1 until it has a text.
    var element: Int32 = -1
    /// Number of the container that its children lie in.
    var group: Int32 = -1
    /// Where its object identifier stands.
    var id = 0..<0
    /// The class of its tag; empty for one that is no object.
    var className: [UInt8] = []
    /// Where the name that the authors gave it stands.
    var userLabel = 0..<0
    /// Whether it is the row of a list or lies in one.
    var isRow = false
    /// Number of segments met in it.
    var segments = 0
    /// Number of texts met in it that the authors set by the path of a property.
    var pathTexts = 0
  }

  private var page: InterfaceXML
  private var draft: UsageDraft
  private let file: UInt32
  private let table: [UInt8]
  private let isRowFile: Bool
  private var open: [Open] = []
  /// `UI` or `NS`.
  private var prefix = "UI"

  /// Reads a file into a draft.
  static func read(_ bytes: [UInt8], file: UInt32, path: String, into draft: inout UsageDraft) {
    var reader = InterfaceBuilderUses(bytes.span, file: file, path: path, draft: draft)
    draft = UsageDraft()
    reader.read()
    draft = reader.draft
  }

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, file: UInt32, path: String, draft: UsageDraft) {
    page = InterfaceXML(text)
    self.file = file
    let name =
      path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    table = Array(name.utf8.prefix { $0 != 0x2E })
    isRowFile = RowFile.isRow(path)
    self.draft = draft
  }

  @_lifetime(self: copy self)
  private mutating func read() {
    while let tag = page.next() {
      switch tag {
      case .start: readElement()
      case .end: if page.depth < open.count { open.removeLast() }
      }
    }
  }

  // MARK: Elements

  @_lifetime(self: copy self)
  private mutating func readElement() {
    if open.isEmpty, let type = attribute("type"), !holds(type, "CocoaTouch") { prefix = "NS" }
    let own = opened
    open.append(own)
    if page.xml.isNamed("accessibility") {
      readAccessibility()
    } else if page.xml.isNamed("accessibilityTraits") {
      readTraits()
    } else if page.xml.isNamed("state") {
      readState()
    } else if page.xml.isNamed("segment") {
      readSegment()
    } else if page.xml.isNamed("userDefinedRuntimeAttribute") {
      readPathText()
    } else if page.xml.isNamed("tableHeaderCell") {
      add("title", as: "headerCell.title", .title, of: open.count - 2)
    } else if page.xml.isNamed("buttonConfiguration") || page.xml.isNamed("buttonStyle") {
      add("title", as: "configuration.title", .action, of: open.count - 2)
    } else if page.xml.isNamed("outlet") {
      readOutlet()
    } else if !own.id.isEmpty {
      readTexts()
    }
  }

  /// The element of the tag that was met.
  private var opened: Open {
    var own = Open()
    own.isRow =
      open.last?.isRow ?? isRowFile || page.xml.isNamed("prototypes")
      || page.xml.isNamed("collectionViewCell")
    if let id = attribute("id") { own.id = id }
    if let label = attribute("userLabel") { own.userLabel = label }
    if !own.id.isEmpty { own.className = className }
    return own
  }

  /// The variable of code that holds an object.
  @_lifetime(self: copy self)
  private mutating func readOutlet() {
    guard let property = attribute("property"), let destination = attribute("destination") else {
      return
    }
    draft.outlets.append(
      UsageDraft.Outlet(
        object: draft.store(page.bytes(destination)), name: draft.store(page.bytes(property))))
  }

  /// What a screen reader gets of the object around.
  @_lifetime(self: copy self)
  private mutating func readAccessibility() {
    let owner = open.count - 2
    let name: StaticString = prefix == "NS" ? "description" : "label"
    if open.indices.contains(owner), !open[owner].id.isEmpty, let label = attribute(name),
      !label.isEmpty
    {
      draft.elements[Int(element(of: owner))].flags.insert(.isLabelled)
    }
    if prefix == "NS" {
      add("description", as: "ibExternalAccessibilityDescription", .label, of: owner)
      add("help", as: "ibExternalAccessibilityHelp", .hint, of: owner)
    } else {
      add("label", as: "accessibilityLabel", .label, of: owner)
      add("hint", as: "accessibilityHint", .hint, of: owner)
    }
  }

  /// An object that is announced as a button can be pressed.
  @_lifetime(self: copy self)
  private mutating func readTraits() {
    guard let button = attribute("button"), page.xml.isText(button, "YES"), open.count > 2 else {
      return
    }
    let element = open[open.count - 3].element
    if element >= 0 {
      draft.elements[Int(element)].flags.insert(.isInteractive)
      draft.elements[Int(element)].flags.remove(.isCustom)
    }
  }

  /// The title of a button in one of its states.
  @_lifetime(self: copy self)
  private mutating func readState() {
    guard let key = attribute("key") else { return }
    let owner = open.count - 2
    if page.xml.isText(key, "normal") { add("title", as: "normalTitle", .action, of: owner) }
    if page.xml.isText(key, "selected") { add("title", as: "selectedTitle", .action, of: owner) }
    if page.xml.isText(key, "disabled") { add("title", as: "disabledTitle", .action, of: owner) }
    if page.xml.isText(key, "highlighted") {
      add("title", as: "highlightedTitle", .action, of: owner)
    }
  }

  /// The title of a segment, which is numbered in its control.
  @_lifetime(self: copy self)
  private mutating func readSegment() {
    let owner = open.count - 3
    guard owner >= 0 else { return }
    if !open[owner].id.isEmpty { draft.elements[Int(element(of: owner))].flags.insert(.isChoice) }
    let number = open[owner].segments
    if prefix == "NS" {
      add("label", as: "ibShadowedLabels[\(number)]", .action, of: owner)
      add("toolTip", as: "ibShadowedToolTips[\(number)]", .tooltip, of: owner)
    } else {
      add("title", as: "segmentTitles[\(number)]", .action, of: owner)
    }
    open[owner].segments += 1
  }

  /// A text that is set by the path of a property: such texts are numbered in their object.
  @_lifetime(self: copy self)
  private mutating func readPathText() {
    let owner = open.count - 3
    guard owner >= 0, let type = attribute("type"), let path = attribute("keyPath"),
      page.xml.isText(type, "string") || page.xml.isText(type, "localizedString")
    else { return }
    if let purpose = Self.pathPurposes.first(where: { page.xml.isText(path, $0.path) })?.purpose {
      let property = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
      add("value", as: "\(property)[\(open[owner].pathTexts)]", purpose, of: owner)
    }
    open[owner].pathTexts += 1
  }

  /// Properties that a screen reader gets the texts of.
  private static let pathPurposes: [(path: StaticString, purpose: MessagePurpose)] = [
    ("accessibilityLabel", .label), ("accessibilityHint", .hint), ("accessibilityHelp", .hint),
    ("accessibilityValue", .state),
  ]

  /// The texts that attributes of an object hold.
  @_lifetime(self: copy self)
  private mutating func readTexts() {
    let own = open.count - 1
    let name = open[own].className
    let role = ControlClass.role(of: name.span)
    let isPressed = ControlClass.isPressed(role)
    add("text", as: "text", .shortText, of: own)
    add("placeholder", as: "placeholder", .fieldHint, of: own)
    add("placeholderString", as: "placeholderString", .fieldHint, of: own)
    add("title", as: "title", isPressed ? .action : isText ? .shortText : .title, of: own)
    add("headerTitle", as: "headerTitle", .title, of: own)
    add("footerTitle", as: "footerTitle", .message, of: own)
    add("prompt", as: "prompt", .title, of: own)
    add("toolTip", as: prefix == "NS" ? "ibShadowedToolTip" : "toolTip", .tooltip, of: own)
    add("alternateTitle", as: "alternateTitle", .action, of: own)
    if page.xml.isNamed("tabViewItem") || page.xml.isNamed("toolbarItem") {
      add("label", as: "label", .action, of: own)
      add("paletteLabel", as: "paletteLabel", .title, of: own)
    }
  }

  /// Whether the object is a text that stands on the screen.
  private var isText: Bool { page.xml.isNamed("textFieldCell") }

  // MARK: Uses

  /// Adds a use for an attribute of the tag that was met, of an object that is open.
  @_lifetime(self: copy self)
  private mutating func add(
    _ name: StaticString, as property: String, _ purpose: MessagePurpose, of owner: Int
  ) {
    guard open.indices.contains(owner), !open[owner].id.isEmpty, let value = attribute(name),
      !value.isEmpty
    else { return }
    let key = page.bytes(open[owner].id) + [0x2E] + Array(property.utf8)
    let element = element(of: owner)
    let line = page.line(at: value.lowerBound)
    draft.uses.append(
      SourceUse(
        key: draft.store(key), table: draft.store(table), element: element,
        expression: draft.newExpression(), file: file, line: line, purpose: purpose,
        target: .apple, flags: []))
  }

  /// The element of an object.
  @_lifetime(self: copy self)
  private mutating func element(of owner: Int) -> Int32 {
    if open[owner].element >= 0 { return open[owner].element }
    let name = open[owner].className
    let role = ControlClass.inheritedRole(of: name.span)
    var flags: UseElement.Flags = open[owner].isRow ? .isRow : []
    if ControlClass.isPressed(role) { flags.insert(.isInteractive) }
    if role == nil, !ControlClass.isPlatform(name.span) { flags.insert(.isCustom) }
    let isOfPopUp =
      role == .menuItem && open[..<owner].contains { $0.className.span.spells("NSPopUpButtonCell") }
    if role == .radioButton || isOfPopUp { flags.insert(.isChoice) }
    var group: Int32 = -1
    if owner > 0 {
      if open[owner - 1].group < 0 { open[owner - 1].group = draft.newGroup() }
      group = open[owner - 1].group
    }
    draft.elements.append(
      UseElement(
        className: draft.store(name), name: draft.store(page.bytes(open[owner].userLabel)),
        group: group, file: file, flags: flags))
    open[owner].element = Int32(clamping: draft.elements.count - 1)
    return open[owner].element
  }

  /// The class of the tag that was met; a custom one where the tag is a plain view.
  private var className: [UInt8] {
    var name = Array(prefix.utf8)
    let tag = page.bytes(page.xml.name)
    name.append((tag.first ?? 0) & 0xDF)
    name += tag.dropFirst()
    // AppKit has one class of buttons for all of them.
    if page.xml.isNamed("buttonCell") || page.xml.isNamed("button"), let type = attribute("type") {
      if page.xml.isText(type, "check") { return Array("CheckBox".utf8) }
      if page.xml.isText(type, "radio") { return Array("RadioButton".utf8) }
    }
    if ControlClass.role(of: name.span) == nil, let custom = attribute("customClass") {
      return page.bytes(custom)
    }
    return name
  }

  // MARK: The tag

  private func attribute(_ name: StaticString) -> Range<Int>? {
    page.xml.attributes.first { page.xml.isText($0.name.range, name) }?.value.range
  }

  private func holds(_ range: Range<Int>, _ word: String) -> Bool {
    page.xml.text.extracting(range).holds(word.lowercased())
  }
}
