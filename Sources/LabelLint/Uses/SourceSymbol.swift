/// A constant or accessor that stands for a key: `L10n.Player.play`; bytes lie in the draft's arena.
struct SourceSymbol: Sendable {
  /// Its path with the types around it.
  var path: ByteRange
  /// The key.
  var key: ByteRange
  /// The Apple table; empty for the default one.
  var table: ByteRange
  /// Name of the app's own function that looks the key up; empty for one of the platform's.
  var wrapper: ByteRange
  /// Index of the file.
  var file: UInt32
}
