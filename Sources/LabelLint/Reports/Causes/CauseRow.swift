/// Other places of an entry in one file: `also de: values-de/strings.xml:12:3, 14:5`.
struct CauseRow: Sendable {
  /// A place in a file.
  private struct Position: Hashable {
    let path: String
    let line: Int
    let column: Int
  }

  /// What an entry says of a place in other words than of the first.
  private struct Remark: Hashable {
    let position: Position
    let message: String
  }

  /// Most different messages of an entry that are all shown.
  private static let mostWords = 3

  /// Locale of the places; empty where that is said elsewhere, or the file does not belong to it.
  let locale: String
  /// Path of the file.
  let path: String
  /// What is wrong there, where it is not what is said of the entry.
  let message: String?
  /// Lines and columns.
  private(set) var positions: [(line: Int, column: Int)]

  /// The row in pieces that a line may be broken between, without a word before them.
  ///
  /// - Parameter most: Most places that are named.
  /// - Returns: The path with the first place, then a piece for each other place.
  func pieces(atMost most: Int = .max) -> [String] {
    var pieces: [String] = []
    for (number, position) in positions.prefix(most).enumerated() {
      let place = "\(position.line):\(position.column)"
      pieces.append(number == 0 ? "\(VisibleText.escaped(path)):\(place)" : place)
    }
    if let message, let last = pieces.last { pieces[pieces.count - 1] = "\(last): \(message)" }
    return pieces
  }

  /// What stands before the places: `de: `; empty without a locale.
  var label: String { locale.isEmpty ? "" : "\(locale): " }

  /// The places of a cause beside the first, gathered by file.
  static func rows(of cause: Cause) -> [CauseRow] {
    var rows: [CauseRow] = []
    let first = cause.first
    // Of many different words, the locales and places say enough.
    let isUniform = cause.isUniform || Set(cause.places.map(\.message)).count > mostWords
    var seen: Set<Position> = [position(of: first)]
    // A place in code stands for many locales.
    var remarks: Set<Remark> = []
    for place in cause.places.dropFirst() {
      let isSame = isUniform || ByteOrder.areEqual(place.message, first.message)
      let position = Self.position(of: place)
      let isNewPlace = seen.insert(position).inserted
      let isNew =
        isSame
        ? isNewPlace
        : remarks.insert(Remark(position: position, message: place.message)).inserted
      if !isNew { continue }
      let row = CauseRow(
        // How many texts of which locale it is in bulk, is said already.
        locale: place.isElsewhere || cause.key.bulk != nil ? "" : place.locale,
        path: place.path, message: isSame ? nil : place.message,
        positions: [(place.line, place.column)])
      if let last = rows.last, last.says(sameAs: row) {
        rows[rows.count - 1].positions += row.positions
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  /// Whether another row is about the same file and says the same.
  private func says(sameAs other: CauseRow) -> Bool {
    guard ByteOrder.areEqual(path, other.path), locale == other.locale else { return false }
    if let message, let own = other.message { return ByteOrder.areEqual(message, own) }
    return message == nil && other.message == nil
  }

  private static func position(of place: CausePlace) -> Position {
    Position(path: place.path, line: place.line, column: place.column)
  }
}
