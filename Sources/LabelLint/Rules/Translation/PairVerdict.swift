/// What a rule says of one text beside its source, before it becomes a finding.
public struct PairVerdict: Sendable {
  /// A piece of the decoded text to replace.
  struct Replacement: Sendable {
    /// Byte offsets in the decoded text; empty to insert.
    var range: Range<Int>
    /// The characters to write, not yet escaped.
    var text: String
  }

  /// What most texts of a locale do, so that one that does not is at fault.
  enum Habit: Sendable {
    /// Sentences end with a mark where their sources do: nearly all.
    case sentences
    /// Questions have a mark: more than a few.
    case questions
  }

  /// Byte offsets in the decoded text of what is at fault; nil for the whole value.
  var range: Range<Int>?
  /// What is wrong in this text.
  var message: Finding.Wording
  /// The fault's own name within the rule: a translation with the same one has inherited it.
  var pattern: String
  /// The level, where it depends on the text; nil takes the rule's.
  var level: Severity?
  /// How sure the rule is.
  var confidence = Confidence.certain
  /// What a fix replaces, in order of place; none where the text does not prove the right one.
  var replacements: [Replacement] = []
  /// Edits of the fix in this and other files, where they are known beforehand.
  var edits: [Edit] = []
  /// What the fix may change: words, until the rule says that none does and `FixProof` holds.
  var safety = Fix.Safety.unsafe
  /// What the fix does, as an order.
  var fixTitle: Finding.Wording?
  /// Message for all texts of one file and locale with the fault, by their number; nil where each is a
  /// finding of its own.
  var groupMessage: (@Sendable (Int) -> Finding.Wording)?
  /// What must be the habit of the locale's other texts for it to be a fault.
  var habit: Habit?
  /// Whether the fault lies between the source's own texts and cannot be inherited.
  var isOfEntry = false

  /// A verdict about bytes of a decoded text; `range` nil for all of it.
  init(
    _ range: Range<Int>?, _ message: Finding.Wording, pattern: String, level: Severity? = nil
  ) {
    self.range = range
    self.message = message
    self.pattern = pattern
    self.level = level
  }

  /// Adds a fix of one replacement.
  mutating func fix(
    _ range: Range<Int>, with text: String, _ title: Finding.Wording,
    safety: Fix.Safety = .unsafe
  ) {
    replacements.append(Replacement(range: range, text: text))
    fixTitle = title
    self.safety = safety
  }
}
