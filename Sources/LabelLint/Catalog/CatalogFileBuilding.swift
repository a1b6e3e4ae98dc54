/// What format readers add to a file while they read it.
extension CatalogFile {
  /// Starts an entry; messages appended from now on are its texts.
  package mutating func startEntry(
    key: TextRef, at keySpan: ByteRange, type: EntryType, locale: Int = 0,
    flags: Entry.Flags = [], comment: TextRef = .none, commentSpan: ByteRange = .zero,
    note: EntryNote? = nil
  ) {
    var remark: UInt32 = 0
    if !comment.isNone || note != nil || key != TextRef(inFile: keySpan) {
      remark = contents[0].append(
        EntryRemark(
          keySpan: keySpan, comment: comment, commentSpan: commentSpan,
          note: contents[0].append(note)))
    }
    entries.append(
      Entry(
        key: key, firstMessage: UInt32(clamping: messages.count), remark: remark,
        locale: UInt16(clamping: locale), flags: flags, type: type))
  }

  /// Appends a text to the entry started last.
  ///
  /// `firstRun` and `firstMark` are `runs.count` and `markup.count` before the text was assembled.
  package mutating func appendMessage(
    _ text: TextRef, value: ByteRange, slot: Int = 0, state: Int = 0,
    firstRun: Int, firstMark: Int, flags: Message.Flags = []
  ) {
    if runs.count > firstRun || markup.count > firstMark {
      messageMarks.append(
        MessageMarks(
          message: UInt32(clamping: messages.count), firstRun: UInt32(clamping: firstRun),
          firstMark: UInt32(clamping: firstMark)))
    }
    messages.append(
      Message(
        text: text, value: value, slot: UInt32(clamping: slot), state: UInt8(clamping: state),
        flags: flags))
  }

  /// Index in `slots` of a plural category.
  static func slotIndex(of category: PluralCategory) -> Int {
    1 + category.number
  }

  /// Index in `slots` of a path, which is added when it is new.
  mutating func slotIndex(of path: SlotPath) -> Int {
    if let index = slotIndexes[path] { return index }
    slotIndexes[path] = slots.count
    slots.append(path)
    return slots.count - 1
  }

  /// Index in `states` of a state as written, which is added when it is new.
  package mutating func stateIndex(of state: String) -> Int {
    if let index = states.dropFirst().firstIndex(of: state) { return index }
    states.append(state)
    return states.count - 1
  }

  /// Most problems that are recorded of one file: a hostile one shall not fill the memory.
  package static let maximumProblems = 10_000

  /// Records a problem at a range of byte offsets in the file's text, unless there are too many.
  ///
  /// A file that holds several locales says which key and localization it belongs to.
  mutating func report(
    _ code: ProblemCode, at range: Range<Int>, _ message: String, severity: Severity? = nil,
    key: TextRef = .none, locale: Int? = nil
  ) {
    var problem = ReadingProblem(code, at: ByteRange(range), message, severity: severity)
    (problem.key, problem.locale) = (key, locale)
    problems.append(problem, most: Self.maximumProblems)
  }

  /// Lets every problem begin and end where characters do: readers stop at the byte that is wrong, which
  /// may be one of several of a character.
  mutating func widenProblems() {
    if problems.isEmpty || source.encoding == .binary { return }
    let text = source.text
    func isInside(_ offset: Int) -> Bool { offset < text.count && text[offset] & 0xC0 == 0x80 }
    problems = problems.map { problem in
      var range = problem.span.range
      // A character has four bytes at most; what is none may have any number.
      for _ in 1...3 where range.lowerBound > 0 && isInside(range.lowerBound) {
        range = range.lowerBound - 1..<range.upperBound
      }
      for _ in 1...3 where isInside(range.upperBound) {
        range = range.lowerBound..<range.upperBound + 1
      }
      return problem.moved(to: ByteRange(range))
    }
  }

  /// Takes back the message that was appended last, with its way back and its tags.
  mutating func removeLastMessage() {
    guard messages.popLast() != nil, let last = messageMarks.last,
      Int(last.message) == messages.count
    else { return }
    messageMarks.removeLast()
    runs.removeLast(max(0, runs.count - Int(last.firstRun)))
    markup.removeLast(max(0, markup.count - Int(last.firstMark)))
  }

  /// Appends the bytes of a text of this file to the arena.
  mutating func appendToArena(_ text: TextRef) {
    if text.isNone { return }
    if text.isInArena {
      arena.append(contentsOf: Array(arena[text.range]))
    } else {
      arena.append(contentsOf: source.text[text.range])
    }
  }
}
