// Checks a catalog that is held in memory and prints what is found in it.
import LabelLint

let text = """
  <resources>
    <string name="cd_play">PLAY ALL</string>
    <string name="cd_close">Close button</string>
  </resources>
  """

// Where a file would lie says what it is: its format, its set and its locale.
guard let location = CatalogLocation(path: "app/src/main/res/values/strings.xml"),
  let plan = CatalogDiscovery.plans(for: [location]).first
else { preconditionFailure("no path of a catalog") }

let files = plan.locations.map { CatalogReader.read(Array(text.utf8), at: $0) }
let catalog = Catalog(plan: plan, files: files, fallback: LocaleTag("en"))
let checked = Linter().check(catalog)

var report = ConciseReport()
var output: [UInt8] = []
report.add(ReportedSet(catalog, checked, app: ""), to: &output)
report.close(RunSummary(toolVersion: "0", started: "2026-01-01T00:00:00Z"), to: &output)
print(String(decoding: output, as: UTF8.self), terminator: "")
