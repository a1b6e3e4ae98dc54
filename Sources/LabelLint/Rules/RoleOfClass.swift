/// What controls of a class are announced as, for classes that Interface Builder names.
enum RoleOfClass {
  /// The role of a class; nil for one that says nothing.
  static func role(of name: Span<UInt8>) -> Role? {
    for (className, role) in roles where name.equals(className) { return role }
    return nil
  }

  /// Whether a class is one of controls that are pressed, not of texts that stand beside them.
  static func isPressed(_ name: Span<UInt8>) -> Bool {
    switch role(of: name) {
    case nil, .textField, .searchField, .image, .progressBar, .toolbar, .menu: false
    default: true
    }
  }

  /// Roles by class name (UIKit's traits and AppKit's roles).
  private static let roles: [(String, Role)] = [
    ("UIButton", .button), ("NSButton", .button), ("NSButtonCell", .button),
    ("UIBarButtonItem", .button),
    ("NSToolbarItem", .button), ("UISwitch", .switch), ("NSSwitch", .switch),
    ("UISlider", .slider), ("NSSlider", .slider), ("UIImageView", .image), ("NSImageView", .image),
    ("UITextField", .textField), ("NSTextField", .textField), ("UISearchBar", .searchField),
    ("NSSearchField", .searchField), ("UIProgressView", .progressBar),
    ("NSProgressIndicator", .progressBar), ("UIStepper", .stepper), ("NSStepper", .stepper),
    ("UIPickerView", .picker), ("UIDatePicker", .picker), ("NSPopUpButton", .dropDown),
    ("NSComboBox", .comboBox), ("UITabBarItem", .tab), ("NSTabViewItem", .tab),
    ("NSMenuItem", .menuItem), ("NSMenu", .menu), ("UIToolbar", .toolbar), ("NSToolbar", .toolbar),
  ]
}
