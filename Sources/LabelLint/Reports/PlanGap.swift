/// A file or folder that could not be read while sets were looked for, as a line of a plan: those who check
/// the sets know that there may be more.
package struct PlanGap: Sendable {
  /// Value of the member `type` of such a line.
  package static let type = "notRead"

  /// Name of the app; empty without one.
  package var app: String
  /// The folder that the path is relative to, as the fleet file names it.
  package var root: String
  /// The file or folder with the reason.
  package var item: NotRead.Item
  /// Whether it tells something of all sets, such as their languages.
  package var concernsAllSets: Bool

  /// A file or folder that could not be read.
  package init(app: String, root: String, item: NotRead.Item, concernsAllSets: Bool) {
    self.app = app
    self.root = root
    self.item = item
    self.concernsAllSets = concernsAllSets
  }

  /// The line, with its line feed.
  package var line: [UInt8] {
    var output: [UInt8] = []
    JSONWriter.lines(to: &output) { _, writer in
      Record.begin("notRead", in: &writer)
      writer.member("app", app)
      writer.member("root", root)
      writer.member("path", item.path)
      writer.member("reason", item.reason)
      writer.member("concernsAllSets", concernsAllSets)
    }
    return output
  }

  /// Reads a line; nil for one of another type.
  ///
  /// - Parameters:
  ///   - content: The line, without its line feed.
  ///   - number: Its number, 1-based.
  /// - Throws: What is missing in it.
  package init?(_ content: Span<UInt8>, line number: Int) throws(RecordProblem) {
    // What is no JSON is refused by the reader of plans.
    guard let value = try? JSONValue(content), value["type"]?.text == Self.type else { return nil }
    let reader = RecordReader(value, line: number)
    try reader.checkVersion(Record.schemaVersion)
    app = try reader.text("app")
    root = try reader.text("root")
    item = NotRead.Item(path: try reader.text("path"), reason: try reader.text("reason"))
    concernsAllSets = value["concernsAllSets"]?.boolean ?? false
  }
}
