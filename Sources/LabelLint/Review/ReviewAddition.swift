/// A translation to add because somebody wrote one where there was none.
struct ReviewAddition {
  /// Where the decision stands.
  let origin: String
  /// What the finding is about.
  let subject: Subject
  /// The text to write.
  let text: String
}
