/// Finds the places where a word may stand, given by the first byte in lower case and the others: those
/// others are there, with a first letter before and no ASCII letter around both.
struct WordPlaces {
  private let first: UInt8
  private let rest: [UInt8]
  /// The word with a small first letter, and with a capital; none where that is no ASCII letter, as a
  /// letter beyond ASCII has several bytes, some of them in the rest.
  private let spellings: [[UInt8]]
  /// Where each of the spellings stands next, kept until the search is past that.
  private var places: [Int] = [-1, -1]

  /// The places of a word, of which none is known yet.
  init(_ first: UInt8, rest: [UInt8]) {
    self.first = first
    self.rest = rest
    let isLetter = ASCII.isLowerCase(first) && !rest.isEmpty
    spellings = isLetter ? [[first] + rest, [first & 0xDF] + rest] : []
  }

  /// Offset of the rest of the word at its next place, from an offset on; nil when there is none.
  mutating func next(in text: Span<UInt8>, from offset: Int) -> Int? {
    if rest.isEmpty {
      return (offset..<text.count).first { ASCII.lowercased(text[$0]) == first }
    }
    if !spellings.isEmpty { return nextSpelling(in: text, from: offset) }
    var next = max(offset, 1)
    while let place = text.firstIndex(ofBytes: rest.span, from: next) {
      let end = place + rest.count
      if end == text.count || !ASCII.isLetter(text[end]) { return place }
      next = place + 1
    }
    return nil
  }

  /// The nearer of the places of both spellings.
  private mutating func nextSpelling(in text: Span<UInt8>, from offset: Int) -> Int? {
    for number in spellings.indices where places[number] < offset {
      places[number] = Self.place(of: spellings[number], in: text, from: offset)
    }
    let nearest = min(places[0], places[1])
    return nearest == Int.max ? nil : nearest + 1
  }

  /// Where a spelling stands next without a letter beside it; `Int.max` for nowhere.
  private static func place(
    of spelling: [UInt8], in text: Span<UInt8>, from offset: Int
  ) -> Int {
    var next = offset
    while let place = text.firstIndex(ofBytes: spelling.span, from: next) {
      let end = place + spelling.count
      let isFree =
        (end == text.count || !ASCII.isLetter(text[end]))
        && (place == 0 || !ASCII.isLetter(text[place - 1]))
      if isFree { return place }
      next = place + 1
    }
    return Int.max
  }
}
