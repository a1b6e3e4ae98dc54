/// Strings, plurals and arrays.
extension ResourcesReader {
  /// Reads a `<string>`.
  @_lifetime(self: copy self)
  mutating func readString(_ attributes: ResourceAttributes) {
    guard startEntry(.string, attributes) else { return }
    let entry = file.entries.count - 1
    let facts = readValue(slot: 0)
    report(facts.linkFault)
    if facts.isReference {
      file.entries[entry].type = .alias
    } else if isAndroid, facts.hasPercent, !facts.hasTags, !attributes.isUnformatted,
      !attributes.isUntranslatable
    {
      checkFormat(ofMessage: file.messages.count - 1)
    }
  }

  /// Reads a `<plurals>`.
  @_lifetime(self: copy self)
  mutating func readPlurals(_ attributes: ResourceAttributes) {
    guard startEntry(.plural, attributes) else { return }
    let entry = file.entries.count - 1
    let depth = xml.depth
    // A bit for the slot of each category.
    var found = 0
    while let hasItem = nextItem(depth) {
      guard hasItem else { continue }
      guard let quantity = xml.attribute("quantity") else {
        if !xml.isBroken {
          file.report(.missingQuantity, at: xml.name, "`<item>` of a plural has no `quantity`")
        }
        xml.skipElement()
        continue
      }
      let span = ByteScan.trimmed(quantity.value.range, in: xml.text)
      guard let category = xml.pluralCategory(span) else {
        file.report(
          .unknownQuantity, at: quantity.value.range,
          "`\(file.source.string(span.prefix(40)))` is not a plural category; write zero, one, two, few, many or other"
        )
        xml.skipElement()
        continue
      }
      let slot = CatalogFile.slotIndex(of: category)
      if found >> slot & 1 != 0 {
        file.report(
          .duplicateQuantity, at: quantity.value.range,
          "the plural `\(file.string(file.entries[entry].key) ?? "")` has the quantity "
            + "`\(category.rawValue)` twice; remove one")
      }
      found |= 1 << slot
      report(readValue(slot: slot).linkFault)
    }
    attachItemComment(to: entry)
    if found >> CatalogFile.slotIndex(of: .other) & 1 == 0, !xml.hasReportedEnd {
      file.report(
        .pluralWithoutOther, at: file.keySpan(of: file.entries[entry]).range,
        "plural `\(file.string(file.entries[entry].key) ?? "")` has no quantity `other`")
    }
  }

  /// Reads an array.
  ///
  /// - Parameters:
  ///   - attributes: What its start tag says.
  ///   - isTyped: Whether items may be of any type, so that only textual ones are kept.
  @_lifetime(self: copy self)
  mutating func readArray(_ attributes: ResourceAttributes, isTyped: Bool) {
    guard startEntry(.array, attributes) else { return }
    let entry = file.entries.count - 1
    let depth = xml.depth
    var number = 0
    while let hasItem = nextItem(depth) {
      guard hasItem else { continue }
      let facts = readValue(slot: itemSlot(number))
      if !isTyped { report(facts.linkFault) }
      if isTyped, !facts.isReference, AndroidItemType.isNoText(file.messages.count - 1, of: file) {
        file.removeLastMessage()
      }
      number += 1
    }
    attachItemComment(to: entry)
  }

  /// Reports a text that the compilers take for a reference.
  @_lifetime(self: copy self)
  private mutating func report(_ fault: (place: Range<Int>, message: String)?) {
    guard let fault else { return }
    file.report(.textLinksAsReference, at: fault.place, fault.message)
  }

  /// Starts the entry of the resource whose start tag was met; false, and past it, without a name.
  @_lifetime(self: copy self)
  private mutating func startEntry(_ type: EntryType, _ attributes: ResourceAttributes) -> Bool {
    guard let name = attributes.name else {
      pendingComment = nil
      if !xml.isBroken {
        file.report(
          .missingName, at: xml.name, "`<\(file.source.string(xml.name))>` has no attribute `name`")
      }
      xml.skipElement()
      return false
    }
    if isAndroid { checkName(name, at: attributes.nameSpan) }
    var flags: Entry.Flags = []
    if attributes.isUntranslatable { flags.insert(.untranslatable) }
    if attributes.isUnformatted { flags.insert(.unformatted) }
    if attributes.isFuzzy { flags.insert(.fuzzy) }
    file.startEntry(
      key: name, at: attributes.nameSpan, type: type, flags: flags, note: attributes.note)
    if let comment = pendingComment {
      pendingComment = nil
      attach(comment, to: file.entries.count - 1)
    }
    if let earlier = identities.insertLast(of: file) { reportDuplicate(of: earlier) }
    return true
  }

