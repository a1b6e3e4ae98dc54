/// Lines of a baseline for findings that a reviewer accepts.
package enum BaselineLines {
  /// A baseline with lines for findings added behind those it has.
  ///
  /// - Parameters:
  ///   - ignored: The findings with their decisions.
  ///   - old: The baseline as it is; empty for none.
  ///   - day: Today as `2026-11-21`, for decisions that name no day.
  /// - Returns: The baseline with the decisions behind its lines.
  package static func adding(
    _ ignored: [ReviewImport.Ignored], to old: [UInt8], on day: String
  ) -> [UInt8] {
    var output = old
    if output.isEmpty {
      JSONWriter.lines(to: &output) { _, writer in
        Record.begin("baseline", in: &writer)
        writer.member("ruleSet", RunSummary.currentRuleSet)
      }
    } else if output.last != 0x0A {
      output.append(0x0A)
    }
    let known = Set(old.split(separator: 0x0A).map { Array($0) })
    for item in ignored {
      var line: [UInt8] = []
      JSONWriter.lines(to: &line) { _, writer in write(item, day, to: &writer) }
      if !known.contains(Array(line.dropLast())) { output += line }
    }
    return output
  }

  private static func write(
    _ item: ReviewImport.Ignored, _ day: String, to writer: inout JSONWriter
  ) {
    let finding = item.finding
    writer.member("set", finding.subject.set)
    writer.member("table", finding.subject.table)
    writer.member("key", finding.subject.key)
    writer.member("slot", finding.subject.slot)
    writer.member("rule", finding.rule.description)
    writer.member("detail", item.detail)
    writer.array("locales", of: [finding.subject.locale])
    writer.member("text", TextHash(text: finding.text, source: finding.source).description)
    writer.member("members", finding.members)
    writer.member("state", "accepted")
    writer.member("reason", item.decision.reason)
    writer.member("by", item.decision.reviewer)
    writer.member("on", item.decision.on ?? day)
    writer.member("expires", nil as String?)
  }
}
