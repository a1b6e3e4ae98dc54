/// A function or property of an app that looks a text up by the key that it is given; bytes lie in the draft's arena.
struct SourceWrapper: Sendable {
  /// Its name, behind a point where the key stands before it: `tr` of `tr("key")`, `.tr` of `"key".tr`.
  var name: ByteRange
  /// The Apple table; empty for the default one.
  var table: ByteRange
}

/// The functions and properties of an app that look texts up, by their names.
struct SourceWrappers {
  private let arena: [UInt8]
  private var tables: [[UInt8]: ByteRange] = [:]

  /// Those that a draft has found; of two with one name the first one counts.
  init(_ draft: UsageDraft) {
    arena = draft.arena
    for wrapper in draft.wrappers {
      let name = Array(arena[wrapper.name.range])
      if tables[name] == nil { tables[name] = wrapper.table }
    }
  }

  /// The table in which a function of a name looks texts up; nil for one that looks nothing up.
  func table(of name: ByteRange) -> ByteRange? {
    tables.isEmpty ? nil : tables[Array(arena[name.range])]
  }
}
