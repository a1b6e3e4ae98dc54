/// What became of a text that had a finding and is not told of any more.
package enum TextFate: String, Sendable, Hashable {
  /// It was read again, without the finding.
  case fixed
  /// Its key is gone from the source and all translations, or the text that it translates is: nobody misses it.
  case removed
  /// It is gone, and the source still has the key: users get another text. What tells of that is the finding
  /// about the missing translation.
  case lost
  /// It was not read: its locale or set is gone, or it lies behind a place that cannot be read.
  case hidden
}
