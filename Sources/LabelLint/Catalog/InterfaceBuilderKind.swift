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
    case "accessibilityLabel": return .label
    case "accessibilityHint", "toolTip", "ibShadowedToolTip": return .hint
    case "normalTitle", "selectedTitle", "segmentTitles": return .action
    case "title":
      let isHeading = headingClasses.contains(String(decoding: className, upTo: 0))
      return isHeading ? .title : .action
    case "placeholder", "placeholderString": return .fieldHint
    case "headerTitle": return .title
    case "footerTitle": return .message
    case "text": return shape.isSentence || shape.words >= 9 ? .message : .shortText
    default: return nil
    }
  }

  /// Classes whose title names a screen, window or menu and cannot be pressed.
  private static let headingClasses = [
    "UINavigationItem", "UIViewController", "NSWindow", "NSMenu",
  ]

  /// Byte offsets of the property in a key of Interface Builder, `XXX-XX-XXX.<property>`, in which
  /// each X is a letter or digit; nil for any other key.
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
