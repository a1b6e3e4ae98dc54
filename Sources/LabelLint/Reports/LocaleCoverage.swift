/// How far a locale of a set is translated and judged.
public struct LocaleCoverage: Sendable, Hashable {
  /// Canonical BCP 47 tag.
  public var locale: String
  /// Source texts that must be translated; a key counts as one, whatever slots it has.
  public var required: Int
  /// Of these, how many users get in their language, in every slot.
  public var translated: Int
  /// Of those that are not translated, how many the team says nobody misses.
  public var suppressed: Int
  /// Of the translated, how many another locale of the language lends.
  public var inherited: Int
  /// Of the translated, how many `untranslated-copy` takes for the source text.
  public var copied: Int
  /// Of the translated, how many nobody has confirmed.
  public var needsReview: Int
  /// Of these, how many a machine made.
  public var machineTranslated: Int
  /// Texts that the wording rules judged.
  public var checked: Int

  /// How far a locale is translated and judged.
  package init(
    locale: String, required: Int, translated: Int, suppressed: Int = 0, inherited: Int = 0,
    copied: Int = 0, needsReview: Int = 0, machineTranslated: Int = 0, checked: Int
  ) {
    self.locale = locale
    self.required = required
    self.translated = translated
    self.suppressed = suppressed
    self.inherited = inherited
    self.copied = copied
    self.needsReview = needsReview
    self.machineTranslated = machineTranslated
    self.checked = checked
  }

  /// Texts that users do not get in their language and that somebody misses.
  public var missing: Int { max(0, required - translated - suppressed) }

  /// Adds the counts of the same locale in another set.
  package mutating func add(_ other: LocaleCoverage) {
    required += other.required
    translated += other.translated
    suppressed += other.suppressed
    inherited += other.inherited
    copied += other.copied
    needsReview += other.needsReview
    machineTranslated += other.machineTranslated
    checked += other.checked
  }
}
