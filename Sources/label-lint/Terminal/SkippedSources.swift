import LabelLint

/// Says which files of an app's sources were left out.
enum SkippedSources {
  /// Notes that are printed one by one.
  private static let mostNotes = 5

  /// Says it of the first files, or of all.
  static func report(_ skipped: [String], all: Bool) {
    let shown = all ? skipped[...] : skipped.prefix(mostNotes)
    for note in shown { StandardStream.say("skipped \(note)") }
    let left = skipped.count - shown.count
    if left > 0 {
      StandardStream.say(
        "skipped \(left.counted("more file")): label-lint inspect uses names all")
    }
  }
}
