/// What a catalog says of findings that are not to be counted.
struct SuppressionDirective {
  /// What it is for.
  enum Reach {
    /// One key: its findings in a locale, and in all of them where the source says it.
    case entry(EntryReference)
    /// What lies in a file from an offset to where each of the names ends.
    case region(file: Int, from: Int)
    /// Every key of a file.
    case file(Int)
  }

  /// A rule that is named, and where.
  struct Name {
    /// The name as written.
    var text: String
    /// Byte offsets of the name in the file.
    var range: Range<Int>
    /// What the name stands for.
    var meaning: SuppressionName
    /// Where a region of it ends, as a byte offset; that of the file where nothing closes it.
    var end = Int.max
  }

  /// What it is for.
  var reach: Reach
  /// The file it stands in.
  var file: Int
  /// The rules it names.
  var names: [Name]
  /// Why; nil where nothing is said.
  var reason: String?
  /// Whether another tool reads it too, so that it may be there for that tool.
  var isShared = false
  /// Entry that a report on the directive is about; nil for the file.
  var subject: EntryReference?
}
