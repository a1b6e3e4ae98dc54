import ArgumentParser
import LabelLint

/// Which of the sets of a divided run to check.
struct ShardOptions: ParsableArguments {
  /// Lines that name the sets.
  @Option(
    help: ArgumentHelp(
      "File with lines of 'label-lint plan', whose sets are checked; - is standard input.",
      valueName: "file"), completion: .file())
  var setsFrom: String?

  /// The part to check.
  @Option(
    help: ArgumentHelp("Check this part of the sets only, such as 3/8.", valueName: "i/n"),
    transform: ShardOptions.shard)
  var shard: Shard?

  /// Reads `3/8`.
  static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw ValidationError(
        "'\(text)' names no part: expected a number and how many there are, such as 3/8.")
    }
    return shard
  }

  /// Whether the run is divided.
  var isOn: Bool { setsFrom != nil || shard != nil }

  /// The records of this part.
  func part(of records: [PlanRecord]) -> [PlanRecord] {
    guard let shard else { return records }
    return records.filter { shard.contains(app: $0.app, set: $0.plan.set) }
  }
}
