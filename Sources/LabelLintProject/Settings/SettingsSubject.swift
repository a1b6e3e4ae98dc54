package import LabelLint

/// What the level of a rule is asked for.
package struct SettingsSubject {
  /// Path of a file relative to the root; empty for any.
  package let path: String
  /// A key; empty for any.
  package let key: String
  /// A locale; empty for any.
  package let locale: String

  /// A file, a key and a locale, each of which may be empty.
  package init(path: String, key: String, locale: String) {
    self.path = path
    self.key = key
    self.locale = locale
  }
}

extension Settings {
  /// The level that a rule has for a subject, and where it was set.
  ///
  /// An override that selects by something the subject leaves open does not hold for it.
  package func level(of rule: RuleID, for subject: SettingsSubject) -> (
    level: String, place: SettingPlace
  ) {
    let own = metadata(of: rule)
    var level = own.map { $0.isOnByDefault ? $0.severity.rawValue : "off" } ?? "off"
    var place = SettingPlace("default")
    if let node = tree[["rules", rule.description, "severity"]], let text = node.text {
      (level, place) = (text, node.place)
    }
    for override in tree["overrides"]?.elements ?? [] {
      guard let node = override[["rules", rule.description, "severity"]], let text = node.text,
        holds(override, for: subject)
      else { continue }
      (level, place) = (text, node.place)
    }
    return (level, place)
  }

  private func holds(_ override: SettingNode, for subject: SettingsSubject) -> Bool {
    for selector in override.members {
      let names = selector.node.elements.compactMap(\.text)
      switch selector.name {
      case "rules": continue
      case "paths":
        guard matches(selector.node, .path, subject.path) else { return false }
      case "sets":
        let set = CatalogLocation(path: subject.path)?.set ?? ""
        guard matches(selector.node, .path, set) else { return false }
      case "keys":
        guard matches(selector.node, .key, subject.key) else { return false }
      case "formats":
        guard let format = CatalogLocation(path: subject.path)?.format,
          names.contains(format.rawValue)
        else { return false }
      case "locales":
        let locale = LocaleTag(subject.locale)?.merged.description ?? subject.locale
        guard LocaleSelection(names).contains(locale) else { return false }
      default: return false
      }
    }
    return true
  }

  private func matches(_ node: SettingNode, _ subject: Glob.Subject, _ text: String) -> Bool {
    !text.isEmpty && globs(node, subject).contains { $0.matches(text.utf8.span) }
  }
}
