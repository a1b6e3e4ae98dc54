import Foundation
import Testing

/// The recipes of `docs/integrations` for more than one machine, run as they are shipped.
@Suite("Recipes for many machines")
struct RecipeTests {
  private static let recipes = Checkout.top.appending(path: "docs/integrations")

  /// The records of one process over a fleet.
  private func whole(_ folder: TemporaryFolder) throws -> String {
    let outcome = try BuiltCommand(folder: folder.url).shell(
      """
      export SOURCE_DATE_EPOCH=1795226400
      $LABEL_LINT plan fleet.yml > plan.jsonl
      $LABEL_LINT check --sets-from plan.jsonl --format ndjson --exit-zero | $LABEL_LINT merge -
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output
  }

  @Test("GNU parallel finds what one process finds")
  func parallel() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel") else {
      print("GNU parallel is absent: its recipe is passed over")
      return
    }
    let folder = try PlanCommandTests.fleet()
    let whole = try whole(folder)
    let script = Self.recipes.appending(path: "parallel.sh").path
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "export SOURCE_DATE_EPOCH=1795226400; \(script) fleet.yml out.ndjson 2")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "out.ndjson") == whole)
  }

  @Test(
    "Spark finds what one process finds, as a pipe and through data frames",
    arguments: [["--parquet", "parquet"], ["--frames"]])
  func spark(_ options: [String]) throws {
    // The packages take 850 MB: `make spark` installs them, no other test needs them.
    let python = ProcessInfo.processInfo.environment["PYSPARK_PYTHON"] ?? "python3"
    let folder = try PlanCommandTests.fleet()
    let command = BuiltCommand(folder: folder.url)
    let needs = try command.shell(
      "java -version && \(python) -c 'import pyspark, pandas, pyarrow'")
    guard needs.status == 0 else {
      print("Spark, or Java, is absent: its recipe is passed over")
      return
    }
    let whole = try whole(folder)
    let script = Self.recipes.appending(path: "spark.py").path
    let outcome = try command.shell(
      """
      export SOURCE_DATE_EPOCH=1795226400 PYSPARK_PYTHON=\(python)
      \(python) \(script) fleet.yml out.ndjson --master 'local-cluster[2,1,1024]' --partitions 4 \
        \(options.joined(separator: " "))
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "out.ndjson") == whole)
    if options.contains("--parquet") {
      #expect(try folder.names(in: "parquet").contains("_SUCCESS"))
    }
  }

  @Test("the pods of the Kubernetes job, one after the other, find what one process finds")
  func kubernetes() throws {
    let folder = try PlanCommandTests.fleet()
    let whole = try whole(folder)
    let text = try String(
      contentsOf: Self.recipes.appending(path: "kubernetes-job.yml"), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("- label-lint check") })
    let command = line.drop { $0 == " " || $0 == "-" }
      .replacing("/plan/", with: "").replacing("/out/", with: "pod-")
      .replacing("label-lint check", with: "$LABEL_LINT check")
    #expect(text.contains("completions: 8"))
    let outcome = try BuiltCommand(folder: folder.url).shell(
      """
      export SOURCE_DATE_EPOCH=1795226400
      for JOB_COMPLETION_INDEX in 7 0 3 1 2 6 5 4; do \(command) || exit 9; done
      $LABEL_LINT merge pod-*.ndjson
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == whole)
  }

  @Test("the fleet file that is shown is one that is read")
  func fleetFile() throws {
    let folder = try PlanCommandTests.fleet()
    let text = try String(contentsOf: Self.recipes.appending(path: "fleet.yml"), encoding: .utf8)
    try folder.write(
      text.replacing("    config: checkouts/mail/.label-lint.yml\n", with: ""), to: "f.yml")
    try folder.makeFolder("checkouts")
    for (app, parts) in [("player", ["app"]), ("mail", ["app", "ios"])] {
      for part in parts {
        try folder.write(
          "<resources><string name=\"a\">A</string></resources>",
          to: "checkouts/\(app)/\(part)/src/main/res/values/strings.xml")
      }
    }
    let outcome = try folder.run("plan", "f.yml")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.split(separator: "\n").count == 3)
  }
}
