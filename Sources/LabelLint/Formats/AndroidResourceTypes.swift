/// The resources that Android knows beside the textual ones.
enum AndroidResourceTypes {
  /// Elements that may stand in `<resources>` and are no resource types (AAPT2, ResourceParser).
  private static let otherElements: [StaticString] = [
    "add-resource", "configVarying", "declare-styleable", "integer-array", "java-symbol",
    "overlayable", "public-group", "staging-public-group", "staging-public-group-final", "symbol",
  ]

  /// Types of resources (AAPT2, Resource).
  private static let types: [StaticString] = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction",
    "id", "integer", "interpolator", "layout", "macro", "menu", "mipmap", "navigation", "plurals",
    "public", "raw", "string", "style", "styleable", "transition", "xml", "^attr-private",
    "configVarying",
  ]

  /// Whether an element with this name may stand in `<resources>`.
  static func isElement(_ text: Span<UInt8>, _ name: Range<Int>) -> Bool {
    isType(text, name) || otherElements.contains { ByteScan.equals(text, name, $0) }
  }

  /// Whether a resource type has this name.
  static func isType(_ text: Span<UInt8>, _ name: Range<Int>) -> Bool {
    types.contains { ByteScan.equals(text, name, $0) }
  }
}
