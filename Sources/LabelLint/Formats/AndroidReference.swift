/// Values that stand for another resource (`formats.md` 2.4).
enum AndroidReference {
  /// What a value refers to.
  enum Kind {
    /// `@string/x` or `?attr/x`.
    case resource
    /// `@null` or `@empty`.
    case nothing

    /// The flags of its message.
    var flags: Message.Flags { self == .nothing ? [.reference, .nothing] : .reference }
  }

  /// What a value without outer blanks refers to; nil when it is a text.
  static func kind(of value: Span<UInt8>) -> Kind? {
    guard value.count > 1 else { return nil }
    if ByteScan.equals(value, 0..<value.count, "@null") { return .nothing }
    if ByteScan.equals(value, 0..<value.count, "@empty") { return .nothing }
    if value[0] == 0x40 {
      let start = value[1] == 0x2B || value[1] == 0x2A ? 2 : 1
      let parts = Parts(value, from: start)
      guard let type = parts.type, AndroidResourceTypes.isType(value, type) else { return nil }
      return parts.name.isEmpty || parts.hasBlank ? nil : .resource
    }
    guard value[0] == 0x3F else { return nil }
    let parts = Parts(value, from: 1)
    if let type = parts.type, !ByteScan.equals(value, type, "attr") { return nil }
    // A question mark before words is prose; the compilers fail on such a name later.
    return parts.name.isEmpty || parts.hasBlank ? nil : .resource
  }

  /// The parts of `[package:][type/]name`.
  private struct Parts {
    /// The type; nil without one.
    var type: Range<Int>?
    /// The name.
    var name: Range<Int>
    /// Whether a blank stands in any part.
    var hasBlank = false

    /// Splits a value behind its sign.
    init(_ value: Span<UInt8>, from start: Int) {
      var begin = start
      var hasPackage = false
      for index in start..<max(start, value.count) {
        if value[index] == 0x2F, type == nil {
          type = begin..<index
          begin = index + 1
        } else if value[index] == 0x3A, !hasPackage, type == nil {
          hasPackage = true
          begin = index + 1
        } else if ByteScan.isBlank(value[index]) {
          hasBlank = true
        }
      }
      name = begin..<max(begin, value.count)
    }
  }
}
