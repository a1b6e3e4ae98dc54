/// How a screen reader says a control: its label, then what it is, in the words of the language.
package enum SpokenForm {
  /// A label with a role behind it: `Rewind button, button`; a full stop at its end is the pause before the role.
  ///
  /// - Parameters:
  ///   - label: The label as it is shown.
  ///   - role: What the control is announced as.
  ///   - lexicon: The words of the label's language.
  /// - Returns: What is heard; nil where the word that is said is not known.
  package static func of(_ label: String, as role: Role, in lexicon: Lexicon) -> String? {
    guard let name = name(of: role, in: lexicon) else { return nil }
    return "\(withoutPause(label))\(comma(in: lexicon))\(name)"
  }

  /// Marks that are heard as the pause that a comma is.
  private static let pauses: Set<Unicode.Scalar> = [
    ".", ",", ":", ";", "\u{3002}", "\u{FF0E}", "\u{964}", "\u{6D4}", " ",
  ]

  /// A label without the marks of a pause at its end, unless it has nothing else or they are an ellipsis.
  private static func withoutPause(_ label: String) -> String {
    if label.hasSuffix("..") { return label }
    var scalars = label.unicodeScalars[...]
    while let last = scalars.last, pauses.contains(last) { scalars.removeLast() }
    return scalars.isEmpty ? label : String(scalars)
  }

  /// The word for a role; pictures of any sort are announced as images.
  private static func name(of role: Role, in lexicon: Lexicon) -> String? {
    switch role {
    case .icon, .picture, .graphic, .photo, .logo, .thumbnail, .avatar, .banner:
      return lexicon.spokenName(of: .image) ?? lexicon.spokenName(of: role)
    default: break
    }
    if let name = lexicon.spokenName(of: role) { return name }
    switch role {
    case .toggleButton: return lexicon.spokenName(of: .button)
    case .searchField, .field: return lexicon.spokenName(of: .textField)
    case .comboBox: return lexicon.spokenName(of: .dropDown)
    default: return nil
    }
  }

  /// The pause between label and role, as the language writes it.
  private static func comma(in lexicon: Lexicon) -> String {
    switch LocaleTag(lexicon.language)?.language {
    case "ar", "fa", "ur": "، "
    case "ja": "、"
    case "zh": "，"
    default: ", "
    }
  }
}
