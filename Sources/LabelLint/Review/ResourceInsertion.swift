/// Adds an entry to an Android or Compose file of resources, laid out like its neighbour.
struct ResourceInsertion {
  /// What is added where.
  let insertion: EntryInsertion

  private var file: CatalogFile { insertion.target }

  /// The edit that adds an entry with its texts.
  ///
  /// - Throws: Why it cannot be added.
  func edit(_ forms: [ReviewAddition.Form]) throws(ReviewFault) -> Edit {
    let layout = LineLayout(file.source)
    guard !insertion.spelledKey.utf8.contains(where: { $0 == 0x22 || $0 == 0x3C }) else {
      throw ReviewFault("its key cannot be written between quotes: edit the file")
    }
    if let neighbour = insertion.neighbour {
      guard let (start, end) = bounds(of: neighbour, layout) else { throw EntryInsertion.unclear }
      let element = element(forms, layout.lineEnd, layout.indent(of: start))
      return insertion.edit("\(layout.lineEnd)\(layout.indent(of: start))\(element)", at: end)
    }
    if let first = file.entries.first {
      let tag = layout.text[..<Int(file.keySpan(of: first).start)].lastIndex(of: UInt8(ascii: "<"))
      guard let tag else { throw EntryInsertion.unclear }
      let commentSpan = file.commentSpan(of: first)
      let comment = Int(commentSpan.start)
      let isAbove = !commentSpan.isEmpty && comment < tag
      let opening = "<!--".utf8.count
      let start =
        isAbove
        ? layout.text[..<comment].lastIndex(of: UInt8(ascii: "<")) ?? comment - opening : tag
      let element = element(forms, layout.lineEnd, layout.indent(of: start))
      return insertion.edit(
        "\(element)\(layout.lineEnd)\(layout.indent(of: start))", at: start)
    }
    let end = layout.string(layout.start..<layout.text.count).utf8
    guard let tag = Array(end).lastIndex(of: UInt8(ascii: "<")).map({ $0 + layout.start }),
      layout.string(tag..<layout.text.count).hasPrefix("</resources")
    else { throw EntryInsertion.unclear }
    let element = element(forms, layout.lineEnd, Self.indent)
    let line = layout.lineStart(of: tag)
    let isOwnLine = layout.skippingBlanks(from: line, withLineEnds: false) == tag
    return isOwnLine && line > layout.start
      ? insertion.edit("\(Self.indent)\(element)\(layout.lineEnd)", at: line)
      : insertion.edit("\(layout.lineEnd)\(Self.indent)\(element)\(layout.lineEnd)", at: tag)
  }

  /// By how much entries stand in where no other shows it.
  private static let indent = "    "

  /// The element of the entry, its first line without blanks.
  private func element(
    _ forms: [ReviewAddition.Form], _ lineEnd: String, _ indent: String
  ) -> String {
    let type = insertion.catalog[insertion.source].type
    let name = type == .plural ? "plurals" : type == .array ? "string-array" : "string"
    let start = "<\(name) name=\"\(insertion.spelledKey)\">"
    let values = forms.map { $0.value(in: file.format) }
    if type == .string { return start + values.joined() + "</\(name)>" }
    let line = lineEnd + indent + (indent.isEmpty ? Self.indent : indent)
    let items = zip(forms, values).map { form, value in
      let quantity = form.slot.pluralCategory.map { " quantity=\"\($0.rawValue)\"" } ?? ""
      return "\(line)<item\(quantity)>\(value)</item>"
    }
    return start + items.joined() + "\(lineEnd)\(indent)</\(name)>"
  }

  /// Where the element of an entry begins and where it ends, with a comment of its own behind it.
  private func bounds(of number: Int, _ layout: LineLayout) -> (start: Int, end: Int)? {
    let text = layout.text
    let entry = file.entries[number]
    let key = file.keySpan(of: entry)
    guard let start = text[..<Int(key.start)].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let name = text[(start + 1)...].prefix { ASCII.isLetter($0) || $0 == UInt8(ascii: "-") }
    let last = file.messageRange(ofEntry: number).last
    var index = last.map { Int(file.messages[$0].value.end) } ?? Int(key.end)
    index = max(index, Int(key.end))
    let closing = Array("</".utf8) + name
    while index < text.count {
      if text[index] == UInt8(ascii: "<"), text[index...].starts(with: closing) {
        guard let end = text[index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        return (start, behindComment(end + 1, of: entry, layout))
      }
      if last == nil, text[index] == UInt8(ascii: "/"), index + 1 < text.count,
        text[index + 1] == UInt8(ascii: ">")
      {
        return (start, behindComment(index + 2, of: entry, layout))
      }
      index += 1
    }
    return nil
  }

  /// The end of a comment that stands behind an element on its line and belongs to it.
  private func behindComment(_ end: Int, of entry: Entry, _ layout: LineLayout) -> Int {
    let comment = file.commentSpan(of: entry)
    guard !comment.isEmpty, Int(comment.start) >= end else { return end }
    let open = layout.skippingBlanks(from: end, withLineEnds: false)
    let rest = layout.text[min(Int(comment.end), layout.text.count)...]
    guard layout.text[open...].starts(with: "<!--".utf8), Int(comment.start) < open + 64,
      let close = rest.firstIndex(of: UInt8(ascii: ">"))
    else { return end }
    return close + 1
  }
}
