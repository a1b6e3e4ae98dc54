import Foundation
import Testing

/// `check --sources` and `inspect uses`, as users run them.
@Suite("Sources beside catalogs")
struct SourcesTests {
  /// A folder with a small Android app.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="upload">Upload button</string>
        <string name="title">Files</string>
      </resources>
      """, to: "app/src/main/res/values/strings.xml")
    try folder.write(
      """
      <ImageButton xmlns:android="http://schemas.android.com/apk/res/android"
        android:contentDescription="@string/upload" />
      """, to: "app/src/main/res/layout/files.xml")
    try folder.write(
      "fun a() { b.contentDescription = name; c.setTitle(R.string.title) }\n",
      to: "app/src/main/kotlin/Files.kt")
    return folder
  }

  @Test("kinds become certain, and the run says how many")
  func check() throws {
    let folder = try Self.app()
    let without = try folder.run("check", "--root", ".", "app/src/main/res")
    #expect(without.output == "")
    #expect(without.error == "")
    let run = try folder.run(
      "check", "--root", ".", "--format", "text", "--sources", "app", "app/src/main/res")
    #expect(run.status == 0)
    #expect(
      run.output == """
        app/src/main/res/values/strings.xml:2:32: warning: 'Upload button' repeats the role 'button' [role-word]
          2 |   <string name="upload">Upload button</string>
            |                                ^^^^^^ write: Upload
            = spoken: "Upload button, button"
            = spoken after the change: "Upload, button"
            = used as a label in app/src/main/res/layout/files.xml:2
            = guideline: BBC Text equivalents: element type; Mobile Practice 2: Labels for UI elements
            = more: label-lint explain role-word

        1 finding (1 warning) in 1 of 1 set

        """)
    #expect(
      run.error == """
        label-lint: sources: the kind of 2 of 2 keys is known from uses in 2 files; \
        1 use could not be resolved

        """)
  }

  @Test("where no use shows a kind the run says what to do; without code it says nothing")
  func nothingKnown() throws {
    let folder = try Self.app()
    try folder.write("fun main() {}\n", to: "other/Main.kt")
    try folder.write("No code.\n", to: "docs/readme.txt")
    func said(_ sources: String) throws -> String {
      try folder.run("check", "--root", ".", "--sources", sources, "app/src/main/res").error
    }
    #expect(
      try said("other") == """
        label-lint: sources: 1 file with code, but no use that shows the kind of a text; give \
        --sources the folders with the code and the layouts that use these texts

        """)
    #expect(try said("docs") == "")
  }

  @Test("the index, one object a line")
  func inspect() throws {
    let folder = try Self.app()
    let run = try folder.run("inspect", "uses", "--root", ".", "app")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output == """
        {"path":"app/src/main/kotlin/Files.kt","line":1,"key":"title","type":"string","table":null,"purpose":"title","class":null,"element":"c","role":null,"row":false,"custom":false,"visible":[]}
        {"path":"app/src/main/res/layout/files.xml","line":2,"key":"upload","type":"string","table":null,"purpose":"label","class":"ImageButton","element":null,"role":"button","row":false,"custom":false,"visible":[]}
        {"path":"app/src/main/kotlin/Files.kt","line":1,"key":null,"purpose":"label"}

