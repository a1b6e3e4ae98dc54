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
  /// Most elements between the first and the last wildcard of a pattern: their positions are bits.
  public static let maximumElements = 63

  /// The pattern as written.
  public let pattern: String
  private let alternatives: [GlobAlternative]

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - subject: What it is for.
  /// - Throws: What is wrong with the pattern, and where.
  public init(_ pattern: String, for subject: Subject) throws(GlobError) {
    self.pattern = pattern
    guard pattern.utf8.count <= Self.maximumBytes else {
      throw GlobError(.tooLong, at: Self.maximumBytes)
    }
    var alternatives: [GlobAlternative] = []
    for elements in try GlobParser(pattern, for: subject).alternatives() {
      guard let alternative = GlobAlternative(elements, for: subject) else {
        throw GlobError(.tooManyElements, at: 0)
      }
      alternatives.append(alternative)
    }
    self.alternatives = alternatives
  }

  /// Whether the whole of a path or key matches, in UTF-8.
  public func matches(_ text: Span<UInt8>) -> Bool {
    for alternative in alternatives where alternative.matches(text) { return true }
    return false
  }
}
