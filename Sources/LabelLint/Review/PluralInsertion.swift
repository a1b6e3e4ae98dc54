/// Adds forms to a plural of an XML file that has others, each laid out like the one it comes behind.
struct PluralInsertion {
  /// What is added where.
  let insertion: EntryInsertion
  /// The plural.
  let plural: EntryReference

  /// The edits that add forms.
  ///
  /// - Throws: Why they cannot be added.
  func edits(_ forms: [ReviewAddition.Form]) throws(ReviewFault) -> [Edit] {
    let file = insertion.target
    let layout = LineLayout(file.source)
    let isResource = file.format != .stringsdict
    var edits: [Edit] = []
    for form in forms {
      guard let neighbour = neighbour(of: form.slot),
        let category = file.slots[Int(file.messages[neighbour].slot)].pluralCategory,
        let wanted = form.slot.pluralCategory,
        let start = layout.last(isResource ? "<item" : "<key", before: file.messages[neighbour]),
        let end = layout.end(of: isResource ? "item" : "string", behind: file.messages[neighbour])
      else { throw EntryInsertion.unclear }
      let value = file.messages[neighbour].value
      let head = layout.string(start..<Int(value.start))
      let foot = layout.string(Int(value.end)..<end)
      guard head.utf8.last == UInt8(ascii: ">"), let name = Self.name(category.rawValue, in: head)
      else { throw EntryInsertion.unclear }
      let element =
        head[..<name.lowerBound] + wanted.rawValue + head[name.upperBound...]
        + form.value(in: file.format) + foot
      edits.append(insertion.edit(layout.lineBreak(like: start) + element, at: end))
    }
    return edits
  }

  /// The form that a new one comes behind: the last of the categories before it, else the first.
  private func neighbour(of slot: SlotPath) -> Int? {
    let scope = SlotPath(Array(slot.components.dropLast()))
    let forms = PluralForms.all(of: plural, in: insertion.target).first { $0.scope == scope }
    let earlier = PluralCategory.allCases.prefix { $0 != slot.pluralCategory }.reversed()
    return earlier.lazy.compactMap { forms?.message($0) }.first
      ?? forms?.messages.first
  }

  /// Where the name of a category stands in what comes before a value: between quotes or tags.
  private static func name(_ category: String, in head: String) -> Range<String.Index>? {
    for (open, close) in [("\"", "\""), ("'", "'"), (">", "<")] {
      guard let range = head.firstRange(of: open + category + close) else { continue }
      return head.index(after: range.lowerBound)..<head.index(before: range.upperBound)
    }
    return nil
  }
}

extension LineLayout {
  /// Offset of the last tag that begins so before a value.
  fileprivate func last(_ tag: String, before message: Message) -> Int? {
    let needle = Array(tag.utf8)
    var index = Int(message.value.start) - needle.count
    while index >= start {
      if text[index..<index + needle.count].elementsEqual(needle) { return index }
      index -= 1
    }
    return nil
  }

  /// Offset behind the end tag of an element whose value this is.
  fileprivate func end(of name: String, behind message: Message) -> Int? {
    let value = Int(message.value.end)
    guard text[value...].starts(with: Array("</\(name)".utf8)) else { return nil }
    return text[value...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }
}
