/// How an element is heard, and from which readers; readers that say the same share a line.
package struct SpokenLine: Sendable, Hashable {
  /// Who says it so.
  package private(set) var readers: [ScreenReader]
  /// What is said.
  package let utterance: Utterance

  /// What is heard: `Play button, button`.
  package var text: String { utterance.text }

  /// How readers say an element; no line for a reader whose words in the language are not known.
  package static func lines(
    of element: SpokenElement, _ readers: [ScreenReader], in locale: LocaleTag
  ) -> [SpokenLine] {
    var lines: [SpokenLine] = []
    for reader in readers {
      let utterance = Utterance(element, reader, in: locale)
      if !utterance.unknown.isEmpty { continue }
      if let same = lines.firstIndex(where: { $0.text == utterance.text }) {
        lines[same].readers.append(reader)
      } else {
        lines.append(SpokenLine(readers: [reader], utterance: utterance))
      }
    }
    return lines
  }
}

extension [SpokenLine] {
  /// All lines as one text, with the names of readers where these say different things; nil without any.
  package var text: String? {
    if count < 2 { return first?.text }
    return map { line in
      "\(line.readers.map(\.rawValue).joined(separator: ", ")): \(line.text)"
    }.joined(separator: "; ")
  }
}
