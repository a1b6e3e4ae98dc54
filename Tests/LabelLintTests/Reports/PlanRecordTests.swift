import LabelLint
import Testing

/// Lines that name sets to check.
@Suite("Plan records")
struct PlanRecordTests {
  private func plan(_ paths: [String], declared: String? = nil) throws -> CatalogPlan {
    var plan = try #require(
      CatalogDiscovery.plans(for: paths.compactMap { CatalogLocation(path: $0) }).first)
    plan.declaredSourceLocale = declared
    return plan
  }

  @Test("a line and back")
  func roundTrip() throws {
    let record = PlanRecord(
      app: "player", root: "checkouts/player", config: nil,
      plan: try plan(
        ["app/src/debug/res/values/strings.xml", "app/src/debug/res/values-pt-rBR/strings.xml"],
        declared: "en"),
      overridden: try plan(["app/src/main/res/values/strings.xml"]), bytes: 1234)
    let line =
      #"{"type":"plan","schemaVersion":1,"app":"player","root":"checkouts/player","#
      + #""config":null,"set":"app/src/debug/res","format":"android","sourceLocale":"en","#
      + #""files":[{"path":"app/src/debug/res/values-pt-rBR/strings.xml","locale":"pt-BR"},"#
      + #"{"path":"app/src/debug/res/values/strings.xml","locale":""}],"#
      + #""overrides":{"set":"app/src/main/res","sourceLocale":null,"#
      + #""files":[{"path":"app/src/main/res/values/strings.xml","locale":""}]},"bytes":1234}"#
    #expect(String(decoding: record.line, as: UTF8.self) == line + "\n")
    let again = try PlanRecord(Array(line.utf8).span, line: 1)
    #expect(again.line == record.line)
    #expect(again.overridden?.set == "app/src/main/res")
  }

  @Test("lists of languages are written and read again")
  func localeDeclarations() throws {
    let paths = ["App/en.lproj/Localizable.strings", "App/de.lproj/Menu.strings"]
    var projects = XcodeProjects()
    let text =
      "{ objects = { P = { isa = PBXProject; knownRegions = (en, Base, de); }; }; rootObject = P; }"
    projects.add(path: "App.xcodeproj/project.pbxproj", bytes: Array(text.utf8))
    let plans = CatalogDiscovery.plans(
      for: paths.compactMap { CatalogLocation(path: $0) }, declarations: [], projects: projects)
    let plan = try #require(plans.first)
    let list = LocaleDeclaration(
      path: "App.xcodeproj/project.pbxproj", .knownRegions, names: ["en", "de"])
    #expect(plan.localeDeclarations == [list])
    let record = PlanRecord(app: "", root: ".", config: nil, plan: plan, overridden: nil, bytes: 1)
    let again = try PlanRecord(Array(record.line.dropLast()).span, line: 1)
    #expect(again.plan.localeDeclarations == [list])
    #expect(again.plan.localesOfProject.map(\.description) == ["de", "en"])
    #expect(again.line == record.line)
  }

  @Test("other modules are told and read again")
  func otherModules() throws {
    let plan = try self.plan([
      "app/src/main/res/values/strings.xml", "library/src/main/res/values/strings.xml",
    ])
    #expect(plan.hasOtherModules)
    let record = PlanRecord(app: "", root: ".", config: nil, plan: plan, overridden: nil, bytes: 1)
    let again = try PlanRecord(Array(record.line.dropLast()).span, line: 1)
    #expect(again.plan.hasOtherModules)
    #expect(again.line == record.line)
  }

  @Test("a multiplatform module may have its default texts in androidMain")
  func mainSourceSet() throws {
    func overridden(_ paths: [String]) -> [String] {
      CatalogDiscovery.plans(for: paths.compactMap { CatalogLocation(path: $0) }).map {
        "\($0.set): \($0.overriddenSet ?? "-")"
      }
    }
    let (own, stray) = ("src/androidMain/res/values/s.xml", "src/main/res/values-ca/s.xml")
    let merged = [
      "src/androidMain/res: -", "src/debug/res: src/androidMain/res",
      "src/main/res: src/androidMain/res",
    ]
    let debug = "src/debug/res/values/s.xml"
    #expect(overridden([own, stray, debug]) == merged)
    #expect(
      overridden(["a/\(own)", "b/\(stray)"]) == [
        "a/src/androidMain/res: -", "b/src/main/res: -",
      ])
    #expect(
      overridden([own, stray, "src/main/res/values/s.xml"]) == [
        "src/androidMain/res: src/main/res", "src/main/res: -",
      ])
    let plan = try self.plan([own])
    let record = PlanRecord(app: "", root: ".", config: nil, plan: plan, overridden: nil, bytes: 1)
    let again = try PlanRecord(Array(record.line.dropLast()).span, line: 1)
    #expect(again.plan.overriddenSet == nil)
    #expect(again.line == record.line)
  }

  @Test(
    "what is no plan is refused",
    arguments: [
      ("{", "not JSON at byte"), ("{}", "'type' is missing"),
      (#"{"type":"finding"}"#, "no plan of a set"),
      (#"{"type":"plan","schemaVersion":2}"#, "newer label-lint"),
      (#"{"type":"plan","schemaVersion":1,"app":"a"}"#, "'root' is missing"),
      (
        #"{"type":"plan","schemaVersion":1,"app":"a","root":".","set":"res","files":[]}"#,
        "'res' has no files"
      ),
      (
        #"{"type":"plan","schemaVersion":1,"app":"a","root":".","set":"res","files":[{"path":"x/values/a.xml"}]}"#,
        "'x/values/a.xml' is not a catalog of 'res'"
      ),
    ])
  func refused(line: String, reason: String) {
    let problem = #expect(throws: RecordProblem.self) {
      try PlanRecord(Array(line.utf8).span, line: 7)
    }
    #expect(problem?.line == 7)
    #expect(problem?.message.contains(reason) == true, "\(problem?.message ?? "")")
  }
}
