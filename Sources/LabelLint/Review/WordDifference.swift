/// The parts in which the words of two texts differ.
struct WordDifference {
  /// Bytes of the old text, and those that are to be in their place.
  typealias Part = (old: Range<Int>, new: Range<Int>)

  /// The parts, in order.
  private(set) var parts: [Part] = []

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - cuts: Byte offsets at which a word of the old text ends, whatever is behind it.
  ///   - new: The new text.
  init(from old: [UInt8], cutAt cuts: [Int], to new: [UInt8]) {
    let words = Self.words(of: old, cutAt: Set(cuts))
    let others = Self.words(of: new, cutAt: [])
    let difference = LineDifference(from: words.map { old[$0] }, to: others.map { new[$0] })
    var (number, other) = (0, 0)
    while number < words.count || other < others.count {
      let start = (number < words.count ? words[number].lowerBound : old.count)
      let otherStart = (other < others.count ? others[other].lowerBound : new.count)
      let isSame =
        number < words.count && other < others.count && !difference.isRemoved[number]
        && !difference.isAdded[other]
      if isSame {
        number += 1
        other += 1
        continue
      }
      while number < words.count, difference.isRemoved[number] { number += 1 }
      while other < others.count, difference.isAdded[other] { other += 1 }
      let end = number < words.count ? words[number].lowerBound : old.count
      let otherEnd = other < others.count ? others[other].lowerBound : new.count
      parts.append((start..<end, otherStart..<otherEnd))
    }
  }

  /// The words of a text and what is between them.
  private static func words(of text: [UInt8], cutAt cuts: Set<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = 0
    for index in text.indices.dropFirst()
    where cuts.contains(index) || ASCII.isSpace(text[index]) != ASCII.isSpace(text[index - 1]) {
      words.append(start..<index)
      start = index
    }
    if start < text.count { words.append(start..<text.count) }
    return words
  }
}
