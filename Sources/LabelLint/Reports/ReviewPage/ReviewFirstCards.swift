/// The findings that the review page shows without JavaScript: the worst, as many as a browser lays
/// out at once.
struct ReviewFirstCards {
  /// Most findings that are shown.
  static let maximum = 200

  /// The first cards of each severity, the worst severity first.
  private var cards: [[ReviewCard]] = [[], [], []]

  /// No cards yet.
  init() {}

  /// Takes the first findings of each severity of a set.
  mutating func add(_ set: ReportedSet, _ words: ReviewWords) {
    for number in set.findings.indices {
      let place = set.findings[number].severity.placeOnPage
      if cards[place].count >= Self.maximum { continue }
      let context = set.contexts?.findings[set.findings[number].fingerprint] ?? FindingContext()
      let comment = context.entry.flatMap { set.contexts?.entries[$0].comment }
      cards[place].append(
        ReviewCard(
          finding: set.findings[number], context: context, comment: comment, words: words))
    }
  }

  /// Number of cards that are shown.
  var count: Int { shown.reduce(0) { $0 + $1.cards.count } }

  /// The cards as HTML, a group for each severity.
  func html(_ words: ReviewWords) -> String {
    shown.map { severity, cards in
      """
      <section class="group"><h2>\(words.text("severity.\(severity.rawValue)"))</h2>
      \(cards.map(\.html).joined())</section>

      """
    }.joined()
  }

  /// The cards that fit, by severity.
  private var shown: [(severity: Severity, cards: ArraySlice<ReviewCard>)] {
    var left = Self.maximum
    var shown: [(severity: Severity, cards: ArraySlice<ReviewCard>)] = []
    for severity in [Severity.error, .warning, .note] {
      let part = cards[severity.placeOnPage].prefix(left)
      left -= part.count
      if !part.isEmpty { shown.append((severity, part)) }
    }
    return shown
  }
}
