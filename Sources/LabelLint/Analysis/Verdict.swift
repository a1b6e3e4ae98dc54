/// What a rule says of one text, before the policies decide what becomes of it.
public struct Verdict: Sendable {
  /// Where a fault is.
  enum Spot: Sendable {
    /// Byte offsets in the plain text, as rules of wording read it.
    case plain(Range<Int>)
    /// Byte offsets in the decoded text.
    case decoded(Range<Int>)
    /// The whole value, as the file has it.
    case value
  }

  /// A piece of the text to write anew.
  struct Replacement: Sendable {
    /// Byte offsets in the form of the text that the place has; empty to insert.
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

  /// Where the fault is.
  let place: Spot
  /// What is wrong in this text.
  package var message: Finding.Wording
  /// The fault's own name within the rule: a translation with the same one has inherited it.
  package var pattern: String
  /// The level, where it depends on the text; nil takes the rule's.
  package var level: Severity?
  /// How sure the rule is; a finding on wording is at most as sure as the text's kind.
  package var confidence: Confidence
  /// What a screen reader would say; nil where it cannot be known.
  public var spoken: String?
  /// What the control of the text is announced as, where a screen reader says it behind the text.
  var heardAs: Role?

  /// What a fix writes, in order of place; none where the text does not decide it.
  var replacements: [Replacement] = []
  /// Edits of the fix in this and other files, where they are known beforehand.
  var edits: [Edit] = []
  /// What the fix may change.
  ///
  /// Most change words; those that shall not are proven.
  public var safety = Fix.Safety.unsafe
  /// What the fix does, as an order; nil quotes what it writes.
  var fixTitle: Finding.Wording?

  /// Whether a translation has this fault only where its source text has one of the rule: the word
  /// is too doubtful to be one by itself.
  package var needsSource = false
  /// What the words call the control or picture; nil where they name none.
  ///
  /// A translation that names something else than its source has a fault of its own.
  package var named: RoleGroup?
  /// Whether the fault is that of the whole text, such as its length: what other rules say of some of
  /// its words stands beside it.
  package var isAboutWhole = false
  /// Of a fault of the whole text, the words that make it one; nil where all do.
  ///
  /// A rule that speaks first of them tells the fault.
  var cause: Range<Int>?
  /// Whether the fault lies between the source's own texts and cannot be inherited.
  var isOfEntry = false
  /// Message for all texts of one file and locale with the fault, by their number; nil where each is a
  /// finding of its own.
  var groupMessage: (@Sendable (Int) -> Finding.Wording)?
  /// What is said instead where the text that it proposes has a fault itself; nil where the message stays.
  var messageWithoutFix: Finding.Wording?
  /// What must be the habit of the locale's other texts for it to be a fault.
  var habit: Habit?

  /// A verdict about a range of bytes of a plain text.
  public init(
    _ range: Range<Int>, _ message: Finding.Wording, pattern: String = "", level: Severity? = nil,
    confidence: Confidence = .certain
  ) {
    place = .plain(range)
    self.message = message
    self.pattern = pattern
    self.level = level
    self.confidence = confidence
  }

  /// A verdict about bytes of a decoded text; `range` nil for the whole value.
  init(
    decoded range: Range<Int>?, _ message: Finding.Wording, pattern: String, level: Severity? = nil
  ) {
    place = range.map { .decoded($0) } ?? .value
    self.message = message
    self.pattern = pattern
    self.level = level
    confidence = .certain
  }

  /// Byte offsets of the words at fault in the form of the text that the place has; nil for the whole value.
  var range: Range<Int>? {
    switch place {
    case .plain(let range), .decoded(let range): range
    case .value: nil
    }
  }

  /// Proposes to write a text instead of the words at fault, or over a range of the plain text.
  public mutating func write(_ text: String, over range: Range<Int>? = nil) {
    guard let range = range ?? self.range else { return }
    replacements = [Replacement(range: range, text: text)]
  }

  /// Adds a replacement to a fix of the decoded text.
  mutating func fix(
    _ range: Range<Int>, with text: String, _ title: Finding.Wording,
    safety: Fix.Safety = .unsafe
  ) {
    replacements.append(Replacement(range: range, text: text))
    fixTitle = title
    self.safety = safety
  }
}
