/// Which marks on the letters of a language tell its words apart, so that a word without them may be another word.
struct AccentGrammar: Sendable {
  /// An ending in which marks are grammar.
  private struct Ending: Sendable {
    /// Its letters; `.` for any, `V` for a vowel.
    var letters: [Unicode.Scalar] = []
    /// Whether the mark of each of them is grammar.
    var isMarked: [Bool] = []

    /// An ending as the data file has it: `a*n`.
    init(_ entry: Substring) {
      for scalar in entry.unicodeScalars {
        if scalar == "*", let last = isMarked.indices.last {
          isMarked[last] = true
        } else {
          letters.append(scalar)
          isMarked.append(false)
        }
      }
    }

    /// Whether a word ends so, and has lost no marks but those that are grammar here.
    func explains(_ lost: [Int], of word: [Unicode.Scalar]) -> Bool {
      let start = word.count - letters.count
      guard start >= 0 else { return false }
      let fits = letters.indices.allSatisfy { index in
        switch letters[index] {
        case ".": true
        case "V": AccentGrammar.vowels.contains(word[start + index])
        case let letter: word[start + index] == letter
        }
      }
      return fits && lost.allSatisfy { $0 >= start && isMarked[$0 - start] }
    }
  }

  /// Fewest letters of a word that is judged.
  let fewestLetters: Int
  private var endings: [Ending] = []
  /// Letters that are as right without their marks.
  private var optional: Set<Unicode.Scalar> = []
  /// Whether only words without any mark have lost one.
  private var isBare = false
  /// Words that are words of their own without marks, or are written both ways.
  private let ownWords: Set<String>

  private static let vowels: Set<Unicode.Scalar> = ["a", "e", "i", "o", "u", "y"]

  private static let byLanguage: [String: AccentGrammar] = {
    let pairs = Resource.table(of: "words/accent-pairs.txt")
    var grammars: [String: AccentGrammar] = [:]
    for line in Resource.lines(of: "locales/accents.txt") {
      let parts = line.split(separator: " ")
      guard parts.count > 1 else { continue }
      let language = String(parts[0])
      grammars[language] = AccentGrammar(
        Int(parts[1]) ?? .max, parts.dropFirst(2), Set(pairs[language] ?? []))
    }
    return grammars
  }()

  /// What is known of a language; nil for one that is not judged by its words.
  static func of(_ language: String) -> AccentGrammar? { byLanguage[language] }

  private init(_ fewestLetters: Int, _ entries: ArraySlice<Substring>, _ ownWords: Set<String>) {
    self.fewestLetters = fewestLetters
    self.ownWords = ownWords
    for entry in entries {
      if entry == "bare" {
        isBare = true
      } else if entry.hasPrefix("-") {
        optional.formUnion(entry.unicodeScalars.dropFirst())
      } else {
        endings.append(Ending(entry))
      }
    }
  }

  /// Whether a word, in small letters, is one of its own without marks that another has.
  func isOwnWord(_ word: [UInt8]) -> Bool {
    ownWords.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether a word is another one without its marks for a mistake: neither grammar nor another spelling explains what
  /// it lacks.
  ///
  /// - Parameters:
  ///   - word: The word in small letters.
  ///   - lost: Places of the letters that lack a mark, counted from 0.
  ///   - marked: The word with marks.
  /// - Returns: Whether it is.
  func isMistake(_ word: [Unicode.Scalar], lost: [Int], of marked: [Unicode.Scalar]) -> Bool {
    if word.count < fewestLetters { return false }
    if isBare, word.contains(where: { AccentFolding.bare($0) != $0 }) { return false }
    let lost = lost.filter { !optional.contains(marked[$0]) }
    return !lost.isEmpty && !endings.contains { $0.explains(lost, of: word) }
  }

  /// Places of the letters of a word that lack a mark which another word has; nil where that is not all that differs.
  static func lostMarks(of word: [Unicode.Scalar], in marked: [Unicode.Scalar]) -> [Int]? {
    guard word.count == marked.count else { return nil }
    var lost: [Int] = []
    for index in word.indices where word[index] != marked[index] {
      guard AccentFolding.bare(marked[index]) == word[index] else { return nil }
      lost.append(index)
    }
    return lost.isEmpty ? nil : lost
  }
}
