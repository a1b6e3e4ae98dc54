/// What a rule of wording says of one text, before the engine decides who reports it.
public struct Verdict: Sendable {
  /// Byte offsets in the plain text of the words at fault.
  public var range: Range<Int>
  /// What is wrong in this text.
  public var message: Finding.Wording
  /// The fault's own name within the rule: a translation with the same one has inherited it.
  public var pattern: String
  /// The level, where it depends on the text; nil takes the rule's.
  public var level: Severity?
  /// How sure the rule is; the finding is at most as sure as the text's kind.
  public var confidence: Confidence
  /// What a screen reader would say; nil where it cannot be known.
  public var spoken: String?
  /// Text to write instead of `range`, or of `replacedRange`, where the text decides it.
  public var replacement: String?
  /// Byte offsets in the plain text of what `replacement` is written over; nil for `range`.
  public var replacedRange: Range<Int>?
  /// What `replacement` may change: most change words.
  public var safety = Fix.Safety.unsafe
  /// Whether a translation has this fault only where its source text has one of the rule: the word
  /// is too doubtful to be one by itself.
  public var needsSource = false

  /// What the words call the control or picture; nil where they name none.
  ///
  /// A translation that names something else than its source has a fault of its own.
  package var named: RoleGroup?

  /// Whether the fault is that of the whole text, such as its length: what other rules say of some of
  /// its words stands beside it.
  public var isAboutWhole = false

  /// A verdict about a range of bytes of a plain text.
  public init(
    _ range: Range<Int>, _ message: Finding.Wording, pattern: String = "", level: Severity? = nil,
    confidence: Confidence = .certain
  ) {
    self.range = range
    self.message = message
    self.pattern = pattern
    self.level = level
    self.confidence = confidence
  }
}
