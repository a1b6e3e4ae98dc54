/// The record of one catalog set: what was read and how far it is translated.
public struct SetSummary: Sendable, Hashable {
  /// Name of the app; empty unless one was given.
  public var app: String
  /// Path of the catalog set, locale qualifier and extension taken out.
  public var set: String
  /// Most common format of its files.
  public var format: CatalogFormat
  /// Source locale, canonical BCP 47.
  public var sourceLocale: String
  /// Number of files.
  public var files = 0
  /// Number of keys.
  public var keys = 0
  /// Number of texts.
  public var messages = 0
  /// Coverage of each locale, sorted by tag.
  public var locales: [LocaleCoverage] = []
  /// Which texts were read; nil where nobody asked, and in records of older releases.
  public var texts: TextInventory?
  /// Whether there is no record of the set, only findings that say it is gone.
  package var isGone = false
  /// Whether a place that cannot be read hides a part of it, from label-lint or from apps.
  public var isCut = false
  /// Whether the whole set was read.
  public var complete = true

  /// Whether all of its texts were met.
  package var isWhole: Bool { complete && !isCut }

  /// A set of which nothing is counted yet.
  public init(app: String, set: String, format: CatalogFormat, sourceLocale: String) {
    self.app = app
    self.set = set
    self.format = format
    self.sourceLocale = sourceLocale
  }
}
