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
