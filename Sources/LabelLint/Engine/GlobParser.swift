/// Reads a glob into patterns without braces, each a list of elements.
struct GlobParser {
  private let pattern: [Unicode.Scalar]
  private let subject: Glob.Subject

  /// A parser of a pattern.
  init(_ pattern: String, for subject: Glob.Subject) {
    self.pattern = Array(pattern.unicodeScalars)
    self.subject = subject
  }

  /// The patterns that the braces stand for, in order.
  func alternatives() throws(GlobError) -> [[GlobElement]] {
    var index = 0
    let found = try sequence(from: &index, depth: 0)
    if index < pattern.count { throw error(.unopenedBrace, at: index) }
    return found.map(joined)
  }

  /// The alternatives of a run up to its end, or to a `,` or `}` of the brace that holds it.
  private func sequence(from index: inout Int, depth: Int) throws(GlobError) -> [[GlobElement]] {
    var found: [[GlobElement]] = [[]]
    while index < pattern.count {
      let start = index
      switch pattern[index] {
      case "}": return found
      case "," where depth > 0: return found
      case "{":
        let inner = try brace(from: &index, depth: depth + 1)
        guard found.count * inner.count <= Glob.maximumAlternatives else {
          throw error(.tooManyAlternatives, at: start)
        }
        if inner.count == 1 {
          for position in found.indices { found[position] += inner[0] }
        } else {
          found = found.flatMap { head in inner.map { head + $0 } }
        }
      default:
        let element = try element(from: &index)
        for position in found.indices { found[position].append(element) }
      }
    }
    return found
  }

  /// The alternatives of a brace.
  private func brace(from index: inout Int, depth: Int) throws(GlobError) -> [[GlobElement]] {
    let start = index
    guard depth <= Glob.maximumDepth else { throw error(.tooDeep, at: start) }
    var found: [[GlobElement]] = []
    repeat {
      index += 1
      found += try sequence(from: &index, depth: depth)
      guard index < pattern.count else { throw error(.unclosedBrace, at: start) }
      guard found.count <= Glob.maximumAlternatives else {
        throw error(.tooManyAlternatives, at: start)
      }
    } while pattern[index] == ","
    index += 1
    return found
  }

  /// The element at an index.
  private func element(from index: inout Int) throws(GlobError) -> GlobElement {
    let scalar = pattern[index]
    index += 1
    switch scalar {
    case "?": return .any
    case "[": return try scalarClass(from: &index)
    case "\\":
      guard index < pattern.count else { throw error(.trailingBackslash, at: index - 1) }
      index += 1
      return .literal(pattern[index - 1])
    case "*":
      var stars = 1
      while index < pattern.count, pattern[index] == "*" {
        index += 1
        stars += 1
      }
      return stars > 1 || subject == .key ? .anything : .inSegment
    default: return .literal(scalar)
    }
  }

  /// The class whose `[` stands before an index.
  private func scalarClass(from index: inout Int) throws(GlobError) -> GlobElement {
    let start = index - 1
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let isNegated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if isNegated { index += 1 }
    let first = index
    // A `]` at once is a member of the class.
    while index < pattern.count, pattern[index] != "]" || index == first {
      let low = try member(from: &index)
      var high = low
      if index + 1 < pattern.count, pattern[index] == "-", pattern[index + 1] != "]" {
        index += 1
        high = try member(from: &index)
      }
      guard low <= high else { throw error(.reversedRange, at: start) }
      ranges.append(low...high)
    }
    guard index < pattern.count else { throw error(.unclosedClass, at: start) }
    index += 1
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// A scalar of a class; `\` takes the meaning of the next.
  private func member(from index: inout Int) throws(GlobError) -> Unicode.Scalar {
    if pattern[index] == "\\" {
      index += 1
      guard index < pattern.count else { throw error(.trailingBackslash, at: index - 1) }
    }
    index += 1
    return pattern[index - 1]
  }

  /// Elements with `**/` at the start of a segment made one, and stars beside stars joined.
  private func joined(_ elements: [GlobElement]) -> [GlobElement] {
    var found: [GlobElement] = []
    for element in elements {
      if subject == .path, element == .literal("/"), found.last == .anything,
        found.count == 1 || found[found.count - 2] == .literal("/")
          || found[found.count - 2] == .segments
      {
        found.removeLast()
        if found.last != .segments { found.append(.segments) }
      } else if found.last == .anything, element == .inSegment || element == .anything {
        continue
      } else if found.last == .inSegment, element == .inSegment || element == .anything {
        found[found.count - 1] = element
      } else {
        found.append(element)
      }
    }
    return found
  }

  /// An error at the byte offset of an index.
  private func error(_ reason: GlobError.Reason, at index: Int) -> GlobError {
    let before = pattern.prefix(index).reduce(0) { $0 + UTF8.width($1) }
    return GlobError(reason, at: before)
  }
}
