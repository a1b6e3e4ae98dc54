extension ReportedFinding {
  /// Writes the members of the `finding` record, in their order.
  func writeMembers(to writer: inout JSONWriter) {
    var memo = RecordMemo()
    Self.writeMembers(of: [self], 0, to: &writer, &memo)
  }

  /// Writes the members of the `finding` record of one of many findings, in their order.
  ///
  /// By index: a copy of a finding counts many references, and a part of it one.
  static func writeMembers(
    of all: [ReportedFinding], _ number: Int, to writer: inout JSONWriter, _ memo: inout RecordMemo
  ) {
    memo.begin(&writer)
    let digits = all[number].fingerprint.digits
    writer.member("fingerprint", utf8: digits.span)
    memo.writeRule(of: all, number, to: &writer)
    memo.writeSubject(of: all, number, to: &writer)
    writer.member("key", all[number].subject.key)
    writer.member("slot", all[number].subject.slot)
    writer.member("kind", all[number].kind)
    writer.member("kindEvidence", all[number].kindEvidence)
    if let role = all[number].role { writer.member("role", role.rawValue) }
    writer.member("path", all[number].place.path)
    writer.members(
      ["line", "column", "endLine", "endColumn", "offset", "length"],
      [
        all[number].place.line, all[number].place.column, all[number].place.endLine,
        all[number].place.endColumn, all[number].place.offset, all[number].place.length,
      ])
    writer.member("text", all[number].text)
    writer.member("source", all[number].source)
    writer.member("message", all[number].message)
    if all[number].spoken == nil, all[number].inheritedBy.isEmpty, all[number].related.isEmpty,
      all[number].fixes.isEmpty
    {
      memo.writeNoMore(to: &writer)
    } else {
      writer.member("spoken", all[number].spoken)
      writer.array("inheritedBy", of: all[number].inheritedBy)
      memo.writeRelated(all[number].related, to: &writer)
      writer.array("fixes", of: all[number].fixes) { $0.writeMembers(to: &$1) }
    }
    memo.writeGuidelines(all[number].guidelines, to: &writer)
    if let state = all[number].state { writer.member("state", state.rawValue) }
    if let suppression = all[number].suppression {
      writer.object("suppression") { writer in
        writer.member("kind", suppression.kind.rawValue)
        writer.member("reason", suppression.reason)
      }
    }
    if let members = all[number].members { writer.member("members", members) }
    writeTexts("texts", all[number].texts, to: &writer)
    writeTexts("inherited", all[number].inherited, to: &writer)
  }

  /// Writes what identifies the findings behind one, and where they are.
  private static func writeTexts(
    _ name: StaticString, _ findings: [ReportedFinding], to writer: inout JSONWriter
  ) {
    if findings.isEmpty { return }
    writer.array(name) { writer in
      for index in findings.indices {
        writer.element { writer in
          writer.member("fingerprint", utf8: findings[index].fingerprint.digits.span)
          writer.member("rule", findings[index].rule.description)
          writer.member("severity", findings[index].severity.rawValue)
          writer.member("table", findings[index].subject.table)
          writer.member("locale", findings[index].subject.locale)
          writer.member("key", findings[index].subject.key)
          writer.member("slot", findings[index].subject.slot)
          writer.member("path", findings[index].place.path)
          writer.members(
            ["line", "column", "endLine", "endColumn", "offset", "length"],
            [
              findings[index].place.line, findings[index].place.column,
              findings[index].place.endLine, findings[index].place.endColumn,
              findings[index].place.offset, findings[index].place.length,
            ])
          writer.member("text", findings[index].text)
          writer.member("source", findings[index].source)
          writer.member("message", findings[index].message)
          if let fix = findings[index].fixes.first {
            writer.member("newText", fix.text)
            writer.array("fixes", of: [fix]) { $0.writeMembers(to: &$1) }
          }
          if let state = findings[index].state { writer.member("state", state.rawValue) }
        }
      }
    }
  }
}

extension ReportedFix {
  /// Writes the members of a fix, in their order.
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("safety", safety.rawValue)
    writer.array("edits") { writer in
      for edit in edits {
        writer.element { writer in
          writer.member("path", edit.path)
          writer.member("offset", edit.offset)
          writer.member("length", edit.length)
          writer.member("text", edit.text)
        }
      }
    }
  }
}
