/// How a locale writes what is done, unlike what users do: with `已` before it, or with `t` or `ㅁ` at the end.
///
/// Learned from the actions and changes of the catalog that the locale tells apart.
struct ChangeWriting {
  /// How many texts have a beginning or an ending.
  private struct Tally {
    var actions = 0
    var changes = 0
  }

  private let isUnspaced: Bool
  private var tallies: [String: Tally] = [:]
  /// Number of changes that were read.
  private var changes = 0

  /// Fewest changes that show a beginning or an ending.
  private static let fewest = 2

  /// What some texts show.
  ///
  /// - Parameters:
  ///   - actions: Texts of actions.
  ///   - changes: Texts of changes.
  ///   - isUnspaced: Whether words stand without blanks.
  init(actions: [String], changes: [String], isUnspaced: Bool) {
    self.isUnspaced = isUnspaced
    self.changes = changes.count
    for text in actions {
      for mark in marks(of: text) { tallies[mark, default: Tally()].actions += 1 }
    }
    for text in changes {
      for mark in marks(of: text) { tallies[mark, default: Tally()].changes += 1 }
    }
  }

  /// Whether a text is written as half of the changes are, or more, and no action is.
  func isOfChange(_ text: String) -> Bool {
    marks(of: text).contains { mark in
      guard let tally = tallies[mark] else { return false }
      return tally.actions == 0 && tally.changes >= Self.fewest && tally.changes * 2 >= changes
    }
  }

  /// The last letter of a text, and its first word; without blanks between words its first letter.
  private func marks(of text: String) -> [String] {
    let words = text.lowercased().split { !$0.isLetter }
    guard let first = words.first, let last = words.last?.last else { return [] }
    var marks = ["-\(Self.ending(last))"]
    if isUnspaced {
      marks.append(contentsOf: first.first.map { ["\($0)-"] } ?? [])
    } else if words.count > 1 {
      marks.append("\(first) ")
    }
    return marks
  }

  /// The last sound of a letter: a Korean syllable without its final consonant is another ending.
  ///
  /// A syllable has one of 28 finals in the order of Unicode (The Unicode Standard, section 3.12).
  private static func ending(_ letter: Character) -> String {
    guard let scalar = letter.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else {
      return String(letter)
    }
    return "final \((scalar.value - 0xAC00) % 28)"
  }
}
