/// What a control is announced as; the raw value is the name lexicon files use.
package enum Role: String, Sendable, Hashable, CaseIterable {
  /// A push button.
  case button
  /// A button that stays pressed.
  case toggleButton = "toggle-button"
  /// A check box.
  case checkbox
  /// One of several exclusive choices.
  case radioButton = "radio-button"
  /// An on/off switch.
  case `switch`
  /// A slider or seek bar.
  case slider
  /// A progress indicator.
  case progressBar = "progress-bar"
  /// A field for text.
  case textField = "text-field"
  /// A field for a search.
  case searchField = "search-field"
  /// A field with a list of choices.
  case comboBox = "combo-box"
  /// A list of choices that opens.
  case dropDown = "drop-down"
  /// An image.
  case image
  /// An icon.
  case icon
  /// A picture.
  case picture
  /// A graphic or illustration.
  case graphic
  /// A photo.
  case photo
  /// A brand mark.
  case logo
  /// A small preview.
  case thumbnail
  /// A link.
  case link
  /// A menu.
  case menu
  /// An entry of a menu.
  case menuItem = "menu-item"
  /// One of several pages of a window.
  case tab
  /// A bar of buttons.
  case toolbar
  /// A heading.
  case heading
  /// A dialog.
  case dialog
  /// A list.
  case list
  /// A page.
  case page
  /// A row of a list or table.
  case row
  /// A cell of a list or table.
  case cell
  /// A text that names something.
  case label
  /// A warning that interrupts.
  case alert
  /// A strip with a message.
  case banner
  /// A wheel or grid of values.
  case picker
  /// Two buttons that change a value.
  case stepper
  /// The picture of a person.
  case avatar
  /// A small mark on another element.
  case badge
  /// A field of any kind.
  case field
  /// A control of any kind.
  case control
  /// A screen.
  case screen
  /// A view.
  case view

  /// Whether it is announced for controls that can be operated, not for pictures and parts of a page.
  var isControl: Bool {
    switch self {
    case .button, .toggleButton, .checkbox, .radioButton, .switch, .slider, .textField,
      .searchField, .comboBox, .dropDown, .link, .menuItem, .tab, .picker, .stepper, .control:
      true
    default: false
    }
  }
}
