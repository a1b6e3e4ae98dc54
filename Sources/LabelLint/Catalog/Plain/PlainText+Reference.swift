extension PlainText {
  /// Makes a text of a catalog plain.
  mutating func read(_ text: MessageReference, in catalog: Catalog) {
    let file = catalog.file(of: text.entry)
    read(
      text.message, of: file.entries[Int(text.entry.entry)], in: file,
      as: PlaceholderReading(platform: file.format.platform))
  }
}
