/// A part of a catalog that moves as a whole: an entry, a comment, the tags around them.
struct LayoutPiece: Hashable {
  /// Its text, without white space around it.
  var text: [UInt8]
  /// The key of an entry; nil for anything else.
  var key: String?
  /// Whether it is a comment.
  var isComment = false
  /// By how many levels it is set in.
  var depth = 0
  /// Whether an empty line precedes it.
  var followsEmptyLine = false
  /// Whether it is on the line of the piece before it.
  var continuesLine = false

  /// A piece behind the end of another one.
  ///
  /// - Parameters:
  ///   - range: Where it is.
  ///   - end: Where the piece before it ends.
  ///   - text: The file's text.
  init(_ range: Range<Int>, after end: Int, of text: [UInt8]) {
    self.text = Array(text[range])
    let lines = text[min(end, range.lowerBound)..<range.lowerBound].count { $0 == 0x0A }
    followsEmptyLine = lines > 1
    continuesLine = lines == 0
  }

  /// Blanks of a level in XML files of Android Studio.
  static let indent = 4

  /// The text of a file of some pieces.
  static func text(of pieces: [LayoutPiece], like source: SourceFile) -> [UInt8] {
    let layout = LineLayout(source)
    let lineEnd = Array(layout.lineEnd.utf8)
    var text = Array(source.text[..<source.start])
    for (number, piece) in pieces.enumerated() {
      if number > 0 {
        // A comment behind an entry is about it; anything else begins a line.
        if piece.continuesLine, piece.isComment, pieces[number - 1].key != nil {
          text.append(0x20)
        } else {
          text += lineEnd
          if piece.followsEmptyLine { text += lineEnd }
          text += [UInt8](repeating: 0x20, count: piece.depth * indent)
        }
      }
      text += piece.text
    }
    if let last = source.text.last, last == 0x0A, !pieces.isEmpty { text += lineEnd }
    return text
  }
}

/// Sorts entries, each with the comments above it, between the comments that head sections.
struct PieceOrder {
  /// Whether keys are sorted as Xcode does; else by their bytes.
  let isApple: Bool

  /// An entry with its comments.
  private struct Unit {
    var pieces: [LayoutPiece]
    var key: String
  }

  /// The pieces in their order.
  func sorted(_ pieces: [LayoutPiece]) -> [LayoutPiece] {
    var sorted: [LayoutPiece] = []
    var units: [Unit] = []
    var comments: [LayoutPiece] = []
    for piece in pieces {
      if piece.isComment, piece.continuesLine, comments.isEmpty, !units.isEmpty {
        units[units.count - 1].pieces.append(piece)
      } else if piece.isComment {
        if piece.followsEmptyLine, !comments.isEmpty { endSection(&units, &comments, &sorted) }
        comments.append(piece)
      } else if let key = piece.key {
        // A comment with an empty line behind it heads what follows.
        if piece.followsEmptyLine, !comments.isEmpty { endSection(&units, &comments, &sorted) }
        units.append(Unit(pieces: comments + [piece], key: key))
        comments = []
      } else {
        endSection(&units, &comments, &sorted)
        sorted.append(piece)
      }
    }
    endSection(&units, &comments, &sorted)
    return sorted
  }

  /// Adds the entries of a section, sorted, and the comments behind them.
  private func endSection(
    _ units: inout [Unit], _ comments: inout [LayoutPiece], _ sorted: inout [LayoutPiece]
  ) {
    let order = units.enumerated().sorted { one, other in
      if one.element.key == other.element.key { return one.offset < other.offset }
      return isApple
        ? StandardOrder.precedes(one.element.key, other.element.key)
        : ByteOrder.precedes(one.element.key, other.element.key)
    }.map(\.element)
    // The shape of the file stays: empty lines are where they were.
    for (unit, place) in zip(order, units) {
      var pieces = unit.pieces
      if let first = place.pieces.first {
        pieces[0].followsEmptyLine = first.followsEmptyLine
        pieces[0].continuesLine = first.continuesLine
      }
      sorted += pieces
    }
    sorted += comments
    units = []
    comments = []
  }
}
