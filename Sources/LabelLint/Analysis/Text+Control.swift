/// The control that a text is on, by Interface Builder or by the app's sources.
extension Text {
  /// What the control is announced as; nil where that is not known.
  var controlRole: Role? { use?.role ?? ControlClass.role(of: controlClass) }

  /// Whether the control is known to be one that is pressed.
  var isPressed: Bool { use?.isInteractive ?? false || ControlClass.isPressed(controlClass) }

  /// Whether the text is on a control of the app's own, which announces no role by itself: its label
  /// may name the role, and its hint the gestures.
  var isOnCustomControl: Bool { use?.isCustom ?? false }
}
