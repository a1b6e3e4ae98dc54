import LabelLintProject

do {
  var project = try Project(CommandLine.arguments.dropFirst().first ?? ".", settings: .defaults)
  project.add(ShoutingMark())
  for finding in try project.check() {
    print("\(finding.place.path):\(finding.place.line): \(finding.message) [\(finding.rule)]")
  }
} catch {
  print(error)
}
