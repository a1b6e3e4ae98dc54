/// English words that say what a control is like at the moment.
enum CurrentState {
  /// Words before a state at the end of a label: "is on".
  static let beforeStates = Resource.words("state-phrases/before-states")

  /// Words such as `, currently …` and `is on`.
  static func statement(in reader: LexicalReader, _ plain: Span<UInt8>) -> Range<Int>? {
    for index in 1..<reader.count
    where reader.isWord(index, "currently")
      && reader.hasMark(",", after: index - 1, in: plain)
    {
      return index..<index + 1
    }
    let last = reader.count - 1
    guard last > 1, reader.isWord(last - 1, in: beforeStates) else { return nil }
    let isState =
      reader.isPlaceholder(last)
      || reader.term(last..<last + 1) { sense in
        if case .state(let state) = sense { state != .required } else { false }
      } != nil
    return isState ? last - 1..<last + 1 : nil
  }

  /// The words `selected indicator`.
  static func indicator(in reader: LexicalReader) -> Range<Int>? {
    for index in 0..<reader.count - 1 where reader.areWords(index, "selected", "indicator") {
      return index..<index + 2
    }
    return nil
  }
}
