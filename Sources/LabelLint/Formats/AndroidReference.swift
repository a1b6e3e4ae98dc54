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
      guard let parts = resourceParts(of: value) else { return nil }
      return parts.hasBlank ? nil : .resource
    }
    guard value[0] == 0x3F else { return nil }
    let parts = Parts(value, from: 1)
    if let type = parts.type, !ByteScan.equals(value, type, "attr") { return nil }
    // A question mark before words with blanks is prose; `linkFault` tells that the build fails on it.
    return parts.name.isEmpty || parts.hasBlank ? nil : .resource
  }

  /// Why a value without outer blanks stops the build although it is meant as a text; nil where it does not.
  ///
  /// aapt2 takes any words behind `?` for the name of an attribute, and any behind `@type/` for that of a resource, and
  /// finds neither when it links (AAPT2, ResourceUtils and ReferenceLinker). With a type or Android's package it is
  /// meant as what it is read as.
  static func linkFault(of value: Span<UInt8>) -> String? {
    guard value.count > 1 else { return nil }
    if value[0] == 0x40 {
      guard let parts = resourceParts(of: value), parts.hasBlank else { return nil }
      return
        "a text that begins with `@` and a type of resources is read as a reference, but a name "
        + "has no spaces, so the build fails; write `\\@`"
    }
    guard value[0] == 0x3F else { return nil }
    let parts = Parts(value, from: 1)
    if let type = parts.type {
      guard parts.hasBlank, ByteScan.equals(value, type, "attr") else { return nil }
    }
    if parts.name.isEmpty || !parts.hasBlank && parts.isOfAndroid { return nil }
    if (0..<value.count).allSatisfy({ value[$0] < 0x80 && !ASCII.isAlphanumeric(value[$0]) }) {
      return
        "only question marks are left, because the letters were lost in a wrong encoding; as the "
        + "text begins with `?`, the build fails; restore the text"
    }
    return
      "a text that begins with `?` is read as a reference to an attribute, which no theme has, so the build fails; write `\\?`"
  }

  /// The parts of a reference to a resource; nil for a text.
  private static func resourceParts(of value: Span<UInt8>) -> Parts? {
    let isNew = value[1] == 0x2B
    let parts = Parts(value, from: isNew || value[1] == 0x2A ? 2 : 1)
    guard let type = parts.type, AndroidResourceTypes.isType(value, type), !parts.name.isEmpty,
      // `@+` makes an identifier, and nothing else.
      !isNew || ByteScan.equals(value, type, "id")
    else { return nil }
    return parts
  }

  /// The parts of `[package:][type/]name`.
  private struct Parts {
    /// The type; nil without one.
    var type: Range<Int>?
    /// The name.
    var name: Range<Int>
    /// Whether a blank stands in any part.
    var hasBlank = false
    /// Whether the package is that of Android itself.
    var isOfAndroid = false

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
          isOfAndroid = ByteScan.equals(value, begin..<index, "android")
          begin = index + 1
        } else if ByteScan.isBlank(value[index]) {
          hasBlank = true
        }
      }
      name = begin..<max(begin, value.count)
    }
  }
}
