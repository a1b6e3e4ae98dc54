extension RunSummary {
  /// Writes the members of the `run` record, in their order.
  func writeMembers(to writer: inout JSONWriter) {
    Record.begin("run", in: &writer)
    writer.object("tool") { writer in
      writer.member("name", "label-lint")
      writer.member("version", toolVersion)
    }
    writer.member("ruleSet", ruleSet)
    writer.object("rules") { writer in
      for (rule, severity) in rules.sorted(by: { $0.key < $1.key }) {
        writer.member(named: rule.description, severity.rawValue)
      }
    }
    writer.member("app", app)
    writer.member("commit", commit)
    if !commits.isEmpty {
      writer.object("commits") { writer in
        for (app, commit) in commits.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
          writer.member(named: app, commit)
        }
      }
    }
    writer.member("started", started)
    writer.member("durationMs", durationMs)
    writer.object("counts") { writer in
      writer.member("error", counts.error)
      writer.member("warning", counts.warning)
      writer.member("note", counts.note)
    }
    writer.member("known", known)
    writer.member("suppressed", suppressed)
    writer.member("fixed", fixed)
    if removedFindings > 0 { writer.member("removedFindings", removedFindings) }
    if lost > 0 { writer.member("lost", lost) }
    if !removals.isEmpty {
      writer.array("removed") { writer in
        for removal in removals { writer.element(removal.writeMembers) }
      }
    }
    writer.member("sets", sets)
    writer.member("files", files)
    writer.member("messages", messages)
    writer.array("locales", of: locales.sorted(by: ByteOrder.precedes))
    writer.array("withoutLexicon", of: withoutLexicon.sorted(by: ByteOrder.precedes))
    writer.array("withoutSource", of: withoutSource.sorted(by: ByteOrder.precedes))
    writer.member("unreadable", unreadable)
    if isSelection { writer.member("selection", true) }
    writer.member("shard", shard)
    notRead.write(to: &writer)
    writer.member("complete", complete)
  }
}
