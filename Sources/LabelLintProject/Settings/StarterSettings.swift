package import LabelLint

/// A first configuration for the catalogs of a project, with comments.
package struct StarterSettings {
  /// The file.
  package let text: String

  /// A configuration for some sets.
  package init(_ plans: [CatalogPlan]) {
    let formats = CatalogFormat.allCases.filter { format in
      plans.contains { $0.locations.contains { $0.format == format } }
    }
    let locales = Set(plans.flatMap { $0.locations.compactMap(\.place.tag) })
      .map(\.merged.description).sorted(by: ByteOrder.precedes)
    let sources = Set(plans.compactMap(\.declaredSourceLocale)).sorted(by: ByteOrder.precedes)
    let found =
      plans.isEmpty
      ? "no catalogs yet"
      : "\(plans.count) \(plans.count.form(of: "set")): "
        + formats.map(\.rawValue).joined(separator: ", ")
    var text = """
      # Configuration of label-lint; `label-lint config show` lists the settings that apply.
      # Found here: \(found).
      version: 1
      extends: [recommended]

      """
    if sources.count == 1, let source = sources.first {
      text += "\n# The language that texts are translated from, as the project says.\n"
      text += "sourceLocale: \(Self.quoted(source))\n"
    } else {
      text +=
        "\n# The language that texts are translated from; auto: catalogs and projects say it.\n"
      text += "sourceLocale: auto\n"
    }
    text += "\n# Locales that must be complete; auto: those that each set has.\n"
    text += "locales: auto\n"
    if !locales.isEmpty {
      text += "# locales: [\(locales.map(Self.quoted).joined(separator: ", "))]\n"
    }
    text += """

      # Lowest level that makes the exit code 1. By default: error where all findings count,
      # warning where only new ones do (--changed-since, --compare, a baseline).
      # failOn: warning

      # Levels: error, warning, note or off; `label-lint rules` lists the rules.
      rules: {}
      #  missing-translation: error
      #  all-caps: {severity: warning, allow: [OK]}

      # Levels for some findings only; all selectors must fit, later ones win.
      # overrides:
      #  - {paths: ["**/legal/**"], rules: {verbose-label: "off"}}
      #  - {locales: [es, fr], rules: {missing-plural-category: note}}

      """
    self.text = text
  }

  /// A tag as every reader of YAML takes it: `no` is false to some.
  private static func quoted(_ tag: String) -> String {
    ["no", "on", "off", "yes", "y", "n"].contains(tag) ? "\"\(tag)\"" : tag
  }
}
