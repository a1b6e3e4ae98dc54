/// The arguments that the texts of an entry show, and of which variables these texts are forms.
struct ShownArguments {
  /// Where an argument is shown: in forms of one variable, or of several.
  private struct Showing {
    let variable: Int?
    var isInOthers = false
  }

  /// The entry.
  let entry: EntryReference
  private var places: [Int: Showing] = [:]

  /// No arguments of an entry yet.
  init(entry: EntryReference) { self.entry = entry }

  /// Adds what a text shows.
  ///
  /// - Parameters:
  ///   - scanner: The scanner that has just read the text.
  ///   - variable: Number of the argument whose variable it is a form of; nil for a format string.
  mutating func add(_ scanner: borrowing PlaceholderScanner, formOf variable: Int?) {
    for placeholder in scanner.placeholders where placeholder.style == .specifier {
      let argument = Int(placeholder.index)
      // The variable itself is shown by its forms alone.
      if argument == variable { continue }
      let known = places[argument]
      if known == nil { places[argument] = Showing(variable: variable) }
      if let known, known.variable != variable { places[argument]?.isInOthers = true }
    }
  }

  /// Whether an argument is shown by another text than the forms of a variable.
  func contains(_ argument: Int, besideFormOf variable: Int?) -> Bool {
    guard let place = places[argument] else { return false }
    return place.isInOthers || place.variable != variable
  }
}
