import ArgumentParser
import LabelLint

/// What `--reason` takes, for commands that accept something for good.
enum ReasonOption {
  /// Refuses a reason without words, and one that only announces it.
  static func validate(_ reason: String) throws {
    let words = reason.trimmingPrefix { $0.isWhitespace }
    if !Suppression.isReason(String(words)) {
      throw ValidationError("--reason must say why.")
    }
  }
}
