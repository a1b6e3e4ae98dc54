/// `junit`: JUnit's XML, a suite for each set; strict enough for both published schemas.
package struct JUnitReport: Report {
  /// A rendered suite but for what the run says.
  private struct Suite {
    var package: String
    var name: String
    var tests = 0
    var failures = 0
    var errors = 0
    var cases = ""
    var log = ""
  }

  private let style: ReportStyle
  private var suites: [Suite] = []

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the suite of a set: a case for each finding, and one for each rule without any.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    let app = set.summary.app
    var suite = Suite(package: app.isEmpty ? "label-lint" : app, name: Self.name(set.summary.set))
    let name = ([app, set.summary.set].filter { !$0.isEmpty }.joined(separator: "/"))
      .split(separator: "/").joined(separator: ".")
    let className = XMLText.attribute("classname", name.isEmpty ? "label-lint" : name)
    var names: [String: Int] = [:]
    var found: Set<RuleID> = []
    for item in FindingItems(set: set, isFolded: style.isFolded).counted {
      found.insert(item.finding.rule)
      let name = Self.unique(Self.name(of: item), among: &names)
      let line = ItemHeading(item)
      let place = "\(line.place): \(line.severity): \(line.message)"
      suite.tests += 1
      let open = "    <testcase\(className)\(XMLText.attribute("name", name)) time=\"0\""
      guard style.fails(item.severity) else {
        suite.cases += open + "/>\n"
        suite.log += place + "\n"
        continue
      }
      suite.failures += 1
      let body = ([line.place] + item.finding.fixes.prefix(1).map { "\($0.title)" })
        .joined(separator: "\n")
      suite.cases +=
        open + ">\n      <failure" + XMLText.attribute("type", item.finding.rule.description)
        + XMLText.attribute("message", item.visibleMessage) + ">" + Self.content(body)
        + "</failure>\n    </testcase>\n"
    }
    for rule in style.activeRules where !found.contains(rule) {
      suite.tests += 1
      let name = XMLText.attribute("name", Self.unique(rule.description, among: &names))
      suite.cases += "    <testcase\(className)\(name) time=\"0\"/>\n"
    }
    suites.append(suite)
  }

  /// Writes the document.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    output.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n".utf8)
    if !run.notRead.isEmpty { suites.append(Self.suite(of: run)) }
    // The schemas want a time without a zone.
    let time = XMLText.attribute(
      "timestamp", String(run.started.prefix { $0 != "Z" && $0 != "+" && $0 != "." }))
    for (number, suite) in suites.enumerated() {
      let text =
        "  <testsuite id=\"\(number)\"\(XMLText.attribute("package", suite.package))"
        + "\(XMLText.attribute("name", suite.name)) hostname=\"localhost\"\(time)"
        + " tests=\"\(suite.tests)\" failures=\"\(suite.failures)\" errors=\"\(suite.errors)\" skipped=\"0\""
        + " time=\"0\">\n    <properties/>\n\(suite.cases)"
        + "    <system-out>\(Self.content(suite.log))</system-out>\n"
        + "    <system-err></system-err>\n  </testsuite>\n"
      output.append(contentsOf: text.utf8)
    }
    output.append(contentsOf: "</testsuites>\n".utf8)
  }

  /// The suite of what was not read: an error for each file or folder that is named.
  private static func suite(of run: RunSummary) -> Suite {
    var suite = Suite(
      package: run.app.isEmpty ? "label-lint" : run.app, name: NotRead.ruleName)
    for item in run.notRead.items {
      suite.tests += 1
      suite.errors += 1
      suite.cases +=
        "    <testcase" + XMLText.attribute("classname", "label-lint")
        + XMLText.attribute("name", name("\(NotRead.ruleName): \(item.path)"))
        + " time=\"0\">\n      <error" + XMLText.attribute("type", NotRead.ruleName)
        + XMLText.attribute("message", VisibleText.escaped(item.message))
        + "/>\n    </testcase>\n"
    }
    suite.log = run.notRead.sentence() + "\n"
    return suite
  }

  /// Name of a case: rule, key and locale.
  private static func name(of item: FoldedFinding) -> String {
    let subject = item.finding.subject
    let locale = item.locales.isEmpty ? [subject.locale] : item.locales
    let subjects = [subject.key, subject.slot].filter { !$0.isEmpty }.joined(separator: " ")
    let names = locale.filter { !$0.isEmpty }
    return "\(item.finding.rule): \(name(subjects))"
      + (names.isEmpty ? "" : " (\(names.listed(atMost: 3)))")
  }

  /// A name as schemas take it: no blanks at its ends or in a row, and not empty.
  private static func name(_ text: String) -> String {
    let words = VisibleText.escapedButIsolates(text).split { $0 == " " || $0 == "\t" }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  /// A name that no other case has; `names` says how often each was given.
  private static func unique(_ name: String, among names: inout [String: Int]) -> String {
    guard var number = names[name] else {
      names[name] = 1
      return name
    }
    repeat { number += 1 } while names["\(name) #\(number)"] != nil
    names[name] = number
    names["\(name) #\(number)"] = 1
    return "\(name) #\(number)"
  }

  /// Text between tags, its line ends as they are.
  private static func content(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { XMLText.escaped(String($0)) }.joined(separator: "\n")
  }
}
