/// The `<?xml …?>` at the start of a document, read by the rules of expat.
struct XMLDeclaration {
  /// Where the version stands, without quotes.
  private(set) var version: Range<Int>
  /// Where the name of the encoding stands, without quotes; nil when none is declared.
  private(set) var encoding: Range<Int>?

  /// Offset behind the declaration that begins at an offset as it does in nearly every file, with version
  /// 1.0 and the encoding UTF-8; nil for any other one, and where there is none.
  static func endOfUsual(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    let isUsual =
      ByteScan.matches(bytes, at: start, #"<?xml version="1.0" encoding="utf-8"?>"#)
      || ByteScan.matches(bytes, at: start, #"<?xml version="1.0" encoding="UTF-8"?>"#)
    return isUsual ? start + 38 : nil
  }

  /// Whether a declaration, well-formed or not, begins at an offset.
  static func isPresent(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    ByteScan.matches(bytes, at: start, "<?xml") && start + 5 < bytes.count
      && (ByteScan.isBlank(bytes[start + 5]) || bytes[start + 5] == 0x3F)
  }

  /// Reads the declaration whose `<?xml` begins a range and whose `?>` ends it; nil when it is not
  /// well-formed (XML 1.0, 2.8: version, then encoding, then standalone).
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let end = range.upperBound - 2
    var index = range.lowerBound + 5
    guard case .found(let first) = Self.next(bytes, at: &index, end),
      ByteScan.equals(bytes, first.name, "version")
    else { return nil }
    version = first.value
    var following = Self.next(bytes, at: &index, end)
    if case .found(let second) = following, ByteScan.equals(bytes, second.name, "encoding") {
      guard !second.value.isEmpty, case let byte = bytes[second.value.lowerBound],
        XMLNames.startsName(byte), byte != 0x5F
      else { return nil }
      encoding = second.value
      following = Self.next(bytes, at: &index, end)
    }
    switch following {
    case .nothing: return
    case .malformed: return nil
    case .found(let last):
      guard ByteScan.equals(bytes, last.name, "standalone"),
        ByteScan.equals(bytes, last.value, "yes") || ByteScan.equals(bytes, last.value, "no"),
        ByteScan.firstNonBlank(bytes, from: index) >= end
      else { return nil }
    }
  }

  /// What stands at an offset of a declaration.
  private enum Part {
    /// `name="value"`.
    case found((name: Range<Int>, value: Range<Int>))
    /// Blanks only.
    case nothing
    /// Something else.
    case malformed
  }

  /// Reads the next `name="value"` and moves behind it.
  private static func next(_ bytes: Span<UInt8>, at index: inout Int, _ end: Int) -> Part {
    guard index < end else { return .nothing }
    guard ByteScan.isBlank(bytes[index]) else { return .malformed }
    index = ByteScan.firstNonBlank(bytes, from: index)
    guard index < end else { return .nothing }
    let nameStart = index
    while index < end, bytes[index] != 0x3D, !ByteScan.isBlank(bytes[index]) { index += 1 }
    let name = nameStart..<index
    index = ByteScan.firstNonBlank(bytes, from: index)
    guard !name.isEmpty, index < end, bytes[index] == 0x3D else { return .malformed }
    index = ByteScan.firstNonBlank(bytes, from: index + 1)
    guard index < end, bytes[index] == 0x22 || bytes[index] == 0x27 else { return .malformed }
    let quote = bytes[index]
    index += 1
    let valueStart = index
    // Letters, digits, `.`, `-` and `_`.
    while index < end, XMLNames.continuesName(bytes[index]) { index += 1 }
    guard index < end, bytes[index] == quote else { return .malformed }
    index += 1
    return .found((name, valueStart..<index - 1))
  }
}
