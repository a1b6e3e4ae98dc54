/// The edit that gives a translation of a string catalog another state.
struct StateEdit {
  /// The states that a decision replaces; of others, nobody knows what they mean.
  private static let known: Set = [
    "new", "translated", "needs_review", "stale", "machine_translated",
  ]

  /// The edit; nil where the text has no such state, or has it already.
  let edit: Edit?

  /// The state of a text, for what somebody decided on it.
  ///
  /// A source text keeps its state: Xcode writes `new` at those that it takes from code. So do the phrases of
  /// a set, which share one state.
  ///
  /// - Parameters:
  ///   - state: The state; nil to leave it as it is.
  ///   - place: Where the text is.
  ///   - catalog: The catalog.
  init(_ state: ReviewDecision.TextState?, at place: CatalogTextPlaces.Place, in catalog: Catalog) {
    edit = state.flatMap { state in
      let number = Int(place.entry.file)
      let file = catalog.files[number]
      let message = file.messages[place.message]
      let old = file.states[Int(message.state)]
      guard file.format == .xcstrings, place.locale != Catalog.sourceIndex,
        Self.known.contains(old), old != state.rawValue,
        let range = Self.range(of: message, key: file.keySpan(of: catalog[place.entry]), in: file)
      else { return nil }
      return Edit(SourceSpan(file: number, bytes: ByteRange(range)), with: state.rawValue)
    }
  }

  /// Whether a text waits for a translator or for somebody to review it.
  static func isWaiting(_ place: CatalogTextPlaces.Place, in catalog: Catalog) -> Bool {
    StateEdit(.translated, at: place, in: catalog).edit != nil
  }

  /// Where the state of a text stands, without quotes: in the unit that holds its value.
  private static func range(
    of message: Message, key: ByteRange, in file: CatalogFile
  ) -> Range<Int>? {
    let layout = LineLayout(file.source)
    let colon = layout.skippingBlanks(from: Int(key.end) + 1, withLineEnds: true)
    guard colon < layout.text.count, layout.text[colon] == UInt8(ascii: ":") else { return nil }
    var offset = colon + 1
    while let (_, members) = StringCatalogInsertion.members(of: layout.text, from: offset) {
      let holder = members.last { $0.value.contains(Int(message.value.start)) }
      guard let holder else { return nil }
      if holder.name == "value", layout.text[holder.value.lowerBound] == UInt8(ascii: "\"") {
        let states = members.filter { $0.name == "state" }
        guard states.count == 1, let state = states.first?.value,
          state.count > 1, layout.text[state.upperBound - 1] == UInt8(ascii: "\"")
        else { return nil }
        let end = state.upperBound - 1
        let quote = layout.text[state].firstIndex(of: UInt8(ascii: "\""))
        return quote.map { $0 + 1..<end }
      }
      offset = holder.value.lowerBound
    }
    return nil
  }
}
