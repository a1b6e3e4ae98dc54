/// The forms of one plural of an entry: those of its only variable, or of one of several.
struct PluralForms: Sendable {
  /// The slot that the forms share, without their category.
  let scope: SlotPath
  /// Index of each form's text in the file's `messages`, by category in their order; nil where there is
  /// none.
  let messages: [Int?]

  /// The categories that have a form.
  var categories: [PluralCategory] {
    PluralCategory.allCases.filter { has($0) }
  }

  /// Whether a category has a form.
  func has(_ category: PluralCategory) -> Bool { message(category) != nil }

  /// Index of the text of a category.
  func message(_ category: PluralCategory) -> Int? {
    PluralCategory.allCases.firstIndex(of: category).flatMap { messages[$0] }
  }

  /// The plurals of an entry; none for one without plural forms.
  static func all(of reference: EntryReference, in file: borrowing CatalogFile) -> [PluralForms] {
    let range = file.messageRange(ofEntry: Int(reference.entry))
    guard let first = range.first, range.count > 1 || file.messages[first].slot != 0 else {
      return []
    }
    if let forms = plainForms(range, in: file) { return [forms] }
    var scopes: [SlotPath] = []
    var forms: [[Int?]] = []
    for message in range {
      let slot = file.slots[Int(file.messages[message].slot)]
      guard case .plural(let category)? = slot.components.last,
        let place = PluralCategory.allCases.firstIndex(of: category)
      else { continue }
      let scope = SlotPath(Array(slot.components.dropLast()))
      let group = scopes.firstIndex(of: scope) ?? scopes.count
      if group == scopes.count {
        scopes.append(scope)
        forms.append(Array(repeating: nil, count: PluralCategory.allCases.count))
      }
      forms[group][place] = forms[group][place] ?? message
    }
    return zip(scopes, forms).map { PluralForms(scope: $0, messages: $1) }
  }

  /// The forms of an entry that is one plural and nothing else, as nearly all are; nil for any other.
  private static func plainForms(
    _ range: Range<Int>, in file: borrowing CatalogFile
  ) -> PluralForms? {
    var forms = [Int?](repeating: nil, count: PluralCategory.allCases.count)
    for message in range {
      // The first slot is that of the only text, those of the categories follow.
      let place = Int(file.messages[message].slot) - 1
      guard forms.indices.contains(place) else { return nil }
      forms[place] = forms[place] ?? message
    }
    return PluralForms(scope: .only, messages: forms)
  }
}
