import ArgumentParser

/// What `--reason` takes, for commands that accept something for good.
enum ReasonOption {
  /// Refuses a reason without words.
  static func validate(_ reason: String) throws {
    if !reason.contains(where: { !$0.isWhitespace }) {
      throw ValidationError("--reason must say why.")
    }
  }
}
