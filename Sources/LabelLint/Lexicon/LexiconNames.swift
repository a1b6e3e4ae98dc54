/// The names that lexicon files use for some values, none longer than `PackedWord.longest`.
struct LexiconNames<Value: Sendable>: Sendable {
  /// The names.
  private let words: [PackedWord]
  /// The values, index for index.
  private let values: [Value]

  /// Values with their names.
  init(_ named: [(name: String, value: Value)]) {
    let packed = named.compactMap { name, value in
      PackedWord(name.utf8.span).map { (word: $0, value: value) }
    }
    words = packed.map(\.word)
    values = packed.map(\.value)
  }

  /// All values of a type that are written as their raw values.
  init() where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    self.init(Value.allCases.map { (name: $0.rawValue, value: $0) })
  }

  /// The value of a name; nil for any other word.
  subscript(name: Span<UInt8>) -> Value? {
    guard let word = PackedWord(name), let index = words.firstIndex(of: word) else { return nil }
    return values[index]
  }
}

/// A short word as two numbers: names of lexicon files are compared without making a `String` of each.
struct PackedWord: Sendable, Hashable {
  /// Longest word, in bytes.
  static let longest = 16

  /// The first eight bytes, the first one lowest; zeros behind the end.
  private let first: UInt64
  /// The next eight bytes.
  private let second: UInt64

  /// A word without NUL; nil for one that is too long.
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count <= Self.longest else { return nil }
    first = bytes.isEmpty ? 0 : bytes.word(at: 0)
    second = bytes.count > 8 ? bytes.word(at: 8) : 0
  }
}
