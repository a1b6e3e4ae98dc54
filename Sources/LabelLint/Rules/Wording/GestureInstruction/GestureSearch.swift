/// Finds the gestures that an English text tells.
struct GestureSearch {
  private static let starting = Resource.words("gesture-phrases/starting")
  /// Those that name what they are done to.
  private static let operating = Resource.words("gesture-phrases/operating")
  private static let fingerCounts = Resource.words("gesture-phrases/counts-of-fingers")
  private static let wholeWords = Resource.lines(of: "words/gestures.txt")
  /// Words before which "touch" is a noun, or part of one.
  private static let touched = Resource.words("gesture-phrases/behind-touch")
  private static let devices = Resource.words("gesture-phrases/devices")

  /// The words of the text.
  let reader: LexicalReader

  /// The first gesture of a label, or what it or a part of it begins with: "Two songs, tap to open".
  func anywhere(in plain: Span<UInt8>) -> Range<Int>? {
    for index in 0..<reader.count {
      let length = gesture(at: index)
      if length > 0 { return index..<index + length }
    }
    let start = reader.isWord(0, "please") ? 1 : 0
    if isStart(start), !isCompound(start, in: plain) { return start..<start + 1 }
    if isMovement(start) { return start..<start + 2 }
    for index in 1..<max(1, reader.count - 1)
    where reader.hasMark(Self.marks, after: index - 1, in: plain) {
      if isMovement(index) { return index..<index + 2 }
      if reader.isWord(index, in: Self.starting), reader.isWord(index + 1, "to") {
        return index..<index + 1
      }
    }
    return nil
  }

  /// Verbs that are gestures before "to", whatever follows.
  private static let moving = Resource.words("gesture-phrases/moving")
  /// Verbs that are gestures only before what they are for: "Slide to unlock", and not "Slide to the left".
  private static let movingToVerb = Resource.words("gesture-phrases/moving-before-verbs")
  /// Words behind "to" that say where something goes.
  private static let places = Resource.words("gesture-phrases/places")

  /// Whether two words begin to tell what a movement does: "Swipe to unlock", "Hold to talk".
  private func isMovement(_ index: Int) -> Bool {
    guard reader.isWord(index + 1, "to"), index + 2 < reader.count else { return false }
    return reader.isWord(index, in: Self.moving)
      || reader.isWord(index, in: Self.movingToVerb)
        && !reader.isWord(index + 2, in: Self.places) && !reader.isPlaceholder(index + 2)
  }

  /// Marks behind which another sentence or clause begins.
  private static let marks = ".,;!:"

  /// Whether a word is a gesture that texts begin with; "Touch target" is no order.
  private func isStart(_ index: Int) -> Bool {
    reader.isWord(index, in: Self.starting)
      && !(reader.isWord(index, "touch") && reader.isWord(index + 1, in: Self.touched))
  }

  private static let nouns = Resource.words("gesture-phrases/nouns")
  private static let behindOrders = Resource.words("gesture-phrases/behind-orders")

  /// Most words of a name behind its first.
  private static let mostBehind = 3

  /// Whether a word begins a name and no order: "Press release", "Tap water quality".
  ///
  /// Orders name what is touched with an article or pronoun, or say where or for what; of bare nouns they name only
  /// controls and keys, and what is called like an action: "Press button", "Press Play".
  private func isCompound(_ index: Int, in plain: Span<UInt8>) -> Bool {
    let others = index + 1..<max(index + 1, reader.count)
    guard !others.isEmpty, others.count <= Self.mostBehind,
      reader.isWord(index, in: Self.nouns)
    else { return false }
    return others.allSatisfy { other in
      reader.isJoined(other - 1, in: plain) && !reader.isPlaceholder(other)
        && !reader.isWord(other, in: Self.behindOrders)
        && !reader.isWord(other, in: GestureInstruction.keyboard)
        && !reader.isAnyVerb(other) && !isControl(other)
    }
  }

  /// Whether a word names a control.
  private func isControl(_ index: Int) -> Bool {
    reader.term(index..<index + 1) { sense in
      if case .role = sense { true } else { false }
    } != nil
  }

  private static let double = Resource.words("gesture-phrases/double")

  /// The gesture that a hint begins with, unless it is one of several steps.
  func atHintStart() -> Range<Int>? {
    let start = reader.isWord(0, "please") ? 1 : 0
    var length = 0
    if reader.isWord(start, in: Self.double) {
      length = 1
    } else if reader.isWord(start, "double"), reader.isWord(start + 1, in: ["tap", "click"]) {
      length = 2
    } else if isStart(start) {
      length = 1
    }
    guard length > 0 else { return nil }
    for index in start + length..<max(start + length, reader.count)
    where reader.areWords(index, "and", "hold") || reader.areWords(index, "then", "drag") {
      return nil
    }
    return start..<start + length
  }

