import LabelLint

/// The sets that changed since a revision, as they are and as they were.
struct ComparedSides {
  /// The sets of both sides, checked.
  typealias Outcome = (now: [ReportedSet], before: [ReportedSet])

  /// The sets as they are.
  let now: Project
  /// The sets as they were.
  let before: Project
  /// Number of workers; nil for one a core.
  let workers: Int?
  /// Paths of all sets of now.
  let present: Set<String>

  /// Checks all files of both sides.
  func outcome(needs: ReportNeeds) async -> Outcome {
    let earlier = before.prepared(workers: workers, needs: .texts)
    let current = now.prepared(workers: workers, needs: needs)
    if workers == 1 { return (await current.sets(), await earlier.sets()) }
    async let beforeSets = earlier.sets()
    let nowSets = await current.sets()
    return (nowSets, await beforeSets)
  }

  /// Checks what a change of some translations concerns; nil where that does not tell what is new.
  ///
  /// A finding of one locale follows from its own texts, the source's and those of its language. What
  /// is new of rules that count locales is looked at again with all files.
  func outcome(ofLocalesChangedAt paths: Set<String>) async -> Outcome? {
    let changes = changes(at: paths)
    guard let nowPlans = narrowed(now, by: changes),
      let beforePlans = narrowed(before, by: changes),
      (nowPlans + beforePlans).contains(where: { !$0.locationsLeftOut.isEmpty })
    else { return nil }
    let outcome = await ComparedSides(
      now: now.reading(nowPlans), before: before.reading(beforePlans), workers: workers,
      present: present
    ).outcome(needs: [.sources, .texts])
    let isSourceChanged = (outcome.now + outcome.before).contains { set in
      changes[set.summary.set]?.concern(source: set.summary.sourceLocale) ?? false
    }
    if isSourceChanged { return nil }
    return isSameWithAllFiles(outcome) ? outcome : nil
  }

  /// The rules that let one locale speak for the others.
  private static let textRules = Set(RuleRegistry.textRules.map { $0.metadata.id })

  /// Whether findings stay new when the files of all locales are read.
  ///
  /// Copies of a name that most locales have are no fault; where the source lacks a key, the first
  /// locale that has it speaks for the others.
  private func isSameWithAllFiles(_ outcome: Outcome) -> Bool {
    var comparison = Comparison(outcome.before, rules: nil, present: present)
    var copies: [ReportedFinding] = []
    for var set in outcome.now {
      // How much is lost is counted with all files.
      if !comparison.apply(to: &set).isEmpty { return false }
      for finding in set.findings.flatMap(\.eachText) where finding.state != .unchanged {
        if finding.rule == "untranslated-copy" {
          copies.append(finding)
        } else if finding.source == nil, finding.subject.locale != finding.sourceLocale,
          Self.textRules.contains(finding.rule)
        {
          return false
        }
      }
    }
    return SharedNames(root: now.root, plans: now.plans).ruleOut(copies)
  }

  /// The languages that the changes of each set concern; none for a set where that is every language.
  private func changes(at paths: Set<String>) -> [String: ChangedLocales] {
    var changed: [String: [CatalogLocation]] = [:]
    var sources: [String: [LocaleTag]] = [:]
    for side in [now, before] {
      for (number, plan) in side.plans.enumerated() {
        // Sets that are merged are judged by each other's texts.
        let group = plan.overriddenSet ?? plan.set
        changed[group, default: []] += plan.locations.filter { paths.contains($0.path) }
        sources[group, default: []] += side.sourceLocales(ofPlan: number)
      }
    }
    var changes: [String: ChangedLocales] = [:]
    for plan in now.plans + before.plans {
      let group = plan.overriddenSet ?? plan.set
      changes[plan.set] = ChangedLocales(changed[group] ?? [], sources: sources[group] ?? [])
    }
    return changes
  }

  /// The sets of a side with the files that changes concern; nil where all are wanted of some set.
  private func narrowed(
    _ side: Project, by changes: [String: ChangedLocales]
  ) -> [CatalogPlan]? {
    let plans = side.plans.compactMap { plan -> CatalogPlan? in
      guard let change = changes[plan.set] else { return nil }
      // Both sides read the same, or what is left out of one would be gone.
      let hasCompany = (now.plans + before.plans).contains {
        $0.set == plan.set && change.needsCompany($0)
      }
      return change.narrowed(plan, hasCompany: hasCompany)
    }
    return plans.count == side.plans.count ? plans : nil
  }
}
