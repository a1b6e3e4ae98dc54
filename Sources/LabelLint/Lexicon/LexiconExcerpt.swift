/// The parts of a lexicon that comes with the tool that are wanted: no line of the others is looked at, and
/// their bytes are not kept beside the terms.
enum LexiconExcerpt {
  /// What stands before the name of a section.
  private static let opening: [UInt8] = [0x0A, UInt8(ascii: "[")]

  /// The bytes of a lexicon without some of its sections.
  static func bytes(of text: Span<UInt8>, without skipped: Set<LexiconSection>) -> [UInt8] {
    var kept: [UInt8] = []
    if skipped.isEmpty {
      kept.append(text)
      return kept
    }
    let opening = opening
    // Where what is kept began; nil in a section that is passed over.
    var start: Int? = 0
    var index = 0
    while let line = text.firstIndex(ofBytes: opening.span, from: index) {
      let name = line + opening.count
      index = text.firstIndex(of: UInt8(ascii: "]"), from: name) ?? text.count
      let section = LexiconParser.sectionNames[text.extracting(name..<index)]
      let isSkipped = section.map { skipped.contains($0) } ?? false
      if isSkipped, let begin = start {
        kept.append(text.extracting(begin..<line + 1))
        start = nil
      } else if !isSkipped, start == nil {
        start = line + 1
      }
    }
    if let start { kept.append(text.extracting(start..<text.count)) }
    return kept
  }
}
