/// The files and folders that a run should have read and could not.
///
/// What lies in them was not judged: such a run is not complete, whatever it found.
public struct NotRead: Sendable, Hashable {
  /// One of them.
  public struct Item: Sendable, Hashable {
    /// Path relative to the root; an absolute one where it lies outside.
    public var path: String
    /// Why it could not be read.
    public var reason: String
    /// Whether a finding says the same, as for every catalog.
    package var isFinding: Bool

    /// A file or folder with the reason.
    package init(path: String, reason: String, isFinding: Bool = false) {
      self.path = path
      self.reason = reason
      self.isFinding = isFinding
    }

    /// What is wrong with it, for reports that list one thing after the other.
    var message: String { "not read, so the run is not complete: \(reason)" }
  }

  /// Name of it in reports that want a rule for everything.
  static let ruleName = "not-read"

  /// How many are named; of the others there is the number only.
  package static let mostNamed = 20

  /// How many there are.
  public private(set) var count: Int
  /// The first of them, by path.
  public private(set) var items: [Item]

  /// Nothing was left unread.
  package init() {
    count = 0
    items = []
  }

  /// All of them, in any order; what comes twice counts once.
  package init(_ all: [Item]) { self.init(all, more: 0) }

  /// Some of them, and how many there are beside them.
  init(_ all: [Item], more: Int) {
    var items: [Item] = []
    for item in all.sorted(by: { ByteOrder.precedes($0.path, $1.path) })
    where items.last.map({ !ByteOrder.areEqual($0.path, item.path) }) ?? true {
      items.append(item)
    }
    count = items.count + more
    self.items = Array(items.prefix(Self.mostNamed))
  }

  /// Whether everything was read.
  public var isEmpty: Bool { count == 0 }

  /// How many are not named.
  var more: Int { count - items.count }

  /// The named ones that no finding speaks of.
  var unreported: [Item] { items.filter { !$0.isFinding } }

  /// How many there are, in words.
  package var counted: String {
    count == 1 ? "1 file or folder" : "\(count.grouped) files or folders"
  }

  /// What a summary says, with the names of some; empty where everything was read.
  func sentence(naming most: Int = mostNamed) -> String {
    if isEmpty { return "" }
    var names = items.prefix(most).map {
      "\(VisibleText.escaped($0.path)) (\(VisibleText.escaped($0.reason)))"
    }
    let more = count - names.count
    if more > 0 { names.append("\(more.grouped) more") }
    return "not complete: \(counted) could not be read: \(names.joined(separator: ", "))"
  }

  /// What two parts of a run have not read.
  package static func + (left: NotRead, right: NotRead) -> NotRead {
    NotRead(left.items + right.items, more: max(left.more, right.more))
  }
}

extension NotRead {
  /// Writes the member of a run's record; nothing where everything was read.
  func write(to writer: inout JSONWriter) {
    if isEmpty { return }
    writer.object("notRead") { writer in
      writer.member("count", count)
      writer.array("paths") { writer in
        for item in items {
          writer.element { writer in
            writer.member("path", item.path)
            writer.member("reason", item.reason)
            writer.member("finding", item.isFinding)
          }
        }
      }
    }
  }
}

extension RecordReader {
  /// What a run's record says was not read; nothing where it does not speak of it.
  func notRead() throws(RecordProblem) -> NotRead {
    guard let value = record["notRead"] else { return NotRead() }
    let reader = RecordReader(value, line: line)
    var items: [NotRead.Item] = []
    for element in value["paths"]?.elements ?? [] {
      let item = RecordReader(element, line: line)
      items.append(
        NotRead.Item(
          path: try item.text("path"), reason: try item.text("reason"),
          isFinding: element["finding"]?.boolean ?? false))
    }
    return NotRead(items, more: max(0, try reader.count("count") - items.count))
  }
}
