/// What a text is for: how users meet it.
public enum MessagePurpose: String, Sendable, Hashable, CaseIterable {
  /// Names a control or image for a screen reader.
  case label
  /// Tells a screen-reader user what a control does.
  case hint
  /// A state or value that a screen reader speaks after the label.
  case state
  /// The text of something that can be pressed.
  case action
  /// A heading, the name of a screen, section or setting.
  case title
  /// A sentence or more that is read.
  case message
  /// Stands in an empty text field.
  case fieldHint
  /// Spoken by a screen reader without a control.
  case announcement
  /// A value of the program that nobody reads.
  case constant
  /// A short visible text of no known role.
  case shortText
  /// Shown to those who point at a control; what names the control is another text.
  case tooltip
  /// Nothing is known.
  case unknown

  /// Place among all purposes, from 0, for tables.
  var number: Int {
    switch self {
    case .label: 0
    case .hint: 1
    case .state: 2
    case .action: 3
    case .title: 4
    case .message: 5
    case .fieldHint: 6
    case .announcement: 7
    case .constant: 8
    case .shortText: 9
    case .unknown: 10
    case .tooltip: 11
    }
  }
}
