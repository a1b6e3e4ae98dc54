import Foundation
import Testing

/// Names of files are bytes: any of them works, and is shown so that it harms nobody.
@Suite("Names of files")
struct OddNameTests {
  /// A name, spelled for `printf %b`, as people see it, and as a URI writes it.
  struct Name: CustomTestStringConvertible, Sendable {
    let spelled: String
    let shown: String
    let uri: String

    var testDescription: String { shown }

    init(_ spelled: String, _ shown: String, _ uri: String) {
      (self.spelled, self.shown, self.uri) = (spelled, shown, uri)
    }
  }

  static let names = [
    Name(#"caf\0351"#, #"caf\xE9"#, "caf%E9"), Name(#"a\nb"#, #"a\nb"#, "a%0Ab"),
    Name(#"\0033[31mred"#, #"\u{1B}[31mred"#, "%1B%5B31mred"), Name("-rf", "-rf", "-rf"),
    Name("q\"u'o", "q\"u'o", "q%22u'o"), Name("100%d", "100%d", "100%25d"),
    Name(#"\0314\0201x"#, "\u{301}x", "%CC%81x"),
    Name(#"back\\slash"#, #"back\slash"#, "back%5Cslash"),
    Name(#"\0364\0217\0276\0205"#, #"\xF4\x8F\xBE\x85"#, "%F4%8F%BE%85"),
    Name(#"two words"#, "two words", "two%20words"),
    Name(
      String(repeating: "n", count: 255), String(repeating: "n", count: 255),
      String(repeating: "n", count: 255)),
  ]

  /// Runs lines of the shell, in which `$d` is the name.
  private static func shell(
    _ folder: TemporaryFolder, _ name: Name, _ line: String
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: folder.url).run(
      program: "/bin/sh", ["-c", "d=$(printf %b \"$NAME\")\n" + line],
      environment: [
        "LABEL_LINT": BuiltCommand.path, "NAME": name.spelled, "SOURCE_DATE_EPOCH": "1795226400",
      ])
  }

  /// A project in a folder of the name, with a finding that has a safe fix.
  private static func project(_ name: Name) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let made = try shell(
      folder, name,
      #"""
      mkdir -p "./$d/res/values" "./$d/res/values-de"
      echo '<resources><string name="cd_share">Share.</string></resources>' > "./$d/res/values/strings.xml"
      echo '<resources><string name="cd_share">Teilen</string></resources>' > "./$d/res/values-de/strings.xml"
      """#)
    #expect(made.status == 0, "\(made.error)")
    return folder
  }

  private static func finding(_ name: Name) -> String {
    "\(name.shown)/res/values/strings.xml:1:41: note: the label ends in '.'; remove it [trailing-punctuation]\n"
  }

  @Test("walk, call, plan and stored records find it, and show it escaped", arguments: names)
  func check(name: Name) throws {
    let folder = try Self.project(name)
    let outcome = try Self.shell(
      folder, name,
      #"""
      $LABEL_LINT check --format concise . &&
      $LABEL_LINT check --format concise "./$d" &&
      $LABEL_LINT check --format concise "./$d/res/values/strings.xml" &&
      $LABEL_LINT plan | $LABEL_LINT check --sets-from - --format concise &&
      $LABEL_LINT check --format ndjson=r.ndjson --format sarif=r.sarif . &&
      $LABEL_LINT report r.ndjson --format concise &&
      $LABEL_LINT check --root "./$d" --format concise "./$d" &&
      cd "./$d" && $LABEL_LINT check --format concise
      """#)
    let relative = Self.finding(name).dropFirst(name.shown.count + 1)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.output == String(repeating: Self.finding(name), count: 5) + relative + relative,
      "\(outcome.output)")
    #expect(outcome.error == "", "\(outcome.error)")
    let sarif = try folder.text(of: "r.sarif")
    #expect(sarif.contains("\"uri\":\"\(name.uri)/res/values/strings.xml\""), "\(sarif)")
  }

  @Test("fixes reach it, and leave nothing beside it", arguments: names)
  func fix(name: Name) throws {
    let folder = try Self.project(name)
    let outcome = try Self.shell(
      folder, name,
      #"""
      $LABEL_LINT fix -q . && cat "./$d/res/values/strings.xml" && ls -A "./$d/res/values"
      """#)
    #expect(
      outcome.output == """
        \(name.shown)/res/values/strings.xml:1:41: Write 'Share' [trailing-punctuation]
        <resources><string name="cd_share">Share</string></resources>
        strings.xml

        """, "\(outcome.error)")
    #expect(outcome.status == 0)
  }

  @Test("git knows it, too, and a patch for it can be applied", arguments: names)
  func git(name: Name) throws {
    let folder = try Self.project(name)
    let outcome = try Self.shell(
      folder, name,
      #"""
      git init -q . && git add -A && git -c user.email=a@b.c -c user.name=A commit -q -m x &&
      $LABEL_LINT check --changed-since HEAD --format concise &&
      echo '<resources><string name="cd_share">Share!!</string>
      <string name="cd_list">LIBRARY</string></resources>' > "./$d/res/values/strings.xml" &&
      $LABEL_LINT check --changed-since HEAD --rule all-caps --fail-on error --format concise &&
      git checkout -q . && { $LABEL_LINT fix --dry-run -q . > fix.patch; git apply fix.patch; } &&
      cat "./$d/res/values/strings.xml"
      """#)
    #expect(
      outcome.output == """
        \(name.shown)/res/values/strings.xml:2:24: warning: 'LIBRARY' is all capitals [all-caps]
        <resources><string name="cd_share">Share</string></resources>

        """, "\(outcome.error)")
    #expect(outcome.status == 0)
  }

  @Test("a baseline, an export and a decision about it are taken back", arguments: names)
  func baseline(name: Name) throws {
    let folder = try Self.project(name)
    let outcome = try Self.shell(
      folder, name,
      #"""
      $LABEL_LINT baseline create -q && $LABEL_LINT check --format concise . &&
      $LABEL_LINT baseline check -q && $LABEL_LINT baseline prune -q && wc -l < .label-lint-baseline.jsonl
      """#)
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "2", "\(outcome)")
    #expect(outcome.status == 0)
  }

  @Test("files that the call names may be called anything", arguments: names)
  func files(name: Name) throws {
    let folder = try Self.project(name)
    let outcome = try Self.shell(
      folder, name,
      #"""
      f="./$d/f"
      printf 'version: 1\nfailOn: note\n' > "$f.yml"
      $LABEL_LINT check --config "$f.yml" --format ndjson="$f.ndjson" . ; echo $?
      $LABEL_LINT diff "$f.ndjson" "$f.ndjson" && $LABEL_LINT check --compare "$f.ndjson" --format concise -q .
      $LABEL_LINT baseline create -q --baseline "$f.jsonl" && $LABEL_LINT check --baseline "$f.jsonl" -q .
      $LABEL_LINT plan > "$f.plan" && $LABEL_LINT check --sets-from "$f.plan" --format concise --rule all-caps
      $LABEL_LINT history add "$f.ndjson" --store "$f.store.jsonl" -q && $LABEL_LINT review export --format csv -o "$f.csv" &&
      $LABEL_LINT review import "$f.csv" -q; echo $?
      """#)
    #expect(outcome.error == "", "\(outcome.error)")
    #expect(
      outcome.output == "1\n0 new, 0 updated, 1 unchanged, 0 fixed\n1 known finding hidden\n0\n",
      "\(outcome.output)")
  }

  @Test("a catalog of the longest name there is can be fixed")
  func longest() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 251) + ".xml"
    try folder.write(
      "<resources><string name=\"cd_share\">Share.</string></resources>\n",
      to: "res/values/\(name)")
    let outcome = try folder.run("fix", "-q", ".")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "res/values/\(name)").contains(">Share<"))
    #expect(try folder.names(in: "res/values") == [name])
  }

  @Test("folders whose names look alike are two")
  func alike() throws {
    let folder = try TemporaryFolder()
    let made = try BuiltCommand(folder: folder.url).shell(
      #"""
      for d in "$(printf 'caf\303\251')" "$(printf 'cafe\314\201')"; do mkdir -p "$d/res/values"
      echo '<resources><string name="cd_list">LIBRARY</string></resources>' > "$d/res/values/strings.xml"; done
      $LABEL_LINT check --format concise .
      $LABEL_LINT check --format concise */
      """#)
    let lines = ["cafe\u{301}", "caf\u{E9}"].map {
      "\($0)/res/values/strings.xml:1:35: warning: 'LIBRARY' is all capitals [all-caps]\n"
    }.joined()
    #expect(made.output.utf8.elementsEqual((lines + lines).utf8), "\(made.output)")
    #expect(made.status == 0)
  }

  @Test("a store of a name that SQLite cannot be given is refused")
  func store() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand(folder: folder.url).shell(
      #"$LABEL_LINT history digest --store "$(printf 's\377')""#)
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(#"label-lint: s\xFF: the path of an SQLite store must be UTF-8"#))
    #expect(try folder.names() == [])
  }
}
