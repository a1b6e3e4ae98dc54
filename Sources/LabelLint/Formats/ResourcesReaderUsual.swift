/// Strings and comments that are written as nearly all are.
extension ResourcesReader {
  /// Reads the usual strings and comments that follow each other between the resources of the root.
  ///
  /// They are most of every catalog, so they are read in one go, without the events and attributes of
  /// `XMLReader`. What is written in another way is left where it stands, for the events: those make the
  /// same of a usual string, so that nothing but time depends on which of them reads it.
  ///
  /// - Parameter depth: Depth of the root element.
  @_lifetime(self: copy self)
  mutating func readUsual(depth: Int) {
    guard !repeatsStart, xml.isBetweenElements(depth: depth) else { return }
    let isAndroid = isAndroid
    let note = root.inheritedNote
    var flags: Entry.Flags = []
    if root.isUntranslatable { flags.insert(.untranslatable) }
    while true {
      if let string = UsualString(xml.text, at: xml.position, isAndroid: isAndroid) {
        file.contents[0].appendString(
          key: string.name, value: string.value, text: string.text, flags: flags, note: note)
        finishStart(hash: identities.hash(ofString: xml.text.extracting(string.name.range)))
        if string.hasPercent, isAndroid, !root.isUntranslatable {
          checkFormat(ofMessage: file.messages.count - 1)
        }
        xml.position = string.end
      } else if let comment = Self.usualComment(in: xml.text, at: xml.position, &xml.hasDirective) {
        pendingComment = comment
        xml.position = comment.upperBound + 3
      } else {
        return
      }
    }
  }

  /// The comment that is next.
  ///
  /// Comments do not nest, so that no search goes on behind the beginning of another one.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - position: Where it may begin, or blanks before it.
  ///   - hasDirective: Set where it holds what begins a word on findings.
  /// - Returns: Where its content stands; nil where there is none, or one that holds `--` or has no end.
  private static func usualComment(
    in text: Span<UInt8>, at position: Int, _ hasDirective: inout Bool
  ) -> Range<Int>? {
    let start = ByteScan.firstNonBlank(text, from: position)
    guard ByteScan.matches(text, at: start, "<!--") else { return nil }
    let content = start + 4
    var index = content
    while let hyphen = text.firstIndex(of: UInt8(ascii: "-"), from: index) {
      if ByteScan.matches(text, at: hyphen, "--") {
        return ByteScan.matches(text, at: hyphen, "-->") ? content..<hyphen : nil
      }
      // The mark has a hyphen, at which every comment is looked at anyway.
      if ByteScan.matches(text, at: hyphen - 5, CatalogFileContents.directiveMark) {
        hasDirective = true
      }
      index = hyphen + 1
    }
    return nil
  }
}
