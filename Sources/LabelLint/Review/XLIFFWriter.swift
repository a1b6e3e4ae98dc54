/// Writes XLIFF 1.2 as Xcode exports it: a `file` for each source file, placeholders left as text.
enum XLIFFWriter {
  /// The file of one target locale.
  static func file(_ units: [XLIFFUnit]) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

      """
    let groups = Dictionary(grouping: units, by: \.path)
    for path in groups.keys.sorted(by: ByteOrder.precedes) {
      guard let group = groups[path], let first = group.first else { continue }
      text += "  <file" + XMLText.attribute("original", path)
      text += XMLText.attribute("source-language", first.sourceLocale)
      text += XMLText.attribute("target-language", first.locale)
      text += " datatype=\"plaintext\">\n    <header>\n"
      text += "      <tool tool-id=\"label-lint\" tool-name=\"label-lint\"/>\n    </header>\n"
      text += "    <body>\n" + group.map(unit).joined() + "    </body>\n  </file>\n"
    }
    return Array((text + "</xliff>\n").utf8)
  }

  /// A unit; `extradata` is the hash of the translation that was exported.
  private static func unit(_ unit: XLIFFUnit) -> String {
    var text = "      <trans-unit"
    text += XMLText.attribute("id", XLIFFSlot.id(key: unit.key, slot: unit.slot))
    text += XMLText.attribute(
      "extradata", TextHash(text: unit.target, source: unit.source).description)
    text += " xml:space=\"preserve\">\n"
    text += "        <source>\(XMLText.escaped(unit.source))</source>\n"
    if let target = unit.target {
      let isDone = unit.notes.isEmpty && !unit.isByMachine && !unit.isWaiting
      let state = isDone ? "translated" : "needs-review-translation"
      let origin = unit.isByMachine ? " state-qualifier=\"leveraged-mt\"" : ""
      text += "        <target state=\"\(state)\"\(origin)>\(XMLText.escaped(target))</target>\n"
    }
    if !unit.comment.isEmpty {
      let author = unit.hasGeneratedComment ? " from=\"auto-generated\"" : ""
      text += "        <note\(author)>\(XMLText.escaped(unit.comment))</note>\n"
    }
    for note in unit.notes {
      text +=
        "        <note from=\"label-lint\" annotates=\"target\" priority=\"\(note.priority)\">"
      text += "\(XMLText.escaped(note.text))</note>\n"
    }
    return text + "      </trans-unit>\n"
  }
}
