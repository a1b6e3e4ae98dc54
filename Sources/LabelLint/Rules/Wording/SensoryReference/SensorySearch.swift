/// Finds what an instruction tells by colour, shape or place.
struct SensorySearch {
  /// A reference in a text.
  struct Found {
    /// Its words.
    var words: Range<Int>
    /// Whether it is a place, not a look.
    var isPlace: Bool
  }

  /// Most words between an instruction and what it is about.
  private static let reach = 6
  /// Most words between a reference and a name that makes it one of several.
  private static let nameReach = 4
  private static let legendShapes = Resource.lines(of: "words/legend-shapes.txt")
  private static let moving = Resource.words("sensory/moving")

  /// The words of the text.
  let reader: LexicalReader

  private static let legendVerbs = Resource.words("sensory/legend-verbs")

  /// The colour and shape that `red dots are …` begins with.
  func legend() -> Range<Int>? {
    let start = reader.isWord(0, "the") ? 1 : 0
    guard holds(start, .colour), reader.isWord(start + 1, in: Self.legendShapes),
      reader.isWord(start + 2, in: Self.legendVerbs)
    else { return nil }
    return start..<start + 2
  }

  /// The first reference behind an instruction; nil where a name stands beside it.
  func find(in plain: Span<UInt8>) -> Found? {
    var instruction: Int?
    for index in 0..<reader.count {
      // "From the 3-dot menu" sends its reader there without a verb.
      if holds(index, .verb) || reader.isWord(index, "from") && reader.isWord(index + 1, "the") {
        instruction = index
      }
      guard let verb = instruction, index > verb, index - verb <= Self.reach + 1 else { continue }
      guard let found = reference(at: index, verb: verb) else { continue }
      if !hasName(beside: found.words, in: plain), !isInText(found, plain) { return found }
    }
    return nil
  }

  private static let beforePlaces = Resource.words("sensory/before-places")

  private static let sides = Resource.words("sensory/sides")

  private static let behindSides = Resource.words("sensory/behind-sides")

  /// The reference that begins at a word.
  private func reference(at index: Int, verb: Int) -> Found? {
    if holds(index, .colour) || holds(index, .shape), holds(index + 1, .element) {
      return Found(words: index..<index + 2, isPlace: false)
    }
    if reader.isWord(index, in: Self.beforePlaces), reader.isWord(index + 1, "the"),
      reader.isWord(index + 2, in: Self.sides)
    {
      if reader.isWord(index + 3, "of"),
        reader.isWord(reader.skip(["the"], from: index + 4), in: ["list", "queue"])
      {
        return nil
      }
      if isInOrder(index) || isOnDevice || isStartOfGesture(index, verb: verb) { return nil }
      // News that many people read.
      if reader.areWords(index + 2, "top", "stories") { return nil }
      if reader.isWord(verb, in: Self.moving) { return nil }
      let isLonger = reader.isWord(index + 3, in: Self.behindSides)
      return Found(words: index..<index + (isLonger ? 4 : 3), isPlace: true)
    }
    let isBeside = reader.isWord(index, in: ["above", "below"])
    if isBeside, holds(index - 1, .element) {
      return Found(words: index - 1..<index + 1, isPlace: true)
    }
    if isBeside, holds(index + 1, .element) {
      return Found(words: index..<index + 2, isPlace: true)
    }
    return nil
  }

  private static let devices = Resource.words("sensory/devices")
  private static let owning = Resource.words("sensory/owning")

  /// Whether the text says where something is on a device that is felt, whose keys have no labels: "at the top of your
  /// remote".
  private var isOnDevice: Bool {
    (2..<max(2, reader.count)).contains { index in
      reader.isWord(index, in: Self.devices) && reader.isWord(index - 1, in: Self.owning)
        && reader.isWord(index - 2, in: ["of", "on"])
    }
  }

  private static let edges = Resource.words("sensory/edges")
  private static let gestures = Resource.words("sensory/gestures")
  private static let repeating = Resource.words("sensory/repeating")

  /// Whether a place is an edge of the screen that a gesture starts or ends at: "at the left or right edge and swipe".
  ///
  /// Nor is something told by its place where a verb without an object has a choice of sides: "Tap twice at the left or
  /// right".
  private func isStartOfGesture(_ index: Int, verb: Int) -> Bool {
    let near = max(0, index - Self.orderReach)..<min(reader.count, index + Self.orderReach)
    var last = index + 2
    while reader.isWord(last + 1, "or"), reader.isWord(last + 2, in: Self.sides) { last += 2 }
    if last > index + 2,
      (verb + 1..<index).allSatisfy({ reader.isWord($0, in: Self.repeating) })
    {
      return true
    }
    return reader.isWord(last + 1, in: Self.edges)
      && near.contains { reader.isWord($0, in: Self.gestures) }
  }

  /// Words between a place and what says that it is one in an order.
  private static let orderReach = 10
  private static let ordering = Resource.words("sensory/ordering")

  /// Whether a place is one in an order that the text speaks of: "Drag to reorder. The one at the top comes first."
  private func isInOrder(_ index: Int) -> Bool {
    (max(0, index - Self.orderReach)..<min(reader.count, index + Self.orderReach)).contains {
      reader.isWord($0, in: Self.ordering)
    }
  }

  /// Whether what is "below" is in the text itself: a value or an address follows a sentence after it.
  private func isInText(_ found: Found, _ plain: Span<UInt8>) -> Bool {
    guard reader.isWord(found.words.upperBound - 1, "below") else { return false }
    return (found.words.upperBound..<reader.count).contains { index in
      guard reader.isPlaceholder(index) || reader.isWord(index, in: ["http", "https"]) else {
        return false
      }
      var start = reader.plain(index..<index + 1).lowerBound
      while start > 0, plain[start - 1] == 0x20 { start -= 1 }
      return start > 0 && ".:!".utf8.contains(plain[start - 1])
    }
  }

  /// Whether a quoted or capitalised name, or a placeholder, stands near.
  private func hasName(beside words: Range<Int>, in plain: Span<UInt8>) -> Bool {
    let low = max(0, words.lowerBound - Self.nameReach)
    let high = min(reader.count, words.upperBound + Self.nameReach)
    for index in low..<high {
      if reader.isPlaceholder(index) || reader.label.words[index].isQuoted { return true }
      // A capital at the start of a sentence is no name.
      let start = reader.plain(index..<index + 1).lowerBound
      guard index > 0, ASCII.isUpperCase(plain[start]) else { continue }
      let ends = ".!?:"
      if !reader.hasMark(ends, after: index - 1, in: plain) { return true }
    }
    return false
  }

  /// Whether a word is of a kind, in singular or plural.
  private func holds(_ index: Int, _ kind: SensoryKind) -> Bool {
    guard index >= 0, index < reader.count else { return false }
    return reader.term(index..<index + 1) { $0 == .sensory(kind) } != nil
  }
}
