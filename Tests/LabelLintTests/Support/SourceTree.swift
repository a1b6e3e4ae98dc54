import LabelLint

/// Sources of an app that a test writes down.
struct SourceTree {
  /// Paths and contents.
  var files: [(path: String, text: String)]

  /// The index of the files; those of other kinds are left out.
  var index: UsageIndex {
    var draft = UsageDraft()
    for file in files {
      let bytes = Array(file.text.utf8)
      if let kind = SourceKind(path: file.path) {
        draft.read(path: file.path, bytes, as: kind)
      } else {
        draft.readNames(bytes, isXML: file.path.hasSuffix(".xml"))
      }
    }
    return UsageIndex(draft)
  }

  /// The uses in short, as `purpose key` or `purpose -` for one without a key.
  var uses: [String] { FoundUse.all(in: index).map { "\($0.purpose) \($0.key)" } }

  /// One file of code.
  static func uses(in path: String, _ text: String) -> [String] {
    SourceTree(files: [(path, text)]).uses
  }
}
