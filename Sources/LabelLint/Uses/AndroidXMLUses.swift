/// Reads the texts of Android's layouts, menus, navigation graphs, preferences and manifests.
struct AndroidXMLUses: ~Escapable {
  /// An element that is open.
  private struct Open {
    /// Its element in the draft; -1 until it has a text.
    var element: Int32
    /// Number of the container that its children lie in.
    var group: Int32
    /// Whether its tag says that it can be pressed.
    var isPressed = false
    /// Whether its author wants no reports of texts in it: `tools:ignore="HardcodedText"`.
    var ignoresTexts = false
  }

  private var page: InterfaceXML
  private var draft: UsageDraft
  private let file: UInt32
  private let isRow: Bool
  /// Whether the file is that of an item that is a text itself, by its name.
  private let isOfText: Bool
  /// Whether no user gets its texts, or they are names: those of a manifest.
  private let isOfTests: Bool
  /// Whether a tag may show a text.
  private var showsText = false
  private var open: [Open] = []

  /// Reads a file into a draft.
  static func read(_ bytes: [UInt8], file: UInt32, path: String, into draft: inout UsageDraft) {
    var reader = AndroidXMLUses(bytes.span, file: file, path: path, draft: draft)
    draft = UsageDraft()
    reader.read()
    draft = reader.draft
  }

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>, file: UInt32, path: String, draft: UsageDraft) {
    page = InterfaceXML(text)
    self.file = file
    isRow = RowFile.isRow(path)
    isOfTests = CodeUses.isOfTests(path) || Self.fileName(of: path) == "AndroidManifest.xml"
    isOfText = RowFile.isOfText(Self.fileName(of: path).utf8.span)
    self.draft = draft
  }

  @_lifetime(self: copy self)
  private mutating func read() {
    let first = draft.elements.count
    while let tag = page.next() {
      switch tag {
      case .start: readElement()
      case .end: if page.depth < open.count { open.removeLast() }
      }
    }
    // What shows no text shows no name of its item.
    if showsText && !isOfText { return }
    for index in first..<draft.elements.count { draft.elements[index].flags.insert(.isNameless) }
  }

  /// The name of a file, without its folder.
  private static func fileName(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Whether styles let preferences show titles in several lines: `<item name="singleLineTitle">false</item>`, as the
  /// documentation of `androidx.preference.Preference` has it.
  static func wrapsTitles(inStyles text: Span<UInt8>) -> Bool {
    var index = 0
    while let found = text.firstIndex(ofBytes: styleItem.span, from: index) {
      index = found + styleItem.count
      if text.begins(with: "\">false<", at: index) { return true }
    }
    return false
  }

  private static let styleItem = Array("singleLineTitle".utf8)

  // MARK: Elements

  @_lifetime(self: copy self)
  private mutating func readElement() {
    var element = Open(
      element: -1, group: -1, isPressed: isPressed,
      ignoresTexts: open.last?.ignoresTexts ?? false || ignoresTexts)
    if !ControlClass.isTextless(page.xml.text.extracting(className)) { showsText = true }
    for attribute in page.xml.attributes {
      if isTools(attribute) {
        if page.xml.isText(attribute.localName, "listitem") { readListItem(attribute) }
        continue
      }
      readLayout(attribute)
      guard let use = AndroidAttribute(page.xml, attribute) else { continue }
      read(use, attribute, of: &element)
    }
    open.append(element)
  }

  /// Whether the tag says that the check of Android Lint for texts in layouts is not wanted.
  private var ignoresTexts: Bool {
    page.xml.attributes.contains {
      isTools($0) && page.xml.isText($0.localName, "ignore")
        && page.xml.text.extracting($0.value.range).ignoresCheck("HardcodedText")
    }
  }

  private func isTools(_ attribute: XMLAttribute) -> Bool {
    page.xml.isNamespace(attribute.namespace, "http://schemas.android.com/tools")
  }

  /// Remembers a layout that another is made with: `<include layout="@layout/song"/>`.
  @_lifetime(self: copy self)
  private mutating func readLayout(_ attribute: XMLAttribute) {
    guard page.xml.text.extracting(attribute.value.range).begins(with: "@layout/") else { return }
    let name = page.bytes(attribute.value.range).dropFirst("@layout/".utf8.count)
    draft.namedLayouts.insert(RowFile.nameWithoutCase(name))
  }

  /// Remembers the layout of a list's row.
  @_lifetime(self: copy self)
  private mutating func readListItem(_ attribute: XMLAttribute) {
    let value = page.xml.value(of: attribute)
    guard let slash = value.lastIndex(of: 0x2F) else { return }
    draft.rowLayouts.append(draft.store(value[(slash + 1)...]))
  }

  /// Adds the keys of an attribute.
  @_lifetime(self: copy self)
  private mutating func read(
    _ use: AndroidAttribute, _ attribute: XMLAttribute, of element: inout Open
  ) {
    let value = page.xml.value(of: attribute)
    let keys = ResourceReferences.keys(in: value)
    let line = page.line(at: Int(attribute.value.start))
    if keys.isEmpty {
      if Self.isNothing(value) { return }
      if use.isSpoken {
        draft.unresolved.append(UnresolvedUse(file: file, line: line, purpose: use.purpose))
      }
      if use.purpose != .constant, !element.ignoresTexts { note(value, attribute) }
      return
    }
    if element.element < 0 { element.element = addElement() }
    let purpose = purpose(of: use, on: draft.elements[Int(element.element)])
    let expression = draft.newExpression()
    let icon = purpose == .label || page.xml.isNamed("item") ? draft.store(icon) : .zero
    var marks: SourceUse.Flags = keys.count > 1 ? .isBranch : []
    // Data binding puts values in: `@{@string/songs(list.count)}`.
    if value.starts(with: "@{".utf8), value.contains(0x28) { marks.insert(.isFormatted) }
    for (key, target) in keys {
      draft.uses.append(
        SourceUse(
          key: draft.store(key), table: .zero, element: element.element, expression: expression,
          file: file, line: line, purpose: purpose, target: target,
          flags: marks, icon: icon))
    }
  }

  /// Whether an attribute has no text of the app.
  private static func isNothing(_ value: [UInt8]) -> Bool {
    value.isEmpty
      || ["@null", "@empty", "@android:"].contains { value.starts(with: $0.utf8) }
  }

  /// What the text of an attribute is for, by the element that has it.
  private func purpose(of use: AndroidAttribute, on element: UseElement) -> MessagePurpose {
    switch use.purpose {
    case .shortText where element.flags.contains(.isInteractive): .action
    // `labelFor`: the text is the name of the field that it stands beside.
    case .shortText where attribute("labelFor") != nil: .fieldHint
    case .label where isField: .fieldHint
    default: use.purpose
    }
  }

  /// Notes a text that a layout shows itself: `android:text="Close"`.
  @_lifetime(self: copy self)
  private mutating func note(_ value: [UInt8], _ attribute: XMLAttribute) {
    // Names of styles and data binding begin with these signs; the name of the app is its own.
    guard draft.noted.contains(.shown), !isOfTests, !"?@".utf8.contains(value[0]) else { return }
    // Code sets the text of a view with a name: the layout shows a sample. Few set that of a button.
    let isPlainText = page.xml.isText(attribute.localName, "text")
    let role = ControlClass.inheritedRole(of: page.xml.text.extracting(className))
    if isPlainText, !identifier.isEmpty, !ControlClass.isPressed(role) { return }
    let text = draft.store(value)
    draft.literals.append(
      SourceLiteral(
        key: text, table: .zero, text: text, place: ByteRange(attribute.value.range), file: file,
        flags: .isNoted))
  }

  /// Adds the element of the tag that was met.
  @_lifetime(self: copy self)
  private mutating func addElement() -> Int32 {
    var flags: UseElement.Flags = isRow ? .isRow : []
    let name = className
    let role = ControlClass.inheritedRole(of: page.xml.text.extracting(name))
    if ControlClass.isPressed(role) || isPressed { flags.insert(.isInteractive) }
    if open.contains(where: \.isPressed), !isTrue("focusable") { flags.insert(.isInPressed) }
    if role == nil, !ControlClass.isPlatform(page.xml.text.extracting(name)), !isPreference(name) {
      flags.insert(.isCustom)
    }
    if isText("singleLineTitle", "false") { flags.insert(.wrapsTitle) }
    if isText("visibility", "gone") || isText("visibility", "invisible") {
      flags.insert(.isHidden)
    }
    draft.elements.append(
      UseElement(
        className: draft.store(page.bytes(name)), name: draft.store(identifier),
        group: parentGroup(),
        file: file, flags: flags))
    return Int32(clamping: draft.elements.count - 1)
  }

  /// Number of the container around the tag that was met.
  @_lifetime(self: copy self)
  private mutating func parentGroup() -> Int32 {
    guard let parent = open.indices.last else { return -1 }
    if open[parent].group < 0 { open[parent].group = draft.newGroup() }
    return open[parent].group
  }

  /// The name of the class without its package; of `<view class="…">` what it names.
  private var className: Range<Int> {
    var range = page.xml.name
    if page.xml.isNamed("view"), let attribute = attribute("class") {
      range = attribute.value.range
    }
    var start = range.upperBound
    while start > range.lowerBound, page.xml.text[start - 1] != 0x2E,
      page.xml.text[start - 1] != 0x24
    {
      start -= 1
    }
    return start..<range.upperBound
  }

  /// Whether a class is one of preferences, which say their own role.
  private func isPreference(_ name: Range<Int>) -> Bool {
    ControlClass.isPreference(page.xml.text.extracting(name))
  }

  /// Whether the tag is a text field, which its hint names.
  private var isField: Bool {
    ControlClass.inheritedRole(of: page.xml.text.extracting(className)) == .textField
  }

  /// Whether the tag says that it can be pressed.
  private var isPressed: Bool {
    attribute("onClick") != nil || isTrue("clickable")
  }

  private func isTrue(_ name: StaticString) -> Bool { isText(name, "true") }

  /// Whether an attribute of the tag has a value.
  private func isText(_ name: StaticString, _ value: StaticString) -> Bool {
    attribute(name).map { page.xml.isText($0.value.range, value) } ?? false
  }

  /// The name of the element: `play` of `@+id/play`.
  private var identifier: [UInt8] {
    guard let id = attribute("id") else { return [] }
    let range = id.value.range
    var start = range.upperBound
    while start > range.lowerBound, page.xml.text[start - 1] != 0x2F { start -= 1 }
    return page.bytes(start..<range.upperBound)
  }

  /// The name of the picture that the tag shows: `close` of `@drawable/close`; empty without one.
  private var icon: [UInt8] {
    for name: StaticString in ["src", "srcCompat", "icon"] {
      guard let range = attribute(name)?.value.range else { continue }
      if page.xml.text.extracting(range).begins(with: "@drawable/") {
        return page.bytes(range.lowerBound + "@drawable/".utf8.count..<range.upperBound)
      }
    }
    return []
  }

  private func attribute(_ name: StaticString) -> XMLAttribute? {
    page.xml.attributes.first { page.xml.isText($0.localName, name) && !isTools($0) }
  }
}

