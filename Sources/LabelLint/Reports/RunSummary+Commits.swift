extension RunSummary {
  /// The commits of named apps, each of which was met at one commit only.
  package static func commits(of apps: [(app: String, commit: String?)]) -> [String: String] {
    var met: [String: Set<String?>] = [:]
    for (app, commit) in apps where !app.isEmpty { met[app, default: []].insert(commit) }
    return met.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// The commits of the apps in the records of one run, or of several.
  package static func commits(in runs: [RunSummary]) -> [String: String] {
    // A part without sets has nothing of any commit.
    commits(
      of: runs.filter { $0.sets > 0 }.flatMap { run in
        run.app.isEmpty ? run.commits.map { ($0.key, $0.value) } : [(run.app, run.commit)]
      })
  }
}
