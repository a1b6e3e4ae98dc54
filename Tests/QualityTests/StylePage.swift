import Foundation

/// The tables of `docs/style.md`: phrases that documents do not use, and how long a sentence may be.
struct StylePage: Sendable {
  /// A phrase in the words that it consists of.
  struct Phrase: Equatable, Sendable {
    /// The phrase as the page has it.
    let text: String
    /// Its words; lowercase, unless it is found in its spelling only.
    let words: [String]

    /// A phrase from its text.
    init(_ text: String) {
      self.text = text
      self.words = text.split(separator: " ").map(String.init)
    }

    /// Whether only this spelling is found, and not in headings.
    var hasCapital: Bool { text != text.lowercased() }

    /// Whether the words of a document from an index on are this phrase.
    func isAt(_ start: Int, of prose: Prose) -> Bool {
      guard start >= 0, start + words.count <= prose.words.count else { return false }
      for (offset, word) in words.enumerated() {
        let found = prose.words[start + offset]
        if word != (hasCapital ? found.text : found.lowercase) { return false }
      }
      return !hasCapital || !prose.lines[prose.words[start].line].isHeading
    }
  }

  /// The phrases of the columns "Do not write", each once.
  private(set) var avoided: [Phrase] = []
  /// The phrases of the columns "Allowed in".
  private(set) var right: [Phrase] = []
  /// The most words that a sentence may have; nil when the page does not say it.
  private(set) var longestSentence: Int?

  /// Reads the tables of a page.
  init(lines: [Substring]) {
    var columns: [String] = []
    for line in lines {
      guard line.hasPrefix("|") else {
        columns = []
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if columns.isEmpty {
        columns = cells
        continue
      }
      if columns.first == "Limit", cells.count == 2, cells[0] == "words in a sentence" {
        longestSentence = Int(cells[1])
      }
      for (column, cell) in zip(columns, cells) {
        if column == "Allowed in" { right += Self.phrases(in: cell) }
        guard column == "Do not write" else { continue }
        for phrase in Self.phrases(in: cell) where !avoided.contains(phrase) {
          avoided.append(phrase)
        }
      }
    }
  }

  /// The phrases between backquotes.
  private static func phrases(in cell: String) -> [Phrase] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { Phrase(String(parts[$0])) }
  }

  /// A phrase that a document should not use.
  struct Finding: Equatable, Sendable {
    let path: String
    /// Number of the line, from 1.
    let line: Int
    let phrase: String
    /// The line without indentation.
    let source: String
  }

  /// The phrases that a document should not use, in its order.
  func findings(in prose: Prose) -> [Finding] {
    var byFirstWord: [String: [Phrase]] = [:]
    for phrase in avoided {
      if let first = phrase.words.first {
        byFirstWord[first.lowercased(), default: []].append(phrase)
      }
    }
    var findings: [Finding] = []
    for (index, word) in prose.words.enumerated() {
      for phrase in byFirstWord[word.lowercase] ?? []
      where phrase.isAt(index, of: prose) && !isRight(index..<index + phrase.words.count, of: prose)
      {
        findings.append(
          Finding(
            path: prose.path, line: word.line + 1, phrase: phrase.text,
            source: prose.lines[word.line].source))
      }
    }
    return findings
  }

  /// Whether words of a document are part of a longer phrase that is right.
  private func isRight(_ range: Range<Int>, of prose: Prose) -> Bool {
    for phrase in right where phrase.words.count >= range.count {
      for start in (range.upperBound - phrase.words.count)...range.lowerBound
      where phrase.isAt(start, of: prose) {
        return true
      }
    }
    return false
  }

  /// The sentences of a document that are too long, as `path:line: number of words: first words`.
  func longSentences(in prose: Prose) -> [String] {
    guard let longestSentence else { return [] }
    var found: [String] = []
    for block in prose.blocks {
      for sentence in Prose.sentences(of: block.text) where sentence.count > longestSentence {
        let start = sentence.prefix(6).joined(separator: " ")
        found.append("\(prose.path):\(block.line + 1): \(sentence.count) words: \(start)")
      }
    }
    return found
  }
}
