/// Says in what two readings of one value differ.
enum ReadingDifference {
  /// Most characters of a reading that are shown.
  private static let longest = 40
  /// Most characters before the difference that are shown.
  private static let context = 20

  /// Whether two readings are the same but for blanks around them.
  static func isInOuterBlanks(_ one: String, _ other: String) -> Bool {
    trimmed(one).elementsEqual(trimmed(other))
  }

  /// Whether two readings are the same but for the width of blanks behind full-width `！` and `？`, where Japanese sets an
  /// ideographic space (JLREQ, 3.1.2) and a plain one says the same.
  static func isInWidth(_ own: String, native: String) -> Bool {
    var before: Unicode.Scalar?
    var narrowed = String.UnicodeScalarView()
    for scalar in native.unicodeScalars {
      let isOfWriting = scalar == "\u{3000}" && (before == "！" || before == "？")
      narrowed.append(isOfWriting ? " " : scalar)
      before = scalar
    }
    return own.unicodeScalars.elementsEqual(narrowed)
  }

  /// What Gradle's compiler reads and aapt2 does not, with the words before it; of a blank that nobody sees, what to do
  /// with it.
  static func description(_ own: String, native: String) -> String {
    let (one, other) = (Array(own.unicodeScalars), Array(native.unicodeScalars))
    let most = min(one.count, other.count)
    var front = 0
    while front < most, one[front] == other[front] { front += 1 }
    var back = 0
    while back < most - front, one[one.count - 1 - back] == other[other.count - 1 - back] {
      back += 1
    }
    let ownPiece = one[front..<one.count - back]
    let otherPiece = other[front..<other.count - back]
    let place = place(after: one[..<front])
    if let advice = advice(on: otherPiece, insteadOf: ownPiece, place)
      ?? adviceOnFirst(of: otherPiece, insteadOf: ownPiece, place)
    {
      return advice
    }
    if otherPiece.isEmpty {
      return
        "aapt2 drops \(shown(ownPiece))\(place), but Gradle's compiler keeps it, so users see it in some builds only; delete it"
    }
    if ownPiece.isEmpty {
      return
        "Gradle's compiler drops \(shown(otherPiece))\(place), but aapt2 keeps it, so users see it in some builds only; delete it"
    }
    return
      "Gradle's compiler reads \(shown(ownPiece))\(place), but aapt2 reads \(shown(otherPiece)); write this part so that both read the same"
  }

  /// Where a piece begins: the words before it, without the spaces and line breaks that nobody sees.
  private static func place(after words: ArraySlice<Unicode.Scalar>) -> String {
    let end = words.lastIndex { !$0.properties.isWhitespace }.map { $0 + 1 } ?? words.startIndex
    if end == words.startIndex { return "" }
    let ending = ending(of: words[..<end])
    return words[end...].contains("\n") ? " on the line after “\(ending)”" : " after “\(ending)”"
  }

  /// What is said of several blanks of one kind, each of which Gradle's compiler makes a plain one; nil where something
  /// else differs.
  private static func adviceOnFirst(
    of piece: ArraySlice<Unicode.Scalar>, insteadOf own: ArraySlice<Unicode.Scalar>,
    _ place: String
  ) -> String? {
    guard let blank = piece.first, piece.count == own.count,
      zip(piece, own).allSatisfy({ $0 == $1 || $0 == blank && $1 == " " })
    else { return nil }
    return advice(on: piece.prefix(1), insteadOf: own.prefix(1), place)
  }

  /// What is said of one blank of another kind, which Gradle's compiler makes a plain one and joins with others; nil where
  /// something else differs.
  private static func advice(
    on blank: ArraySlice<Unicode.Scalar>, insteadOf own: ArraySlice<Unicode.Scalar>,
    _ place: String
  ) -> String? {
    guard blank.count == 1, let scalar = blank.first, scalar.properties.isWhitespace,
      scalar != " "
    else { return nil }
    let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
    let found = "\(scalar.codePoint)\(name) is\(place.isEmpty ? " at the start" : place)"
    if own.isEmpty { return "\(found), but is lost in builds with Gradle's compiler; remove it" }
    guard own.count == 1, own.first == " " else { return nil }
    let readings = "\(found), but becomes a plain space in builds with Gradle's compiler"
    // Between Chinese letters a plain space is no better.
    return scalar == "\u{3000}"
      ? "\(readings); remove it, or write '\\u3000'" : "\(readings); write a plain space"
  }

  /// A piece of a reading in quotes; code points of what nobody sees.
  private static func shown(_ piece: ArraySlice<Unicode.Scalar>) -> String {
    if piece.allSatisfy(\.properties.isWhitespace) {
      return piece.prefix(longest).map(\.codePoint).joined(separator: " ")
    }
    let mark = piece.count > longest ? "…" : ""
    return "“\(text(piece.prefix(longest)))\(mark)”"
  }

  private static func ending(of piece: ArraySlice<Unicode.Scalar>) -> String {
    (piece.count > context ? "…" : "") + text(piece.suffix(context))
  }

  private static func text(_ piece: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: piece)
    return String(text)
  }

  /// The characters of a text without blanks at its ends.
  private static func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    var scalars = text.unicodeScalars[...]
    while scalars.first?.properties.isWhitespace ?? false { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace ?? false { scalars.removeLast() }
    return scalars
  }
}
