/// What all records have in common.
enum Record {
  /// Version of the records: raised by a change that readers could not ignore.
  static let schemaVersion = 1

  /// Writes the members that every record starts with.
  static func begin(_ type: String, in writer: inout JSONWriter) {
    writer.member("type", type)
    writer.member("schemaVersion", schemaVersion)
  }
}
