/// Words that somebody wrote for a value which holds tags: the same tags as before, around other
/// words.
struct TaggedText {
  /// A part of what was written.
  private enum Piece {
    case words(String)
    /// A tag, by its number among those of the value.
    case tag(Int)
  }

  /// The text without its tags, as it is read back.
  let plain: String
  /// The value as the file is to have it.
  let written: String
  /// The first tag of the value that is missing; nil if all are there.
  private let missing: String?

  /// Finds the tags of a value in what was written.
  ///
  /// Attributes need not be written. What `xliff:g` protects is found by itself: nobody sees that tag.
  ///
  /// - Parameters:
  ///   - text: What somebody wrote.
  ///   - file: The file that holds the value.
  ///   - message: Index of the value in the file's `messages`.
  /// - Throws: Which tag is missing: lower-case start, no final full stop.
  init(_ text: String, like file: CatalogFile, message: Int) throws(ReviewFault) {
    self.init(broken: text, like: file, message: message)
    if let missing {
      throw ReviewFault("its tag \(Quotation.quoted(missing)) is missing")
    }
  }

  /// The same where tags may be missing: so broken, rules can judge the text.
  init(broken text: String, like file: CatalogFile, message: Int) {
    let marks = file.markupRange(ofMessage: message).map { file.markup[$0] }
    let tags = marks.map { file.source.string($0.tag.range) }
    var unused = Set(tags.indices)
    var pieces: [Piece] = []
    var rest = text[...]
    for range in MarkupText.tags(in: text) {
      let name = MarkupText.name(ofTag: text[range])
      let own = tags.indices.filter { unused.contains($0) }
      // Of several with one name, the one with the same attributes is meant.
      let tag =
        own.first { tags[$0][...] == text[range] }
        ?? own.first { MarkupText.name(ofTag: tags[$0][...]) == name }
      guard let tag else { continue }
      unused.remove(tag)
      pieces += [.words(String(rest[..<range.lowerBound])), .tag(tag)]
      rest = text[range.upperBound...]
    }
    pieces.append(.words(String(rest)))
    let old = Array((file.string(file.messages[message].text) ?? "").utf8)
    for open in tags.indices.dropLast()
    where marks[open].isProtection && unused.isSuperset(of: [open, open + 1]) {
      let held = old[Int(marks[open].position)..<Int(marks[open + 1].position)]
      if Self.protect(String(decoding: held, as: UTF8.self), with: open, in: &pieces) {
        unused.subtract([open, open + 1])
      }
    }
    missing = unused.min().map { tags[$0] }
    plain = pieces.map { if case .words(let words) = $0 { words } else { "" } }.joined()
    written = Self.written(pieces, tags, CatalogNotation(file.format), plain)
  }

  /// Puts tags around the only place where the words they protect stand; whether there is one.
  private static func protect(_ held: String, with open: Int, in pieces: inout [Piece]) -> Bool {
    var place: (piece: Int, range: Range<String.Index>)?
    for (index, piece) in pieces.enumerated() {
      guard case .words(let words) = piece, !held.isEmpty, let range = words.firstRange(of: held)
      else { continue }
      if place != nil || words[range.upperBound...].firstRange(of: held) != nil { return false }
      place = (index, range)
    }
    guard let (index, range) = place, case .words(let words) = pieces[index] else { return false }
    pieces.replaceSubrange(
      index...index,
      with: [
        .words(String(words[..<range.lowerBound])), .tag(open), .words(held), .tag(open + 1),
        .words(String(words[range.upperBound...])),
      ])
    return true
  }

  private static func written(
    _ pieces: [Piece], _ tags: [String], _ notation: CatalogNotation, _ plain: String
  ) -> String {
    let quote = notation.needsQuotes(plain.unicodeScalars) ? "\"" : ""
    var output = Array(quote.utf8)
    var isFirst = true
    for piece in pieces {
      switch piece {
      case .tag(let tag): output += tags[tag].utf8
      case .words(let words):
        for scalar in words.unicodeScalars {
          notation.append(scalar, isFirst: isFirst, to: &output)
          isFirst = false
        }
      }
    }
    return String(decoding: output + Array(quote.utf8), as: UTF8.self)
  }
}
