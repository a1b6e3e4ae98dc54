import Foundation
import LabelLint
import Testing

@Suite struct RecordSchemaTests {
  /// An object of JSON.
  typealias Object = [String: Any]

  /// A published schema.
  static func schema(_ name: String) throws -> Object {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "docs/schemas/\(name).schema.json")
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
  }

  /// The values that a property of a schema may have.
  static func values(_ property: String, in schema: Object) throws -> Set<String> {
    let properties = try #require(schema["properties"] as? Object)
    let property = try #require(properties[property] as? Object)
    return Set(try #require(property["enum"] as? [Any]).compactMap { $0 as? String })
  }

  @Test(arguments: [
    (
      "finding", RecordTests.findingMembers,
      ["role", "state", "suppression", "members", "texts", "inherited"]
    ),
    (
      "set", RecordTests.setMembers,
      ["texts", "sourceFiles", "cut", "cutLocales", "faultyLocales"]
    ),
    (
      "run", RecordTests.runMembers,
      ["commits", "notRead", "lost", "removed", "removedFindings", "selection"]
    ),
  ])
  func membersAgree(name: String, members: [String], optional: [String]) throws {
    let schema = try Self.schema(name)
    #expect(schema["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(schema["required"] as? [String] == members)
    let properties = try #require(schema["properties"] as? Object)
    #expect(Set(properties.keys) == Set(members + optional))
  }

  @Test(arguments: [
    "finding", "set", "run", "plan", "not-read", "fleet", "gitlab", "sonarqube", "decisions",
  ]) func everyObjectIsClosed(
    name: String
  ) throws {
    var open = [try Self.schema(name)]
    var objects = 0
    while let schema = open.popLast() {
      if let properties = schema["properties"] as? Object {
        objects += 1
        #expect(schema["type"] as? String == "object")
        #expect(schema["additionalProperties"] as? Bool == false)
        open += properties.values.compactMap { $0 as? Object }
      }
      if let items = schema["items"] as? Object { open.append(items) }
    }
    #expect(objects >= (name == "not-read" ? 1 : 2))
  }

  @Test func valuesAgree() throws {
    let finding = try Self.schema("finding")
    #expect(try Self.values("severity", in: finding) == Set(Severity.allCases.map(\.rawValue)))
    #expect(try Self.values("confidence", in: finding) == Set(Confidence.allCases.map(\.rawValue)))
    #expect(try Self.values("format", in: finding) == Set(CatalogFormat.allCases.map(\.rawValue)))
    #expect(try Self.values("state", in: finding) == Set(FindingState.allCases.map(\.rawValue)))
    let properties = try #require(finding["properties"] as? Object)
    let suppression = try #require(properties["suppression"] as? Object)
    #expect(
      try Self.values("kind", in: suppression) == Set(Suppression.Kind.allCases.map(\.rawValue)))
  }

  @Test func nestedMembersAgree() throws {
    var finding = Sample.roleWord
    finding.related = [Related(finding.span, "is here")]
    finding.suppression = Suppression(.inSource)
    var set = Sample.set([finding], in: [Sample.file(Sample.catalog)])
    set.findings[0].texts = set.findings
    set.findings[0].inherited = set.findings
    set.summary.texts = TextInventory(
      tables: [TextInventory.Table(name: "string", keys: ["a", "b"])], lacking: ["de": [1]],
      forms: ["de": [0: ["item=0"]]],
      variants: [TextVariant(locale: "de", qualifiers: "land", keys: [0])])
    set.summary.sourceFiles = [SourceFileTexts(file: "strings.xml", required: 1)]
    set.summary.locales = [
      LocaleCoverage(locale: "de", required: 1, translated: 1, needsReview: 0, checked: 1)
    ]
    let lines = Sample.output(NDJSONReport(), [set]).split(separator: "\n")
    for (name, line) in zip(["finding", "set", "run"], lines) {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
      try Self.compare(record, with: Self.schema(name), at: name)
    }
  }

  /// Checks that every object of a value has the members that its schema requires, and no others.
  static func compare(_ value: Any, with schema: Object, at place: String) throws {
    if let values = value as? [Any] {
      let items = try #require(schema["items"] as? Object, "\(place)")
      for value in values { try compare(value, with: items, at: "\(place)[]") }
    }
    guard let object = value as? Object, let properties = schema["properties"] as? Object else {
      return
    }
    let required = try #require(schema["required"] as? [String], "\(place)")
    #expect(Set(required).isSubset(of: object.keys), "\(place)")
    for (name, value) in object {
      let property = try #require(properties[name] as? Object, "\(place).\(name)")
      try compare(value, with: property, at: "\(place).\(name)")
    }
  }
}