  private static let twoFingers = Resource.words("gesture-phrases/two-fingers")

  /// A gesture of three fingers or more.
  func manyFingers() -> Range<Int>? {
    for index in 0..<reader.count {
      let length = fingers(at: index)
      if length > 0, !reader.isWord(index, in: Self.twoFingers) {
        return index..<index + length
      }
    }
    return nil
  }

  /// Whether the text is about something else that is touched or moved than the control of a gesture: a card that is
  /// tapped on a reader, which nobody taps twice.
  func isExcused(_ gesture: Range<Int>, in plain: Span<UInt8>) -> Bool {
    for index in 0..<reader.count
    where reader.areWords(index, "tap", "to", "pay") || reader.areWords(index, "touch", "id")
      || reader.areWords(index, "shake", "to", "undo")
      || reader.areWords(index, "pinch", "to", "zoom") && isInside(index, in: plain)
    {
      return true
    }
    let mayBeOfDevice =
      gesture.count == 1 && !reader.isWord(gesture.lowerBound, in: Self.wholeWords)
    return mayBeOfDevice && isOnDevice(gesture.lowerBound, in: plain)
  }

  /// Whether a word stands behind others of its sentence or clause.
  ///
  /// "Enable pinch to zoom" names what can be enabled, and "Map. Pinch to zoom" tells what to do.
  private func isInside(_ index: Int, in plain: Span<UInt8>) -> Bool {
    index > 0 && !reader.hasMark(Self.marks, after: index - 1, in: plain)
  }

  /// Whether a card or device is what is tapped, or what it is tapped on: named in the same sentence, and not
  /// behind what the gesture is for.
  private func isOnDevice(_ gesture: Int, in plain: Span<UInt8>) -> Bool {
    var first = gesture
    while first > 0, !reader.hasMark(Self.ends, after: first - 1, in: plain) { first -= 1 }
    var last = gesture
    while last + 1 < reader.count, !reader.hasMark(Self.ends, after: last, in: plain),
      !reader.isWord(last + 1, "to")
    {
      last += 1
    }
    return (first...last).contains { reader.isWord($0, in: Self.devices) }
  }

  /// Marks that end a sentence, or what another begins with.
  private static let ends = ".!?:;"

  /// Whether a gesture is a step about another control, which is named, with a further step behind it:
  /// "Tap Apps then tap Default apps".
  ///
  /// - Parameters:
  ///   - words: The gesture.
  ///   - plain: The text.
  /// - Returns: Whether it is.
  func isStep(_ words: Range<Int>, in plain: Span<UInt8>) -> Bool {
    guard words.count == 1, words.upperBound < reader.count,
      reader.isWord(words.lowerBound, in: Self.operating)
    else { return false }
    let (scalar, _) = plain.scalarOrReplacement(
      at: reader.plain(words.upperBound..<words.upperBound + 1).lowerBound)
    guard LetterCase(scalar) == .upper else { return false }
    return (words.upperBound + 1..<reader.count).contains { index in
      reader.isWord(index, "then") && reader.isWord(index + 1, in: Self.operating)
    }
  }

  private static let behindLong = Resource.words("gesture-phrases/behind-long")

  private static let behindSwipe = Resource.words("gesture-phrases/behind-swipe")

  /// Number of words of the gesture that begins at a word; 0 when none does.
  private func gesture(at index: Int) -> Int {
    // "Pinch of salt" is an amount.
    if reader.isWord(index, in: Self.wholeWords) { return reader.isWord(index + 1, "of") ? 0 : 1 }
    if reader.isWord(index, "double"), reader.isWord(index + 1, in: ["tap", "click"]) { return 2 }
    if reader.areWords(index, "triple", "tap") || reader.areWords(index, "tap", "twice") {
      return 2
    }
    if reader.isWord(index, in: Self.starting), reader.isWord(index + 1, in: ["and", "then"]),
      reader.isWord(index + 2, "hold")
    {
      return 3
    }
    if reader.isWord(index, "long"), reader.isWord(index + 1, in: Self.behindLong) {
      return 2
    }
    if reader.isWord(index, in: ["swipe", "swiping"]),
      reader.isWord(index + 1, in: Self.behindSwipe)
    {
      return 2
    }
    if reader.areWords(index, "force", "touch") || reader.areWords(index, "3d", "touch") {
      return 2
    }
    return fingers(at: index)
  }

  /// Number of words of a count of fingers: "three-finger", "three finger".
  private func fingers(at index: Int) -> Int {
    for count in Self.fingerCounts {
      if reader.isWord(index, count + "-finger") { return 1 }
      if reader.isWord(index, count), reader.isWord(index + 1, in: ["finger", "fingers"]) {
        return 2
      }
    }
    return 0
  }
}
