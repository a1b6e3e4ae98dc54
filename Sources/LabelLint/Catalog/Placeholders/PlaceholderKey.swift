/// What identifies a placeholder across the texts of an entry.
package enum PlaceholderKey: Sendable, Hashable, CustomStringConvertible {
  /// The argument of a number, from 1.
  case argument(Int)
  /// A token by how it is written and its name, UTF-8.
  case token(Placeholder.Style, [UInt8])

  /// The key of a placeholder of a text.
  init(_ placeholder: Placeholder, in text: borrowing Span<UInt8>) {
    guard placeholder.isToken else {
      self = .argument(Int(placeholder.index))
      return
    }
    var name: [UInt8] = []
    name.reserveCapacity(Int(placeholder.name.count))
    for offset in placeholder.name.range { name.append(text[offset]) }
    // A typed ICU argument is the same one as the bare token of its name.
    self = .token(placeholder.style == .message ? .brace : placeholder.style, name)
  }

  /// Whether it is a token, known by its name.
  var isToken: Bool {
    if case .token = self { true } else { false }
  }

  /// Whether it is a token such as `$1`.
  var isDollarNumber: Bool {
    if case .token(.dollarNumber, _) = self { true } else { false }
  }

  /// The number or the name.
  package var description: String {
    switch self {
    case .argument(let number): String(number)
    case .token(_, let name): String(decoding: name, as: UTF8.self)
    }
  }
}
