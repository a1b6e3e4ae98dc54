extension Subject {
  /// Whether the set is one table and has its name.
  package var isOfOwnTable: Bool { !table.isEmpty && table == Self.tableName(ofSet: set) }

  /// The subject, whatever the set is called: a table that gives its set the name is left out with it.
  package var ofAnySet: Subject {
    var subject = self
    if isOfOwnTable { subject.table = "" }
    subject.set = ""
    return subject
  }

  /// Name of the table that a set is called after, if it is.
  package static func tableName(ofSet set: String) -> String {
    set.split(separator: "/").last.map(String.init) ?? ""
  }
}
