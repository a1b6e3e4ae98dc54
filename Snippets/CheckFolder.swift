// Checks the catalogs of a folder, prints what is found and applies the safe fixes.
import LabelLintProject

do {
  let project = try Project(CommandLine.arguments.dropFirst().first ?? ".")
  for finding in try project.check() {
    let place = finding.place
    print("\(place.path):\(place.line):\(place.column): \(finding.message)")
  }
  let fixes = try project.fixes()
  try fixes.apply()
  print("fixed \(fixes.applied.count), left \(fixes.left.count)")
} catch {
  print(error)
}
