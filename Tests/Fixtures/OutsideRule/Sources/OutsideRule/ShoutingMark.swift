import LabelLint

/// Several exclamation marks in a row.
struct ShoutingMark: TextRule {
  @Option("most", "Exclamation marks that may stand together.") var most = 1

  static let metadata = RuleMetadata(
    id: "shouting-mark", family: .accessibility, severity: .warning, isFixable: true,
    summary: "A text shouts with exclamation marks.",
    rationale: "Some screen readers speak each of them.",
    remedy: "Write one, or none.",
    flagged: [RuleExample("Stop⟦!!⟧")], accepted: [RuleExample("Stop!")])

  /// Flags the first marks that are too many.
  func check(_ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]) {
    let plain = text.plain
    var count = 0
    for index in 0...plain.count {
      if index < plain.count, plain[index] == UInt8(ascii: "!") {
        count += 1
        continue
      }
      if count > most {
        var verdict = Verdict(index - count..<index, "\(count) exclamation marks shout")
        verdict.write("!")
        verdicts.append(verdict)
        return
      }
      count = 0
    }
  }
}
