/// What the page calls an utterance, by the role that it assumes; the raw value is that of the page's data.
enum SpokenTitle: Int {
  /// The role is known, or none is said.
  case known
  /// Nothing shows that the text is on a button.
  case button
  /// Nothing shows that the text is a heading.
  case heading
  /// Nothing shows that the text is in a field.
  case field

  /// The title for an assumed role; nil for a role that is known.
  init(_ role: Role?) {
    self =
      switch role {
      case .button: .button
      case .heading: .heading
      case .textField: .field
      default: .known
      }
  }

  /// The name of its wording.
  var wording: String {
    switch self {
    case .known: "spoken"
    case .button: "spoken.assumed"
    case .heading: "spoken.assumed.heading"
    case .field: "spoken.assumed.field"
    }
  }
}
