/// A key that stands in a value of a program.
struct FoundKey {
  /// The token that it stands at.
  var token: Int
  /// The key, or the path of a constant.
  var key: [UInt8]
  /// The Apple table; empty for the default one.
  var table: [UInt8] = []
  /// Which catalogs are meant.
  var target: KeyTarget
  /// What else is known.
  var flags: SourceUse.Flags = []
}
