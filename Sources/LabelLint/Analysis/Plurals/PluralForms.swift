/// The forms of one plural of an entry: those of its only variable, or of one of several.
struct PluralForms: Sendable {
  /// The slot that the forms share, without their category.
  let scope: SlotPath
  /// Index of each form's text in the file's `messages`, by number of category; -1 where there is none.
  private var places: InlineArray<6, Int32>

  /// The categories that have a form.
  var categories: [PluralCategory] {
    PluralCategory.allCases.filter { has($0) }
  }

  /// Whether a category has a form.
  func has(_ category: PluralCategory) -> Bool { message(category) != nil }

  /// Indexes of the texts of all forms in the file's `messages`, in the order of their categories.
  var messages: [Int] { PluralCategory.allCases.compactMap { message($0) } }

  /// Index of the text of a category.
  func message(_ category: PluralCategory) -> Int? {
    let message = places[category.number]
    return message < 0 ? nil : Int(message)
  }

  /// Takes a text for a category; the first one stays.
  private mutating func take(_ message: Int, for number: Int) {
    if places[number] < 0 { places[number] = Int32(clamping: message) }
  }

  /// The plural of an entry that has no form at all: `<plurals name="days"/>`.
  static let empty = PluralForms(scope: .only)

  /// A plural without a form.
  private init(scope: SlotPath) {
    self.scope = scope
    places = InlineArray(repeating: -1)
  }

  /// The plurals of an entry; none for one without plural forms.
  static func all(of reference: EntryReference, in file: borrowing CatalogFile) -> [PluralForms] {
    let range = file.messageRange(ofEntry: Int(reference.entry))
    guard let first = range.first, range.count > 1 || file.messages[first].slot != 0 else {
      return []
    }
    if let forms = plainForms(range, in: file) { return [forms] }
    var forms: [PluralForms] = []
    var groups: [SlotPath: Int] = [:]
    for message in range {
      let slot = file.slots[Int(file.messages[message].slot)]
      guard case .plural(let category)? = slot.components.last else { continue }
      let scope = SlotPath(Array(slot.components.dropLast()))
      let group = groups[scope] ?? forms.count
      if group == forms.count {
        groups[scope] = group
        forms.append(PluralForms(scope: scope))
      }
      forms[group].take(message, for: category.number)
    }
    return forms
  }

  /// The forms of an entry that is one plural and nothing else, as nearly all are; nil for any other.
  private static func plainForms(
    _ range: Range<Int>, in file: borrowing CatalogFile
  ) -> PluralForms? {
    var forms = PluralForms(scope: .only)
    for message in range {
      // The first slot is that of the only text, those of the categories follow.
      let number = Int(file.messages[message].slot) - 1
      guard forms.places.indices.contains(number) else { return nil }
      forms.take(message, for: number)
    }
    return forms
  }
}