        """)
    let counts = try folder.run("inspect", "uses", "--counts", "app")
    #expect(counts.output == "{\"files\":2,\"uses\":2,\"unresolved\":1,\"skipped\":0}\n")
  }

  @Test("names that Xcode and R.swift make of keys lead to the keys")
  func generatedNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "play.button" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Play button" } }
            }
          }
        },
        "version" : "1.0"
      }
      """, to: "App/Localizable.xcstrings")
    try folder.write(
      "\"artist.follow_label\" = \"Follow button\";\n", to: "App/en.lproj/Artist.strings")
    try folder.write(
      """
      Button(action: play) { icon }
        .accessibilityLabel(.playButton)
      """, to: "App/Player.swift")
    try folder.write(
      "button.accessibilityLabel = R.string.artist.artistFollowLabel()\n", to: "App/Artist.swift")
    let run = try folder.run(
      "check", "--root", ".", "--format", "concise", "--rule", "role-word", "--sources", "App",
      "App")
    #expect(
      run.output == """
        App/Localizable.xcstrings:7:75: warning: 'Play button' repeats the role 'button' [role-word]
        App/en.lproj/Artist.strings:1:33: warning: 'Follow button' repeats the role 'button' [role-word]

        """)
    #expect(run.error.contains("the kind of 2 of 2 keys is known"))
    let uses = try folder.run("inspect", "uses", "--root", ".", "App").output
    #expect(uses.contains(#""key":"playButton","type":"symbol","table":"Localizable""#))
    #expect(uses.contains(#""key":"artistFollowLabel","type":"symbol","table":"artist""#))
  }

  @Test("an array that a preference shows beside another one must have all items")
  func pairedArrays() throws {
    let folder = try TemporaryFolder()
    for (values, items) in [("values", ["a", "b"]), ("values-de", ["a"])] {
      let array = items.map { "<item>\($0) text</item>" }.joined()
      try folder.write(
        """
        <resources>
        <string-array name="colours">\(array)</string-array>
        <string-array name="sizes">\(array)</string-array>
        <string-array name="codes" translatable="false"><item>1</item><item>2</item></string-array>
        </resources>
        """, to: "app/src/main/res/\(values)/arrays.xml")
    }
    try folder.write(
      """
      <PreferenceScreen xmlns:app="http://schemas.android.com/apk/res-auto">
        <ListPreference app:entries="@array/colours" app:entryValues="@array/codes" />
        <ListPreference app:entries="@array/sizes" />
      </PreferenceScreen>
      """, to: "app/src/main/res/xml/preferences.xml")
    let run = try folder.run(
      "check", "--root", ".", "--format", "concise", "--rule", "array-length-mismatch",
      "--sources", "app", "app/src/main/res")
    #expect(
      run.output == """
        app/src/main/res/values-de/arrays.xml:2:21: error: the array has 1 item, but its source has 2; add the others [array-length-mismatch]
        app/src/main/res/values-de/arrays.xml:3:21: warning: the array has 1 item, but its source has 2; add the others [array-length-mismatch]

        """)
  }

  @Test("an object of an interface file goes by the name that its authors gave it")
  func userLabels() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <imageView id="a-1" userLabel="Cover of the album">
          <accessibility key="accessibilityConfiguration" label="Cover"/>
        </imageView>
      </document>
      """, to: "App/Main.storyboard")
    let run = try folder.run("inspect", "uses", "--root", ".", "App")
    #expect(
      run.output == """
        {"path":"App/Main.storyboard","line":3,"key":"a-1.accessibilityLabel","type":"string","table":"Main","purpose":"label","class":"UIImageView","element":"Cover of the album","role":"image","row":false,"custom":false,"visible":[]}

        """)
  }

  @Test("the same index for any number of workers")
  func workers() throws {
    let folder = try TemporaryFolder()
    for number in 0..<200 {
      try folder.write(
        "fun a() { b\(number).contentDescription = getString(R.string.key_\(number)) }\n",
        to: "src/\(number % 7)/File\(number).kt")
    }
    let one = try folder.run("inspect", "uses", "--jobs", "1", ".").output
    #expect(one.split(separator: "\n").count == 200)
    for jobs in ["2", "5"] {
      let other = try folder.run("inspect", "uses", "--jobs", jobs, ".").output
      #expect(other == one)
    }
  }

  @Test("nothing outside the folder is read, and odd files are skipped with a note")
  func oddFiles() throws {
    let folder = try Self.app()
    let outside = "fun a() { b.contentDescription = getString(R.string.outside) }\n"
    try folder.write(outside, to: "outside/Secret.kt")
    try folder.link("app/src/Link.kt", to: "../../outside/Secret.kt")
    try folder.link("app/src/linked", to: "../../outside")
    try folder.write(Data([0x66, 0, 0x66]), to: "app/src/Binary.kt")
    try folder.write(Data(count: 5 << 20), to: "app/src/Huge.swift")
    try folder.makePipe("app/src/Pipe.swift")
    try folder.write(outside, to: "app/build/Generated.kt")
    let run = try folder.run("inspect", "uses", "--root", ".", "app")
    #expect(run.status == 0)
    #expect(!run.output.contains("outside"))
    #expect(
      run.error == """
        label-lint: skipped app/src/Binary.kt: not a text
        label-lint: skipped app/src/Huge.swift: larger than 4 MiB
        label-lint: skipped app/src/Link.kt: a symbolic link is not followed
        label-lint: skipped app/src/Pipe.swift: a pipe, socket or device, but a file is needed

        """)
  }

  @Test("a folder that is not there is a wrong call")
  func wrongCalls() throws {
    let folder = try Self.app()
    for arguments in [
      ["check", "--sources", "nowhere", "app"], ["inspect", "uses", "nowhere"],
      ["inspect", "uses", "app/src/main/kotlin/Files.kt"], ["inspect", "uses"],
      ["inspect", "uses", "--jobs", "0", "app"],
    ] {
      let run = try folder.runAll(arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.output == "")
    }
  }
}
