/// Adds a plural to a `.stringsdict` file in XML: the source's, with the forms of the locale.
struct StringsdictInsertion {
  /// What is added where.
  let insertion: EntryInsertion

  /// The edit that adds a plural.
  ///
  /// - Throws: Why it cannot be added.
  func edit(_ forms: [ReviewAddition.Form]) throws(ReviewFault) -> Edit {
    let element = try element(forms)
    let layout = LineLayout(insertion.target.source)
    if let neighbour = insertion.neighbour {
      guard let range = Self.range(ofEntry: neighbour, in: insertion.target) else {
        throw EntryInsertion.unclear
      }
      return insertion.edit(
        layout.lineBreak(like: range.lowerBound) + element, at: range.upperBound)
    }
    let text = layout.string(layout.start..<layout.text.count)
    guard let dictionary = text.firstRange(of: "<dict>") else { throw EntryInsertion.unclear }
    let indent = LineLayout(insertion.original.source).indent(
      of: Int(insertion.sourceKey.start))
    return insertion.edit(
      layout.lineEnd + indent + element,
      at: layout.start + text.utf8.distance(from: text.startIndex, to: dictionary.upperBound))
  }

  /// The source's entry with other forms.
  private func element(_ forms: [ReviewAddition.Form]) throws(ReviewFault) -> String {
    let file = insertion.original
    let layout = LineLayout(file.source)
    let messages = file.messageRange(ofEntry: Int(insertion.source.entry)).filter {
      file.slots[Int(file.messages[$0].slot)].pluralCategory != nil
    }
    guard let range = Self.range(ofEntry: Int(insertion.source.entry), in: file),
      let first = messages.first, let last = messages.last,
      let start = layout.text[..<Int(file.messages[first].value.start)].last("<key>"),
      let end = layout.text[Int(file.messages[last].value.end)...].first("</string>")
    else { throw EntryInsertion.unclear }
    let between = layout.string(start..<Int(file.messages[first].value.start))
    guard let close = between.firstRange(of: "</key>"), between.hasSuffix("<string>") else {
      throw EntryInsertion.unclear
    }
    let gap = between[close.upperBound...]
    let pairs = forms.compactMap { form in
      form.slot.pluralCategory.map { category in
        "<key>\(category.rawValue)</key>\(gap)\(form.value(in: .stringsdict))</string>"
      }
    }
    return try head(range.lowerBound..<start, layout, forms)
      + pairs.joined(separator: layout.lineBreak(like: start))
      + layout.string(end + "</string>".utf8.count..<range.upperBound)
  }

  /// What is in front of the forms, with the format string of the new entry.
  private func head(
    _ range: Range<Int>, _ layout: LineLayout, _ forms: [ReviewAddition.Form]
  ) throws(ReviewFault) -> String {
    let file = insertion.original
    let format = file.messageRange(ofEntry: Int(insertion.source.entry)).first {
      file.slots[Int(file.messages[$0].slot)] == .only
    }
    guard let format, let own = forms.first(where: { $0.slot == .only }),
      let old = file.string(file.messages[format].text), !ByteOrder.areEqual(own.text, old)
    else { return layout.string(range) }
    let value = file.messages[format].value.range
    guard range.lowerBound <= value.lowerBound, value.upperBound <= range.upperBound else {
      throw EntryInsertion.unclear
    }
    return layout.string(range.lowerBound..<value.lowerBound) + own.value(in: .stringsdict)
      + layout.string(value.upperBound..<range.upperBound)
  }

  /// From the key of an entry to the end of its dictionary.
  private static func range(ofEntry number: Int, in file: CatalogFile) -> Range<Int>? {
    let text = file.source.text
    let key = Int(file.keySpan(of: file.entries[number]).start)
    guard let start = text[..<key].last("<key>") else { return nil }
    var depth = 0
    var index = key
    while index < text.count {
      if text[index...].starts(with: "<dict>".utf8) { depth += 1 }
      if text[index...].starts(with: "</dict>".utf8) {
        depth -= 1
        if depth == 0 { return start..<index + "</dict>".utf8.count }
      }
      index += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Offset of the first place where a word stands.
  fileprivate func first(_ word: String) -> Int? {
    indices.first { self[$0...].starts(with: word.utf8) }
  }

  /// Offset of the last place where a word stands.
  fileprivate func last(_ word: String) -> Int? {
    indices.last { self[$0...].starts(with: word.utf8) }
  }
}
