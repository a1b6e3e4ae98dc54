import LabelLint
import LabelLintProject

extension ReviewExportCommand {
  /// Makes the sounds of labels with findings, or of all, in a folder.
  func writeSounds(
    to folder: String, by program: SpeechProgram, _ check: Project, _ pipeline: FindingPipeline,
    _ selection: SelectionWatch?
  ) throws {
    var pipeline = pipeline
    let chosen = choice.choice
    var labels = SpokenLabels()
    check.visit(selecting: selection) { set in
      let reported = pipeline.pass(set.reported(concerning: check.namedFiles))
      let subjects = Set(
        reported.findings.flatMap { [$0] + $0.texts + $0.inherited }.map(\.subject))
      let prepared = set.context.linter.prepare(
        set.catalog, overridden: set.overridden, sources: set.sources)
      labels.add(prepared, app: set.context.app) { subject, isLabel in
        subjects.contains(subject) || all && isLabel && chosen.includes(subject)
      }
    }
    try judge(selection, pipeline, check)
    var sounds = try SoundFiles(in: folder, by: program)
    for label in labels.all { try sounds.add(label) }
    try sounds.close()
    for (reason, count) in sounds.missing {
      project.say("no sound for \(count.counted("label")): \(reason)")
    }
    project.say(
      "\(sounds.count.counted("sound")) in \(VisibleText.escaped(folder)), listed in \(SoundFiles.list)"
    )
  }
}
