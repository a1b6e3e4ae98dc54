import Foundation
import Testing

/// The pipelines of `docs/deliveries.md`, run as they are written.
@Suite("Pipelines for deliveries")
struct DeliverySnippetTests {
  private static func run(_ script: String, in folder: TemporaryFolder) throws
    -> BuiltCommand.Outcome
  {
    let bin = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    return try BuiltCommand(folder: folder.url).run(
      program: "/bin/sh", ["-c", script], environment: ["PATH": "\(bin):/usr/bin:/bin"])
  }

  @Test("that of an Android team writes the letter and what passes")
  func android() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let sample = DeliverySample.android
    for (path, text) in sample.app { try folder.write(text, to: "app/src/main/\(path)") }
    try folder.write(
      DeliveredArchiveTests.archive(
        sample.delivery.sorted { $0.key < $1.key }.map {
          DeliveredArchiveTests.Part(name: $0.key, text: $0.value)
        }), to: "delivered/android.zip")
    let script = try #require(Checkout.blocks("sh", of: "docs/deliveries.md").first)
    let outcome = try Self.run(script, in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "letter.md").hasPrefix("# German (de)\n"))
    #expect(
      try folder.text(of: "app/src/main/res/values-de/strings.xml").contains(sample.written))
  }

  @Test("that of an Apple team writes the letter and what passes")
  func apple() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let sample = DeliverySample.stringCatalog
    for (path, text) in sample.app { try folder.write(text, to: "App/\(path)") }
    for (path, text) in sample.delivery { try folder.write(text, to: "delivered/\(path)") }
    let script = try #require(Checkout.blocks("sh", of: "docs/deliveries.md").dropFirst().first)
    let outcome = try Self.run(script, in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "letter.md").hasPrefix("# German (de)\n"))
    #expect(try folder.text(of: "App/Localizable.xcstrings").contains(sample.written))
  }

  @Test("that of an Apple team with XLIFF writes the letter and what passes")
  func exchanged() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let sample = DeliverySample.exchanged
    for (path, text) in sample.app { try folder.write(text, to: "App/\(path)") }
    for (path, text) in sample.delivery {
      try folder.write(text, to: "delivered/de.xcloc/Localized Contents/\(path)")
    }
    let script = try #require(Checkout.blocks("sh", of: "docs/deliveries.md").dropFirst(2).first)
    let outcome = try Self.run(script, in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "letter.md").hasPrefix("# German (de)\n"))
    #expect(try folder.text(of: "App/de.lproj/Localizable.strings").contains(sample.written))
  }

  /// What is wrong with a block by the schema of its service; empty for nothing, or without the program that checks it.
  private static func faults(
    of block: String, by schema: String, in folder: TemporaryFolder
  ) throws -> String {
    let file = try folder.write(block, to: "job.yml")
    let verdict = try Validator.run("check-jsonschema", ["--builtin-schema", schema, file.path])
    return verdict.isValid ?? true ? "" : verdict.text
  }

  @Test("the workflow follows its schema, and its command fails for a warning")
  func workflow() throws {
    let workflow = try #require(Checkout.blocks("yaml", of: "docs/deliveries.md").first)
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    #expect(try Self.faults(of: workflow, by: "vendor.github-workflows", in: folder).isEmpty)
    let sample = DeliverySample.android
    for (path, text) in sample.app { try folder.write(text, to: "app/src/main/\(path)") }
    for (path, text) in sample.delivery { try folder.write(text, to: "delivered/\(path)") }
    let command = try #require(workflow.components(separatedBy: "- run: ").last)
    let outcome = try Self.run(command, in: folder)
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(
      outcome.output.contains("::warning file=delivered/values-de/strings.xml,line=2"),
      "\(outcome.output)")
  }

  /// An Apple app with a delivery in a `.xcloc` folder.
  private static func exchange() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    let sample = DeliverySample.exchanged
    for (path, text) in sample.app { try folder.write(text, to: "App/\(path)") }
    for (path, text) in sample.delivery {
      try folder.write(text, to: "delivered/de.xcloc/Localized Contents/\(path)")
    }
    return folder
  }

  @Test(
    "the workflow for XLIFF follows its schema, and its command fails for a warning and writes the letter"
  )
  func exchangeWorkflow() throws {
    let workflow = try #require(
      Checkout.blocks("yaml", of: "docs/deliveries.md").dropFirst().first)
    let folder = try Self.exchange()
    #expect(try Self.faults(of: workflow, by: "vendor.github-workflows", in: folder).isEmpty)
    let step = try #require(workflow.components(separatedBy: "- run: ").last)
    let command = try #require(step.split(separator: "\n").first)
    let outcome = try Self.run(String(command), in: folder)
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(
      outcome.output.contains(
        "::warning file=delivered/de.xcloc/Localized Contents/de.xliff,line="), "\(outcome.output)")
    #expect(try folder.text(of: "letter.md").hasPrefix("# German (de)\n"))
  }

  @Test("the job of GitLab follows its schema, fails for a warning and writes both reports")
  func exchangeJob() throws {
    let job = try #require(Checkout.blocks("yaml", of: "docs/deliveries.md").last)
    let folder = try Self.exchange()
    #expect(try Self.faults(of: job, by: "vendor.gitlab-ci", in: folder).isEmpty)
    let line = try #require(job.split(separator: "\n").first { $0.contains("- label-lint ") })
    let outcome = try Self.run(String(line.drop { $0 != "l" }), in: folder)
    #expect(outcome.status == 1, "\(outcome.error)")
    let report = try folder.text(of: "gl-code-quality-report.json")
    #expect(report.contains("delivered/de.xcloc/Localized Contents/de.xliff"), "\(report)")
    #expect(try folder.text(of: "letter.md").hasPrefix("# German (de)\n"))
  }
}
