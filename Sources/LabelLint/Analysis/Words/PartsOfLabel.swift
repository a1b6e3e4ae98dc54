/// The parts of a label that marks set apart: "%s, selected, 2 of 3", "Button: Save", "(on) Bluetooth".
extension LexicalReader {
  /// The words of each part, where marks divide the text; empty where it is one part.
  ///
  /// - Parameters:
  ///   - plain: The text at hand.
  ///   - dividedAtStops: Whether full stops divide it, too: "Photos. Tab. 2 of 5".
  /// - Returns: Ranges of words.
  func parts(in plain: Span<UInt8>, dividedAtStops: Bool = false) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in 0..<count {
      let isLast = index + 1 == count
      let end = Int(label.words[index].plain.end)
      let next = isLast ? plain.count : Int(label.words[index + 1].plain.start)
      let isStopped =
        dividedAtStops && next > end + 1 && plain[end] == "." && plain[end + 1] == 0x20
      if isLast || isStopped || Self.divides(plain, end..<next) {
        parts.append(start..<index + 1)
        start = index + 1
      }
    }
    return parts.count > 1 ? parts : []
  }

  /// Whether what stands between two words sets them apart: a comma, colon, bracket, bar or dot between
  /// parts, or a dash with blanks around it.
  private static func divides(_ plain: Span<UInt8>, _ gap: Range<Int>) -> Bool {
    var index = gap.lowerBound
    while index < gap.upperBound {
      let (scalar, length) = plain.scalarOrReplacement(at: index)
      if scalar == "-" {
        let isBlankBefore = index > gap.lowerBound && plain[index - 1] == 0x20
        if isBlankBefore, index + 1 < gap.upperBound, plain[index + 1] == 0x20 { return true }
      } else if StateMarks.isDivider(scalar) {
        return true
      }
      index += length
    }
    return false
  }
}
