import LabelLint

/// One JSON object on a line of its own.
enum JSONLine {
  /// The bytes of an object with the members that a closure writes, and the line end.
  static func bytes(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object(members)
    return writer.bytes + [0x0A]
  }
}
