/// What a finding is about: with the rule and a detail, its identity.
public struct Subject: Sendable, Hashable {
  /// Path of the catalog set, locale qualifier and extension taken out.
  public var set: String
  /// Android: resource type; Apple: table name.
  public var table: String
  /// The key, exact; empty for findings about a file, a locale or a group.
  public var key: String
  /// Canonical BCP 47 tag; empty when the finding is about the whole set.
  public var locale: String
  /// The slot's path; empty for the only text.
  public var slot: String

  /// What a finding is about.
  package init(set: String, table: String, key: String, locale: String, slot: String = "") {
    self.set = set
    self.table = table
    self.key = key
    self.locale = locale
    self.slot = slot
  }
}
