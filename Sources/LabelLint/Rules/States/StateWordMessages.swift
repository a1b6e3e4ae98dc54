/// What `state-word` says of a text.
extension Finding.Wording {
  static func state(_ text: String, _ words: String) -> Self {
    "\(quoting: text) contains the state \(quoting: words); name only the control"
  }

  /// What is said of words such as "currently" that only introduce the state.
  static func current(_ text: String, _ words: String) -> Self {
    "\(quoting: text) says with \(quoting: words) which state the control has; name only the control"
  }

  static func stateOfTwo(_ text: String, _ words: String) -> Self {
    """
    \(quoting: text) contains the state \(quoting: words), and another label contains the other state; \
    use one label without the state, and let code set the state of the control
    """
  }

  static func unsaid(_ text: String, _ words: String, _ readers: [ScreenReader]) -> Self {
    """
    \(quoting: text) contains the state \(quoting: words), and \(readers, "says", "say") no such \
    state; name only the control, and set the state as its value
    """
  }

  static func alone(_ text: String) -> Self {
    "\(quoting: text) is only a state; name what the control is for"
  }
}
