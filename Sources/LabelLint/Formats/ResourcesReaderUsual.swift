/// Strings that are written as nearly all are.
extension ResourcesReader {
  /// Reads the usual strings that follow each other between the resources of the root.
  ///
  /// They are most of every catalog, so they are read in one go, without the events and attributes of
  /// `XMLReader`. What is written in another way is left where it stands, for the events: those make the
  /// same of a usual string, so that nothing but time depends on which of them reads it.
  ///
  /// - Parameter depth: Depth of the root element.
  @_lifetime(self: copy self)
  mutating func readUsualStrings(depth: Int) {
    guard isAndroid, !repeatsStart, xml.isBetweenElements(depth: depth) else { return }
    let note = root.inheritedNote
    var flags: Entry.Flags = []
    if root.isUntranslatable { flags.insert(.untranslatable) }
    while let string = UsualString(xml.text, at: xml.position) {
      file.contents[0].appendString(
        key: string.name, value: string.value, text: string.text, flags: flags, note: note)
      finishStart(
        hash: identities.hash(ofString: xml.text.extracting(string.name.range)))
      if string.hasPercent, !root.isUntranslatable {
        checkFormat(ofMessage: file.messages.count - 1)
      }
      xml.position = string.end
    }
  }
}
