package import LabelLint

/// The version that reports carry.
package enum ToolVersion {
  /// Version of the tool.
  package static let number = "0.1.0"
  /// Version of the tool and of the rules it runs.
  package static var text: String { "label-lint \(number) (rules \(RunSummary.currentRuleSet))" }

  /// The versions for machines: of the tool, of its rules and of the data it judges by.
  package static var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writeMembers(to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Writes the versions into an object.
  package static func writeMembers(to writer: inout JSONWriter) {
    let data = UnicodeVersions()
    writer.member("version", number)
    writer.member("rules", RunSummary.currentRuleSet)
    writer.member("icu", data.icu)
    writer.member("unicode", data.unicode)
    writer.member("cldr", data.cldr)
  }
}
