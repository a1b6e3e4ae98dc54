/// What the property that Interface Builder names says of its text (row 1 of the classifier).
enum InterfaceBuilderKind {
  /// The purpose of a property's text; nil for a property that says nothing.
  ///
  /// - Parameters:
  ///   - property: The property's name: `normalTitle`, `segmentTitles[0]`.
  ///   - className: The class's name; empty where it is not known.
  ///   - shape: The shape of the text.
  /// - Returns: The purpose.
  static func purpose(
    of property: Span<UInt8>, className: Span<UInt8>, shape: TextShape
  ) -> MessagePurpose? {
    let name = String(decoding: property, upTo: 0x5B)
    switch name {
    case "accessibilityLabel", "ibExternalAccessibilityDescription": return .label
    case "accessibilityHint", "ibExternalAccessibilityHelp": return .hint
    case "toolTip", "ibShadowedToolTip", "ibShadowedToolTips": return .tooltip
    case "normalTitle", "selectedTitle", "segmentTitles": return .action
    case "title":
      let className = String(decoding: className, upTo: 0)
      if textClasses.contains(className) { return shown(as: shape) }
      return headingClasses.contains(className) ? .title : .action
    case "placeholder", "placeholderString": return .fieldHint
    case "headerTitle": return .title
    case "footerTitle": return .message
    case "text": return shown(as: shape)
    default: return nil
    }
  }

  /// What a text is that stands on a screen and cannot be pressed.
  private static func shown(as shape: TextShape) -> MessagePurpose {
    shape.isSentence || shape.words >= 9 ? .message : .shortText
  }

  /// Whether a text stands in for one that code sets: Interface Builder's own for a new cell, or a mark for
  /// translators.
  static func isStandIn(_ text: Span<UInt8>) -> Bool {
    standIns.contains { text.count == $0.utf8.count && text.end(of: $0, at: 0) != nil }
  }

  /// Whether a property's text draws the line between the items of a menu: it is dashes alone.
  ///
  /// A button may show one for "less".
  static func isSeparator(
    _ text: Span<UInt8>, property: Span<UInt8>, className: Span<UInt8>
  ) -> Bool {
    guard text.count > 0, property.spells("title"),
      className.count == 0 || className.spells("NSMenuItem")
    else { return false }
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      guard scalar == "-" || ("\u{2010}"..."\u{2015}").contains(scalar) else { return false }
      index += length
    }
    return true
  }

  /// The properties that a screen reader gets the name of an object from, on iOS and on the Mac.
  static let labelProperties = ["accessibilityLabel", "ibExternalAccessibilityDescription"]

  /// The keys that an object's accessibility label may have, by the key of another of its properties; none for a key
  /// of another kind.
  static func labelKeys(beside key: Span<UInt8>) -> [[UInt8]] {
    guard isKey(key), let dot = key.firstIndex(of: 0x2E) else { return [] }
    let object = (0...dot).map { key[$0] }
    return labelProperties.map { object + Array($0.utf8) }
  }

  /// Such texts, in small letters.
  private static let standIns = Resource.words("comments/stand-ins")

  /// Classes whose title names a screen, window, menu, box or column and cannot be pressed.
  private static let headingClasses = [
    "UINavigationItem", "UIViewController", "NSWindow", "NSPanel", "NSMenu", "NSBox",
    "NSTableColumn", "NSTableHeaderCell",
  ]

  /// Classes whose title is the text that they show.
  private static let textClasses = [
    "NSTextField", "NSTextFieldCell", "NSTokenFieldCell", "NSSecureTextFieldCell", "NSTextView",
  ]

  /// Whether a key is one of Interface Builder: `abc-De-fgh.title`, and `218.title` of earlier versions.
  static func isKey(_ key: Span<UInt8>) -> Bool {
    if property(in: key) != nil { return true }
    var index = 0
    while index < key.count, ASCII.isDigit(key[index]) { index += 1 }
    return index > 0 && index + 1 < key.count && key[index] == 0x2E
      && ASCII.isLowerCase(key[index + 1])
  }

  /// Byte offsets of the property in a key of Interface Builder, as of `title` in `abc-De-fgh.title`; nil for any
  /// other key.
  static func property(in key: Span<UInt8>) -> Range<Int>? {
    guard key.count > 11, key[3] == 0x2D, key[6] == 0x2D, key[10] == 0x2E else { return nil }
    for index in 0..<10 where index != 3 && index != 6 {
      guard ASCII.isAlphanumeric(key[index]) else { return nil }
    }
    return 11..<key.count
  }
}

extension String {
  /// The text of a span up to a byte, for the few names that are compared as strings.
  fileprivate init(decoding bytes: Span<UInt8>, upTo end: UInt8) {
    self = ""
    // Longer than any name of a property or class that has a meaning here.
    guard bytes.count <= 64 else { return }
    for index in bytes.indices {
      if bytes[index] == end { return }
      unicodeScalars.append(Unicode.Scalar(bytes[index]))
    }
  }
}
