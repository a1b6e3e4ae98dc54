// Checks a catalog that is held in memory and prints what is found in it.
import LabelLint

let text = """
  <resources>
    <string name="cd_play">PLAY ALL</string>
    <string name="cd_close">Close button</string>
  </resources>
  """

// Where a file would lie says what it is: its format, its set and its locale.
let files = ["app/src/main/res/values/strings.xml": Array(text.utf8)]
for finding in Linter().findings(in: files) {
  print("\(finding.place.line):\(finding.place.column): \(finding.message) [\(finding.rule)]")
}
