/// A pattern of the configuration for paths or keys; case counts.
///
/// `*` matches within a segment of a path, `**` over segments, `**/` also nothing; `?` one scalar;
/// `[a-z]` and `[!a-z]` one scalar of a class; `{a,b}` one of several patterns; `\` takes the
/// meaning of what follows. In keys `*` matches anything.
public struct Glob: Sendable {
  /// What a pattern is for.
  public enum Subject: Sendable, Hashable {
    /// A path with `/` between its segments.
    case path
    /// A key, in which `/` is a scalar like others.
    case key
  }

  /// Longest pattern, in bytes.
  public static let maximumBytes = 4096
  /// Most patterns that the braces of one glob may stand for.
  public static let maximumAlternatives = 256
  /// Deepest nesting of braces.
  public static let maximumDepth = 16
  /// Most elements between the first and the last wildcard of a pattern: each is a walk over the text.
  public static let maximumElements = 63

  /// One element of a pattern without braces.
  enum Element: Hashable {
    /// One scalar.
    case literal(Unicode.Scalar)
    /// `?`, `[a-z]`, `[!a-z]`: one scalar that is in a range, or in none.
    case one(of: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// `*` in a path: any scalars but `/`.
    case inSegment
    /// `**`, or `*` in a key: any scalars.
    case anything
    /// `**/` at the start of a segment: nothing, or any scalars up to a `/`.
    case segments

    /// The scalar of a literal.
    var literal: Unicode.Scalar? {
      if case .literal(let scalar) = self { scalar } else { nil }
    }
  }

  /// A pattern without braces: what stands before its first wildcard, behind its last one, and between.
  private struct Alternative {
    var prefix: [UInt8]
    var middle: [Element]
    var suffix: [UInt8]
  }

  /// The pattern as written.
  public let pattern: String
  private let subject: Subject
  private let alternatives: [Alternative]

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - subject: What it is for.
  /// - Throws: What is wrong with the pattern, and where.
  public init(_ pattern: String, for subject: Subject) throws(GlobError) {
    guard pattern.utf8.count <= Self.maximumBytes else {
      throw GlobError(.tooLong, at: Self.maximumBytes)
    }
    self.pattern = pattern
    self.subject = subject
    var parser = GlobParser(pattern, for: subject)
    alternatives = try parser.alternatives().map { elements in
      let first = elements.firstIndex { $0.literal == nil } ?? elements.count
      let next = (elements.lastIndex { $0.literal == nil } ?? first - 1) + 1
      return Alternative(
        prefix: Self.bytes(elements[..<first]), middle: Array(elements[first..<next]),
        suffix: Self.bytes(elements[next...]))
    }
    if alternatives.contains(where: { $0.middle.count > Self.maximumElements }) {
      throw GlobError(.tooManyElements, at: 0)
    }
  }

  /// Whether the whole of a path or key matches, in UTF-8.
  public func matches(_ text: Span<UInt8>) -> Bool {
    for alternative in alternatives {
      let end = text.count - alternative.suffix.count
      guard end >= alternative.prefix.count,
        text.extracting(first: alternative.prefix.count)
          .hasSameBytes(as: alternative.prefix.span),
        text.extracting(last: alternative.suffix.count)
          .hasSameBytes(as: alternative.suffix.span)
      else { continue }
      let middle = text.extracting(alternative.prefix.count..<end)
      if matches(alternative.middle, scalars(of: middle)) { return true }
    }
    return false
  }

  /// Whether elements match the whole of a text, in time proportional to text × elements.
  private func matches(_ elements: [Element], _ text: [Unicode.Scalar]) -> Bool {
    // Where in the text the elements so far may end, in order.
    var ends = [0]
    for element in elements {
      guard let first = ends.first else { return false }
      switch element {
      case .literal(let scalar):
        ends = ends.filter { $0 < text.count && text[$0] == scalar }.map { $0 + 1 }
      case .one(let ranges, let isNegated):
        ends = ends.filter { end in
          end < text.count && !isSeparator(text[end])
            && ranges.contains { $0.contains(text[end]) } != isNegated
        }.map { $0 + 1 }
      case .anything: ends = Array(first...text.count)
      case .segments:
        let starts = (first..<text.count).filter { text[$0] == "/" }.map { $0 + 1 }
        ends = Set(ends + starts).sorted()
      case .inSegment:
        var reached: [Int] = []
        for end in ends where reached.last.map({ $0 < end }) ?? true {
          let segment = text[end...].prefix { !isSeparator($0) }
          reached += segment.startIndex...segment.endIndex
        }
        ends = reached
      }
    }
    return ends.last == text.count
  }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool { subject == .path && scalar == "/" }

  private func scalars(of text: Span<UInt8>) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      scalars.append(scalar)
      index += length
    }
    return scalars
  }

  private static func bytes(_ literals: ArraySlice<Element>) -> [UInt8] {
    literals.flatMap { $0.literal.map { Array(String($0).utf8) } ?? [] }
  }
}