/// References to texts in an attribute: `@string/play`, `@{playing ? @string/pause : @string/play}`.
enum ResourceReferences {
  /// The keys that a value names, in order.
  static func keys(in value: [UInt8]) -> [(key: ArraySlice<UInt8>, target: KeyTarget)] {
    var keys: [(key: ArraySlice<UInt8>, target: KeyTarget)] = []
    var index = 0
    while let at = value[index...].firstIndex(of: 0x40) {
      index = at + 1
      var typeStart = index
      var end = index
      while end < value.count, isNameByte(value[end]) || value[end] == 0x3A {
        if value[end] == 0x3A { typeStart = end + 1 }
        end += 1
      }
      guard end < value.count, value[end] == 0x2F else { continue }
      // The platform's own texts are in no catalog of the app.
      let isPlatform = value[index..<typeStart].elementsEqual("android:".utf8)
      let target = target(of: value[typeStart..<end])
      var keyEnd = end + 1
      while keyEnd < value.count, isNameByte(value[keyEnd]) { keyEnd += 1 }
      if let target, !isPlatform, keyEnd > end + 1 {
        keys.append((value[end + 1..<keyEnd], target))
      }
      index = keyEnd
    }
    return keys
  }

  private static func target(of type: ArraySlice<UInt8>) -> KeyTarget? {
    if type.elementsEqual("string".utf8) { return .string }
    if type.elementsEqual("plurals".utf8) { return .plurals }
    return type.elementsEqual("array".utf8) ? .array : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || byte == 0x5F || byte == 0x2E || byte >= 0x80
  }
}
