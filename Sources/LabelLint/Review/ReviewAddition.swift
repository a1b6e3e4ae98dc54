/// Texts to add because somebody wrote them where there were none.
struct ReviewAddition {
  /// A text of a new entry, or a new one of a plural.
  struct Form {
    /// Its slot.
    let slot: SlotPath
    /// The text without tags.
    let text: String
    /// The value as the file is to have it; nil where only escapes are needed.
    let written: String?
    /// Its state in a string catalog; nil for that of all texts that are added.
    var state: ReviewDecision.TextState?

    /// The value in the notation of a format.
    func value(in format: CatalogFormat) -> String {
      written ?? CatalogNotation(format).written(text)
    }
  }

  /// Where the decision stands.
  let origin: String
  /// The same with who decided.
  let decision: String
  /// What the finding is about.
  let subject: Subject
  /// What somebody wrote.
  let text: String
  /// The texts it comes to.
  let forms: [Form]
}
