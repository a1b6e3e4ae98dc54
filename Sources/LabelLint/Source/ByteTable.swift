/// A number for each value of a byte.
struct ByteTable: Sendable {
  /// The numbers, one for each of the 256 values.
  private let numbers: [UInt64]

  /// Makes the number of each byte.
  init(_ number: (UInt8) -> UInt64) { numbers = (0...255).map { number($0) } }

  /// The numbers, to be asked for many bytes.
  var entries: Entries {
    @_lifetime(borrow self)
    get { Entries(numbers: numbers.span) }
  }

  /// The numbers of a table at hand.
  struct Entries: ~Escapable {
    /// One for each of the 256 values, so that every byte is an index.
    private let numbers: Span<UInt64>

    @_lifetime(copy numbers)
    fileprivate init(numbers: Span<UInt64>) { self.numbers = numbers }

    /// The number of a byte.
    @inline(__always)
    subscript(byte: UInt8) -> UInt64 { unsafe numbers[unchecked: Int(byte)] }
  }
}
