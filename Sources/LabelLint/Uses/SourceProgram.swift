/// The bytes of a program with texts.
struct SourceProgram: Sendable {
  /// Index of the file.
  var file: UInt32
  /// What it holds.
  var text: [UInt8]
}