  /// Reports a name that aapt2 refuses.
  @_lifetime(self: copy self)
  private mutating func checkName(_ name: TextRef, at place: ByteRange) {
    guard let fault = AndroidResourceName.fault(of: file.bytes(name)),
      let text = file.string(name)
    else { return }
    file.report(.invalidName, at: place.range, fault.message(text))
  }

  /// Reports that the entry that was started last is defined a second time.
  @_lifetime(self: copy self)
  private mutating func reportDuplicate(of earlier: Int) {
    file.entries[earlier].flags.insert(.replaced)
    let last = file.entries[file.entries.count - 1]
    file.report(
      .duplicateResource, at: file.keySpan(of: last).range,
      "`\(file.string(last.key) ?? "")` is defined a second time")
  }

  /// Makes a comment that of an entry, if it says anything.
  @_lifetime(self: copy self)
  private mutating func attach(_ comment: Range<Int>, to entry: Int) {
    let place = ByteScan.trimmed(comment, in: xml.text)
    guard !place.isEmpty else { return }
    let comment =
      ByteScan.contains(0x0D, in: xml.text, place)
      ? appended(place, as: .characterData) : TextRef(inFile: place)
    file.setComment(comment, at: ByteRange(place), ofEntry: entry)
  }

  /// Makes the comments that stand before items those of an entry that has none of its own.
  ///
  /// The compilers drop them; translators shall see them.
  @_lifetime(self: copy self)
  private mutating func attachItemComment(to entry: Int) {
    guard let comment = pendingComment else { return }
    pendingComment = nil
    if file.comment(of: file.entries[entry]).isNone { attach(comment, to: entry) }
  }

  /// Reads on to the next `<item>` of the element at a depth.
  ///
  /// - Returns: Whether an item was met, or something that is passed over; nil at the end.
  @_lifetime(self: copy self)
  private mutating func nextItem(_ depth: Int) -> Bool? {
    switch next() {
    case .end: return nil
    case .endElement where xml.depth < depth: return nil
    case .comment:
      // The first one: it tells most often what the items are.
      pendingComment = pendingComment ?? xml.content
      return false
    case .startElement:
      if xml.isResource {
        xml.closeUnclosed(depth: depth)
        pendingComment = nil
        repeatsStart = true
        return nil
      }
      if xml.isItem { return true }
      if xml.namespace == 0, !(isAndroid && xml.isCommentBreak) {
        file.report(
          .unknownElement, at: xml.name,
          "`<\(file.source.string(xml.name))>` is where only `<item>` can be")
      }
      xml.skipElement()
      return false
    case .text where !xml.isBlank:
      reportStrayText(between: "items", hasReferences: xml.hasReferences)
      return false
    case .characterData:
      reportStrayText(between: "items", hasReferences: false)
      return false
    default: return false
    }
  }

  /// Index in `CatalogFile.slots` of an item.
  @_lifetime(self: copy self)
  private mutating func itemSlot(_ number: Int) -> Int {
    // No other slots are added in these formats, so items follow the common ones in order.
    let first = CatalogFile.commonSlots.count
    while file.slots.count <= first + number {
      file.slots.append(SlotPath([.item(file.slots.count - first)]))
    }
    return first + number
  }
}

/// Names of Android's resources.
enum AndroidResourceName {
  /// A character that aapt2 refuses in a name.
  struct Fault {
    /// The character.
    let scalar: Unicode.Scalar
    /// Whether the name begins with it.
    let isFirst: Bool

    /// What is said of the name.
    func message(_ name: String) -> String {
      let sign = scalar == " " ? "a space" : "`\(VisibleText.escaped(String(scalar)))`"
      return "`\(VisibleText.escaped(String(name.prefix(80))))` cannot be the name of a resource: "
        + "no name " + (isFirst ? "begins with" : "contains") + " \(sign), and the build stops"
    }
  }

  /// The first character that aapt2 refuses in a name; nil for a name that it takes.
  ///
  /// A name begins with a letter or low line, and goes on with letters, digits, low lines, full stops and hyphens, of any
  /// script (AAPT2, IsValidResourceEntryName, by Unicode's XID classes).
  static func fault(of name: Span<UInt8>) -> Fault? {
    var index = 0
    while index < name.count {
      let (scalar, length) = name.scalarOrReplacement(at: index)
      if !isAllowed(scalar, at: index) { return Fault(scalar: scalar, isFirst: index == 0) }
      index += length
    }
    return nil
  }

  /// Whether a character may stand at a place of a name.
  private static func isAllowed(_ scalar: Unicode.Scalar, at index: Int) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case "0"..."9", ".", "-": index > 0
    default: index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    }
  }
}
