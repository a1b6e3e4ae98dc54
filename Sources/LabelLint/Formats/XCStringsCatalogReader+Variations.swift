/// Texts that differ by plural category, device or width, and variables of format strings.
extension XCStringsCatalogReader {
  /// Reads `variations`.
  mutating func readVariations(_ json: inout JSONReader) {
    guard json.peek() == .object else {
      reportWrongType(&json, at: "variations", expected: "an object")
      return
    }
    guard !isTooDeep(&json) else { return }
    json.enterObject()
    var seen = XCStringsMember.Seen()
    while let name = json.nextKey() {
      let member = member(name, in: json.bytes, &seen)
      switch member {
      case .plural: readPlural(name, &json)
      case .device: readVariants(.device, &json)
      case .width: readVariants(.width, &json)
      default:
        reportUnknown(
          .unknownVariation, "variation", TextRef(inFile: name.content), at: name.content)
        json.skip()
      }
    }
  }

  /// Reads `plural`: forms by plural category.
  private mutating func readPlural(_ name: JSONString, _ json: inout JSONReader) {
    setType(.plural)
    guard json.entersObject() else {
      reportWrongType(&json, at: "variations.plural", expected: "an object")
      return
    }
    let parent = place.node
    objectCount += 1
    let object = objectCount
    var hasOther = false
    var hasAny = false
    while let name = json.nextKey() {
      let node: Int
      if let category = pluralCategory(of: name, json.bytes) {
        hasAny = true
        if category == .other { hasOther = true }
        node = variations.node(of: category, in: parent, of: file)
      } else {
        let text = text(of: name, in: json.bytes)
        reportUnknown(.unknownVariation, "plural category", text, at: name.content)
        node = variations.node(named: text, .unknownCategory, in: parent, of: file).node
      }
      if !variations.isFirst(node, inObject: object) { reportDuplicate(name) }
      place.node = node
      readForms(&json)
      place.node = parent
    }
    if hasAny, !hasOther, !json.hasFailed {
      report(
        .pluralWithoutOther, at: name.content,
        "'\(path(to: "variations.plural"))' has no category 'other'", severity: .warning)
    }
  }

  private mutating func pluralCategory(
    of name: JSONString, _ bytes: Span<UInt8>
  ) -> PluralCategory? {
    let name = text(of: name, in: bytes)
    if file.text(name, spells: "other") { return .other }
    if file.text(name, spells: "one") { return .one }
    if file.text(name, spells: "few") { return .few }
    if file.text(name, spells: "many") { return .many }
    if file.text(name, spells: "two") { return .two }
    if file.text(name, spells: "zero") { return .zero }
    return nil
  }

  /// Reads `device` or `width`: forms by free names.
  private mutating func readVariants(_ kind: VariationTable.Kind, _ json: inout JSONReader) {
    setType(kind == .device ? .device : .width)
    guard json.entersObject() else {
      reportWrongType(
        &json, at: kind == .device ? "variations.device" : "variations.width",
        expected: "an object")
      return
    }
    let parent = place.node
    objectCount += 1
    let object = objectCount
    while let name = json.nextKey() {
      let text = text(of: name, in: json.bytes)
      let (node, isNew) = variations.node(named: text, kind, in: parent, of: file)
      if !variations.isFirst(node, inObject: object) { reportDuplicate(name) }
      if isNew { checkVariant(text, kind, at: name.content) }
      place.node = node
      readForms(&json)
      place.node = parent
    }
  }

  /// Says a device that no release of Xcode has written so far, or a width that is no number.
  private mutating func checkVariant(
    _ name: TextRef, _ kind: VariationTable.Kind, at range: Range<Int>
  ) {
    let text = file.string(name) ?? ""
    if kind == .device {
      let known: Set = [
        "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
      ]
      if !known.contains(text) { reportUnknown(.unknownVariation, "device", name, at: range) }
    } else if Int(text) == nil {
      reportUnknown(.unknownVariation, "width", name, at: range)
    }
  }

  /// Reads `substitutions`: the variables of the format string beside it.
  mutating func readSubstitutions(_ json: inout JSONReader) {
    guard json.peek() == .object else {
      if json.peek() == .null {
        json.skip()
      } else {
        reportWrongType(&json, at: "substitutions", expected: "an object")
      }
      return
    }
    guard !isTooDeep(&json) else { return }
    setType(.string)
    json.enterObject()
    let parent = place.node
    objectCount += 1
    let object = objectCount
    while let name = json.nextKey() {
      let text = text(of: name, in: json.bytes)
      let node = variations.node(named: text, .substitution, in: parent, of: file).node
      if !variations.isFirst(node, inObject: object) { reportDuplicate(name) }
      let index = appendSubstitution(text, at: name.content)
      place.node = node
      readForms(&json, substitution: index)
      place.node = parent
    }
  }

  /// Records a substitution of the form where reading is; its index.
  private mutating func appendSubstitution(_ name: TextRef, at range: Range<Int>) -> Int {
    let entry = startEntry()
    let scope = variations.slot(of: place.node, in: &file)
    file.substitutions.append(
      Substitution(
        entry: UInt32(clamping: entry), name: name, nameSpan: ByteRange(range),
        scope: UInt32(clamping: scope), argument: nil, specifier: .none))
    let (number, isNew) = substitutionNames.number(of: name, in: file)
    if isNew { lastEntryOfSubstitution.append(entry) }
    lastEntryOfSubstitution[number] = entry
    return file.substitutions.count - 1
  }

  /// Reads `argNum` of a substitution.
  mutating func readArgument(_ json: inout JSONReader, ofSubstitution index: Int) {
    switch json.peek() {
    case .null: json.skip()
    case .number:
      let start = json.position
      let most = NSStringFormat.maximumPosition
      if let number = json.readInteger(), (1...most).contains(number) {
        file.substitutions[index].argument = number
      } else {
        report(
          .wrongType, at: start..<max(start, json.position),
          "'\(path(to: "argNum"))' must be the number of an argument, 1 to \(most)")
      }
    default: reportWrongType(&json, at: "argNum", expected: "a number")
    }
  }

  /// The outermost member of a localization says what it holds; a text beside others is a string.
  private mutating func setType(_ type: EntryType) {
    if place.node == 0, place.type == nil { place.type = type }
  }

  /// Reports and passes over forms that lie too deep in each other.
  private mutating func isTooDeep(_ json: inout JSONReader) -> Bool {
    guard variations.isDeepest(place.node) else { return false }
    let range = json.skip()
    report(
      .nestingTooDeep, at: range, "more than \(VariationTable.maximumSteps) forms in each other")
    return true
  }
}
