/// Finds what comments of a catalog file say of findings: `label-lint:ignore all-caps -- reason`.
///
/// In XML, where a comment holds no `--`, a reason may also follow ` - ` or a dash.
struct SuppressionComments {
  private let file: CatalogFile
  /// The file's index in the catalog.
  private let number: Int
  /// Where words may stand that count, sorted; made once, when there is a mark at all.
  private var comments: [Range<Int>] = []
  /// Entries by where their comments begin; then by where their keys begin.
  private var byComment: [Int] = []
  private var byKey: [Int] = []

  private static let mark = Array(CatalogFileContents.directiveMark.description.utf8)
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x2C]

  /// What the comments of a file say.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - number: Its index in the catalog.
  /// - Returns: The directives of the file, in its order.
  static func directives(of file: CatalogFile, number: Int) -> [SuppressionDirective] {
    guard file.source.encoding != .binary, file.text.span.firstIndex(ofBytes: mark.span) != nil
    else {
      return []
    }
    return SuppressionComments(file, number: number).directives()
  }

  private init(_ file: CatalogFile, number: Int) {
    self.file = file
    self.number = number
    let entries = file.entries
    let (keys, spans) = (entries.map(file.keySpan), entries.map(file.commentSpan))
    byComment = entries.indices.filter { !spans[$0].isEmpty }
      .sorted { spans[$0].start < spans[$1].start }
    byKey = entries.indices.sorted { keys[$0].start < keys[$1].start }
    switch file.format {
    case .xcstrings: comments = byComment.map { spans[$0].range }
    case .strings: comments = gaps()
    case .android, .compose, .stringsdict: comments = markupComments()
    case .xliff:
      comments = (markupComments() + byComment.map { spans[$0].range })
        .sorted { $0.lowerBound < $1.lowerBound }
    }
  }

  /// A name of a directive: their indexes.
  private typealias OpenName = (directive: Int, name: Int)

  private func directives() -> [SuppressionDirective] {
    var directives: [SuppressionDirective] = []
    var open: [SuppressionName: [OpenName]] = [:]
    var offset = 0
    while let start = next(from: offset) {
      offset = start + Self.mark.count
      guard let end = endOfComment(at: start) else { continue }
      let text = words(from: offset, to: end)
      guard let verb = text.first else { continue }
      let (names, reason) = parsed(text.dropFirst(), until: end)
      switch file.source.string(verb) {
      case "ignore":
        for entry in owners(of: start) {
          directives.append(
            SuppressionDirective(
              reach: .entry(EntryReference(file: number, entry: entry)), file: number,
              names: names, reason: reason,
              subject: EntryReference(file: number, entry: entry)))
        }
      case "disable" where file.format != .xcstrings:
        for (name, written) in names.enumerated() {
          open[written.meaning, default: []].append((directives.count, name))
        }
        directives.append(
          SuppressionDirective(
            reach: .region(file: number, from: end), file: number, names: names, reason: reason,
            subject: nil))
      case "enable" where file.format != .xcstrings:
        close(&open, names, at: start, in: &directives)
      default: break
      }
    }
    return directives
  }

  /// Ends the regions of the named rules; all of them where none is named.
  private func close(
    _ open: inout [SuppressionName: [OpenName]], _ names: [SuppressionDirective.Name], at end: Int,
    in directives: inout [SuppressionDirective]
  ) {
    let wanted = Set(names.map(\.meaning))
    let closed = wanted.isEmpty || wanted.contains(.all) ? Set(open.keys) : wanted
    for meaning in closed {
      for place in open.removeValue(forKey: meaning) ?? [] {
        directives[place.directive].names[place.name].end = end
      }
    }
  }

  /// Offset of the next mark.
  private func next(from offset: Int) -> Int? {
    file.text.span.firstIndex(ofBytes: Self.mark.span, from: offset)
  }

  /// Entries that a comment at an offset belongs to: those that own it, else the next one.
  ///
  /// A string catalog has one comment for all locales of a key, so one of them stands for all.
  private func owners(of offset: Int) -> [Int] {
    let entries = file.entries
    let behind = byComment.partitioningIndex {
      Int(file.commentSpan(of: entries[$0]).start) > offset
    }
    if behind > 0 {
      let owner = byComment[behind - 1]
      if file.commentSpan(of: entries[owner]).range.contains(offset) { return [owner] }
    }
    if file.format == .xcstrings { return [] }
    let next = byKey.partitioningIndex { Int(file.keySpan(of: entries[$0]).start) > offset }
    return next < byKey.count ? [byKey[next]] : []
  }

  /// End of what a comment says on the line of an offset; nil where that lies in no comment.
  private func endOfComment(at offset: Int) -> Int? {
    let behind = comments.partitioningIndex { $0.lowerBound > offset }
    guard behind > 0, comments[behind - 1].contains(offset) else { return nil }
    let text = file.source.text
    let limit = comments[behind - 1].upperBound
    var end = offset
    while end < limit, text[end] != 0x0A, text[end] != 0x0D {
      // A line of a string catalog's comment ends with an escape, a block with its mark.
      if file.format == .xcstrings, text[end...].starts(with: "\\n".utf8) { break }
      if file.format == .xliff, text[end...].starts(with: "</".utf8) { break }
      if file.format == .strings, text[end...].starts(with: "*/".utf8) { break }
      end += 1
    }
    return end
  }

  /// What lies between the keys and values of a `.strings` file.
  private func gaps() -> [Range<Int>] {
    let texts = (file.entries.map { file.keySpan(of: $0).range } + file.messages.map(\.value.range))
      .sorted { $0.lowerBound < $1.lowerBound }
    var gaps: [Range<Int>] = []
    var start = 0
    for text in texts {
      if text.lowerBound > start { gaps.append(start..<text.lowerBound) }
      start = max(start, text.upperBound)
    }
    gaps.append(start..<max(start, file.source.text.count))
    return gaps
  }

  /// The comments of an XML file, outside CDATA sections.
  private func markupComments() -> [Range<Int>] {
    let text = file.text.span
    var comments: [Range<Int>] = []
    var offset = 0
    while let start = text.firstIndex(ofBytes: Array("<!".utf8).span, from: offset) {
      offset = start + 2
      if text.begins(with: "<!--", at: start) {
        let end = text.firstIndex(ofBytes: Array("-->".utf8).span, from: start + 4) ?? text.count
        comments.append(start..<end)
        offset = end
      } else if text.begins(with: "<![CDATA[", at: start) {
        offset = text.firstIndex(ofBytes: Array("]]>".utf8).span, from: start) ?? text.count
      }
    }
    return comments
  }

  /// Words between two offsets, apart by blanks and commas.
  private func words(from start: Int, to end: Int) -> [Range<Int>] {
    let text = file.source.text
    var words: [Range<Int>] = []
    var index = start
    while index < end {
      while index < end, Self.blanks.contains(text[index]) { index += 1 }
      let from = index
      while index < end, !Self.blanks.contains(text[index]) { index += 1 }
      if index > from { words.append(from..<index) }
    }
    return words
  }

  /// The names up to the mark of a reason, and the reason.
  private func parsed(
    _ words: ArraySlice<Range<Int>>, until end: Int
  ) -> (names: [SuppressionDirective.Name], reason: String?) {
    var names: [SuppressionDirective.Name] = []
    for word in words {
      let text = file.source.string(word)
      if ["--", "-", "—", "–"].contains(text) {
        let reason = self.words(from: word.upperBound, to: end)
        guard let first = reason.first, let last = reason.last else { return (names, nil) }
        return (names, file.source.string(first.lowerBound..<last.upperBound))
      }
      names.append(
        SuppressionDirective.Name(
          text: text, range: word, meaning: SuppressionName(inComment: text)))
    }
    return (names, nil)
  }
}
