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
      } else if let comment = usualComment() {
        pendingComment = comment
        xml.position = comment.upperBound + 3
      } else {
        return
      }
    }
  }

  /// Where the content of the comment stands that is next; nil where there is none, or one that holds
  /// `--` or has no end.
  ///
  /// Comments do not nest, so that no search goes on behind the beginning of another one.
  private func usualComment() -> Range<Int>? {
    let start = ByteScan.firstNonBlank(xml.text, from: xml.position)
    guard ByteScan.matches(xml.text, at: start, "<!--") else { return nil }
    var index = start + 4
    while let hyphen = xml.text.firstIndex(of: UInt8(ascii: "-"), from: index) {
      if ByteScan.matches(xml.text, at: hyphen, "--") {
        return ByteScan.matches(xml.text, at: hyphen, "-->") ? start + 4..<hyphen : nil
      }
      index = hyphen + 1
    }
    return nil
  }
}
