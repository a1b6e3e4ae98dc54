/// A pattern of the configuration for paths or keys; case counts.
///
/// `*` matches within a segment of a path, `**` over segments, `**/` also nothing; `?` one scalar;
/// `[a-z]` and `[!a-z]` one scalar of a class; `{a,b}` one of several patterns; `\` takes the
/// meaning of what follows. In keys `*` matches anything.
package struct Glob: Sendable {
  /// What a pattern is for.
  package enum Subject: Sendable, Hashable {
    /// A path with `/` between its segments.
    case path
    /// A key, in which `/` is a scalar like others.
    case key
  }

  /// Longest pattern, in bytes.
  package static let maximumBytes = 4096
  /// Most patterns that the braces of one glob may stand for.
  package static let maximumAlternatives = 256
  /// Deepest nesting of braces.
  package static let maximumDepth = 16
  /// Most elements from the first to the last wildcard of a pattern.
  package static let maximumElements = 63

  fileprivate enum Element: Hashable {
    case literal(Unicode.Scalar)
    /// One scalar that is in a range, or in none, and never the `/` of a path.
    case one(of: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Any number of scalars; within a segment none is a `/`.
    case star(isInSegment: Bool)

    var literal: Unicode.Scalar? { if case .literal(let scalar) = self { scalar } else { nil } }
  }

  /// A pattern without braces: the literals before its first wildcard and behind its last, and what is between.
  private struct Alternative {
    let prefix: [UInt8]
    let middle: ArraySlice<Element>
    let suffix: [UInt8]
  }

  /// The pattern as written.
  package let pattern: String
  private let subject: Subject
  private let alternatives: [Alternative]

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - subject: What it is for.
  /// - Throws: What is wrong with the pattern, and where.
  package init(_ pattern: String, for subject: Subject) throws(GlobError) {
    guard pattern.utf8.count <= Self.maximumBytes else {
      throw GlobError(.tooLong, at: Self.maximumBytes)
    }
    self.pattern = pattern
    self.subject = subject
    var parser = GlobParser(pattern: Array(pattern.unicodeScalars), subject: subject)
    func bytes(_ literals: ArraySlice<Element>) -> [UInt8] {
      literals.compactMap(\.literal).flatMap { Array(String($0).utf8) }
    }
    alternatives = try parser.alternatives(depth: 0).map { elements throws(GlobError) in
      let first = elements.firstIndex { $0.literal == nil } ?? elements.count
      var end = (elements.lastIndex { $0.literal == nil } ?? first - 1) + 1
      // The slash of `**/` may go with its star.
      if end > first, end < elements.count, elements[end].literal == "/" { end += 1 }
      guard end - first <= Self.maximumElements else { throw GlobError(.tooManyElements, at: 0) }
      return Alternative(
        prefix: bytes(elements[..<first]), middle: elements[first..<end],
        suffix: bytes(elements[end...]))
    }
  }

  /// Whether the whole of a path or key matches, in UTF-8.
  package func matches(_ text: Span<UInt8>) -> Bool {
    for alternative in alternatives {
      let (start, end) = (alternative.prefix.count, text.count - alternative.suffix.count)
      guard start <= end,
        text.extracting(first: start).hasSameBytes(as: alternative.prefix.span),
        text.extracting(last: text.count - end).hasSameBytes(as: alternative.suffix.span)
      else { continue }
      let isSegmentStart = start == 0 || text[start - 1] == UInt8(ascii: "/")
      if matches(alternative.middle, text.extracting(start..<end), isSegmentStart) { return true }
    }
    return false
  }

  /// Whether elements match the whole of a text, in time proportional to text × elements.
  private func matches(
    _ elements: ArraySlice<Element>, _ text: Span<UInt8>, _ isSegmentStart: Bool
  ) -> Bool {
    let scalars = text.scalars
    // Whether the elements so far, and those but the last one, match the text up to each offset.
    var reached = [true] + [Bool](repeating: false, count: scalars.count)
    var before = reached
    var isBehindStar = false
    for element in elements {
      // `**/` also matches nothing at the start of a segment.
      let mayBeNothing = isBehindStar && element.literal == "/"
      let next =
        if case .star(let isInSegment) = element {
          afterStar(reached, of: scalars, isInSegment: isInSegment)
        } else {
          after(element, reached, or: mayBeNothing ? before : nil, of: scalars, isSegmentStart)
        }
      guard next.contains(true) else { return false }
      isBehindStar = subject == .path && element == .star(isInSegment: false)
      (before, reached) = (reached, next)
    }
    return reached[scalars.count]
  }

  /// The offsets up to which a star behind other elements matches.
  private func afterStar(
    _ reached: [Bool], of scalars: [Unicode.Scalar], isInSegment: Bool
  ) -> [Bool] {
    var next = reached
    for (end, last) in zip(1..., scalars)
    where next[end - 1] && !(isInSegment && isSeparator(last)) {
      next[end] = true
    }
    return next
  }

  /// The offsets up to which an element of one scalar matches.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - reached: Offsets up to which the elements before it match.
  ///   - before: Those without the last of them, where that and this one may match nothing.
  ///   - scalars: The text.
  ///   - isSegmentStart: Whether the text begins a segment.
  /// - Returns: Whether they match up to each offset.
  private func after(
    _ element: Element, _ reached: [Bool], or before: [Bool]?, of scalars: [Unicode.Scalar],
    _ isSegmentStart: Bool
  ) -> [Bool] {
    var next = [Bool](repeating: false, count: reached.count)
    next[0] = isSegmentStart && before?[0] ?? false
    for (end, last) in zip(1..., scalars) where accepts(element, last) {
      next[end] = reached[end - 1] || before?[end] ?? false
    }
    return next
  }

  /// Whether an element that is no star matches a scalar.
  private func accepts(_ element: Element, _ scalar: Unicode.Scalar) -> Bool {
    switch element {
    case .literal(let literal): scalar == literal
    case .one(let ranges, let isNegated):
      !isSeparator(scalar) && ranges.contains { $0.contains(scalar) } != isNegated
    case .star: false
    }
  }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool { subject == .path && scalar == "/" }
}

/// Reads a glob into patterns without braces, each a list of elements.
private struct GlobParser {
  let pattern: [Unicode.Scalar]
  let subject: Glob.Subject
  var index = 0

  /// The patterns up to the end, or up to the `}` of the brace whose `{` was read last.
  mutating func alternatives(depth: Int) throws(GlobError) -> [[Glob.Element]] {
    let brace = index - 1
    guard depth <= Glob.maximumDepth else { throw error(.tooDeep, at: brace) }
    var found: [[Glob.Element]] = []
    var heads: [[Glob.Element]] = [[]]
    while index < pattern.count {
      let start = index
      var next: [[Glob.Element]] = []
      switch pattern[index] {
      case "}" where depth == 0: throw error(.unopenedBrace, at: index)
      case "}",
        "," where depth > 0:
        index += 1
        found += heads
        guard found.count <= Glob.maximumAlternatives else {
          throw error(.tooManyAlternatives, at: brace)
        }
        if pattern[start] == "}" { return found }
        heads = [[]]
        continue
      case "{":
        index += 1
        next = try alternatives(depth: depth + 1)
      default: next = [[try element()]]
      }
      guard heads.count * next.count <= Glob.maximumAlternatives else {
        throw error(.tooManyAlternatives, at: start)
      }
      if next.count == 1 {
        for head in heads.indices { heads[head] += next[0] }
      } else {
        heads = heads.flatMap { head in next.map { head + $0 } }
      }
    }
    guard depth == 0 else { throw error(.unclosedBrace, at: brace) }
    return heads
  }

  private mutating func element() throws(GlobError) -> Glob.Element {
    switch pattern[index] {
    case "[": return try scalarClass()
    case "*":
      let start = index
      index = pattern[index...].prefix { $0 == "*" }.endIndex
      return .star(isInSegment: subject == .path && index == start + 1)
    case "?":
      index += 1
      return .one(of: [], isNegated: true)
    default: return .literal(try scalar())
    }
  }

  private mutating func scalarClass() throws(GlobError) -> Glob.Element {
    let start = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    index += 1
    let isNegated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if isNegated { index += 1 }
    // A `]` at once is a member of the class.
    while index < pattern.count, pattern[index] != "]" || ranges.isEmpty {
      let low = try scalar()
      var high = low
      if index + 1 < pattern.count, pattern[index] == "-", pattern[index + 1] != "]" {
        index += 1
        high = try scalar()
      }
      guard low <= high else { throw error(.reversedRange, at: start) }
      ranges.append(low...high)
    }
    guard index < pattern.count else { throw error(.unclosedClass, at: start) }
    index += 1
    return .one(of: ranges, isNegated: isNegated)
  }

  /// The next scalar as it stands; `\` takes the meaning of the one behind it.
  private mutating func scalar() throws(GlobError) -> Unicode.Scalar {
    if pattern[index] == "\\" {
      index += 1
      guard index < pattern.count else { throw error(.trailingBackslash, at: index - 1) }
    }
    index += 1
    return pattern[index - 1]
  }

  /// An error at the byte offset of an index.
  private func error(_ reason: GlobError.Reason, at index: Int) -> GlobError {
    GlobError(reason, at: pattern.prefix(index).reduce(0) { $0 + UTF8.width($1) })
  }
}
