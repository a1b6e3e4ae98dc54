import ArgumentParser
import LabelLint
import LabelLintProject

/// What the commands on stored records write, and where.
struct RenderOptions: ParsableArguments {
  /// What to write, and what fails the run.
  @OptionGroup var outputs: OutputOptions

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Renders sets and their run; excerpts are read from the catalogs again.
  func render(_ sets: [ReportedSet], _ run: RunSummary) throws {
    let root = try project.projectRoot()
    var store = try project.settings(in: root)
    let settings = try store.settings(in: root.path)
    var style = ReportStyle(settings, rules: run.rules)
    outputs.apply(to: &style)
    if let failOn = outputs.failOn { style.failingSeverity = failOn.severity }
    let targets = outputs.targets
    var outputs = ReportOutputs(targets, style: style, color: project.color)
    let check = targets.needs.contains(.contexts) ? catalogs(in: root) : nil
    for var set in sets {
      set.sources = Self.sources(of: set, in: root)
      set.contexts = check?.contexts(of: set)
      outputs.add(set)
    }
    for remark in try outputs.close(run) { StandardStream.say(remark) }
  }

  /// The catalogs of a project; nil where none are left.
  private func catalogs(in root: ProjectRoot) -> Project? {
    var request = Project.Request()
    request.paths = [root.path]
    return try? project.check(request)
  }

  /// The files that findings of a set are in, as far as they can be read.
  private static func sources(of set: ReportedSet, in root: ProjectRoot) -> [SourceIndex] {
    var paths: [String] = []
    var seen: Set<String> = []
    for finding in set.findings {
      for path in [finding.place.path] + finding.related.map(\.path)
      where seen.insert(path).inserted {
        paths.append(path)
      }
    }
    return paths.compactMap { path in
      // A record may come from anybody: it names files of this project, or none.
      guard !path.hasPrefix("/"), let location = CatalogLocation(path: path),
        let place = try? root.placeInside(path), let bytes = try? FileSystem.bytes(of: place)
      else { return nil }
      return SourceIndex(CatalogReader.read(bytes, at: location).source)
    }
  }
}
