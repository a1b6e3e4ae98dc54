import LabelLint

/// The digest for programs.
extension Digest {
  /// One document.
  package var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.member("headline", headline)
      writer.member("started", night.newest?.started)
      writer.member("quiet", isQuiet)
      writer.member("lostFindings", night.lostFindings)
      writer.member("lostTranslations", night.lostTranslations)
      writer.member("new", night.openedCount)
      writer.member("fixed", night.fixedCount)
      writer.member("removed", night.removedCount)
      writer.member("updated", night.updatedCount)
      writer.member("newRules", night.newRuleCount)
      writer.member("open", night.openCount)
      writer.array("didNotReport", of: night.notReported)
      writer.array("apps") { writer in
        for app in night.apps { writer.element { write(app, to: &$0) } }
      }
      writer.array("lost") { writer in
        for item in lost {
          writer.element { writer in
            writer.member("app", item.app)
            writer.member("set", item.texts.set)
            writer.member("locale", item.texts.locale)
            writer.member("findings", item.texts.findings)
            writer.member("translations", item.texts.translations)
          }
        }
      }
      writer.array("findings") { writer in
        for cause in opened { writer.element { write(cause, to: &$0) } }
      }
      writer.array("improved") { writer in
        for item in improved {
          writer.element { writer in
            writer.member("app", item.app)
            writer.member("rule", item.rule)
            writer.member("before", item.before)
            writer.member("now", item.now)
          }
        }
      }
      writer.array("remarks", of: remarks)
      writer.member("link", link)
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ app: AppNight, to writer: inout JSONWriter) {
    let counts = app.counts
    writer.member("app", app.app)
    writer.member("owner", owners[app.app])
    writer.member("page", pages.address(of: app.app))
    writer.member("started", app.run.started)
    writer.member("commitBefore", app.previous?.commit)
    writer.member("commit", app.run.commit)
    writer.member("reported", !night.isAbsent(app))
    writer.member("firstRun", app.previous == nil)
    writer.member("back", app.isBack)
    writer.member("reason", night.reason(of: app.app))
    writer.member("complete", app.run.complete)
    writer.member("lostFindings", app.lostFindings)
    writer.member("lostTranslations", app.lostTranslations)
    writer.member("new", app.opened.count)
    writer.member("fixed", app.fixedCount)
    writer.member("removed", app.removed)
    writer.member("updated", app.updated)
    writer.member("newRules", app.fromNewRules.values.reduce(0, +))
    writer.member("persisting", app.persisting)
    writer.object("open") { writer in
      writer.member("error", counts.error)
      writer.member("warning", counts.warning)
      writer.member("note", counts.note)
    }
    let texts = app.coverageSum
    writer.member("required", texts.required)
    writer.member("translated", texts.translated)
    writer.member("missing", texts.missing)
    writer.member("suppressed", texts.suppressed)
    writer.member("daysSinceClean", app.daysSinceClean)
  }

  private func write(_ cause: OpenedCause, to writer: inout JSONWriter) {
    let finding = cause.finding
    writer.member("app", cause.app)
    writer.member("owner", owners[cause.app])
    writer.member("count", cause.count)
    writer.member("places", cause.places)
    writer.member("fingerprint", finding.fingerprint)
    writer.member("rule", finding.rule)
    writer.member("severity", finding.severity.rawValue)
    writer.member("locale", finding.subject.locale)
    writer.array("locales", of: cause.locales)
    writer.member("key", finding.subject.key)
    writer.member("text", finding.text)
    writer.member("path", finding.path)
    writer.member("line", finding.line)
    writer.member("message", finding.message)
  }
}
