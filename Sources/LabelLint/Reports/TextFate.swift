/// What became of a text that had a finding and is not told of any more.
package enum TextFate: String, Sendable, Hashable {
  /// It was read again, without the finding.
  case fixed
  /// Its key is gone from the source and all translations, or from the source and its own language: nobody misses it.
  /// The same applies to one of the texts of a key.
  case removed
  /// It is gone, and the source still has the key, so users get another text; or it is there, and the source text is
  /// gone that it was compared with.
  case lost
  /// It was not read: its locale or set is gone, or it lies behind a place that cannot be read.
  case hidden
}
