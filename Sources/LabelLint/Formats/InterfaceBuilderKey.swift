/// Keys that Interface Builder writes: an object's id and a property, `Yb7-xf-kL2.normalTitle`.
enum InterfaceBuilderKey {
  /// Byte offsets in a key of the property that it names; nil for keys of another kind.
  ///
  /// An id is a number, or three groups of letters and digits that are no word (`not-in-use` is one);
  /// a looser id counts only before a property that nobody writes by hand.
  @inline(__always)
  static func property(_ key: Span<UInt8>) -> Range<Int>? {
    // Nearly every key is of another kind, and shows it here.
    guard key.count > 5, key[3] == UInt8(ascii: "-") || ASCII.isDigit(key[0]) else {
      return nil
    }
    return propertyBehindID(key)
  }

  /// The property behind the first dot, where an object's id stands before it.
  private static func propertyBehindID(_ key: Span<UInt8>) -> Range<Int>? {
    guard let dot = firstDot(key), dot > 0 else { return nil }
    let property = dot + 1..<key.count
    let name = key.extracting(property)
    if isObjectID(key.extracting(0..<dot)) {
      return commonProperties.contains { isMatch(name, $0) }
        || ownProperties.contains { isMatch(name, $0) } ? property : nil
    }
    guard key[3] == UInt8(ascii: "-") else { return nil }
    return ownProperties.contains { isMatch(name, $0) } ? property : nil
  }

  /// Properties whose names other keys have too.
  private static let commonProperties: [StaticString] = ["title", "text", "label", "placeholder"]
  /// Properties whose names are Interface Builder's own.
  private static let ownProperties: [StaticString] = [
    "normalTitle", "accessibilityLabel", "accessibilityHint", "headerCell.title", "headerTitle",
    "footerTitle", "ibShadowedToolTip", "ibShadowedLabels[", "placeholderString", "paletteLabel",
    "toolTip", "segmentTitles[", "selectedTitle", "disabledTitle", "highlightedTitle", "prompt",
  ]

  /// Offset of the first dot, with nothing before it that an id has not.
  private static func firstDot(_ key: Span<UInt8>) -> Int? {
    for index in 0..<min(key.count, 16) {
      let byte = key[index]
      if byte == UInt8(ascii: ".") { return index }
      guard ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "-") else { return nil }
    }
    return nil
  }

  /// Whether a text is a number or three groups of letters and digits, and no word.
  private static func isObjectID(_ id: Span<UInt8>) -> Bool {
    var (digits, capitals) = (0, 0)
    for index in 0..<id.count {
      if ASCII.isDigit(id[index]) { digits += 1 }
      if ASCII.isUpperCase(id[index]) { capitals += 1 }
    }
    if digits == id.count { return true }
    guard id.count == 10, digits + capitals > 0 else { return false }
    for index in 0..<10 where (id[index] == UInt8(ascii: "-")) != (index == 3 || index == 6) {
      return false
    }
    return true
  }

  /// Whether a name is a property; one that ends in a bracket begins the name.
  private static func isMatch(_ name: Span<UInt8>, _ property: StaticString) -> Bool {
    let count = property.utf8CodeUnitCount
    guard name.count >= count else { return false }
    for (index, byte) in property.description.utf8.enumerated() where name[index] != byte {
      return false
    }
    return name.count == count || property.description.hasSuffix("[")
  }
}

extension Catalog {
  /// Whether the key of an entry is that of an object of an interface file, which no program names.
  func isOfInterfaceObject(_ entry: EntryReference) -> Bool {
    let file = file(of: entry)
    return file.format.isApple
      && InterfaceBuilderKey.property(file.bytes(self[entry].key)) != nil
  }
}
