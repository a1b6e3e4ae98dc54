/// Attributes of resources.
extension ResourcesReader {
  /// Reads the attributes of the start tag.
  @_lifetime(self: copy self)
  mutating func readAttributes(of element: ResourceAttributes.Element) -> ResourceAttributes {
    var result = ResourceAttributes()
    result.isUntranslatable = root.isUntranslatable
    result.note = root.inheritedNote
    for index in xml.attributes.indices {
      let attribute = xml.attributes[index]
      if attribute.namespace == XMLNamespaces.xmlns { continue }
      if attribute.namespace == 0, xml.isText(attribute.name.range, "name") {
        if result.name == nil, !attribute.value.isEmpty {
          result.name = text(of: attribute)
          result.nameSpan = attribute.value
        }
      } else {
        readAttribute(attribute, of: element, into: &result)
      }
    }
    return result
  }

  /// Reads an attribute other than the name.
  @_lifetime(self: copy self)
  private mutating func readAttribute(
    _ attribute: XMLAttribute, of element: ResourceAttributes.Element,
    into result: inout ResourceAttributes
  ) {
    let name = attribute.localName
    let isOwn = attribute.namespace == 0
    if isOwn, xml.isText(name, "translatable") {
      let isChecked = isAndroid && (element == .string || element == .array)
      if let value = boolean(attribute, isChecked: isChecked) {
        // A file that must not be translated may still hold entries that must.
        result.isUntranslatable = !value
        if !value { result.note.filled.attributesSpan = ByteRange(attribute.range) }
      }
    } else if isOwn, xml.isText(name, "formatted") {
      let isChecked = isAndroid && element == .string
      if let value = boolean(attribute, isChecked: isChecked) { result.isUnformatted = !value }
    } else if isOwn, xml.isText(name, "product") {
      guard !attribute.value.isEmpty else { return }
      result.note.filled.product = text(of: attribute)
      if result.note.filled.attributesSpan.isEmpty {
        result.note.filled.attributesSpan = ByteRange(attribute.range)
      }
    } else if isOwn, xml.isText(name, "type") {
      result.type = ByteScan.trimmed(attribute.value.range, in: xml.text)
    } else if xml.isText(name, "ignore"), xml.isForTools(attribute) {
      let own = text(of: attribute)
      let inherited = result.note?.ignoredChecks ?? .none
      result.note.filled.ignoredChecks = joined(inherited, own, by: 0x2C)
    } else if xml.isText(name, "locale"), xml.isForTools(attribute) {
      result.locale = text(of: attribute)
    } else {
      readRemark(attribute, into: &result)
    }
  }

  /// Reads an attribute that authors write for translators, in whatever namespace they put it.
  @_lifetime(self: copy self)
  private mutating func readRemark(
    _ attribute: XMLAttribute, into result: inout ResourceAttributes
  ) {
    let name = attribute.localName
    if xml.isText(name, "description") || xml.isText(name, "comment")
      || xml.isText(name, "instruction") || xml.isText(name, "translation_description")
    {
      guard !attribute.value.isEmpty else { return }
      let earlier = result.note?.description ?? .none
      result.note.filled.description = joined(earlier, text(of: attribute), by: 0x0A)
    } else if xml.isText(name, "maxLength") {
      let value = ByteScan.trimmed(attribute.value.range, in: xml.text)
      if let length = Int(file.source.string(value.prefix(12))), length >= 0 {
        result.note.filled.maximumLength = length
      }
    } else if xml.isText(name, "fuzzy") {
      result.isFuzzy = boolean(attribute, isChecked: false) ?? false
    } else if xml.isText(name, "removedIn") || xml.isText(name, "RemovedIn") {
      result.note.filled.removedIn = text(of: attribute)
    }
  }

  /// The value of an attribute, where it stands if it can be used as it is.
  @_lifetime(self: copy self)
  mutating func text(of attribute: XMLAttribute) -> TextRef {
    guard attribute.needsDecoding else { return TextRef(inFile: attribute.value.range) }
    return appended(attribute.value.range, as: .attribute)
  }

  /// A piece of the document, decoded in the file's arena.
  @_lifetime(self: copy self)
  mutating func appended(_ range: Range<Int>, as kind: XMLReferences.Kind) -> TextRef {
    let start = file.arena.count
    XMLReferences.decode(range, of: xml.text, as: kind, into: &file.arena)
    return TextRef(inArena: start..<file.arena.count)
  }

  /// Two texts with a byte between them; the other one alone when one says nothing.
  @_lifetime(self: copy self)
  mutating func joined(_ left: TextRef, _ right: TextRef, by separator: UInt8) -> TextRef {
    if left.count == 0 { return right }
    if right.count == 0 { return left }
    let start = file.arena.count
    file.appendToArena(left)
    file.arena.append(separator)
    file.appendToArena(right)
    return TextRef(inArena: start..<file.arena.count)
  }

  /// The truth value of an attribute as the compilers read it; nil when it has none.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - isChecked: Whether the compilers fail on another value.
  /// - Returns: The value; nil for any other text, which is reported when it is checked.
  @_lifetime(self: copy self)
  private mutating func boolean(_ attribute: XMLAttribute, isChecked: Bool) -> Bool? {
    let value = ByteScan.trimmed(attribute.value.range, in: xml.text)
    for spelling in ["false", "False", "FALSE"] as [StaticString]
    where xml.isText(value, spelling) {
      return false
    }
    for spelling in ["true", "True", "TRUE"] as [StaticString] where xml.isText(value, spelling) {
      return true
    }
    if isChecked {
      file.report(
        .invalidBooleanAttribute, at: attribute.value.range,
        "attribute `\(file.source.string(attribute.name.range))` is"
          + " `\(file.source.string(value.prefix(40)))`, neither `true` nor `false`")
    }
    return nil
  }
}

extension EntryNote? {
  /// The note, made when there is none yet.
  fileprivate var filled: EntryNote {
    get { self ?? EntryNote() }
    set { self = newValue }
  }
}
