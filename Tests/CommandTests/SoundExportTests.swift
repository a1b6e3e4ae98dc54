import Foundation
import Testing

/// `review export --audio` on the built binary.
@Suite("Sounds of labels")
struct SoundExportTests {
  private static let values = "app/src/main/res/values/strings.xml"

  /// An app with a finding in two languages, a label without one, and a language that espeak-ng has no voice for.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">Play button</string>
        <string name="cd_stop">Stop [[now]]</string>
        <string name="con">Connect</string>
      </resources>

      """, to: values)
    for (folderName, text) in [
      ("values-de", "Wiedergabe-Taste"), ("values-fil", "I-PLAY ANG MUSIKA"),
    ] {
      try folder.write(
        "<resources><string name=\"cd_play\">\(text)</string></resources>\n",
        to: "app/src/main/res/\(folderName)/strings.xml")
    }
    return folder
  }

  /// Whether espeak-ng can be run; says so where it cannot.
  private static func isPresent(in folder: TemporaryFolder) throws -> Bool {
    if try BuiltCommand(folder: folder.url).shell("command -v espeak-ng").status == 0 {
      return true
    }
    print("skipped: espeak-ng is not installed")
    return false
  }

  private func bytes(of path: String, in folder: TemporaryFolder) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: path))
  }

  /// The rows of the list without its heading.
  private static func rows(_ folder: TemporaryFolder) throws -> [String] {
    Array(
      try folder.text(of: "sounds/labels.csv").split(separator: "\r\n").dropFirst().map(
        String.init))
  }

  @Test("each label with a finding has a sound for its reader; a language without a voice is named")
  func sounds() throws {
    let folder = try Self.project()
    guard try Self.isPresent(in: folder) else { return }
    let outcome = try folder.run(
      "review", "export", "--audio", "sounds", "--rule", "role-word,all-caps")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output == "")
    #expect(
      outcome.error.contains("no sound for 1 label: espeak-ng has no voice for fil"),
      "\(outcome.error)")
    #expect(outcome.error.contains("2 sounds in sounds, listed in labels.csv"), "\(outcome.error)")
    #expect(
      try Self.rows(folder).sorted() == [
        ",TalkBack,fil,cd_play,,\"I-PLAY ANG MUSIKA, button\",espeak-ng has no voice for fil",
        "de/cd_play.talkback.wav,TalkBack,de,cd_play,,\"Wiedergabe-Taste, Schaltfläche\",",
        "en/cd_play.talkback.wav,TalkBack,en,cd_play,,\"Play button, button\",",
      ])
    for name in ["de", "en"] {
      let sound = try bytes(of: "sounds/\(name)/cd_play.talkback.wav", in: folder)
      #expect(sound.prefix(4) == Data("RIFF".utf8))
      // Its sizes are right, and there is more than the heading: half a second at least (22,050 Hz, 16 bits).
      let size = sound[40..<44].reversed().reduce(0) { $0 << 8 | Int($1) }
      #expect(size == sound.count - 44)
      #expect(size > 22_050)
    }
  }

  @Test("with --all every label has a sound, in a file whose name every system takes")
  func names() throws {
    let folder = try TemporaryFolder()
    guard try Self.isPresent(in: folder) else { return }
    let keys = ["Play", "play", "../up", "con", "a/b", ".x", "-v", "ключ"]
    let lines = keys.map { "\"\($0).accessibilityLabel\" = \"Open album\";\n" }
    try folder.write(lines.joined(), to: "en.lproj/Localizable.strings")
    let outcome = try folder.run(
      "review", "export", "--audio", "out", "--all", "--quiet", "en.lproj")
    #expect(outcome.status == 0, "\(outcome.error)")
    let listed = try folder.text(of: "out/labels.csv").split(separator: "\r\n").dropFirst().map {
      String($0.prefix { $0 != "," })
    }
    #expect(listed.count == keys.count)
    #expect(Set(listed.map { $0.lowercased() }).count == keys.count)
    for name in listed {
      #expect(
        name.wholeMatch(of: /en\/[A-Za-z0-9_][A-Za-z0-9_.-]*\.voiceover\.wav/) != nil, "\(name)")
      #expect(try bytes(of: "out/\(name)", in: folder).count > 44)
    }
    #expect(!listed.contains { $0.hasPrefix("en/con.") })
    // Nothing is beside them.
    let written = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(written.filter { $0.hasSuffix(".wav") }.count == keys.count)
  }

  @Test("what a voice would take for a command is text")
  func commands() throws {
    let folder = try TemporaryFolder()
    guard try Self.isPresent(in: folder) else { return }
    try folder.write(
      "\"a.accessibilityLabel\" = \"[[h@lou]] -w x.wav\";\n", to: "en.lproj/Localizable.strings")
    let outcome = try folder.run("review", "export", "--audio", "out", "--all", "en.lproj")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.contains("1 sound in out"), "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "x.wav").path))
  }

  @Test("without espeak-ng nothing is written, and the message says what to do")
  func missing() throws {
    let folder = try Self.project()
    let outcome = try BuiltCommand(folder: folder.url).run(
      ["review", "export", "--audio", "sounds"], environment: ["PATH": folder.url.path])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.error.contains("espeak-ng is not installed, and sounds are made with it: install it"),
      "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "sounds").path))
  }

  @Test("a voice that fails ends the command and leaves no half file")
  func failing() throws {
    let folder = try Self.project()
    let program = """
      #!/bin/sh
      if [ "$1" = --voices ]; then
        echo "Pty Language       Age/Gender VoiceName          File                 Other Languages"
        echo " 5  en-us           --/M      English            gmw/en-US            (en 3)"
        exit 0
      fi
      printf RIFF
      echo "no sound today" >&2
      exit 1
      """
    try folder.write(program, to: "bin/espeak-ng")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/espeak-ng").path)
    let path = "\(folder.url.path)/bin:/usr/bin:/bin"
    let outcome = try BuiltCommand(folder: folder.url).run(
      ["review", "export", "--audio", "sounds", "--rule", "role-word"], environment: ["PATH": path])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("espeak-ng ended with 1: no sound today"), "\(outcome.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "sounds").path))
  }

  @Test(
    "what does not go together is refused",
    arguments: [
      (["--audio", "a", "--format", "csv"], "--audio takes the place of --format and -o"),
      (["--audio", "a", "-o", "b"], "--audio takes the place of --format and -o"),
      ([], "name what to write"),
      (["--format", "csv"], "name the file to write"),
    ])
  func refused(arguments: [String], said: String) throws {
    let outcome = try Self.project().runAll(["review", "export"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(said), "\(outcome.error)")
  }
}
