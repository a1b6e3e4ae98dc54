import LabelLint
import LabelLintProject

extension ReviewSession {
  /// Prints the diff, what is ignored or open, and what was refused.
  func print(isDryRun: Bool, quiet: Bool) {
    for file in files {
      if file.after.encoding == .binary {
        let path = file.before.path
        StandardStream.output.write(lines: ["Binary files a/\(path) and b/\(path) differ"])
        continue
      }
      let diff = UnifiedDiff(
        path: file.before.path, from: file.before.text, to: file.after.text, isNew: file.isNew)
      StandardStream.output.write(diff.bytes)
    }
    StandardStream.output.write(sentences: unsure.map { "unsure: \($0)" })
    for item in ignored {
      let subject = item.finding.subject
      StandardStream.output.write(sentences: [
        "ignored: \(subject.key) (\(subject.locale)) \(item.finding.message) "
          + "[\(item.finding.rule)]: \(item.decision.reason ?? "")"
      ])
    }
    StandardStream.output.write(
      sentences: remaining.map { finding in
        "remains: \(finding.subject.key) (\(finding.subject.locale)) \(finding.message) "
          + "[\(finding.rule)]: the source had the same problem"
      })
    printRefusals()
    for failure in failures { StandardStream.say("\(failure)") }
    guard !quiet else { return }
    if let followed { StandardStream.say(followed) }
    let verb = isDryRun ? "would write" : "wrote"
    StandardStream.say(
      "\(verb) \(changes.count) \(changes.count.form(of: "text")), ignored "
        + "\(ignored.count), unsure \(unsure.count), unchanged \(unchanged), refused "
        + "\(refusals.count)\(isDryRun && !changes.isEmpty ? "; --write does it" : "")")
  }

  /// Prints what was refused, a line each.
  func printRefusals() {
    for refusal in refusals {
      let key = refusal.key.isEmpty ? "" : " (\(refusal.key))"
      StandardStream.output.write(sentences: ["refused: \(refusal.origin)\(key): \(refusal.reason)"]
      )
    }
  }
}
