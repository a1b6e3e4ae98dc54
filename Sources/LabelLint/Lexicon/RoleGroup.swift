/// Roles that go by each other's names from language to language: what is an icon in one text may be a
/// picture in its translation, but hardly a button.
package enum RoleGroup: Sendable, Hashable {
  /// What is pressed: buttons and switches.
  case pressed
  /// What is ticked.
  case ticked
  /// What is looked at; a view is called a picture in some languages.
  case picture
  /// What is filled in.
  case field
  /// A role that has no other name.
  case other(Role)

  /// The group and those whose words its own may hold: "options button" is a radio button in some
  /// languages and the button of the options in others.
  package var kin: [RoleGroup] { self == .ticked ? [.ticked, .pressed] : [self] }

  /// The group of a role.
  package init(_ role: Role) {
    switch role {
    case .button, .toggleButton, .switch: self = .pressed
    case .checkbox, .radioButton: self = .ticked
    case .image, .icon, .picture, .graphic, .photo, .logo, .thumbnail, .avatar, .badge, .view:
      self = .picture
    case .textField, .searchField, .comboBox, .dropDown, .field, .picker: self = .field
    default: self = .other(role)
    }
  }
}
