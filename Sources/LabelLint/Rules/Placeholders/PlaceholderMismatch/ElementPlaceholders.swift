/// Placeholders in the attributes of elements: of a link with its address put in.
enum ElementPlaceholders {
  /// Whether some words stand in the attribute of an element of a text, where the text beside it has the element as
  /// characters: that it is none there is another fault.
  static func stand(_ words: String, in place: MessageReference?, _ catalog: Catalog) -> Bool {
    guard let place else { return false }
    let message = catalog.file(of: place.entry).messages[place.message]
    guard message.flags.contains(.hasMarkup) else { return false }
    return TagReading(catalog, place).tags.contains {
      !$0.isInText && $0.attributes.contains(words)
    }
  }
}
