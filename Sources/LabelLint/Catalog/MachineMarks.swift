/// How comments and states say that a machine translated a text.
enum MachineMarks {
  private static let participles = Resource.words("machine-marks/participles")
  private static let whole = Resource.words("machine-marks/whole")
  private static let behind = Set(Resource.words("machine-marks/behind"))

  /// Whether the value of `subState` of XLIFF 2 says so: `vendor:mt`.
  ///
  /// XLIFF 2 has no values of its own there: each tool writes its prefix, a colon and its value.
  static func isMachine(subState: String) -> Bool {
    guard let colon = subState.firstIndex(of: ":") else { return false }
    let value = folded(subState[subState.index(after: colon)...])
    return whole.contains(value) || participles.contains(value)
  }

  /// Whether a line of a comment says so; `further` are marks of a team.
  static func isIn(comment: String, further: [String] = []) -> Bool {
    comment.split(whereSeparator: \.isNewline).contains { line in
      let line = folded(line)
      if whole.contains(line) || further.contains(where: { folded($0[...]) == line }) {
        return true
      }
      // "Machine translated by …", not "Machine translated messages are shown below the text".
      return participles.contains { mark in
        guard line.hasPrefix(mark) else { return false }
        let rest = line.dropFirst(mark.count)
        guard let next = rest.first else { return true }
        let word = rest.split { !$0.isLetter }.first.map(String.init) ?? ""
        return !next.isLetter && (next != " " || behind.contains(word))
      }
    }
  }

  /// A line in small letters, with blanks for hyphens, without brackets and marks around it.
  private static func folded(_ line: Substring) -> String {
    let small = line.lowercased().map { "-_".contains($0) ? " " : $0 }
    let isAround = { (character: Character) in !character.isLetter && !character.isNumber }
    let rest = small.drop(while: isAround)
    return String(rest.prefix(rest.count - rest.reversed().prefix(while: isAround).count))
  }
}
