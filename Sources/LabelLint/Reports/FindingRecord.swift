extension ReportedFinding {
  /// Writes the members of the `finding` record, in their order.
  func writeMembers(to writer: inout JSONWriter) {
    var memo = RecordMemo()
    writeMembers(to: &writer, &memo)
  }

  /// Writes the members of the `finding` record, in their order, next to others of that output.
  func writeMembers(to writer: inout JSONWriter, _ memo: inout RecordMemo) {
    Record.begin("finding", in: &writer)
    let digits = fingerprint.digits
    writer.member("fingerprint", utf8: digits.span)
    writer.member("rule", rule.description)
    writer.member("severity", severity.rawValue)
    writer.member("confidence", confidence.rawValue)
    memo.writeSubject(of: self, to: &writer)
    writer.member("key", subject.key)
    writer.member("slot", subject.slot)
    writer.member("kind", kind)
    writer.member("kindEvidence", kindEvidence)
    place.writeMembers(to: &writer)
    writer.member("text", text)
    writer.member("source", source)
    writer.member("message", message)
    writer.member("spoken", spoken)
    writer.array("inheritedBy", of: inheritedBy)
    writer.array("related", of: related) { $0.writeMembers(to: &$1) }
    writer.array("fixes", of: fixes) { $0.writeMembers(to: &$1) }
    memo.writeGuidelines(guidelines, to: &writer)
    if let state { writer.member("state", state.rawValue) }
    if let suppression {
      writer.object("suppression") { writer in
        writer.member("kind", suppression.kind.rawValue)
        writer.member("reason", suppression.reason)
      }
    }
    if let members { writer.member("members", members) }
  }
}

extension Place {
  /// Writes the place's members of a `finding` record, in their order.
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("line", line)
    writer.member("column", column)
    writer.member("endLine", endLine)
    writer.member("endColumn", endColumn)
    writer.member("offset", offset)
    writer.member("length", length)
  }
}

extension ReportedRelated {
  /// Writes the members of a related place, in their order.
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("path", path)
    writer.member("line", line)
    writer.member("column", column)
    writer.member("message", message)
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
