/// Reads a glob into patterns without braces, each a list of elements.
struct GlobParser {
  private let pattern: [Unicode.Scalar]
  private let subject: Glob.Subject
  private var index = 0

  /// A parser of a pattern.
  init(_ pattern: String, for subject: Glob.Subject) {
    self.pattern = Array(pattern.unicodeScalars)
    self.subject = subject
  }

  /// The patterns that the braces stand for, in order.
  mutating func alternatives() throws(GlobError) -> [[Glob.Element]] {
    let found = try sequence(depth: 0)
    if index < pattern.count { throw error(.unopenedBrace, at: index) }
    return found.map(joined)
  }

  /// The alternatives of a run up to its end, or to a `,` or `}` of the brace that holds it.
  private mutating func sequence(depth: Int) throws(GlobError) -> [[Glob.Element]] {
    var found: [[Glob.Element]] = [[]]
    while index < pattern.count, pattern[index] != "}", pattern[index] != "," || depth == 0 {
      let start = index
      let next = pattern[index] == "{" ? try brace(depth: depth + 1) : [[try element()]]
      guard found.count * next.count <= Glob.maximumAlternatives else {
        throw error(.tooManyAlternatives, at: start)
      }
      if next.count == 1 {
        for position in found.indices { found[position] += next[0] }
      } else {
        found = found.flatMap { head in next.map { head + $0 } }
      }
    }
    return found
  }

  private mutating func brace(depth: Int) throws(GlobError) -> [[Glob.Element]] {
    let start = index
    guard depth <= Glob.maximumDepth else { throw error(.tooDeep, at: start) }
    var found: [[Glob.Element]] = []
    repeat {
      index += 1
      found += try sequence(depth: depth)
      guard index < pattern.count else { throw error(.unclosedBrace, at: start) }
      guard found.count <= Glob.maximumAlternatives else {
        throw error(.tooManyAlternatives, at: start)
      }
    } while pattern[index] == ","
    index += 1
    return found
  }

  private mutating func element() throws(GlobError) -> Glob.Element {
    switch pattern[index] {
    case "?":
      index += 1
      return .one(of: [], isNegated: true)
    case "[": return try scalarClass()
    case "*":
      let stars = pattern[index...].prefix { $0 == "*" }
      index = stars.endIndex
      return stars.count > 1 || subject == .key ? .anything : .inSegment
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

  /// Elements with `**/` at the start of a segment made one, and stars beside stars joined.
  private func joined(_ elements: [Glob.Element]) -> [Glob.Element] {
    var found: [Glob.Element] = []
    for element in elements {
      switch (found.last, element) {
      case (.anything, .literal("/")) where subject == .path && startsSegment(found.dropLast()):
        found.removeLast()
        if found.last != .segments { found.append(.segments) }
      case (.anything, .inSegment), (.anything, .anything): break
      case (.inSegment, .inSegment), (.inSegment, .anything): found[found.count - 1] = element
      default: found.append(element)
      }
    }
    return found
  }

  private func startsSegment(_ before: ArraySlice<Glob.Element>) -> Bool {
    before.isEmpty || before.last == .literal("/") || before.last == .segments
  }

  /// An error at the byte offset of an index.
  private func error(_ reason: GlobError.Reason, at index: Int) -> GlobError {
    let before = pattern.prefix(index).reduce(0) { $0 + UTF8.width($1) }
    return GlobError(reason, at: before)
  }
}
