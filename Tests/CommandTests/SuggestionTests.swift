import Testing

/// A misspelt name is answered with the nearest right one.
@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "the message names what was meant",
    arguments: [
      (["chekc", "good"], "did you mean 'label-lint check'?"),
      (["inspect", "mesages", "x"], "Did you mean 'label-lint inspect messages'?"),
      (["--rule", "al-caps", "good"], "Did you mean 'all-caps'?"),
      (["--no-rule", "all-caps,duplicate-keys", "good"], "Did you mean 'duplicate-key'?"),
      (["--format", "txt", "good"], "Did you mean 'text'?"),
      (["--format", "ndjsn=x", "good"], "Did you mean 'ndjson'?"),
      (["--fail-on", "errors", "good"], "Did you mean 'error'?"),
      (["--color", "allways", "good"], "Did you mean 'always'?"),
      (["--color", "blue", "good"], "It is one of 'auto', 'always', 'never'"),
      (["check", "--fromat", "text", "good"], "Did you mean '--format'?"),
      (["rules", "--format", "jsn"], "Did you mean 'json'?"),
      (["explain", "all-cap"], "did you mean 'all-caps'?"),
      (["--locale", "xx", "good"], "called 'xx'. Write a language tag such as pt-BR."),
      (["baseline", "check", "good"], "; label-lint baseline create writes a baseline"),
      (["explain", "nothing"], "label-lint rules lists them"),
    ])
  func suggestion(arguments: [String], says: String) throws {
    let folder = try ExitCodeTests.project()
    let outcome = try BuiltCommand(folder: folder.url).run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(says), "\(outcome.error)")
  }

  @Test(
    "every command's help begins with an example",
    arguments: [
      [], ["check"], ["rules"], ["explain"], ["inspect"], ["inspect", "messages"],
      ["inspect", "locale"], ["inspect", "resolve"], ["inspect", "placeholders"],
      ["inspect", "compare"],
    ])
  func example(command: [String]) throws {
    let outcome = try TemporaryFolder().runAll(command + ["--help"])
    #expect(outcome.status == 0)
    let example = try #require(outcome.output.firstRange(of: "Example: label-lint "))
    let usage = try #require(outcome.output.firstRange(of: "USAGE: "))
    #expect(example.lowerBound < usage.lowerBound)
  }
}
