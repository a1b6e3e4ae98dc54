import LabelLint
import Testing

/// Which suggestions are tried, blamed and taken back.
@Suite struct SuggestionTrialTests {
  private static let path = "App/en.lproj/L.strings"
  private static let text = "\"aa\" = \"One\";\n\"bb\" = \"Two\";\n"

  /// A finding whose fix writes something over bytes of the text.
  private static func finding(_ key: String, _ start: UInt32, _ count: UInt32, with new: String)
    -> Finding
  {
    let span = SourceSpan(file: 0, bytes: ByteRange(start: start, count: count))
    var finding = Finding(
      rule: "all-caps", severity: .warning, confidence: .high,
      subject: Subject(set: "App/L", table: "L", key: key, locale: "en"), span: span,
      message: "has a fault")
    finding.text = key == "aa" ? "One" : "Two"
    finding.fixes = [
      Fix("Write \(quoting: new)", safety: .safe, edits: [Edit(span, with: new)])
    ]
    return finding
  }

  /// Another word for the text of the first entry.
  private static let sound = finding("aa", 8, 3, with: "Uno")
  /// A letter in the second key, which makes it another one.
  private static let keyChange = finding("bb", 16, 1, with: "c")

  /// The text as a catalog, with the findings that are left of some.
  private static func checked(
    _ findings: [Finding], in files: [CatalogFile]? = nil
  ) throws -> FixRun.Checked {
    let location = try #require(CatalogLocation(path: path))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let own = files ?? [CatalogReader.read(Array(text.utf8), at: location)]
    return (Catalog(plan: plan, files: own, fallback: nil), findings)
  }

  @Test("of two fixes, the one that changes a key is left, and not the one before it")
  func blame() throws {
    let before = try Self.checked([Self.sound, Self.keyChange])
    let check: ([CatalogFile]) -> FixRun.Checked = { files in
      let isDone = String(decoding: files[0].source.text, as: UTF8.self).contains("Uno")
      let left = isDone ? [Self.keyChange] : [Self.sound, Self.keyChange]
      return (try? Self.checked(left, in: files)) ?? before
    }
    let outcome = FixRun(allowsUnsafe: false, check: check).run(before)
    let after = outcome.files.first.map { String(decoding: $0.stored, as: UTF8.self) }
    #expect(after == Self.text.replacing("One", with: "Uno"))
    #expect(outcome.applied.count == 1 && outcome.left.count == 1)
  }

  @Test("a suggestion after which the finding stays is not offered in any output")
  func withdrawn() throws {
    let before = try Self.checked([Self.sound])
    let trial = SuggestionTrial(before, checkAll: nil) { files in
      (try? Self.checked([Self.sound], in: files)) ?? before
    }
    #expect(trial.refusals.isEmpty)
    #expect(trial.unwritable == [Self.sound.identity])
    var set = Sample.set([Self.sound], in: before.catalog.files)
    #expect(set.findings.map { $0.fixes.count } == [1])
    var table = ReviewTable()
    table.add(set, of: before.catalog, trial)
    #expect(table.rows.map { $0[.suggestion] } == [""])
    #expect(table.rows.map { $0[.message] } == ["has a fault"])
    set.note(trial)
    #expect(set.findings.map { $0.fixes.count } == [0])
  }

  @Test("a suggestion that mends its finding is offered as it is")
  func kept() throws {
    let before = try Self.checked([Self.sound])
    let trial = SuggestionTrial(before, checkAll: nil) { files in
      (try? Self.checked([], in: files)) ?? before
    }
    #expect(trial.refusals.isEmpty && trial.unwritable.isEmpty)
    var set = Sample.set([Self.sound], in: before.catalog.files)
    set.note(trial)
    #expect(set.findings.map { $0.fixes.count } == [1])
  }
}
