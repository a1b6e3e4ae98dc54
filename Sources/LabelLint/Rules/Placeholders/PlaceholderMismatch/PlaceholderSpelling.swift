/// How a placeholder that a text lacks is to be written in it.
struct PlaceholderSpelling {
  /// The placeholder as the source writes it.
  private let source: String
  /// How the other specifiers of the text are numbered.
  private let others: [Placeholder]

  /// A placeholder of a source.
  ///
  /// - Parameters:
  ///   - source: As the source writes it.
  ///   - placeholders: Those of the text it goes into.
  init(_ source: String, beside placeholders: [Placeholder]) {
    self.source = source
    others = placeholders.filter { $0.style == .specifier && !$0.flags.contains(.nested) }
  }

  /// What to write for an argument or token; nil where that cannot be known.
  ///
  /// A specifier has its number where the others of the text have theirs, or where it was written with it.
  func text(of key: PlaceholderKey, isNumbered: Bool) -> String? {
    guard case .argument(let number) = key, source.hasPrefix("%"), source != "%arg" else {
      return source
    }
    // The width or precision is an argument with a number of its own.
    if source.contains("*") { return nil }
    let (position, rest) = Self.parts(of: source)
    let hasNumber =
      isNumbered || others.contains { $0.flags.contains(.positioned) }
      || others.isEmpty && position != nil
    return hasNumber ? "%\(number)$\(rest)" : "%\(rest)"
  }

  /// The number of a specifier, and what stands behind its `%` and number.
  static func parts(of specifier: String) -> (position: Int?, rest: Substring) {
    let body = specifier.dropFirst()
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, body.dropFirst(digits.count).first == "$" else { return (nil, body) }
    return (Int(digits), body.dropFirst(digits.count + 1))
  }
}
