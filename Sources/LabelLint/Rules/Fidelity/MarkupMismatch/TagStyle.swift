/// What the attributes of an element say of its looks, which no language needs otherwise.
///
/// Addresses, titles and directions are a translation's own; other rules compare addresses and names.
enum TagStyle {
  private static let attributes = ["color", "bgcolor", "face", "size", "style", "class"]

  /// The first attribute of a source, with its element and value, that its translation does not have as often; nil
  /// where there is none.
  static func lost(of source: [TagReading.Tag], in own: [TagReading.Tag]) -> String? {
    var left = styles(of: own)
    for style in styles(of: source) {
      guard let place = left.firstIndex(of: style) else { return style }
      left.remove(at: place)
    }
    return nil
  }

  /// The attributes of some tags, in order of place.
  private static func styles(of tags: [TagReading.Tag]) -> [String] {
    var styles: [String] = []
    for tag in tags where tag.edge != .closing && !tag.attributes.isEmpty {
      for attribute in attributes {
        guard let value = TagReading.value(of: attribute, in: tag.attributes) else { continue }
        styles.append("\(tag.name) \(attribute)=\"\(value)\"")
      }
    }
    return styles
  }
}
