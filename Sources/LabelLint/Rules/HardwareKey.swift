/// Tells texts about the keys of a device, which many languages call by the word for a button.
enum HardwareKey {
  /// What has such keys.
  private static let devices = WordList([
    "dpad", "d-pad", "headset", "headphone", "keyboard", "keypad", "joystick", "gamepad",
    "trackball",
    "stylus", "steering wheel", "remote control",
  ])

  /// Whether an English source text names a device that has keys: "Dpad Up" is the upper button of one.
  static func isNamed(in source: Span<UInt8>) -> Bool {
    source.indices.contains { index in
      !source.isWord(at: index - 1) && devices.end(in: source, at: index) != nil
    }
  }
}
