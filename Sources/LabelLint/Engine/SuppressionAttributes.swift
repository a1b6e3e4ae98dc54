/// Finds what `tools:ignore` of an Android file says of findings.
struct SuppressionAttributes {
  /// The file.
  let file: CatalogFile
  /// Its index in the catalog.
  let number: Int
  /// The rules that the configuration declares, by the names that `tools:ignore` has for them.
  var teamRules: [String: RuleID] = [:]

  private static let mark = Array(":ignore".utf8)

  /// The directives of the file, in its order.
  func directives() -> [SuppressionDirective] {
    guard !file.format.isApple, file.notes.contains(where: { !$0.ignoredChecks.isNone }) else {
      return []
    }
    var directives: [SuppressionDirective] = []
    let text = file.source.text
    var offset = 0
    var tags = TagWalk()
    var ends = ClosingSigns()
    while let found = text.span.firstIndex(ofBytes: Self.mark.span, from: offset) {
      offset = found + Self.mark.count
      guard let value = value(from: offset, &ends) else { continue }
      offset = value.upperBound
      tags.walk(to: found, in: text.span)
      guard let tag = tags.open else { continue }
      let names = names(in: value)
      guard !names.isEmpty else { continue }
      var directive = SuppressionDirective(
        reach: .file(number), file: number, names: names, isShared: true)
      if let entry = entry(from: tag, tags.end(in: text.span)) {
        guard let note = file.note(of: file.entries[entry]), !note.ignoredChecks.isNone else {
          continue
        }
        let reference = EntryReference(file: number, entry: entry)
        directive.reach = .entry(reference)
        directive.subject = reference
      } else if !text[tag...].starts(with: "<resources".utf8) {
        continue
      }
      directives.append(directive)
    }
    return directives
  }

  /// Finds the tags around places that follow each other, in one walk.
  private struct TagWalk {
    /// Offset of the `<` of the tag around the place; nil in a text or comment.
    private(set) var open: Int?
    private var offset = 0
    /// Offset of the `>` that was found last.
    private var close = -1

    /// Goes on to a place.
    mutating func walk(to place: Int, in text: Span<UInt8>) {
      while offset < place {
        switch text[offset] {
        case UInt8(ascii: ">"): open = nil
        case UInt8(ascii: "<"):
          open = offset + 1 < text.count && text[offset + 1] != UInt8(ascii: "!") ? offset : nil
        default: break
        }
        offset += 1
      }
    }

    /// Offset of the `>` behind the place.
    mutating func end(in text: Span<UInt8>) -> Int {
      if close < offset {
        close = text.firstIndex(of: UInt8(ascii: ">"), from: offset) ?? text.count
      }
      return close
    }
  }

  /// Byte offsets of the attribute's value behind its name; nil where none follows.
  private func value(from offset: Int, _ ends: inout ClosingSigns) -> Range<Int>? {
    let text = file.source.text
    var index = offset
    while index < text.count, ByteScan.isBlank(text[index]) || text[index] == 0x3D { index += 1 }
    guard index < text.count, text[index] == 0x22 || text[index] == 0x27 else { return nil }
    let quote = text[index]
    let start = index + 1
    return ends.offset(behind: quote, from: start, in: text.span).map { start..<$0 - 1 }
  }

  /// The entry whose element a tag begins, or lies in; nil for the root.
  private func entry(from tag: Int, _ close: Int) -> Int? {
    if file.source.text[tag...].starts(with: "<resources".utf8) { return nil }
    // In its own tag the key stands behind the `<`; an item's tag stands behind the key.
    let next = file.entries.partitioningIndex { Int(file.keySpan(of: $0).start) >= close }
    return next > 0 ? next - 1 : nil
  }

  private func names(in value: Range<Int>) -> [SuppressionDirective.Name] {
    let text = file.source.text
    var names: [SuppressionDirective.Name] = []
    for part in text[value].split(separator: UInt8(ascii: ",")) {
      let range = ByteScan.trimmed(part.indices, in: text.span)
      if range.isEmpty { continue }
      let name = file.source.string(range)
      names.append(
        SuppressionDirective.Name(
          text: name, range: range, meaning: SuppressionName(inAttribute: name, teamRules)))
    }
    return names
  }
}
