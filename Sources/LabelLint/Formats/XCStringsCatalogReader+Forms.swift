/// The texts of a localization: units, variations, sets, substitutions.
extension XCStringsCatalogReader {
  /// Reads the object that holds the texts of a localization, a variation or a substitution.
  ///
  /// Calls itself for forms inside forms, as deep as `VariationTable.maximumSteps`. Of a substitution
  /// it gets the index in `CatalogFile.substitutions`.
  mutating func readForms(_ json: inout JSONReader, substitution: Int? = nil) {
    guard json.entersObject() else {
      reportWrongType(&json, at: "", expected: "an object")
      return
    }
    let firstMessage = file.messages.count
    var specifier: JSONString?
    var seen = XCStringsMember.Seen()
    while let name = json.nextKey() {
      let member = member(name, in: json.bytes, &seen)
      switch (member, substitution) {
      case (.stringUnit, _): readUnit(&json)
      case (.variations, _): readVariations(&json)
      case (.substitutions, nil): readSubstitutions(&json)
      case (.stringSet, nil): readSet(&json)
      case (.argNum, let index?): readArgument(&json, ofSubstitution: index)
      case (.formatSpecifier, let index?):
        guard let written = readString(&json, "formatSpecifier") else { break }
        file.substitutions[index].specifier = text(of: written, in: json.bytes)
        specifier = written
      default:
        skipUnknown(name, &json)
        continue
      }
      if member == .stringUnit || member == .variations { checkIsOne(of: seen, at: name) }
    }
    if let specifier, let substitution {
      checkSpecifier(at: specifier.content, ofSubstitution: substitution, formsFrom: firstMessage)
    }
  }

  /// Checks that an object has a text or variations, but not both, once it has shown one of them.
  private mutating func checkIsOne(of seen: XCStringsMember.Seen, at name: JSONString) {
    guard seen.contains(.stringUnit), seen.contains(.variations) else { return }
    report(
      .unitAndVariations, at: name.content,
      "'\(path(to: ""))' has both a text and variations: which one counts is not defined")
  }

  /// Checks that the value which plural forms of a substitution are chosen by is a number.
  private mutating func checkSpecifier(
    at range: Range<Int>, ofSubstitution index: Int, formsFrom first: Int
  ) {
    var isPlural = false
    for message in file.messages[first...]
    where file.slots[Int(message.slot)].pluralCategory != nil {
      isPlural = true
    }
    let written = file.string(file.substitutions[index].specifier) ?? ""
    guard isPlural, let kind = StringsdictSpecifier.kind(ofValueType: "%" + written),
      kind != .integer, kind != .float
    else { return }
    report(
      .invalidValueType, at: range,
      "'\(path(to: "formatSpecifier"))' is `\(written)`, and forms are chosen by a number such as `lld`"
    )
  }

  /// Reads `stringUnit`: one text with its state.
  private mutating func readUnit(_ json: inout JSONReader) {
    if place.node == 0 { place.type = .string }
    guard json.entersObject() else {
      reportWrongType(&json, at: "stringUnit", expected: "an object")
      return
    }
    let start = json.position - 1
    var seen = XCStringsMember.Seen()
    var state = 0
    var value: JSONString?
    var wrongValue: Range<Int>?
    while let name = json.nextKey() {
      let member = member(name, in: json.bytes, &seen)
      switch member {
      case .state:
        if let string = readString(&json, "stringUnit.state") {
          state = stateIndex(of: string, in: json.bytes)
        }
      case .value:
        value = json.readStringIfNext()
        if value != nil { break }
        switch json.peek() {
        case .null: json.skip()
        default:
          wrongValue = reportWrongType(&json, at: "stringUnit.value", expected: "a string")
        }
      default: skipUnknown(name, &json)
      }
    }
    let firstRun = file.runs.count
    if let value {
      let text = messageText(of: value, in: json.bytes)
      notePercent(value, in: json.bytes)
      appendMessage(text, value: value.content, state: state, firstRun: firstRun)
    } else if !json.hasFailed {
      if wrongValue == nil {
        report(
          .missingValue, at: start..<json.position, "'\(path(to: "stringUnit"))' has no 'value'")
      }
      appendMessage(
        .none, value: wrongValue ?? start..<start, state: state, firstRun: firstRun,
        flags: .missingValue)
    }
  }

  /// Reads `stringSet`: phrasings that share one state.
  private mutating func readSet(_ json: inout JSONReader) {
    if place.node == 0, place.type == nil { place.type = .set }
    guard json.entersObject() else {
      reportWrongType(&json, at: "stringSet", expected: "an object")
      return
    }
    let first = file.messages.count
    var seen = XCStringsMember.Seen()
    var state = 0
    while let name = json.nextKey() {
      let member = member(name, in: json.bytes, &seen)
      switch member {
      case .state:
        if let string = readString(&json, "stringSet.state") {
          state = stateIndex(of: string, in: json.bytes)
        }
      case .values: readSetValues(&json)
      default: skipUnknown(name, &json)
      }
    }
    for index in first..<file.messages.count {
      file.messages[index].state = UInt8(clamping: state)
      if isWaiting(in: state) { file.messages[index].flags.insert(.unfinished) }
    }
  }

  /// Whether a text at the place where reading is waits for its translator.
  ///
  /// Xcode writes `new` at source texts that it takes from code with their key (`extracted_with_value`): users get
  /// these as they are.
  private func isWaiting(in state: Int) -> Bool { state == Self.newState && place.locale != 0 }

  private mutating func readSetValues(_ json: inout JSONReader) {
    guard json.peek() == .array else {
      reportWrongType(&json, at: "stringSet.values", expected: "an array")
      return
    }
    let parent = place.node
    var index = 0
    json.enterArray()
    while json.nextElement() {
      if json.peek() == .string {
        guard let value = json.readString() else { break }
        let firstRun = file.runs.count
        let text = messageText(of: value, in: json.bytes)
        notePercent(value, in: json.bytes)
        place.node = variations.node(ofItem: index, in: parent, of: file)
        appendMessage(text, value: value.content, firstRun: firstRun)
        place.node = parent
      } else {
        reportWrongType(&json, at: "stringSet.values[\(index)]", expected: "a string")
      }
      index += 1
    }
  }

  /// Notes whether a text may hold a percent sign, which most do not: escapes may stand for one.
  private mutating func notePercent(_ value: JSONString, in bytes: Span<UInt8>) {
    if place.hasPercent { return }
    place.hasPercent =
      value.hasEscapes
      || bytes.extracting(value.content).firstIndex(of: UInt8(ascii: "%")) != nil
  }

  /// Appends a text at the place where reading is; the first one starts the entry.
  private mutating func appendMessage(
    _ text: TextRef, value: Range<Int>, state: Int = 0, firstRun: Int, flags: Message.Flags = []
  ) {
    startEntry()
    var flags = flags
    if isWaiting(in: state) { flags.insert(.unfinished) }
    let slot = place.node == 0 ? 0 : variations.slot(of: place.node, in: &file)
    file.appendMessage(
      text, value: ByteRange(value), slot: slot, state: state, firstRun: firstRun,
      firstMark: file.markup.count, flags: flags)
  }

  /// Starts the entry of the localization, unless it has one; its index.
  @discardableResult
  mutating func startEntry() -> Int {
    if let entry = place.entry { return entry }
    file.startEntry(
      key: place.key, at: place.keySpan, type: place.type ?? .string, locale: place.locale)
    place.entry = file.entries.count - 1
    return file.entries.count - 1
  }
}
