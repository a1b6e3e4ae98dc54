import Foundation
import LabelLint
import Testing

/// What TalkBack and VoiceOver said in recordings, beside what the model says.
@Suite("Recorded utterances")
struct RecordedUtteranceTests {
  /// A recorded utterance.
  struct Recording: CustomTestStringConvertible, Sendable {
    let name: String
    let reader: ScreenReader
    let element: SpokenElement
    let said: String
    /// Whether the recording has all of it, a part, or what the model does not say.
    let how: String
    var testDescription: String { "\(name): \(said)" }

    /// A row of a table; nil for one that is none.
    init?(_ row: Substring) {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 12, let reader = ScreenReader(id: columns[1]) else { return nil }
      // An editor's text may be all that is there.
      var element = SpokenElement(columns[9].contains("LABEL") ? "LABEL" : "")
      element.role = Role(rawValue: columns[2])
      element.states = columns[3].split(separator: ",").compactMap { State(rawValue: String($0)) }
      element.value = columns[4]
      let place = columns[5].split(separator: "/").compactMap { Int($0) }
      if place.count == 2 { element.position = ItemPosition(index: place[0], count: place[1]) }
      element.roleDescription = columns[6]
      element.hint = columns[7]
      element.isInRow = columns[8] == "yes"
      element.hasReaderHints = true
      (name, self.reader, self.element) = (columns[0], reader, element)
      (said, how) = (columns[9], columns[10])
    }

    /// What the model says, as the table writes it: no punctuation, small letters but for the app's own words.
    var modelled: String {
      let utterance = Utterance(element, reader, in: .english)
      let own = ["LABEL", "VALUE", "HINT"]
      return utterance.text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        .map { own.contains($0) ? $0 : $0.lowercased() }.joined(separator: " ")
    }

    /// Whether the model says what was recorded.
    var isMet: Bool {
      // Nothing is known of what comes behind a cut, and not every recording waits for the hint.
      modelled == said || how == "cut" && modelled.hasPrefix(said)
        || modelled.hasPrefix(said + " ") && !hasHint && isOnlyHint(modelled.dropFirst(said.count))
    }

    private var hasHint: Bool { ["tap", "swipe"].contains { said.contains($0) } }

    private func isOnlyHint(_ rest: Substring) -> Bool {
      [" double tap", " swipe"].contains { rest.hasPrefix($0) }
    }
  }

  /// The rows of a table.
  static func rows(of name: String) throws -> [Recording] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Speech")
    let table = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .compactMap { Recording($0) }
  }

  @Test(
    "the model says what was recorded",
    arguments: [("recordings.tsv", 70, 3), ("recordings-set-aside.tsv", 45, 1)])
  func recordings(name: String, atLeast count: Int, misses: Int) throws {
    let rows = try Self.rows(of: name)
    #expect(rows.count >= count)
    for row in rows {
      #expect(row.isMet == (row.how != "miss"), "\(row.name): \(row.said) | \(row.modelled)")
    }
    #expect(rows.count { $0.how == "miss" } == misses)
  }
}
