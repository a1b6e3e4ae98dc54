/// Adds translations to units of an XLIFF file, each behind its source text.
struct XLIFFInsertion {
  /// What is added where.
  let insertion: EntryInsertion

  private var file: CatalogFile { insertion.original }

  /// The edits that add texts.
  ///
  /// - Throws: Why they cannot be added: a form has no unit.
  func edits(_ forms: [ReviewAddition.Form]) throws(ReviewFault) -> [Edit] {
    var edits: [Edit] = []
    for form in forms { edits.append(try edit(form)) }
    return edits.sorted { $0.span.bytes.start < $1.span.bytes.start }
  }

  private func edit(_ form: ReviewAddition.Form) throws(ReviewFault) -> Edit {
    let layout = LineLayout(file.source)
    let unit = file.messageRange(ofEntry: Int(insertion.source.entry)).first { message in
      file.slots[Int(file.messages[message].slot)] == form.slot
    }
    guard let unit else {
      throw ReviewFault("the file has no unit for the form '\(form.slot.description)'")
    }
    guard file.segments(ofMessage: unit).isEmpty else {
      throw ReviewFault("its unit has several segments: translate each in the file")
    }
    let source = Int(file.messages[unit].value.end)
    guard layout.text[source...].starts(with: "</".utf8),
      let end = layout.text[source...].firstIndex(of: UInt8(ascii: ">"))
    else { throw EntryInsertion.unclear }
    let text = form.value(in: .xliff)
    // A prefix of the element's name is that of its neighbour, too.
    let name = layout.string(source + 2..<end).prefix { !$0.isWhitespace }
    guard name.hasSuffix("source") else { throw EntryInsertion.unclear }
    let target = name.dropLast("source".count) + "target"
    let next = layout.skippingBlanks(from: end + 1, withLineEnds: true)
    if layout.text[next...].starts(with: "<\(target)".utf8) {
      return try filled(tagAt: next, target: String(target), with: text, layout)
    }
    let value = Int(file.messages[unit].value.start)
    guard let start = layout.text[..<value].lastIndex(of: UInt8(ascii: "<")) else {
      throw EntryInsertion.unclear
    }
    return insertion.edit(
      "\(layout.lineBreak(like: start))<\(target)>\(text)</\(target)>", at: end + 1)
  }

  /// The edit that opens a `target` that is one tag.
  private func filled(
    tagAt start: Int, target: String, with text: String, _ layout: LineLayout
  ) throws(ReviewFault) -> Edit {
    guard let end = layout.text[start...].firstIndex(of: UInt8(ascii: ">")),
      layout.text[end - 1] == UInt8(ascii: "/")
    else { throw EntryInsertion.unclear }
    return Edit(
      SourceSpan(file: insertion.file, bytes: ByteRange(end - 1..<end + 1)),
      with: ">\(text)</\(target)>")
  }
}
