/// The prose of a Markdown document: its lines without code and without the addresses of links.
struct Prose: Sendable {
  /// A line of the document.
  struct Line: Sendable {
    /// The line as the document has it, without indentation.
    let source: String
    /// The prose of the line, with a backquote for each piece of code; empty in a block of code.
    let text: String

    /// Whether the line is a heading.
    var isHeading: Bool { text.hasPrefix("#") }
  }

  /// A word and the index of its line.
  struct Word: Sendable {
    let text: String
    let lowercase: String
    let line: Int
  }

  /// Path relative to the top of the repository.
  let path: String
  /// All lines of the document.
  let lines: [Line]
  /// The words of all lines, in order.
  let words: [Word]

  /// Reads the lines of a document.
  init(path: String, lines source: [Substring]) {
    var lines: [Line] = []
    var isFenced = false
    var isIndented = false
    var wasEmpty = true
    // A piece of code may go on in the next line.
    var isCode = false
    for line in source {
      let start = line.drop { $0 == " " }
      let isFence = start.hasPrefix("```")
      if isFence { isFenced.toggle() }
      isIndented = line.hasPrefix("    ") && !start.isEmpty && (wasEmpty || isIndented)
      wasEmpty = start.isEmpty
      if isFence || isFenced || isIndented || start.isEmpty {
        isCode = false
        lines.append(Line(source: String(start), text: ""))
      } else {
        lines.append(Line(source: String(start), text: Self.text(of: start, isCode: &isCode)))
      }
    }
    self.path = path
    self.lines = lines
    self.words = Self.words(of: lines)
  }

  /// A line with a backquote for each piece of code, and without the addresses of links.
  private static func text(of line: Substring, isCode: inout Bool) -> String {
    var text = ""
    var isAddress = false
    var before: Character = " "
    for character in line {
      if isAddress {
        if character == ")" { isAddress = false }
      } else if character == "`" {
        isCode.toggle()
        if isCode { text.append("`") }
      } else if isCode {
        continue
      } else if character == "(", before == "]" {
        isAddress = true
      } else {
        text.append(character)
      }
      before = character
    }
    return text
  }

  private static func words(of lines: [Line]) -> [Word] {
    var words: [Word] = []
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      for word in line.text.split(whereSeparator: { !isPartOfWord($0) }) {
        words.append(Word(text: String(word), lowercase: word.lowercased(), line: index))
      }
    }
    return words
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "`" || character == "'"
      || character == "’" || character == "-"
  }

  /// The paragraphs, list items, headings and cells of tables, each with the index of its first line.
  var blocks: [(text: String, line: Int)] {
    var blocks: [(text: String, line: Int)] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if line.text.hasPrefix("|") {
        isOpen = false
        for cell in line.text.split(separator: "|") { blocks.append((String(cell), index)) }
      } else if line.text.isEmpty {
        isOpen = false
      } else if isOpen, !Self.beginsBlock(line.text), let last = blocks.indices.last {
        blocks[last].text += " " + line.text
      } else {
        isOpen = !line.isHeading
        blocks.append((line.text, index))
      }
    }
    return blocks
  }

  /// Whether a line is a heading or the first one of a list item.
  private static func beginsBlock(_ text: String) -> Bool {
    if text.hasPrefix("#") || text.hasPrefix("- ") || text.hasPrefix("* ") { return true }
    let number = text.prefix { $0.isNumber }
    return !number.isEmpty && text.dropFirst(number.count).hasPrefix(". ")
  }

  /// The sentences of a block, each as its words, which have a letter, a number or code.
  static func sentences(of block: String) -> [[Substring]] {
    var sentences: [[Substring]] = []
    var sentence: [Substring] = []
    for part in block.split(separator: " ") {
      if part.contains(where: { $0.isLetter || $0.isNumber || $0 == "`" }) { sentence.append(part) }
      var end = part
      while let last = end.last, "\"”)*]".contains(last) { end.removeLast() }
      if let last = end.last, ".?!".contains(last) {
        if !sentence.isEmpty { sentences.append(sentence) }
        sentence = []
      }
    }
    if !sentence.isEmpty { sentences.append(sentence) }
    return sentences
  }
}
