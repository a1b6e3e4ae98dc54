/// The causes of the findings of the review page: its cards, in the order of their importance.
struct ReviewCauses {
  /// The cause of each finding: its place among those that are shown.
  private(set) var numbers = ReviewNumbers()
  /// The causes in their order.
  private let shown: [Cause]

  /// The causes that findings have.
  ///
  /// - Parameters:
  ///   - added: For each finding, the number that the collection gave to its cause.
  ///   - order: The numbers of the causes that are shown, in their order.
  ///   - causes: The collection, which is complete.
  init(_ added: [Int], order: [Int], in causes: CauseCollection) {
    var ranks: [Int: Int] = [:]
    for (rank, number) in order.enumerated() { ranks[number] = rank }
    for number in added { numbers.append(ranks[causes.shown(number)] ?? ReviewStrings.none) }
    shown = order.map { causes[$0] }
  }

  /// Number of causes.
  var count: Int { shown.count }

  /// The members of the causes: what is wrong with many texts at once, and why, as text output tells it.
  func json(_ strings: inout ReviewStrings) -> [UInt8] {
    var messages = ReviewNumbers()
    var reasons = ReviewNumbers()
    for cause in shown {
      messages.append(strings.number(of: cause.key.bulk == nil ? nil : cause.message))
      reasons.append(strings.number(of: cause.key.bulk?.probableCause))
    }
    var json = Array("{\"count\":\(count),\"message\":".utf8)
    json += messages.json
    json += ",\"reason\":".utf8
    json += reasons.json
    json.append(UInt8(ascii: "}"))
    return json
  }
}
