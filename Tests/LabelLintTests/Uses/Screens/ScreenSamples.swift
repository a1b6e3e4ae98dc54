import LabelLint

/// Snapshots of screens in the forms that tools write.
enum ScreenSamples {
  /// The index of screens, by their paths, and why some are none.
  static func read(
    _ screens: [(path: String, text: String)], code: [(path: String, text: String)] = []
  ) -> (index: UsageIndex, problems: [String]) {
    var draft = UsageDraft()
    var problems: [String] = []
    for (path, text) in screens {
      if let problem = draft.read(screen: path, Array(text.utf8)) { problems.append(problem) }
    }
    var sources = UsageDraft()
    for (path, text) in code {
      if let kind = SourceKind(path: path) { sources.read(path: path, Array(text.utf8), as: kind) }
    }
    return (UsageIndex(sources, screens: draft), problems)
  }

  /// What a file shows, in short: `3 label Share [ImageButton]`.
  static func shown(_ text: String) -> [String] {
    FoundUse.all(in: read([("screen", text)]).index).map {
      "\($0.line) \($0.purpose) \($0.key) [\($0.className)]"
    }
  }

  /// Why a file shows no screen; nil where it does.
  static func problem(_ text: String) -> String? { read([("screen", text)]).problems.first }

  /// A dump of uiautomator with some nodes, the first one on line 3.
  static func dump(_ nodes: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0">
    \(nodes)
    </hierarchy>
    """
  }

  /// A node of a dump.
  static func node(
    _ className: String, text: String = "", label: String = "", id: String = "",
    isPressed: Bool = false, _ children: String = ""
  ) -> String {
    """
    <node index="0" text="\(text)" resource-id="\(id)" class="\(className)" package="org.example" \
    content-desc="\(label)" checkable="false" checked="false" clickable="\(isPressed)" bounds="[0,0][9,9]">\
    \(children)</node>
    """
  }

  /// What XCTest prints of an app, with some lines as its elements.
  static func description(_ lines: String) -> String {
    """
    Attributes: Application, 0x600003a1c000, pid: 4711, label: 'Workshop'
    Element subtree:
     →Application, 0x600003a1c000, pid: 4711, label: 'Workshop'
        Window (Main), 0x600003a1c0e0, {{0.0, 0.0}, {390.0, 844.0}}
    \(lines)
    Path to element:
     →Application, 0x600003a1c000, pid: 4711, label: 'Workshop'
    Query chain:
     →Find: Application 'org.example.workshop'
    """
  }
}
